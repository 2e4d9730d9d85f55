//! Who has paid for a tile places it.

use viriditas::kit::{Rng, Rules, Seed};
use viriditas::mars::cards::{
    Conversion, DOMED_CRATER, NATURAL_PRESERVE, PROTECTED_HABITATS, Party, Resource, StandardProject, Tile,
    URBANIZED_AREA,
};
use viriditas::mars::maps::{Hex, MAPS};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::scenario::{Play, seat};
use viriditas::mars::{Choice, Event, Mars, Setup, Shape, Switch};

/// The table with a tile on this area.
fn lay(position: Scenario, tile: Tile, map: u8, space: Hex) -> Scenario {
    let places = (0..12).flat_map(|row| (0..12).map(move |place| (row, place)));
    let found = places.into_iter().find(|&(row, place)| MAPS[usize::from(map)].at(row, place) == Some(space));
    let (row, place) = found.expect("an area of the map");
    position.tile(tile, row, place)
}

/// Tiles at random places, most of them beside the areas that ask for M€, and few areas left.
fn board(mut position: Scenario, map: u8, rng: &mut Rng) -> Scenario {
    let printed = MAPS[usize::from(map)];
    let asking: Vec<Hex> = printed.asking.iter().collect();
    let land: Vec<Hex> = printed.land.iter().filter(|space| !printed.asking.contains(*space)).collect();
    let mut taken: Vec<Hex> = Vec::new();
    for &dear in &asking {
        let beside: Vec<Hex> = printed.beside(dear).iter().filter(|space| land.contains(space)).collect();
        for &space in &beside {
            let (tile, owner) = match rng.below(8) {
                0 => continue,
                1..4 => (Tile::Greenery, 1),
                4 => (Tile::City, 0),
                _ => (Tile::Greenery, rng.below(2) as u8),
            };
            position = lay(position.seat(owner), tile, map, space);
            taken.push(space);
        }
    }
    let share = [0, 3, 6, 19][rng.below(4) as usize];
    for &space in land.iter().filter(|space| !taken.contains(space)) {
        if rng.below(20) < share {
            position = lay(position.seat(1), Tile::Greenery, map, space);
        }
    }
    position.seat(0)
}

/// Answers by chance until the play is over; how many tiles were placed by the player who began it.
fn placed(game: &Mars, choice: Choice, rng: &mut Rng) -> usize {
    let mut game = game.clone();
    let mut events = game.answer(choice);
    loop {
        let Some(whose) = game.asked().iter().next() else { break };
        if game.question(whose).is_none_or(|question| question.shape == Shape::Turn) {
            break;
        }
        let offers: Vec<Choice> = game.choices(whose).collect();
        events.extend(game.answer_for(whose.number(), offers[rng.below(offers.len() as u32) as usize]));
    }
    let is_own = |event: &&Event| matches!(event, Event::Placed { by: Some(by), .. } if *by == seat(0));
    events.iter().filter(is_own).count()
}

/// Rules: BASE-TILE-05, MAP-06, MAP-11.
/// Rulings: Q-MOD-17, Q-TURM-22.
#[test]
fn who_has_paid_for_a_tile_places_it_on_every_map_with_little_money() {
    let cards = [PROTECTED_HABITATS, NATURAL_PRESERVE, URBANIZED_AREA, DOMED_CRATER];
    let plays = [
        Choice::Convert(Conversion::Plants),
        Choice::Project(StandardProject::Greenery),
        Choice::Project(StandardProject::City),
        Choice::Play(NATURAL_PRESERVE.id),
        Choice::Play(URBANIZED_AREA.id),
        Choice::Play(DOMED_CRATER.id),
    ];
    let (mut looked_at, mut dear) = (0, 0);
    for map in 0..MAPS.len() as u8 {
        for seed in 0..60 {
            let rng = &mut Rng::new(Seed(seed * 8 + u64::from(map)));
            let boxes = if seed % 2 == 0 { &[][..] } else { &[Switch::Turmoil] };
            let setup = Setup { first: Some(seat(0)), map, ..Setup::new(2) };
            let setup = boxes.iter().fold(setup, |setup, &switch| setup.with(switch));
            let mut table = Scenario::new(setup).generation(2).oxygen(7);
            if seed % 4 == 1 {
                table = table.rules(Party::Reds);
            }
            let table = board(table, map, rng).hand(&cards).production(Resource::Energy, 3);
            for money in 0..=30 {
                let game = table.clone().money(money).stock(Resource::Plants, 8).start();
                for play in plays.into_iter().filter(|play| game.offers(*play)) {
                    assert!(placed(&game, play, rng) > 0, "map {map}, seed {seed}, {money} M€: {play:?}");
                    looked_at += 1;
                    dear += u32::from(!MAPS[usize::from(map)].asking.is_empty());
                }
            }
        }
    }
    println!("{looked_at} plays, {dear} on maps with areas that ask for M€");
    assert!(looked_at > 3_000 && dear > 1_000, "{looked_at}, {dear}");
}

/// Rules: BASE-TILE-05, MAP-06.
/// Ruling: Q-MOD-17.
#[test]
fn a_greenery_goes_anywhere_while_the_only_area_beside_own_tiles_cannot_be_paid() {
    let hellas = |money: u16| {
        let setup = Setup { first: Some(seat(0)), map: 1, ..Setup::new(2) };
        let mut position = Scenario::new(setup).generation(2).seat(1);
        for (row, place) in [(8, 4), (7, 3), (7, 4)] {
            position = position.tile(Tile::Greenery, row, place);
        }
        position.seat(0).tile(Tile::City, 8, 3).money(money)
    };
    let pole = MAPS[1].at(8, 2).expect("the pole of Hellas");
    let check = |position: Scenario, choice: Choice, is_payable: bool| {
        let mut game = position.start();
        game.answer(choice);
        if is_payable {
            assert!(game.facts().board.occupied.contains(pole), "the one area, so nothing is asked");
        } else {
            let offers = game.all_offers();
            assert!(!offers.contains(&Choice::Space(pole)) && offers.len() > 20, "{offers:?}");
        }
    };
    for money in 0..=7 {
        let plants = hellas(money).stock(Resource::Plants, 8);
        check(plants, Choice::Convert(Conversion::Plants), money >= 6);
        check(hellas(23 + money), Choice::Project(StandardProject::Greenery), money >= 6);
    }
}
