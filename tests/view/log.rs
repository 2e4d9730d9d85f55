//! The log as values: what comes from what, whose moves its groups are, and what others did to a player.

use crate::view::{ANNA, BOB};
use viriditas::kit::{EventLog, Rules};
use viriditas::mars::cards::{ASTEROID, Parameter, Resource, StandardProject, THARSIS_REPUBLIC, Tile};
use viriditas::mars::maps::Hex;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::view::{Happened, LogGroup, LogLine, LogSubject, Told, log_back};
use viriditas::mars::{Bought, Choice, Event, Mars, Origin, Payer, Setup, shores};
use viriditas::table::{Seating, Table};

fn seated(position: Scenario) -> Table<Mars> {
    Table::standing(Setup::new(2), Seating::default(), position.start())
}

fn groups(table: &Table<Mars>) -> Vec<LogGroup> {
    let back = table.entries_back(None).map(|(event, origin)| LogLine { told: Told::Event(event), origin });
    let view = table.view(None);
    log_back(back, table.told(), table.told_before_moves(), view.facts()).collect()
}

/// Plays the first offer that fits.
fn play(table: &mut Table<Mars>, fits: impl Fn(Choice) -> bool) -> Choice {
    let seat = table.asked().iter().next().expect("somebody is asked");
    let choice = table.offers(seat).iter().copied().find(|&choice| fits(choice)).expect("an offer that fits");
    table.play(seat, choice).expect("an offer is accepted");
    choice
}

/// Rules: BASE-TILE-03, BASE-PARAM-05.
#[test]
fn a_tile_brings_money_for_the_ocean_beside_it_and_a_rating_for_the_step_of_its_track() {
    let mut table = seated(table(2).oceans(4).seat(0).money(40).rating(20).turn(0));
    let facts = table.view(None).facts().clone();
    play(&mut table, |choice| choice == Choice::Project(StandardProject::Greenery));
    let beside = |choice| matches!(choice, Choice::Space(space) if shores(&facts, space).len() == 1);
    let Choice::Space(space) = play(&mut table, beside) else { panic!("an area is chosen") };
    let told: Vec<(Event, Origin)> = table.entries_since(0, None).collect();
    let (seat, project) = (ANNA, StandardProject::Greenery);
    let money = Resource::MegaCredits;
    let expected = [
        (Event::ProjectUsed { seat, project }, Origin::Course),
        (
            Event::Paid { seat, with: Payer::Stock(money), amount: 23 },
            Origin::Price(Bought::Project(project)),
        ),
        (Event::Placed { by: Some(seat), tile: Tile::Greenery, space }, Origin::Project(project)),
        (Event::Gained { seat, resource: money, amount: 2 }, Origin::Oceans(space)),
        (Event::Raised { by: Some(seat), parameter: Parameter::Oxygen }, Origin::Project(project)),
        (Event::Rated { seat, change: 1 }, Origin::Step(Parameter::Oxygen)),
    ];
    assert!(expected.iter().all(|it| told.contains(it)), "{told:?}");
    let is_printed = |(event, origin): &(Event, Origin)| {
        matches!(event, Event::Gained { .. } | Event::Drew { .. })
            && matches!(origin, Origin::Printed(Hex(of)) if *of == space.0)
    };
    let others = told.iter().filter(|it| !expected.contains(it) && !is_printed(it)).count();
    assert_eq!(others, 0, "{told:?}");

    let groups = groups(&table);
    let group = &groups[0];
    assert_eq!(group.by, Some(ANNA));
    assert_eq!(group.headline().what, Happened::Event(Event::ProjectUsed { seat, project }));
    let of = |origin| group.rows.iter().find(|row| row.origin == origin).expect("a row comes from it");
    assert!(group.goes_without_saying(of(Origin::Price(Bought::Project(project)))));
    assert!(!group.goes_without_saying(of(Origin::Oceans(space))));
    let rated = group.rows.iter().find(|row| row.is_about(LogSubject::Rating)).expect("a step is a rating");
    assert_eq!(rated.figure, Some((20, 21)));
    let money: Vec<_> = group.rows.iter().filter(|row| row.is_about(LogSubject::Resource(money))).collect();
    assert_eq!(money.iter().map(|row| row.figure).collect::<Vec<_>>()[..2], [Some((40, 17)), Some((17, 19))]);
}

/// Rules: BASE-PLAY-15.
#[test]
fn what_a_card_removes_from_another_player_is_done_to_that_player() {
    let position = table(2).seat(0).stock(Resource::Plants, 5).seat(1).hand(&[ASTEROID]).money(30).turn(0);
    let mut table = seated(position);
    play(&mut table, |choice| choice == Choice::Play(ASTEROID.id));
    while table.asked().contains(BOB) && !table.opens_move(BOB) {
        play(&mut table, |choice| choice != Choice::Done && choice != Choice::Amount(0));
    }
    let facts = table.view(None).facts().clone();
    let groups = groups(&table);
    let group = groups.iter().find(|group| group.by == Some(BOB)).expect("a move of Bob's");
    let done = |to| -> Vec<_> { group.rows.iter().filter(|row| group.is_done_to(row, to, &facts)).collect() };
    let is_loss = |row: &&viriditas::mars::view::LogRow| {
        matches!(row.what, Happened::Event(Event::Lost { seat: ANNA, by: Some(BOB), .. }))
    };
    assert_eq!(done(ANNA).len(), 1, "{group:?}");
    assert!(done(ANNA).iter().all(is_loss));
    assert_eq!(done(ANNA)[0].origin, Origin::Play(ASTEROID.id), "the answer to how many comes of the card");
    assert!(done(BOB).is_empty(), "the own move is done to others");
}

/// Rules: BASE-BLUE-05.
#[test]
fn what_an_open_card_brings_its_owner_in_a_move_of_another_player_is_told_with_the_card() {
    let position = table(2).seat(0).corporation(THARSIS_REPUBLIC).seat(1).money(40).turn(0);
    let mut table = seated(position);
    play(&mut table, |choice| choice == Choice::Project(StandardProject::City));
    play(&mut table, |choice| matches!(choice, Choice::Space(_)));
    let facts = table.view(None).facts().clone();
    let groups = groups(&table);
    let done: Vec<_> = groups[0].rows.iter().filter(|row| groups[0].is_done_to(row, ANNA, &facts)).collect();
    assert!(!done.is_empty() && done.iter().all(|row| row.origin == Origin::Effect(THARSIS_REPUBLIC.id)));
}

#[test]
fn a_search_that_nobody_listens_to_is_told_no_causes() {
    let mut game = table(2).seat(0).hand(&[ASTEROID]).money(30).turn(0).start();
    let mut heard = EventLog::nothing();
    game.play(ANNA, Choice::Play(ASTEROID.id), &mut heard).expect("the card can be played");
    assert_eq!((heard.events().len(), heard.origins().len(), heard.origin()), (0, 0, Origin::Course));
}
