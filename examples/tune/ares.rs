//! The value of a position of Ares Expedition, learned from the ends of self-played games.

use crate::options::Options;
use crate::regression::{Sums, learned};
use viriditas::ares::bot::{FEATURES, STAGES, at_the_end, choose, features, stage};
use viriditas::ares::{Ares, Choice, Level, Mode, Setup};
use viriditas::kit::{EventLog, Rng, Rules, Seed, View};
use viriditas::table::Bot;

/// Learns from so many games of a mode, and prints the table as Rust source.
pub(crate) fn tune(options: &Options) {
    learned((STAGES, FEATURES), (options.games, options.threads), |number, sums| {
        learn(options, options.seed.wrapping_mul(7_000_003).wrapping_add(number), sums);
    });
}

/// Plays a game in which now and then chance answers, and learns what became of each round's beginning.
fn learn(options: &Options, deal: u64, sums: &mut [Sums]) {
    let mut rng = Rng::new(Seed(deal ^ 0x7e57));
    let mut setup = Setup::new(options.players);
    if options.cooperative {
        setup.mode = Mode::Cooperative;
    } else if options.players == 1 {
        let levels = [Level::Beginner, Level::Skilled, Level::Expert];
        setup.mode = Mode::Solo(levels[rng.below(3) as usize]);
    }
    let mut quiet = EventLog::nothing();
    let Ok(mut game) = Ares::begin(&setup, Seed(deal), &mut quiet) else { return };
    let slips: Vec<u32> = (0..4).map(|_| rng.below(60)).collect();
    let mut seen = Vec::new();
    let mut round = 1;
    let mut answers = 0_u64;
    while let Some(seat) = game.asked().iter().next() {
        let facts = game.facts();
        if facts.round > round {
            round = facts.round;
            seen.push((
                stage(facts),
                facts.seats().iter().map(|seat| features(facts, seat)).collect::<Vec<_>>(),
            ));
        }
        answers += 1;
        let offers: Vec<Choice> = game.choices(seat).collect();
        let chosen = if rng.below(1_000) < slips[seat.index()] {
            offers[rng.below(offers.len() as u32) as usize]
        } else {
            let chosen = choose(&View::of(&game, Some(seat)), seat, Bot::Greedy, Seed(deal ^ answers << 20));
            chosen.map_or(offers[0], |chosen| chosen.choice)
        };
        game.carry_out(seat, chosen, &mut quiet);
    }
    let facts = game.facts();
    for (stage, seats) in seen {
        if setup.mode != Mode::Competitive {
            let seat = facts.seats().iter().next().unwrap_or_default();
            let row = (0..FEATURES).map(|at| seats.iter().map(|it| f64::from(it[at])).sum());
            sums[stage].add(&row.collect::<Vec<f64>>(), f64::from(at_the_end(facts, seat)));
            continue;
        }
        for (one, own) in facts.seats().iter().enumerate() {
            for (other, rival) in facts.seats().iter().enumerate().skip(one + 1) {
                let margin = f64::from(facts.score(own).total - facts.score(rival).total);
                let told = margin.clamp(-60.0, 60.0) * 100.0 + margin.signum() * 1_000.0;
                let row = (0..FEATURES).map(|at| f64::from(seats[one][at] - seats[other][at]));
                sums[stage].add(&row.collect::<Vec<f64>>(), told);
            }
        }
    }
}
