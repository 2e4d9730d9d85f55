//! Draft (DRAFT).

use crate::rules::help::{Play, all_pass, finish_set_up, seat, short_of};
use viriditas::kit::{EventLog, Rules, Seat, Seed};
use viriditas::mars::cards::Resource::MegaCredits;
use viriditas::mars::cards::*;
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Choice, Direction, Event, Mars, Phase, Pile, Refusal, Setup, Shape, Switch, Why};

const KIM: u8 = 0;
const STANLEY: u8 = 1;
const ROBINSON: u8 = 2;

/// Twelve cards, dealt four to each seat from the first player on.
const DECK: [Card; 12] =
    [ALGAE, ANTS, ASTEROID, BIRDS, BUSHES, CAPITAL, CARTEL, COMET, FISH, GRASS, HEATHER, INSECTS];

/// A table that drafts, at the end of this generation.
fn drafting(players: u8, generation: u8) -> Scenario {
    Scenario::new(Setup { first: Some(seat(0)), ..Setup::new(players).with(Switch::Draft) })
        .generation(generation)
        .deck(&DECK)
}

fn dealt(game: &Mars, number: u8) -> Vec<CardId> {
    game.facts().players[seat(number)].dealt.to_vec()
}

fn drafted(game: &Mars, number: u8) -> Vec<CardId> {
    game.facts().players[seat(number)].drafted.to_vec()
}

fn pick(game: &mut Mars, number: u8, card: CardId) -> Vec<Event> {
    game.answer_for(number, Choice::Card(card))
}

/// Each seat keeps its first card; what everyone was handed before is returned.
fn pick_first(game: &mut Mars) -> [Vec<CardId>; 3] {
    let hands = [0, 1, 2].map(|number| dealt(game, number));
    for number in 0..3 {
        pick(game, number, hands[usize::from(number)][0]);
    }
    hands
}

/// Rules: DRAFT-01.
#[test]
fn the_draft_replaces_the_draw_of_research_from_generation_two_on() {
    for setup in [Setup::new(3), Setup::new(3).with(Switch::Draft)] {
        let draft = setup.on.has(Switch::Draft);
        let mut game = Mars::begin(&setup, Seed(2), &mut EventLog::nothing()).expect("a table");
        assert_eq!(game.facts().players[seat(0)].dealt.len(), 10, "ten to buy from, none is passed on");
        finish_set_up(&mut game);
        assert_eq!((game.facts().generation, game.facts().phase), (1, Phase::Action));
        all_pass(&mut game);
        assert_eq!(game.facts().generation, 2);
        assert_eq!(game.facts().phase, if draft { Phase::Draft } else { Phase::Research });
        let why = game.question(seat(0)).expect("all are asked").why;
        assert_eq!(why, if draft { Why::Draft } else { Why::Buy { chosen: 0 } });
    }
}

/// Rules: DRAFT-02.
#[test]
fn each_player_is_dealt_four_keeps_one_aside_and_passes_three() {
    let mut game = drafting(3, 1).end_generation();
    let hands = [0, 1, 2].map(|number| dealt(&game, number));
    assert!(hands.iter().all(|hand| hand.len() == 4));
    // Keeping none is no answer, nor is a card that another holds.
    let seat_of_kim = seat(KIM);
    assert!(game.allows(seat_of_kim, &Choice::Done).is_err());
    assert!(game.allows(seat_of_kim, &Choice::Card(hands[1][0])).is_err());
    for number in 0..3 {
        pick(&mut game, number, hands[usize::from(number)][2]);
    }
    for number in [KIM, STANLEY, ROBINSON] {
        assert_eq!(drafted(&game, number), [hands[usize::from(number)][2]]);
        assert_eq!(dealt(&game, number).len(), 3);
        assert_eq!(game.facts().players[seat(number)].hand_size, 0, "aside is not in hand");
    }
    let passed: Vec<_> = hands[0].iter().copied().filter(|&card| card != hands[0][2]).collect();
    assert_eq!(dealt(&game, STANLEY), passed);
}

