//! The value of a position of the board game, learned from the ends of self-played games.

use crate::league::setup;
use crate::network::{Example, Row, Shape, train};
use crate::options::Options;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::bot::{FEATURES, Greedy, HIDDEN, Observation, Policy, Position, features};
use viriditas::mars::{Mars, score};

/// Learns from so many games, of which every tenth is held out as a test, and prints the network as Rust source.
pub(crate) fn tune(options: &Options) {
    let threads = options.threads.max(1) as u64;
    let played: Vec<Vec<Vec<Example>>> = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                scope.spawn(move || {
                    let games = (part..options.games).step_by(threads as usize);
                    games.map(|number| examples(options, number)).collect()
                })
            })
            .collect();
        parts.into_iter().filter_map(|part| part.join().ok()).collect()
    });
    let (mut learned, mut held_out) = (Vec::new(), Vec::new());
    let mut of_part: Vec<_> = played.into_iter().map(Vec::into_iter).collect();
    for number in 0..options.games {
        let Some(examples) = of_part[(number % threads) as usize].next() else { continue };
        if number % 10 == 9 { held_out.extend(examples) } else { learned.extend(examples) }
    }
    let shape = Shape { features: FEATURES, hidden: HIDDEN, beyond: 0 };
    train(shape, &learned, &held_out, options.seed);
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
    let mut seen: Vec<Vec<[i16; FEATURES]>> = Vec::new();
    let mut generation = 1;
    let mut offers = Vec::new();
    let seats = &Seat::ALL[..usize::from(players)];
    let small = |it: i32| it.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    while let Some(seat) = game.asked().iter().next() {
        let facts = game.facts();
        if facts.generation > generation {
            generation = facts.generation;
            seen.push(seats.iter().map(|&seat| features(facts, seat).map(small)).collect());
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
    let total = |place: usize| f32::from(score(game.facts(), Seat::ALL[place]).total());
    let pairs = if seats.len() == 2 { 1 } else { seats.len() };
    let mut examples = Vec::new();
    for position in seen {
        for one in 0..pairs {
            let other = (one + 1) % seats.len();
            let margin = total(one) - total(other);
            // A victory counts beside its margin.
            let victory = if margin == 0.0 { 0.0 } else { 10.0 * margin.signum() };
            let points = margin.clamp(-60.0, 60.0) + victory;
            let [own, rival] =
                [one, other].map(|seat| Row { features: position[seat].to_vec(), beyond: Vec::new() });
            examples.push(Example { own, rival, points });
        }
    }
    examples
}
