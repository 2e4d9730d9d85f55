//! What nobody does in a solar phase brings nobody anything (WG-03, WG-04).

use super::{Verdict, hold};
use viriditas::kit::Seat;
use viriditas::mars::cards::{Whose, card};
use viriditas::mars::{Event, Facts, Phase};

/// Whether the steps that nobody does are going on: from the beginning of a solar phase until the fleets come home or the committee
/// meets.
#[derive(Default)]
pub(crate) struct Solar {
    is_open: bool,
}

impl Solar {
    pub(crate) fn hear(&mut self, facts: &Facts, event: Event) -> Verdict {
        match event {
            Event::PhaseBegan(phase) => self.is_open = phase == Phase::Solar,
            // The committee begins by taking a step of rating.
            Event::FleetsReturned
            | Event::EventHappens(_)
            | Event::GenerationBegan
            | Event::Rated { change: ..0, .. } => self.is_open = false,
            _ => {}
        }
        let is_lawful = !self.is_open
            || match event {
                Event::Rated { .. }
                | Event::Drew { .. }
                | Event::Kept { .. }
                | Event::Found { .. }
                | Event::Settled { .. } => false,
                Event::Gained { seat, .. } | Event::Produced { seat, .. } => listens(facts, seat),
                _ => true,
            };
        hold("what nobody does brings nobody anything", is_lawful, || format!("{event:?}"))
    }
}

/// Whether a card of this player listens to what anyone does.
fn listens(facts: &Facts, seat: Seat) -> bool {
    let mut triggers = facts.players[seat].played.iter().flat_map(|id| card(id).triggers);
    triggers.any(|trigger| trigger.by == Whose::Anyone)
}
