//! What an event comes from, for the log: in brackets behind what happened.

use super::terms::{called, the_phase, track};
use crate::text::ares::prelude::*;

pub(super) fn origin(origin: Origin) -> Option<String> {
    Some(match origin {
        Origin::Course | Origin::Standard(_) => return None,
        Origin::Price => "על הקלף".to_owned(),
        Origin::Play(id) => called(card(id)),
        Origin::Action(id) => format!("פעולה של {}", called(card(id))),
        Origin::Effect(id) => format!("השפעה של {}", called(card(id))),
        Origin::RatingBought => "ד״ה שנרכש".to_owned(),
        Origin::Step(it) => format!("שלב של {}", track(it)),
        Origin::OceanFlipped => "הפיכת אסימון אוקיינוס".to_owned(),
        Origin::OceanReward => "על אסימון האוקיינוס".to_owned(),
        Origin::Forest => "אסימון יער".to_owned(),
        Origin::Production { .. } => the_phase(Phase::Production),
        Origin::Research => the_phase(Phase::Research),
        Origin::Bonus => format!("בונוס של {}", the_phase(Phase::Construction)),
        Origin::Mulligan => "החלפת יד".to_owned(),
        Origin::Cube => "קובייה".to_owned(),
    })
}
