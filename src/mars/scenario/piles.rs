//! The piles of a position: which cards are named, which come next, and where the rest lies.

use super::Moment;
use crate::mars::cards::{CardId, CardSet};
use crate::mars::state::colonies::OnTile;
use crate::mars::state::commit::commit;
use crate::mars::state::discards::KnownTo;
use crate::mars::state::event::Event;
use crate::mars::state::facts::Facts;
use crate::mars::state::piles::Pile;
use crate::mars::state::switches::Switch;

/// What is said of the piles.
#[derive(Clone, Debug, Default)]
pub(super) struct Piles {
    /// Every card whose place is said.
    named: CardSet,
    /// The projects that come next, the next one first.
    next: Vec<CardId>,
    /// The corporations that come next, the next one first.
    next_corporations: Vec<CardId>,
    /// The preludes that come next, the next one first.
    next_preludes: Vec<CardId>,
    /// The global events that come next, the next one first.
    next_events: Vec<CardId>,
    order: PileOrder,
    rest: Rest,
}

/// How the cards lie that are not named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum PileOrder {
    /// As the seed shuffles them.
    #[default]
    Shuffled,
    /// As in the game that the position is of.
    AsTheyLie,
}

/// Where they lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Rest {
    #[default]
    InTheDeck,
    Discarded,
}

impl Piles {
    /// The piles of a running game: all is named but what is in the deck.
    pub(super) fn of(facts: &Facts) -> Self {
        let mut named = facts.discard.cards();
        for player in &facts.players.0 {
            let few = player
                .dealt
                .iter()
                .chain(&player.drafted)
                .chain(&player.corporations)
                .chain(&player.preludes);
            for id in player.hand.iter().chain(player.played.iter()).chain(few.copied()) {
                named.insert(id);
            }
        }
        let committee = &facts.committee;
        for open in [committee.distant, committee.coming, committee.current] {
            if open != CardId::HIDDEN {
                named.insert(open);
            }
        }
        for (on, place) in facts.colonies.tiles.iter().zip(0..) {
            if *on != OnTile::default() {
                named.insert(CardId::tile(place));
            }
        }
        Self { named, order: PileOrder::AsTheyLie, ..Self::default() }
    }

    pub(super) fn order(&self) -> PileOrder {
        self.order
    }

    pub(super) fn shuffle(&mut self) {
        self.order = PileOrder::Shuffled;
    }

    /// Notes that the place of a card is said; whether it was not before.
    pub(super) fn name(&mut self, id: CardId) -> bool {
        let is_new = !self.named.contains(id);
        self.named.insert(id);
        is_new
    }

    pub(super) fn lay_next(&mut self, id: CardId) {
        self.next.push(id);
    }

    pub(super) fn lay_next_corporation(&mut self, id: CardId) {
        self.next_corporations.push(id);
    }

    pub(super) fn lay_next_prelude(&mut self, id: CardId) {
        self.next_preludes.push(id);
    }

    pub(super) fn lay_next_event(&mut self, id: CardId) {
        self.next_events.push(id);
    }

    pub(super) fn has_preludes(&self) -> bool {
        !self.next_preludes.is_empty()
    }

    /// Whether there is nothing more to deal, so that hands may differ in size.
    pub(super) fn have_run_out(&self, facts: &Facts) -> bool {
        self.order == PileOrder::AsTheyLie && facts.decks[Pile::Projects].is_empty()
    }

    pub(super) fn has_corporations(&self) -> bool {
        !self.next_corporations.is_empty()
    }

    pub(super) fn discard_the_rest(&mut self) {
        self.rest = Rest::Discarded;
    }

    /// Puts the piles together: the rest at the bottom, what comes next on top. Corporations lie in theirs in set-up
    /// alone.
    pub(super) fn arrange(&self, facts: &mut Facts, moment: Moment) {
        if moment == Moment::SetUp {
            self.arrange_pile(facts, Pile::Corporations, &self.next_corporations);
        }
        self.arrange_pile(facts, Pile::Projects, &self.next);
        if facts.options.has(Switch::Prelude) {
            self.arrange_pile(facts, Pile::Preludes, &self.next_preludes);
        }
        if facts.options.has(Switch::Colonies) {
            self.arrange_pile(facts, Pile::Colonies, &[]);
        }
        if facts.options.has(Switch::Turmoil) {
            self.arrange_pile(facts, Pile::Events, &self.next_events);
            if moment != Moment::SetUp {
                open_events(facts);
            }
        }
    }

    fn arrange_pile(&self, facts: &mut Facts, pile: Pile, next: &[CardId]) {
        if self.order == PileOrder::Shuffled {
            commit(facts, Event::Shuffled(pile));
        }
        let deck = facts.decks[pile].to_vec();
        let rest = deck.into_iter().filter(|&id| !self.named.contains(id));
        let next = next.iter().rev().copied();
        if self.rest == Rest::Discarded && pile == Pile::Projects {
            for id in rest {
                facts.discard.insert(id, KnownTo::Nobody);
                facts.discarded[pile] += 1;
            }
            facts.decks.lay(pile, next);
        } else {
            facts.decks.lay(pile, rest.chain(next));
        }
    }
}

/// Reveals what is missing of the open events; in the first generation none is current (TURM-SETUP-08). No delegates are sent for
/// them: where those are is said.
fn open_events(facts: &mut Facts) {
    let mut next = |place: &mut CardId, is_open: bool| {
        if is_open && *place == CardId::HIDDEN {
            *place = facts.decks[Pile::Events].last().copied().unwrap_or(CardId::HIDDEN);
            facts.decks.pop(Pile::Events);
        }
    };
    let committee = &mut facts.committee;
    next(&mut committee.current, facts.generation > 1);
    next(&mut committee.coming, true);
    next(&mut committee.distant, true);
}
