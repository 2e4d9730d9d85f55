//! What answers hang on.

use crate::ares::cards::{CardId, Passive, ZoneTrack};
use crate::ares::{Facts, Question, most_steps};
use crate::kit::Seat;

/// What a card costs that answers a question, in M€: nothing where it is played for free.
pub(in crate::text) fn play_price(facts: &Facts, seat: Seat, question: &Question, id: CardId) -> u16 {
    match question {
        Question::FreePlay { .. } => 0,
        _ => facts.price(seat, id),
    }
}

/// What terraform rating costs a player in M€, and how much of it is bought.
pub(in crate::text) fn rating_offer(facts: &Facts, seat: Seat) -> (u8, u8) {
    let offer = facts.in_play(seat).flat_map(|card| card.passives).find_map(|&passive| match passive {
        Passive::BuysRating { cost, gain } => Some((cost, gain)),
        _ => None,
    });
    offer.unwrap_or_default()
}

/// The steps at which a track stands after it has risen by itself.
pub(in crate::text) fn raised_to(facts: &Facts, question: &Question, track: ZoneTrack) -> u8 {
    let steps = match *question {
        Question::Warm { steps } => steps,
        _ => 0,
    };
    facts.planet.steps(track).saturating_add(steps).min(most_steps(track))
}
