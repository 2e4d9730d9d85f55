//! What is asked.

use super::amount::from;
use super::effect::{exchanged, free};
use super::terms::{colours, money, name, phase, specials, stuff, the_phase};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::slovak::terms::{cards_object, steps};
use crate::text::slovak::who::Person;

pub(super) fn question(speaker: &AresTableText<'_>, question: &Question) -> String {
    let last = speaker.you.and_then(|you| speaker.facts.players[you].board.last);
    let left = speaker.facts.cubes;
    say! { *question;
        Question::Mulligan { gone: 0 } => "Ktoré karty vymeníš? Odhoď ich, koľko chceš, a potiahni si rovnako veľa.";
        Question::Mulligan { gone } => "Ktoré karty vymeníš? Zatiaľ odhodené: {gone}.";
        Question::Corporation => "Za ktorú korporáciu budeš hrať?";
        Question::Plan => (last.map_or("Ktorú fázu si vyberieš?".to_owned(), |it| format!("Ktorú fázu si vyberieš? V minulom kole to bola {}.", the_phase(it))));
        Question::Phase => (running(speaker));
        Question::HandLimit { over: 0 } => "V ruke už nemáš viac ako {}.", cards_object(HAND_LIMIT.into());
        Question::HandLimit { over } => "V ruke môžeš mať najviac {}: odhoď {over} za M€.", cards_object(HAND_LIMIT.into());
        Question::Keep { left: 1 } => "Nechaj si 1 z týchto kariet.";
        Question::Keep { left } => "Nechaj si {left} z týchto kariet.";
        Question::Discard { left } => "Odhoď {}.", cards_object(left.into());
        Question::StandIn { due } => "Čím zaplatíš {}?", money(due);
        Question::HeatAsMoney { due } => "Zaplať {}: koľko z toho teplom?", money(due);
        Question::SellToPay { short } => "Odhoď karty a zaplať; chýba {}.", money(short);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Chosen { least, most: Some(most) }) } => "{}: koľko {} zaplatíš ({least} až {most})?", name(card(id)), stuff(it);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Chosen { least, most: None }) } => "{}: koľko {} zaplatíš (aspoň {least})?", name(card(id)), stuff(it);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Exactly(_) | Charge::Lowered { .. }) } => "{}: koľko {} zaplatíš?", name(card(id)), stuff(it);
        Question::Amount { card: id, cost: Cost::Cards(Charge::Chosen { least, most: Some(most) }) } => "{}: koľko kariet odhodíš ({least} až {most})?", name(card(id));
        Question::Amount { card: id, cost: Cost::Cards(Charge::Chosen { least, most: None }) } => "{}: koľko kariet odhodíš (aspoň {least})?", name(card(id));
        Question::Amount { card: id, cost: Cost::Cards(Charge::Exactly(_) | Charge::Lowered { .. }) } => "{}: koľko kariet odhodíš?", name(card(id));
        Question::Amount { card: id, cost: Cost::Rating(_) } => "{}: koľko HT stratíš?", name(card(id));
        Question::Amount { card: id, cost: Cost::Resources(kinds, number, bearer) } => "{}: odstrániš {} {}?", name(card(id)), from(bearer), specials(number, kinds);
        Question::Source { card: id, kinds, amount } => "{}: z ktorej karty odstrániš {}?", name(card(id)), specials(amount, kinds);
        Question::Target { card: id, kinds, amount } => "{}: na ktorú kartu pridáš {}?", name(card(id)), specials(amount, kinds);
        Question::Branch { card: id, branches: _ } => "{}: čo si vyberieš?", name(card(id));
        Question::Exchange { card: id, draw, tag, draw_for_tag } => "{}: ktorú kartu odhodíš za {}?", name(card(id)), exchanged(draw, tag, draw_for_tag);
        Question::FreePlay { card: id, colours, cost } => "{}: zahráš {} za 0 M€?", name(card(id)), free(colours, cost);
        Question::Finished => (match speaker.facts.stage {
            Stage::Planning => "Čaká sa na ostatných. Chceš zmeniť svoj výber?",
            Stage::Setup | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Resolving(_) | Stage::HandLimit | Stage::Warming | Stage::Over => "Čaká sa na ostatných. Chceš vo fáze pokračovať?",
        });
        Question::Cube => "Ktorú kocku si vezmeš? Zostávajúce kocky 1 M€: {}, výmenné: {}.", left.money, left.swaps;
        Question::Swap => (partner(speaker).map_or("Ktorú kartu dáš?".to_owned(), |it| format!("Ktorú kartu dáš {}?", Person::of(speaker.listener(), it).to_whom())));
        Question::Neutral => "Ktorú fázu si vyberie neutrálny hráč?";
        Question::Warm { steps: number } => "Čo automaticky stúpne o {}? HT za to nezískaš.", steps(number.into());
    }
}

/// Person gets the card of a swap.
pub(super) fn partner(speaker: &AresTableText<'_>) -> Option<Seat> {
    let (Stage::Swap { taker: _, by } | Stage::Cube(by)) = speaker.facts.stage else { return None };
    speaker.facts.seats().without(by).iter().next()
}

/// What the running phase lets the player do.
fn running(speaker: &AresTableText<'_>) -> String {
    say! { speaker.facts.stage;
        Stage::Resolving(it @ (Phase::Development | Phase::Construction)) => "{}: {}.", phase(it), plays(speaker);
        Stage::Resolving(it @ Phase::Action) => "{}: použi akcie svojich kariet a štandardné akcie.", phase(it);
        Stage::Resolving(it @ (Phase::Production | Phase::Research)) => "{}: pokračuj, keď chceš.", phase(it);
        Stage::Setup => "Všetko je pripravené: začni, keď chceš.";
        Stage::Planning | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::HandLimit | Stage::Warming | Stage::Over => "Skonči, keď chceš.";
    }
}

/// Which cards the player may still play in the running phase.
fn plays(speaker: &AresTableText<'_>) -> String {
    let Some(you) = speaker.you else { return "hrajú sa karty".to_owned() };
    let plays = &speaker.facts.players[you].phase_state.plays;
    let is_of = |colour: &CardColour| plays.iter().any(|colours| colours.contains(*colour));
    let of = CardColour::ALL.into_iter().filter(is_of).collect::<Vec<_>>();
    let one = colours(&of, NumberForm::One, Case::Accusative);
    let several = colours(&of, NumberForm::Few, Case::Accusative);
    say! { (plays.len(), speaker.facts.has_bonus_left(you));
        (0, false) => "už nemáš čo zahrať";
        (0, true) => "využi svoj bonus";
        (1, false) => "vyber {one} kartu a zahraj ju";
        (1, true) => "vyber {one} kartu a zahraj ju alebo využi svoj bonus";
        (number, false) => "vyber {several} karty a zahraj ich, najviac {number}";
        (number, true) => "vyber {several} karty a zahraj ich, najviac {number}, alebo využi svoj bonus";
    }
}
