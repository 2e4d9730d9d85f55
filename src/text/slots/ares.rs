//! Sentences of cards and events of Ares Expedition.

use super::english::EnglishSlots;
use super::sample::{ADA, BOB, FromGame, NAMES, Sample};
use super::{
    CountedAt, CountedThing, CountedUnit, Holder, Measure, MeasureNumber, PaymentRule, PlayerReport,
    RaisedTrack, Statement, TakenFrom,
};
use crate::ares::cards::{
    Amount, Bearer, Card, Charge, Cost, Count, Each, Effect, Filter, Passive, Production, Requirement,
    TABLES, ZoneTrack,
};
use crate::ares::{Ares, Event, Setup};
use crate::kit::{EventLog, Rules, Seat, Seed};
use crate::text::Language;
use crate::text::ares::AresTableText;
use crate::text::plan::Noun;
use crate::text::plan::ares::{AresNumber, AresQuantity, AresTimes};

/// The sentences of Ares Expedition; with a number, those in which it can take the place of the printed one.
pub(super) fn samples(number: Option<i8>) -> Vec<Sample> {
    let table = Ares::begin(&Setup::new(2), Seed(0), &mut EventLog::nothing()).ok();
    let mut samples = Vec::new();
    for card in TABLES.iter().flat_map(|table| table.iter()) {
        let mut steps = Vec::new();
        let gains = card.actions.iter().flat_map(|action| action.gain);
        let triggered = card.triggers.iter().flat_map(|trigger| trigger.steps);
        card.play.iter().chain(gains).chain(triggered).for_each(|step| push(step, &mut steps));
        for step in steps.into_iter().filter_map(|it| number.map_or(Some(it), |to| numbered(it, to))) {
            samples.extend(of_step(step, card));
            samples.extend(table.as_ref().and_then(|game| of_event(game, step, card)));
        }
        if number.is_some() {
            continue;
        }
        for production in card.production {
            // What a card produces is told by the words of a step that gains it.
            let step = match *production {
                Production::Gain(stock, amount) => Effect::Gain(stock, amount),
                Production::Draw(amount) => Effect::Draw(amount),
            };
            samples.extend(of_step(step, card));
        }
        samples.extend(of_points(card));
        for &cost in card.actions.iter().flat_map(|action| action.cost) {
            samples.extend(of_cost(cost, card));
        }
        samples.extend(card.passives.iter().filter_map(|&passive| of_passive(passive, card)));
        samples.extend(card.requirements.iter().filter_map(|&it| of_requirement(it, card)));
        samples.extend(table.as_ref().and_then(|game| given(game, card)));
    }
    samples
}

fn sample(from: &str, english: String, statement: Statement) -> Sample {
    Sample { game: FromGame::Ares, from: from.to_owned(), english, statement }
}

/// Adds a step, and those inside it.
fn push(step: &'static Effect, to: &mut Vec<Effect>) {
    to.push(*step);
    for inner in (0..).map_while(|place| step.branch(place)).flatten() {
        push(inner, to);
    }
}

/// A step with another number, where one is printed.
fn numbered(effect: Effect, number: i8) -> Option<Effect> {
    let count = number.unsigned_abs();
    if let Effect::Add(kinds, _, bearer) = effect {
        return Some(Effect::Add(kinds, count, bearer));
    }
    if let Effect::Raise(track, _) = effect {
        return Some(Effect::Raise(track, count));
    }
    if let Effect::Gain(of, Amount::Exactly(_)) = effect {
        return Some(Effect::Gain(of, Amount::Exactly(number)));
    }
    matches!(effect, Effect::Draw(Amount::Exactly(_))).then_some(Effect::Draw(Amount::Exactly(number)))
}

fn of_step(effect: Effect, card: &Card) -> Option<Sample> {
    let measure = |amount: Amount, of: Noun| measure(AresQuantity::of(amount, of, card));
    let statement = match effect {
        Effect::Gain(of, amount) => Statement::Gain(measure(amount, Noun::of_stock(of))?),
        Effect::Draw(amount) => Statement::Draw(measure(amount, Noun::Card)?),
        Effect::Discard(number) => Statement::Discard(Measure::exactly(number.into(), Noun::Card)),
        Effect::Add(&[kind], number, bearer) => {
            let holder = match bearer {
                Bearer::Here => Holder::This,
                Bearer::Other => Holder::OtherOwn,
                Bearer::Any => Holder::AnyOwn,
            };
            Statement::Add(Measure::exactly(number.into(), Noun::of_special(kind)), holder)
        }
        Effect::Raise(ZoneTrack::Temperature, steps) => {
            Statement::Raise(RaisedTrack::Temperature, steps.into())
        }
        Effect::Raise(ZoneTrack::Oxygen, steps) => Statement::Raise(RaisedTrack::Oxygen, steps.into()),
        Effect::FlipOceans(number) => Statement::Flip(number.into()),
        Effect::Pay(cost) => return of_cost(cost, card),
        Effect::Rate(_)
        | Effect::Add(..)
        | Effect::Look { .. }
        | Effect::Exchange { .. }
        | Effect::Reveal { .. }
        | Effect::RevealUntil(_)
        | Effect::TakeForests(_)
        | Effect::Choose(_)
        | Effect::If(..)
        | Effect::ExtraPlay(_)
        | Effect::FreePlay { .. }
        | Effect::DiscountNext(_)
        | Effect::FlexNext => return None,
    };
    Some(sample(card.name, EnglishSlots::ares_steps(&[effect], card), statement))
}

