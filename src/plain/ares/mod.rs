//! Ares Expedition in plain values: set-ups, questions, answers, events, cards and what lies on the table.

mod card;
mod choice;
mod event;
mod find;
mod game;
mod names;
mod question;
mod refusal;
pub(super) mod setup;
mod stage;
mod state;

pub use card::{AresCardFacts, AresCounting, AresMuch, AresProduction, AresRequirement};
pub use choice::{AresChoice, AresWish};
pub use event::AresEvent;
pub use game::AresAdvice;
#[cfg(test)]
pub(super) use names::Named;
pub use question::{AresChange, AresNext, AresOffer, AresOutcome, AresQuestion, AresRefused, AresShape};
pub use refusal::AresRefusal;
pub use setup::{AresSetUp, AresSitting};
pub use stage::AresStage;
pub use state::{
    AresCubes, AresIncome, AresLevels, AresOcean, AresPlayed, AresPlayerState, AresReward, AresScore,
    AresState, AresStock, AresZones,
};

use super::fault::Fault;
use crate::ares::RULES_REVISION;
use crate::ares::cards;

/// The revision of the rules of Ares Expedition.
pub const fn rules() -> u16 {
    RULES_REVISION
}

/// Every card of Ares Expedition, in ascending order of their numbers.
///
/// # Errors
/// There is no such language.
pub fn all_cards(tag: &str) -> Result<Vec<AresCardFacts>, Fault> {
    let language = super::language(tag)?;
    Ok(cards::all().map(|card| AresCardFacts::of(card, language)).collect())
}

/// The card of Ares Expedition with this English name.
///
/// # Errors
/// There is no such card, or no such language.
pub fn card(name: &str, tag: &str) -> Result<AresCardFacts, Fault> {
    Ok(AresCardFacts::of(find::read_card(name, "name")?, super::language(tag)?))
}
