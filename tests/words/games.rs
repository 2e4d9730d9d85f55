//! Whole games at random: whatever comes up has words.

use crate::words::grammar::Judge;
use crate::words::samples::NAMES;
use std::collections::HashSet;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seats, Seed, View};
use viriditas::mars::{Mars, Outcome, Setup, Switch, Switches, outcome};
use viriditas::text::{Areas, Language, TableText};

const GAMES: u64 = 200;

fn setup(number: u64) -> Setup {
    let players = (number % 5) as u8 + 1;
    let mut on = Switches::NONE;
    if players == 1 || !number.is_multiple_of(3) {
        on = on.with(Switch::CorporateEra);
    }
    if number.is_multiple_of(2) {
        on = on.with(Switch::Draft);
    }
    let beginners = if number.is_multiple_of(7) { Seats::only(Seat::ALL[0]) } else { Seats::NONE };
    Setup { on, beginners, ..Setup::new(players) }
}

fn play(number: u64, judge: &mut Judge) {
    let mut heard = EventLog::all();
    let mut rng = Rng::new(Seed(number));
    let mut game = Mars::begin(&setup(number), Seed(number), &mut heard).unwrap();
    loop {
        let speaker = TableText {
            language: Language::English,
            facts: game.facts(),
            names: &NAMES,
            you: None,
            areas: Areas::Named,
        };
        for &event in heard.events() {
            judge.hear(speaker.event(event), true);
            for who in [None, Some(Seat::ALL[0])] {
                if let Some(told) = Mars::told_to(event, who) {
                    judge.hear(speaker.event(told), true);
                }
            }
        }
        heard.forget();
        let asked: Vec<Seat> = game.asked().iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[rng.below(asked.len() as u32) as usize];
        let view = View::of(&game, Some(seat));
        let seen = TableText { facts: view.facts(), ..speaker };
        let question = view.question(seat).unwrap();
        judge.hear(seen.question(&question), true);
        let choices: Vec<_> = game.choices(seat).collect();
        let mut labels = HashSet::new();
        for &choice in &choices {
            let label = seen.choice(seat, &question, choice);
            assert!(labels.insert(label.clone()), "two answers of one question are called {label}");
            judge.hear(label, false);
        }
        for (choice, refusal) in game.refused(seat) {
            judge.hear(seen.choice(seat, &question, choice), false);
            judge.hear(seen.refusal(refusal), true);
        }
        let choice = choices[rng.below(choices.len() as u32) as usize];
        game.play(seat, choice, &mut heard).unwrap();
    }
    let speaker = TableText {
        language: Language::English,
        facts: game.facts(),
        names: &NAMES,
        you: None,
        areas: Areas::Named,
    };
    let end: Outcome = outcome(game.facts());
    judge.hear(speaker.outcome(end), true);
}

#[test]
fn everything_in_200_random_games_has_words() {
    let mut judge = Judge::default();
    for number in 0..GAMES {
        play(number, &mut judge);
    }
    assert!(judge.heard() > 1_000, "only {} different words", judge.heard());
}
