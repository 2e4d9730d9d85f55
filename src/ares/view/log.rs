//! The log as values, before it becomes words: phases as chapters, what a seat did in them as groups, what happened as rows, each
//! with what it comes from. The events can be told again from the rows.

use crate::ares::cards::{CardId, Stock};
use crate::ares::{Ares, Event, Figure, Origin, Stage};
use crate::kit::Seat;
use crate::table::Table;

/// A part of a game: a phase, or a step between phases.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogChapter {
    /// How many events come before it.
    pub place: usize,
    /// Its round, from 1; 0 before the first one.
    pub round: u8,
    /// Whether the round begins with it.
    pub opens_round: bool,
    /// Which; `None` before the first one.
    pub stage: Option<Stage>,
    /// Whether everyone has finished the phase.
    pub is_over: bool,
    /// What was done in it: the groups of a seat behind each other, in the order of the seats.
    pub groups: Vec<LogGroup>,
    /// What followed when everyone had finished.
    pub after: Vec<LogGroup>,
}

/// Something that a seat did, with what came of it; or what a phase brings by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogGroup {
    /// The place of its first event among all that were told, counted from 0; of a running phase, as if it stood at the end.
    pub place: usize,
    /// Whose doing it is; `None` for what is nobody's.
    pub by: Option<Seat>,
    /// What happened, in order; never empty.
    pub rows: Vec<LogRow>,
}

/// Something that happened, once or several times in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// What happened.
    pub what: Happened,
    /// What it comes from.
    pub origin: Origin,
    /// How many times in a row.
    pub times: u32,
}

/// What a row of the log tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// One event.
    Event(Event),
    /// What phase IV brought a player.
    Collected(Collected),
}

/// What phase IV brought a player (ARES-PHASE-12).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collected {
    /// The player.
    pub seat: Seat,
    /// The M€ in all.
    pub money: u16,
    /// The terraform rating in them.
    pub rating: u16,
    /// The M€ in them for the choice of the phase.
    pub bonus: u8,
    /// The heat.
    pub heat: u16,
    /// The plants.
    pub plants: u16,
    /// The cards drawn, as far as they are known.
    pub cards: Vec<CardId>,
}

/// What rows of the log may be picked by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogSubject {
    /// A resource in stock.
    Stock(Stock),
    /// Cards in hand.
    Cards,
    /// The terraform rating.
    Rating,
}

impl LogSubject {
    /// All, in the order in which they are offered.
    pub fn all() -> impl Iterator<Item = Self> {
        Stock::ALL.into_iter().map(Self::Stock).chain([Self::Cards, Self::Rating])
    }
}

/// The log from the last chapter to the first. `back` tells the events from the last one to the first, each with what it comes
/// from, `total` is how many there are, and `round` is the round of the last one.
pub fn log_back(
    back: impl Iterator<Item = (Event, Origin)>,
    total: usize,
    round: u8,
) -> impl Iterator<Item = LogChapter> {
    let mut back = back.peekable();
    let (mut left, mut round) = (total, round);
    std::iter::from_fn(move || {
        let mut entries: Vec<(Event, Origin)> = Vec::new();
        let mut chapter = LogChapter { round, ..LogChapter::default() };
        back.peek()?;
        for (event, origin) in back.by_ref() {
            left = left.saturating_sub(1);
            if let Event::Began(stage) = event {
                chapter.stage = Some(stage);
                break;
            }
            entries.push((event, origin));
        }
        if let Some((Event::Round { .. }, _)) = back.peek() {
            chapter.opens_round = true;
            back.next();
            left = left.saturating_sub(1);
            round = round.saturating_sub(1);
        }
        chapter.place = left;
        let first = left + usize::from(chapter.opens_round) + usize::from(chapter.stage.is_some());
        entries.reverse();
        let end = entries.iter().position(|(event, _)| *event == Event::Ended);
        chapter.is_over = end.is_some();
        let (in_it, after) = entries.split_at(end.unwrap_or(entries.len()));
        chapter.groups = groups(in_it, first);
        chapter.after = groups(after.get(1..).unwrap_or_default(), first + in_it.len() + 1);
        Some(chapter)
    })
}

