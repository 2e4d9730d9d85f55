//! Games of Ares Expedition, between levels of the page.

use crate::bots::Player;
use crate::options::Options;
use crate::report::{Tally, timed};
use viriditas::ares::bot::{Chosen, Weights, choose, greedy, planned, steps_left};
use viriditas::ares::cards::Phase;
use viriditas::ares::{Ares, COOPERATIVE_GOAL, Choice, Facts, Outcome};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};

/// Plays a game in which the first level has one seat and the second one has all others; `None` where no game can begin.
pub(crate) fn game(options: &Options, pair: (Player, Player), number: u64) -> Option<Tally> {
    let players = options.ares.players;
    let (deal, own) = options.deal(number, players.into());
    let mut quiet = EventLog::nothing();
    let mut game = Ares::begin(&options.ares, Seed(deal), &mut quiet).ok()?;
    let mut tally = Tally::of_one();
    let mut answers = 0_u64;
    while let Some(seat) = game.asked().iter().next() {
        let view = View::of(&game, Some(seat));
        let offers: Vec<Choice> = view.choices(seat).collect();
        answers += 1;
        let side = usize::from(seat.index() != own);
        let seed = Seed(deal.rotate_left(23) ^ (answers << 8) ^ seat.index() as u64);
        let chosen = match *offers {
            [] => return None,
            [only] => only,
            _ => {
                timed(&mut tally, side, || answer([pair.0, pair.1][side], &view, seat, &offers, seed))?.choice
            }
        };
        if let Choice::Phase(phase) = chosen {
            tally.phases[side] += 1.0;
            tally.productions[side] += f64::from(u8::from(phase == Phase::Production));
        }
        game.carry_out(seat, chosen, &mut quiet);
    }
    let facts = game.facts();
    let own = Seat::ALL[own];
    let others: f64 = facts.seats().iter().filter(|&seat| seat != own).map(|seat| total(facts, seat)).sum();
    tally.generations = facts.round.into();
    tally.points = [total(facts, own), others / f64::from(players.max(2) - 1)];
    tally.short = short(facts);
    tally.won = match facts.outcome() {
        Some(Outcome::Won) => 1.0,
        Some(Outcome::Winners(winners)) if winners.contains(own) => 1.0 / f64::from(winners.len() as u8),
        _ => 0.0,
    };
    Some(tally)
}

fn answer(player: Player, view: &View<Ares>, seat: Seat, offers: &[Choice], seed: Seed) -> Option<Chosen> {
    match player {
        Player::Level(level) => choose(view, seat, level, seed),
        Player::First => {
            let facts = view.facts();
            let weights = Weights::first(facts.setup.mode, facts.seats().len());
            greedy(view, seat, offers, &weights, &mut Rng::new(seed))
        }
        Player::FrozenAres(weights) => greedy(view, seat, offers, weights, &mut Rng::new(seed)),
        Player::Planner(steps, rounds) => {
            let facts = view.facts();
            let weights = Weights::tuned(facts.setup.mode, facts.seats().len());
            planned(view, seat, offers, weights, (rounds as u8, steps), seed)
        }
        Player::Frozen(_) | Player::Points | Player::Tree => None,
    }
}

fn total(facts: &Facts, seat: Seat) -> f64 {
    facts.score(seat).total.into()
}

/// By how many steps of the tracks, oceans and points the seats together are short of the goal of the co-operative mode.
fn short(facts: &Facts) -> f64 {
    let points: i32 = facts.seats().iter().map(|seat| facts.score(seat).total).sum();
    (steps_left(facts).iter().sum::<i32>() + (COOPERATIVE_GOAL - points).max(0)).into()
}
