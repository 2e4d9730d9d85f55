//! The log as values, before it becomes words: moves and phases as groups, what happened in them as rows, each with what it comes
//! from. The events can be told again from the rows.

mod counters;
mod row;

pub use row::{Happened, LogRow, LogSubject};

use super::story::{Told, parts_of_back};
use super::{Figure, Income};
use crate::kit::Seat;
use crate::mars::{Bought, Change, Event, Facts, Origin, Weight};
use counters::Counters;

/// A line of the story with what it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// What happened.
    pub told: Told,
    /// What it comes from.
    pub origin: Origin,
}

/// A move of a player, or a part of the game that nobody's move is: a phase, the set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogGroup {
    /// The place of its first event among all, counted from 0; of a move that was taken back, the place where it stood.
    pub place: usize,
    /// The player who moved; `None` for what several players did, or nobody.
    pub by: Option<Seat>,
    /// What happened, in order; never empty.
    pub rows: Vec<LogRow>,
}

/// What a group is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogTitle<'a> {
    /// By its headline.
    Row(&'a LogRow),
    /// Cards that were dealt were bought or not.
    CardsBought,
    /// Cards were drafted.
    CardsDrafted,
}

/// The log from the last group to the first. `back` tells the lines from the last one to the first, `total` is how many events
/// were told, `moves` are the numbers of events before each move, the last move first, and `now` are the facts behind the last
/// event.
pub fn log_back(
    back: impl Iterator<Item = LogLine>,
    total: usize,
    moves: impl Iterator<Item = usize>,
    now: &Facts,
) -> impl Iterator<Item = LogGroup> {
    let mut counters = Counters::behind(now);
    let parts = parts_of_back(back, total, moves, |line: LogLine| line.told);
    parts.flat_map(move |part| {
        let mut rows: Vec<LogRow> = Vec::new();
        for (place, line) in part.into_iter().rev() {
            let figure = counters.take_back(line.told);
            prepend(&mut rows, place, line, figure);
        }
        groups(rows)
    })
}

/// The events of groups in the order of play, told again from their rows alone.
pub fn told_again<'a>(groups: impl Iterator<Item = &'a LogGroup>) -> impl Iterator<Item = Event> {
    groups.flat_map(|group| group.rows.iter().flat_map(LogRow::events))
}

/// Puts what happened before some rows in front of them; the rows are from the last one to the first.
fn prepend(rows: &mut Vec<LogRow>, place: usize, line: LogLine, figure: Option<(i32, i32)>) {
    let LogLine { told, origin } = line;
    if let (Told::Event(event), Origin::Production { rating }) = (told, origin)
        && let Some(seat) = earner(event)
    {
        let is_same = |income: &Income| income.seat == seat && income.may_follow(event);
        match rows.last_mut() {
            Some(LogRow { what: Happened::Income(income), place: at, .. }) if is_same(income) => {
                income.add_before(event);
                *at = place;
            }
            _ => {
                let mut income = Income { seat, rating, money: 0, energy: 0, gained: Vec::new() };
                income.add_before(event);
                let what = Happened::Income(income);
                rows.push(LogRow { place, what, origin, times: 1, figure: None });
            }
        }
        return;
    }
    let what = match told {
        Told::Event(event) => Happened::Event(event),
        Told::TakenBack(seat) => Happened::TakenBack(seat),
    };
    match rows.last_mut() {
        Some(row) if row.what == what && row.origin == origin => {
            row.times += 1;
            row.figure = row.figure.zip(figure).map(|((_, to), (from, _))| (from, to));
            row.place = place;
        }
        _ => rows.push(LogRow { place, what, origin, times: 1, figure }),
    }
}

/// Whose income an event of the production phase is.
const fn earner(event: Event) -> Option<Seat> {
    match event {
        Event::EnergyBecameHeat { seat, .. } | Event::Gained { seat, .. } => Some(seat),
        _ => None,
    }
}

/// The groups of a part, the last one first, from its rows, the last one first. At the set-up each player's corporation begins a
/// group.
fn groups(rows: Vec<LogRow>) -> Vec<LogGroup> {
    let mut groups: Vec<LogGroup> = Vec::new();
    let mut open: Vec<LogRow> = Vec::new();
    let many = rows.len();
    for (number, row) in rows.into_iter().enumerate() {
        let place = row.place;
        let begins = matches!(row.what, Happened::Event(Event::CorporationRevealed { .. }));
        open.push(row);
        if begins || number + 1 == many {
            let mut rows = core::mem::take(&mut open);
            rows.reverse();
            groups.push(LogGroup { place, by: mover(&rows), rows });
        }
    }
    groups
}

/// Who moved: who did the first thing that is worth telling, or whose all of it is.
fn mover(rows: &[LogRow]) -> Option<Seat> {
    let news = rows.iter().find(|row| row.weight() == Weight::News);
    if let Some(row) = news {
        return row.by();
    }
    let mut doers = rows.iter().filter_map(LogRow::by);
    let first = doers.next()?;
    let is_heading = |row: &LogRow| matches!(row.weight(), Weight::Phase);
    (doers.all(|seat| seat == first) && !rows.iter().any(is_heading)).then_some(first)
}

impl LogGroup {
    /// What stands for the group: what somebody did first in it, or the phase that began.
    pub fn headline(&self) -> &LogRow {
        let of = |weight: Weight| self.rows.iter().find(|row| row.weight() == weight);
        of(Weight::News).or_else(|| of(Weight::Phase)).unwrap_or(&self.rows[0])
    }

