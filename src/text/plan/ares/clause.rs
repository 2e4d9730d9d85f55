//! Runs of steps that every language says in one breath.

use crate::ares::StandardAction;
use crate::ares::cards::{Amount, Effect, Stock, ZoneTrack};

/// Steps that are said together.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::text) enum AresClause<'a> {
    /// Resources gained, in their order; none but the last of an amount that is counted.
    Gains(Vec<(Stock, Amount)>),
    /// Any other step.
    Step(&'a Effect),
}

/// The clauses of a list of steps, in the order of the steps.
pub(in crate::text) fn clauses(effects: &[Effect]) -> Vec<AresClause<'_>> {
    let mut clauses: Vec<AresClause<'_>> = Vec::new();
    for effect in effects {
        let &Effect::Gain(stock, amount) = effect else {
            clauses.push(AresClause::Step(effect));
            continue;
        };
        match clauses.last_mut() {
            Some(AresClause::Gains(gains)) if ends_plainly(gains) => gains.push((stock, amount)),
            _ => clauses.push(AresClause::Gains(vec![(stock, amount)])),
        }
    }
    clauses
}

fn ends_plainly(gains: &[(Stock, Amount)]) -> bool {
    gains.iter().all(|(_, amount)| matches!(amount, Amount::Exactly(_)))
}

/// Whether a clause is more than one thing done to one object, so that no other can be joined to it.
pub(in crate::text) fn stands_alone(clause: &AresClause<'_>) -> bool {
    let AresClause::Step(effect) = clause else { return false };
    match effect {
        Effect::Exchange { .. }
        | Effect::Reveal { .. }
        | Effect::RevealUntil(_)
        | Effect::Choose(_)
        | Effect::If(..)
        | Effect::ExtraPlay(_)
        | Effect::FreePlay { .. }
        | Effect::DiscountNext(_)
        | Effect::FlexNext => true,
        Effect::Gain(..)
        | Effect::Rate(_)
        | Effect::Draw(_)
        | Effect::Discard(_)
        | Effect::Look { .. }
        | Effect::Raise(..)
        | Effect::FlipOceans(_)
        | Effect::TakeForests(_)
        | Effect::Add(..)
        | Effect::Pay(_) => false,
    }
}

/// What a standard action does (ARES-ACT-04).
pub(in crate::text) const fn standard_step(action: StandardAction) -> Effect {
    match action {
        StandardAction::PlantsToForest | StandardAction::BuyForest => Effect::TakeForests(1),
        StandardAction::HeatToTemperature | StandardAction::BuyTemperature => {
            Effect::Raise(ZoneTrack::Temperature, 1)
        }
        StandardAction::BuyOcean => Effect::FlipOceans(1),
    }
}
