//! The walk over the steps of a card or action, which alone says whether they can be carried out.
//!
//! What a step lets a player do next (play a card, repeat an action or a production box, build where an area asks for something)
//! is judged by a ledger of its own: here judging calls itself, and ends because a card that is played within another one plays
//! no third, and an action that is repeated repeats none.

use super::ledger::{Ledger, Playing, Walks};
use crate::kit::Seat;
use crate::mars::cards::{CardId, Effect, Resource, SetBack, Source, card};
use crate::mars::judge::actions::repeatable;
use crate::mars::judge::colonies::can_trade;
use crate::mars::judge::committee::can_move;
use crate::mars::judge::copies::{copyable, is_production};
use crate::mars::judge::goals::{may_fund_free, open_awards};
use crate::mars::judge::preludes::has_playable_within;
use crate::mars::read::colonies::{raisable, tiles_left};
use crate::mars::read::discounts::has_other_payers;
use crate::mars::read::metals::remembered;
use crate::mars::read::planet::happens_to_the_planet;
use crate::mars::read::targets;
use crate::mars::read::triggers::{TriggerEvent, each_heard};
use crate::mars::state::agenda::{Context, Root, Script};
use crate::mars::state::count_purpose::CountPurpose;
use crate::mars::state::facts::floor;
use crate::mars::state::payer::Payer;
use crate::mars::state::piles::Pile;
use crate::mars::state::question::{PaymentPurpose, Refusal};
use core::slice;

