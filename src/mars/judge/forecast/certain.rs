//! What of a walk is certain, so that it is told: whatever is asked on the way may change what comes after it.

use super::Ledger;
use crate::cards::{Amount, Count, Effect, card};
use crate::mars::state::event::Event;
use crate::words::Resource;

/// What answers on the way may still change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Doubts {
    /// Somebody is told, if not of what is walked just now: otherwise nobody asks for the others.
    pub(super) matter: bool,
    /// A card may be played, so that there will be more tags and events.
    pub(super) plays: bool,
    /// A production may be lowered, so that it can fall no more.
    pub(super) falls: bool,
}

impl Ledger<'_> {
    pub(crate) fn tell(&mut self, event: Event) {
        if let Some(certain) = self.certain.as_deref_mut() {
            certain.push(event);
        }
    }

    /// Reckons with these steps, which are owed too: an answer to them may come first.
    pub(crate) fn expect(&mut self, owed: &'static [Effect]) {
        if !self.doubts.matter {
            return;
        }
        self.doubts.plays |= owed.iter().any(Effect::plays_a_card);
        let mut others = owed.iter().filter(|effect| !matches!(effect, Effect::Produce(..)));
        self.doubts.falls |= others.any(Effect::lowers_production);
    }

    /// Changes a production. Where an answer may have lowered it before, it is not certain that it can fall.
    pub(super) fn change_production(&mut self, resource: Resource, amount: Amount, change: i16) {
        let is_open = change < 0 && self.has_asked && self.doubts.falls;
        self.muted(is_open, |ledger| {
            ledger.as_known(amount, |ledger| ledger.produce(resource, change));
        });
    }

    /// Does something of this amount, and tells nothing of it where the amount may have changed on the way.
    pub(super) fn as_known(&mut self, amount: Amount, walk: impl FnOnce(&mut Self)) {
        let is_known = match amount {
            Amount::Exactly(_) => true,
            Amount::Per { of, .. } => self.certain.is_none() || self.knows(of),
        };
        self.muted(!is_known, walk);
    }

    /// Walks something, and where it is not certain tells nothing of it.
    pub(super) fn muted<T>(&mut self, is_muted: bool, walk: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.certain.take_if(|_| is_muted);
        let walked = walk(self);
        self.certain = self.certain.take().or(before);
        walked
    }

    /// Whether what is counted is certain, whatever was asked on the way.
    pub(super) fn knows(&self, of: Count) -> bool {
        match of {
            Count::OpponentsTags(_) | Count::Chosen => true,
            Count::Tags(_) | Count::TagsOfAll(_) | Count::Tagless | Count::EventsOfAll => {
                !self.has_asked || !self.may_play()
            }
            Count::Tiles(..)
            | Count::Colonies(_)
            | Count::BesideThis(_)
            | Count::Track(_)
            | Count::Rating
            | Count::RatingRaised
            | Count::ResourcesHere
            | Count::Hand
            | Count::Production(_)
            | Count::Stock(_)
            | Count::Goal(_) => !self.has_asked,
        }
    }

    /// Whether a card may be played on the way: by what is owed, by a card that hears of it, or by what the map brings.
    pub(super) fn may_play(&self) -> bool {
        let hears = |id| card(id).triggers.iter().flat_map(|trigger| trigger.steps).any(Effect::plays_a_card);
        self.doubts.plays
            || hears(self.live)
            || self.facts.players[self.seat].played.iter().any(hears)
            || self.facts.map().brings(Effect::plays_a_card)
    }
}
