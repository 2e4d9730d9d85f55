//! Prices being paid, and what is then had (BASE-PLAY-12).

use super::{Flow, Run, Sight};
use crate::kit::Seat;
use crate::mars::judge::ask;
use crate::mars::read::triggers::Happening;
use crate::mars::state::agenda::{Given, Root, Script, Task, Tender};
use crate::mars::state::event::Event;
use crate::mars::state::question::Goods;
use crate::words::Resource;

impl Run<'_> {
    pub(crate) fn push_bill(&mut self, seat: Seat, price: u16, goods: Goods) {
        self.push(Task::Bill { seat, price, next: Tender::Steel, goods });
    }

    /// Pays a price resource by resource until one of them is a choice; M€ are the remainder.
    pub(crate) fn bill(&mut self, seat: Seat, price: u16, next: Tender, goods: Goods) -> Flow {
        let purse = ask::purse(self.facts(), seat, goods);
        let (mut price, mut next) = (price, next);
        while let Some((least, most)) = purse.bounds(next, price) {
            if least < most {
                self.replace(Task::Bill { seat, price, next, goods });
                return Flow::Asks;
            }
            let (resource, after) = next.resource();
            self.pay_price(seat, resource, least);
            (price, next) = (purse.left(next, price, least), after);
        }
        self.replace(Task::Bought { seat, goods });
        self.pay_price(seat, Resource::MegaCredits, price);
        Flow::On
    }

    pub(crate) fn pay_part(&mut self, seat: Seat, price: u16, next: Tender, goods: Goods, amount: u16) {
        let price = ask::purse(self.facts(), seat, goods).left(next, price, amount);
        let (resource, after) = next.resource();
        self.pay_price(seat, resource, amount);
        self.replace(Task::Bill { seat, price, next: after, goods });
    }

    /// Pays a part of a price. Whoever foresees a choice tells it with the payment, not with what comes of it.
    fn pay_price(&mut self, seat: Seat, resource: Resource, amount: u16) {
        let heard = self.heard.events().len();
        self.pay(seat, resource, amount);
        if self.sight != Sight::All {
            self.heard.recall(heard);
        }
    }

    /// Pays, if there is anything to pay; never more than there is.
    pub(crate) fn pay(&mut self, seat: Seat, resource: Resource, amount: u16) {
        let amount = amount.min(self.facts().players[seat].stock[resource]);
        if amount > 0 {
            self.tell(Event::Paid { seat, resource, amount });
        }
    }

    pub(crate) fn bought(&mut self, seat: Seat, goods: Goods) -> Flow {
        self.pop();
        match goods {
            Goods::Card(id) => self.play_card(seat, id),
            Goods::Project(project) => {
                self.push_steps(seat, Script::of(Root::Project(project)), Given::Nothing);
                self.fire(seat, Happening::Project(project));
            }
            Goods::Milestone(milestone) => self.tell(Event::MilestoneClaimed { seat, milestone }),
            Goods::Award(award) => self.tell(Event::AwardFunded { seat, award }),
            Goods::Dealt(id) => self.tell(Event::Kept { seat, card: id }),
            Goods::Cards(_) | Goods::Cost(_) => {}
        }
        Flow::On
    }
}
