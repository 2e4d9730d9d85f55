//! What a computer opponent answers, in any game.

/// An answer and why it was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotChoice<C> {
    /// One of the offers.
    pub choice: C,
    /// Why the bot chose it.
    pub reason: Reason,
}

/// Why an answer was given. Values are in hundredths of a M€.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There was no other.
    OnlyOffer,
    /// By lot.
    Chance {
        /// Among so many.
        of: u16,
    },
    /// The choice seemed to be worth most.
    WorthMost {
        /// How much.
        value: i32,
        /// How much the second best was.
        second: i32,
    },
    /// Played on, the choice led further than what seemed best at once, or what seemed best at once was not clearly beaten.
    LeadsFurther {
        /// By how much, in hundredths of a victory point; 0 for what seemed best at once.
        by: i32,
    },
    /// Nothing on offer seemed to be worth its price.
    NothingWorthIt {
        /// What the best of it would have brought.
        best: i32,
    },
    /// Nothing else needs what the choice takes, which passing would have left unused.
    NothingElseNeedsIt,
}