/// Ruling: Q-DRAFT-02.
/// Rules: DRAFT-03.
#[test]
fn hands_of_three_two_and_one_follow_and_every_player_ends_with_four() {
    let mut game = drafting(3, 1).end_generation();
    for (round, size) in [4, 3, 2].into_iter().enumerate() {
        assert!([0, 1, 2].iter().all(|&number| dealt(&game, number).len() == size));
        assert!([0, 1, 2].iter().all(|&number| drafted(&game, number).len() == round));
        assert_eq!(game.facts().phase, Phase::Draft);
        pick_first(&mut game);
    }
    // The last card was kept without asking; all four are now to be bought.
    assert_eq!(game.facts().phase, Phase::Research);
    let mut all: Vec<_> = [0, 1, 2].iter().flat_map(|&number| dealt(&game, number)).collect();
    assert!([0, 1, 2].iter().all(|&number| dealt(&game, number).len() == 4));
    all.sort_unstable();
    let mut known = DECK.map(|card| card.id);
    known.sort_unstable();
    assert_eq!(all, known);
}

/// Ruling: Q-DRAFT-02.
/// Rules: DRAFT-03.
#[test]
fn cards_move_when_all_have_picked_and_a_pick_may_be_changed_until_then() {
    let mut game = drafting(3, 1).end_generation();
    let hands = [0, 1, 2].map(|number| dealt(&game, number));
    pick(&mut game, KIM, hands[0][0]);
    assert_eq!(dealt(&game, KIM).len(), 4, "nothing has moved");
    assert_eq!(game.question(seat(KIM)).expect("answered").shape, Shape::Answered);
    game.answer_for(KIM, Choice::Reopen);
    pick(&mut game, KIM, hands[0][3]);
    pick(&mut game, STANLEY, hands[1][0]);
    assert_eq!(dealt(&game, STANLEY).len(), 4);
    pick(&mut game, ROBINSON, hands[2][0]);
    assert_eq!(drafted(&game, KIM), [hands[0][3]]);
    assert_eq!(dealt(&game, STANLEY), hands[0][..3]);
    assert!(game.allows(seat(KIM), &Choice::Reopen).is_err(), "the cards have moved");
}

/// Rules: DRAFT-04.
#[test]
fn the_four_drafted_cards_are_bought_at_three_megacredits_each_or_discarded() {
    let mut game = drafting(3, 1).seat(0).money(11).rating(0).seat(1).money(20).rating(0).end_generation();
    for _ in 0..3 {
        pick_first(&mut game);
    }
    let four = dealt(&game, KIM);
    assert_eq!(game.question(seat(KIM)).expect("a question").why, Why::Buy { chosen: 0 });
    game.answer_for(KIM, Choice::Card(four[1]));
    game.answer_for(KIM, Choice::Card(four[3]));
    assert_eq!(
        game.allows(seat(KIM), &Choice::Card(four[1])),
        Err(Refusal::NotAnAnswer),
        "it is chosen already"
    );
    game.answer_for(KIM, Choice::Done);
    let stanleys = dealt(&game, STANLEY);
    for &card in &stanleys {
        game.answer_for(STANLEY, Choice::Card(card));
    }
    game.answer_for(STANLEY, Choice::Done);
    game.answer_for(ROBINSON, Choice::Done);
    assert_eq!(game.stock(KIM, MegaCredits), 5);
    assert_eq!(game.stock(STANLEY, MegaCredits), 8);
    let hand = |number| game.facts().players[seat(number)].hand.iter().collect::<Vec<_>>();
    assert_eq!(hand(KIM), [four[1], four[3]]);
    assert_eq!(hand(STANLEY), stanleys);
    assert_eq!(hand(ROBINSON), []);
    assert_eq!(game.facts().discarded[Pile::Projects], 2 + 4);
    assert!(game.facts().discard.contains(four[0]) && game.facts().discard.contains(four[2]));
}

/// Rules: DRAFT-04.
#[test]
fn no_drafted_card_is_had_without_its_three_megacredits() {
    let mut game = drafting(3, 1).seat(0).money(5).rating(0).end_generation();
    for _ in 0..3 {
        pick_first(&mut game);
    }
    let four = dealt(&game, KIM);
    game.answer_for(KIM, Choice::Card(four[0]));
    assert_eq!(game.allows(seat(KIM), &Choice::Card(four[1])), Err(short_of(6, 1, &[])));
    assert!(game.allows(seat(KIM), &Choice::Done).is_ok());
}

