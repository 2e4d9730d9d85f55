//! How long records are and how long they take: `cargo test --release --test saves measure -- --nocapture`.

use crate::games::Played;
use std::time::{Duration, Instant};
use viriditas::bot::{Greedy, Look, Policy, Position, Random};
use viriditas::kit::{Heard, Rules, Seed};
use viriditas::mars::{Mars, Setup};
use viriditas::save::{Record, Snapshot};

fn median<T: Ord + Copy>(mut numbers: Vec<T>) -> T {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

fn timed<T>(work: impl Fn() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

#[test]
fn records_of_finished_games_fit_into_a_link() {
    for players in [1, 2, 3, 5] {
        let mut choices = Vec::new();
        let mut bytes = Vec::new();
        let mut letters = Vec::new();
        let mut times: [Vec<Duration>; 3] = [const { Vec::new() }; 3];
        for seed in 0..100 {
            let played = Played::finished(Setup::new(players), seed);
            let (text, encode) = timed(|| played.record().to_text());
            let (record, decode) = timed(|| Record::from_text(&text));
            let record = record.expect("a record is whole");
            let (_, replay) = timed(|| record.replay(&mut Heard::nothing()).expect("a record is whole"));
            choices.push(played.journal.len());
            bytes.push(record.to_bytes().len());
            letters.push(text.len());
            for (all, time) in times.iter_mut().zip([encode, decode, replay]) {
                all.push(time);
            }
        }
        let longest = letters.iter().copied().max().unwrap_or_default();
        let [encode, decode, replay] = times.map(median);
        println!(
            "{players} players: medians of {} choices, {} bytes, {} letters (longest {longest}); encode {encode:?}, decode {decode:?}, replay {replay:?}",
            median(choices),
            median(bytes),
            median(letters),
        );
        assert!(longest < 8_000, "browsers and messengers carry links of 8,000 letters");
    }
}

/// How many letters the snapshots take of a game that one kind of bot plays, at the start of each turn.
fn letters_of_snapshots(players: u8, seed: u64, bot: &mut dyn Policy) -> Vec<usize> {
    let mut game = Mars::begin(&Setup::new(players), Seed(seed), &mut Heard::nothing()).expect("a set-up");
    let mut letters = Vec::new();
    loop {
        letters.extend(Snapshot::of(&game).map(|snapshot| (snapshot.bytes().len() * 4).div_ceil(3)));
        let Some(seat) = game.asked().iter().next() else { return letters };
        let offers: Vec<_> = game.choices(seat).collect();
        let chosen = bot.choose(&Position::new(&Look::new(&game, seat), seat, &offers));
        game.play(seat, chosen.choice, &mut Heard::nothing()).expect("an offer is accepted");
    }
}

/// `cargo test --release --test saves snapshots_measured -- --ignored --nocapture`
#[test]
#[ignore = "it asserts nothing but prints how long snapshots are"]
fn snapshots_measured() {
    for players in [1, 2, 3, 5] {
        let mut random = Vec::new();
        let mut greedy = Vec::new();
        for seed in 0..50 {
            random.extend(letters_of_snapshots(players, seed, &mut Random::new(Seed(seed))));
            greedy.extend(letters_of_snapshots(players, seed, &mut Greedy::new(Seed(seed))));
        }
        for (bots, letters) in [("random", random), ("greedy", greedy)] {
            let longest = letters.iter().copied().max().unwrap_or_default();
            println!(
                "{players} players, {bots}: {} turns of 50 games, {} letters (median), {longest} at most",
                letters.len(),
                median(letters)
            );
        }
    }
    let played = Played::finished(Setup::new(5), 3);
    let (snapshot, write) = timed(|| Snapshot::of(&played.game).expect("it is over"));
    let (_, read) = timed(|| Snapshot::read(snapshot.bytes(), &played.setup, played.seed));
    println!("one snapshot of five players: written in {write:?}, read in {read:?}");
}
