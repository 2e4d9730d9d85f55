//! A guided game is finished by whoever follows its hints, and each hint is one of the answers.

use std::collections::BTreeSet;
use viriditas::games::{MarsTable, mars_answer};
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::mars::guide::{Because, GuideTopic, Hint, Lesson, Spot, hint};
use viriditas::mars::{Choice, Event, Phase, Setup, Shape, Switch, Why, score};
use viriditas::table::{Bot, Controller, Seating};

/// More answers than any short game has.
const MOST_ANSWERS: usize = 4_000;

/// Of a hundred answers of a learner who does as they please, so many are by lot.
const BY_LOT: u32 = 30;

fn begun(setup: Setup, seed: Seed) -> MarsTable {
    let mut seating = Seating::default();
    for seat in Seat::ALL {
        seating.players[seat] =
            if seat == Lesson::LEARNER { Controller::Human } else { Controller::Bot(Bot::Friendly) };
    }
    MarsTable::new(setup, seed, seating).expect("the set-up is possible")
}

fn read(lesson: Lesson, table: &MarsTable) -> Option<Hint> {
    let told: Vec<Event> = table.heard_since(0, Some(Lesson::LEARNER)).collect();
    hint(lesson, &table.view(Some(Lesson::LEARNER)), &told, Lesson::LEARNER)
}

/// Gives the answers of a hint, each of which must be offered.
fn follow(table: &mut MarsTable, hint: &Hint, what: &str) {
    assert!(!hint.answers.is_empty(), "{what}: nothing is proposed");
    for &answer in &hint.answers {
        let offers = table.offers(Lesson::LEARNER);
        assert!(offers.contains(&answer), "{what}: {answer:?} is not among {offers:?}");
        table.play(Lesson::LEARNER, answer).expect("it is offered");
    }
}

/// Where a page has a lesson's text and an answer, the answer lies where the text says; else the answer has a page of its own.
fn rings_what_it_names(hint: &Hint, what: &str) {
    let (Some(topic), Some(answer)) = (hint.topics.last(), hint.answers.first()) else { return };
    if hint.pages() > hint.topics.len() {
        return;
    }
    let spot = match answer {
        Choice::Play(_) => Spot::Hand,
        Choice::Space(_) => Spot::Map,
        Choice::Claim(_) | Choice::Fund(_) => Spot::Goals,
        // At the end the question itself asks for plants.
        Choice::Convert(_) if *topic == GuideTopic::LastPlants => Spot::Question,
        Choice::Project(_) | Choice::Convert(_) | Choice::Act { .. } | Choice::EndTurn | Choice::Pass => {
            Spot::Actions
        }
        Choice::Trade { .. } => Spot::Colonies,
        Choice::Lobby(_) => Spot::Committee,
        _ => Spot::Question,
    };
    assert_eq!(topic.spot(), spot, "{what}: {topic:?} with {answer:?}");
}

/// Whether the learner has met what the box brings: a trade and a colony, a global event, or a second generation.
fn has_done_it(table: &MarsTable) -> bool {
    let heard: Vec<Event> = table.heard_since(0, Some(Lesson::LEARNER)).collect();
    let has = |is_it: fn(&Event) -> bool| heard.iter().any(is_it);
    let on = table.setup().on;
    let trades = |event: &Event| matches!(event, Event::FleetSent { seat, .. } if *seat == Lesson::LEARNER);
    let settles = |event: &Event| matches!(event, Event::Settled { seat, .. } if *seat == Lesson::LEARNER);
    (!on.has(Switch::Colonies) || has(trades) && has(settles))
        && (!on.has(Switch::Turmoil) || has(|event| matches!(event, Event::EventHappens(_))))
        && has(|event| *event == Event::GenerationBegan)
}

/// What is said of an answer says what it gives: never its price alone, and a point of a delegate only where it stays.
fn says_what_it_gives(hint: &Hint, is_last: bool, what: &str) {
    let brings = &hint.brings;
    assert!(brings.is_empty() || brings.iter().any(|&(_, by)| by > 0), "{what}: {hint:?}");
    let is_mute = brings.is_empty() && hint.then.is_none();
    let is_card = matches!(hint.answers.first(), Some(Choice::Play(_) | Choice::Act { .. }));
    assert!(!is_card || !is_mute || hint.because != Because::Gains, "{what}: {hint:?}");
    let is_lobby = matches!(hint.answers.first(), Some(Choice::Lobby(_)));
    assert!(!is_lobby || is_last || !matches!(hint.because, Because::Scores(_)), "{what}: {hint:?}");
}

