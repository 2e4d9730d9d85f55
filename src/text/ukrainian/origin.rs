//! What an event comes from, for the log: in brackets behind what happened.

use super::terms::{name, parameter, party, project, stuff, with_name};
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;

pub(crate) fn origin(origin: Origin) -> Option<String> {
    let words: String = say! { origin;
        Origin::Course => "";
        Origin::Price(Bought::Card) => "за карту";
        Origin::Price(Bought::Project(it)) => "за проект «{}»", project(it);
        Origin::Price(Bought::Milestone) => "за досягнення";
        Origin::Price(Bought::Award) => "за нагороду";
        Origin::Price(Bought::Cards) => "за куплені карти";
        Origin::Price(Bought::Conversion(it)) => "за перетворення {}", stuff(it.resource());
        Origin::Price(Bought::Trade(id)) => "за торгівлю: {}", name(card(id));
        Origin::Price(Bought::Lobby(it)) => "за делегата в партії «{}»", party(it);
        Origin::Price(Bought::Toll) => "податок на РТ";
        Origin::Play(id) | Origin::GlobalEvent(id) => (name(card(id)));
        Origin::Repeated(id) => (with_name("виробництво карти", card(id)));
        Origin::FirstAction(id) => (with_name("перша дія карти", card(id)));
        Origin::Action(id) => (with_name("дія карти", card(id)));
        Origin::Effect(id) => (with_name("ефект карти", card(id)));
        Origin::FailedPrelude => "карта початку без ефекту";
        Origin::Project(it) => (project(it));
        Origin::Conversion(it) => "перетворення {}", stuff(it.resource());
        Origin::Printed(_) => "бонус ділянки";
        Origin::Shown => "делегати на ділянці";
        Origin::Oceans(_) => "сусідній океан";
        Origin::Step(it) => "крок {}", parameter(it, Case::Genitive);
        Origin::Track(it) => "бонус шкали {}", parameter(it, Case::Genitive);
        Origin::Toll => "сплачений податок";
        Origin::Production { .. } => "виробництво";
        Origin::Government => "Світовий Уряд";
        Origin::Trade(id) | Origin::ColonyIncome(id) => "торгівля: {}", name(card(id));
        Origin::ColonyBonus(id) => "колонія: {}", name(card(id));
        Origin::Colony(id) => "нова колонія: {}", name(card(id));
        Origin::Committee => "крок «Криза»";
        Origin::Policy(it) => "політика партії «{}»", party(it);
        Origin::RulingBonus(it) => "бонус правління партії «{}»", party(it);
    };
    (!words.is_empty()).then_some(words)
}