/// Ruling: Q-DRAFT-01.
/// Rules: DRAFT-05, DRAFT-05.a.
#[test]
fn cards_go_clockwise_in_even_generations_and_counter_clockwise_in_odd_ones() {
    // Kim, Stanley and Robinson sit in clockwise order.
    for (ending, direction, to) in
        [(1, Direction::Clockwise, STANLEY), (2, Direction::CounterClockwise, ROBINSON)]
    {
        let mut game = drafting(3, ending).end_generation();
        assert_eq!(game.facts().generation, ending + 1);
        let hands = [0, 1, 2].map(|number| dealt(&game, number));
        pick(&mut game, KIM, hands[0][0]);
        pick(&mut game, STANLEY, hands[1][0]);
        let events = pick(&mut game, ROBINSON, hands[2][0]);
        assert!(events.contains(&Event::HandsPassed(direction)));
        assert_eq!(dealt(&game, to), hands[0][1..], "Kim's three cards");
        let from = direction.back().from(seat(KIM), 3);
        assert_eq!(
            dealt(&game, KIM),
            hands[usize::from(from.number())][1..],
            "and Kim's come from the other side"
        );
    }
}

/// Ruling: Q-DRAFT-01.
/// Rules: DRAFT-06.
#[test]
fn in_an_even_generation_cards_go_to_the_next_player_in_turn_order() {
    let mut game = drafting(3, 3).end_generation();
    assert_eq!(game.facts().generation, 4);
    let order: Vec<u8> = game.facts().order().map(Seat::number).collect();
    assert_eq!(order, [STANLEY, ROBINSON, KIM]);
    let hands = pick_first(&mut game);
    for (place, &from) in order.iter().enumerate() {
        let next = order[(place + 1) % 3];
        assert_eq!(dealt(&game, next), hands[usize::from(from)][1..]);
    }
}

/// Rules: DRAFT-07.
#[test]
fn the_draft_is_played_only_when_it_is_asked_for() {
    assert!(!Setup::new(3).on.has(Switch::Draft));
    let game = Scenario::new(Setup::new(3)).end_generation();
    assert_eq!(game.facts().phase, Phase::Research);
    let game = drafting(3, 1).end_generation();
    assert_eq!(game.facts().phase, Phase::Draft);
}

/// Rules: DRAFT-08.
#[test]
fn cards_in_hand_never_enter_the_draft() {
    let mut game = drafting(3, 1).seat(0).hand(&[TREES, LICHEN]).end_generation();
    assert_eq!(dealt(&game, KIM).len(), 4);
    for card in [TREES.id, LICHEN.id] {
        assert!(game.allows(seat(KIM), &Choice::Card(card)).is_err());
    }
    let mut seen = Vec::new();
    while game.facts().phase == Phase::Draft {
        seen.extend(pick_first(&mut game).concat());
    }
    assert!(!seen.contains(&TREES.id) && !seen.contains(&LICHEN.id));
    let hand: Vec<_> = game.facts().players[seat(KIM)].hand.iter().collect();
    let mut both = [TREES.id, LICHEN.id];
    both.sort_unstable();
    assert_eq!(hand, both);
}

/// Ruling: Q-BASE-26.
/// Rules: DRAFT-02, DRAFT-03.
#[test]
fn when_deck_and_discards_run_out_draft_hands_are_smaller() {
    // Seven cards for two players: four to the first player of the generation, three to the other.
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2).with(Switch::Draft) };
    let held: Vec<Card> =
        BASE.iter().chain(CORPORATE_ERA).filter(|card| !DECK[..7].contains(card)).copied().collect();
    let mut game = Scenario::new(setup).deck(&DECK[..7]).seat(0).hand(&held).end_generation();
    assert_eq!([dealt(&game, 1).len(), dealt(&game, 0).len()], [4, 3]);
    while game.facts().phase == Phase::Draft {
        let number = game.asked().iter().next().expect("somebody picks").number();
        let card = dealt(&game, number)[0];
        pick(&mut game, number, card);
    }
    assert_eq!(dealt(&game, 0).len() + dealt(&game, 1).len(), 7, "none is lost on the way");
    assert!(game.facts().decks[Pile::Projects].is_empty());
}
