//! Playing a card (BASE-PLAY).

use crate::rules::help::{Play, at, seat, short_of};
use viriditas::kit::Rules;
use viriditas::mars::cards::Parameter::{Oxygen, Temperature};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::Tag;
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Mars, Pile, Refusal, Why, playable};

fn place_of(events: &[Event], is: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(is).unwrap_or_else(|| panic!("not among {events:?}"))
}

/// The card whose step is asked about.
fn asking(game: &Mars) -> Option<CardId> {
    match game.question(game.asked_one()).map(|it| it.why) {
        Some(Why::Effect { card, .. }) => Some(card),
        _ => None,
    }
}

fn is_between_actions(game: &Mars) -> bool {
    game.is_between_moves() && game.offers(Choice::EndTurn)
}

// The three steps.

/// Rules: BASE-PLAY-01.
#[test]
fn a_card_is_checked_then_paid_and_carried_out_then_laid_down() {
    let position =
        || table(2).seat(0).money(20).temperature(-10).hand(&[SUBTERRANEAN_RESERVOIR, HEATHER, BUSHES]);
    let game = position().temperature(-12).start();
    let refusal = Refusal::TooLow { of: Count::Track(Temperature), needs: -10, now: -12 };
    assert_eq!(game.refusal(Choice::Play(BUSHES.id)), refusal, "checked before anything is paid");
    let mut game = position().start();
    let mut events = game.play_card(SUBTERRANEAN_RESERVOIR);
    events.extend(game.on(8, 4));
    let paid = place_of(&events, |it| matches!(it, Event::Paid { amount: 11, .. }));
    let placed = place_of(&events, |it| matches!(it, Event::Placed { .. }));
    let down = place_of(&events, |it| matches!(it, Event::TurnedDown { .. }));
    assert!(paid < placed && placed < down);
    let player = &game.facts().players[seat(0)];
    assert!(!player.hand.contains(SUBTERRANEAN_RESERVOIR.id));
    assert!(player.played.contains(SUBTERRANEAN_RESERVOIR.id));
    assert_eq!(game.facts().discarded[Pile::Projects], 0);
}

/// Rules: BASE-PLAY-02.
#[test]
fn a_card_that_may_be_bought_is_judged_as_if_it_were_in_hand() {
    let all = [STRIP_MINE, OPEN_CITY, POWER_PLANT, SPACE_STATION, BIRDS];
    let seated = || table(2).seat(0).money(9).production(Energy, 1);
    let (empty, holding) = (seated().start(), seated().hand(&all).start());
    let judged: Vec<_> = all.iter().map(|card| playable(empty.facts(), seat(0), card.id)).collect();
    let held = all.iter().map(|card| holding.allows(seat(0), &Choice::Play(card.id)).map(|_| ()));
    assert_eq!(judged, held.collect::<Vec<_>>());
    assert!(judged.contains(&Ok(())) && judged.iter().any(Result::is_err));
}

/// Rules: BASE-PLAY-02.
#[test]
fn who_plays_a_card_meets_its_requirements_and_can_carry_out_its_effects() {
    let position = || table(2).seat(0).money(25).hand(&[STRIP_MINE, OPEN_CITY, POWER_PLANT]);
    let game = position().production(Energy, 1).start();
    let short = Refusal::ProductionTooLow { resource: Energy, falls: 2, now: 1 };
    assert_eq!(game.refusal(Choice::Play(STRIP_MINE.id)), short);
    let low = Refusal::TooLow { of: Count::Track(Oxygen), needs: 12, now: 0 };
    assert_eq!(game.refusal(Choice::Play(OPEN_CITY.id)), low);
    assert!(game.offers(Choice::Play(POWER_PLANT.id)));
    assert_eq!(game.refusal(Choice::Play(BIRDS.id)), Refusal::NotInHand);
    let game = position().production(Energy, 2).oxygen(12).start();
    assert!(game.offers(Choice::Play(STRIP_MINE.id)) && game.offers(Choice::Play(OPEN_CITY.id)));
    let game = position().production(Energy, 2).oxygen(12).money(22).start();
    let short = short_of(23, 1, &[(Steel, 1)]);
    assert_eq!(game.refusal(Choice::Play(OPEN_CITY.id)), short);
}

