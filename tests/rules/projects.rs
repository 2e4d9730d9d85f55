//! Standard projects (BASE-SP).

use crate::rules::help::{Play, at, seat, short_of, without_land};
use viriditas::kit::Rules;
use viriditas::mars::cards::Parameter::Oceans;
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::StandardProject::{Aquifer, Asteroid, City, Greenery, PowerPlant, SellPatents};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Event, Pile, Refusal};

/// Rules: BASE-SP-01.
#[test]
fn a_standard_project_may_be_used_any_number_of_times_at_an_action_each() {
    let mut game = table(2).seat(0).money(66).seat(1).money(11).start();
    for turn in 1..=3 {
        game.answer(Choice::Project(PowerPlant));
        assert_eq!(game.asked_one(), seat(0), "one action is left");
        game.answer(Choice::Project(PowerPlant));
        assert_eq!(game.production(0, Energy), 2 * turn);
        if turn == 1 {
            game.answer(Choice::Project(PowerPlant));
            game.answer(Choice::EndTurn);
        } else if turn == 2 {
            game.answer(Choice::Pass);
        }
    }
    assert_eq!(game.production(1, Energy), 1, "and by everyone");
    assert_eq!(game.stock(0, MegaCredits), 0);
}

/// Rules: BASE-SP-02.
/// Ruling: Q-BASE-18.
#[test]
fn patents_are_sold_for_one_megacredit_each_one_or_more_at_a_time() {
    let position = || table(2).seat(0).hand(&[BIRDS, FISH, ANTS]);
    let mut game = position().start();
    game.answer(Choice::Project(SellPatents));
    assert_eq!(game.refusal(Choice::Done), Refusal::NotAnAnswer, "at least one");
    game.answer(Choice::Card(ANTS.id));
    game.answer(Choice::Card(BIRDS.id));
    assert!(game.offers(Choice::EndTurn), "nothing above Birds is left to sell");
    assert_eq!(game.stock(0, MegaCredits), 2);
    assert_eq!(game.facts().players[seat(0)].hand.iter().collect::<Vec<_>>(), [FISH.id]);
    assert!(game.facts().discard.contains(ANTS.id) && game.facts().discard.contains(BIRDS.id));
    assert_eq!(game.facts().discarded[Pile::Projects], 2);
    let mut game = position().start();
    game.answer(Choice::Project(SellPatents));
    for card in [ANTS, FISH, BIRDS] {
        game.answer(Choice::Card(card.id));
    }
    assert_eq!((game.stock(0, MegaCredits), game.facts().players[seat(0)].hand_size), (3, 0));
    assert_eq!(game.refusal(Choice::Project(SellPatents)), Refusal::EmptyHand);
    assert!(game.offers(Choice::EndTurn), "all of it was one action");
}

/// Rules: BASE-SP-03.
#[test]
fn a_power_plant_costs_eleven_and_raises_energy_production() {
    let game = table(2).seat(0).money(10).start();
    let short = short_of(11, 1, &[]);
    assert_eq!(game.refusal(Choice::Project(PowerPlant)), short);
    let mut game = table(2).seat(0).money(11).start();
    game.answer(Choice::Project(PowerPlant));
    assert_eq!((game.stock(0, MegaCredits), game.production(0, Energy)), (0, 1));
}

/// Rules: BASE-SP-04.
/// Ruling: Q-BASE-11.
#[test]
fn an_asteroid_costs_fourteen_and_raises_temperature_and_rating() {
    let game = table(2).seat(0).money(13).start();
    let short = short_of(14, 1, &[]);
    assert_eq!(game.refusal(Choice::Project(Asteroid)), short);
    let mut game = table(2).seat(0).money(14).start();
    game.answer(Choice::Project(Asteroid));
    assert_eq!((game.stock(0, MegaCredits), game.temperature(), game.rating(0)), (0, -28, 21));
    // At the goal it may still be paid for, and brings what hangs on paying.
    let mut game = table(2).seat(0).money(14).played(&[STANDARD_TECHNOLOGY]).temperature(8).start();
    game.answer(Choice::Project(Asteroid));
    assert_eq!((game.stock(0, MegaCredits), game.temperature(), game.rating(0)), (3, 8, 20));
}

/// Rules: BASE-SP-05.
/// Ruling: Q-BASE-11.
#[test]
fn an_aquifer_costs_eighteen_and_places_an_ocean_with_its_bonuses() {
    let game = table(2).seat(0).money(17).start();
    let short = short_of(18, 1, &[]);
    assert_eq!(game.refusal(Choice::Project(Aquifer)), short);
    let mut game = table(2).seat(0).money(18).tile(Tile::Ocean, 4, 3).start();
    game.answer(Choice::Project(Aquifer));
    game.on(4, 4);
    assert_eq!(game.facts().level(Oceans), 2);
    assert_eq!((game.rating(0), game.stock(0, Plants)), (21, 2));
    assert_eq!(game.stock(0, MegaCredits), 2, "beside the other ocean");
    let mut game = table(2).seat(0).money(18).oceans(9).start();
    game.answer(Choice::Project(Aquifer));
    assert_eq!((game.facts().level(Oceans), game.rating(0), game.stock(0, MegaCredits)), (9, 20, 0));
    assert!(game.offers(Choice::EndTurn));
}

