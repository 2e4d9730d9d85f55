//! Runs of steps that every language says in one breath.

use crate::mars::cards::{Amount, Effect, Resource};

/// Steps that are said together.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Clause<'a> {
    /// Changes of the own production, in their order.
    Productions(Vec<(Resource, Amount)>),
    /// Resources gained, in their order; none but the last of an amount that is counted.
    Gains(Vec<(Resource, Amount)>),
    /// A step that is done this many times in a row.
    Times(u8, &'a Effect),
}

/// The clauses of a list of steps, in the order of the steps.
pub(super) fn clauses(effects: &[Effect]) -> Vec<Clause<'_>> {
    let mut clauses: Vec<Clause<'_>> = Vec::new();
    for effect in effects {
        match (clauses.last_mut(), effect) {
            (Some(Clause::Productions(changes)), &Effect::Produce(resource, amount)) => {
                changes.push((resource, amount));
            }
            (Some(Clause::Gains(gains)), &Effect::Gain(resource, amount)) if ends_plainly(gains) => {
                gains.push((resource, amount));
            }
            (Some(Clause::Times(times, before)), _) if *before == effect => *times += 1,
            (_, &Effect::Produce(resource, amount)) => {
                clauses.push(Clause::Productions(vec![(resource, amount)]));
            }
            (_, &Effect::Gain(resource, amount)) => clauses.push(Clause::Gains(vec![(resource, amount)])),
            (_, _) => clauses.push(Clause::Times(1, effect)),
        }
    }
    clauses
}

fn ends_plainly(gains: &[(Resource, Amount)]) -> bool {
    gains.iter().all(|(_, amount)| matches!(amount, Amount::Exactly(_)))
}

/// Whether an amount takes away.
pub(super) const fn is_negative(amount: Amount) -> bool {
    match amount {
        Amount::Exactly(number) => number < 0,
        Amount::Per { each, .. } | Amount::Influenced { each, .. } => each < 0,
    }
}

/// The amount without its sign.
pub(super) const fn magnitude(amount: Amount) -> Amount {
    match amount {
        Amount::Exactly(number) => Amount::Exactly(number.saturating_abs()),
        Amount::Per { each, per, of, most } => Amount::Per { each: each.saturating_abs(), per, of, most },
        Amount::Influenced { each, per, of, most, base, influence } => {
            Amount::Influenced { each: each.saturating_abs(), per, of, most, base, influence }
        }
    }
}

/// Changes of one sign, those of equal size together: the resources and the size, in the order in which
/// each size first comes.
pub(super) fn by_size(
    changes: &[(Resource, Amount)],
    negative: impl Fn(Amount) -> bool,
) -> Vec<(Vec<Resource>, Amount)> {
    let mut groups: Vec<(Vec<Resource>, Amount)> = Vec::new();
    for &(resource, amount) in changes.iter().filter(|(_, amount)| negative(*amount)) {
        let size = magnitude(amount);
        match groups.iter_mut().find(|(_, other)| *other == size) {
            Some((resources, _)) => resources.push(resource),
            None => groups.push((vec![resource], size)),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::{Clause, clauses};
    use crate::mars::cards::Resource::{Heat, Plants, Steel};
    use crate::mars::cards::{Tile, gain, place, produce};

    #[test]
    fn equal_steps_in_a_row_are_one_clause() {
        let steps = [place(Tile::Ocean), place(Tile::Ocean), place(Tile::City)];
        assert!(matches!(clauses(&steps)[..], [Clause::Times(2, _), Clause::Times(1, _)]));
    }

    #[test]
    fn changes_of_production_are_one_clause_and_gains_another() {
        let steps = [produce(Heat, 1), produce(Steel, -1), gain(Plants, 1), gain(Heat, 2), produce(Heat, 1)];
        let sizes: Vec<usize> = clauses(&steps)
            .iter()
            .map(|clause| match clause {
                Clause::Productions(items) | Clause::Gains(items) => items.len(),
                Clause::Times(times, _) => usize::from(*times),
            })
            .collect();
        assert_eq!(sizes, [2, 2, 1]);
    }
}
