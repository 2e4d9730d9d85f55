//! The course of a game: the points of everyone behind each move, and the moves at which the game turned.

use crate::kit::{BySeat, Rules, Seat};
use crate::mars::cards::Parameter;
use crate::mars::{Event, Facts, Mars, award_points, score};
use crate::table::{Course, MoveMade, Table};

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

/// The course of a game so far. The whole game is played again for it. Each award counts, from its funding on, what it brings
/// at the last move, so that a lead in it that changes hands on the way is no move's gain or loss.
pub fn course(table: &Table<Mars>) -> Course<TurningPoint> {
    let end = table.view(None);
    // Awards are listed in the order of their funding.
    let awards: Vec<BySeat<i16>> =
        end.facts().awards.iter().map(|&(award, _)| award_points(end.facts(), award)).collect();
    let points = |game: &Mars| {
        let facts = game.facts();
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
    let mut before = complete(table.beginning().facts());
    let turned = |made: &MoveMade, game: &Mars| {
        let now = complete(game.facts());
        let completed = Parameter::ALL.into_iter().zip(before.into_iter().zip(now));
        let completed = completed.filter(|(_, (was, is))| *is && !was);
        before = now;
        let goals = table.events_of(made, None).into_iter();
        let goals =
            goals.filter(|event| matches!(event, Event::MilestoneClaimed { .. } | Event::AwardFunded { .. }));
        goals
            .map(TurningPoint::Goal)
            .chain(completed.map(|(parameter, _)| TurningPoint::Complete(parameter)))
            .collect()
    };
    table.course(points, turned, Some(TurningPoint::Lead))
}