// The three exceptions.

/// Rules: BASE-PLAY-03, BASE-PLAY-06, BASE-PLAY-06.a.
#[test]
fn an_asteroid_at_the_goal_raises_nothing_and_does_the_rest() {
    let mut game = table(2).seat(0).money(14).hand(&[ASTEROID]).temperature(8).start();
    let events = game.play_card(ASTEROID);
    assert!(!events.iter().any(|it| matches!(it, Event::Raised { .. } | Event::Rated { .. })));
    assert_eq!((game.temperature(), game.rating(0)), (8, 20));
    assert_eq!((game.stock(0, MegaCredits), game.stock(0, Titanium)), (0, 2));
    // One step below the goal it is raised.
    let mut game = table(2).seat(0).money(14).hand(&[ASTEROID]).temperature(6).start();
    game.play_card(ASTEROID);
    assert_eq!((game.temperature(), game.rating(0)), (8, 21));
}

/// Rules: BASE-PLAY-04, BASE-PLAY-06.
#[test]
fn resources_that_no_card_collects_are_left_and_the_rest_is_done() {
    let mut game = table(2).seat(0).money(23).hand(&[IMPORTED_NITROGEN]).start();
    game.play_card(IMPORTED_NITROGEN);
    assert!(is_between_actions(&game));
    assert_eq!((game.rating(0), game.stock(0, Plants)), (21, 4));
    let position = table(2).seat(0).money(23).hand(&[IMPORTED_NITROGEN]).played(&[ANTS]);
    let mut game = position.seat(1).played(&[FISH]).start();
    game.play_card(IMPORTED_NITROGEN);
    assert_eq!((game.on_card(ANTS), game.on_card(FISH)), (3, 0), "the other's card collects nothing");
}

/// Rules: BASE-PLAY-05, BASE-PLAY-06.
/// Ruling: Q-BASE-06.
#[test]
fn removing_resources_may_be_impossible_or_declined() {
    let mut game = table(2).seat(0).money(12).hand(&[MINING_EXPEDITION]).start();
    game.play_card(MINING_EXPEDITION);
    assert!(is_between_actions(&game), "nobody has plants: nothing is asked");
    assert_eq!((game.stock(0, Steel), game.oxygen()), (2, 1));
    let mut game = table(2).seat(0).money(12).hand(&[MINING_EXPEDITION]).seat(1).stock(Plants, 5).start();
    game.play_card(MINING_EXPEDITION);
    game.answer(Choice::Done);
    assert!(is_between_actions(&game));
    assert_eq!((game.stock(0, Steel), game.oxygen(), game.stock(1, Plants)), (2, 1, 5));
}

/// Rules: BASE-PLAY-06.b, BASE-PLAY-17.
/// Ruling: Q-BASE-06.
#[test]
fn an_asteroid_removes_up_to_three_plants_from_one_player_and_never_from_two() {
    let position = || {
        let game = table(3).seat(0).money(14).hand(&[ASTEROID]);
        game.seat(1).stock(Plants, 5).seat(2).stock(Plants, 2).start()
    };
    let mut game = position();
    game.play_card(ASTEROID);
    assert_eq!(game.all_offers(), [Choice::Seat(seat(1)), Choice::Seat(seat(2)), Choice::Done]);
    game.answer(Choice::Seat(seat(1)));
    assert_eq!(game.refusal(Choice::Amount(4)), Refusal::OutOfBounds { least: 1, most: 3 });
    game.answer(Choice::Amount(1));
    assert_eq!((game.stock(1, Plants), game.stock(2, Plants)), (4, 2));
    assert!(is_between_actions(&game), "the other 2 are not taken from anyone else");
    let mut game = position();
    game.play_card(ASTEROID);
    game.answer(Choice::Seat(seat(2)));
    assert_eq!(game.refusal(Choice::Amount(3)), Refusal::OutOfBounds { least: 1, most: 2 });
    game.answer(Choice::Amount(2));
    assert_eq!((game.stock(1, Plants), game.stock(2, Plants)), (5, 0));
    assert!(is_between_actions(&game));
    let mut game = position();
    game.play_card(ASTEROID);
    game.answer(Choice::Done);
    assert_eq!((game.stock(1, Plants), game.stock(2, Plants)), (5, 2));
}

