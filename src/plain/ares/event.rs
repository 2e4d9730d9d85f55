//! What happens in Ares Expedition, as plain values.

use super::names::{self, Named};
use super::stage::AresStage;
use crate::ares::cards::CardColour;
use crate::ares::{CardColours, Event};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// One thing that happened in Ares Expedition, told apart by its `kind`. A card is `null` where whoever listens must not know
/// it. Of a running phase each seat hears its own events; those of others are told when the phase is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AresEvent {
    /// A round begins.
    Round {
        /// Its number, from 1.
        round: u8,
    },
    /// The game comes to a stage. Where all answer together there, a phase begins.
    Began {
        /// The stage.
        stage: AresStage,
    },
    /// The phase is over: what all have done is put together.
    Ended,
    /// A player's choice of a phase is revealed.
    Chose {
        /// Whose choice.
        seat: u8,
        /// The phase.
        #[cfg_attr(test, ts(type = "AresPhase"))]
        phase: &'static str,
    },
    /// The neutral player's phase is revealed.
    NeutralChose {
        /// The phase.
        #[cfg_attr(test, ts(type = "AresPhase"))]
        phase: &'static str,
        /// Whether the solo player picked it.
        picked: bool,
    },
    /// A player has a corporation.
    Incorporated {
        /// Who.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
    },
    /// A card is drawn into the hand.
    Drawn {
        /// Who draws.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
    },
    /// A card is drawn to be looked at.
    Looked {
        /// Who looks.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
    },
    /// A card that was looked at is kept.
    Kept {
        /// Who keeps it.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
    },
    /// A card that was looked at is discarded.
    PassedUp {
        /// Whose it was.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
    },
    /// A card of the deck is revealed.
    Revealed {
        /// Who reveals it.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
        /// Whether it is taken into the hand; it is discarded otherwise.
        taken: bool,
    },
    /// A card of the hand is discarded for M€.
    Sold {
        /// Whose card.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
        /// The M€.
        money: u8,
    },
    /// A card of the hand is discarded for no M€.
    Discarded {
        /// Whose card.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
    },
    /// A card of the hand is given to another player.
    Given {
        /// Who gives.
        from: u8,
        /// Who gets.
        to: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
    },
    /// A card is played; its price is not yet paid.
    Played {
        /// Who plays.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
        /// Why it may be played.
        #[cfg_attr(test, ts(type = "AresPlayedBy"))]
        by: &'static str,
    },
    /// A card that was played counts as in play.
    Entered {
        /// Whose card.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
    },
    /// The bonus of phase II is used to draw.
    BonusDrawn {
        /// Whose bonus.
        seat: u8,
    },
    /// One more card may be played in this phase.
    Permitted {
        /// By whom.
        seat: u8,
        /// Its colours.
        #[cfg_attr(test, ts(type = "AresColour[]"))]
        colours: Vec<&'static str>,
    },
    /// The next card in this phase costs less.
    Discounted {
        /// For whom.
        seat: u8,
        /// How many M€ less.
        off: u8,
    },
    /// The next card in this phase may miss a zone by one.
    Flexed {
        /// For whom.
        seat: u8,
    },
    /// Resources are taken from the supply.
    Gained {
        /// By whom.
        seat: u8,
        /// Which.
        #[cfg_attr(test, ts(type = "AresResource"))]
        resource: &'static str,
        /// How many.
        amount: u16,
    },
    /// Resources are paid.
    Paid {
        /// By whom.
        seat: u8,
        /// Which.
        #[cfg_attr(test, ts(type = "AresResource"))]
        resource: &'static str,
        /// How many.
        amount: u16,
    },
    /// The terraform rating changes.
    Rated {
        /// Whose.
        seat: u8,
        /// By how much.
        change: i8,
    },
    /// Terraform rating is bought.
    RatingBought {
        /// By whom.
        seat: u8,
    },
    /// A track is raised by a step.
    Raised {
        /// By whom.
        seat: u8,
        /// Which.
        #[cfg_attr(test, ts(type = "AresTrack"))]
        track: &'static str,
    },
    /// A track rises without a player.
    Warmed {
        /// Which.
        #[cfg_attr(test, ts(type = "AresTrack"))]
        track: &'static str,
        /// By how many steps.
        steps: u8,
    },
    /// An ocean token is flipped.
    Flipped {
        /// By whom.
        seat: u8,
        /// Its place in the hidden order, from 0: `oceans` of the state has its reward.
        place: u8,
    },
    /// A forest token is taken.
    ForestTaken {
        /// By whom.
        seat: u8,
    },
    /// Resources are put on a card.
    Added {
        /// Whose card.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
        /// How many.
        amount: u8,
    },
    /// Resources are taken off a card.
    Removed {
        /// Whose card.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
        /// How many.
        amount: u8,
    },
    /// The action of a card is used.
    Used {
        /// By whom.
        seat: u8,
        /// The card.
        #[cfg_attr(test, ts(type = "AresCardName | null"))]
        card: Option<&'static str>,
    },
    /// A standard action is used.
    Standard {
        /// By whom.
        seat: u8,
        /// Which.
        #[cfg_attr(test, ts(type = "AresStandardAction"))]
        action: &'static str,
    },
    /// A cube of the co-operative mode is taken.
    CubeTaken {
        /// By whom.
        seat: u8,
        /// Whether it is a swap cube; it is one of 1 M€ otherwise.
        swap: bool,
    },
}

