//! Cards on which other programs went wrong, and what they are to do.

use super::*;
use Phase::{Action, Construction, Development};

const FLIP: Choice = Choice::Standard(StandardAction::BuyOcean);

/// ARES-PB-05: Zeppelins.
#[test]
fn zeppelins_produce_for_a_forest_at_once() {
    let mut game = table(2).phase(Action).played(&[ZEPPELINS]).plants(8).start();
    assert_eq!(game.facts().income(seat(0)).money, 0);
    game.does(0, Choice::Standard(StandardAction::PlantsToForest));
    assert_eq!(game.facts().income(seat(0)).money, 1);
}

/// ARES-ACT-02, ARES-ACT-04, ARES-ACT-05: Standard Technology.
#[test]
fn standard_technology_lowers_what_is_paid_in_money() {
    let game = table(2).phase(Action).played(&[STANDARD_TECHNOLOGY]).start();
    let prices = StandardAction::ALL.map(|action| game.facts().standard_price(seat(0), action).1);
    assert_eq!(prices, [8, 8, 16, 10, 11]);
}

/// ARES-CARD-08: Interplanetary Conference.
#[test]
fn interplanetary_conference_counts_each_earth_and_jovian_tag_but_its_own() {
    let game = table(2).phase(Construction).hand(&[INTERPLANETARY_CONFERENCE, FISH]).money(6);
    let mut game = game.start();
    game.does(0, play(&INTERPLANETARY_CONFERENCE));
    assert_eq!((game.money(0), game.hand(0).len()), (0, 1));
    let game =
        table(2).phase(Development).played(&[INTERPLANETARY_CONFERENCE]).hand(&[MIRANDA_RESORT]).money(9);
    let mut game = game.start();
    game.does(0, play(&MIRANDA_RESORT));
    assert_eq!((game.money(0), game.hand(0).len()), (0, 2));
}

/// ARES-GOAL-03: Plantation.
#[test]
fn plantation_is_two_forests_and_two_steps() {
    let played = [RESEARCH, INTERNS, MATTER_MANUFACTURING];
    let mut game = table(2).phase(Construction).played(&played).hand(&[PLANTATION]).money(22).start();
    game.does(0, play(&PLANTATION));
    assert_eq!(
        (game.player(0).board.forests, game.rating(0), game.player(0).phase_state.raised[0]),
        (2, 7, 2)
    );
}

/// ARES-CARD-08, ARES-PB-02: Herbivores, Small Animals and the like.
#[test]
fn animals_come_for_each_own_step() {
    let played = [HERBIVORES, LIVESTOCK, SMALL_ANIMALS, FISH, ARCTIC_ALGAE];
    let game = table(2).phase(Action).seat(0).played(&played).money(15).plants(8).heat(8).seat(1).heat(8);
    let mut game = game.face_down(&[2]).start();
    game.all(
        0,
        &[
            FLIP,
            Choice::Standard(StandardAction::PlantsToForest),
            Choice::Standard(StandardAction::HeatToTemperature),
        ],
    );
    game.does(1, Choice::Standard(StandardAction::HeatToTemperature));
    let animals = [&HERBIVORES, &LIVESTOCK, &SMALL_ANIMALS, &FISH].map(|card| game.stored(0, card));
    assert_eq!((animals, game.plants(0)), ([3, 1, 1, 1], 4));
}

/// ARES-PHASE-10: Developed Infrastructure and other actions of a price that falls.
#[test]
fn some_actions_become_cheaper() {
    let blue = [DEVELOPED_INFRASTRUCTURE, FISH, INTERNS, ASSEMBLY_LINES];
    let game = table(2).phase(Action).played(&blue).money(9).start();
    assert_eq!(game.refuses(0, act(&DEVELOPED_INFRASTRUCTURE)), short_of_money(1));
    let mut game = table(2).phase(Action).played(&blue).played(&[BIRDS]).money(5).start();
    game.does(0, act(&DEVELOPED_INFRASTRUCTURE));
    assert_eq!((game.rating(0), game.money(0)), (6, 1), "Assembly Lines bring 1");

    let mut game =
        table(2).phase(Action).played(&[AQUIFER_PUMPING, MINE, BUILDING_INDUSTRIES, STRIP_MINE]).start();
    game.does(0, act(&AQUIFER_PUMPING));
    assert_eq!((game.rating(0), game.money(0)), (6, 0), "6 steel: for nothing");
}

/// ARES-PHASE-11: an additional use is a use.
#[test]
fn assembly_lines_bring_one_for_each_use_of_an_action() {
    let game = table(2).phase(Action).chose(Action).played(&[ASSEMBLY_LINES, TARDIGRADES]);
    let mut game = game.heat(8).start();
    game.all(0, &[act(&TARDIGRADES), act(&TARDIGRADES), Choice::Standard(StandardAction::HeatToTemperature)]);
    assert_eq!((game.money(0), game.stored(0, &TARDIGRADES)), (2, 2));
}

