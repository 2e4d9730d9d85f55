//! A game move by move: the points of everyone behind each move, and when the lead changed hands.

use super::{InMove, Table};
use crate::kit::{BySeat, EventLog, Seat, Seated, Seats};
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
    /// The points before the first move, and behind each.
    rows: Vec<BySeat<i32>>,
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
    /// `points` counts those of every seat, `turned` gives what made a move a turning point, from the game behind it, and `lead` the turning point of a player who takes the lead; `None` where nobody leads.
    pub(crate) fn course<T>(
        &self,
        points: impl Fn(&G) -> BySeat<i32>,
        mut turned: impl FnMut(&MoveMade, &G) -> Vec<T>,
        lead: Option<fn(Seat) -> T>,
    ) -> Course<T> {
        let mut by_move = PointsByMove::new(self.seats(), points(&self.begun));
        let mut turning = Vec::new();
        self.each_move(|made, game| {
            let at = by_move.moves.len();
            turning.extend(turned(&made, game).into_iter().map(|what| (at, what)));
            by_move.push(made, points(game));
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

    /// The game as it is, with all its secrets.
    pub(crate) const fn game(&self) -> &G {
        &self.game
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
        Self { seats, moves: Vec::new(), rows: vec![before] }
    }

    /// Adds a move with the points behind it.
    pub(crate) fn push(&mut self, made: MoveMade, points: BySeat<i32>) {
        self.moves.push(made);
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
            points.push(MoveMade { by, round, told: 0..0 }, row(after));
        }
        points
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
    fn nobody_takes_the_lead_who_plays_alone() {
        let mut alone = PointsByMove::new(Seats::only(ANNA), BySeat::default());
        alone.push(MoveMade { by: ANNA, round: 1, told: 0..0 }, BySeat([3, 0, 0, 0, 0]));
        assert_eq!(alone.lead_taken(), []);
    }
}
