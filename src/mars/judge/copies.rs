//! Production boxes, and whose can be repeated.

use super::forecast::Ledger;
use crate::cards::{CardId, Effect, Kind, card};
use crate::kit::Seat;
use crate::mars::state::agenda::Context;
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
    let mut ledger = Ledger::new(facts, seat);
    if let Some(production) = from {
        ledger.production = *production;
    }
    let mut steps = production_box(card(id).play).peekable();
    steps.peek().is_some()
        && steps.all(|effect| {
            // A mine whose tile was skipped remembers no metal.
            let is_mine = matches!(effect, Effect::ProduceMetal(_));
            if is_mine { facts.on_card[id.index()] > 0 } else { ledger.step(effect, Context::of(id)).is_ok() }
        })
}

/// The steps of a card that change production as it is played: its production box.
fn production_box(play: &'static [Effect]) -> impl Iterator<Item = &'static Effect> {
    play.iter().flat_map(behind).filter(|effect| is_production(effect))
}

/// The steps that stand behind an effect, or itself.
const fn behind(effect: &'static Effect) -> &'static [Effect] {
    if let Effect::Then(_, next) = effect { next } else { core::slice::from_ref(effect) }
}

/// Whether a step belongs to a production box. Of what holds other steps, [`behind`] looks at `Then` alone.
pub(crate) const fn is_production(effect: &Effect) -> bool {
    match effect {
        Effect::Produce(..) | Effect::Reduce(..) | Effect::ProduceMetal(_) => true,
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
        | Effect::Choose(_)
        | Effect::MayChoose(_)
        | Effect::ChooseAmount(..)
        | Effect::If(..)
        | Effect::Ease { .. }
        | Effect::Then(..) => false,
    }
}
