//! Cards whose effects are awkward.

use super::*;

// Robotic Workforce.

/// Rules: BASE-PLAY-14, BASE-PLAY-16.
#[test]
fn robotic_workforce_copies_the_whole_box_with_decreases_of_others() {
    let position = table(2).seat(0).money(9).hand(&[ROBOTIC_WORKFORCE]).played(&[HEAT_TRAPPERS]);
    let mut game = position.clone().production(Heat, 2).seat(1).production(Heat, 2).start();
    game.play_card(ROBOTIC_WORKFORCE);
    assert_eq!(game.all_offers(), [Choice::Seat(seat(1)), Choice::Seat(seat(0))]);
    game.answer(Choice::Seat(seat(1)));
    assert_eq!((game.production(0, Energy), game.production(0, Heat)), (1, 2));
    assert_eq!(game.production(1, Heat), 0);
    // Nobody has two steps of heat production to lose.
    let game = position.production(Heat, 1).seat(1).production(Heat, 1).start();
    assert_eq!(game.refusal(Choice::Play(ROBOTIC_WORKFORCE.id)), Refusal::NothingToCopy);
}

/// Rules: BASE-PLAY-14.
#[test]
fn robotic_workforce_copies_no_tile_no_points_and_must_pay_own_decreases() {
    let position = table(2).seat(0).money(9).hand(&[ROBOTIC_WORKFORCE]).played(&[CAPITAL]);
    let mut game = position.clone().production(Energy, 2).start();
    game.play_card(ROBOTIC_WORKFORCE);
    assert_eq!((game.production(0, MegaCredits), game.production(0, Energy)), (5, 0));
    assert!(game.facts().board.occupied.is_empty());
    assert_eq!(game.facts().players[seat(0)].tags[Tag::City], 1, "the tags of Capital alone");
    let game = position.production(Energy, 1).start();
    assert_eq!(game.refusal(Choice::Play(ROBOTIC_WORKFORCE.id)), Refusal::NothingToCopy);
}

/// Rules: BASE-PLAY-14.
#[test]
fn robotic_workforce_copies_the_metal_that_a_mining_tile_remembers() {
    for (shown, steel, titanium) in [(1, 1, 0), (2, 0, 1)] {
        let mut game = table(2)
            .seat(0)
            .money(9)
            .hand(&[ROBOTIC_WORKFORCE])
            .played(&[MINING_RIGHTS])
            .on_card(MINING_RIGHTS, shown)
            .tile(Tile::MiningRights, 7, 5)
            .start();
        game.play_card(ROBOTIC_WORKFORCE);
        assert_eq!((game.production(0, Steel), game.production(0, Titanium)), (steel, titanium));
        assert_eq!(game.facts().board.occupied.len(), 1, "no second tile");
    }
    // A mine whose tile had no area has no metal to repeat.
    let barren = table(2).seat(0).money(9).hand(&[ROBOTIC_WORKFORCE]).played(&[MINING_RIGHTS]).start();
    assert_eq!(barren.refusal(Choice::Play(ROBOTIC_WORKFORCE.id)), Refusal::NothingToCopy);
}

/// Rules: BASE-PLAY-14.
#[test]
fn robotic_workforce_copies_both_decreases_of_immigrant_city() {
    let position = |money, energy| {
        let table = table(2).seat(0).money(9).hand(&[ROBOTIC_WORKFORCE]).played(&[IMMIGRANT_CITY]);
        table.production(MegaCredits, money).production(Energy, energy).start()
    };
    let mut game = position(-3, 1);
    game.play_card(ROBOTIC_WORKFORCE);
    assert_eq!((game.production(0, MegaCredits), game.production(0, Energy)), (-5, 0));
    // No city is placed, so nothing helps at -4; and energy must be there.
    for (money, energy) in [(-4, 1), (0, 0)] {
        let refusal = position(money, energy).refusal(Choice::Play(ROBOTIC_WORKFORCE.id));
        assert_eq!(refusal, Refusal::NothingToCopy);
    }
}

