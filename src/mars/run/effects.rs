//! What effects do to stocks, productions and cards.

use super::Run;
use crate::kit::Seat;
use crate::mars::cards::{CardId, Resource, card};
use crate::mars::read::discounts::{gains_raised, one_gains_raised};
use crate::mars::read::metals::metal;
use crate::mars::state::agenda::{Removal, Root, Steps};
use crate::mars::state::event::Event;
use crate::mars::state::facts::floor;
use crate::mars::state::origin::Origin;

impl Run<'_> {
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, amount: i16) {
        if amount > 0 {
            self.emit(Event::Gained { seat, resource, amount: amount as u16 });
        }
    }

    /// Changes a production, which falls to its floor at the most (BASE-PB-04, Q-BASE-07).
    pub(crate) fn produce(&mut self, seat: Seat, by: Option<Seat>, resource: Resource, change: i16) {
        let room = (floor(resource) - self.facts().players[seat].production[resource]).min(0);
        let change = change.max(room);
        if change != 0 {
            self.emit(Event::Produced { seat, by, resource, change });
        }
        let gains = if change > 0 { gains_raised(self.facts(), seat) } else { 0 };
        if gains > 0 {
            let origin = one_gains_raised(self.facts(), seat).map(Origin::Effect);
            self.from(origin, |run| run.gain(seat, resource, change * gains));
        }
    }

    /// Raises the production of the metal shown, and lets the card remember which it was.
    pub(crate) fn produce_metal(&mut self, steps: &Steps, amount: u8, shown: u8) {
        let Some(resource) = metal(shown) else { return };
        let remembers = card(steps.script.card).holds.is_none() && steps.script.card != CardId::HIDDEN;
        if steps.script.root != Root::Production && remembers {
            self.emit(Event::Remembered { card: steps.script.card, value: shown });
        }
        self.produce(steps.seat, steps.doer(), resource, i16::from(amount));
    }

    /// Raises the production of the resource at this place on the player board.
    pub(crate) fn produce_at(&mut self, steps: &Steps, amount: u8, place: u8) {
        if let Some(&resource) = Resource::ALL.get(usize::from(place)) {
            self.produce(steps.seat, steps.doer(), resource, i16::from(amount));
        }
    }

    /// Takes resources off a card, as many as lie there at the most.
    pub(crate) fn take_off(&mut self, by: Option<Seat>, card: CardId, amount: u8) {
        let amount = amount.min(self.facts().on_card[card.index()]);
        if amount > 0 {
            self.emit(Event::Taken { by, card, amount });
        }
    }

    pub(crate) fn cut(&mut self, seat: Seat, cut: Removal, amount: u16) {
        match cut {
            Removal::Removed(from, resource) => {
                self.emit(Event::Lost { seat: from, by: Some(seat), resource, amount });
            }
            Removal::Stolen(from, resource) => {
                self.emit(Event::Lost { seat: from, by: Some(seat), resource, amount });
                self.emit(Event::Gained { seat, resource, amount });
            }
            Removal::OffCard(id) => self.take_off(Some(seat), id, amount.min(u16::from(u8::MAX)) as u8),
        }
    }
}
