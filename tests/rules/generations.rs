//! Turn order, research and action phases (BASE-GEN, BASE-RES, BASE-ACT).

use crate::rules::help::{Play, begun, seat, short_of};
use viriditas::kit::{Rules, Seat, View};
use viriditas::mars::cards::Parameter::Temperature;
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Event, Mars, Phase, Pile, Refusal, Setup, Why};

fn place_of(events: &[Event], event: Event) -> usize {
    let place = events.iter().position(|&it| it == event);
    place.unwrap_or_else(|| panic!("{event:?} is not among {events:?}"))
}

// Turn order.

/// Rules: BASE-GEN-01.
#[test]
fn a_generation_moves_the_marker_one_seat_clockwise_and_the_counter_by_one() {
    let mut game = table(3).seat(1).first().generation(4).start();
    for (generation, first) in [(4, 1), (5, 2), (6, 0), (7, 1)] {
        assert_eq!(game.facts().generation, generation);
        assert_eq!(game.facts().first, seat(first));
        assert_eq!(game.asked_one(), seat(first), "the first player opens the action phase");
        game.everyone_passes();
        game.everyone_is_done();
    }
}

/// Rules: BASE-GEN-02.
/// Ruling: Q-BASE-01.
#[test]
fn the_marker_moves_after_production_and_before_research() {
    let mut game = table(2).seat(0).passed().seat(1).turn(0).start();
    let events = game.answer(Choice::Pass);
    let moves = place_of(&events, Event::GenerationBegan);
    assert!(place_of(&events, Event::MarkersTaken) < moves);
    assert!(moves < place_of(&events, Event::PhaseBegan(Phase::Research)));
    assert_eq!(events.iter().filter(|&&event| event == Event::GenerationBegan).count(), 1);
    let last_income = events.iter().rposition(|event| matches!(event, Event::Gained { .. }));
    assert!(last_income.expect("income") < moves);
}

/// Rules: BASE-GEN-03, BASE-RES-05.
#[test]
fn the_first_generation_has_no_turn_order_phase_and_no_research_phase() {
    let setup = Setup { first: Some(seat(1)), ..Setup::new(3) };
    let (mut game, mut events) = begun(setup, 7);
    while game.facts().phase == Phase::Setup {
        let who = game.asked().iter().next().expect("somebody chooses");
        let corporation = game.choices(who).next().expect("a corporation");
        events.extend(game.answer_for(who.number(), corporation));
        events.extend(game.answer_for(who.number(), Choice::Done));
    }
    assert_eq!(game.facts().generation, 1);
    assert_eq!(game.facts().first, seat(1));
    assert!(!events.contains(&Event::GenerationBegan));
    assert!(!events.contains(&Event::PhaseBegan(Phase::Research)));
    assert!(!events.contains(&Event::PhaseBegan(Phase::Draft)));
    assert_eq!(game.asked_one(), seat(1));
    assert_eq!(game.question(seat(1)).map(|it| it.why), Some(Why::Turn { taken: 0 }));
    let later = table(3).end_generation();
    assert_eq!((later.facts().generation, later.facts().phase), (2, Phase::Research));
}

// Research.

/// Rules: BASE-RES-01.
#[test]
fn each_player_sees_four_cards_and_buys_up_to_four_at_three_megacredits() {
    let mut game = table(2).seat(0).seat(1).rating(5).end_generation();
    assert_eq!((game.stock(0, MegaCredits), game.stock(1, MegaCredits)), (20, 5));
    let dealt: Vec<CardId> = game.facts().players[seat(0)].dealt.to_vec();
    assert_eq!(dealt.len(), 4);
    assert_eq!(game.facts().players[seat(1)].dealt.len(), 4);
    for &id in &dealt {
        game.answer_for(0, Choice::Card(id));
    }
    game.answer_for(0, Choice::Done);
    let other = game.facts().players[seat(1)].dealt.to_vec();
    game.answer_for(1, Choice::Card(other[0]));
    assert_eq!(game.allows(seat(1), &Choice::Card(other[1])), Err(short_of(6, 1, &[])));
    game.answer_for(1, Choice::Done);
    assert_eq!((game.stock(0, MegaCredits), game.stock(1, MegaCredits)), (8, 2));
    assert_eq!((game.facts().players[seat(0)].hand_size, game.facts().players[seat(1)].hand_size), (4, 1));
    assert!(dealt.iter().all(|&id| game.facts().players[seat(0)].hand.contains(id)));
}

