//! What the example does, with nothing of the machine it runs on.

use crate::ares;
use crate::options::{Bot, Options};
use crate::purse::Wallet;
use crate::records::{self, Measured, Scribe};
use crate::statistics::Statistics;
use viriditas::kit::{EventLog, Rules, Seat, Seed};
use viriditas::mars::bot::{Greedy, Observation, Planner, Policy, Position, Random};
use viriditas::mars::{Choice, Mars};

/// Plays what the arguments ask for and returns one JSON object. `clock` tells seconds since some fixed moment.
///
/// # Errors
/// A sentence that says which argument is not understood.
pub(crate) fn run(arguments: &[String], clock: impl Fn() -> f64) -> Result<String, String> {
    if let Some(arguments) = ares::arguments(arguments) {
        return ares::run(&arguments, clock);
    }
    let options = Options::read(arguments)?;
    let mut statistics = Statistics::new(options.setup.players);
    let mut purse = options.purse.then(Wallet::default);
    let mut measured = Vec::new();
    let begun = clock();
    for game in 0..options.games {
        let seed = options.seed.wrapping_mul(1_000_003).wrapping_add(game);
        measured.extend(play(&options, seed, (&mut statistics, purse.as_mut()), &clock)?);
    }
    let seats = options.games * u64::from(options.setup.players);
    let purse = purse.map(|purse| purse.json(seats)).unwrap_or_default();
    let json = statistics.json(&purse, clock() - begun);
    Ok(if options.records { format!("{json}\n{}", records::json(&measured)) } else { json })
}

/// Plays a game, and measures its record where that is asked for.
fn play(
    options: &Options,
    seed: u64,
    (statistics, mut purse): (&mut Statistics, Option<&mut Wallet>),
    clock: impl Fn() -> f64,
) -> Result<Option<Measured>, String> {
    let mut bots: Vec<Box<dyn Policy>> = (0_u64..)
        .zip(Seat::ALL.iter().take(usize::from(options.setup.players)))
        .map(|(number, seat)| bot(options.bot(*seat), seed.rotate_left(17) ^ number))
        .collect();
    let mut quiet = EventLog::nothing();
    let mut scribe = options.records.then(Scribe::default);
    let mut game =
        Mars::begin(&options.setup, Seed(seed), &mut quiet).map_err(|faults| format!("{faults:?}"))?;
    let mut offers: Vec<Choice> = Vec::new();
    while let Some(seat) = game.asked().iter().next() {
        offers.clear();
        game.list(seat, &mut offers);
        statistics.question(offers.len(), game.owed());
        let look = Observation::new(&game, seat);
        let position = Position::new(&look, seat, &offers).within(options.steps);
        let chosen = bots[seat.index()].choose(&position).choice;
        if !offers.contains(&chosen) {
            return Err(format!("{chosen:?} is not offered"));
        }
        if let Some(purse) = purse.as_deref_mut() {
            purse.answer(&game, seat, &offers, chosen);
        }
        match &mut scribe {
            None => game.carry_out(seat, chosen, &mut quiet),
            Some(scribe) => {
                let written = scribe.write(&mut game, seat, chosen, offers.len());
                written.map_err(|refusal| format!("{chosen:?} is refused: {refusal:?}"))?;
            }
        }
    }
    statistics.game(&game);
    if let Some(purse) = purse {
        purse.game();
    }
    let measure = |scribe: Scribe| scribe.measured(&options.setup, Seed(seed), &game, clock);
    scribe.map(measure).transpose().map_err(|broken| broken.to_string())
}

fn bot(which: Bot, seed: u64) -> Box<dyn Policy> {
    match which {
        Bot::Random => Box::new(Random::new(Seed(seed))),
        Bot::Greedy(weights) => Box::new(Greedy::weighing(Seed(seed), weights)),
        Bot::Planner => Box::new(Planner::new(Seed(seed), 8)),
    }
}
