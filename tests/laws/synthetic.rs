//! The laws over what never was: real content shows only what today's boxes ask.

use crate::laws::checker::{self, Sample, Tally};
use std::collections::BTreeSet;
use viriditas::kit::{EventLog, Rules, Seat};
use viriditas::mars::cards::Resource::{MegaCredits, Plants, Steel};
use viriditas::mars::cards::{
    Conversion, EVERYWHERE, Effect, Parameter, PlacementRule, StandardProject, THARSIS_REPUBLIC, Tile, gain,
    pay, place,
};
use viriditas::mars::maps::synthetic::FIRST;
use viriditas::mars::maps::{Hex, MOST_OFF_MAP, SPACES, Terrain, map};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Choice, Event, Helps, Mars, Payer, Price, Refusal, Setup, Switch};

/// A game on each synthetic map, over all numbers of players.
#[test]
fn every_law_holds_on_synthetic_maps() {
    checker::name_games_in_panics();
    let sample = Sample { copies: 4, playouts: 60 };
    let mut tally = Tally::default();
    for map in FIRST..=u8::MAX {
        let players = 1 + map % 5;
        let setup = Setup { map, ..Setup::new(players) };
        if let Err(broken) = checker::check(setup, 7_000 + u64::from(map), sample, &mut tally) {
            panic!("map {map}: {broken}");
        }
    }
    println!("{tally:?}");
}

/// The maps that never were differ in size, and in how many areas lie beside them: from none to as many as there is room for.
#[test]
fn synthetic_maps_have_37_to_91_areas_and_none_to_eight_beside_them() {
    let maps = || (FIRST..=u8::MAX).filter_map(map);
    let sizes: BTreeSet<usize> = maps().map(|map| map.spots.len()).collect();
    assert_eq!((sizes.first(), sizes.last()), (Some(&37), Some(&91)));
    let beside: BTreeSet<usize> = maps().map(|map| map.off_map.len()).collect();
    assert!(beside.into_iter().eq(0..=MOST_OFF_MAP));
    for map in maps() {
        let areas = (0..SPACES as u8).map(Hex);
        let named = areas.filter_map(|space| Some((map.kept_for(space)?, space)));
        assert!(
            named.clone().all(|(name, space)| map.reserved(name) == Some(space)),
            "each name stands once"
        );
        assert!(named.map(|(_, space)| space).filter(|space| !space.is_on_mars()).eq(map.off_mars()));
    }
}

/// What the soak plays beside real games: each map with every combination of options, with synthetic cards and without, and
/// those cards on a real map.
#[test]
fn every_synthetic_map_comes_to_every_combination_of_options() {
    let combinations = checker::combinations();
    // The map of a combination gives way to the synthetic one.
    let apart: BTreeSet<_> =
        combinations.iter().map(|setup| (setup.players, setup.on.bits(), setup.beginners.bits())).collect();
    let combinations = combinations.len();
    let maps = usize::from(u8::MAX - FIRST) + 1;
    let rounds = (0..(3 * maps * combinations) as u64).map(checker::synthetic);
    let all: BTreeSet<_> =
        rounds.map(|setup| (setup.map, setup.players, setup.on.bits(), setup.beginners.bits())).collect();
    assert_eq!(all.len(), 2 * maps * apart.len() + combinations);
}

/// A map with an area that costs 6 M€ and brings an ocean, and the area.
fn with_a_costly_area() -> (u8, Hex) {
    let costs = [pay(MegaCredits, 6), place(Tile::Ocean)];
    let found = (FIRST..=u8::MAX).find_map(|number| {
        let spots = map(number)?.spots;
        let fits =
            |spot: &viriditas::mars::maps::HexSpec| spot.terrain == Terrain::Land && spot.bonus == costs;
        Some((number, Hex(spots.iter().position(fits)? as u8)))
    });
    found.expect("a map with such an area")
}

/// A player with so many M€ who has just converted plants, on such a map.
fn before_a_costly_area(money: u16) -> (Mars, Hex) {
    let (map, space) = with_a_costly_area();
    let setup = Setup { map, first: Some(Seat::ALL[0]), ..Setup::new(2) };
    let mut game = Scenario::new(setup).seat(0).money(money).stock(Plants, 8).start();
    let convert = Choice::Convert(Conversion::Plants);
    game.play(Seat::ALL[0], convert, &mut EventLog::nothing()).expect("eight plants are enough");
    (game, space)
}

/// MAP-05, MAP-06: the price is paid once, and one ocean comes.
#[test]
fn an_area_takes_its_price_once() {
    let (mut game, space) = before_a_costly_area(6);
    let mut heard = EventLog::all();
    game.play(Seat::ALL[0], Choice::Space(space), &mut heard).expect("6 M€ are enough");
    let ocean = game.choices(Seat::ALL[0]).next().expect("an area for the ocean");
    game.play(Seat::ALL[0], ocean, &mut heard).expect("an offer");
    let paid = heard.events().iter().filter(|event| matches!(event, Event::Paid { .. }));
    let paid: Vec<Event> = paid.copied().collect();
    assert_eq!(paid, [Event::Paid { seat: Seat::ALL[0], with: Payer::Stock(MegaCredits), amount: 6 }]);
    assert_eq!(game.facts().board.oceans.len(), 1);
}