/// ARES-CARD-08: Olympus Conference and Mars University answer to themselves.
#[test]
fn own_science_tags_count_where_the_card_says_so() {
    let hand = [OLYMPUS_CONFERENCE, MARS_UNIVERSITY, BIRDS, LICHEN];
    let game = table(1).phase(Construction).chose(Construction).hand(&hand).money(25);
    let mut game = game.deck(&[MINE, HEATHER, GRASS, BUSHES, FISH]).start();
    game.does(0, play(&OLYMPUS_CONFERENCE));
    assert!(game.hand(0).contains(&MINE.id));
    game.does(0, play(&MARS_UNIVERSITY));
    assert!(game.hand(0).contains(&HEATHER.id), "Olympus Conference answers first");
    let exchange = Question::Exchange { card: MARS_UNIVERSITY.id, draw: 1, tag: Tag::Plant, draw_for_tag: 2 };
    assert_eq!(game.asks(0), Some(exchange));
    let mut other = game.clone();
    game.does(0, pick(&LICHEN));
    assert!([GRASS, BUSHES].iter().all(|card| game.hand(0).contains(&card.id)), "two for a plant tag");
    other.does(0, pick(&BIRDS));
    assert!(other.hand(0).contains(&GRASS.id) && !other.hand(0).contains(&BUSHES.id));
}

/// ARES-CARD-10: United Nations Mars Initiative.
#[test]
fn the_united_nations_buy_rating_once_in_a_phase_after_it_has_risen() {
    let game = table(2).phase(Action).corporation(&UNITED_NATIONS_MARS_INITIATIVE).heat(8).money(12);
    let mut game = game.start();
    assert_eq!(game.refuses(0, Choice::BuyRating), Refusal::NotOffered);
    game.does(0, Choice::Standard(StandardAction::HeatToTemperature));
    game.does(0, Choice::BuyRating);
    assert_eq!((game.rating(0), game.money(0)), (7, 6));
    assert_eq!(game.refuses(0, Choice::BuyRating), Refusal::NotOffered);
}

/// ARES-CARD-10: Mining Guild and Saturn Systems.
#[test]
fn mining_guild_and_saturn_systems_answer_to_what_is_played() {
    let mut game = table(2).phase(Development).corporation(&MINING_GUILD).hand(&[MINE]).money(8).start();
    game.does(0, play(&MINE));
    assert_eq!((game.rating(0), game.money(0)), (7, 0), "1 for each steel");
    let mut game =
        table(2).phase(Development).corporation(&SATURN_SYSTEMS).hand(&[GANYMEDE_SHIPYARD]).money(14).start();
    game.does(0, play(&GANYMEDE_SHIPYARD));
    assert_eq!((game.rating(0), game.money(0)), (6, 0));
}

/// ARES-PLAY-09: Nitrogen-Rich Asteroid and Terraforming Ganymede.
#[test]
fn counts_of_a_card_include_itself() {
    let plants = [LICHEN, HEATHER, GRASS, TREES];
    let position = |played: &[Card]| {
        table(2)
            .phase(Construction)
            .played(played)
            .hand(&[NITROGEN_RICH_ASTEROID, TERRAFORMING_GANYMEDE])
            .money(30)
            .start()
    };
    let mut game = position(&plants);
    game.does(0, play(&NITROGEN_RICH_ASTEROID));
    assert_eq!((game.plants(0), game.rating(0)), (6, 8));
    let mut game = position(&plants[..2]);
    game.does(0, play(&NITROGEN_RICH_ASTEROID));
    assert_eq!(game.plants(0), 2);
    let mut game = position(&[ASTEROID_MINING_CONSORTIUM, GREAT_DAM]);
    game.does(0, play(&TERRAFORMING_GANYMEDE));
    assert_eq!(game.rating(0), 6, "its own tag");
}

/// ARES-PB-03, ARES-SAMPLE-05: Eos Chasma National Park.
#[test]
fn eos_chasma_produces_money_and_feeds_another_card() {
    let game = table(2)
        .phase(Development)
        .temperature(-18)
        .played(&[FISH])
        .hand(&[EOS_CHASMA_NATIONAL_PARK])
        .money(16);
    let mut game = game.start();
    game.does(0, play(&EOS_CHASMA_NATIONAL_PARK));
    assert_eq!((game.facts().income(seat(0)).money, game.stored(0, &FISH), game.plants(0)), (2, 1, 3));
}

/// ARES-PB-02: a target is chosen where there are several, and none is asked for where there is one.
#[test]
fn resources_are_put_on_a_card_that_holds_them() {
    let played = [FISH, TARDIGRADES, DECOMPOSERS];
    let position = || {
        table(2)
            .phase(Construction)
            .played(&played)
            .hand(&[CEOS_FAVORITE_PROJECT, IMPORTED_NITROGEN])
            .money(40)
    };
    let mut game = position().start();
    game.does(0, play(&CEOS_FAVORITE_PROJECT));
    assert_eq!(game.offers(0), [pick(&DECOMPOSERS), pick(&FISH), pick(&TARDIGRADES)]);
    game.does(0, pick(&TARDIGRADES));
    assert_eq!(game.stored(0, &TARDIGRADES), 2);
}

