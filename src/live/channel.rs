//! What carries messages between two devices, and when a device is taken for silent.

use super::message::QuestionPlace;
use crate::games::Game;
use crate::kit::Seat;

/// The number of a channel on the host's device; no two channels of a room have one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub u32);

/// An open channel to another device: ordered, and without loss as long as it is open.
pub trait Channel {
    /// Sends a message. On a channel that has closed it does nothing: the closing is told where messages arrive.
    fn send(&self, bytes: &[u8]);

    /// Closes the channel once all that was sent has gone.
    fn close(&self);
}

/// After how many milliseconds without a message a device sends a sign of life.
const PING_AFTER: u64 = 5_000;

/// After how many milliseconds without a message a device is taken for silent.
const SILENT_AFTER: u64 = 15_000;

/// When something was sent on a channel and heard from it, in milliseconds of any clock that does not run backwards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pulse {
    sent: u64,
    heard: u64,
    is_silent: bool,
}

/// What a device does when time has passed.
#[derive(Clone, Copy, Debug)]
pub(super) struct PulseAction {
    /// Whether to send a sign of life.
    pub(super) pings: bool,
    /// Whether the other device has just been taken for silent.
    pub(super) falls_silent: bool,
}

impl Pulse {
    pub(super) const fn new(now: u64) -> Self {
        Self { sent: now, heard: now, is_silent: false }
    }

    /// Notes a message that arrived; whether the other device had been silent.
    pub(super) fn hear(&mut self, now: u64) -> bool {
        self.heard = now;
        core::mem::replace(&mut self.is_silent, false)
    }

    pub(super) fn tick(&mut self, now: u64) -> PulseAction {
        let pings = now.saturating_sub(self.sent) >= PING_AFTER;
        if pings {
            self.sent = now;
        }
        let is_silent = now.saturating_sub(self.heard) >= SILENT_AFTER;
        let falls_silent = is_silent && !core::mem::replace(&mut self.is_silent, is_silent);
        PulseAction { pings, falls_silent }
    }
}

/// The question that a seat has now, in a game whose course was replaced `rewrites` times.
pub(super) fn question_place(game: &Game, seat: Seat, rewrites: u32) -> QuestionPlace {
    let (before, own) = (game.answers_before_phase() as u32, game.answers_of(seat) as u32);
    QuestionPlace { rewrites, before, own }
}
