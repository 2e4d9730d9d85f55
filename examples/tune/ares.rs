//! The value of a position of Ares Expedition, learned from the ends of self-played games.

use crate::ares_weights::setup;
use crate::network::{Example, Row, Shape, train};
use crate::options::Options;
use viriditas::ares::bot::{CARD_PLACES, FEATURES, HIDDEN, Weights, features, greedy, places};
use viriditas::ares::{Ares, Choice, Facts};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};

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
    let shape = Shape { features: FEATURES, hidden: HIDDEN, beyond: 3 * CARD_PLACES };
    train(shape, &learned, &held_out, options.seed);
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
    let total = |seat: usize| f32::from(facts.score(Seat::ALL[seat]).total as i16);
    let seats = facts.seats().len();
    let pairs = if seats == 2 { 1 } else { seats };
    let mut examples = Vec::new();
    for mut position in seen {
        for one in 0..pairs {
            let other = (one + 1) % seats;
            let margin = total(one) - total(other);
            // A victory counts beside its margin.
            let victory = if margin == 0.0 { 0.0 } else { 10.0 * margin.signum() };
            let points = margin.clamp(-60.0, 60.0) + victory;
            let [own, rival] = [one, other]
                .map(|it| if pairs == 1 { core::mem::take(&mut position[it]) } else { position[it].clone() });
            examples.push(Example { own, rival, points });
        }
    }
    examples
}
