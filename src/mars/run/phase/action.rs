//! The action phase (BASE-ACT).

use crate::kit::Seat;
use crate::mars::cards::{CardId, Conversion, StandardProject, card};
use crate::mars::judge::committee::lobby_price;
use crate::mars::judge::{first_action, goals, projects};
use crate::mars::read::colonies::trade_price;
use crate::mars::read::discounts::Discounts;
use crate::mars::run::{Flow, Run};
use crate::mars::state::agenda::{Cause, Root, Script, Task};
use crate::mars::state::event::Event;
use crate::mars::state::facts::Phase;
use crate::mars::state::payer::Price;
use crate::mars::state::question::{Choice, PaymentPurpose};

impl Run<'_> {
    /// The first player's turn begins.
    pub(crate) fn begin_actions(&mut self) {
        self.emit(Event::PhaseBegan(Phase::Action));
        let seat = self.facts().first;
        self.begin_turn(seat);
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.push(Task::Turn { seat, taken: 0 });
        self.emit(Event::TurnBegan(seat));
    }

    /// The next player who has not passed takes a turn; when all have, the phase ends (BASE-ACT-07).
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.game.agenda.pop();
        let facts = self.facts();
        let mut next = seat.clockwise(facts.options.players);
        while next != seat && facts.passed.contains(next) {
            next = next.clockwise(facts.options.players);
        }
        match Some(next).filter(|&next| !facts.passed.contains(next)) {
            Some(seat) => self.begin_turn(seat),
            None => self.produce_all(),
        }
    }

    pub(crate) fn turn(&mut self, seat: Seat, taken: u8) -> Flow {
        if taken >= 2 {
            self.end_turn(seat);
            return Flow::On;
        }
        let facts = self.facts();
        let is_due = facts.first_action_due.contains(seat);
        // Whether another seat has a card to play is not known.
        if is_due && first_action::hangs_on_hand(facts, seat) && self.is_of_another(seat) && self.hides() {
            return Flow::Asks;
        }
        let facts = self.facts();
        if is_due && !first_action::can_do_first_action(facts, seat) {
            self.emit(Event::FirstActionSettled(seat));
        }
        Flow::Asks
    }

    pub(crate) fn act(&mut self, seat: Seat, taken: u8, choice: Choice) {
        self.replace(Task::Turn { seat, taken: taken + 1 });
        if let Choice::Project(project) = choice {
            self.emit(Event::ProjectUsed { seat, project });
        }
        match choice {
            Choice::Play(id) => {
                let price = Discounts::of(self.facts(), seat).price(card(id));
                self.push_bill(seat, Price::money(price), PaymentPurpose::Card(id));
            }
            Choice::Project(StandardProject::SellPatents) => {
                self.push(Task::Selling { seat, above: CardId::HIDDEN, sold: 0 });
            }
            Choice::Project(project) => {
                let price = Discounts::of(self.facts(), seat).project(project);
                self.push_bill(seat, Price::money(price), PaymentPurpose::Project(project));
            }
            Choice::Claim(place) => {
                self.push_bill(seat, Price::money(goals::MILESTONE_PRICE), PaymentPurpose::Milestone(place));
            }
            Choice::Fund(place) => {
                let price = goals::AWARD_PRICES[self.facts().awards.len().min(goals::MOST_CLAIMED - 1)];
                self.push_bill(seat, Price::money(price), PaymentPurpose::Award(place));
            }
            Choice::Act { card, which } => self.use_action(seat, card, which),
            Choice::Convert(conversion) => self.pay_conversion(seat, conversion),
            Choice::Trade { tile, with } => {
                let amount = trade_price(self.facts(), seat, with).unwrap_or_default();
                self.push_bill(seat, Price { unit: with, amount }, PaymentPurpose::Trade(tile));
            }
            Choice::Lobby(party) => {
                let price = lobby_price(self.facts(), seat);
                self.push_bill(seat, Price::money(price), PaymentPurpose::Lobby(party));
            }
            Choice::FirstAction => {
                self.emit(Event::FirstActionSettled(seat));
                let corporation = self.facts().players[seat].corporation;
                self.push_steps(seat, Script::of_card(corporation, Root::First), Cause::Nothing);
            }
            Choice::Pass => {
                self.emit(Event::Passed(seat));
                self.end_turn(seat);
            }
            _ => self.end_turn(seat),
        }
    }

    /// Uses an alternative of a card's action.
    pub(crate) fn use_action(&mut self, seat: Seat, card: CardId, which: u8) {
        self.emit(Event::Used { seat, card });
        self.push_steps(seat, Script::of_card(card, Root::Gain(which)), Cause::Nothing);
        self.push_steps(seat, Script::of_card(card, Root::Cost(which)), Cause::Nothing);
    }

    pub(crate) fn pay_conversion(&mut self, seat: Seat, conversion: Conversion) {
        let amount = projects::conversion_price(conversion, || Discounts::of(self.facts(), seat).greenery);
        self.emit(Event::Converted { seat, conversion });
        self.push_bill(
            seat,
            Price { unit: conversion.resource(), amount },
            PaymentPurpose::Conversion(conversion),
        );
    }

    pub(crate) fn sell(&mut self, seat: Seat, id: CardId, sold: u8) {
        self.replace(Task::Selling { seat, above: id, sold: sold.saturating_add(1) });
        self.emit(Event::Discarded { seat, card: id });
        self.push_steps(seat, Script::of(Root::Project(StandardProject::SellPatents)), Cause::Nothing);
    }
}
