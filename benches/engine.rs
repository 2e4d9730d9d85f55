//! The speed of the engine: `cargo bench --features scenario`. Every figure is the median of several rounds; the
//! first line times a fixed workload, so that figures of different machines can be set side by side.

#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2 to the 52")]

use std::hint::black_box;
use std::time::Instant;
use viriditas::ares::{self, Ares};
use viriditas::games::{MarsRecord, MarsTable};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};
use viriditas::mars::maps::MAPS;
use viriditas::mars::{Choice, Mars, SWITCHES, Setup};
use viriditas::save::Journal;
use viriditas::table::Seating;

/// Games of one round.
const GAMES: u64 = 4_000;
/// Rounds of each figure.
const ROUNDS: usize = 9;
/// Steps of the calibration loop.
const CALIBRATION: u32 = 20_000_000;

fn main() {
    let calibration = median(|| time(|| black_box(calibrate(black_box(CALIBRATION)))));
    println!("{:34}{:>12} {:12}{:>14}", "", "figure", "", "by calibration");
    println!("{:34}{:>12.1} ms", "calibration loop", calibration * 1e3);
    let setup = Setup::new(2);
    // In turn, for machines are not equally fast from one second to the next.
    let mut rounds = [Vec::new(), Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        rounds[0].push(rate(setup, 1));
        rounds[1].push(rate(with_all_boxes(setup), MAPS.len()));
        rounds[2].push(ares_rate());
    }
    let [base, all, ares] = rounds.map(|mut rates| {
        rates.sort_by(|one, other| one.0.total_cmp(&other.0));
        rates[ROUNDS / 2]
    });
    let games = base.0 / base.1;
    row("random two-player games", games, "games/s", calibration * games);
    row("choices of these", base.0, "choices/s", calibration * base.0);
    row("choices per game", base.1, "", 0.0);
    row("choices with all boxes", all.0, "choices/s", calibration * all.0);
    row("of those without", all.0 / base.0 * 100.0, "%", 0.0);
    row("choices per game with all boxes", all.1, "", 0.0);
    row("choices of Ares Expedition", ares.0, "choices/s", calibration * ares.0);
    row("choices per game of it", ares.1, "", 0.0);
    questions(setup, calibration);
    table(setup, games, calibration);
}

/// With every box.
fn with_all_boxes(setup: Setup) -> Setup {
    let boxes = SWITCHES.iter().filter(|row| !row.brings.is_empty() && row.key != "synthetic");
    boxes.fold(setup, |setup, row| setup.with(row.switch))
}

/// Choices a second and a game, over games on the first so many maps.
fn rate(setup: Setup, maps: usize) -> (f64, f64) {
    let mut choices = 0;
    let seconds = time(|| {
        for seed in 0..GAMES {
            choices += play(Setup { map: (seed % maps as u64) as u8, ..setup }, seed);
        }
    });
    (choices as f64 / seconds, choices as f64 / GAMES as f64)
}

/// Choices a second and a game, over random games of Ares Expedition for two.
fn ares_rate() -> (f64, f64) {
    /// A game of chance takes several times as long as one of the board game.
    const GAMES: u64 = 200;
    let (mut choices, mut quiet) = (0, EventLog::nothing());
    let mut offers = Vec::with_capacity(1024);
    let seconds = time(|| {
        for seed in 0..GAMES {
            let mut rng = Rng::new(Seed(!seed));
            let Ok(mut game) = Ares::begin(&ares::Setup::new(2), Seed(seed), &mut quiet) else { return };
            while let Some(seat) = game.asked().iter().next() {
                offers.clear();
                game.list(seat, &mut offers);
                let choice = offers[rng.below(offers.len() as u32) as usize];
                game.carry_out(seat, choice, &mut quiet);
                choices += 1;
            }
            black_box(&game);
        }
    });
    (f64::from(choices) / seconds, f64::from(choices) / GAMES as f64)
}

