//! Draws as far as the cards go: what is told of them before, and what is done with few of them (Q-BASE-26).

use crate::rules::help::{Play, seat};
use viriditas::kit::Rules;
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Mars};

/// A table whose deck and discard pile hold these cards alone; `mine` is in the hand of seat 0, all else in that of
/// seat 1.
fn cards(deck: &[Card], discards: &[Card], mine: &[Card]) -> Scenario {
    let named: Vec<CardId> = [deck, discards, mine].concat().iter().map(|card| card.id).collect();
    let tables = [BASE, CORPORATE_ERA].concat();
    let rest: Vec<Card> = tables.into_iter().filter(|card| !named.contains(&card.id)).collect();
    table(2).seat(1).hand(&rest).deck(deck).discard(discards).seat(0).hand(mine)
}

fn draws(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Drew { .. })).count()
}

/// Ruling: Q-BASE-26.
/// Rules: BASE-RES-04, BASE-UX-02.
#[test]
fn an_area_with_two_cards_foretells_as_many_as_deck_and_discards_hold() {
    let aquifer = |deck: &[Card], discards: &[Card]| {
        let mut game = cards(deck, discards, &[]).money(18).start();
        game.answer(Choice::Project(StandardProject::Aquifer));
        game
    };
    for (deck, discards, expected) in [
        (&[ALGAE, ANTS][..], &[BIRDS][..], 2),
        (&[ALGAE], &[ANTS, BIRDS], 2),
        (&[], &[ALGAE, ANTS, BIRDS], 2),
        (&[ALGAE], &[], 1),
        (&[], &[ALGAE], 1),
        (&[], &[], 0),
    ] {
        let mut game = aquifer(deck, discards);
        let told = game.certain(seat(0), Choice::Space(crate::rules::help::at(1, 5)));
        assert_eq!((draws(&told), draws(&game.on(1, 5))), (expected, expected));
    }
}

/// Ruling: Q-BASE-26.
/// Rules: BASE-CARD-03, BASE-RES-04.
#[test]
fn a_first_action_that_draws_draws_from_the_discards_too() {
    let position = cards(&[], &[ALGAE, ANTS], &[]).corporation(INVENTRIX).first_action_due();
    let mut game = position.start();
    assert!(game.offers(Choice::FirstAction));
    assert_eq!(draws(&game.answer(Choice::FirstAction)), 2);
    assert_eq!(hand(&game), [ALGAE.id, ANTS.id]);
}

fn hand(game: &Mars) -> Vec<CardId> {
    let mut hand: Vec<CardId> = game.facts().players[seat(0)].hand.iter().collect();
    hand.sort_unstable_by_key(|&id| card(id).name);
    hand
}

/// Ruling: Q-BASE-26.
/// Rules: BASE-PLAY-06.
#[test]
fn of_fewer_cards_than_are_to_be_kept_all_are_kept() {
    // Two of four are to be kept, and there is one, or two.
    for there in [&[ALGAE][..], &[ALGAE, ANTS]] {
        let mut game = cards(there, &[], &[BUSINESS_CONTACTS]).money(7).start();
        game.play_card(BUSINESS_CONTACTS);
        let expected: Vec<CardId> = there.iter().map(|card| card.id).collect();
        assert_eq!(hand(&game), expected);
        assert!(game.facts().players[seat(0)].dealt.is_empty());
        assert!(game.offers(Choice::EndTurn));
    }
    let mut game = cards(&[ALGAE, ANTS, BIRDS], &[], &[BUSINESS_CONTACTS]).money(7).start();
    game.play_card(BUSINESS_CONTACTS);
    game.answer(Choice::Card(ANTS.id));
    game.answer(Choice::Card(BIRDS.id));
    assert_eq!(hand(&game), [ANTS.id, BIRDS.id]);
    assert!(game.facts().discard.contains(ALGAE.id));
}