fn of_cost(cost: Cost, card: &Card) -> Option<Sample> {
    let any = Charge::Chosen { least: 1, most: None };
    let any_or_none = Charge::Chosen { least: 0, most: None };
    let measure = |charge: Charge, of: Noun| match charge {
        Charge::Exactly(number) => Some(Measure::exactly(number.into(), of)),
        _ if charge == any || charge == any_or_none => Some(Measure { number: MeasureNumber::AnyNumber, of }),
        _ => None,
    };
    let statement = match cost {
        Cost::Stock(of, charge) => Statement::Pay(measure(charge, Noun::of_stock(of))?),
        Cost::Cards(charge) => Statement::Discard(measure(charge, Noun::Card)?),
        Cost::Resources(&[kind], number, Bearer::Here) => {
            Statement::Remove(Measure::exactly(number.into(), Noun::of_special(kind)), TakenFrom::ThisCard)
        }
        _ => return None,
    };
    Some(sample(card.name, EnglishSlots::ares_cost(cost, card), statement))
}

fn of_passive(passive: Passive, card: &Card) -> Option<Sample> {
    let rule = match passive {
        Passive::Discount { off, cards: Filter::Tagged(&[tag]), each: Each::Card } => {
            PaymentRule::CheaperTagged(Noun::of_ares_tag(tag), off.into())
        }
        Passive::HeatAsMegaCredits => PaymentRule::InsteadOfMoney(Noun::Heat),
        Passive::CapacityValue(of, more) => {
            PaymentRule::TakesOffMore(Noun::of_capacity(of), more.into(), Noun::of_ares_tag(of.tag()))
        }
        _ => return None,
    };
    Some(sample(card.name, EnglishSlots::ares_passive(passive, card), Statement::Pays(rule)))
}

fn of_points(card: &Card) -> Option<Sample> {
    let points = AresQuantity::of(card.points, Noun::Point, card);
    Some(sample(card.name, EnglishSlots::ares_quantity(points), Statement::Points(measure(points)?)))
}

fn of_requirement(requirement: Requirement, card: &Card) -> Option<Sample> {
    let what = match requirement {
        Requirement::HasTags(tag, number @ 2..) => Measure::exactly(number.into(), Noun::of_ares_tag(tag)),
        _ => return None,
    };
    Some(sample(card.name, EnglishSlots::ares_requirement(requirement), Statement::Requires(what)))
}

/// What the log says when a step of a card is carried out for Ada.
fn of_event(game: &Ares, effect: Effect, card: &Card) -> Option<Sample> {
    let ada = Seat::new(0)?;
    if let Effect::Gain(stock, Amount::Exactly(number @ 1..)) = effect {
        let event = Event::Gained { seat: ada, stock, amount: number.unsigned_abs().into() };
        let what = Measure::exactly(number.into(), Noun::of_stock(stock));
        let report = PlayerReport::Gains(ADA, what);
        return Some(sample(card.name, logged(game, event), Statement::Logged(report)));
    }
    let Effect::Add(&[kind], number, Bearer::Here) = effect else { return None };
    let event = Event::Added { seat: ada, card: card.id, amount: number };
    let what = Measure::exactly(number.into(), Noun::of_special(kind));
    Some(sample(card.name, logged(game, event), Statement::Added(what, card.name)))
}

/// What the log says when Ada gives a card to Bob.
fn given(game: &Ares, card: &Card) -> Option<Sample> {
    let (from, to) = (Seat::new(0)?, Seat::new(1)?);
    let event = Event::Given { from, to, card: card.id };
    let statement = Statement::Logged(PlayerReport::Gives(ADA, card.name, BOB));
    Some(sample(card.name, logged(game, event), statement))
}

fn logged(game: &Ares, event: Event) -> String {
    let speaker =
        AresTableText { language: Language::English, facts: game.facts(), names: &NAMES, you: None };
    speaker.event(event)
}

/// A quantity of Ares Expedition, where the languages that begin can say it.
fn measure(of: AresQuantity) -> Option<Measure> {
    let number = match of.number {
        AresNumber::Exactly(number) => MeasureNumber::Exactly(number),
        AresNumber::ThatMany => MeasureNumber::ThatMany,
        AresNumber::Each { each, times } => MeasureNumber::Each(each, counted(times)?),
    };
    Some(Measure { number, of: of.of })
}

fn counted(times: AresTimes) -> Option<CountedUnit> {
    let AresTimes { of, per, held, includes_this } = times;
    let (of, at) = match of {
        Count::Tags(tag) => (Noun::of_ares_tag(tag), CountedAt::Own),
        Count::Forests => (Noun::ForestToken, CountedAt::Own),
        Count::Cards => (Noun::ProjectCard, CountedAt::Own),
        Count::CardsOf(colour) => (Noun::of_colour(colour), CountedAt::Own),
        Count::ResourcesHere => (held.map_or(Noun::Resource, Noun::of_special), CountedAt::OnThisCard),
        Count::Capacity(_) | Count::Paid => return None,
    };
    Some(CountedUnit { per, thing: CountedThing::Named(of), at, includes_this })
}
