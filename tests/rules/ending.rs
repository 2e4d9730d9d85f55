//! End of the game and final scoring (BASE-END, BASE-SCORE).

use crate::rules::help::{Play, at, seat};
use viriditas::kit::{Rules, Seats};
use viriditas::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use viriditas::mars::cards::Resource::{Heat, MegaCredits, Plants, Steel};
use viriditas::mars::cards::*;
use viriditas::mars::cards::{ByParameter, Parameter};
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::view::{Ending, Missing, ending};
use viriditas::mars::{
    Choice, Event, LAST_GENERATION, Mars, Outcome, Phase, Score, Setup, Switch, Why, outcome, score,
};

/// A planet with all three parameters at their goals.
fn finished(players: u8) -> Scenario {
    table(players).temperature(8).oxygen(14).oceans(9)
}

fn converts(game: &Mars) -> Option<Why> {
    game.question(game.asked_one()).map(|it| it.why)
}

const CONVERT: Choice = Choice::Convert(Conversion::Plants);

// The end.

/// Rules: BASE-END-01.
#[test]
fn who_plays_is_told_of_the_last_generation_and_a_step_before_it_what_is_missing() {
    let at = |oxygen| ending(table(2).temperature(8).oceans(9).oxygen(oxygen).start().facts());
    assert_eq!(at(12), None);
    assert_eq!(at(13), Some(Ending::OneStep(Oxygen)));
    assert_eq!(at(14), Some(Ending::Terraformed));
    // One step of each of two is more than one.
    assert_eq!(ending(table(2).temperature(6).oceans(9).oxygen(13).start().facts()), None);
    // Venus is not waited for, unless that is agreed.
    let with = |on: &[Switch]| {
        let on = on.iter().fold(Setup::new(2).on, |on, &switch| on.with(switch));
        let position = Scenario::new(Setup { on, ..Setup::new(2) }).temperature(8).oceans(9);
        ending(position.oxygen(14).start().facts())
    };
    assert_eq!(with(&[Switch::Venus]), Some(Ending::Terraformed));
    assert_eq!(with(&[Switch::Venus, Switch::VenusEnds]), None);
}

/// Rules: SOLO-PLAY-03, PREL-18.
#[test]
fn who_plays_alone_is_told_what_is_missing_of_the_goal_from_the_first_generation_on() {
    let alone = |missing, is_last| Some(Ending::Alone { missing, is_last });
    let steps = |steps| Missing::Steps(ByParameter(steps));
    let fresh = table(1).generation(1).start();
    let all = [Oxygen, Temperature, Oceans].map(|it| fresh.facts().track(it).expect("a track").steps());
    let mut missing = ByParameter::default();
    (missing[Oxygen], missing[Temperature], missing[Oceans]) = (all[0], all[1], all[2]);
    assert_eq!(ending(fresh.facts()), alone(Missing::Steps(missing), false));
    let last =
        |oxygen| ending(table(1).generation(14).temperature(8).oceans(9).oxygen(oxygen).start().facts());
    let one = |at: Parameter| {
        let mut missing = ByParameter::default();
        missing[at] = 1;
        missing
    };
    assert_eq!(last(13), alone(steps(one(Oxygen).0), true));
    assert_eq!(last(14), alone(Missing::Nothing, true));
    let rated = |rating| {
        let on = Setup::new(1).on.with(Switch::Prelude).with(Switch::Tr63);
        ending(Scenario::new(Setup { on, ..Setup::new(1) }).seat(0).rating(rating).start().facts())
    };
    assert_eq!(rated(23), alone(Missing::Rating(40), false));
    assert_eq!(rated(63), alone(Missing::Nothing, false));
}

/// Rules: BASE-END-01.
#[test]
fn the_game_ends_with_the_generation_in_which_all_parameters_reach_their_goals() {
    let position = table(2).temperature(8).oxygen(14).oceans(8).generation(9);
    let mut game = position.seat(0).money(18).seat(1).money(11).start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    game.on(0, 4);
    assert!(game.facts().is_terraformed());
    game.answer(Choice::EndTurn);
    assert_eq!((game.asked_one(), game.facts().phase), (seat(1), Phase::Action), "it is played to its end");
    game.answer(Choice::Project(StandardProject::PowerPlant));
    game.answer(Choice::EndTurn);
    game.answer(Choice::Pass);
    let events = game.answer(Choice::Pass);
    assert!(events.contains(&Event::PhaseBegan(Phase::Production)));
    assert_eq!((game.stock(0, MegaCredits), game.stock(1, MegaCredits)), (21, 20), "production included");
    assert!(!events.contains(&Event::GenerationBegan));
    assert_eq!((game.facts().phase, game.facts().generation), (Phase::Over, 9));
    assert!(game.asked().is_empty());
    // Two of three are not enough.
    for (celsius, percent, oceans) in [(6, 14, 9), (8, 13, 9), (8, 14, 8)] {
        let position = table(2).temperature(celsius).oxygen(percent).oceans(oceans);
        let game = position.generation(9).end_generation();
        assert_eq!((game.facts().phase, game.facts().generation), (Phase::Research, 10));
    }
}

