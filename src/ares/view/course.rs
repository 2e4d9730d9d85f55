//! The course of a game: the points of everyone behind each move, and the moves at which the game turned.

use crate::ares::cards::ZoneTrack;
use crate::ares::state::facts::Facts;
use crate::ares::state::game::Ares;
use crate::ares::state::planet::{OCEANS, most_steps};
use crate::ares::state::setup::Mode;
use crate::kit::{BySeat, Rules, Seat};
use crate::table::{MoveScope, PointsByMove, Table};

/// The course of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The points of everyone behind each move.
    pub points: PointsByMove,
    /// The turning points, in order, each with its move, counted from 0.
    pub turning: Vec<(usize, TurningPoint)>,
}

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
pub fn course(table: &Table<Ares>) -> Course {
    let points = |facts: &Facts| {
        let mut row = BySeat::default();
        for seat in table.seats().iter() {
            row[seat] = facts.score(seat).total;
        }
        row
    };
    let reached = |facts: &Facts| {
        let is_complete = |track| facts.planet.steps(track) == most_steps(track);
        let tracks = ZoneTrack::ALL.map(|track| (is_complete(track), TurningPoint::Complete(track)));
        tracks.into_iter().chain([(facts.planet.oceans() == OCEANS, TurningPoint::Oceans)])
    };
    let mut by_move = PointsByMove::new(table.seats(), points(table.beginning().facts()));
    let mut turning: Vec<(usize, TurningPoint)> = Vec::new();
    let beginning = table.beginning().facts();
    let mut stage = (beginning.round, beginning.stage);
    table.each_move(|made, game| {
        let at = by_move.moves().len();
        for (is_reached, what) in reached(game.facts()) {
            if is_reached && turning.iter().all(|&(_, had)| had != what) {
                turning.push((at, what));
            }
        }
        let next = (game.facts().round, game.facts().stage);
        let scope = if next == stage { MoveScope::Own } else { MoveScope::EndsPhase };
        stage = next;
        by_move.push(made, scope, points(game.facts()));
    });
    if table.setup().mode == Mode::Competitive {
        turning.extend(by_move.lead_taken().into_iter().map(|(at, seat)| (at, TurningPoint::Lead(seat))));
    }
    turning.sort_by_key(|&(at, _)| at);
    Course { points: by_move, turning }
}
