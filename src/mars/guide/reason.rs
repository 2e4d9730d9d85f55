//! Why an answer is a good one.

use super::advice::EndPoints;
use crate::kit::{Seat, View};
use crate::mars::cards::{Amount, Card, CardId, Conversion, Effect, Party, Resource, StandardProject, card};
use crate::mars::view::{Changed, Figure, RecapChange, RecapFigure, after, foreseen, of_its_step};
use crate::mars::{
    Change, Choice, Delegate, Event, Facts, Forecast, Mars, Owed, Payer, Phase, Shape, Why, card_points,
    score,
};

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
    /// The cards in hand cost more than the seat has.
    HandIsEnough,
    /// Nothing else is worth its price now.
    NothingWorth,
    /// A milestone: points that nobody else can have.
    Milestone,
    /// An award in which the seat leads.
    Award,
    /// A greenery: a point at the end, where it raises nothing.
    Greenery,
    /// A city: points for greeneries beside it.
    City,
    /// A colony: a bonus for every trade with its tile.
    Colony,
    /// The answer brings so many points.
    Scores(i16),
    /// The seat will lead this party.
    Leads(Party),
    /// A production rises.
    Production,
    /// The card brings points.
    Points,
    /// The card has an action for every generation.
    Action,
    /// The card has an effect for the rest of the game.
    Effect,
    /// The figures say it.
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

/// What speaks for an answer.
pub struct Merit {
    /// Its first merit.
    pub because: Because,
    /// What it changes for the seat, where it is the only answer; nothing where that is its price alone.
    pub brings: Vec<RecapChange>,
    /// The first step that it owes, where nothing else is gained by it.
    pub then: Option<Owed>,
}

impl Merit {
    /// What speaks for the first of these answers.
    pub fn of(view: &View<Mars>, seat: Seat, answers: &[Choice]) -> Self {
        let forecast = answers.first().and_then(|&choice| {
            let forecast = view.forecast(seat, choice, None).ok()?;
            Some((choice, of_its_step(view, seat, forecast)))
        });
        let because = because(view, seat, answers, forecast.as_ref().map(|(_, forecast)| forecast));
        let Some((choice, forecast)) = forecast.filter(|_| answers.len() == 1) else {
            return Self { because, brings: Vec::new(), then: None };
        };
        let brings = brings(view.facts(), seat, choice, &forecast);
        if brings.iter().any(|&(_, by)| by > 0) {
            return Self { because, brings, then: None };
        }
        let is_own = |owed: &&Owed| owed.doer == Some(seat);
        let is_told = matches!(because, Because::Best | Because::OnlyAnswer);
        let then = forecast.owed.iter().find(is_own).copied().filter(|_| is_told);
        let because = if then.is_some() { Because::Gains } else { because };
        Self { because, brings: Vec::new(), then }
    }
}

/// What an answer changes for a seat, with what is owed and asks nothing; what a label names as the price is left out.
fn brings(facts: &Facts, seat: Seat, choice: Choice, forecast: &Forecast) -> Vec<RecapChange> {
    let mut all: Vec<RecapChange> = Vec::new();
    let mut add = |figure: RecapFigure, by: i32| match all.iter_mut().find(|(it, _)| *it == figure) {
        Some((_, sum)) => *sum += by,
        None => all.push((figure, by)),
    };
    for Changed { figure, from, to } in foreseen(facts, forecast, seat) {
        // A card that is played leaves the hand, and points are told where they are certain.
        if !matches!(figure, Figure::Points | Figure::Hand) {
            add(RecapFigure::Of(figure), to - from);
        }
    }
    let after = after(facts, forecast);
    for event in &forecast.events {
        match event.about().change {
            Change::Drawn(of) if of == seat => add(RecapFigure::Of(Figure::Hand), 1),
            Change::OnCard(id, by) if after.players[seat].played.contains(id) => {
                add(RecapFigure::OnCard(id), by.into());
            }
            _ => {}
        }
        let is_priced =
            matches!(choice, Choice::Play(_) | Choice::Project(_) | Choice::Claim(_) | Choice::Fund(_));
        if let Event::Paid { seat: of, with: Payer::Stock(Resource::MegaCredits), amount } = *event
            && is_priced
            && of == seat
        {
            add(RecapFigure::Of(Figure::Stock(Resource::MegaCredits)), amount.into());
        }
    }
    for owed in forecast.owed.iter().filter(|owed| owed.doer == Some(seat)) {
        let effect = *owed.effect;
        if let Effect::Gain(it, Amount::Exactly(by)) = effect {
            add(RecapFigure::Of(Figure::Stock(it)), by.into());
        } else if let Effect::Produce(it, Amount::Exactly(by)) = effect {
            add(RecapFigure::Of(Figure::Production(it)), by.into());
        } else if let Effect::Draw(Amount::Exactly(by)) = effect {
            add(RecapFigure::Of(Figure::Hand), by.into());
        }
    }
    all.retain(|&(_, by)| by != 0);
    all
}

