//! Colonies (`COL`), and what it brings to the other boxes (`MIX`).

mod building;
mod cards;

use crate::rules::help::{Play, begun, idle, seat};
use viriditas::kit::{Rules, Seats};
use viriditas::mars::cards::Parameter::{Oceans, Venus};
use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::Tag;
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Moment, Scenario};
use viriditas::mars::{
    Choice, Event, Mars, OnTile, Phase, Pile, Refusal, Setup, Shape, Switch, Why, award_count, tiles_dealt,
    trade_price,
};

/// A table with Colonies, Venus Next and Prelude, and these colony tiles.
fn table(players: u8, tiles: &[Card]) -> Scenario {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(players) };
    let setup = setup.with(Switch::Colonies).with(Switch::Venus).with(Switch::Prelude);
    Scenario::new(setup).colony_tiles(tiles)
}

fn play(card: Card) -> Choice {
    Choice::Play(card.id)
}

fn act(card: Card, which: u8) -> Choice {
    Choice::Act { card: card.id, which }
}

fn trade(tile: Card, with: Resource) -> Choice {
    Choice::Trade { tile: tile.id, with }
}

fn hold(card: Card) -> Choice {
    Choice::TableauCard(card.id)
}

const BUILD: Choice = Choice::Project(StandardProject::Colony);

fn on(game: &Mars, tile: Card) -> OnTile {
    game.facts().colonies.on(tile.id)
}

fn marker(game: &Mars, tile: Card) -> u8 {
    on(game, tile).marker
}

fn hand(game: &Mars, number: u8) -> u16 {
    game.facts().players[seat(number)].hand_size
}

fn offered(game: &Mars) -> Vec<&'static str> {
    let holder = |choice| if let Choice::TableauCard(id) = choice { Some(card(id).name) } else { None };
    game.all_offers().into_iter().filter_map(holder).collect()
}

/// Rules: COL-02, COL-02.a, COL-03.
#[test]
fn so_many_tiles_are_dealt_to_so_many_players() {
    for (players, tiles) in [(1, 4), (2, 5), (3, 5), (4, 6), (5, 7)] {
        assert_eq!(tiles_dealt(players), tiles);
        let (game, events) = begun(Setup::new(players).with(Switch::Colonies), 7);
        let colonies = &game.facts().colonies;
        assert_eq!(colonies.in_play().count(), tiles);
        assert!(
            colonies.in_play().all(|(_, on)| on.marker == 1 && on.colonies() == 0 && on.visitor.is_none())
        );
        assert_eq!(game.facts().decks[Pile::Colonies].len(), 11 - tiles);
        let opened = events.iter().position(|event| matches!(event, Event::ColonyOpened { .. }));
        let dealt = events.iter().position(|event| matches!(event, Event::CorporationDealt { .. }));
        assert!(opened < dealt, "before any card is chosen");
    }
    let (game, _) = begun(Setup::new(3), 7);
    assert_eq!(game.facts().colonies.in_play().count(), 0, "without the box there are none");
}

/// Rules: COL-02.a, MIX-16.
#[test]
fn one_alone_takes_a_tile_out_while_choosing_cards() {
    let (mut game, _) = begun(Setup::new(1).with(Switch::Colonies), 3);
    assert_eq!(game.production(0, MegaCredits), -2);
    let first = game.choices(seat(0)).next().expect("a corporation");
    game.answer(first);
    game.answer(Choice::Done);
    assert_eq!(game.question(seat(0)).map(|it| it.why), Some(Why::Close));
    let tile = game.facts().colonies.in_play().next().expect("a tile").0;
    game.answer(Choice::TableauCard(tile));
    assert_eq!(game.facts().colonies.in_play().count(), 3);
    assert!(!game.facts().colonies.on(tile).is_in_play);
}

/// Rules: COL-04, COL-04.a.
#[test]
fn three_tiles_open_with_a_card_that_stores_their_resource() {
    let tiles = [MIRANDA, ENCELADUS, TITAN, LUNA];
    let open = |card: Card| {
        let table = table(2, &tiles).seat(1);
        let table = match card.kind {
            Kind::Corporation => table.corporation(card),
            _ => table.played(&[card]),
        };
        let game = table.start();
        tiles.map(|tile| game.facts().colonies.is_open(tile.id))
    };
    assert_eq!(open(ARKLIGHT), [true, false, false, true]);
    assert_eq!(open(CELESTIC), [false, false, true, true]);
    assert_eq!(open(STORMCRAFT_INCORPORATED), [false, false, true, true]);
    assert_eq!(open(SYMBIOTIC_FUNGUS), [false, false, false, true]);
    assert_eq!(open(VIRON), [false, false, false, true]);
    assert_eq!(open(DECOMPOSERS), [false, true, false, true]);
}