/// Rules: BASE-PLAY-17.a.
#[test]
fn an_asteroid_does_not_force_kim_to_remove_her_own_plants() {
    let mut game = table(2).seat(0).money(14).hand(&[ASTEROID]).stock(Plants, 4).start();
    game.play_card(ASTEROID);
    assert_eq!(game.all_offers(), [Choice::Seat(seat(0)), Choice::Done]);
    game.answer(Choice::Done);
    assert_eq!(game.stock(0, Plants), 4);
    assert!(is_between_actions(&game));
}

// The samples A to E.

/// Rules: BASE-PLAY-07.
#[test]
fn the_consortium_needs_own_titanium_production_and_takes_one_of_anyone() {
    let position = |own| {
        let game = table(3).seat(0).money(13).hand(&[ASTEROID_MINING_CONSORTIUM]).production(Titanium, own);
        game.seat(1).production(Titanium, 2).seat(2).production(Titanium, 1).start()
    };
    let game = position(0);
    let refusal = Refusal::TooLow { of: Count::Production(Titanium), needs: 1, now: 0 };
    assert_eq!(game.refusal(Choice::Play(ASTEROID_MINING_CONSORTIUM.id)), refusal);
    for (target, left) in [(0, [1, 2, 1]), (1, [2, 1, 1]), (2, [2, 2, 0])] {
        let mut game = position(1);
        game.play_card(ASTEROID_MINING_CONSORTIUM);
        game.answer(Choice::Seat(seat(target)));
        assert_eq!([0, 1, 2].map(|number| game.production(number, Titanium)), left);
    }
}

/// Rules: BASE-PLAY-08, BASE-PLAY-08.a.
#[test]
fn cupola_city_needs_nine_percent_oxygen_or_less_and_an_energy_production() {
    let position = |oxygen, energy| {
        table(2).seat(0).money(16).hand(&[CUPOLA_CITY]).oxygen(oxygen).production(Energy, energy).start()
    };
    let play = Choice::Play(CUPOLA_CITY.id);
    let mut game = position(9, 1);
    game.play_card(CUPOLA_CITY);
    game.on(6, 1);
    assert_eq!((game.production(0, Energy), game.production(0, MegaCredits)), (0, 3));
    assert_eq!(game.tile(6, 1), Some(Tile::City));
    let short = Refusal::ProductionTooLow { resource: Energy, falls: 1, now: 0 };
    assert_eq!(position(9, 0).refusal(play), short);
    let high = Refusal::TooHigh { of: Count::Track(Oxygen), allows: 9, now: 10 };
    assert_eq!(position(10, 1).refusal(play), high);
}

/// Rules: BASE-PLAY-09, BASE-PLAY-09.a.
#[test]
fn livestock_needs_nine_percent_oxygen_and_lowers_plant_production() {
    let position = |oxygen, plants| {
        table(2).seat(0).money(13).hand(&[LIVESTOCK]).oxygen(oxygen).production(Plants, plants).start()
    };
    let play = Choice::Play(LIVESTOCK.id);
    let low = Refusal::TooLow { of: Count::Track(Oxygen), needs: 9, now: 8 };
    assert_eq!(position(8, 1).refusal(play), low);
    let short = Refusal::ProductionTooLow { resource: Plants, falls: 1, now: 0 };
    assert_eq!(position(9, 0).refusal(play), short);
    let mut game = position(9, 1);
    game.play_card(LIVESTOCK);
    assert_eq!((game.production(0, Plants), game.production(0, MegaCredits)), (0, 2));
}

