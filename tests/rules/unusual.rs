//! The unusual answers: declined, partial, self-targeted, overpaid, impossible.

use crate::rules::help::{Play, finish_set_up, idle, seat, short_of, without_land};
use viriditas::kit::{EventLog, Rules, Seats, Seed};
use viriditas::mars::cards::Parameter::Temperature;
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Mars, Payer, Phase, Pile, Refusal, Setup, Shape, Why};

fn hand(game: &Mars, number: u8) -> Vec<CardId> {
    game.facts().players[seat(number)].hand.iter().collect()
}

fn dealt(game: &Mars, number: u8) -> Vec<CardId> {
    game.facts().players[seat(number)].dealt.to_vec()
}

/// All project cards but these.
fn all_but(cards: &[Card]) -> Vec<Card> {
    BASE.iter().chain(CORPORATE_ERA).filter(|card| !cards.contains(card)).copied().collect()
}

// Whom it hits, and how hard.

/// Ruling: Q-BASE-06.
/// Rules: BASE-PLAY-15, BASE-PLAY-17, BASE-PLAY-17.a.
#[test]
fn a_removal_may_hit_oneself_but_need_not() {
    let mut game = table(2).seat(0).money(14).stock(Plants, 5).hand(&[ASTEROID]).start();
    game.play_card(ASTEROID);
    assert_eq!(game.all_offers(), [Choice::Seat(seat(0)), Choice::Done]);
    let mut declined = game.clone();
    game.answer(Choice::Seat(seat(0)));
    game.answer(Choice::Amount(3));
    assert_eq!(game.stock(0, Plants), 2);
    declined.answer(Choice::Done);
    assert_eq!(declined.stock(0, Plants), 5);
    // Oneself comes last.
    let mut game =
        table(3).seat(0).money(14).stock(Plants, 5).hand(&[ASTEROID]).seat(2).stock(Plants, 1).start();
    game.play_card(ASTEROID);
    assert_eq!(game.all_offers(), [Choice::Seat(seat(2)), Choice::Seat(seat(0)), Choice::Done]);
}

/// Ruling: Q-BASE-06.
/// Rules: BASE-PLAY-06.b, BASE-PLAY-17.
#[test]
fn a_removal_may_be_partial_and_never_split() {
    let mut game = table(3)
        .seat(0)
        .money(14)
        .hand(&[ASTEROID])
        .seat(1)
        .stock(Plants, 4)
        .seat(2)
        .stock(Plants, 2)
        .start();
    game.play_card(ASTEROID);
    game.answer(Choice::Seat(seat(1)));
    assert_eq!(game.all_offers(), [1, 2, 3].map(Choice::Amount));
    assert_eq!(game.refusal(Choice::Amount(4)), Refusal::OutOfBounds { least: 1, most: 3 });
    game.answer(Choice::Amount(1));
    assert_eq!((game.stock(1, Plants), game.stock(2, Plants)), (3, 2));
    // The two left of three are not taken from anyone else.
    assert!(game.offers(Choice::EndTurn));
    assert_eq!(game.stock(0, Titanium), 2);
}

/// Ruling: Q-BASE-05.
/// Rules: BASE-PLAY-16.
#[test]
fn a_reduction_of_production_is_neither_declined_nor_shared() {
    let mut game = table(3)
        .seat(0)
        .money(10)
        .oxygen(13)
        .production(Plants, 2)
        .hand(&[BIRDS])
        .seat(1)
        .production(Plants, 1)
        .seat(2)
        .production(Plants, 3)
        .start();
    game.play_card(BIRDS);
    assert_eq!(game.all_offers(), [Choice::Seat(seat(2)), Choice::Seat(seat(0))]);
    assert_eq!(game.refusal(Choice::Done), Refusal::NotAnAnswer);
    assert_eq!(game.refusal(Choice::Seat(seat(1))), Refusal::NotAnAnswer, "one step short of two");
    game.answer(Choice::Seat(seat(0)));
    assert_eq!([0, 1, 2].map(|number| game.production(number, Plants)), [0, 1, 3]);
}

