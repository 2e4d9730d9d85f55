//! Whole games of Ares Expedition by chance, in every mode: whatever comes up has words in every language.

use crate::words::grammar::Judge;
use crate::words::samples::NAMES;
use std::collections::HashSet;
use viriditas::ares::cards::{Phase, ZoneTrack};
use viriditas::ares::{Ares, Choice, Event, Level, Mode, Question, Setup, StandardAction};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};
use viriditas::text::Language;
use viriditas::text::ares::AresTableText;

/// Games of chance of each set-up.
const GAMES: u64 = 12;

fn setups() -> Vec<Setup> {
    let solo = Level::ALL.map(|level| Setup { mode: Mode::Solo(level), ..Setup::new(1) });
    let others = [
        Setup::new(2),
        Setup { first_game: true, ..Setup::new(3) },
        Setup { mulligan: true, promotional: true, ..Setup::new(4) },
        Setup { mode: Mode::Cooperative, promotional: true, ..Setup::new(2) },
    ];
    others.into_iter().chain(solo).collect()
}

/// Says something in every language; English is judged, and the others say something too.
fn hear(judge: &mut Judge, is_sentence: bool, said: impl Fn(Language) -> String) {
    for &language in Language::ALL {
        let words = said(language);
        match language {
            Language::English => judge.hear(words, is_sentence),
            Language::Ukrainian | Language::Slovak | Language::Hebrew => {
                assert!(!words.trim().is_empty() && !words.contains('{'), "{words}");
            }
        }
    }
}

/// Answers that a player may try in any position, whether they are offered or not.
fn tried(game: &Ares, seat: Seat) -> Vec<Choice> {
    let facts = game.facts();
    let hand = facts.players[seat].hand;
    let plays = hand.iter().flat_map(|id| [Choice::Play(id), Choice::Sell(id), Choice::Card(id)]);
    let acts = facts
        .in_play(seat)
        .flat_map(|card| (0..card.actions.len() as u8).map(|way| Choice::Act { card: card.id, way }));
    let rest = [Choice::Done, Choice::BuyRating, Choice::DrawBonus, Choice::Amount(99), Choice::Decline];
    plays
        .chain(acts)
        .chain(Phase::ALL.map(Choice::Phase))
        .chain(StandardAction::ALL.map(Choice::Standard))
        .chain(ZoneTrack::ALL.map(Choice::Track))
        .chain(rest)
        .collect()
}

/// Hears what happened, as one player and as others hear it.
fn hear_events(judge: &mut Judge, game: &Ares, events: &[Event]) {
    for &event in events {
        for who in [None, Some(Seat::ALL[0])] {
            let Some(told) = Ares::told_to(event, who) else { continue };
            for event in [event, told] {
                hear(judge, true, |language| {
                    AresTableText { language, facts: game.facts(), names: &NAMES, you: who }.event(event)
                });
            }
        }
    }
}

/// Hears what a seat is asked, and all that it may and may not answer.
fn hear_question(judge: &mut Judge, game: &Ares, seat: Seat) {
    let view = View::of(game, Some(seat));
    let seen = |language, you| AresTableText { language, facts: view.facts(), names: &NAMES, you };
    let question = view.question(seat).unwrap();
    for you in [None, Some(seat)] {
        hear(judge, true, |language| seen(language, you).question(&question));
    }
    let mut labels = HashSet::new();
    for choice in game.choices(seat) {
        let label = seen(Language::English, Some(seat)).choice(seat, &question, choice);
        assert!(labels.insert(label.clone()), "{question:?}: two answers are called {label}");
        hear(judge, false, |language| seen(language, Some(seat)).choice(seat, &question, choice));
    }
    for choice in tried(game, seat) {
        let Err(refusal) = game.allows(seat, &choice) else { continue };
        hear(judge, true, |language| seen(language, Some(seat)).refusal(refusal));
        let may_stand_there =
            matches!(question, Question::Phase | Question::Plan | Question::FreePlay { .. });
        if may_stand_there {
            hear(judge, false, |language| seen(language, Some(seat)).choice(seat, &question, choice));
        }
    }
}

/// Plays a game by lot, and tells the questions that came up.
fn play(setup: &Setup, seed: u64, judge: &mut Judge) -> HashSet<core::mem::Discriminant<Question>> {
    let mut heard = EventLog::all();
    let mut rng = Rng::new(Seed(seed));
    let mut game = Ares::begin(setup, Seed(seed), &mut heard).unwrap();
    let mut questions = HashSet::new();
    loop {
        hear_events(judge, &game, heard.events());
        heard.forget();
        let asked: Vec<Seat> = game.asked().iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[rng.below(asked.len() as u32) as usize];
        questions.insert(core::mem::discriminant(&game.question(seat).unwrap()));
        // Most positions of a game say what others said before.
        if rng.below(3) == 0 {
            hear_question(judge, &game, seat);
        }
        let choices: Vec<Choice> = game.choices(seat).collect();
        let kept: Vec<Choice> =
            choices.iter().copied().filter(|it| !matches!(it, Choice::Sell(_) | Choice::Reopen)).collect();
        let from = if kept.is_empty() { &choices } else { &kept };
        game.play(seat, from[rng.below(from.len() as u32) as usize], &mut heard).unwrap();
    }
    let outcome = game.facts().outcome().unwrap();
    for you in [None, Some(Seat::ALL[0])] {
        let speaker = |language| AresTableText { language, facts: game.facts(), names: &NAMES, you };
        hear(judge, true, |language| speaker(language).outcome(outcome));
        for seat in game.facts().seats().iter() {
            let income = game.facts().collected(seat);
            hear(judge, true, |language| speaker(language).income(seat, &income));
        }
    }
    questions
}

#[test]
fn everything_in_random_games_of_every_mode_has_words_in_every_language() {
    let mut judge = Judge::default();
    let mut questions = HashSet::new();
    for (at, setup) in setups().iter().enumerate() {
        for number in 0..GAMES {
            questions.extend(play(setup, 100 * at as u64 + number, &mut judge));
        }
    }
    assert!(judge.heard() > 1_000, "only {} different words", judge.heard());
    // An amount is asked for where a card lets it be chosen, and heat for M€ of Helion alone: all kinds but the rarest come up.
    assert!(questions.len() >= 18, "only {} kinds of questions", questions.len());
}
