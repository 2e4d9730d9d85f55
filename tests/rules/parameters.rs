//! The global parameters (BASE-PARAM).

use crate::rules::help::{Play, seat};
use viriditas::kit::Rules;
use viriditas::mars::cards::Parameter::{self, Oceans, Oxygen, Temperature};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::{
    BIG_ASTEROID, COMET, Conversion, DEEP_WELL_HEATING, DEIMOS_DOWN, ICE_ASTEROID, MINING_EXPEDITION,
    STRIP_MINE, StandardProject, TOWING_A_COMET,
};
use viriditas::mars::maps::Track;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Mars, Phase};

/// Two players of whom the second has passed; the first has all the money in the world.
fn alone() -> Scenario {
    table(2).seat(1).passed().seat(0).money(1000)
}

/// Uses a project and answers with the first area each time one is asked for.
fn use_project(game: &mut Mars, project: StandardProject) {
    game.answer(Choice::Project(project));
    while let Some(&area) = game.offered_areas().first() {
        game.answer(Choice::Space(area));
    }
}

/// Uses a project again and again and tells where the parameter stood each time.
fn levels(game: &mut Mars, project: StandardProject, parameter: Parameter, times: usize) -> Vec<i8> {
    let mut levels = vec![game.facts().level(parameter)];
    for _ in 0..times {
        use_project(game, project);
        levels.push(game.facts().level(parameter));
    }
    levels
}

/// Rules: BASE-PARAM-01.
#[test]
fn temperature_oxygen_and_oceans_and_nothing_else_end_the_game() {
    let ends = |&it: &Parameter| table(2).start().facts().track(it).is_some_and(|track| track.ends);
    assert!(Parameter::ALL.into_iter().filter(ends).eq([Temperature, Oxygen, Oceans]));
    let ends = |celsius, percent, oceans| {
        let mut game = table(2).temperature(celsius).oxygen(percent).oceans(oceans).start();
        game.everyone_passes();
        game.facts().phase == Phase::Over
    };
    assert!(ends(8, 14, 9));
    assert!(!ends(6, 14, 9));
    assert!(!ends(8, 13, 9));
    assert!(!ends(8, 14, 8));
}

/// Rules: BASE-PARAM-02.
#[test]
fn temperature_goes_from_minus_thirty_to_plus_eight_in_nineteen_steps_of_two() {
    let mut game = alone().start();
    let walked = levels(&mut game, StandardProject::Asteroid, Temperature, 20);
    let expected: Vec<i8> = (0..=19).map(|step| -30 + 2 * step).chain([8]).collect();
    assert_eq!(walked, expected);
    // Nineteen steps, and the ocean that 0 °C brings.
    assert_eq!(game.rating(0), 20 + 19 + 1);
    assert_eq!(game.stock(0, MegaCredits), 1000 - 20 * 14);
}

/// Rules: BASE-PARAM-03.
#[test]
fn oxygen_goes_from_nothing_to_fourteen_percent_in_fourteen_steps_of_one() {
    let mut game = alone().start();
    let walked = levels(&mut game, StandardProject::Greenery, Oxygen, 15);
    let expected: Vec<i8> = (0..=14).chain([14]).collect();
    assert_eq!(walked, expected);
    // Fourteen steps, and the temperature that 8 % brings.
    assert_eq!(game.rating(0), 20 + 14 + 1);
    assert_eq!(game.facts().board.greeneries.len(), 15);
}

/// Rules: BASE-PARAM-04.
#[test]
fn oceans_go_from_none_to_nine() {
    let mut game = alone().start();
    let walked = levels(&mut game, StandardProject::Aquifer, Oceans, 10);
    let expected: Vec<i8> = (0..=9).chain([9]).collect();
    assert_eq!(walked, expected);
    assert_eq!(game.rating(0), 29);
    assert!(game.facts().is_at_goal(Oceans));
}

/// Rules: BASE-PARAM-05.
#[test]
fn every_single_step_and_ocean_raises_the_rating_of_who_caused_it_by_one() {
    let cards = [DEIMOS_DOWN, STRIP_MINE, ICE_ASTEROID, MINING_EXPEDITION];
    let with = || alone().hand(&cards).production(Energy, 2).oxygen(3).temperature(-18);
    let mut game = with().start();
    game.play_card(DEIMOS_DOWN);
    assert_eq!((game.temperature(), game.rating(0), game.rating(1)), (-12, 23, 20));
    let mut game = with().start();
    game.play_card(STRIP_MINE);
    assert_eq!((game.oxygen(), game.rating(0), game.rating(1)), (5, 22, 20));
    let mut game = with().start();
    game.play_card(MINING_EXPEDITION);
    assert_eq!((game.oxygen(), game.rating(0), game.rating(1)), (4, 21, 20));
    let mut game = with().start();
    game.play_card(ICE_ASTEROID);
    game.on(0, 1);
    assert_eq!((game.facts().level(Oceans), game.rating(0)), (1, 21));
    game.on(4, 5);
    assert_eq!((game.facts().level(Oceans), game.rating(0), game.rating(1)), (2, 22, 20));
}