impl Ledger<'_> {
    /// Plays a card from hand, once paid for: its tags count, it listens, its steps and then the player's
    /// own triggers run.
    pub(crate) fn play(&mut self, id: CardId) -> Result<(), Refusal> {
        let card = card(id);
        self.after.live = id;
        self.after.hand -= u16::from(self.facts.players[self.seat].hand.contains(id)).min(self.after.hand);
        for &tag in card.tags {
            self.after.tags[tag] = self.after.tags[tag].saturating_add(1);
        }
        let waiting = self.walk(card.play, Context::of(id))?;
        self.on_event(self.walking.by, TriggerEvent::Card(id));
        self.settle(waiting, card.play, Context::of(id))
    }

    /// Walks steps in their order. A step that cannot be done yet waits for the rest, and behind a card to discard so does all that
    /// follows: the places come back as bits.
    pub(crate) fn walk(&mut self, steps: &'static [Effect], context: Context) -> Result<u16, Refusal> {
        let mut waiting = 0;
        for (place, effect) in steps.iter().enumerate() {
            if waiting != 0 && steps[..place].contains(&Effect::Discard) && self.after.hand == 0
                || !self.can_do_now(effect, context)
            {
                waiting |= 1 << place;
            } else {
                self.step(effect, context)?;
            }
        }
        Ok(waiting)
    }

    /// Walks the steps that waited.
    pub(super) fn settle(
        &mut self,
        waiting: u16,
        steps: &'static [Effect],
        context: Context,
    ) -> Result<(), Refusal> {
        for (place, effect) in steps.iter().enumerate() {
            if waiting & (1 << place) != 0 {
                self.step(effect, context)?;
            }
        }
        Ok(())
    }

    /// Walks steps that nobody chose to take, of a trigger or a bonus.
    pub(super) fn walk_given(&mut self, steps: &'static [Effect], context: Context) {
        for effect in steps {
            self.given(effect, context);
        }
    }

    /// One of these: what cannot be done is left out, and a price in kind is paid as far as there is something.
    pub(crate) fn given(&mut self, effect: &'static Effect, context: Context) {
        if self.leaves_out(effect) {
            return;
        }
        match *effect {
            Effect::Produce(resource, amount) => {
                let lowest = floor(resource) - self.after.production[resource];
                let change = self.amount(amount, context).max(lowest.min(0));
                self.produce(resource, change);
            }
            // Whether it is still there once the price is paid is not known.
            Effect::Pay(..) => {
                self.walking.has_brought = true;
                self.doubt_step(effect);
            }
            _ => {
                if self.step(effect, context).is_err() {
                    self.doubt(slice::from_ref(effect));
                }
            }
        }
    }

    /// Walks all steps, none of which may wait.
    pub(crate) fn walk_all(&mut self, steps: &'static [Effect], context: Context) -> Result<(), Refusal> {
        steps.iter().try_for_each(|effect| self.step(effect, context).map(|_| ()))
    }

    /// Whether nothing comes of the step: nobody does it, or it is no part of a production box that is repeated.
    pub(super) fn leaves_out(&self, effect: &'static Effect) -> bool {
        self.walking.by.is_none() && !happens_to_the_planet(effect)
            || self.walking.walks == Walks::Production && !is_production(effect)
    }

    /// Whether a step finds what it takes, as the steps walked have left it: a price in kind, a production to fall, one to repeat, a card
    /// to discard. What it lacks may still come of the rest (BASE-PLAY-13, Q-BASE-33).
    pub(crate) fn can_do_now(&self, effect: &'static Effect, context: Context) -> bool {
        if let Effect::Produce(resource, amount) = *effect {
            let change = self.amount(amount, context);
            return change >= 0 || self.after.production[resource] + change >= floor(resource);
        }
        if let Effect::CopyProduction(tag) = *effect {
            return copyable(self.facts, self.seat, tag, Some(self)).next().is_some();
        }
        if *effect == Effect::Discard { self.after.hand > 0 } else { self.can_pay(effect, context) }
    }

    fn can_pay(&self, effect: &Effect, context: Context) -> bool {
        let Some((resource, amount)) = effect.price() else { return true };
        let needs = i32::from(self.amount(amount, context));
        // M€ are asked for with all that is owed.
        resource == Resource::MegaCredits
            || self.stock(resource) >= needs
            || has_other_payers(self.facts, self.seat) && self.wallet(resource).covers(needs as u16).is_ok()
    }

    /// One step. `Ok(true)`: it is certain to be done.
    pub(crate) fn step(&mut self, effect: &'static Effect, context: Context) -> Result<bool, Refusal> {
        let is_done = self.take_step(effect, context)?;
        if !is_done {
            self.walking.has_asked = true;
            self.doubt_step(effect);
        }
        Ok(is_done)
    }

    pub(super) fn take_step(&mut self, effect: &'static Effect, context: Context) -> Result<bool, Refusal> {
        let seat = self.seat;
        if self.leaves_out(effect) {
            return Ok(true);
        }
        self.note_count(effect);
        match *effect {
            Effect::Gain(resource, amount) => {
                let gained = self.amount(amount, context).max(0);
                self.gain(resource, gained);
            }
            Effect::Pay(Resource::MegaCredits, amount, metals) => {
                let amount = self.amount(amount, context).max(0) as u16;
                self.owing.price += amount;
                self.owing.goods = PaymentPurpose::cost(metals);
                self.help(metals);
            }
            Effect::Pay(resource, amount, _) => return self.pay(resource, amount, context).map(|()| true),
            Effect::Produce(resource, amount) => {
                let change = self.amount(amount, context);
                let now = self.after.production[resource];
                if change < 0 && now + change < floor(resource) {
                    self.hope_for(resource, floor(resource) - now - change)
                        .map_err(|()| Refusal::ProductionTooLow { resource, falls: -change, now })?;
                }
                self.produce(resource, change);
            }
            // A mine whose tile was skipped remembers no metal.
            Effect::ProduceMetal(_)
                if self.walking.walks == Walks::Production && remembered(self.facts, context.card) == 0 =>
            {
                return Err(Refusal::NothingToCopy);
            }
            Effect::ProduceMetal(amount) => return Ok(self.produce_metal(amount)),
            Effect::ProduceLowest(amount) => return Ok(self.produce_lowest(amount)),
            Effect::ClaimLand
            | Effect::Remove(..)
            | Effect::OthersDraw(_)
            | Effect::Look(..)
            | Effect::Reveal(_)
            | Effect::DrawUntil(..)
            | Effect::MayDiscard
            | Effect::SetBack(SetBack::RemoveOcean) => return Ok(false),
            Effect::Draw(cards) => {
                let cards = self.amount(cards, context).max(0).unsigned_abs();
                self.after.hand += usize::from(cards).min(self.facts.drawable(Pile::Projects)) as u16;
                return Ok(false);
            }
            Effect::Discard => {
                let drawn = self.after.may_draw.min(1);
                if self.after.hand == 0 {
                    self.after.may_draw -= drawn;
                    self.after.hand += drawn;
                }
                self.after.hand = self.after.hand.checked_sub(1).ok_or(Refusal::NothingToDiscard)?;
                return Ok(false);
            }
            Effect::PlayNow { discount, leeway } => {
                self.walking.has_brought = true;
                let can_play = self.walking.playing == Playing::Alone
                    && has_playable_within(&self.as_it_stands(), seat, (discount, leeway));
                return if can_play { Ok(false) } else { Err(Refusal::NothingToPlay) };
            }
            Effect::RepeatAction => {
                self.walking.has_brought = true;
                let facts = self.as_it_stands();
                let can_repeat = repeatable(&facts, seat).next().is_some();
                return if can_repeat { Ok(false) } else { Err(Refusal::NothingToRepeat) };
            }
            Effect::FundAward => {
                let has_none = open_awards(self.facts) == 0;
                let refusal = || may_fund_free(self.facts, 0).err().unwrap_or(Refusal::NotAnAnswer);
                return if has_none { Err(refusal()) } else { Ok(false) };
            }
            Effect::Settle(settling) => return self.settle_somewhere(settling).map(|()| false),
            Effect::Trade => {
                self.walking.has_brought = true;
                return can_trade(self.facts, seat).map(|()| false);
            }
            Effect::OpenColony => {
                return tiles_left(self.facts).next().map(|_| false).ok_or(Refusal::NoTileLeft);
            }
            Effect::ShiftColonies => {
                return raisable(self.facts).next().map(|_| false).ok_or(Refusal::NothingToShift);
            }
            Effect::Delegates(motion) => return can_move(self.facts, seat, motion).map(|()| false),
            Effect::Fleet(_) | Effect::NextCardDiscount { .. } => {}
            Effect::Lose(resource, amount) => {
                self.doubt(slice::from_ref(effect));
                let lost = i32::from(self.amount(amount, context).max(0)).min(self.stock(resource).max(0));
                self.spend(Payer::Stock(resource), lost as u16);
            }
            Effect::SetBack(SetBack::Lower(parameter, steps)) => {
                (0..steps).for_each(|_| self.lower(parameter));
            }
            // What colonies bring pays for nothing of the play: no card asks for more beside them.
            Effect::Steal(..)
            | Effect::MayChoose(_)
            | Effect::PlayPrelude(_)
            | Effect::GainAny(_)
            | Effect::ColonyBonuses => {
                self.walking.has_brought = true;
                return Ok(false);
            }
            Effect::Reduce(resource, needs) => return self.reduce(resource, needs).map(|()| false),
            Effect::CopyProduction(tag) => {
                let mut sources = copyable(self.facts, seat, tag, Some(self));
                return if sources.next().is_some() { Ok(false) } else { Err(Refusal::NothingToCopy) };
            }
            Effect::Raise(parameter, steps) => {
                for _ in 0..steps {
                    self.raise(parameter);
                }
            }
            Effect::Rate(amount) => {
                let change = self.amount(amount, context);
                self.rate(change);
            }
            Effect::Place(tile, area) => return self.place(tile, area),
            Effect::Add(stored, _, holder) => return Ok(self.add(stored, holder, context)),
            Effect::Take(kind, amount, Source::This) => {
                let (needs, has) = (self.needs(amount, context), self.on_card(context.card));
                if has < needs {
                    return Err(Refusal::TooFewOnCard { what: kind, needs, has });
                }
                self.owing.held_back.hold(context.card, needs);
            }
            Effect::Take(kind, amount, source @ (Source::Own | Source::Anyone)) => {
                return self.take(kind, self.needs(amount, context), source).map(|()| false);
            }
            Effect::Choose(lists) => {
                let draws = |list: &[Effect]| list.iter().any(|step| matches!(step, Effect::Draw(_)));
                let mut may_draw = false;
                let mut open = lists
                    .iter()
                    .filter(|list| self.is_open(list, context))
                    .inspect(|list| may_draw |= draws(list));
                if let (Some(only), None) = (open.next(), open.next()) {
                    self.walk_all(only, context)?;
                } else if may_draw && self.facts.drawable(Pile::Projects) > 0 {
                    self.after.may_draw += 1;
                }
                self.walking.has_brought = true;
                return Ok(false);
            }
            Effect::ChooseAmount(of, _) => {
                return if self.count(of, context) > 0 {
                    Ok(false)
                } else {
                    Err(Refusal::NothingToChoose { of })
                };
            }
            Effect::If(condition, then, otherwise) => {
                let list = if self.holds(condition, context) { then } else { otherwise };
                self.walk_all(list, context)?;
            }
            Effect::Then(step, next) => {
                if !self.step(step, context)? {
                    self.doubt(next);
                    return Ok(false);
                }
                self.walk_all(next, context)?;
            }
        }
        Ok(true)
    }

    /// Whether one of several lists may be chosen: what it costs can be paid and what it must do can be done. One that then
    /// does nothing may be chosen too (Q-BASE-32).
    pub(crate) fn is_open(&self, list: &'static [Effect], context: Context) -> bool {
        let mut fork = self.fork();
        let mut aimed = list.iter().filter(|effect| targets::names_its_target(effect));
        aimed.all(|effect| targets::finds_target(self.facts, self.seat, effect, context))
            && fork.walk_all(list, context).and_then(|()| fork.covers()).is_ok()
    }

    /// Pays so much of a resource before any step is walked, as far as it is there.
    pub(crate) fn spend_first(&mut self, resource: Resource, amount: u16) {
        let has = self.facts.players[self.seat].stock[resource];
        self.spend(Payer::Stock(resource), amount.min(has));
    }

    /// Runs the player's own triggers that certainly fire when `by` (`None`: nobody) makes this happen.
    pub(crate) fn on_event(&mut self, by: Option<Seat>, happening: TriggerEvent) {
        let (facts, seat, live) = (self.facts, self.seat, self.after.live);
        each_heard(facts, seat, by, live, happening, |event_log| {
            let steps = Script::of_card(event_log.card, Root::Trigger(event_log.trigger)).effects();
            let context =
                Context { card: event_log.card, given: happening.given(), purpose: CountPurpose::Trigger };
            for _ in 0..event_log.times {
                self.done_by(Some(seat), |ledger| ledger.walk_given(steps, context));
            }
        });
    }
}
