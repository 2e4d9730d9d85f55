//! What the coach compares: lines of answers, played on in imagined games for some rounds, alone and together to the end of the game.

use super::planner::{BREADTH, VICTORY, candidates, play_on, until, worth};
use super::prospects::steps_left;
use super::weights::Weights;
use super::{greedy, sense};
use crate::ares::cards::{CardId, Stock};
use crate::ares::hidden::reshuffle;
use crate::ares::{Ares, Choice, Facts, Mode, Outcome, Question};
use crate::kit::{
    Analysed, AnswerKind, Expectation, Rng, Rules as _, Seat, Seed, TakesCards, View, card_sets, chance_of,
};
use core::mem::discriminant;

/// For how many rounds a game against rivals is played on.
const ROUNDS: u8 = 3;

impl Analysed for Ares {
    const STEPS: u32 = 100_000;

    fn lines(view: &View<Self>, seat: Seat) -> Vec<Vec<Choice>> {
        if !view.asked().contains(seat) {
            return Vec::new();
        }
        let all: Vec<Choice> = view.choices(seat).collect();
        let offers = sense::of_use(view, seat, all.clone());
        let weights = Weights::tuned_for(view.facts());
        let usual = greedy::choose(view, seat, &offers, weights, &mut Rng::new(Seed(0)));
        let Some(usual) = usual.map(|chosen| chosen.choice).or(offers.first().copied()) else {
            return Vec::new();
        };
        if view.question(seat).is_some_and(|question| question.takes_cards()) {
            return card_sets(view, seat, 2 * BREADTH);
        }
        let mut lines = candidates(view, seat, &offers, usual, weights);
        if lines.len() < 2 {
            // What bots answer at once has alternatives all the same; a card is sold where something is paid, and not before.
            let is_other = |choice: &Choice| *choice != usual && !matches!(choice, Choice::Sell(_));
            lines.extend(all.into_iter().filter(is_other).take(BREADTH - 1));
        }
        lines.into_iter().map(|choice| vec![choice]).collect()
    }

    fn imagined(view: &View<Self>, rng: &mut Rng) -> Self {
        Self::imagine_unanswered(view, rng)
    }

    fn reshuffled(&self, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        reshuffle(&mut other, rng);
        other
    }

    fn horizon(facts: &Facts) -> u8 {
        until(facts, ROUNDS)
    }

    fn play_on(&mut self, until: u8, chance: Seed) -> u32 {
        let weights = Weights::tuned_for(self.facts());
        play_on(self, until, weights, &mut Rng::new(chance))
    }

    fn expectation(&self, seat: Seat) -> Expectation {
        let worth = worth(self, seat);
        let facts = self.facts();
        let total = |seat: Seat| 100 * facts.score(seat).total;
        let certain = |has_won: bool| if has_won { 10_000 } else { 0 };
        let (points, chance) = match facts.outcome() {
            Some(Outcome::Winners(winners)) if facts.setup.mode == Mode::Competitive => {
                let others = facts.seats().iter().filter(|&other| other != seat);
                let best = others.map(total).max().unwrap_or_default();
                (total(seat) - best, certain(winners.contains(seat)))
            }
            None if facts.setup.mode == Mode::Competitive => {
                let chance = chance_of(worth, spread(facts));
                (worth - VICTORY * (2 * chance - 10_000) / 10_000, chance)
            }
            ended => (total(seat), certain(ended == Some(Outcome::Won))),
        };
        Expectation { worth, points, chance }
    }

    fn money(facts: &Facts, seat: Seat) -> i32 {
        facts.players[seat].board.stock[Stock::MegaCredits].into()
    }

    fn kind(view: &View<Self>, seat: Seat, choice: Choice) -> AnswerKind {
        match view.question(seat) {
            Some(
                Question::Corporation
                | Question::Keep { .. }
                | Question::Mulligan { .. }
                | Question::HandLimit { .. }
                | Question::Discard { .. }
                | Question::Exchange { .. }
                | Question::Swap,
            ) => AnswerKind::Cards,
            Some(Question::StandIn { .. } | Question::HeatAsMoney { .. } | Question::SellToPay { .. }) => {
                AnswerKind::Payment
            }
            Some(Question::Source { .. } | Question::Target { .. }) => AnswerKind::Alternative,
            Some(Question::FreePlay { .. }) => AnswerKind::Card,
            Some(
                Question::Plan
                | Question::Phase
                | Question::Amount { .. }
                | Question::Branch { .. }
                | Question::Finished
                | Question::Cube
                | Question::Neutral
                | Question::Warm { .. },
            )
            | None => by_itself(choice),
        }
    }
}

/// What kind of answer a choice is, whatever is asked.
const fn by_itself(choice: Choice) -> AnswerKind {
    match choice {
        Choice::Phase(_) => AnswerKind::Phase,
        Choice::Card(_) | Choice::Sell(_) => AnswerKind::Cards,
        Choice::Play(_) => AnswerKind::Card,
        Choice::Act { .. } => AnswerKind::Action,
        Choice::Standard(_) => AnswerKind::Project,
        Choice::Amount(_) => AnswerKind::Amount,
        Choice::Done | Choice::Decline => AnswerKind::End,
        Choice::DrawBonus
        | Choice::BuyRating
        | Choice::Branch(_)
        | Choice::Track(_)
        | Choice::MoneyCube
        | Choice::SwapCube
        | Choice::Reopen => AnswerKind::Alternative,
    }
}

/// By how much, in hundredths of a victory point, the value of a position misses the end of the game, about: so the chances of 400
/// self-played games fit best.
fn spread(facts: &Facts) -> i32 {
    let left: i32 = steps_left(facts).iter().sum();
    700 + 22 * left * left / 10
}

impl TakesCards for Ares {
    type Card = CardId;

    const END: Choice = Choice::Done;

    fn card_of(choice: Choice) -> Option<CardId> {
        match choice {
            Choice::Card(card) | Choice::Sell(card) => Some(card),
            _ => None,
        }
    }

    fn is_run(first: &View<Self>, now: &View<Self>, seat: Seat) -> bool {
        let kind =
            |look: &View<Self>| look.question(seat).filter(Question::takes_cards).map(|it| discriminant(&it));
        kind(first).is_some() && kind(first) == kind(now)
    }

    fn seen_behind(view: &View<Self>, seat: Seat, choice: Choice) -> Option<View<Self>> {
        Some(view.behind(seat, choice))
    }

    fn usual(view: &View<Self>, seat: Seat) -> Option<Choice> {
        let offers: Vec<Choice> = view.choices(seat).collect();
        match *offers {
            [] => None,
            [only] => Some(only),
            _ => {
                let weights = Weights::tuned_for(view.facts());
                greedy::choose(view, seat, &offers, weights, &mut Rng::new(Seed(0))).map(|it| it.choice)
            }
        }
    }
}
