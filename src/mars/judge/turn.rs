//! The actions of a turn (BASE-ACT-03): which there are, and whether each can be taken.

use super::forecast::{Ledger, check};
use super::purse::{Held, Purse, affords};
use crate::cards::{
    Action, CONVERSIONS, CardId, Conversion, Effect, IDS, PROJECTS, StandardProject, WITH_ACTIONS, card,
};
use crate::kit::Seat;
use crate::mars::read::count::{Reader, count};
use crate::mars::read::terms::Terms;
use crate::mars::state::agenda::Context;
use crate::mars::state::facts::Facts;
use crate::mars::state::occasion::Occasion;
use crate::mars::state::payer::Price;
use crate::mars::state::piles::Pile;
use crate::mars::state::question::{Choice, Goods, Refusal};
use crate::words::Resource;

/// M€ for a milestone (BASE-MILE-01).
pub(crate) const MILESTONE_PRICE: u16 = 8;
/// How many milestones, and awards, may be had in a game (BASE-MILE-03, BASE-AWARD-02).
pub(crate) const MOST_CLAIMED: usize = 3;
/// M€ for the first, second and third award (BASE-AWARD-01).
pub(crate) const AWARD_PRICES: [u16; MOST_CLAIMED] = [8, 14, 20];

/// Every action that a turn could have, whether it can be taken or not, in their stable order.
pub(crate) fn candidates(facts: &Facts, seat: Seat, taken: u8) -> impl Iterator<Item = Choice> {
    let player = &facts.players[seat];
    let first = facts.first_action_due.contains(seat).then_some(Choice::FirstAction);
    let cards = player.hand.iter().map(Choice::Play);
    let projects = StandardProject::ALL.into_iter().map(Choice::Project);
    let goals = if facts.is_solo() { 0 } else { 5 };
    let claims = (0..goals).map(Choice::Claim);
    let funds = (0..goals).map(Choice::Fund);
    let acts =
        player.played.and(&WITH_ACTIONS).iter().flat_map(|id| {
            (0..card(id).actions.len() as u8).map(move |which| Choice::Act { card: id, which })
        });
    let conversions = Conversion::ALL.into_iter().map(Choice::Convert);
    let end = if taken == 0 { Choice::Pass } else { Choice::EndTurn };
    first
        .into_iter()
        .chain(cards)
        .chain(projects)
        .chain(claims)
        .chain(funds)
        .chain(acts)
        .chain(conversions)
        .chain([end])
}

/// Whether an action can be taken.
pub(crate) fn permits(
    facts: &Facts,
    terms: &Terms,
    seat: Seat,
    taken: u8,
    choice: Choice,
) -> Result<(), Refusal> {
    // Passing is no action: the first one is then due in the next generation (Q-BASE-14).
    let is_due = facts.first_action_due.contains(seat);
    match choice {
        Choice::FirstAction if is_due => Ok(()),
        Choice::Play(_)
        | Choice::Project(_)
        | Choice::Claim(_)
        | Choice::Fund(_)
        | Choice::Act { .. }
        | Choice::Convert(_)
            if is_due =>
        {
            Err(Refusal::FirstActionDue)
        }
        Choice::Play(id) => may_play(facts, terms, seat, id),
        Choice::Project(project) => may_use(facts, terms, seat, project),
        Choice::Claim(place) => may_claim(facts, terms, seat, place),
        Choice::Fund(place) => may_fund(facts, terms, seat, place),
        Choice::Act { card, which } => may_act(facts, seat, card, which),
        Choice::Convert(conversion) => may_convert(facts, terms, seat, conversion),
        Choice::Pass if taken == 0 => Ok(()),
        Choice::Pass => Err(Refusal::AlreadyActed),
        Choice::EndTurn if taken > 0 => Ok(()),
        Choice::EndTurn => Err(Refusal::NothingDone),
        _ => Err(Refusal::NotAnAnswer),
    }
}

