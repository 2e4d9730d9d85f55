//! The course of a game: the points of everyone behind each move, and the moves at which the game turned.

use crate::ares::cards::ZoneTrack;
use crate::ares::state::facts::Facts;
use crate::ares::state::game::Ares;
use crate::ares::state::planet::{OCEANS, most_steps};
use crate::ares::state::setup::Mode;
use crate::kit::{BySeat, Rules, Seat};
use crate::table::{Course, MoveMade, Table};

/// What made a move a turning point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurningPoint {
    /// A player took the lead, and kept it until the round ended.
    Lead(Seat),
    /// A track came to its end.
    Complete(ZoneTrack),
    /// The last ocean was flipped.
    Oceans,
}

/// The course of a game so far. The whole game is played again for it. In a co-operative game nobody leads (ARES-COOP-07).
pub fn course(table: &Table<Ares>) -> Course<TurningPoint> {
    let points = |game: &Ares| {
        let mut row = BySeat::default();
        for seat in table.seats().iter() {
            row[seat] = game.facts().score(seat).total;
        }
        row
    };
    let reached = |facts: &Facts| {
        let is_complete = |track| facts.planet.steps(track) == most_steps(track);
        let tracks = ZoneTrack::ALL.map(|track| (is_complete(track), TurningPoint::Complete(track)));
        tracks.into_iter().chain([(facts.planet.oceans() == OCEANS, TurningPoint::Oceans)])
    };
    let mut had: Vec<TurningPoint> = Vec::new();
    let turned = |_: &MoveMade, game: &Ares| {
        let reached = reached(game.facts()).filter_map(|(is_reached, what)| is_reached.then_some(what));
        let new: Vec<_> = reached.filter(|what| !had.contains(what)).collect();
        had.extend(&new);
        new
    };
    let lead: fn(Seat) -> TurningPoint = TurningPoint::Lead;
    let lead = (table.setup().mode == Mode::Competitive).then_some(lead);
    table.course(points, turned, lead)
}
