//! What an event comes from, for the log: in brackets behind what happened.

use super::terms::{name, parameter, party, project, resource};
use crate::text::mars::prelude::*;

pub(crate) fn origin(origin: Origin) -> Option<String> {
    let words: String = say! { origin;
        Origin::Course => "";
        Origin::Price(Bought::Card) => "for the card";
        Origin::Price(Bought::Project(it)) => "for {}", project(it);
        Origin::Price(Bought::Milestone) => "for the milestone";
        Origin::Price(Bought::Award) => "for the award";
        Origin::Price(Bought::Cards) => "for cards in hand";
        Origin::Price(Bought::Conversion(it)) => "to convert {}", resource(it.resource(), 2);
        Origin::Price(Bought::Trade(id)) => "to trade with {}", name(card(id));
        Origin::Price(Bought::Lobby(it)) => "for a delegate in {}", party(it);
        Origin::Price(Bought::Toll) => "tax on TR";
        Origin::Play(id) | Origin::GlobalEvent(id) => (name(card(id)));
        Origin::Repeated(id) => "production of {}", name(card(id));
        Origin::FirstAction(id) => "first action of {}", name(card(id));
        Origin::Action(id) => "action of {}", name(card(id));
        Origin::Effect(id) => "effect of {}", name(card(id));
        Origin::FailedPrelude => "failed prelude";
        Origin::Project(it) => (project(it));
        Origin::Conversion(it) => "converted {}", resource(it.resource(), 2);
        Origin::Printed(_) => "printed on the area";
        Origin::Shown => "delegates on the area";
        Origin::Oceans(_) => "next to ocean";
        Origin::Step(it) => "step of {}", parameter(it);
        Origin::Track(it) => "bonus on the track of {}", parameter(it);
        Origin::Toll => "tax paid";
        Origin::Production { .. } => "production";
        Origin::Government => "World Government";
        Origin::Trade(id) | Origin::ColonyIncome(id) => "trade with {}", name(card(id));
        Origin::ColonyBonus(id) => "colony on {}", name(card(id));
        Origin::Colony(id) => "new colony on {}", name(card(id));
        Origin::Committee => "Turmoil step";
        Origin::Policy(it) => "policy of {}", party(it);
        Origin::RulingBonus(it) => "ruling bonus of {}", party(it);
    };
    (!words.is_empty()).then_some(words)
}
