//! Milestones and awards (BASE-MILE, BASE-AWARD).

use crate::rules::help::{Play, seat, short_of};
use viriditas::kit::Rules;
use viriditas::mars::cards::Resource::{Heat, MegaCredits, Steel, Titanium};
use viriditas::mars::cards::Tag;
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Mars, Payer, Refusal, award_points, score};

const TERRAFORMER: u8 = 0;
const MAYOR: u8 = 1;
const GARDENER: u8 = 2;
const BUILDER: u8 = 3;
const PLANNER: u8 = 4;

const LANDLORD: u8 = 0;
const BANKER: u8 = 1;
const SCIENTIST: u8 = 2;
const THERMALIST: u8 = 3;
const MINER: u8 = 4;

/// Seven cards with a building tag each.
const SEVEN_BUILDINGS: [Card; 7] =
    [POWER_PLANT, MINE, GEOTHERMAL_POWER, STRIP_MINE, GHG_FACTORIES, SOLAR_POWER, STEELWORKS];

/// What an award gives the first three seats.
fn points(game: &Mars, award: u8) -> [i16; 3] {
    let points = award_points(game.facts(), award);
    [0, 1, 2].map(|number| points[seat(number)])
}

/// A milestone can be claimed with one, and cannot with the other, for lack of what it counts.
fn decides(milestone: u8, enough: Scenario, too_little: Scenario, refusal: Refusal) {
    assert_eq!(too_little.start().refusal(Choice::Claim(milestone)), refusal);
    let mut game = enough.start();
    game.answer(Choice::Claim(milestone));
    assert_eq!(game.facts().milestones[usize::from(milestone)], Some(seat(0)));
}

// Milestones.

/// Rules: BASE-MILE-01.
#[test]
fn who_meets_the_condition_claims_a_milestone_for_eight_megacredits_as_an_action() {
    let position = |money, rating| table(2).seat(0).money(money).rating(rating).start();
    let mut game = position(8, 35);
    let events = game.answer(Choice::Claim(TERRAFORMER));
    assert!(events.contains(&Event::Paid { seat: seat(0), with: Payer::Stock(MegaCredits), amount: 8 }));
    assert_eq!(game.stock(0, MegaCredits), 0);
    assert!(game.offers(Choice::EndTurn) && !game.offers(Choice::Pass), "an action is taken");
    let short = short_of(8, 1, &[]);
    assert_eq!(position(7, 35).refusal(Choice::Claim(TERRAFORMER)), short);
    let low = Refusal::TooLow { of: Count::Rating, needs: 35, now: 34 };
    assert_eq!(position(50, 34).refusal(Choice::Claim(TERRAFORMER)), low);
}

/// Rules: BASE-MILE-02.
#[test]
fn a_milestone_is_claimed_once_and_by_one_player() {
    let position = table(2).seat(0).money(50).rating(40).seat(1).money(50).rating(40);
    let mut game = position.start();
    game.answer(Choice::Claim(TERRAFORMER));
    assert_eq!(game.refusal(Choice::Claim(TERRAFORMER)), Refusal::Taken { by: seat(0) });
    game.answer(Choice::EndTurn);
    assert_eq!(game.refusal(Choice::Claim(TERRAFORMER)), Refusal::Taken { by: seat(0) });
    assert_eq!(game.facts().milestones[..5], [Some(seat(0)), None, None, None, None]);
}

/// Rules: BASE-MILE-03, BASE-MILE-04.
#[test]
fn three_milestones_are_claimed_at_most_and_by_one_player_if_it_can() {
    let cities = |game: Scenario| game.tile(Tile::City, 2, 2).tile(Tile::City, 6, 1).tile(Tile::City, 6, 3);
    let greens = |game: Scenario| {
        game.tile(Tile::Greenery, 2, 3).tile(Tile::Greenery, 6, 2).tile(Tile::Greenery, 6, 4)
    };
    let position = greens(cities(table(2).seat(0).money(100).rating(40)));
    let mut game = position.played(&SEVEN_BUILDINGS).played(&[CUPOLA_CITY]).seat(1).passed().start();
    for milestone in [TERRAFORMER, MAYOR, GARDENER] {
        assert!(game.offers(Choice::Claim(BUILDER)));
        game.answer(Choice::Claim(milestone));
    }
    assert_eq!(game.refusal(Choice::Claim(BUILDER)), Refusal::AllTaken { most: 3 });
    assert_eq!(game.facts().milestones.iter().flatten().count(), 3);
    assert_eq!(score(game.facts(), seat(0)).milestones, 15);
}