/// Rules: BASE-PLAY-10.
#[test]
fn shuttles_need_five_percent_oxygen_and_an_energy_production() {
    let position = |oxygen, energy| {
        table(2).seat(0).money(10).hand(&[SHUTTLES]).oxygen(oxygen).production(Energy, energy).start()
    };
    let play = Choice::Play(SHUTTLES.id);
    let low = Refusal::TooLow { of: Count::Track(Oxygen), needs: 5, now: 4 };
    assert_eq!(position(4, 1).refusal(play), low);
    let short = Refusal::ProductionTooLow { resource: Energy, falls: 1, now: 0 };
    assert_eq!(position(5, 0).refusal(play), short);
    let mut game = position(5, 1);
    game.play_card(SHUTTLES);
    assert_eq!((game.production(0, Energy), game.production(0, MegaCredits)), (0, 2));
}

// Paying.

/// Rules: BASE-PLAY-11.
#[test]
fn discounts_lower_the_cost_before_payment_and_never_below_nothing() {
    let hand = [METHANE_FROM_TITAN, SPACE_MIRRORS, ADAPTED_LICHEN];
    let position = |money| table(2).seat(0).money(money).oxygen(5).hand(&hand);
    let mut game = position(26).played(&[SHUTTLES]).start();
    game.play_card(METHANE_FROM_TITAN);
    assert_eq!(game.stock(0, MegaCredits), 0, "28 − 2");
    let game = position(25).played(&[SHUTTLES]).start();
    let short = short_of(26, 1, &[(Titanium, 1)]);
    assert_eq!(game.refusal(Choice::Play(METHANE_FROM_TITAN.id)), short);
    let mut game = position(9).played(&[SHUTTLES, SPACE_STATION]).start();
    game.play_card(SPACE_MIRRORS);
    assert_eq!(game.stock(0, MegaCredits), 9, "3 − 2 − 2 is nothing, and nothing comes back");
    game.play_card(ADAPTED_LICHEN);
    assert_eq!(game.stock(0, MegaCredits), 0, "no space card: all 9 are paid");
    // Other players' cards take nothing off.
    let game = position(27).seat(1).played(&[SHUTTLES]).start();
    let short = short_of(28, 1, &[(Titanium, 1)]);
    assert_eq!(game.refusal(Choice::Play(METHANE_FROM_TITAN.id)), short);
}

/// Rules: BASE-PLAY-11.a.
#[test]
fn stanley_plays_geothermal_power_for_eight_megacredits_with_thorgate() {
    let position =
        |money| table(2).seat(0).corporation(THORGATE).money(money).hand(&[GEOTHERMAL_POWER]).start();
    let mut game = position(18);
    game.play_card(GEOTHERMAL_POWER);
    assert_eq!((game.stock(0, MegaCredits), game.production(0, Energy)), (10, 2));
    let short = short_of(8, 1, &[(Steel, 1)]);
    assert_eq!(position(7).refusal(Choice::Play(GEOTHERMAL_POWER.id)), short);
}

/// Rules: BASE-PLAY-12.
#[test]
fn a_card_is_paid_before_it_brings_anything() {
    let position = |money| table(2).seat(0).money(money).hand(&[INVESTMENT_LOAN]).start();
    let short = short_of(3, 1, &[]);
    assert_eq!(position(2).refusal(Choice::Play(INVESTMENT_LOAN.id)), short);
    let mut game = position(3);
    let events = game.play_card(INVESTMENT_LOAN);
    let paid = place_of(&events, |it| matches!(it, Event::Paid { amount: 3, .. }));
    let gained = place_of(&events, |it| matches!(it, Event::Gained { amount: 10, .. }));
    let produced = place_of(&events, |it| matches!(it, Event::Produced { .. }));
    assert!(paid < gained && paid < produced);
    assert_eq!(game.stock(0, MegaCredits), 10);
}

