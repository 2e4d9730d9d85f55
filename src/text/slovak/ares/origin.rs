//! What an event comes from, for the log: in brackets behind what happened.

use super::terms::{name, of_track, the_phase, with_name};
use crate::text::ares::prelude::*;

pub(super) fn origin(origin: Origin) -> Option<String> {
    Some(match origin {
        Origin::Course | Origin::Standard(_) => return None,
        Origin::Price => "za kartu".to_owned(),
        Origin::Play(id) => name(card(id)).to_owned(),
        Origin::Action(id) => with_name("akcia karty", card(id)),
        Origin::Effect(id) => with_name("efekt karty", card(id)),
        Origin::RatingBought => "kúpené HT".to_owned(),
        Origin::Step(it) => format!("krok {}", of_track(it)),
        Origin::OceanFlipped => "otočený žetón oceánu".to_owned(),
        Origin::OceanReward => "odmena žetónu oceánu".to_owned(),
        Origin::Forest => "žetón lesa".to_owned(),
        Origin::Production { .. } => the_phase(Phase::Production),
        Origin::Research => the_phase(Phase::Research),
        Origin::Bonus => "bonus fázy výstavby".to_owned(),
        Origin::Mulligan => "výmena kariet".to_owned(),
        Origin::Cube => "kocka".to_owned(),
    })
}
