//! Cards of the hand: which can be played (BASE-PLAY-02).

use super::afford::{afford, are_sure, pays};
use super::can::{Ledger, Playing};
use super::reason::LegalityError;
use super::requirements::check;
use super::solvency::{Begin, is_rich};
use super::wallet::{SetAside, Wallet, affords};
use crate::kit::Seat;
use crate::mars::cards::{ALWAYS_POSSIBLE, CardId, IDS, RAISES_RATING, RAISES_RATING_LATER, Resource, card};
use crate::mars::read::count::CountContext;
use crate::mars::read::discounts::Discounts;
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::Facts;
use crate::mars::state::payer::Price;
use crate::mars::state::question::{PaymentPurpose, Refusal};

/// Whether a card can be played (BASE-PLAY-02).
pub(crate) fn may_play<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    id: CardId,
) -> Result<(), R> {
    if id.index() >= IDS || !facts.players[seat].hand.contains(id) {
        return Err(R::of(|| Refusal::NotInHand));
    }
    would_play(facts, discounts, seat, (id, discounts.price(card(id))), Playing::Alone)
}

/// Whether this player could play a card now, were it in hand and the turn theirs: for whoever chooses cards.
///
/// # Errors
/// What speaks against it.
pub fn playable(facts: &Facts, seat: Seat, id: CardId) -> Result<(), Refusal> {
    let discounts = Discounts::of(facts, seat);
    would_play(facts, &discounts, seat, (id, discounts.price(card(id))), Playing::Alone)
}

/// Whether a card can be played at its price, which is known.
pub(super) fn would_play<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    (id, price): (CardId, u16),
    playing: Playing,
) -> Result<(), R> {
    let card = card(id);
    let goods = PaymentPurpose::Card(id);
    // Most cards are too dear, which is sooner seen than what they require.
    if !R::TELLS {
        afford::<R>(facts, discounts, seat, price, goods)?;
    }
    let context = CountContext::card(seat, id, CountPurpose::Limit);
    check::<R>(facts, context, card.requirements, &discounts.leeway)?;
    if R::TELLS {
        afford::<R>(facts, discounts, seat, price, goods)?;
    }
    let is_sure = || ALWAYS_POSSIBLE.contains(id) || are_sure(facts, seat, card.play);
    let is_rich =
        || !RAISES_RATING_LATER.contains(id) && is_rich(facts, seat, discounts.toll, card.play, price.into());
    let is_paid = || is_untaxed(facts, discounts, seat, id) || is_rich();
    if !discounts.lets_cards_pay(goods) && is_paid() && is_sure() {
        debug_assert!(Ledger::new(facts, seat).play(id).is_ok(), "what is sure can be walked");
        return Ok(());
    }
    reckon_card(facts, discounts, seat, (id, price), playing)
}

/// Whether no rating that is taxed can rise by the play of a card.
fn is_untaxed(facts: &Facts, discounts: &Discounts, seat: Seat, id: CardId) -> bool {
    let is_heard = || RAISES_RATING_LATER.contains(id) || facts.opens_any(seat, &RAISES_RATING_LATER);
    discounts.toll == 0 || !RAISES_RATING.contains(id) && !is_heard()
}

/// Whether what a card needs is there beside its price, with everything that may come of it on the way.
#[inline(never)]
fn reckon_card<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    (id, price): (CardId, u16),
    playing: Playing,
) -> Result<(), R> {
    let mut ledger = Ledger::new(facts, seat).playing(playing).taxed(discounts.toll);
    reckon_play::<R>(facts, discounts, seat, (id, price), &mut ledger)?;
    if is_untaxed(facts, discounts, seat, id) && !ledger.hangs_on_areas() {
        return Ok(());
    }
    let goods = PaymentPurpose::Card(id);
    pays::<R>(&ledger, discounts, (price, goods), Begin::Bill(Price::money(price), goods))
}

fn reckon_play<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    (id, price): (CardId, u16),
    ledger: &mut Ledger<'_>,
) -> Result<(), R> {
    let goods = PaymentPurpose::Card(id);
    ledger.owe(if discounts.is_plain(goods) {
        price.into()
    } else {
        let wallet = Wallet::of(facts, seat, discounts, Resource::MegaCredits, goods, &SetAside::default());
        wallet.least_of_unit(price)
    });
    ledger.play(id)?;
    let held = ledger.held_back();
    if held.is_nothing() {
        return Ok(());
    }
    if !discounts.is_plain(goods) {
        // What is held back may be what would help to pay.
        ledger.lose_count();
    }
    affords(facts, seat, discounts, Price::money(price), goods, &held)?;
    // What is asked beside the price, metal does not pay.
    Ok(ledger.covers()?)
}
