//! A look ahead: the most promising answers are played on with everyone greedy to the end of the round, in games that could be this one,
//! where their value is read from a learned table ([`super::value`]).

use super::judge::{DEPTH, Judge, moves};
use super::value::value;
use super::{Chosen, greedy, plan};
use crate::ares::state::facts::Stage;
use crate::ares::state::game::Ares;
use crate::ares::state::question::{Choice, Question};
use crate::ares::trial::Trial;
use crate::ares::{Facts, Outcome};
use crate::kit::{EventLog, Reason, Rng, Rules, Seat, Seed, View, look_ahead};
use core::cmp::Reverse;

/// What a victory is worth beside the points, in hundredths of a point.
const VICTORY: i32 = 1_000;

/// The answer of a planner that plays on at most so many answers, with so many steps: choices played in imagined games.
pub(super) fn choose(
    view: &View<Ares>,
    seat: Seat,
    offers: &[Choice],
    (breadth, steps): (usize, u32),
    seed: Seed,
) -> Option<Chosen> {
    let usual = greedy::choose(view, seat, offers)?;
    let candidates = candidates(view, seat, offers, usual.choice, breadth);
    if candidates.len() < 2 {
        return Some(usual);
    }
    let mut rng = Rng::new(seed);
    let facts = view.facts();
    let until = facts.round.saturating_add(1);
    let found = look_ahead(view, seat, &candidates, steps, &mut rng, |game, _| {
        let played = play_on(game, until);
        (worth(game, seat), played)
    })?;
    Some(Chosen { choice: found.choice, reason: Reason::LeadsFurther { by: found.ahead } })
}

/// The answers that are played on, the usual one first.
fn candidates(
    view: &View<Ares>,
    seat: Seat,
    offers: &[Choice],
    usual: Choice,
    breadth: usize,
) -> Vec<Choice> {
    let judge = Judge::of(view.facts(), seat);
    let trial = Trial::of(view, seat);
    let mut field: Vec<(Choice, i32)> = match view.question(seat) {
        Some(Question::Plan) => plan::phases(&judge, &trial, offers),
        Some(Question::Neutral) => plan::of_others(&judge, &trial, offers),
        Some(Question::Phase) => {
            let now = judge.standing(&trial);
            let ahead = |choice| (choice, judge.ahead(&trial, choice, DEPTH).worth - now);
            let done = offers.contains(&Choice::Done).then_some((Choice::Done, 0));
            moves(offers).map(ahead).chain(done).collect()
        }
        Some(
            Question::Corporation
            | Question::Keep { .. }
            | Question::StandIn { .. }
            | Question::Source { .. }
            | Question::Target { .. }
            | Question::Branch { .. }
            | Question::FreePlay { .. }
            | Question::Amount { .. },
        ) => offers.iter().map(|&choice| (choice, judge.ahead(&trial, choice, DEPTH).worth)).collect(),
        Some(Question::Warm { .. } | Question::Cube) => offers.iter().map(|&choice| (choice, 0)).collect(),
        // What is given away is the least card of the hand, whatever comes.
        _ => Vec::new(),
    };
    field.retain(|&(choice, _)| choice != usual);
    field.sort_by_key(|&(_, worth)| Reverse(worth));
    core::iter::once(usual).chain(field.into_iter().map(|(choice, _)| choice)).take(breadth).collect()
}

/// Plays a game on until a round begins or it is over, with everyone greedy; how many choices that took.
fn play_on(game: &mut Ares, until: u8) -> u32 {
    let mut quiet = EventLog::nothing();
    let mut played = 0;
    while game.facts().round < until {
        let Some(asked) = game.asked().iter().next() else { break };
        let view = View::of(game, Some(asked));
        let offers: Vec<Choice> = view.choices(asked).collect();
        let choice = match *offers {
            [] => break,
            [only] => only,
            _ => greedy::choose(&view, asked, &offers).map_or(offers[0], |chosen| chosen.choice),
        };
        game.carry_out(asked, choice, &mut quiet);
        played += 1;
    }
    played
}

/// What a seat has of a game, in hundredths of a victory point.
fn worth(game: &Ares, seat: Seat) -> i32 {
    let facts = game.facts();
    if facts.stage == Stage::Over { at_the_end(facts, seat) } else { value(facts, seat) }
}

/// What a seat has of a game that is over.
pub fn at_the_end(facts: &Facts, seat: Seat) -> i32 {
    let total = |seat: Seat| 100 * facts.score(seat).total;
    match facts.outcome() {
        Some(Outcome::Won) => 10_000 + total(seat) / 100,
        Some(Outcome::Lost) => {
            let left: i32 = super::prospects::steps_left(facts).iter().sum();
            total(seat) / 100 - 200 * left
        }
        Some(Outcome::Winners(winners)) => {
            let others = facts.seats().iter().filter(|&other| other != seat);
            let best = others.map(total).max().unwrap_or_default();
            total(seat) - best + if winners.contains(seat) { VICTORY } else { -VICTORY }
        }
        None => value(facts, seat),
    }
}
