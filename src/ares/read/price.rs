//! Prices, and whether something can be paid.
//!
//! M€ are paid from the stock. Where they are too few, cards of the hand are discarded for M€, one by one, until the rest is
//! there; what they bring too much stays in the stock (ARES-PLAY-01, ARES-PLAY-02). So whatever costs M€ is offered
//! when the stock, what can stand in for M€, and all other cards of the hand together are worth the price. Before that the player
//! may pay with stand-ins: once for each card that lets something else be paid for so many M€, and heat, for whom heat
//! is as good as M€. Nothing is asked where only one amount is possible.

use super::count::{Counted, Needs, times};
use crate::ares::cards::{
    Capacity, CardColour, CardId, Cost, Passive, Phase, Requirement, Stock, Zone, ZoneTrack, card,
};
use crate::ares::state::event::{PlayedBy, StandardAction};
use crate::ares::state::facts::{Facts, Stage};
use crate::ares::state::player::PhaseFlag;
use crate::ares::state::question::Refusal;
use crate::kit::{FixedVec, Seat};
use std::iter;

/// The M€ that a discarded card brings (ARES-CARD-01).
const SALE: u8 = 3;
/// The M€ that a chooser of phase I pays less (ARES-PHASE-07).
pub const DEVELOPMENT_BONUS: u16 = 3;
/// The cards that a player draws and keeps in phase V (ARES-PHASE-14).
pub const RESEARCH: (u8, u8) = (2, 1);
/// The cards that a chooser of phase V draws and keeps beyond these (ARES-PHASE-15).
pub const RESEARCH_BONUS: (u8, u8) = (3, 1);

/// The M€ that each steel or titanium takes off the price of a card (ARES-PLAY-03, ARES-PLAY-04).
pub const fn capacity_value(capacity: Capacity) -> u8 {
    match capacity {
        Capacity::Steel => 2,
        Capacity::Titanium => 3,
    }
}

impl Facts {
    /// The M€ that the player gets for a discarded card.
    pub fn sale_value(&self, seat: Seat) -> u8 {
        let more = self.passives(seat).map(|(_, passive)| match passive {
            Passive::SaleValue(more) => more,
            _ => 0,
        });
        SALE + more.sum::<u8>()
    }

    /// Whether the player may use heat as M€ (ARES-CARD-12).
    pub fn pays_with_heat(&self, seat: Seat) -> bool {
        self.passives(seat).any(|(_, passive)| passive == Passive::HeatAsMegaCredits)
    }

    /// The M€ that each steel or titanium of this player takes off the price of a card.
    fn capacity_value(&self, seat: Seat, capacity: Capacity) -> u16 {
        let more = self.passives(seat).map(|(_, passive)| match passive {
            Passive::CapacityValue(of, more) if of == capacity => u16::from(more),
            _ => 0,
        });
        u16::from(capacity_value(capacity)) + more.sum::<u16>()
    }

    /// The M€ that all steel or all titanium of this player takes off the price of a card (ARES-PLAY-03, ARES-PLAY-04).
    pub fn capacity_off(&self, seat: Seat, capacity: Capacity) -> u16 {
        self.capacity_value(seat, capacity) * u16::from(self.capacity(seat, capacity))
    }

    /// The price of a card of this player in M€, played in the running phase.
    pub fn price(&self, seat: Seat, id: CardId) -> u16 {
        let it = card(id);
        let has = |tag| it.tags_of(tag) > 0;
        let mut off = u16::from(self.players[seat].phase_state.off);
        if self.stage == Stage::Resolving(Phase::Development)
            && it.colour == Some(CardColour::Green)
            && self.has_chosen(seat, Phase::Development)
        {
            off += DEVELOPMENT_BONUS;
        }
        for (_, passive) in self.passives(seat) {
            match passive {
                Passive::Discount { off: each_off, cards, each } => {
                    off += u16::from(each_off) * u16::from(times(it, cards, each));
                }
                Passive::CapacityValue(..)
                | Passive::Research { .. }
                | Passive::PaysOnce { .. }
                | Passive::ZoneFlex
                | Passive::SaleValue(_)
                | Passive::StandardDiscount(_)
                | Passive::HeatAsMegaCredits
                | Passive::ForestDiscount(_)
                | Passive::BuysRating { .. } => {}
            }
        }
        let metals = Capacity::ALL.into_iter().filter(|metal| has(metal.tag()));
        off += metals.map(|metal| self.capacity_off(seat, metal)).sum::<u16>();
        u16::from(it.cost).saturating_sub(off)
    }

