//! What lasts.

use crate::ares::cards::{Capacity, Card, Cause, Effect, Filter, Itself};

/// Triggers of a card with the same steps.
pub(in crate::text) struct TriggerGroup {
    /// What fires them.
    pub(in crate::text) causes: Vec<Cause>,
    /// The metal for each of which the steps are carried out, where a card that gives metal fires them.
    pub(in crate::text) for_each: Option<Capacity>,
    /// What is done.
    pub(in crate::text) steps: &'static [Effect],
}

/// The triggers of a card; those with equal steps together, in the order of the first of each.
pub(in crate::text) fn trigger_groups(card: &Card) -> Vec<TriggerGroup> {
    let mut groups: Vec<TriggerGroup> = Vec::new();
    for trigger in card.triggers {
        match groups.iter_mut().find(|group| group.steps == trigger.steps) {
            Some(group) => group.causes.push(trigger.cause),
            None => groups.push(TriggerGroup {
                causes: vec![trigger.cause],
                for_each: None,
                steps: trigger.steps,
            }),
        }
    }
    for group in &mut groups {
        if let [Cause::PlaysCapacity(of)] = group.causes[..] {
            group.for_each = Some(of);
        }
    }
    groups
}

/// Whether a card that is played counts among those that fire its own trigger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Hearing {
    /// The card would count, and does.
    Itself,
    /// The card would count, and does not.
    OnlyOthers,
    /// The card is none of those that are meant.
    NotMeant,
}

/// Whether a card fires its own trigger for cards of a kind.
pub(in crate::text) fn hearing(filter: Filter, itself: Itself, card: &Card) -> Hearing {
    match (card.fits(filter), itself) {
        (true, Itself::Included) => Hearing::Itself,
        (true, Itself::Excluded) => Hearing::OnlyOthers,
        (false, Itself::Included | Itself::Excluded) => Hearing::NotMeant,
    }
}