/// Card: Robotic Workforce.
#[test]
fn robotic_workforce_takes_own_building_cards_with_a_production_box_alone() {
    // No box, a box inside an action, no building tag; and another player's mine.
    let mut game = table(2)
        .seat(0)
        .money(9)
        .hand(&[ROBOTIC_WORKFORCE])
        .played(&[ROVER_CONSTRUCTION, INDUSTRIAL_CENTER, UNDERGROUND_DETONATIONS, SPONSORS])
        .seat(1)
        .played(&[MINE])
        .start();
    assert_eq!(game.refusal(Choice::Play(ROBOTIC_WORKFORCE.id)), Refusal::NothingToCopy);
    // A corporation's box may be copied, and a count is read again.
    game = table(2)
        .seat(0)
        .money(9)
        .corporation(MINING_GUILD)
        .hand(&[ROBOTIC_WORKFORCE])
        .played(&[MEDICAL_LAB, ROVER_CONSTRUCTION])
        .start();
    game.play_card(ROBOTIC_WORKFORCE);
    let mut offers = game.all_offers();
    offers.sort_by_key(|choice| format!("{choice:?}"));
    assert_eq!(offers.len(), 2);
    assert!(game.offers(Choice::TableauCard(MINING_GUILD.id)));
    game.answer(Choice::TableauCard(MEDICAL_LAB.id));
    assert_eq!((game.production(0, MegaCredits), game.production(0, Steel)), (2, 0), "four building tags");
}

// Viral Enhancers.

/// Rules: BASE-PLAY-13, BASE-PB-15.
#[test]
fn viral_enhancers_offer_plant_or_resource_for_each_tag() {
    let position = table(2).seat(0).money(30).played(&[VIRAL_ENHANCERS]);
    let mut game = position.clone().hand(&[TARDIGRADES]).start();
    game.play_card(TARDIGRADES);
    assert_eq!(game.all_offers(), [Choice::Option(0), Choice::Option(1)]);
    let mut other = game.clone();
    game.answer(Choice::Option(0));
    assert_eq!((game.stock(0, Plants), game.on_card(TARDIGRADES)), (1, 0));
    other.answer(Choice::Option(1));
    assert_eq!((other.stock(0, Plants), other.on_card(TARDIGRADES)), (0, 1));

    // Two tags of Ecological Zone are two choices; its own effect adds two animals besides.
    let mut game = position.hand(&[ECOLOGICAL_ZONE]).tile(Tile::Greenery, 2, 2).start();
    game.play_card(ECOLOGICAL_ZONE);
    game.on(2, 3);
    game.answer(Choice::Option(0));
    game.answer(Choice::Option(1));
    assert_eq!((game.stock(0, Plants), game.on_card(ECOLOGICAL_ZONE)), (1, 3));
}

/// Rules: BASE-PB-15.
#[test]
fn viral_enhancers_give_the_plant_where_the_played_card_stores_nothing() {
    // Its own microbe tag counts.
    let mut game = table(2).seat(0).money(9).hand(&[VIRAL_ENHANCERS]).start();
    game.play_card(VIRAL_ENHANCERS);
    assert_eq!(game.stock(0, Plants), 1);
    // Another card that stores microbes is no help, nor one that stores something else.
    let mut game = table(2)
        .seat(0)
        .money(30)
        .played(&[VIRAL_ENHANCERS, TARDIGRADES, LICHEN, BIRDS])
        .hand(&[ADVANCED_ECOSYSTEMS, SEARCH_FOR_LIFE])
        .start();
    game.play_card(ADVANCED_ECOSYSTEMS);
    assert_eq!((game.stock(0, Plants), game.on_card(TARDIGRADES), game.on_card(BIRDS)), (3, 0, 0));
    game.play_card(SEARCH_FOR_LIFE);
    assert_eq!(game.stock(0, Plants), 3, "no such tag");
}

/// Rules: BASE-PLAY-02, BASE-PLAY-13.
#[test]
fn moss_may_be_paid_with_the_plant_that_it_brings_itself() {
    let position = table(2).seat(0).money(20).oceans(3);
    let mut game = position.clone().played(&[VIRAL_ENHANCERS]).hand(&[MOSS]).start();
    game.play_card(MOSS);
    assert_eq!((game.stock(0, Plants), game.production(0, Plants)), (0, 1));
    let game = position.clone().hand(&[MOSS]).start();
    let missing = |needs, has| Refusal::TooFew { resource: Plants, needs, has };
    assert_eq!(game.refusal(Choice::Play(MOSS.id)), missing(1, 0));
    // Two are asked by Nitrophilic Moss, one comes.
    let position = position.played(&[VIRAL_ENHANCERS]).hand(&[NITROPHILIC_MOSS]);
    assert_eq!(position.clone().start().refusal(Choice::Play(NITROPHILIC_MOSS.id)), missing(2, 1));
    let mut game = position.stock(Plants, 1).start();
    game.play_card(NITROPHILIC_MOSS);
    assert_eq!((game.stock(0, Plants), game.production(0, Plants)), (0, 2));
}

