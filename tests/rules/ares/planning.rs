//! Planning and the round.

use super::*;
use Phase::{Action, Construction, Development, Production, Research};

/// ARES-SETUP-08, ARES-UX-01, ARES-PB-01.
#[test]
fn all_choose_one_of_five_phases_at_the_same_time() {
    let game = table(4).start();
    assert_eq!(game.asked().len(), 4);
    for number in 0..4 {
        assert_eq!(game.offers(number), Phase::ALL.map(Choice::Phase));
    }
    assert_eq!((Stock::ALL.len(), SpecialResource::ALL.len()), (3, 3));
    assert_eq!(table(4).phase(Action).start().asked().len(), 4, "and so in each phase");
}

/// ARES-PLAN-02.
#[test]
fn chosen_phases_are_revealed_when_all_have_chosen() {
    let mut game = table(2).start();
    assert!(game.does(0, Choice::Phase(Action)).is_empty(), "nobody hears of it");
    assert_eq!(game.player(0).board.chosen, None);
    let other = View::of(&game, Some(seat(1)));
    game.all(0, &[Choice::Reopen, Choice::Phase(Research)]);
    assert!(View::of(&game, Some(seat(1))) == other, "the other sees only that one is chosen");
    game.does(1, Choice::Phase(Development));
    assert_eq!([0, 1].map(|number| game.player(number).board.chosen), [Some(Research), Some(Development)]);
    assert_eq!(game.asks(0), Some(Question::Phase), "the choice stands");
}

/// ARES-PLAN-01, ARES-PLAN-03, ARES-PLAN-03.a.
#[test]
fn a_phase_is_not_chosen_in_two_rounds_running() {
    let mut game = table(2).start();
    assert_eq!(game.offers(0).len(), 5);
    game.plan(&[Action, Production]);
    game.finish();
    assert_eq!((game.stage(), game.facts().round), (Stage::Planning, 2));
    let others = [Development, Construction, Production, Research];
    assert_eq!(game.offers(0)[..4], others.map(Choice::Phase));
    assert_eq!(game.refuses(0, Choice::Phase(Action)), Refusal::SamePhase(Action));
    game.does(0, Choice::Phase(Production));
    game.does(1, Choice::Phase(Action));
    game.finish();
    assert!(game.offers(0).contains(&Choice::Phase(Action)), "in round 3 again");
}

/// ARES-PHASE-01, ARES-PHASE-02, ARES-PHASE-02.a.
#[test]
fn only_chosen_phases_are_resolved_in_order_and_once_each() {
    let mut game = table(3).start();
    game.plan(&[Production, Development]);
    let mut heard = game.does(2, Choice::Phase(Production));
    assert_eq!(game.stage(), Stage::Resolving(Development));
    for number in 0..3 {
        heard.extend(game.does(number, Choice::Done));
    }
    let stages: Vec<Stage> = heard
        .iter()
        .filter_map(|event| match event {
            Event::Began(stage) => Some(*stage),
            _ => None,
        })
        .collect();
    assert_eq!(stages, [Stage::Resolving(Development), Stage::Resolving(Production), Stage::Planning]);
    assert_eq!([0, 1, 2].map(|number| game.money(number)), [9, 5, 9], "both choosers have the bonus");
}

/// ARES-PHASE-03, ARES-PHASE-04, ARES-PHASE-05.
#[test]
fn every_player_resolves_each_chosen_phase_and_all_wait_for_the_last() {
    let mut game = table(2).seat(0).hand(&[MINE]).money(7).seat(1).hand(&[LICHEN]).money(5).start();
    game.plan(&[Development, Action]);
    game.does(0, play(&MINE));
    game.does(0, Choice::Done);
    assert_eq!((game.money(0), game.stage()), (0, Stage::Resolving(Development)));
    game.does(1, play(&LICHEN));
    assert_eq!(game.money(1), 0, "no bonus for who has not chosen");
    game.does(1, Choice::Done);
    assert_eq!(game.stage(), Stage::Resolving(Action));
}

/// ARES-PHASE-05: until all have finished, each may go on.
#[test]
fn a_player_who_has_finished_may_go_on_until_the_last_one_has() {
    let mut game = table(2).phase(Development).seat(0).hand(&[MINE]).money(10).start();
    game.does(0, Choice::Done);
    assert_eq!(game.asks(0), Some(Question::Finished));
    game.all(0, &[Choice::Reopen, play(&MINE), Choice::Done]);
    game.does(1, Choice::Done);
    assert_eq!((game.stage(), game.money(0)), (Stage::Planning, 0));
}

/// ARES-ROUND-01, ARES-ROUND-01.a, ARES-ROUND-02.
#[test]
fn at_the_end_of_a_round_hands_are_sold_down_to_ten() {
    let mut game = table(2).phase(Production).seat(0).filled_up_to(13).start();
    assert_eq!((game.stage(), game.asks(0)), (Stage::HandLimit, Some(Question::HandLimit { over: 3 })));
    assert_eq!((game.asks(1), game.money(0)), (None, 5));
    assert_eq!(game.refuses(0, Choice::Done), Refusal::HandLimit { over: 3 });
    for _ in 0..3 {
        let sale = game.offers(0)[0];
        game.does(0, sale);
    }
    game.does(0, Choice::Done);
    assert_eq!((game.hand(0).len(), game.money(0)), (usize::from(HAND_LIMIT), 5 + 9));
    assert_eq!((game.stage(), game.facts().round), (Stage::Planning, 2));
}

/// ARES-ROUND-03, ARES-PLAN-04, ARES-BOARD-05.
#[test]
fn the_chosen_phases_are_known_until_the_round_ends() {
    let mut game = table(2).start();
    game.plan(&[Production, Development]);
    let chosen = |game: &Ares| Phase::ALL.map(|phase| game.facts().is_chosen(phase));
    assert_eq!(chosen(&game), [true, false, false, true, false]);
    game.finish();
    assert_eq!([0, 1].map(|number| game.player(number).board.chosen), [None, None]);
    assert_eq!(chosen(&game), [false; 5]);
}

/// ARES-CARD-01, ARES-CARD-02. Ruling: Q-ARES-10.
#[test]
fn a_card_is_sold_for_three_at_any_moment_face_down() {
    for game in [table(2), table(2).phase(Development), table(2).phase(Action), table(2).phase(Construction)]
    {
        let mut game = game.seat(0).hand(&[MINE, LICHEN]).start();
        let heard = game.does(0, sell(&MINE));
        assert_eq!((game.money(0), game.hand(0)), (3, ids(&[&LICHEN])));
        let told = Ares::told_to(heard[0], Some(seat(1)));
        assert_eq!(told, Some(Event::Sold { seat: seat(0), card: CardId::HIDDEN, money: 3 }));
        assert_eq!(game.refuses(0, sell(&MINE)), Refusal::NotInHand);
    }
}
