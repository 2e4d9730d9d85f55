//! The rows of the log: what happened, as values.

use super::counters::{Counter, counters};
use crate::kit::Seat;
use crate::mars::cards::Resource;
use crate::mars::view::{Figure, Income, concerns};
use crate::mars::{Event, Origin, Weight};

/// Something that happened, once or several times in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// The place of its first event among all, counted from 0.
    pub place: usize,
    /// What happened.
    pub what: Happened,
    /// What it comes from.
    pub origin: Origin,
    /// How many times in a row.
    pub times: u32,
    /// What the figure that it changes was before and is after all the times; `None` where it changes none or several.
    pub figure: Option<(i32, i32)>,
}

/// What a row of the log tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// One event.
    Event(Event),
    /// What the production phase brought a player.
    Income(Income),
    /// A move was taken back by this seat.
    TakenBack(Seat),
}

/// What rows of the log may be picked by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogSubject {
    /// A resource: the stock or the production of it.
    Resource(Resource),
    /// Cards in hand.
    Cards,
    /// The terraform rating.
    Rating,
}

impl LogSubject {
    /// All, in the order in which they are offered.
    pub fn all() -> impl Iterator<Item = Self> {
        Resource::ALL.into_iter().map(Self::Resource).chain([Self::Cards, Self::Rating])
    }
}

impl LogRow {
    /// The events that the row tells of, in order.
    pub fn events(&self) -> Vec<Event> {
        match &self.what {
            Happened::Event(event) => vec![*event; self.times as usize],
            Happened::Income(income) => income.events(),
            Happened::TakenBack(_) => Vec::new(),
        }
    }

    /// Whose doing it is, as far as it has one.
    pub const fn by(&self) -> Option<Seat> {
        match &self.what {
            Happened::Event(event) => event.about().by,
            Happened::Income(income) => Some(income.seat),
            Happened::TakenBack(seat) => Some(*seat),
        }
    }

    /// Whether it is this player's doing, or was done to them.
    pub fn concerns(&self, seat: Seat) -> bool {
        match self.what {
            Happened::Event(event) => concerns(event, seat),
            Happened::Income(_) | Happened::TakenBack(_) => self.by() == Some(seat),
        }
    }

    /// What it weighs in the story.
    pub const fn weight(&self) -> Weight {
        match &self.what {
            Happened::Event(event) => event.about().weight,
            Happened::Income(_) => Weight::Detail,
            Happened::TakenBack(_) => Weight::News,
        }
    }

    /// Whether the row changes this.
    pub fn is_about(&self, subject: LogSubject) -> bool {
        self.events().into_iter().any(|event| {
            match subject {
            LogSubject::Resource(resource) => counters(event).iter().flatten().any(|(counter, _)| {
                matches!(*counter, Counter::Stock(_, of) | Counter::Production(_, of) if of == resource)
            }),
            LogSubject::Rating => matches!(event, Event::Rated { .. }),
            LogSubject::Cards => hand(event).is_some() || matches!(event, Event::Played { .. }),
        }
        })
    }

    /// By how much the row changes figures of a player.
    pub(super) fn changes(&self, seat: Seat) -> Vec<(Figure, i32)> {
        let of_event = |event: Event| {
            let counted = counters(event).into_iter().flatten().filter_map(|(counter, by)| match counter {
                Counter::Stock(of, resource) if of == seat => Some((Figure::Stock(resource), by)),
                Counter::Production(of, resource) if of == seat => Some((Figure::Production(resource), by)),
                Counter::Rating(of) if of == seat => Some((Figure::Rating, by)),
                _ => None,
            });
            let cards = hand(event).filter(|&(of, _)| of == seat).map(|(_, by)| (Figure::Hand, by));
            counted.chain(cards).collect::<Vec<_>>()
        };
        self.events().into_iter().flat_map(of_event).collect()
    }
}

/// Whose hand grows or shrinks, beside by the playing of a card.
const fn hand(event: Event) -> Option<(Seat, i32)> {
    match event {
        Event::Drew { seat, .. } | Event::Found { seat, .. } | Event::Kept { seat, .. } => Some((seat, 1)),
        Event::Discarded { seat, .. } => Some((seat, -1)),
        _ => None,
    }
}

impl Income {
    /// Whether the known part of an income may follow on an event of the production phase.
    pub(super) fn may_follow(&self, event: Event) -> bool {
        match event {
            Event::EnergyBecameHeat { .. } => self.energy == 0,
            Event::Gained { resource: Resource::MegaCredits, .. } => self.money == 0 && self.energy == 0,
            Event::Gained { resource, .. } => {
                let is_first =
                    self.gained.first().is_none_or(|&(first, _)| (resource as usize) < first as usize);
                is_first && self.money == 0 && self.energy == 0
            }
            _ => false,
        }
    }

    /// Adds an event that stands in front of what is known.
    pub(super) fn add_before(&mut self, event: Event) {
        match event {
            Event::EnergyBecameHeat { amount, .. } => self.energy = amount,
            Event::Gained { resource: Resource::MegaCredits, amount, .. } => self.money = amount,
            Event::Gained { resource, amount, .. } => self.gained.insert(0, (resource, amount)),
            _ => {}
        }
    }

    /// The events that tell of it (BASE-PROD-01, BASE-PROD-02).
    fn events(&self) -> Vec<Event> {
        let &Self { seat, money, energy, .. } = self;
        let heat = (energy > 0).then_some(Event::EnergyBecameHeat { seat, amount: energy });
        let gained = (money > 0).then_some((Resource::MegaCredits, money)).into_iter();
        let gained = gained.chain(self.gained.iter().copied());
        heat.into_iter()
            .chain(gained.map(|(resource, amount)| Event::Gained { seat, resource, amount }))
            .collect()
    }
}
