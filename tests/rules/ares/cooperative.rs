//! The co-operative mode for two.

use super::*;

fn pair() -> Scenario {
    Scenario::new(&Setup { mode: Mode::Cooperative, ..Setup::new(2) })
}

/// ARES-COOP-02, ARES-COOP-03, ARES-COOP-04.
#[test]
fn each_takes_a_cube_in_turn_after_the_phases_are_revealed() {
    let mut game = pair().start();
    assert_eq!((game.facts().cubes.money, game.facts().cubes.swaps), (27, 3));
    game.plan(&[Phase::Action, Phase::Research]);
    assert_eq!((game.asks(0), game.asks(1)), (Some(Question::Cube), None));
    assert_eq!(game.player(1).board.chosen, Some(Phase::Research));
    game.does(0, Choice::MoneyCube);
    assert_eq!((game.money(0), game.facts().cubes.money), (1, 26));
    game.does(1, Choice::MoneyCube);
    assert_eq!(game.stage(), Stage::Resolving(Phase::Action));
}

/// ARES-COOP-05. Ruling: Q-ARES-09.
#[test]
fn a_swap_cube_exchanges_a_card_of_each_hand() {
    let mut game = pair().seat(0).hand(&[MINE, LICHEN]).seat(1).hand(&[BIRDS, FISH]).start();
    game.plan(&[Phase::Action, Phase::Action]);
    game.does(0, Choice::SwapCube);
    assert_eq!((game.asks(0), game.offers(0)), (Some(Question::Swap), vec![pick(&LICHEN), pick(&MINE)]));
    game.does(0, pick(&MINE));
    let partner = View::of(&game, Some(seat(1)));
    assert_eq!(partner.facts().players[seat(0)].hand.len(), 0, "the card laid aside is not seen");
    game.does(1, pick(&FISH));
    assert_eq!((game.hand(0), game.hand(1)), (ids(&[&FISH, &LICHEN]), ids(&[&BIRDS, &MINE])));
    assert_eq!((game.facts().cubes.swaps, game.asks(1)), (2, Some(Question::Cube)));
}

/// ARES-COOP-05: without a card of each there is no swap.
#[test]
fn a_swap_cube_does_nothing_where_a_hand_is_empty() {
    let mut game = pair().seat(0).hand(&[MINE]).start();
    game.plan(&[Phase::Action, Phase::Action]);
    game.does(0, Choice::SwapCube);
    assert_eq!((game.hand(0), game.facts().cubes.swaps), (ids(&[&MINE]), 2));
    assert_eq!(game.asks(1), Some(Question::Cube));
    let mut game = pair().seat(0).hand(&[MINE]).seat(1).hand(&[FISH, BIRDS]).start();
    game.plan(&[Phase::Action, Phase::Action]);
    game.does(0, Choice::SwapCube);
    assert_eq!(game.asks(1), Some(Question::Swap), "the only card of a hand is no choice");
}

/// ARES-COOP-03: the first seat takes its cube first. Ruling: Q-ARES-09.
#[test]
fn the_last_swap_cube_goes_to_who_takes_it_first() {
    let mut game = pair().cubes(1, 1).start();
    game.plan(&[Phase::Action, Phase::Action]);
    game.does(0, Choice::SwapCube);
    assert_eq!(game.refuses(1, Choice::SwapCube), Refusal::NotOffered);
    assert_eq!(game.offers(1), [Choice::MoneyCube]);
}

/// ARES-COOP-01, ARES-COOP-06, ARES-COOP-06.a. Ruling: Q-ARES-06.
#[test]
fn the_cubes_last_for_fifteen_rounds_even_on_a_terraformed_mars() {
    let mut game = pair().oxygen(14).temperature(8).face_down(&[]).start();
    while let Some(seat) = game.asked().iter().next() {
        let number = seat.number();
        let choice = match game.asks(number) {
            Some(Question::Plan) if game.facts().round.is_multiple_of(2) => Choice::Phase(Phase::Action),
            Some(Question::Plan) => Choice::Phase(Phase::Development),
            Some(Question::Cube) if game.facts().cubes.money > 0 => Choice::MoneyCube,
            _ => *game.offers(number).last().expect("an offer"),
        };
        game.does(number, choice);
    }
    assert_eq!((game.facts().round, game.facts().cubes.money, game.facts().cubes.swaps), (15, 0, 0));
}

/// ARES-COOP-07.
#[test]
fn the_pair_wins_with_a_terraformed_mars_and_eighty_points() {
    let outcome = |oxygen, second| {
        let position = pair().round(15).oxygen(oxygen).temperature(8).face_down(&[]).phase(Phase::Action);
        let mut game = position.seat(0).rating(40).seat(1).rating(second).start();
        game.finish();
        game.facts().outcome()
    };
    assert_eq!(outcome(14, 40), Some(Outcome::Won));
    assert_eq!(outcome(14, 39), Some(Outcome::Lost));
    assert_eq!(outcome(13, 60), Some(Outcome::Lost));
}