/// Rules: COL-05, COL-05.a, COL-20.
#[test]
fn a_shut_tile_is_left_alone_until_it_opens() {
    let table =
        table(2, &[TITAN, LUNA, IO]).generation(3).seat(0).money(60).hand(&[DIRIGIBLES, MARKET_MANIPULATION]);
    let mut game = table.marker(IO, 6).start();
    let shut = Refusal::Shut { what: CardResource::Floater };
    assert_eq!(game.refusal(trade(TITAN, MegaCredits)), shut);
    game.answer(play(DIRIGIBLES));
    assert!(game.offers(trade(TITAN, MegaCredits)));
    assert_eq!(marker(&game, TITAN), 1);
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    game.answer(Choice::Option(3));
    assert_eq!((marker(&game, TITAN), marker(&game, LUNA), marker(&game, IO)), (2, 2, 6));
    let table = self::table(2, &[TITAN, LUNA, IO]).seat(0).money(30).hand(&[MARKET_MANIPULATION]);
    let mut game = table.start();
    game.answer(BUILD);
    assert_eq!(offered(&game), ["Io", "Luna"]);
    let mut game = table_of_shut_titan();
    game.everyone_passes();
    game.answer(Choice::Option(3));
    assert_eq!((marker(&game, TITAN), marker(&game, LUNA)), (1, 2));
}

fn table_of_shut_titan() -> Mars {
    table(2, &[TITAN, LUNA]).start()
}

/// Rules: COL-06, COL-11.
#[test]
fn a_fleet_trades_once_where_no_other_one_stands() {
    let mut game = table(2, &[LUNA, IO, CERES]).seat(0).money(40).seat(1).fleet(IO).start();
    assert_eq!(game.refusal(trade(IO, MegaCredits)), Refusal::Visited { by: seat(1) });
    game.answer(trade(LUNA, MegaCredits));
    assert_eq!(on(&game, LUNA).visitor, Some(seat(0)));
    assert_eq!(game.refusal(trade(CERES, MegaCredits)), Refusal::NoFleet);
    // A fleet that comes may leave in the same generation.
    let table = table(2, &[LUNA, IO, CERES]).seat(0).money(60).hand(&[SKY_DOCKS]).played(&[LUNA_GOVERNOR]);
    let mut game = table.start();
    game.answer(trade(LUNA, MegaCredits));
    game.answer(play(SKY_DOCKS));
    assert_eq!(game.facts().colonies.fleets(seat(0)), 2);
    game.answer_for(1, Choice::Pass);
    assert!(game.offers(trade(CERES, MegaCredits)));
}

/// Rules: COL-07, COL-07.a.
#[test]
fn a_trade_is_paid_in_one_kind() {
    let prices = |table: Scenario| {
        let game = table.start();
        [MegaCredits, Energy, Titanium, Steel].map(|with| trade_price(game.facts(), seat(0), with))
    };
    let usual = [Some(9), Some(3), Some(3), None];
    assert_eq!(prices(table(2, &[LUNA])), usual);
    assert_eq!(prices(table(2, &[LUNA]).corporation(PHOBOLOG)), usual);
    let mixed = table(2, &[LUNA]).seat(0).stock(Energy, 2).money(3).stock(Titanium, 2).start();
    for with in [MegaCredits, Energy, Titanium] {
        assert!(matches!(mixed.refusal(trade(LUNA, with)), Refusal::CannotAfford { .. }));
    }
    assert_eq!(mixed.refusal(trade(LUNA, Steel)), Refusal::NotAnAnswer);
    assert_eq!(mixed.refusal(trade(IO, MegaCredits)), Refusal::NotAnAnswer, "it is not in play");
    let mut game = table(2, &[LUNA]).seat(0).money(9).played(&[STANDARD_TECHNOLOGY]).start();
    game.answer(trade(LUNA, MegaCredits));
    assert_eq!(game.stock(0, MegaCredits), 2, "the income alone: a trade is no standard project");
    let mut game = table(2, &[LUNA]).seat(0).corporation(HELION).money(4).stock(Heat, 5).start();
    game.answer(trade(LUNA, MegaCredits));
    assert_eq!((game.stock(0, Heat), game.stock(0, MegaCredits)), (0, 2));
}