// Mars University and Olympus Conference.

/// Rules: BASE-PLAY-13.
#[test]
fn each_science_tag_is_a_choice_of_its_own_so_research_adds_and_then_draws() {
    let mut game = table(2)
        .seat(0)
        .money(11)
        .played(&[OLYMPUS_CONFERENCE])
        .hand(&[RESEARCH])
        .deck(&[ALGAE, ANTS, BIRDS])
        .start();
    game.play_card(RESEARCH);
    // The first tag could only add: there was nothing to take.
    assert_eq!(game.on_card(OLYMPUS_CONFERENCE), 1);
    assert_eq!(game.all_offers()[..2], [Choice::Option(0), Choice::Option(1)]);
    let mut other = game.clone();
    game.answer(Choice::Option(1));
    assert_eq!(game.on_card(OLYMPUS_CONFERENCE), 0);
    assert_eq!(hand(&game, 0).len(), 3);
    other.answer(Choice::Option(0));
    assert_eq!((other.on_card(OLYMPUS_CONFERENCE), hand(&other, 0).len()), (2, 2));
}

/// Card: Olympus Conference, Mars University.
#[test]
fn the_own_science_tag_counts() {
    let mut game = table(2).seat(0).money(20).hand(&[OLYMPUS_CONFERENCE, MARS_UNIVERSITY]).start();
    game.play_card(OLYMPUS_CONFERENCE);
    assert_eq!(game.on_card(OLYMPUS_CONFERENCE), 1);
    let mut game = table(2).seat(0).money(20).hand(&[ALGAE, MARS_UNIVERSITY]).deck(&[ANTS]).start();
    game.play_card(MARS_UNIVERSITY);
    assert_eq!(game.all_offers(), [Choice::Card(ALGAE.id), Choice::Done]);
    game.answer(Choice::Card(ALGAE.id));
    assert_eq!(hand(&game, 0), [ANTS.id]);
    // With nothing in hand nothing is discarded or drawn.
    let mut game = table(2).seat(0).money(20).hand(&[MARS_UNIVERSITY]).deck(&[ANTS]).start();
    game.play_card(MARS_UNIVERSITY);
    assert_eq!(hand(&game, 0), []);
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-ACT-08, BASE-PLAY-13, BASE-UX-03.
#[test]
fn mars_university_follows_olympus_conference_unless_it_is_put_first() {
    let position = table(2)
        .seat(0)
        .money(11)
        .played(&[MARS_UNIVERSITY, OLYMPUS_CONFERENCE])
        .on_card(OLYMPUS_CONFERENCE, 1)
        .hand(&[GENE_REPAIR, SEARCH_FOR_LIFE])
        .deck(&[ANTS, BIRDS]);
    let mut game = position.start();
    game.play_card(SEARCH_FOR_LIFE);
    // By default the conference asks first; the university may be put first, for then what it draws for
    // the card discarded is another one.
    assert_eq!(game.all_offers(), [Choice::Option(0), Choice::Option(1), Choice::First(0)]);
    let mut hastened = game.clone();
    game.answer(Choice::Option(1));
    assert_eq!(hand(&game, 0), [ANTS.id, GENE_REPAIR.id], "drawn before the choice of a discard");
    assert!(game.offers(Choice::Card(ANTS.id)));

    hastened.answer(Choice::First(0));
    assert_eq!(hastened.all_offers(), [Choice::Card(GENE_REPAIR.id), Choice::Done]);
    hastened.answer(Choice::Card(GENE_REPAIR.id));
    assert_eq!(hand(&hastened, 0), [ANTS.id]);
    assert_eq!(hastened.all_offers(), [Choice::Option(0), Choice::Option(1)]);
    hastened.answer(Choice::Option(1));
    assert_eq!(hand(&hastened, 0), [ANTS.id, BIRDS.id]);
    assert_eq!(hastened.asked_one(), seat(0), "the next action");
    assert!(hastened.offers(Choice::EndTurn));
}

// Immigrant City.

/// Ruling: Q-BASE-07.
/// Rules: BASE-PB-04, BASE-PLAY-14.
#[test]
fn immigrant_city_counts_itself_and_may_be_played_at_minus_four() {
    let position = |money| {
        let table = table(2).seat(0).money(13).hand(&[IMMIGRANT_CITY]);
        table.production(MegaCredits, money).production(Energy, 1).start()
    };
    for (before, after) in [(-3, -4), (-4, -5)] {
        let mut game = position(before);
        game.play_card(IMMIGRANT_CITY);
        game.on(2, 2);
        assert_eq!((game.production(0, MegaCredits), game.production(0, Energy)), (after, 0));
        assert_eq!(game.tile(2, 2), Some(Tile::City));
    }
    let refusal = position(-5).refusal(Choice::Play(IMMIGRANT_CITY.id));
    assert_eq!(refusal, production_too_low(MegaCredits, 2, -4));
}

/// Ruling: Q-BASE-04, Q-BASE-07.
/// Rules: BASE-TILE-18, BASE-PLAY-14.
#[test]
fn immigrant_city_needs_an_area_for_its_city() {
    let position = |free: &[(usize, usize)]| {
        let table = without_land(table(2), free).seat(0).money(13).hand(&[IMMIGRANT_CITY]);
        table.production(MegaCredits, -3).production(Energy, 1).start()
    };
    let refusal = position(&[]).refusal(Choice::Play(IMMIGRANT_CITY.id));
    assert_eq!(refusal, Refusal::NoArea { tile: Tile::City, area: PlacementRule::Usual });
    let mut game = position(&[(2, 2)]);
    game.play_card(IMMIGRANT_CITY);
    assert_eq!((game.production(0, MegaCredits), game.production(0, Energy)), (-4, 0));
    assert_eq!(game.tile(2, 2), Some(Tile::City));
}

/// Card: Immigrant City.
#[test]
fn immigrant_city_hears_every_city_of_anyone_on_mars_and_off_it() {
    let mut game =
        table(2).seat(0).played(&[IMMIGRANT_CITY]).seat(1).turn(0).money(45).hand(&[GANYMEDE_COLONY]).start();
    game.answer(Choice::Project(StandardProject::City));
    game.on(2, 2);
    assert_eq!(game.production(0, MegaCredits), 1);
    game.play_card(GANYMEDE_COLONY);
    assert_eq!(game.production(0, MegaCredits), 2);
}

// Local Heat Trapping.

/// Rules: BASE-PLAY-02, BASE-PLAY-12.
#[test]
fn local_heat_trapping_under_helion_holds_back_five_heat_for_itself() {
    let position = |money, heat| {
        let table = table(2).seat(0).corporation(HELION).hand(&[LOCAL_HEAT_TRAPPING]);
        table.money(money).stock(Heat, heat).start()
    };
    // The sixth heat pays the price of 1.
    let mut game = position(0, 6);
    game.play_card(LOCAL_HEAT_TRAPPING);
    game.answer(Choice::Option(0));
    assert_eq!((game.stock(0, Heat), game.stock(0, Plants)), (0, 4));
    // With money and a sixth heat it is a choice, with five it is none.
    let mut game = position(1, 6);
    game.play_card(LOCAL_HEAT_TRAPPING);
    assert_eq!(game.all_offers(), [Choice::Amount(0), Choice::Amount(1)]);
    game.answer(Choice::Amount(0));
    game.answer(Choice::Option(0));
    assert_eq!((game.stock(0, Heat), game.stock(0, MegaCredits), game.stock(0, Plants)), (1, 0, 4));
    let mut game = position(1, 5);
    game.play_card(LOCAL_HEAT_TRAPPING);
    game.answer(Choice::Option(0));
    assert_eq!((game.stock(0, Heat), game.stock(0, MegaCredits), game.stock(0, Plants)), (0, 0, 4));
    // Five heat alone cannot be spent twice, and four are too few whatever the money.
    let play = Choice::Play(LOCAL_HEAT_TRAPPING.id);
    assert_eq!(position(0, 5).refusal(play), short_of(1, 1, &[]));
    assert_eq!(position(9, 4).refusal(play), Refusal::TooFew { resource: Heat, needs: 5, has: 4 });
}

/// Rules: BASE-PB-15.
#[test]
fn local_heat_trapping_puts_both_animals_on_one_card() {
    let mut game = table(2)
        .seat(0)
        .money(1)
        .stock(Heat, 5)
        .played(&[BIRDS, FISH, TARDIGRADES])
        .hand(&[LOCAL_HEAT_TRAPPING])
        .start();
    game.play_card(LOCAL_HEAT_TRAPPING);
    game.answer(Choice::Option(1));
    assert_eq!(game.all_offers(), holders(&[BIRDS, FISH]));
    game.answer(Choice::TableauCard(FISH.id));
    assert_eq!((game.on_card(FISH), game.on_card(BIRDS), game.stock(0, Plants)), (2, 0, 0));
}

// Energy Tapping, Power Supply Consortium, Hackers.

/// Ruling: Q-BASE-05.
/// Rules: BASE-PLAY-16.
#[test]
fn where_nobody_has_energy_production_it_is_taken_from_oneself() {
    let mut game = table(2).seat(0).money(3).hand(&[ENERGY_TAPPING]).start();
    game.play_card(ENERGY_TAPPING);
    assert_eq!(game.production(0, Energy), 0);
    let position = table(2).seat(0).money(5).hand(&[POWER_SUPPLY_CONSORTIUM]);
    let mut game = position.clone().played(&[LUNAR_BEAM, GREAT_DAM]).start();
    game.play_card(POWER_SUPPLY_CONSORTIUM);
    assert_eq!(game.production(0, Energy), 0);
    // Its requirement stays: two power tags in play, its own not counted.
    let refusal = position.played(&[LUNAR_BEAM]).start().refusal(Choice::Play(POWER_SUPPLY_CONSORTIUM.id));
    assert_eq!(refusal, Refusal::TooLow { of: Count::Tags(Tag::Power), needs: 2, now: 1 });
}

/// Ruling: Q-BASE-05.
/// Rules: BASE-PLAY-15, BASE-PLAY-16.
#[test]
fn energy_is_tapped_from_any_player_oneself_last() {
    let mut game = table(3).seat(0).money(3).hand(&[ENERGY_TAPPING]).seat(2).production(Energy, 1).start();
    game.play_card(ENERGY_TAPPING);
    assert_eq!(game.all_offers(), [Choice::Seat(seat(2)), Choice::Seat(seat(0))]);
    game.answer(Choice::Seat(seat(2)));
    assert_eq!((game.production(0, Energy), game.production(2, Energy)), (1, 0));
}

/// Rules: BASE-PLAY-14, BASE-PLAY-16.
#[test]
fn hackers_may_rob_themselves_when_all_others_are_at_the_floor() {
    let position = |own, other, energy| {
        let table = table(2).seat(0).money(3).hand(&[HACKERS]).production(MegaCredits, own);
        table.production(Energy, energy).seat(1).production(MegaCredits, other).start()
    };
    let mut game = position(0, -3, 1);
    game.play_card(HACKERS);
    game.answer(Choice::Seat(seat(1)));
    assert_eq!((game.production(0, MegaCredits), game.production(1, MegaCredits)), (2, -5));
    assert_eq!((game.production(0, Energy), card_points(&game, 0)), (0, -1));
    // A step short of two is no target: -5 rises to -3 and falls again.
    let mut game = position(-5, -4, 1);
    game.play_card(HACKERS);
    assert_eq!((game.production(0, MegaCredits), game.production(1, MegaCredits)), (-5, -4));
    let refusal = position(0, 0, 0).refusal(Choice::Play(HACKERS.id));
    assert_eq!(refusal, production_too_low(Energy, 1, 0));
}

// Numbers that are chosen.

/// Card: Power Infrastructure.
#[test]
fn power_infrastructure_turns_at_least_one_energy_into_money() {
    let position = |energy| table(2).seat(0).played(&[POWER_INFRASTRUCTURE]).stock(Energy, energy).start();
    let mut game = position(4);
    game.answer(act(POWER_INFRASTRUCTURE));
    assert_eq!(game.all_offers(), [1, 2, 3, 4].map(Choice::Amount));
    assert_eq!(game.refusal(Choice::Amount(0)), Refusal::OutOfBounds { least: 1, most: 4 });
    game.answer(Choice::Amount(3));
    assert_eq!((game.stock(0, Energy), game.stock(0, MegaCredits)), (1, 3));
    assert_eq!(game.refusal(act(POWER_INFRASTRUCTURE)), Refusal::Used);
    let refusal = position(0).refusal(act(POWER_INFRASTRUCTURE));
    assert_eq!(refusal, Refusal::NothingToChoose { of: Count::Stock(Energy) });
}

/// Card: Insulation.
#[test]
fn insulation_turns_at_least_one_heat_production_into_money() {
    let position = |heat| table(2).seat(0).money(2).hand(&[INSULATION]).production(Heat, heat).start();
    let mut game = position(3);
    game.play_card(INSULATION);
    assert_eq!(game.all_offers(), [1, 2, 3].map(Choice::Amount));
    assert_eq!(game.refusal(Choice::Amount(4)), Refusal::OutOfBounds { least: 1, most: 3 });
    game.answer(Choice::Amount(2));
    assert_eq!((game.production(0, Heat), game.production(0, MegaCredits)), (1, 2));
    let refusal = position(0).refusal(Choice::Play(INSULATION.id));
    assert_eq!(refusal, Refusal::NothingToChoose { of: Count::Production(Heat) });
}

// Cards that are revealed or looked at.

/// Card: Search For Life.
#[test]
fn search_for_life_reveals_and_discards_and_scores_once() {
    let mut game = table(2)
        .seat(0)
        .money(3)
        .played(&[SEARCH_FOR_LIFE])
        .on_card(SEARCH_FOR_LIFE, 1)
        .deck(&[TARDIGRADES])
        .start();
    assert_eq!(card_points(&game, 0), 3);
    let events = game.answer(act(SEARCH_FOR_LIFE));
    assert!(events.contains(&Event::Revealed { card: TARDIGRADES.id }), "to all");
    assert!(game.facts().discard.contains(TARDIGRADES.id));
    assert_eq!((game.on_card(SEARCH_FOR_LIFE), game.stock(0, MegaCredits)), (2, 2));
    assert_eq!(card_points(&game, 0), 3, "once");

    let mut game = table(2).seat(0).money(1).played(&[SEARCH_FOR_LIFE]).deck(&[PETS]).start();
    game.answer(act(SEARCH_FOR_LIFE));
    assert!(game.facts().discard.contains(PETS.id));
    assert_eq!((game.on_card(SEARCH_FOR_LIFE), card_points(&game, 0)), (0, 0));

    let game = table(2).seat(0).played(&[SEARCH_FOR_LIFE]).start();
    assert_eq!(game.refusal(act(SEARCH_FOR_LIFE)), short_of(1, 1, &[]));
}

/// Card: Inventors' Guild.
#[test]
fn inventors_guild_buys_the_card_it_looks_at_or_declines_it() {
    let position = |money| table(2).seat(0).money(money).played(&[INVENTORS_GUILD]).deck(&[ALGAE]).start();
    let mut game = position(3);
    let events = game.answer(act(INVENTORS_GUILD));
    assert!(events.contains(&Event::Dealt { seat: seat(0), pile: Pile::Projects, card: ALGAE.id }));
    assert_eq!(game.all_offers(), [Choice::Card(ALGAE.id), Choice::Done]);
    let mut other = game.clone();
    game.answer(Choice::Card(ALGAE.id));
    assert_eq!((game.stock(0, MegaCredits), hand(&game, 0)), (0, vec![ALGAE.id]));
    other.answer(Choice::Done);
    assert_eq!((other.stock(0, MegaCredits), hand(&other, 0)), (3, vec![]));
    assert!(other.facts().discard.contains(ALGAE.id));
    // It may be looked at without the money.
    let mut game = position(2);
    game.answer(act(INVENTORS_GUILD));
    assert_eq!(game.all_offers(), [Choice::Done]);
    assert_eq!(game.refusal(Choice::Card(ALGAE.id)), short_of(3, 1, &[]));
    game.answer(Choice::Done);
    assert_eq!((game.stock(0, MegaCredits), game.facts().discarded[Pile::Projects]), (2, 1));
}

/// Card: Business Contacts.
#[test]
fn business_contacts_keep_exactly_two_of_four() {
    let looked_at = [ALGAE, ANTS, ASTEROID, BIRDS];
    let mut ids = looked_at.map(|card| card.id);
    ids.sort_unstable();
    let mut game = table(2).seat(0).money(7).hand(&[BUSINESS_CONTACTS]).deck(&looked_at).start();
    game.play_card(BUSINESS_CONTACTS);
    assert_eq!(game.refusal(Choice::Done), Refusal::NotAnAnswer);
    game.answer(Choice::Card(ids[1]));
    assert_eq!(game.refusal(Choice::Done), Refusal::NotAnAnswer, "two, not one");
    assert_eq!(game.refusal(Choice::Card(ids[1])), Refusal::NotAnAnswer, "not twice");
    game.answer(Choice::Card(ids[3]));
    assert_eq!(hand(&game, 0), [ids[1], ids[3]]);
    assert!(game.facts().discard.contains(ids[0]) && game.facts().discard.contains(ids[2]));
    assert_eq!(game.stock(0, MegaCredits), 0, "they cost nothing");
    assert!(game.offers(Choice::EndTurn));
}

// Predators and Ants.

/// Rules: BASE-PLAY-15, BASE-BLUE-02.
#[test]
fn predators_eat_from_any_card_that_is_not_protected() {
    let mut game = table(3)
        .seat(0)
        .played(&[PREDATORS, FISH])
        .on_card(PREDATORS, 1)
        .on_card(FISH, 1)
        .seat(1)
        .played(&[BIRDS, PETS, TARDIGRADES, LIVESTOCK])
        .on_card(BIRDS, 2)
        .on_card(PETS, 3)
        .on_card(TARDIGRADES, 3)
        .seat(2)
        .played(&[PROTECTED_HABITATS, SMALL_ANIMALS])
        .on_card(SMALL_ANIMALS, 4)
        .start();
    game.answer(act(PREDATORS));
    // Pets, protected habitats, microbes and empty cards are no prey; the cost comes before the gain.
    assert_eq!(game.all_offers(), holders(&[PREDATORS, FISH, BIRDS]));
    let mut itself = game.clone();
    game.answer(Choice::TableauCard(BIRDS.id));
    assert_eq!((game.on_card(BIRDS), game.on_card(PREDATORS)), (1, 2));
    itself.answer(Choice::TableauCard(PREDATORS.id));
    assert_eq!((itself.on_card(BIRDS), itself.on_card(PREDATORS)), (2, 1), "nothing changes");
}

/// Rules: BASE-BLUE-02.
#[test]
fn ants_without_a_source_cannot_act() {
    let position = table(2).seat(0).played(&[ANTS, PREDATORS, FISH]).on_card(FISH, 2);
    let game = position.clone().seat(1).played(&[TARDIGRADES]).start();
    assert_eq!(
        game.refusal(act(ANTS)),
        Refusal::NoSource { what: CardResource::Microbe, needs: 1, from: Source::Anyone }
    );
    assert!(game.offers(act(PREDATORS)));
    let mut game = position.seat(1).played(&[TARDIGRADES]).on_card(TARDIGRADES, 1).start();
    game.answer(act(ANTS));
    assert_eq!((game.on_card(TARDIGRADES), game.on_card(ANTS)), (0, 1), "the only source");
}

/// Ruling: Q-SOLO-02.
/// Rules: SOLO-SETUP-12.
#[test]
fn alone_predators_and_ants_live_off_the_neutral_opponent() {
    let mut game = table(1).seat(0).played(&[PREDATORS, ANTS, PETS]).on_card(PETS, 1).start();
    game.answer(act(PREDATORS));
    assert_eq!((game.on_card(PREDATORS), game.on_card(PETS)), (1, 1), "nobody else may be eaten");
    game.answer(act(ANTS));
    assert_eq!(game.on_card(ANTS), 1);
}

/// Card: Protected Habitats.
#[test]
fn protected_habitats_keep_plants_and_animals_from_opponents_not_from_their_owner() {
    let position = table(3)
        .seat(0)
        .played(&[PROTECTED_HABITATS])
        .stock(Plants, 5)
        .production(Plants, 2)
        .seat(1)
        .stock(Plants, 2)
        .money(40)
        .hand(&[ASTEROID, BIOMASS_COMBUSTORS]);
    let mut game = position.clone().seat(1).turn(0).oxygen(6).start();
    game.play_card(ASTEROID);
    assert_eq!(game.all_offers(), [Choice::Seat(seat(1)), Choice::Done]);
    assert_eq!(game.refusal(Choice::Seat(seat(0))), Refusal::NotAnAnswer);
    game.answer(Choice::Done);
    // Production is not protected.
    game.play_card(BIOMASS_COMBUSTORS);
    assert_eq!(game.production(0, Plants), 1);
    // Their owner may aim at them.
    let mut game = position.seat(0).money(40).hand(&[COMET]).start();
    game.play_card(COMET);
    game.on(0, 1);
    assert!(game.offers(Choice::Seat(seat(0))));
}