/// Rules: BASE-PLAY-19.
#[test]
fn what_a_card_brings_is_there_at_once() {
    let mut game = table(2).seat(0).money(5).hand(&[MINERAL_DEPOSIT, MINE]).start();
    let short = short_of(4, 4, &[(Steel, 2)]);
    game.play_card(MINERAL_DEPOSIT);
    assert_eq!((game.stock(0, MegaCredits), game.stock(0, Steel)), (0, 5));
    game.play_card(MINE);
    game.answer(Choice::Amount(2));
    assert_eq!((game.stock(0, Steel), game.production(0, Steel)), (3, 1));
    let game = table(2).seat(0).hand(&[MINE]).start();
    assert_eq!(game.refusal(Choice::Play(MINE.id)), short);
}

// Effects.

/// Rules: BASE-PLAY-13.
/// Ruling: Q-BASE-03.
#[test]
fn what_a_card_triggers_is_resolved_in_any_order_the_player_likes() {
    let position = || {
        let game = table(2).seat(0).money(11).oxygen(7).hand(&[BREATHING_FILTERS]);
        game.played(&[MARS_UNIVERSITY, OLYMPUS_CONFERENCE])
            .on_card(OLYMPUS_CONFERENCE, 1)
            .deck(&[BIRDS, FISH])
    };
    // The conference first: the card it brings may be the one that the university discards.
    let mut game = position().start();
    game.play_card(BREATHING_FILTERS);
    assert_eq!(asking(&game), Some(OLYMPUS_CONFERENCE.id));
    game.answer(Choice::Option(1));
    assert_eq!(asking(&game), Some(MARS_UNIVERSITY.id));
    game.answer(Choice::Card(BIRDS.id));
    assert_eq!(game.facts().players[seat(0)].hand.iter().collect::<Vec<_>>(), [FISH.id]);
    // The university first: it has another hand before it.
    let mut game = position().hand(&[ANTS]).start();
    game.play_card(BREATHING_FILTERS);
    game.answer(Choice::First(0));
    assert_eq!(asking(&game), Some(MARS_UNIVERSITY.id));
    game.answer(Choice::Card(ANTS.id));
    assert_eq!(asking(&game), Some(OLYMPUS_CONFERENCE.id));
    game.answer(Choice::Option(0));
    assert!(is_between_actions(&game));
    assert_eq!(game.on_card(OLYMPUS_CONFERENCE), 2);
    assert_eq!(game.facts().players[seat(0)].hand.iter().collect::<Vec<_>>(), [BIRDS.id]);
}

/// Rules: BASE-PLAY-13.
/// Ruling: Q-BASE-03.
#[test]
fn immediate_effects_are_resolved_in_any_order_the_player_likes() {
    // The ocean of the comet, with its printed plants, or the removal of plants.
    let position = || table(2).seat(0).money(21).hand(&[COMET]).temperature(-12).stock(Plants, 1).start();
    let mut game = position();
    game.play_card(COMET);
    game.on(3, 7);
    assert_eq!(game.stock(0, Plants), 3, "the printed 2 plants are there when the removal is asked");
    game.answer(Choice::Seat(seat(0)));
    assert!(game.offers(Choice::Amount(3)));
    let mut game = position();
    game.play_card(COMET);
    game.answer(Choice::First(0));
    game.answer(Choice::Seat(seat(0)));
    game.on(3, 7);
    assert_eq!(game.stock(0, Plants), 2);
    assert!(is_between_actions(&game), "what was put first does not come again");
}

