//! The production phase (BASE-PROD).

use crate::mars::cards::Resource;
use crate::mars::read::triggers::TriggerEvent;
use crate::mars::run::{Flow, Run};
use crate::mars::state::agenda::Task;
use crate::mars::state::event::Event;
use crate::mars::state::facts::{LAST_GENERATION, Phase};
use crate::mars::state::origin::Origin;

impl Run<'_> {
    /// Everyone produces; then the game ends or the solar phase follows.
    pub(crate) fn produce_all(&mut self) {
        self.event_log.because(|| Some(Origin::Course));
        self.emit(Event::PhaseBegan(Phase::Production));
        let order = self.facts().order();
        for seat in order {
            let player = &self.facts().players[seat];
            let (energy, rating, production) =
                (player.stock[Resource::Energy], player.rating, player.production);
            self.event_log.because(|| Some(Origin::Production { rating }));
            if energy > 0 {
                self.emit(Event::EnergyBecameHeat { seat, amount: energy });
            }
            // Income is never below 0 (Q-BASE-08).
            self.gain(seat, Resource::MegaCredits, rating + production[Resource::MegaCredits]);
            for resource in Resource::ALL.into_iter().skip(1) {
                self.gain(seat, resource, production[resource]);
            }
        }
        self.push(Task::Produced);
        self.fire(None, TriggerEvent::Production);
    }

    /// What listens to the production is done: the generation ends.
    pub(crate) fn produced(&mut self) -> Flow {
        self.pop();
        self.emit(Event::MarkersTaken);
        if self.is_last_generation() {
            self.begin_ending();
        } else {
            self.begin_solar_phase();
        }
        Flow::On
    }

    /// BASE-END-01, MIX-15; a game in which nobody terraforms is stopped.
    fn is_last_generation(&self) -> bool {
        let facts = self.facts();
        match facts.last_generation() {
            Some(last) => facts.generation >= last,
            None => facts.is_terraformed() || facts.generation >= LAST_GENERATION,
        }
    }
}
