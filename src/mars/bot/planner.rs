//! Some generations ahead: each promising answer is played on, in games that could be this one.
//!
//! The bot plays each of the most promising offers on to the end of the next generation, with everyone greedy; after each equal part of
//! its steps of thought the better half of the offers stays.

use super::tried::Tried;
use super::worth::Worth;
use super::{Chosen, Greedy, Observation, Policy, Position, Reason, Weights};
use crate::kit::{EventLog, Rng, Rules, Seat, Seed};
use crate::mars::{Choice, Facts, Mars, Outcome, outcome, score};

/// Takes what leads furthest where everyone goes on greedily.
#[derive(Clone, Debug)]
pub struct Planner {
    rng: Rng,
}

/// Answers that are played on: those that look best at once.
const PROMISING: usize = 8;
/// Ends of generations up to which they are.
const AHEAD: u8 = 2;
/// A point when the game is over, in hundredths of a M€.
const POINT: i32 = 600;
/// A victory beside the points that made it.
const VICTORY: i32 = 3_000;

impl Planner {
    /// A planner whose imagination grows from this.
    pub fn new(seed: Seed) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl Policy for Planner {
    /// A step is a choice played in an imagined game. Those that are left of the field play the same games; after each equal
    /// part of the steps the better half stays.
    fn choose(&mut self, position: &Position<'_>) -> Chosen {
        let Position { look, seat, offers, steps, .. } = *position;
        if let [choice] = *offers {
            return Chosen { choice, reason: Reason::OnlyOffer };
        }
        let mut field = Greedy::tried(position);
        best_first(&mut field, PROMISING);
        for tried in &mut field {
            (tried.worth, tried.games) = (0, 0);
        }
        let rounds = field.len().next_power_of_two().ilog2();
        let mut second = 0;
        while field.len() > 1 {
            let mut left = steps / rounds;
            while left > 0 {
                let world = Mars::imagine(look.view(), &mut self.rng);
                let chance = Seed(self.rng.below(u32::MAX).into());
                for tried in &mut field {
                    let (worth, played) = played_on(&world, seat, tried.choice, chance);
                    tried.worth += i64::from(worth);
                    tried.games += 1;
                    left = left.saturating_sub(played);
                }
            }
            let half = field.len().div_ceil(2);
            best_first(&mut field, half.max(2));
            second = field[1].mean();
            field.truncate(half);
        }
        let best = field[0];
        let reason = Reason::WorthMost { value: best.mean() as i32, second: second as i32 };
        Chosen { choice: best.choice, reason }
    }
}

/// Leaves so many, the best first; of equals the one that came first.
fn best_first(field: &mut Vec<Tried>, most: usize) {
    for place in 0..most.min(field.len()) {
        let rest = place..field.len();
        let best = rest.rev().max_by_key(|&at| field[at].mean()).unwrap_or(place);
        field[place..=best].rotate_right(1);
    }
    field.truncate(most);
}

/// What a seat has of answering so, where everyone is greedy behind that; and how many choices were played.
fn played_on(world: &Mars, seat: Seat, choice: Choice, chance: Seed) -> (i32, u32) {
    let mut game = world.clone();
    let (mut bot, mut quiet) = (Greedy::new(chance), EventLog::nothing());
    let until = game.facts().generation.saturating_add(AHEAD);
    game.carry_out(seat, choice, &mut quiet);
    let mut offers = Vec::new();
    let mut played = 1;
    while game.facts().generation < until {
        let Some(asked) = game.asked().iter().next() else { break };
        offers.clear();
        game.list(asked, &mut offers);
        let look = Observation::new(&game, asked);
        let next = bot.choose(&Position::new(&look, asked, &offers)).choice;
        game.carry_out(asked, next, &mut quiet);
        played += 1;
    }
    let is_over = game.asked().is_empty();
    let facts = game.facts();
    let of = |seat| {
        if is_over { at_the_end(facts, seat) } else { Worth::of(facts, seat, &Weights::TODAY).standing() }
    };
    let others: i32 = facts.others(seat).map(of).sum();
    let rivals = facts.others(seat).count().max(1) as i32;
    (of(seat) - others / rivals, played)
}

/// What a seat has of a game that is over.
fn at_the_end(facts: &Facts, seat: Seat) -> i32 {
    let has_won = matches!(outcome(facts), Outcome::Won(seats) if seats.contains(seat));
    i32::from(score(facts, seat).total()) * POINT + if has_won { VICTORY } else { 0 }
}
