//! Whole games as text that a person can read: a changed line shows which rule moved.
//!
//! Each file begins with the record of its game; the rest is what playing the record says. `UPDATE_GOLDENS=1`
//! writes the text anew from the records. When the rules' revision changes, the records no longer open:
//! `NEW_PLAYTHROUGHS=1` plays the games anew with the greedy bot.

use std::fmt::Write as _;
use std::path::PathBuf;
use viriditas::games::MarsRecord;
use viriditas::kit::{EventLog, Rules, Seat, Seats, Seed};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position};
use viriditas::mars::{Mars, Phase, Setup, Switch, outcome, score};
use viriditas::save::Journal;
use viriditas::text::{Areas, Language, TableText};

const NAMES: [&str; 5] = ["Kim", "Stanley", "Robinson", "Ella", "Omer"];

/// File, seed and set-up of each game.
fn games() -> [(&'static str, u64, Setup); 7] {
    [
        ("solo", 14, Setup::new(1)),
        ("two", 2, Setup::new(2)),
        ("two-standard", 22, Setup::new(2).without(Switch::CorporateEra)),
        ("three-draft", 3, Setup::new(3).with(Switch::Draft)),
        ("four-beginners", 4, Setup { beginners: Seats::first(2), ..Setup::new(4) }),
        ("five", 5, Setup::new(5)),
        ("five-draft", 55, Setup::new(5).with(Switch::Draft).without(Switch::CorporateEra)),
    ]
}

#[test]
fn the_games_read_as_they_did() {
    for (name, seed, setup) in games() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{name}.txt"));
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        let is_set = |variable| std::env::var_os(variable).is_some();
        let record = if is_set("NEW_PLAYTHROUGHS") {
            play(setup, Seed(seed))
        } else {
            let text = kept.lines().next().expect("the first line is the record");
            MarsRecord::from_text(text).unwrap_or_else(|broken| panic!("{name}: {broken}"))
        };
        let read = transcript(&record);
        if is_set("UPDATE_GOLDENS") || is_set("NEW_PLAYTHROUGHS") {
            std::fs::write(&path, &read).expect("the golden can be written");
        } else if read != kept {
            let moved = read.lines().zip(kept.lines()).position(|(new, old)| new != old);
            let line = moved.unwrap_or_else(|| read.lines().count().min(kept.lines().count()));
            let at = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
            panic!("{name}, line {}:\n  was {}\n  is  {}", line + 1, at(&kept), at(&read));
        }
    }
}

/// A game of greedy bots.
fn play(setup: Setup, seed: Seed) -> MarsRecord {
    let mut heard = EventLog::nothing();
    let mut game = Mars::begin(&setup, seed, &mut heard).expect("a possible set-up");
    let mut journal = Journal::new();
    let mut bot = Greedy::new(seed);
    while let Some(seat) = game.asked().iter().next() {
        let offers: Vec<_> = game.choices(seat).collect();
        let choice = bot.choose(&Position::new(&Observation::new(&game, seat), seat, &offers)).choice;
        journal.play(&mut game, seat, choice, &mut heard).expect("a bot takes an offer");
    }
    MarsRecord::of(&setup, seed, &journal, &game)
}

/// What playing a record says: each answer with its place among the offers, and what then happened.
fn transcript(record: &MarsRecord) -> String {
    let (_, journal) = record.replay(&mut EventLog::nothing()).expect("the record replays");
    let mut text = format!("{}\n", record.to_text());
    let mut heard = EventLog::all();
    let mut game = Mars::begin(record.setup(), record.seed(), &mut heard).expect("a possible set-up");
    emit(&mut text, &game, &mut heard);
    for entry in journal.entries() {
        let seat = entry.seat;
        let question = game.question(seat).expect("the seat is asked");
        let offers: Vec<_> = game.choices(seat).collect();
        let choice = entry.choice;
        let speaker = speaker(&game);
        let label = speaker.choice(seat, &question, choice);
        let place = offers.iter().position(|&offer| offer == choice).map_or(0, |place| place + 1);
        let player = speaker.player(seat);
        writeln!(text, "{player}: {label}  ({place} of {})", offers.len()).expect("text grows");
        game.play(seat, choice, &mut heard).expect("an offer is accepted");
        emit(&mut text, &game, &mut heard);
    }
    assert_eq!(game.facts().phase, Phase::Over, "a playthrough is a whole game");
    writeln!(text, "\n{}", speaker(&game).outcome(outcome(game.facts()))).expect("text grows");
    for seat in Seats::first(record.setup().players).iter() {
        writeln!(text, "{}: {}", speaker(&game).player(seat), points(&game, seat)).expect("text grows");
    }
    text
}

fn speaker(game: &Mars) -> TableText<'_> {
    TableText {
        language: Language::English,
        facts: game.facts(),
        names: &NAMES,
        you: None,
        areas: Areas::Named,
    }
}

fn emit(text: &mut String, game: &Mars, heard: &mut EventLog<viriditas::mars::Event>) {
    for &event in heard.events() {
        writeln!(text, "    {}", speaker(game).event(event)).expect("text grows");
    }
    heard.forget();
}

fn points(game: &Mars, seat: Seat) -> String {
    let score = score(game.facts(), seat);
    format!(
        "rating {}, awards {}, milestones {}, greenery {}, cities {}, cards {}: {}",
        score.rating,
        score.awards,
        score.milestones,
        score.greeneries,
        score.cities,
        score.cards,
        score.total()
    )
}
