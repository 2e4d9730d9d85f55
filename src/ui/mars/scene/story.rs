//! What happened at a table, as somebody was told it.

use crate::games::Game;
use crate::kit::{Seat, Seed};
use crate::mars::Event;
use crate::mars::cards::Parameter;
use crate::mars::guide::Lesson;
use crate::mars::view::{
    Deed, LogGroup, LogLine, Told, deeds, headline, log_back, pace, parts_back, points_by_generation,
    since_turn,
};
use crate::mars::{Facts, Mars, Origin};
use crate::table::{Controller, PointsByGeneration, Table, TakenBack, TrackPace};
use crate::ui::parts::sound::Cue;
use crate::ui::state::shared_table::SharedTable;

/// Everything that happened up to now. Nothing of it is told before somebody asks, and then from the end: what a page shows
/// of it costs the same however long the game is.
#[derive(Clone, PartialEq)]
pub(crate) struct Story {
    table: SharedTable<Mars>,
    viewer: Option<Seat>,
}

impl Story {
    /// The story of a table as this seat knows it.
    pub(crate) const fn of(table: SharedTable<Mars>, viewer: Option<Seat>) -> Self {
        Self { table, viewer }
    }

    /// The table.
    pub(crate) fn table(&self) -> SharedTable<Mars> {
        self.table.clone()
    }

    /// The events from the last one to the first.
    pub(crate) fn back(&self) -> impl Iterator<Item = Event> {
        self.table.heard_back(self.viewer)
    }

    /// The events since so many were told, in order.
    pub(crate) fn since(&self, told: usize) -> impl Iterator<Item = Event> {
        self.table.heard_since(told, self.viewer)
    }

    /// The story part by part, the last part first, with the moves taken back at their places; each line with its place among
    /// the events.
    pub(crate) fn parts_back(&self) -> impl Iterator<Item = Vec<(usize, Told)>> {
        let lines = self.lines_back().map(|line| line.told);
        parts_back(lines, self.table.told(), self.table.told_before_moves())
    }

    /// The log group by group, the last group first, from these facts behind the last event.
    pub(crate) fn log_back(&self, now: &Facts) -> impl Iterator<Item = LogGroup> {
        log_back(self.lines_back(), self.table.told(), self.table.told_before_moves(), now)
    }

    /// What stands for the latest part of which there is news.
    pub(crate) fn headline(&self) -> Option<Event> {
        let events = |part: Vec<(usize, Told)>| {
            let events = part.into_iter().filter_map(|(_, told)| match told {
                Told::Event(event) => Some(event),
                Told::TakenBack(_) => None,
            });
            headline(&events.collect::<Vec<_>>())
        };
        self.parts_back().find_map(events)
    }

    /// The points of everyone after each generation.
    pub(crate) fn points(&self) -> PointsByGeneration {
        points_by_generation(&self.table)
    }

    /// How fast the planet changed.
    pub(crate) fn pace(&self) -> TrackPace<{ Parameter::ALL.len() }> {
        pace(&self.table)
    }

    /// How many events there are.
    pub(crate) fn len(&self) -> usize {
        self.table.told()
    }

    /// How many events had been told before the latest move, and who made it.
    pub(crate) fn latest_move(&self) -> Option<(usize, Seat)> {
        self.table.moves_back().next()
    }

    /// The game itself.
    pub(crate) fn whole(&self) -> Game {
        (*self.table).clone().into()
    }

    /// The lesson that is played, if it is one.
    pub(crate) fn lesson(&self) -> Option<Lesson> {
        Lesson::of(self.table.setup(), self.table.seed())
    }

    /// Who plays at a seat.
    pub(crate) fn player(&self, seat: Seat) -> Controller {
        self.table.player(seat)
    }

    /// What tells this game from others.
    pub(crate) fn game(&self) -> Seed {
        self.table.seed()
    }

    /// Whether a seat has answered anything yet.
    pub(crate) fn has_answered(&self, seat: Seat) -> bool {
        self.table.answers_of(seat) > 0
    }

    /// The events from the last line to the first, with the moves taken back at their places.
    fn lines_back(&self) -> impl Iterator<Item = LogLine> {
        let notes = self.table.taken_back();
        let mut entries = self.table.entries_back(self.viewer);
        let (mut left, mut before) = (self.table.told(), notes.len());
        std::iter::from_fn(move || {
            let stands_here = |note: &TakenBack| note.told as usize >= left;
            if let Some(note) =
                before.checked_sub(1).and_then(|place| notes.get(place)).filter(|&it| stands_here(it))
            {
                before -= 1;
                return Some(LogLine { told: Told::TakenBack(note.by), origin: Origin::Course });
            }
            let (event, origin) = entries.next()?;
            left = left.saturating_sub(1);
            Some(LogLine { told: Told::Event(event), origin })
        })
    }

    /// What others and nobody did since this seat's last turn, and the place of the first event behind it.
    pub(crate) fn deeds(&self, seat: Seat, facts: &Facts) -> (Vec<Deed>, usize) {
        let events = self.last_turns(seat);
        let first = self.len() - events.len();
        let moves = self.table.moves_back().take_while(|&(told, _)| told >= first);
        let mut moves: Vec<(usize, Seat)> = moves.map(|(told, seat)| (told - first, seat)).collect();
        moves.reverse();
        (deeds(&events, &moves, facts, seat), first + since_turn(&events, seat).1)
    }

    /// The events of this seat's current turn, of the one before and of all that lies between, in order: what the news
    /// since its last turn is read from.
    pub(crate) fn last_turns(&self, seat: Seat) -> Vec<Event> {
        let mut turns = 0;
        let mut events: Vec<Event> = Vec::new();
        for event in self.back() {
            events.push(event);
            turns += usize::from(event == Event::TurnBegan(seat));
            if turns == 2 {
                break;
            }
        }
        events.reverse();
        events
    }
}

/// Whether the latest move shows a card: it takes longer to be seen than others.
pub(crate) fn has_shown_card(table: &Table<Mars>) -> bool {
    let told = table.moves_back().next().map(|(told, _)| told);
    told.is_some_and(|told| table.heard_since(told, None).any(shows_card))
}

/// Whether it is a card that was played or used before all.
pub(crate) const fn shows_card(event: Event) -> bool {
    matches!(
        event,
        Event::Played { .. }
            | Event::CorporationRevealed { .. }
            | Event::PreludeFailed { .. }
            | Event::Used { .. }
    )
}

/// What is heard of an event.
pub(crate) const fn cue(event: Event) -> Option<Cue> {
    match event {
        Event::Placed { .. } => Some(Cue::Tile),
        Event::Raised { .. } => Some(Cue::Raise),
        _ => None,
    }
}