/// What is timed at a [`MarsTable`]: with events, a journal and a view at each question, as the page and a host play. `bare`
/// is how many games of this set-up a second takes without.
fn table(setup: Setup, bare: f64, calibration: f64) {
    /// So often that the processor's own clock tells.
    const REPEATED: usize = 200;
    let mut seed = 0;
    let round = median(|| {
        time(|| {
            for _ in 0..GAMES / 4 {
                seed += 1;
                at_table(setup, seed, |_, _, _| true);
            }
        })
    });
    let games = (GAMES / 4) as f64 / round;
    row("games through a table", games, "games/s", calibration * games);
    row("of the games without one", games / bare * 100.0, "%", 0.0);
    let young = answers(setup, 2);
    let old = answers(Setup::new(5), 14);
    for (name, work) in [
        ("an answer on a copy of the table", answer as fn(&MarsTable, Seat, Choice)),
        ("the same, and its text", answer_and_text),
    ] {
        let [young, old] = [&young, &old].map(|questions| {
            let all = || questions.iter().for_each(|(table, seat, choice)| work(table, *seat, *choice));
            median(|| time(|| (0..REPEATED).for_each(|_| all()))) / (REPEATED * questions.len()) as f64
        });
        row(&format!("{name}, early"), young * 1e9, "ns mean", young / calibration * 1e6);
        row("", old * 1e9, "ns late", old / calibration * 1e6);
        row("", old / young, "times early", 0.0);
    }
}

/// What the page does with an answer: it plays it on a copy of the table that it shows.
fn answer(table: &MarsTable, seat: Seat, choice: Choice) {
    let mut copy = table.clone();
    let _ = black_box(copy.play(seat, choice));
}

/// Answers, and writes what is kept in the browser's store.
fn answer_and_text(table: &MarsTable, seat: Seat, choice: Choice) {
    let mut copy = table.clone();
    let _ = black_box(copy.play(seat, choice));
    black_box(copy.to_text());
}

/// Questions of this generation in a few games, each with an answer.
fn answers(setup: Setup, generation: u8) -> Vec<(MarsTable, Seat, Choice)> {
    let mut questions = Vec::new();
    for seed in 0..40 {
        at_table(setup, seed, |table, seat, choice| {
            let now = table.view(None).facts().generation;
            if now == generation && questions.len() < 1_000 {
                questions.push((table.clone(), seat, choice));
            }
            now <= generation
        });
    }
    questions
}

/// Walks through a random game at a table; stops where `goes_on` says so.
fn at_table(setup: Setup, seed: u64, mut goes_on: impl FnMut(&MarsTable, Seat, Choice) -> bool) {
    let mut rng = Rng::new(Seed(!seed));
    let Ok(mut table) = MarsTable::new(setup, Seed(seed), Seating::default()) else { return };
    while let Some(seat) = table.asked().iter().next() {
        let offers = table.offers(seat);
        let choice = offers[rng.below(offers.len() as u32) as usize];
        black_box(table.view(Some(seat)).question(seat));
        if !goes_on(&table, seat, choice) || black_box(table.play(seat, choice)).is_err() {
            return;
        }
    }
}

/// What is timed at single questions of a sample of games.
fn questions(setup: Setup, calibration: f64) {
    let positions = positions(setup);
    let mut buffer: Vec<Choice> = Vec::with_capacity(1024);
    let mut listed = per_position(&positions, |game, seat| {
        buffer.clear();
        game.list(seat, &mut buffer);
        black_box(&buffer);
    });
    let mut played = per_position(&positions, |game, seat| {
        let mut copy = game.clone();
        buffer.clear();
        copy.list(seat, &mut buffer);
        if let Some(&choice) = buffer.first() {
            copy.carry_out(seat, choice, &mut EventLog::nothing());
            black_box(copy);
        }
    });
    let mut copied = per_position(&positions, |game, _| {
        black_box(game.clone());
    });
    let mut viewed = per_position(&positions, |game, seat| {
        black_box(View::of(game, Some(seat)));
    });
    for (name, times) in [
        ("one question, choices listed", &mut listed),
        ("copy, list, play one", &mut played),
        ("one copy", &mut copied),
        ("one view", &mut viewed),
    ] {
        times.sort_by(f64::total_cmp);
        let (middle, late) = (times[times.len() / 2], times[times.len() * 99 / 100]);
        row(name, middle * 1e9, "ns median", middle / calibration * 1e6);
        row("", late * 1e9, "ns p99", late / calibration * 1e6);
    }
    let record = record(setup, 5);
    let replayed = median(|| time(|| drop(black_box(record.replay(&mut EventLog::nothing())))));
    row(
        &format!("replay of {} answers", record.answers()),
        replayed * 1e6,
        "µs",
        replayed / calibration * 1e3,
    );
    row("size of the state", size_of::<Mars>() as f64, "bytes", 0.0);
}

