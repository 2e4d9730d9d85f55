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

pub(super) use errors::stays;

use super::translation::Translation;
use super::{AppError, Line, ScoreLine, TableText, Term, Text};
use crate::kit::Seat;
use crate::mars::cards::{Card, CardId, Effect, Parameter, StandardProject};
use crate::mars::face::Explained;
use crate::mars::maps::{Award, Hex, Map, Milestone};
use crate::mars::view::Income;
use crate::mars::{Choice, Event, Fault, Fixed, Origin, Outcome, Question, Refusal, Switch};
use crate::table::UndoRefusal;
use crate::text::common::{BarWords, ExplainWords, Explanation, HomeWords, SaveMark, ShareWords};
use crate::text::mars::{AskWords, FaceWords, PlanetWords, TableWords};

/// The language.
pub(super) struct English;

impl Translation for English {
    fn tag(&self) -> &'static str {
        "en"
    }
    fn own_name(&self) -> &'static str {
        "English"
    }
    fn is_from_the_right(&self) -> bool {
        false
    }
    fn card_name(&self, card: &Card) -> &'static str {
        terms::name(card)
    }
    fn card_text(&self, of: &Card) -> Vec<Line> {
        card::card(of)
    }
    fn card_head(&self, card: &Card) -> String {
        terms::card_head(card)
    }
    fn steps(&self, effects: &[Effect]) -> String {
        effect::sentences(effects, &Card::BLANK)
    }
    fn project_text(&self, project: StandardProject) -> String {
        effect::project_text(project)
    }
    fn term(&self, term: Term) -> &'static str {
        terms::term(term)
    }
    fn counted(&self, number: i32, term: Term) -> String {
        terms::counted(number, term)
    }
    fn number(&self, number: i32) -> String {
        terms::signed(number)
    }
    fn signed(&self, number: i32) -> String {
        if number > 0 { format!("+{number}") } else { terms::signed(number) }
    }
    fn level(&self, parameter: Parameter, level: i8) -> String {
        terms::level(parameter, level)
    }
    fn ago(&self, seconds: u64) -> String {
        terms::ago(seconds)
    }
    fn map_name(&self, map: &Map) -> &'static str {
        map.name
    }
    fn milestone_name(&self, milestone: &Milestone) -> &'static str {
        milestone.name
    }
    fn milestone_text(&self, milestone: &Milestone) -> String {
        amount::milestone(milestone)
    }
    fn award_name(&self, award: &Award) -> &'static str {
        award.name
    }
    fn award_text(&self, award: &Award) -> String {
        amount::award(award)
    }
    fn score_line(&self, line: ScoreLine) -> &'static str {
        terms::score_line(line)
    }
    fn area(&self, map: &Map, space: Hex) -> String {
        choice::space(map, space)
    }
    fn switch_name(&self, switch: Switch) -> &'static str {
        setup::switch_name(switch)
    }
    fn switch_about(&self, switch: Switch) -> &'static str {
        setup::switch_about(switch)
    }
    fn fixed(&self, why: Fixed) -> String {
        setup::fixed(why)
    }
    fn fault(&self, fault: Fault) -> String {
        setup::fault(fault)
    }
    fn trouble(&self, it: &AppError) -> String {
        errors::trouble(it)
    }
    fn origin(&self, of: Origin) -> Option<String> {
        origin::origin(of)
    }
    fn listed(&self, words: &[String]) -> String {
        words.join(", ")
    }
    fn first(&self, card: CardId, effect: &'static Effect) -> String {
        choice::first(card, effect)
    }
    fn then(&self, card: CardId, effect: &'static Effect) -> String {
        choice::then(card, effect)
    }
    fn idle(&self, label: &str) -> String {
        choice::idle(label)
    }
    fn named(&self, name: &str) -> String {
        name.to_owned()
    }
    fn you(&self) -> &'static str {
        "you"
    }
    fn nameless(&self, seat: Seat) -> String {
        event::nameless(seat)
    }
    fn home(&self, words: HomeWords<'_>) -> Text {
        common::home(words)
    }
    fn bar(&self, words: BarWords<'_>) -> Text {
        common::bar(words)
    }
    fn table(&self, words: TableWords<'_>) -> Text {
        mars::table(words)
    }
    fn ask(&self, words: AskWords<'_>) -> Text {
        mars::ask(words)
    }
    fn planet(&self, words: PlanetWords<'_>) -> Text {
        mars::planet(words)
    }
    fn share(&self, words: ShareWords<'_>) -> Text {
        common::share(words)
    }
    fn face(&self, words: FaceWords) -> Text {
        mars::face(words)
    }
    fn explain(&self, words: ExplainWords<'_>) -> Text {
        common::explain(words)
    }
    fn explained(&self, what: Explained) -> Explanation {
        common::explained(what)
    }
    fn save_mark(&self, mark: SaveMark) -> Explanation {
        common::save_mark(mark)
    }
    fn question(&self, speaker: &TableText<'_>, it: &Question) -> String {
        question::question(speaker, it)
    }
    fn choice(&self, speaker: &TableText<'_>, seat: Seat, question: &Question, it: Choice) -> String {
        choice::choice(speaker, seat, question, it)
    }
    fn event(&self, speaker: &TableText<'_>, it: Event) -> String {
        event::event(speaker, it)
    }
    fn income(&self, speaker: &TableText<'_>, income: &Income) -> String {
        event::income(speaker, income)
    }
    fn taken_back(&self, speaker: &TableText<'_>, seat: Seat) -> String {
        event::taken_back(speaker, seat)
    }
    fn refusal(&self, speaker: &TableText<'_>, it: Refusal) -> String {
        refusal::refusal(speaker, it)
    }
    fn no_effect(&self, speaker: &TableText<'_>, why: Refusal) -> String {
        refusal::no_effect(speaker, why)
    }
    fn stays(&self, speaker: &TableText<'_>, why: UndoRefusal) -> String {
        stays(|seat| speaker.player(seat), why)
    }
    fn outcome(&self, speaker: &TableText<'_>, it: Outcome) -> String {
        event::outcome(speaker, it)
    }
}
