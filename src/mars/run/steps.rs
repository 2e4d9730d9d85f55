//! Steps of cards, projects and areas being carried out.

use super::{Flow, Run, RunUntil, Settled};
use crate::kit::Seat;
use crate::mars::cards::{
    Amount, CardId, DelegateMove, Effect, Party, Recipient, Removable, Resource, SetBack, Source, card,
};
use crate::mars::judge::copies::is_production;
use crate::mars::judge::offers::{Ask, Offers};
use crate::mars::judge::{ask, order};
use crate::mars::read::count::{CountContext, amount, holds, lowest};
use crate::mars::read::discounts::{Discounts, has_other_payers};
use crate::mars::read::metals::metals;
use crate::mars::read::planet::happens_to_the_planet;
use crate::mars::read::targets::{holders, left_of_any};
use crate::mars::state::agenda::{Cause, NO_STEP, Removal, Root, Script, StepMode, Steps, Task};
use crate::mars::state::event::Event;
use crate::mars::state::facts::floor;
use crate::mars::state::payer::{Payer, Price};
use crate::mars::state::question::{Choice, PaymentPurpose};
use core::ptr;

impl Run<'_> {
    pub(crate) fn steps(&mut self, steps: Steps) -> Flow {
        let (mut steps, effects) = (steps, steps.effects());
        if steps.now == NO_STEP {
            let Some(next) = steps.waiting_of(effects).next() else {
                self.pop();
                return Flow::On;
            };
            steps.now = next;
            self.replace(Task::Steps(steps));
        }
        let Some(effect) = effects.get(usize::from(steps.now)) else { return Flow::On };
        if steps.doer().is_none() && !happens_to_the_planet(effect) {
            self.done(&mut steps, effects);
            return Flow::On;
        }
        // Whether it is left open takes two answers to know.
        match self.game.ask_step_for(&steps, effect, 2) {
            None => {
                self.done(&mut steps, effects);
                self.do_step(steps, effect, 0);
            }
            // Which cards another seat holds is not known.
            Some(ask) if self.sees_not(steps.seat, &ask) => return Flow::Asks,
            Some(ask) => match Self::settled(&ask) {
                Settled::Open => return Flow::Asks,
                // What the play has set going may draw the card.
                Settled::Nothing if *effect == Effect::Discard && self.comes_after_triggers(&steps) => {}
                Settled::Nothing => self.done(&mut steps, effects),
                Settled::Only(choice) => self.answer_step(steps, choice),
            },
        }
        Flow::On
    }

    /// Whether what this seat is asked cannot be seen, so that the run ends.
    fn sees_not(&mut self, seat: Seat, ask: &Ask) -> bool {
        let is_hidden = match (self.until, ask.offers) {
            (RunUntil::Of(who), Offers::Cards(..)) => {
                let player = &self.facts().players[seat];
                // A card that was drawn on the way is not known either.
                player.hand.contains(CardId::HIDDEN) || who != seat && player.hand_size > 0
            }
            _ => false,
        };
        is_hidden && self.hides()
    }

    /// Marks the step that is on as done, of the effects of its slice; `steps.now` keeps its place.
    fn done(&mut self, steps: &mut Steps, effects: &[Effect]) {
        steps.done |= 1 << steps.now;
        let between = steps.between();
        if between.waiting_of(effects).next().is_none() {
            self.pop();
        } else {
            self.replace(Task::Steps(between));
        }
    }

    /// A step that asks nothing; its own lists stand from this place on (see [`Steps::within`]).
    fn do_step(&mut self, steps: Steps, effect: &'static Effect, lists: u8) {
        let seat = steps.seat;
        let repeats = steps.script.root == Root::Production;
        if repeats && !is_production(effect) {
            return;
        }
        match *effect {
            Effect::Gain(resource, amount) => {
                let amount = self.amount(&steps, amount);
                self.gain(seat, resource, amount);
            }
            Effect::Pay(resource, amount, metals) => {
                let needs = self.amount(&steps, amount).max(0) as u16;
                self.pay_in_full(steps, resource, needs, metals);
            }
            Effect::Produce(resource, amount) => {
                let change = self.amount(&steps, amount);
                let is_full = change >= 0
                    || self.facts().players[seat].production[resource] + change >= floor(resource);
                if is_full || !self.waits_for_the_rest(&steps, effect) {
                    self.produce(seat, steps.doer(), resource, change);
                }
            }
            Effect::ProduceMetal(amount) => self.produce_metal(&steps, amount, metals(self.facts(), &steps)),
            Effect::ProduceLowest(amount) => {
                let lowest = lowest(&self.facts().players[seat].production);
                self.produce_at(&steps, amount, lowest.trailing_zeros() as u8);
            }
            Effect::Raise(parameter, count) => {
                for _ in 0..count {
                    self.raise(steps.doer(), parameter);
                }
            }
            Effect::Rate(amount) => {
                let change = self.amount(&steps, amount);
                self.rate(seat, change);
            }
            Effect::Take(_, amount, Source::This) => self.take_from(&steps, amount, steps.script.card),
            Effect::Draw(cards) => {
                for _ in 0..self.amount(&steps, cards) {
                    self.draw(seat);
                }
            }
            Effect::OthersDraw(cards) => {
                for other in self.facts().others(seat) {
                    (0..cards).for_each(|_| self.draw(other));
                }
            }
            Effect::Look(cards, keep) => self.look(seat, cards, keep),
            Effect::Reveal(tag) => {
                self.reveal(tag);
            }
            Effect::DrawUntil(sought, cards) => self.search(seat, sought, cards),
            Effect::Fleet(more) => (0..more).for_each(|_| self.emit(Event::FleetGained(seat))),
            Effect::ColonyBonuses => self.all_colony_bonuses(seat),
            Effect::PlayPrelude(cards) => self.draw_preludes(seat, cards),
            Effect::If(condition, ..) => {
                let reader = CountContext::of(seat, steps.context());
                let branch = u8::from(!holds(self.facts(), condition, reader));
                self.push(Task::Steps(steps.within(steps.now, lists + branch)));
            }
            Effect::NextCardDiscount { discount, leeway } => {
                self.emit(Event::Eased { seat, discount, leeway });
            }
            Effect::Then(Effect::Reveal(tag), _) if !repeats => {
                if self.reveal(*tag) {
                    self.push(Task::Steps(steps.within(steps.now, lists)));
                }
            }
            // What follows is owed before the step is done, for the step may set more going, which comes first.
            Effect::Then(step, _) => {
                self.push(Task::Steps(steps.within(steps.now, lists)));
                self.do_step(steps, step, lists + 1);
            }
            Effect::Lose(resource, amount) => {
                let has = self.facts().players[seat].stock[resource];
                let amount = self.amount(&steps, amount).max(0).unsigned_abs().min(has);
                if amount > 0 {
                    self.emit(Event::Lost { seat, by: None, resource, amount });
                }
            }
            Effect::Delegates(DelegateMove::SeizeChair) => self.seize_chair(seat),
            // There is none to gain, to put or to take.
            Effect::GainAny(_)
            | Effect::Add(
                _,
                _,
                Recipient::This
                | Recipient::Own
                | Recipient::OwnHolding
                | Recipient::Tagged(_)
                | Recipient::Played,
            )
            | Effect::Take(_, _, Source::Own | Source::Anyone) => {}
            Effect::SetBack(SetBack::Lower(parameter, count)) => {
                (0..count).for_each(|_| self.lower(parameter));
            }
            Effect::Add(stored, amount, holder @ (Recipient::Every | Recipient::EveryHolding)) => {
                let amount = self.amount(&steps, amount).clamp(0, i16::from(u8::MAX)) as u8;
                let cards = holders(self.facts(), seat, stored, holder, steps.context());
                for card in cards.iter() {
                    self.emit(Event::Added { card, amount });
                }
            }
            Effect::Reduce(..)
            | Effect::CopyProduction(_)
            | Effect::Place(..)
            | Effect::ClaimLand
            | Effect::Remove(..)
            | Effect::Steal(..)
            | Effect::Discard
            | Effect::MayDiscard
            | Effect::PlayNow { .. }
            | Effect::RepeatAction
            | Effect::FundAward
            | Effect::Settle(_)
            | Effect::Trade
            | Effect::OpenColony
            | Effect::ShiftColonies
            | Effect::SetBack(SetBack::RemoveOcean)
            | Effect::Delegates(_)
            | Effect::Choose(_)
            | Effect::MayChoose(_)
            | Effect::ChooseAmount(..) => debug_assert!(false, "the step asks"),
        }
    }

    /// A step, with its answer.
    pub(crate) fn answer_step(&mut self, steps: Steps, choice: Choice) {
        let effects = steps.effects();
        let Some(effect) = effects.get(usize::from(steps.now)) else { return };
        if let Choice::First(place) = choice {
            self.hasten(place);
            return;
        }
        let mut steps = steps;
        self.done(&mut steps, effects);
        self.take_answer(&steps, effect, choice, 0);
    }

    /// Carries out a choice for a step whose own lists begin at this place.
    fn take_answer(&mut self, steps: &Steps, effect: &'static Effect, choice: Choice, lists: u8) {
        match (effect, choice) {
            // Nothing was put first: the cards are looked at now.
            (Effect::Look(..), _) => self.do_step(*steps, effect, lists),
            (Effect::Then(step, _), _) => {
                let is_declined = choice == Choice::Done && !matches!(step, Effect::Look(..));
                if !is_declined {
                    let next = steps.within(steps.now, lists);
                    self.push(Task::Steps(match choice {
                        Choice::Space(space) => next.by(Cause::Space(space)),
                        _ => next,
                    }));
                    self.take_answer(steps, step, choice, lists + 1);
                }
            }
            (_, Choice::Done) => {}
            _ => self.answer_effect(steps, effect, choice, lists),
        }
    }

    fn answer_effect(&mut self, steps: &Steps, effect: &'static Effect, choice: Choice, lists: u8) {
        let seat = steps.seat;
        match (*effect, choice) {
            (Effect::Place(tile, _), Choice::Space(space)) => self.place(steps.doer(), tile, space),
            (Effect::SetBack(_), Choice::Space(space)) => self.emit(Event::OceanRemoved { space }),
            (Effect::Delegates(motion), Choice::Option(place)) => {
                let Some(&party) = Party::ALL.get(usize::from(place)) else { return };
                match motion {
                    DelegateMove::Send(delegates) => self.send_from_reserve(seat, delegates, party),
                    DelegateMove::Recall => self.push(Task::Recall { seat, party }),
                    DelegateMove::Replace => self.replace_neutral(seat, party),
                    DelegateMove::SeizeChair => {}
                }
            }
            (Effect::GainAny(amount), Choice::Option(place)) => {
                if let Some(&resource) = Resource::ALL.get(usize::from(place)) {
                    self.gain(seat, resource, 1);
                }
                let left = left_of_any(self.facts(), steps, amount) - 1;
                if left > 0 {
                    self.push(Task::Steps(steps.only(steps.now).by(Cause::Number(left))));
                }
            }
            (Effect::ClaimLand, Choice::Space(space)) => self.emit(Event::Claimed { seat, space }),
            (Effect::Reduce(resource, amount), Choice::Seat(other)) => {
                self.produce(other, steps.doer(), resource, -i16::from(amount));
            }
            (Effect::CopyProduction(_), Choice::TableauCard(id)) => {
                self.push_steps(seat, Script::of_card(id, Root::Production), Cause::Nothing);
            }
            (Effect::ProduceMetal(amount), Choice::Option(place)) => {
                self.produce_metal(steps, amount, 1 << place);
            }
            (Effect::Remove(Removable::Stock(resource), most, _), Choice::Seat(from)) => {
                self.push(Task::HowMany { seat, cut: Removal::Removed(from, resource), most });
            }
            (Effect::Remove(Removable::Card(_), most, _), Choice::TableauCard(id)) => {
                self.push(Task::HowMany { seat, cut: Removal::OffCard(id), most });
            }
            (Effect::Steal(resource, most), Choice::Seat(from)) => {
                self.push(Task::HowMany { seat, cut: Removal::Stolen(from, resource), most });
            }
            // The neutral opponent always has enough (Q-SOLO-02).
            (Effect::Steal(resource, most), Choice::Neutral) => self.gain(seat, resource, i16::from(most)),
            (Effect::Add(_, amount, holder), Choice::TableauCard(id)) => {
                let amount = self.amount(steps, amount).clamp(0, i16::from(u8::MAX)) as u8;
                debug_assert!(holder != Recipient::This || id == steps.script.card);
                self.emit(Event::Added { card: id, amount });
            }
            (Effect::Take(_, amount, Source::Own | Source::Anyone), Choice::TableauCard(id)) => {
                self.take_from(steps, amount, id);
            }
            (Effect::ProduceLowest(amount), Choice::Option(place)) => self.produce_at(steps, amount, place),
            (Effect::PlayNow { discount, leeway }, Choice::Card(id)) => {
                if steps.script.root == Root::Play {
                    self.push(Task::ResolveInner { seat, card: id, with: steps.script.card });
                }
                let price = Discounts::of(self.facts(), seat).eased(discount, leeway).price(card(id));
                self.push_bill(seat, Price::money(price), PaymentPurpose::Card(id));
            }
            (Effect::RepeatAction, Choice::TableauCard(card)) => self.push(Task::Again { seat, card }),
            (Effect::Settle(_), Choice::TableauCard(tile)) => self.settle_on(seat, tile),
            (Effect::Trade, Choice::TableauCard(tile)) => self.send_fleet(seat, tile),
            (Effect::OpenColony, Choice::TableauCard(tile)) => {
                self.emit(Event::ColonyOpened { by: Some(seat), tile });
            }
            (Effect::ShiftColonies, Choice::TableauCard(tile)) => self.raise_marker(seat, tile),
            (Effect::FundAward, Choice::Fund(award)) => self.emit(Event::AwardFunded { seat, award }),
            (Effect::Discard | Effect::MayDiscard, Choice::Card(id)) => {
                self.emit(Event::Discarded { seat, card: id });
            }
            (Effect::Choose(_) | Effect::MayChoose(_), Choice::Option(place)) => {
                self.push(Task::Steps(steps.within(steps.now, lists + place)));
            }
            (Effect::ChooseAmount(..), Choice::Amount(amount)) => {
                let chosen = Cause::Number(amount);
                self.push(Task::Steps(steps.within(steps.now, lists).by(chosen)));
            }
            // The neutral opponent loses production or resources without having any (Q-SOLO-02).
            _ => debug_assert!(choice == Choice::Neutral, "no answer to this step"),
        }
    }

    /// Puts a waiting step on top, as a task of its own.
    pub(crate) fn hasten(&mut self, place: u8) {
        let Some(wait) = order::waiting(self.game).nth(usize::from(place)) else { return };
        let Some(Task::Steps(steps)) = self.game.agenda.get_mut(wait.task) else { return };
        let mut first = steps.only(wait.step);
        first.doing = StepMode::First;
        steps.done |= 1 << wait.step;
        self.push(Task::Steps(first));
    }

    /// Pays a step's price. What cannot be paid yet waits for the rest of the play.
    pub(crate) fn pay_in_full(&mut self, steps: Steps, resource: Resource, needs: u16, helping: &[Resource]) {
        let seat = steps.seat;
        let is_money = resource == Resource::MegaCredits;
        let goods = PaymentPurpose::cost(if is_money { helping } else { &[] });
        let price = Price { unit: resource, amount: needs };
        let covers = || ask::wallet(self.game, seat, resource, goods).covers(needs).is_ok();
        if (is_money || has_other_payers(self.facts(), seat)) && covers() {
            self.push_bill(seat, price, goods);
        } else if self.facts().players[seat].stock[resource] >= needs {
            self.pay(seat, Payer::Stock(resource), needs);
        } else {
            let waits = steps.only(steps.now);
            match self.game.agenda.iter().rposition(|task| matches!(task, Task::AfterPlay)) {
                Some(place) => self.owe(place, Task::Steps(waits)),
                // A way on which something stays unpaid is none.
                None if self.until == RunUntil::Blind => self.until = RunUntil::Ended,
                // Nothing more can bring what is missing: it is paid as far as there is something.
                None if is_money => self.push_bill(seat, price, goods),
                None => self.pay(seat, Payer::Stock(resource), needs),
            }
        }
    }

    /// Lets a loss of production that a play cannot take yet wait for the rest of the play (BASE-PLAY-13); whether it waits.
    fn waits_for_the_rest(&mut self, steps: &Steps, effect: &Effect) -> bool {
        let is_of_a_card = matches!(steps.script.root, Root::Play | Root::Production);
        let is_whole = steps.effect().is_some_and(|on| ptr::eq(on, effect));
        if !is_of_a_card || !is_whole || steps.doer().is_none() {
            return false;
        }
        let end = self.game.agenda.iter().rposition(|task| matches!(task, Task::AfterPlay));
        match end {
            Some(place) => self.owe(place, Task::Steps(steps.only(steps.now))),
            // A way on which something stays undone is none.
            None if self.until == RunUntil::Blind => self.until = RunUntil::Ended,
            None => {}
        }
        end.is_some()
    }

    /// Puts the steps on top behind what their play has set going (Q-BASE-33); whether there is any of it.
    fn comes_after_triggers(&mut self, steps: &Steps) -> bool {
        let end = self.game.agenda.iter().rposition(|task| matches!(task, Task::AfterPlay));
        let Some(behind) = end.map(|place| place + 1).filter(|&place| place + 1 < self.game.agenda.len())
        else {
            return false;
        };
        self.pop();
        self.owe(behind, Task::Steps(steps.between()));
        true
    }

    /// Takes so many off a card.
    fn take_from(&mut self, steps: &Steps, amount: Amount, from: CardId) {
        let amount = self.amount(steps, amount).clamp(0, u8::MAX.into()) as u8;
        self.take_off(steps.doer(), from, amount);
    }

    pub(crate) fn amount(&self, steps: &Steps, of: Amount) -> i16 {
        amount(self.facts(), of, CountContext::of(steps.seat, steps.context()))
    }
}