    /// The price of a standard action: what is paid, and how much of it.
    pub fn standard_price(&self, seat: Seat, action: StandardAction) -> (Stock, u16) {
        let off: u16 = self
            .passives(seat)
            .map(|(_, passive)| match (action, passive) {
                (StandardAction::PlantsToForest, Passive::ForestDiscount(off))
                | (
                    StandardAction::BuyForest | StandardAction::BuyTemperature | StandardAction::BuyOcean,
                    Passive::StandardDiscount(off),
                ) => off.into(),
                _ => 0,
            })
            .sum();
        let (stock, price): (_, u16) = match action {
            StandardAction::PlantsToForest => (Stock::Plants, 8),
            StandardAction::HeatToTemperature => (Stock::Heat, 8),
            StandardAction::BuyForest => (Stock::MegaCredits, 20),
            StandardAction::BuyTemperature => (Stock::MegaCredits, 14),
            StandardAction::BuyOcean => (Stock::MegaCredits, 15),
        };
        (stock, price.saturating_sub(off))
    }

    /// The cards in play that let something else be paid for M€ of a card's price, and how many M€ each is worth.
    pub(crate) fn stand_ins(&self, seat: Seat, reserved: &Needs) -> FixedVec<(CardId, u8), 8> {
        let stand_in = |(id, passive)| match passive {
            Passive::PaysOnce { with, worth } => {
                let mut needs = self.least(Counted::of(seat, id), &[with]);
                needs.stock.iter_mut().zip(reserved.stock).for_each(|(need, kept)| *need += kept);
                needs.rating += reserved.rating;
                needs.cards += reserved.cards;
                self.can_afford(seat, &needs, 0).is_ok().then_some((id, worth))
            }
            _ => None,
        };
        self.passives(seat).filter_map(stand_in).collect()
    }

    /// What the cards of the hand but for some are worth.
    pub(crate) fn hand_value(&self, seat: Seat, but: u16) -> u16 {
        let cards = u16::from(self.players[seat].board.hand_size).saturating_sub(but);
        cards * u16::from(self.sale_value(seat))
    }

    /// The M€ of a player with the heat that can stand in for them, where so much heat is kept.
    pub(crate) fn cash(&self, seat: Seat, kept_heat: u16) -> u16 {
        let stock = &self.players[seat].board.stock;
        let heat = if self.pays_with_heat(seat) { stock[Stock::Heat].saturating_sub(kept_heat) } else { 0 };
        stock[Stock::MegaCredits].saturating_add(heat)
    }

    /// Whether the player can pay all of this, with stand-ins worth so many M€.
    pub(crate) fn can_afford(&self, seat: Seat, needs: &Needs, stand_ins: u16) -> Result<(), Refusal> {
        let board = &self.players[seat].board;
        for stock in [Stock::Heat, Stock::Plants] {
            if let Some(short) = missing(needs.of(stock), board.stock[stock]) {
                return Err(Refusal::Stock { stock, short });
            }
        }
        if let Some(short) = missing(needs.rating, board.rating) {
            return Err(Refusal::Rating { short });
        }
        if let Some(short) = missing(needs.cards, board.hand_size.into()) {
            return Err(Refusal::Cards { short: short as u8 });
        }
        if !needs.has_resources {
            return Err(Refusal::NoResources);
        }
        let worth = self.cash(seat, needs.of(Stock::Heat)) + self.hand_value(seat, needs.cards) + stand_ins;
        match missing(needs.of(Stock::MegaCredits), worth) {
            Some(short) => Err(Refusal::Stock { stock: Stock::MegaCredits, short }),
            None => Ok(()),
        }
    }

    /// By which right the player may play a card of this colour now.
    pub(crate) fn right(&self, seat: Seat, colour: CardColour) -> Option<PlayedBy> {
        let phase_state = &self.players[seat].phase_state;
        let is_bonus = || {
            self.stage == Stage::Resolving(Phase::Construction)
                && colour != CardColour::Green
                && self.has_bonus_left(seat)
        };
        match phase_state.permission(colour) {
            Some(_) => Some(PlayedBy::Permission),
            None if is_bonus() => Some(PlayedBy::Bonus),
            None => None,
        }
    }

