//! Set-up of the standard game (BASE-SETUP).

use crate::rules::help::{Play, begun, seat, short_of};
use viriditas::kit::{Rules, Seats, View};
use viriditas::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::{
    BEGINNER_CORPORATION, Card, CardId, GANYMEDE_COLONY, Kind, MINE, Module, PHOBOLOG, StandardProject,
    THARSIS_REPUBLIC, THORGATE, TRANS_NEPTUNE_PROBE, card,
};
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Event, Mars, Phase, Pile, Refusal, Setup, Shape, Switch};

/// The standard game for that many, the first seat going first.
fn standard(players: u8) -> Setup {
    Setup { first: Some(seat(0)), ..Setup::new(players).without(Switch::CorporateEra) }
}

/// A standard game in which each seat in turn is dealt the corporation named for it.
fn dealt(corporations: &[Card]) -> Mars {
    let players = corporations.len() as u8;
    let games = (0..5000).map(|seed| begun(standard(players), seed).0);
    let fits = |game: &Mars| {
        corporations
            .iter()
            .enumerate()
            .all(|(number, it)| game.facts().players[seat(number as u8)].corporations.contains(&it.id))
    };
    games.into_iter().find(fits).expect("one of five thousand seeds")
}

/// Chooses a corporation and so many of the ten cards.
fn choose(game: &mut Mars, number: u8, corporation: Card, cards: usize) -> Vec<Event> {
    let mut events = game.answer_for(number, Choice::Card(corporation.id));
    let dealt = game.facts().players[seat(number)].dealt;
    for &id in dealt.iter().take(cards) {
        events.extend(game.answer_for(number, Choice::Card(id)));
    }
    events.extend(game.answer_for(number, Choice::Done));
    events
}

fn refusal_for(game: &Mars, number: u8, choice: Choice) -> Refusal {
    game.allows(seat(number), &choice).expect_err("a refusal")
}

/// Rules: BASE-SETUP-01.
#[test]
fn the_planet_begins_cold_dry_and_airless_in_generation_one() {
    for players in 2..=5 {
        let (game, _) = begun(standard(players), 9);
        let facts = game.facts();
        assert_eq!((facts.level(Temperature), facts.level(Oxygen), facts.level(Oceans)), (-30, 0, 0));
        assert_eq!((facts.generation, facts.phase), (1, Phase::Setup));
        assert!(facts.board.occupied.is_empty());
    }
}

/// Rules: BASE-SETUP-02.
#[test]
fn corporate_era_cards_are_removed_and_the_deck_is_shuffled() {
    let project_cards = |setup: Setup, seed| {
        let (game, _) = begun(setup, seed);
        let facts = game.facts();
        assert_eq!((facts.discarded[Pile::Projects], facts.discard.is_empty()), (0, true));
        let dealt = facts.players.0.iter().flat_map(|player| player.dealt.iter().copied());
        let all: Vec<CardId> = facts.decks[Pile::Projects].iter().copied().chain(dealt).collect();
        let mut sorted = all.clone();
        sorted.sort_unstable();
        (all, sorted)
    };
    let (all, sorted) = project_cards(standard(2), 1);
    let (again, same_cards) = project_cards(standard(2), 2);
    assert_eq!(sorted, same_cards);
    assert_ne!(all, again);
    assert_ne!(all, sorted);
    assert_eq!(sorted.len(), 137);
    assert!(sorted.iter().all(|&id| card(id).module == Module::Base));
    assert_eq!(project_cards(Setup::new(2), 1).1.len(), 208);
    for seed in 0..30 {
        let (game, _) = begun(standard(5), seed);
        let corporations = game.facts().players.0.iter().flat_map(|player| player.corporations);
        assert!(corporations.into_iter().all(|id| card(id).module == Module::Base));
    }
}

