//! What is said of Ares Expedition.

mod clause;
mod label;
mod lasting;
mod quantity;

pub(in crate::text) use clause::{AresClause, clauses, standard_step, stands_alone};
pub(in crate::text) use label::{play_price, raised_to, rating_offer};
pub(in crate::text) use lasting::{Hearing, TriggerGroup, hearing, trigger_groups};
pub(in crate::text) use quantity::{AresNumber, AresQuantity, AresTimes};
