//! How long records are and how long they take: `cargo test --release --test saves measure -- --nocapture`.

use crate::games::Played;
use std::time::{Duration, Instant};
use viriditas::kit::Heard;
use viriditas::mars::Setup;
use viriditas::save::Record;

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