/// Rules: BASE-RES-01.a, BASE-RES-02.
#[test]
fn stanley_buys_three_of_four_cards_for_nine_megacredits_and_discards_one() {
    let stanley = 1;
    let mut game = table(3).seat(stanley).hand(&[BIRDS, FISH]).money(12).rating(20).end_generation();
    let dealt = game.facts().players[seat(stanley)].dealt.to_vec();
    let left = dealt[1];
    for &id in dealt.iter().filter(|&&id| id != left) {
        game.answer_for(stanley, Choice::Card(id));
    }
    game.answer_for(stanley, Choice::Done);
    game.answer_for(0, Choice::Done);
    assert_eq!(game.facts().discarded[Pile::Projects], 0, "nobody is ahead: cards move when all have chosen");
    let events = game.answer_for(2, Choice::Done);
    assert_eq!(game.stock(stanley, MegaCredits), 12 + 20 - 9);
    assert_eq!(game.facts().players[seat(stanley)].hand_size, 5);
    assert!(game.facts().discard.contains(left));
    assert!(!game.facts().players[seat(stanley)].hand.contains(left));
    assert_eq!(game.facts().discarded[Pile::Projects], 1 + 4 + 4);
    // Face down: the others hear that a card went, not which.
    let declined = Event::Declined { seat: seat(stanley), card: left };
    assert!(events.contains(&declined));
    let hidden = Event::Declined { seat: seat(stanley), card: CardId::HIDDEN };
    assert_eq!(Mars::told_to(declined, Some(seat(0))), Some(hidden));
    assert_eq!(Mars::told_to(declined, Some(seat(stanley))), Some(declined));
    let seen = |number| View::of(&game, Some(seat(number))).facts().discard;
    assert!(seen(stanley).contains(left) && !seen(0).contains(left));
}

/// Rules: BASE-RES-01, BASE-RES-02.
#[test]
fn cards_are_taken_in_player_order_from_the_first_player_on_whoever_answers_last() {
    for last in 0..3 {
        let mut game = table(3).seat(0).end_generation();
        let first = game.facts().first;
        for number in (0..3).filter(|&number| number != last) {
            game.answer_for(number, Choice::Done);
        }
        let events = game.answer_for(last, Choice::Done);
        let mut declined: Vec<Seat> = events
            .iter()
            .filter_map(|event| if let Event::Declined { seat, .. } = event { Some(*seat) } else { None })
            .collect();
        declined.dedup();
        assert_eq!(declined, first.round(3).collect::<Vec<_>>(), "{last}");
    }
}

/// Rules: BASE-RES-03.
#[test]
fn a_hand_may_be_of_any_size() {
    let mut game = table(2).seat(0).hand(&BASE[..70]).money(12).end_generation();
    let dealt = game.facts().players[seat(0)].dealt.to_vec();
    for &id in &dealt {
        game.answer_for(0, Choice::Card(id));
    }
    game.everyone_is_done();
    assert_eq!(game.facts().players[seat(0)].hand_size, 74);
    assert_eq!(game.facts().players[seat(0)].hand.len(), 74);
    assert_eq!(game.question(game.asked_one()).map(|it| it.why), Some(Why::Turn { taken: 0 }));
}

/// Rules: BASE-RES-04.
/// Ruling: Q-BASE-26.
#[test]
fn the_discards_are_shuffled_into_a_new_deck_when_a_card_is_needed() {
    let top = [BIRDS, FISH, ANTS, PETS];
    let mut game = table(2).deck(&top).all_else_discarded().seat(0).passed().seat(1).turn(0).start();
    let discarded = game.facts().discarded[Pile::Projects];
    assert_eq!(discarded, 204);
    let events = game.answer(Choice::Pass);
    assert_eq!(events.iter().filter(|&&it| it == Event::Reshuffled(Pile::Projects)).count(), 1);
    // The second player goes first now and takes the last four of the old deck.
    assert!(top.iter().all(|card| game.facts().players[seat(1)].dealt.contains(&card.id)));
    assert_eq!(game.facts().players[seat(0)].dealt.len(), 4);
    assert_eq!(game.facts().decks[Pile::Projects].len(), 200);
    assert_eq!(game.facts().discarded[Pile::Projects], 0);
    assert!(game.facts().discard.is_empty());
}

/// Rules: BASE-RES-04.
/// Ruling: Q-BASE-26.
#[test]
fn with_deck_and_discards_empty_what_there_is_is_dealt_and_play_goes_on() {
    let rest: Vec<Card> = BASE.iter().chain(CORPORATE_ERA).copied().filter(|card| *card != BIRDS).collect();
    let mut game = table(2).deck(&[BIRDS]).seat(0).hand(&rest).end_generation();
    assert_eq!(game.facts().players[seat(1)].dealt.to_vec(), [BIRDS.id]);
    assert!(game.facts().players[seat(0)].dealt.is_empty());
    assert!(!game.asked().contains(seat(0)), "who sees no card is not asked");
    game.everyone_is_done();
    assert_eq!(game.facts().phase, Phase::Action);
}