// Paying.

/// Ruling: Q-BASE-31.
/// Rules: BASE-PB-10, BASE-PB-07, BASE-PB-09.
#[test]
fn steel_may_be_overpaid_and_the_rest_is_lost() {
    let mut game =
        table(2).seat(0).money(1).stock(Steel, 5).stock(Titanium, 9).hand(&[TITANIUM_MINE]).start();
    game.play_card(TITANIUM_MINE);
    // A price of 7: three steel and 1 M€, or four steel, or five of which one is wasted.
    assert_eq!(game.all_offers(), [3, 4, 5].map(Choice::Amount));
    assert_eq!(game.refusal(Choice::Amount(2)), Refusal::OutOfBounds { least: 3, most: 5 });
    let mut exact = game.clone();
    game.answer(Choice::Amount(4));
    assert_eq!((game.stock(0, Steel), game.stock(0, MegaCredits)), (1, 1), "no change is given");
    exact.answer(Choice::Amount(3));
    assert_eq!((exact.stock(0, Steel), exact.stock(0, MegaCredits)), (2, 0));
    assert_eq!((game.stock(0, Titanium), game.production(0, Titanium)), (9, 1), "no space tag");
}

/// Ruling: Q-BASE-31.
/// Rules: BASE-PB-10.a, BASE-PB-08.
#[test]
fn phobolog_pays_asteroid_mining_with_eight_titanium_or_with_seven_and_two_megacredits() {
    let mut game =
        table(2).seat(0).corporation(PHOBOLOG).money(2).stock(Titanium, 10).hand(&[ASTEROID_MINING]).start();
    game.play_card(ASTEROID_MINING);
    assert_eq!(game.all_offers(), [7, 8, 9, 10].map(Choice::Amount));
    let mut mixed = game.clone();
    game.answer(Choice::Amount(8));
    assert_eq!((game.stock(0, Titanium), game.stock(0, MegaCredits)), (2, 2));
    assert_eq!(game.production(0, Titanium), 2);
    mixed.answer(Choice::Amount(7));
    assert_eq!((mixed.stock(0, Titanium), mixed.stock(0, MegaCredits)), (3, 0));
}

/// Rules: BASE-PB-10, BASE-PB-09.
#[test]
fn steel_and_titanium_pay_together_for_a_card_with_both_tags() {
    let position = |money, steel, titanium| {
        let table = table(2).seat(0).money(money).stock(Steel, steel).stock(Titanium, titanium);
        table.hand(&[SPACE_ELEVATOR]).start()
    };
    // 27: six steel and five titanium are just enough.
    let mut game = position(0, 6, 5);
    game.play_card(SPACE_ELEVATOR);
    assert_eq!((game.stock(0, Steel), game.stock(0, Titanium)), (0, 0));
    assert_eq!(
        position(0, 6, 4).refusal(Choice::Play(SPACE_ELEVATOR.id)),
        short_of(27, 3, &[(Steel, 2), (Titanium, 1)])
    );
    // Five steel leave 17, which six titanium overpay by 1.
    let mut game = position(0, 9, 6);
    game.play_card(SPACE_ELEVATOR);
    game.answer(Choice::Amount(5));
    assert_eq!((game.stock(0, Steel), game.stock(0, Titanium)), (4, 0));
}

// Tiles without an area.