/// Rules: BASE-MILE-05.
#[test]
fn a_claimed_milestone_is_worth_five_points_whatever_happens_to_its_condition() {
    let mut game = table(2).seat(0).money(8).hand(&BASE[..16]).start();
    assert_eq!(score(game.facts(), seat(0)).milestones, 0);
    game.answer(Choice::Claim(PLANNER));
    game.answer(Choice::Project(StandardProject::SellPatents));
    game.answer(Choice::Card(BASE[15].id));
    assert_eq!(game.facts().players[seat(0)].hand_size, 15);
    assert_eq!(score(game.facts(), seat(0)).milestones, 5);
    assert_eq!(score(game.facts(), seat(1)).milestones, 0);
}

/// Rules: BASE-MILE-06.
#[test]
fn the_terraformer_has_a_rating_of_thirty_five() {
    let position = |rating| table(2).seat(0).money(8).rating(rating).seat(1).rating(60);
    let low = Refusal::TooLow { of: Count::Rating, needs: 35, now: 34 };
    decides(TERRAFORMER, position(35), position(34), low);
}

/// Rules: BASE-MILE-07.
/// Ruling: Q-BASE-20.
#[test]
fn the_mayor_has_three_cities() {
    let of = Count::Tiles(TileClass::City, Whose::Own, Ground::Anywhere);
    let two = || {
        let game = table(2).seat(1).tile(Tile::City, 2, 4).neutral(Tile::City, 8, 0);
        game.seat(0).money(8).tile(Tile::City, 2, 2).tile(Tile::Capital, 6, 1)
    };
    let low = Refusal::TooLow { of, needs: 3, now: 2 };
    decides(MAYOR, two().tile(Tile::City, 6, 3), two().tile(Tile::Greenery, 6, 3), low);
    // A city that is not on Mars counts.
    decides(MAYOR, two().tile_on(Tile::City, Reserved::GanymedeColony), two(), low);
}

/// Rules: BASE-MILE-08.
#[test]
fn the_gardener_has_three_greeneries() {
    let of = Count::Tiles(TileClass::Greenery, Whose::Own, Ground::Anywhere);
    let two = || {
        let game = table(2).seat(1).tile(Tile::Greenery, 2, 4);
        game.seat(0).money(8).tile(Tile::Greenery, 2, 2).tile(Tile::Greenery, 6, 1)
    };
    let low = Refusal::TooLow { of, needs: 3, now: 2 };
    decides(GARDENER, two().tile(Tile::Greenery, 6, 2), two().tile(Tile::EcologicalZone, 6, 2), low);
}

/// Rules: BASE-MILE-09.
/// Ruling: Q-BASE-19.
#[test]
fn the_builder_has_eight_building_tags() {
    let seven = || table(2).seat(0).money(8).played(&SEVEN_BUILDINGS).seat(1).played(&[CUPOLA_CITY]).seat(0);
    let low = Refusal::TooLow { of: Count::Tags(Tag::Building), needs: 8, now: 7 };
    decides(BUILDER, seven().played(&[TITANIUM_MINE]), seven().played(&[SOLETTA]), low);
    // Tags are counted, not cards: a corporation with two is worth two.
    let six = || table(2).seat(0).money(8).played(&SEVEN_BUILDINGS[..6]);
    decides(BUILDER, six().corporation(MINING_GUILD), six().corporation(THARSIS_REPUBLIC), low);
    // Cards in hand are not played.
    let game = seven().hand(&[TITANIUM_MINE]).start();
    assert_eq!(game.refusal(Choice::Claim(BUILDER)), low);
}

