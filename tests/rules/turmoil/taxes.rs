//! While the Reds rule, every step of rating costs M€.

use super::*;
use viriditas::mars::maps::{Hex, MAPS};
use viriditas::mars::{Payer, tax};

fn reds(players: u8) -> Scenario {
    table(players).rules(Party::Reds).seat(0)
}

/// Whether this can be done with so many M€, and not with one less.
fn needs(position: &Scenario, choice: Choice, price: u16) {
    let refused = position.clone().money(price - 1).start();
    assert!(matches!(refused.refusal(choice), Refusal::CannotAfford { .. }), "{:?}", refused.refusal(choice));
    assert!(position.clone().money(price).start().offers(choice), "with {price} M€");
}

/// Rules: TURM-PARTY-10, TURM-PARTY-10.a.
#[test]
fn a_step_of_rating_costs_three_megacredits_beside_the_price() {
    needs(&reds(2), ASTEROID_PROJECT, 17);
    let mut game = reds(2).money(17).start();
    game.answer(ASTEROID_PROJECT);
    assert_eq!((purses(&game)[0], game.temperature()), ((0, 21), -28));
    let mut greens = table(2).seat(0).money(14).start();
    greens.answer(ASTEROID_PROJECT);
    assert_eq!(purses(&greens)[0], (0, 21), "it is the policy of the Reds alone");
}

/// Rules: TURM-PARTY-10.
#[test]
fn what_a_step_sets_going_is_taxed_too() {
    let position = reds(2).oxygen(7).temperature(-2);
    let greenery = Choice::Project(StandardProject::Greenery);
    needs(&position, greenery, 23 + 9);
    let mut game = position.money(23 + 9).start();
    game.answer(greenery);
    game.on(6, 0);
    game.on(0, 3);
    assert_eq!((game.oxygen(), game.temperature(), game.facts().level(Oceans)), (8, 0, 1));
    assert_eq!(purses(&game)[0], (0, 23));
}

/// Rules: TURM-PARTY-10.
#[test]
fn the_tax_is_told_beside_the_price() {
    let greenery = Choice::Project(StandardProject::Greenery);
    let position = reds(2).oxygen(7).temperature(-2).money(40).hand(&[COMET]);
    let game = position.start();
    let told = [ASTEROID_PROJECT, greenery, Choice::Play(COMET.id), Choice::Pass];
    assert_eq!(told.map(|choice| tax(game.facts(), seat(0), choice)), [6, 9, 9, 0]);
    let greens = table(2).seat(0).money(40).start();
    assert_eq!(tax(greens.facts(), seat(0), ASTEROID_PROJECT), 0);
}

/// Rules: TURM-PARTY-10.
#[test]
fn the_ocean_of_zero_degrees_is_taxed_as_long_as_one_is_left() {
    needs(&reds(2).temperature(-2).oceans(8), ASTEROID_PROJECT, 14 + 6);
    let position = reds(2).temperature(-2).oceans(9);
    needs(&position, ASTEROID_PROJECT, 14 + 3);
    let mut game = position.money(17).start();
    game.answer(ASTEROID_PROJECT);
    assert_eq!((purses(&game)[0], game.temperature()), ((0, 21), 0));
}

/// Rules: TURM-PARTY-10.
#[test]
fn a_step_that_does_not_happen_is_not_taxed() {
    needs(&reds(2).temperature(8), ASTEROID_PROJECT, 14);
    needs(&reds(2).oxygen(14), Choice::Project(StandardProject::Greenery), 23);
}

/// Rules: TURM-PARTY-10.
#[test]
fn rating_from_a_card_is_taxed_on_top_of_its_cost() {
    let play = Choice::Play(BRIBED_COMMITTEE.id);
    let position = reds(2).hand(&[BRIBED_COMMITTEE]);
    needs(&position, play, 7 + 6);
    let mut game = position.money(14).start();
    game.answer(play);
    assert_eq!(purses(&game)[0], (1, 22));
}

/// Rules: TURM-PARTY-10.
#[test]
fn titanium_pays_for_the_card_and_not_for_the_tax() {
    let play = Choice::Play(ASTEROID.id);
    let position = reds(2).hand(&[ASTEROID]).stock(Titanium, 9);
    needs(&position, play, 3);
    let mut game = position.money(3).start();
    game.answer(play);
    assert_eq!(game.asked_one(), seat(0));
    let least = game.all_offers()[0];
    assert_eq!(least, Choice::Amount(5), "14 M€ of titanium, for the 3 M€ are held back");
    game.answer(least);
    assert_eq!((purses(&game)[0], game.stock(0, Titanium)), ((0, 21), 6));
}

/// Rules: TURM-PARTY-10.
#[test]
fn helion_pays_the_tax_in_heat_too() {
    let position = reds(2).corporation(HELION).stock(Heat, 3);
    needs(&position, ASTEROID_PROJECT, 14);
    let mut game = position.money(14).start();
    game.answer(ASTEROID_PROJECT);
    game.answer(Choice::Amount(0));
    assert_eq!((purses(&game)[0], game.stock(0, Heat)), ((0, 21), 0));
    let mut game = reds(2).corporation(HELION).stock(Heat, 2).money(20).start();
    game.answer(ASTEROID_PROJECT);
    game.answer(Choice::Amount(0));
    let question = game.question(seat(0)).expect("what pays the tax?");
    assert_eq!(question.shape, Shape::Payment { with: Payer::Stock(Heat), least: 0, most: 2 });
    game.answer(Choice::Amount(1));
    assert_eq!((purses(&game)[0], game.stock(0, Heat)), ((4, 21), 1));
}

