//! What a choice and its payment change, figure by figure, and whether anything comes of them.

use crate::kit::{BySeat, Rules, Seat, View};
use crate::mars::cards::{
    Amount, CONVERSIONS, CardId, Effect, Kind, PROJECTS, Parameter, Removable, Resource, StandardProject,
    Tile, card,
};
use crate::mars::{
    Change, Choice, Event, Facts, Forecast, Mars, Phase, Refusal, Why, aimed_at, cards_aimed_at, idle_action,
    score,
};

/// A number on a player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// How many of a resource are in stock.
    Stock(Resource),
    /// How much of it is produced.
    Production(Resource),
    /// The terraform rating.
    Rating,
    /// How many cards are in hand.
    Hand,
    /// The points as they stand, where more than the rating changes.
    Points,
}

/// A figure that changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// Which.
    pub figure: Figure,
    /// What it is.
    pub from: i32,
    /// What it will be.
    pub to: i32,
}

/// The table behind the events of a forecast.
pub fn after(facts: &Facts, forecast: &Forecast) -> Facts {
    behind(facts, &forecast.events)
}

/// The table behind these events.
pub(crate) fn behind(facts: &Facts, events: &[Event]) -> Facts {
    let mut after = facts.clone();
    for &event in events {
        Mars::commit(&mut after, event);
    }
    after
}

/// What events change of a player's figures.
pub fn brought(facts: &Facts, events: &[Event], who: Seat) -> Vec<Changed> {
    changed(facts, &behind(facts, events), who)
}

/// The figures of a player that differ.
pub fn changed(before: &Facts, after: &Facts, who: Seat) -> Vec<Changed> {
    let (one, other) = (&before.players[who], &after.players[who]);
    let stock =
        Resource::ALL.map(|it| (Figure::Stock(it), i32::from(one.stock[it]), i32::from(other.stock[it])));
    let production = Resource::ALL
        .map(|it| (Figure::Production(it), i32::from(one.production[it]), i32::from(other.production[it])));
    let (points, then) = (score(before, who), score(after, who));
    let is_scored = points.total() - points.rating != then.total() - then.rating;
    let scored = is_scored.then_some((Figure::Points, points.total().into(), then.total().into()));
    let rest = [
        (Figure::Rating, i32::from(one.rating), i32::from(other.rating)),
        (Figure::Hand, i32::from(one.hand_size), i32::from(other.hand_size)),
    ];
    let all = stock.into_iter().chain(production).chain(rest).chain(scored);
    all.filter(|(_, from, to)| from != to).map(|(figure, from, to)| Changed { figure, from, to }).collect()
}

/// The figures of a player that differ behind a forecast, with the rating that the steps owed behind it bring: it goes with the
/// levels of the forecast.
pub fn foreseen(facts: &Facts, forecast: &Forecast, who: Seat) -> Vec<Changed> {
    let mut all = changed(facts, &after(facts, forecast), who);
    let rated = i32::from(forecast.rated[who]);
    match all.iter_mut().find(|it| it.figure == Figure::Rating) {
        Some(rating) => rating.to += rated,
        None if rated != 0 => {
            let from = i32::from(facts.players[who].rating);
            all.push(Changed { figure: Figure::Rating, from, to: from + rated });
        }
        None => {}
    }
    all
}

/// A forecast without what comes behind the step that asks, whatever is answered: the next steps of the solar phase, or the next
/// prelude.
pub fn of_its_step(view: &View<Mars>, seat: Seat, forecast: Forecast) -> Forecast {
    let facts = view.facts();
    let Some(why) = view.question(seat).map(|it| it.why) else { return forecast };
    let end = match facts.phase {
        Phase::Preludes => end_of_prelude(&forecast.events, why),
        Phase::Solar => end_of_solar_step(&forecast.events, why),
        Phase::Setup
        | Phase::Draft
        | Phase::Research
        | Phase::Action
        | Phase::Production
        | Phase::Conversion
        | Phase::Over => None,
    };
    match end {
        None => forecast,
        Some(end) => {
            let events = forecast.events[..end].to_vec();
            let levels = behind(facts, &events).levels;
            Forecast { events, owed: Vec::new(), levels, rated: BySeat::default(), ..forecast }
        }
    }
}

