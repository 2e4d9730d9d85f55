//! Building colonies, and what changes a trade.

use super::*;

/// Rules: COL-13, COL-13.a.
#[test]
fn a_colony_costs_17_and_brings_its_bonus_at_once() {
    let mut game =
        table(2, &[LUNA]).seat(0).money(17).played(&[STANDARD_TECHNOLOGY]).seat(1).fleet(LUNA).start();
    game.answer(BUILD);
    assert_eq!((game.stock(0, MegaCredits), game.production(0, MegaCredits)), (3, 2));
    assert_eq!(on(&game, LUNA).settlers, [Some(seat(0)), None, None]);
    let mut game = table(2, &[LUNA]).seat(0).corporation(CREDICOR).money(17).start();
    game.answer(BUILD);
    assert_eq!(game.stock(0, MegaCredits), 0);
    let without = viriditas::mars::scenario::table(2).seat(0).money(17).start();
    assert_eq!(without.refusal(BUILD), Refusal::NotAnAnswer);
    assert!(!table(2, &[LUNA]).seat(0).money(16).start().offers(BUILD));
}

/// Rules: COL-14, COL-14.a.
#[test]
fn the_marker_is_never_below_the_colonies() {
    let build = |position, colonies: u8| {
        let table = table(4, &[LUNA]).marker(LUNA, position);
        let table = (0..colonies).fold(table, |table, number| table.seat(number + 1).colony(LUNA));
        let mut game = table.marker(LUNA, position.max(colonies)).seat(0).money(17).start();
        game.answer(BUILD);
        marker(&game, LUNA)
    };
    assert_eq!((build(0, 0), build(1, 1), build(4, 2)), (1, 2, 4));
    let three = table(4, &[LUNA]).seat(1).colony(LUNA).seat(2).colony(LUNA).seat(3).colony(LUNA);
    let mut game = three.marker(LUNA, 4).seat(0).money(9).start();
    game.answer(trade(LUNA, MegaCredits));
    assert_eq!(marker(&game, LUNA), 3);
}

/// Rules: COL-15, COL-15.a.
#[test]
fn three_colonies_a_tile_and_one_of_each() {
    let own = table(3, &[LUNA, IO, CERES]).seat(0).colony(LUNA).colony(IO).colony(CERES).money(60);
    let own = own.hand(&[MINING_COLONY, RESEARCH_COLONY]).stock(Titanium, 10);
    let mut game = own.clone().start();
    assert_eq!(game.refusal(play(MINING_COLONY)), Refusal::NoSite);
    assert_eq!(game.refusal(BUILD), Refusal::NoSite);
    game.answer(play(RESEARCH_COLONY));
    while !game.offers(hold(IO)) {
        let next = game.all_offers()[0];
        game.answer(next);
    }
    assert_eq!(offered(&game), ["Ceres", "Io", "Luna"]);
    let full = [LUNA, IO, CERES]
        .into_iter()
        .fold(own, |table, tile| table.seat(1).colony(tile).seat(2).colony(tile));
    let game = full.seat(0).start();
    assert_eq!(game.refusal(play(RESEARCH_COLONY)), Refusal::NoSite);
}

/// Rules: COL-16, COL-16.a.
#[test]
fn europa_places_an_ocean_while_there_is_one() {
    for (oceans, rises) in [(7, 2), (8, 1), (9, 0)] {
        let table = table(2, &[EUROPA]).oceans(oceans).seat(0).money(23).hand(&[ICE_MOON_COLONY]);
        let mut game = table.start();
        let rating = game.rating(0);
        game.answer(play(ICE_MOON_COLONY));
        while game.facts().level(Oceans) < 9 {
            let next = game.all_offers()[0];
            game.answer(next);
        }
        assert_eq!((game.rating(0) - rating, on(&game, EUROPA).colonies()), (rises, 1));
    }
}

/// Rules: COL-17.
#[test]
fn europa_brings_the_production_of_its_position_alone() {
    for (position, resource) in
        [(0, MegaCredits), (1, MegaCredits), (2, Energy), (3, Energy), (4, Plants), (5, Plants), (6, Plants)]
    {
        let mut game = table(2, &[EUROPA]).marker(EUROPA, position).seat(0).money(9).start();
        game.answer(trade(EUROPA, MegaCredits));
        let productions = Resource::ALL.map(|it| game.production(0, it));
        assert_eq!(productions.iter().sum::<i16>(), 1);
        assert_eq!(game.production(0, resource), 1);
    }
}

