//! The story of a game: readings of the events that a seat was told.

use crate::kit::Seat;
use crate::mars::cards::CardId;
use crate::mars::maps::Hex;
use crate::mars::{Event, Weight};
use std::iter::Peekable;

/// A line of the story: an event with its place among all, counted from the first, or a note that stands before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// What happened.
    Event(Event),
    /// A move was taken back by this seat.
    TakenBack(Seat),
}

/// The parts of the story from the last one to the first, each in the order in which it happened: a move, or what a heading
/// begins up to the next move; the first move of a turn stands below the heading of the turn. `back` tells the lines from the
/// last one to the first, `total` is how many events were told, and `moves` are the numbers of events before each move, the last
/// move first. Each line comes with its place among the events, counted from 0.
pub fn parts_back(
    back: impl Iterator<Item = Told>,
    total: usize,
    moves: impl Iterator<Item = usize>,
) -> impl Iterator<Item = Vec<(usize, Told)>> {
    parts_of_back(back, total, moves, |told| told)
}

/// As [`parts_back`], of lines that tell more than that.
pub(super) fn parts_of_back<T: Copy>(
    back: impl Iterator<Item = T>,
    total: usize,
    moves: impl Iterator<Item = usize>,
    told: impl Fn(T) -> Told,
) -> impl Iterator<Item = Vec<(usize, T)>> {
    let mut back = back.peekable();
    let mut moves = moves.peekable();
    let mut left = total;
    std::iter::from_fn(move || {
        let mut part: Vec<(usize, T)> = Vec::new();
        loop {
            let line = back.next()?;
            let Told::Event(event) = told(line) else { return Some(vec![(left, line)]) };
            left = left.saturating_sub(1);
            part.push((left, line));
            let is_closed = is_heading(event) || opens(&mut moves, left);
            let ends = match back.peek().map(|&next| told(next)) {
                None | Some(Told::TakenBack(_)) => true,
                Some(Told::Event(next)) => is_closed && !is_heading(next),
            };
            if ends {
                part.reverse();
                return Some(part);
            }
        }
    })
}

/// Whether a move begins behind so many events.
fn opens(moves: &mut Peekable<impl Iterator<Item = usize>>, told: usize) -> bool {
    while moves.peek().is_some_and(|&at| at > told) {
        moves.next();
    }
    moves.peek() == Some(&told)
}

/// What stands for a part of the story: what somebody did first in it, or the phase that began.
pub fn headline(part: &[Event]) -> Option<Event> {
    let of = |weight: Weight| part.iter().copied().find(|event| event.about().weight == weight);
    of(Weight::News).or_else(|| of(Weight::Phase))
}

/// What stands for a move: its headline, and each further card that is played in it, such as the second prelude.
pub fn headlines(part: &[Event]) -> impl Iterator<Item = Event> {
    let first = headline(part);
    let is_further = move |event: &Event| matches!(event, Event::Played { .. }) && Some(*event) != first;
    first.into_iter().chain(part.iter().copied().filter(is_further))
}

/// The card that an event names, if that may be known.
pub fn card_of(event: Event) -> Option<CardId> {
    event.about().card.filter(|&card| card != CardId::HIDDEN)
}

/// The area of the map that an event is about.
pub const fn area_of(event: Event) -> Option<Hex> {
    match event {
        Event::Placed { space, .. } | Event::Claimed { space, .. } | Event::OceanRemoved { space } => {
            Some(space)
        }
        _ => None,
    }
}

/// Whether it begins a part of the game.
pub const fn is_heading(event: Event) -> bool {
    matches!(event.about().weight, Weight::Phase | Weight::Heading)
}

/// Whose doing it is, as far as it has one.
pub const fn whose(event: Event) -> Option<Seat> {
    event.about().by
}

/// Whether it is this player's doing, or was done to them.
pub fn concerns(event: Event, player: Seat) -> bool {
    let about = event.about();
    about.by == Some(player) || about.to == Some(player)
}

/// What is worth a line of its own: what somebody did, not its small change.
pub const fn is_news(event: Event) -> bool {
    matches!(event.about().weight, Weight::Phase | Weight::News)
}

/// What others did since this player's last turn, and what was done to the player: the news among the events, in
/// order. In one's own turn it is what lies between that and the turn before.
pub fn since_last_turn(events: &[Event], player: Seat) -> impl Iterator<Item = Event> {
    places_since_last_turn(events, player).map(|place| events[place])
}

/// The places of these events.
pub fn places_since_last_turn(events: &[Event], player: Seat) -> impl Iterator<Item = usize> {
    let (from, until) = since_turn(events, player);
    let is_told = move |event: Event| is_news(event) || concerns(event, player);
    (from..until).filter(move |&place| is_told(events[place]) && whose(events[place]) != Some(player))
}

/// The first event behind this player's last turn, and the end of the news: the beginning of the player's own turn while it lasts,
/// and else the last event. In the own turn the last turn is the one before.
pub fn since_turn(events: &[Event], player: Seat) -> (usize, usize) {
    let begins = |seat: Seat| move |event: &Event| *event == Event::TurnBegan(seat);
    let ends = |event: &Event| match *event {
        Event::TurnBegan(seat) => seat != player,
        Event::PhaseBegan(_) => true,
        _ => false,
    };
    // The current turn is no news.
    let current = events.iter().rposition(begins(player));
    let until = current.filter(|&at| !events[at..].iter().any(ends)).unwrap_or(events.len());
    let last = events[..until].iter().rposition(begins(player));
    let from = last.and_then(|at| Some(at + events[at..until].iter().position(ends)?)).unwrap_or(until);
    (from, until)
}