/// Ruling: Q-BASE-04.
/// Rules: BASE-TILE-18, BASE-TILE-17.
#[test]
fn a_tile_with_one_area_goes_there_and_with_none_is_refused() {
    let position = without_land(table(2), &[(2, 2)])
        .seat(0)
        .money(40)
        .production(Energy, 1)
        .hand(&[CUPOLA_CITY, PLANTATION])
        .played(&[RESEARCH]);
    let mut game = position.clone().start();
    game.play_card(CUPOLA_CITY);
    assert_eq!(game.tile(2, 2), Some(Tile::City));
    let game = position.neutral(Tile::Greenery, 2, 2).start();
    for (card, tile) in [(CUPOLA_CITY, Tile::City), (PLANTATION, Tile::Greenery)] {
        assert_eq!(game.refusal(Choice::Play(card.id)), Refusal::NoArea { tile, area: PlacementRule::Usual });
    }
}

/// Ruling: Q-BASE-04.
/// Rules: BASE-SP-06, BASE-SP-07, BASE-CONV-01.
#[test]
fn a_tile_without_an_area_is_refused_where_it_is_the_point() {
    let full = without_land(table(2), &[]).seat(0).money(40).stock(Plants, 8).start();
    let choices = [
        Choice::Project(StandardProject::City),
        Choice::Project(StandardProject::Greenery),
        Choice::Convert(Conversion::Plants),
    ];
    for (choice, tile) in choices.into_iter().zip([Tile::City, Tile::Greenery, Tile::Greenery]) {
        assert_eq!(full.refusal(choice), Refusal::NoArea { tile, area: PlacementRule::Usual });
    }
    assert!(full.offers(Choice::Project(StandardProject::Aquifer)), "there is room for oceans");
    // One area is enough; beside a city it is enough for greenery alone.
    let game = without_land(table(2), &[(2, 2)]).seat(0).money(40).stock(Plants, 8).start();
    assert!(choices.into_iter().all(|choice| game.offers(choice)));
    let game = without_land(table(2), &[(2, 2), (2, 3)])
        .seat(0)
        .money(40)
        .stock(Plants, 8)
        .neutral(Tile::City, 2, 3)
        .start();
    assert_eq!(game.refusal(choices[0]), Refusal::NoArea { tile: Tile::City, area: PlacementRule::Usual });
    assert!(game.offers(choices[1]) && game.offers(choices[2]));
}

// Full tracks.

/// Ruling: Q-BASE-11.
/// Rules: BASE-PARAM-06, BASE-SP-04, BASE-SP-05.
#[test]
fn projects_on_full_tracks_are_allowed_and_bring_nothing() {
    let mut game = table(2).seat(0).money(32).temperature(8).oceans(9).start();
    game.answer(Choice::Project(StandardProject::Asteroid));
    game.answer(Choice::Project(StandardProject::Aquifer));
    assert_eq!((game.stock(0, MegaCredits), game.rating(0)), (0, 20));
    assert_eq!((game.temperature(), game.facts().board.oceans.len()), (8, 9));
    assert_eq!(game.asked_one(), seat(1), "they were two actions");
}

/// Ruling: Q-BASE-11.
/// Rules: BASE-TILE-07, BASE-SP-06.
#[test]
fn a_greenery_at_fourteen_percent_is_placed_without_oxygen() {
    let mut game = table(2).seat(0).money(23).oxygen(14).start();
    game.answer(Choice::Project(StandardProject::Greenery));
    game.on(2, 2);
    assert_eq!((game.oxygen(), game.rating(0)), (14, 20));
    assert_eq!(game.tile(2, 2), Some(Tile::Greenery));
}

/// Ruling: Q-BASE-11.
/// Rules: BASE-CONV-02, BASE-PARAM-06.
#[test]
fn heat_may_be_converted_at_eight_degrees_for_nothing() {
    let mut game = table(2).seat(0).stock(Heat, 9).temperature(8).start();
    let converted = Event::Converted { seat: seat(0), conversion: Conversion::Heat };
    let paid = Event::Paid { seat: seat(0), with: Payer::Stock(Heat), amount: 8 };
    assert_eq!(game.answer(Choice::Convert(Conversion::Heat)), [converted, paid], "only the payment");
    assert_eq!((game.stock(0, Heat), game.rating(0), game.temperature()), (1, 20, 8));
    let refusal = game.refusal(Choice::Convert(Conversion::Heat));
    assert_eq!(refusal, Refusal::TooFew { resource: Heat, needs: 8, has: 1 });
    let mut game = table(2).seat(0).stock(Heat, 8).temperature(6).start();
    game.answer(Choice::Convert(Conversion::Heat));
    assert_eq!((game.rating(0), game.facts().level(Temperature)), (21, 8));
}

