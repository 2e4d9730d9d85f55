//! What a seat is asked, what it may answer, and why not otherwise.

use super::event::StandardAction;
use crate::ares::cards::{
    CardColour, CardId, Cost, Effect, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack,
};

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which cards of the hand are replaced (ARES-CARD-15).
    Mulligan {
        /// How many are discarded so far.
        gone: u8,
    },
    /// Which corporation is kept (ARES-SETUP-05).
    Corporation,
    /// Which phase is chosen (ARES-PLAN-02).
    Plan,
    /// What is done in the running phase.
    Phase,
    /// Which cards are discarded at the end of the round (ARES-ROUND-01).
    HandLimit {
        /// How many more must go.
        over: u8,
    },
    /// Which of the cards looked at is kept.
    Keep {
        /// How many are still to be kept.
        left: u8,
    },
    /// Which card of the hand is discarded for no M€.
    Discard {
        /// How many are still to be discarded.
        left: u8,
    },
    /// What stands in for M€.
    StandIn {
        /// The M€ that are left to pay.
        due: u16,
    },
    /// How much heat is used as M€ (ARES-CARD-12).
    HeatAsMoney {
        /// The M€ that are left to pay.
        due: u16,
    },
    /// Which card of the hand is discarded for M€, because they are too few for a payment (ARES-PLAY-01).
    SellToPay {
        /// How many M€ are missing.
        short: u16,
    },
    /// How much is paid.
    Amount {
        /// For which card.
        card: CardId,
        /// What is paid.
        cost: Cost,
    },
    /// Off which card resources are taken.
    Source {
        /// For which card.
        card: CardId,
        /// The kinds, of which one is taken.
        kinds: &'static [SpecialResource],
        /// How many.
        amount: u8,
    },
    /// On which card resources are put.
    Target {
        /// By which card.
        card: CardId,
        /// The kinds, of which one is put there.
        kinds: &'static [SpecialResource],
        /// How many.
        amount: u8,
    },
    /// Which alternative of a card is carried out.
    Branch {
        /// Of which card.
        card: CardId,
        /// The alternatives.
        branches: &'static [&'static [Effect]],
    },
    /// Whether a card is discarded to draw.
    Exchange {
        /// By which card.
        card: CardId,
        /// How many cards are drawn.
        draw: u8,
        /// The tag of a discarded card for which more cards are drawn.
        tag: Tag,
        /// How many cards are drawn for a card with the tag.
        draw_for_tag: u8,
    },
    /// Which card is played for no M€.
    FreePlay {
        /// By which card.
        card: CardId,
        /// The colours of which it may be.
        colours: &'static [CardColour],
        /// The highest printed cost that it may have, in M€.
        cost: u8,
    },
    /// Whether the seat goes on with the phase that it has finished.
    Finished,
    /// Which cube is taken (ARES-COOP-03).
    Cube,
    /// Which card is given to the partner (ARES-COOP-05).
    Swap,
    /// Which phase the neutral player has (ARES-SOLO-05).
    Neutral,
    /// What rises by itself (ARES-SOLO-07).
    Warm {
        /// By how many steps.
        steps: u8,
    },
}

impl Question {
    /// Whether it asks with what a price is paid: with how much heat, or by the sale of which cards.
    pub const fn is_payment(&self) -> bool {
        matches!(self, Self::HeatAsMoney { .. } | Self::SellToPay { .. })
    }

