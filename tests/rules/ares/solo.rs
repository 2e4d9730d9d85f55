//! The solo game.

use super::*;

fn solo(level: Level) -> Scenario {
    Scenario::new(&Setup { mode: Mode::Solo(level), ..Setup::new(1) })
}

/// Finishes the phases of a round without doing anything.
fn rest_of_round(game: &mut Ares) {
    while matches!(game.stage(), Stage::Resolving(_) | Stage::HandLimit) {
        let offers = game.offers(0);
        game.does(0, *offers.last().expect("an offer"));
    }
}

/// A phase that may be chosen, by turns.
fn some_phase(game: &Ares) -> Choice {
    if game.facts().round.is_multiple_of(2) {
        Choice::Phase(Phase::Action)
    } else {
        Choice::Phase(Phase::Development)
    }
}

/// ARES-SOLO-02, ARES-SOLO-03, ARES-SOLO-04. Ruling: Q-ARES-07.
#[test]
fn the_neutral_player_has_each_phase_once_in_five_rounds_without_bonus() {
    let mut game = solo(Level::Expert).start();
    for _ in 0..4 {
        let mut had = Vec::new();
        for _ in 0..5 {
            game.does(0, some_phase(&game));
            had.extend(game.facts().neutral);
            let neutral = game.facts().neutral.expect("a neutral phase");
            assert!(game.facts().is_chosen(neutral));
            let own = game.player(0).board.chosen;
            assert_eq!(game.facts().has_chosen(seat(0), neutral), own == Some(neutral));
            rest_of_round(&mut game);
        }
        had.sort_unstable();
        assert_eq!(had, Phase::ALL);
    }
}

/// ARES-SOLO-05.
#[test]
fn in_the_last_five_rounds_the_player_orders_the_neutral_phases() {
    let mut game = solo(Level::Expert).round(21).start();
    game.does(0, Choice::Phase(Phase::Action));
    assert_eq!(
        (game.asks(0), game.offers(0)),
        (Some(Question::Neutral), Phase::ALL.map(Choice::Phase).to_vec())
    );
    game.does(0, Choice::Phase(Phase::Action));
    rest_of_round(&mut game);
    game.does(0, Choice::Phase(Phase::Research));
    assert_eq!(game.refuses(0, Choice::Phase(Phase::Action)), Refusal::NotOffered, "it was had");
}

/// ARES-SOLO-06, ARES-SOLO-06.a, ARES-SOLO-07.
#[test]
fn the_neutral_cube_moves_four_times_in_twenty_five_rounds() {
    let mut game = solo(Level::Beginner).start();
    let mut moves = Vec::new();
    while let Some(question) = game.asks(0) {
        let choice = match question {
            Question::Plan => some_phase(&game),
            Question::Warm { steps } => {
                moves.push((game.facts().round, steps));
                Choice::Track(ZoneTrack::Oxygen)
            }
            _ => *game.offers(0).last().expect("an offer"),
        };
        game.does(0, choice);
    }
    assert_eq!(moves, [(5, 2), (10, 2), (15, 2), (20, 2)]);
    assert_eq!((game.facts().round, game.facts().outcome()), (25, Some(Outcome::Lost)));
    assert_eq!(game.facts().planet.oxygen(), 8);
}

/// ARES-SOLO-07, ARES-SOLO-08. Ruling: Q-ARES-08.
#[test]
fn what_rises_by_itself_brings_nothing_and_its_surplus_is_lost() {
    let at_the_end_of_round_five = |level, oxygen, temperature| {
        let mut game =
            solo(level).round(5).oxygen(oxygen).temperature(temperature).phase(Phase::Action).start();
        game.does(0, Choice::Done);
        game
    };
    let mut game = at_the_end_of_round_five(Level::Beginner, 13, 0);
    assert_eq!((game.asks(0), game.offers(0).len()), (Some(Question::Warm { steps: 2 }), 2));
    game.does(0, Choice::Track(ZoneTrack::Oxygen));
    assert_eq!((game.facts().planet.oxygen(), game.rating(0), game.player(0).board.forests), (14, 5, 0));
    let game = at_the_end_of_round_five(Level::Skilled, 14, 0);
    assert_eq!((game.facts().planet.temperature(), game.stage()), (2, Stage::Planning), "no choice is left");
    let game = at_the_end_of_round_five(Level::Expert, 3, 0);
    assert_eq!((game.facts().planet.temperature(), game.stage()), (0, Stage::Planning));
}

/// ARES-SOLO-01, ARES-SOLO-09. Ruling: Q-ARES-06.
#[test]
fn a_terraformed_mars_wins_at_once() {
    let mut game = solo(Level::Skilled)
        .round(7)
        .oxygen(14)
        .temperature(8)
        .face_down(&[2])
        .phase(Phase::Action)
        .money(15)
        .start();
    game.all(0, &[Choice::Standard(StandardAction::BuyOcean), Choice::Done]);
    assert_eq!((game.facts().outcome(), game.facts().score(seat(0)).total), (Some(Outcome::Won), 6));

    let mut game =
        solo(Level::Skilled).round(5).oxygen(14).temperature(6).face_down(&[]).phase(Phase::Action).start();
    game.does(0, Choice::Done);
    assert_eq!(game.facts().outcome(), Some(Outcome::Won), "by a step of its own");
}

/// ARES-SOLO-05.
#[test]
fn before_the_last_five_rounds_chance_has_the_neutral_phase() {
    for round in 1..=20 {
        let mut game = solo(Level::Expert).round(round).start();
        game.does(0, Choice::Phase(Phase::Action));
        assert_ne!(game.stage(), Stage::Neutral, "in round {round}");
    }
}