/// Why the first of these answers is a good one.
fn because(view: &View<Mars>, seat: Seat, answers: &[Choice], forecast: Option<&Forecast>) -> Because {
    let Some(&choice) = answers.first() else { return Because::Waiting };
    let why = view.question(seat).map(|question| question.why);
    let shape = view.question(seat).map(|question| question.shape);
    match choice {
        _ if matches!(why, Some(Why::Buy { .. })) => {
            match answers.iter().filter(|it| matches!(it, Choice::Card(_))).count() {
                0 if costs_more_than_there_is(view.facts(), seat) => Because::HandIsEnough,
                0 => Because::BuysNone,
                cards => Because::Buys(cards),
            }
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
        | Choice::Reopen => forecast.map_or(Because::Best, |it| merit(view, seat, choice, it)),
    }
}

/// Whether the cards in hand cost more than the seat has.
fn costs_more_than_there_is(facts: &Facts, seat: Seat) -> bool {
    let player = &facts.players[seat];
    let costs = player.hand.iter().filter(|&id| id != CardId::HIDDEN).map(|id| i32::from(card(id).cost));
    costs.sum::<i32>() > i32::from(player.stock[Resource::MegaCredits])
}

/// What the forecast tells of the answer.
fn merit(view: &View<Mars>, seat: Seat, choice: Choice, forecast: &Forecast) -> Because {
    let (facts, events) = (view.facts(), &forecast.events);
    let after = after(facts, forecast);
    let rises = |event: &Event| matches!(*event, Event::Produced { seat: of, change, .. } if of == seat && change > 0);
    let played = match choice {
        Choice::Play(id) | Choice::Card(id) if id != CardId::HIDDEN => Some(card(id)),
        _ => None,
    };
    // In the last generation points are all that counts.
    let is_last = facts.is_terraformed();
    let scored =
        if is_last { scored_last(view, seat, choice) } else { sure(&after, seat) - sure(facts, seat) };
    let rated = after.players[seat].rating - facts.players[seat].rating + forecast.rated[seat];
    let lasts = |card: &Card| !card.passives.is_empty() || !card.triggers.is_empty();
    match choice {
        _ if rated > 0 && !is_last => Because::Gains,
        Choice::Project(StandardProject::Greenery) | Choice::Convert(Conversion::Plants) => Because::Greenery,
        Choice::Project(StandardProject::City) => Because::City,
        Choice::Project(StandardProject::Colony) => Because::Colony,
        _ if scored > 0 && (is_last || played.is_none()) => Because::Scores(scored),
        _ if rated > 0 => Because::Gains,
        Choice::Lobby(party) if leads(&after, party, seat) && !leads(facts, party, seat) => {
            Because::Leads(party)
        }
        Choice::Lobby(_) => Because::Gains,
        _ if events.iter().any(rises) && !is_last => Because::Production,
        _ if played.is_some_and(|card| card_points(facts, seat, card.id) > 0) => Because::Points,
        _ if played.is_some_and(|card| !card.actions.is_empty()) && !is_last => Because::Action,
        _ if played.is_some_and(lasts) && !is_last => Because::Effect,
        _ => Because::Best,
    }
}

/// Whether a seat leads a party.
fn leads(facts: &Facts, party: Party, seat: Seat) -> bool {
    facts.committee.faction(party).leader == Some(Delegate::Of(seat))
}

/// The points of a seat without those that others may yet take: of awards and parties.
fn sure(facts: &Facts, seat: Seat) -> i16 {
    let score = score(facts, seat);
    score.total() - score.awards - score.committee
}

/// How many more points an answer brings at the end of the last generation.
fn scored_last(view: &View<Mars>, seat: Seat, choice: Choice) -> i16 {
    let own = |choice: Option<Choice>| EndPoints::behind(view, seat, choice).map(|it| it.own);
    own(Some(choice)).zip(own(None)).map_or(0, |(then, now)| then - now)
}