/// Rules: COL-08, COL-08.a.
#[test]
fn a_trade_brings_income_and_bonuses_and_moves_the_marker_down() {
    let luna = table(2, &[LUNA]).marker(LUNA, 4).seat(1).colony(LUNA).seat(0).colony(LUNA);
    let mut game = luna.money(9).start();
    game.answer(trade(LUNA, MegaCredits));
    assert_eq!((game.stock(0, MegaCredits), game.stock(1, MegaCredits), marker(&game, LUNA)), (12, 2, 2));
}

/// Rules: COL-08.b, COL-08.c.
#[test]
fn each_tile_brings_what_stands_at_its_marker() {
    let mut game = table(2, &[TRITON]).marker(TRITON, 5).seat(0).stock(Energy, 3).start();
    game.answer(trade(TRITON, Energy));
    assert_eq!((game.stock(0, Titanium), marker(&game, TRITON)), (4, 0));
    let callisto = table(2, &[CALLISTO]).marker(CALLISTO, 3).seat(0).colony(CALLISTO);
    let mut game = callisto.stock(Energy, 3).start();
    game.answer(trade(CALLISTO, Energy));
    assert_eq!((game.stock(0, Energy), marker(&game, CALLISTO)), (8, 1));
    let mut game = table(2, &[IO]).marker(IO, 6).seat(0).stock(Titanium, 3).start();
    game.answer(trade(IO, Titanium));
    assert_eq!((game.stock(0, Heat), marker(&game, IO)), (13, 0));
    for position in [4, 5] {
        let table = table(2, &[ENCELADUS]).seat(0).money(9).played(&[DECOMPOSERS]);
        let mut game = table.marker(ENCELADUS, position).start();
        game.answer(trade(ENCELADUS, MegaCredits));
        assert_eq!(game.on_card(DECOMPOSERS), 4);
    }
}

/// Rules: COL-09.
#[test]
fn the_trader_decides_what_comes_first_where_it_matters() {
    // Without cards nothing is asked: the income, then the bonuses from the trader on.
    let plain = table(3, &[LUNA]).marker(LUNA, 4).seat(1).colony(LUNA).seat(0).colony(LUNA).money(9);
    let mut game = plain.start();
    let events = game.answer(trade(LUNA, MegaCredits));
    let gains: Vec<(u8, u16)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Gained { seat, amount, .. } => Some((seat.number(), *amount)),
            _ => None,
        })
        .collect();
    assert_eq!(gains, [(0, 10), (0, 2), (1, 2)]);
    // With too few cards for all, who draws first is decided.
    let few = table(2, &[PLUTO]).marker(PLUTO, 2).seat(1).colony(PLUTO).seat(0).money(9);
    let in_game = |card: &&&Card| {
        let modules = [Module::Base, Module::CorporateEra, Module::Prelude, Module::Venus, Module::Colonies];
        modules.contains(&card.module) && matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event)
    };
    let tables = PRINTED.iter().flat_map(|table| table.iter());
    let others = tables.filter(|card| in_game(&card) && ![ANTS.id, BIRDS.id].contains(&card.id));
    let others: Vec<Card> = others.copied().collect();
    let mut game = few.clone().seat(1).hand(&others).start();
    game.answer(trade(PLUTO, MegaCredits));
    assert_eq!(game.question(seat(0)).map(|it| it.shape), Some(Shape::Option));
    game.answer(Choice::Option(2));
    assert_eq!(game.asked_one(), seat(1), "who has drawn discards a card");
    // Three cards are enough for the income of two and the bonus of one.
    let enough: Vec<Card> = others.into_iter().filter(|card| card.id != FISH.id).collect();
    let mut game = few.seat(1).hand(&enough).start();
    game.answer(trade(PLUTO, MegaCredits));
    assert_eq!((hand(&game, 0), game.asked_one()), (2, seat(1)));
}

