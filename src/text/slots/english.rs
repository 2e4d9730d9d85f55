//! English sentences that stand beside those of the languages that begin.

use crate::ares;
use crate::mars;
use crate::text::english::ares::{amount as ares_amount, effect as ares_effect, lasting as ares_lasting};
use crate::text::english::{amount, effect, lasting, terms};
use crate::text::plan::ares::AresQuantity;
use crate::text::plan::mars::Quantity;

/// What stands beside a sentence of another language.
pub(super) struct EnglishSlots;

impl EnglishSlots {
    /// Steps of a card of the board game.
    pub(super) fn steps(of: &[mars::cards::Effect], card: &mars::cards::Card) -> String {
        effect::sentences(of, card)
    }

    /// A trigger of a card of the board game.
    pub(super) fn trigger(of: &mars::cards::Trigger, card: &mars::cards::Card) -> String {
        lasting::trigger(of, card)
    }

    /// A quantity of the board game, such as the victory points of a card.
    pub(super) fn quantity(of: Quantity) -> String {
        terms::sentence(&amount::phrase(of))
    }

    /// A quantity of Ares Expedition.
    pub(super) fn ares_quantity(of: AresQuantity) -> String {
        terms::sentence(&ares_amount::phrase(of))
    }

    /// A passive of a card of the board game.
    pub(super) fn passive(of: &mars::cards::Passive, card: &mars::cards::Card) -> String {
        lasting::passive(of, card)
    }

    /// A requirement of a card of the board game.
    pub(super) fn requirement(of: mars::cards::Requirement) -> String {
        terms::sentence(&format!("requires {}", amount::requirement(of)))
    }

    /// An award.
    pub(super) fn award(of: &mars::maps::Award) -> String {
        amount::award(of)
    }

    /// Steps of a card of Ares Expedition.
    pub(super) fn ares_steps(of: &[ares::cards::Effect], card: &ares::cards::Card) -> String {
        ares_effect::sentences(of, card)
    }

    /// A price of Ares Expedition.
    pub(super) fn ares_cost(of: ares::cards::Cost, card: &ares::cards::Card) -> String {
        terms::sentence(&ares_amount::cost(of, card))
    }

    /// A passive of a card of Ares Expedition.
    pub(super) fn ares_passive(of: ares::cards::Passive, card: &ares::cards::Card) -> String {
        ares_lasting::passive(of, card)
    }

    /// A requirement of a card of Ares Expedition.
    pub(super) fn ares_requirement(of: ares::cards::Requirement) -> String {
        terms::sentence(&format!("requires {}", ares_amount::requirement(of)))
    }
}
