//! Why an answer is a good one.

use crate::kit::{Seat, View};
use crate::mars::cards::{CardId, Conversion, Parameter, StandardProject, card};
use crate::mars::view::after;
use crate::mars::{Choice, Event, Mars, Phase, Shape, Why, card_points, score};

/// Why an answer is a good one: its first merit, in the order of this list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// There is nothing to answer now.
    Waiting,
    /// There is no other answer.
    OnlyAnswer,
    /// So many cards are worth their price.
    Buys(usize),
    /// None of the cards is worth its price.
    BuysNone,
    /// Nothing else is worth its price now.
    NothingWorth,
    /// A milestone: points that nobody else can have.
    Milestone,
    /// An award in which the seat leads.
    Award,
    /// The terraform rating rises so many steps.
    Rating(i16),
    /// A greenery: a point at the end, where it raises nothing.
    Greenery,
    /// A city: points for greeneries beside it.
    City,
    /// The answer brings so many points.
    Scores(i16),
    /// A production rises.
    Production,
    /// The card brings points.
    Points,
    /// The answer brings cards.
    Draws,
    /// The card has an action for every generation.
    Action,
    /// The answer brings resources.
    Gains,
    /// The step is the World Government's, and brings nobody anything (WG-02).
    Government,
    /// An area that brings most.
    Area,
    /// The usual payment, or the usual amount.
    Usual,
    /// The answer seems to bring most.
    Best,
}

/// Why the first of these answers is a good one.
pub(super) fn because(view: &View<Mars>, seat: Seat, answers: &[Choice]) -> Because {
    let Some(&choice) = answers.first() else { return Because::Waiting };
    let why = view.question(seat).map(|question| question.why);
    let shape = view.question(seat).map(|question| question.shape);
    match choice {
        _ if matches!(why, Some(Why::Buy { .. })) => {
            let cards = answers.iter().filter(|it| matches!(it, Choice::Card(_))).count();
            if cards == 0 { Because::BuysNone } else { Because::Buys(cards) }
        }
        // Global events ask in that phase too.
        _ if view.facts().phase == Phase::Solar && view.facts().committee.current == CardId::HIDDEN => {
            Because::Government
        }
        Choice::Pass | Choice::EndTurn | Choice::Done => Because::NothingWorth,
        _ if view.choices(seat).nth(1).is_none() => Because::OnlyAnswer,
        Choice::Claim(_) => Because::Milestone,
        Choice::Fund(_) => Because::Award,
        Choice::Convert(Conversion::Plants) if shape == Some(Shape::Conversion) => Because::Greenery,
        Choice::Amount(_) => Because::Usual,
        Choice::Space(_) => Because::Area,
        Choice::Play(_)
        | Choice::Project(_)
        | Choice::Act { .. }
        | Choice::Convert(_)
        | Choice::Trade { .. }
        | Choice::Lobby(_)
        | Choice::FirstAction
        | Choice::Card(_)
        | Choice::TableauCard(_)
        | Choice::Seat(_)
        | Choice::Neutral
        | Choice::Option(_)
        | Choice::First(_)
        | Choice::Reopen => merit(view, seat, choice),
    }
}

/// What the forecast tells of the answer.
fn merit(view: &View<Mars>, seat: Seat, choice: Choice) -> Because {
    let Ok(forecast) = view.forecast(seat, choice, None) else { return Because::Best };
    let events = &forecast.events;
    let now = &view.facts().levels;
    let steps: i16 = Parameter::ALL
        .into_iter()
        .filter_map(|it| view.facts().track(it).map(|track| (it, track)))
        .map(|(it, track)| {
            i16::from(track.steps_to(forecast.levels[it])) - i16::from(track.steps_to(now[it]))
        })
        .sum();
    let rated: i16 = events
        .iter()
        .map(|event| match *event {
            Event::Rated { seat: of, change, .. } if of == seat => change,
            _ => 0,
        })
        .sum();
    let rises = |event: &Event| matches!(*event, Event::Produced { seat: of, change, .. } if of == seat && change > 0);
    let draws = |event: &Event| matches!(*event, Event::Drew { seat: of, .. } if of == seat);
    let gains = |event: &Event| matches!(*event, Event::Gained { seat: of, .. } if of == seat);
    let played = match choice {
        Choice::Play(id) | Choice::Card(id) if id != CardId::HIDDEN => Some(card(id)),
        _ => None,
    };
    // In the last generation points are all that counts.
    let is_last = view.facts().is_terraformed();
    let scored = score(&after(view.facts(), &forecast), seat).total() - score(view.facts(), seat).total();
    match choice {
        _ if steps.max(rated) > 0 => Because::Rating(steps.max(rated)),
        Choice::Project(StandardProject::Greenery) | Choice::Convert(Conversion::Plants) => Because::Greenery,
        Choice::Project(StandardProject::City) => Because::City,
        _ if scored > 0 && (is_last || played.is_none()) => Because::Scores(scored),
        _ if events.iter().any(rises) && !is_last => Because::Production,
        _ if played.is_some_and(|card| card_points(view.facts(), seat, card.id) > 0) => Because::Points,
        _ if events.iter().any(draws) => Because::Draws,
        _ if played.is_some_and(|card| !card.actions.is_empty()) && !is_last => Because::Action,
        _ if events.iter().any(gains) => Because::Gains,
        _ => Because::Best,
    }
}
