//! The one forecast: a walk over the steps of a card or action with a small ledger. The walk alone says whether
//! they can be carried out and what the payment must hold back; there is no second check for "can be played".
//!
//! A colony on a tile that is chosen later is a set of tiles in the ledger, which narrows when something that follows needs what only
//! some of them bring.

mod colonies;
mod fees;
mod ledger;
mod planet;
mod verbs;
mod walk;

pub(crate) use ledger::{CostRange, Ledger, Playing};

use crate::kit::Seat;
use crate::mars::cards::ALWAYS_POSSIBLE;
use crate::mars::judge::wallet::SetAside;
use crate::mars::read::discounts::Discounts;
use crate::mars::state::facts::Facts;
use crate::mars::state::question::PaymentPurpose;

/// What the rest of what is bought asks for, once it is paid.
#[derive(Default)]
pub(crate) struct RestOfPlay {
    /// What a payment must leave for it, tax and prices of areas aside.
    pub(crate) held: SetAside,
    /// Whether it may hang on what areas ask for.
    pub(crate) hangs_on_areas: bool,
    /// M€ of the cheapest way through it, where the ledger can tell.
    pub(crate) cost: Option<CostRange>,
}

impl RestOfPlay {
    /// Of goods behind which nothing comes, or nothing that is walked here.
    pub(crate) fn of(facts: &Facts, seat: Seat, discounts: &Discounts, goods: PaymentPurpose) -> Self {
        match goods {
            PaymentPurpose::Card(id) => {
                let is_sure = ALWAYS_POSSIBLE.contains(id) && !discounts.has_paying_cards();
                if is_sure && discounts.toll == 0 {
                    return Self::default();
                }
                let mut ledger = Ledger::new(facts, seat).taxed(discounts.toll);
                if ledger.play(id).is_err() {
                    return Self::default();
                }
                let cost = ledger.cost(discounts, 0);
                if is_sure {
                    return Self { cost, ..Self::default() };
                }
                Self { held: ledger.held_back(), hangs_on_areas: ledger.hangs_on_areas(), cost }
            }
            // Nothing comes of them but what they are.
            PaymentPurpose::Milestone(_)
            | PaymentPurpose::Award(_)
            | PaymentPurpose::Cost(_)
            | PaymentPurpose::Lobby(_) => {
                Self { cost: Some(CostRange { least: 0, most: 0 }), ..Self::default() }
            }
            PaymentPurpose::Project(_)
            | PaymentPurpose::Dealt(_)
            | PaymentPurpose::Cards(_)
            | PaymentPurpose::Trade(_)
            | PaymentPurpose::Toll(_)
            | PaymentPurpose::Conversion(_) => Self::default(),
        }
    }
}