/// ARES-CARD-08: each matching tag is a choice of its own.
#[test]
fn decomposers_choose_for_each_tag() {
    let game = table(2).phase(Development).played(&[DECOMPOSERS]).hand(&[ADAPTED_LICHEN]).money(6);
    let mut game = game.start();
    game.does(0, play(&ADAPTED_LICHEN));
    let is_asked = matches!(game.asks(0), Some(Question::Branch { card, .. }) if card == DECOMPOSERS.id);
    assert!(is_asked, "the first tag could only add");
    assert_eq!(game.offers(0), [Choice::Branch(0), Choice::Branch(1)]);
    game.does(0, Choice::Branch(1));
    assert_eq!((game.stored(0, &DECOMPOSERS), game.hand(0).len()), (0, 1));
}

/// ARES-CARD-08: what is not yet in play takes no resources of others' answers.
#[test]
fn viral_enhancers_feed_another_card_that_is_in_play() {
    let position = |played: &[Card]| {
        let game = table(2).phase(Construction).oxygen(12).played(played).hand(&[BIRDS]).money(15);
        let mut game = game.start();
        game.does(0, play(&BIRDS));
        game
    };
    let game = position(&[VIRAL_ENHANCERS]);
    assert_eq!((game.plants(0), game.stored(0, &BIRDS)), (1, 0), "no card could take it: the plant");
    let game = position(&[VIRAL_ENHANCERS, FISH]);
    assert!(matches!(game.asks(0), Some(Question::Branch { card, .. }) if card == VIRAL_ENHANCERS.id));
}

/// ARES-CARD-08: what a revealed card that is discarded brings.
#[test]
fn brainstorming_session_pays_for_a_green_card() {
    let position = |top| table(1).phase(Action).played(&[BRAINSTORMING_SESSION]).deck(&[top]).start();
    let mut green = position(MINE);
    green.does(0, act(&BRAINSTORMING_SESSION));
    assert_eq!((green.money(0), green.hand(0).len()), (1, 0));
    let mut blue = position(FISH);
    blue.does(0, act(&BRAINSTORMING_SESSION));
    assert_eq!((blue.money(0), blue.hand(0)), (0, ids(&[&FISH])));
}

/// ARES-PHASE-10: what is better in a phase that the owner has chosen.
#[test]
fn some_actions_are_better_for_who_chose_the_phase() {
    let played = [COMMUNITY_GARDENS, HYDRO_ELECTRIC_ENERGY, WOOD_BURNING_STOVES];
    let stock = |position: Scenario| {
        let mut game = position.played(&played).money(1).plants(4).start();
        game.all(0, &[act(&COMMUNITY_GARDENS), act(&HYDRO_ELECTRIC_ENERGY), act(&WOOD_BURNING_STOVES)]);
        (game.money(0), game.heat(0), game.plants(0))
    };
    assert_eq!(stock(table(2).phase(Action)), (2, 2, 0));
    assert_eq!(stock(table(2).phase(Action).chose(Action)), (2, 3, 2));
}

/// ARES-CARD-01: Composting Factory.
#[test]
fn composting_factory_sells_cards_for_four() {
    let mut game = table(2).phase(Action).played(&[COMPOSTING_FACTORY]).hand(&[MINE]).start();
    game.does(0, sell(&MINE));
    assert_eq!(game.money(0), 4);
}

/// ARES-PLAY-03, ARES-PLAY-04: Advanced Alloys and `PhoboLog`.
#[test]
fn alloys_make_steel_and_titanium_worth_more() {
    let played = [ADVANCED_ALLOYS, MINE];
    let game = table(2).corporation(&PHOBOLOG).played(&played).start();
    let price = |card: &Card| game.facts().price(seat(0), card.id);
    assert_eq!((price(&COMMERCIAL_DISTRICT), price(&SATELLITES)), (25 - 6, 14 - 5));
}

/// ARES-CARD-08: a trigger answers to each step, each ocean and each token, also where one card brings several.
#[test]
fn each_step_and_each_ocean_of_a_card_is_heard_of() {
    let heard = [LIVESTOCK, ARCTIC_ALGAE, SMALL_ANIMALS];
    let position = |card: Card| table(2).phase(Construction).played(&heard).money(40).hand(&[card]);
    let mut game = position(GIANT_ICE_ASTEROID).face_down(&[2, 7]).start();
    game.does(0, play(&GIANT_ICE_ASTEROID));
    assert_eq!((game.stored(0, &LIVESTOCK), game.plants(0)), (2, 2 * 4));
    let mut game = position(PLANTATION).played(&[RESEARCH, PHYSICS_COMPLEX, INTERNS]).start();
    game.does(0, play(&PLANTATION));
    assert_eq!(game.stored(0, &SMALL_ANIMALS), 2);
}

/// ARES-CARD-10: terraform rating that is paid is no rise.
#[test]
fn the_united_nations_buy_no_rating_after_it_has_only_fallen() {
    let game = table(2).phase(Action).corporation(&UNITED_NATIONS_MARS_INITIATIVE);
    let mut game = game.played(&[ASSET_LIQUIDATION]).money(20).start();
    game.does(0, act(&ASSET_LIQUIDATION));
    assert!(!game.offers(0).contains(&Choice::BuyRating));
}
