//! What is on a card (BASE-CARD).

use crate::rules::help::{Play, begun, seat, short_of};
use viriditas::kit::Rules;
use viriditas::mars::cards::Parameter::{Oceans, Oxygen};
use viriditas::mars::cards::Resource::{self, MegaCredits, Steel};
use viriditas::mars::cards::{
    ADVANCED_ECOSYSTEMS, ANTS, BREATHING_FILTERS, BRIBED_COMMITTEE, Bound, COLONIZER_TRAINING_CAMP, Card,
    Count, DUST_SEALS, FISH, FUSION_POWER, GREAT_ESCARPMENT_CONSORTIUM, Kind, LAGRANGE_OBSERVATORY, LICHEN,
    MICRO_MILLS, MINE, MINERAL_DEPOSIT, Module, OLYMPUS_CONFERENCE, POWER_PLANT, PRINTED, RESEARCH,
    ROVER_CONSTRUCTION, SEARCH_FOR_LIFE, SOLAR_POWER, StandardProject, TARDIGRADES, TECHNOLOGY_DEMONSTRATION,
    THARSIS_REPUBLIC, TRANS_NEPTUNE_PROBE, Tag, Tile, Whose, card,
};
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Event, Payer, Phase, Pile, Refusal, Setup, score};

fn projects() -> impl Iterator<Item = &'static Card> {
    let cards = PRINTED.iter().flat_map(|table| table.iter());
    cards.filter(|card| matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event))
}

/// Rules: BASE-CARD-01.
#[test]
fn each_player_has_one_corporation_for_the_whole_game() {
    let (mut game, _) = begun(Setup::new(3), 5);
    for number in 0..3 {
        let chosen = game.facts().players[seat(number)].corporations[1];
        game.answer_for(number, Choice::Card(chosen));
        game.answer_for(number, Choice::Done);
    }
    let corporations = game.facts().players.0.map(|player| player.corporation);
    for _ in 0..3 {
        for number in 0..3 {
            let player = &game.facts().players[seat(number)];
            let open = player.played.iter().filter(|&id| card(id).kind == Kind::Corporation);
            assert_eq!(open.collect::<Vec<_>>(), [corporations[usize::from(number)]]);
            assert!(!player.hand.contains(player.corporation));
        }
        while game.facts().phase == Phase::Action {
            let first = game.all_offers()[0];
            let due = first == Choice::FirstAction;
            game.answer(if due { first } else { Choice::Pass });
            if let Some(&area) = game.offered_areas().first() {
                game.answer(Choice::Space(area));
                game.answer(Choice::EndTurn);
            } else if due {
                game.answer(Choice::EndTurn);
            }
        }
        game.everyone_is_done();
    }
    assert_eq!(game.facts().generation, 4);
}

/// Rules: BASE-CARD-02.
#[test]
fn a_project_is_active_automated_or_an_event() {
    for card in projects() {
        let lasts = !card.actions.is_empty() || !card.triggers.is_empty() || !card.passives.is_empty();
        assert_eq!(card.kind == Kind::Active, lasts, "{}", card.name);
    }
    let mut game = table(2)
        .seat(1)
        .passed()
        .seat(0)
        .money(100)
        .hand(&[RESEARCH, TECHNOLOGY_DEMONSTRATION, OLYMPUS_CONFERENCE])
        .start();
    let science = |game: &viriditas::mars::Mars| game.facts().players[seat(0)].tags[Tag::Science];
    // An event lies face down once it is done; the others stay with their tags.
    game.play_card(TECHNOLOGY_DEMONSTRATION);
    assert_eq!((science(&game), game.facts().players[seat(0)].events), (0, 1));
    game.play_card(RESEARCH);
    assert_eq!((science(&game), game.facts().players[seat(0)].events), (2, 1));
    game.play_card(OLYMPUS_CONFERENCE);
    assert_eq!((science(&game), game.facts().players[seat(0)].events), (3, 1));
}

