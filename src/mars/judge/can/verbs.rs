//! What each step comes to in the ledger: resources, production and rating that change.

use super::ledger::Ledger;
use crate::mars::cards::{
    Amount, CardId, CardResource, Fund, GAINS_RAISED, Passive, Pays, Recipient, Resource, Source, Stored,
    card,
};
use crate::mars::judge::wallet::Wallet;
use crate::mars::read::count::lowest;
use crate::mars::read::discounts::{Discounts, gains_raised, has_other_payers};
use crate::mars::read::metals::{metal, metals_shown};
use crate::mars::read::targets;
use crate::mars::state::agenda::Context;
use crate::mars::state::facts::floor;
use crate::mars::state::payer::Payer;
use crate::mars::state::question::{PaymentPurpose, Refusal};

impl Ledger<'_> {
    pub(super) fn gain(&mut self, resource: Resource, amount: i16) {
        if amount > 0 {
            self.walking.has_brought = true;
            self.after.balance[resource] += i32::from(amount);
        }
    }

    pub(super) fn pay(
        &mut self,
        resource: Resource,
        amount: Amount,
        context: Context,
    ) -> Result<(), Refusal> {
        let needs = self.amount(amount, context).max(0) as u16;
        if has_other_payers(self.facts, self.seat) {
            let wallet = self.wallet(resource);
            if !wallet.lines().is_empty() {
                return self.pay_among(&wallet, needs);
            }
        }
        let has = self.stock(resource).max(0) as u16;
        if has < needs {
            return Err(Refusal::TooFew { resource, needs, has });
        }
        self.spend(Payer::Stock(resource), needs);
        Ok(())
    }

    /// Pays where other things may pay in the resource's place: the resource pays what it must.
    pub(super) fn pay_among(&mut self, wallet: &Wallet, needs: u16) -> Result<(), Refusal> {
        wallet.covers(needs)?;
        let mut left = needs;
        for place in 0..=wallet.lines().len() {
            let (with, least) = match wallet.bounds(place, left) {
                Some((least, _)) => (wallet.lines()[place].means.with, least),
                None => (wallet.unit(), left),
            };
            self.spend(with, least);
            left = wallet.left(place, left, least);
        }
        Ok(())
    }

    /// What may pay a price in kind after the steps walked.
    pub(super) fn wallet(&self, unit: Resource) -> Wallet {
        let discounts = Discounts::of(self.facts, self.seat);
        Wallet::over(&discounts, unit, PaymentPurpose::Cost(0), |payer| match payer {
            Payer::Stock(resource) => self.stock(resource).clamp(0, u16::MAX.into()) as u16,
            Payer::Card(id) => u16::from(self.on_card(id)),
        })
    }

    pub(super) fn spend(&mut self, with: Payer, amount: u16) {
        match with {
            Payer::Stock(resource) => {
                self.after.balance[resource] -= i32::from(amount);
                let below = (-self.after.balance[resource]).max(0) as u16;
                self.owing.held_back.stock[resource] = self.owing.held_back.stock[resource].max(below);
            }
            Payer::Card(id) => self.owing.held_back.hold(id, amount as u8),
        }
    }

    /// What is on a card without what the steps walked take from there.
    pub(super) fn on_card(&self, id: CardId) -> u8 {
        self.facts.on_card[id.index()].saturating_sub(self.owing.held_back.on(id))
    }

    /// Takes in full from a card, if one has enough. Where only own cards have it that may pay, the last of them keeps it.
    pub(super) fn take(&mut self, what: CardResource, needs: u8, source: Source) -> Result<(), Refusal> {
        if needs == 0 {
            return Ok(());
        }
        let (facts, seat) = (self.facts, self.seat);
        let pays = |id: CardId| {
            let mut passives = card(id).passives.iter();
            passives.any(|passive| matches!(passive, Passive::Pays(Pays { with: Fund::Here, .. })))
        };
        let mut kept = None;
        let is_own = |id: CardId| facts.players[seat].played.contains(id);
        let sources = targets::sources(facts, seat, what, needs).filter(|&id| self.on_card(id) >= needs);
        for id in sources.filter(|&id| source == Source::Anyone || is_own(id)) {
            if !(is_own(id) && pays(id)) {
                return Ok(());
            }
            kept = Some(id);
        }
        match kept {
            _ if facts.is_solo() && source == Source::Anyone => Ok(()),
            Some(id) => {
                self.owing.held_back.hold(id, needs);
                Ok(())
            }
            None => Err(Refusal::NoSource { what, needs, from: source }),
        }
    }

    pub(super) fn produce(&mut self, resource: Resource, change: i16) {
        if change != 0 {
            self.after.production[resource] += change;
        }
        if change > 0 {
            let live = GAINS_RAISED.contains(self.after.live)
                && !self.facts.players[self.seat].played.contains(self.after.live);
            self.gain(resource, change * (gains_raised(self.facts, self.seat) + i16::from(live)));
        }
    }

    pub(super) fn reduce(&mut self, resource: Resource, needs: u8) -> Result<(), Refusal> {
        if self.facts.is_solo() {
            return Ok(());
        }
        let lowest = floor(resource) + i16::from(needs);
        let own = self.after.production[resource] >= lowest;
        let other = self
            .facts
            .others(self.seat)
            .any(|other| self.facts.players[other].production[resource] >= lowest);
        if own && !other {
            self.produce(resource, -i16::from(needs));
        }
        if own || other { Ok(()) } else { Err(Refusal::NobodyProduces { resource, needs }) }
    }

    pub(super) fn rate(&mut self, change: i16) {
        if change != 0 && self.walking.by.is_some() {
            self.after.rating += change;
            self.tax(change.max(0).unsigned_abs());
        }
    }

    pub(super) fn add(&mut self, stored: Stored, holder: Recipient, context: Context) -> bool {
        self.walking.has_brought = true;
        let is_named = holder == Recipient::This && matches!(stored, Stored::Kind(_));
        is_named && !targets::holders(self.facts, self.seat, stored, holder, context).is_empty()
    }

    /// Where one production is the lowest and nothing that was asked may have changed it, it is certain which.
    pub(super) fn produce_lowest(&mut self, amount: u8) -> bool {
        let lowest = lowest(&self.after.production);
        let Some(&resource) = Resource::ALL.get(lowest.trailing_zeros() as usize) else { return false };
        let is_certain = lowest.is_power_of_two() && !self.walking.has_asked;
        if is_certain {
            self.produce(resource, i16::from(amount));
        }
        is_certain
    }

    /// Only where an area is known that shows one metal is it certain which.
    pub(super) fn produce_metal(&mut self, amount: u8) -> bool {
        let shown = self.after.built.map_or(0, |space| metals_shown(self.facts, space));
        let Some(resource) = metal(shown) else { return false };
        self.produce(resource, i16::from(amount));
        true
    }
}
