//! What may be done with colony tiles and what comes first of a trade (COL).

use super::order;
use super::reason::{Illegal, LegalityError};
use super::wallet::{SetAside, affords};
use crate::kit::Seat;
use crate::mars::cards::{Amount, CardId, CardSet, Effect, Resource, Settling};
use crate::mars::read::colonies::{can_shift, colony, ports, sites};
use crate::mars::read::discounts::{Discounts, TRADE_PRICES};
use crate::mars::state::agenda::Steps;
use crate::mars::state::facts::Facts;
use crate::mars::state::game::Mars;
use crate::mars::state::payer::Price;
use crate::mars::state::piles::Pile;
use crate::mars::state::question::{Choice, PaymentPurpose, Refusal};

/// What a trade brings, as bits: the income, and from the next one on the bonuses of each seat.
pub(crate) const ALL_OF_TRADE: u8 = u8::MAX;

/// The bit of the income.
pub(crate) const INCOME: u8 = 0;

/// Whether a player may trade with a tile and pay with this (COL-06, COL-07).
pub(super) fn may_trade<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    tile: CardId,
    with: Resource,
) -> Result<(), R> {
    let on = facts.colonies.on(tile);
    let amount = discounts.trade(with).filter(|_| on.is_in_play);
    let amount = amount.ok_or_else(|| R::of(|| Refusal::NotAnAnswer))?;
    if !facts.colonies.is_open(tile)
        && let Some(what) = colony(tile).opened_by
    {
        return Err(R::of(|| Refusal::Shut { what }));
    }
    if let Some(by) = on.visitor {
        return Err(R::of(|| Refusal::Visited { by }));
    }
    if facts.colonies.fleets_at_home(seat) == 0 {
        return Err(R::of(|| Refusal::NoFleet));
    }
    affords::<R>(
        facts,
        seat,
        discounts,
        Price { unit: with, amount },
        PaymentPurpose::Trade(tile),
        &SetAside::default(),
    )
}

/// Whether a trade that is paid for otherwise can be made.
pub(super) fn can_trade(facts: &Facts, seat: Seat) -> Result<(), Refusal> {
    if facts.colonies.fleets_at_home(seat) == 0 {
        return Err(Refusal::NoFleet);
    }
    ports(facts).next().map(|_| ()).ok_or(Refusal::NoPort)
}

/// The tiles on which a colony may be built so that what waits can still be done (COL-23).
pub(super) fn sites_leaving(game: &Mars, steps: &Steps, settling: Settling) -> CardSet {
    let (facts, seat) = (&game.facts, steps.seat);
    let leaves = |tile: &CardId| {
        order::leaves_to_come(game, seat, |ledger| {
            ledger.settle_on(*tile);
            true
        })
    };
    let all: CardSet = sites(facts, seat, settling).collect();
    let leaving: CardSet = all.iter().filter(leaves).collect();
    if leaving.is_empty() { all } else { leaving }
}

/// The tiles of which the marker can move down, beside this one.
pub(super) fn lowerable(facts: &Facts, raised: CardId) -> CardSet {
    let shifts = facts.colonies.open().filter(|(tile, on)| *tile != raised && can_shift(on, false));
    shifts.map(|(tile, _)| tile).collect()
}

/// What is left of a trade with this tile, without what brings nothing.
pub(crate) fn left_of(facts: &Facts, tile: CardId, left: u8) -> u8 {
    let on = facts.colonies.on(tile);
    let owners = on.settlers.iter().flatten().fold(0, |bits, seat| bits | 1 << (seat.number() + 1));
    left & (owners | 1 << INCOME)
}

/// What comes next of it: in order the income and the bonuses from whoever trades on; `Err` holds what may be chosen from where
/// the order matters (COL-09, Q-MOD-14).
pub(crate) fn next_of(facts: &Facts, seat: Seat, tile: CardId, left: u8) -> Result<Option<u8>, u8> {
    if left.count_ones() > 1 && matters(facts, seat, tile, left) {
        return Err(left);
    }
    let seats = seat.round(facts.options.players).map(|seat| seat.number() + 1);
    Ok(core::iter::once(INCOME).chain(seats).find(|&next| left & 1 << next != 0))
}

/// Whether the order of what is left of a trade matters: a card of one's own is discarded, or there are too few cards for all.
fn matters(facts: &Facts, seat: Seat, tile: CardId, left: u8) -> bool {
    let (on, colony) = (facts.colonies.on(tile), colony(tile));
    let drawn = |effects: &[Effect]| -> usize {
        let cards = |effect: &Effect| match effect {
            Effect::Draw(Amount::Exactly(cards)) => usize::from(cards.unsigned_abs()),
            _ => 0,
        };
        effects.iter().map(cards).sum()
    };
    let income = colony.income.get(usize::from(on.marker)).map_or(0, |income| drawn(income));
    let discards = colony.bonus.contains(&Effect::Discard) && left & 1 << (seat.number() + 1) != 0;
    let all = income + drawn(colony.bonus) * usize::from(on.colonies());
    income > 0 && left & 1 << INCOME != 0 && discards || all > facts.drawable(Pile::Projects)
}

/// The trades that can be made: what can be paid with is the same for all tiles.
#[inline(never)]
pub(super) fn list_trades(facts: &Facts, discounts: &Discounts, seat: Seat, offers: &mut Vec<Choice>) {
    if facts.colonies.fleets_at_home(seat) == 0 {
        return;
    }
    let stock = &facts.players[seat].stock;
    let can_pay = TRADE_PRICES.map(|(with, _)| {
        let is_helped = |tile| may_trade::<Illegal>(facts, discounts, seat, tile, with).is_ok();
        discounts.trade(with).is_some_and(|price| stock[with] >= price)
            || discounts.has_stand_in(with) && ports(facts).next().is_some_and(is_helped)
    });
    if can_pay.contains(&true) {
        for tile in ports(facts) {
            for (place, &(with, _)) in TRADE_PRICES.iter().enumerate() {
                if can_pay[place] {
                    offers.push(Choice::Trade { tile, with });
                }
            }
        }
    }
}

/// Every trade that there could be, tile by tile.
pub(super) fn trades(facts: &Facts) -> impl Iterator<Item = Choice> {
    let tiles = facts.colonies.in_play();
    tiles.flat_map(|(tile, _)| TRADE_PRICES.map(|(with, _)| Choice::Trade { tile, with }))
}
