//! The steps of a card, wherever they stand.

use viriditas::cards::Effect;

/// These steps and all that lie within them, however deep.
pub(crate) fn all_within(steps: &'static [Effect]) -> Vec<&'static Effect> {
    let mut found = Vec::new();
    for step in steps {
        found.push(step);
        match *step {
            Effect::Choose(lists) | Effect::MayChoose(lists) => {
                found.extend(lists.iter().flat_map(|list| all_within(list)));
            }
            Effect::ChooseAmount(_, then) => found.extend(all_within(then)),
            Effect::If(_, then, otherwise) => {
                found.extend([then, otherwise].into_iter().flat_map(all_within));
            }
            Effect::Then(step, next) => {
                found.extend([core::slice::from_ref(step), next].into_iter().flat_map(all_within));
            }
            Effect::Gain(..)
            | Effect::Pay(..)
            | Effect::Produce(..)
            | Effect::ProduceMetal(_)
            | Effect::Reduce(..)
            | Effect::CopyProduction(_)
            | Effect::Raise(..)
            | Effect::Rate(_)
            | Effect::Place(..)
            | Effect::ClaimLand
            | Effect::Remove(..)
            | Effect::Steal(..)
            | Effect::Add(..)
            | Effect::Take(..)
            | Effect::Draw(_)
            | Effect::Look(..)
            | Effect::Reveal(_)
            | Effect::MayDiscard
            | Effect::Ease { .. } => {}
        }
    }
    found
}
