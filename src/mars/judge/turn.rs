//! The actions of a turn (BASE-ACT-03): which there are, and whether each can be taken.

use super::actions::{each_usable, may_act};
use super::can::Playing;
use super::colonies::{list_trades, may_trade, trades};
use super::committee::{lobbies, lobby_price, may_lobby};
use super::goals::{
    AWARD_PRICES, MILESTONE_PRICE, can_pay_award, can_pay_milestone, goals, may_claim, may_fund,
    may_fund_free, reached,
};
use super::play::{may_play, would_play};
use super::projects::{conversion_price, may_convert, may_use};
use super::reason::{Illegal, LegalityError};
use super::solvency::{Begin, cost};
use super::wallet::Purse;
use crate::kit::Seat;
use crate::mars::cards::{
    Card, Conversion, Effect, Party, RAISES_RATING, RAISES_RATING_LATER, StandardProject, WITH_ACTIONS, card,
};
use crate::mars::read::discounts::{Discounts, toll};
use crate::mars::state::facts::Facts;
use crate::mars::state::payer::Price;
use crate::mars::state::question::{Choice, PaymentPurpose, Refusal};
use crate::mars::state::switches::Switch;

/// Every action that a turn could have, whether it can be taken or not, in their stable order.
pub(crate) fn candidates(facts: &Facts, seat: Seat, taken: u8, mut see: impl FnMut(Choice)) {
    let player = &facts.players[seat];
    if facts.first_action_due.contains(seat) {
        see(Choice::FirstAction);
    }
    player.hand.each(|id| see(Choice::Play(id)));
    let projects = StandardProject::ALL.into_iter().filter(|&project| facts.options.offers(project));
    projects.map(Choice::Project).for_each(&mut see);
    let goals = if facts.is_solo() { 0 } else { goals(facts) };
    (0..goals).map(Choice::Claim).for_each(&mut see);
    (0..goals).map(Choice::Fund).for_each(&mut see);
    facts.each_open(seat, &WITH_ACTIONS, |id| {
        (0..card(id).actions.len() as u8).map(|which| Choice::Act { card: id, which }).for_each(&mut see);
    });
    Conversion::ALL.into_iter().map(Choice::Convert).for_each(&mut see);
    trades(facts).for_each(&mut see);
    lobbies(facts).for_each(&mut see);
    see(if taken == 0 { Choice::Pass } else { Choice::EndTurn });
}

/// Puts those of them that can be taken behind the offers, in that order: kind by kind, so that what speaks against all of
/// a kind is asked once.
pub(crate) fn list(facts: &Facts, seat: Seat, taken: u8, offers: &mut Vec<Choice>) {
    let player = &facts.players[seat];
    let end = if taken == 0 { Choice::Pass } else { Choice::EndTurn };
    if facts.first_action_due.contains(seat) {
        offers.extend([Choice::FirstAction, end]);
        return;
    }
    let discounts = &Discounts::of(facts, seat);
    // Most cards and projects are too dear, which is seen at once.
    let purse = Purse::of(facts, seat, discounts);
    player.hand.each(|id| {
        let (card, price) = (card(id), discounts.price(card(id)));
        if purse.may_pay(price, card.tags)
            && would_play::<Illegal>(facts, discounts, seat, (id, price), Playing::Alone).is_ok()
        {
            offers.push(Choice::Play(id));
        }
    });
    for &project in &StandardProject::ALL {
        if purse.may_pay(discounts.project(project), &[])
            && may_use::<Illegal>(facts, discounts, seat, project).is_ok()
        {
            offers.push(Choice::Project(project));
        }
    }
    if can_pay_milestone(facts, discounts, seat) {
        offers.extend(reached(facts, seat).map(Choice::Claim));
    }
    if can_pay_award(facts, discounts, seat) {
        for place in 0..goals(facts) {
            if may_fund_free::<Illegal>(facts, place).is_ok() {
                offers.push(Choice::Fund(place));
            }
        }
    }
    facts.each_open(seat, &WITH_ACTIONS, |id| {
        each_usable(facts, discounts, seat, id, |which| offers.push(Choice::Act { card: id, which }));
    });
    for &conversion in &Conversion::ALL {
        if may_convert::<Illegal>(facts, discounts, seat, conversion).is_ok() {
            offers.push(Choice::Convert(conversion));
        }
    }
    if facts.options.has(Switch::Colonies) {
        list_trades(facts, discounts, seat, offers);
    }
    if facts.options.has(Switch::Turmoil)
        && may_lobby::<Illegal>(facts, discounts, seat, Party::MarsFirst).is_ok()
    {
        offers.extend(lobbies(facts));
    }
    offers.push(end);
}