    /// What the group is called.
    pub fn title(&self) -> LogTitle<'_> {
        let headline = self.headline();
        let has = |is_it: fn(Event) -> bool| {
            self.rows.iter().any(|row| matches!(row.what, Happened::Event(event) if is_it(event)))
        };
        if headline.weight() != Weight::Detail {
            LogTitle::Row(headline)
        } else if has(|event| matches!(event, Event::Picked { .. })) {
            LogTitle::CardsDrafted
        } else if has(|event| matches!(event, Event::Kept { .. } | Event::Declined { .. })) {
            LogTitle::CardsBought
        } else {
            LogTitle::Row(headline)
        }
    }

    /// The headings of generations and phases with which the group begins.
    pub fn headings(&self) -> impl Iterator<Item = &LogRow> {
        self.rows.iter().filter(|row| {
            let Happened::Event(event) = row.what else { return false };
            matches!(event, Event::PhaseBegan(_) | Event::GenerationBegan)
        })
    }

    /// Whether the origin of a row needs no word in the group, because its headline or the row itself says it.
    pub fn goes_without_saying(&self, row: &LogRow) -> bool {
        let origin = row.origin;
        if !matches!(row.what, Happened::Event(_)) {
            return true;
        }
        // Delegates, leaders and parties move in no other step.
        let is_of_committee = origin == Origin::Committee && row.figure.is_none();
        let said = self.said();
        origin == Origin::Course || is_of_committee || said.contains(&origin)
    }

    /// The origins that the headline says.
    fn said(&self) -> [Origin; 2] {
        let Happened::Event(headline) = self.headline().what else { return [Origin::Course; 2] };
        match headline {
            Event::Played { card, .. } | Event::CorporationRevealed { card, .. } => {
                [Origin::Play(card), Origin::Price(Bought::Card)]
            }
            Event::Used { card, .. } => [Origin::Action(card); 2],
            Event::ProjectUsed { project, .. } => {
                [Origin::Project(project), Origin::Price(Bought::Project(project))]
            }
            Event::Converted { conversion, .. } => {
                [Origin::Conversion(conversion), Origin::Price(Bought::Conversion(conversion))]
            }
            Event::FleetSent { tile, .. } => [Origin::Trade(tile), Origin::Price(Bought::Trade(tile))],
            Event::EventHappens(card) => [Origin::GlobalEvent(card); 2],
            Event::MilestoneClaimed { .. } => [Origin::Price(Bought::Milestone); 2],
            Event::AwardFunded { .. } => [Origin::Price(Bought::Award); 2],
            Event::PreludeFailed { .. } => [Origin::FailedPrelude; 2],
            _ => [Origin::Course; 2],
        }
    }

    /// By how much the figures of a player changed in all; a card that is played leaves the hand, which goes without saying.
    pub fn sums(&self, seat: Seat) -> Vec<(Figure, i32)> {
        let mut sums: Vec<(Figure, i32)> = Vec::new();
        for (figure, by) in self.rows.iter().flat_map(|row| row.changes(seat)) {
            match sums.iter_mut().find(|(of, _)| *of == figure) {
                Some((_, sum)) => *sum += by,
                None => sums.push((figure, by)),
            }
        }
        sums.retain(|&(_, by)| by != 0);
        sums
    }

    /// Whether a row of the group changes something of a player's in a move of another one, or by nobody's hand: a figure, a card,
    /// a delegate.
    pub fn is_done_to(&self, row: &LogRow, seat: Seat, facts: &Facts) -> bool {
        let Happened::Event(event) = row.what else { return false };
        let about = event.about();
        let has_it = match about.change {
            Change::Stock(of, ..)
            | Change::Production(of, ..)
            | Change::Rating(of, _)
            | Change::Drawn(of) => of == seat,
            Change::OnCard(card, _) => facts.owner(card) == Some(seat),
            Change::Nothing
            | Change::Course
            | Change::Deed
            | Change::Step(_)
            | Change::Tile(_)
            | Change::Eased(..)
            | Change::Milestone(_)
            | Change::Settled(..)
            | Change::Marker(..) => about.to == Some(seat) && about.by != Some(seat),
        };
        let is_by_others = match self.by {
            Some(by) => by != seat,
            None => about.by.is_some_and(|by| by != seat) || is_nobodys(row.origin),
        };
        has_it && is_by_others
    }
}

/// Whether what comes from this is nobody's doing.
const fn is_nobodys(origin: Origin) -> bool {
    match origin {
        Origin::Government | Origin::Committee | Origin::RulingBonus(_) | Origin::GlobalEvent(_) => true,
        Origin::Course
        | Origin::Price(_)
        | Origin::Play(_)
        | Origin::Repeated(_)
        | Origin::FirstAction(_)
        | Origin::Action(_)
        | Origin::Effect(_)
        | Origin::FailedPrelude
        | Origin::Project(_)
        | Origin::Conversion(_)
        | Origin::Printed(_)
        | Origin::Shown
        | Origin::Oceans(_)
        | Origin::Step(_)
        | Origin::Track(_)
        | Origin::Toll
        | Origin::Production { .. }
        | Origin::Trade(_)
        | Origin::ColonyIncome(_)
        | Origin::ColonyBonus(_)
        | Origin::Colony(_)
        | Origin::Policy(_) => false,
    }
}