/// Ruling: Q-BASE-14.
/// Rules: BASE-CARD-03.
#[test]
fn a_corporations_first_action_is_compulsory_and_done_once_on_the_first_turn() {
    let mut game =
        table(2).seat(0).corporation(THARSIS_REPUBLIC).first_action_due().money(60).hand(&[MINE]).start();
    assert_eq!(game.all_offers(), [Choice::FirstAction, Choice::Pass]);
    for choice in [Choice::Play(MINE.id), Choice::Project(StandardProject::City)] {
        assert_eq!(game.refusal(choice), Refusal::FirstActionDue);
    }
    game.answer(Choice::FirstAction);
    assert_eq!(game.offered_areas().len(), 48);
    game.on(2, 3);
    assert_eq!((game.tile(2, 3), game.stock(0, MegaCredits)), (Some(Tile::City), 63));
    // It was one of the two actions, and is not asked for again.
    assert!(game.offers(Choice::EndTurn) && game.offers(Choice::Play(MINE.id)));
    assert_eq!(game.refusal(Choice::Pass), Refusal::AlreadyActed);
    game.answer(Choice::EndTurn);
    game.answer(Choice::Pass);
    assert_eq!(game.asked_one(), seat(0));
    assert!(!game.all_offers().contains(&Choice::FirstAction) && game.offers(Choice::Pass));
}

/// Rules: BASE-CARD-04.
#[test]
fn an_action_is_used_once_a_generation_and_an_effect_is_always_on() {
    let act = Choice::Act { card: TARDIGRADES.id, which: 0 };
    let mut game =
        table(2).seat(1).passed().seat(0).money(50).played(&[TARDIGRADES, ROVER_CONSTRUCTION]).start();
    game.answer(act);
    assert_eq!((game.on_card(TARDIGRADES), game.refusal(act)), (1, Refusal::Used));
    for (city, money) in [((2, 2), 27), ((6, 4), 4)] {
        game.answer(Choice::Project(StandardProject::City));
        game.on(city.0, city.1);
        assert_eq!(game.stock(0, MegaCredits), money);
    }
    assert_eq!(game.refusal(act), Refusal::Used);
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    game.everyone_is_done();
    game.answer(Choice::Pass);
    game.answer(act);
    assert_eq!(game.on_card(TARDIGRADES), 2);
}

/// Rules: BASE-CARD-06.
#[test]
fn a_card_is_bought_for_three_and_played_for_its_printed_cost() {
    let mut game = table(2).seat(0).rating(30).deck(&[MICRO_MILLS, SOLAR_POWER, FISH, ANTS]).end_generation();
    // Seat 1 goes first in the second generation and is dealt first.
    let dealt: Vec<_> = game.facts().players[seat(1)].dealt.iter().copied().collect();
    assert!(dealt.contains(&SOLAR_POWER.id));
    game.answer_for(0, Choice::Done);
    game.answer_for(1, Choice::Card(SOLAR_POWER.id));
    game.answer_for(1, Choice::Done);
    assert_eq!((game.stock(0, MegaCredits), game.stock(1, MegaCredits)), (30, 17));
    assert!(game.facts().players[seat(1)].hand.contains(SOLAR_POWER.id));
    game.play_card(SOLAR_POWER);
    assert_eq!(game.stock(1, MegaCredits), 17 - 11);
    let poor = table(2).seat(0).money(10).hand(&[SOLAR_POWER]).start();
    assert_eq!(poor.refusal(Choice::Play(SOLAR_POWER.id)), short_of(11, 1, &[(Steel, 1)]));
}