/// Rules: BASE-SP-06.
/// Ruling: Q-BASE-04.
#[test]
fn a_greenery_costs_twenty_three_and_raises_oxygen_with_its_bonuses() {
    let game = table(2).seat(0).money(22).start();
    let short = short_of(23, 1, &[]);
    assert_eq!(game.refusal(Choice::Project(Greenery)), short);
    let mut game = table(2).seat(0).money(23).start();
    game.answer(Choice::Project(Greenery));
    game.on(0, 0);
    assert_eq!((game.tile(0, 0), game.oxygen(), game.rating(0)), (Some(Tile::Greenery), 1, 21));
    assert_eq!((game.stock(0, Steel), game.stock(0, MegaCredits)), (2, 0));
    // The tile is the point of it: without an area it cannot be bought, however rich one is.
    let game = without_land(table(2).seat(0).money(100), &[]).start();
    assert_eq!(
        game.refusal(Choice::Project(Greenery)),
        Refusal::NoArea { tile: Tile::Greenery, area: PlacementRule::Usual }
    );
    assert!(game.offers(Choice::Project(Aquifer)));
}

/// Rules: BASE-SP-07.
/// Ruling: Q-BASE-02, Q-BASE-04.
#[test]
fn a_city_costs_twenty_five_and_raises_megacredit_production() {
    let game = table(2).seat(0).money(24).start();
    let short = short_of(25, 1, &[]);
    assert_eq!(game.refusal(Choice::Project(City)), short);
    let mut game = table(2).seat(0).money(25).seat(1).tile(Tile::City, 6, 1).start();
    game.answer(Choice::Project(City));
    assert_eq!(game.refusal(Choice::Space(at(7, 0))), Refusal::BesideCity);
    game.on(7, 5);
    assert_eq!((game.tile(7, 5), game.production(0, MegaCredits)), (Some(Tile::City), 1));
    assert_eq!((game.stock(0, Titanium), game.stock(0, MegaCredits)), (1, 0));
    assert_eq!((game.rating(0), game.oxygen()), (20, 0));
    let game = without_land(table(2).seat(0).money(100), &[]).start();
    assert_eq!(
        game.refusal(Choice::Project(City)),
        Refusal::NoArea { tile: Tile::City, area: PlacementRule::Usual }
    );
}

/// Rules: BASE-SP-07.a, BASE-MILE-07.a.
#[test]
fn robinson_builds_his_third_city_with_its_bonuses_and_claims_mayor() {
    let robinson = 2;
    let position = table(3).generation(3).seat(0).first().rating(35).money(50);
    let position = position.seat(robinson).corporation(THARSIS_REPUBLIC).money(30).turn(0);
    let mut game = position.tile(Tile::City, 2, 2).tile(Tile::City, 4, 7).start();
    assert_eq!(
        game.refusal(Choice::Claim(1)),
        Refusal::TooLow { of: Count::Tiles(TileClass::City, Whose::Own, Ground::Anywhere), needs: 3, now: 2 }
    );
    game.answer(Choice::Project(City));
    game.on(6, 1);
    assert_eq!(game.production(robinson, MegaCredits), 2);
    assert_eq!(game.stock(robinson, MegaCredits), 30 - 25 + 3);
    game.answer(Choice::Claim(1));
    assert_eq!(game.stock(robinson, MegaCredits), 0);
    assert_eq!(viriditas::mars::score(game.facts(), seat(robinson)).milestones, 5);
    assert_eq!(game.asked_one(), seat(0), "it was his second action");
    assert_eq!(game.refusal(Choice::Claim(1)), Refusal::Taken { by: seat(robinson) });
    // Two are left.
    game.answer(Choice::Claim(0));
    assert_eq!(game.facts().milestones.iter().flatten().count(), 2);
}

/// Rules: BASE-SP-07.b.
#[test]
fn robinsons_city_raises_his_production_by_two_and_gives_three_megacredits_back() {
    let mut game = table(3).seat(0).corporation(THARSIS_REPUBLIC).money(25).start();
    game.answer(Choice::Project(City));
    let events = game.on(4, 8);
    assert_eq!(game.stock(0, MegaCredits), 3);
    assert_eq!(game.production(0, MegaCredits), 2);
    assert_eq!(game.stock(0, Plants), 2, "the printed bonus");
    let by_one = Event::Produced { seat: seat(0), by: Some(seat(0)), resource: MegaCredits, change: 1 };
    assert_eq!(events.iter().filter(|&&event| event == by_one).count(), 2, "one by each");
}

/// Rules: BASE-SP-08.
#[test]
fn standard_projects_are_paid_in_megacredits_alone_and_no_tag_makes_them_cheaper() {
    let position = |money| {
        let game = table(2).seat(0).money(money).stock(Steel, 20).stock(Titanium, 20).stock(Heat, 20);
        game.played(&[SHUTTLES, EARTH_CATAPULT, RESEARCH_OUTPOST, QUANTUM_EXTRACTOR]).start()
    };
    let game = position(10);
    for (project, price) in [(PowerPlant, 11), (Asteroid, 14), (Aquifer, 18), (Greenery, 23), (City, 25)] {
        let short = short_of(price, price - 10, &[]);
        assert_eq!(game.refusal(Choice::Project(project)), short, "{project:?}");
    }
    let mut game = position(14);
    game.answer(Choice::Project(Asteroid));
    assert_eq!([MegaCredits, Steel, Titanium, Heat].map(|it| game.stock(0, it)), [0, 20, 20, 20]);
}
