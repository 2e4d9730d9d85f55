//! What each corporation does all game long, where no rule of the book speaks of it.

use crate::rules::help::{Play, seat};
use viriditas::kit::Rules;
use viriditas::mars::cards::Parameter::Temperature;
use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Discounts, Event, Mars, Refusal};

/// What the events bring seat 0 of a resource.
fn gained(events: &[Event], of: Resource) -> u16 {
    let part = |event: &Event| match *event {
        Event::Gained { seat: to, resource, amount } if (to, resource) == (seat(0), of) => amount,
        _ => 0,
    };
    events.iter().map(part).sum()
}

/// Card: `CrediCor`.
#[test]
fn credicor_gets_four_megacredits_for_a_card_or_project_of_twenty_or_more() {
    let position = || table(2).seat(0).corporation(CREDICOR).money(100).production(Energy, 4);
    // The printed cost counts, whatever was taken off it, and every kind of card.
    for (card, expected) in
        [(MAGNETIC_FIELD_GENERATORS, 4), (COMET, 4), (LARGE_CONVOY, 4), (IMPORTED_HYDROGEN, 0)]
    {
        let mut game = position().played(&[EARTH_CATAPULT]).hand(&[card]).start();
        let mut events = game.play_card(card);
        while !game.is_between_moves() {
            let answer = game.all_offers()[0];
            events.extend(game.answer(answer));
        }
        assert_eq!(gained(&events, MegaCredits), expected, "{}", card.name);
    }
    for (project, expected) in [
        (StandardProject::PowerPlant, 0),
        (StandardProject::Asteroid, 0),
        (StandardProject::Aquifer, 0),
        (StandardProject::Greenery, 4),
        (StandardProject::City, 4),
    ] {
        let mut game = position().start();
        let mut events = game.answer(Choice::Project(project));
        if game.offered_areas().len() > 1 {
            let area = game.offered_areas()[0];
            events.extend(game.answer(Choice::Space(area)));
        }
        assert_eq!(gained(&events, MegaCredits), expected, "{project:?}");
    }
    // Another player's bring it nothing, and a conversion is no project.
    let mut game = table(2).seat(0).corporation(CREDICOR).seat(1).money(25).turn(0).start();
    game.answer(Choice::Project(StandardProject::City));
    assert_eq!(gained(&game.on(2, 2), MegaCredits), 0);
    let mut game = position().stock(Heat, 8).start();
    assert_eq!(gained(&game.answer(Choice::Convert(Conversion::Heat)), MegaCredits), 0);
}

/// Card: Ecoline.
#[test]
fn ecoline_turns_seven_plants_into_a_greenery() {
    let position = |plants| table(2).seat(0).corporation(ECOLINE).stock(Plants, plants).start();
    let few = Refusal::TooFew { resource: Plants, needs: 7, has: 6 };
    assert_eq!(position(6).refusal(Choice::Convert(Conversion::Plants)), few);
    let mut game = position(9);
    game.answer(Choice::Convert(Conversion::Plants));
    game.on(6, 1);
    assert_eq!(game.stock(0, Plants), 2);
    let game = table(2).seat(0).corporation(THORGATE).stock(Plants, 7).start();
    let few = Refusal::TooFew { resource: Plants, needs: 8, has: 7 };
    assert_eq!(game.refusal(Choice::Convert(Conversion::Plants)), few);
}

/// Card: Mining Guild.
#[test]
fn the_mining_guild_produces_steel_for_each_own_tile_on_metal() {
    let city = |by: u8, row, position| {
        let mut game = table(2).seat(0).corporation(MINING_GUILD).seat(by).money(25).turn(0).start();
        game.answer(Choice::Project(StandardProject::City));
        game.on(row, position);
        game.production(0, Steel)
    };
    // Two steel, one steel, one titanium, a card, nothing; and the city of another.
    assert_eq!(
        [(0, 0), (1, 1), (7, 5), (2, 0), (2, 1)].map(|(row, place)| city(0, row, place)),
        [1, 1, 1, 0, 0]
    );
    assert_eq!(city(1, 0, 0), 0);
    // An ocean on metal is a tile that it places, too.
    let mut game = table(2).seat(0).corporation(MINING_GUILD).money(18).start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    game.on(0, 1);
    assert_eq!(game.production(0, Steel), 1);
}

/// Card: Saturn Systems.
#[test]
fn saturn_systems_produces_a_megacredit_for_every_jovian_tag_that_anyone_plays() {
    for by in [0, 1] {
        let position = table(2).seat(0).corporation(SATURN_SYSTEMS).seat(by).money(30).turn(0);
        let mut game = position.hand(&[ASTEROID_MINING, SPONSORS]).start();
        game.play_card(ASTEROID_MINING);
        assert_eq!(game.production(0, MegaCredits), 1);
        assert_eq!(game.production(1, MegaCredits), 0);
    }
}

/// Card: Teractor.
#[test]
fn teractor_pays_three_megacredits_less_for_an_earth_card() {
    let game = table(2).seat(0).corporation(TERACTOR).start();
    let price = |card: &Card| Discounts::of(game.facts(), seat(0)).price(card);
    assert_eq!([&SPONSORS, &IMPORTED_NITROGEN, &INVESTMENT_LOAN, &ASTEROID].map(price), [3, 20, 0, 14]);
    let other = Discounts::of(game.facts(), seat(1));
    assert_eq!(other.price(&SPONSORS), 6);
}

/// Card: Inventrix.
#[test]
fn inventrix_may_miss_a_limit_on_a_parameter_by_two_steps_either_way() {
    // Extreme-Cold Fungus wants −10 °C or colder, Grass −16 °C or warmer.
    let game = |corporation, celsius| {
        let position = table(2).seat(0).corporation(corporation).money(30).temperature(celsius);
        position.hand(&[EXTREME_COLD_FUNGUS, GRASS]).start()
    };
    let plays = |game: &Mars, card: Card| game.offers(Choice::Play(card.id));
    for (corporation, cold, warm) in [(INVENTRIX, -20, -6), (THORGATE, -16, -10)] {
        assert!(plays(&game(corporation, cold), GRASS) && !plays(&game(corporation, cold - 2), GRASS));
        let fungus = EXTREME_COLD_FUNGUS;
        assert!(plays(&game(corporation, warm), fungus) && !plays(&game(corporation, warm + 2), fungus));
    }
    let of = Count::Track(Temperature);
    let too_low = Refusal::TooLow { of, needs: -20, now: -22 };
    assert_eq!(game(INVENTRIX, -22).refusal(Choice::Play(GRASS.id)), too_low);
}

/// Card: United Nations Mars Initiative.
#[test]
fn the_united_nations_act_only_in_a_generation_in_which_their_rating_rose() {
    let action = Choice::Act { card: UNITED_NATIONS_MARS_INITIATIVE.id, which: 0 };
    let position = table(2).seat(0).corporation(UNITED_NATIONS_MARS_INITIATIVE);
    let mut game = position.money(3).stock(Heat, 8).start();
    let refusal = Refusal::TooLow { of: Count::RatingRaised, needs: 1, now: 0 };
    assert_eq!(game.refusal(action), refusal);
    game.answer(Choice::Convert(Conversion::Heat));
    game.answer(action);
    assert_eq!((game.rating(0), game.stock(0, MegaCredits)), (22, 0));
}
