//! Preludes, and cards that are played at once: which can be carried out (PREL-08 to PREL-11).
//!
//! A card that is played within another one is judged on the table as it stands then ([`Ledger`]), and cannot play a third.

use super::can::{Ledger, Playing};
use super::play::would_play;
use super::reason::Illegal;
use super::solvency::{Begin, cost, worth};
use super::wallet::short_by;
use crate::kit::Seat;
use crate::mars::cards::{CardId, CardSet, card};
use crate::mars::read::discounts::{Discounts, toll};
use crate::mars::state::facts::{Facts, Preludes};
use crate::mars::state::payer::Price;
use crate::mars::state::question::Refusal;
use core::iter;

/// M€ in place of a prelude that cannot be carried out (PREL-08).
pub const PRELUDE_FAILED: u16 = 15;

/// How many of the preludes dealt are kept (PREL-02).
const KEPT: u8 = 2;

/// How many more preludes are to be kept of those dealt, so many being kept already.
pub(crate) fn still_to_keep(dealt: &Preludes, kept: u8) -> u8 {
    KEPT.min(dealt.len() as u8).saturating_sub(kept)
}

/// Why a prelude cannot be carried out now, whatever order its effects are given; what it brings may pay what it costs
/// (PREL-07, Q-MOD-03).
pub fn prelude_fails(facts: &Facts, seat: Seat, id: CardId) -> Option<Refusal> {
    let mut ledger = Ledger::new(facts, seat);
    if let Err(refusal) = ledger.play(id) {
        return Some(refusal);
    }
    let is_taxed = toll(facts, seat) > 0;
    let short = if is_taxed || ledger.hangs_on_areas() { None } else { ledger.covers().err() };
    if short.is_none() && !is_taxed && !ledger.hangs_on_areas() {
        return None;
    }
    let has = worth(facts, seat) as i32;
    match cost(facts, seat, has, Begin::Prelude(id)) {
        Some(cost) if cost.money <= has => None,
        Some(cost) => {
            let missing = u16::try_from(cost.money - has).unwrap_or(u16::MAX);
            Some(short_by(Price::money(ledger.asked() as u16), missing, iter::empty()))
        }
        None => short,
    }
}

/// The cards in hand that could be played now, so many M€ cheaper and with their limits off by so many steps.
pub(crate) fn playable_now(facts: &Facts, seat: Seat, ease: (u8, u8)) -> CardSet {
    playable(facts, seat, ease, Playing::Alone).collect()
}

/// Whether any card in hand could be played within another one that is.
pub(super) fn has_playable_within(facts: &Facts, seat: Seat, ease: (u8, u8)) -> bool {
    playable(facts, seat, ease, Playing::Within).next().is_some()
}

/// What speaks against playing a card now.
pub(crate) fn refuse_now(
    facts: &Facts,
    seat: Seat,
    (discount, leeway): (u8, u8),
    id: CardId,
) -> Result<(), Refusal> {
    let discounts = Discounts::of(facts, seat).eased(discount, leeway);
    would_play(facts, &discounts, seat, (id, discounts.price(card(id))), Playing::Alone)
}

fn playable(
    facts: &Facts,
    seat: Seat,
    (discount, leeway): (u8, u8),
    playing: Playing,
) -> impl Iterator<Item = CardId> {
    let discounts = Discounts::of(facts, seat).eased(discount, leeway);
    let can_play = move |&id: &CardId| {
        let price = discounts.price(card(id));
        would_play::<Illegal>(facts, &discounts, seat, (id, price), playing).is_ok()
    };
    facts.players[seat].hand.iter().filter(can_play)
}