/// Where the next prelude begins among the events, or what follows the preludes.
fn end_of_prelude(events: &[Event], why: Why) -> Option<usize> {
    let is_chosen = matches!(why, Why::Prelude { .. });
    let begins = |event: &Event| match *event {
        Event::Played { card: id, .. } => card(id).kind == Kind::Prelude,
        Event::PreludeFailed { .. } => true,
        _ => false,
    };
    // The first of them is the prelude that is chosen.
    let next = events.iter().enumerate().filter(|(_, event)| begins(event)).nth(usize::from(is_chosen));
    let over = events.iter().position(|event| matches!(event, Event::PhaseBegan(_)));
    next.map(|(at, _)| at).into_iter().chain(over).min()
}

/// Where the next step of the solar phase begins among the events.
fn end_of_solar_step(events: &[Event], why: Why) -> Option<usize> {
    let Why::Effect { card, .. } = why else { return None };
    events.iter().position(|&event| ends_a_step(event, card == CardId::HIDDEN))
}

/// Whether an event belongs to the next step of the solar phase: behind that of the World Government, which changes nobody's rating, or
/// behind a global event.
const fn ends_a_step(event: Event, is_of_government: bool) -> bool {
    match event {
        Event::MarkerMoved { .. }
        | Event::FleetsReturned
        | Event::EventHappens(_)
        | Event::PartyRules(_)
        | Event::EventsAdvanced
        | Event::GenerationBegan
        | Event::PhaseBegan(_) => true,
        Event::Rated { .. } => is_of_government,
        _ => false,
    }
}

/// What a move that is going on has cost a player so far, from its events: the stocks that paid, before it and now.
pub fn paid_so_far(facts: &Facts, events: &[Event], seat: Seat) -> Vec<Changed> {
    let of_seat = |event: &Event| match event.about().change {
        Change::Stock(of, resource, by) if of == seat => Some((resource, by)),
        _ => None,
    };
    let is_payment = |event: &&Event| matches!(event, Event::Paid { .. });
    let paid: Vec<Resource> =
        events.iter().filter(is_payment).filter_map(of_seat).map(|(resource, _)| resource).collect();
    let changed = |resource: Resource| {
        let to = i32::from(facts.players[seat].stock[resource]);
        let by: i32 =
            events.iter().filter_map(of_seat).filter(|(it, _)| *it == resource).map(|(_, by)| by).sum();
        Changed { figure: Figure::Stock(resource), from: to - by, to }
    };
    Resource::ALL.into_iter().filter(|it| paid.contains(it)).map(changed).collect()
}

/// What a step that takes from one player leaves each player it can be turned on, the seat itself last; in solo no player.
pub fn turned_on(facts: &Facts, by: Seat, effect: &Effect) -> Vec<(Seat, Changed)> {
    let seats = aimed_at(facts, by, effect.itself());
    let others = facts.others(by).filter(|&seat| seats.contains(seat));
    let all = others.chain(Some(by).filter(|&seat| seats.contains(seat)));
    all.filter_map(|who| Some((who, left_to(facts, by, who, effect)?))).collect()
}

/// What a step that takes from one player leaves this one.
pub fn left_to(facts: &Facts, by: Seat, who: Seat, effect: &Effect) -> Option<Changed> {
    let player = &facts.players[who];
    let step = effect.itself();
    if let Effect::Reduce(of, steps) = *step {
        let from = i32::from(player.production[of]);
        return Some(Changed { figure: Figure::Production(of), from, to: from - i32::from(steps) });
    }
    let (Effect::Remove(Removable::Stock(of), most, _) | Effect::Steal(of, most)) = *step else {
        return None;
    };
    let from = i32::from(player.stock[of]);
    // What is stolen from oneself is back at once.
    let is_returned = who == by && matches!(step, Effect::Steal(..));
    let to = if is_returned { from } else { (from - i32::from(most)).max(0) };
    Some(Changed { figure: Figure::Stock(of), from, to })
}

/// What a step that takes from one card leaves on each card it can be turned on, as from and to: what is taken from most first, own
/// cards last.
pub fn cards_turned_on(facts: &Facts, by: Seat, effect: &Effect) -> Vec<(CardId, i32, i32)> {
    let step = effect.itself();
    let taken = if let Effect::Remove(Removable::Card(_), most, _) = *step {
        i32::from(most)
    } else if let Effect::Take(_, Amount::Exactly(number), _) = *step {
        i32::from(number)
    } else {
        return Vec::new();
    };
    let left = |id: CardId| {
        let from = i32::from(facts.on_card[id.index()]);
        (id, from, (from - taken).max(0))
    };
    cards_aimed_at(facts, by, step).into_iter().map(left).collect()
}