    /// Whether it is answered with cards, one after the other.
    pub const fn takes_cards(&self) -> bool {
        matches!(
            self,
            Self::Keep { .. }
                | Self::Mulligan { .. }
                | Self::HandLimit { .. }
                | Self::Discard { .. }
                | Self::SellToPay { .. }
        )
    }
}

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Choose this phase.
    Phase(Phase),
    /// Choose this card.
    Card(CardId),
    /// Play this card.
    Play(CardId),
    /// Use this alternative of the card's action.
    Act {
        /// The card.
        card: CardId,
        /// The alternative, from 0.
        way: u8,
    },
    /// Use a standard action.
    Standard(StandardAction),
    /// Draw a card, as the bonus of phase II.
    DrawBonus,
    /// Buy terraform rating.
    BuyRating,
    /// Discard this card for M€ (ARES-CARD-01).
    Sell(CardId),
    /// Take the alternative at this place, from 0.
    Branch(u8),
    /// Pay that much.
    Amount(u16),
    /// Raise this track.
    Track(ZoneTrack),
    /// Take a cube of 1 M€.
    MoneyCube,
    /// Take a swap cube.
    SwapCube,
    /// Do without.
    Decline,
    /// Finish.
    Done,
    /// Go on with the phase.
    Reopen,
}

/// Why an answer is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The seat is not asked anything.
    NotAsked,
    /// The question has other answers.
    NotOffered,
    /// The card is not in the hand.
    NotInHand,
    /// Cards of this colour are played in another phase (ARES-PHASE-06, ARES-PHASE-08).
    OtherPhase(CardColour),
    /// No card of this colour may be played any more in this phase.
    NoMorePlays,
    /// The phase was chosen in the round before (ARES-PLAN-03).
    SamePhase(Phase),
    /// The track was not in the zone as the phase began (ARES-PLAY-07).
    Zone {
        /// Which track.
        track: ZoneTrack,
        /// The zone that is needed, or a bound of those that are.
        needs: Zone,
        /// The zone in which the track was.
        is: Zone,
    },
    /// There were too few or too many oceans as the phase began.
    Oceans {
        /// The fewest or the most.
        needs: u8,
        /// How many there were.
        is: u8,
    },
    /// Too few tags are in play.
    Tags {
        /// Which.
        tag: Tag,
        /// How many are missing.
        short: u8,
    },
    /// The terraform rating is too low.
    Rating {
        /// By how much.
        short: u16,
    },
    /// Resources are missing.
    Stock {
        /// Which. M€ are counted with all that could stand in for them.
        stock: Stock,
        /// How many.
        short: u16,
    },
    /// Cards of the hand are missing.
    Cards {
        /// How many.
        short: u8,
    },
    /// No card has enough resources.
    NoResources,
    /// The card has no such action.
    NoAction,
    /// The action was used in this phase.
    Used,
    /// What the standard action raises was at its maximum as the phase began (ARES-ACT-09).
    AtMaximum,
    /// This must be done before the phase can be finished (ARES-ACT-11).
    Compulsory(StandardAction),
    /// So many cards must go before the round can end (ARES-ROUND-01).
    HandLimit {
        /// How many.
        over: u8,
    },
    /// The amount is too low or too high.
    Amount {
        /// The lowest.
        least: u16,
        /// The highest.
        most: u16,
    },
}

impl Refusal {
    /// The id of the rule by which the answer is refused.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked => "ARES-PHASE-05",
            Self::NotOffered => "ARES-PHASE-03",
            Self::NotInHand | Self::Stock { .. } | Self::Cards { .. } => "ARES-PLAY-01",
            Self::OtherPhase(CardColour::Green) | Self::NoMorePlays => "ARES-PHASE-06",
            Self::OtherPhase(CardColour::Blue | CardColour::Red) => "ARES-PHASE-08",
            Self::SamePhase(_) => "ARES-PLAN-03",
            Self::Zone { .. } | Self::Oceans { .. } => "ARES-PLAY-07",
            Self::Tags { .. } | Self::Rating { .. } => "ARES-PLAY-06",
            Self::NoResources => "ARES-PB-02",
            Self::NoAction | Self::Used => "ARES-PHASE-10",
            Self::AtMaximum => "ARES-ACT-09",
            Self::Compulsory(_) => "ARES-ACT-11",
            Self::HandLimit { .. } => "ARES-ROUND-01",
            Self::Amount { .. } => "ARES-PLAY-02",
        }
    }
}