/// Whether a card can be played (BASE-PLAY-02).
pub(crate) fn may_play(facts: &Facts, terms: &Terms, seat: Seat, id: CardId) -> Result<(), Refusal> {
    if id.index() >= IDS || !facts.players[seat].hand.contains(id) {
        return Err(Refusal::NotInHand);
    }
    would_play(facts, terms, seat, id)
}

/// Whether this player could play a card now, were it in hand and the turn theirs: for whoever chooses cards.
///
/// # Errors
/// What speaks against it.
pub fn playable(facts: &Facts, seat: Seat, id: CardId) -> Result<(), Refusal> {
    would_play(facts, &Terms::of(facts, seat), seat, id)
}

fn would_play(facts: &Facts, terms: &Terms, seat: Seat, id: CardId) -> Result<(), Refusal> {
    let card = card(id);
    check(facts, seat, card.requirements, terms.leeway)?;
    let price = terms.price(card);
    let goods = Goods::Card(id);
    afford(facts, terms, seat, price, goods)?;
    if card.play.iter().all(Effect::is_always_possible) && !terms.has_paying_cards() {
        return Ok(());
    }
    let mut ledger = Ledger::new(facts, seat);
    let purse = Purse::of(facts, seat, terms, Resource::MegaCredits, goods, &Held::default());
    ledger.owe(purse.least_of_unit(price));
    ledger.play(id)?;
    let held = ledger.held_back();
    if held.is_nothing() {
        return Ok(());
    }
    affords(facts, seat, terms, Price::money(price), goods, &held)
}

fn may_use(facts: &Facts, terms: &Terms, seat: Seat, project: StandardProject) -> Result<(), Refusal> {
    if project == StandardProject::SellPatents {
        return if facts.players[seat].hand_size > 0 { Ok(()) } else { Err(Refusal::EmptyHand) };
    }
    let price = terms.project(project);
    afford(facts, terms, seat, price, Goods::Project(project))?;
    can_do(facts, seat, PROJECTS[project as usize].play, u32::from(price))
}

/// Whether steps that belong to no card can be carried out beside a price in M€: a tile needs an area (Q-BASE-04).
fn can_do(facts: &Facts, seat: Seat, steps: &'static [Effect], price: u32) -> Result<(), Refusal> {
    if steps.iter().all(Effect::is_always_possible) {
        return Ok(());
    }
    let mut ledger = Ledger::new(facts, seat);
    ledger.owe(price);
    ledger.walk_all(steps, Context::of(CardId::HIDDEN))?;
    ledger.covers()
}

fn afford(facts: &Facts, terms: &Terms, seat: Seat, price: u16, goods: Goods) -> Result<(), Refusal> {
    // M€ alone are what most prices are paid with.
    if facts.players[seat].stock[Resource::MegaCredits] >= price {
        return Ok(());
    }
    affords(facts, seat, terms, Price::money(price), goods, &Held::default())
}

fn may_claim(facts: &Facts, terms: &Terms, seat: Seat, place: u8) -> Result<(), Refusal> {
    if facts.is_solo() {
        return Err(Refusal::NotInSolo);
    }
    let milestone = facts.map().milestones.get(usize::from(place)).ok_or(Refusal::NotAnAnswer)?;
    if let Some(by) = facts.milestones[usize::from(place)] {
        return Err(Refusal::Taken { by });
    }
    if facts.milestones.iter().flatten().count() >= MOST_CLAIMED {
        return Err(Refusal::AllTaken { most: MOST_CLAIMED as u8 });
    }
    let now = count(facts, milestone.of, Reader::seat(seat, Occasion::Milestone));
    let needs = i16::from(milestone.at_least);
    if now < needs {
        return Err(Refusal::TooLow { of: milestone.of, needs, now });
    }
    afford(facts, terms, seat, MILESTONE_PRICE, Goods::Milestone(place))
}

