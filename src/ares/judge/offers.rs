//! What a seat is asked, and everything that it may answer.

use super::bill::{Bill, BillStep};
use crate::ares::cards::{Phase, ZoneTrack};
use crate::ares::state::commit::over_limit;
use crate::ares::state::event::StandardAction;
use crate::ares::state::facts::Stage;
use crate::ares::state::game::Ares;
use crate::ares::state::question::{Choice, Question, Refusal};
use crate::ares::state::setup::Mode;
use crate::ares::state::task::Task;
use crate::kit::Seat;

impl Ares {
    /// What this seat is asked; its offers are put behind those that are there.
    pub(crate) fn asks(&self, seat: Seat, offers: &mut Vec<Choice>) -> Option<Question> {
        let facts = &self.facts;
        if !facts.is_together() {
            return if self.owing().contains(seat) { self.asks_in_turn(seat, offers) } else { None };
        }
        let task = self.task(seat).filter(|_| facts.seats().contains(seat))?;
        if self.slots[seat].is_finished {
            offers.push(Choice::Reopen);
            return Some(Question::Finished);
        }
        let player = &facts.players[seat];
        let hand = || player.hand.iter();
        match task {
            Task::Base => Some(self.asks_base(seat, offers)),
            Task::Mulligan { gone } => {
                offers.extend(hand().map(Choice::Card));
                offers.push(Choice::Done);
                Some(Question::Mulligan { gone })
            }
            Task::Corporation => {
                offers.extend(player.dealt.map(Choice::Card));
                Some(Question::Corporation)
            }
            Task::Keep { left } => {
                offers.extend(player.phase_state.looked.iter().map(|&card| Choice::Card(card)));
                Some(Question::Keep { left })
            }
            Task::Discard { left } => {
                offers.extend(hand().map(Choice::Card));
                Some(Question::Discard { left })
            }
            Task::Bill { due, goods, with, heat } => {
                match (Bill { due, goods, with, heat }).next(facts, seat) {
                    BillStep::StandIn(cards, may_decline) => {
                        offers.extend(cards.into_iter().map(Choice::Card));
                        offers.extend(may_decline.then_some(Choice::Decline));
                        Some(Question::StandIn { due })
                    }
                    BillStep::Heat(least, most) => {
                        offers.extend((least..=most).map(Choice::Amount));
                        Some(Question::HeatAsMoney { due })
                    }
                    BillStep::Sell(short) => {
                        offers.extend(hand().map(Choice::Sell));
                        Some(Question::SellToPay { short })
                    }
                    BillStep::Pay => None,
                }
            }
            Task::Costs { steps, whose, at } => facts.cost_asks(seat, (&steps, whose, at), offers),
            Task::Steps(steps) => facts.step_asks(seat, &steps, offers),
            Task::AfterPlay { .. } | Task::Enter { .. } | Task::Standard(_) | Task::Rate => None,
        }
    }

    /// What the phase lets a seat do that owes nothing else.
    fn asks_base(&self, seat: Seat, offers: &mut Vec<Choice>) -> Question {
        let facts = &self.facts;
        let player = &facts.players[seat];
        let sales = player.hand.iter().map(Choice::Sell);
        match facts.stage {
            Stage::Planning => {
                let phases = Phase::ALL.into_iter().filter(|&phase| player.board.last != Some(phase));
                offers.extend(phases.map(Choice::Phase));
                offers.extend(sales);
                Question::Plan
            }
            Stage::HandLimit => {
                let over = over_limit(player.board.hand_size);
                if over > 0 {
                    offers.extend(sales);
                } else {
                    offers.push(Choice::Done);
                }
                Question::HandLimit { over }
            }
            Stage::Setup
            | Stage::Resolving(_)
            | Stage::Cube(_)
            | Stage::Swap { .. }
            | Stage::Neutral
            | Stage::Warming
            | Stage::Over => {
                offers.extend(
                    player.hand.iter().filter(|&id| facts.can_play(seat, id).is_ok()).map(Choice::Play),
                );
                let is_action = facts.stage == Stage::Resolving(Phase::Action);
                if is_action {
                    for card in facts.in_play(seat) {
                        let ways = 0..card.actions.len() as u8;
                        let usable = ways.filter(|&way| facts.can_act(seat, card.id, way).is_ok());
                        offers.extend(usable.map(|way| Choice::Act { card: card.id, way }));
                    }
                    let usable =
                        StandardAction::ALL.into_iter().filter(|&it| facts.can_use(seat, it).is_ok());
                    offers.extend(usable.map(Choice::Standard));
                }
                offers.extend(facts.has_bonus_left(seat).then_some(Choice::DrawBonus));
                offers.extend(facts.can_buy_rating(seat).is_ok().then_some(Choice::BuyRating));
                offers.extend(sales);
                if !is_action || facts.compulsory(seat).is_none() {
                    offers.push(Choice::Done);
                }
                Question::Phase
            }
        }
    }

    /// What the seat is asked whose turn it is.
    fn asks_in_turn(&self, seat: Seat, offers: &mut Vec<Choice>) -> Option<Question> {
        let facts = &self.facts;
        match facts.stage {
            Stage::Cube(_) => {
                offers.extend((facts.cubes.money > 0).then_some(Choice::MoneyCube));
                offers.extend((facts.cubes.swaps > 0).then_some(Choice::SwapCube));
                Some(Question::Cube)
            }
            Stage::Swap { .. } => {
                offers.extend(facts.players[seat].hand.iter().map(Choice::Card));
                Some(Question::Swap)
            }
            Stage::Neutral => {
                offers.extend(facts.neutral_left().map(Choice::Phase));
                Some(Question::Neutral)
            }
            Stage::Warming => {
                let steps = match facts.setup.mode {
                    Mode::Solo(level) => level.steps(),
                    Mode::Competitive | Mode::Cooperative => 0,
                };
                let tracks = ZoneTrack::ALL.into_iter().filter(|&track| !facts.planet.is_at_maximum(track));
                offers.extend(tracks.map(Choice::Track));
                Some(Question::Warm { steps })
            }
            Stage::Setup | Stage::Planning | Stage::Resolving(_) | Stage::HandLimit | Stage::Over => None,
        }
    }

    /// Where a choice stands among the offers.
    pub(crate) fn place(&self, seat: Seat, choice: Choice) -> Result<u16, Refusal> {
        let mut offers = Vec::new();
        let question = self.asks(seat, &mut offers).ok_or(Refusal::NotAsked)?;
        let place = offers.iter().position(|&offer| offer == choice);
        place.map(|place| place as u16).ok_or_else(|| self.reason(seat, question, choice, &offers))
    }
}
