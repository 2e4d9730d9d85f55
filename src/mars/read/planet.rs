//! What is left of a step when nobody does it: World Government, global events.

use crate::cards::{Effect, Tile};
use crate::mars::state::facts::Facts;

/// Whether a step happens to the planet, so that it happens whoever does it; all else comes to nobody (WG-03, WG-04,
/// Q-TURM-13).
pub(crate) fn happens_to_the_planet(effect: &Effect) -> bool {
    match *effect {
        Effect::Raise(..) | Effect::SetBack(_) => true,
        Effect::Place(tile, _) => tile == Tile::Ocean,
        Effect::Then(step, _) => happens_to_the_planet(step),
        Effect::If(_, then, otherwise) => [then, otherwise].into_iter().flatten().any(happens_to_the_planet),
        Effect::Choose(lists) | Effect::MayChoose(lists) => {
            lists.iter().all(|list| list.iter().all(happens_to_the_planet))
        }
        Effect::Gain(..)
        | Effect::Pay(..)
        | Effect::Produce(..)
        | Effect::ProduceMetal(_)
        | Effect::ProduceLowest(_)
        | Effect::Reduce(..)
        | Effect::CopyProduction(_)
        | Effect::Rate(_)
        | Effect::ClaimLand
        | Effect::Remove(..)
        | Effect::Steal(..)
        | Effect::Add(..)
        | Effect::Take(..)
        | Effect::Draw(_)
        | Effect::OthersDraw(_)
        | Effect::Look(..)
        | Effect::Reveal(_)
        | Effect::DrawUntil(..)
        | Effect::Discard
        | Effect::MayDiscard
        | Effect::PlayNow { .. }
        | Effect::PlayPrelude(_)
        | Effect::RepeatAction
        | Effect::FundAward
        | Effect::Settle(_)
        | Effect::Fleet(_)
        | Effect::Trade
        | Effect::OpenColony
        | Effect::ColonyBonuses
        | Effect::ShiftColonies
        | Effect::Lose(..)
        | Effect::GainAny(_)
        | Effect::ChooseAmount(..)
        | Effect::Ease { .. } => false,
    }
}

/// Whether any of these steps changes the planet as the table stands: a full track is not raised.
pub(crate) fn changes_the_planet(facts: &Facts, steps: &[Effect]) -> bool {
    steps.iter().any(|effect| match *effect {
        Effect::Raise(parameter, _) => !facts.is_at_goal(parameter),
        Effect::Place(Tile::Ocean, _) => !facts.has_all_oceans(),
        _ => happens_to_the_planet(effect),
    })
}
