//! Milestones and awards: which can be claimed and funded (BASE-MILE, BASE-AWARD).

use super::afford::afford;
use super::reason::{Illegal, LegalityError};
use crate::kit::Seat;
use crate::mars::read::count::{CountContext, count};
use crate::mars::read::discounts::Discounts;
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::Facts;
use crate::mars::state::maps::{ADDED, Milestone};
use crate::mars::state::question::{PaymentPurpose, Refusal};

/// M€ for a milestone (BASE-MILE-01).
pub(crate) const MILESTONE_PRICE: u16 = 8;

/// How many milestones, and awards, may be had in a game (BASE-MILE-03, BASE-AWARD-02).
pub const MOST_CLAIMED: usize = 3;

/// M€ for the first, second and third award (BASE-AWARD-01).
pub(crate) const AWARD_PRICES: [u16; MOST_CLAIMED] = [8, 14, 20];

// A box brings a milestone and an award or neither: there are as many of these as of those.
const _: () = {
    let mut place = 0;
    while place < ADDED.len() {
        assert!(ADDED[place].milestone.is_some() == ADDED[place].award.is_some());
        place += 1;
    }
};

/// How many milestones, and awards, there are to choose from.
pub(super) fn goals(facts: &Facts) -> u8 {
    facts.awards().count() as u8
}

/// Whether any milestone could be paid for.
pub(super) fn can_pay_milestone(facts: &Facts, discounts: &Discounts, seat: Seat) -> bool {
    !facts.is_solo()
        && facts.milestones.iter().flatten().count() < MOST_CLAIMED
        && afford::<Illegal>(facts, discounts, seat, MILESTONE_PRICE, PaymentPurpose::Milestone(0)).is_ok()
}

/// Whether any award could be paid for.
pub(super) fn can_pay_award(facts: &Facts, discounts: &Discounts, seat: Seat) -> bool {
    !facts.is_solo()
        && AWARD_PRICES.get(facts.awards.len()).is_some_and(|&price| {
            afford::<Illegal>(facts, discounts, seat, price, PaymentPurpose::Award(0)).is_ok()
        })
}

pub(super) fn may_claim<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    place: u8,
) -> Result<(), R> {
    may_claim_free(facts, seat, place)?;
    afford(facts, discounts, seat, MILESTONE_PRICE, PaymentPurpose::Milestone(place))
}

/// Whether a milestone can be claimed, its price aside.
pub(super) fn may_claim_free<R: LegalityError>(facts: &Facts, seat: Seat, place: u8) -> Result<(), R> {
    if facts.is_solo() {
        return Err(R::of(|| Refusal::NotInSolo));
    }
    let milestone = facts.milestone(place).ok_or_else(|| R::of(|| Refusal::NotAnAnswer))?;
    if let Some(by) = facts.milestones[usize::from(place)] {
        return Err(R::of(|| Refusal::Taken { by }));
    }
    if facts.milestones.iter().flatten().count() >= MOST_CLAIMED {
        return Err(R::of(|| Refusal::AllTaken { most: MOST_CLAIMED as u8 }));
    }
    reaches(facts, seat, milestone)
}

/// Whether this player has what a milestone asks for.
fn reaches<R: LegalityError>(facts: &Facts, seat: Seat, milestone: &Milestone) -> Result<(), R> {
    let now = count(facts, milestone.of, CountContext::seat(seat, CountPurpose::Milestone));
    let needs = i16::from(milestone.at_least);
    if now >= needs { Ok(()) } else { Err(R::of(|| Refusal::TooLow { of: milestone.of, needs, now })) }
}

/// The milestones that this player could claim where any could be paid for.
pub(super) fn reached(facts: &Facts, seat: Seat) -> impl Iterator<Item = u8> {
    let untaken = (0..).zip(facts.milestones()).zip(facts.milestones).filter(|(_, by)| by.is_none());
    untaken.map(|(milestone, _)| milestone).filter_map(move |(place, milestone)| {
        reaches::<Illegal>(facts, seat, milestone).is_ok().then_some(place)
    })
}

pub(super) fn may_fund<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    place: u8,
) -> Result<(), R> {
    may_fund_free(facts, place)?;
    let price = AWARD_PRICES[facts.awards.len().min(MOST_CLAIMED - 1)];
    afford(facts, discounts, seat, price, PaymentPurpose::Award(place))
}

/// Whether an award can be funded, its price aside.
pub(super) fn may_fund_free<R: LegalityError>(facts: &Facts, place: u8) -> Result<(), R> {
    if facts.is_solo() {
        return Err(R::of(|| Refusal::NotInSolo));
    }
    if facts.award(place).is_none() {
        return Err(R::of(|| Refusal::NotAnAnswer));
    }
    if let Some(&(_, by)) = facts.awards.iter().find(|&&(award, _)| award == place) {
        return Err(R::of(|| Refusal::Taken { by }));
    }
    if facts.awards.len() >= MOST_CLAIMED {
        return Err(R::of(|| Refusal::AllTaken { most: MOST_CLAIMED as u8 }));
    }
    Ok(())
}

/// The awards that could be funded, their price aside, as bits by their places.
pub(super) fn open_awards(facts: &Facts) -> u8 {
    let open = (0..goals(facts)).filter(|&place| may_fund_free::<Illegal>(facts, place).is_ok());
    open.fold(0, |set, place| set | 1 << place)
}