// Selling patents.

/// Ruling: Q-BASE-18.
/// Rules: BASE-SP-01, BASE-SP-02, BASE-ACT-04.
#[test]
fn patents_may_be_sold_twice_in_a_turn_and_never_none() {
    let cards = [ALGAE, ANTS, BIRDS];
    let mut ids = cards.map(|card| card.id);
    ids.sort_unstable();
    let sell = Choice::Project(StandardProject::SellPatents);
    let mut game = table(2).seat(0).hand(&cards).start();
    game.answer(sell);
    assert_eq!(game.refusal(Choice::Done), Refusal::NotAnAnswer, "one at least");
    assert_eq!(game.refusal(Choice::Card(CARTEL.id)), Refusal::NotAnAnswer, "not in hand");
    game.answer(Choice::Card(ids[0]));
    assert_eq!(game.refusal(Choice::Card(ids[0])), Refusal::NotAnAnswer, "it is sold");
    game.answer(Choice::Done);
    assert_eq!((game.stock(0, MegaCredits), hand(&game, 0)), (1, vec![ids[1], ids[2]]));
    // The second action sells the rest.
    game.answer(sell);
    game.answer(Choice::Card(ids[1]));
    game.answer(Choice::Card(ids[2]));
    assert_eq!((game.stock(0, MegaCredits), hand(&game, 0)), (3, vec![]));
    assert_eq!(game.facts().discarded[Pile::Projects], 3);
    assert_eq!(game.asked_one(), seat(1));
    let game = table(2).seat(0).start();
    assert_eq!(game.refusal(sell), Refusal::EmptyHand);
}

// The corporation's first action.

/// Ruling: Q-BASE-14.
/// Rules: BASE-CARD-03, BASE-SETUP-13.
#[test]
fn every_other_action_is_refused_until_the_first_action_is_done() {
    let mut game = table(2)
        .seat(0)
        .money(60)
        .stock(Heat, 8)
        .hand(&[SPONSORS])
        .corporation(THARSIS_REPUBLIC)
        .first_action_due()
        .start();
    assert_eq!(game.all_offers(), [Choice::FirstAction, Choice::Pass]);
    let others = [
        Choice::Play(SPONSORS.id),
        Choice::Project(StandardProject::City),
        Choice::Convert(Conversion::Heat),
        Choice::Fund(0),
    ];
    for choice in others {
        assert_eq!(game.refusal(choice), Refusal::FirstActionDue);
    }
    game.answer(Choice::FirstAction);
    game.on(2, 2);
    assert_eq!((game.production(0, MegaCredits), game.stock(0, MegaCredits)), (1, 63));
    // It was the first of two actions, and is done once.
    assert!(game.offers(Choice::EndTurn));
    assert_eq!(game.refusal(Choice::FirstAction), Refusal::NotAnAnswer);
    assert_eq!(game.refusal(Choice::Pass), Refusal::AlreadyActed);
}