/// Rules: BASE-MILE-10.
/// Ruling: Q-BASE-29.
#[test]
fn the_planner_has_sixteen_cards_in_hand_when_claiming() {
    let position = |cards| table(2).seat(0).money(8).played(&CORPORATE_ERA[..20]).hand(&BASE[..cards]);
    let low = Refusal::TooLow { of: Count::Hand, needs: 16, now: 15 };
    decides(PLANNER, position(16), position(15), low);
    // How many cards are in hand, everyone sees; which, nobody else.
    let game = position(16).start();
    let seen = viriditas::kit::View::of(&game, Some(seat(1)));
    assert_eq!(seen.facts().players[seat(0)].hand_size, 16);
    assert!(seen.facts().players[seat(0)].hand.is_empty());
}

// Awards.

/// Rules: BASE-AWARD-01.
#[test]
fn awards_are_funded_without_condition_for_eight_fourteen_and_twenty_megacredits() {
    let mut game = table(2).seat(0).money(8 + 14 + 20).seat(1).passed().start();
    for (award, left) in [(MINER, 34), (LANDLORD, 20), (BANKER, 0)] {
        game.answer(Choice::Fund(award));
        assert_eq!(game.stock(0, MegaCredits), left, "an action each");
    }
    for (funded, price) in [(0, 8), (1, 14), (2, 20)] {
        let position = (0..funded).fold(table(2).seat(1), Scenario::award).seat(0).money(price - 1);
        let short = short_of(price, 1, &[]);
        assert_eq!(position.start().refusal(Choice::Fund(MINER)), short);
    }
}

/// Rules: BASE-AWARD-02.
#[test]
fn three_awards_are_funded_at_most_each_once_and_by_one_player_if_it_likes() {
    let mut game = table(2).seat(0).money(100).seat(1).passed().start();
    game.answer(Choice::Fund(MINER));
    assert_eq!(game.refusal(Choice::Fund(MINER)), Refusal::Taken { by: seat(0) });
    game.answer(Choice::Fund(LANDLORD));
    game.answer(Choice::Fund(BANKER));
    assert_eq!(game.refusal(Choice::Fund(SCIENTIST)), Refusal::AllTaken { most: 3 });
    let by: Vec<u8> = game.facts().awards.iter().map(|&(award, by)| award * 10 + by.number()).collect();
    assert_eq!(by, [MINER * 10, LANDLORD * 10, BANKER * 10]);
}

/// Rules: BASE-AWARD-03.
#[test]
fn who_funded_an_award_has_no_bearing_on_who_wins_it() {
    for funder in 0..3 {
        let game =
            table(3).seat(1).stock(Heat, 9).seat(2).stock(Heat, 4).seat(funder).award(THERMALIST).start();
        assert_eq!([0, 1, 2].map(|number| score(game.facts(), seat(number)).awards), [0, 5, 2]);
    }
}

/// Rules: BASE-AWARD-04.
#[test]
fn a_funded_award_gives_five_points_for_first_and_two_for_second_place() {
    let position = |players: u8| {
        let heat = [3, 7, 5, 1, 4];
        let give = |game: Scenario, number: u8| game.seat(number).stock(Heat, heat[usize::from(number)]);
        (0..players).fold(table(players).award(THERMALIST), give).start()
    };
    let awards = |game: &Mars, number| score(game.facts(), seat(number)).awards;
    let game = position(5);
    assert_eq!([0, 1, 2, 3, 4].map(|number| awards(&game, number)), [0, 5, 2, 0, 0]);
    let game = position(3);
    assert_eq!([0, 1, 2].map(|number| awards(&game, number)), [0, 5, 2]);
}

/// Rules: BASE-AWARD-05.
/// Ruling: Q-BASE-23.
#[test]
fn with_two_players_second_place_scores_nothing() {
    let heat = |first, second| {
        let game = table(2).seat(0).award(THERMALIST).stock(Heat, first).seat(1).stock(Heat, second).start();
        [0, 1].map(|number| score(game.facts(), seat(number)).awards)
    };
    assert_eq!(heat(4, 3), [5, 0]);
    assert_eq!(heat(3, 4), [0, 5]);
    assert_eq!(heat(4, 4), [5, 5], "a tie is first for both");
}

