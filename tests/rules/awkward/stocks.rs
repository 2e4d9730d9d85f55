//! Attacks on stocks, gifts, discounts and refunds.

use super::*;

// Attacks on stocks.

/// Ruling: Q-BASE-06.
/// Rules: BASE-PLAY-17.
#[test]
fn hired_raiders_steal_one_kind_from_one_victim() {
    let mut game = table(3)
        .seat(0)
        .money(1)
        .hand(&[HIRED_RAIDERS])
        .seat(1)
        .stock(Steel, 5)
        .money(2)
        .seat(2)
        .stock(Steel, 1)
        .start();
    game.play_card(HIRED_RAIDERS);
    assert_eq!(game.all_offers(), [Choice::Option(0), Choice::Option(1), Choice::Done]);
    let (mut money, mut declined) = (game.clone(), game.clone());
    game.answer(Choice::Option(0));
    assert_eq!(game.all_offers(), [Choice::Seat(seat(1)), Choice::Seat(seat(2)), Choice::Done]);
    game.answer(Choice::Seat(seat(1)));
    assert_eq!(game.all_offers(), [Choice::Amount(1), Choice::Amount(2)]);
    game.answer(Choice::Amount(2));
    assert_eq!((game.stock(0, Steel), game.stock(1, Steel), game.stock(2, Steel)), (2, 3, 1));
    assert_eq!(game.stock(1, MegaCredits), 2, "one kind");
    // Of money only two are there.
    money.answer(Choice::Option(1));
    assert_eq!(money.all_offers(), [Choice::Seat(seat(1)), Choice::Done]);
    money.answer(Choice::Seat(seat(1)));
    assert_eq!(money.refusal(Choice::Amount(3)), Refusal::OutOfBounds { least: 1, most: 2 });
    money.answer(Choice::Amount(1));
    assert_eq!((money.stock(0, MegaCredits), money.stock(1, MegaCredits)), (1, 1));
    declined.answer(Choice::Done);
    assert_eq!((declined.stock(0, Steel), declined.stock(1, Steel)), (0, 5));
}

/// Ruling: Q-SOLO-02.
/// Rules: SOLO-SETUP-12.
#[test]
fn alone_hired_raiders_take_the_full_amount_and_sabotage_does_nothing() {
    let position = table(1).seat(0).money(2).hand(&[HIRED_RAIDERS, SABOTAGE]).start();
    for (option, steel, money) in [(0, 2, 1), (1, 0, 4)] {
        let mut game = position.clone();
        game.play_card(HIRED_RAIDERS);
        game.answer(Choice::Option(option));
        game.answer(Choice::Neutral);
        assert_eq!((game.stock(0, Steel), game.stock(0, MegaCredits)), (steel, money));
    }
    for option in 0..3 {
        let mut game = position.clone();
        game.play_card(SABOTAGE);
        game.answer(Choice::Option(option));
        game.answer(Choice::Neutral);
        assert_eq!(game.stock(0, MegaCredits), 1);
        assert!(game.offers(Choice::EndTurn));
    }
}

/// Ruling: Q-BASE-06.
/// Rules: BASE-PLAY-17, BASE-PLAY-05.
#[test]
fn sabotage_destroys_one_kind_of_one_player_and_only_what_is_there() {
    let position = table(2).seat(0).money(1).hand(&[SABOTAGE]);
    let mut game = position.clone().seat(1).stock(Titanium, 2).stock(Steel, 9).money(8).start();
    game.play_card(SABOTAGE);
    assert_eq!(game.all_offers()[..3], [0, 1, 2].map(Choice::Option));
    for (option, resource, most, left) in [(0, Titanium, 2, 0), (1, Steel, 4, 5), (2, MegaCredits, 7, 1)] {
        let mut game = game.clone();
        game.answer(Choice::Option(option));
        game.answer(Choice::Seat(seat(1)));
        assert_eq!(game.refusal(Choice::Amount(most + 1)), Refusal::OutOfBounds { least: 1, most });
        game.answer(Choice::Amount(most));
        assert_eq!(game.stock(1, resource), left);
        assert_eq!(game.stock(0, resource), 0, "nothing is kept");
        let all = game.stock(1, Titanium) + game.stock(1, Steel) + game.stock(1, MegaCredits);
        assert_eq!(all, 2 + 9 + 8 - most, "the other kinds stay");
        assert!(game.offers(Choice::EndTurn));
    }
    // A kind that nobody has is not offered; with nothing there at all nothing is asked.
    let mut game = position.clone().seat(1).stock(Steel, 1).start();
    game.play_card(SABOTAGE);
    assert_eq!(game.all_offers(), [Choice::Option(1), Choice::Done]);
    let mut game = position.start();
    game.play_card(SABOTAGE);
    assert!(game.offers(Choice::EndTurn));
}

