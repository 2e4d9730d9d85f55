//! The board game in plain values.

use super::choice::{Choice, Wish};
use super::event::Event;
use super::fault::{Fault, WhyRefused};
use super::question::{self, Outcome, Question, Want};
use super::setup::SetUp;
use super::spoken::{Speaker, Spoken};
use super::table::{self, Score, State};
use crate::games::{self, MarsTable};
use crate::kit::{Seat, Seed, View};
use crate::mars::bot::Reason;
use crate::mars::{self, Mars};
use crate::table::{Bot, Seating, UndoRefusal};
use crate::text::{Areas, TableText};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// What a bot would answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Advice {
    /// The answer.
    pub choice: Choice,
    /// Its place among the offers.
    pub place: u16,
    /// What it seemed to be worth, in M€, where the bot compared.
    pub value: Option<f64>,
}

/// The words of a table.
const fn text<'a>(speaker: &Speaker<'a, Mars>) -> TableText<'a> {
    let &Speaker { language, facts, names } = speaker;
    TableText { language, facts, names, you: None, areas: Areas::Named }
}

impl Spoken for Mars {
    type SetUpWish = SetUp;
    type Wish = Wish;
    type PlainEvent = Event;
    type PlainQuestion = Question;
    type PlainOutcome = Outcome;
    type PlainState = State;
    type PlainScore = Score;
    type PlainAdvice = Advice;

    const KIND: &'static str = "mars";

    fn read_set_up(wish: &SetUp, argument: &str) -> Result<(mars::Setup, Seating, Option<Seed>), Fault> {
        wish.read(argument)
    }

    fn read_choice(wish: &Wish, argument: &str) -> Result<mars::Choice, Fault> {
        wish.read(argument)
    }

    fn describe(
        view: &View<Self>,
        seat: Seat,
        offers: &[mars::Choice],
        speaker: &Speaker<'_, Self>,
        want: Want,
    ) -> Option<Question> {
        question::describe(view, seat, offers, &text(speaker), want)
    }

    fn outcome(
        view: &View<Self>,
        seat: Seat,
        choice: mars::Choice,
        speaker: &Speaker<'_, Self>,
    ) -> Option<Outcome> {
        question::outcome(view, seat, choice, Some(&text(speaker)))
    }

    fn state(table: &MarsTable, who: Option<Seat>) -> State {
        table::state(table, who)
    }

    fn score(facts: &mars::Facts, seat: Seat) -> Score {
        mars::score(facts, seat).into()
    }

    fn advice(table: &MarsTable, seat: Seat, bot: Bot) -> Option<Advice> {
        let chosen = games::mars_answer(table, seat, bot)?;
        let value = match chosen.reason {
            Reason::WorthMost { value, .. } => Some(value),
            Reason::NothingWorthIt { best } => Some(best),
            Reason::OnlyOffer
            | Reason::Chance { .. }
            | Reason::LeadsFurther { .. }
            | Reason::NothingElseNeedsIt => None,
        };
        let place = table.offers(seat).iter().position(|&offer| offer == chosen.choice)?;
        Some(Advice {
            choice: chosen.choice.into(),
            place: place as u16,
            value: value.map(|hundredths| f64::from(hundredths) / 100.0),
        })
    }

    fn why(&refusal: &mars::Refusal) -> WhyRefused {
        WhyRefused::Mars(refusal.into())
    }

    fn say_event(speaker: &Speaker<'_, Self>, event: mars::Event) -> String {
        text(speaker).event(event)
    }

    fn say_refusal(speaker: &Speaker<'_, Self>, refusal: mars::Refusal) -> String {
        text(speaker).refusal(refusal)
    }

    fn say_stays(speaker: &Speaker<'_, Self>, why: UndoRefusal) -> String {
        text(speaker).stays(why)
    }
}
