//! Records in another process: nothing but the text goes over (promise P2).

use crate::saves::games::{Played, setup};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;
use viriditas::games::MarsRecord;
use viriditas::kit::{EventLog, Rng, Seed};
use viriditas::save::digest;

/// Tells the second process which records to open.
const RECORDS: &str = "VIRIDITAS_RECORDS";

/// 300 finished games and as many broken off at a random answer.
#[test]
fn records_make_the_same_games_in_a_fresh_process() {
    let mut lines = String::new();
    for number in 0..300 {
        let finished = Played::finished(setup(number), number);
        write_line(&mut lines, &finished);
        let mut rng = Rng::new(Seed(number));
        let mut broken_off = Played::new(setup(number), number);
        for _ in 0..rng.below(finished.journal.len() as u32) {
            broken_off.step(&mut rng);
        }
        write_line(&mut lines, &broken_off);
    }
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("records.txt");
    std::fs::write(&path, lines).expect("the target folder can be written");
    let this = std::env::current_exe().expect("a test knows its program");
    let run = Command::new(this)
        .args(["--exact", "saves::fresh::opens_what_another_process_wrote", "--nocapture"])
        .env(RECORDS, &path)
        .output()
        .expect("the program runs again");
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success() && said.contains("600 records opened"), "{said}");
}

fn write_line(lines: &mut String, played: &Played) {
    writeln!(lines, "{:016x} {}", digest(&played.game), played.record().to_text()).expect("text grows");
}

/// The second process of the test above; alone it has nothing to do.
#[test]
fn opens_what_another_process_wrote() {
    let Some(path) = std::env::var_os(RECORDS) else { return };
    let lines = std::fs::read_to_string(path).expect("the first process wrote it");
    for line in lines.lines() {
        let (expected, text) = line.split_once(' ').expect("a digest and a record");
        let record = MarsRecord::from_text(text).expect("the record is whole");
        let (game, _) = record.replay(&mut EventLog::nothing()).expect("the record replays");
        assert_eq!(format!("{:016x}", digest(&game)), expected);
    }
    println!("{} records opened", lines.lines().count());
}