fn may_fund(facts: &Facts, terms: &Terms, seat: Seat, place: u8) -> Result<(), Refusal> {
    if facts.is_solo() {
        return Err(Refusal::NotInSolo);
    }
    if usize::from(place) >= facts.map().awards.len() {
        return Err(Refusal::NotAnAnswer);
    }
    if let Some(&(_, by)) = facts.awards.iter().find(|&&(award, _)| award == place) {
        return Err(Refusal::Taken { by });
    }
    let price = AWARD_PRICES.get(facts.awards.len()).ok_or(Refusal::AllTaken { most: MOST_CLAIMED as u8 })?;
    afford(facts, terms, seat, *price, Goods::Award(place))
}

fn may_act(facts: &Facts, seat: Seat, id: CardId, which: u8) -> Result<(), Refusal> {
    if id.index() >= IDS || !facts.players[seat].played.contains(id) {
        return Err(Refusal::NotOnTable);
    }
    let action = card(id).actions.get(usize::from(which)).ok_or(Refusal::NotAnAnswer)?;
    if facts.used.contains(id) {
        return Err(Refusal::Used);
    }
    can_act(facts, seat, id, action)
}

fn can_act(facts: &Facts, seat: Seat, id: CardId, action: &'static Action) -> Result<(), Refusal> {
    check(facts, seat, action.needs.as_slice(), 0)?;
    let mut ledger = Ledger::new(facts, seat);
    ledger.walk_all(action.cost, Context::of(id))?;
    ledger.walk_all(action.gain, Context::of(id))?;
    ledger.covers()
}

fn may_convert(facts: &Facts, terms: &Terms, seat: Seat, conversion: Conversion) -> Result<(), Refusal> {
    let resource = conversion.resource();
    let (needs, has) = (conversion_price(terms, conversion), facts.players[seat].stock[resource]);
    if has < needs {
        if !terms.has_stand_in(resource) {
            return Err(Refusal::TooFew { resource, needs, has });
        }
        let (price, goods) = (Price { unit: resource, amount: needs }, Goods::Conversion(conversion));
        affords(facts, seat, terms, price, goods, &Held::default())?;
    }
    can_do(facts, seat, CONVERSIONS[conversion as usize].play, 0)
}

/// What an action of a turn costs this player, in M€ or in the resource that is converted; `None` for what has
/// no price.
pub fn price(facts: &Facts, seat: Seat, choice: Choice) -> Option<Price> {
    let terms = Terms::of(facts, seat);
    match choice {
        Choice::Play(id) => Some(Price::money(terms.price(card(id)))),
        Choice::Project(StandardProject::SellPatents) => None,
        Choice::Project(project) => Some(Price::money(terms.project(project))),
        Choice::Claim(_) => Some(Price::money(MILESTONE_PRICE)),
        Choice::Fund(_) => AWARD_PRICES.get(facts.awards.len()).copied().map(Price::money),
        Choice::Convert(conversion) => {
            Some(Price { unit: conversion.resource(), amount: conversion_price(&terms, conversion) })
        }
        _ => None,
    }
}

/// How much of its resource a conversion takes.
pub(crate) fn conversion_price(terms: &Terms, conversion: Conversion) -> u16 {
    u16::from(match conversion.resource() {
        Resource::Plants => terms.greenery,
        _ => CONVERSIONS[conversion as usize].cost,
    })
}

/// Whether plants can become greenery after the last production (BASE-END-02).
pub(crate) fn can_convert_plants(facts: &Facts, seat: Seat) -> bool {
    may_convert(facts, &Terms::of(facts, seat), seat, Conversion::Plants).is_ok()
}

/// Whether a corporation's first action can be done; if not, it is waived (Q-BASE-14).
pub(crate) fn can_do_first_action(facts: &Facts, seat: Seat) -> bool {
    let corporation = facts.players[seat].corporation;
    let first = card(corporation).first;
    let draws = first.iter().any(|effect| matches!(effect, Effect::Draw(_)));
    let can_draw = !draws || facts.drawable(Pile::Projects) > 0;
    can_draw && Ledger::new(facts, seat).walk_all(first, Context::of(corporation)).is_ok()
}
