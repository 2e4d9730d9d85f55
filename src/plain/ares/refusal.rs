//! Why an answer of Ares Expedition is refused, as plain values.

use super::names::Named;
use crate::ares::Refusal;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// Why an answer of Ares Expedition is refused, told apart by its `kind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AresRefusal {
    /// The game is over, or another seat is asked.
    NotAsked,
    /// The choice does not answer this question.
    NotAnAnswer,
    /// The card is not in hand.
    NotInHand,
    /// Cards of this colour are played in another phase.
    OtherPhase {
        /// The phase.
        #[cfg_attr(test, ts(type = "AresPhase"))]
        phase: &'static str,
    },
    /// No card of this colour may be played any more in this phase.
    NoMorePlays,
    /// The phase was chosen in the round before.
    SamePhase {
        /// The phase.
        #[cfg_attr(test, ts(type = "AresPhase"))]
        phase: &'static str,
    },
    /// The track was not in the zone as the phase began.
    Zone {
        /// The track.
        #[cfg_attr(test, ts(type = "AresTrack"))]
        track: &'static str,
        /// The zone that is needed, or the nearest of those that would do.
        #[cfg_attr(test, ts(type = "AresZone"))]
        needs: &'static str,
        /// The zone in which the track was.
        #[cfg_attr(test, ts(type = "AresZone"))]
        now: &'static str,
    },
    /// There were too few or too many oceans as the phase began.
    Oceans {
        /// The fewest or the most.
        needs: u8,
        /// How many there were.
        now: u8,
    },
    /// Too few tags are in play.
    Tags {
        /// Which.
        #[cfg_attr(test, ts(type = "AresTag"))]
        tag: &'static str,
        /// How many are missing.
        short: u8,
    },
    /// The terraform rating is too low.
    Rating {
        /// By how much.
        short: u16,
    },
    /// Resources are missing.
    TooFew {
        /// Which. M€ are counted with all that could stand in for them.
        #[cfg_attr(test, ts(type = "AresResource"))]
        resource: &'static str,
        /// How many are missing.
        short: u16,
    },
    /// Cards of the hand are missing.
    TooFewCards {
        /// How many are missing.
        short: u8,
    },
    /// No card has enough resources.
    NoSource,
    /// The card has no such action.
    NoAction,
    /// The action was used in this phase.
    Used,
    /// What the standard action raises was at its maximum as the phase began.
    AtGoal,
    /// This must be done before the phase can be finished.
    Compulsory {
        /// The standard action.
        #[cfg_attr(test, ts(type = "AresStandardAction"))]
        action: &'static str,
    },
    /// Cards must go before the round can end.
    HandLimit {
        /// How many.
        over: u8,
    },
    /// The number is out of bounds.
    OutOfBounds {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
}

impl From<Refusal> for AresRefusal {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NotAsked => Self::NotAsked,
            Refusal::NotOffered => Self::NotAnAnswer,
            Refusal::NotInHand => Self::NotInHand,
            Refusal::OtherPhase(colour) => Self::OtherPhase { phase: colour.phase().name() },
            Refusal::NoMorePlays => Self::NoMorePlays,
            Refusal::SamePhase(phase) => Self::SamePhase { phase: phase.name() },
            Refusal::Zone { track, needs, is } => {
                Self::Zone { track: track.name(), needs: needs.name(), now: is.name() }
            }
            Refusal::Oceans { needs, is } => Self::Oceans { needs, now: is },
            Refusal::Tags { tag, short } => Self::Tags { tag: tag.name(), short },
            Refusal::Rating { short } => Self::Rating { short },
            Refusal::Stock { stock, short } => Self::TooFew { resource: stock.name(), short },
            Refusal::Cards { short } => Self::TooFewCards { short },
            Refusal::NoResources => Self::NoSource,
            Refusal::NoAction => Self::NoAction,
            Refusal::Used => Self::Used,
            Refusal::AtMaximum => Self::AtGoal,
            Refusal::Compulsory(action) => Self::Compulsory { action: action.name() },
            Refusal::HandLimit { over } => Self::HandLimit { over },
            Refusal::Amount { least, most } => Self::OutOfBounds { least, most },
        }
    }
}