impl From<Event> for AresEvent {
    fn from(event: Event) -> Self {
        match event {
            Event::Round { round } => Self::Round { round },
            Event::Began(stage) => Self::Began { stage: stage.into() },
            Event::Ended => Self::Ended,
            Event::Chose { seat, phase } => Self::Chose { seat: seat.number(), phase: phase.name() },
            Event::NeutralChose { phase, picked } => Self::NeutralChose { phase: phase.name(), picked },
            Event::Incorporated { seat, card } => {
                Self::Incorporated { seat: seat.number(), card: names::known(card) }
            }
            Event::Drawn { seat, card } => Self::Drawn { seat: seat.number(), card: names::known(card) },
            Event::Looked { seat, card } => Self::Looked { seat: seat.number(), card: names::known(card) },
            Event::Kept { seat, card } => Self::Kept { seat: seat.number(), card: names::known(card) },
            Event::PassedUp { seat, card } => {
                Self::PassedUp { seat: seat.number(), card: names::known(card) }
            }
            Event::Revealed { seat, card, taken } => {
                Self::Revealed { seat: seat.number(), card: names::known(card), taken }
            }
            Event::Sold { seat, card, money } => {
                Self::Sold { seat: seat.number(), card: names::known(card), money }
            }
            Event::Discarded { seat, card } => {
                Self::Discarded { seat: seat.number(), card: names::known(card) }
            }
            Event::Given { from, to, card } => {
                Self::Given { from: from.number(), to: to.number(), card: names::known(card) }
            }
            Event::Played { seat, card, by } => {
                Self::Played { seat: seat.number(), card: names::known(card), by: by.name() }
            }
            Event::Entered { seat, card } => Self::Entered { seat: seat.number(), card: names::known(card) },
            Event::BonusDrawn { seat } => Self::BonusDrawn { seat: seat.number() },
            Event::Permitted { seat, colours } => {
                Self::Permitted { seat: seat.number(), colours: listed(colours) }
            }
            Event::Discounted { seat, off } => Self::Discounted { seat: seat.number(), off },
            Event::Flexed { seat } => Self::Flexed { seat: seat.number() },
            Event::Gained { seat, stock, amount } => {
                Self::Gained { seat: seat.number(), resource: stock.name(), amount }
            }
            Event::Paid { seat, stock, amount } => {
                Self::Paid { seat: seat.number(), resource: stock.name(), amount }
            }
            Event::Rated { seat, change } => Self::Rated { seat: seat.number(), change },
            Event::RatingBought { seat } => Self::RatingBought { seat: seat.number() },
            Event::Raised { seat, track } => Self::Raised { seat: seat.number(), track: track.name() },
            Event::Warmed { track, steps } => Self::Warmed { track: track.name(), steps },
            Event::Flipped { seat, place } => Self::Flipped { seat: seat.number(), place },
            Event::ForestTaken { seat } => Self::ForestTaken { seat: seat.number() },
            Event::Added { seat, card, amount } => {
                Self::Added { seat: seat.number(), card: names::known(card), amount }
            }
            Event::Removed { seat, card, amount } => {
                Self::Removed { seat: seat.number(), card: names::known(card), amount }
            }
            Event::Used { seat, card } => Self::Used { seat: seat.number(), card: names::known(card) },
            Event::Standard { seat, action } => Self::Standard { seat: seat.number(), action: action.name() },
            Event::CubeTaken { seat, swap } => Self::CubeTaken { seat: seat.number(), swap },
        }
    }
}

/// The names of the colours of a set.
fn listed(of: CardColours) -> Vec<&'static str> {
    CardColour::ALL.into_iter().filter(|&colour| of.contains(colour)).map(Named::name).collect()
}