/// Ruling: Q-BASE-16.
/// Rules: BASE-SETUP-03.
#[test]
fn the_last_winner_goes_first_or_else_chance_decides() {
    for number in 0..4 {
        let (_, events) = begun(Setup { first: Some(seat(number)), ..Setup::new(4) }, 1);
        assert_eq!(events[0], Event::FirstPlayer(seat(number)));
        let (game, _) = begun(Setup { first: Some(seat(number)), ..Setup::new(4) }, 1);
        assert_eq!(game.facts().first, seat(number));
    }
    let by_chance: Seats = (0..60).map(|seed| begun(Setup::new(4), seed).0.facts().first).collect();
    assert_eq!(by_chance, Seats::first(4));
}

/// Rules: BASE-SETUP-04.
#[test]
fn each_of_the_six_productions_starts_at_one() {
    let (game, _) = begun(standard(3), 1);
    let (corporate_era, _) = begun(Setup::new(3), 1);
    for number in 0..3 {
        for resource in Resource::ALL {
            assert_eq!(game.production(number, resource), 1);
            assert_eq!(corporate_era.production(number, resource), 0);
            assert_eq!(game.stock(number, resource), 0);
        }
    }
}

/// Ruling: Q-BASE-17.
/// Rules: BASE-SETUP-05.
#[test]
fn a_newcomer_has_a_beginner_corporation_with_forty_two_megacredits_and_ten_free_cards() {
    for (setup, production) in [(standard(2), 1), (Setup { first: Some(seat(0)), ..Setup::new(2) }, 0)] {
        let beginners = Seats::only(seat(1));
        let (mut game, _) = begun(Setup { beginners, ..setup }, 4);
        // Nothing is asked of the newcomer, and nothing dealt to choose from.
        assert_eq!(game.asked(), Seats::only(seat(0)));
        assert!(game.facts().players[seat(1)].dealt.is_empty());
        let other = game.facts().players[seat(0)].corporations[0];
        choose(&mut game, 0, *card(other), 2);
        let newcomer = &game.facts().players[seat(1)];
        assert_eq!(newcomer.corporation, BEGINNER_CORPORATION.id);
        assert_eq!((newcomer.hand_size, newcomer.hand.len(), newcomer.stock[MegaCredits]), (10, 10, 42));
        for resource in Resource::ALL {
            assert_eq!(newcomer.production[resource], production);
        }
        assert_eq!(game.facts().players[seat(0)].hand_size, 2);
    }
}

/// Rules: BASE-SETUP-06.
#[test]
fn every_other_player_is_dealt_two_of_the_ten_standard_corporations() {
    for players in 2..=5 {
        for seed in 0..20 {
            let (game, _) = begun(standard(players), seed);
            let mut dealt: Vec<CardId> =
                (0..players).flat_map(|number| game.facts().players[seat(number)].corporations).collect();
            assert!(dealt.iter().all(|&id| card(id).kind == Kind::Corporation));
            dealt.sort_unstable();
            dealt.dedup();
            assert_eq!(dealt.len(), 2 * usize::from(players), "no corporation twice");
            for number in 0..players {
                let own = game.facts().players[seat(number)].corporations;
                assert_eq!(game.choices(seat(number)).count(), 2);
                assert!(own.iter().all(|&id| game.allows(seat(number), &Choice::Card(id)).is_ok()));
            }
        }
    }
}

