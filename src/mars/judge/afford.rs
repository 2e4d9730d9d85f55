//! Whether a price can be paid, and the steps behind it carried out.

use super::can::Ledger;
use super::reason::LegalityError;
use super::solvency::{Begin, cost, has_plenty, is_rich, shortage, worth};
#[cfg(feature = "synthetic")]
use super::trial;
use super::wallet::{SetAside, affords, short};
use crate::kit::Seat;
use crate::mars::cards::{Amount, CardId, Effect, Resource};
use crate::mars::read::areas::{fits_somewhere, fits_widely};
use crate::mars::read::colonies::sites;
use crate::mars::read::discounts::Discounts;
use crate::mars::read::triggers::TriggerEvent;
use crate::mars::state::agenda::Context;
use crate::mars::state::facts::{Facts, floor};
use crate::mars::state::payer::Price;
use crate::mars::state::question::{PaymentPurpose, Refusal};
use core::iter;

pub(super) fn afford<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    price: u16,
    goods: PaymentPurpose,
) -> Result<(), R> {
    // M€ alone are what most prices are paid with.
    let has = facts.players[seat].stock[Resource::MegaCredits];
    if has >= price {
        return Ok(());
    }
    let is_plain = !R::TELLS && discounts.pays_alone(facts, seat) || discounts.is_plain(goods);
    if is_plain {
        return Err(R::of(|| short(Price::money(price), has.into(), iter::empty())));
    }
    affords(facts, seat, discounts, Price::money(price), goods, &SetAside::default())
}

/// Whether what is begun so can be paid with all that it sets off, on some way through it (Q-TURM-22): the ledger of its walk tells, or a
/// copy on which it is tried.
#[inline(never)]
pub(super) fn pays<R: LegalityError>(
    ledger: &Ledger<'_>,
    discounts: &Discounts,
    (price, goods): (u16, PaymentPurpose),
    begin: Begin,
) -> Result<(), R> {
    let (facts, seat) = (ledger.facts(), ledger.seat());
    if has_plenty(facts, seat) {
        return Ok(());
    }
    let has = worth(facts, seat) as i32;
    let refused = || match cost(facts, seat, has, begin) {
        Some(cost) if cost.money <= has => None,
        Some(cost) => Some(shortage(facts, seat, discounts, price, goods, cost.money)),
        None => Some(Refusal::NotAnAnswer),
    };
    let told = ledger.cost(discounts, has);
    #[cfg(feature = "synthetic")]
    trial::note(told, || cost(facts, seat, i32::MIN, begin).map(|cost| cost.money));
    match told {
        Some(cost) if cost.most <= has => Ok(()),
        Some(cost) if cost.least > has => Err(R::of(|| refused().unwrap_or(Refusal::NotAnAnswer))),
        Some(_) | None => refused().map_or(Ok(()), |why| Err(R::of(|| why))),
    }
}

/// Whether steps that belong to no card can be carried out beside a price: a tile needs an area (Q-BASE-04).
pub(super) fn can_do<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    steps: &'static [Effect],
    (price, goods): (Price, PaymentPurpose),
    begin: Begin,
) -> Result<(), R> {
    let owed = if price.unit == Resource::MegaCredits { price.amount } else { 0 };
    let is_taxed = discounts.toll > 0 && !is_rich(facts, seat, discounts.toll, steps, owed.into());
    if !is_taxed && are_sure(facts, seat, steps) {
        return Ok(());
    }
    let mut ledger = Ledger::new(facts, seat).taxed(discounts.toll);
    reckon(&mut ledger, steps, price)?;
    if is_taxed || ledger.hangs_on_areas() {
        if let PaymentPurpose::Project(project) = goods {
            ledger.on_event(Some(seat), TriggerEvent::Project(project));
        }
        pays::<R>(&ledger, discounts, (owed, goods), begin)?;
    }
    Ok(())
}

/// Walks steps behind their price, with everything that may come of them on the way.
#[inline(never)]
fn reckon(ledger: &mut Ledger<'_>, steps: &'static [Effect], price: Price) -> Result<(), Refusal> {
    match price.unit {
        Resource::MegaCredits => ledger.owe(price.amount.into()),
        unit => ledger.spend_first(unit, price.amount),
    }
    ledger.walk_all(steps, Context::of(CardId::HIDDEN))?;
    ledger.covers()
}

/// Whether steps can be carried out as the table stands: productions that fall come first or behind own gains and not too low, each of
/// another resource, and for the rest it does not matter what came before.
pub(super) fn are_sure(facts: &Facts, seat: Seat, steps: &[Effect]) -> bool {
    let production = &facts.players[seat].production;
    let mut fallen = 0_u8;
    let mut falls = true;
    steps.iter().all(|step| match *step {
        Effect::Produce(resource, Amount::Exactly(change)) => {
            let bit = 1 << resource as u8;
            let is_first = falls && fallen & bit == 0;
            fallen |= if change < 0 { bit } else { 0 };
            change >= 0 || is_first && production[resource] + i16::from(change) >= floor(resource)
        }
        Effect::Gain(..) => true,
        _ => {
            falls = false;
            is_sure(facts, seat, step)
        }
    })
}

/// Whether a step can be carried out for certain, whatever comes before it that takes nothing away: then there is nothing
/// to reckon.
fn is_sure(facts: &Facts, seat: Seat, step: &Effect) -> bool {
    match *step {
        Effect::Place(tile, area) if facts.map().asking.is_empty() => fits_somewhere(facts, seat, tile, area),
        Effect::Settle(settling) => sites(facts, seat, settling).next().is_some(),
        // Where areas ask for something, it matters what is owed beside it, unless enough others are free.
        Effect::Place(tile, area) => fits_widely(facts, seat, tile, area, facts.map().asking),
        // What the own production is by then, does not matter where another player has enough.
        Effect::Reduce(resource, needs) => {
            let least = floor(resource) + i16::from(needs);
            let has_enough = |other: Seat| facts.players[other].production[resource] >= least;
            facts.is_solo() || facts.others(seat).any(has_enough)
        }
        Effect::Then(step, next) => {
            is_sure(facts, seat, step) && next.iter().all(|step| is_sure(facts, seat, step))
        }
        _ => step.is_always_possible(),
    }
}
