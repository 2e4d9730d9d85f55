//! Effects as clauses in the imperative.

use super::amount::{amount_of, condition, cost, filtered, fits, onto, phrase};
use super::terms::{and_all, any_tag, colours, money, specials, track_object, with_any_tag};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::plan::ares::{clauses, standard_step, stands_alone};
use crate::text::slovak::phrase::{object, of_number};
use crate::text::slovak::terms::{cards_object, sentence, steps};

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

/// „získaj 2 tepla a 2 rastliny“.
fn clause(clause: &AresClause<'_>, card: &Card) -> String {
    say! { clause;
        AresClause::Gains(gains) => "získaj {}", and_all(gains.iter().map(|&(stock, amount)| amount_of(stock, amount, card)));
        AresClause::Step(effect) => (step(effect, card));
    }
}

pub(super) fn step(effect: &Effect, card: &Card) -> String {
    say! { *effect;
        Effect::Gain(stock, amount) => "získaj {}", amount_of(stock, amount, card);
        Effect::Rate(Amount::Exactly(number)) if number < 0 => "strať {} HT", number.unsigned_abs();
        Effect::Rate(amount) => "získaj {}", phrase(AresQuantity::of(amount, Noun::Rating, card));
        Effect::Draw(amount) => "potiahni si {}", phrase(AresQuantity::of(amount, Noun::Card, card));
        Effect::Discard(number) => "odhoď z ruky {}", cards_object(number.into());
        Effect::Look { draw, keep } => "potiahni si {}, nechaj si {keep} a {} odhoď", cards_object(draw.into()), the_others(draw, keep);
        Effect::Exchange { draw, tag, draw_for_tag } => "môžeš odhodiť kartu z ruky a potiahnuť si {}", exchanged(draw, tag, draw_for_tag);
        Effect::Reveal { cards: 1, take, each_discarded: [] } => "odhaľ vrchnú kartu balíčka; ak {}, nechaj si ju, inak ju odhoď", fits(take);
        Effect::Reveal { cards: 1, take, each_discarded } if begins_alone(each_discarded) => "odhaľ vrchnú kartu balíčka; ak {}, nechaj si ju, inak ju odhoď; {}", fits(take), breath(each_discarded, card);
        Effect::Reveal { cards: 1, take, each_discarded } => "odhaľ vrchnú kartu balíčka; ak {}, nechaj si ju, inak ju odhoď a {}", fits(take), breath(each_discarded, card);
        Effect::Reveal { cards: number, take, each_discarded: [] } => "odhaľ {} z vrchu balíčka; nechaj si {} a ostatné odhoď", cards_object(number.into()), all_of(take);
        Effect::Reveal { cards: number, take, each_discarded } => "odhaľ {} z vrchu balíčka; nechaj si {} a ostatné odhoď; za každú odhodenú kartu {}", cards_object(number.into()), all_of(take), breath(each_discarded, card);
        Effect::RevealUntil(take) => "odhaľuj karty z balíčka, kým nenájdeš {}; nechaj si ju a ostatné odhoď", filtered(take, NumberForm::One, Case::Accusative);
        Effect::Raise(it, number) => "zvýš {} o {}", track_object(it), steps(number.into());
        Effect::FlipOceans(1) => "otoč žetón oceánu";
        Effect::FlipOceans(number) => "otoč {}", object(number.into(), Noun::OceanToken);
        Effect::TakeForests(1) => "vezmi si žetón lesa a zvýš kyslík o 1 krok";
        Effect::TakeForests(number) => "vezmi si {} a zvýš kyslík o {}", object(number.into(), Noun::ForestToken), steps(number.into());
        Effect::Add(kinds, number, bearer) => "pridaj {} {}", specials(number, kinds), onto(bearer);
        Effect::Pay(it) => (cost(it, card));
        Effect::Choose(lists) => (lists.iter().map(|list| breath(list, card)).collect::<Vec<_>>().join(", alebo "));
        Effect::If(it, then) if begins_alone(then) => "ak {}, {}", condition(it, card), breath(then, card);
        Effect::If(it, then) => "ak {}, navyše {}", condition(it, card), breath(then, card);
        Effect::ExtraPlay(of) => "v tejto fáze môžeš zahrať ešte jednu {} kartu", colours(of, NumberForm::One, Case::Accusative);
        Effect::FreePlay { colours, cost } => "môžeš zahrať z ruky za 0 M€ {}", free(colours, cost);
        Effect::DiscountNext(off) => "ďalšia karta, ktorú v tejto fáze zahráš, ťa stojí o {} menej", money(off);
        Effect::FlexNext => "ďalšia karta, ktorú v tejto fáze zahráš, sa môže od podmienky kyslíka alebo teploty odchýliť o jednu zónu";
    }
}

/// What is left of the cards drawn when some are kept.
pub(super) fn the_others(draw: u8, keep: u8) -> &'static str {
    of_number(i32::from(draw) - i32::from(keep), ["zvyšnú", "ostatné", "ostatné"])
}

/// All cards revealed that a filter means, as an object.
fn all_of(filter: Filter) -> String {
    say! { filter;
        Filter::Any => "všetky";
        Filter::Tagged(tags) => "tie {}", with_any_tag(tags);
        Filter::Coloured(_) | Filter::Costing(_) => "všetky {}", filtered(filter, NumberForm::Few, Case::Accusative);
    }
}

/// What a discarded card is exchanged for: „1 kartu (alebo 2, ak má odhodená karta symbol rastliny)“.
pub(super) fn exchanged(draw: u8, tag: Tag, draw_for_tag: u8) -> String {
    let (draw, tag) = (cards_object(draw.into()), any_tag(&[tag]));
    format!("{draw} (alebo {draw_for_tag}, ak má odhodená karta {tag})")
}

/// A card that may be played for nothing: „zelenú kartu s vytlačenou cenou najviac 9 M€“.
pub(super) fn free(of: &[CardColour], most: u8) -> String {
    let (colours, most) = (colours(of, NumberForm::One, Case::Accusative), money(most));
    if of.len() == CardColour::ALL.len() {
        return format!("kartu s vytlačenou cenou najviac {most}");
    }
    format!("{colours} kartu s vytlačenou cenou najviac {most}")
}

pub(super) fn standard(action: StandardAction) -> String {
    step(&standard_step(action), &Card::BLANK)
}

/// What a standard action does, as a sentence.
pub(super) fn standard_text(action: StandardAction) -> String {
    sentence(&standard(action))
}