/// Rules: TURM-PARTY-10.
#[test]
fn what_the_tile_itself_brings_may_pay_the_tax() {
    // Of the areas beside the own greenery one lies beside the ocean, which brings 2 M€.
    let position = reds(2).stock(Plants, 8).tile(Tile::Greenery, 5, 3).tile(Tile::Ocean, 5, 4);
    let convert = Choice::Convert(Conversion::Plants);
    needs(&position, convert, 1);
    let mut game = position.money(1).start();
    game.answer(convert);
    assert_eq!(game.tile(6, 3), Some(Tile::Greenery), "the only area that can be paid");
    assert_eq!((purses(&game)[0], game.oxygen()), ((0, 21), 1));
}

/// Rules: MIX-08, MIX-08.a.
#[test]
fn the_pole_of_hellas_asks_for_the_tax_of_its_ocean_too() {
    let pole = Hex(61 - 3);
    let setup = Setup { first: Some(seat(0)), map: 1, ..Setup::new(2) }.with(Switch::Turmoil);
    let position = |money| {
        let far = [3, 8, 14, 21].map(|id| MAPS[1].position(Hex(id - 3)).expect("on Mars"));
        let table = Scenario::new(setup).rules(Party::Reds).seat(0).stock(Plants, 8).oxygen(3).money(money);
        let table = far.iter().fold(table, |table, &(row, place)| table.tile(Tile::Ocean, row, place));
        let mut game = table.start();
        game.answer(Choice::Convert(Conversion::Plants));
        game
    };
    assert!(!position(11).offers(Choice::Space(pole)));
    let mut game = position(12);
    game.answer(Choice::Space(pole));
    game.answer(Choice::Space(Hex(36 - 3)));
    assert_eq!((purses(&game)[0], game.facts().level(Oceans)), ((0, 22), 5));
}

/// Rules: VENUS-06.a.
#[test]
fn the_step_of_venus_to_sixteen_percent_is_taxed_twice() {
    let scrap = Choice::Project(StandardProject::AirScrapping);
    let position = |level| with(2, &[Switch::Venus]).rules(Party::Reds).seat(0).level(Venus, level);
    needs(&position(14), scrap, 15 + 6);
    let mut game = position(14).money(21).start();
    game.answer(scrap);
    assert_eq!((purses(&game)[0], game.facts().level(Venus)), ((0, 22), 16));
    needs(&position(30), scrap, 15);
}

/// Rules: COL-16.b.
#[test]
fn the_ocean_of_europa_is_taxed_where_one_is_left() {
    let (build, europa) = (Choice::Project(StandardProject::Colony), Choice::TableauCard(EUROPA.id));
    let reds = || with(2, &[Switch::Colonies]).rules(Party::Reds).seat(0);
    let both = |table: Scenario, money| {
        let mut game = table.colony_tiles(&[EUROPA, LUNA]).money(money).start();
        game.answer(build);
        game
    };
    assert!(both(reds().oceans(9), 17).offers(europa));
    assert_eq!(both(reds(), 19).production(0, MegaCredits), 2, "Luna is the only place");
    let mut game = both(reds(), 20);
    game.answer(europa);
    game.on(0, 3);
    assert_eq!(purses(&game)[0], (0, 21));
    // An ocean beside another one brings 2 M€.
    assert!(both(reds().tile(Tile::Ocean, 0, 3), 18).offers(europa));
    assert_eq!(both(reds().tile(Tile::Ocean, 0, 3), 17).production(0, MegaCredits), 2);
    needs(&reds().colony_tiles(&[EUROPA]), build, 17 + 3);
    needs(&reds().colony_tiles(&[EUROPA]).oceans(9), build, 17);
}

/// Rules: MIX-08, TURM-RULE-04.
#[test]
fn nobody_is_taxed_outside_the_action_phase() {
    // All lose a step, the event brings the first two back, and the Reds come to power with a chairman.
    let table = table(2).rules(Party::Reds).seat(0).chairman().delegates(Party::Unity, 2).rating(20);
    let game = table.current_event(ELECTION).seat(1).rating(20).end_generation();
    assert_eq!(purses(&game), [(20, 22), (20, 20)]);
}

/// A prelude that is drawn in the middle of a turn comes unforeseen: its rating is taxed like any other, and what cannot be paid is
/// not played.
///
/// Ruling: Q-TURM-02.
/// Rules: TURM-PARTY-10, PREL-13.
#[test]
fn a_prelude_drawn_in_mid_play_is_taxed_and_fizzles_where_that_cannot_be_paid() {
    let drawn = |money: u16| {
        let position =
            calmed(with(2, &[Switch::Prelude])).rules(Party::Reds).seat(0).corporation(VALLEY_TRUST);
        let position = position.first_action_due().money(money);
        let mut game = position.prelude_pile(&[UNMI_CONTRACTOR, LOAN, BIOFUELS]).turn(0).start();
        let before = game.rating(0);
        game.answer(Choice::FirstAction);
        game.answer(Choice::Card(UNMI_CONTRACTOR.id));
        (purses(&game)[0].0, game.rating(0) - before)
    };
    assert_eq!(drawn(9), (0, 3), "three steps, 3 M€ each");
    assert_eq!(drawn(8), (8 + 15, 0), "it brings 15 M€ in its place");
}
