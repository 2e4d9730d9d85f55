//! Standard projects and conversions: which can be carried out (BASE-SP, BASE-CONV).

use super::afford::{afford, can_do};
use super::reason::{Illegal, LegalityError};
use super::solvency::Begin;
use super::wallet::{SetAside, affords};
use crate::kit::Seat;
use crate::mars::cards::{
    CONVERSIONS, Conversion, Effect, PROJECTS, Resource, StandardAction, StandardProject,
};
use crate::mars::read::discounts::Discounts;
use crate::mars::state::facts::Facts;
use crate::mars::state::payer::Price;
use crate::mars::state::question::{PaymentPurpose, Refusal};

/// Which standard projects and conversions no position can forbid.
static SURE_PROJECTS: [bool; PROJECTS.len()] = sure(&PROJECTS);

static SURE_CONVERSIONS: [bool; CONVERSIONS.len()] = sure(&CONVERSIONS);

const fn sure<const ACTIONS: usize>(actions: &[StandardAction; ACTIONS]) -> [bool; ACTIONS] {
    let mut sure = [false; ACTIONS];
    let mut place = 0;
    while place < ACTIONS {
        sure[place] = Effect::are_always_possible(actions[place].play);
        place += 1;
    }
    sure
}

pub(super) fn may_use<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    project: StandardProject,
) -> Result<(), R> {
    let price = discounts.project(project);
    let is_sale = project == StandardProject::SellPatents;
    if !R::TELLS && !is_sale {
        afford::<R>(facts, discounts, seat, price, PaymentPurpose::Project(project))?;
    }
    if !facts.options.offers(project) {
        return Err(R::of(|| Refusal::NotAnAnswer));
    }
    if is_sale {
        return if facts.players[seat].hand_size > 0 { Ok(()) } else { Err(R::of(|| Refusal::EmptyHand)) };
    }
    if R::TELLS {
        afford::<R>(facts, discounts, seat, price, PaymentPurpose::Project(project))?;
    }
    if discounts.toll == 0 && SURE_PROJECTS[project as usize] {
        return Ok(());
    }
    let (price, goods) = (Price::money(price), PaymentPurpose::Project(project));
    can_do(facts, discounts, seat, PROJECTS[project as usize].play, (price, goods), Begin::Bill(price, goods))
}

#[inline]
pub(super) fn may_convert<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    conversion: Conversion,
) -> Result<(), R> {
    let resource = conversion.resource();
    let (needs, has) =
        (conversion_price(conversion, || discounts.greenery), facts.players[seat].stock[resource]);
    // Most conversions lack what they take.
    if has < needs && !discounts.has_stand_in(resource) {
        return Err(R::of(|| Refusal::TooFew { resource, needs, has }));
    }
    may_convert_for(facts, discounts, seat, conversion, Price { unit: resource, amount: needs })
}

/// Whether a conversion at this price can be paid and carried out.
#[inline(never)]
fn may_convert_for<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    conversion: Conversion,
    price: Price,
) -> Result<(), R> {
    let goods = PaymentPurpose::Conversion(conversion);
    if facts.players[seat].stock[price.unit] < price.amount {
        affords::<R>(facts, seat, discounts, price, goods, &SetAside::default())?;
    }
    if discounts.toll == 0 && SURE_CONVERSIONS[conversion as usize] {
        return Ok(());
    }
    let play = CONVERSIONS[conversion as usize].play;
    can_do(facts, discounts, seat, play, (price, goods), Begin::Conversion(conversion))
}

/// How much of its resource a conversion takes; `greenery`: how many plants this player needs for a greenery.
pub(crate) fn conversion_price(conversion: Conversion, greenery: impl FnOnce() -> u8) -> u16 {
    u16::from(match conversion.resource() {
        Resource::Plants => greenery(),
        _ => CONVERSIONS[conversion as usize].cost,
    })
}

/// Whether plants can become greenery after the last production (BASE-END-02).
pub(crate) fn can_convert_plants(facts: &Facts, seat: Seat) -> bool {
    may_convert::<Illegal>(facts, &Discounts::of(facts, seat), seat, Conversion::Plants).is_ok()
}