/// A topic that is bound to a moment of the game is taught at that moment.
fn in_its_time(topic: GuideTopic, table: &MarsTable, what: &str) {
    let learner = Lesson::LEARNER;
    let view = table.view(Some(learner));
    let why = view.question(learner).map(|question| question.why);
    let generation = view.facts().generation;
    let turns =
        table.heard_since(0, Some(learner)).filter(|event| *event == Event::TurnBegan(learner)).count();
    let begins = |turn: usize| turns == turn && why == Some(Why::Turn { taken: 0 });
    let is_in_time = match topic {
        GuideTopic::Aim
        | GuideTopic::Resources
        | GuideTopic::Cards
        | GuideTopic::Actions
        | GuideTopic::AfterPreludes
        | GuideTopic::VenusTrack
        | GuideTopic::Floaters
        | GuideTopic::ColonyTiles
        | GuideTopic::Parties
        | GuideTopic::Delegates => begins(1),
        GuideTopic::Requirements
        | GuideTopic::VenusPoints
        | GuideTopic::GlobalEvents
        | GuideTopic::Influence => begins(2),
        GuideTopic::SecondAction => turns == 1 && why == Some(Why::Turn { taken: 1 }),
        GuideTopic::Production | GuideTopic::Research => {
            generation == 2 && matches!(why, Some(Why::Buy { chosen: 0 }))
        }
        // Behind the sheet of the solar phase and the cards that are bought.
        GuideTopic::Rating
        | GuideTopic::Milestones
        | GuideTopic::Government
        | GuideTopic::Fleets
        | GuideTopic::Revision
        | GuideTopic::NewGovernment => generation == 2 && why == Some(Why::Turn { taken: 0 }),
        GuideTopic::BoxEnds => has_done_it(table) && why == Some(Why::Turn { taken: 0 }),
        GuideTopic::Awards | GuideTopic::Bonuses => generation == 3,
        GuideTopic::Ending => generation == 4,
        GuideTopic::ChoosePreludes => matches!(why, Some(Why::Preludes { .. })),
        GuideTopic::PlayPreludes => matches!(why, Some(Why::Prelude { .. })),
        GuideTopic::LastPlants => why == Some(Why::Conversion),
        GuideTopic::Scoring => why.is_none(),
        // When it is proposed or asked for the first time.
        GuideTopic::Play
        | GuideTopic::Tiles
        | GuideTopic::Projects
        | GuideTopic::Plants
        | GuideTopic::Heat
        | GuideTopic::CardActions
        | GuideTopic::Trade
        | GuideTopic::BuildColony
        | GuideTopic::Pass => true,
    };
    assert!(is_in_time, "{what}: {topic:?} in generation {generation}, turn {turns}, at {why:?}");
}

