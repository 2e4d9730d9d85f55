//! The deck, and a pile for each seat.

use super::*;
use Phase::Action;

const DRAWN: [Card; 3] = [MINE, LICHEN, BIRDS];
const DISCARDED: [Card; 3] = [FISH, GRASS, HEATHER];

fn both_draw_two() -> Scenario {
    table(2)
        .phase(Action)
        .seat(0)
        .played(&[AI_CENTRAL])
        .seat(1)
        .played(&[ASSEMBLY_LINES, CIRCUIT_BOARD_FACTORY])
}

/// ARES-PHASE-16. Ruling: Q-ARES-05.
#[test]
fn cards_come_off_piles_dealt_in_turn_whatever_the_order() {
    let mut ends = Vec::new();
    for order in [[0, 1], [1, 0]] {
        let mut game = both_draw_two().rest(Rest::Nowhere).deck(&DRAWN).discards(&DISCARDED).start();
        for number in order {
            let action = if number == 0 { act(&AI_CENTRAL) } else { act(&CIRCUIT_BOARD_FACTORY) };
            game.all(number, &[action, Choice::Done]);
        }
        assert_eq!((game.hand(0), game.hand(1)), (ids(&[&BIRDS, &MINE]), ids(&[&LICHEN])));
        assert_eq!((game.facts().cards.deck, game.facts().cards.discards()), (0, 3), "the discards stay");
        ends.push(game);
    }
    assert!(ends[0] == ends[1]);
}

/// ARES-PHASE-16. Ruling: Q-ARES-05.
#[test]
fn the_discards_are_shuffled_into_a_deck_that_runs_out() {
    let mut ends = Vec::new();
    for order in [[0, 1], [1, 0]] {
        let mut game = both_draw_two().rest(Rest::Nowhere).deck(&DRAWN[..2]).discards(&DISCARDED).start();
        for number in order {
            let action = if number == 0 { act(&AI_CENTRAL) } else { act(&CIRCUIT_BOARD_FACTORY) };
            game.all(number, &[action, Choice::Done]);
        }
        assert!(game.hand(0).contains(&MINE.id) && game.hand(1) == ids(&[&LICHEN]));
        assert_eq!((game.facts().cards.deck, game.facts().cards.discards()), (2, 0), "they are the deck now");
        ends.push(game);
    }
    assert!(ends[0] == ends[1]);
    let tops: Vec<Vec<CardId>> = (0..20)
        .map(|seed| {
            let position =
                both_draw_two().seed(seed).rest(Rest::Nowhere).deck(&DRAWN[..2]).discards(&DISCARDED);
            let mut game = position.start();
            game.does(0, act(&AI_CENTRAL));
            game.hand(0)
        })
        .collect();
    assert!(tops.iter().any(|hand| *hand != tops[0]), "the seed decides");
}

/// ARES-PHASE-16. Ruling: Q-ARES-05.
#[test]
fn piles_are_seen_without_the_own_cards_alone() {
    let drawn = |deck: &[Card]| {
        let mut game = both_draw_two().rest(Rest::Nowhere).deck(deck).discards(&DISCARDED).start();
        game.does(0, act(&AI_CENTRAL));
        [Some(seat(0)), Some(seat(1)), None].map(|viewer| game.facts().piles_seen_by(viewer))
    };
    assert_eq!(drawn(&DRAWN), [(1, 3), (3, 3), (3, 3)]);
    assert_eq!(drawn(&DRAWN[..2]), [(3, 0), (2, 3), (2, 3)], "the discards are the deck now");
}

/// ARES-PHASE-16. Ruling: Q-ARES-12.
#[test]
fn where_deck_and_discards_are_empty_nothing_is_drawn() {
    let mut game = both_draw_two().rest(Rest::Nowhere).deck(&DRAWN[..1]).start();
    game.all(0, &[act(&AI_CENTRAL), Choice::Done]);
    game.all(1, &[act(&CIRCUIT_BOARD_FACTORY), Choice::Done]);
    assert_eq!((game.hand(0), game.hand(1)), (ids(&[&MINE]), vec![]));
    assert_eq!(game.stage(), Stage::Planning);
    game.plan(&[Phase::Research, Phase::Research]);
    assert_eq!(game.offers(0), [sell(&MINE), Choice::Done], "nothing to keep");
}

/// ARES-CARD-02: what is sold in a phase is drawn in a later one only. Ruling: Q-ARES-05.
#[test]
fn what_is_discarded_in_a_phase_joins_the_discards_when_it_ends() {
    let game = both_draw_two().rest(Rest::Nowhere).seat(0).hand(&[FISH]);
    let mut game = game.start();
    game.all(0, &[sell(&FISH), act(&AI_CENTRAL)]);
    assert_eq!((game.hand(0), game.facts().cards.discards()), (vec![], 0));
    game.finish();
    assert_eq!(game.facts().cards.discards(), 1);
}
