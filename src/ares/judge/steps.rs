//! What a step or a cost of a card asks.

use crate::ares::cards::{Card, CardColour, CardId, Cost, Effect, Stock, card};
use crate::ares::read::count::Counted;
use crate::ares::state::facts::Facts;
use crate::ares::state::question::{Choice, Question};
use crate::ares::state::task::{Costs, Steps};
use crate::kit::Seat;

impl Facts {
    /// What the next effect asks, with its offers: none, where it cannot be carried out; `None` where it asks nothing.
    pub(crate) fn step_asks(&self, seat: Seat, steps: &Steps, offers: &mut Vec<Choice>) -> Option<Question> {
        let id = steps.card;
        let counted = Counted { seat, card: id, paid: steps.paid };
        match *steps.effect()? {
            Effect::Exchange { draw, tag, draw_for_tag } => {
                let hand = self.players[seat].hand;
                offers.extend(hand.iter().map(Choice::Card));
                offers.extend((!hand.is_empty()).then_some(Choice::Decline));
                Some(Question::Exchange { card: id, draw, tag, draw_for_tag })
            }
            Effect::Add(kinds, amount, bearer) => {
                offers.extend(self.holders(counted, kinds, bearer).into_iter().map(Choice::Card));
                Some(Question::Target { card: id, kinds, amount })
            }
            Effect::Choose(branches) => {
                let places =
                    || (0..branches.len()).filter(|&place| self.can_pay_steps(counted, branches[place]));
                let useful = places().filter(|&place| self.does_something(counted, branches[place]));
                let from = offers.len();
                offers.extend(useful.map(|place| Choice::Branch(place as u8)));
                if offers.len() == from {
                    offers.extend(places().map(|place| Choice::Branch(place as u8)));
                }
                Some(Question::Branch { card: id, branches })
            }
            Effect::FreePlay { colours, cost } => {
                let from = offers.len();
                offers.extend(self.free_plays(seat, colours, cost).map(Choice::Play));
                if offers.len() > from {
                    offers.push(Choice::Decline);
                }
                Some(Question::FreePlay { card: id, colours, cost })
            }
            Effect::Gain(..)
            | Effect::Rate(_)
            | Effect::Draw(_)
            | Effect::Discard(_)
            | Effect::Look { .. }
            | Effect::Reveal { .. }
            | Effect::RevealUntil(_)
            | Effect::Raise(..)
            | Effect::FlipOceans(_)
            | Effect::TakeForests(_)
            | Effect::Pay(_)
            | Effect::If(..)
            | Effect::ExtraPlay(_)
            | Effect::DiscountNext(_)
            | Effect::FlexNext => None,
        }
    }

    /// The cards of the hand that may be played for no M€, of these colours and up to this printed cost.
    pub(super) fn free_plays(
        &self,
        seat: Seat,
        colours: &'static [CardColour],
        cost: u8,
    ) -> impl Iterator<Item = CardId> {
        let is_free =
            move |it: &Card| it.cost <= cost && it.colour.is_some_and(|colour| colours.contains(&colour));
        let hand = self.players[seat].hand.iter();
        hand.filter(move |&id| is_free(card(id)) && self.meets_and_affords(seat, id, 0).is_ok())
    }

    /// Whether all that a list of effects demands can be paid.
    pub(super) fn can_pay_steps(&self, counted: Counted, effects: &[Effect]) -> bool {
        let costs = effects
            .iter()
            .filter_map(|effect| if let Effect::Pay(cost) = effect { Some(cost) } else { None });
        self.can_afford(counted.seat, &self.least(counted, costs), 0).is_ok()
    }

    /// Whether a list of effects is more than resources that no card can hold.
    fn does_something(&self, counted: Counted, effects: &[Effect]) -> bool {
        effects.iter().any(|effect| {
            let &Effect::Add(kinds, _, bearer) = effect else { return true };
            !self.holders(counted, kinds, bearer).is_empty()
        })
    }

    /// What the next cost asks, with its offers; `None` where it asks nothing.
    pub(crate) fn cost_asks(
        &self,
        seat: Seat,
        (steps, whose, at): (&Steps, Costs, u8),
        offers: &mut Vec<Choice>,
    ) -> Option<Question> {
        let id = steps.card;
        let counted = Counted { seat, card: id, paid: steps.paid };
        let board = &self.players[seat].board;
        let cost = *steps.costs(whose).get(usize::from(at))?;
        let (charge, has) = match cost {
            Cost::Stock(Stock::MegaCredits, charge) => (charge, self.cash(seat, 0)),
            Cost::Stock(stock, charge) => (charge, board.stock[stock]),
            Cost::Cards(charge) => (charge, board.hand_size.into()),
            Cost::Resources(kinds, amount, bearer) => {
                offers.extend(self.sources(counted, kinds, amount, bearer).into_iter().map(Choice::Card));
                return Some(Question::Source { card: id, kinds, amount });
            }
            Cost::Rating(_) => return None,
        };
        let (least, most) = self.charge(counted, charge, has);
        offers.extend((least..=most).map(Choice::Amount));
        Some(Question::Amount { card: id, cost })
    }
}
