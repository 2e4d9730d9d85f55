//! Paying.

use super::{Flow, Run};
use crate::ares::cards::{Charge, Cost, Stock};
use crate::ares::judge::bill::{Bill, place_of};
use crate::ares::read::count::Counted;
use crate::ares::read::price::stand_in_of;
use crate::ares::state::event::Event;
use crate::ares::state::question::Choice;
use crate::ares::state::task::{Costs, Goods, NO_MORE, Steps, Task};
use crate::kit::Seat;

impl Run<'_> {
    /// Pays from the stock.
    pub(super) fn pay(&mut self, seat: Seat, stock: Stock, amount: u16) {
        if amount > 0 {
            self.emit(Event::Paid { seat, stock, amount });
        }
    }

    /// Loses terraform rating as a price.
    fn pay_rating(&mut self, seat: Seat, amount: u8) {
        self.emit(Event::Rated { seat, change: -(amount as i8) });
    }

    fn replace_bill(&mut self, seat: Seat, bill: Bill) {
        let Bill { due, goods, with, heat } = bill;
        self.replace(seat, Task::Bill { due, goods, with, heat });
    }

    pub(super) fn pay_heat(&mut self, seat: Seat, bill: Bill, heat: u16) {
        self.pay(seat, Stock::Heat, heat);
        self.replace_bill(seat, Bill { due: bill.due.saturating_sub(heat), heat: true, ..bill });
    }

    pub(super) fn answer_bill(&mut self, seat: Seat, bill: Bill, choice: Choice) {
        match choice {
            Choice::Card(card) => {
                let Some((cost, worth)) = stand_in_of(card) else { return };
                let with = place_of(self.facts(), seat, card).map_or(NO_MORE, |place| bill.with | 1 << place);
                let due = bill.due.saturating_sub(worth.into());
                self.replace_bill(seat, Bill { due, with, ..bill });
                self.pay_at_once(seat, Counted::of(seat, card), cost);
            }
            Choice::Amount(heat) => self.pay_heat(seat, bill, heat),
            Choice::Sell(card) => self.sell(seat, card),
            _ => self.replace_bill(seat, Bill { with: NO_MORE, ..bill }),
        }
    }

    /// Pays a cost that leaves nothing to choose.
    pub(super) fn pay_at_once(&mut self, seat: Seat, counted: Counted, cost: Cost) {
        match cost {
            Cost::Stock(stock, charge) => {
                let amount = self.facts().charge(counted, charge, 0).0;
                self.pay(seat, stock, amount);
            }
            Cost::Rating(amount) => self.pay_rating(seat, amount),
            Cost::Resources(kinds, amount, bearer) => {
                let sources = self.facts().sources(counted, kinds, amount, bearer);
                if let Some(&card) = sources.first() {
                    self.emit(Event::Removed { seat, card, amount });
                }
            }
            Cost::Cards(charge) => {
                let left = self.facts().charge(counted, charge, 0).0 as u8;
                self.push(seat, Task::Discard { left });
            }
        }
    }

    /// Pays the costs of an action or a step, one after the other.
    pub(super) fn costs(&mut self, seat: Seat, (steps, whose, at): (Steps, Costs, u8)) -> Flow {
        let Some(&cost) = steps.costs(whose).get(usize::from(at)) else {
            match whose {
                Costs::Action => self.replace(seat, Task::Steps(steps)),
                Costs::Step => self.pop(seat),
            }
            return Flow::On;
        };
        let mut offers = Vec::new();
        self.facts().cost_asks(seat, (&steps, whose, at), &mut offers);
        match (offers.as_slice(), cost) {
            (&[only], _) => self.answer_cost(seat, (steps, whose, at), only),
            ([], _) => {
                self.replace(seat, Task::Costs { steps, whose, at: at + 1 });
                if let Cost::Rating(amount) = cost {
                    self.pay_rating(seat, amount);
                }
            }
            (_, Cost::Stock(..) | Cost::Rating(_) | Cost::Cards(_) | Cost::Resources(..)) => {
                return Flow::Asks;
            }
        }
        Flow::On
    }

    pub(super) fn answer_cost(
        &mut self,
        seat: Seat,
        (mut steps, whose, at): (Steps, Costs, u8),
        choice: Choice,
    ) {
        let Some(&cost) = steps.costs(whose).get(usize::from(at)) else { return };
        if let (
            Choice::Amount(paid),
            Cost::Stock(_, Charge::Chosen { .. }) | Cost::Cards(Charge::Chosen { .. }),
        ) = (choice, cost)
        {
            steps.paid = paid;
        }
        self.replace(seat, Task::Costs { steps, whose, at: at + 1 });
        match (choice, cost) {
            (Choice::Amount(due), Cost::Stock(Stock::MegaCredits, _)) => self.owe(seat, due, Goods::Other),
            (Choice::Amount(amount), Cost::Stock(stock, _)) => self.pay(seat, stock, amount),
            (Choice::Amount(left), Cost::Cards(_)) => self.push(seat, Task::Discard { left: left as u8 }),
            (Choice::Card(card), Cost::Resources(_, amount, _)) => {
                self.emit(Event::Removed { seat, card, amount });
            }
            _ => debug_assert!(false, "the choice is not offered"),
        }
    }
}
