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

pub(super) fn may_convert<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    conversion: Conversion,
) -> Result<(), R> {
    let resource = conversion.resource();
    let (needs, has) = (conversion_price(discounts, conversion), facts.players[seat].stock[resource]);
    if has < needs {
        if !discounts.has_stand_in(resource) {
            return Err(R::of(|| Refusal::TooFew { resource, needs, has }));
        }
        let (price, goods) =
            (Price { unit: resource, amount: needs }, PaymentPurpose::Conversion(conversion));
        affords::<R>(facts, seat, discounts, price, goods, &SetAside::default())?;
    }
    if discounts.toll == 0 && SURE_CONVERSIONS[conversion as usize] {
        return Ok(());
    }
    let price = (Price { unit: resource, amount: needs }, PaymentPurpose::Conversion(conversion));
    let begin = Begin::Conversion(conversion);
    can_do(facts, discounts, seat, CONVERSIONS[conversion as usize].play, price, begin)
}

/// How much of its resource a conversion takes.
pub(crate) fn conversion_price(discounts: &Discounts, conversion: Conversion) -> u16 {
    u16::from(match conversion.resource() {
        Resource::Plants => discounts.greenery,
        _ => CONVERSIONS[conversion as usize].cost,
    })
}

/// Whether plants can become greenery after the last production (BASE-END-02).
pub(crate) fn can_convert_plants(facts: &Facts, seat: Seat) -> bool {
    may_convert::<Illegal>(facts, &Discounts::of(facts, seat), seat, Conversion::Plants).is_ok()
}
