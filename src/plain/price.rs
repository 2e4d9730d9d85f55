//! Prices and what pays them, as plain values.

use super::names;
use crate::mars;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// So much of one resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Price {
    /// In which it is asked.
    #[cfg_attr(test, ts(type = "Resource"))]
    pub unit: &'static str,
    /// How much.
    pub amount: u16,
}

impl From<mars::Price> for Price {
    fn from(price: mars::Price) -> Self {
        Self { unit: price.unit.name(), amount: price.amount }
    }
}

/// What pays: a resource of the stock, or what lies on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Payer {
    /// A resource of the stock.
    Resource(#[cfg_attr(test, ts(type = "Resource"))] &'static str),
    /// What lies on this card.
    Card(#[cfg_attr(test, ts(type = "CardName"))] &'static str),
}

impl From<mars::Payer> for Payer {
    fn from(payer: mars::Payer) -> Self {
        match payer {
            mars::Payer::Stock(resource) => Self::Resource(resource.name()),
            mars::Payer::Card(id) => Self::Card(names::card(id)),
        }
    }
}
