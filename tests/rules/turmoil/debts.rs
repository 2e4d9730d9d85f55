//! One action is taxed once, when all that it set off has happened (Q-TURM-22): what it brings may pay, and what is owed is kept.

use super::*;
use viriditas::mars::maps::Hex;

const ALL: &[Switch] = &[Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];

fn on(map: u8) -> Scenario {
    let setup = Setup { first: Some(seat(0)), map, ..Setup::new(2) };
    let table = Scenario::new(ALL.iter().fold(setup, |setup, &switch| setup.with(switch))).generation(2);
    let table = table.colony_tiles(&[LUNA, IO, CERES, EUROPA, TRITON]).current_event(SOLAR_FLARE);
    table.coming_event(CELEBRITY_LEADERS).distant_event(HOMEWORLD_SUPPORT).event_pile(&[PRODUCTIVITY])
}

/// Tharsis with all boxes while the Reds rule.
fn reds() -> Scenario {
    on(0).rules(Party::Reds).seat(0)
}

/// Offered with so many M€ and not with one less.
fn needs(position: &Scenario, choice: Choice, price: u16) {
    let game = position.clone().money(price).start();
    assert!(game.offers(choice), "with {price} M€ refused: {:?}", game.refusal(choice));
    if price > 0 {
        let game = position.clone().money(price - 1).start();
        assert!(!game.offers(choice), "with {} M€ it is offered", price - 1);
    }
}

fn play(card: Card) -> Choice {
    Choice::Play(card.id)
}

fn act(card: Card, which: u8) -> Choice {
    Choice::Act { card: card.id, which }
}

fn is_turn(game: &Mars) -> bool {
    matches!(game.question(game.asked_one()).map(|question| question.shape), Some(Shape::Turn))
}

/// Answers with the first offer until it is somebody's turn again.
fn drive(game: &mut Mars) {
    while game.facts().phase == Phase::Action && !is_turn(game) {
        let whose = game.asked_one();
        let choice = game.choices(whose).next().expect("an offer");
        game.answer_for(whose.number(), choice);
    }
}

/// All ends of what is going on, over every answer: rating and oceans.
fn ends(game: &Mars, found: &mut Vec<(i16, i8)>) {
    if game.facts().phase != Phase::Action || is_turn(game) {
        let end = (game.rating(0), game.facts().level(Oceans));
        if !found.contains(&end) {
            found.push(end);
        }
        return;
    }
    let whose = game.asked_one();
    for choice in game.choices(whose).collect::<Vec<_>>() {
        let mut next = game.clone();
        next.answer_for(whose.number(), choice);
        ends(&next, found);
    }
}

/// The pump costs 8 M€, which steel may pay; the tax on its ocean is paid in M€ alone.
///
/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10.
#[test]
fn metal_that_helps_to_pay_an_action_pays_no_tax_on_it() {
    needs(&reds().played(&[AQUIFER_PUMPING]).stock(Steel, 6), act(AQUIFER_PUMPING, 0), 3);
    let mut game = reds().played(&[AQUIFER_PUMPING]).stock(Steel, 4).money(3).start();
    game.answer(act(AQUIFER_PUMPING, 0));
    // No ocean lies there to bring M€; the area brings 2 steel.
    game.answer(Choice::Space(Hex(1)));
    assert_eq!((money(&game, 0), game.stock(0, Steel)), (0, 2), "all 4 steel were paid");
    assert_eq!((game.rating(0), game.facts().level(Oceans)), (21, 1));
}

/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10, BASE-TILE-03.
#[test]
fn a_second_ocean_beside_the_first_pays_two_megacredits_of_their_tax() {
    needs(&reds().hand(&[ICE_ASTEROID]), play(ICE_ASTEROID), 23 + 6 - 2);
}

/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10, BASE-TILE-03.
#[test]
fn a_tile_beside_three_oceans_pays_the_tax_on_the_steps_before_it() {
    let oceans = reds().tile(Tile::Ocean, 4, 4).tile(Tile::Ocean, 4, 5).tile(Tile::Ocean, 5, 5);
    needs(&oceans.hand(&[NUCLEAR_ZONE]), play(NUCLEAR_ZONE), 10);
}

/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10, BASE-PLAY-12.
#[test]
fn effects_that_hear_the_card_pay_the_tax_on_it() {
    needs(&reds().hand(&[ASTEROID]).played(&[MEDIA_GROUP]), play(ASTEROID), 14);
    needs(&reds().corporation(CREDICOR).hand(&[DEIMOS_DOWN]), play(DEIMOS_DOWN), 31 + 9 - 4);
}

