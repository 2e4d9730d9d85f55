//! Where the points of a game came from: round by round, and card by card.

use crate::ares::cards::{CardId, Phase, ZoneTrack};
use crate::ares::state::event::Event;
use crate::ares::state::facts::Facts;
use crate::ares::state::game::Ares;
use crate::ares::state::planet::{OCEANS, most_steps};
use crate::kit::{BySeat, Rules, Seat, in_order};
use crate::table::{PointsByGeneration, Table, TrackPace};

/// The points of everyone after each round.
pub fn points_by_round(table: &Table<Ares>) -> PointsByGeneration {
    table.points(|game, seat| game.facts().score(seat).total)
}

/// How much faster than ever before players may still become, in percent: many keep what raises Mars for the last rounds.
const FASTEST: u16 = 350;

/// How fast oxygen, temperature and oceans went towards the end of the game, as far as the viewer sees it (ARES-END-01); `None` for
/// everyone's view.
pub fn pace(table: &Table<Ares>, viewer: Option<Seat>) -> TrackPace<3> {
    let all = [most_steps(ZoneTrack::Oxygen), most_steps(ZoneTrack::Temperature), OCEANS];
    table
        .pace(all, |game| {
            let planet = game.facts().planet_seen_by(viewer);
            [planet.steps(ZoneTrack::Oxygen), planet.steps(ZoneTrack::Temperature), planet.oceans()]
        })
        .with_fastest(FASTEST)
}

/// How many steps and oceans Mars had after each round, and at the beginning (ARES-END-01).
pub fn mars_by_round(table: &Table<Ares>) -> Vec<u16> {
    table.by_generation(|game| game.facts().planet.steps_made())
}

/// What each player did in a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deeds {
    /// Steps that the player raised and oceans that the player flipped.
    pub raised: BySeat<u16>,
    /// How often the player chose each phase, in the order of [`Phase::ALL`].
    pub chosen: BySeat<[u16; Phase::ALL.len()]>,
}

/// What each player did, as far as the viewer was told; `None` for everyone's view.
pub fn deeds(table: &Table<Ares>, viewer: Option<Seat>) -> Deeds {
    let mut deeds = Deeds::default();
    for event in table.heard_since(0, viewer) {
        match event {
            Event::Raised { seat, .. } | Event::Flipped { seat, .. } => deeds.raised[seat] += 1,
            Event::Chose { seat, phase } => deeds.chosen[seat][phase as usize] += 1,
            _ => {}
        }
    }
    deeds
}

/// The cards of a player that bring points or cost some, each with its VP, the most valuable card first. Together they are the
/// cards of the player's [`crate::ares::Score`].
pub fn cards_by_worth(facts: &Facts, seat: Seat) -> Vec<(CardId, i16)> {
    let cards = facts.in_play(seat).map(|card| (card.id, facts.card_points(seat, card)));
    let cards: Vec<(CardId, i16)> = cards.filter(|&(_, points)| points != 0).collect();
    let order = in_order(cards.iter().map(|&(_, points)| (-i64::from(points), 0)));
    order.into_iter().map(|place| cards[place]).collect()
}