/// The events of chapters in the order of play, told again from their rows alone: those of a phase seat by seat.
pub fn told_again<'a>(chapters: impl Iterator<Item = &'a LogChapter>) -> impl Iterator<Item = Event> {
    chapters.flat_map(LogChapter::events)
}

/// The groups of what happened from this place on, seat by seat; what is nobody's comes first.
fn groups(entries: &[(Event, Origin)], first: usize) -> Vec<LogGroup> {
    let seats = [None].into_iter().chain(Seat::ALL.map(Some));
    let of_seat = |by: Option<Seat>| {
        let mut groups: Vec<LogGroup> = Vec::new();
        let own = entries.iter().zip(first..).filter(|((event, _), _)| event.seat() == by);
        for (&(event, origin), place) in own {
            if groups.last().is_none_or(|group| begins_group(group, event, origin)) {
                groups.push(LogGroup { place, by, rows: Vec::new() });
            }
            if let Some(group) = groups.last_mut() {
                add(&mut group.rows, event, origin);
            }
        }
        groups
    };
    seats.flat_map(of_seat).collect()
}

/// Whether an event is something that its seat decided to do, and no part of what it was doing. Cards that are sold one after the
/// other belong together.
fn begins_group(group: &LogGroup, event: Event, origin: Origin) -> bool {
    let is_sale = |row: &LogRow| matches!(row.what, Happened::Event(Event::Sold { .. }));
    match event {
        Event::Sold { .. } => origin == Origin::Course && !group.rows.iter().all(is_sale),
        event => origin == Origin::Course && is_deed(event),
    }
}

/// Whether an event says what a seat decided to do.
const fn is_deed(event: Event) -> bool {
    match event {
        Event::Chose { .. }
        | Event::NeutralChose { .. }
        | Event::Incorporated { .. }
        | Event::Sold { .. }
        | Event::Given { .. }
        | Event::Played { .. }
        | Event::BonusDrawn { .. }
        | Event::RatingBought { .. }
        | Event::Used { .. }
        | Event::Standard { .. }
        | Event::CubeTaken { .. } => true,
        Event::Round { .. }
        | Event::Began(_)
        | Event::Ended
        | Event::Drawn { .. }
        | Event::Looked { .. }
        | Event::Kept { .. }
        | Event::PassedUp { .. }
        | Event::Revealed { .. }
        | Event::Discarded { .. }
        | Event::Entered { .. }
        | Event::Permitted { .. }
        | Event::Discounted { .. }
        | Event::Flexed { .. }
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Rated { .. }
        | Event::Raised { .. }
        | Event::Warmed { .. }
        | Event::Flipped { .. }
        | Event::ForestTaken { .. }
        | Event::Added { .. }
        | Event::Removed { .. } => false,
    }
}

/// Puts an event behind some rows.
fn add(rows: &mut Vec<LogRow>, event: Event, origin: Origin) {
    if let (Origin::Production { rating, bonus }, Some(seat)) = (origin, event.seat()) {
        if let Some(LogRow { what: Happened::Collected(collected), .. }) = rows.last_mut() {
            collected.add(event);
            return;
        }
        let cards = Vec::new();
        let mut collected = Collected { seat, money: 0, rating, bonus, heat: 0, plants: 0, cards };
        collected.add(event);
        rows.push(LogRow { what: Happened::Collected(collected), origin, times: 1 });
        return;
    }
    let what = Happened::Event(event);
    match rows.last_mut() {
        Some(row) if row.what == what && row.origin == origin => row.times += 1,
        _ => rows.push(LogRow { what, origin, times: 1 }),
    }
}

impl LogChapter {
    /// All groups, in order.
    pub fn all_groups(&self) -> impl Iterator<Item = &LogGroup> {
        self.groups.iter().chain(&self.after)
    }