/// Plays a game to its end: the learner follows the hints, or does as they please now and then. All that was taught, in its order.
fn play(lesson: Lesson, setup: Setup, seed: Seed, mut lot: Option<Rng>) -> (MarsTable, Vec<GuideTopic>) {
    let learner = Lesson::LEARNER;
    let mut table = begun(setup, seed);
    let mut taught = Vec::new();
    let (mut met, mut least_met) = (0, 0);
    while let Some(seat) = table.asked().iter().next() {
        let what = format!("{lesson:?}, {seed:?}, answer {}", table.answers());
        assert!(table.answers() < MOST_ANSWERS, "{what}: the game does not end");
        let is_answered = |table: &MarsTable| {
            let question = table.view(Some(learner)).question(learner);
            question.is_none_or(|question| question.shape == Shape::Answered)
        };
        if table.asked().contains(learner) && !is_answered(&table) {
            let hint = read(lesson, &table).unwrap_or_else(|| panic!("{what}: there is no hint"));
            assert_eq!(read(lesson, &table).as_ref(), Some(&hint), "{what}: a hint is a reading");
            assert_ne!(hint.because, Because::Waiting, "{what}");
            if lot.is_none() {
                taught.extend(hint.topics.iter().copied());
                // What is proposed is met, and counts again once it is carried out.
                let is_first = |(at, topic): &(usize, &GuideTopic)| !taught[..*at].contains(topic);
                let count = taught.iter().enumerate().filter(is_first).count();
                let counts = [count - usize::from(count > 0), count];
                assert!(counts.contains(&hint.met), "{what}: {} were met of {taught:?}", hint.met);
                met = hint.met;
            }
            for &topic in hint.topics.iter().filter(|_| lot.is_none()) {
                in_its_time(topic, &table, &what);
            }
            rings_what_it_names(&hint, &what);
            says_what_it_gives(&hint, table.view(None).facts().is_terraformed(), &what);
            assert!(hint.met >= least_met, "{what}: {} were met, and then {}", least_met, hint.met);
            least_met = hint.met;
            match lot.as_mut().and_then(|rng| (rng.below(100) < BY_LOT).then_some(rng)) {
                Some(rng) => {
                    let place = rng.below(table.offers(learner).len() as u32);
                    table.play_at(learner, place as u16).expect("an offer is accepted");
                }
                None => follow(&mut table, &hint, &what),
            }
            continue;
        }
        let others = table.asked().iter().find(|&other| other != learner);
        let other = others.unwrap_or_else(|| panic!("{what}: seat {seat:?} is asked"));
        let chosen = mars_answer(&table, other, Bot::Friendly).expect("the bot is asked");
        table.play(other, chosen.choice).expect("the bot's answer is offered");
    }
    let end = read(lesson, &table).expect("the end is told");
    assert!(end.answers.is_empty() && table.view(None).facts().phase == Phase::Over);
    if lot.is_none() {
        assert!(end.met >= met && end.met <= lesson.topics().len());
        taught.extend(end.topics.iter().copied());
    }
    (table, taught)
}

/// Everything that a lesson teaches is taught once in each of its games, the game is short, and the first game is won.
#[test]
fn whoever_follows_only_the_hints_finishes_each_lesson_and_is_taught_all_of_it() {
    for &lesson in Lesson::ALL {
        for &seed in lesson.seeds() {
            let (table, taught) = play(lesson, lesson.setup(), seed, None);
            let view = table.view(None);
            let facts = view.facts();
            let what = format!("{lesson:?}, {seed:?}");
            let once: BTreeSet<String> = taught.iter().map(|topic| format!("{topic:?}")).collect();
            assert_eq!(once.len(), taught.len(), "{what}: {taught:?}");
            for topic in lesson.topics() {
                assert!(taught.contains(topic), "{what}: {topic:?} is never taught, but {taught:?}");
            }
            assert!((4..=7).contains(&facts.generation), "{what} has {} generations", facts.generation);
            let others = facts.others(Lesson::LEARNER).map(|other| score(facts, other).total()).max();
            let own = score(facts, Lesson::LEARNER).total();
            assert!(lesson != Lesson::FirstGame || Some(own) > others, "{what}: {own} to {others:?} points");
        }
    }
}

#[test]
fn every_topic_belongs_to_a_lesson() {
    for topic in GuideTopic::ALL {
        assert!(Lesson::ALL.iter().any(|lesson| lesson.topics().contains(topic)), "{topic:?}");
    }
}

/// A lesson holds whatever cards are dealt, and whatever a learner does in between.
#[test]
fn hints_lead_to_the_end_of_any_game_whatever_was_answered_before() {
    for &lesson in Lesson::ALL {
        for seed in 0..4 {
            let is_wild = seed % 2 == 1;
            play(lesson, lesson.setup(), Seed(100 + seed), is_wild.then(|| Rng::new(Seed(seed))));
        }
        play(lesson, Setup::new(2), Seed(7), Some(Rng::new(Seed(7))));
    }
}

#[test]
fn a_guided_game_is_known_by_its_set_up_and_its_seed() {
    for &lesson in Lesson::ALL {
        assert!(lesson.setup().faults().is_empty(), "{lesson:?}");
        for &seed in lesson.seeds() {
            assert_eq!(Lesson::of(&lesson.setup(), seed), Some(lesson));
            assert_eq!(Lesson::of(&lesson.setup(), Seed(seed.0 + 1_000)), None);
            assert_eq!(Lesson::of(&Setup::new(2), seed), None);
            let table = begun(lesson.setup(), seed);
            let again = MarsTable::from_text(&table.to_text()).expect("a table's text is whole");
            assert_eq!(Lesson::of(again.setup(), again.seed()), Some(lesson));
        }
    }
}
