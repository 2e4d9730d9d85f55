//! Runs of steps that every language says in one breath.

use crate::ares::cards::{Amount, Effect, Stock};

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
