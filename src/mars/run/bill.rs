//! Prices being paid, and what is then had (BASE-PLAY-12).
//!
//! A bill asks one payer after the other: metals, cards by their numbers, heat; the unit of the price is the remainder. Conversions and
//! prices in kind are bills too, which ask nothing where nothing else can pay.

use super::{Flow, Run};
use crate::kit::Seat;
use crate::mars::judge::ask;
use crate::mars::judge::wallet::{SetAside, Wallet, there};
use crate::mars::read::discounts::{Discounts, PaymentOption, pays_alone};
use crate::mars::read::triggers::TriggerEvent;
use crate::mars::state::agenda::{Cause, Root, Script, Task};
use crate::mars::state::event::Event;
use crate::mars::state::origin::Origin;
use crate::mars::state::payer::{Payer, Price};
use crate::mars::state::question::PaymentPurpose;

impl Run<'_> {
    pub(crate) fn push_bill(&mut self, seat: Seat, price: Price, goods: PaymentPurpose) {
        self.push(Task::Bill { seat, price, asked: None, goods });
    }

    /// Pays a price payer by payer until one of them has a choice; the unit of the price is the remainder.
    pub(crate) fn bill(
        &mut self,
        seat: Seat,
        price: Price,
        asked: Option<Payer>,
        goods: PaymentPurpose,
    ) -> Flow {
        let facts = self.facts();
        if pays_alone(facts, seat, goods) {
            return self.pay_rest(seat, Payer::Stock(price.unit), price.amount, goods);
        }
        let discounts = Discounts::of(facts, seat);
        let helps = |means: PaymentOption| there(facts, seat, means.with) > 0;
        // What must be left for the rest is asked only where there is a choice.
        if !discounts.means(price.unit, goods).any(helps) {
            return self.pay_rest(seat, Payer::Stock(price.unit), price.amount, goods);
        }
        let wallet = ask::wallet_by(self.game, seat, &discounts, price.unit, goods);
        let from = asked.map_or(0, |asked| wallet.place(asked));
        self.pay_from(seat, price, &wallet, from, goods)
    }

    /// The payer that is asked pays so much, and what leaves no choice follows.
    pub(crate) fn pay_part(
        &mut self,
        seat: Seat,
        price: Price,
        asked: Option<Payer>,
        goods: PaymentPurpose,
        amount: u16,
    ) {
        let Some(asked) = asked else { return };
        let discounts = Discounts::of(self.facts(), seat);
        let mut wallet = Wallet::of(self.facts(), seat, &discounts, price.unit, goods, &SetAside::default());
        let place = wallet.place(asked);
        // What must be left for the rest matters where another payer is asked yet.
        if wallet.has_more_behind(place) {
            wallet = ask::wallet_by(self.game, seat, &discounts, price.unit, goods);
        }
        self.pay_for(goods, seat, asked, amount);
        let left = price.left(wallet.left(place, price.amount, amount));
        _ = self.pay_from(seat, left, &wallet, place + 1, goods);
    }

    fn pay_from(
        &mut self,
        seat: Seat,
        price: Price,
        wallet: &Wallet,
        from: usize,
        goods: PaymentPurpose,
    ) -> Flow {
        let (mut left, mut place) = (price.amount, from);
        while let Some((least, most)) = wallet.bounds(place, left) {
            let with = wallet.lines()[place].means.with;
            if least < most {
                self.replace(Task::Bill { seat, price: price.left(left), asked: Some(with), goods });
                return Flow::Asks;
            }
            self.pay_for(goods, seat, with, least);
            left = wallet.left(place, left, least);
            place += 1;
        }
        self.pay_rest(seat, wallet.unit(), left, goods)
    }

    /// The unit of a price pays what is left of it, and what is bought comes next.
    fn pay_rest(&mut self, seat: Seat, with: Payer, left: u16, goods: PaymentPurpose) -> Flow {
        self.replace(Task::Bought { seat, goods });
        self.pay_for(goods, seat, with, left);
        Flow::On
    }

    /// Pays for something, as [`Run::pay`] does.
    pub(crate) fn pay_for(&mut self, goods: PaymentPurpose, seat: Seat, with: Payer, amount: u16) {
        self.from(Origin::of_payment(goods), |run| run.pay(seat, with, amount));
    }

    /// Pays, if there is anything to pay; never more than there is.
    pub(crate) fn pay(&mut self, seat: Seat, with: Payer, amount: u16) {
        let amount = amount.min(there(self.facts(), seat, with));
        if amount > 0 {
            self.emit(Event::Paid { seat, with, amount });
        }
    }

    pub(crate) fn bought(&mut self, seat: Seat, goods: PaymentPurpose) -> Flow {
        self.pop();
        match goods {
            PaymentPurpose::Card(id) => self.play_card(seat, id),
            PaymentPurpose::Project(project) => {
                self.push_steps(seat, Script::of(Root::Project(project)), Cause::Nothing);
                self.fire(Some(seat), TriggerEvent::Project(project));
            }
            PaymentPurpose::Milestone(milestone) => self.emit(Event::MilestoneClaimed { seat, milestone }),
            PaymentPurpose::Award(award) => self.emit(Event::AwardFunded { seat, award }),
            PaymentPurpose::Dealt(id) => self.emit(Event::Kept { seat, card: id }),
            PaymentPurpose::Conversion(conversion) => {
                self.push_steps(seat, Script::of(Root::Convert(conversion)), Cause::Nothing);
            }
            PaymentPurpose::Trade(tile) => self.send_fleet(seat, tile),
            PaymentPurpose::Lobby(party) => self.lobby(seat, party),
            PaymentPurpose::Toll(steps) => {
                let change = steps.into();
                self.from(Some(Origin::Toll), |run| run.emit(Event::Rated { seat, change }));
            }
            PaymentPurpose::Cards(_) | PaymentPurpose::Cost(_) => {}
        }
        Flow::On
    }
}
