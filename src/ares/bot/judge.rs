//! What a position is judged by, and what a move leads to.

use super::prospects::{Prospects, steps_left};
use super::weights::Weights;
use super::worth::Worth;
use crate::ares::cards::CardId;
use crate::ares::state::facts::Facts;
use crate::ares::state::question::{Choice, Question};
use crate::ares::trial::Trial;
use crate::kit::Seat;

/// How many answers to a question within a move are tried.
const WIDTH: usize = 6;

/// How deep questions within a move are tried in several ways.
pub(super) const DEPTH: u8 = 2;

/// What a position is judged by.
pub(super) struct Judge<'w> {
    pub(super) seat: Seat,
    pub(super) prospects: Prospects,
    pub(super) weights: &'w Weights,
    /// The cards of the hand and what each is worth in it, the least first.
    hand: Vec<(i32, CardId)>,
}

/// A position behind a move, and what it is worth.
pub(super) struct Ahead {
    pub(super) worth: i32,
    pub(super) trial: Trial,
}

impl<'w> Judge<'w> {
    pub(super) fn of(facts: &Facts, seat: Seat, weights: &'w Weights) -> Self {
        let prospects = Prospects::of(facts, seat, weights);
        let worth = Worth::of(facts, seat, &prospects, weights);
        let mut hand: Vec<(i32, CardId)> =
            facts.players[seat].hand.iter().map(|id| (worth.in_hand(id), id)).collect();
        hand.sort_unstable();
        Self { seat, prospects, weights, hand }
    }

    /// The cards of the hand, the least worth first.
    pub(super) fn hand(&self) -> impl Iterator<Item = CardId> {
        self.hand.iter().map(|&(_, id)| id)
    }

    pub(super) fn worth<'f>(&'f self, facts: &'f Facts) -> Worth<'f> {
        Worth::of(facts, self.seat, &self.prospects, self.weights)
    }

    pub(super) fn standing(&self, trial: &Trial) -> i32 {
        self.worth(trial.facts()).standing(trial)
    }

    /// What an answer leads to, with the best answers to what it asks for.
    pub(super) fn ahead(&self, trial: &Trial, choice: Choice, depth: u8) -> Ahead {
        let mut trial = trial.clone();
        trial.answer(choice);
        let mut offers = Vec::new();
        while trial.owes() {
            offers.clear();
            let Some(question) = trial.asks(&mut offers) else { break };
            if matches!(question, Question::Keep { .. }) {
                break;
            }
            match *self.promising(&trial, question, &offers) {
                [] => break,
                [first, _, ..] if depth == 0 => trial.answer(first),
                [only] => trial.answer(only),
                ref some => {
                    let found = some.iter().map(|&choice| self.ahead(&trial, choice, depth - 1));
                    if let Some(best) = found.max_by_key(|ahead| ahead.worth) {
                        return best;
                    }
                    break;
                }
            }
        }
        Ahead { worth: self.standing(&trial), trial }
    }

    /// The offer that gives the least card of the hand away.
    fn least(&self, offers: &[Choice]) -> Option<Choice> {
        let all = self.hand.iter().flat_map(|&(_, id)| [Choice::Sell(id), Choice::Card(id)]);
        all.into_iter().find(|choice| offers.contains(choice)).or(offers.first().copied())
    }

    /// Whether a card that is not known is worth more than this one of the hand.
    fn is_poor(&self, choice: Choice) -> bool {
        let Choice::Card(given) = choice else { return false };
        self.hand.iter().any(|&(worth, id)| id == given && worth < self.prospects.card - 50)
    }

    /// The answers to a question that are worth a thought.
    pub(super) fn promising(&self, trial: &Trial, question: Question, offers: &[Choice]) -> Vec<Choice> {
        match question {
            Question::SellToPay { .. }
            | Question::Discard { .. }
            | Question::HandLimit { .. }
            | Question::Swap => self.least(offers).into_iter().collect(),
            Question::Exchange { .. } | Question::Mulligan { .. } => {
                let otherwise = [Choice::Decline, Choice::Done].into_iter().find(|it| offers.contains(it));
                let least = self.least(offers).filter(|&least| self.is_poor(least));
                least.or(otherwise).into_iter().collect()
            }
            Question::HeatAsMoney { .. } => {
                let keeps_heat =
                    self.prospects.heat > self.prospects.money && steps_left(trial.facts())[1] > 0;
                let choice = if keeps_heat { offers.first() } else { offers.last() };
                choice.copied().into_iter().collect()
            }
            Question::Amount { .. } => {
                [offers.last(), offers.first()].into_iter().flatten().copied().collect()
            }
            Question::Corporation
            | Question::Plan
            | Question::Phase
            | Question::Keep { .. }
            | Question::StandIn { .. }
            | Question::Source { .. }
            | Question::Target { .. }
            | Question::Branch { .. }
            | Question::FreePlay { .. }
            | Question::Finished
            | Question::Cube
            | Question::Neutral
            | Question::Warm { .. } => offers.iter().copied().take(WIDTH).collect(),
        }
    }

    /// The best of the moves that a phase offers.
    pub(super) fn best_move(&self, trial: &Trial, offers: &[Choice]) -> Option<(Choice, Ahead)> {
        let found = moves(offers).map(|choice| (choice, self.ahead(trial, choice, DEPTH)));
        found.max_by_key(|(_, ahead)| ahead.worth)
    }
}

/// The moves among the offers of a phase. Cards are sold where something is paid, and not before.
pub(super) fn moves(offers: &[Choice]) -> impl Iterator<Item = Choice> {
    offers.iter().copied().filter(|choice| !matches!(choice, Choice::Done | Choice::Sell(_)))
}
