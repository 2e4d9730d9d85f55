//! What an event comes from, for the log: in brackets behind what happened.

use super::terms::{of_card, quoted, the_phase, track};
use crate::text::ares::prelude::*;
use crate::text::grammar::Case;

pub(super) fn origin(origin: Origin) -> Option<String> {
    Some(match origin {
        Origin::Course | Origin::Standard(_) => return None,
        Origin::Price => "за карту".to_owned(),
        Origin::Play(id) => quoted(id),
        Origin::Action(id) => format!("дія {}", of_card(id)),
        Origin::Effect(id) => format!("ефект {}", of_card(id)),
        Origin::RatingBought => "куплений РТ".to_owned(),
        Origin::Step(it) => format!("крок {}", track(it, Case::Genitive)),
        Origin::OceanFlipped => "перевернутий жетон океану".to_owned(),
        Origin::OceanReward => "з жетона океану".to_owned(),
        Origin::Forest => "жетон лісу".to_owned(),
        Origin::Production { .. } => the_phase(Phase::Production, Case::Nominative),
        Origin::Research => the_phase(Phase::Research, Case::Nominative),
        Origin::Bonus => format!("бонус {}", the_phase(Phase::Construction, Case::Genitive)),
        Origin::Mulligan => "заміна карт".to_owned(),
        Origin::Cube => "кубик".to_owned(),
    })
}
