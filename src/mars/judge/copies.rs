//! Production boxes, and whose can be repeated.

use super::can::Ledger;
use crate::kit::Seat;
use crate::mars::cards::{ByResource, CardId, Effect, Kind, Tag, card};
use crate::mars::state::agenda::{Context, Root};
use crate::mars::state::facts::Facts;

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
        ledger.after.production = *production;
    }
    let repeat = |ledger: &mut Ledger<'_>| ledger.walk_all(play, Context::of(id)).is_ok();
    play.iter().any(is_production) && ledger.as_root(Root::Production, repeat)
}

/// Whether a step belongs to a production box, or such steps lie within it, however deep.
pub(crate) fn is_production(effect: &'static Effect) -> bool {
    effect.has(&mut |effect| effect.nature().is_production)
}
