//! Prices: what may pay, how much of it, and what must be held back (BASE-PB-07 to BASE-PB-10).

use super::agenda::Tender;
use super::facts::Facts;
use super::question::Refusal;
use super::terms::Means;
use crate::kit::Seat;
use crate::words::{ByResource, Resource};

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
    /// paid; the last cube of a metal may be worth more than is left. M€ are the remainder: `None`.
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
        if has == 0 {
            return Some((0, 0));
        }
        let (price, worth) = (u32::from(price), u32::from(worth));
        let most = price.div_ceil(worth).min(has);
        let least = price.saturating_sub(rest).div_ceil(worth).min(most);
        Some((least as u16, most as u16))
    }

    /// What is left of a price when so many of a resource are paid.
    pub(crate) fn left(&self, tender: Tender, price: u16, paid: u16) -> u16 {
        let worth = match tender {
            Tender::Steel => self.means.steel,
            Tender::Titanium => self.means.titanium,
            Tender::Heat => self.means.heat,
            Tender::Money => 1,
        };
        price.saturating_sub(paid * u16::from(worth))
    }

    /// Everything it may pay with, in M€.
    pub(crate) fn worth(&self) -> u32 {
        self.money
            + self.heat
            + self.steel * u32::from(self.means.steel)
            + self.titanium * u32::from(self.means.titanium)
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
