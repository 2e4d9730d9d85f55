//! The story of a game: readings of the events that a seat was told.

use crate::kit::Seat;
use crate::mars::Event;

/// Whether it begins a part of the game.
pub const fn is_heading(event: Event) -> bool {
    matches!(event, Event::GenerationBegan | Event::PhaseBegan(_) | Event::TurnBegan(_))
}

/// Whose doing it is, as far as it has one.
pub const fn whose(event: Event) -> Option<Seat> {
    match event {
        Event::FirstPlayer(seat)
        | Event::CorporationDealt { seat, .. }
        | Event::CorporationRevealed { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::Picked { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Declined { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Played { seat, .. }
        | Event::TurnedDown { seat, .. }
        | Event::FirstActionSettled(seat)
        | Event::TurnBegan(seat)
        | Event::Passed(seat)
        | Event::Used { seat, .. }
        | Event::ProjectUsed { seat, .. }
        | Event::Converted { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Lost { by: Some(seat), .. }
        | Event::Produced { by: Some(seat), .. }
        | Event::EnergyBecameHeat { seat, .. }
        | Event::Raised { by: Some(seat), .. }
        | Event::Rated { seat, .. }
        | Event::Placed { by: Some(seat), .. }
        | Event::Claimed { seat, .. }
        | Event::Taken { by: Some(seat), .. }
        | Event::Eased { seat, .. }
        | Event::MilestoneClaimed { seat, .. }
        | Event::AwardFunded { seat, .. } => Some(seat),
        Event::Shuffled(_)
        | Event::Reshuffled(_)
        | Event::PhaseBegan(_)
        | Event::GenerationBegan
        | Event::HandsPassed(_)
        | Event::DraftEnded
        | Event::Revealed { .. }
        | Event::Lost { by: None, .. }
        | Event::Produced { by: None, .. }
        | Event::Taken { by: None, .. }
        | Event::Raised { by: None, .. }
        | Event::Placed { by: None, .. }
        | Event::Added { .. }
        | Event::Remembered { .. }
        | Event::MarkersTaken => None,
    }
}

/// Whether it is this player's doing, or was done to them.
pub fn concerns(event: Event, player: Seat) -> bool {
    let to = match event {
        Event::Lost { seat, .. } | Event::Produced { seat, .. } => Some(seat),
        _ => None,
    };
    whose(event) == Some(player) || to == Some(player)
}

/// What is worth a line of its own: what somebody did, not its small change.
pub const fn is_news(event: Event) -> bool {
    matches!(
        event,
        Event::CorporationRevealed { .. }
            | Event::Played { .. }
            | Event::Passed(_)
            | Event::Used { .. }
            | Event::ProjectUsed { .. }
            | Event::Converted { .. }
            | Event::Placed { by: Some(_), .. }
            | Event::MilestoneClaimed { .. }
            | Event::AwardFunded { .. }
            | Event::PhaseBegan(_)
    )
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