    /// Whether the player has the bonus of phase II and has not used it (ARES-PHASE-09).
    pub fn has_bonus_left(&self, seat: Seat) -> bool {
        self.stage == Stage::Resolving(Phase::Construction)
            && self.has_chosen(seat, Phase::Construction)
            && !self.players[seat].phase_state.has(PhaseFlag::Bonus)
    }

    /// Whether the player may play a card of the hand now.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn can_play(&self, seat: Seat, id: CardId) -> Result<(), Refusal> {
        self.hindrances(seat, id).next().map_or(Ok(()), Err)
    }

    /// Every reason why the player may not play a card of the hand now: the phase, then each requirement that is not met, then the first part
    /// of the price that is missing.
    pub fn hindrances(&self, seat: Seat, id: CardId) -> impl Iterator<Item = Refusal> + '_ {
        let colour = card(id).colour.filter(|_| self.players[seat].hand.contains(id));
        let right = match colour {
            None => Some(Refusal::NotInHand),
            Some(colour) if self.right(seat, colour).is_some() => None,
            Some(colour) if self.stage == Stage::Resolving(colour.phase()) => Some(Refusal::NoMorePlays),
            Some(colour) => Some(Refusal::OtherPhase(colour)),
        };
        let unaffordable = iter::once_with(move || self.affords(seat, id, self.price(seat, id)).err());
        right.into_iter().chain(self.unmet(seat, id)).chain(unaffordable.flatten())
    }

    /// The requirements of a card that are not met.
    pub fn unmet(&self, seat: Seat, id: CardId) -> impl Iterator<Item = Refusal> + '_ {
        card(id).requirements.iter().filter_map(move |&requirement| self.meets(seat, requirement).err())
    }

    /// Whether the requirements of a card of the hand are met and its spends and this price can be paid.
    pub(crate) fn meets_and_affords(&self, seat: Seat, id: CardId, price: u16) -> Result<(), Refusal> {
        self.unmet(seat, id).next().map_or(Ok(()), Err)?;
        self.affords(seat, id, price)
    }

    /// Whether the spends of a card of the hand and this price can be paid.
    fn affords(&self, seat: Seat, id: CardId, price: u16) -> Result<(), Refusal> {
        let mut needs = self.least(Counted::of(seat, id), card(id).spends);
        let stand_ins = if price > 0 { self.stand_ins(seat, &needs) } else { FixedVec::new() };
        let worth = stand_ins.iter().map(|&(_, worth)| u16::from(worth)).sum();
        needs.stock[Stock::MegaCredits as usize] += price;
        // The card itself cannot be discarded.
        needs.cards += 1;
        self.can_afford(seat, &needs, worth)
    }

    fn meets(&self, seat: Seat, requirement: Requirement) -> Result<(), Refusal> {
        let planet = &self.planet;
        let is_flexible = || {
            self.players[seat].phase_state.has(PhaseFlag::Flex)
                || self.passives(seat).any(|(_, passive)| passive == Passive::ZoneFlex)
        };
        let zone = |track: ZoneTrack, needs: Zone, is_met: fn(u8, u8) -> bool| {
            let is = planet.zone(track);
            let (needed, from) = (needs as u8, is as u8);
            if is_met(from, needed) {
                return Ok(());
            }
            // One zone may be missed: the refusal names the zone that is enough.
            let enough = match from < needed {
                _ if !is_flexible() => needed,
                true => needed - 1,
                false => needed + 1,
            };
            let needs = Zone::ALL[usize::from(enough)];
            if is_met(from, enough) { Ok(()) } else { Err(Refusal::Zone { track, needs, is }) }
        };
        let is = planet.oceans();
        match requirement {
            Requirement::AtLeast(track, needs) => zone(track, needs, |is, needs| is >= needs),
            Requirement::AtMost(track, needs) => zone(track, needs, |is, needs| is <= needs),
            Requirement::OceansAtLeast(needs) if is < needs => Err(Refusal::Oceans { needs, is }),
            Requirement::OceansAtMost(needs) if is > needs => Err(Refusal::Oceans { needs, is }),
            Requirement::OceansAtLeast(_) | Requirement::OceansAtMost(_) => Ok(()),
            Requirement::HasTags(tag, needs) => {
                let short = needs.saturating_sub(self.tags_in_play(seat, tag));
                if short > 0 { Err(Refusal::Tags { tag, short }) } else { Ok(()) }
            }
            Requirement::HasRating(needs) => {
                let short = u16::from(needs).saturating_sub(self.players[seat].board.rating);
                if short > 0 { Err(Refusal::Rating { short }) } else { Ok(()) }
            }
        }
    }

    /// Whether the player may use this alternative of a card's action now.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn can_act(&self, seat: Seat, id: CardId, way: u8) -> Result<(), Refusal> {
        let action = self.action(seat, id, way).ok_or(Refusal::NoAction)?;
        let phase_state = &self.players[seat].phase_state;
        let is_again = phase_state.used.contains(id);
        let may_again = self.has_chosen(seat, Phase::Action) && !phase_state.has(PhaseFlag::UsedAgain);
        if is_again && !may_again {
            return Err(Refusal::Used);
        }
        self.can_afford(seat, &self.least(Counted::of(seat, id), action.cost), 0)
    }

    /// Whether the player may use a standard action now.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn can_use(&self, seat: Seat, action: StandardAction) -> Result<(), Refusal> {
        let is_at_maximum = match action {
            // Forest tokens can be taken for ever (ARES-ACT-10).
            StandardAction::PlantsToForest | StandardAction::BuyForest => false,
            StandardAction::HeatToTemperature | StandardAction::BuyTemperature => {
                self.planet.is_at_maximum(ZoneTrack::Temperature)
            }
            StandardAction::BuyOcean => self.planet.face_down().is_empty(),
        };
        if is_at_maximum {
            return Err(Refusal::AtMaximum);
        }
        let (stock, price) = self.standard_price(seat, action);
        let mut needs = Needs::default();
        needs.stock[stock as usize] = price;
        self.can_afford(seat, &needs, 0)
    }

    /// The conversion that the player must make before the action phase can be finished (ARES-ACT-11, Q-ARES-03).
    pub fn compulsory(&self, seat: Seat) -> Option<StandardAction> {
        let conversions = [
            (StandardAction::HeatToTemperature, ZoneTrack::Temperature),
            (StandardAction::PlantsToForest, ZoneTrack::Oxygen),
        ];
        let is_due = |&(action, track): &(StandardAction, ZoneTrack)| {
            let (stock, price) = self.standard_price(seat, action);
            !self.planet.is_at_maximum(track) && self.players[seat].board.stock[stock] >= price
        };
        conversions.into_iter().find(is_due).map(|(action, _)| action)
    }

    /// For how many M€ the player may raise the terraform rating now, and by how much.
    ///
    /// # Errors
    /// The first reason why not.
    pub(crate) fn can_buy_rating(&self, seat: Seat) -> Result<(u8, u8), Refusal> {
        let phase_state = &self.players[seat].phase_state;
        let offer = self.passives(seat).find_map(|(_, passive)| match passive {
            Passive::BuysRating { cost, gain } => Some((cost, gain)),
            _ => None,
        });
        let is_open = phase_state.has(PhaseFlag::Risen) && !phase_state.has(PhaseFlag::Bought);
        let (cost, gain) = offer.filter(|_| is_open).ok_or(Refusal::NotOffered)?;
        let mut needs = Needs::default();
        needs.stock[Stock::MegaCredits as usize] = cost.into();
        self.can_afford(seat, &needs, 0).map(|()| (cost, gain))
    }

    /// The cards that the player draws and keeps in phase V (ARES-PHASE-14, ARES-PHASE-15).
    pub fn research(&self, seat: Seat) -> (u8, u8) {
        let more = if self.has_chosen(seat, Phase::Research) { RESEARCH_BONUS } else { (0, 0) };
        let from = (RESEARCH.0 + more.0, RESEARCH.1 + more.1);
        self.passives(seat).fold(from, |(drawn, kept), (_, passive)| match passive {
            Passive::Research { draw, keep } => (drawn + draw, kept + keep),
            _ => (drawn, kept),
        })
    }
}

/// How much is missing of what is needed.
fn missing(needs: u16, has: u16) -> Option<u16> {
    needs.checked_sub(has).filter(|&short| short > 0)
}

/// A cost that stands in for M€ and comes off the card with the passive.
pub(crate) fn stand_in_of(id: CardId) -> Option<(Cost, u8)> {
    card(id).passives.iter().find_map(|&passive| match passive {
        Passive::PaysOnce { with, worth } => Some((with, worth)),
        _ => None,
    })
}