/// Ruling: Q-BASE-06.
/// Rules: BASE-PLAY-17, BASE-PLAY-05.
#[test]
fn a_virus_kills_animals_of_one_card_or_plants_of_one_player() {
    let position = table(3)
        .seat(0)
        .money(1)
        .hand(&[VIRUS])
        .seat(1)
        .stock(Plants, 7)
        .played(&[BIRDS, FISH, PETS])
        .on_card(BIRDS, 3)
        .on_card(FISH, 1)
        .on_card(PETS, 5)
        .seat(2)
        .stock(Plants, 3)
        .played(&[PROTECTED_HABITATS, SMALL_ANIMALS])
        .on_card(SMALL_ANIMALS, 2);
    let mut game = position.start();
    game.play_card(VIRUS);
    assert_eq!(game.all_offers(), [Choice::Option(0), Choice::Option(1), Choice::Done]);
    let (mut plants, mut declined) = (game.clone(), game.clone());
    game.answer(Choice::Option(0));
    let mut prey = holders(&[BIRDS, FISH]);
    prey.push(Choice::Done);
    assert_eq!(game.all_offers(), prey, "pets and protected habitats are safe");
    let mut single = game.clone();
    game.answer(Choice::TableauCard(BIRDS.id));
    assert_eq!(game.all_offers(), [Choice::Amount(1), Choice::Amount(2)]);
    game.answer(Choice::Amount(2));
    assert_eq!((game.on_card(BIRDS), game.on_card(FISH), game.stock(1, Plants)), (1, 1, 7));
    single.answer(Choice::TableauCard(FISH.id));
    assert_eq!((single.on_card(FISH), single.on_card(BIRDS)), (0, 3), "fewer if fewer are there");
    plants.answer(Choice::Option(1));
    assert_eq!(plants.all_offers(), [Choice::Seat(seat(1)), Choice::Done]);
    plants.answer(Choice::Seat(seat(1)));
    assert_eq!(plants.refusal(Choice::Amount(6)), Refusal::OutOfBounds { least: 1, most: 5 });
    plants.answer(Choice::Amount(5));
    assert_eq!((plants.stock(1, Plants), plants.on_card(BIRDS)), (2, 3));
    declined.answer(Choice::Done);
    assert_eq!((declined.stock(1, Plants), declined.on_card(BIRDS)), (7, 3));
}

/// Ruling: Q-SOLO-02.
/// Rules: SOLO-SETUP-12.
#[test]
fn alone_a_virus_harms_nobody() {
    for option in [0, 1] {
        let mut game = table(1).seat(0).money(1).hand(&[VIRUS]).played(&[BIRDS]).on_card(BIRDS, 2).start();
        game.play_card(VIRUS);
        game.answer(Choice::Option(option));
        game.answer(Choice::Neutral);
        assert_eq!((game.on_card(BIRDS), game.stock(0, Plants)), (2, 0));
        assert!(game.offers(Choice::EndTurn));
    }
}

// Gifts.

/// Card: Large Convoy.
#[test]
fn large_convoy_draws_places_an_ocean_and_brings_plants_or_four_animals_to_one_card() {
    let position = table(2).seat(0).money(36).hand(&[LARGE_CONVOY]).deck(&[ALGAE, ANTS]);
    let mut game = position.clone().played(&[BIRDS, FISH, TARDIGRADES]).start();
    game.play_card(LARGE_CONVOY);
    assert_eq!(hand(&game, 0).len(), 2);
    game.on(0, 4);
    assert_eq!(game.rating(0), 21);
    let mut plants = game.clone();
    plants.answer(Choice::Option(0));
    assert_eq!((plants.stock(0, Plants), plants.on_card(BIRDS)), (5, 0));
    game.answer(Choice::Option(1));
    assert_eq!(game.all_offers(), holders(&[BIRDS, FISH]));
    game.answer(Choice::TableauCard(BIRDS.id));
    assert_eq!((game.on_card(BIRDS), game.on_card(FISH), game.stock(0, Plants)), (4, 0, 0));
    assert_eq!(card_points(&game, 0), 2 + 4);
}

