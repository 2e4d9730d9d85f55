//! What an event comes from, for the log: in brackets behind what happened.

use super::terms::{name, parameter, party, project, resource};
use crate::mars::cards::card;
use crate::mars::{Bought, Origin};

pub(crate) fn origin(origin: Origin) -> Option<String> {
    Some(match origin {
        Origin::Course => return None,
        Origin::Price(bought) => price(bought),
        Origin::Play(id) | Origin::GlobalEvent(id) => name(card(id)).to_owned(),
        Origin::Repeated(id) => format!("production of {}", name(card(id))),
        Origin::FirstAction(id) => format!("first action of {}", name(card(id))),
        Origin::Action(id) => format!("action of {}", name(card(id))),
        Origin::Effect(id) => format!("effect of {}", name(card(id))),
        Origin::FailedPrelude => "failed prelude".to_owned(),
        Origin::Project(it) => project(it).to_owned(),
        Origin::Conversion(it) => format!("converted {}", resource(it.resource(), 2)),
        Origin::Printed(_) => "printed on the area".to_owned(),
        Origin::Shown => "delegates on the area".to_owned(),
        Origin::Oceans(_) => "ocean beside".to_owned(),
        Origin::Step(it) => format!("step of {}", parameter(it)),
        Origin::Track(it) => format!("bonus on the track of {}", parameter(it)),
        Origin::Toll => "tax paid".to_owned(),
        Origin::Production { .. } => "production".to_owned(),
        Origin::Government => "World Government".to_owned(),
        Origin::Trade(id) | Origin::ColonyIncome(id) => format!("trade with {}", name(card(id))),
        Origin::ColonyBonus(id) => format!("colony on {}", name(card(id))),
        Origin::Colony(id) => format!("new colony on {}", name(card(id))),
        Origin::Committee => "Turmoil step".to_owned(),
        Origin::Policy(it) => format!("policy of {}", party(it)),
        Origin::RulingBonus(it) => format!("ruling bonus of {}", party(it)),
    })
}

/// What a price was paid for.
fn price(bought: Bought) -> String {
    match bought {
        Bought::Card => "for the card".to_owned(),
        Bought::Project(it) => format!("for {}", project(it)),
        Bought::Milestone => "for the milestone".to_owned(),
        Bought::Award => "for the award".to_owned(),
        Bought::Cards => "for cards in hand".to_owned(),
        Bought::Conversion(it) => format!("to convert {}", resource(it.resource(), 2)),
        Bought::Trade(id) => format!("to trade with {}", name(card(id))),
        Bought::Lobby(it) => format!("for a delegate in {}", party(it)),
        Bought::Toll => "tax on TR".to_owned(),
    }
}
