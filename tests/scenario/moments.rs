//! Positions at every moment of a game, and in the middle of a card.

use viriditas::kit::{EventLog, Rules, Seats, Seed};
use viriditas::mars::cards::Resource::{Heat, MegaCredits, Plants};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Moment, Play, Scenario, begun, seat, table};
use viriditas::mars::{Choice, Mars, Phase, Pile, Setup, Shape, Switch, Why, tiles_dealt};

fn numbers(cards: &[Card]) -> Vec<CardId> {
    let mut numbers: Vec<CardId> = cards.iter().map(|card| card.id).collect();
    numbers.sort_unstable();
    numbers
}

fn dealt(game: &Mars, number: u8) -> Vec<CardId> {
    game.facts().players[seat(number)].dealt.to_vec()
}

fn drafting(players: u8) -> Scenario {
    Scenario::new(Setup::new(players).with(Switch::Draft)).generation(2).at(Moment::Draft)
}

#[test]
fn a_set_up_of_which_nothing_is_said_is_a_game_begun() {
    for players in 1..=5 {
        for beginners in [Seats::NONE, Seats::only(seat(0))] {
            let setup = Setup { first: Some(seat(players - 1)), beginners, ..Setup::new(players) };
            let game = Scenario::new(setup).seed(9).at(Moment::SetUp).start();
            assert!(game == begun(setup, 9).0, "{players} players");
        }
    }
}

#[test]
fn a_game_begins_with_its_piles_in_a_given_order() {
    let corporations = [HELION, CREDICOR, ECOLINE, PHOBOLOG];
    let projects: Vec<Card> = BASE.iter().copied().skip(40).take(25).collect();
    let game = table(2).at(Moment::SetUp).corporation_pile(&corporations).deck(&projects).start();
    let players = &game.facts().players;
    assert_eq!(players[seat(0)].corporations, [HELION.id, CREDICOR.id]);
    assert_eq!(players[seat(1)].corporations, [ECOLINE.id, PHOBOLOG.id]);
    assert_eq!((dealt(&game, 0), dealt(&game, 1)), (numbers(&projects[..10]), numbers(&projects[10..20])));
    assert_eq!(game.facts().phase, Phase::Setup);
    let next: Vec<CardId> = game.facts().decks[Pile::Projects].iter().rev().take(5).copied().collect();
    assert_eq!(next, projects[20..].iter().map(|card| card.id).collect::<Vec<_>>());
}

#[test]
fn a_solo_game_turns_up_the_first_four_cards_of_the_deck_that_is_named() {
    let game = table(1).at(Moment::SetUp).deck(&[BIRDS, ANTS, FISH, TREES, COMET]).start();
    assert!([BIRDS, ANTS, FISH, TREES].iter().all(|card| game.facts().discard.contains(card.id)));
    assert!(dealt(&game, 0).contains(&COMET.id));
    let costs = [BIRDS, ANTS, FISH, TREES].map(|card| card.cost);
    assert_eq!(game.facts().board, table(1).neutral_tiles(costs).start().facts().board);
}

#[test]
fn corporations_and_cards_are_dealt_to_choose_from_or_chosen() {
    let position = table(2)
        .at(Moment::SetUp)
        .seat(0)
        .corporations(HELION, CREDICOR)
        .dealt(&[BIRDS, ANTS])
        .seat(1)
        .corporations(ECOLINE, PHOBOLOG);
    let game = position.clone().start();
    let offered: Vec<Choice> = game.choices(seat(0)).collect();
    assert_eq!(offered.len(), 2);
    assert!([HELION, CREDICOR].iter().all(|card| offered.contains(&Choice::Card(card.id))));
    assert!(dealt(&game, 0).len() == 10 && dealt(&game, 0).contains(&BIRDS.id));
    // Seat 0 has chosen, and has kept its cards in ascending number.
    let [first, second] = [ANTS.id.min(BIRDS.id), ANTS.id.max(BIRDS.id)];
    let chosen = [Choice::Card(HELION.id), Choice::Card(first), Choice::Card(second), Choice::Done];
    let position = position.seat(0).answers(&chosen);
    let game = position.clone().start();
    assert_eq!(game.question(seat(0)).map(|it| it.shape), Some(Shape::Answered));
    // Both have: the first turn begins.
    let game = position.seat(1).answers(&[Choice::Card(ECOLINE.id), Choice::Done]).start();
    assert_eq!((game.facts().phase, game.asked_one()), (Phase::Action, seat(0)));
    assert_eq!(game.facts().players[seat(0)].corporation, HELION.id);
    assert_eq!(game.facts().players[seat(0)].hand_size, 2);
}

