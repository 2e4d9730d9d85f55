//! Production boxes, and whose can be repeated.

use super::forecast::Ledger;
use crate::cards::{CardId, Effect, Kind, card};
use crate::kit::Seat;
use crate::mars::state::agenda::{Context, Root};
use crate::mars::state::facts::Facts;
use crate::words::{ByResource, Tag};

/// The own cards whose production can be repeated, a wild tag standing in for the tag asked for (WILD-08); `after`: once
/// these steps are walked.
pub(crate) fn copyable<'g>(
    facts: &'g Facts,
    seat: Seat,
    tag: Tag,
    after: Option<&'g Ledger<'_>>,
) -> impl Iterator<Item = CardId> + 'g {
    facts.players[seat].played.iter().filter(move |&id| {
        let card = card(id);
        card.kind != Kind::Event
            && (card.tags.contains(&tag) || card.tags.contains(&Tag::Wild))
            && can_repeat(facts, seat, id, after.map(Ledger::production))
    })
}

/// Whether the production changes of a card can be repeated in full, from these productions on.
fn can_repeat(facts: &Facts, seat: Seat, id: CardId, from: Option<&ByResource<i16>>) -> bool {
    let play = card(id).play;
    let mut ledger = Ledger::new(facts, seat);
    if let Some(production) = from {
        ledger.production = *production;
    }
    let repeat = |ledger: &mut Ledger<'_>| ledger.walk_all(play, Context::of(id)).is_ok();
    play.iter().any(is_production) && ledger.as_root(Root::Production, repeat)
}

/// Whether a step belongs to a production box, or such steps lie within it, however deep.
pub(crate) fn is_production(effect: &Effect) -> bool {
    let any = |steps: &[Effect]| steps.iter().any(is_production);
    match *effect {
        Effect::Produce(..) | Effect::Reduce(..) | Effect::ProduceMetal(_) => true,
        Effect::Choose(lists) | Effect::MayChoose(lists) => lists.iter().any(|list| any(list)),
        Effect::ChooseAmount(_, then) => any(then),
        Effect::If(_, then, otherwise) => any(then) || any(otherwise),
        Effect::Then(step, next) => is_production(step) || any(next),
        Effect::Gain(..)
        | Effect::Pay(..)
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