    /// The events that the chapter tells of.
    fn events(&self) -> Vec<Event> {
        let round = self.opens_round.then_some(Event::Round { round: self.round });
        let stage = self.stage.map(Event::Began);
        let of = |groups: &[LogGroup]| -> Vec<Event> {
            groups.iter().flat_map(|group| group.rows.iter().flat_map(LogRow::events)).collect()
        };
        let end = self.is_over.then_some(Event::Ended);
        round.into_iter().chain(stage).chain(of(&self.groups)).chain(end).chain(of(&self.after)).collect()
    }
}

impl LogGroup {
    /// What the seat did; `None` for what a phase brings by itself.
    pub fn headline(&self) -> Option<&LogRow> {
        let is_deed = |row: &&LogRow| matches!(row.what, Happened::Event(event) if is_deed(event));
        self.rows.first().filter(is_deed)
    }

    /// Whether what comes from this needs no word in the group, because its headline says it.
    pub fn goes_without_saying(&self, origin: Origin) -> bool {
        let Some(LogRow { what: Happened::Event(headline), .. }) = self.headline() else {
            // The phase says it.
            return matches!(origin, Origin::Research | Origin::Production { .. });
        };
        match *headline {
            Event::Played { card, .. } | Event::Incorporated { card, .. } => {
                matches!(origin, Origin::Price) || origin == Origin::Play(card)
            }
            Event::Used { card, .. } => origin == Origin::Action(card),
            Event::RatingBought { .. } => origin == Origin::RatingBought,
            Event::BonusDrawn { .. } => origin == Origin::Bonus,
            Event::CubeTaken { .. } => origin == Origin::Cube,
            _ => false,
        }
    }

    /// How many cards the seat kept and of how many, where it decided nothing else (ARES-PHASE-14); `None` before it has.
    pub fn kept(&self) -> Option<(u8, u8)> {
        let count = |is_one: fn(&Event) -> bool| {
            self.rows.iter().flat_map(LogRow::events).filter(&is_one).count() as u8
        };
        let kept = count(|event| matches!(event, Event::Kept { .. }));
        let of = count(|event| matches!(event, Event::Looked { .. }));
        (self.headline().is_none() && kept > 0 && of > 0).then_some((kept, of))
    }

    /// By how much figures of the seat changed in all.
    pub fn sums(&self) -> Vec<(Figure, i32)> {
        let mut sums: Vec<(Figure, i32)> = Vec::new();
        for (figure, by) in self.rows.iter().flat_map(LogRow::events).filter_map(change) {
            match sums.iter_mut().find(|(of, _)| *of == figure) {
                Some((_, sum)) => *sum += by,
                None => sums.push((figure, by)),
            }
        }
        sums.retain(|&(_, by)| by != 0);
        sums
    }
}

impl LogRow {
    /// The events that the row tells of, in order.
    pub fn events(&self) -> Vec<Event> {
        match &self.what {
            Happened::Event(event) => vec![*event; self.times as usize],
            Happened::Collected(collected) => collected.events(),
        }
    }

    /// Whether the row changes this.
    pub fn is_about(&self, subject: LogSubject) -> bool {
        self.events().into_iter().filter_map(change).any(|(figure, _)| match subject {
            LogSubject::Stock(stock) => figure == Figure::Stock(stock),
            LogSubject::Cards => figure == Figure::Hand,
            LogSubject::Rating => figure == Figure::Rating,
        })
    }
}

impl Collected {
    fn add(&mut self, event: Event) {
        match event {
            Event::Gained { stock: Stock::MegaCredits, amount, .. } => self.money += amount,
            Event::Gained { stock: Stock::Heat, amount, .. } => self.heat += amount,
            Event::Gained { stock: Stock::Plants, amount, .. } => self.plants += amount,
            Event::Drawn { card, .. } => self.cards.push(card),
            _ => {}
        }
    }

    /// The M€ for the cards in play.
    pub fn production(&self) -> i32 {
        i32::from(self.money) - i32::from(self.rating) - i32::from(self.bonus)
    }