/// Ruling: Q-BASE-32.
/// Rules: BASE-PLAY-04, BASE-PLAY-12.
#[test]
fn an_alternative_that_can_do_nothing_may_be_chosen() {
    let mut convoy = table(2).seat(0).money(36).hand(&[LARGE_CONVOY]).start();
    convoy.play_card(LARGE_CONVOY);
    convoy.on(0, 4);
    let mut hydrogen = table(2).seat(0).money(16).hand(&[IMPORTED_HYDROGEN]).start();
    hydrogen.play_card(IMPORTED_HYDROGEN);
    hydrogen.on(0, 4);
    assert_eq!(hydrogen.all_offers(), [0, 1, 2].map(Choice::Option));
    let mut trapping = table(2).seat(0).money(1).stock(Heat, 5).hand(&[LOCAL_HEAT_TRAPPING]).start();
    trapping.play_card(LOCAL_HEAT_TRAPPING);
    for game in [&mut convoy, &mut hydrogen, &mut trapping] {
        assert_eq!(game.all_offers()[..2], [0, 1].map(Choice::Option));
        assert!(game.is_idle(seat(0), Choice::Option(1)) && !game.is_idle(seat(0), Choice::Option(0)));
        let events = game.answer(Choice::Option(1));
        let brought = events.iter().any(|event| matches!(event, Event::Gained { .. } | Event::Added { .. }));
        assert!(!brought && game.offers(Choice::EndTurn), "{events:?}");
    }
    // What costs something that is not there may not: a resource of Olympus Conference.
    let mut game = table(2).seat(0).money(11).played(&[OLYMPUS_CONFERENCE]).hand(&[RESEARCH]).start();
    game.play_card(RESEARCH);
    assert_eq!(game.on_card(OLYMPUS_CONFERENCE), 1, "the first tag adds without asking");
}

/// Rules: BASE-PLAY-04, BASE-PLAY-06.
#[test]
fn the_ceos_favourite_is_an_own_card_that_holds_something() {
    let position =
        table(2).seat(0).money(1).hand(&[CEOS_FAVORITE_PROJECT]).seat(1).played(&[BIRDS]).on_card(BIRDS, 1);
    let mut game = position
        .clone()
        .seat(0)
        .played(&[SECURITY_FLEET, FISH, PHYSICS_COMPLEX, ANTS, MINING_RIGHTS])
        .on_card(SECURITY_FLEET, 1)
        .on_card(PHYSICS_COMPLEX, 2)
        .on_card(MINING_RIGHTS, 1)
        .start();
    game.play_card(CEOS_FAVORITE_PROJECT);
    assert_eq!(game.all_offers(), holders(&[SECURITY_FLEET, PHYSICS_COMPLEX]));
    game.answer(Choice::TableauCard(PHYSICS_COMPLEX.id));
    assert_eq!((game.on_card(PHYSICS_COMPLEX), game.on_card(SECURITY_FLEET)), (3, 1));
    // It may be played for nothing.
    let mut game = position.seat(0).played(&[FISH]).start();
    game.play_card(CEOS_FAVORITE_PROJECT);
    assert!(has_played(&game, 0, CEOS_FAVORITE_PROJECT));
    assert_eq!((game.on_card(FISH), game.on_card(BIRDS)), (0, 1));
}

// What eases the next card.