/// Rules: BASE-END-02.
/// Ruling: Q-BASE-25.
#[test]
fn after_the_last_production_players_convert_plants_in_order_as_often_as_they_can() {
    let position =
        finished(3).seat(0).stock(Plants, 17).seat(1).first().stock(Plants, 7).production(Plants, 1);
    let mut game = position.seat(2).stock(Plants, 7).end_generation();
    assert_eq!(game.facts().phase, Phase::Conversion);
    // Seat 1 went first in the last generation; the production of the last phase counts.
    assert_eq!((game.asked_one(), converts(&game)), (seat(1), Some(Why::Conversion)));
    assert_eq!(game.all_offers(), [CONVERT, Choice::Done]);
    game.answer(CONVERT);
    game.on(2, 2);
    // Seat 2 has too few; seat 0 converts twice.
    for (row, place, left) in [(6, 1, 9), (6, 2, 1)] {
        assert_eq!(game.asked_one(), seat(0));
        game.answer(CONVERT);
        game.on(row, place);
        assert_eq!(game.stock(0, Plants), left);
    }
    assert!(game.asked().is_empty());
    assert_eq!(game.facts().phase, Phase::Over);
    assert_eq!([0, 1, 2].map(|number| score(game.facts(), seat(number)).greeneries), [2, 1, 0]);
}

/// Rules: BASE-END-02.
/// Ruling: Q-BASE-25.
#[test]
fn a_player_may_stop_converting_early_and_may_use_plants_just_gained() {
    let position = || finished(2).seat(0).stock(Plants, 14).tile(Tile::City, 3, 6);
    let mut game = position().end_generation();
    game.answer(CONVERT);
    game.on(4, 7);
    assert_eq!(game.stock(0, Plants), 8, "14 − 8 + 2");
    assert_eq!(game.asked_one(), seat(0));
    game.answer(CONVERT);
    game.on(3, 5);
    assert_eq!(game.stock(0, Plants), 1);
    assert_eq!(game.facts().phase, Phase::Over);
    let mut game = position().end_generation();
    game.answer(Choice::Done);
    assert_eq!((game.facts().phase, game.stock(0, Plants)), (Phase::Over, 14));
}

/// Rules: BASE-END-03.
/// Ruling: Q-BASE-25.
#[test]
fn final_greeneries_bring_placement_bonuses_and_card_effects() {
    let position = finished(2).award(0).seat(0).corporation(ECOLINE).played(&[HERBIVORES]).stock(Plants, 7);
    let position = position.tile(Tile::City, 1, 0).seat(1).tile(Tile::City, 6, 1);
    let game = position.clone().start();
    assert_eq!([0, 1].map(|number| score(game.facts(), seat(number)).awards), [5, 5]);
    let mut game = position.end_generation();
    assert_eq!(game.stock(0, MegaCredits), 20);
    game.answer(CONVERT);
    assert!(game.offers(Choice::Space(at(0, 0))) && !game.offers(Choice::Space(at(7, 1))));
    game.on(0, 0);
    assert_eq!((game.stock(0, Steel), game.stock(0, Plants), game.on_card(HERBIVORES)), (2, 0, 1));
    // The award of the landlord and the map are read after it.
    let scores = [0, 1].map(|number| score(game.facts(), seat(number)));
    assert_eq!(scores.map(|it| (it.awards, it.greeneries, it.cities)), [(5, 1, 1), (0, 0, 0)]);
    // Beside oceans it brings M€.
    let mut game = finished(2).seat(0).stock(Plants, 8).tile(Tile::City, 2, 3).end_generation();
    game.answer(CONVERT);
    game.on(3, 3);
    assert_eq!(game.stock(0, MegaCredits), 20 + 4);
}

/// Rules: BASE-END-04.
#[test]
fn final_greeneries_raise_neither_oxygen_nor_rating() {
    let mut game = finished(2).seat(0).stock(Plants, 8).rating(40).end_generation();
    let mut events = game.answer(CONVERT);
    events.extend(game.on(6, 1));
    assert!(events.iter().any(|it| matches!(it, Event::Placed { tile: Tile::Greenery, .. })));
    assert!(!events.iter().any(|it| matches!(it, Event::Raised { .. } | Event::Rated { .. })));
    assert_eq!((game.oxygen(), game.rating(0)), (14, 40));
    assert_eq!(score(game.facts(), seat(0)).total(), 41);
}