/// Rules: COL-09, COL-11.
/// Ruling: Q-MOD-14.
#[test]
fn the_trader_is_asked_for_no_order_where_only_others_discard() {
    let pluto = || table(3, &[PLUTO]).marker(PLUTO, 2).seat(1).colony(PLUTO).hand(&[ANTS]).seat(0).money(9);
    let mut game = pluto().start();
    game.answer(trade(PLUTO, MegaCredits));
    assert_eq!((hand(&game, 0), game.asked_one()), (2, seat(1)), "who discards one of two");
    let mut game = pluto().colony(PLUTO).hand(&[BIRDS]).start();
    game.answer(trade(PLUTO, MegaCredits));
    assert_eq!(game.question(seat(0)).map(|it| it.shape), Some(Shape::Option), "an own card is discarded");
    // Once the income has come, which bonus is first makes no difference to the trader.
    game.answer(Choice::Option(0));
    assert!(game.offers(Choice::Card(BIRDS.id)), "{:?}", game.question(seat(0)));
    game.answer(Choice::Card(BIRDS.id));
    assert_eq!(game.asked_one(), seat(1));
}

/// Rules: COL-10, COL-10.a, COL-10.b.
#[test]
fn each_colony_brings_its_bonus_apart() {
    let ganymede = table(2, &[GANYMEDE]).marker(GANYMEDE, 5).seat(0).colony(GANYMEDE).colony(GANYMEDE);
    let mut game = ganymede.seat(1).money(9).turn(0).start();
    game.answer(trade(GANYMEDE, MegaCredits));
    assert_eq!((game.stock(1, Plants), game.stock(0, Plants), marker(&game, GANYMEDE)), (5, 2, 2));
    let titan = table(2, &[TITAN]).marker(TITAN, 6).seat(0).colony(TITAN).colony(TITAN);
    let mut game = titan.money(9).played(&[DIRIGIBLES, ATMO_COLLECTORS]).start();
    game.answer(trade(TITAN, MegaCredits));
    game.answer(hold(DIRIGIBLES));
    assert_eq!(game.on_card(DIRIGIBLES), 4, "all of the income goes on one card");
    game.answer(hold(ATMO_COLLECTORS));
    game.answer(hold(DIRIGIBLES));
    assert_eq!((game.on_card(DIRIGIBLES), game.on_card(ATMO_COLLECTORS)), (5, 1));
}

/// Rules: COL-11, COL-11.a, COL-11.b.
#[test]
fn what_cannot_be_stored_is_lost() {
    for (tile, resource, brings) in [
        (CALLISTO, Energy, 0),
        (CERES, Steel, 1),
        (IO, Heat, 2),
        (GANYMEDE, Plants, 0),
        (TRITON, Titanium, 0),
    ] {
        let mut game = table(2, &[tile]).marker(tile, 0).seat(0).money(9).start();
        game.answer(trade(tile, MegaCredits));
        assert_eq!(game.stock(0, resource), brings, "{}", tile.name);
    }
    let mut game =
        table(2, &[LUNA, EUROPA]).marker(LUNA, 0).marker(EUROPA, 0).seat(0).more_fleets(1).money(18).start();
    game.answer(trade(LUNA, MegaCredits));
    game.answer(trade(EUROPA, MegaCredits));
    assert_eq!((game.stock(0, MegaCredits), game.production(0, MegaCredits)), (1, 1));
    let miranda = table(2, &[MIRANDA]).marker(MIRANDA, 5).seat(1).played(&[FISH]).seat(0).colony(MIRANDA);
    let mut game = miranda.money(9).start();
    game.answer(trade(MIRANDA, MegaCredits));
    assert_eq!((hand(&game, 0), game.on_card(FISH), marker(&game, MIRANDA)), (1, 0, 1));
}

/// Rules: COL-12, COL-12.a.
#[test]
fn pluto_draws_and_discards_colony_by_colony() {
    let table = table(2, &[PLUTO]).marker(PLUTO, 4).seat(0).colony(PLUTO).colony(PLUTO).money(9);
    let table = table.hand(&[ANTS, BIRDS, FISH]);
    let mut game = table.start();
    game.answer(trade(PLUTO, MegaCredits));
    // The order is asked: the income first.
    game.answer(Choice::Option(0));
    assert_eq!(hand(&game, 0), 7, "three of the income, one of the first colony");
    game.answer(Choice::Card(ANTS.id));
    assert_eq!(hand(&game, 0), 7);
    game.answer(Choice::Card(BIRDS.id));
    assert_eq!((hand(&game, 0), marker(&game, PLUTO)), (6, 2));
}