/// Rules: BASE-PLAY-14.
/// Ruling: Q-BASE-07.
#[test]
fn every_production_change_of_a_card_is_carried_out() {
    let position = |money: i16, energy| {
        table(2).seat(0).money(25).production(MegaCredits, money).production(Energy, energy)
    };
    let hand = [FUELED_GENERATORS, STRIP_MINE];
    let mut game = position(-4, 2).hand(&hand).start();
    game.play_card(FUELED_GENERATORS);
    assert_eq!((game.production(0, MegaCredits), game.production(0, Energy)), (-5, 3));
    let game = position(-5, 2).hand(&hand).start();
    let floor = Refusal::ProductionTooLow { resource: MegaCredits, falls: 1, now: -5 };
    assert_eq!(game.refusal(Choice::Play(FUELED_GENERATORS.id)), floor);
    let mut game = position(0, 2).hand(&hand).start();
    game.play_card(STRIP_MINE);
    assert_eq!([Steel, Titanium, Energy].map(|it| game.production(0, it)), [2, 1, 0]);
    let game = position(0, 1).hand(&hand).start();
    let short = Refusal::ProductionTooLow { resource: Energy, falls: 2, now: 1 };
    assert_eq!(game.refusal(Choice::Play(STRIP_MINE.id)), short);
}

/// Rules: BASE-PLAY-15.
#[test]
fn a_red_border_aims_at_any_player_and_no_border_at_oneself() {
    let hand = [ENERGY_TAPPING, FOOD_FACTORY];
    let position = || table(3).seat(0).money(20).hand(&hand).production(Energy, 1);
    let others = |game: Scenario| {
        let game = game.seat(1).production(Energy, 1).production(Plants, 3);
        game.seat(2).production(Energy, 1).production(Plants, 3).start()
    };
    for target in 0..3 {
        let mut game = others(position());
        game.play_card(ENERGY_TAPPING);
        game.answer(Choice::Seat(seat(target)));
        let lowered = [0, 1, 2].map(|number| game.production(number, Energy));
        let mut expected = [2, 1, 1];
        expected[usize::from(target)] -= 1;
        assert_eq!(lowered, expected);
    }
    let game = others(position());
    let short = Refusal::ProductionTooLow { resource: Plants, falls: 1, now: 0 };
    assert_eq!(game.refusal(Choice::Play(FOOD_FACTORY.id)), short, "others' plants do not help");
    let mut game = others(position().production(Plants, 1));
    game.play_card(FOOD_FACTORY);
    assert_eq!([0, 1, 2].map(|number| game.production(number, Plants)), [0, 3, 3]);
}

/// Rules: BASE-PLAY-16.
/// Ruling: Q-BASE-05.
#[test]
fn a_red_bordered_decrease_is_compulsory_and_comes_in_full_from_one_player() {
    let position = |heat: [i16; 3]| {
        let game = table(3).seat(0).money(6).hand(&[HEAT_TRAPPERS]).production(Heat, heat[0]);
        game.seat(1).production(Heat, heat[1]).seat(2).production(Heat, heat[2]).start()
    };
    let play = Choice::Play(HEAT_TRAPPERS.id);
    let nobody = Refusal::NobodyProduces { resource: Heat, needs: 2 };
    assert_eq!(position([1, 1, 1]).refusal(play), nobody, "two of them together do not count");
    let mut game = position([3, 2, 2]);
    game.play_card(HEAT_TRAPPERS);
    let targets = [seat(1), seat(2), seat(0)].map(Choice::Seat);
    assert_eq!(game.all_offers(), targets, "oneself comes last, and nobody is no answer");
    game.answer(Choice::Seat(seat(2)));
    assert_eq!([0, 1, 2].map(|number| game.production(number, Heat)), [3, 2, 0]);
    // Nobody else has it: it is one's own.
    let mut game = position([2, 1, 0]);
    game.play_card(HEAT_TRAPPERS);
    assert!(is_between_actions(&game));
    assert_eq!([0, 1, 2].map(|number| game.production(number, Heat)), [0, 1, 0]);
    assert_eq!(game.production(0, Energy), 1);
}

