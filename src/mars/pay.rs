//! Prices: what may pay, how much of it, and what must be held back (BASE-PB-07 to BASE-PB-10).

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

    /// The least and the most steel for this price; the last cube may be worth more than is left.
    pub(crate) fn steel_for(&self, price: u32) -> (u32, u32) {
        let rest = self.money + self.heat + self.titanium * u32::from(self.means.titanium);
        bounds(price, rest, self.steel, u32::from(self.means.steel))
    }

    /// The same for titanium, once steel is paid.
    pub(crate) fn titanium_for(&self, price: u32) -> (u32, u32) {
        bounds(price, self.money + self.heat, self.titanium, u32::from(self.means.titanium))
    }

    /// The same for heat, once the metals are paid.
    pub(crate) fn heat_for(&self, price: u32) -> (u32, u32) {
        bounds(price, self.money, self.heat, u32::from(self.means.heat))
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
            Err(Refusal::CannotAfford { price, short: (u32::from(price) - worth) as u16 })
        }
    }
}

fn bounds(price: u32, rest: u32, has: u32, worth: u32) -> (u32, u32) {
    if worth == 0 || has == 0 {
        return (0, 0);
    }
    let least = price.saturating_sub(rest).div_ceil(worth);
    let most = price.div_ceil(worth).min(has);
    (least.min(most), most)
}
