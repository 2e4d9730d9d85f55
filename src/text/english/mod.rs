//! English.

pub(in crate::text) mod amount;
pub(in crate::text) mod ares;
mod card;
mod choice;
mod common;
pub(in crate::text) mod effect;
mod errors;
mod event;
pub(in crate::text) mod lasting;
mod mars;
mod noun;
mod origin;
mod question;
mod refusal;
mod setup;
pub(in crate::text) mod terms;
mod who;

pub(super) use ares::ARES;
pub(super) use errors::stays;

use super::translation::Translation;
use crate::mars::cards::Card;

/// What English says of the board game, and beside any game.
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
    map_name: |map| map.name,
    milestone_name: |milestone| milestone.name,
    milestone_text: amount::milestone,
    award_name: |award| award.name,
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
    named: |name| name.to_owned(),
    you: || "you",
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