/// Rules: BASE-PLAY-16.a.
#[test]
fn with_the_only_titanium_production_the_consortium_falls_to_nothing_and_rises_to_one() {
    let position = |own| {
        table(3).seat(0).money(13).hand(&[ASTEROID_MINING_CONSORTIUM]).production(Titanium, own).start()
    };
    let mut game = position(1);
    let events = game.play_card(ASTEROID_MINING_CONSORTIUM);
    let changes: Vec<i16> = events
        .iter()
        .filter_map(|event| match event {
            Event::Produced { resource: Titanium, change, .. } => Some(*change),
            _ => None,
        })
        .collect();
    assert_eq!(changes, [-1, 1]);
    assert_eq!(game.production(0, Titanium), 1);
    let refusal = Refusal::TooLow { of: Count::Production(Titanium), needs: 1, now: 0 };
    assert_eq!(position(0).refusal(Choice::Play(ASTEROID_MINING_CONSORTIUM.id)), refusal);
}

/// Rules: BASE-PLAY-18.
#[test]
fn red_bordered_tiles_and_tags_are_those_of_any_player() {
    let tiles = |game: Scenario| game.seat(1).tile(Tile::City, 6, 1).tile(Tile::Greenery, 6, 3);
    let position = || table(3).seat(0).money(30).oxygen(14).tile(Tile::City, 2, 2);
    let mut game = tiles(position().hand(&[GREENHOUSES])).start();
    game.play_card(GREENHOUSES);
    assert_eq!(game.stock(0, Plants), 2, "a city of each");
    let game = tiles(position().hand(&[ECOLOGICAL_ZONE])).start();
    let own = Count::Tiles(TileClass::Greenery, Whose::Own, Ground::Anywhere);
    let refusal = Refusal::TooLow { of: own, needs: 1, now: 0 };
    assert_eq!(game.refusal(Choice::Play(ECOLOGICAL_ZONE.id)), refusal, "no border: an own greenery");
    // Tags: with the border the others' space tags, without it one's own.
    let tags =
        |game: Scenario| game.seat(1).played(&[SPACE_MIRRORS, SHUTTLES]).seat(2).played(&[SOLETTA]).start();
    let position = || table(3).seat(0).money(12).hand(&[TOLL_STATION, SATELLITES]);
    let mut game = tags(position());
    game.play_card(TOLL_STATION);
    assert_eq!(game.production(0, MegaCredits), 3);
    let mut game = tags(position());
    game.play_card(SATELLITES);
    assert_eq!(game.production(0, MegaCredits), 1);
}

/// Rules: BASE-PLAY-20.
#[test]
fn an_exception_in_a_cards_text_is_followed() {
    // Research Outpost: next to no other tile.
    let mut game = table(2).seat(0).money(18).hand(&[RESEARCH_OUTPOST]).tile(Tile::Greenery, 6, 1).start();
    game.play_card(RESEARCH_OUTPOST);
    assert_eq!(
        game.refusal(Choice::Space(at(6, 2))),
        Refusal::NotThere { tile: Tile::City, area: PlacementRule::Isolated }
    );
    assert!(game.offers(Choice::Space(at(6, 3))));
    // Mangrove: a greenery on an area reserved for ocean, and there alone.
    let mut game = table(2).seat(0).money(12).hand(&[MANGROVE]).temperature(4).tile(Tile::City, 6, 1).start();
    game.play_card(MANGROVE);
    assert!(game.offers(Choice::Space(at(0, 1))));
    assert_eq!(
        game.refusal(Choice::Space(at(6, 2))),
        Refusal::NotThere { tile: Tile::Greenery, area: PlacementRule::OceanReserved }
    );
    assert_eq!(game.all_offers().len(), 12);
    game.on(0, 1);
    assert_eq!((game.tile(0, 1), game.oxygen()), (Some(Tile::Greenery), 1));
}

