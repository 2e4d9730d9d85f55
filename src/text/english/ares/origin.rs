//! What an event comes from, for the log: in brackets behind what happened.

use super::terms::{name, the_phase, track};
use crate::text::ares::prelude::*;

pub(super) fn origin(origin: Origin) -> Option<String> {
    Some(match origin {
        Origin::Course | Origin::Standard(_) => return None,
        Origin::Price => "for the card".to_owned(),
        Origin::Play(id) => name(card(id)).to_owned(),
        Origin::Action(id) => format!("action of {}", name(card(id))),
        Origin::Effect(id) => format!("effect of {}", name(card(id))),
        Origin::RatingBought => "bought TR".to_owned(),
        Origin::Step(it) => format!("step of {}", track(it)),
        Origin::OceanFlipped => "ocean token flipped".to_owned(),
        Origin::OceanReward => "on the ocean token".to_owned(),
        Origin::Forest => "forest token".to_owned(),
        Origin::Production { .. } => the_phase(Phase::Production),
        Origin::Research => the_phase(Phase::Research),
        Origin::Bonus => format!("bonus of {}", the_phase(Phase::Construction)),
        Origin::Mulligan => "replaced cards".to_owned(),
        Origin::Cube => "cube".to_owned(),
    })
}
