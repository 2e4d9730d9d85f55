//! Prices: what may pay, how much of it, and what must be held back (BASE-PB-07 to BASE-PB-10).

use super::{ask, sealed, turn};
use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::read::terms::Means;
use crate::mars::state::agenda::{Task, Tender};
use crate::mars::state::facts::Facts;
use crate::mars::state::game::Mars;
use crate::mars::state::question::{Choice, Goods, Refusal};
use crate::mars::state::slots::{CARD_PRICE, Stage};
use crate::words::{ByResource, Resource};

/// As many cubes of a metal may be offered for one price: no list of offers is longer than 1,024.
const MOST_CUBES: u32 = 1_000;

/// A price and everything that may pay it, for whoever wants to decide on all of it at once. The questions
/// that follow ask for one resource after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// What is to pay, in M€.
    pub price: u16,
    pub(crate) purse: Purse,
    pub(crate) next: Tender,
}

/// How much of a price one resource may pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Which.
    pub resource: Resource,
    /// What one of it is worth, in M€.
    pub worth: u8,
    /// The least that must be paid with it.
    pub least: u16,
    /// The most that may be.
    pub most: u16,
}

impl Part {
    /// What is paid of it when so much is paid with each resource.
    fn clamped(&self, paid: &ByResource<u16>) -> u16 {
        paid[self.resource].clamp(self.least, self.most)
    }
}

impl Payment {
    /// What may pay beside M€, in the order in which it is asked for, when so much is paid with each.
    pub fn parts(&self, paid: &ByResource<u16>) -> Vec<Part> {
        let (mut parts, mut price, mut next) = (Vec::new(), self.price, self.next);
        while let Some((least, most)) = self.purse.bounds(next, price) {
            let (resource, after) = next.resource();
            if most > 0 {
                let worth = self.purse.worth_of(next);
                parts.push(Part { resource, worth, least, most });
            }
            price = self.purse.left(next, price, paid[resource].clamp(least, most));
            next = after;
        }
        parts
    }

    /// The M€ that are left to pay.
    pub fn money(&self, paid: &ByResource<u16>) -> u16 {
        let parts = self.parts(paid);
        let worth = parts.iter().map(|part| part.clamped(paid) * u16::from(part.worth));
        self.price.saturating_sub(worth.sum())
    }

    /// All that is paid when so much is paid with each resource that may pay: those within their bounds, and
    /// the M€ that are left.
    pub fn whole(&self, paid: &ByResource<u16>) -> ByResource<u16> {
        let mut whole = ByResource::default();
        for part in self.parts(paid) {
            whole[part.resource] = part.clamped(paid);
        }
        whole[Resource::MegaCredits] = self.money(paid);
        whole
    }

    /// How many cubes of a metal are paid for nothing: with so many less, all else alike, the price were paid too.
    pub fn wasted(&self, paid: &ByResource<u16>) -> ByResource<u16> {
        let mut wasted = ByResource::default();
        let parts = self.parts(paid);
        let worth: u32 = parts.iter().map(|part| u32::from(part.clamped(paid)) * u32::from(part.worth)).sum();
        let excess = worth.saturating_sub(u32::from(self.price));
        for part in parts {
            let cubes = excess / u32::from(part.worth.max(1));
            wasted[part.resource] = (cubes as u16).min(part.clamped(paid));
        }
        wasted
    }

    /// The usual payment: as much metal as wastes nothing, and no heat that need not be.
    pub fn usual(&self) -> ByResource<u16> {
        let (mut paid, mut left) = (ByResource::default(), self.price);
        for resource in [Resource::Steel, Resource::Titanium, Resource::Heat] {
            if let Some(part) = self.parts(&paid).into_iter().find(|part| part.resource == resource) {
                let whole = if resource == Resource::Heat { 0 } else { left / u16::from(part.worth) };
                paid[resource] = whole.clamp(part.least, part.most);
                left = left.saturating_sub(paid[resource] * u16::from(part.worth));
            }
        }
        paid
    }
}

/// What cards cost that are taken into hand, and what there is to pay for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// M€ for one card.
    pub each: u16,
    /// M€ that may be spent, what is chosen already included.
    pub all: u32,
}

impl Mars {
    /// The payment that is asked for now, or that an action of a turn would ask for; `None` where there is
    /// no price in M€.
    pub fn payment(&self, seat: Seat, choice: Option<Choice>) -> Option<Payment> {
        let goods = match choice {
            None => match *self.agenda.last()? {
                Task::Bill { seat: payer, price, next, goods } if payer == seat => {
                    return Some(Payment { price, purse: ask::purse(&self.facts, seat, goods), next });
                }
                task if task.seat().is_none() => return sealed::payment(&self.facts, self.slots[seat], seat),
                _ => return None,
            },
            Some(Choice::Play(id)) => Goods::Card(id),
            Some(Choice::Project(project)) => Goods::Project(project),
            Some(Choice::Claim(place)) => Goods::Milestone(place),
            Some(Choice::Fund(place)) => Goods::Award(place),
            Some(_) => return None,
        };
        let price = turn::price(&self.facts, seat, choice?)?;
        Some(Payment { price, purse: ask::purse(&self.facts, seat, goods), next: Tender::Steel })
    }