#[test]
fn hands_are_passed_from_the_first_to_the_third_round() {
    let aside = [[BIRDS, ANTS], [FISH, TREES]];
    for round in 0..3 {
        let position = drafting(2).seat(0).drafted(&aside[0][..round]).seat(1).drafted(&aside[1][..round]);
        let game = position.seat(0).dealt(&[COMET, GRASS]).start();
        assert_eq!(game.facts().phase, Phase::Draft);
        assert_eq!((dealt(&game, 0).len(), dealt(&game, 1).len()), (4 - round, 4 - round));
        assert!(dealt(&game, 0).contains(&COMET.id));
        let mut game = game;
        let other = dealt(&game, 1)[0];
        game.answer_for(0, Choice::Card(COMET.id));
        game.answer_for(1, Choice::Card(other));
        let has_more = if round < 2 { Phase::Draft } else { Phase::Research };
        assert_eq!(game.facts().phase, has_more);
    }
}

#[test]
fn cards_are_dealt_to_be_bought() {
    let position = table(2).generation(2).at(Moment::Research).money(6).dealt(&[BIRDS, ANTS, FISH, TREES]);
    let mut game = position.start();
    assert_eq!(game.question(seat(0)).map(|it| it.why), Some(Why::Buy { chosen: 0 }));
    assert_eq!(dealt(&game, 0), numbers(&[BIRDS, ANTS, FISH, TREES]));
    assert_eq!(dealt(&game, 1).len(), 4);
    game.answer_for(0, Choice::Card(BIRDS.id));
    game.answer_for(0, Choice::Done);
    game.answer_for(1, Choice::Done);
    assert_eq!((game.facts().phase, game.stock(0, MegaCredits)), (Phase::Action, 3));
    assert!(game.facts().players[seat(0)].hand.contains(BIRDS.id));
}

#[test]
fn production_runs_and_its_flaws_are_told_without_a_panic() {
    let position = table(2).seat(0).production(Heat, 3).passed().seat(1).passed();
    let game = position.clone().try_end_generation().expect("a position");
    assert_eq!((game.facts().generation, game.stock(0, Heat)), (2, 3));
    assert!(position.rating(-1).try_end_generation().is_err());
}

#[test]
fn the_last_plants_become_greenery() {
    let finished = table(2).generation(9).temperature(8).oxygen(14).oceans(9).at(Moment::Conversion);
    let game = finished.seat(1).stock(Plants, 8).start();
    assert_eq!((game.facts().phase, game.asked_one()), (Phase::Conversion, seat(1)));
}

#[test]
fn the_middle_of_a_card_is_reached_by_answers() {
    let position = table(2).seat(0).hand(&[COMET]).money(21).seat(1).stock(Plants, 3).oceans(3);
    let game = position.seat(0).answers(&[Choice::Play(COMET.id)]).start();
    assert_eq!(game.question(seat(0)).map(|it| it.shape), Some(Shape::Space { tile: Some(Tile::Ocean) }));
    assert!(!game.is_between_moves());
}

#[test]
fn the_next_card_is_eased_though_others_were_played_before() {
    let game = table(2).seat(0).eased(8, 2).played(&[ANTS]).hand(&[BIRDS]).start();
    let player = &game.facts().players[seat(0)];
    assert_eq!((player.discount, player.leeway), (8, 2));
    let plain = table(2).seat(0).hand(&[TREES]).money(5).temperature(-4);
    assert!(!plain.clone().start().offers(Choice::Play(TREES.id)));
    let mut eased = plain.eased(8, 0).start();
    eased.play_card(TREES);
    assert_eq!((eased.stock(0, MegaCredits), eased.facts().players[seat(0)].discount), (0, 0));
}

#[test]
fn a_seed_decides_what_is_not_named() {
    let position = |seed| table(2).seed(seed).hand(&[BIRDS]).deck(&[ANTS]).start();
    assert!(position(1) == position(1) && position(1) != position(2));
    let game = position(1);
    let deck = &game.facts().decks[Pile::Projects];
    assert_eq!(deck.last(), Some(&ANTS.id));
    assert!(!deck.contains(&BIRDS.id));
    let game = Mars::begin(&Setup::new(2), Seed(3), &mut EventLog::nothing()).expect("a table");
    let again = Scenario::of(&game).seed(4).start();
    assert_ne!(
        again.facts().decks[Pile::Projects],
        game.facts().decks[Pile::Projects],
        "a running game is shuffled anew"
    );
    assert_eq!(again.facts().players, game.facts().players);
}

/// Rules: COL-02.
#[test]
fn a_position_has_as_many_colony_tiles_as_are_dealt_less_the_one_that_one_alone_takes_out() {
    for players in 1..=5 {
        let game = Scenario::new(Setup::new(players).with(Switch::Colonies)).start();
        let tiles = tiles_dealt(players) - usize::from(players == 1);
        assert_eq!(game.facts().colonies.in_play().count(), tiles, "{players} players");
    }
}