/// Rules: BASE-CARD-07, BASE-CARD-09.
#[test]
fn special_design_shifts_the_limits_of_the_very_next_card_by_two_steps() {
    let position = table(2).seat(0).money(60).production(Plants, 3);
    let mut game = position.clone().hand(&[SPECIAL_DESIGN, LIVESTOCK, SMALL_ANIMALS]).oxygen(7).start();
    let needs = |needs, now| Refusal::TooLow { of: Count::Track(Oxygen), needs, now };
    assert_eq!(game.refusal(Choice::Play(LIVESTOCK.id)), needs(9, 7));
    game.play_card(SPECIAL_DESIGN);
    assert!(game.offers(Choice::Play(LIVESTOCK.id)));
    // Any card spends it, whether it needed it or not.
    game.play_card(SMALL_ANIMALS);
    game.answer(Choice::Pass);
    assert_eq!(game.refusal(Choice::Play(LIVESTOCK.id)), needs(9, 7));
    // Upper limits too, and temperature by 4 degrees; but no requirement of tags.
    let mut game = position
        .hand(&[
            SPECIAL_DESIGN,
            COLONIZER_TRAINING_CAMP,
            NATURAL_PRESERVE,
            ICE_CAP_MELTING,
            FARMING,
            FUSION_POWER,
        ])
        .oxygen(7)
        .temperature(-2)
        .start();
    game.play_card(SPECIAL_DESIGN);
    assert!(game.offers(Choice::Play(COLONIZER_TRAINING_CAMP.id)));
    assert!(game.offers(Choice::Play(ICE_CAP_MELTING.id)));
    let refusal = game.refusal(Choice::Play(NATURAL_PRESERVE.id));
    assert_eq!(refusal, Refusal::TooHigh { of: Count::Track(Oxygen), allows: 6, now: 7 });
    let refusal = game.refusal(Choice::Play(FARMING.id));
    assert_eq!(refusal, Refusal::TooLow { of: Count::Track(Temperature), needs: 0, now: -2 });
    let refusal = game.refusal(Choice::Play(FUSION_POWER.id));
    assert_eq!(refusal, Refusal::TooLow { of: Count::Tags(Tag::Power), needs: 2, now: 0 });
}

/// Rules: BASE-PLAY-11, BASE-SP-08.
#[test]
fn indentured_workers_take_eight_off_the_very_next_card() {
    let position =
        |money| table(2).seat(0).money(money).hand(&[INDENTURED_WORKERS, COMET, SPONSORS, LICHEN]).start();
    let mut game = position(12);
    game.play_card(INDENTURED_WORKERS);
    assert_eq!(card_points(&game, 0), -1);
    let refusal = game.refusal(Choice::Play(COMET.id));
    assert_eq!(refusal, short_of(13, 1, &[(Titanium, 1)]));
    // No standard project is cheaper, and what the card does not need is lost.
    let refusal = game.refusal(Choice::Project(StandardProject::Asteroid));
    assert_eq!(refusal, short_of(14, 2, &[]));
    game.play_card(SPONSORS);
    assert_eq!(game.stock(0, MegaCredits), 12);
    // The discount is gone with it.
    assert_eq!(game.facts().players[seat(0)].discount, 0);
    assert_eq!(game.asked_one(), seat(1));
    game.answer(Choice::Pass);
    let refusal = game.refusal(Choice::Play(COMET.id));
    assert_eq!(refusal, short_of(21, 9, &[(Titanium, 3)]));
}

/// Card: Special Design, Indentured Workers.
#[test]
fn what_eases_the_next_card_lapses_with_the_generation() {
    let mut game = table(1)
        .seat(0)
        .money(20)
        .rating(0)
        .production(Plants, 1)
        .oxygen(7)
        .hand(&[SPECIAL_DESIGN, INDENTURED_WORKERS, LIVESTOCK])
        .start();
    // The second event spends the first; its own ease stays.
    game.play_card(INDENTURED_WORKERS);
    game.play_card(SPECIAL_DESIGN);
    assert_eq!(game.stock(0, MegaCredits), 20, "4 less 8 is 0");
    let player = &game.facts().players[seat(0)];
    assert_eq!((player.discount, player.leeway), (0, 2));
    assert!(game.offers(Choice::Play(LIVESTOCK.id)));
    game.answer(Choice::Pass);
    assert_eq!(game.facts().phase, Phase::Research);
    game.answer(Choice::Done);
    let refusal = game.refusal(Choice::Play(LIVESTOCK.id));
    assert_eq!(refusal, Refusal::TooLow { of: Count::Track(Oxygen), needs: 9, now: 7 });

    let mut game = table(1).seat(0).money(5).rating(0).hand(&[INDENTURED_WORKERS, SPONSORS]).start();
    game.play_card(INDENTURED_WORKERS);
    game.answer(Choice::EndTurn);
    game.answer(Choice::Pass);
    game.answer(Choice::Done);
    let refusal = game.refusal(Choice::Play(SPONSORS.id));
    assert_eq!(refusal, short_of(6, 1, &[]));
}