    /// What a seat that is asked which cards it buys may spend on them.
    pub fn budget(&self, seat: Seat) -> Budget {
        let task = self.agenda.last().copied();
        let all = match task {
            Some(task) if task.seat().is_none() => sealed::budget(&self.facts, task, self.slots[seat], seat),
            _ => sealed::purse(&self.facts, seat).worth(),
        };
        Budget { each: CARD_PRICE, all }
    }

    /// The corporation that a seat has chosen and not yet revealed, as far as the one who looks may see it.
    pub fn picked_corporation(&self, seat: Seat) -> Option<CardId> {
        let is_chosen = matches!(self.agenda.last(), Some(Task::Setup))
            && !matches!(self.slots[seat].stage, Stage::Corporation | Stage::Unseen);
        let dealt = self.facts.players[seat].corporations;
        let chosen = dealt[usize::from(self.slots[seat].corporation)];
        (is_chosen && chosen != CardId::HIDDEN).then_some(chosen)
    }
}

/// What a player can spend: the stock without what must be held back for the rest of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purse {
    pub(crate) money: u32,
    pub(crate) steel: u32,
    pub(crate) titanium: u32,
    pub(crate) heat: u32,
    pub(crate) means: Means,
}

impl Purse {
    pub(crate) fn of(facts: &Facts, seat: Seat, means: Means, held_back: &ByResource<u16>) -> Self {
        let stock = &facts.players[seat].stock;
        let free = |resource| u32::from(stock[resource].saturating_sub(held_back[resource]));
        let if_worth = |resource, worth: u8| if worth == 0 { 0 } else { free(resource) };
        Self {
            money: free(Resource::MegaCredits),
            steel: if_worth(Resource::Steel, means.steel),
            titanium: if_worth(Resource::Titanium, means.titanium),
            heat: if_worth(Resource::Heat, means.heat),
            means,
        }
    }

    /// The least and the most of the next resource for what is left of a price, once those before it are
    /// paid. Metal may be overpaid, even by whole cubes, and the excess is lost (BASE-PB-10, Q-BASE-31); heat pays
    /// as M€ do. M€ are the remainder: `None`.
    pub(crate) fn bounds(&self, tender: Tender, price: u16) -> Option<(u16, u16)> {
        let (has, worth, rest) = match tender {
            Tender::Steel => {
                let rest = self.money + self.heat + self.titanium * u32::from(self.means.titanium);
                (self.steel, self.means.steel, rest)
            }
            Tender::Titanium => (self.titanium, self.means.titanium, self.money + self.heat),
            Tender::Heat => (self.heat, self.means.heat, self.money),
            Tender::Money => return None,
        };
        if has == 0 || price == 0 {
            return Some((0, 0));
        }
        let (price, worth) = (u32::from(price), u32::from(worth));
        let most = match tender {
            Tender::Steel | Tender::Titanium => has.min(MOST_CUBES),
            Tender::Heat | Tender::Money => price.min(has),
        };
        let least = price.saturating_sub(rest).div_ceil(worth).min(most);
        Some((least as u16, most as u16))
    }

    /// What is left of a price when so many of a resource are paid.
    pub(crate) fn left(&self, tender: Tender, price: u16, paid: u16) -> u16 {
        price.saturating_sub(paid * u16::from(self.worth_of(tender)))
    }

    /// M€ that one of a resource stands for.
    const fn worth_of(&self, tender: Tender) -> u8 {
        match tender {
            Tender::Steel => self.means.steel,
            Tender::Titanium => self.means.titanium,
            Tender::Heat => self.means.heat,
            Tender::Money => 1,
        }
    }

    /// Everything it may pay with, in M€.
    pub(crate) fn worth(&self) -> u32 {
        self.money
            + self.heat
            + self.steel * u32::from(self.means.steel)
            + self.titanium * u32::from(self.means.titanium)
    }

    /// The M€ that a price takes at the least, heat that pays as M€ among them.
    pub(crate) fn money_for(&self, price: u16) -> u32 {
        u32::from(price).saturating_sub(self.worth() - self.money - self.heat)
    }

    /// The same purse without so many M€, which are left for something else.
    pub(crate) fn leaving(self, money: u32) -> Self {
        let from_heat = money.saturating_sub(self.money);
        Self { money: self.money.saturating_sub(money), heat: self.heat.saturating_sub(from_heat), ..self }
    }

    /// Whether it covers the price.
    pub(crate) fn covers(&self, price: u16) -> Result<(), Refusal> {
        let worth = self.worth();
        if worth >= u32::from(price) {
            Ok(())
        } else {
            let short = (u32::from(price) - worth) as u16;
            let more = |worth: u8| if worth == 0 { 0 } else { short.div_ceil(u16::from(worth)) };
            let (steel, titanium) = (more(self.means.steel), more(self.means.titanium));
            Err(Refusal::CannotAfford { price, short, steel, titanium })
        }
    }
}