/// Rules: COL-18, COL-18.a.
#[test]
fn the_marker_may_be_moved_up_before_an_own_trade() {
    let both = |tile: Card, position| {
        let table = table(2, &[tile]).marker(tile, position).seat(0).money(9);
        table.played(&[TRADE_ENVOYS, TRADING_COLONY]).start()
    };
    for (steps, brings) in [(0, 7), (1, 10), (2, 13)] {
        let mut game = both(LUNA, 3);
        game.answer(trade(LUNA, MegaCredits));
        assert_eq!(game.question(seat(0)).map(|it| it.shape), Some(Shape::Amount { least: 0, most: 2 }));
        game.answer(Choice::Amount(steps));
        assert_eq!((game.stock(0, MegaCredits), marker(&game, LUNA)), (brings, 0));
    }
    let mut game = both(LUNA, 5);
    game.answer(trade(LUNA, MegaCredits));
    assert_eq!(game.question(seat(0)).map(|it| it.shape), Some(Shape::Amount { least: 0, most: 1 }));
    let mut game = both(LUNA, 6);
    game.answer(trade(LUNA, MegaCredits));
    assert_eq!(game.stock(0, MegaCredits), 17, "it is at its end: nothing is asked");
    for (steps, resource) in [(0, Energy), (1, Plants)] {
        let mut game = table(2, &[EUROPA]).marker(EUROPA, 3).seat(0).money(9).played(&[TRADE_ENVOYS]).start();
        game.answer(trade(EUROPA, MegaCredits));
        game.answer(Choice::Amount(steps));
        assert_eq!(game.production(0, resource), 1);
    }
    // It is the owner's alone.
    let mut game = table(2, &[LUNA]).seat(1).played(&[TRADE_ENVOYS]).seat(0).money(9).start();
    game.answer(trade(LUNA, MegaCredits));
    assert_eq!(game.stock(0, MegaCredits), 2);
}

/// Rules: COL-19, COL-19.a.
#[test]
fn two_cards_lower_each_price_of_a_trade() {
    let game = table(2, &[LUNA]).seat(0).played(&[CRYO_SLEEP, RIM_FREIGHTERS]).start();
    let price = |with| trade_price(game.facts(), seat(0), with);
    assert_eq!([MegaCredits, Energy, Titanium].map(price), [Some(7), Some(1), Some(1)]);
    let pad = |floaters| {
        let table = table(2, &[LUNA, IO]).seat(0).played(&[CRYO_SLEEP, TITAN_FLOATING_LAUNCH_PAD]);
        table.on_card(TITAN_FLOATING_LAUNCH_PAD, floaters)
    };
    let mut game = pad(1).marker(LUNA, 3).start();
    game.answer(act(TITAN_FLOATING_LAUNCH_PAD, 1));
    assert_eq!(offered(&game), ["Io", "Luna"]);
    game.answer(hold(LUNA));
    assert_eq!((game.stock(0, MegaCredits), game.on_card(TITAN_FLOATING_LAUNCH_PAD)), (7, 0));
    assert!(!pad(0).start().offers(act(TITAN_FLOATING_LAUNCH_PAD, 1)), "its price is a floater");
    let mut game = pad(1).fleet(IO).start();
    assert_eq!(idle(&game, act(TITAN_FLOATING_LAUNCH_PAD, 1)), Some(Refusal::NoFleet));
    game.answer(act(TITAN_FLOATING_LAUNCH_PAD, 1));
    assert_eq!(game.on_card(TITAN_FLOATING_LAUNCH_PAD), 0);
    assert_eq!(game.facts().colonies.on(LUNA.id).visitor, None, "no fleet is left to send");
    let taken = pad(1).seat(1).more_fleets(1).fleet(IO).fleet(LUNA).seat(0).start();
    assert_eq!(idle(&taken, act(TITAN_FLOATING_LAUNCH_PAD, 1)), Some(Refusal::NoPort));
}

/// Rules: COL-20, WG-08.
#[test]
fn fleets_come_home_and_markers_rise_after_world_government() {
    let mut game = table(2, &[LUNA, IO, TITAN]).marker(IO, 6).seat(0).fleet(LUNA).start();
    game.everyone_passes();
    assert_eq!(game.question(seat(0)).map(|it| it.shape), Some(Shape::Option));
    assert_eq!(on(&game, LUNA).visitor, Some(seat(0)), "World Government comes first");
    game.answer(Choice::Option(3));
    assert_eq!(on(&game, LUNA).visitor, None);
    assert_eq!((marker(&game, LUNA), marker(&game, IO), marker(&game, TITAN)), (2, 6, 1));
}