/// Ruling: Q-BASE-11.
/// Rules: BASE-PARAM-06.
#[test]
fn a_parameter_at_its_goal_rises_no_further_and_gives_no_rating() {
    let full = || alone().temperature(8).oxygen(14).oceans(9).stock(Heat, 8);
    for project in [StandardProject::Asteroid, StandardProject::Aquifer, StandardProject::Greenery] {
        let mut game = full().start();
        use_project(&mut game, project);
        let facts = game.facts();
        assert_eq!((facts.level(Temperature), facts.level(Oxygen), facts.level(Oceans)), (8, 14, 9));
        assert_eq!(game.rating(0), 20);
    }
    let mut game = full().start();
    game.answer(Choice::Convert(Conversion::Heat));
    assert_eq!((game.temperature(), game.rating(0), game.stock(0, Heat)), (8, 20, 0));
    let mut game = full().temperature(6).start();
    game.answer(Choice::Convert(Conversion::Heat));
    assert_eq!((game.temperature(), game.rating(0)), (8, 21));
}

/// Ruling: Q-BASE-11.
/// Rules: BASE-PARAM-07.
#[test]
fn a_card_that_would_raise_a_full_parameter_is_played_for_its_other_effects() {
    let full =
        || alone().temperature(8).oxygen(14).oceans(9).hand(&[DEEP_WELL_HEATING, TOWING_A_COMET, COMET]);
    let mut game = full().start();
    game.play_card(DEEP_WELL_HEATING);
    assert_eq!((game.production(0, Energy), game.rating(0), game.temperature()), (1, 20, 8));
    let mut game = full().start();
    game.play_card(TOWING_A_COMET);
    assert_eq!((game.stock(0, Plants), game.rating(0), game.oxygen()), (2, 20, 14));
    assert_eq!(game.asked_one(), seat(0));
    let mut game = full().seat(1).stock(Plants, 2).start();
    game.play_card(COMET);
    game.answer(Choice::Seat(seat(1)));
    game.answer(Choice::Amount(2));
    assert_eq!((game.stock(1, Plants), game.rating(0), game.facts().level(Oceans)), (0, 20, 9));
}

/// Rules: BASE-PARAM-08.
#[test]
fn only_the_steps_below_the_goal_are_made_and_paid_with_rating() {
    for (start, steps) in [(2, 3), (4, 2), (6, 1), (8, 0)] {
        let mut game = alone().hand(&[DEIMOS_DOWN]).temperature(start).start();
        game.play_card(DEIMOS_DOWN);
        assert_eq!((game.temperature(), game.rating(0)), (8, 20 + steps));
        assert_eq!(game.stock(0, Steel), 4);
    }
    for (start, steps) in [(12, 2), (13, 1), (14, 0)] {
        let mut game = alone().hand(&[STRIP_MINE]).production(Energy, 2).oxygen(start).start();
        game.play_card(STRIP_MINE);
        assert_eq!((game.oxygen(), game.rating(0)), (14, 20 + steps));
        assert_eq!((game.production(0, Steel), game.production(0, Titanium)), (2, 1));
    }
}

/// Ruling: Q-BASE-09.
/// Rules: BASE-PARAM-09.
#[test]
fn a_step_onto_a_marked_place_gives_its_bonus_at_once_to_who_made_it() {
    let after = |start| {
        let mut game = alone().hand(&[BIG_ASTEROID]).temperature(start).start();
        game.play_card(BIG_ASTEROID);
        assert_eq!(game.production(1, Heat), 0);
        game.production(0, Heat)
    };
    assert_eq!(after(-30), 0);
    // Onto −24 °C, then past it.
    assert_eq!(after(-28), 1);
    assert_eq!(after(-26), 1);
    assert_eq!(after(-24), 1);
    assert_eq!(after(-22), 1);
    assert_eq!(after(-20), 0);
}

/// Ruling: Q-BASE-10.
/// Rules: BASE-PARAM-10.
#[test]
fn reaching_eight_percent_oxygen_raises_the_temperature_one_step() {
    for (start, warms) in [(5, false), (6, false), (7, true), (8, false), (9, false)] {
        let mut game = alone().hand(&[MINING_EXPEDITION]).oxygen(start).temperature(-10).start();
        game.play_card(MINING_EXPEDITION);
        assert_eq!(game.temperature(), if warms { -8 } else { -10 });
        assert_eq!(game.rating(0), if warms { 22 } else { 21 });
    }
    // Two steps past it count as well; at +8 °C the bonus is lost.
    let mut game = alone().hand(&[STRIP_MINE]).production(Energy, 2).oxygen(7).temperature(-10).start();
    game.play_card(STRIP_MINE);
    assert_eq!((game.oxygen(), game.temperature(), game.rating(0)), (9, -8, 23));
    let mut game = alone().hand(&[MINING_EXPEDITION]).oxygen(7).temperature(8).start();
    game.play_card(MINING_EXPEDITION);
    assert_eq!((game.temperature(), game.rating(0)), (8, 21));
}