/// MAP-06: who cannot pay may not place there.
#[test]
fn an_area_is_refused_to_who_cannot_pay_what_it_asks_for() {
    let (game, space) = before_a_costly_area(5);
    let refusal = game.allows(Seat::ALL[0], &Choice::Space(space));
    let short = Refusal::CannotAfford { price: Price::money(6), short: 1, help: Helps::default() };
    assert_eq!(refusal, Err(short));
}

/// MAP-06, Q-BASE-04: where only such an area is left, who cannot pay what it asks for is not offered a tile.
#[test]
fn a_tile_is_not_offered_where_the_last_area_asks_for_too_much() {
    let (number, space) = with_a_costly_area();
    let last = map(number).and_then(|map| map.position(space)).expect("an area on the map");
    let setup = Setup { map: number, first: Some(Seat::ALL[0]), ..Setup::new(2) };
    for (money, is_offered) in [(5, false), (6, true)] {
        let game = Scenario::new(setup).no_land_but(&[last]).seat(0).money(money).stock(Plants, 8).start();
        let offers: Vec<Choice> = game.choices(Seat::ALL[0]).collect();
        assert_eq!(offers.contains(&Choice::Convert(Conversion::Plants)), is_offered, "{money} M€");
    }
    // What the tile itself costs is gone by then.
    for (money, is_offered) in [(28, false), (29, true)] {
        let game = Scenario::new(setup).no_land_but(&[last]).seat(0).money(money).start();
        let project = Choice::Project(StandardProject::Greenery);
        assert_eq!(game.allows(Seat::ALL[0], &project).is_ok(), is_offered, "{money} M€");
        assert_eq!(game.choices(Seat::ALL[0]).any(|it| it == project), is_offered, "{money} M€");
    }
}

/// A city that the last ocean brings is not certain where that ocean may lie beside all areas that are left for it.
#[test]
fn what_an_ocean_brings_is_placed_after_it() {
    let city = [Effect::Place(Tile::City, PlacementRule::Isolated)];
    let found = (FIRST..=u8::MAX).find_map(|number| {
        let track = map(number)?.tracks[Parameter::Oceans].as_ref()?;
        track.bonuses.iter().any(|bonus| bonus.steps == city).then_some((number, track.goal() as u8))
    });
    let (number, oceans) = found.expect("a map with such a track");
    let setup = Setup { map: number, first: Some(Seat::ALL[0]), ..Setup::new(2) };
    let position = Scenario::new(setup).oceans(oceans - 1).seat(0).corporation(THARSIS_REPUBLIC).money(30);
    let (mut position, mut alone) = (position, Vec::new());
    for space in map(number).expect("it is there").land.iter() {
        let game = position.clone().start();
        let facts = game.facts();
        let is_alone = |space: &Hex| {
            !facts.board.occupied.contains(*space)
                && facts.map().beside(*space).and(facts.board.occupied).is_empty()
        };
        alone = facts.map().land.iter().filter(is_alone).collect();
        if (1..=7).contains(&alone.len()) {
            break;
        }
        let (row, place) = facts.map().position(space).expect("an area on Mars");
        if is_alone(&space) {
            position = position.tile(Tile::Greenery, row, place);
        }
    }
    assert!((1..=7).contains(&alone.len()), "{alone:?}");
    let told = position.start().certain(Seat::ALL[0], Choice::Project(StandardProject::Aquifer));
    assert!(!told.iter().any(|event| matches!(event, Event::Produced { .. })), "{told:?}");
}

/// Which alternative can be paid for is not certain while another payer may spare the M€ of the price.
#[test]
fn an_alternative_that_steel_may_still_open_is_thought_of() {
    const PLAY: &[Effect] = &[Effect::Choose(&[&[pay(MegaCredits, 2)], &[gain(MegaCredits, 1)]])];
    let card = *EVERYWHERE.iter().find(|card| card.play == PLAY).expect("a card in the table");
    let setup = Setup { first: Some(Seat::ALL[0]), ..Setup::new(2).with(Switch::Synthetic) };
    let position = Scenario::new(setup).seat(0).money(card.cost.into()).hand(&[card]);
    let gained = Event::Gained { seat: Seat::ALL[0], resource: MegaCredits, amount: 1 };
    let told = |game: &Mars| game.certain(Seat::ALL[0], Choice::Play(card.id)).contains(&gained);
    assert!(told(&position.clone().start()), "nothing else could be paid for");
    let mut game = position.stock(Steel, 1).start();
    assert!(!told(&game));
    for choice in [Choice::Play(card.id), Choice::Amount(1)] {
        game.play(Seat::ALL[0], choice, &mut EventLog::nothing()).expect("an offer");
    }
    assert!(game.choices(Seat::ALL[0]).eq([Choice::Option(0), Choice::Option(1)]));
}

/// Games with cards that never existed, on real and on synthetic maps: every effect in every place comes up.
#[test]
fn every_law_holds_with_every_effect_in_every_place() {
    checker::name_games_in_panics();
    let games: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100) / 2;
    let sample = Sample { copies: 8, playouts: 100 };
    let mut tally = Tally::default();
    for game in 0..games {
        let map = if game % 3 == 0 { 0 } else { FIRST + (game % 56) as u8 };
        let setup = Setup { map, ..Setup::new(1 + (game % 5) as u8) }.with(Switch::Synthetic);
        if let Err(broken) = checker::check(setup, 9_000 + game, sample, &mut tally) {
            panic!("{broken}");
        }
    }
    println!("{tally:?}");
}
