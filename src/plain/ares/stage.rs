//! Where a game of Ares Expedition stands, as a plain value.

use super::names::Named;
use crate::ares::Stage;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// Where a game of Ares Expedition stands, told apart by its `kind`. In `set-up`, `planning`, `resolving` and `hand-limit` all
/// answer together, unseen by each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AresStage {
    /// All choose a corporation.
    SetUp,
    /// All choose a phase.
    Planning,
    /// A player of a co-operative game takes a cube.
    Cube {
        /// Who.
        seat: u8,
    },
    /// The player who took a swap cube and the partner exchange a card.
    Swap {
        /// Who took the cube.
        taker: u8,
        /// Who chooses the card to give.
        by: u8,
    },
    /// The solo player chooses the phase of the neutral player.
    Neutral,
    /// A chosen phase is resolved.
    Resolving {
        /// The phase.
        #[cfg_attr(test, ts(type = "AresPhase"))]
        phase: &'static str,
    },
    /// All discard down to the limit.
    HandLimit,
    /// The solo player chooses what rises without a player.
    Warming,
    /// The game has ended.
    Over,
}

impl From<Stage> for AresStage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Setup => Self::SetUp,
            Stage::Planning => Self::Planning,
            Stage::Cube(seat) => Self::Cube { seat: seat.number() },
            Stage::Swap { taker, by } => Self::Swap { taker: taker.number(), by: by.number() },
            Stage::Neutral => Self::Neutral,
            Stage::Resolving(phase) => Self::Resolving { phase: phase.name() },
            Stage::HandLimit => Self::HandLimit,
            Stage::Warming => Self::Warming,
            Stage::Over => Self::Over,
        }
    }
}