    fn events(&self) -> Vec<Event> {
        let &Self { seat, money, heat, plants, .. } = self;
        let stocks = [(Stock::MegaCredits, money), (Stock::Heat, heat), (Stock::Plants, plants)];
        let gained = stocks.into_iter().filter(|(_, amount)| *amount > 0);
        let gained = gained.map(|(stock, amount)| Event::Gained { seat, stock, amount });
        gained.chain(self.cards.iter().map(|&card| Event::Drawn { seat, card })).collect()
    }
}

/// What a seat that pays is paying for: the last thing that it played, used or bought.
pub fn paid_for(table: &Table<Ares>, seat: Seat) -> Option<Event> {
    let is_bought = |event: &Event| {
        matches!(
            event,
            Event::Played { .. } | Event::Used { .. } | Event::Standard { .. } | Event::RatingBought { .. }
        )
    };
    table.heard_back(Some(seat)).find(|event| event.seat() == Some(seat) && is_bought(event))
}

/// The card that an event names, if that may be known.
pub fn card_of(event: Event) -> Option<CardId> {
    let card = match event {
        Event::Incorporated { card, .. }
        | Event::Drawn { card, .. }
        | Event::Looked { card, .. }
        | Event::Kept { card, .. }
        | Event::PassedUp { card, .. }
        | Event::Revealed { card, .. }
        | Event::Sold { card, .. }
        | Event::Discarded { card, .. }
        | Event::Given { card, .. }
        | Event::Played { card, .. }
        | Event::Entered { card, .. }
        | Event::Added { card, .. }
        | Event::Removed { card, .. }
        | Event::Used { card, .. } => card,
        Event::Round { .. }
        | Event::Began(_)
        | Event::Ended
        | Event::Chose { .. }
        | Event::NeutralChose { .. }
        | Event::BonusDrawn { .. }
        | Event::Permitted { .. }
        | Event::Discounted { .. }
        | Event::Flexed { .. }
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Rated { .. }
        | Event::RatingBought { .. }
        | Event::Raised { .. }
        | Event::Warmed { .. }
        | Event::Flipped { .. }
        | Event::ForestTaken { .. }
        | Event::Standard { .. }
        | Event::CubeTaken { .. } => return None,
    };
    (card != CardId::HIDDEN).then_some(card)
}

/// The figure of its seat that an event changes, and by how much; a card that is played leaves the hand, which goes without saying.
pub(crate) const fn change(event: Event) -> Option<(Figure, i32)> {
    Some(match event {
        Event::Drawn { .. } | Event::Kept { .. } | Event::Revealed { taken: true, .. } => (Figure::Hand, 1),
        Event::Sold { money, .. } => (Figure::Stock(Stock::MegaCredits), money as i32),
        Event::Discarded { .. } | Event::Given { .. } => (Figure::Hand, -1),
        Event::Gained { stock, amount, .. } => (Figure::Stock(stock), amount as i32),
        Event::Paid { stock, amount, .. } => (Figure::Stock(stock), -(amount as i32)),
        Event::Rated { change, .. } => (Figure::Rating, change as i32),
        Event::Raised { track, .. } => (Figure::Steps(track), 1),
        Event::Flipped { .. } => (Figure::Oceans, 1),
        Event::ForestTaken { .. } => (Figure::Forests, 1),
        Event::Added { card, amount, .. } => (Figure::Stored(card), amount as i32),
        Event::Removed { card, amount, .. } => (Figure::Stored(card), -(amount as i32)),
        Event::CubeTaken { .. }
        | Event::Round { .. }
        | Event::Began(_)
        | Event::Ended
        | Event::Chose { .. }
        | Event::NeutralChose { .. }
        | Event::Incorporated { .. }
        | Event::Looked { .. }
        | Event::PassedUp { .. }
        | Event::Revealed { .. }
        | Event::Played { .. }
        | Event::Entered { .. }
        | Event::BonusDrawn { .. }
        | Event::Permitted { .. }
        | Event::Discounted { .. }
        | Event::Flexed { .. }
        | Event::RatingBought { .. }
        | Event::Warmed { .. }
        | Event::Used { .. }
        | Event::Standard { .. } => return None,
    })
}
