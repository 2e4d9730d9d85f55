//! The prelude round (PREL-04), and preludes that are drawn later (PREL-13).

use crate::kit::Seat;
use crate::mars::cards::{CardId, Effect, Resource, card};
use crate::mars::judge::preludes::{PRELUDE_FAILED, prelude_fails};
use crate::mars::read::triggers::{TriggerEvent, each_heard};
use crate::mars::run::{Flow, Run, RunUntil};
use crate::mars::state::agenda::{Root, Script, Steps, Task};
use crate::mars::state::event::Event;
use crate::mars::state::facts::Phase;
use crate::mars::state::origin::Origin;
use crate::mars::state::piles::Pile;
use crate::mars::state::setup::PRELUDES_DEALT;

impl Run<'_> {
    /// Deals to everyone what is missing of four preludes.
    pub(crate) fn deal_preludes(&mut self) {
        if !self.facts().options.deals_preludes() {
            return;
        }
        for seat in self.facts().order() {
            let dealt = self.facts().players[seat].preludes.len();
            for _ in dealt..PRELUDES_DEALT {
                if let Some(card) = self.top_card(Pile::Preludes) {
                    self.emit(Event::PreludeDealt { seat, card });
                }
            }
        }
    }

    /// In player order, each both of theirs.
    pub(crate) fn begin_preludes(&mut self) -> Flow {
        self.pop();
        self.emit(Event::PhaseBegan(Phase::Preludes));
        for seat in self.facts().order().rev() {
            self.push(Task::Prelude { seat, drawn: false });
        }
        Flow::On
    }

    /// The next prelude of a seat, as long as one waits.
    pub(crate) fn prelude(&mut self, task: Task, seat: Seat, drawn: bool) -> Flow {
        let player = &self.facts().players[seat];
        let cards = if drawn { &player.dealt[..] } else { &player.preludes[..] };
        // Which preludes another seat has is not known.
        if cards.contains(&CardId::HIDDEN) && self.hides() {
            return Flow::Asks;
        }
        self.settle(task)
    }

    /// Draws preludes, of which one is played.
    pub(crate) fn draw_preludes(&mut self, seat: Seat, cards: u8) {
        self.deal_from(Pile::Preludes, seat, cards);
        if self.until != RunUntil::Ended && !self.facts().players[seat].dealt.is_empty() {
            self.push(Task::Prelude { seat, drawn: true });
        }
    }

    /// Plays a prelude; of those drawn with it the others leave the game.
    pub(crate) fn play_prelude(&mut self, seat: Seat, id: CardId, drawn: bool) {
        if drawn {
            self.pop();
            for other in self.facts().players[seat].dealt {
                if other != id {
                    self.emit(Event::Declined { seat, card: other });
                }
            }
        }
        // Whether it can be carried out may hang on cards that were drawn on the way.
        let knows_hand = !self.facts().players[seat].hand.contains(CardId::HIDDEN);
        if !knows_hand && plays_a_card(id) && self.hides() {
            return;
        }
        if prelude_fails(self.facts(), seat, id).is_some() {
            self.emit(Event::PreludeFailed { seat, card: id });
            let money = PRELUDE_FAILED as i16;
            self.from(Some(Origin::FailedPrelude), |run| run.gain(seat, Resource::MegaCredits, money));
        } else {
            self.emit(Event::Played { seat, card: id });
            self.carry_out_play(seat, id);
        }
    }

    /// A card that was played as a part of another one hears of that one too (PREL-12, Q-MOD-05).
    pub(crate) fn meet(&mut self, seat: Seat, id: CardId, with: CardId) -> Flow {
        self.pop();
        let happening = TriggerEvent::Card(with);
        let mut event_log = Vec::new();
        each_heard(self.facts(), seat, Some(seat), CardId::HIDDEN, happening, |it| {
            if it.card == id {
                event_log.push(it);
            }
        });
        for it in event_log.into_iter().rev() {
            let script = Script::of_card(id, Root::Trigger(it.trigger));
            for _ in 0..it.times {
                self.push(Task::Steps(Steps::new(seat, script, happening.given())));
            }
        }
        Flow::On
    }
}

/// Whether it plays a card from hand.
fn plays_a_card(id: CardId) -> bool {
    card(id).play.iter().any(|effect| effect.has(&mut |effect| matches!(effect, Effect::PlayNow { .. })))
}
