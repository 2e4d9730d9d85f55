//! Production phase (BASE-PROD).

use crate::rules::help::{Play, seat};
use viriditas::kit::Rules;
use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Phase};

/// Rules: BASE-PROD-01.
#[test]
fn all_players_produce_at_the_same_time() {
    let position = |first| {
        let give = |game: Scenario, number: u8| {
            let game = game.seat(number).stock(Energy, 2).production(Plants, 1 + i16::from(number));
            if number == first { game.first().turn(0) } else { game.passed() }
        };
        (0..3).fold(table(3), give).start()
    };
    let stocks = |first| {
        let mut game = position(first);
        let events = game.answer(Choice::Pass);
        assert!(events.contains(&Event::PhaseBegan(Phase::Production)));
        assert_eq!(game.facts().phase, Phase::Research, "nobody is asked anything on the way");
        [0, 1, 2].map(|number| game.facts().players[seat(number)].stock)
    };
    let stocks_from_first = stocks(0);
    assert_eq!(stocks_from_first.map(|it| it[MegaCredits]), [20, 20, 20]);
    assert_eq!(stocks_from_first.map(|it| it[Plants]), [1, 2, 3]);
    assert_eq!(stocks_from_first.map(|it| it[Heat]), [2, 2, 2]);
    assert_eq!(stocks(1), stocks_from_first, "who is first makes no difference");
    assert_eq!(stocks(2), stocks_from_first);
}

/// Rules: BASE-PROD-02, BASE-PROD-02.a.
#[test]
fn first_all_energy_becomes_heat_and_then_there_is_new_energy() {
    let position = table(2).seat(0).stock(Energy, 3).production(Energy, 2).stock(Heat, 4).production(Heat, 1);
    let game = position.end_generation();
    assert_eq!((game.stock(0, Energy), game.stock(0, Heat)), (2, 8));
    // A single one, too.
    let game = table(2).seat(0).stock(Energy, 1).end_generation();
    assert_eq!((game.stock(0, Energy), game.stock(0, Heat)), (0, 1));
    let mut game = table(2).seat(0).stock(Energy, 3).production(Energy, 2).passed().seat(1).turn(0).start();
    let events = game.answer(Choice::Pass);
    let became = Event::EnergyBecameHeat { seat: seat(0), amount: 3 };
    let became = events.iter().position(|&event| event == became).expect("energy became heat");
    let gained = |event: &Event| matches!(event, Event::Gained { seat: who, .. } if *who == seat(0));
    assert!(became < events.iter().position(gained).expect("income"));
}

/// Rules: BASE-PROD-03.
/// Ruling: Q-BASE-08.
#[test]
fn megacredits_come_in_by_rating_and_production_which_may_be_negative() {
    let income = |rating, production| {
        let game =
            table(2).seat(0).rating(rating).production(MegaCredits, production).money(7).end_generation();
        game.stock(0, MegaCredits) - 7
    };
    assert_eq!(income(20, 0), 20);
    assert_eq!(income(23, 4), 27);
    assert_eq!(income(20, -5), 15);
    assert_eq!(income(3, -5), 0, "and is never below nothing");
}

/// Rules: BASE-PROD-04, BASE-PROD-04.a.
#[test]
fn kim_gains_by_her_rating_and_all_her_productions() {
    let give = |game: Scenario, resource: Resource| game.production(resource, 1);
    let kim = Resource::ALL.into_iter().fold(table(3).seat(0), give).production(Titanium, 3).rating(20);
    let game = kim.end_generation();
    let stock = [MegaCredits, Steel, Titanium, Plants, Energy, Heat].map(|it| game.stock(0, it));
    assert_eq!(stock, [21, 1, 3, 1, 1, 1]);
    let stock = [MegaCredits, Steel, Titanium, Plants, Energy, Heat].map(|it| game.stock(1, it));
    assert_eq!(stock, [20, 0, 0, 0, 0, 0], "who has no production has none");
    assert_eq!(game.production(0, Titanium), 3, "production itself stays");
}

/// Rules: BASE-PROD-05.
#[test]
fn last_of_all_the_markers_leave_used_card_actions() {
    let position = table(2).seat(0).corporation(UNITED_NATIONS_MARS_INITIATIVE).played(&[FISH]).raised(2);
    let position = position.used(&[UNITED_NATIONS_MARS_INITIATIVE, FISH]).passed();
    let mut game = position.seat(1).played(&[ANTS]).used(&[ANTS]).turn(0).start();
    assert!([FISH, ANTS, UNITED_NATIONS_MARS_INITIATIVE].iter().all(|it| game.facts().used.contains(it.id)));
    let events = game.answer(Choice::Pass);
    assert!(game.facts().used.is_empty());
    assert_eq!(game.facts().players[seat(0)].raised, 0);
    let taken = events.iter().position(|&event| event == Event::MarkersTaken).expect("markers are taken");
    let income = events.iter().rposition(|event| matches!(event, Event::Gained { .. })).expect("income");
    assert!(income < taken);
}