fn row(name: &str, figure: f64, unit: &str, ratio: f64) {
    let ratio = if ratio > 0.0 { format!("{ratio:>14.3}") } else { String::new() };
    println!("{name:34}{figure:>12.1} {unit:12}{ratio}");
}

/// A fixed workload: a generator of numbers folded into one.
fn calibrate(steps: u32) -> u64 {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    for step in 0..steps {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state = state.wrapping_add(u64::from(step));
    }
    state
}

/// Seconds of work: on the processor where the system tells that, for others may be at work beside us.
fn time<T>(work: impl FnOnce() -> T) -> f64 {
    let began = Instant::now();
    let before = on_processor();
    black_box(work());
    match (before, on_processor()) {
        (Some(before), Some(after)) if after - before > 0.01 => after - before,
        _ => began.elapsed().as_secs_f64(),
    }
}

/// Seconds that this thread has been on a processor, as Linux keeps them; `None` elsewhere.
fn on_processor() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds / 1e9)
}

fn median(mut round: impl FnMut() -> f64) -> f64 {
    let mut times: Vec<f64> = (0..ROUNDS).map(|_| round()).collect();
    times.sort_by(f64::total_cmp);
    times[ROUNDS / 2]
}

/// Plays a random game; how many choices it took.
fn play(setup: Setup, seed: u64) -> u64 {
    let mut choices = 0;
    let mut quiet = EventLog::nothing();
    walk(setup, seed, |game, seat, choice| {
        choices += 1;
        game.carry_out(seat, choice, &mut quiet);
        true
    });
    choices
}

/// Walks through a random game; stops where `step` says so.
fn walk(setup: Setup, seed: u64, mut step: impl FnMut(&mut Mars, Seat, Choice) -> bool) {
    let mut rng = Rng::new(Seed(!seed));
    let mut offers: Vec<Choice> = Vec::with_capacity(1024);
    let Ok(mut game) = Mars::begin(&setup, Seed(seed), &mut EventLog::nothing()) else { return };
    while let Some(seat) = game.asked().iter().next() {
        offers.clear();
        game.list(seat, &mut offers);
        let choice = offers[rng.below(offers.len() as u32) as usize];
        if !step(&mut game, seat, choice) {
            return;
        }
    }
}

/// A random game as it is saved.
fn record(setup: Setup, seed: u64) -> MarsRecord {
    let (mut journal, mut last) = (Journal::new(), None);
    walk(setup, seed, |game, seat, choice| {
        let is_offered = journal.play(game, seat, choice, &mut EventLog::nothing()).is_ok();
        last = game.asked().is_empty().then(|| game.clone());
        is_offered
    });
    MarsRecord::of(&setup, Seed(seed), &journal, &last.expect("a game comes to its end"))
}

/// Every question of a few games.
fn positions(setup: Setup) -> Vec<(Mars, Seat)> {
    let mut positions = Vec::new();
    for seed in 0..10 {
        walk(setup, seed, |game, seat, choice| {
            positions.push((game.clone(), seat));
            game.carry_out(seat, choice, &mut EventLog::nothing());
            true
        });
    }
    positions
}

/// Seconds of one piece of work at each position, each the mean of a few repetitions.
fn per_position(positions: &[(Mars, Seat)], mut work: impl FnMut(&Mars, Seat)) -> Vec<f64> {
    const REPEATED: u32 = 8;
    let once = |(game, seat): &(Mars, Seat)| {
        work(game, *seat);
        let began = Instant::now();
        for _ in 0..REPEATED {
            work(game, *seat);
        }
        began.elapsed().as_secs_f64() / f64::from(REPEATED)
    };
    positions.iter().map(once).collect()
}
