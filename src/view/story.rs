//! The story of a game: readings of the events that a seat was told.

use crate::kit::Seat;
use crate::mars::{Event, Weight};

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
    let told = events[from..until].iter().copied();
    let is_told = move |&event: &Event| is_news(event) || concerns(event, player);
    told.filter(is_told).filter(move |&event| whose(event) != Some(player))
}
