//! The first action of a corporation (BASE-CARD-03).

use super::can::Ledger;
use crate::kit::Seat;
use crate::mars::cards::{Effect, card};
use crate::mars::state::agenda::Context;
use crate::mars::state::facts::Facts;
use crate::mars::state::piles::Pile;

/// Whether it hangs on the cards in hand if a corporation's first action can be done.
pub(crate) fn hangs_on_hand(facts: &Facts, seat: Seat) -> bool {
    let first = card(facts.players[seat].corporation).first;
    first.iter().any(|effect| effect.has(&mut |effect| matches!(effect, Effect::PlayNow { .. })))
}

/// Whether a corporation's first action can be done; if not, it is waived (Q-BASE-14).
pub(crate) fn can_do_first_action(facts: &Facts, seat: Seat) -> bool {
    let corporation = facts.players[seat].corporation;
    let first = card(corporation).first;
    let can_draw = first.iter().all(|effect| match effect {
        Effect::Draw(_) | Effect::DrawUntil(..) => facts.drawable(Pile::Projects) > 0,
        Effect::PlayPrelude(_) => facts.drawable(Pile::Preludes) > 0,
        _ => true,
    });
    can_draw && Ledger::new(facts, seat).walk_all(first, Context::of(corporation)).is_ok()
}
