//! The value of a position of the board game, learned from the ends of self-played games.

use crate::league::setup;
use crate::network::{Example, Row, Shape, examples_of, learn};
use crate::options::Options;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::bot::{FEATURES, Greedy, HIDDEN, Observation, Policy, Position, features};
use viriditas::mars::{Mars, score};

/// Learns from so many games, of which every tenth is held out as a test, and prints the network as Rust source.
pub(crate) fn tune(options: &Options) {
    let shape = Shape { features: FEATURES, hidden: HIDDEN, beyond: 0 };
    learn(shape, options, |number| examples(options, number));
}

/// Plays a game in which now and then chance answers; what became of each generation's beginning.
fn examples(options: &Options, number: u64) -> Vec<Example> {
    let deal = options.seed.wrapping_mul(7_000_003).wrapping_add(number);
    // Three and more seats share a network.
    let players = if options.players < 3 { options.players } else { 3 + (number % 3) as u8 };
    let setup = setup(players, options.rating, deal);
    let mut quiet = EventLog::nothing();
    let Ok(mut game) = Mars::begin(&setup, Seed(deal), &mut quiet) else { return Vec::new() };
    let mut rng = Rng::new(Seed(deal ^ 0x7e57));
    // Seats of different strength, so that leads of all sizes are seen.
    let slips: Vec<u32> = Seat::ALL.iter().map(|_| rng.below(80)).collect();
    let mut bots: Vec<Greedy> =
        (0..5).map(|number| Greedy::tuned(Seed(deal.rotate_left(17) ^ number))).collect();
    let mut seen: Vec<Vec<Row>> = Vec::new();
    let mut generation = 1;
    let mut offers = Vec::new();
    let seats = &Seat::ALL[..usize::from(players)];
    let small = |it: i32| it.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    while let Some(seat) = game.asked().iter().next() {
        let facts = game.facts();
        if facts.generation > generation {
            generation = facts.generation;
            let row = |&seat| Row { features: features(facts, seat).map(small).to_vec(), beyond: Vec::new() };
            seen.push(seats.iter().map(row).collect());
        }
        offers.clear();
        game.list(seat, &mut offers);
        let chosen = if rng.below(1_000) < slips[seat.index()] {
            offers[rng.below(offers.len() as u32) as usize]
        } else {
            let look = Observation::new(&game, seat);
            bots[seat.index()].choose(&Position::new(&look, seat, &offers)).choice
        };
        game.carry_out(seat, chosen, &mut quiet);
    }
    let points: Vec<f32> = seats.iter().map(|&seat| f32::from(score(game.facts(), seat).total())).collect();
    examples_of(seen, &points)
}