/// Ruling: Q-BASE-14.
/// Rules: BASE-CARD-03.
#[test]
fn a_first_action_that_cannot_be_done_is_waived() {
    let mut game =
        without_land(table(2), &[]).seat(0).corporation(THARSIS_REPUBLIC).first_action_due().start();
    assert!(!game.offers(Choice::FirstAction));
    game.answer(Choice::Pass);
    assert!(game.facts().first_action_due.is_empty());
    // Inventrix with no card left to draw.
    let rest = all_but(&[]);
    let position = table(2).seat(1).hand(&rest).seat(0).corporation(INVENTRIX).first_action_due();
    assert!(position.start().offers(Choice::Pass));
    // One card is enough for it to be due.
    let rest = all_but(&[ALGAE]);
    let mut game = table(2).seat(1).hand(&rest).seat(0).corporation(INVENTRIX).first_action_due().start();
    assert_eq!(game.refusal(Choice::Project(StandardProject::SellPatents)), Refusal::FirstActionDue);
    game.answer(Choice::FirstAction);
    assert_eq!(hand(&game, 0), [ALGAE.id]);
}

/// Ruling: Q-BASE-14.
/// Rules: BASE-CARD-03.
#[test]
fn passing_puts_the_first_action_off_to_the_next_generation() {
    let mut game = table(2).seat(0).corporation(THARSIS_REPUBLIC).first_action_due().money(60).start();
    game.answer(Choice::Pass);
    game.answer(Choice::Pass);
    game.everyone_is_done();
    assert_eq!(game.facts().generation, 2);
    game.answer(Choice::Pass);
    assert_eq!((game.asked_one(), game.all_offers()), (seat(0), vec![Choice::FirstAction, Choice::Pass]));
    assert_eq!(game.refusal(Choice::Project(StandardProject::Asteroid)), Refusal::FirstActionDue);
    game.answer(Choice::FirstAction);
    game.on(2, 3);
    assert!(game.offers(Choice::Project(StandardProject::Asteroid)) && game.offers(Choice::EndTurn));
}

// Sealed answers.

/// Rules: BASE-SETUP-08.
#[test]
fn a_sealed_choice_of_corporation_and_cards_may_be_reopened_until_all_have_chosen() {
    let mut game = Mars::begin(&Setup::new(2), Seed(4), &mut EventLog::nothing()).expect("a table for two");
    let [one, other] = game.facts().players[seat(0)].corporations;
    let cards = dealt(&game, 0);
    game.answer_for(0, Choice::Card(one));
    game.answer_for(0, Choice::Card(cards[0]));
    game.answer_for(0, Choice::Done);
    assert_eq!(game.asked(), Seats::only(seat(1)));
    let question = game.question(seat(0)).expect("it waits");
    assert_eq!((question.shape, question.why), (Shape::Answered, Why::Waiting));
    assert_eq!(game.facts().players[seat(0)].corporation, CardId::HIDDEN, "nothing is revealed");
    game.answer_for(0, Choice::Reopen);
    assert_eq!(game.question(seat(0)).expect("again").why, Why::Corporation);
    game.answer_for(0, Choice::Card(other));
    game.answer_for(0, Choice::Card(cards[1]));
    game.answer_for(0, Choice::Done);
    finish_set_up(&mut game);
    assert_eq!(game.facts().phase, Phase::Action);
    assert_eq!(game.facts().players[seat(0)].corporation, other);
    assert!(hand(&game, 0).contains(&cards[1]) && !hand(&game, 0).contains(&cards[0]));
    assert!(game.allows(seat(0), &Choice::Reopen).is_err());
}

/// Rules: BASE-RES-01.
#[test]
fn a_purchase_may_be_reopened_until_all_have_bought() {
    let mut game = table(2).seat(0).money(20).rating(0).end_generation();
    let cards = dealt(&game, 0);
    game.answer_for(0, Choice::Card(cards[0]));
    game.answer_for(0, Choice::Card(cards[1]));
    game.answer_for(0, Choice::Done);
    game.answer_for(0, Choice::Reopen);
    game.answer_for(0, Choice::Card(cards[2]));
    game.answer_for(0, Choice::Done);
    assert_eq!(game.stock(0, MegaCredits), 20, "nothing is paid before all have answered");
    game.answer_for(1, Choice::Done);
    assert_eq!((game.stock(0, MegaCredits), hand(&game, 0)), (17, vec![cards[2]]));
}

// The deck.

