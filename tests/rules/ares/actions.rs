//! The action phase.

use super::*;
use Phase::Action;
use StandardAction::{BuyForest, BuyOcean, BuyTemperature, HeatToTemperature, PlantsToForest};

const fn standard(action: StandardAction) -> Choice {
    Choice::Standard(action)
}

/// ARES-ACT-01, ARES-ACT-02, ARES-GOAL-03.
#[test]
fn eight_plants_or_twenty_money_are_a_forest_and_a_step_of_oxygen() {
    let mut game = table(2).phase(Action).plants(9).money(21).start();
    game.all(0, &[standard(PlantsToForest), standard(BuyForest), Choice::Done]);
    assert_eq!((game.plants(0), game.money(0), game.rating(0)), (1, 1, 7));
    game.does(1, Choice::Done);
    assert_eq!((game.player(0).board.forests, game.facts().planet.oxygen()), (2, 2));
}

/// ARES-ACT-03, ARES-ACT-04, ARES-GOAL-04.
#[test]
fn eight_heat_or_fourteen_money_raise_the_temperature() {
    let mut game = table(2).phase(Action).heat(8).money(15).start();
    game.all(0, &[standard(HeatToTemperature), standard(BuyTemperature), Choice::Done]);
    assert_eq!((game.heat(0), game.money(0), game.rating(0)), (0, 1, 7));
    game.does(1, Choice::Done);
    assert_eq!(game.facts().planet.temperature(), -26);
    assert_eq!((game.facts().score(seat(0)).total, game.facts().collected(seat(0)).money), (7, 7));
}

/// ARES-ACT-05, ARES-ACT-06.
#[test]
fn fifteen_money_flip_an_ocean_in_the_action_phase_only() {
    let mut game = table(2).phase(Action).money(15).start();
    game.does(0, standard(BuyOcean));
    assert_eq!((game.money(0), game.rating(0), game.plants(0)), (0, 6, 2));
    for phase in [Phase::Development, Phase::Construction, Phase::Research] {
        let game = table(2).phase(phase).money(99).heat(99).plants(99).start();
        assert!(!game.offers(0).iter().any(|choice| matches!(choice, Choice::Standard(_))));
    }
}

/// ARES-PHASE-10: cards may be sold to pay for actions.
#[test]
fn standard_actions_are_used_any_number_of_times_and_paid_with_cards_too() {
    let mut game = table(2).phase(Action).money(28).filled_up_to(5).start();
    game.all(0, &[standard(BuyTemperature), standard(BuyTemperature)]);
    assert_eq!(game.money(0), 0);
    game.does(0, standard(BuyTemperature));
    assert_eq!((game.money(0), game.hand(0).len(), game.rating(0)), (1, 0, 8));
    assert_eq!(game.refuses(0, standard(BuyTemperature)), short_of_money(13));
}

/// ARES-ACT-07, ARES-ACT-07.a.
#[test]
fn in_the_phase_in_which_oxygen_is_full_everybody_still_has_the_full_benefit() {
    let mut game = table(2).phase(Action).oxygen(13).seat(0).plants(16).seat(1).money(40).start();
    game.all(0, &[standard(PlantsToForest), standard(PlantsToForest), Choice::Done]);
    assert_eq!((game.rating(0), game.player(0).board.forests), (7, 2));
    game.all(1, &[standard(BuyForest), standard(BuyForest), Choice::Done]);
    assert_eq!((game.rating(1), game.player(1).board.forests), (7, 2));
    assert_eq!(game.facts().planet.oxygen(), 14);
}

/// ARES-ACT-09, ARES-ACT-10.
#[test]
fn after_that_phase_steps_bring_nothing_and_forests_no_rating() {
    let position =
        table(2).phase(Action).oxygen(14).temperature(8).face_down(&[]).played(&[LIVESTOCK, STEELWORKS]);
    let mut game = position.plants(8).heat(22).money(99).start();
    for action in [HeatToTemperature, BuyTemperature, BuyOcean] {
        assert_eq!(game.refuses(0, standard(action)), Refusal::AtMaximum);
    }
    game.all(0, &[standard(PlantsToForest), standard(BuyForest), act(&STEELWORKS)]);
    assert_eq!((game.rating(0), game.player(0).board.forests, game.heat(0), game.money(0)), (5, 2, 16, 81));
}

