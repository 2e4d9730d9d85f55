//! A price as a whole and its payment: what may pay, how much of it, and what is usual (BASE-PB-07 to BASE-PB-10).

use super::wallet::Wallet;
use crate::mars::cards::Resource;
use crate::mars::read::discounts::{MOST_PAYERS, Overpay};
use crate::mars::state::payer::{Payer, Price};
use arrayvec::ArrayVec;

/// How much is paid with each payer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Payment(ArrayVec<(Payer, u16), { MOST_PAYERS + 1 }>);

impl Payment {
    /// How much is paid with this one.
    pub fn of(&self, payer: Payer) -> u16 {
        self.0.iter().find(|(with, _)| *with == payer).map_or(0, |&(_, amount)| amount)
    }

    /// So much is to be paid with this one.
    pub fn set(&mut self, payer: Payer, amount: u16) {
        match self.0.iter_mut().find(|(with, _)| *with == payer) {
            Some((_, now)) => *now = amount,
            // No price has more payers.
            None => _ = self.0.try_push((payer, amount)),
        }
    }

    /// Whatever pays something, and how much.
    pub fn each(&self) -> impl Iterator<Item = (Payer, u16)> {
        self.0.iter().copied().filter(|&(_, amount)| amount > 0)
    }
}

/// Metals that somebody would rather keep than pay with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeptMetals {
    /// Whether steel is kept.
    pub steel: bool,
    /// Whether titanium is kept.
    pub titanium: bool,
}

impl KeptMetals {
    /// Whether this payer is kept.
    pub const fn holds(self, payer: Payer) -> bool {
        match payer {
            Payer::Stock(Resource::Steel) => self.steel,
            Payer::Stock(Resource::Titanium) => self.titanium,
            Payer::Stock(Resource::MegaCredits | Resource::Plants | Resource::Energy | Resource::Heat)
            | Payer::Card(_) => false,
        }
    }
}

/// A price and everything that may pay it, for whoever wants to decide on all of it at once. The questions
/// that follow ask for one payer after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaymentOffer {
    /// What is to pay.
    pub price: Price,
    pub(crate) wallet: Wallet,
    /// The place of the payer that is asked first.
    pub(crate) from: usize,
}

/// How much of a price one payer may pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PaymentLine {
    /// The payer: a resource of the stock, or what lies on a card.
    pub with: Payer,
    /// What one of it is worth, in the unit of the price.
    pub worth: u8,
    /// What becomes of what is paid beyond the price.
    pub excess: Overpay,
    /// The least that must be paid with it.
    pub least: u16,
    /// The most that may be.
    pub most: u16,
}

impl PaymentLine {
    /// What is paid of it when so much is paid with each.
    fn clamped(&self, paid: &Payment) -> u16 {
        paid.of(self.with).clamp(self.least, self.most)
    }

    /// What that is worth.
    fn value(&self, paid: &Payment) -> u32 {
        u32::from(self.clamped(paid)) * u32::from(self.worth)
    }
}

impl PaymentOffer {
    /// What may pay beside the unit of the price, in the order in which it is asked for, when so much is paid with each.
    pub fn parts(&self, paid: &Payment) -> Vec<PaymentLine> {
        let (mut parts, mut price, mut place) = (Vec::new(), self.price.amount, self.from);
        while let Some((least, most)) = self.wallet.bounds(place, price) {
            let means = self.wallet.lines()[place].means;
            if most > 0 {
                parts.push(PaymentLine {
                    with: means.with,
                    worth: means.worth,
                    excess: means.excess,
                    least,
                    most,
                });
            }
            price = self.wallet.left(place, price, paid.of(means.with).clamp(least, most));
            place += 1;
        }
        parts
    }

    /// How much the payer that is asked first pays when so much is paid with each; nothing where no payer is left to ask.
    pub(crate) fn asked_first(&self, paid: &Payment) -> Option<u16> {
        let (least, most) = self.wallet.bounds(self.from, self.price.amount)?;
        Some(paid.of(self.wallet.lines()[self.from].means.with).clamp(least, most))
    }

    /// What is left to pay in the unit of the price.
    pub fn rest(&self, paid: &Payment) -> u16 {
        let worth: u32 = self.parts(paid).iter().map(|part| part.value(paid)).sum();
        u32::from(self.price.amount).saturating_sub(worth) as u16
    }

    /// All that is paid when so much is paid with each payer: those within their bounds, and the rest.
    pub fn whole(&self, paid: &Payment) -> Payment {
        let mut whole = Payment::default();
        for part in self.parts(paid) {
            whole.set(part.with, part.clamped(paid));
        }
        whole.set(self.wallet.unit(), self.rest(paid));
        whole
    }

    /// How many cubes are paid for nothing: with so many less, all else alike, the price were paid too.
    pub fn wasted(&self, paid: &Payment) -> Payment {
        let mut wasted = Payment::default();
        let parts = self.parts(paid);
        let worth: u32 = parts.iter().map(|part| part.value(paid)).sum();
        let excess = worth.saturating_sub(u32::from(self.price.amount));
        for part in parts {
            let cubes = excess / u32::from(part.worth.max(1));
            wasted.set(part.with, (cubes as u16).min(part.clamped(paid)));
        }
        wasted
    }

    /// The usual payment: as much of what pays for such cards alone as wastes nothing, and of what pays as M€ or heat
    /// no more than must be.
    pub fn usual(&self) -> Payment {
        self.usual_keeping(KeptMetals::default())
    }

    /// The usual payment of somebody who keeps these metals: of each no more than must be.
    pub fn usual_keeping(&self, kept: KeptMetals) -> Payment {
        let mut paid = Payment::default();
        let (mut price, mut place) = (self.price.amount, self.from);
        while let Some((least, most)) = self.wallet.bounds(place, price) {
            let means = self.wallet.lines()[place].means;
            let whole = match means.excess {
                Overpay::Lost if kept.holds(means.with) => least,
                Overpay::Lost => (price / u16::from(means.worth)).clamp(least, most),
                Overpay::Refused => least,
            };
            paid.set(means.with, whole);
            price = self.wallet.left(place, price, whole);
            place += 1;
        }
        paid
    }
}
