//! The value of a position of the board game, learned from the ends of self-played games.

use crate::league::setup;
use crate::options::Options;
use crate::regression::{Sums, learned};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::bot::{FEATURES, Greedy, Observation, Policy, Position, STAGES, features, stage};
use viriditas::mars::{Mars, score};

/// Learns from so many games, and prints the table as Rust source.
pub(crate) fn tune(options: &Options) {
    learned((STAGES, FEATURES), (options.games, options.threads), |number, sums| {
        learn(options, options.seed.wrapping_mul(7_000_003).wrapping_add(number), sums);
    });
}

/// Plays a game in which now and then chance answers, and learns what became of each generation's beginning.
fn learn(options: &Options, deal: u64, sums: &mut [Sums]) {
    let setup = setup(options.players, options.rating, deal);
    let mut quiet = EventLog::nothing();
    let Ok(mut game) = Mars::begin(&setup, Seed(deal), &mut quiet) else { return };
    let mut rng = Rng::new(Seed(deal ^ 0x7e57));
    // Seats of different strength, so that leads of all sizes are seen.
    let slips: Vec<u32> = Seat::ALL.iter().map(|_| rng.below(80)).collect();
    let mut bots: Vec<Greedy> =
        (0..5).map(|number| Greedy::tuned(Seed(deal.rotate_left(17) ^ number))).collect();
    let mut seen: Vec<(usize, Vec<[i32; FEATURES]>)> = Vec::new();
    let mut generation = 1;
    let mut offers = Vec::new();
    while let Some(seat) = game.asked().iter().next() {
        let facts = game.facts();
        if facts.generation > generation {
            generation = facts.generation;
            let seats = Seat::ALL.iter().take(options.players.into());
            seen.push((stage(facts), seats.map(|&seat| features(facts, seat)).collect()));
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
    let total = |place: usize| f64::from(score(game.facts(), Seat::ALL[place]).total());
    for (stage, seats) in seen {
        for one in 0..seats.len() {
            for other in one + 1..seats.len() {
                let margin = total(one) - total(other);
                // A victory counts beside its margin, in hundredths of a point.
                let told = margin.clamp(-60.0, 60.0) * 100.0 + margin.signum() * 1_000.0;
                let mut row = [0.0; FEATURES];
                for (at, value) in row.iter_mut().enumerate() {
                    *value = f64::from(seats[one][at] - seats[other][at]);
                }
                sums[stage].add(&row, told);
            }
        }
    }
}
