//! The numbers of a table that events change, while the events are read from the last one to the first.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Resource};
use crate::mars::view::Told;
use crate::mars::{Change, Event, Facts};

/// A number that events change by an amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Counter {
    Stock(Seat, Resource),
    Production(Seat, Resource),
    Rating(Seat),
    OnCard(CardId),
}

/// The numbers that an event changes, and by how much.
pub(super) fn counters(event: Event) -> [Option<(Counter, i32)>; 2] {
    if let Event::EnergyBecameHeat { seat, amount } = event {
        let amount = i32::from(amount);
        return [
            Some((Counter::Stock(seat, Resource::Energy), -amount)),
            Some((Counter::Stock(seat, Resource::Heat), amount)),
        ];
    }
    let one = match event.about().change {
        Change::Stock(seat, resource, by) => Some((Counter::Stock(seat, resource), by)),
        Change::Production(seat, resource, by) => Some((Counter::Production(seat, resource), by.into())),
        Change::Rating(seat, by) => Some((Counter::Rating(seat), by.into())),
        Change::OnCard(card, by) => Some((Counter::OnCard(card), by.into())),
        Change::Nothing
        | Change::Course
        | Change::Deed
        | Change::Step(_)
        | Change::Drawn(_)
        | Change::Tile(_)
        | Change::Eased(..)
        | Change::Milestone(_)
        | Change::Settled(..)
        | Change::Marker(..) => None,
    };
    [one, None]
}

/// The numbers of a table, while its events are read from the last one to the first.
pub(super) struct Counters<'a> {
    now: &'a Facts,
    /// By how much the events that were read changed them.
    after: Vec<(Counter, i32)>,
}

impl<'a> Counters<'a> {
    /// Behind the last event.
    pub(super) const fn behind(now: &'a Facts) -> Self {
        Self { now, after: Vec::new() }
    }

    /// Comes to the moment before a line; what the number that it changes was before and after it, where it is one.
    pub(super) fn take_back(&mut self, told: Told) -> Option<(i32, i32)> {
        let Told::Event(event) = told else { return None };
        let changed = counters(event);
        let mut figure = None;
        for (counter, by) in changed.into_iter().flatten() {
            let place = self.after.iter().position(|(of, _)| *of == counter).unwrap_or_else(|| {
                self.after.push((counter, 0));
                self.after.len() - 1
            });
            let (_, later) = &mut self.after[place];
            let to = now(self.now, counter) - *later;
            *later += by;
            figure = Some((to - by, to));
        }
        figure.filter(|_| changed[1].is_none())
    }
}

fn now(facts: &Facts, counter: Counter) -> i32 {
    match counter {
        Counter::Stock(seat, resource) => facts.players[seat].stock[resource].into(),
        Counter::Production(seat, resource) => facts.players[seat].production[resource].into(),
        Counter::Rating(seat) => facts.players[seat].rating.into(),
        Counter::OnCard(card) => facts.on_card[card.index()].into(),
    }
}
