//! Questions, with the infinitive.

use super::amount::{amount_of, counted};
use super::effect::{added, breath};
use super::setup::forms_of_pile;
use super::terms::{
    attached, award_name, bulk, by_steps, called, cards, figures, holds, milestone_name, money, party,
    project, resources, steps, stored, stuff, the_card, the_party, the_production, the_tile,
};
use super::who::Actor;
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{parts, patents_price};

pub(crate) fn question(speaker: &TableText<'_>, question: &Question) -> String {
    let from = |seat| {
        if speaker.is_you(seat) {
            "מעצמכם".to_owned()
        } else {
            Actor::of(speaker.listener(), seat).from()
        }
    };
    let to_go = |price: Price| resources(price.amount.into(), price.unit);
    // Then the World Government asks the first player (WG-02, WG-03).
    let is_solar = speaker.facts.phase == Phase::Solar;
    say! { question.why;
        Why::Turn { taken: 0 } => "תורכם: בצעו פעולה או ותרו.";
        Why::Turn { taken: _ } => "בצעו פעולה שנייה או סיימו את התור.";
        Why::Corporation => "איזה תאגיד לשחק?";
        Why::Preludes { left: 1 } => "איזה פרלוד נוסף להשאיר?";
        Why::Preludes { left } => "אילו {} להשאיר?", preludes(left);
        Why::Prelude { drawn: false } => "איזה פרלוד לשחק ראשון?";
        Why::Prelude { drawn: true } => "איזה פרלוד לשחק? האחרים יוצאים מהמשחק.";
        Why::Buy { chosen: 0 } => "אילו קלפים לרכוש?";
        Why::Buy { chosen } => "אילו קלפים לרכוש? נבחרו עד כה: {}.", figures(chosen.into());
        Why::Draft => "איזה קלף להשאיר? האחרים עוברים הלאה.";
        Why::Pay { with, price, goods } => "כמה {} לשלם{}? נותר לשלם: {}.", of_fund(with), for_goods(speaker, goods), to_go(price);
        Why::Effect { card: CardId::HIDDEN, effect: Effect::Choose(_) } if is_solar => "הממשלה העולמית: איזה מדד להעלות? איש אינו מקבל ד״ה.";
        Why::Effect { card: id @ CardId::HIDDEN, effect } if is_solar => "הממשלה העולמית: {} בלי בונוס מיקום.", asks(&effect, question.shape, card(id));
        Why::Effect { card: id @ CardId::HIDDEN, effect } => (asks(&effect, question.shape, card(id)));
        Why::Effect { card: id, effect } => "{}: {}", called(card(id)), asks(&effect, question.shape, card(id));
        Why::Remove { from: seat, resource: it } => "כמה {} להסיר {}?", stuff(it), from(seat);
        Why::Steal { from: seat, resource: it } => "כמה {} לגנוב {}?", stuff(it), from(seat);
        Why::RemoveFromCard { card: id } => "כמה {} להסיר {}?", bulk(holds(card(id))), attached("מ", &the_card(card(id)));
        Why::Keep { left: 1 } => "איזה קלף להשאיר?";
        Why::Keep { left } => "השאירו עוד {}.", cards(left.into());
        Why::Sell => "אילו קלפים למכור, כל אחד תמורת {}?", money(patents_price());
        Why::Again { card: id } => "{}: איזו פעולה להפעיל שוב?", called(card(id));
        Why::Approach { tile } => "{}: בכמה שלבים להעלות את הסמן לפני הסחר?", called(card(tile));
        Why::Traded { tile } => "{}: מה קודם?", called(card(tile));
        Why::Lower { raised } => "הסמן של {} עולה. סמן של איזה אריח להוריד בשלב?", called(card(raised));
        Why::Recall { party: it } => "הנציג של מי עוזב את {}?", the_party(it);
        Why::Close => "איזה אריח מושבה להוציא מהמשחק?";
        Why::Conversion => "להמיר צמחים לאריח חורש?";
        Why::Waiting => "ממתינים לאחרים. לשנות את הבחירה?";
    }
}

/// «2 פרלודים».
fn preludes(number: u8) -> String {
    format!("{} {}", figures(number.into()), forms_of_pile(Pile::Preludes)[1])
}

/// What pays, without a number: of the stock, or from a card.
fn of_fund(with: Payer) -> String {
    match with {
        Payer::Stock(it) => stuff(it).to_owned(),
        Payer::Card(id) => format!("{} {}", bulk(holds(card(id))), attached("מ", &the_card(card(id)))),
    }
}

