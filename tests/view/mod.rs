//! Readings of what a seat sees and was told.

mod advice;
mod ares;
mod course;
mod final_answers;
mod hand;
mod log;
mod parts;
mod points;
mod recap;
mod standings;

use viriditas::kit::{EventLog, Rules, Seat, Seed};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position};
use viriditas::mars::cards::{ASTEROID, Conversion, POWER_PLANT, Parameter, Resource, StandardProject, Tile};
use viriditas::mars::maps::Hex;
use viriditas::mars::view::{concerns, is_heading, is_news, last_solar_phase, since_last_turn, whose};
use viriditas::mars::{Event, Mars, Payer, Phase, Setup};

const ANNA: Seat = Seat::ALL[0];
const BOB: Seat = Seat::ALL[1];
const CLEO: Seat = Seat::ALL[2];

/// Anna plays, Bob and Cleo do something, among it to Anna, and it is Anna's turn again.
fn round() -> Vec<Event> {
    vec![
        Event::PhaseBegan(Phase::Action),
        Event::TurnBegan(ANNA),
        Event::ProjectUsed { seat: ANNA, project: StandardProject::PowerPlant },
        Event::TurnBegan(BOB),
        Event::Paid { seat: BOB, with: Payer::Stock(Resource::MegaCredits), amount: 14 },
        Event::Played { seat: BOB, card: ASTEROID.id },
        Event::Lost { seat: ANNA, by: Some(BOB), resource: Resource::Plants, amount: 3 },
        Event::Lost { seat: CLEO, by: Some(BOB), resource: Resource::Plants, amount: 1 },
        Event::TurnBegan(CLEO),
        Event::Converted { seat: CLEO, conversion: Conversion::Heat },
        Event::TurnBegan(ANNA),
        Event::Played { seat: ANNA, card: POWER_PLANT.id },
    ]
}

#[test]
fn the_news_since_the_last_turn_are_what_others_did_and_what_was_done_to_one() {
    let news = [
        Event::Played { seat: BOB, card: ASTEROID.id },
        Event::Lost { seat: ANNA, by: Some(BOB), resource: Resource::Plants, amount: 3 },
        Event::Converted { seat: CLEO, conversion: Conversion::Heat },
    ];
    let round = round();
    let since = |events: &[Event], seat| since_last_turn(events, seat).collect::<Vec<_>>();
    assert_eq!(since(&round, ANNA), news, "in the turn that follows");
    assert_eq!(since(&round[..10], ANNA), news, "while others play");
    assert_eq!(since(&round[..11], ANNA), news, "as soon as the turn begins");
    assert_eq!(since(&round[..3], ANNA), [], "in the first turn");
    assert_eq!(since(&round[..1], ANNA), [], "before it");
    assert_eq!(since(&[], ANNA), []);
    // Bob's turn ended with Cleo's.
    let after_bob = [news[2], Event::Played { seat: ANNA, card: POWER_PLANT.id }];
    assert_eq!(since(&round, BOB), after_bob);
}

#[test]
fn what_happens_to_the_planet_by_nobodys_hand_is_news_and_its_victims_are_concerned() {
    let raised = Event::Raised { by: None, parameter: Parameter::Oxygen };
    let ocean = Event::Placed { by: None, tile: Tile::Ocean, space: Hex(3) };
    let lost = Event::Lost { seat: ANNA, by: None, resource: Resource::Plants, amount: 2 };
    assert!([raised, ocean, lost].iter().all(|&event| whose(event).is_none()));
    assert!(is_news(raised) && is_news(ocean) && !is_news(lost));
    assert!(concerns(lost, ANNA) && !concerns(lost, BOB));
    // Neutral tiles of a solo game belong to its set-up, and what a step of one's own raises goes with it.
    assert!(!is_news(Event::Placed { by: None, tile: Tile::City, space: Hex(3) }));
    assert!(!is_news(Event::Raised { by: Some(BOB), parameter: Parameter::Oxygen }));
}

/// In whole games: what is shown is news or was done to the player, and nothing of one's own is among it.
#[test]
fn nothing_of_ones_own_is_news_since_the_last_turn() {
    let mut shown = 0;
    for seed in 0..6 {
        let mut heard = EventLog::all();
        let mut game = Mars::begin(&Setup::new(3), Seed(seed), &mut heard).expect("a possible set-up");
        let mut bot = Greedy::new(Seed(seed));
        while let Some(seat) = game.asked().iter().next() {
            let offers: Vec<_> = game.choices(seat).collect();
            let choice = bot.choose(&Position::new(&Observation::new(&game, seat), seat, &offers)).choice;
            game.play(seat, choice, &mut heard).expect("a bot takes an offer");
            for event in since_last_turn(heard.events(), ANNA) {
                shown += 1;
                assert_ne!(whose(event), Some(ANNA), "{event:?}");
                assert!(is_news(event) || concerns(event, ANNA), "{event:?}");
            }
        }
    }
    assert!(shown > 1_000, "{shown}");
}

#[test]
fn what_is_done_to_a_player_concerns_both() {
    let stolen = Event::Lost { seat: ANNA, by: Some(BOB), resource: Resource::Steel, amount: 2 };
    assert_eq!(whose(stolen), Some(BOB));
    assert_eq!([ANNA, BOB, CLEO].map(|seat| concerns(stolen, seat)), [true, true, false]);
    assert!(!is_news(stolen) && !is_heading(stolen));
    assert!(is_heading(Event::TurnBegan(ANNA)));
}

/// A solar phase is told until somebody’s turn begins.
#[test]
fn a_solar_phase_of_before_the_last_turn_is_told_no_more() {
    let mut events = vec![
        Event::TurnBegan(BOB),
        Event::PhaseBegan(Phase::Solar),
        Event::Raised { by: None, parameter: Parameter::Venus },
        Event::GenerationBegan,
        Event::PhaseBegan(Phase::Action),
    ];
    let steps = |events: &[Event]| last_solar_phase(events.iter().rev().copied()).len();
    assert_eq!(steps(&events), 1);
    events.push(Event::TurnBegan(ANNA));
    assert_eq!(steps(&events), 0);
}
