//! What steps, costs, actions, triggers and passives are worth.

use super::prospects::{Prospects, steps_left};
use super::worth::Worth;
use crate::ares::cards::{
    Action, Amount, Bearer, Card, Cause, Charge, Condition, Cost, Count, Each, Effect, Lowering, Passive,
    SpecialResource, ZoneTrack,
};

/// What a resource is worth on a card that does nothing with it.
const IDLE_RESOURCE: i32 = 40;

/// The most that one use of an action is taken to bring.
const MOST_OF_ACTION: i32 = 3_000;

impl Worth<'_> {
    /// A list of steps of a card.
    pub(super) fn effects(&self, effects: &[Effect], it: &Card, is_new: bool) -> i32 {
        effects.iter().map(|effect| self.effect(effect, it, is_new)).sum()
    }

    fn effect(&self, effect: &Effect, it: &Card, is_new: bool) -> i32 {
        let prospects = self.prospects;
        let much = |amount: Amount| self.amount(amount, it, is_new);
        match *effect {
            Effect::Gain(stock, amount) => much(amount) * prospects.stock(stock),
            Effect::Rate(amount) => much(amount) * prospects.rating,
            Effect::Draw(amount) => much(amount) * prospects.card,
            Effect::Discard(cards) => -i32::from(cards) * self.sale(),
            Effect::Look { keep, .. } => i32::from(keep) * (prospects.card + 100),
            Effect::Exchange { .. } | Effect::FlexNext => 100,
            Effect::Reveal { cards, take, each_discarded } => {
                let taken = Prospects::meant(take).min(208);
                let others = self.effects(each_discarded, it, is_new);
                i32::from(cards) * (taken * prospects.card + (208 - taken) * others) / 208
            }
            Effect::RevealUntil(_) => prospects.card + 50,
            Effect::Raise(track, steps) => i32::from(steps) * self.raise(track),
            Effect::FlipOceans(tokens) => {
                let left = steps_left(self.facts)[2];
                i32::from(tokens).min(left) * (prospects.step(2) + self.weights.hidden[0])
            }
            Effect::TakeForests(tokens) => {
                i32::from(tokens) * (prospects.point + self.raise(ZoneTrack::Oxygen))
            }
            Effect::Add(kinds, amount, Bearer::Here) => {
                i32::from(amount)
                    * if it.holds.is_some_and(|kind| kinds.contains(&kind)) { self.resource(it) } else { 0 }
            }
            Effect::Add(kinds, amount, Bearer::Other | Bearer::Any) => {
                i32::from(amount) * self.best_resource(kinds)
            }
            Effect::Pay(cost) => -self.cost(cost, it),
            Effect::Choose(lists) => {
                lists.iter().map(|list| self.effects(list, it, is_new)).max().unwrap_or(0)
            }
            Effect::If(condition, list) => {
                self.likely(condition, it, is_new) * self.effects(list, it, is_new) / 100
            }
            Effect::ExtraPlay(_) => 250,
            Effect::FreePlay { cost, .. } => i32::from(cost) * 60,
            Effect::DiscountNext(off) => i32::from(off) * 60,
        }
    }

    /// A step of a track, if there is one left.
    fn raise(&self, track: ZoneTrack) -> i32 {
        let place = track as usize;
        if steps_left(self.facts)[place] > 0 { self.prospects.step(place) } else { 0 }
    }

    /// How likely a condition holds, in percent.
    fn likely(&self, condition: Condition, it: &Card, is_new: bool) -> i32 {
        match condition {
            Condition::Chose(_) => 50,
            Condition::Has(least, count) => {
                i32::from(self.number(count, it, is_new) >= i32::from(least)) * 80 + 10
            }
        }
    }

    /// A resource on this card: points, or what it is spent for.
    fn resource(&self, it: &Card) -> i32 {
        let points = match it.points {
            Amount::Per { each, per, of: Count::ResourcesHere } => {
                i32::from(each) * self.prospects.point / i32::from(per.max(1))
            }
            Amount::Exactly(_) | Amount::Per { .. } => 0,
        };
        let spent = |action: &Action| {
            let amount = action.cost.iter().find_map(|cost| match cost {
                Cost::Resources(_, amount, _) => Some(i32::from(*amount)),
                Cost::Stock(..) | Cost::Rating(_) | Cost::Cards(_) => None,
            });
            // The action itself is used up for it.
            amount.map_or(0, |amount| self.effects(action.gain, it, false) * 7 / 10 / amount.max(1))
        };
        let spent = it.actions.iter().map(spent).max().unwrap_or(0);
        let paid = it.passives.iter().map(|passive| match *passive {
            Passive::PaysOnce { with: Cost::Resources(_, amount, _), worth } => {
                i32::from(worth) * 80 / i32::from(amount.max(1))
            }
            _ => 0,
        });
        points.max(spent).max(paid.max().unwrap_or(0)).max(IDLE_RESOURCE)
    }

    /// A resource of one of these kinds on the best card for it.
    fn best_resource(&self, kinds: &[SpecialResource]) -> i32 {
        let holders =
            self.facts.in_play(self.seat).filter(|card| card.holds.is_some_and(|kind| kinds.contains(&kind)));
        holders.map(|card| self.resource(card)).max().unwrap_or(0)
    }

    /// What costs take.
    pub(super) fn costs(&self, costs: &[Cost], it: &Card) -> i32 {
        costs.iter().map(|&cost| self.cost(cost, it)).sum()
    }

    fn cost(&self, cost: Cost, it: &Card) -> i32 {
        match cost {
            Cost::Stock(stock, charge) => self.charge(charge, it) * self.prospects.stock(stock),
            Cost::Rating(amount) => i32::from(amount) * self.prospects.rating,
            Cost::Cards(charge) => self.charge(charge, it) * (self.sale() + 50),
            Cost::Resources(kinds, amount, bearer) => {
                let each = if bearer == Bearer::Here { self.resource(it) } else { self.best_resource(kinds) };
                i32::from(amount) * each
            }
        }
    }

    fn charge(&self, charge: Charge, it: &Card) -> i32 {
        match charge {
            Charge::Exactly(amount) => amount.into(),
            // As many as [`Worth::number`] says are paid.
            Charge::Chosen { .. } => 4,
            Charge::Lowered { base, less } => {
                let less = match less {
                    Lowering::Each(each, count) => i32::from(each) * self.number(count, it, false),
                    Lowering::If(less, condition) => {
                        i32::from(less) * self.likely(condition, it, false) / 100
                    }
                };
                (i32::from(base) - less).max(0)
            }
        }
    }

    /// What a card does as long as it is in play: actions, triggers, passives.
    pub(super) fn lasting(&self, it: &Card) -> i32 {
        let prospects = self.prospects;
        let used = it
            .actions
            .iter()
            .map(|action| self.effects(action.gain, it, false) - self.costs(action.cost, it));
        let action = used.max().unwrap_or(0).clamp(0, MOST_OF_ACTION) * prospects.acts / 100
            * self.weights.action
            / 100;
        let triggers: i32 = it
            .triggers
            .iter()
            .map(|trigger| self.effects(trigger.steps, it, false).max(0) * self.fires(trigger.cause) / 100)
            .sum();
        let passives: i32 = it.passives.iter().map(|&passive| self.passive(passive, it)).sum();
        action + triggers * self.weights.trigger / 100 + passives * self.weights.passive / 100
    }

    /// How often something will happen, in hundredths.
    fn fires(&self, cause: Cause) -> i32 {
        let prospects = self.prospects;
        let own = |steps: i32| steps * 100 / prospects.raisers;
        let [oxygen, temperature, oceans] = steps_left(self.facts);
        match cause {
            Cause::Plays { cards, each: Each::Card | Each::Tag, .. } => prospects.plays_of(cards),
            Cause::PlaysCapacity(_) => prospects.plays / 8,
            Cause::FlipsOcean => own(oceans),
            Cause::Raises(ZoneTrack::Oxygen) => own(oxygen),
            Cause::Raises(ZoneTrack::Temperature) => own(temperature),
            Cause::TakesForest => prospects.acts / 2,
            Cause::UsesAction => {
                let acting = self.facts.in_play(self.seat).filter(|card| !card.actions.is_empty()).count();
                prospects.acts * (acting as i32 + 1)
            }
        }
    }

    fn passive(&self, passive: Passive, it: &Card) -> i32 {
        let prospects = self.prospects;
        let rounds = prospects.rounds;
        match passive {
            Passive::Discount { off, cards, .. } => {
                i32::from(off) * prospects.plays_of(cards) * prospects.money / 100
            }
            Passive::Research { draw, keep } => {
                (i32::from(keep) * prospects.card + i32::from(draw) * 100) * prospects.acts / 100
            }
            // Resources on cards are worth it themselves, and heat is worth as much as M€.
            Passive::PaysOnce { with: Cost::Resources(..), .. } | Passive::HeatAsMegaCredits => 0,
            Passive::PaysOnce { with, worth } => {
                (i32::from(worth) * prospects.money - self.cost(with, it)).max(0) * prospects.plays / 200
            }
            Passive::ZoneFlex => rounds / 2,
            Passive::CapacityValue(capacity, more) => {
                let has = self.number(Count::Capacity(capacity), it, false) + 1;
                has * prospects.capacity(capacity, more.into())
            }
            Passive::SaleValue(more) => i32::from(more) * rounds / 2,
            Passive::StandardDiscount(off) => i32::from(off) * prospects.acts * 3 / 4,
            Passive::ForestDiscount(off) => i32::from(off) * prospects.acts / 2,
            Passive::BuysRating { cost, gain } => {
                let each = i32::from(gain) * prospects.rating - i32::from(cost) * prospects.money;
                each.max(0) * rounds / 200
            }
        }
    }
}
