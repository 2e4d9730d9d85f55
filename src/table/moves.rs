//! A game move by move: the points of everyone behind each move, which moves brought most, and when the lead changed hands.

use super::{InMove, Table};
use crate::kit::{BySeat, EventLog, Seat, Seated, Seats};
use std::cmp::Reverse;
use std::ops::Range;

/// A move of a game: an answer that opens it, with those that follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveMade {
    /// Whose it was.
    pub by: Seat,
    /// The generation, or the round, in which it was made.
    pub round: u8,
    /// The events that it told, by their places among all.
    pub told: Range<usize>,
}

/// The moves of a game, each with the points of everyone behind it, as if the game had ended there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointsByMove {
    seats: Seats,
    moves: Vec<MoveMade>,
    scopes: Vec<MoveScope>,
    /// The points before the first move, and behind each.
    rows: Vec<BySeat<i32>>,
}

/// What the points behind a move come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveScope {
    /// From the move.
    Own,
    /// From the move and from the phase that it ended: everyone's points may have changed.
    EndsPhase,
}

/// What a move changed at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveWorth {
    /// Which move, from 0.
    pub at: usize,
    /// The change of the points of the one whose move it was.
    pub points: i32,
    /// The change of the margin between these points and the most that any other player had.
    pub margin: i32,
}

/// The course of a game, whose turning points are values of type `T`.
#[derive(Clone, PartialEq, Debug)]
pub struct Course<T> {
    /// The points of everyone behind each move.
    pub points: PointsByMove,
    /// The turning points, in order, each with its move, counted from 0.
    pub turning: Vec<(usize, T)>,
}

impl<G: Seated> Table<G> {
    /// The course of the game so far. The whole game is played again for it.
    ///
    /// `points` counts those of every seat, `phase` differs from one phase to the next, `turned` gives what made a move a turning
    /// point, from the game behind it, and `lead` the turning point of a player who takes the lead; `None` where nobody leads.
    pub(crate) fn course<T, P: PartialEq>(
        &self,
        points: impl Fn(&G) -> BySeat<i32>,
        phase: impl Fn(&G) -> P,
        mut turned: impl FnMut(&MoveMade, &G) -> Vec<T>,
        lead: Option<fn(Seat) -> T>,
    ) -> Course<T> {
        let mut by_move = PointsByMove::new(self.seats(), points(&self.begun));
        let mut turning = Vec::new();
        let mut before = phase(&self.begun);
        self.each_move(|made, game| {
            let at = by_move.moves.len();
            turning.extend(turned(&made, game).into_iter().map(|what| (at, what)));
            let now = phase(game);
            let scope = if now == before { MoveScope::Own } else { MoveScope::EndsPhase };
            before = now;
            by_move.push(made, scope, points(game));
        });
        if let Some(lead) = lead {
            turning.extend(by_move.lead_taken().into_iter().map(|(at, seat)| (at, lead(seat))));
        }
        turning.sort_by_key(|&(at, _)| at);
        Course { points: by_move, turning }
    }

    /// Plays the game again from its beginning, and shows each move with the game behind it.
    pub(crate) fn each_move(&self, mut see: impl FnMut(MoveMade, &G)) {
        let mut game = (*self.begun).clone();
        let mut told = self.dealt;
        let mut open: Option<MoveMade> = None;
        for (entry, mark) in self.journal.entries().zip(self.marks.since(0)) {
            if mark.place == InMove::Opens
                && let Some(made) = open.take()
            {
                see(made, &game);
            }
            let round = game.round();
            let made = open.get_or_insert(MoveMade { by: entry.seat, round, told: told..told });
            told = mark.told as usize;
            made.told.end = told;
            game.carry_out(entry.seat, entry.choice, &mut EventLog::nothing());
        }
        if let Some(made) = open {
            see(made, &game);
        }
    }

    /// The game before its first move.
    pub(crate) fn beginning(&self) -> &G {
        &self.begun
    }

    /// What this seat may know of the events of a move that is over.
    pub fn events_of(&self, made: &MoveMade, who: Option<Seat>) -> Vec<G::Event> {
        let events = self.log.since(made.told.start).take(made.told.len()).copied();
        events.filter_map(|(event, _)| G::told_to(event, who)).collect()
    }
}

