//! Carrying out: answers are taken, tasks run until the next question.

use super::Mars;
use super::agenda::{Cut, Goods, Hastened, NO_STEP, Root, Script, Steps, Task, Tender};
use super::ask::{self, Ask, Decline, metals};
use super::commit::commit;
use super::count::{Reader, amount, holds};
use super::event::{Event, Pile};
use super::facts::Facts;
use super::forecast;
use super::order;
use super::question::Choice;
use super::slots;
use super::terms::Terms;
use super::triggers::{Happening, eagerness, heard_by, is_turned_down};
use super::turn;
use crate::cards::{
    Amount, CONVERSIONS, CardId, Conversion, Effect, Holder, Keep, Removable, Source, StandardProject,
    Victim, card,
};
use crate::kit::{Heard, Seat};
use crate::words::{Resource, Tag};
use arrayvec::ArrayVec;

/// One move being carried out.
pub(crate) struct Run<'g> {
    pub(crate) game: &'g mut Mars,
    pub(crate) heard: &'g mut Heard<Event>,
}

/// Whether the run goes on or waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    On,
    Asks,
}

impl Run<'_> {
    pub(crate) fn facts(&self) -> &Facts {
        &self.game.facts
    }

    /// Makes an event true and tells it.
    pub(crate) fn tell(&mut self, event: Event) {
        commit(&mut self.game.facts, event);
        self.heard.tell(event);
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.game.agenda.push(task);
    }

    fn push_steps(&mut self, seat: Seat, script: Script, context: u16) {
        if !script.effects().is_empty() {
            self.push(Task::Steps(Steps::new(seat, script, context)));
        }
    }

    /// Runs tasks until one asks or none is left.
    pub(crate) fn on(&mut self) {
        while let Some(&task) = self.game.agenda.last() {
            let flow = match task {
                Task::Setup | Task::Draft | Task::Research => self.sealed(task),
                Task::Turn { seat, taken } => self.turn(seat, taken),
                Task::Convert { seat } => self.convert(seat),
                Task::Enter { seat } => self.enter(seat),
                Task::TakeCards { seat } => self.take_cards(seat),
                Task::Bill { seat, price, next, goods } => self.bill(seat, price, next, goods),
                Task::Bought { seat, goods } => self.bought(seat, goods),
                Task::Steps(steps) => self.steps(steps),
                Task::AfterPlay { seat, card } => self.after_play(seat, card),
                Task::TurnDown { seat, card } => self.turn_down(seat, card),
                Task::HowMany { .. } | Task::Selling { .. } => self.settle(task),
                Task::Keeping { seat, left, .. } => self.keeping(task, seat, left),
                Task::Buying { seat, .. } => self.buying(task, seat),
                Task::Over => self.over(),
            };
            if flow == Flow::Asks {
                return;
            }
        }
    }

    /// Takes an answer that is offered.
    pub(crate) fn take(&mut self, seat: Seat, choice: Choice) {
        let Some(&task) = self.game.agenda.last() else { return };
        match task {
            Task::Setup | Task::Draft | Task::Research => {
                slots::answer(&self.game.facts, task, &mut self.game.slots[seat], seat, choice);
            }
            Task::Turn { seat, taken } => self.act(seat, taken, choice),
            Task::Convert { .. } if choice == Choice::Done => self.pop(),
            Task::Convert { seat } => self.pay_conversion(seat, Conversion::Plants),
            Task::Bill { seat, price, next, goods } => {
                if let Choice::Amount(amount) = choice {
                    self.pay_part(seat, price, next, goods, amount);
                }
            }
            Task::Steps(steps) => self.answer_step(steps, choice),
            Task::HowMany { seat, cut, .. } => {
                self.game.agenda.pop();
                if let Choice::Amount(amount) = choice {
                    self.cut(seat, cut, amount);
                }
            }
            Task::Keeping { seat, left, .. } => {
                if let Choice::Card(id) = choice {
                    self.tell(Event::Kept { seat, card: id });
                    self.replace(Task::Keeping { seat, left: left - 1, above: id });
                }
            }
            Task::Buying { seat, .. } => match choice {
                Choice::Card(id) => {
                    self.replace(Task::Buying { seat, above: id });
                    self.push_bill(seat, slots::CARD_PRICE, Goods::Dealt(id));
                }
                _ => self.decline_dealt(seat),
            },
            Task::Selling { seat, sold, .. } => match choice {
                Choice::Card(id) => self.sell(seat, id, sold),
                _ => self.pop(),
            },
            Task::Enter { .. }
            | Task::TakeCards { .. }
            | Task::Bought { .. }
            | Task::AfterPlay { .. }
            | Task::TurnDown { .. }
            | Task::Over => {}
        }
    }

    fn pop(&mut self) {
        self.game.agenda.pop();
    }

    /// Puts another task in the place of the top one.
    pub(crate) fn replace(&mut self, task: Task) {
        if let Some(top) = self.game.agenda.last_mut() {
            *top = task;
        }
    }

    /// Answers what has only one answer, drops what has none.
    fn settle(&mut self, task: Task) -> Flow {
        let Some(ask) = self.game.ask_task(&task) else { return Flow::Asks };
        match Self::settled(&ask) {
            Settled::Open => return Flow::Asks,
            Settled::Nothing => self.pop(),
            Settled::Only(choice) => {
                if let Some(seat) = task.seat() {
                    self.take(seat, choice);
                }
            }
        }
        Flow::On
    }

    fn settled(ask: &Ask) -> Settled {
        if ask.offers.is_empty() {
            Settled::Nothing
        } else if ask.decline == Decline::May {
            Settled::Open
        } else {
            ask.offers.only().map_or(Settled::Open, Settled::Only)
        }
    }

    // Turns.

    fn turn(&mut self, seat: Seat, taken: u8) -> Flow {
        if taken >= 2 {
            self.end_turn(seat);
            return Flow::On;
        }
        let facts = self.facts();
        if facts.first_action_due.contains(seat) && !turn::can_do_first_action(facts, seat) {
            self.tell(Event::FirstActionSettled(seat));
        }
        Flow::Asks
    }

    fn act(&mut self, seat: Seat, taken: u8, choice: Choice) {
        self.replace(Task::Turn { seat, taken: taken + 1 });
        match choice {
            Choice::Play(id) => {
                let price = Terms::of(self.facts(), seat).price(card(id));
                self.push_bill(seat, price, Goods::Card(id));
            }
            Choice::Project(StandardProject::SellPatents) => {
                self.push(Task::Selling { seat, above: CardId::HIDDEN, sold: 0 });
            }
            Choice::Project(project) => {
                let price = Terms::of(self.facts(), seat).project(project);
                self.push_bill(seat, price, Goods::Project(project));
            }
            Choice::Claim(place) => self.push_bill(seat, turn::MILESTONE_PRICE, Goods::Milestone(place)),
            Choice::Fund(place) => {
                let price = turn::AWARD_PRICES[self.facts().awards.len().min(turn::MOST_CLAIMED - 1)];
                self.push_bill(seat, price, Goods::Award(place));
            }
            Choice::Act { card, which } => {
                self.tell(Event::Used { seat, card });
                self.push_steps(seat, Script::of_card(card, Root::Gain(which)), 0);
                self.push_steps(seat, Script::of_card(card, Root::Cost(which)), 0);
            }
            Choice::Convert(conversion) => self.pay_conversion(seat, conversion),
            Choice::FirstAction => {
                self.tell(Event::FirstActionSettled(seat));
                let corporation = self.facts().players[seat].corporation;
                self.push_steps(seat, Script::of_card(corporation, Root::First), 0);
            }
            Choice::Pass => {
                self.tell(Event::Passed(seat));
                self.end_turn(seat);
            }
            _ => self.end_turn(seat),
        }
    }

    fn pay_conversion(&mut self, seat: Seat, conversion: Conversion) {
        let amount = turn::conversion_price(&Terms::of(self.facts(), seat), conversion);
        self.tell(Event::Paid { seat, resource: conversion.resource(), amount });
        debug_assert!(!CONVERSIONS[conversion as usize].play.is_empty());
        self.push_steps(seat, Script::of(Root::Convert(conversion)), 0);
    }

    fn sell(&mut self, seat: Seat, id: CardId, sold: u8) {
        self.replace(Task::Selling { seat, above: id, sold: sold.saturating_add(1) });
        self.tell(Event::Discarded { seat, card: id });
        self.push_steps(seat, Script::of(Root::Project(StandardProject::SellPatents)), 0);
    }

    // Payments.

    fn push_bill(&mut self, seat: Seat, price: u16, goods: Goods) {
        self.push(Task::Bill { seat, price, next: Tender::Steel, goods });
    }

    /// Pays a price resource by resource until one of them is a choice; M€ are the remainder.
    fn bill(&mut self, seat: Seat, price: u16, next: Tender, goods: Goods) -> Flow {
        let purse = ask::purse(self.facts(), seat, goods);
        let (mut price, mut next) = (price, next);
        while let Some((least, most)) = purse.bounds(next, price) {
            if least < most {
                self.replace(Task::Bill { seat, price, next, goods });
                return Flow::Asks;
            }
            let (resource, after) = next.resource();
            self.pay(seat, resource, least);
            (price, next) = (purse.left(next, price, least), after);
        }
        self.replace(Task::Bought { seat, goods });
        self.pay(seat, Resource::MegaCredits, price);
        Flow::On
    }

    fn pay_part(&mut self, seat: Seat, price: u16, next: Tender, goods: Goods, amount: u16) {
        let price = ask::purse(self.facts(), seat, goods).left(next, price, amount);
        let (resource, after) = next.resource();
        self.pay(seat, resource, amount);
        self.replace(Task::Bill { seat, price, next: after, goods });
    }

    /// Pays, if there is anything to pay.
    pub(crate) fn pay(&mut self, seat: Seat, resource: Resource, amount: u16) {
        if amount > 0 {
            self.tell(Event::Paid { seat, resource, amount });
        }
    }

    fn bought(&mut self, seat: Seat, goods: Goods) -> Flow {
        self.pop();
        match goods {
            Goods::Card(id) => self.play_card(seat, id),
            Goods::Project(project) => {
                self.push_steps(seat, Script::of(Root::Project(project)), 0);
                self.fire(seat, Happening::Project(project), 0);
            }
            Goods::Milestone(milestone) => self.tell(Event::MilestoneClaimed { seat, milestone }),
            Goods::Award(award) => self.tell(Event::AwardFunded { seat, award }),
            Goods::Dealt(id) => self.tell(Event::Kept { seat, card: id }),
            Goods::Cost(_) => {}
        }
        Flow::On
    }

    // Cards.

    fn play_card(&mut self, seat: Seat, id: CardId) {
        self.tell(Event::Played { seat, card: id });
        if is_turned_down(id) {
            self.push(Task::TurnDown { seat, card: id });
        }
        self.push(Task::AfterPlay { seat, card: id });
        self.push_steps(seat, Script::of_card(id, Root::Play), 0);
    }

    fn turn_down(&mut self, seat: Seat, id: CardId) -> Flow {
        self.pop();
        self.tell(Event::TurnedDown { seat, card: id });
        Flow::On
    }

    fn after_play(&mut self, seat: Seat, id: CardId) -> Flow {
        self.pop();
        self.fire(seat, Happening::Card(id), id.number());
        Flow::On
    }

    /// Puts every trigger that fires on the agenda, one task each time it fires; what asks nothing comes
    /// first, then seats in player order from the one who caused it.
    pub(crate) fn fire(&mut self, by: Seat, happening: Happening, context: u16) {
        let mut fired: ArrayVec<Steps, 48> = ArrayVec::new();
        let facts = self.facts();
        for owner in by.round(facts.options.players) {
            for heard in heard_by(facts, owner, by, CardId::HIDDEN, happening) {
                let script = Script::of_card(heard.card, Root::Trigger(heard.trigger));
                for _ in 0..heard.times {
                    fired.push(Steps::new(owner, script, context));
                }
            }
        }
        if fired.len() > 1 {
            fired.sort_by_key(|steps| eagerness(steps.effects()));
        }
        for steps in fired.into_iter().rev() {
            self.push(Task::Steps(steps));
        }
    }

    /// A corporation is revealed and brings what it starts with (BASE-SETUP-09).
    fn enter(&mut self, seat: Seat) -> Flow {
        let facts = self.facts();
        let id = if facts.options.beginners.contains(seat) {
            crate::cards::BEGINNER_CORPORATION.id
        } else {
            facts.players[seat].corporations[usize::from(self.game.slots[seat].corporation)]
        };
        self.replace(Task::TakeCards { seat });
        self.tell(Event::CorporationRevealed { seat, card: id });
        self.push(Task::AfterPlay { seat, card: id });
        self.push_steps(seat, Script::of_card(id, Root::Play), 0);
        self.meet_neutral_cities(seat, id);
        Flow::On
    }

    /// Takes the cards that are chosen in the seat's slot, pays for them and discards the rest.
    fn take_cards(&mut self, seat: Seat) -> Flow {
        self.pop();
        let slot = core::mem::take(&mut self.game.slots[seat]);
        let dealt = self.facts().players[seat].dealt.clone();
        self.pay(seat, Resource::Heat, slot.heat);
        self.pay(seat, Resource::MegaCredits, slots::CARD_PRICE * slot.count() - slot.heat);
        for (place, &id) in dealt.iter().enumerate() {
            self.tell(if slot.has_chosen(place) {
                Event::Kept { seat, card: id }
            } else {
                Event::Declined { seat, card: id }
            });
        }
        Flow::On
    }

    // Steps.

    fn steps(&mut self, steps: Steps) -> Flow {
        let mut steps = steps;
        if steps.now == NO_STEP {
            let Some(next) = steps.waiting().next() else {
                self.pop();
                return Flow::On;
            };
            steps.now = next;
            self.replace(Task::Steps(steps));
        }
        let Some(effect) = steps.effect() else { return Flow::On };
        match self.game.ask_step(&steps, effect) {
            None => {
                self.done(&mut steps);
                self.do_step(steps, effect);
            }
            Some(ask) => match Self::settled(&ask) {
                Settled::Open => return Flow::Asks,
                Settled::Nothing => self.done(&mut steps),
                Settled::Only(choice) => self.answer_step(steps, choice),
            },
        }
        Flow::On
    }

    /// Marks the step that is on as done; `steps.now` keeps its place.
    fn done(&mut self, steps: &mut Steps) {
        steps.done |= 1 << steps.now;
        let between = Steps { now: NO_STEP, ..*steps };
        if between.waiting().next().is_none() {
            self.pop();
        } else {
            self.replace(Task::Steps(between));
        }
    }

    /// A step that asks nothing.
    fn do_step(&mut self, steps: Steps, effect: &'static Effect) {
        let seat = steps.seat;
        if steps.script.root == Root::Production && !forecast::is_production(effect) {
            if matches!(effect, Effect::Then(..)) {
                self.push(Task::Steps(steps.within(steps.now, 0)));
            }
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
                self.produce(seat, seat, resource, change);
            }
            Effect::ProduceMetal(amount) => self.produce_metal(&steps, amount, metals(self.facts(), &steps)),
            Effect::Raise(parameter, count) => {
                for _ in 0..count {
                    self.raise(seat, parameter);
                }
            }
            Effect::Rate(amount) => {
                let change = self.amount(&steps, amount);
                self.rate(seat, change);
            }
            Effect::Take(_, amount, Source::This) => {
                self.tell(Event::Taken { by: seat, card: steps.script.card, amount });
            }
            Effect::Draw(cards) => {
                for _ in 0..cards {
                    self.draw(seat);
                }
            }
            Effect::Look(cards, keep) => self.look(seat, cards, keep),
            Effect::If(condition, ..) => {
                let reader = Reader { seat, card: steps.script.card, chosen: steps.context };
                let branch = u8::from(!holds(self.facts(), condition, reader));
                self.push(Task::Steps(steps.within(steps.now, branch)));
            }
            Effect::Ease { discount, leeway } => self.tell(Event::Eased { seat, discount, leeway }),
            Effect::Then(Effect::Reveal(tag), _) => {
                if self.reveal(*tag) {
                    self.push(Task::Steps(steps.within(steps.now, 0)));
                }
            }
            Effect::Then(..)
            | Effect::Reveal(_)
            | Effect::Reduce(..)
            | Effect::CopyProduction(_)
            | Effect::Place(..)
            | Effect::ClaimLand
            | Effect::Remove(..)
            | Effect::Steal(..)
            | Effect::Add(..)
            | Effect::Take(_, _, Source::Anyone)
            | Effect::MayDiscard
            | Effect::Choose(_)
            | Effect::MayChoose(_)
            | Effect::ChooseAmount(..) => debug_assert!(false, "the step asks"),
        }
    }

    /// A step, with its answer.
    fn answer_step(&mut self, steps: Steps, choice: Choice) {
        let Some(effect) = steps.effect() else { return };
        if let Choice::First(place) = choice {
            self.hasten(place);
            return;
        }
        let mut steps = steps;
        self.done(&mut steps);
        if choice == Choice::Done {
            return;
        }
        let effect = match effect {
            Effect::Then(step, _) => {
                let mut next = steps.within(steps.now, 0);
                if let Choice::Space(space) = choice {
                    next.context = u16::from(space.0);
                }
                self.push(Task::Steps(next));
                step
            }
            _ => effect,
        };
        self.answer_effect(&steps, effect, choice);
    }

    fn answer_effect(&mut self, steps: &Steps, effect: &'static Effect, choice: Choice) {
        let seat = steps.seat;
        match (*effect, choice) {
            (Effect::Place(tile, _), Choice::Space(space)) => self.place(seat, tile, space),
            (Effect::ClaimLand, Choice::Space(space)) => self.tell(Event::Claimed { seat, space }),
            (Effect::Reduce(resource, amount), Choice::Seat(other)) => {
                self.produce(other, seat, resource, -i16::from(amount));
            }
            (Effect::CopyProduction(_), Choice::Holder(id)) => {
                self.push_steps(seat, Script::of_card(id, Root::Production), 0);
            }
            (Effect::ProduceMetal(amount), Choice::Option(place)) => {
                self.produce_metal(steps, amount, 1 << place);
            }
            (
                Effect::Remove(Removable::Stock(resource), most, Victim::Anyone | Victim::NeighbourOfPlaced),
                Choice::Seat(from),
            ) => {
                self.push(Task::HowMany { seat, cut: Cut::Removed(from, resource), most });
            }
            (Effect::Remove(Removable::Card(_), most, _), Choice::Holder(id)) => {
                self.push(Task::HowMany { seat, cut: Cut::OffCard(id), most });
            }
            (Effect::Steal(resource, most), Choice::Seat(from)) => {
                self.push(Task::HowMany { seat, cut: Cut::Stolen(from, resource), most });
            }
            // The neutral opponent always has enough (Q-SOLO-02).
            (Effect::Steal(resource, most), Choice::Neutral) => self.gain(seat, resource, i16::from(most)),
            (Effect::Add(_, amount, holder), Choice::Holder(id)) => {
                let amount = self.amount(steps, amount).clamp(0, i16::from(u8::MAX)) as u8;
                debug_assert!(holder != Holder::This || id == steps.script.card);
                self.tell(Event::Added { card: id, amount });
            }
            (Effect::Take(_, amount, Source::Anyone), Choice::Holder(id)) => {
                self.tell(Event::Taken { by: seat, card: id, amount });
            }
            (Effect::MayDiscard, Choice::Card(id)) => self.tell(Event::Discarded { seat, card: id }),
            (Effect::Choose(_) | Effect::MayChoose(_), Choice::Option(place)) => {
                self.push(Task::Steps(steps.within(steps.now, place)));
            }
            (Effect::ChooseAmount(..), Choice::Amount(amount)) => {
                self.push(Task::Steps(Steps { context: amount, ..steps.within(steps.now, 0) }));
            }
            // The neutral opponent loses production or resources without having any (Q-SOLO-02).
            _ => debug_assert!(choice == Choice::Neutral, "no answer to this step"),
        }
    }

    /// Puts a waiting step on top, as a task of its own.
    fn hasten(&mut self, place: u8) {
        let Some(wait) = order::waiting(self.game).nth(usize::from(place)) else { return };
        let Some(Task::Steps(steps)) = self.game.agenda.get_mut(wait.task) else { return };
        let bit = 1 << wait.step;
        let first = Steps { done: !bit, now: NO_STEP, hastened: Hastened::Yes, ..*steps };
        steps.done |= bit;
        self.push(Task::Steps(first));
    }

    /// Pays a step's price. In kind, what cannot be paid yet waits for the rest of the play.
    fn pay_in_full(&mut self, steps: Steps, resource: Resource, needs: u16, metals: &[Resource]) {
        let seat = steps.seat;
        if resource == Resource::MegaCredits {
            let with = u8::from(metals.contains(&Resource::Steel))
                | u8::from(metals.contains(&Resource::Titanium)) << 1;
            self.push_bill(seat, needs, Goods::Cost(with));
        } else if self.facts().players[seat].stock[resource] >= needs {
            self.pay(seat, resource, needs);
        } else {
            let waits = Steps { done: !(1 << steps.now), now: NO_STEP, ..steps };
            let below = self.game.agenda.iter().rposition(|task| matches!(task, Task::AfterPlay { .. }));
            debug_assert!(below.is_some(), "nothing can bring what is missing");
            if let Some(place) = below {
                self.game.agenda.insert(place, Task::Steps(waits));
            }
        }
    }

    fn amount(&self, steps: &Steps, of: Amount) -> i16 {
        let reader = Reader { seat: steps.seat, card: steps.script.card, chosen: steps.context };
        amount(self.facts(), of, reader)
    }

    // What effects do.

    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, amount: i16) {
        if amount > 0 {
            self.tell(Event::Gained { seat, resource, amount: amount as u16 });
        }
    }

    pub(crate) fn produce(&mut self, seat: Seat, by: Seat, resource: Resource, change: i16) {
        if change != 0 {
            self.tell(Event::Produced { seat, by, resource, change });
        }
    }

    /// Raises the production of the metal shown, and lets the card remember which it was.
    fn produce_metal(&mut self, steps: &Steps, amount: u8, shown: u8) {
        let resource = match shown {
            1 => Resource::Steel,
            2 => Resource::Titanium,
            _ => return,
        };
        if steps.script.root != Root::Production {
            self.tell(Event::Remembered { card: steps.script.card, value: shown });
        }
        self.produce(steps.seat, steps.seat, resource, i16::from(amount));
    }

    fn cut(&mut self, seat: Seat, cut: Cut, amount: u16) {
        match cut {
            Cut::Removed(from, resource) => {
                self.tell(Event::Lost { seat: from, by: seat, resource, amount });
            }
            Cut::Stolen(from, resource) => {
                self.tell(Event::Lost { seat: from, by: seat, resource, amount });
                self.tell(Event::Gained { seat, resource, amount });
            }
            Cut::OffCard(id) => {
                self.tell(Event::Taken { by: seat, card: id, amount: amount.min(u16::from(u8::MAX)) as u8 });
            }
        }
    }

    // The deck.

    /// The top card of the deck; the discards are shuffled into a new one when it is needed (Q-BASE-26).
    pub(crate) fn top_card(&mut self) -> Option<CardId> {
        if self.facts().deck.is_empty() && self.facts().discarded > 0 {
            self.tell(Event::Shuffled(Pile::Discards));
        }
        self.facts().deck.last().copied()
    }

    pub(crate) fn draw(&mut self, seat: Seat) {
        if let Some(id) = self.top_card() {
            self.tell(Event::Drew { seat, card: id });
        }
    }

    /// Deals cards to be decided on.
    pub(crate) fn deal(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            if let Some(id) = self.top_card() {
                self.tell(Event::Dealt { seat, card: id });
            }
        }
    }

    /// Reveals and discards the top card; whether it has the tag.
    fn reveal(&mut self, tag: Tag) -> bool {
        let Some(id) = self.top_card() else { return false };
        self.tell(Event::Revealed { card: id });
        card(id).tags.contains(&tag)
    }

    fn look(&mut self, seat: Seat, cards: u8, keep: Keep) {
        self.deal(seat, cards);
        let dealt = self.facts().players[seat].dealt.len() as u8;
        if dealt == 0 {
            return;
        }
        self.push(match keep {
            Keep::Free(left) => Task::Keeping { seat, left: left.min(dealt), above: CardId::HIDDEN },
            Keep::Bought => Task::Buying { seat, above: CardId::HIDDEN },
        });
    }

    fn keeping(&mut self, task: Task, seat: Seat, left: u8) -> Flow {
        if left == 0 {
            self.decline_dealt(seat);
            return Flow::On;
        }
        self.settle(task)
    }

    fn buying(&mut self, task: Task, seat: Seat) -> Flow {
        let is_empty = self.game.ask_task(&task).is_none_or(|ask| ask.offers.is_empty());
        if is_empty && self.facts().players[seat].dealt.is_empty() {
            self.pop();
            return Flow::On;
        }
        // A card that cannot be bought is still looked at: the player says that it goes.
        Flow::Asks
    }

    /// What was looked at and not kept goes to the discard pile.
    fn decline_dealt(&mut self, seat: Seat) {
        self.pop();
        for id in self.facts().players[seat].dealt.clone() {
            self.tell(Event::Declined { seat, card: id });
        }
    }

    /// Puts a bonus of a track on the agenda.
    pub(crate) fn push_bonus(&mut self, seat: Seat, root: Root) {
        self.push_steps(seat, Script::of(root), 0);
    }
}

/// What is left to ask.
enum Settled {
    /// A real choice.
    Open,
    /// Nothing can be done.
    Nothing,
    /// Just this.
    Only(Choice),
}