/// ARES-ACT-11, ARES-ACT-11.a. Ruling: Q-ARES-03.
#[test]
fn heat_and_plants_must_be_converted_before_the_phase_is_left() {
    let mut game = table(2).phase(Action).temperature(0).heat(17).start();
    assert_eq!(game.refuses(0, Choice::Done), Refusal::Compulsory(HeatToTemperature));
    game.all(0, &[standard(HeatToTemperature), standard(HeatToTemperature), Choice::Done]);
    assert_eq!((game.rating(0), game.heat(0)), (7, 1));
    game.does(1, Choice::Done);
    assert_eq!(game.facts().planet.temperature(), 4);

    let mut game = table(2).phase(Action).heat(8).plants(8).start();
    game.does(0, standard(HeatToTemperature));
    assert_eq!(game.refuses(0, Choice::Done), Refusal::Compulsory(PlantsToForest));
}

/// ARES-ACT-11: a maximum is that of the beginning of the phase. Ruling: Q-ARES-03.
#[test]
fn nothing_is_compulsory_where_the_track_was_full_as_the_phase_began() {
    let mut game = table(2).phase(Action).oxygen(14).temperature(8).heat(20).plants(20).start();
    game.does(0, Choice::Done);
    let mut game = table(2).phase(Action).temperature(6).heat(17).start();
    game.does(0, standard(HeatToTemperature));
    assert_eq!(game.refuses(0, Choice::Done), Refusal::Compulsory(HeatToTemperature), "it was not full then");
}

/// ARES-UX-02: the hand may be turned into actions while the phase runs.
#[test]
fn cards_are_sold_for_further_standard_actions_before_the_phase_closes() {
    let almost = table(2).phase(Action).oxygen(14).temperature(6).face_down(&[2]).seat(0).money(15).heat(8);
    let mut game = almost.start();
    game.does(0, standard(BuyOcean));
    assert!(!game.facts().sees_the_end(seat(0)));
    game.does(0, standard(HeatToTemperature));
    assert_eq!([0, 1].map(|number| game.facts().sees_the_end(seat(number))), [true, false]);

    let mut game = table(2).phase(Action).filled_up_to(5).start();
    for _ in 0..5 {
        let sale = game.offers(0).into_iter().find(|choice| matches!(choice, Choice::Sell(_)));
        game.does(0, sale.expect("a card to sell"));
    }
    game.all(0, &[standard(BuyTemperature), Choice::Done]);
    assert_eq!((game.rating(0), game.money(0)), (6, 1));
}

/// ARES-PHASE-10: amounts that the player chooses.
#[test]
fn an_action_may_ask_how_much_is_paid() {
    let mut game = table(2).phase(Action).played(&[GREENHOUSES, POWER_INFRASTRUCTURE]).heat(6).start();
    game.does(0, act(&GREENHOUSES));
    assert_eq!(game.offers(0), [1, 2, 3, 4].map(Choice::Amount));
    assert_eq!(game.refuses(0, Choice::Amount(5)), Refusal::Amount { least: 1, most: 4 });
    game.does(0, Choice::Amount(3));
    assert_eq!((game.heat(0), game.plants(0)), (3, 3));
    game.all(0, &[act(&POWER_INFRASTRUCTURE), Choice::Amount(2)]);
    assert_eq!((game.heat(0), game.money(0)), (1, 2));

    let mut game = table(2).phase(Action).played(&[REDRAFTED_CONTRACTS]).hand(&[MINE, LICHEN, BIRDS]).start();
    game.all(0, &[act(&REDRAFTED_CONTRACTS), Choice::Amount(2), pick(&MINE), pick(&BIRDS)]);
    assert_eq!((game.hand(0).len(), game.hand(0).contains(&LICHEN.id), game.money(0)), (3, true, 0));
}

/// ARES-PHASE-10: an action whose cost cannot be paid is not offered.
#[test]
fn an_action_is_paid_in_full() {
    let game = table(2)
        .phase(Action)
        .played(&[IRONWORKS, FARMING_CO_OPS, ASSET_LIQUIDATION])
        .heat(3)
        .rating(0)
        .start();
    assert_eq!(game.refuses(0, act(&IRONWORKS)), Refusal::Stock { stock: Stock::Heat, short: 1 });
    assert_eq!(game.refuses(0, act(&FARMING_CO_OPS)), Refusal::Cards { short: 1 });
    assert_eq!(game.refuses(0, act(&ASSET_LIQUIDATION)), Refusal::Rating { short: 1 });
    assert_eq!(game.refuses(0, act(&BIRDS)), Refusal::NoAction);

    let mut game =
        table(2).phase(Action).played(&[FARMING_CO_OPS, ASSET_LIQUIDATION]).hand(&[MINE, LICHEN]).start();
    game.all(0, &[act(&FARMING_CO_OPS), pick(&MINE), act(&ASSET_LIQUIDATION)]);
    assert_eq!((game.plants(0), game.money(0), game.rating(0), game.hand(0).len()), (3, 0, 4, 4));
}
