//! English.

mod amount;
mod choice;
mod effect;
mod errors;
mod event;
mod lasting;
mod page;
mod question;
mod refusal;
mod setup;
mod terms;

pub(super) use errors::stays;

use super::clause::{Clause, clauses};
use super::page::{AskWords, BarWords, FaceWords, HomeWords, PlanetWords, ShareWords, TableWords};
use super::translation::Translation;
use super::{AppError, Line, ScoreLine, TableText, Term, Text, Topic};
use crate::kit::Seat;
use crate::mars::cards::Tag;
use crate::mars::cards::{Action, Amount, Card, CardId, Colony, Count, Effect, Kind, StandardProject};
use crate::mars::maps::{Award, Hex, Map, Milestone};
use crate::mars::view::Income;
use crate::mars::{Choice, Event, Fault, Fixed, Outcome, Question, Refusal, Switch};
use crate::table::UndoRefusal;
use crate::words::Parameter;
use terms::{and, sentence};

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
        card(of)
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
        ago(seconds)
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
        page::home(words)
    }
    fn bar(&self, words: BarWords<'_>) -> Text {
        page::bar(words)
    }
    fn table(&self, words: TableWords<'_>) -> Text {
        page::table(words)
    }
    fn ask(&self, words: AskWords<'_>) -> Text {
        page::ask(words)
    }
    fn planet(&self, words: PlanetWords<'_>) -> Text {
        page::planet(words)
    }
    fn share(&self, words: ShareWords<'_>) -> Text {
        page::share(words)
    }
    fn face(&self, words: FaceWords) -> Text {
        page::face(words)
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
    fn stays(&self, speaker: &TableText<'_>, why: UndoRefusal) -> String {
        stays(|seat| speaker.player(seat), why)
    }
    fn outcome(&self, speaker: &TableText<'_>, it: Outcome) -> String {
        event::outcome(speaker, it)
    }
}

/// See [`super::card_text`].
pub(super) fn card(card: &Card) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut say = |topic, words: String| lines.push(Line { topic, words });
    if !card.requirements.is_empty() {
        let all: Vec<String> = card.requirements.iter().map(|&it| amount::requirement(it)).collect();
        say(Topic::Requirement, format!("Requires {}.", and(&all)));
    }
    if !card.play.is_empty() {
        match card.kind {
            Kind::Corporation | Kind::BeginnerCorporation => say(Topic::Start, start(card)),
            Kind::Automated | Kind::Active | Kind::Event | Kind::Prelude => {
                say(Topic::Play, effect::sentences(card.play, card));
            }
            Kind::Party => {
                let bonus = effect::breath(card.play, card);
                say(Topic::Play, format!("When the party comes to power, each player: {bonus}."));
            }
            Kind::Global => {
                say(Topic::Play, format!("Each player: {}.", effect::breath(card.play, card)));
            }
            Kind::Colony => {
                say(
                    Topic::Play,
                    format!("When you build a colony here, {}.", effect::breath(card.play, card)),
                );
            }
        }
    }
    if let Some(event) = card.event
        && !event.planet.is_empty()
    {
        say(Topic::Play, format!("The first player: {}.", effect::breath(event.planet, card)));
    }
    if !card.first.is_empty() {
        let first = effect::breath(card.first, card);
        say(Topic::FirstAction, format!("As your first action, {first}."));
    }
    if card.tags.contains(&Tag::Wild) {
        say(Topic::Lasting, lasting::wild());
    }
    for trigger in card.triggers {
        say(Topic::Lasting, lasting::trigger(trigger, card));
    }
    for passive in card.passives {
        say(Topic::Lasting, lasting::passive(passive, card));
    }
    for (place, it) in card.actions.iter().enumerate() {
        let head = if place == 0 { "Action" } else { "Or" };
        say(Topic::Action, format!("{head}: {}.", action(it, card)));
    }
    if let Some(colony) = card.colony {
        colony_lines(colony, card, &mut say);
    }
    if let Some(amount) = card.points {
        say(Topic::Points, points(amount, card));
    }
    lines
}

/// What trading with a colony tile brings, to whom, and when that can begin.
fn colony_lines(colony: &Colony, card: &Card, say: &mut impl FnMut(Topic, String)) {
    let incomes = colony.income.iter().enumerate().map(|(place, income)| {
        let brings = if income.is_empty() { "nothing".to_owned() } else { effect::breath(income, card) };
        format!("{place}: {brings}")
    });
    let incomes: Vec<String> = incomes.collect();
    say(Topic::Action, format!("Trade income by marker position: {}.", incomes.join("; ")));
    let bonus = effect::breath(colony.bonus, card);
    say(
        Topic::Lasting,
        format!("Colony bonus: when anyone trades here, for each of your colonies here, {bonus}."),
    );
    if let Some(kind) = colony.opened_by {
        let held = terms::card_resource(kind, 2);
        say(Topic::Requirement, format!("Opens once a card that stores {held} is in play."));
    }
}

/// What a corporation starts with.
fn start(card: &Card) -> String {
    let sentences: Vec<String> = clauses(card.play)
        .iter()
        .map(|it| match it {
            Clause::Gains(gains) => format!("You start with {}.", effect::gained(gains, card)),
            Clause::Productions(_) | Clause::Times(..) => sentence(&effect::clause(it, card)),
        })
        .collect();
    sentences.join(" ")
}

/// An alternative of an action, without a stop.
pub(super) fn action(action: &Action, card: &Card) -> String {
    let gain = effect::breath(action.gain, card);
    let whole = if action.cost.is_empty() {
        gain
    } else {
        format!("{} → {gain}", effect::breath(action.cost, card))
    };
    match action.needs {
        Some(needs) => format!("if {}, {whole}", amount::condition(needs)),
        None => whole,
    }
}

fn points(points: Amount, card: &Card) -> String {
    match points {
        Amount::Per { each, per: 1, of: Count::ResourcesHere, most: 1 } => {
            let held = card.holds.map_or("resource", |it| terms::card_resource(it, 1));
            format!(
                "{} VP if there is {} {held} on this card.",
                terms::signed(each.into()),
                terms::article(held)
            )
        }
        Amount::Exactly(_) | Amount::Per { .. } | Amount::Influenced { .. } => {
            sentence(&amount::number_of(points, |_| "VP", card))
        }
    }
}

/// A list of effects as a label: a capital, no stop.
fn label(effects: &[Effect], card: &Card) -> String {
    terms::capital(&effect::breath(effects, card))
}

/// How long ago something was. A month has thirty days here.
pub(crate) fn ago(seconds: u64) -> String {
    const SPANS: [(u64, &str, &str); 5] = [
        (365 * 86_400, "year", "years"),
        (30 * 86_400, "month", "months"),
        (86_400, "day", "days"),
        (3_600, "hour", "hours"),
        (60, "minute", "minutes"),
    ];
    match SPANS.into_iter().find(|(span, ..)| seconds >= *span) {
        None => "just now".to_owned(),
        Some((span, one, several)) => {
            let number = seconds / span;
            format!("{number} {} ago", if number == 1 { one } else { several })
        }
    }
}