// Where cards go.

/// Rules: BASE-PLAY-21.
#[test]
fn a_played_event_lies_face_down_and_its_tags_counted_only_while_it_was_played() {
    let position =
        table(2).seat(0).money(30).hand(&[TECHNOLOGY_DEMONSTRATION, SATELLITES, INVENTION_CONTEST]);
    let mut game = position.played(&[OLYMPUS_CONFERENCE]).start();
    let events = game.play_card(TECHNOLOGY_DEMONSTRATION);
    assert_eq!(game.on_card(OLYMPUS_CONFERENCE), 1, "its science tag was heard");
    assert!(events.contains(&Event::TurnedDown { seat: seat(0), card: TECHNOLOGY_DEMONSTRATION.id }));
    let player = &game.facts().players[seat(0)];
    assert!(player.played.contains(TECHNOLOGY_DEMONSTRATION.id), "it lies on its owner's pile");
    assert!(!player.hand.contains(TECHNOLOGY_DEMONSTRATION.id));
    assert_eq!(game.facts().discarded[Pile::Projects], 0);
    assert_eq!((player.tags[Tag::Space], player.tags[Tag::Science], player.events), (0, 1, 1));
    game.play_card(SATELLITES);
    assert_eq!(game.production(0, MegaCredits), 1, "of its own tag alone");
}

/// Rules: BASE-PLAY-22.
#[test]
fn a_played_automated_card_is_done_and_its_tags_keep_counting() {
    let mut game = table(2).seat(0).money(30).hand(&[POWER_PLANT, POWER_GRID]).seat(1).passed().start();
    game.play_card(POWER_PLANT);
    let player = &game.facts().players[seat(0)];
    assert_eq!((player.tags[Tag::Power], player.tags[Tag::Building]), (1, 1));
    assert!(!game.all_offers().iter().any(|it| matches!(it, Choice::Act { .. })));
    game.play_card(POWER_GRID);
    assert_eq!(game.production(0, Energy), 1 + 2, "the plant produced once; its tag counts");
    game.answer(Choice::Pass);
    game.everyone_is_done();
    assert_eq!((game.production(0, Energy), game.stock(0, Energy)), (3, 3));
    assert_eq!(game.facts().players[seat(0)].tags[Tag::Power], 2);
}

/// Rules: BASE-PLAY-23.
#[test]
fn active_cards_and_corporations_stay_with_their_effects_actions_and_tags() {
    let position = table(2).seat(0).corporation(UNITED_NATIONS_MARS_INITIATIVE).money(60).raised(1);
    let position = position.oxygen(9).production(Energy, 1).production(Plants, 1);
    let mut game = position.hand(&[SHUTTLES, LIVESTOCK, METHANE_FROM_TITAN]).seat(1).passed().start();
    game.play_card(SHUTTLES);
    game.play_card(LIVESTOCK);
    assert_eq!(game.stock(0, MegaCredits), 60 - 10 - 13);
    let tags = game.facts().players[seat(0)].tags;
    assert_eq!([tags[Tag::Earth], tags[Tag::Space], tags[Tag::Animal]], [1, 1, 1]);
    game.answer(Choice::Act { card: LIVESTOCK.id, which: 0 });
    game.answer(Choice::Act { card: UNITED_NATIONS_MARS_INITIATIVE.id, which: 0 });
    assert_eq!((game.on_card(LIVESTOCK), game.rating(0), game.stock(0, MegaCredits)), (1, 21, 34));
    game.play_card(METHANE_FROM_TITAN);
    assert_eq!(game.stock(0, MegaCredits), 34 - 26, "the discount of Shuttles lasts");
    let all_see = game.facts().players[seat(0)].played;
    assert!([SHUTTLES, LIVESTOCK, UNITED_NATIONS_MARS_INITIATIVE].iter().all(|it| all_see.contains(it.id)));
}