/// Ruling: Q-BASE-15.
/// Rules: BASE-SETUP-07.
#[test]
fn every_other_player_is_dealt_ten_cards_and_buys_any_of_them_for_three() {
    for bought in [0, 1, 7] {
        let mut game = dealt(&[PHOBOLOG, THORGATE]);
        assert_eq!(game.facts().players[seat(0)].dealt.len(), 10);
        choose(&mut game, 0, PHOBOLOG, bought);
        choose(&mut game, 1, THORGATE, 10);
        let money = 23 - 3 * bought as u16;
        assert_eq!(
            (game.facts().players[seat(0)].hand_size, game.stock(0, MegaCredits)),
            (bought as u16, money)
        );
        assert_eq!((game.facts().players[seat(1)].hand_size, game.stock(1, MegaCredits)), (10, 18));
    }
    // 23 M€ buy seven cards; the eighth is 1 M€ too dear.
    let mut game = dealt(&[PHOBOLOG, THORGATE]);
    let cards = game.facts().players[seat(0)].dealt;
    game.answer_for(0, Choice::Card(PHOBOLOG.id));
    for &id in cards.iter().take(7) {
        game.answer_for(0, Choice::Card(id));
    }
    let eighth = Choice::Card(cards[7]);
    assert_eq!(refusal_for(&game, 0, eighth), short_of(24, 1, &[]));
    assert_eq!(game.choices(seat(0)).collect::<Vec<_>>(), [Choice::Done]);
}

/// Rules: BASE-SETUP-08.
#[test]
fn corporations_and_cards_are_chosen_secretly_and_at_the_same_time() {
    let mut game = dealt(&[PHOBOLOG, THORGATE]);
    assert_eq!(game.asked(), Seats::first(2));
    let kept = game.facts().players[seat(1)].dealt[0];
    // The second may answer first; nothing is told and nothing has changed until all have answered.
    let before = game.facts().clone();
    assert_eq!(choose(&mut game, 1, THORGATE, 1), []);
    assert_eq!(game.facts(), &before);
    assert_eq!(game.asked(), Seats::only(seat(0)));
    assert_eq!(game.picked_corporation(seat(1)), Some(THORGATE.id));
    assert_eq!(game.picked_corporation(seat(0)), None, "nothing is picked yet");
    let view = View::of(&game, Some(seat(0)));
    assert_eq!(view.picked_corporation(seat(1)), None, "others do not see it");
    let other = &view.facts().players[seat(1)];
    assert_eq!(other.corporations, [CardId::HIDDEN; 2]);
    assert!(other.dealt.iter().all(|&id| id == CardId::HIDDEN));
    assert_eq!(view.choices(seat(1)).filter(|it| matches!(it, Choice::Card(_))).count(), 0);
    // Until then it may be taken back.
    assert_eq!(game.question(seat(1)).map(|question| question.shape), Some(Shape::Answered));
    game.answer_for(1, Choice::Reopen);
    choose(&mut game, 1, THORGATE, 0);
    let events = choose(&mut game, 0, PHOBOLOG, 0);
    assert!(events.contains(&Event::CorporationRevealed { seat: seat(1), card: THORGATE.id }));
    assert!(!game.facts().players[seat(1)].hand.contains(kept));
}

/// Ruling: Q-BASE-14, Q-BASE-15.
/// Rules: BASE-SETUP-09, BASE-SETUP-09.a, BASE-SETUP-09.b.
#[test]
fn kim_reveals_phobolog_then_stanley_thorgate_each_with_what_it_lists() {
    let mut game = dealt(&[PHOBOLOG, THORGATE, THARSIS_REPUBLIC]);
    choose(&mut game, 2, THARSIS_REPUBLIC, 4);
    choose(&mut game, 0, PHOBOLOG, 5);
    let events = choose(&mut game, 1, THORGATE, 10);
    // In player order, though answered otherwise.
    let revealed = |event: &Event| {
        if let Event::CorporationRevealed { seat, card } = *event {
            Some((seat.number(), card))
        } else {
            None
        }
    };
    let order: Vec<_> = events.iter().filter_map(revealed).collect();
    assert_eq!(order, [(0, PHOBOLOG.id), (1, THORGATE.id), (2, THARSIS_REPUBLIC.id)]);
    assert_eq!((game.stock(0, Titanium), game.stock(0, MegaCredits)), (10, 8));
    assert_eq!(game.facts().players[seat(0)].hand_size, 5);
    let declined = |event: &&Event| matches!(event, Event::Declined { seat, .. } if seat.number() == 0);
    assert_eq!(events.iter().filter(declined).count(), 5);
    assert_eq!(game.production(0, Energy), 1);
    assert_eq!((game.production(1, Energy), game.stock(1, MegaCredits)), (2, 18));
    assert_eq!(game.facts().players[seat(1)].hand_size, 10);
    for resource in [Steel, Titanium, Plants, Energy, Heat] {
        assert_eq!(game.stock(1, resource), 0);
    }
}