/// Rules: BASE-END-04.
#[test]
fn the_last_greenery_of_a_game_stopped_at_generation_one_hundred_raises_no_oxygen() {
    let position = table(2).generation(LAST_GENERATION).oxygen(5).seat(0).stock(Plants, 8).rating(40);
    let mut game = position.seat(1).stock(Plants, 8).end_generation();
    assert!(!game.facts().is_terraformed());
    assert_eq!((game.facts().phase, game.facts().generation), (Phase::Conversion, 100));
    for (number, place) in [(0, 1), (1, 3)] {
        let before = (game.facts().level(Oxygen), game.rating(number));
        let told = game.certain(seat(number), CONVERT);
        assert!(!told.iter().any(|it| matches!(it, Event::Raised { .. } | Event::Rated { .. })));
        assert_eq!(game.levels_after(seat(number), CONVERT), game.facts().levels);
        let mut events = game.answer(CONVERT);
        events.extend(game.on(6, place));
        assert!(events.iter().any(|it| matches!(it, Event::Placed { tile: Tile::Greenery, .. })));
        assert!(!events.iter().any(|it| matches!(it, Event::Raised { .. } | Event::Rated { .. })));
        assert_eq!((game.facts().level(Oxygen), game.rating(number)), before);
    }
    assert_eq!((game.facts().phase, game.facts().level(Oxygen)), (Phase::Over, 5));
}

// The score.

/// Rules: BASE-SCORE-01.
#[test]
fn the_score_is_rating_awards_milestones_map_and_cards() {
    let position = table(2).seat(0).rating(30).award(3).stock(Heat, 1).milestone(0).milestone(2);
    let position = position.tile(Tile::City, 6, 2).tile(Tile::Greenery, 6, 1).tile(Tile::Greenery, 2, 2);
    let game = position.seat(1).tile(Tile::Greenery, 6, 3).seat(0).played(&[ASTEROID_MINING]).start();
    let all = score(game.facts(), seat(0));
    let Score { rating, awards, milestones, greeneries, cities, cards, committee } = all;
    assert_eq!([rating, awards, milestones, greeneries, cities, cards, committee], [30, 5, 10, 2, 2, 2, 0]);
    assert_eq!(all.total(), 51);
    let other = score(game.facts(), seat(1));
    assert_eq!(other, Score { rating: 20, greeneries: 1, ..Score::default() });
    // Resources, production and cards in hand are worth nothing.
    let position = table(2).seat(0).money(99).stock(Steel, 9).production(Plants, 9).hand(&[ASTEROID_MINING]);
    assert_eq!(score(position.start().facts(), seat(0)).total(), 20);
}

/// Rules: BASE-SCORE-02.
#[test]
fn each_point_of_rating_is_one_victory_point() {
    for rating in [0, 20, 38, 63] {
        let game = table(2).seat(0).rating(rating).start();
        assert_eq!(score(game.facts(), seat(0)), Score { rating, ..Score::default() });
    }
}

/// Rules: BASE-SCORE-03.
#[test]
fn awards_give_five_and_two_points_with_ties() {
    let awards = |steel: [u16; 4]| {
        let give = |game: Scenario, number: u8| game.seat(number).stock(Steel, steel[usize::from(number)]);
        let game = (0..4).fold(table(4).seat(3).award(4), give).start();
        [0, 1, 2, 3].map(|number| score(game.facts(), seat(number)).awards)
    };
    assert_eq!(awards([1, 3, 2, 0]), [0, 5, 2, 0]);
    assert_eq!(awards([1, 3, 3, 2]), [0, 5, 5, 0]);
    assert_eq!(awards([2, 3, 2, 2]), [2, 5, 2, 2]);
}

/// Rules: BASE-SCORE-04.
#[test]
fn each_claimed_milestone_gives_five_points() {
    let game = table(3).seat(0).milestone(0).milestone(3).seat(2).milestone(4).seat(1).rating(50).start();
    assert_eq!([0, 1, 2].map(|number| score(game.facts(), seat(number)).milestones), [10, 0, 5]);
}

