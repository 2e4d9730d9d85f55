//! Carrying out the effects of cards.

use super::{Flow, Run};
use crate::ares::cards::{Effect, card};
use crate::ares::read::count::Counted;
use crate::ares::state::event::{Event, PlayedBy};
use crate::ares::state::player::CardColours;
use crate::ares::state::question::Choice;
use crate::ares::state::task::{Costs, Steps, Task};
use crate::kit::Seat;

impl Run<'_> {
    /// Goes on with the effects of a card.
    pub(super) fn steps(&mut self, seat: Seat, steps: Steps) -> Flow {
        let Some(effect) = steps.effect() else {
            match steps.times.checked_sub(1) {
                None | Some(0) => self.pop(seat),
                Some(times) => self.replace(seat, Task::Steps(Steps { at: 0, times, ..steps })),
            }
            return Flow::On;
        };
        let mut offers = Vec::new();
        match (self.facts().step_asks(seat, &steps, &mut offers), offers.as_slice()) {
            (None, _) => {
                self.done(seat, steps);
                self.carry_out(seat, steps, effect);
            }
            (Some(_), []) => self.done(seat, steps),
            (Some(_), &[only]) => self.answer_step(seat, steps, only),
            (Some(_), _) => return Flow::Asks,
        }
        Flow::On
    }

    /// Comes to the effect behind this one.
    fn done(&mut self, seat: Seat, steps: Steps) {
        self.replace(seat, Task::Steps(Steps { at: steps.at + 1, ..steps }));
    }

    /// Carries out what an effect was asked for.
    pub(super) fn answer_step(&mut self, seat: Seat, steps: Steps, choice: Choice) {
        let Some(effect) = steps.effect() else { return };
        self.done(seat, steps);
        match choice {
            Choice::Card(id) => {
                if let &Effect::Exchange { draw, tag, draw_for_tag } = effect {
                    self.emit(Event::Discarded { seat, card: id });
                    let has_tag = card(id).tags_of(tag) > 0;
                    self.draw(seat, if has_tag { draw_for_tag } else { draw }.into());
                } else if let &Effect::Add(_, amount, _) = effect {
                    self.emit(Event::Added { seat, card: id, amount });
                }
            }
            Choice::Branch(branch) => self.push(seat, Task::Steps(steps.within(steps.at, branch, 1))),
            Choice::Play(card) => self.play(seat, card, PlayedBy::Effect),
            _ => debug_assert!(choice == Choice::Decline, "the choice is not offered"),
        }
    }

    /// Carries out an effect that asks nothing.
    fn carry_out(&mut self, seat: Seat, steps: Steps, effect: &'static Effect) {
        let counted = Counted { seat, card: steps.card, paid: steps.paid };
        let amount = |run: &Self, amount| run.facts().amount(counted, amount);
        match *effect {
            Effect::Gain(stock, gained) => {
                let gained = amount(self, gained).max(0);
                self.gain(seat, stock, gained as u16);
            }
            Effect::Rate(by) => {
                let change = amount(self, by).clamp(i8::MIN.into(), i8::MAX.into()) as i8;
                if change != 0 {
                    self.emit(Event::Rated { seat, change });
                }
            }
            Effect::Draw(cards) => {
                let cards = amount(self, cards).max(0);
                self.draw(seat, cards as u16);
            }
            Effect::Discard(left) => self.push(seat, Task::Discard { left }),
            Effect::Look { draw, keep } => {
                self.look(seat, draw);
                self.push(seat, Task::Keep { left: keep });
            }
            Effect::Reveal { cards, take, each_discarded } => {
                let discarded = self.reveal(seat, cards, take);
                if discarded > 0 && !each_discarded.is_empty() {
                    self.push(seat, Task::Steps(steps.within(steps.at, 0, discarded)));
                }
            }
            Effect::RevealUntil(take) => self.reveal_until(seat, take),
            Effect::Raise(track, times) => self.raise(seat, track, times),
            Effect::FlipOceans(tokens) => self.flip_oceans(seat, tokens),
            Effect::TakeForests(tokens) => self.take_forests(seat, tokens),
            Effect::Pay(_) => {
                let steps = Steps { at: steps.at + 1, ..steps };
                self.push(seat, Task::Costs { steps, whose: Costs::Step, at: 0 });
            }
            Effect::If(condition, _) => {
                if self.facts().holds(counted, condition) {
                    self.push(seat, Task::Steps(steps.within(steps.at, 0, 1)));
                }
            }
            Effect::ExtraPlay(colours) => {
                self.emit(Event::Permitted { seat, colours: CardColours::of(colours) });
            }
            Effect::DiscountNext(off) => self.emit(Event::Discounted { seat, off }),
            Effect::FlexNext => self.emit(Event::Flexed { seat }),
            Effect::Exchange { .. } | Effect::Add(..) | Effect::Choose(_) | Effect::FreePlay { .. } => {
                debug_assert!(false, "the effect asks");
            }
        }
    }
}
