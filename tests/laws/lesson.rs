//! The lesson of Ares Expedition teaches each thing once, and is won by following its hints.

use viriditas::ares::guide::{LEARNER, LessonTopic, SEEDS, hint, is_lesson, setup};
use viriditas::ares::{Ares, Event, Outcome, Stage};
use viriditas::kit::{EventLog, Rules, Seed, View};

/// Plays a game by the hints alone: what was taught, in order, and the game at its end.
fn followed(seed: Seed) -> (Vec<LessonTopic>, Ares) {
    let mut told = EventLog::all();
    let mut game = Ares::begin(&setup(), seed, &mut told).unwrap();
    let mut taught = Vec::new();
    loop {
        let view = View::of(&game, Some(LEARNER));
        let history: Vec<Event> = told.events().to_vec();
        let hint = hint(&view, &history, LEARNER).expect("a hint at each question and at the end");
        taught.extend(hint.topics);
        assert_eq!(hint.met, taught.len(), "{taught:?} in round {}", view.facts().round);
        if view.facts().stage == Stage::Over {
            return (taught, game);
        }
        let question = view.question(LEARNER).unwrap();
        assert!(!hint.answers.is_empty(), "{question:?}");
        for choice in hint.answers {
            game.play(LEARNER, choice, &mut told).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
        }
    }
}

/// Each deal teaches everything once, in an order in which nothing is taught twice, and is won in time.
///
/// Rules: ARES-SOLO-09.
#[test]
fn whoever_follows_the_hints_of_the_lesson_meets_each_topic_once_and_wins() {
    for seed in SEEDS {
        assert!(is_lesson(&setup(), seed));
        let (taught, game) = followed(seed);
        let mut sorted = taught.clone();
        sorted.sort_by_key(|&topic| topic as u8);
        assert_eq!(sorted, LessonTopic::ALL, "{seed:?}: {taught:?}");
        assert_eq!(game.facts().outcome(), Some(Outcome::Won), "{seed:?}");
    }
    assert!(!is_lesson(&setup(), Seed(1)));
}
