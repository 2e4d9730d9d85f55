//! What an event comes from: told beside it in the log, and part of no fact.

use super::event::{Event, StandardAction};
use super::facts::Stage;
use super::task::{Goods, Root, Slot, Steps, Task};
use crate::ares::cards::{CardId, Phase, ZoneTrack};
use crate::kit::Happening;

/// What an event comes from. Everything that it names lies open to those who are told the event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// The course of the game, and what a player decides.
    #[default]
    Course,
    /// The price of a card that is played.
    Price,
    /// What a card brings when it is played.
    Play(CardId),
    /// The action of a card.
    Action(CardId),
    /// An effect that lasts, of a card in play.
    Effect(CardId),
    /// A standard action.
    Standard(StandardAction),
    /// Terraform rating that is bought.
    RatingBought,
    /// A step of a track: the rating that it brings (ARES-ACT-09).
    Step(ZoneTrack),
    /// An ocean token that is flipped: the rating that it brings (ARES-ACT-08).
    OceanFlipped,
    /// What stands on an ocean token (ARES-BOARD-02).
    OceanReward,
    /// A forest token that is taken: the step of oxygen that it brings (ARES-ACT-10).
    Forest,
    /// Phase IV (ARES-PHASE-12).
    Production {
        /// The player's terraform rating in it.
        rating: u16,
        /// The M€ for the player's choice of the phase.
        bonus: u8,
    },
    /// Phase V.
    Research,
    /// The bonus of phase II.
    Bonus,
    /// Cards of the set-up that are replaced.
    Mulligan,
    /// A cube of the co-operative mode (ARES-COOP-03).
    Cube,
}

impl Happening for Event {
    type Origin = Origin;
}

impl Origin {
    /// The card that it names.
    pub const fn card(self) -> Option<CardId> {
        match self {
            Self::Play(card) | Self::Action(card) | Self::Effect(card) => Some(card),
            Self::Course
            | Self::Price
            | Self::Standard(_)
            | Self::RatingBought
            | Self::Step(_)
            | Self::OceanFlipped
            | Self::OceanReward
            | Self::Forest
            | Self::Production { .. }
            | Self::Research
            | Self::Bonus
            | Self::Mulligan
            | Self::Cube => None,
        }
    }

    /// What a seat does next comes from the first of its tasks that says so: cards that are kept or discarded, and M€ that are
    /// paid, belong to what owes them.
    pub(crate) fn of_slot(slot: &Slot, stage: Stage) -> Self {
        slot.agenda.iter().rev().find_map(|task| Self::of_task(task, stage)).unwrap_or_default()
    }

    fn of_task(task: &Task, stage: Stage) -> Option<Self> {
        Some(match *task {
            Task::Keep { .. } | Task::Discard { .. } | Task::Bill { goods: Goods::Other, .. } => return None,
            Task::Bill { goods: Goods::Card, .. } => Self::Price,
            Task::Costs { steps, .. } | Task::Steps(steps) => Self::of_steps(&steps),
            Task::AfterPlay { card } | Task::Enter { card } => Self::Play(card),
            Task::Standard(action) => Self::Standard(action),
            Task::Rate => Self::RatingBought,
            Task::Mulligan { .. } => Self::Mulligan,
            Task::Base if stage == Stage::Resolving(Phase::Research) => Self::Research,
            Task::Base | Task::Corporation => Self::Course,
        })
    }

    const fn of_steps(steps: &Steps) -> Self {
        match steps.root {
            Root::Play => Self::Play(steps.card),
            Root::Action(_) => Self::Action(steps.card),
            Root::Trigger(_) => Self::Effect(steps.card),
        }
    }
}
