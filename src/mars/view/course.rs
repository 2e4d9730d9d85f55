//! The course of a game: the points of everyone behind each move, and the moves at which the game turned.

use crate::kit::{BySeat, Rules, Seat};
use crate::mars::cards::Parameter;
use crate::mars::{Event, Facts, Mars, award_points, score};
use crate::table::{MoveScope, PointsByMove, Table};

/// The course of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The points of everyone behind each move: each award counts, from its funding on, what it brings at the last move, so that
    /// a lead in it that changes hands on the way is no move's gain or loss.
    pub points: PointsByMove,
    /// The turning points, in order, each with its move, counted from 0.
    pub turning: Vec<(usize, TurningPoint)>,
}

/// What made a move a turning point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TurningPoint {
    /// A player took the lead, and kept it until the generation ended.
    Lead(Seat),
    /// A milestone was claimed or an award was funded.
    Goal(Event),
    /// A parameter came to its end.
    Complete(Parameter),
}

/// The course of a game so far. The whole game is played again for it.
pub fn course(table: &Table<Mars>) -> Course {
    let end = table.view(None);
    // Awards are listed in the order of their funding.
    let awards: Vec<BySeat<i16>> =
        end.facts().awards.iter().map(|&(award, _)| award_points(end.facts(), award)).collect();
    let points = |facts: &Facts| {
        let mut row = BySeat::default();
        for seat in table.seats().iter() {
            let now = score(facts, seat);
            let decided: i16 = awards.iter().take(facts.awards.len()).map(|points| points[seat]).sum();
            row[seat] = (now.total() - now.awards + decided).into();
        }
        row
    };
    let complete = |facts: &Facts| {
        Parameter::ALL.map(|parameter| facts.track(parameter).is_some() && facts.is_at_goal(parameter))
    };
    let beginning = table.beginning().facts();
    let mut by_move = PointsByMove::new(table.seats(), points(beginning));
    let mut turning = Vec::new();
    let mut before = complete(beginning);
    let mut phase = (beginning.generation, beginning.phase);
    table.each_move(|made, game| {
        let at = by_move.moves().len();
        let goals = table.events_of(&made, None).into_iter();
        let goals =
            goals.filter(|event| matches!(event, Event::MilestoneClaimed { .. } | Event::AwardFunded { .. }));
        turning.extend(goals.map(|event| (at, TurningPoint::Goal(event))));
        let now = complete(game.facts());
        for (parameter, (was, is)) in Parameter::ALL.into_iter().zip(before.into_iter().zip(now)) {
            if is && !was {
                turning.push((at, TurningPoint::Complete(parameter)));
            }
        }
        before = now;
        let next = (game.facts().generation, game.facts().phase);
        let scope = if next == phase { MoveScope::Own } else { MoveScope::EndsPhase };
        phase = next;
        by_move.push(made, scope, points(game.facts()));
    });
    turning.extend(by_move.lead_taken().into_iter().map(|(at, seat)| (at, TurningPoint::Lead(seat))));
    turning.sort_by_key(|&(at, _)| at);
    Course { points: by_move, turning }
}
