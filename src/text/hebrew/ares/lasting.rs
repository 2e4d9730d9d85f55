//! Triggers and passives.

use super::amount::{another, cost, filtered, many_filtered};
use super::effect::breath;
use super::terms::{
    a_capacity, any_tag, capacity, cards, isolated, money, numbered, of_them, or, stocks, stuff, track,
};
use crate::text::ares::prelude::*;
use crate::text::plan::ares::{hearing, trigger_groups};

/// The triggers of a card as sentences; those whose steps are equal are one.
pub(super) fn triggers(card: &Card) -> Vec<String> {
    let said = |group: TriggerGroup| {
        let steps = breath(group.steps, card);
        let causes: Vec<String> = group.causes.iter().map(|&it| cause(it, card)).collect();
        say! { (causes.as_slice(), group.for_each);
            ([only], Some(it)) => "כשאתם {only}, {steps} על כל {}.", a_capacity(it);
            ([only], None) => "כשאתם {only}, {steps}.";
            (several, _) => "כשאתם {}: {steps}.", or(several);
        }
    };
    trigger_groups(card).into_iter().map(said).collect()
}

/// What fires a trigger, to follow «כשאתם».
fn cause(cause: Cause, card: &Card) -> String {
    say! { cause;
        Cause::Plays { cards, each, itself } => (plays(cards, each, itself, card));
        Cause::PlaysCapacity(it) => "משחקים קלף שנותן {}", capacity(it);
        Cause::FlipsOcean => "הופכים אסימון אוקיינוס";
        Cause::Raises(it) => "מעלים את {} בשלב", track(it);
        Cause::TakesForest => "לוקחים אסימון יער";
        Cause::UsesAction => "מפעילים פעולה של קלף (פעולות בסיסיות אינן נחשבות)";
    }
}

/// «משחקים תג בעלי חיים או צמח, כולל זה».
fn plays(filter: Filter, each: Each, itself: Itself, card: &Card) -> String {
    say! { (each, filter, hearing(filter, itself, card));
        (Each::Tag, Filter::Tagged(tags), Hearing::Itself) => "משחקים {}, כולל זה", any_tag(tags);
        (Each::Tag, Filter::Tagged(tags), Hearing::OnlyOthers) => "משחקים {}, לא כולל הקלף הזה", any_tag(tags);
        (Each::Tag, Filter::Tagged(tags), Hearing::NotMeant) => "משחקים {}", any_tag(tags);
        (Each::Tag | Each::Card, _, Hearing::Itself) => "משחקים {}, כולל זה", filtered(filter);
        (Each::Tag | Each::Card, _, Hearing::OnlyOthers) => "משחקים {}", another(filter);
        (Each::Tag | Each::Card, _, Hearing::NotMeant) => "משחקים {}", filtered(filter);
    }
}

pub(in crate::text) fn passive(passive: Passive, card: &Card) -> String {
    say! { passive;
        Passive::Discount { off, cards: Filter::Tagged(tags), each: Each::Tag } => "קלפים עולים לכם {} פחות על כל {} שעליהם.", money(off), any_tag(tags);
        Passive::Discount { off, cards, each: Each::Tag | Each::Card } => "{} עולים לכם {} פחות.", many_filtered(cards), money(off);
        Passive::Research { draw: 0, keep } => "בשלב המחקר, השאירו עוד {}.", cards(keep);
        Passive::Research { draw, keep: 0 } => "בשלב המחקר, שלפו עוד {}.", cards(draw);
        Passive::Research { draw, keep } => "בשלב המחקר, שלפו עוד {} והשאירו עוד {}.", cards(draw), of_them(keep);
        Passive::PaysOnce { with, worth } => "פעם אחת לכל קלף שאתם משחקים, אם תרצו, {}; הקלף שאתם משחקים עולה לכם {} פחות.", cost(with, card), money(worth);
        Passive::ZoneFlex => "בקלפים שלכם אפשר לחרוג מדרישות החמצן והטמפרטורה בתחום אחד, לכל כיוון.";
        Passive::CapacityValue(it, more) => "כל {} שלכם מוזילה קלפים עם {} בעוד {}.", a_capacity(it), any_tag(&[it.tag()]), money(more);
        Passive::SaleValue(more) => "כשאתם משליכים קלף תמורת מ״ש, קבלו עוד {}.", money(more);
        Passive::StandardDiscount(off) => "פעולות בסיסיות שאתם משלמים עליהן במ״ש עולות לכם {} פחות.", money(off);
        Passive::HeatAsMegaCredits => "אפשר לשלם ב{} במקום {}, אחד לאחד.", stuff(Stock::Heat), isolated(stuff(Stock::MegaCredits));
        Passive::ForestDiscount(off) => "המרת צמחים ליער עולה לכם {} פחות.", stocks(off, Stock::Plants);
        Passive::BuysRating { cost, gain } => "פעם אחת בכל שלב, אחרי שהד״ה שלכם עלה בו, אפשר לשלם {} ולקבל {}.", money(cost), numbered(gain, Noun::Rating);
    }
}