/// What a step asks; of one that asks nothing, what it does.
fn asks(effect: &Effect, shape: Shape, of: &Card) -> String {
    let Some(asked) = effect.asks() else { return format!("{}.", breath(core::slice::from_ref(effect), of)) };
    say! { asked;
        Asked::Area(it, _) => "היכן להניח את {}?", the_tile(it);
        Asked::Claim => "איזה אזור לתפוס?";
        Asked::Reduced(it, number) => "למי להוריד את {} {}?", the_production(it), by_steps(number.into());
        Asked::Copied(_) => "על שינויי הייצור של איזה קלף לחזור?";
        Asked::Metal(number) => "איזה ייצור להעלות {}?", by_steps(number.into());
        Asked::Lowest(number) => "איזה ייצור מבין הנמוכים ביותר שלכם להעלות {}?", by_steps(number.into());
        Asked::Played { .. } => "איזה קלף לשחק?";
        Asked::Award => "איזה פרס לממן?";
        Asked::Settled(_) => "היכן להקים מושבה?";
        Asked::Traded => "עם איזה אריח מושבה לסחור?";
        Asked::Opened => "איזה אריח מושבה להכניס למשחק?";
        Asked::Delegates(DelegateMove::Send(_)) => "לאיזו מפלגה?";
        Asked::Delegates(DelegateMove::Recall | DelegateMove::Replace | DelegateMove::SeizeChair) => "מאיזו מפלגה?";
        Asked::Dried => "איזה אריח אוקיינוס להסיר?";
        Asked::AnyResource(_) => "איזה משאב לקבל?";
        Asked::Shifted => "סמן של איזה אריח להעלות בשלב?";
        Asked::Removed(Removable::Stock(it), most, _) => "ממי להסיר עד {}?", resources(most.into(), it);
        Asked::Removed(Removable::Card(it), most, _) => "מאיזה קלף להסיר עד {}?", stored(most.into(), it);
        Asked::Stolen(it, most) => "ממי לגנוב עד {}?", resources(most.into(), it);
        Asked::Receiver(what, amount, _) => "לאיזה קלף להוסיף {}?", added(what, amount, of);
        Asked::Giver(kind, amount, _) => "מאיזה קלף להסיר {}?", amount_of(amount, Noun::of_card_resource(kind), of);
        Asked::Repeated => "פעולה של איזה קלף להפעיל שוב?";
        Asked::Discarded => "איזה קלף להשליך?";
        Asked::DiscardedIfAny => "איזה קלף להשליך, אם בכלל?";
        Asked::Look(number) => "להביט כעת {}?", attached("ב", &cards(number.into()));
        Asked::Alternative(_) => "מה לבחור?";
        Asked::AlternativeIfAny(_) => "מה לבחור, אם בכלל?";
        Asked::Number(Count::Stock(it), then) => "כמה {}{}? {}.", stuff(it), up_to(shape), breath(then, of);
        Asked::Number(it @ Count::Production(_), then) => "כמה {}{}? {}.", counted(parts(it, of), 2), up_to(shape), breath(then, of);
        Asked::Number(it, then) => "כמה {}{}? {}.", counted(parts(it, of), 2), up_to(shape), breath(then, of);
    }
}

fn up_to(shape: Shape) -> String {
    say! { shape;
        Shape::Amount { most, .. } => ", עד {}", figures(most.into());
        Shape::Turn | Shape::Card { .. } | Shape::Cards { .. } | Shape::TableauCard | Shape::Space { .. } | Shape::Player => "";
        Shape::Payment { .. } | Shape::Option | Shape::Award | Shape::Conversion | Shape::Order | Shape::Answered => "";
    }
}

/// What a price is paid for, with a space before it; nothing where the question before said it.
fn for_goods(speaker: &TableText<'_>, goods: PaymentPurpose) -> String {
    let facts = speaker.facts;
    say! { goods;
        PaymentPurpose::Card(id) | PaymentPurpose::Dealt(id) => " על {}", called(card(id));
        PaymentPurpose::Project(it) => " על {}", isolated(project(it));
        PaymentPurpose::Milestone(place) => (facts.milestone(place).map_or_else(String::new, |it| format!(" על {}", isolated(milestone_name(it)))));
        PaymentPurpose::Award(place) => (facts.award(place).map_or_else(String::new, |it| format!(" על {}", isolated(award_name(it)))));
        PaymentPurpose::Cards(1) => " על הקלף";
        PaymentPurpose::Cards(number) => " על {}", cards(number.into());
        PaymentPurpose::Conversion(it) => " על המרת {}", stuff(it.resource());
        PaymentPurpose::Trade(tile) => " על סחר עם {}", called(card(tile));
        PaymentPurpose::Lobby(it) => " על נציג במפלגה {}", isolated(party(it));
        PaymentPurpose::Toll(1) => " על שלב של הד״ה שלכם";
        PaymentPurpose::Toll(number) => " על {} של הד״ה שלכם", steps(number.into());
        PaymentPurpose::Cost(_) => "";
    }
}
