//! The course of a game: its moves with their points, and where it turned.

use crate::view::points::{games, games_of_ares, played, totals};
use viriditas::ares;
use viriditas::kit::{BySeat, Seat};
use viriditas::mars::cards::Parameter;
use viriditas::mars::view::{TurningPoint, course};
use viriditas::mars::{Event, MOST_CLAIMED, award_points};
use viriditas::table::{Course, MoveMade, PointsByMove};

/// How far apart the moves are whose points are compared with those of the game as it was then.
const STEP: usize = 23;

/// Compares the moves with those of the table: their number, their events one behind the other, and the points behind each.
fn compare(points: &PointsByMove, moves: &[usize], told: usize, at: impl Fn(usize) -> BySeat<i32>) {
    assert_eq!(points.moves().len(), moves.len() - 1);
    assert_eq!(points.rows().len(), moves.len());
    let ranges: Vec<_> = points.moves().iter().map(|made| made.told.clone()).collect();
    assert!(ranges.windows(2).all(|pair| pair[0].end == pair[1].start), "no event is left out or told twice");
    assert_eq!(ranges.last().map(|last| last.end), Some(told));
    for (row, &answers) in points.rows().iter().zip(moves).rev().step_by(STEP) {
        assert_eq!(*row, at(answers), "after {answers} answers");
    }
}

/// The round of a move is that in which it began.
fn rounds(made: &[MoveMade], moves: &[usize], generations: &[usize]) {
    for (made, from) in made.iter().zip(moves) {
        let begun = generations.iter().filter(|&begun| begun <= from).count();
        assert_eq!(usize::from(made.round), 1 + begun, "the move after {from} answers");
    }
    assert!(generations.len() > 2, "{generations:?}");
}

#[test]
fn the_points_behind_each_move_are_those_of_the_game_as_it_was_then() {
    for table in games() {
        let Course { points, .. } = course(&table);
        for (at, made) in points.moves().iter().enumerate() {
            assert_eq!(table.events_of_move(at, None), table.events_of(made, None), "move {at}");
        }
        rounds(points.moves(), &table.moves(), &table.generations());
        let (then, end) = (|answers| table.after(answers), table.view(None));
        compare(&points, &table.moves(), table.told(), |answers| {
            let game = then(answers);
            let (mut row, view) = (totals(&game), game.view(None));
            for seat in table.seats().iter() {
                for &(award, _) in &view.facts().awards {
                    row[seat] -= i32::from(award_points(view.facts(), award)[seat]);
                    row[seat] += i32::from(award_points(end.facts(), award)[seat]);
                }
            }
            row
        });
        assert_eq!(points.rows().last(), Some(&totals(&table)), "the last row is the score");
    }
    for table in games_of_ares() {
        let Course { points, .. } = ares::course(&table);
        rounds(points.moves(), &table.moves(), &table.generations());
        // Within a phase each seat knows only its own points.
        let own = |answers| {
            let then = table.after(answers);
            BySeat(Seat::ALL.map(|seat| {
                let is_there = table.seats().contains(seat);
                if is_there { then.view(Some(seat)).facts().score(seat).total } else { 0 }
            }))
        };
        compare(&points, &table.moves(), table.told(), own);
    }
}

/// An award counts for whoever gets it in the end.
#[test]
fn a_funded_award_counts_what_it_brings_in_the_end() {
    let mut funded = 0;
    for table in games() {
        let Course { points, turning } = course(&table);
        let end = table.view(None);
        for (at, point) in turning {
            let TurningPoint::Goal(Event::AwardFunded { seat, award }) = point else { continue };
            let brings = points.rows()[at + 1][seat] - points.rows()[at][seat];
            assert_eq!(brings, i32::from(award_points(end.facts(), award)[seat]), "the move {at}");
            funded += 1;
        }
    }
    assert!(funded > 2, "{funded}");
}

/// BASE-MILE-03, BASE-AWARD-02, BASE-END-01: each milestone that was claimed, each award that was funded and each parameter that
/// came to its end is a turning point, at its move.
#[test]
fn goals_taken_and_parameters_completed_are_turning_points() {
    for table in games() {
        let Course { points, turning } = course(&table);
        assert!(turning.is_sorted_by_key(|&(at, _)| at));
        let view = table.view(None);
        let facts = view.facts();
        let goals: Vec<(usize, Event)> = turning
            .iter()
            .filter_map(|&(at, point)| match point {
                TurningPoint::Goal(event) => Some((at, event)),
                TurningPoint::Lead(_) | TurningPoint::Complete(_) => None,
            })
            .collect();
        assert_eq!(goals.len(), facts.milestones.iter().flatten().count() + facts.awards.len());
        assert!(goals.len() <= 2 * MOST_CLAIMED);
        for (at, event) in goals {
            let made: &MoveMade = &points.moves()[at];
            assert!(table.events_of(made, None).contains(&event), "{event:?}");
        }
        let complete: Vec<_> = turning
            .iter()
            .filter_map(|&(_, point)| match point {
                TurningPoint::Complete(parameter) => Some(parameter),
                TurningPoint::Lead(_) | TurningPoint::Goal(_) => None,
            })
            .collect();
        let terraformed = [Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans];
        if facts.is_terraformed() {
            assert!(terraformed.iter().all(|parameter| complete.contains(parameter)), "{complete:?}");
        }
    }
}

/// ARES-COOP-07: where a pair plays together, nobody leads.
#[test]
fn in_a_game_of_a_pair_or_alone_nobody_takes_the_lead() {
    let leads = |turning: &[(usize, ares::TurningPoint)]| {
        turning.iter().filter(|(_, point)| matches!(point, ares::TurningPoint::Lead(_))).count()
    };
    let mut all = 0;
    for table in games_of_ares() {
        let taken = leads(&ares::course(&table).turning);
        if table.setup().mode == ares::Mode::Competitive {
            all += taken;
        } else {
            assert_eq!(taken, 0);
        }
    }
    assert!(all > 0);
    let pair = played::<ares::Ares>(ares::Setup { mode: ares::Mode::Cooperative, ..ares::Setup::new(2) }, 3);
    assert_eq!(leads(&ares::course(&pair).turning), 0);
}