// Action phase.

/// Rules: BASE-ACT-01.
/// Ruling: Q-BASE-12.
#[test]
fn a_turn_is_one_or_two_actions_or_passing() {
    let mut game = table(2).seat(0).money(100).start();
    let plant = Choice::Project(StandardProject::PowerPlant);
    assert!(game.offers(Choice::Pass));
    assert_eq!(game.refusal(Choice::EndTurn), Refusal::NothingDone);
    game.answer(plant);
    assert_eq!(game.asked_one(), seat(0));
    assert!(game.offers(Choice::EndTurn));
    assert_eq!(game.refusal(Choice::Pass), Refusal::AlreadyActed);
    game.answer(plant);
    assert_eq!(game.asked_one(), seat(1), "a third action is not offered");
    assert_eq!(game.allows(seat(0), &plant), Err(Refusal::NotAsked));
    assert_eq!(game.production(0, Energy), 2);
}

/// Rules: BASE-ACT-02.
/// Ruling: Q-BASE-13.
#[test]
fn turns_go_clockwise_from_the_first_player_until_everyone_has_passed() {
    let rich = |game: viriditas::mars::scenario::Scenario, number| game.seat(number).money(200);
    let mut game = (0..3).fold(table(3), rich).seat(2).first().start();
    let mut turns = Vec::new();
    for round in 0..6 {
        turns.push(game.asked_one().number());
        // Seat 1 passes in the second round.
        if round == 5 {
            game.answer(Choice::Pass);
        } else {
            game.answer(Choice::Project(StandardProject::PowerPlant));
            game.answer(Choice::EndTurn);
        }
    }
    assert_eq!(turns, [2, 0, 1, 2, 0, 1]);
    game.answer(Choice::Pass);
    game.answer(Choice::Project(StandardProject::PowerPlant));
    let events = game.answer(Choice::EndTurn);
    assert!(events.contains(&Event::TurnBegan(seat(0))), "the last one goes on, turn by turn");
    assert_eq!((game.asked_one(), game.facts().phase), (seat(0), Phase::Action));
    game.answer(Choice::Pass);
    assert_eq!(game.facts().phase, Phase::Research);
}

/// Rules: BASE-ACT-03.
#[test]
fn there_are_seven_kinds_of_action() {
    let game = table(2)
        .seat(0)
        .money(100)
        .stock(Plants, 8)
        .stock(Heat, 8)
        .rating(35)
        .played(&[EXTREME_COLD_FUNGUS])
        .hand(&[POWER_PLANT])
        .start();
    let offers = game.all_offers();
    for action in [
        Choice::Play(POWER_PLANT.id),
        Choice::Project(StandardProject::Asteroid),
        Choice::Claim(0),
        Choice::Fund(2),
        Choice::Act { card: EXTREME_COLD_FUNGUS.id, which: 0 },
        Choice::Convert(Conversion::Plants),
        Choice::Convert(Conversion::Heat),
    ] {
        assert!(offers.contains(&action), "{action:?}");
    }
    let is_action = |choice: &Choice| {
        matches!(
            choice,
            Choice::Play(_)
                | Choice::Project(_)
                | Choice::Claim(_)
                | Choice::Fund(_)
                | Choice::Act { .. }
                | Choice::Convert(_)
        )
    };
    let others: Vec<Choice> = offers.into_iter().filter(|choice| !is_action(choice)).collect();
    assert_eq!(others, [Choice::Pass]);
    // Each of them is one of the one or two actions of a turn.
    for action in game.all_offers().into_iter().filter(is_action) {
        let mut game = game.clone();
        game.answer(action);
        while !game.question(game.asked_one()).is_some_and(|it| matches!(it.why, Why::Turn { .. })) {
            let choice = game.all_offers()[0];
            game.answer(choice);
        }
        let why = game.question(seat(0)).map(|it| it.why);
        assert_eq!(why, Some(Why::Turn { taken: 1 }), "{action:?}");
    }
}

