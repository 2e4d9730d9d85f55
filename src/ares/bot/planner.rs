//! A look ahead: the most promising answers are played on with everyone greedy, in games that could be this one: against rivals for some
//! rounds, where a network that was learned reads their value ([`super::value`]), against time to the end.

use super::judge::{DEPTH, Judge, moves};
use super::value::value;
use super::weights::Weights;
use super::{Chosen, greedy, plan};
use crate::ares::state::facts::Stage;
use crate::ares::state::game::Ares;
use crate::ares::state::question::{Choice, Question};
use crate::ares::state::setup::Mode;
use crate::ares::trial::Trial;
use crate::ares::{Facts, Outcome};
use crate::kit::{EventLog, Reason, Rng, Rules, Seat, Seed, View, look_ahead};
use core::cmp::Reverse;

/// The most answers that are played on.
pub(super) const BREADTH: usize = 6;

/// What a victory is worth beside the points, in hundredths of a point.
pub(super) const VICTORY: i32 = 1_000;

/// The answer of a planner that plays answers on for so many rounds, with so many steps: choices played in imagined games. Rivals are
/// ahead or behind by the phases that they choose; against them all else is answered at once.
pub fn choose(
    view: &View<Ares>,
    seat: Seat,
    offers: &[Choice],
    weights: &Weights,
    (rounds, steps): (u8, u32),
    seed: Seed,
) -> Option<Chosen> {
    let facts = view.facts();
    let mut rng = Rng::new(seed);
    let usual = greedy::choose(view, seat, offers, weights, &mut rng)?;
    if facts.setup.mode == Mode::Competitive && view.question(seat) != Some(Question::Plan) {
        return Some(usual);
    }
    let candidates = candidates(view, seat, offers, usual.choice, weights);
    if candidates.len() < 2 {
        return Some(usual);
    }
    let until = until(facts, rounds);
    let found = look_ahead(
        seat,
        &candidates,
        steps,
        &mut rng,
        |rng| Ares::imagine_unanswered(view, rng),
        |game, chance| {
            let played = play_on(game, until, weights, &mut Rng::new(chance));
            (worth(game, seat), played)
        },
    )?;
    Some(Chosen { choice: found.choice, reason: Reason::LeadsFurther { by: found.ahead } })
}

/// The answers that are played on, the usual one first.
pub(super) fn candidates(
    view: &View<Ares>,
    seat: Seat,
    offers: &[Choice],
    usual: Choice,
    weights: &Weights,
) -> Vec<Choice> {
    let judge = Judge::of(view.facts(), seat, weights);
    let trial = Trial::of(view, seat);
    let mut field: Vec<(Choice, i32)> = match view.question(seat) {
        Some(Question::Plan) => plan::phases(&judge, &trial, offers, &mut Rng::new(Seed(0))),
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
    core::iter::once(usual).chain(field.into_iter().map(|(choice, _)| choice)).take(BREADTH).collect()
}

/// The round before which a game is played on; a game against time to its end, which is near and decides everything.
pub(super) fn until(facts: &Facts, rounds: u8) -> u8 {
    if facts.setup.mode == Mode::Competitive { facts.round.saturating_add(rounds) } else { u8::MAX }
}

/// Plays a game on until a round begins or it is over, with everyone greedy; how many choices that took.
pub(super) fn play_on(game: &mut Ares, until: u8, weights: &Weights, chance: &mut Rng) -> u32 {
    let mut quiet = EventLog::nothing();
    let mut played = 0;
    while game.facts().round < until {
        let Some(asked) = game.asked().iter().next() else { break };
        let view = View::of(game, Some(asked));
        let offers: Vec<Choice> = view.choices(asked).collect();
        let choice = match *offers {
            [] => break,
            [only] => only,
            _ => greedy::choose(&view, asked, &offers, weights, chance)
                .map_or(offers[0], |chosen| chosen.choice),
        };
        game.carry_out(asked, choice, &mut quiet);
        played += 1;
    }
    played
}

/// What a seat has of a game, in hundredths of a victory point.
pub(super) fn worth(game: &Ares, seat: Seat) -> i32 {
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