impl PointsByMove {
    /// The moves of a game that begins with these points.
    pub(crate) fn new(seats: Seats, before: BySeat<i32>) -> Self {
        Self { seats, moves: Vec::new(), scopes: Vec::new(), rows: vec![before] }
    }

    /// Adds a move with the points behind it.
    pub(crate) fn push(&mut self, made: MoveMade, scope: MoveScope, points: BySeat<i32>) {
        self.moves.push(made);
        self.scopes.push(scope);
        self.rows.push(points);
    }

    /// The moves in order.
    pub fn moves(&self) -> &[MoveMade] {
        &self.moves
    }

    /// The points before the first move, and behind each.
    pub fn rows(&self) -> &[BySeat<i32>] {
        &self.rows
    }

    /// The moves of a seat that brought it points, the best one first, at most so many: by points, then by the margin.
    pub fn best(&self, seat: Seat, most: usize) -> Vec<MoveWorth> {
        let mut moves: Vec<_> = self.worth(seat).filter(|worth| worth.points > 0).collect();
        moves.sort_by_key(|worth| Reverse((worth.points, worth.margin)));
        moves.truncate(most);
        moves
    }

    /// The moves of a seat that cost it points or part of the margin, the worst one first, at most so many: by the margin, then by
    /// points.
    pub fn worst(&self, seat: Seat, most: usize) -> Vec<MoveWorth> {
        let mut moves: Vec<_> =
            self.worth(seat).filter(|worth| worth.points < 0 || worth.margin < 0).collect();
        moves.sort_by_key(|worth| (worth.margin, worth.points));
        moves.truncate(most);
        moves
    }

    /// Which other player a move brought most points, and how many.
    pub fn helped(&self, at: usize) -> Option<(Seat, i32)> {
        let (made, rows) = (self.moves.get(at)?, self.rows.get(at..at + 2)?);
        let gains = self.seats.without(made.by).iter().map(|other| (other, rows[1][other] - rows[0][other]));
        gains.filter(|&(_, by)| by > 0).max_by_key(|&(_, by)| by)
    }

    /// The moves behind which another player led alone than before, at the end of that generation and of all moves between: a
    /// lead that was lost again within its generation is left out. Each with who took the lead.
    pub fn lead_taken(&self) -> Vec<(usize, Seat)> {
        let mut taken = Vec::new();
        let mut leader = None;
        let mut from = 0;
        while from < self.moves.len() {
            let round = self.moves[from].round;
            let to = from + self.moves[from..].iter().take_while(|made| made.round == round).count();
            if let Some(seat) = self.leader(to)
                && leader != Some(seat)
            {
                let kept = (from + 1..=to).rev().take_while(|&row| self.leader(row) == Some(seat)).count();
                taken.push((to - kept, seat));
                leader = Some(seat);
            }
            from = to;
        }
        taken
    }

    /// Who has more points than every other one, in this row.
    fn leader(&self, row: usize) -> Option<Seat> {
        let points = &self.rows[row];
        let mut seats = self.seats.iter();
        let alone = self.seats.len() > 1;
        seats
            .find(|&seat| self.seats.iter().all(|other| other == seat || points[seat] > points[other]))
            .filter(|_| alone)
    }

