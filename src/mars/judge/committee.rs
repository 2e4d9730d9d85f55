//! What may be done with delegates (TURM-LOBBY).

use super::reason::Reason;
use super::turn::afford;
use crate::kit::Seat;
use crate::mars::cards::{Motion, Party};
use crate::mars::read::terms::Terms;
use crate::mars::state::committee::{Bench, Delegate};
use crate::mars::state::facts::Facts;
use crate::mars::state::question::{Goods, Refusal};
use crate::mars::state::switches::Switch;

/// M€ for a delegate that is sent from the reserve (TURM-LOBBY-02).
const FROM_RESERVE: u16 = 5;

/// What it costs this player to send a delegate, in M€: nothing while one is in the lobby.
pub(crate) fn lobby_price(facts: &Facts, seat: Seat) -> u16 {
    if facts.committee.has(Delegate::Of(seat), Bench::Lobby) { 0 } else { FROM_RESERVE }
}

/// Whether this player may send a delegate to a party.
pub(super) fn may_lobby<R: Reason>(facts: &Facts, terms: &Terms, seat: Seat, party: Party) -> Result<(), R> {
    if !facts.options.has(Switch::Turmoil) {
        return Err(R::of(|| Refusal::NotAnAnswer));
    }
    if facts.committee.free(Delegate::Of(seat)) == 0 {
        return Err(R::of(|| Refusal::NoDelegate));
    }
    afford(facts, terms, seat, lobby_price(facts, seat), Goods::Lobby(party))
}

/// Whether this can be done with delegates.
pub(super) fn can_move(facts: &Facts, seat: Seat, motion: Motion) -> Result<(), Refusal> {
    let free = facts.committee.free(Delegate::Of(seat));
    match motion {
        Motion::Recall => Ok(()),
        Motion::Send(delegates) if free >= delegates => Ok(()),
        Motion::SeizeChair if free > 0 => Ok(()),
        Motion::Replace if free > 0 => {
            if parties(facts, motion) == 0 {
                Err(Refusal::NothingToReplace)
            } else {
                Ok(())
            }
        }
        Motion::Send(_) | Motion::SeizeChair | Motion::Replace => Err(Refusal::NoDelegate),
    }
}

/// The parties among which this is done, as bits by their places in the ring.
pub(super) fn parties(facts: &Facts, motion: Motion) -> u8 {
    let committee = &facts.committee;
    let is_open = |&party: &Party| match motion {
        Motion::Send(_) => true,
        Motion::Recall => committee.recallable(party) != 0,
        Motion::Replace => committee.recallable(party) & 1 << Delegate::Neutral.place() != 0,
        Motion::SeizeChair => false,
    };
    let open = Party::ALL.into_iter().filter(is_open);
    open.fold(0, |set, party| set | 1 << party as u8)
}
