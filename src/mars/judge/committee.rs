//! What may be done with delegates (TURM-LOBBY).

use super::afford::afford;
use super::reason::LegalityError;
use crate::kit::Seat;
use crate::mars::cards::{DelegateMove, Party};
use crate::mars::read::discounts::Discounts;
use crate::mars::state::committee::{Delegate, DelegateSeat};
use crate::mars::state::facts::Facts;
use crate::mars::state::question::{Choice, PaymentPurpose, Refusal};
use crate::mars::state::switches::Switch;

/// M€ for a delegate that is sent from the reserve (TURM-LOBBY-02).
const FROM_RESERVE: u16 = 5;

/// What it costs this player to send a delegate, in M€: nothing while one is in the lobby.
pub(crate) fn lobby_price(facts: &Facts, seat: Seat) -> u16 {
    if facts.committee.has(Delegate::Of(seat), DelegateSeat::Lobby) { 0 } else { FROM_RESERVE }
}

/// Whether this player may send a delegate to a party.
pub(super) fn may_lobby<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    party: Party,
) -> Result<(), R> {
    if !facts.options.has(Switch::Turmoil) {
        return Err(R::of(|| Refusal::NotAnAnswer));
    }
    if facts.committee.free(Delegate::Of(seat)) == 0 {
        return Err(R::of(|| Refusal::NoDelegate));
    }
    afford(facts, discounts, seat, lobby_price(facts, seat), PaymentPurpose::Lobby(party))
}

/// Whether this can be done with delegates.
pub(super) fn can_move(facts: &Facts, seat: Seat, motion: DelegateMove) -> Result<(), Refusal> {
    let free = facts.committee.free(Delegate::Of(seat));
    match motion {
        DelegateMove::Recall => Ok(()),
        DelegateMove::Send(delegates) if free >= delegates => Ok(()),
        DelegateMove::SeizeChair if free > 0 => Ok(()),
        DelegateMove::Replace if free > 0 => {
            if parties(facts, motion) == 0 {
                Err(Refusal::NothingToReplace)
            } else {
                Ok(())
            }
        }
        DelegateMove::Send(_) | DelegateMove::SeizeChair | DelegateMove::Replace => Err(Refusal::NoDelegate),
    }
}

/// The parties among which this is done, as bits by their places in the ring.
pub(super) fn parties(facts: &Facts, motion: DelegateMove) -> u8 {
    let committee = &facts.committee;
    let is_open = |&party: &Party| match motion {
        DelegateMove::Send(_) => true,
        DelegateMove::Recall => committee.recallable(party) != 0,
        DelegateMove::Replace => committee.recallable(party) & 1 << Delegate::Neutral.place() != 0,
        DelegateMove::SeizeChair => false,
    };
    let open = Party::ALL.into_iter().filter(is_open);
    open.fold(0, |set, party| set | 1 << party as u8)
}

/// A delegate for every party.
pub(super) fn lobbies(facts: &Facts) -> impl Iterator<Item = Choice> + use<> {
    let parties = if facts.options.has(Switch::Turmoil) { &Party::ALL[..] } else { &[] };
    parties.iter().copied().map(Choice::Lobby)
}
