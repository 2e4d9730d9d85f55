//! What effects do to stocks, productions and cards.

use super::Run;
use crate::kit::Seat;
use crate::mars::read::metals::metal;
use crate::mars::state::agenda::{Cut, Root, Steps};
use crate::mars::state::event::Event;
use crate::words::Resource;

impl Run<'_> {
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, amount: i16) {
        if amount > 0 {
            self.tell(Event::Gained { seat, resource, amount: amount as u16 });
        }
    }

    pub(crate) fn produce(&mut self, seat: Seat, by: Seat, resource: Resource, change: i16) {
        if change != 0 {
            self.tell(Event::Produced { seat, by, resource, change });
        }
    }

    /// Raises the production of the metal shown, and lets the card remember which it was.
    pub(crate) fn produce_metal(&mut self, steps: &Steps, amount: u8, shown: u8) {
        let Some(resource) = metal(shown) else { return };
        if steps.script.root != Root::Production {
            self.tell(Event::Remembered { card: steps.script.card, value: shown });
        }
        self.produce(steps.seat, steps.seat, resource, i16::from(amount));
    }

    pub(crate) fn cut(&mut self, seat: Seat, cut: Cut, amount: u16) {
        match cut {
            Cut::Removed(from, resource) => {
                self.tell(Event::Lost { seat: from, by: seat, resource, amount });
            }
            Cut::Stolen(from, resource) => {
                self.tell(Event::Lost { seat: from, by: seat, resource, amount });
                self.tell(Event::Gained { seat, resource, amount });
            }
            Cut::OffCard(id) => {
                self.tell(Event::Taken { by: seat, card: id, amount: amount.min(u16::from(u8::MAX)) as u8 });
            }
        }
    }
}
