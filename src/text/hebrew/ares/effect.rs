//! Effects as clauses in the plural imperative.

use super::amount::{amount_of, condition, cost, filtered, fits, onto, phrase};
use super::terms::{
    and_all, any_tag, by_steps, cards, colours, figures, money, numbered, of_them, sentence, specials,
    the_coloured, track,
};
use crate::text::ares::prelude::*;
use crate::text::plan::ares::{clauses, standard_step, stands_alone};

/// Whole sentences, one a clause.
pub(in crate::text) fn sentences(effects: &[Effect], card: &Card) -> String {
    let all: Vec<String> = clauses(effects).iter().map(|it| sentence(&clause(it, card))).collect();
    all.join(" ")
}

/// All clauses in one breath, to stand inside a sentence.
pub(super) fn breath(effects: &[Effect], card: &Card) -> String {
    let clauses = clauses(effects);
    let runs = clauses.chunk_by(|before, after| !stands_alone(before) && !stands_alone(after));
    runs.map(|run| and_all(run.iter().map(|it| clause(it, card)))).collect::<Vec<_>>().join("; ")
}

/// Whether the first of these clauses can be joined to nothing.
fn begins_alone(effects: &[Effect]) -> bool {
    clauses(effects).first().is_some_and(stands_alone)
}

/// «קבלו 2 יחידות חום ו־2 צמחים».
fn clause(clause: &AresClause<'_>, card: &Card) -> String {
    say! { clause;
        AresClause::Gains(gains) => "קבלו {}", and_all(gains.iter().map(|&(stock, amount)| amount_of(stock, amount, card)));
        AresClause::Step(effect) => (step(effect, card));
    }
}

pub(super) fn step(effect: &Effect, card: &Card) -> String {
    say! { *effect;
        Effect::Gain(stock, amount) => "קבלו {}", amount_of(stock, amount, card);
        Effect::Rate(Amount::Exactly(number)) if number < 0 => "הפסידו {}", numbered(-i32::from(number), Noun::Rating);
        Effect::Rate(amount) => "קבלו {}", phrase(AresQuantity::of(amount, Noun::Rating, card));
        Effect::Draw(amount) => "שלפו {}", phrase(AresQuantity::of(amount, Noun::Card, card));
        Effect::Discard(number) => "השליכו מהיד {}", cards(number);
        Effect::Look { draw, keep } => "שלפו {}, השאירו {} והשליכו את {}", cards(draw), of_them(keep), if draw - keep == 1 { "האחר" } else { "השאר" };
        Effect::Exchange { draw, tag, draw_for_tag } => "אפשר להשליך קלף מהיד ולשלוף {}", exchanged(draw, tag, draw_for_tag);
        Effect::Reveal { cards: 1, take, each_discarded: [] } => "חשפו את הקלף העליון בחפיסה; אם {}, השאירו אותו; אחרת השליכו אותו", fits(take);
        Effect::Reveal { cards: 1, take, each_discarded } if begins_alone(each_discarded) => "חשפו את הקלף העליון בחפיסה; אם {}, השאירו אותו; אחרת השליכו אותו; {}", fits(take), breath(each_discarded, card);
        Effect::Reveal { cards: 1, take, each_discarded } => "חשפו את הקלף העליון בחפיסה; אם {}, השאירו אותו; אחרת השליכו אותו ו{}", fits(take), breath(each_discarded, card);
        Effect::Reveal { cards: number, take, each_discarded: [] } => "חשפו את {} הקלפים העליונים בחפיסה; השאירו את {} והשליכו את השאר", figures(number), all_of(take);
        Effect::Reveal { cards: number, take, each_discarded } => "חשפו את {} הקלפים העליונים בחפיסה; השאירו את {} והשליכו את השאר; על כל קלף שהושלך, {}", figures(number), all_of(take), breath(each_discarded, card);
        Effect::RevealUntil(take) => "חשפו קלפים מהחפיסה עד שנמצא {}; השאירו אותו והשליכו את השאר", filtered(take);
        Effect::Raise(it, number) => "העלו את {} {}", track(it), by_steps(number);
        Effect::FlipOceans(1) => "הפכו אסימון אוקיינוס";
        Effect::FlipOceans(number) => "הפכו {}", numbered(number, Noun::OceanToken);
        Effect::TakeForests(1) => "קחו אסימון יער והעלו את החמצן בשלב אחד";
        Effect::TakeForests(number) => "קחו {} והעלו את החמצן {}", numbered(number, Noun::ForestToken), by_steps(number);
        Effect::Add(kinds, number, bearer) => "הוסיפו {} {}", specials(number, kinds), onto(bearer);
        Effect::Pay(it) => (cost(it, card));
        Effect::Choose(lists) => (lists.iter().map(|list| breath(list, card)).collect::<Vec<_>>().join(", או "));
        Effect::If(it, then) if begins_alone(then) => "אם {}, {}", condition(it, card), breath(then, card);
        Effect::If(it, then) => "אם {}, {}", condition(it, card), also(&breath(then, card));
        Effect::ExtraPlay(of) => "אפשר לשחק עוד קלף {} אחד בשלב הזה", colours(of);
        Effect::FreePlay { colours, cost } => "אפשר לשחק {} מהיד תמורת {}", free(colours, cost), money(0);
        Effect::DiscountNext(off) => "הקלף הבא שתשחקו בשלב הזה עולה לכם {} פחות", money(off);
        Effect::FlexNext => "בקלף הבא שתשחקו בשלב הזה אפשר לחרוג בתחום אחד מדרישת החמצן או הטמפרטורה";
    }
}

/// A clause that comes on top of others: «קבלו גם צמח אחד». A clause begins with its verb.
fn also(clause: &str) -> String {
    let (verb, rest) = clause.split_once(' ').unwrap_or((clause, ""));
    format!("{verb} גם {rest}")
}

/// All cards revealed that a filter means, to follow «את».
fn all_of(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "כולם";
        Filter::Tagged(tags) => "אלה שיש עליהם {}", any_tag(tags);
        Filter::Coloured(of) => "כל הקלפים {}", the_coloured(of);
        Filter::Costing(least) => "כל הקלפים שעלותם המודפסת {} ומעלה", money(least);
    }
}

/// What a discarded card is exchanged for: «קלף אחד, או 2 אם יש עליו תג צמח».
pub(super) fn exchanged(draw: u8, tag: Tag, draw_for_tag: u8) -> String {
    format!("{}, או {} אם יש עליו {}", cards(draw), figures(draw_for_tag), any_tag(&[tag]))
}

/// A card that may be played for nothing: «קלף ירוק שעלותו המודפסת עד 9 מ״ש».
pub(super) fn free(of: &[CardColour], most: u8) -> String {
    let most = money(most);
    if of.len() == CardColour::ALL.len() {
        return format!("קלף שעלותו המודפסת עד {most}");
    }
    format!("קלף {} שעלותו המודפסת עד {most}", colours(of))
}

pub(super) fn standard(action: StandardAction) -> String {
    step(&standard_step(action), &Card::BLANK)
}

/// What a standard action does, as a sentence.
pub(super) fn standard_text(action: StandardAction) -> String {
    sentence(&standard(action))
}
