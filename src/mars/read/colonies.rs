//! What may be done with colony tiles, and what it comes to.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Colony, Passive, Resource, Settling, Whose, card};
use crate::mars::read::discounts::{Discounts, passives};
use crate::mars::state::colonies::{LAST_POSITION, OnTile};
use crate::mars::state::facts::Facts;
use crate::mars::state::piles::Pile;
use crate::mars::state::setup::pool;

/// What trading with a tile brings; of another card nothing.
pub fn colony(tile: CardId) -> &'static Colony {
    static NONE: Colony =
        Colony { income: [&[]; crate::mars::cards::POSITIONS], bonus: &[], opened_by: None };
    card(tile).colony.unwrap_or(&NONE)
}

/// The tiles on which this player may build a colony (COL-15).
pub fn sites(facts: &Facts, seat: Seat, settling: Settling) -> impl Iterator<Item = CardId> {
    let fits = move |on: &OnTile| on.has_room() && (settling == Settling::Again || on.of(seat) == 0);
    facts.colonies.open().filter(move |(_, on)| fits(on)).map(|(tile, _)| tile)
}

/// The tiles to which a fleet may be sent (COL-06).
pub(crate) fn ports(facts: &Facts) -> impl Iterator<Item = CardId> {
    facts.colonies.open().filter(|(_, on)| on.visitor.is_none()).map(|(tile, _)| tile)
}

/// The tiles that could be added (COL-25).
pub(crate) fn tiles_left(facts: &Facts) -> impl Iterator<Item = CardId> {
    let colonies = facts.colonies;
    pool(facts.options.on, &facts.options.banned, Pile::Colonies)
        .filter(move |&tile| !colonies.on(tile).is_in_play)
}

/// How many colonies there are, own ones or all.
pub(crate) fn colonies(facts: &Facts, seat: Seat, whose: Whose) -> i16 {
    let of = |on: OnTile| match whose {
        Whose::Own => on.of(seat),
        Whose::Anyone => on.colonies(),
    };
    facts.colonies.in_play().map(|(_, on)| i16::from(of(on))).sum()
}

/// Whether a marker can move this way: a step up, or down to the colonies at the lowest (COL-21).
pub(crate) fn can_shift(on: &OnTile, up: bool) -> bool {
    if up { on.marker < LAST_POSITION } else { on.marker > on.colonies() }
}

/// The tiles of which the marker can be moved up so that another one can be moved down (COL-21).
pub(crate) fn raisable(facts: &Facts) -> impl Iterator<Item = CardId> {
    let others =
        move |tile: CardId| facts.colonies.open().any(|(other, on)| other != tile && can_shift(&on, false));
    facts.colonies.open().filter(move |(tile, on)| can_shift(on, true) && others(*tile)).map(|(tile, _)| tile)
}

/// What a trade costs this player in a resource; `None`: that pays for no trade (COL-07, COL-19).
pub fn trade_price(facts: &Facts, seat: Seat, with: Resource) -> Option<u16> {
    Discounts::of(facts, seat).trade(with)
}

/// By how many positions this player may move a marker up before a trade (COL-18).
pub fn trade_steps(facts: &Facts, seat: Seat, on: &OnTile) -> u8 {
    let steps = passives(facts, seat)
        .map(|(_, passive)| if let Passive::TradeStep(steps) = passive { *steps } else { 0 });
    let all = steps.fold(0_u8, u8::saturating_add);
    all.min(LAST_POSITION.saturating_sub(on.marker))
}
