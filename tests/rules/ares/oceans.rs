//! Ocean and forest tokens.

use super::*;
use Phase::Action;

const FLIP: Choice = Choice::Standard(StandardAction::BuyOcean);

/// What a flip brought a seat: M€ and plants beside the price.
fn flips(game: &mut Ares, number: u8) -> (u16, u16, u16) {
    let before = (game.money(number), game.plants(number), game.rating(number));
    game.does(number, FLIP);
    (game.money(number) + 15 - before.0, game.plants(number) - before.1, game.rating(number) - before.2)
}

/// ARES-BOARD-02, ARES-BOARD-02.a. Ruling: Q-ARES-02.
#[test]
fn a_flipped_ocean_is_a_rating_and_its_reward() {
    let mut game = table(1).phase(Action).face_down(&[0]).money(15).start();
    assert_eq!(flips(&mut game, 0), (0, 2, 1), "the pictured token gives 2 plants");
    let mut rewards: Vec<(u8, u8, u8)> = viriditas::ares::OCEAN_REWARDS
        .iter()
        .map(|reward| (reward.money, reward.plants, reward.cards))
        .collect();
    rewards.sort_unstable();
    let all =
        [(0, 0, 1), (0, 0, 1), (0, 1, 1), (0, 2, 0), (0, 2, 0), (1, 0, 1), (1, 1, 0), (2, 1, 0), (4, 0, 0)];
    assert_eq!(rewards, all);
}

/// ARES-BOARD-03.
#[test]
fn a_token_that_lies_face_up_is_not_flipped_again() {
    let mut game = table(1).phase(Action).face_down(&[2, 3]).money(99).start();
    assert_eq!(flips(&mut game, 0), (4, 0, 1));
    assert_eq!(flips(&mut game, 0), (2, 1, 1));
    game.does(0, Choice::Done);
    let mut game = table(1).phase(Action).face_down(&[]).money(99).start();
    assert_eq!(game.refuses(0, FLIP), Refusal::AtMaximum);
    game.does(0, Choice::Done);
}

/// ARES-ACT-08. Ruling: Q-ARES-05.
#[test]
fn mars_is_seen_with_the_own_steps_and_flips_alone() {
    let mut game = table(2).phase(Action).face_down(&[2, 3]).seat(0).money(99).start();
    game.all(0, &[FLIP, FLIP, Choice::Standard(StandardAction::BuyTemperature)]);
    let seen = |viewer: Option<Seat>| {
        let planet = View::of(&game, viewer).facts().planet_seen_by(viewer);
        (planet.oceans(), planet.temperature(), planet.steps_made())
    };
    assert_eq!(seen(Some(seat(0))), (9, -28, 10));
    assert_eq!([seen(Some(seat(1))), seen(None)], [(7, -30, 7); 2]);
}

/// ARES-ACT-08. Ruling: Q-ARES-05.
#[test]
fn two_players_flip_the_last_oceans_in_either_order() {
    let position = || table(2).phase(Action).face_down(&[2, 3]).seat(0).money(45).seat(1).money(15).start();
    let mut ends = Vec::new();
    for order in [[0, 1], [1, 0]] {
        let mut game = position();
        for number in order {
            if number == 0 {
                assert_eq!(flips(&mut game, 0), (4, 0, 1), "the first seat begins at the first place");
                assert_eq!(flips(&mut game, 0), (2, 1, 1));
                assert_eq!(flips(&mut game, 0), (2, 1, 1), "the reward of the last token again");
            } else {
                assert_eq!(flips(&mut game, 1), (2, 1, 1), "the second seat begins half way round");
            }
            game.does(number, Choice::Done);
        }
        assert_eq!(game.facts().planet.oceans(), 9);
        ends.push(game);
    }
    assert!(ends[0] == ends[1]);
}

/// ARES-ACT-08. Ruling: Q-ARES-05.
#[test]
fn as_many_oceans_lie_face_up_as_were_flipped_in_all() {
    let mut game = table(2).phase(Action).face_down(&[2]).seat(0).money(15).seat(1).money(15).start();
    assert_eq!([0, 1].map(|number| flips(&mut game, number)), [(4, 0, 1), (4, 0, 1)], "the same token");
    game.finish();
    assert_eq!(game.facts().planet.oceans(), 9);

    // Three seats turn the tokens at places 0, 3 and 6; the first one two more.
    let mut game = table(3).phase(Action).seat(0).money(45).seat(1).money(15).seat(2).money(15).start();
    assert_eq!(
        [0, 0, 0, 1].map(|number| flips(&mut game, number)),
        [(0, 2, 1), (0, 2, 1), (4, 0, 1), (2, 1, 1)]
    );
    assert_eq!(game.facts().planet.oceans(), 0, "the phase is not over");
    game.finish();
    assert_eq!(game.facts().planet.oceans(), 4);
}

/// ARES-BOARD-02, ARES-SETUP-01.
#[test]
fn what_lies_face_down_is_seen_only_by_who_flips_it() {
    let mut game = table(2).phase(Action).money(15).start();
    game.does(0, FLIP);
    let hidden = |who| {
        let view = View::of(&game, who);
        let rewards = view.facts().rewards();
        rewards.into_iter().filter(Option::is_none).count()
    };
    assert_eq!([Some(seat(0)), Some(seat(1)), None].map(hidden), [8, 9, 9]);
}

/// ARES-BOARD-04.
#[test]
fn a_forest_is_a_victory_point() {
    let points = |forests| table(2).forests(forests).start().facts().score(seat(0)).total;
    assert_eq!([0, 1, 6].map(points), [5, 6, 11]);
}

/// ARES-ACT-08. Ruling: Q-ARES-05.
#[test]
fn beside_the_oceans_that_were_seen_the_first_ones_in_order_turn() {
    let mut game = table(2).phase(Action).seat(0).money(75).seat(1).money(30).start();
    (0..5).for_each(|_| game.all(0, &[FLIP]));
    (0..2).for_each(|_| game.all(1, &[FLIP]));
    game.finish();
    // The seats see the places 0 to 4, and 4 and 5; of seven flips one is left for the next place.
    let seen = View::of(&game, None).facts().rewards().map(|reward| reward.is_some());
    assert_eq!(seen, [true, true, true, true, true, true, true, false, false]);
}
