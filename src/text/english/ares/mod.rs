//! English of Ares Expedition.

pub(in crate::text) mod amount;
mod card;
mod choice;
pub(in crate::text) mod effect;
mod event;
mod explain;
pub(in crate::text) mod lasting;
mod origin;
mod page;
mod question;
mod refusal;
mod setup;
mod terms;

use super::English;
use super::errors::stays;
use crate::ares::cards::{Card, Phase, Zone, ZoneTrack};
use crate::ares::face::AresExplained;
use crate::ares::proposal::SetupOption;
use crate::ares::view::log::Collected;
use crate::ares::{
    Choice, Event, Fault, Income, Mode, OceanReward, Origin, Outcome, Question, Refusal, StandardAction,
};
use crate::kit::Seat;
use crate::table::UndoRefusal;
use crate::text::Text;
use crate::text::ares::{AresLine, AresScoreLine, AresTableText, AresTerm, AresTranslation, AresWords};
use crate::text::common::Explanation;

impl AresTranslation for English {
    fn card_name(&self, card: &Card) -> &'static str {
        terms::name(card)
    }
    fn card_text(&self, of: &Card) -> Vec<AresLine> {
        card::card(of)
    }
    fn card_head(&self, card: &Card) -> String {
        terms::card_head(card)
    }
    fn term(&self, term: AresTerm) -> &'static str {
        terms::term(term)
    }
    fn counted(&self, number: i32, term: AresTerm) -> String {
        terms::counted(number, term)
    }
    fn level(&self, track: ZoneTrack, steps: u8) -> String {
        terms::level(track, steps)
    }
    fn zone(&self, track: ZoneTrack, zone: Zone) -> String {
        terms::zone_label(track, zone)
    }
    fn phase_name(&self, phase: Phase) -> &'static str {
        terms::phase(phase)
    }
    fn phase_number(&self, phase: Phase) -> &'static str {
        terms::phase_number(phase)
    }
    fn phase_text(&self, phase: Phase) -> String {
        setup::phase_text(phase)
    }
    fn phase_bonus(&self, phase: Phase) -> String {
        setup::phase_bonus(phase)
    }
    fn ocean_reward(&self, reward: OceanReward) -> String {
        terms::ocean_reward(reward)
    }
    fn standard_action(&self, action: StandardAction) -> String {
        super::terms::sentence(&effect::standard(action))
    }
    fn mode_name(&self, mode: Mode) -> &'static str {
        setup::mode_name(mode)
    }
    fn mode_about(&self, mode: Mode) -> String {
        setup::mode_about(mode)
    }
    fn option_name(&self, option: SetupOption) -> &'static str {
        setup::option_name(option)
    }
    fn option_about(&self, option: SetupOption) -> String {
        setup::option_about(option)
    }
    fn fault(&self, fault: Fault) -> String {
        setup::fault(fault)
    }
    fn score_line(&self, line: AresScoreLine) -> &'static str {
        terms::score_line(line)
    }
    fn origin(&self, of: Origin) -> Option<String> {
        origin::origin(of)
    }
    fn words(&self, words: AresWords<'_>) -> Text {
        page::words(words)
    }
    fn explained(&self, what: AresExplained) -> Explanation {
        explain::explained(what)
    }
    fn question(&self, speaker: &AresTableText<'_>, it: &Question) -> String {
        question::question(speaker, it)
    }
    fn choice(&self, speaker: &AresTableText<'_>, seat: Seat, question: &Question, it: Choice) -> String {
        choice::choice(speaker, seat, question, it)
    }
    fn event(&self, speaker: &AresTableText<'_>, it: Event) -> String {
        event::event(speaker, it)
    }
    fn income(&self, speaker: &AresTableText<'_>, seat: Seat, income: &Income) -> String {
        event::income(speaker, seat, income)
    }
    fn collected(&self, speaker: &AresTableText<'_>, collected: &Collected) -> String {
        event::collected(speaker, collected)
    }
    fn refusal(&self, speaker: &AresTableText<'_>, it: Refusal) -> String {
        refusal::refusal(speaker, it)
    }
    fn stays(&self, speaker: &AresTableText<'_>, why: UndoRefusal) -> String {
        stays(|seat| speaker.player(seat), why)
    }
    fn outcome(&self, speaker: &AresTableText<'_>, it: Outcome) -> String {
        event::outcome(speaker, it)
    }
}
