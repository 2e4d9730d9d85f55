//! What an event comes from, for the log: in brackets behind what happened.

use super::terms::{called, parameter, party, project, stuff, the_party};
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;

pub(crate) fn origin(origin: Origin) -> Option<String> {
    let words: String = say! { origin;
        Origin::Course => "";
        Origin::Price(Bought::Card) => "על הקלף";
        Origin::Price(Bought::Project(it)) => "על {}", isolated(project(it));
        Origin::Price(Bought::Milestone) => "על נקודת הציון";
        Origin::Price(Bought::Award) => "על הפרס";
        Origin::Price(Bought::Cards) => "על רכישת קלפים";
        Origin::Price(Bought::Conversion(it)) => "להמרת {}", stuff(it.resource());
        Origin::Price(Bought::Trade(id)) => "על סחר עם {}", called(card(id));
        Origin::Price(Bought::Lobby(it)) => "על נציג במפלגה {}", isolated(party(it));
        Origin::Price(Bought::Toll) => "מס על ד״ה";
        Origin::Play(id) | Origin::GlobalEvent(id) => (called(card(id)));
        Origin::Repeated(id) => "הייצור של {}", called(card(id));
        Origin::FirstAction(id) => "הפעולה הראשונה של {}", called(card(id));
        Origin::Action(id) => "פעולה של {}", called(card(id));
        Origin::Effect(id) => "השפעה של {}", called(card(id));
        Origin::FailedPrelude => "פרלוד שלא בוצע";
        Origin::Project(it) => (isolated(project(it)));
        Origin::Conversion(it) => "המרת {}", stuff(it.resource());
        Origin::Printed(_) => "בונוס מיקום";
        Origin::Shown => "נציגים שעל האזור";
        Origin::Oceans(_) => "אוקיינוס סמוך";
        Origin::Step(it) => "שלב של {}", parameter(it);
        Origin::Track(it) => "שלב בונוס של {}", parameter(it);
        Origin::Toll => "המס שולם";
        Origin::Production { .. } => "ייצור";
        Origin::Government => "הממשלה העולמית";
        Origin::Trade(id) | Origin::ColonyIncome(id) => "סחר עם {}", called(card(id));
        Origin::ColonyBonus(id) => "מושבה ב־{}", called(card(id));
        Origin::Colony(id) => "מושבה חדשה ב־{}", called(card(id));
        Origin::Committee => "מהלך הטלטלה";
        Origin::Policy(it) => "המדיניות של {}", the_party(it);
        Origin::RulingBonus(it) => "בונוס השלטון של {}", the_party(it);
    };
    (!words.is_empty()).then_some(words)
}
