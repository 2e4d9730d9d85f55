//! The awkward cards, one by one.

mod cards;
mod land;
mod stocks;

use crate::rules::help::{Play, at, seat, short_of, without_land};
use viriditas::kit::{Rules, Seat};
use viriditas::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::Tag;
use viriditas::mars::cards::*;
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Event, Mars, Phase, Pile, Refusal, award_count, score};

/// The order of Tharsis' milestones and awards.
const MAYOR: u8 = 1;
const LANDLORD: u8 = 0;

fn act(card: Card) -> Choice {
    Choice::Act { card: card.id, which: 0 }
}

fn holders(cards: &[Card]) -> Vec<Choice> {
    let mut ids: Vec<_> = cards.iter().map(|card| card.id).collect();
    ids.sort_unstable();
    ids.into_iter().map(Choice::TableauCard).collect()
}

fn hand(game: &Mars, number: u8) -> Vec<CardId> {
    game.facts().players[seat(number)].hand.iter().collect()
}

fn has_played(game: &Mars, number: u8, card: Card) -> bool {
    game.facts().players[seat(number)].played.contains(card.id)
}

fn card_points(game: &Mars, number: u8) -> i16 {
    score(game.facts(), seat(number)).cards
}

const fn production_too_low(resource: viriditas::mars::cards::Resource, falls: i16, now: i16) -> Refusal {
    Refusal::ProductionTooLow { resource, falls, now }
}