/// Rules: BASE-ACT-04.
#[test]
fn the_two_actions_may_be_any_combination_even_the_same_twice() {
    let position = || table(2).seat(0).money(60).stock(Heat, 16).hand(&[POWER_PLANT, GEOTHERMAL_POWER]);
    let heat = Choice::Convert(Conversion::Heat);
    let fund = Choice::Fund(0);
    let play = Choice::Play(POWER_PLANT.id);
    let play_again = Choice::Play(GEOTHERMAL_POWER.id);
    for (first, second) in
        [(heat, heat), (play, play_again), (fund, Choice::Fund(1)), (heat, fund), (fund, play)]
    {
        let mut game = position().start();
        game.answer(first);
        game.answer(second);
        assert_eq!(game.asked_one(), seat(1), "{first:?}, {second:?}");
    }
    let mut game = position().start();
    game.answer(heat);
    game.answer(heat);
    assert_eq!((game.temperature(), game.stock(0, Heat)), (-26, 0));
}

/// Rules: BASE-ACT-05.
/// Ruling: Q-BASE-12.
#[test]
fn who_takes_no_action_has_passed_and_is_skipped_until_the_generation_ends() {
    let mut game = table(3).seat(1).money(100).seat(2).money(100).start();
    game.answer(Choice::Pass);
    assert!(game.facts().passed.contains(seat(0)));
    for _ in 0..2 {
        for number in [1, 2] {
            assert_eq!(game.asked_one(), seat(number), "seat 0 is skipped");
            game.answer(Choice::Project(StandardProject::PowerPlant));
            game.answer(Choice::EndTurn);
        }
    }
    game.everyone_passes();
    game.everyone_is_done();
    assert!(game.facts().passed.is_empty(), "in the next generation everyone is in again");
    game.answer(Choice::Pass);
    game.answer(Choice::Pass);
    assert_eq!(game.asked_one(), seat(0));
}

/// Rules: BASE-ACT-06, BASE-ACT-06.a.
/// Ruling: Q-BASE-12.
#[test]
fn stanley_sells_a_card_ends_his_turn_and_has_not_passed() {
    let stanley = 1;
    let mut game = table(3)
        .generation(2)
        .seat(stanley)
        .first()
        .hand(&[BIRDS, FISH])
        .seat(2)
        .passed()
        .seat(0)
        .passed()
        .start();
    game.answer(Choice::Project(StandardProject::SellPatents));
    game.answer(Choice::Card(FISH.id));
    game.answer(Choice::Done);
    assert_eq!(game.stock(stanley, MegaCredits), 1);
    game.answer(Choice::EndTurn);
    assert!(!game.facts().passed.contains(seat(stanley)));
    assert_eq!(game.facts().phase, Phase::Action);
    assert_eq!(game.asked_one(), seat(stanley), "he gets further turns");
    assert!(game.offers(Choice::Pass), "and it is a new turn");
}

/// Rules: BASE-ACT-07.
#[test]
fn the_action_phase_ends_when_all_players_have_passed() {
    let mut game = table(3).seat(0).passed().seat(1).turn(0).start();
    let events = game.answer(Choice::Pass);
    assert_eq!(game.facts().phase, Phase::Action);
    assert!(!events.contains(&Event::PhaseBegan(Phase::Production)));
    assert_eq!(game.stock(0, MegaCredits), 0);
    let events = game.answer(Choice::Pass);
    assert!(events.contains(&Event::PhaseBegan(Phase::Production)));
    assert_eq!(game.stock(0, MegaCredits), 20);
}

/// Rules: BASE-ACT-08.
/// Ruling: Q-BASE-03.
#[test]
fn the_active_player_orders_effects_even_those_on_other_players() {
    let position = || {
        let game = table(2).seat(0).money(21).hand(&[COMET]).temperature(-12);
        game.seat(1).played(&[ARCTIC_ALGAE]).stock(Plants, 1).start()
    };
    // As printed: the ocean first, which brings the other 2 plants, then the removal.
    let mut game = position();
    game.play_card(COMET);
    game.on(0, 4);
    assert_eq!(game.stock(1, Plants), 3);
    game.answer(Choice::Seat(seat(1)));
    game.answer(Choice::Amount(3));
    assert_eq!(game.stock(1, Plants), 0);
    // The active player puts the removal first: only the plant that is there can go.
    let mut game = position();
    game.play_card(COMET);
    assert_eq!(game.asked_one(), seat(0));
    game.answer(Choice::First(0));
    game.answer(Choice::Seat(seat(1)));
    assert_eq!(game.stock(1, Plants), 0);
    game.on(0, 4);
    assert_eq!(game.stock(1, Plants), 2);
    assert_eq!(game.facts().level(Temperature), -10);
    assert_eq!(game.asked_one(), seat(0), "both are done and the turn goes on");
    assert!(game.offers(Choice::EndTurn));
}