/// Rules: MAP-06, BASE-PLAY-13.
#[test]
fn effects_that_hear_the_card_pay_for_the_pole_of_hellas() {
    let pole = |money| {
        let mut game = on(1).seat(0).played(&[MEDIA_GROUP]).hand(&[LAVA_FLOWS]).money(money).start();
        game.answer(play(LAVA_FLOWS));
        game
    };
    let south = Choice::Space(Hex(61 - 3));
    assert!(!pole(20).offers(south));
    let mut game = pole(21);
    game.answer(south);
    drive(&mut game);
    assert_eq!((money(&game, 0), game.facts().level(Oceans)), (0, 1));
}

/// Both ways raise two steps.
///
/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10.
#[test]
fn an_alternative_is_taxed_at_the_cheapest_of_its_ways() {
    let position = reds().hand(&[ATMOSCOOP]).played(&[RESEARCH, PHYSICS_COMPLEX]);
    needs(&position, play(ATMOSCOOP), 22 + 6);
}

/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10, VENUS-15.
#[test]
fn effects_that_hear_the_steps_pay_the_tax_on_them() {
    let position = reds().corporation(APHRODITE).hand(&[GIANT_SOLAR_SHADE]);
    needs(&position, play(GIANT_SOLAR_SHADE), 27 + 9 - 6);
    let mut game = position.money(32).start();
    game.answer(play(GIANT_SOLAR_SHADE));
    assert_eq!((game.rating(0), money(&game, 0), game.facts().level(Venus)), (23, 2, 6));
    let scrap = Choice::Project(StandardProject::AirScrapping);
    needs(&reds().corporation(APHRODITE), scrap, 15 + 3 - 2);
    let ocean = reds().temperature(-2).tile(Tile::Ocean, 4, 3).tile(Tile::Ocean, 4, 5);
    needs(&ocean, ASTEROID_PROJECT, 14 + 6 - 4);
}

/// The two oceans lie apart: wherever the first one goes, M€ for the second one are left.
///
/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10.
#[test]
fn an_area_is_closed_that_leaves_too_little_for_the_next_ocean() {
    let table = reds().tile(Tile::Ocean, 0, 3).tile(Tile::Ocean, 4, 4).temperature(8);
    let mut game = table.hand(&[LAKE_MARINERIS]).money(21).start();
    game.answer(play(LAKE_MARINERIS));
    let mut found = Vec::new();
    ends(&game, &mut found);
    assert_eq!(found, [(22, 4)]);
}

/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10, BASE-TILE-03.
#[test]
fn one_shore_pays_once() {
    let position =
        on(1).rules(Party::Reds).temperature(-2).oxygen(7).oceans(3).seat(0).hand(&[PROTECTED_VALLEY]);
    needs(&position, play(PROTECTED_VALLEY), 26);
    let mut game = position.money(26).start();
    game.answer(play(PROTECTED_VALLEY));
    assert!(!is_turn(&game), "an area is to be chosen");
    drive(&mut game);
    assert_eq!((game.rating(0), game.oxygen(), game.temperature()), (23, 8, 0));
}

/// At −2 °C the ocean of 0 °C is placed behind the tile or, by choice, before it; what leaves too little is not offered.
///
/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10, BASE-PLAY-13.
#[test]
fn nothing_may_go_first_that_leaves_too_little_for_the_tax() {
    let table = reds().temperature(-2).tile(Tile::Ocean, 4, 4).tile(Tile::Ocean, 0, 3);
    let position = table.hand(&[NUCLEAR_ZONE]);
    needs(&position, play(NUCLEAR_ZONE), 10 + 9 - 6);
    let mut game = position.money(13).start();
    game.answer(play(NUCLEAR_ZONE));
    let mut found = Vec::new();
    ends(&game, &mut found);
    assert_eq!(found, [(23, 3)]);
}

/// Ruling: Q-TURM-22.
/// Rules: TURM-PARTY-10.
#[test]
fn what_is_owed_cannot_be_removed_from_oneself() {
    let comet = viriditas::mars::cards::COMET_FOR_VENUS;
    let mut game = reds().played(&[VENUS_GOVERNOR]).hand(&[comet]).money(14).start();
    game.answer(play(comet));
    assert!(is_turn(&game) || !game.offers(Choice::Seat(seat(0))));
    drive(&mut game);
    assert_eq!((game.rating(0), money(&game, 0)), (21, 0));
}