/// Whether an action can be taken.
pub(crate) fn permits<R: LegalityError>(
    facts: &Facts,
    discounts: &Discounts,
    seat: Seat,
    taken: u8,
    choice: Choice,
) -> Result<(), R> {
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
        | Choice::Trade { .. }
        | Choice::Lobby(_)
            if is_due =>
        {
            Err(R::of(|| Refusal::FirstActionDue))
        }
        Choice::Play(id) => may_play(facts, discounts, seat, id),
        Choice::Project(project) => may_use(facts, discounts, seat, project),
        Choice::Claim(place) => may_claim(facts, discounts, seat, place),
        Choice::Fund(place) => may_fund(facts, discounts, seat, place),
        Choice::Act { card, which } => may_act(facts, discounts, seat, card, which),
        Choice::Convert(conversion) => may_convert(facts, discounts, seat, conversion),
        Choice::Trade { tile, with } => may_trade(facts, discounts, seat, tile, with),
        Choice::Lobby(party) => may_lobby(facts, discounts, seat, party),
        Choice::Pass if taken == 0 => Ok(()),
        Choice::Pass => Err(R::of(|| Refusal::AlreadyActed)),
        Choice::EndTurn if taken > 0 => Ok(()),
        Choice::EndTurn => Err(R::of(|| Refusal::NothingDone)),
        _ => Err(R::of(|| Refusal::NotAnAnswer)),
    }
}

/// What an action of a turn costs this player, in M€ or in the resource that is converted; `None` for what has
/// no price.
pub fn price(facts: &Facts, seat: Seat, choice: Choice) -> Option<Price> {
    let discounts = Discounts::of(facts, seat);
    match choice {
        Choice::Play(id) => Some(Price::money(discounts.price(card(id)))),
        Choice::Project(StandardProject::SellPatents) => None,
        Choice::Project(project) => Some(Price::money(discounts.project(project))),
        Choice::Claim(_) => Some(Price::money(MILESTONE_PRICE)),
        Choice::Fund(_) => AWARD_PRICES.get(facts.awards.len()).copied().map(Price::money),
        Choice::Convert(conversion) => {
            let amount = conversion_price(conversion, || discounts.greenery);
            Some(Price { unit: conversion.resource(), amount })
        }
        Choice::Trade { with, .. } => Some(Price { unit: with, amount: discounts.trade(with)? }),
        Choice::Lobby(_) => Some(Price::money(lobby_price(facts, seat))),
        _ => None,
    }
}

/// M€ that are taxed for certain of the steps of rating that an action of a turn brings this player, beside its price
/// (TURM-PARTY-10): the least of all ways that it can go.
pub fn tax(facts: &Facts, seat: Seat, choice: Choice) -> u16 {
    if toll(facts, seat) == 0 {
        return 0;
    }
    let may_rate =
        |card: &Card| RAISES_RATING.contains(card.id) || facts.opens_any(seat, &RAISES_RATING_LATER);
    let begin = match choice {
        Choice::Play(id) if may_rate(card(id)) => Begin::Bought(PaymentPurpose::Card(id)),
        Choice::Project(project) => Begin::Bought(PaymentPurpose::Project(project)),
        Choice::Convert(conversion) => Begin::Bought(PaymentPurpose::Conversion(conversion)),
        Choice::Act { card: id, which }
            if card(id).actions.get(usize::from(which)).is_some_and(|it| Effect::may_rate(it.gain)) =>
        {
            Begin::Action(id, which)
        }
        _ => return 0,
    };
    cost(facts, seat, i32::MIN, begin).map_or(0, |cost| cost.tax)
}