/// A table whose deck holds these cards alone; all others are out of the way in a hand.
fn thin_deck(deck: &[Card], discards: &[Card]) -> Scenario {
    let named = [deck, discards].concat();
    table(2).seat(1).hand(&all_but(&[&named[..], &[RESEARCH]].concat())).deck(deck).discard(discards)
}

/// Ruling: Q-BASE-26.
/// Rules: BASE-RES-04.
#[test]
fn the_discards_become_the_deck_when_a_card_is_needed_and_none_is_there() {
    let mut game = thin_deck(&[ALGAE], &[ANTS, BIRDS, FISH]).seat(0).money(11).hand(&[RESEARCH]).start();
    let events = game.play_card(RESEARCH);
    assert_eq!(hand(&game, 0).len(), 2);
    assert!(hand(&game, 0).contains(&ALGAE.id));
    let drew = |event: &Event| matches!(event, Event::Drew { .. });
    let shuffled = events.iter().position(|event| *event == Event::Reshuffled(Pile::Projects));
    let first = events.iter().position(drew);
    assert!(first < shuffled && shuffled < events.iter().rposition(drew), "between the two: {events:?}");
    assert_eq!((game.facts().decks[Pile::Projects].len(), game.facts().discarded[Pile::Projects]), (2, 0));
    // As long as the deck lasts the discards stay where they are.
    let mut game = thin_deck(&[ALGAE, GRASS], &[ANTS]).seat(0).money(11).hand(&[RESEARCH]).start();
    let events = game.play_card(RESEARCH);
    assert!(!events.contains(&Event::Reshuffled(Pile::Projects)));
    assert_eq!((game.facts().decks[Pile::Projects].len(), game.facts().discarded[Pile::Projects]), (0, 1));
}

/// Ruling: Q-BASE-26.
/// Rules: BASE-RES-04.
#[test]
fn with_deck_and_discards_empty_what_is_there_is_drawn_and_play_goes_on() {
    let mut game = thin_deck(&[ALGAE], &[]).seat(0).money(11).hand(&[RESEARCH]).start();
    game.play_card(RESEARCH);
    assert_eq!(hand(&game, 0), [ALGAE.id]);
    assert!(game.offers(Choice::EndTurn));
    // Research deals what there is: three to the first player, none to the other, who is not asked.
    let mut game = thin_deck(&[ALGAE, ANTS, BIRDS], &[]).seat(0).hand(&[RESEARCH]).end_generation();
    assert_eq!((dealt(&game, 1).len(), dealt(&game, 0).len()), (3, 0));
    assert_eq!(game.asked(), Seats::only(seat(1)));
    game.answer_for(1, Choice::Done);
    assert_eq!((game.facts().phase, game.facts().discarded[Pile::Projects]), (Phase::Action, 3));
}

/// Ruling: Q-BASE-26, Q-BASE-34.
/// Rules: BASE-RES-04, BASE-PLAY-06.
#[test]
fn a_card_looked_for_in_vain_stops_no_play_and_no_action() {
    // Business Contacts, Inventors' Guild and Search For Life with nothing to look at.
    let named = [BUSINESS_CONTACTS, INVENTORS_GUILD, SEARCH_FOR_LIFE];
    let mut game = table(2)
        .seat(1)
        .hand(&all_but(&named))
        .seat(0)
        .money(8)
        .hand(&[BUSINESS_CONTACTS])
        .played(&[INVENTORS_GUILD, SEARCH_FOR_LIFE])
        .start();
    game.play_card(BUSINESS_CONTACTS);
    assert_eq!((game.stock(0, MegaCredits), game.asked_one()), (1, seat(0)));
    for card in [SEARCH_FOR_LIFE, INVENTORS_GUILD] {
        let act = Choice::Act { card: card.id, which: 0 };
        assert_eq!(idle(&game, act), Some(Refusal::NoCards { pile: Pile::Projects }));
    }
}
