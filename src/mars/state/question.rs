//! What is asked.

pub use super::choice::Choice;
use super::payer::{Payer, Price};
pub use super::payment_purpose::PaymentPurpose;
pub use super::refusal::{Help, Helps, Refusal};
use crate::kit::Seat;
use crate::mars::cards::{CardId, Effect, Party, Resource, Tile};
use strum::{IntoStaticStr, VariantArray};

/// A question: its shape says how it is answered, its reason is for words only.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question {
    /// How it is answered.
    pub shape: Shape,
    /// Why it is asked.
    pub why: Why,
}

/// How a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// With an action, or by ending the turn.
    Turn,
    /// With one card.
    Card {
        /// Where it lies.
        from: CardZone,
    },
    /// With a card after the other, in ascending number: a run of questions, after each of which less is left. Once
    /// nothing more must be taken, [`Choice::Done`] ends it.
    Cards {
        /// How many more must be taken.
        least: u8,
        /// How many more can be.
        most: u8,
        /// Where they lie.
        from: CardZone,
    },
    /// With a card on the table.
    TableauCard,
    /// With an area of the map.
    Space {
        /// What is placed there; nothing where land is claimed.
        tile: Option<Tile>,
    },
    /// With a player, or the neutral opponent.
    Player,
    /// With a number.
    Amount {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// With how much a payer pays of a price: a run of questions, one a payer that may pay or not. What they leave, the
    /// unit of the price pays.
    Payment {
        /// Who is asked.
        with: Payer,
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// With an award of the map.
    Award,
    /// With one of several lists of effects.
    Option,
    /// With a conversion, or by stopping.
    Conversion,
    /// By going on, or by putting first what waits.
    Order,
    /// The question is answered; it may be reopened until all have answered.
    Answered,
}

/// Where cards lie that are not on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CardZone {
    /// Among the corporations dealt.
    Corporations,
    /// Among the preludes dealt, or those that wait to be played.
    Preludes,
    /// Among the cards dealt.
    Dealt,
    /// In hand.
    Hand,
}

/// Why a question is asked: for words only.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Why {
    /// A turn of this seat, with so many actions taken.
    Turn {
        /// How many actions of the turn were taken: 0 or 1.
        taken: u8,
    },
    /// A corporation is chosen (BASE-SETUP-08).
    Corporation,
    /// So many more preludes are kept (PREL-02).
    Preludes {
        /// How many more are kept.
        left: u8,
    },
    /// A prelude is played next (PREL-04), or one of those drawn (PREL-13).
    Prelude {
        /// Whether they were drawn, so that the others leave the game.
        drawn: bool,
    },
    /// Cards are bought, so many already chosen.
    Buy {
        /// How many cards were chosen before this one.
        chosen: u8,
    },
    /// A card is kept aside and the others passed on (DRAFT-02).
    Draft,
    /// A price is paid: how much with this payer?
    Pay {
        /// The payer that is asked about.
        with: Payer,
        /// What is left of the price.
        price: Price,
        /// What the price is paid for.
        goods: PaymentPurpose,
    },
    /// A step of a card (hidden: of no card) asks.
    Effect {
        /// The card.
        card: CardId,
        /// The step.
        effect: Effect,
    },
    /// How many are removed from this player.
    Remove {
        /// The player who loses them.
        from: Seat,
        /// The resource that is removed.
        resource: Resource,
    },
    /// How many are stolen from this player.
    Steal {
        /// The player who loses them.
        from: Seat,
        /// The resource that is stolen.
        resource: Resource,
    },
    /// How many are removed from this card.
    RemoveFromCard {
        /// The card that loses them.
        card: CardId,
    },
    /// So many more of the cards looked at are kept.
    Keep {
        /// How many more cards are kept.
        left: u8,
    },
    /// This card's action is used once more: which of several (VENUS-17).
    Again {
        /// The card.
        card: CardId,
    },
    /// The marker of this colony tile may be moved up before it is traded with (COL-18).
    Approach {
        /// The tile.
        tile: CardId,
    },
    /// Which comes first of what a trade with this tile brings: the income, or a player's bonuses (COL-09).
    Traded {
        /// The tile.
        tile: CardId,
    },
    /// Which marker is moved down, after this tile's was moved up (COL-21).
    Lower {
        /// The tile whose marker went up.
        raised: CardId,
    },
    /// Which colony tile is taken out of the game (COL-02).
    Close,
    /// Whose delegate leaves this party.
    Recall {
        /// The party.
        party: Party,
    },
    /// Cards are sold (BASE-SP-02).
    Sell,
    /// The last plants may become greenery (BASE-END-02).
    Conversion,
    /// Others still answer.
    Waiting,
}
