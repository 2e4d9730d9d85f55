//! A look ahead: the most promising answers are played on with everyone greedy, in games that could be this one.
//!
//! A game of several is played on to the end of the generation or of the next one, where a network that was learned reads its value
//! ([`super::value`]). A game alone is played on to its end, which is near and decides everything.

use super::sense::{sensible, without_idle_actions};
use super::value::value;
use super::weights::Weights;
use super::{Chosen, Greedy, Observation, Policy, Position, Reason};
use crate::kit::{EventLog, Rng, Rules, Seat, Seed, look_ahead};
use crate::mars::view::missing_steps;
use crate::mars::{Choice, Facts, Mars, Outcome, RATING_TO_WIN, outcome, score};

/// Looks ahead from the answers that seem best at once.
#[derive(Clone, Debug)]
pub struct Planner {
    seed: Seed,
    breadth: usize,
    /// How many generations behind this one are played on.
    behind: u8,
}

/// What a victory is worth beside the points, in hundredths of a point.
pub(super) const VICTORY: i32 = 1_000;

/// What a game alone that reaches its goal is worth, in hundredths.
const GOAL: i32 = 10_000;

impl Planner {
    /// A planner that plays on at most so many answers; its imagination grows from the seed.
    pub const fn new(seed: Seed, breadth: usize) -> Self {
        Self { seed, breadth, behind: 0 }
    }

    /// This planner with the next generation played on as well: what is not spent now counts for what it buys then.
    #[must_use]
    pub const fn looking_farther(self) -> Self {
        Self { behind: 1, ..self }
    }

    /// The answers that are played on, the usual one first.
    pub(super) fn candidates(&self, position: &Position<'_>, weights: &'static Weights) -> Vec<Choice> {
        let Position { look, seat, offers, .. } = *position;
        let offers = without_idle_actions(look.view(), seat, sensible(look.view(), seat, offers));
        let position = Position { offers: &offers, steps: super::STEPS, ..*position };
        let usual = Greedy::tuned(self.seed).choose(&position).choice;
        let mut field = Greedy::tried(&position, weights);
        field.sort_by_key(|(choice, worth)| (*choice != usual, core::cmp::Reverse(*worth)));
        field.into_iter().map(|(choice, _)| choice).take(self.breadth).collect()
    }
}

impl Policy for Planner {
    /// A step is a choice played in an imagined game.
    fn choose(&mut self, position: &Position<'_>) -> Chosen {
        let Position { look, seat, offers, steps, .. } = *position;
        if let [choice] = *offers {
            return Chosen { choice, reason: Reason::OnlyOffer };
        }
        let view = look.view();
        let weights = Weights::tuned_for(view.facts());
        let candidates = self.candidates(position, weights);
        let mut rng = Rng::new(self.seed);
        let until = until(view.facts()).saturating_add(self.behind);
        let imagine = |rng: &mut Rng| Mars::imagine(view, rng);
        let found = look_ahead(seat, &candidates, steps, &mut rng, imagine, |game, chance| {
            let played = play_on(game, chance, until, weights);
            (worth(game, seat), played)
        });
        match found {
            Some(found) => Chosen { choice: found.choice, reason: Reason::LeadsFurther { by: found.ahead } },
            None => Chosen { choice: offers[0], reason: Reason::OnlyOffer },
        }
    }
}

/// The generation before which a game is played on.
pub(super) fn until(facts: &Facts) -> u8 {
    if facts.options.players == 1 { u8::MAX } else { facts.generation.saturating_add(1) }
}

/// Plays a game on until a generation begins or it is over, with everyone greedy; how many choices that took.
pub(super) fn play_on(game: &mut Mars, chance: Seed, until: u8, weights: &'static Weights) -> u32 {
    let (mut bot, mut quiet) = (Greedy::weighing(chance, weights), EventLog::nothing());
    let mut offers = Vec::new();
    let mut played = 0;
    while game.facts().generation < until {
        let Some(asked) = game.asked().iter().next() else { break };
        offers.clear();
        game.list(asked, &mut offers);
        let look = Observation::new(game, asked);
        let next = bot.choose(&Position::new(&look, asked, &offers)).choice;
        game.carry_out(asked, next, &mut quiet);
        played += 1;
    }
    played
}

/// What a seat has of a game, in hundredths of a victory point.
pub(super) fn worth(game: &Mars, seat: Seat) -> i32 {
    let facts = game.facts();
    match (game.asked().is_empty(), facts.options.players) {
        (_, 1) => alone(facts, seat),
        (true, _) => at_the_end(facts, seat),
        (false, _) => value(facts, seat),
    }
}

/// What a seat has of a game alone: the goal, or how near it was.
fn alone(facts: &Facts, seat: Seat) -> i32 {
    let points = i32::from(score(facts, seat).total());
    if matches!(outcome(facts), Outcome::Won(_)) {
        return GOAL + points;
    }
    let missing = if facts.options.is_for_rating() {
        i32::from(RATING_TO_WIN - facts.players[seat].rating)
    } else {
        missing_steps(facts).0.into_iter().map(i32::from).sum()
    };
    points - 100 * missing
}

/// What a seat has of a game of several that is over.
fn at_the_end(facts: &Facts, seat: Seat) -> i32 {
    let total = |seat: Seat| 100 * i32::from(score(facts, seat).total());
    let others = facts.others(seat).map(total).max().unwrap_or_default();
    let has_won = matches!(outcome(facts), Outcome::Won(seats) if seats.contains(seat));
    total(seat) - others + if has_won { VICTORY } else { -VICTORY }
}