/// Rules: BASE-SCORE-05.
#[test]
fn the_map_gives_a_point_for_own_greenery_and_for_any_greenery_beside_own_cities() {
    let position =
        table(2).seat(0).tile(Tile::City, 6, 2).tile(Tile::Capital, 2, 2).tile(Tile::Greenery, 6, 1);
    let position = position.tile(Tile::NaturalPreserve, 7, 2).tile(Tile::Greenery, 2, 5);
    let position = position.neutral(Tile::Greenery, 7, 1).tile_on(Tile::City, Reserved::PhobosSpaceHaven);
    let position =
        position.seat(1).tile(Tile::Greenery, 6, 3).tile(Tile::Greenery, 2, 1).tile(Tile::City, 7, 0);
    let game = position.start();
    let [own, other] = [0, 1].map(|number| score(game.facts(), seat(number)));
    assert_eq!((own.greeneries, own.cities), (2, 3 + 1), "three round the city, one beside the Capital");
    assert_eq!((other.greeneries, other.cities), (2, 2), "greenery of any owner");
}

/// Rules: BASE-SCORE-06.
#[test]
fn cards_give_their_printed_points_played_events_included() {
    let points = |cards: &[(Card, u8)]| {
        let lay = |game: Scenario, &(card, number): &(Card, u8)| game.played(&[card]).on_card(card, number);
        let game = cards.iter().fold(table(2).seat(0), lay).start();
        score(game.facts(), seat(0)).cards
    };
    // Those that store resources.
    assert_eq!(points(&[(LIVESTOCK, 4), (SMALL_ANIMALS, 5), (TARDIGRADES, 7)]), 4 + 2 + 1);
    assert_eq!(points(&[(SEARCH_FOR_LIFE, 1), (PHYSICS_COMPLEX, 2), (REGOLITH_EATERS, 9)]), 3 + 4);
    assert_eq!(points(&[(SEARCH_FOR_LIFE, 0)]), 0);
    // All the rest, events among them.
    assert_eq!(points(&[(METHANE_FROM_TITAN, 0), (POWER_PLANT, 0), (LARGE_CONVOY, 0)]), 2 + 2);
    // Jovian tags: of Io, Ganymede and Methane, each counted by both cards.
    let jovian = [(IO_MINING_INDUSTRIES, 0), (GANYMEDE_COLONY, 0), (METHANE_FROM_TITAN, 0)];
    assert_eq!(points(&jovian), 3 + 3 + 2);
}

/// Rules: BASE-SCORE-07.
/// Ruling: Q-BASE-27.
#[test]
fn cards_may_be_worth_less_than_nothing() {
    let game = table(2).seat(0).played(&[NUCLEAR_ZONE, FLOODING]).start();
    assert_eq!(score(game.facts(), seat(0)), Score { rating: 20, cards: -3, ..Score::default() });
    assert_eq!(score(game.facts(), seat(0)).total(), 17);
}

/// Rules: BASE-SCORE-08.
/// Ruling: Q-BASE-24.
#[test]
fn a_tie_goes_to_the_player_with_more_megacredits_in_stock() {
    let won = |seats: &[u8]| Outcome::Won(seats.iter().map(|&number| seat(number)).collect::<Seats>());
    let position = || finished(3).seat(0).money(9).production(MegaCredits, 9).rating(30);
    let game = position().seat(1).money(10).rating(30).seat(2).money(50).rating(29).start();
    assert_eq!(outcome(game.facts()), won(&[1]), "production is not counted, and points come first");
    let game = position().seat(1).money(9).rating(30).start();
    assert_eq!(outcome(game.facts()), won(&[0, 1]), "still tied: shared");
    let game = position().seat(1).money(50).rating(29).start();
    assert_eq!(outcome(game.facts()), won(&[0]));
}

/// Rules: BASE-SCORE-08.a, BASE-SCORE-08.b.
/// Ruling: Q-BASE-27.
#[test]
fn stanley_has_sixty_four_points() {
    let [kim, stanley, robinson] = [0, 1, 2];
    let position = finished(3).seat(kim).stock(Heat, 12).seat(robinson).stock(Heat, 5);
    let position = position.tile(Tile::Greenery, 5, 3).tile(Tile::Greenery, 7, 1);
    let position = position.seat(stanley).rating(38).stock(Heat, 12).award(3).milestone(4);
    let position = position.tile(Tile::City, 6, 2).tile(Tile::Greenery, 6, 1).tile(Tile::Greenery, 6, 3);
    let position = position.tile(Tile::Greenery, 5, 2).played(&[LIVESTOCK, FLOODING]).on_card(LIVESTOCK, 3);
    let game =
        position.played(&[ROVER_CONSTRUCTION, SHUTTLES, BREATHING_FILTERS, GENE_REPAIR]).end_generation();
    assert_eq!(game.facts().phase, Phase::Over);
    let score = score(game.facts(), seat(stanley));
    let before_cards =
        Score { rating: 38, awards: 5, milestones: 5, greeneries: 3, cities: 5, ..Score::default() };
    assert_eq!(before_cards.total(), 56);
    assert_eq!(score, Score { cards: 3 + 6 - 1, ..before_cards });
    assert_eq!(score.total(), 64);
}
