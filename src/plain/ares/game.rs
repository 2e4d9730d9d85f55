//! Ares Expedition in plain values.

use super::choice::{AresChoice, AresWish};
use super::event::AresEvent;
use super::question::{self, AresOutcome, AresQuestion};
use super::setup::AresSetUp;
use super::state::{self, AresScore, AresState};
use crate::ares::{Ares, Choice, Event, Facts, Refusal, Setup};
use crate::games::{AresTable, ares_answer};
use crate::kit::{Seat, Seed, View};
use crate::plain::fault::{Fault, WhyRefused};
use crate::plain::question::Want;
use crate::plain::spoken::{Speaker, Spoken};
use crate::table::{Bot, Seating, UndoRefusal};
use crate::text::ares::AresTableText;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// What a bot would answer in Ares Expedition.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AresAdvice {
    /// The answer.
    pub choice: AresChoice,
    /// Its place among the offers.
    pub place: u16,
}

/// The words of a table.
const fn text<'a>(speaker: &Speaker<'a, Ares>) -> AresTableText<'a> {
    let &Speaker { language, facts, names } = speaker;
    AresTableText { language, facts, names, you: None }
}

impl Spoken for Ares {
    type SetUpWish = AresSetUp;
    type Wish = AresWish;
    type PlainEvent = AresEvent;
    type PlainQuestion = AresQuestion;
    type PlainOutcome = AresOutcome;
    type PlainState = AresState;
    type PlainScore = AresScore;
    type PlainAdvice = AresAdvice;

    const KIND: &'static str = "ares";

    fn read_set_up(wish: &AresSetUp, argument: &str) -> Result<(Setup, Seating, Option<Seed>), Fault> {
        wish.read(argument)
    }

    fn read_choice(wish: &AresWish, argument: &str) -> Result<Choice, Fault> {
        wish.read(argument)
    }

    fn describe(
        view: &View<Self>,
        seat: Seat,
        offers: &[Choice],
        speaker: &Speaker<'_, Self>,
        want: Want,
    ) -> Option<AresQuestion> {
        question::describe(view, seat, offers, &text(speaker), want)
    }

    fn outcome(
        view: &View<Self>,
        seat: Seat,
        choice: Choice,
        speaker: &Speaker<'_, Self>,
    ) -> Option<AresOutcome> {
        question::outcome(view, seat, choice, Some(&text(speaker)))
    }

    fn state(table: &AresTable, who: Option<Seat>) -> AresState {
        state::state(table, who)
    }

    fn score(facts: &Facts, seat: Seat) -> AresScore {
        facts.score(seat).into()
    }

    fn advice(table: &AresTable, seat: Seat, bot: Bot) -> Option<AresAdvice> {
        let choice = ares_answer(table, seat, bot)?;
        let place = table.offers(seat).iter().position(|&offer| offer == choice)?;
        Some(AresAdvice { choice: choice.into(), place: place as u16 })
    }

    fn why(&refusal: &Refusal) -> WhyRefused {
        WhyRefused::Ares(refusal.into())
    }

    fn say_event(speaker: &Speaker<'_, Self>, event: Event) -> String {
        text(speaker).event(event)
    }

    fn say_refusal(speaker: &Speaker<'_, Self>, refusal: Refusal) -> String {
        text(speaker).refusal(refusal)
    }

    fn say_stays(speaker: &Speaker<'_, Self>, why: UndoRefusal) -> String {
        text(speaker).stays(why)
    }
}
