//! The parties: what they bring when they come to power, and their policies.

use super::*;
use crate::rules::help::worth_of;
use viriditas::mars::Discounts;

fn rules(party: Party) -> Scenario {
    table(2).rules(party).seat(0)
}

fn project(project: StandardProject) -> Choice {
    Choice::Project(project)
}

/// What a party that comes to power brings a player, in M€, in a table with these cards on it.
fn bonus(party: Party, cards: &[Card]) -> i32 {
    let position = calm(2).neutral_delegates(party, 2).rules(Party::Reds).seat(0).played(cards);
    let mut game = position.turn(0).start();
    let events = game.everyone_passes();
    let from = events.iter().position(|it| *it == Event::PartyRules(party)).expect("it comes to power");
    let others = change(&events[from..], 1, MegaCredits);
    assert_eq!(others, 0, "the other has no tags");
    change(&events[from..], 0, MegaCredits)
}

/// Rules: TURM-PARTY-01, TURM-PARTY-03, TURM-PARTY-11.
#[test]
fn three_parties_bring_a_megacredit_for_each_tag_of_their_kind() {
    assert_eq!(bonus(Party::MarsFirst, &[MINE, STEELWORKS, COMET]), 2);
    assert_eq!(bonus(Party::Scientists, &[RESEARCH, GENE_REPAIR]), 3);
    assert_eq!(bonus(Party::Greens, &[BUSHES, FISH, ANTS, ECOLOGICAL_ZONE, MINE]), 5);
    assert_eq!(bonus(Party::Reds, &[MINE]), 0);
}

/// Rules: TURM-PARTY-05, WILD-06.
#[test]
fn unity_counts_venus_earth_and_jovian_tags() {
    let cards = [MIRANDA_RESORT, EARTH_OFFICE, SPONSORS];
    assert_eq!(bonus(Party::Unity, &cards), 3);
    let table = calmed(with(2, &[Switch::Venus, Switch::Prelude, Switch::NoWorldGovernment]));
    let table =
        table.neutral_delegates(Party::Unity, 2).seat(0).played(&[RESEARCH_COORDINATION, VENUS_GOVERNOR]);
    let mut game = table.turn(0).start();
    let events = game.everyone_passes();
    let from =
        events.iter().position(|it| *it == Event::PartyRules(Party::Unity)).expect("it comes to power");
    assert_eq!(change(&events[from..], 0, MegaCredits), 2, "a wild tag is none of the three");
}

/// Rules: TURM-PARTY-07.
#[test]
fn kelvinists_bring_a_megacredit_for_each_heat_production() {
    let position = calm(2).neutral_delegates(Party::Kelvinists, 2).seat(1).production(Heat, 4);
    let mut game = position.seat(0).production(Energy, 3).turn(0).start();
    let events = game.everyone_passes();
    let from = events.iter().position(|it| *it == Event::PartyRules(Party::Kelvinists)).expect("they rule");
    assert_eq!([0, 1].map(|number| change(&events[from..], number, MegaCredits)), [0, 4]);
}

/// Rules: TURM-PARTY-09, TURM-PARTY-09.a, TURM-SOLO-03.
#[test]
fn reds_bring_a_step_to_whoever_has_the_lowest_rating() {
    let position = calm(3).neutral_delegates(Party::Reds, 2).seat(0).rating(23).seat(1).rating(21);
    let game = position.seat(2).rating(21).end_generation();
    assert_eq!([0, 1, 2].map(|number| game.rating(number)), [22, 21, 21]);
    let alone = |rating| {
        let table = calmed(with(1, &[])).neutral_delegates(Party::Reds, 2).seat(0).rating(rating);
        table.end_generation().rating(0)
    };
    assert_eq!((alone(21), alone(22)), (21, 21), "20 rises to 21, and 21 stays");
}

/// Rules: TURM-PARTY-02, MIX-09.
#[test]
fn mars_first_brings_steel_for_a_tile_on_mars() {
    let mut game = rules(Party::MarsFirst).money(60).stock(Plants, 8).start();
    game.answer(project(StandardProject::Aquifer));
    game.on(0, 3);
    assert_eq!(game.stock(0, Steel), 1, "an ocean");
    game.answer(project(StandardProject::City));
    game.on(6, 0);
    assert_eq!(game.stock(0, Steel), 2);
    game.answer(Choice::Pass);
    game.answer(Choice::Convert(Conversion::Plants));
    game.on(6, 1);
    assert_eq!((game.stock(0, Steel), game.stock(1, Steel)), (3, 0), "the one who places it alone");
    let mut game = rules(Party::MarsFirst).money(40).hand(&[GANYMEDE_COLONY]).start();
    game.answer(Choice::Play(GANYMEDE_COLONY.id));
    assert_eq!(game.stock(0, Steel), 0, "a city beside the map");
}

/// Rules: MIX-09.
#[test]
fn mars_first_brings_steel_for_the_ocean_of_europa_and_not_for_the_colony() {
    let table = with(2, &[Switch::Colonies]).colony_tiles(&[EUROPA, LUNA]).rules(Party::MarsFirst).seat(0);
    let mut game = table.money(40).start();
    game.answer(project(StandardProject::Colony));
    game.answer(Choice::TableauCard(LUNA.id));
    assert_eq!(game.stock(0, Steel), 0);
    game.answer(project(StandardProject::Colony));
    game.on(0, 3);
    assert_eq!(game.stock(0, Steel), 1);
}

