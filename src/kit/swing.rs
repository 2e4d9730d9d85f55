//! Skill and luck: what an answer changed of what everyone may expect of a game, and what chance changed with it.
//!
//! All this is seen with the eyes of everyone together: hands are known, and only what nobody has seen is left to chance. So each part of a game's
//! course is a difference of two expectations, and the parts add up to the course.

use super::{Analysed, BySeat, EventLog, Expectation, Rng, Seat, Seats, Seed};
use core::ops::Range;

/// What is expected around an answer, for each seat. From one to the next the answer, chance and a farther look change it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Swing {
    /// Before the answer.
    pub before: BySeat<Expectation>,
    /// Behind the answer, whatever it may reveal.
    pub answered: BySeat<Expectation>,
    /// Behind the answer and what it revealed; as behind the answer where it revealed nothing.
    pub revealed: BySeat<Expectation>,
    /// Behind the answer and what it revealed, played on as far as is usual from there: farther where a generation or round has begun.
    pub after: BySeat<Expectation>,
    /// How many choices were played for it.
    pub played: u32,
}

impl Swing {
    /// The swing of an answer that leads from one position to the next, each played on in the games of these numbers; `expected_before` is what
    /// is expected before it ([`expected`]).
    pub fn of<G: Analysed + PartialEq>(
        (before, after): (&G, &G),
        (seat, choice): (Seat, G::Choice),
        (seats, games): (Seats, &Range<u32>),
        expected_before: BySeat<Expectation>,
    ) -> Self {
        let until = G::horizon(before.facts());
        let mut answered_worlds = worlds(before, games);
        for (_, game) in &mut answered_worlds {
            game.carry_out(seat, choice, &mut EventLog::nothing());
        }
        let revealing = answered_worlds.iter().any(|(number, game)| *game != world(after, *number));
        let is_forced = before.choices(seat).nth(1).is_none();
        let mut played = 0;
        let mut mean = |worlds: Vec<(u32, G)>, until| {
            let (mean, steps) = mean(worlds, until, seats);
            played += steps;
            mean
        };
        let answered = if is_forced { expected_before } else { mean(answered_worlds, until) };
        let revealed = if revealing { mean(worlds(after, games), until) } else { answered };
        let next = G::horizon(after.facts());
        let after = if next == until { revealed } else { mean(worlds(after, games), next) };
        Self { before: expected_before, answered, revealed, after, played }
    }
}

/// What each seat may expect of a game, in the mean over the games of these numbers: what nobody has seen is dealt anew in each.
pub fn expected<G: Analysed>(game: &G, seats: Seats, games: &Range<u32>) -> BySeat<Expectation> {
    mean(worlds(game, games), G::horizon(game.facts()), seats).0
}

/// The games of these numbers that look to everyone as this one does.
fn worlds<G: Analysed>(game: &G, numbers: &Range<u32>) -> Vec<(u32, G)> {
    numbers.clone().map(|number| (number, world(game, number))).collect()
}

/// A game that looks to everyone as this one does. Two positions with an equal rest that nobody has seen have equal numbered games.
fn world<G: Analysed>(game: &G, number: u32) -> G {
    game.reshuffled(&mut Rng::new(Seed(number.into())))
}

/// The means of games that are played on, and how many choices that took.
fn mean<G: Analysed>(worlds: Vec<(u32, G)>, until: u8, seats: Seats) -> (BySeat<Expectation>, u32) {
    let count = worlds.len().max(1) as i64;
    let mut sums = BySeat::<[i64; 3]>::default();
    let mut played = 0;
    for (number, mut game) in worlds {
        played += 1 + game.play_on(until, Seed(number.into()));
        for seat in seats.iter() {
            let Expectation { worth, points, chance } = game.expectation(seat);
            let parts = [worth, points, chance];
            sums[seat].iter_mut().zip(parts).for_each(|(sum, part)| *sum += i64::from(part));
        }
    }
    let mut means = BySeat::default();
    for seat in seats.iter() {
        let [worth, points, chance] = sums[seat].map(|sum| (sum / count) as i32);
        means[seat] = Expectation { worth, points, chance };
    }
    (means, played)
}
