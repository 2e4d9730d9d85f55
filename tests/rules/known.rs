//! What a seat has seen stays known to it; the laws hold the same at every question.

use crate::rules::help::{Play, seat};
use viriditas::kit::{Rng, Rules, Seat, Seed, View};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Facts, Mars, Pile, Setup, Switch};

const KIM: u8 = 0;
const STANLEY: u8 = 1;
const ROBINSON: u8 = 2;

/// What the discard pile holds as this seat sees it, in ascending order.
fn discards(game: &Mars, who: Option<Seat>) -> Vec<CardId> {
    View::of(game, who).facts().discard.iter().collect()
}

/// Fifty tables that this seat could imagine.
fn imagined(game: &Mars, who: Option<Seat>) -> impl Iterator<Item = Facts> {
    let (view, mut rng) = (View::of(game, who), Rng::new(Seed(7)));
    (0..50).map(move |_| Mars::imagine(&view, &mut rng).facts().clone())
}

/// Rules: BASE-SETUP-11, BASE-SP-02.
#[test]
fn a_card_shown_to_all_is_known_to_all_and_a_sold_one_to_its_seller() {
    let mut game =
        table(2).seat(KIM).money(1).played(&[SEARCH_FOR_LIFE]).hand(&[BIRDS, ANTS]).deck(&[PETS]).start();
    game.answer(Choice::Act { card: SEARCH_FOR_LIFE.id, which: 0 });
    game.answer(Choice::Project(StandardProject::SellPatents));
    game.answer(Choice::Card(BIRDS.id));
    for who in [Some(seat(KIM)), Some(seat(STANLEY)), None] {
        let known = if who == Some(seat(KIM)) { vec![BIRDS.id, PETS.id] } else { vec![PETS.id] };
        assert_eq!(discards(&game, who).len(), known.len(), "{who:?}");
        for facts in imagined(&game, who) {
            assert!(known.iter().all(|&id| facts.discard.contains(id)), "{who:?}");
            assert_eq!(facts.discard.len(), 2, "{who:?}");
        }
    }
}

/// Rules: BASE-RES-04, BASE-SP-02.
#[test]
fn what_was_known_of_the_discards_is_forgotten_when_they_are_shuffled_into_a_new_deck() {
    let mut game = table(2).deck(&[ANTS, PETS]).all_else_discarded().seat(KIM).hand(&[BIRDS]).start();
    game.answer(Choice::Project(StandardProject::SellPatents));
    assert_eq!(discards(&game, Some(seat(KIM))), [BIRDS.id]);
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    assert!(discards(&game, Some(seat(KIM))).is_empty());
    assert!(game.facts().decks[Pile::Projects].contains(&BIRDS.id), "it was not dealt");
    let is_drawn = |facts: Facts| facts.decks[Pile::Projects].contains(&BIRDS.id);
    assert!(imagined(&game, Some(seat(KIM))).any(is_drawn), "it may be drawn again");
}

/// A table of so many that drafts, each with four cards.
fn drafting(players: u8) -> Mars {
    const DECK: [Card; 12] =
        [ALGAE, ANTS, ASTEROID, BIRDS, BUSHES, CAPITAL, CARTEL, COMET, FISH, GRASS, HEATHER, INSECTS];
    let setup = Setup { first: Some(seat(KIM)), ..Setup::new(players).with(Switch::Draft) };
    Scenario::new(setup).generation(1).deck(&DECK).end_generation()
}

/// Everyone keeps the first card.
fn pick_first(game: &mut Mars, players: u8) {
    let hands = Seat::ALL.map(|seat| game.facts().players[seat].dealt.to_vec());
    for number in 0..players {
        game.answer_for(number, Choice::Card(hands[usize::from(number)][0]));
    }
}

/// Rules: DRAFT-02, DRAFT-03.
#[test]
fn of_two_who_draft_each_knows_what_the_other_holds_and_kept_of_the_cards_passed_on() {
    let mut game = drafting(2);
    let passed_on = game.facts().players[seat(KIM)].dealt[1..].to_vec();
    pick_first(&mut game, 2);
    let stanley = |game: &Mars| View::of(game, Some(seat(KIM))).facts().players[seat(STANLEY)];
    assert_eq!(stanley(&game).dealt.to_vec(), passed_on);
    assert_eq!(stanley(&game).drafted.to_vec(), [CardId::HIDDEN]);
    pick_first(&mut game, 2);
    // What does not come back, Stanley kept; the cards that Kim passes on now are those of the other hand.
    assert_eq!(stanley(&game).drafted.to_vec(), [CardId::HIDDEN, passed_on[0]]);
    assert!(!stanley(&game).dealt.contains(&CardId::HIDDEN));
    pick_first(&mut game, 2);
    let unknown = stanley(&game).dealt.iter().filter(|&&id| id == CardId::HIDDEN).count();
    assert_eq!((stanley(&game).dealt.len(), unknown), (4, 1), "but for the first card kept");
    // Somebody who looks on knows none of it.
    let looks_on = View::of(&game, None).facts().players[seat(STANLEY)];
    assert_eq!(looks_on.dealt.to_vec(), [CardId::HIDDEN; 4]);
    // What is bought of it is in hand or among the discards, and in no imagined deck.
    game.everyone_is_done();
    for facts in imagined(&game, Some(seat(KIM))) {
        assert!(passed_on.iter().all(|id| !facts.decks[Pile::Projects].contains(id)));
    }
}

/// Rules: DRAFT-02, DRAFT-05.
#[test]
fn of_three_who_draft_each_knows_what_the_next_one_holds_and_that_none_of_it_is_in_the_deck() {
    let mut game = drafting(3);
    let passed_on = game.facts().players[seat(KIM)].dealt[1..].to_vec();
    pick_first(&mut game, 3);
    let view = View::of(&game, Some(seat(KIM)));
    assert_eq!(view.facts().players[seat(STANLEY)].dealt.to_vec(), passed_on);
    assert_eq!(view.facts().players[seat(ROBINSON)].dealt.to_vec(), [CardId::HIDDEN; 3]);
    for _ in 0..2 {
        for facts in imagined(&game, Some(seat(KIM))) {
            assert!(passed_on.iter().all(|id| !facts.decks[Pile::Projects].contains(id)));
        }
        pick_first(&mut game, 3);
    }
}
