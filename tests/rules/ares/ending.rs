//! The end of the game, and scoring.

use super::*;
use Phase::{Action, Construction, Production};

fn almost_done(players: u8) -> Scenario {
    table(players).oxygen(14).temperature(8).face_down(&[2])
}

/// ARES-END-01, ARES-END-02, ARES-END-02.a.
#[test]
fn the_game_stops_after_the_phase_in_which_mars_is_terraformed() {
    let game = almost_done(3)
        .seat(0)
        .hand(&[SUBTERRANEAN_RESERVOIR, RESEARCH])
        .money(30)
        .seat(1)
        .hand(&[INTERNS])
        .money(3);
    let mut game = game.start();
    game.plan(&[Construction, Action, Production]);
    assert_eq!(game.stage(), Stage::Resolving(Construction));
    game.does(0, play(&SUBTERRANEAN_RESERVOIR));
    game.does(0, play(&RESEARCH));
    game.does(1, play(&INTERNS));
    game.finish();
    assert_eq!(game.stage(), Stage::Over);
    assert!(game.asked().is_empty() && game.facts().planet.is_terraformed());
    assert_eq!(game.money(2), 0, "nobody produces");
}

/// ARES-END-01.
#[test]
fn the_game_goes_on_while_one_parameter_is_not_at_its_maximum() {
    for position in [almost_done(2).oxygen(13), almost_done(2).temperature(6)] {
        let mut game = position.phase(Action).seat(0).money(15).start();
        game.does(0, Choice::Standard(StandardAction::BuyOcean));
        game.finish();
        assert_eq!(game.stage(), Stage::Planning);
    }
}

/// ARES-END-03, ARES-END-03.a, ARES-GOAL-01.
#[test]
fn points_are_rating_forests_and_cards() {
    let played = [COMMERCIAL_DISTRICT, FARMING, GENE_REPAIR, ADVANCED_ECOSYSTEMS, ECOLOGICAL_ZONE];
    let game = table(2).played(&played).stored(&ECOLOGICAL_ZONE, 6).rating(25).forests(6).start();
    let score = game.facts().score(seat(0));
    assert_eq!((score.rating, score.forests, score.cards, score.total), (25, 6, 9 + 3, 43));
}

/// ARES-END-03: each variable card is rounded down by itself.
#[test]
fn variable_points_count_at_the_end() {
    let points = |position: Scenario| position.start().facts().score(seat(0)).cards;
    assert_eq!(points(table(2).played(&[TARDIGRADES]).stored(&TARDIGRADES, 5)), 1);
    assert_eq!(points(table(2).played(&[CONSERVED_BIOME]).forests(5)), 2);
    assert_eq!(points(table(2).played(&[WATER_IMPORT_FROM_EUROPA, GANYMEDE_SHIPYARD])), 2);
    assert_eq!(points(table(2).played(&[INTERPLANETARY_RELATIONS, MINE, LICHEN, FISH])), 1);
    assert_eq!(points(table(2).played(&[THINK_TANK, ASSEMBLY_LINES, INTERNS])), 1);
    assert_eq!(points(table(2).played(&[NUCLEAR_PLANTS])), -1);
}

/// ARES-END-05, ARES-UX-03. Ruling: Q-ARES-10.
#[test]
fn a_tie_goes_to_who_has_more_heat_plants_and_money_with_the_hand_sold() {
    let outcome = |position: Scenario| {
        let mut game = position.phase(Action).face_down(&[]).start();
        game.finish();
        game.facts().outcome()
    };
    let winners =
        |numbers: &[u8]| Some(Outcome::Winners(numbers.iter().map(|&number| seat(number)).collect()));
    let tied = || table(2).oxygen(14).temperature(8);
    assert_eq!(outcome(tied().seat(0).heat(2).plants(1).seat(1).money(2)), winners(&[0]));
    assert_eq!(outcome(tied().seat(0).heat(2).seat(1).hand(&[MINE])), winners(&[1]), "a card is worth 3");
    assert_eq!(outcome(tied().seat(0).plants(3).seat(1).hand(&[MINE])), winners(&[0, 1]));
    let dear = tied().seat(0).played(&[COMPOSTING_FACTORY]).hand(&[MINE]).seat(1).rating(6).money(3);
    assert_eq!(outcome(dear), winners(&[0]), "a card is worth 4 to who has Composting Factory");
    assert_eq!(outcome(tied().seat(0).money(50).seat(1).rating(6)), winners(&[1]), "points come first");
}

/// ARES-END-01. Ruling: Q-ARES-16.
#[test]
fn a_game_that_nobody_ends_is_over_after_round_100_and_says_so_from_round_90_on() {
    let told = |position: Scenario| position.start().facts().rounds_left_told();
    let rounds = [1, 89, 90, 99, LAST_ROUND].map(|round| told(table(2).round(round)));
    assert_eq!(rounds, [None, None, Some(10), Some(1), Some(0)]);
    let cooperative = Setup { mode: Mode::Cooperative, ..Setup::new(2) };
    assert_eq!(told(Scenario::new(&cooperative).round(14)), None, "its goal says how many are left");

    let last = |round| {
        let mut game = table(2).round(round).phase(Production).seat(1).rating(6).start();
        while !matches!(game.stage(), Stage::Planning | Stage::Over) {
            game.finish();
        }
        (game.facts().round, game.facts().outcome())
    };
    assert_eq!(last(LAST_ROUND - 1), (LAST_ROUND, None));
    let winner = Outcome::Winners([seat(1)].into_iter().collect());
    assert_eq!(last(LAST_ROUND), (LAST_ROUND, Some(winner)), "the usual scoring");
}
