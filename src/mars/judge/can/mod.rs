//! The one forecast: a walk over the steps of a card or action with a small ledger. The walk alone says whether
//! they can be carried out and what the payment must hold back; there is no second check for "can be played".
//!
//! A colony on a tile that is chosen later is a set of tiles in the ledger, which narrows when something that follows needs what only
//! some of them bring.

mod colonies;
mod ledger;
mod planet;
mod verbs;
mod walk;

pub(crate) use ledger::{Ledger, Playing};

use crate::kit::Seat;
use crate::mars::cards::ALWAYS_POSSIBLE;
use crate::mars::judge::wallet::SetAside;
use crate::mars::read::discounts::Discounts;
use crate::mars::state::facts::Facts;
use crate::mars::state::question::PaymentPurpose;

/// What a payment must leave for the rest of what is bought, tax and prices of areas aside; whether it may hang on what areas ask for.
pub(crate) fn held_back(
    facts: &Facts,
    seat: Seat,
    discounts: &Discounts,
    goods: PaymentPurpose,
) -> (SetAside, bool) {
    match goods {
        PaymentPurpose::Card(id) if !ALWAYS_POSSIBLE.contains(id) || discounts.has_paying_cards() => {
            let mut ledger = Ledger::new(facts, seat);
            match ledger.play(id) {
                Ok(()) => (ledger.held_back(), ledger.hangs_on_areas()),
                Err(_) => Default::default(),
            }
        }
        PaymentPurpose::Card(_)
        | PaymentPurpose::Project(_)
        | PaymentPurpose::Milestone(_)
        | PaymentPurpose::Award(_)
        | PaymentPurpose::Dealt(_)
        | PaymentPurpose::Cards(_)
        | PaymentPurpose::Cost(_)
        | PaymentPurpose::Trade(_)
        | PaymentPurpose::Lobby(_)
        | PaymentPurpose::Toll(_)
        | PaymentPurpose::Conversion(_) => Default::default(),
    }
}