// Discounts and refunds.

/// Rules: BASE-TILE-15, BASE-TILE-16.
#[test]
fn research_outpost_stands_alone() {
    let mut game = table(2)
        .seat(0)
        .money(18)
        .hand(&[RESEARCH_OUTPOST])
        .tile(Tile::Ocean, 4, 4)
        .seat(1)
        .tile(Tile::Greenery, 7, 2)
        .start();
    game.play_card(RESEARCH_OUTPOST);
    assert_eq!(game.stock(0, MegaCredits), 0, "its own price is whole");
    // Beside an ocean, beside greenery, and on it.
    assert_eq!(
        game.refusal(Choice::Space(at(3, 3))),
        Refusal::NotThere { tile: Tile::City, area: PlacementRule::Isolated }
    );
    assert_eq!(
        game.refusal(Choice::Space(at(7, 1))),
        Refusal::NotThere { tile: Tile::City, area: PlacementRule::Isolated }
    );
    assert_eq!(game.refusal(Choice::Space(at(7, 2))), Refusal::Occupied);
    game.on(2, 2);
    assert_eq!(game.tile(2, 2), Some(Tile::City));
    // Where nothing stands alone it is not built.
    let game = without_land(table(2), &[(2, 2)]).seat(0).money(18).hand(&[RESEARCH_OUTPOST]).start();
    assert_eq!(
        game.refusal(Choice::Play(RESEARCH_OUTPOST.id)),
        Refusal::NoArea { tile: Tile::City, area: PlacementRule::Isolated }
    );
}

/// Rules: BASE-PLAY-11.
#[test]
fn research_outpost_takes_one_megacredit_off_every_card() {
    let mut game = table(2)
        .seat(0)
        .money(5)
        .played(&[RESEARCH_OUTPOST])
        .hand(&[SPONSORS, INDENTURED_WORKERS, ANTS])
        .start();
    game.play_card(SPONSORS);
    assert_eq!(game.stock(0, MegaCredits), 0);
    game.play_card(INDENTURED_WORKERS);
    assert_eq!(game.stock(0, MegaCredits), 0, "never below 0");
}

/// Rules: BASE-SP-01, BASE-SP-02.
#[test]
fn standard_technology_pays_back_after_the_full_price_was_paid() {
    let position = |money| {
        table(2).seat(0).money(money).stock(Heat, 8).hand(&[ALGAE]).played(&[STANDARD_TECHNOLOGY]).start()
    };
    let mut game = position(11);
    game.answer(Choice::Project(StandardProject::PowerPlant));
    assert_eq!((game.stock(0, MegaCredits), game.production(0, Energy)), (3, 1));
    let refusal = position(10).refusal(Choice::Project(StandardProject::PowerPlant));
    assert_eq!(refusal, short_of(11, 1, &[]));
    // Selling patents and conversions do not count.
    let mut game = position(0);
    game.answer(Choice::Project(StandardProject::SellPatents));
    assert_eq!(game.stock(0, MegaCredits), 1);
    game.answer(Choice::Convert(Conversion::Heat));
    assert_eq!(game.stock(0, MegaCredits), 1);
}

/// Rules: BASE-BLUE-04.
#[test]
fn media_group_and_interplanetary_cinematics_both_pay_for_an_own_event() {
    let mut game = table(2)
        .seat(0)
        .money(20)
        .corporation(INTERPLANETARY_CINEMATICS)
        .played(&[MEDIA_GROUP])
        .hand(&[MINERAL_DEPOSIT, SPONSORS])
        .seat(1)
        .money(20)
        .hand(&[RELEASE_OF_INERT_GASES])
        .start();
    game.play_card(MINERAL_DEPOSIT);
    assert_eq!(game.stock(0, MegaCredits), 20 - 5 + 3 + 2);
    game.play_card(SPONSORS);
    assert_eq!(game.stock(0, MegaCredits), 20 - 6, "no event");
    game.play_card(RELEASE_OF_INERT_GASES);
    assert_eq!((game.stock(0, MegaCredits), game.asked_one()), (14, Seat::new(1).expect("a seat")));
}
