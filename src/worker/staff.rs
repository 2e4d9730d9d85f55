//! Which worker answers the page's requests, how long the page waits for it, and when the page answers itself.

use super::BotAnswer;
use crate::games::Game;
use crate::kit::Seat;

/// How many workers may fail: one, and the one that takes its place. After that the page answers itself.
const MOST_FAILED: u8 = 2;

/// How many answers make up for a worker that has failed.
const ANSWERS_FOR_A_FAILURE: u8 = 30;

/// How long a worker may take, in milliseconds; a bot's longest thought is far shorter.
const PATIENCE: f64 = 10_000.0;

/// The workers that have failed: died, been silent, or given an answer that the game refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Staff {
    failed: u8,
    /// The answers since the last failure, or since one was forgotten.
    answers: u8,
}

/// How long the page has waited for an answer, by a clock that is read every [`Patience::STEP`] milliseconds. Where the clock has
/// jumped, the device slept or the page was stopped, and the worker with it: the wait begins anew.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Patience {
    waited: f64,
    read: f64,
}

impl Staff {
    /// Whether a worker answers; if not, the page does.
    pub const fn has_worker(self) -> bool {
        self.failed < MOST_FAILED
    }

    /// A worker has failed.
    pub fn fail(&mut self) {
        self.failed = self.failed.saturating_add(1).min(MOST_FAILED);
        self.answers = 0;
    }

    /// An answer was taken, from a worker or from the page. After some of them a failure is forgotten.
    pub fn answer(&mut self) {
        self.answers = self.answers.saturating_add(1);
        if self.answers >= ANSWERS_FOR_A_FAILURE {
            self.failed = self.failed.saturating_sub(1);
            self.answers = 0;
        }
    }
}

impl Patience {
    /// The milliseconds between two readings of the clock.
    pub const STEP: u32 = 1_000;

    /// The least that the clock has jumped, in milliseconds.
    const JUMP: f64 = 3_000.0;

    /// A wait that begins at this time, in milliseconds.
    pub const fn begun(now: f64) -> Self {
        Self { waited: 0.0, read: now }
    }

    /// Reads the clock: how many milliseconds the page has waited.
    pub fn waited(&mut self, now: f64) -> f64 {
        let passed = now - self.read;
        self.waited = if passed >= Self::JUMP { 0.0 } else { self.waited + passed };
        self.read = now;
        self.waited
    }

    /// Reads the clock: whether the page goes on waiting.
    pub fn lasts(&mut self, now: f64) -> bool {
        self.lasts_times(now, 1)
    }

    /// Reads the clock: whether the page goes on waiting for what may take this multiple of the time of a bot's answer.
    pub fn lasts_times(&mut self, now: f64, times: u8) -> bool {
        self.waited(now) < PATIENCE * f64::from(times)
    }
}

impl BotAnswer {
    /// Whether the answer names an offer that the seat has in this game.
    pub fn fits(&self, game: &Game, seat: Seat) -> bool {
        self.chosen.is_ok_and(|chosen| usize::from(chosen.choice) < game.offers(seat))
    }
}
