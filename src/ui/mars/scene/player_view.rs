//! A game as somebody sees it: the one thing that components look at.

use crate::kit::{Seat, Seats, View};
use crate::mars::cards::CardId;
use crate::mars::{Facts, Mars, Player};
use std::{ops::Deref, rc::Rc};

/// A view that many components hold.
#[derive(Clone, PartialEq)]
pub(crate) struct PlayerView(Rc<View<Mars>>);

impl PlayerView {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.facts().players[seat]
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.facts().options.players)
    }

    /// How many resources lie on a card, or what it remembers.
    pub(crate) fn on_card(&self, card: CardId) -> u8 {
        self.facts().on_card[card.index()]
    }

    pub(crate) fn facts(&self) -> &Facts {
        self.0.facts()
    }
}

impl Deref for PlayerView {
    type Target = View<Mars>;
    fn deref(&self) -> &View<Mars> {
        &self.0
    }
}

impl From<View<Mars>> for PlayerView {
    fn from(view: View<Mars>) -> Self {
        Self(Rc::new(view))
    }
}
