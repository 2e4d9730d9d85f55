//! Clauses: what every language says in one breath.

use crate::mars::cards::{Amount, Card, Count, Effect, Keep, Removable, Resource, Victim};
use crate::mars::maps::Map;

/// Steps that are said together.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::text) enum Clause<'a> {
    /// Changes of the own production, in their order.
    Productions(Vec<(Resource, Amount)>),
    /// Resources gained, in their order; none but the last of an amount that is counted.
    Gains(Vec<(Resource, Amount)>),
    /// All of an own resource is lost.
    LosesAll(Resource),
    /// Up to a number of one of several resources is removed from any player.
    RemovesOneOf(Vec<(Resource, u8)>),
    /// Up to a number of one of several resources is stolen from any player.
    StealsOneOf(Vec<(Resource, u8)>),
    /// Cards on top of the deck are looked at.
    Looks(u8, Looked),
    /// A step that is done this many times in a row: once, but for a step that is said with a number ([`is_counted`]).
    Times(u8, &'a Effect),
}

/// What becomes of cards that are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Looked {
    /// One card is bought or discarded.
    OneBought,
    /// Any of them are bought, the rest are discarded.
    AnyBought,
    /// This many are kept, the rest are discarded.
    Kept(u8),
}

impl<'a> Clause<'a> {
    /// A step by itself.
    fn of(effect: &'a Effect) -> Self {
        match *effect {
            Effect::Produce(resource, amount) => Self::Productions(vec![(resource, amount)]),
            Effect::Gain(resource, amount) => Self::Gains(vec![(resource, amount)]),
            Effect::Lose(of, Amount::Per { each: 1, per: 1, of: Count::Stock(it), .. }) if of == it => {
                Self::LosesAll(of)
            }
            Effect::Look(number, keep) => Self::Looks(
                number,
                match (number, keep) {
                    (1, Keep::Bought) => Looked::OneBought,
                    (_, Keep::Bought) => Looked::AnyBought,
                    (_, Keep::Free(kept)) => Looked::Kept(kept),
                },
            ),
            // "Up to" says already that nothing must be taken.
            Effect::MayChoose(lists) => one_of_removals(lists).unwrap_or(Self::Times(1, effect)),
            _ => Self::Times(1, effect),
        }
    }
}

/// Alternatives that all take up to a number of a resource from any player in one way, as one clause.
fn one_of_removals(lists: &[&[Effect]]) -> Option<Clause<'static>> {
    let each = |of: fn(&Effect) -> Option<(Resource, u8)>| -> Option<Vec<(Resource, u8)>> {
        let one = |list: &&[Effect]| match *list {
            [effect] => of(effect),
            _ => None,
        };
        lists.iter().map(one).collect()
    };
    let removals = each(|effect| {
        let Effect::Remove(Removable::Stock(resource), most, Victim::Anyone) = *effect else { return None };
        Some((resource, most))
    });
    let thefts = each(|effect| {
        let Effect::Steal(resource, most) = *effect else { return None };
        Some((resource, most))
    });
    removals.map(Clause::RemovesOneOf).or_else(|| thefts.map(Clause::StealsOneOf))
}

/// The clauses of a list of steps, in the order of the steps.
pub(in crate::text) fn clauses(effects: &[Effect]) -> Vec<Clause<'_>> {
    let mut clauses: Vec<Clause<'_>> = Vec::new();
    for effect in effects {
        match (clauses.last_mut(), effect) {
            (Some(Clause::Productions(changes)), &Effect::Produce(resource, amount)) => {
                changes.push((resource, amount));
            }
            (Some(Clause::Gains(gains)), &Effect::Gain(resource, amount)) if ends_plainly(gains) => {
                gains.push((resource, amount));
            }
            (Some(Clause::Times(times, before)), _) if *before == effect && is_counted(effect) => *times += 1,
            (_, _) => clauses.push(Clause::of(effect)),
        }
    }
    clauses
}

/// Whether several of a step are said together, with their number. Equal steps of any other kind are said one by one.
const fn is_counted(effect: &Effect) -> bool {
    matches!(effect, Effect::Place(..) | Effect::Discard)
}

/// What a corporation starts with, and what it brings beside.
pub(in crate::text) fn starts(card: &Card) -> (Vec<(Resource, Amount)>, Vec<Clause<'_>>) {
    let mut with = Vec::new();
    let mut then = clauses(card.play);
    if let Some(Clause::Gains(gains)) = then.first_mut() {
        with = core::mem::take(gains);
        then.remove(0);
    }
    (with, then)
}

/// What each area of a map brings that asks for something, the price first.
pub(in crate::text) fn asking_areas(map: &Map) -> impl Iterator<Item = Vec<Effect>> + '_ {
    map.asking.iter().filter_map(|space| map.spot(space)).map(|spot| {
        let mut effects = spot.bonus.to_vec();
        effects.sort_by_key(|effect| !matches!(effect, Effect::Pay(..)));
        effects
    })
}

fn ends_plainly(gains: &[(Resource, Amount)]) -> bool {
    gains.iter().all(|(_, amount)| matches!(amount, Amount::Exactly(_)))
}

/// Whether an amount takes away.
pub(in crate::text) const fn is_negative(amount: Amount) -> bool {
    match amount {
        Amount::Exactly(number) => number < 0,
        Amount::Per { each, .. } | Amount::Influenced { each, .. } => each < 0,
    }
}

/// The amount without its sign.
pub(in crate::text) const fn magnitude(amount: Amount) -> Amount {
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
pub(in crate::text) fn by_size(
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
    use crate::mars::cards::{Effect, Tile, draw, gain, place, produce};

    #[test]
    fn equal_steps_in_a_row_are_one_clause() {
        let steps = [place(Tile::Ocean), place(Tile::Ocean), place(Tile::City)];
        assert!(matches!(clauses(&steps)[..], [Clause::Times(2, _), Clause::Times(1, _)]));
        assert!(matches!(clauses(&[Effect::Discard; 2])[..], [Clause::Times(2, _)]));
        assert!(matches!(clauses(&[draw(1); 2])[..], [Clause::Times(1, _), Clause::Times(1, _)]));
    }

    #[test]
    fn changes_of_production_are_one_clause_and_gains_another() {
        let steps = [produce(Heat, 1), produce(Steel, -1), gain(Plants, 1), gain(Heat, 2), produce(Heat, 1)];
        let sizes: Vec<usize> = clauses(&steps)
            .iter()
            .map(|clause| match clause {
                Clause::Productions(items) | Clause::Gains(items) => items.len(),
                Clause::RemovesOneOf(items) | Clause::StealsOneOf(items) => items.len(),
                Clause::LosesAll(_) | Clause::Looks(..) => 1,
                Clause::Times(times, _) => usize::from(*times),
            })
            .collect();
        assert_eq!(sizes, [2, 2, 1]);
    }
}
