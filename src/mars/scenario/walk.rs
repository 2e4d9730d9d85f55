//! Looking through effects at every depth.

use crate::cards::Effect;

/// Whether an effect of the list, or one nested in it, is as asked.
pub(super) fn has(effects: &[Effect], is: &dyn Fn(&Effect) -> bool) -> bool {
    effects.iter().any(|effect| is(effect) || within(effect, is))
}

fn within(effect: &Effect, is: &dyn Fn(&Effect) -> bool) -> bool {
    match effect {
        Effect::Then(step, next) => has(core::slice::from_ref(*step), is) || has(next, is),
        Effect::Choose(lists) | Effect::MayChoose(lists) => lists.iter().any(|list| has(list, is)),
        Effect::ChooseAmount(_, then) => has(then, is),
        Effect::If(_, then, otherwise) => has(then, is) || has(otherwise, is),
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
        | Effect::Ease { .. } => false,
    }
}