/// Ruling: Q-BASE-10.
/// Rules: BASE-PARAM-11.
#[test]
fn reaching_zero_degrees_lets_the_player_place_an_ocean() {
    for (start, floods) in [(-4, false), (-2, true), (0, false), (2, false)] {
        let mut game = alone().temperature(start).start();
        game.answer(Choice::Project(StandardProject::Asteroid));
        assert_eq!(game.offered_areas().len(), if floods { 12 } else { 0 });
        if floods {
            assert_eq!(game.asked_one(), seat(0));
            game.on(0, 1);
            assert_eq!(game.stock(0, Steel), 2);
        }
        assert_eq!(game.facts().level(Oceans), i8::from(floods));
        assert_eq!(game.rating(0), if floods { 22 } else { 21 });
    }
    let mut game = alone().temperature(-2).oceans(9).start();
    game.answer(Choice::Project(StandardProject::Asteroid));
    assert!(game.offered_areas().is_empty());
    assert_eq!((game.temperature(), game.facts().level(Oceans), game.rating(0)), (0, 9, 21));
}

/// Ruling: Q-BASE-09.
/// Rules: BASE-PARAM-12.
#[test]
fn two_lower_steps_of_temperature_each_raise_heat_production() {
    let mut game = alone().start();
    let mut raised = Vec::new();
    for _ in 0..19 {
        let before = game.production(0, Heat);
        use_project(&mut game, StandardProject::Asteroid);
        let gained = game.production(0, Heat) - before;
        if gained != 0 {
            raised.push((game.temperature(), gained));
        }
    }
    assert_eq!(raised, [(-24, 1), (-20, 1)]);
    assert_eq!(game.production(1, Heat), 0);
}

/// Ruling: Q-BASE-10.
/// Rules: BASE-PARAM-13, BASE-PARAM-13.a.
#[test]
fn one_greenery_can_raise_oxygen_then_temperature_then_place_the_last_ocean() {
    let mut game = alone().stock(Plants, 8).oxygen(7).temperature(-2).oceans(8).start();
    game.answer(Choice::Convert(Conversion::Plants));
    game.on(7, 0);
    // The eight southern oceans leave the two steel of the first row.
    game.on(0, 1);
    let facts = game.facts();
    assert_eq!((facts.level(Oxygen), facts.level(Temperature), facts.level(Oceans)), (8, 0, 9));
    assert_eq!((game.rating(0), game.rating(1)), (23, 20));
    assert_eq!((game.stock(0, Steel), game.stock(0, MegaCredits), game.stock(0, Plants)), (4, 1000, 0));
}

/// Rules: BASE-PARAM-14.
#[test]
fn the_rating_is_no_global_parameter_and_never_ends_the_game() {
    for rating in [0, 63, 99, 200] {
        let mut game = table(2).seat(0).rating(rating).temperature(8).oxygen(14).oceans(8).start();
        assert!(!game.facts().is_terraformed());
        game.everyone_passes();
        assert_eq!((game.facts().phase, game.facts().generation), (Phase::Research, 2));
    }
    let mut game = table(2).seat(0).rating(0).temperature(8).oxygen(14).oceans(9).start();
    assert!(game.facts().is_terraformed());
    game.everyone_passes();
    assert_eq!(game.facts().phase, Phase::Over);
}

/// A track whose last steps are shorter than the others.
const UNEVEN: Track = Track { marks: &[-4, -2, 0, 2, 4, 5, 6], bonuses: &[], ends: false };

/// Rules: BASE-PARAM-02.
#[test]
fn each_mark_of_a_track_is_one_step_however_far_apart_the_marks_are() {
    assert_eq!((UNEVEN.start(), UNEVEN.goal(), UNEVEN.steps()), (-4, 6, 6));
    let walked = std::iter::successors(Some(UNEVEN.start()), |&level| UNEVEN.next(level));
    assert!(walked.eq(UNEVEN.marks.iter().copied()));
    assert!(UNEVEN.marks.iter().map(|&mark| UNEVEN.steps_to(mark)).eq(0..=6));
}

/// Rules: BASE-CARD-09.
#[test]
fn a_limit_moves_by_steps_of_its_track_and_beyond_the_ends_too() {
    let moved = |from: i16| [-2, -1, 0, 1, 2].map(|steps| UNEVEN.moved(from, steps));
    assert_eq!(moved(0), [-4, -2, 0, 2, 4]);
    assert_eq!(moved(5), [2, 4, 5, 6, 8]);
    // Between two marks the next one is a step away.
    assert_eq!(moved(3), [0, 2, 3, 4, 5]);
    assert_eq!(moved(-4), [-8, -6, -4, -2, 0]);
    assert_eq!(moved(10), [6, 8, 10, 12, 14]);
}
