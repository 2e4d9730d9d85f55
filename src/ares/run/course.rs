//! The course of the game: rounds, stages and phases.

use super::Run;
use crate::ares::cards::{CardId, Phase, Stock, ZoneTrack};
use crate::ares::state::commit::over_limit;
use crate::ares::state::event::Event;
use crate::ares::state::facts::{Moment, NEUTRAL_ROUNDS, Stage};
use crate::ares::state::origin::Origin;
use crate::ares::state::planet::most_steps;
use crate::ares::state::question::Choice;
use crate::ares::state::setup::Mode;
use crate::ares::state::task::{Slot, Task};
use crate::kit::{BySeat, Seat, Seats};

impl Run<'_> {
    /// Goes on until somebody is asked or the game is over.
    pub(super) fn course(&mut self) {
        while self.facts().is_together() && self.game.owing().is_empty() {
            self.end_phase();
        }
    }

    /// Comes to a stage, and on from there until somebody is asked.
    pub(crate) fn begin(&mut self, stage: Stage) {
        self.event_log.because(|| Some(Origin::Course));
        self.emit(Event::Began(stage));
        if self.facts().is_together() {
            for seat in self.facts().seats().iter() {
                self.begin_seat(seat);
            }
        }
    }

    /// Comes to a stage in the midst of a game.
    #[cfg(feature = "scenario")]
    pub(crate) fn begin_at(&mut self, stage: Stage) {
        self.begin(stage);
        self.course();
    }

    /// What a seat does and owes as a phase begins.
    pub(crate) fn begin_seat(&mut self, seat: Seat) {
        self.game.slots[seat] = Slot::default();
        match self.facts().stage {
            Stage::Setup => {
                self.push(seat, Task::Base);
                self.push(seat, Task::Corporation);
                if self.facts().setup.mulligan {
                    self.push(seat, Task::Mulligan { gone: 0 });
                }
            }
            Stage::HandLimit if over_limit(self.facts().players[seat].board.hand_size) == 0 => {
                self.game.slots[seat].is_finished = true;
            }
            Stage::Resolving(Phase::Production) => {
                self.produce(seat);
                self.game.slots[seat].is_finished = true;
            }
            Stage::Resolving(Phase::Research) => {
                let (draw, left) = self.facts().research(seat);
                self.push(seat, Task::Base);
                self.from(Origin::Research, |run| run.look(seat, draw));
                self.push(seat, Task::Keep { left });
            }
            Stage::Planning
            | Stage::HandLimit
            | Stage::Resolving(Phase::Development | Phase::Construction | Phase::Action)
            | Stage::Cube(_)
            | Stage::Swap { .. }
            | Stage::Neutral
            | Stage::Warming
            | Stage::Over => self.push(seat, Task::Base),
        }
        self.settle(seat);
    }

    /// Phase IV of a player (ARES-PHASE-12).
    fn produce(&mut self, seat: Seat) {
        let income = self.facts().collected(seat);
        let rating = self.facts().players[seat].board.rating;
        let bonus = self.facts().production_bonus(seat) as u8;
        self.from(Origin::Production { rating, bonus }, |run| {
            for (stock, amount) in [
                (Stock::MegaCredits, income.money),
                (Stock::Heat, income.heat),
                (Stock::Plants, income.plants),
            ] {
                run.gain(seat, stock, amount.max(0) as u16);
            }
            run.draw(seat, income.cards.max(0) as u16);
        });
    }

    /// All have finished.
    fn end_phase(&mut self) {
        let stage = self.facts().stage;
        self.event_log.because(|| Some(Origin::Course));
        self.emit(Event::Ended);
        let planned = BySeat(self.game.slots.0.each_ref().map(|slot| slot.planned));
        self.game.slots = BySeat::default();
        match stage {
            Stage::Setup => self.begin_round(1),
            Stage::Planning => self.reveal_phases(&planned),
            Stage::Resolving(phase) => {
                let ends_early = self.facts().setup.mode != Mode::Cooperative;
                if ends_early && self.facts().planet.is_terraformed() {
                    self.begin(Stage::Over);
                } else {
                    self.next_phase(Some(phase));
                }
            }
            Stage::HandLimit => self.next_round(),
            Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Warming | Stage::Over => {}
        }
    }

    /// Gives each player the corporation dealt, where only one is (ARES-SETUP-06).
    pub(crate) fn take_only_corporations(&mut self) {
        for seat in self.facts().seats().iter() {
            let [only, _] = self.facts().players[seat].dealt;
            self.incorporate(seat, only);
            self.settle(seat);
        }
    }

    pub(crate) fn begin_round(&mut self, round: u8) {
        self.emit(Event::Round { round });
        self.begin(Stage::Planning);
    }

    /// All phases are revealed at once (ARES-PLAN-02).
    fn reveal_phases(&mut self, planned: &BySeat<Option<Phase>>) {
        for seat in self.facts().seats().iter() {
            if let Some(phase) = planned[seat] {
                self.emit(Event::Chose { seat, phase });
            }
        }
        match self.facts().setup.mode {
            Mode::Competitive => self.next_phase(None),
            Mode::Cooperative => self.begin(Stage::Cube(Seat::default())),
            Mode::Solo(_) => self.neutral(),
        }
    }

    /// The neutral player has a phase (ARES-SOLO-03); in the last rounds the player picks it (ARES-SOLO-05).
    fn neutral(&mut self) {
        let left: Vec<Phase> = self.facts().neutral_left().collect();
        let round = self.facts().round;
        let is_picked = round > self.facts().last_round() - NEUTRAL_ROUNDS;
        if is_picked && left.len() > 1 {
            self.begin(Stage::Neutral);
            return;
        }
        let mut chance = self.facts().chance(Moment::Neutral(round));
        let phase = left[chance.below(left.len() as u32) as usize];
        self.emit(Event::NeutralChose { phase, picked: is_picked });
        self.next_phase(None);
    }

    /// Comes to the next phase that is chosen, in order; behind the last one the round ends (ARES-PHASE-01, ARES-PHASE-02).
    pub(crate) fn next_phase(&mut self, after: Option<Phase>) {
        let is_next = |&phase: &Phase| Some(phase) > after && self.facts().is_chosen(phase);
        match Phase::ALL.into_iter().find(is_next) {
            Some(phase) => self.begin(Stage::Resolving(phase)),
            None => self.end_round(),
        }
    }

    fn end_round(&mut self) {
        let hands = self.facts().seats().iter().map(|seat| self.facts().players[seat].board.hand_size);
        let is_over_limit = hands.max().is_some_and(|most| over_limit(most) > 0);
        if self.facts().round >= self.facts().last_round() {
            self.begin(Stage::Over);
        } else if is_over_limit {
            self.begin(Stage::HandLimit);
        } else {
            self.next_round();
        }
    }

    /// Before the next round, Mars may change by itself: where the neutral cube moves (ARES-SOLO-04, ARES-SOLO-07).
    fn next_round(&mut self) {
        let steps = match self.facts().setup.mode {
            Mode::Solo(level) if self.facts().round.is_multiple_of(NEUTRAL_ROUNDS) => level.steps(),
            Mode::Solo(_) | Mode::Competitive | Mode::Cooperative => 0,
        };
        let open: Vec<ZoneTrack> =
            ZoneTrack::ALL.into_iter().filter(|&track| !self.facts().planet.is_at_maximum(track)).collect();
        match *open.as_slice() {
            [track] if steps > 0 => self.warm(track, steps),
            [_, _, ..] if steps > 0 => self.begin(Stage::Warming),
            _ => self.begin_round(self.facts().round + 1),
        }
    }

    fn warm(&mut self, track: ZoneTrack, steps: u8) {
        let steps = steps.min(most_steps(track) - self.facts().planet.steps(track));
        self.emit(Event::Warmed { track, steps });
        if self.facts().planet.is_terraformed() {
            self.begin(Stage::Over);
        } else {
            self.begin_round(self.facts().round + 1);
        }
    }

    /// Carries out an answer while all answer in turn.
    pub(super) fn answer_in_turn(&mut self, seat: Seat, choice: Choice) {
        self.event_log.because(|| Some(Origin::Course));
        match (self.facts().stage, choice) {
            (Stage::Cube(_), Choice::MoneyCube) => {
                self.emit(Event::CubeTaken { seat, swap: false });
                self.from(Origin::Cube, |run| run.gain(seat, Stock::MegaCredits, 1));
                self.next_cube(seat);
            }
            (Stage::Cube(_), Choice::SwapCube) => {
                self.emit(Event::CubeTaken { seat, swap: true });
                let seats = self.facts().seats();
                if seats.iter().all(|seat| self.facts().players[seat].board.hand_size > 0) {
                    self.swap(seat, seat);
                } else {
                    self.next_cube(seat);
                }
            }
            (Stage::Swap { taker, by }, Choice::Card(card)) => self.give(taker, by, card),
            (Stage::Neutral, Choice::Phase(phase)) => {
                self.emit(Event::NeutralChose { phase, picked: true });
                self.next_phase(None);
            }
            (Stage::Warming, Choice::Track(track)) => {
                if let Mode::Solo(level) = self.facts().setup.mode {
                    self.warm(track, level.steps());
                }
            }
            _ => debug_assert!(self.is_over(), "the choice is not offered"),
        }
        self.course();
    }

    /// The partner takes a cube after the first player, and then the phases are resolved.
    fn next_cube(&mut self, seat: Seat) {
        match partner(self.facts().seats(), seat) {
            Some(partner) if partner > seat => self.begin(Stage::Cube(partner)),
            _ => self.next_phase(None),
        }
    }

    /// Chooses a card to give (ARES-COOP-05); the only card of a hand is no choice.
    fn swap(&mut self, taker: Seat, by: Seat) {
        self.begin(Stage::Swap { taker, by });
        let hand = self.facts().players[by].hand;
        if hand.len() == 1
            && let Some(card) = hand.iter().next()
        {
            self.give(taker, by, card);
        }
    }

    /// Lays a card aside; once both have, they are exchanged.
    fn give(&mut self, taker: Seat, by: Seat, card: CardId) {
        self.game.slots[by].given = card;
        let Some(other) = partner(self.facts().seats(), by) else { return };
        if by == taker {
            self.swap(taker, other);
            return;
        }
        let [first, second] = [taker, by].map(|seat| core::mem::take(&mut self.game.slots[seat].given));
        self.emit(Event::Given { from: taker, to: by, card: first });
        self.emit(Event::Given { from: by, to: taker, card: second });
        self.next_cube(taker);
    }
}

/// The other one of two.
fn partner(seats: Seats, seat: Seat) -> Option<Seat> {
    seats.without(seat).iter().next()
}
