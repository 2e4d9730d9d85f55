//! What is left of a step when nobody does it: World Government, global events.

use crate::mars::cards::Effect;
use crate::mars::state::facts::Facts;

/// Whether a step happens to the planet, so that it happens whoever does it; all else comes to nobody (WG-03, WG-04,
/// Q-TURM-13).
pub(crate) fn happens_to_the_planet(effect: &Effect) -> bool {
    match *effect {
        Effect::Then(step, _) => happens_to_the_planet(step),
        Effect::If(_, then, otherwise) => [then, otherwise].into_iter().flatten().any(happens_to_the_planet),
        Effect::Choose(lists) | Effect::MayChoose(lists) => {
            lists.iter().all(|list| list.iter().all(happens_to_the_planet))
        }
        _ => effect.nature().planet.is_some(),
    }
}

/// Whether any of these steps changes the planet as the table stands: a full track is not raised.
pub(crate) fn changes_the_planet(facts: &Facts, steps: &[Effect]) -> bool {
    steps.iter().any(|effect| match effect.nature().planet {
        Some(parameter) => !facts.is_at_goal(parameter),
        None => happens_to_the_planet(effect),
    })
}