/// Rules: TURM-PARTY-04.
#[test]
fn scientists_let_each_player_draw_three_cards_once_a_generation() {
    let act = policy(Party::Scientists);
    let mut game = rules(Party::Scientists).money(30).seat(1).money(10).start();
    game.answer(act);
    assert_eq!((money(&game, 0), game.facts().players[seat(0)].hand_size), (20, 3));
    assert_eq!(game.refusal(act), Refusal::Used);
    game.answer(Choice::EndTurn);
    game.answer(act);
    assert_eq!((money(&game, 1), game.facts().players[seat(1)].hand_size), (0, 3));
    let poor = rules(Party::Scientists).money(9).start();
    assert!(matches!(poor.refusal(act), Refusal::CannotAfford { .. } | Refusal::TooFew { .. }));
    // They rule for another generation.
    let table = calm(2).rules(Party::Scientists).neutral_delegates(Party::Scientists, 2).seat(0).money(10);
    let mut game = table.turn(0).start();
    game.answer(act);
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    game.everyone_is_done();
    game.answer(act);
    game.answer(Choice::EndTurn);
    assert_eq!(game.asked_one(), seat(0));
    assert!(game.offers(act), "a new generation");
}

/// Rules: TURM-PARTY-06, TURM-PARTY-06.a.
#[test]
fn under_unity_titanium_is_worth_a_megacredit_more() {
    let worth = |table: Scenario| {
        let game = table.start();
        worth_of(&Discounts::of(game.facts(), seat(0)), Titanium, &ASTEROID)
    };
    assert_eq!((worth(rules(Party::Greens)), worth(rules(Party::Unity))), (3, 4));
    assert_eq!(worth(rules(Party::Unity).corporation(PHOBOLOG)), 5);
}

/// Rules: MIX-09.
#[test]
fn unitys_titanium_pays_more_for_actions_and_not_for_trades() {
    let act = Choice::Act { card: WATER_IMPORT_FROM_EUROPA.id, which: 0 };
    let mut game = rules(Party::Unity).played(&[WATER_IMPORT_FROM_EUROPA]).stock(Titanium, 3).start();
    game.answer(act);
    game.on(0, 3);
    assert_eq!((game.stock(0, Titanium), game.rating(0)), (0, 21));
    let trade = Choice::Trade { tile: LUNA.id, with: Titanium };
    let table = |titanium| {
        let table = with(2, &[Switch::Colonies]).colony_tiles(&[LUNA, IO]).rules(Party::Unity).seat(0);
        table.stock(Titanium, titanium).start()
    };
    assert!(table(3).offers(trade) && !table(2).offers(trade));
}

/// Rules: TURM-PARTY-08.
#[test]
fn kelvinists_raise_energy_and_heat_production_as_often_as_wanted() {
    let act = policy(Party::Kelvinists);
    let mut game = rules(Party::Kelvinists).money(30).start();
    game.answer(act);
    game.answer(act);
    game.answer(Choice::Pass);
    game.answer(act);
    assert_eq!((game.production(0, Energy), game.production(0, Heat), money(&game, 0)), (3, 3, 0));
    assert!(!game.offers(act));
}

/// Rules: VENUS-18.b.
#[test]
fn manutech_gains_what_the_kelvinists_raise() {
    let table = with(2, &[Switch::Venus, Switch::Colonies]).colony_tiles(&[EUROPA, LUNA]).marker(EUROPA, 2);
    let mut game = table.rules(Party::Kelvinists).seat(0).corporation(MANUTECH).money(19).start();
    game.answer(policy(Party::Kelvinists));
    let both = |game: &Mars, of| (game.production(0, of), game.stock(0, of));
    assert_eq!((both(&game, Energy), both(&game, Heat)), ((1, 1), (1, 1)));
    game.answer(Choice::Trade { tile: EUROPA.id, with: MegaCredits });
    assert_eq!(both(&game, Energy), (2, 2));
}

/// Rules: TURM-PARTY-12.
#[test]
fn under_the_greens_a_greenery_brings_four_megacredits() {
    let mut game = rules(Party::Greens).money(23 + 25).stock(Plants, 8).start();
    game.answer(project(StandardProject::Greenery));
    game.on(6, 0);
    assert_eq!(money(&game, 0), 29);
    game.answer(Choice::Convert(Conversion::Plants));
    game.on(6, 1);
    assert_eq!(money(&game, 0), 33);
    game.answer(Choice::Pass);
    game.answer(project(StandardProject::City));
    game.on(6, 4);
    assert_eq!((money(&game, 0), money(&game, 1)), (8, 0), "a city is none");
}

/// Rules: TURM-RULE-02, TURM-RULE-04.
#[test]
fn a_policy_works_in_the_action_phase_alone() {
    // The first player's ocean of the World Government brings no steel, and the chairman's rating is not taxed.
    let table = calmed(with(2, &[Switch::WorldGovernment])).rules(Party::MarsFirst);
    let mut game = table.seat(0).turn(0).start();
    game.everyone_passes();
    game.answer(Choice::Option(2));
    game.on(0, 3);
    assert_eq!((game.stock(0, Steel), game.stock(1, Steel)), (0, 0));
    let table = calm(2).rules(Party::Reds).seat(0).rating(0).delegates(Party::Unity, 1);
    let game = table.end_generation();
    assert_eq!((game.rating(0), money(&game, 0)), (1, 0));
}

/// Rules: PREL-06.a.
#[test]
fn policies_do_not_work_in_the_prelude_round() {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Turmoil).with(Switch::Prelude);
    let position = Scenario::new(setup).at(Moment::Preludes).seat(0).preludes(&[EXPERIMENTAL_FOREST]);
    let mut game = position.start();
    game.on(6, 0);
    assert_eq!((game.oxygen(), purses(&game)[0]), (1, (0, 21)));
    assert_eq!(game.facts().players[seat(0)].hand_size, 2);
    assert_eq!((game.facts().phase, game.facts().committee.ruling), (Phase::Action, Party::Greens));
}