/// Ruling: Q-BASE-14.
/// Rules: BASE-SETUP-09.c.
#[test]
fn robinson_reveals_tharsis_republic_and_must_begin_with_a_city() {
    let mut game = dealt(&[PHOBOLOG, THORGATE, THARSIS_REPUBLIC]);
    choose(&mut game, 0, PHOBOLOG, 5);
    choose(&mut game, 1, THORGATE, 10);
    choose(&mut game, 2, THARSIS_REPUBLIC, 4);
    assert_eq!((game.stock(2, MegaCredits), game.facts().players[seat(2)].hand_size), (28, 4));
    assert_eq!(game.production(2, MegaCredits), 1);
    game.answer(Choice::Pass);
    game.answer(Choice::Pass);
    assert_eq!((game.asked_one(), game.all_offers()), (seat(2), vec![Choice::FirstAction, Choice::Pass]));
    assert_eq!(game.refusal(Choice::Claim(0)), Refusal::FirstActionDue);
    game.answer(Choice::FirstAction);
    game.on(2, 3);
    assert_eq!((game.stock(2, MegaCredits), game.production(2, MegaCredits)), (31, 2));
    assert_eq!((game.production(0, MegaCredits), game.production(1, MegaCredits)), (1, 1));
}

/// Rules: BASE-SETUP-10.
#[test]
fn cards_not_kept_are_discarded_and_the_unused_corporation_leaves_the_game() {
    let mut game = dealt(&[PHOBOLOG, THORGATE]);
    let cards = game.facts().players.0.map(|player| player.dealt);
    let unused: Vec<CardId> =
        game.facts().players.0[..2].iter().flat_map(|player| player.corporations).collect();
    choose(&mut game, 0, PHOBOLOG, 3);
    choose(&mut game, 1, THORGATE, 8);
    let facts = game.facts();
    assert_eq!(facts.discarded[Pile::Projects], 7 + 2);
    for (number, kept) in [(0, 3), (1, 8)] {
        for (place, &id) in cards[number].iter().enumerate() {
            let player = &facts.players.0[number];
            assert_eq!(player.hand.contains(id), place < kept);
            assert_eq!(facts.discard.contains(id), place >= kept);
        }
        assert!(facts.players.0[number].dealt.is_empty());
        assert_eq!(facts.players.0[number].corporations, [CardId::HIDDEN; 2]);
    }
    for id in unused.into_iter().filter(|&id| id != PHOBOLOG.id && id != THORGATE.id) {
        assert_eq!(facts.owner(id), None);
        assert!(!facts.decks[Pile::Projects].contains(&id) && !facts.discard.contains(id));
    }
    assert_eq!(facts.decks[Pile::Projects].len(), 137 - 20);
}

