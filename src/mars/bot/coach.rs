//! What the coach compares: lines of answers, played on in imagined games to the end of the next generation, alone to the end of the game.

use super::planner::{Planner, VICTORY, play_on, until, worth};
use super::weights::Weights;
use super::worth::steps_to_the_end;
use super::{Greedy, Observation, Policy as _, Position};
use crate::kit::{
    Analysed, AnswerKind, Expectation, Rng, Rules as _, Seat, Seed, TakesCards, View, card_sets, chance_of,
};
use crate::mars::cards::{CardId, Resource, StandardProject};
use crate::mars::hidden::reshuffle;
use crate::mars::{Choice, Facts, Mars, Outcome, Shape, outcome, score};

/// How many lines are compared at most.
const BREADTH: usize = 12;

impl Analysed for Mars {
    const STEPS: u32 = 150_000;

    fn lines(view: &View<Self>, seat: Seat) -> Vec<Vec<Choice>> {
        let Some(question) = view.question(seat) else { return Vec::new() };
        match question.shape {
            Shape::Answered => Vec::new(),
            Shape::Cards { .. } => card_sets(view, seat, BREADTH),
            Shape::Turn
            | Shape::Card { .. }
            | Shape::TableauCard
            | Shape::Space { .. }
            | Shape::Player
            | Shape::Amount { .. }
            | Shape::Payment { .. }
            | Shape::Award
            | Shape::Option
            | Shape::Conversion
            | Shape::Order => single(view, seat),
        }
    }

    fn imagined(view: &View<Self>, rng: &mut Rng) -> Self {
        Self::imagine(view, rng)
    }

    fn reshuffled(&self, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        reshuffle(&mut other, rng);
        other
    }

    /// A generation farther than bots look: where one has just begun, M€ that a pass has saved count for more than what they will buy.
    fn horizon(facts: &Facts) -> u8 {
        until(facts).saturating_add(1)
    }

    fn play_on(&mut self, until: u8, chance: Seed) -> u32 {
        let weights = Weights::tuned_for(self.facts());
        play_on(self, chance, until, weights)
    }

    fn expectation(&self, seat: Seat) -> Expectation {
        let worth = worth(self, seat);
        let facts = self.facts();
        let has_won = matches!(outcome(facts), Outcome::Won(seats) if seats.contains(seat));
        let total = |seat: Seat| 100 * i32::from(score(facts, seat).total());
        let (points, chance) = match (facts.options.players, self.asked().is_empty()) {
            (1, _) => (total(seat), if has_won { 10_000 } else { 0 }),
            (_, true) => {
                let best = facts.others(seat).map(total).max().unwrap_or_default();
                (total(seat) - best, if has_won { 10_000 } else { 0 })
            }
            (_, false) => {
                let chance = chance_of(worth, spread(facts));
                (worth - VICTORY * (2 * chance - 10_000) / 10_000, chance)
            }
        };
        Expectation { worth, points, chance }
    }

    fn money(facts: &Facts, seat: Seat) -> i32 {
        facts.players[seat].stock[Resource::MegaCredits].into()
    }

    fn kind(view: &View<Self>, seat: Seat, choice: Choice) -> AnswerKind {
        match view.question(seat).map(|question| question.shape) {
            Some(Shape::Payment { .. }) => AnswerKind::Payment,
            Some(Shape::Card { .. } | Shape::Cards { .. }) => AnswerKind::Cards,
            _ => by_itself(choice),
        }
    }
}

/// What kind of answer a choice is, whatever is asked.
const fn by_itself(choice: Choice) -> AnswerKind {
    match choice {
        Choice::Play(_) => AnswerKind::Card,
        Choice::Card(_) => AnswerKind::Cards,
        Choice::Project(_) => AnswerKind::Project,
        Choice::Act { .. } | Choice::FirstAction => AnswerKind::Action,
        Choice::Convert(_) => AnswerKind::Conversion,
        Choice::Claim(_) | Choice::Fund(_) => AnswerKind::Goal,
        Choice::Trade { .. } => AnswerKind::Colony,
        Choice::Lobby(_) => AnswerKind::Delegate,
        Choice::Pass | Choice::EndTurn | Choice::Done => AnswerKind::End,
        Choice::Space(_) => AnswerKind::Area,
        Choice::Amount(_) => AnswerKind::Amount,
        Choice::Seat(_) | Choice::Neutral => AnswerKind::Player,
        Choice::TableauCard(_) | Choice::Option(_) | Choice::First(_) | Choice::Reopen => {
            AnswerKind::Alternative
        }
    }
}

/// By how much, in hundredths of a victory point, the value of a position misses the end of the game, about: so the chances of 600
/// self-played games fit best.
fn spread(facts: &Facts) -> i32 {
    750 + 30 * steps_to_the_end(facts).0
}

/// The answers that seem best, each by itself.
fn single(view: &View<Mars>, seat: Seat) -> Vec<Vec<Choice>> {
    let offers: Vec<Choice> = view.choices(seat).collect();
    if offers.is_empty() {
        return Vec::new();
    }
    let look = Observation::at(view);
    let position = Position::new(&look, seat, &offers);
    let planner = Planner::new(Seed(0), BREADTH);
    let mut lines = planner.candidates(&position, Weights::tuned_for(view.facts()));
    // Who plays on never sells: a sale would seem to gain what it gains as well later. In the last generation it is due.
    let is_early_sale = |choice: Choice| {
        choice == Choice::Project(StandardProject::SellPatents) && !view.facts().is_terraformed()
    };
    if lines.iter().any(|&line| !is_early_sale(line)) {
        lines.retain(|&line| !is_early_sale(line));
    }
    lines.into_iter().map(|line| vec![line]).collect()
}

impl TakesCards for Mars {
    type Card = CardId;

    const END: Choice = Choice::Done;

    fn card_of(choice: Choice) -> Option<CardId> {
        match choice {
            Choice::Card(card) => Some(card),
            _ => None,
        }
    }

    fn is_run(first: &View<Self>, now: &View<Self>, seat: Seat) -> bool {
        let zone = |look: &View<Self>| match look.question(seat)?.shape {
            Shape::Cards { from, .. } => Some(from),
            _ => None,
        };
        zone(first).is_some() && zone(first) == zone(now)
    }

    fn seen_behind(view: &View<Self>, seat: Seat, choice: Choice) -> Option<View<Self>> {
        view.behind(seat, choice)
    }

    fn usual(view: &View<Self>, seat: Seat) -> Option<Choice> {
        let offers: Vec<Choice> = view.choices(seat).collect();
        let at = Observation::at(view);
        let position = Position::new(&at, seat, &offers);
        (!offers.is_empty()).then(|| Greedy::tuned(Seed(0)).choose(&position).choice)
    }
}