/// Whether a choice only takes from the player who makes it: figures fall or what lies on cards grows less, nothing rises, and
/// nothing is to come.
pub fn is_harm(facts: &Facts, forecast: &Forecast, who: Seat) -> bool {
    let figures = changed(facts, &after(facts, forecast), who).into_iter().map(|it| it.to - it.from);
    let on_cards = forecast.events.iter().filter_map(|event| match event.about().change {
        Change::OnCard(card, by) if facts.players[who].played.contains(card) => Some(i32::from(by)),
        _ => None,
    });
    let changes: Vec<i32> = figures.chain(on_cards).collect();
    let is_alone = forecast.owed.is_empty() && forecast.levels == facts.levels;
    is_alone && !changes.is_empty() && changes.iter().all(|&by| by < 0)
}

/// Whether a choice is of a kind of which nothing may come but what it costs.
pub fn may_be_in_vain(choice: Choice) -> bool {
    match choice {
        // Selling patents goes on with a question: which cards.
        Choice::Project(StandardProject::SellPatents) => false,
        Choice::Project(_) | Choice::Act { .. } | Choice::Convert(_) => true,
        // Any other card stays on the table, with its tags at least.
        Choice::Play(id) => card(id).kind == Kind::Event,
        _ => false,
    }
}

/// Whether nothing comes of a choice of this player but what it costs, and why (Q-BASE-11, Q-BASE-34): of a card's action as it stands,
/// of anything else as its forecast has it.
pub fn vain(facts: &Facts, seat: Seat, choice: Choice, forecast: &Forecast) -> Option<Refusal> {
    if let Choice::Act { card, which } = choice {
        return idle_action(facts, seat, card, which).filter(|_| forecast.owed.is_empty());
    }
    let is_spent = |event: &Event| {
        matches!(event, Event::Paid { .. }) || matches!(event.about().change, Change::Deed | Change::Course)
    };
    // Cards that are looked at or drawn are hidden until then.
    let comes = forecast.is_final || !forecast.owed.is_empty();
    let is_in_vain = may_be_in_vain(choice) && !comes && forecast.events.iter().all(is_spent);
    let at_goal = || steps_of(choice).iter().find_map(raised).filter(|&it| facts.is_at_goal(it));
    is_in_vain.then(|| at_goal().map_or(Refusal::NothingChanges, |parameter| Refusal::AtGoal { parameter }))
}

/// The steps of a card or an action that bring nothing any more (BASE-PARAM-06): the forecast has nothing of them, and the track
/// that they raise is at its goal behind it.
pub fn lost(facts: &Facts, choice: Choice, forecast: &Forecast) -> Vec<&'static Effect> {
    if !matches!(choice, Choice::Play(_) | Choice::Act { .. }) {
        return Vec::new();
    }
    let after = after(facts, forecast);
    let comes = |parameter: Parameter| {
        let happens = forecast.events.iter().any(|event| match *event {
            Event::Raised { parameter: it, .. } => it == parameter,
            Event::Placed { tile: Tile::Ocean, .. } => parameter == Parameter::Oceans,
            _ => false,
        });
        happens || forecast.owed.iter().any(|owed| raised(owed.effect) == Some(parameter))
    };
    let is_lost = |step: &&Effect| raised(step).is_some_and(|it| after.is_at_goal(it) && !comes(it));
    steps_of(choice).iter().filter(is_lost).collect()
}

/// The steps that a choice is made for.
fn steps_of(choice: Choice) -> &'static [Effect] {
    match choice {
        Choice::Play(id) => card(id).play,
        Choice::Project(it) => PROJECTS[it as usize].play,
        Choice::Convert(it) => CONVERSIONS[it as usize].play,
        Choice::Act { card: id, which } => {
            card(id).actions.get(usize::from(which)).map_or(&[], |action| action.gain)
        }
        _ => &[],
    }
}

/// The parameter that a step raises.
const fn raised(step: &Effect) -> Option<Parameter> {
    match *step {
        Effect::Raise(parameter, _) => Some(parameter),
        Effect::Place(Tile::Ocean, _) => Some(Parameter::Oceans),
        _ => None,
    }
}

/// What a player who passes leaves unused: how many cards could still be played, and how much money there is; nothing where
/// no card can be played.
pub fn left_at_pass(view: &View<Mars>, seat: Seat) -> Option<(usize, u16)> {
    let cards = view.choices(seat).filter(|choice| matches!(choice, Choice::Play(_))).count();
    let money = view.facts().players[seat].stock[Resource::MegaCredits];
    (cards > 0).then_some((cards, money))
}