/// Rules: BASE-CARD-07.
#[test]
fn every_requirement_must_hold_when_the_card_is_played() {
    let play = Choice::Play(ADVANCED_ECOSYSTEMS.id);
    let with = |cards: &[Card]| table(2).seat(0).money(50).hand(&[ADVANCED_ECOSYSTEMS]).played(cards).start();
    let lacks = |tag| Refusal::TooLow { of: Count::Tags(tag), needs: 1, now: 0 };
    assert_eq!(with(&[FISH, ANTS]).refusal(play), lacks(Tag::Plant));
    assert_eq!(with(&[LICHEN, ANTS]).refusal(play), lacks(Tag::Animal));
    assert_eq!(with(&[LICHEN, FISH]).refusal(play), lacks(Tag::Microbe));
    assert!(with(&[LICHEN, FISH, ANTS]).offers(play));
    // Only one's own tags count.
    let game = table(2)
        .seat(0)
        .money(50)
        .hand(&[ADVANCED_ECOSYSTEMS])
        .played(&[LICHEN, FISH])
        .seat(1)
        .played(&[ANTS])
        .start();
    assert_eq!(game.refusal(play), lacks(Tag::Microbe));
}

/// Rules: BASE-CARD-08.
#[test]
fn requirements_are_not_checked_again_when_the_card_is_used() {
    let with = |oxygen| {
        table(2)
            .seat(0)
            .money(50)
            .oxygen(oxygen)
            .hand(&[COLONIZER_TRAINING_CAMP])
            .played(&[SEARCH_FOR_LIFE])
            .on_card(SEARCH_FOR_LIFE, 1)
            .deck(&[TARDIGRADES])
            .start()
    };
    let search = Choice::Act { card: SEARCH_FOR_LIFE.id, which: 0 };
    // Both cards allow little oxygen: one lies open, the other is still in hand.
    let mut game = with(12);
    let why = Refusal::TooHigh { of: Count::Track(Oxygen), allows: 5, now: 12 };
    assert_eq!(game.refusal(Choice::Play(COLONIZER_TRAINING_CAMP.id)), why);
    assert_eq!(score(game.facts(), seat(0)).cards, 3);
    game.answer(search);
    assert_eq!((game.on_card(SEARCH_FOR_LIFE), game.stock(0, MegaCredits)), (2, 49));
    assert!(with(5).offers(Choice::Play(COLONIZER_TRAINING_CAMP.id)));
}

/// Rules: BASE-CARD-09.
#[test]
fn a_requirement_bounds_a_parameter_from_below_or_above_or_asks_for_production_or_tags() {
    let cards = [BREATHING_FILTERS, DUST_SEALS, GREAT_ESCARPMENT_CONSORTIUM, FUSION_POWER];
    let with = || table(2).seat(0).money(50).hand(&cards);
    let play = |card: Card| Choice::Play(card.id);
    let low = |of, needs, now| Refusal::TooLow { of, needs, now };
    assert!(with().oxygen(7).start().offers(play(BREATHING_FILTERS)));
    assert!(with().oxygen(14).start().offers(play(BREATHING_FILTERS)));
    let why = low(Count::Track(Oxygen), 7, 6);
    assert_eq!(with().oxygen(6).start().refusal(play(BREATHING_FILTERS)), why);
    assert!(with().start().offers(play(DUST_SEALS)));
    assert!(with().oceans(3).start().offers(play(DUST_SEALS)));
    let why = Refusal::TooHigh { of: Count::Track(Oceans), allows: 3, now: 4 };
    assert_eq!(with().oceans(4).start().refusal(play(DUST_SEALS)), why);
    assert!(with().production(Steel, 1).start().offers(play(GREAT_ESCARPMENT_CONSORTIUM)));
    // The production of another does not count.
    let other = with().stock(Steel, 5).seat(1).production(Steel, 3).start();
    let why = low(Count::Production(Steel), 1, 0);
    assert_eq!(other.refusal(play(GREAT_ESCARPMENT_CONSORTIUM)), why);
    assert!(with().played(&[POWER_PLANT, SOLAR_POWER]).start().offers(play(FUSION_POWER)));
    let why = low(Count::Tags(Tag::Power), 2, 1);
    assert_eq!(with().played(&[POWER_PLANT]).start().refusal(play(FUSION_POWER)), why);
    for card in projects() {
        for requirement in card.requirements {
            let known = match requirement.of {
                // The last three are of Turmoil: a party, a leader, the chairman.
                Count::Track(_)
                | Count::Colonies(Whose::Own)
                | Count::InPower(_)
                | Count::Leads
                | Count::Chair(_) => true,
                Count::Production(_) | Count::Tags(_) | Count::Tiles(..) | Count::Rating | Count::Goal(_) => {
                    matches!(requirement.bound, Bound::AtLeast(_))
                }
                _ => false,
            };
            assert!(known, "{}", card.name);
        }
    }
}

