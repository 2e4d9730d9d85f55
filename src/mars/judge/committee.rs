//! What may be done with delegates (TURM-LOBBY).

use super::purse::{Held, affords};
use super::reason::Reason;
use crate::cards::Party;
use crate::kit::Seat;
use crate::mars::read::terms::Terms;
use crate::mars::state::committee::{Bench, Delegate};
use crate::mars::state::facts::Facts;
use crate::mars::state::payer::Price;
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
    let price = Price::money(lobby_price(facts, seat));
    affords::<R>(facts, seat, terms, price, Goods::Lobby(party), &Held::default())
}
