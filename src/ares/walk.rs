//! The whole state as numbers, each with a label, the same on every machine: what digests are made of.
//!
//! Zeros are not told. A label is a place in the walk: a new fact is told behind all others of its part, so that the digests of
//! kept games stay as they are. Structs are taken apart without `..`, so that a new field cannot be forgotten.

use super::cards::{CardId, CardSet, Phase};
use super::state::facts::{Cards, Cubes, Facts, Stage};
use super::state::game::Ares;
use super::state::planet::Planet;
use super::state::player::{Doings, Player, PlayerBoard};
use super::state::task::Slot;
use core::hash::{Hash, Hasher};

/// Room for a part of the walk, and for a list within it.
const PART: u64 = 1 << 32;
const LIST: u64 = 1 << 16;

/// Tells every number of the state that is not 0, each behind its label.
pub(crate) fn walk(game: &Ares, sink: &mut impl FnMut(u64, u64)) {
    let Ares { facts, slots } = game;
    let mut walk = Walk { at: 0, sink };
    walk.facts(facts);
    for slot in &slots.0 {
        walk.part();
        walk.slot(slot);
    }
}

/// A walk that has come to this label.
struct Walk<'s, S> {
    at: u64,
    sink: &'s mut S,
}

impl<S: FnMut(u64, u64)> Walk<'_, S> {
    fn tell(&mut self, number: impl Into<u64>) {
        let number = number.into();
        if number != 0 {
            (self.sink)(self.at, number);
        }
        self.at += 1;
    }

    /// Begins the next part.
    fn part(&mut self) {
        self.at = (self.at / PART + 1) * PART;
    }

    /// Tells a list and its length, in room of its own.
    fn list(&mut self, numbers: impl IntoIterator<Item = u64>) {
        let from = self.at;
        self.at += 1;
        numbers.into_iter().for_each(|number| self.tell(number));
        let len = self.at - from - 1;
        if len > 0 {
            (self.sink)(from, len);
        }
        self.at = from + LIST;
    }

    /// Tells a small thing as its fields come, in room of its own.
    fn whole(&mut self, thing: &impl Hash) {
        let from = self.at;
        thing.hash(self);
        self.at = from + LIST;
    }

    fn cards(&mut self, cards: &[CardId]) {
        self.list(cards.iter().map(|card| card.number().into()));
    }

    fn set(&mut self, cards: &CardSet) {
        for card in cards.iter() {
            (self.sink)(self.at + u64::from(card.number()), 1);
        }
        self.at += LIST;
    }

    fn facts(&mut self, facts: &Facts) {
        let Facts {
            setup,
            seed,
            round,
            stage,
            phases,
            planet: Planet { tokens, face_up, .. },
            players,
            began,
            cards: Cards { row, deck },
            neutral_had,
            neutral,
            cubes: Cubes { money, swaps },
        } = facts;
        self.tell(setup.number());
        self.tell(seed.0);
        self.tell(*round);
        self.tell(stage_number(*stage));
        self.tell(*phases);
        for track in super::cards::ZoneTrack::ALL {
            self.tell(facts.planet.steps(track));
        }
        self.tell(*face_up);
        self.tell(*neutral_had);
        self.tell(phase_number(*neutral));
        self.tell(*money);
        self.tell(*swaps);
        self.tell(*deck);
        self.list(tokens.iter().map(|token| token.0.into()));
        self.cards(row);
        for player in &players.0 {
            self.part();
            self.player(player);
        }
        for board in &began.0 {
            self.part();
            self.board(board);
        }
    }

    fn board(&mut self, board: &PlayerBoard) {
        let PlayerBoard { stock, rating, forests, corporation, played, stored, hand_size, chosen, last } =
            board;
        self.whole(stock);
        self.tell(*rating);
        self.tell(*forests);
        self.tell(corporation.number());
        self.tell(*hand_size);
        self.tell(phase_number(*chosen));
        self.tell(phase_number(*last));
        self.whole(stored);
        self.set(played);
    }

    fn player(&mut self, player: &Player) {
        let Player { board, hand, dealt, playing, doings } = player;
        let Doings { raised, flips, drawn, discarded, looked, plays, off, used, marks } = doings;
        self.board(board);
        self.set(hand);
        self.cards(dealt);
        self.set(playing);
        self.whole(raised);
        self.tell(*flips);
        self.tell(*drawn);
        self.tell(*off);
        self.tell(*marks);
        self.set(discarded);
        self.set(used);
        self.cards(looked);
        self.list(plays.iter().map(|colours| colours.0.into()));
    }

    fn slot(&mut self, slot: &Slot) {
        let Slot { agenda, is_finished, planned, given, is_unseen } = slot;
        self.tell(*is_finished);
        self.tell(phase_number(*planned));
        self.tell(given.number());
        self.tell(*is_unseen);
        self.tell(agenda.len() as u64);
        for task in agenda {
            self.whole(task);
        }
    }
}

/// Each part of a hash is a number of the walk.
impl<S: FnMut(u64, u64)> Hasher for Walk<'_, S> {
    fn finish(&self) -> u64 {
        self.at
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.tell(byte);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.tell(number);
    }

    fn write_u32(&mut self, number: u32) {
        self.tell(number);
    }

    fn write_u64(&mut self, number: u64) {
        self.tell(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.tell(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.tell(number as u64);
    }
}

fn phase_number(phase: Option<Phase>) -> u64 {
    phase.map_or(0, |phase| 1 + phase as u64)
}

/// A stage in one number, for ever.
fn stage_number(stage: Stage) -> u64 {
    match stage {
        Stage::Setup => 0,
        Stage::Planning => 1,
        Stage::Cube(seat) => 2 | u64::from(seat.number()) << 8,
        Stage::Swap { taker, by } => 3 | u64::from(taker.number()) << 8 | u64::from(by.number()) << 16,
        Stage::Neutral => 4,
        Stage::Resolving(phase) => 5 | (phase as u64) << 8,
        Stage::HandLimit => 6,
        Stage::Warming => 7,
        Stage::Over => 8,
    }
}
