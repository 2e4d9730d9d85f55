//! Why a choice is not offered.

use crate::ares::cards::{Phase, Stock};
use crate::ares::state::facts::Stage;
use crate::ares::state::game::Ares;
use crate::ares::state::question::{Choice, Question, Refusal};
use crate::kit::Seat;

impl Ares {
    /// Why the choice is not among the offers of this question.
    pub(crate) fn reason(
        &self,
        seat: Seat,
        question: Question,
        choice: Choice,
        offers: &[Choice],
    ) -> Refusal {
        let facts = &self.facts;
        let player = &facts.players[seat];
        let in_action_phase = facts.stage == Stage::Resolving(Phase::Action);
        let found = match (question, choice) {
            (Question::Plan, Choice::Phase(phase)) => Err(Refusal::SamePhase(phase)),
            (Question::Phase, Choice::Play(card)) => facts.can_play(seat, card),
            (Question::Phase, Choice::Act { card, way }) if in_action_phase => facts.can_act(seat, card, way),
            (Question::Phase, Choice::Standard(action)) if in_action_phase => facts.can_use(seat, action),
            (Question::Phase, Choice::BuyRating) => facts.can_buy_rating(seat).map(|_| ()),
            (Question::Phase, Choice::Done) => {
                facts.compulsory(seat).map_or(Ok(()), |action| Err(Refusal::Compulsory(action)))
            }
            (Question::HandLimit { over }, Choice::Done) if over > 0 => Err(Refusal::HandLimit { over }),
            (
                Question::Phase | Question::Plan | Question::HandLimit { .. } | Question::SellToPay { .. },
                Choice::Sell(card),
            )
            | (
                Question::Mulligan { .. }
                | Question::Discard { .. }
                | Question::Exchange { .. }
                | Question::Swap,
                Choice::Card(card),
            ) if !player.hand.contains(card) => Err(Refusal::NotInHand),
            (Question::SellToPay { short }, _) => Err(Refusal::Stock { stock: Stock::MegaCredits, short }),
            (Question::FreePlay { .. }, Choice::Play(card)) => facts.meets_and_affords(seat, card, 0),
            (Question::Amount { .. } | Question::HeatAsMoney { .. }, Choice::Amount(_)) => {
                let amounts = || {
                    offers.iter().filter_map(|&offer| match offer {
                        Choice::Amount(amount) => Some(amount),
                        _ => None,
                    })
                };
                let [least, most] = [amounts().min(), amounts().max()].map(Option::unwrap_or_default);
                Err(Refusal::Amount { least, most })
            }
            _ => Ok(()),
        };
        found.err().unwrap_or(Refusal::NotOffered)
    }
}
