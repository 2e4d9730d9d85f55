//! Slovak of Ares Expedition.

pub(in crate::text) mod amount;
mod card;
mod choice;
pub(in crate::text) mod effect;
mod event;
mod explain;
pub(in crate::text) mod lasting;
mod lesson;
mod origin;
mod page;
mod question;
mod refusal;
mod setup;
mod terms;

use super::errors::stays;
use crate::text::ares::AresTranslation;

/// What Slovak says of Ares Expedition.
pub(in crate::text) static ARES: AresTranslation = AresTranslation {
    card_name: terms::name,
    card_text: card::card,
    card_head: terms::card_head,
    term: terms::term,
    counted: terms::counted,
    level: terms::level,
    zone: terms::zone_label,
    phase_name: terms::phase,
    phase_number: terms::phase_number,
    phase_text: setup::phase_text,
    phase_bonus: setup::phase_bonus,
    ocean_reward: terms::ocean_reward,
    standard_action: effect::standard_text,
    mode_name: setup::mode_name,
    mode_about: setup::mode_about,
    option_name: setup::option_name,
    option_about: setup::option_about,
    fault: setup::fault,
    score_line: terms::score_line,
    origin: origin::origin,
    words: page::words,
    explained: explain::explained,
    question: question::question,
    choice: choice::choice,
    event: event::event,
    income: event::income,
    collected: event::collected,
    refusal: refusal::refusal,
    stays: |speaker, why| stays(|seat| speaker.player(seat), why),
    outcome: event::outcome,
};