    /// What each move of a seat changed, but for those that ended a phase: their own part cannot be told apart.
    fn worth(&self, seat: Seat) -> impl Iterator<Item = MoveWorth> {
        let others = self.seats.without(seat);
        let margin = move |row: &BySeat<i32>| {
            row[seat] - others.iter().map(|other| row[other]).max().unwrap_or_default()
        };
        let pairs = self.moves.iter().zip(self.rows.windows(2)).enumerate();
        let is_own = move |at: usize| self.scopes[at] == MoveScope::Own;
        let own = pairs.filter(move |&(at, (made, _))| made.by == seat && is_own(at));
        own.map(move |(at, (_, rows))| MoveWorth {
            at,
            points: rows[1][seat] - rows[0][seat],
            margin: margin(&rows[1]) - margin(&rows[0]),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::ALL[0];
    const BOB: Seat = Seat::ALL[1];

    /// A game of two: for each move its round, whose it was, and the points of both behind it.
    fn of_two(moves: &[(u8, Seat, [i32; 2])]) -> PointsByMove {
        let row = |[anna, bob]: [i32; 2]| BySeat([anna, bob, 0, 0, 0]);
        let mut points = PointsByMove::new(Seats::first(2), row([20, 20]));
        for &(round, by, after) in moves {
            points.push(MoveMade { by, round, told: 0..0 }, MoveScope::Own, row(after));
        }
        points
    }

    #[test]
    fn the_best_moves_are_those_with_most_points_and_of_equal_ones_those_that_hold_others_back() {
        let game = of_two(&[
            (1, ANNA, [22, 20]),
            (1, BOB, [22, 26]),
            (1, ANNA, [24, 25]),
            (2, BOB, [24, 25]),
            (2, ANNA, [27, 25]),
            (2, ANNA, [27, 25]),
        ]);
        let worth = |at, points, margin| MoveWorth { at, points, margin };
        assert_eq!(game.best(ANNA, 2), [worth(4, 3, 3), worth(2, 2, 3)]);
        assert_eq!(game.best(ANNA, 9), [worth(4, 3, 3), worth(2, 2, 3), worth(0, 2, 2)]);
        assert_eq!(game.best(BOB, 9), [worth(1, 6, 6)]);
        assert_eq!(game.worst(ANNA, 9), [], "no move cost Anna anything");
    }

    #[test]
    fn the_worst_moves_are_those_that_help_others_most_or_cost_points() {
        let game =
            of_two(&[(1, ANNA, [20, 23]), (1, ANNA, [19, 23]), (1, BOB, [25, 24]), (1, ANNA, [26, 24])]);
        let worth = |at, points, margin| MoveWorth { at, points, margin };
        assert_eq!(game.worst(ANNA, 9), [worth(0, 0, -3), worth(1, -1, -1)]);
        assert_eq!(game.worst(BOB, 9), [worth(2, 1, -5)]);
        let helped = [0, 1, 2, 3, 4].map(|at| game.helped(at));
        assert_eq!(helped, [Some((BOB, 3)), None, Some((ANNA, 6)), None, None]);
    }

    #[test]
    fn the_lead_is_taken_by_the_move_that_brings_it_for_the_rest_of_the_generation() {
        let game = of_two(&[
            (1, ANNA, [22, 20]),
            (1, BOB, [22, 24]),
            (1, ANNA, [25, 24]),
            (2, BOB, [25, 25]),
            (2, ANNA, [26, 25]),
            (3, BOB, [26, 30]),
            (3, ANNA, [27, 30]),
        ]);
        assert_eq!(game.lead_taken(), [(2, ANNA), (5, BOB)]);
        assert_eq!(of_two(&[(1, ANNA, [20, 20]), (2, BOB, [21, 21])]).lead_taken(), [], "nobody leads alone");
    }

    #[test]
    fn a_move_that_ends_a_phase_is_neither_among_the_best_nor_among_the_worst() {
        let mut game = of_two(&[(1, ANNA, [21, 20])]);
        let ended = MoveMade { by: ANNA, round: 1, told: 0..0 };
        game.push(ended.clone(), MoveScope::EndsPhase, BySeat([30, 20, 0, 0, 0]));
        game.push(ended, MoveScope::EndsPhase, BySeat([25, 20, 0, 0, 0]));
        assert_eq!(game.best(ANNA, 9), [MoveWorth { at: 0, points: 1, margin: 1 }]);
        assert_eq!(game.worst(ANNA, 9), []);
    }

    #[test]
    fn nobody_takes_the_lead_who_plays_alone() {
        let mut alone = PointsByMove::new(Seats::only(ANNA), BySeat::default());
        alone.push(MoveMade { by: ANNA, round: 1, told: 0..0 }, MoveScope::Own, BySeat([3, 0, 0, 0, 0]));
        assert_eq!(alone.lead_taken(), []);
        assert_eq!(alone.best(ANNA, 3), [MoveWorth { at: 0, points: 3, margin: 3 }]);
    }
}
