//! The value of a position of Ares Expedition, learned from the ends of self-played games.

use crate::ares_weights::setup;
use crate::network::{Example, Row, Shape, examples_of, learn};
use crate::options::Options;
use viriditas::ares::bot::{CARD_PLACES, FEATURES, HIDDEN, Weights, features, greedy, places};
use viriditas::ares::{Ares, Choice, Facts};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};

/// Learns from so many games, of which every tenth is held out as a test, and prints the network as Rust source.
pub(crate) fn tune(options: &Options) {
    let shape = Shape { features: FEATURES, hidden: HIDDEN, beyond: 3 * CARD_PLACES };
    learn(shape, options, |number| examples(options, number));
}

/// What a seat has.
fn row(facts: &Facts, seat: Seat) -> Row {
    let small = |it: i32| it.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    let features = features(facts, seat).map(small).to_vec();
    Row { features, beyond: places(facts, seat).map(|(place, many)| (place as u16, small(many))).collect() }
}

/// Plays a game in which now and then chance answers; what became of each round's beginning.
fn examples(options: &Options, number: u64) -> Vec<Example> {
    let deal = options.seed.wrapping_mul(7_000_003).wrapping_add(number);
    let setup = setup(options, deal);
    let mut rng = Rng::new(Seed(deal ^ 0x7e57));
    let mut quiet = EventLog::nothing();
    let Ok(mut game) = Ares::begin(&setup, Seed(deal), &mut quiet) else { return Vec::new() };
    let weights = Weights::tuned(setup.mode, setup.players.into());
    // Seats of different strength, so that leads of all sizes are seen.
    let slips: Vec<u32> = Seat::ALL.iter().map(|_| rng.below(80)).collect();
    let mut seen: Vec<Vec<Row>> = Vec::new();
    let mut round = 1;
    while let Some(seat) = game.asked().iter().next() {
        let facts = game.facts();
        if facts.round > round {
            round = facts.round;
            seen.push(facts.seats().iter().map(|seat| row(facts, seat)).collect());
        }
        let offers: Vec<Choice> = game.choices(seat).collect();
        let choice = match *offers {
            [only] => only,
            _ if rng.below(1_000) < slips[seat.index()] => offers[rng.below(offers.len() as u32) as usize],
            _ => {
                let view = View::of(&game, Some(seat));
                greedy(&view, seat, &offers, weights, &mut rng).map_or(offers[0], |chosen| chosen.choice)
            }
        };
        game.carry_out(seat, choice, &mut quiet);
    }
    let facts = game.facts();
    let total = |&seat: &Seat| f32::from(facts.score(seat).total as i16);
    let points: Vec<f32> = Seat::ALL[..facts.seats().len()].iter().map(total).collect();
    examples_of(seen, &points)
}
