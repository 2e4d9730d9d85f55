//! What happens.

use super::facts::Stage;
use super::player::CardColours;
use crate::ares::cards::{CardId, Phase, Stock, ZoneTrack};
use crate::kit::{Seat, Shows};

/// Why a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayedBy {
    /// One of the cards that the phase or a card allows.
    Permission,
    /// The bonus of phase II.
    Bonus,
    /// A card that lets it be played for no M€.
    Effect,
}

/// A standard action (ARES-ACT-01 to ARES-ACT-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
pub enum StandardAction {
    /// Plants become a forest.
    PlantsToForest,
    /// Heat raises the temperature.
    HeatToTemperature,
    /// M€ buy a forest.
    BuyForest,
    /// M€ raise the temperature.
    BuyTemperature,
    /// M€ flip an ocean token.
    BuyOcean,
}

impl StandardAction {
    /// All five.
    pub const ALL: [Self; 5] = crate::kit::listed(<Self as strum::VariantArray>::VARIANTS);
}

/// One thing that happened, with its actual amounts. Of a running phase all but its beginning and its end are a seat's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    Round {
        /// Its number, from 1.
        round: u8,
    },
    /// The game comes to a stage. Where all answer together there, a phase begins.
    Began(Stage),
    /// The phase is over: what all have done is put together.
    Ended,
    /// A player's choice of a phase is revealed.
    Chose {
        /// Whose choice.
        seat: Seat,
        /// The phase.
        phase: Phase,
    },
    /// The neutral player's phase is revealed.
    NeutralChose {
        /// The phase.
        phase: Phase,
        /// Whether the solo player picked it.
        picked: bool,
    },
    /// A player has a corporation.
    Incorporated {
        /// Who.
        seat: Seat,
        /// The corporation.
        card: CardId,
    },
    /// A card is drawn into the hand.
    Drawn {
        /// Who draws.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card is drawn to be looked at.
    Looked {
        /// Who looks.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card that was looked at is kept.
    Kept {
        /// Who keeps it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card that was looked at is discarded.
    PassedUp {
        /// Whose it was.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card of the deck is revealed: it is taken into the hand or discarded.
    Revealed {
        /// Who reveals it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Whether it is taken.
        taken: bool,
    },
    /// A card of the hand is discarded for M€.
    Sold {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The M€.
        money: u8,
    },
    /// A card of the hand is discarded for no M€.
    Discarded {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card of the hand is given to another player.
    Given {
        /// Who gives.
        from: Seat,
        /// Who gets.
        to: Seat,
        /// The card.
        card: CardId,
    },
    /// A card is played; its price is not yet paid.
    Played {
        /// Who plays.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Why it may be played.
        by: PlayedBy,
    },
    /// A card that was played counts as in play.
    Entered {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The bonus of phase II is used to draw.
    BonusDrawn {
        /// Whose bonus.
        seat: Seat,
    },
    /// One more card may be played in this phase.
    Permitted {
        /// By whom.
        seat: Seat,
        /// Its colours.
        colours: CardColours,
    },
    /// The next card in this phase costs less.
    Discounted {
        /// For whom.
        seat: Seat,
        /// How many M€ less.
        off: u8,
    },
    /// The next card in this phase may miss a zone by one.
    Flexed {
        /// For whom.
        seat: Seat,
    },
    /// Resources are taken from the supply.
    Gained {
        /// By whom.
        seat: Seat,
        /// Which.
        stock: Stock,
        /// How many.
        amount: u16,
    },
    /// Resources are paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        stock: Stock,
        /// How many.
        amount: u16,
    },
    /// The terraform rating changes.
    Rated {
        /// Whose.
        seat: Seat,
        /// By how much.
        change: i8,
    },
    /// Terraform rating is bought.
    RatingBought {
        /// By whom.
        seat: Seat,
    },
    /// A track is raised by a step.
    Raised {
        /// By whom.
        seat: Seat,
        /// Which.
        track: ZoneTrack,
    },
    /// A track rises by itself.
    Warmed {
        /// Which.
        track: ZoneTrack,
        /// By how many steps.
        steps: u8,
    },
    /// An ocean token is flipped.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Its place in the hidden order.
        place: u8,
    },
    /// A forest token is taken.
    ForestTaken {
        /// By whom.
        seat: Seat,
    },
    /// Resources are put on a card.
    Added {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: CardId,
        /// How many.
        amount: u8,
    },
    /// Resources are taken off a card.
    Removed {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: CardId,
        /// How many.
        amount: u8,
    },
    /// The action of a card is used.
    Used {
        /// By whom.
        seat: Seat,
        /// Of which card.
        card: CardId,
    },
    /// A standard action is used.
    Standard {
        /// By whom.
        seat: Seat,
        /// Which.
        action: StandardAction,
    },
    /// A cube of the co-operative mode is taken (ARES-COOP-03).
    CubeTaken {
        /// By whom.
        seat: Seat,
        /// Whether it is a swap cube.
        swap: bool,
    },
}

impl Event {
    /// Whose event it is; `None` for one that is nobody's.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Round { .. }
            | Self::Began(_)
            | Self::Ended
            | Self::NeutralChose { .. }
            | Self::Warmed { .. } => None,
            Self::Chose { seat, .. }
            | Self::Incorporated { seat, .. }
            | Self::Drawn { seat, .. }
            | Self::Looked { seat, .. }
            | Self::Kept { seat, .. }
            | Self::PassedUp { seat, .. }
            | Self::Revealed { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Given { from: seat, .. }
            | Self::Played { seat, .. }
            | Self::Entered { seat, .. }
            | Self::BonusDrawn { seat }
            | Self::Permitted { seat, .. }
            | Self::Discounted { seat, .. }
            | Self::Flexed { seat }
            | Self::Gained { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Rated { seat, .. }
            | Self::RatingBought { seat }
            | Self::Raised { seat, .. }
            | Self::Flipped { seat, .. }
            | Self::ForestTaken { seat }
            | Self::Added { seat, .. }
            | Self::Removed { seat, .. }
            | Self::Used { seat, .. }
            | Self::Standard { seat, .. }
            | Self::CubeTaken { seat, .. } => Some(seat),
        }
    }

    /// The event as this seat may hear it: which cards were drawn, kept, given or laid aside stays a secret of their owner.
    pub(crate) fn told_to(self, who: Option<Seat>) -> Self {
        let hide = |seat: Seat, card: CardId| if who == Some(seat) { card } else { CardId::HIDDEN };
        match self {
            Self::Drawn { seat, card } => Self::Drawn { seat, card: hide(seat, card) },
            Self::Looked { seat, card } => Self::Looked { seat, card: hide(seat, card) },
            Self::Kept { seat, card } => Self::Kept { seat, card: hide(seat, card) },
            Self::PassedUp { seat, card } => Self::PassedUp { seat, card: hide(seat, card) },
            Self::Sold { seat, card, money } => Self::Sold { seat, card: hide(seat, card), money },
            Self::Discarded { seat, card } => Self::Discarded { seat, card: hide(seat, card) },
            Self::Given { from, to, card } if who != Some(to) => {
                Self::Given { from, to, card: hide(from, card) }
            }
            Self::Round { .. }
            | Self::Began(_)
            | Self::Ended
            | Self::Chose { .. }
            | Self::NeutralChose { .. }
            | Self::Incorporated { .. }
            | Self::Revealed { .. }
            | Self::Given { .. }
            | Self::Played { .. }
            | Self::Entered { .. }
            | Self::BonusDrawn { .. }
            | Self::Permitted { .. }
            | Self::Discounted { .. }
            | Self::Flexed { .. }
            | Self::Gained { .. }
            | Self::Paid { .. }
            | Self::Rated { .. }
            | Self::RatingBought { .. }
            | Self::Raised { .. }
            | Self::Warmed { .. }
            | Self::Flipped { .. }
            | Self::ForestTaken { .. }
            | Self::Added { .. }
            | Self::Removed { .. }
            | Self::Used { .. }
            | Self::Standard { .. }
            | Self::CubeTaken { .. } => self,
        }
    }

    /// What the event shows that was hidden before.
    pub(crate) const fn shows(self) -> Shows {
        match self {
            Self::Drawn { .. }
            | Self::Looked { .. }
            | Self::Revealed { .. }
            | Self::Flipped { .. }
            | Self::NeutralChose { picked: false, .. } => Shows::Chance,
            Self::Chose { seat, .. } | Self::Incorporated { seat, .. } => Shows::Answer(seat),
            Self::Played { seat, .. } | Self::Given { from: seat, .. } => Shows::Hand(seat),
            Self::Round { .. }
            | Self::Began(_)
            | Self::Ended
            | Self::NeutralChose { .. }
            | Self::Kept { .. }
            | Self::PassedUp { .. }
            | Self::Sold { .. }
            | Self::Discarded { .. }
            | Self::Entered { .. }
            | Self::BonusDrawn { .. }
            | Self::Permitted { .. }
            | Self::Discounted { .. }
            | Self::Flexed { .. }
            | Self::Gained { .. }
            | Self::Paid { .. }
            | Self::Rated { .. }
            | Self::RatingBought { .. }
            | Self::Raised { .. }
            | Self::Warmed { .. }
            | Self::ForestTaken { .. }
            | Self::Added { .. }
            | Self::Removed { .. }
            | Self::Used { .. }
            | Self::Standard { .. }
            | Self::CubeTaken { .. } => Shows::Nothing,
        }
    }
}
