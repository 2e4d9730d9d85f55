//! Counts and amounts.

use crate::ares::cards::{
    Action, Amount, Bearer, Capacity, Card, CardId, Charge, Condition, Cost, Count, Each, Filter, Lowering,
    Passive, SpecialResource, Stock, Tag, card,
};
use crate::ares::state::facts::Facts;
use crate::kit::{FixedVec, Seat};

/// For whom and for which card something is counted.
#[derive(Clone, Copy)]
pub(crate) struct Counted {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) paid: u16,
}

impl Counted {
    pub(crate) const fn of(seat: Seat, card: CardId) -> Self {
        Self { seat, card, paid: 0 }
    }
}

impl Facts {
    /// The player's corporation and project cards in play, in ascending order of their numbers.
    pub fn in_play(&self, seat: Seat) -> impl Iterator<Item = &'static Card> + use<> {
        let board = &self.players[seat].board;
        let corporation = (board.corporation != CardId::HIDDEN).then_some(board.corporation);
        board.played.iter().chain(corporation).map(card)
    }

    /// The cards in play and those being played, which count themselves.
    fn counting(&self, seat: Seat) -> impl Iterator<Item = &'static Card> + use<> {
        self.in_play(seat).chain(self.players[seat].playing.iter().map(card))
    }

    /// The tags of a kind that the player has, the corporation's among them.
    pub fn tags(&self, seat: Seat, tag: Tag) -> u8 {
        self.counting(seat).map(|card| card.tags_of(tag)).sum::<usize>() as u8
    }

    /// The tags of a kind on cards in play, as requirements count them.
    pub(crate) fn tags_in_play(&self, seat: Seat, tag: Tag) -> u8 {
        self.in_play(seat).map(|card| card.tags_of(tag)).sum::<usize>() as u8
    }

    /// How much steel or titanium the player has.
    pub fn capacity(&self, seat: Seat, capacity: Capacity) -> u8 {
        self.counting(seat).map(|card| card.capacity(capacity)).sum()
    }

    /// What the player's cards in play change.
    pub(crate) fn passives(&self, seat: Seat) -> impl Iterator<Item = (CardId, Passive)> + use<> {
        self.in_play(seat).flat_map(|card| card.passives.iter().map(|&passive| (card.id, passive)))
    }

    pub(crate) fn count(&self, counted: Counted, count: Count) -> u16 {
        let Counted { seat, card: this, paid } = counted;
        let projects = |is_meant: &dyn Fn(&Card) -> bool| {
            let projects = self.counting(seat).filter(|card| card.colour.is_some());
            projects.filter(|card| is_meant(card)).count() as u16
        };
        match count {
            Count::Tags(tag) => self.tags(seat, tag).into(),
            Count::Capacity(capacity) => self.capacity(seat, capacity).into(),
            Count::Forests => self.players[seat].board.forests,
            Count::Cards => projects(&|_| true),
            Count::CardsOf(colour) => projects(&|card| card.colour == Some(colour)),
            Count::ResourcesHere => self.players[seat].board.stored.on(this).into(),
            Count::Paid => paid,
        }
    }

    pub(crate) fn amount(&self, counted: Counted, amount: Amount) -> i16 {
        match amount {
            Amount::Exactly(amount) => amount.into(),
            Amount::Per { each, per, of } => {
                let full = self.count(counted, of) / u16::from(per.max(1));
                i16::from(each).saturating_mul(full.min(i16::MAX as u16) as i16)
            }
        }
    }

    pub(crate) fn holds(&self, counted: Counted, condition: Condition) -> bool {
        match condition {
            Condition::Chose(phase) => self.has_chosen(counted.seat, phase),
            Condition::Has(least, count) => self.count(counted, count) >= least.into(),
        }
    }

    /// The least and the most that a charge is, where the player has that much to pay from.
    pub(crate) fn charge(&self, counted: Counted, charge: Charge, has: u16) -> (u16, u16) {
        match charge {
            Charge::Exactly(amount) => (amount.into(), amount.into()),
            Charge::Chosen { least, most } => {
                let most = most.map_or(MOST_CHOSEN, u16::from).min(has);
                (least.into(), most.max(least.into()))
            }
            Charge::Lowered { base, less } => {
                let less = match less {
                    Lowering::Each(each, count) => u16::from(each) * self.count(counted, count),
                    Lowering::If(less, condition) => {
                        if self.holds(counted, condition) {
                            less.into()
                        } else {
                            0
                        }
                    }
                };
                let amount = u16::from(base).saturating_sub(less);
                (amount, amount)
            }
        }
    }

    /// The cards of a player on which resources of these kinds can be put.
    pub(crate) fn holders(
        &self,
        counted: Counted,
        kinds: &[SpecialResource],
        bearer: Bearer,
    ) -> FixedVec<CardId, 32> {
        let Counted { seat, card: this, .. } = counted;
        let player = &self.players[seat];
        let mut cards = player.board.played;
        cards.insert(player.board.corporation);
        if player.playing.contains(this) {
            cards.insert(this);
        }
        let is_meant = |&id: &CardId| {
            let is_borne = match bearer {
                Bearer::Here => id == this,
                Bearer::Other => id != this,
                Bearer::Any => true,
            };
            is_borne && card(id).holds.is_some_and(|kind| kinds.contains(&kind))
        };
        cards.iter().filter(is_meant).collect()
    }

    /// The cards of a player off which so many resources of one of these kinds can be taken.
    pub(crate) fn sources(
        &self,
        counted: Counted,
        kinds: &[SpecialResource],
        amount: u8,
        bearer: Bearer,
    ) -> FixedVec<CardId, 32> {
        let stored = self.players[counted.seat].board.stored;
        let holders = self.holders(counted, kinds, bearer);
        holders.into_iter().filter(|&id| stored.on(id) >= amount).collect()
    }

    /// The costs of an action, in the least amounts.
    pub(crate) fn least<'c>(&self, counted: Counted, costs: impl IntoIterator<Item = &'c Cost>) -> Needs {
        let mut needs = Needs::default();
        for &cost in costs {
            match cost {
                Cost::Stock(stock, charge) => {
                    needs.stock[stock as usize] += self.charge(counted, charge, u16::MAX).0;
                }
                Cost::Rating(amount) => needs.rating += u16::from(amount),
                Cost::Cards(charge) => needs.cards += self.charge(counted, charge, u16::MAX).0,
                Cost::Resources(kinds, amount, bearer) => {
                    needs.has_resources &= !self.sources(counted, kinds, amount, bearer).is_empty();
                }
            }
        }
        needs
    }

    /// The action of a card of this player that has this number.
    pub(crate) fn action(&self, seat: Seat, id: CardId, way: u8) -> Option<&'static Action> {
        let player = &self.players[seat];
        let is_in_play = player.board.played.contains(id) || player.board.corporation == id;
        card(id).actions.get(usize::from(way)).filter(|_| is_in_play)
    }
}

/// The most of a charge without a limit of its own, so that all amounts can be offered.
pub(crate) const MOST_CHOSEN: u16 = 1000;

/// What must be there for costs to be paid.
#[derive(Clone, Copy)]
pub(crate) struct Needs {
    pub(crate) stock: [u16; 3],
    pub(crate) rating: u16,
    pub(crate) cards: u16,
    pub(crate) has_resources: bool,
}

impl Default for Needs {
    fn default() -> Self {
        Self { stock: [0; 3], rating: 0, cards: 0, has_resources: true }
    }
}

impl Needs {
    /// How much of a stock.
    pub(crate) const fn of(&self, stock: Stock) -> u16 {
        self.stock[stock as usize]
    }
}

/// How often a card counts for a filter.
pub(crate) fn times(card: &Card, filter: Filter, each: Each) -> u8 {
    match (each, filter) {
        _ if !card.fits(filter) => 0,
        (Each::Tag, Filter::Tagged(tags)) => card.tags.iter().filter(|tag| tags.contains(tag)).count() as u8,
        (Each::Card, _) | (Each::Tag, Filter::Any | Filter::Coloured(_) | Filter::Costing(_)) => 1,
    }
}
