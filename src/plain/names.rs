//! What programs call things, and things by those names.

use super::fault::{Fault, Read};
use crate::cards::{self, Card, CardId};
use crate::mars::{Direction, Phase, Pile};

/// The English name of a card: no two cards of the board game share one.
pub(super) fn card(id: CardId) -> &'static str {
    cards::card(id).name
}

/// The same; nothing for a card that must not be seen, or where there is none.
pub(super) fn known(id: CardId) -> Option<&'static str> {
    (id != CardId::HIDDEN).then(|| card(id))
}

pub(super) fn cards(ids: impl IntoIterator<Item = CardId>) -> Vec<&'static str> {
    ids.into_iter().filter_map(known).collect()
}

/// The card with this name.
pub(super) fn read(name: &str, argument: &str) -> Result<&'static Card, Fault> {
    cards::named(name).unknown_at(argument, name)
}

pub(super) fn read_card(name: &str, argument: &str) -> Result<CardId, Fault> {
    Ok(read(name, argument)?.id)
}

pub(super) const fn pile(pile: Pile) -> &'static str {
    match pile {
        Pile::Projects => "projects",
        Pile::Corporations => "corporations",
        Pile::Preludes => "preludes",
        Pile::Colonies => "colonies",
        Pile::Events => "events",
    }
}

/// All phases.
#[cfg(all(test, feature = "scenario"))]
pub(super) const PHASES: [Phase; 9] = [
    Phase::Setup,
    Phase::Preludes,
    Phase::Draft,
    Phase::Research,
    Phase::Action,
    Phase::Production,
    Phase::Solar,
    Phase::Conversion,
    Phase::Over,
];

/// Both ways.
#[cfg(all(test, feature = "scenario"))]
pub(super) const DIRECTIONS: [Direction; 2] = [Direction::Clockwise, Direction::CounterClockwise];

pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Preludes => "preludes",
        Phase::Draft => "draft",
        Phase::Research => "research",
        Phase::Action => "action",
        Phase::Production => "production",
        Phase::Solar => "solar",
        Phase::Conversion => "conversion",
        Phase::Over => "over",
    }
}

pub(super) const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "clockwise",
        Direction::CounterClockwise => "counter-clockwise",
    }
}