/// Rules: BASE-CARD-10.
#[test]
fn a_card_has_up_to_three_tags_which_do_nothing_by_themselves() {
    let with = |tags| projects().filter(|card| card.tags.len() == tags).count();
    assert!((0..=3).all(|tags| with(tags) > 0));
    let more = projects().filter(|card| card.tags.len() > 3 && card.module != Module::Colonies);
    assert_eq!(more.count(), 0);
    // A science tag and a space tag: a card is paid for, played, and nothing more.
    let probe = |listener: &[Card]| {
        let mut game = table(2).seat(0).money(6).hand(&[TRANS_NEPTUNE_PROBE]).played(listener).start();
        let events = game.play_card(TRANS_NEPTUNE_PROBE);
        for resource in Resource::ALL {
            assert_eq!((game.stock(0, resource), game.production(0, resource)), (0, 0));
        }
        events
    };
    let paid = Event::Paid { seat: seat(0), with: Payer::Stock(MegaCredits), amount: 6 };
    let played = Event::Played { seat: seat(0), card: TRANS_NEPTUNE_PROBE.id };
    assert_eq!(probe(&[MICRO_MILLS]), [paid, played]);
    // Other text gives the tag its meaning.
    let added = Event::Added { card: OLYMPUS_CONFERENCE.id, amount: 1 };
    assert_eq!(probe(&[OLYMPUS_CONFERENCE]), [paid, played, added]);
}

/// Rules: BASE-CARD-11.
#[test]
fn victory_points_of_cards_are_ignored_until_the_end() {
    let mut game = table(2)
        .temperature(8)
        .oxygen(14)
        .oceans(9)
        .seat(0)
        .money(13)
        .hand(&[TRANS_NEPTUNE_PROBE, BRIBED_COMMITTEE])
        .start();
    game.play_card(TRANS_NEPTUNE_PROBE);
    assert_eq!(game.rating(0), 20);
    game.play_card(BRIBED_COMMITTEE);
    assert_eq!(game.rating(0), 22);
    game.everyone_passes();
    assert_eq!((game.facts().phase, game.stock(0, MegaCredits)), (Phase::Over, 22));
    let points = score(game.facts(), seat(0));
    assert_eq!((points.rating, points.cards, points.total()), (22, -1, 21));
}

/// Rules: BASE-CARD-12.
#[test]
fn the_card_icon_means_a_card_into_hand_without_paying() {
    let mut game =
        table(2).seat(0).money(9).hand(&[LAGRANGE_OBSERVATORY]).deck(&[MINERAL_DEPOSIT, MINE]).start();
    game.play_card(LAGRANGE_OBSERVATORY);
    let player = &game.facts().players[seat(0)];
    assert_eq!((player.hand_size, player.stock[MegaCredits]), (1, 0));
    assert!(player.hand.contains(MINERAL_DEPOSIT.id) && !player.hand.contains(MINE.id));
    assert_eq!(game.facts().decks[Pile::Projects].last(), Some(&MINE.id));
    assert!(game.offers(Choice::EndTurn), "nothing is asked");
}
