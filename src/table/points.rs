//! How the points of everyone grew from generation to generation.

use super::{Table, TrackPace};
use crate::kit::{BySeat, Seat, Seated, Seats};

/// The points of each seat after each generation, as if the game had ended there. A row is a moment: the first one is the
/// beginning of the game, row `n` the end of generation `n`, and the last one is the game as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointsByGeneration {
    seats: Seats,
    rows: Vec<BySeat<i32>>,
}

impl<G: Seated> Table<G> {
    /// The points of each seat after each generation, counted by the given function. The journal keeps the game of each
    /// generation's beginning, so that no answer is played again.
    pub(crate) fn points(&self, of: impl Fn(&G, Seat) -> i32) -> PointsByGeneration {
        let seats = self.seats();
        let row = |game: &G| {
            let mut row = BySeat::default();
            for seat in seats.iter() {
                row[seat] = of(game, seat);
            }
            row
        };
        PointsByGeneration { seats, rows: self.by_generation(row) }
    }

    /// Something of the game after each generation, and at its beginning.
    pub(crate) fn by_generation<T>(&self, of: impl Fn(&G) -> T) -> Vec<T> {
        self.begun_generations().chain([&self.game]).map(of).collect()
    }

    /// The game as it was when each generation began.
    fn begun_generations(&self) -> impl Iterator<Item = &G> {
        [&*self.begun].into_iter().chain(self.journal.games())
    }

    /// How fast the tracks of the game have moved, each as long as this says, by the steps that the given function reads.
    pub(crate) fn pace<const TRACKS: usize>(
        &self,
        all: [u8; TRACKS],
        steps: impl Fn(&G) -> [u8; TRACKS],
    ) -> TrackPace<TRACKS> {
        TrackPace::of(all, self.begun_generations().map(&steps).collect(), steps(&self.game))
    }
}

impl PointsByGeneration {
    /// The moments in order, each with the points of every seat.
    pub fn rows(&self) -> &[BySeat<i32>] {
        &self.rows
    }

    /// The generation in which a seat took the lead that it kept to the end; `None` where it does not lead alone at the end, or
    /// plays alone.
    pub fn lead_since(&self, seat: Seat) -> Option<u8> {
        let others = self.seats.without(seat);
        let leads = |row: &&BySeat<i32>| others.iter().all(|other| row[seat] > row[other]);
        let kept = self.rows.iter().rev().take_while(leads).count();
        (kept > 0 && !others.is_empty()).then(|| (self.rows.len() - kept).max(1) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::ALL[0];
    const SECOND: Seat = Seat::ALL[1];

    fn of_two(rows: &[[i32; 2]]) -> PointsByGeneration {
        let rows = rows.iter().map(|&[one, other]| BySeat([one, other, 0, 0, 0])).collect();
        PointsByGeneration { seats: Seats::first(2), rows }
    }

    #[test]
    fn the_lead_is_taken_in_the_generation_after_the_last_moment_without_it() {
        let changing = of_two(&[[20, 20], [25, 24], [28, 30], [31, 31], [40, 39], [50, 45]]);
        assert_eq!(changing.lead_since(FIRST), Some(4));
        assert_eq!(changing.lead_since(SECOND), None, "no lead at the end");
        assert_eq!(of_two(&[[20, 20], [21, 22], [30, 33]]).lead_since(SECOND), Some(1));
        assert_eq!(of_two(&[[20, 14], [30, 20]]).lead_since(FIRST), Some(1), "from the beginning on");
        let level = of_two(&[[20, 20], [25, 24], [30, 30]]);
        assert_eq!([FIRST, SECOND].map(|seat| level.lead_since(seat)), [None; 2]);
    }

    #[test]
    fn nobody_leads_who_plays_alone() {
        let alone = PointsByGeneration { seats: Seats::only(FIRST), rows: vec![BySeat::default(); 3] };
        assert_eq!(alone.lead_since(FIRST), None);
    }
}