/// Rules: BASE-AWARD-06, BASE-AWARD-06.a.
/// Ruling: Q-BASE-23.
#[test]
fn a_tie_for_first_gives_five_points_to_each_and_no_second_place() {
    // Kim, Stanley and Robinson.
    let heat = [12, 12, 5];
    let give = |game: Scenario, number: u8| game.seat(number).stock(Heat, heat[usize::from(number)]);
    let mut game = (0..3).fold(table(3), give).seat(1).money(8).turn(0).start();
    game.answer(Choice::Fund(THERMALIST));
    assert_eq!(game.stock(1, MegaCredits), 0);
    assert_eq!([0, 1, 2].map(|number| score(game.facts(), seat(number)).awards), [5, 5, 0]);
    // Nothing is enough to win with, if nobody has more.
    let game = table(3).award(MINER).start();
    assert_eq!(points(&game, MINER), [5, 5, 5]);
}

/// Rules: BASE-AWARD-07.
#[test]
fn a_tie_for_second_gives_two_points_to_each() {
    let game =
        table(4).award(THERMALIST).seat(2).stock(Heat, 6).seat(0).stock(Heat, 4).seat(3).stock(Heat, 4);
    let game = game.start();
    assert_eq!([0, 1, 2, 3].map(|number| score(game.facts(), seat(number)).awards), [2, 0, 5, 2]);
}

/// Rules: BASE-AWARD-08.
#[test]
fn an_award_that_nobody_funded_scores_nothing() {
    let position = || table(3).seat(0).stock(Heat, 20).seat(1).stock(Steel, 5);
    let game = position().start();
    assert_eq!([0, 1].map(|number| score(game.facts(), seat(number)).awards), [0, 0]);
    let game = position().award(THERMALIST).start();
    assert_eq!([0, 1].map(|number| score(game.facts(), seat(number)).awards), [5, 2], "heat alone counts");
}

/// Rules: BASE-AWARD-09.
/// Ruling: Q-BASE-20.
#[test]
fn the_landlord_owns_most_tiles_on_mars_and_off_it() {
    let position = table(3).seat(0).tile(Tile::City, 2, 2).tile_on(Tile::City, Reserved::PhobosSpaceHaven);
    let position = position.tile(Tile::MoholeArea, 0, 1);
    let position = position.seat(1).tile(Tile::Greenery, 6, 1).tile(Tile::Greenery, 6, 2);
    // Oceans and neutral tiles are nobody's.
    let game = position.seat(2).oceans(5).neutral(Tile::Greenery, 6, 4).neutral(Tile::Greenery, 7, 1).start();
    assert_eq!(points(&game, LANDLORD), [5, 2, 0]);
}

/// Rules: BASE-AWARD-10.
#[test]
fn the_banker_has_the_highest_megacredit_production_without_the_rating() {
    let position = table(3).seat(0).production(MegaCredits, -2).rating(60).money(90);
    let game =
        position.seat(1).production(MegaCredits, 1).seat(2).production(MegaCredits, 3).rating(10).start();
    assert_eq!(points(&game, BANKER), [0, 2, 5]);
}

/// Rules: BASE-AWARD-11.
/// Ruling: Q-BASE-19.
#[test]
fn the_scientist_has_most_science_tags() {
    let position = table(3).seat(0).played(&[RESEARCH, BREATHING_FILTERS]);
    let position = position.seat(1).played(&[GENE_REPAIR, SEARCH_FOR_LIFE, SOLETTA, MINE, POWER_PLANT]);
    // Events lie face down.
    let game =
        position.seat(2).played(&[INVENTION_CONTEST, TECHNOLOGY_DEMONSTRATION, SPECIAL_DESIGN]).start();
    assert_eq!(points(&game, SCIENTIST), [5, 2, 0], "three tags on two cards beat two on two");
}

/// Rules: BASE-AWARD-12.
#[test]
fn the_thermalist_has_most_heat() {
    let position = table(3).seat(0).stock(Heat, 3).production(Heat, 9).seat(1).stock(Heat, 5);
    let game = position.seat(2).stock(Heat, 4).stock(Titanium, 9).start();
    assert_eq!(points(&game, THERMALIST), [0, 5, 2]);
}

/// Rules: BASE-AWARD-13.
#[test]
fn the_miner_has_most_steel_and_titanium_together() {
    let position = table(3).seat(0).stock(Steel, 4).production(Steel, 8).seat(1).stock(Titanium, 5);
    let game = position.seat(2).stock(Steel, 3).stock(Titanium, 3).start();
    assert_eq!(points(&game, MINER), [0, 2, 5]);
}
