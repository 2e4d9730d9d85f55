//! What an event comes from, for the log: in brackets behind what happened.

use super::terms::{name, parameter, party, project, stuff, with_name};
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;

pub(crate) fn origin(origin: Origin) -> Option<String> {
    let words: String = say! { origin;
        Origin::Course => "";
        Origin::Price(Bought::Card) => "za kartu";
        Origin::Price(Bought::Project(it)) => "za projekt „{}“", project(it);
        Origin::Price(Bought::Milestone) => "za míľnik";
        Origin::Price(Bought::Award) => "za ocenenie";
        Origin::Price(Bought::Cards) => "za karty do ruky";
        Origin::Price(Bought::Conversion(it)) => "za premenu {}", stuff(it.resource());
        Origin::Price(Bought::Trade(id)) => "za obchod: {}", name(card(id));
        Origin::Price(Bought::Lobby(it)) => "za delegáta v strane „{}“", party(it);
        Origin::Price(Bought::Toll) => "daň z HT";
        Origin::Play(id) | Origin::GlobalEvent(id) => (name(card(id)));
        Origin::Repeated(id) => (with_name("produkcia karty", card(id)));
        Origin::FirstAction(id) => (with_name("prvá akcia karty", card(id)));
        Origin::Action(id) => (with_name("akcia karty", card(id)));
        Origin::Effect(id) => (with_name("efekt karty", card(id)));
        Origin::FailedPrelude => "nevykonateľná predohra";
        Origin::Project(it) => (project(it));
        Origin::Conversion(it) => "premena {}", stuff(it.resource());
        Origin::Printed(_) => "bonus poľa";
        Origin::Shown => "delegáti na poli";
        Origin::Oceans(_) => "susedný oceán";
        Origin::Step(it) => "krok {}", parameter(it, Case::Genitive);
        Origin::Track(it) => "bonus na stupnici {}", parameter(it, Case::Genitive);
        Origin::Toll => "zaplatená daň";
        Origin::Production { .. } => "produkcia";
        Origin::Government => "Svetová vláda";
        Origin::Trade(id) | Origin::ColonyIncome(id) => "obchod: {}", name(card(id));
        Origin::ColonyBonus(id) => "kolónia: {}", name(card(id));
        Origin::Colony(id) => "nová kolónia: {}", name(card(id));
        Origin::Committee => "krok Nepokojov";
        Origin::Policy(it) => "politika strany „{}“", party(it);
        Origin::RulingBonus(it) => "vládny bonus strany „{}“", party(it);
    };
    (!words.is_empty()).then_some(words)
}