/// Rules: BASE-SETUP-11.
#[test]
fn discards_are_face_down() {
    let mut game = dealt(&[PHOBOLOG, THORGATE]);
    choose(&mut game, 0, PHOBOLOG, 5);
    let events = choose(&mut game, 1, THORGATE, 10);
    let heard = |who| {
        let told = events.iter().filter_map(|&event| Mars::told_to(event, who));
        let cards =
            told.filter_map(|event| if let Event::Declined { card, .. } = event { Some(card) } else { None });
        cards.collect::<Vec<_>>()
    };
    assert_eq!((heard(Some(seat(1))), heard(None)), (vec![CardId::HIDDEN; 5], vec![CardId::HIDDEN; 5]));
    assert!(heard(Some(seat(0))).iter().all(|&id| id != CardId::HIDDEN));
    for who in [Some(seat(0)), Some(seat(1)), None] {
        let view = View::of(&game, who);
        let own = if who == Some(seat(0)) { 5 } else { 0 };
        assert_eq!(view.facts().discard.len(), own, "one's own are known to oneself");
        assert_eq!(view.facts().discarded[Pile::Projects], 5, "how many there are may be seen");
    }
    // Sold cards, too.
    let mut game = table(2).seat(0).hand(&[MINE, TRANS_NEPTUNE_PROBE]).start();
    game.answer(Choice::Project(StandardProject::SellPatents));
    let events = game.answer(Choice::Card(MINE.id));
    let discarded = |card| Event::Discarded { seat: seat(0), card };
    assert!(events.contains(&discarded(MINE.id)));
    assert_eq!(Mars::told_to(discarded(MINE.id), Some(seat(1))), Some(discarded(CardId::HIDDEN)));
    assert!(View::of(&game, Some(seat(1))).facts().discard.is_empty());
}

/// Rules: BASE-SETUP-12.
#[test]
fn generation_one_opens_with_the_first_players_turn() {
    for first in 0..2 {
        let (mut game, _) = begun(Setup { first: Some(seat(first)), ..standard(2) }, 3);
        let mut events = Vec::new();
        for number in 0..2 {
            let corporation = game.facts().players[seat(number)].corporations[0];
            events.extend(choose(&mut game, number, *card(corporation), 0));
        }
        let facts = game.facts();
        assert_eq!((facts.generation, facts.phase, facts.first), (1, Phase::Action, seat(first)));
        assert_eq!(game.asked_one(), seat(first));
        assert_eq!(game.question(seat(first)).map(|question| question.shape), Some(Shape::Turn));
        let skipped = |event: &Event| {
            matches!(
                event,
                Event::GenerationBegan
                    | Event::PhaseBegan(Phase::Research | Phase::Draft)
                    | Event::Dealt { .. }
            )
        };
        assert!(!events.iter().any(skipped));
        assert!(events.contains(&Event::PhaseBegan(Phase::Action)));
        assert_eq!(
            (game.facts().players[seat(0)].hand_size, game.facts().players[seat(1)].hand_size),
            (0, 0)
        );
    }
}

/// Ruling: Q-BASE-14, Q-BASE-21.
/// Rules: BASE-SETUP-13.
#[test]
fn tharsis_republic_gains_production_by_every_city_on_mars_and_money_by_its_own() {
    let with = || table(2).seat(0).corporation(THARSIS_REPUBLIC).hand(&[GANYMEDE_COLONY]).money(25);
    let state = |game: &Mars| (game.production(0, MegaCredits), game.stock(0, MegaCredits));
    // Its own on Mars: 1 more production beside that of the project.
    let mut game = with().start();
    game.answer(Choice::Project(StandardProject::City));
    game.on(2, 3);
    assert_eq!(state(&game), (2, 3));
    // Its own elsewhere.
    let mut game = with().start();
    game.play_card(GANYMEDE_COLONY);
    assert_eq!(state(&game), (0, 5 + 3));
    // Another's on Mars.
    let mut game = with().seat(1).money(25).turn(0).start();
    game.answer(Choice::Project(StandardProject::City));
    game.on(2, 3);
    assert_eq!(state(&game), (1, 25));
    assert_eq!((game.production(1, MegaCredits), game.stock(1, MegaCredits)), (1, 0));
    // Another's elsewhere.
    let other = table(2).seat(0).corporation(THARSIS_REPUBLIC).money(25);
    let mut game = other.seat(1).hand(&[GANYMEDE_COLONY]).money(20).turn(0).start();
    game.play_card(GANYMEDE_COLONY);
    assert_eq!(state(&game), (0, 25));
    // No city, nothing.
    let mut game = with().start();
    game.answer(Choice::Project(StandardProject::Greenery));
    game.on(2, 3);
    assert_eq!(state(&game), (0, 2));
}
