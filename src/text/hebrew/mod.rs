//! Hebrew. People are addressed by the plural imperative, which serves for all genders; a sentence about a person has no verb, for a
//! verb has gender. Numbers, amounts and names are isolated, so that they keep their direction.

mod amount;
mod ares;
mod card;
mod choice;
mod common;
mod effect;
mod errors;
mod event;
mod joining;
mod lasting;
mod mars;
mod noun;
mod origin;
mod phrase;
mod question;
mod refusal;
mod setup;
#[cfg(feature = "synthetic")]
pub(in crate::text) mod slots;
mod terms;
mod who;

pub(super) use ares::ARES;
use errors::stays;

use super::translation::Translation;
use crate::mars::cards::Card;

/// What Hebrew says of the board game, and beside any game.
pub(super) static MARS: Translation = Translation {
    card_name: terms::name,
    card_text: card::card,
    card_head: terms::card_head,
    steps: |effects| effect::sentences(effects, &Card::BLANK),
    project_text: effect::project_text,
    term: terms::term,
    number: terms::signed,
    signed: terms::with_sign,
    level: terms::level,
    ago: terms::ago,
    map_name: terms::map_name,
    milestone_name: terms::milestone_name,
    milestone_text: amount::milestone,
    award_name: terms::award_name,
    award_text: amount::award,
    score_line: terms::score_line,
    area: choice::space,
    switch_name: setup::switch_name,
    switch_about: setup::switch_about,
    fixed: setup::fixed,
    fault: setup::fault,
    trouble: errors::trouble,
    origin: origin::origin,
    listed: |words| words.join(", "),
    first: choice::first,
    then: choice::then,
    idle: choice::idle,
    named: who::named,
    you: || "אתם",
    nameless: who::nameless,
    home: common::home,
    bar: common::bar,
    table: mars::table,
    ask: mars::ask,
    planet: mars::planet,
    share: common::share,
    face: mars::face,
    explain: common::explain,
    explained: common::explained,
    save_mark: common::save_mark,
    question: question::question,
    choice: choice::choice,
    event: event::event,
    income: event::income,
    taken_back: event::taken_back,
    refusal: refusal::refusal,
    no_effect: refusal::no_effect,
    stays: |speaker, why| stays(|seat| speaker.player(seat), why),
    outcome: event::outcome,
};
