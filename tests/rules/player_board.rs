//! The player board and resources (BASE-PB).

use crate::rules::help::{Play, seat, short_of};
use viriditas::kit::Rules;
use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::{
    ANTS, ASTEROID, ASTEROID_MINING, BLACK_POLAR_DUST, CARBONATE_PROCESSING, Conversion, FISH, HACKERS,
    IMPORTED_GHG, LIVESTOCK, MINE, MINERAL_DEPOSIT, NUCLEAR_POWER, PHOBOLOG, REGOLITH_EATERS, SATELLITES,
    SPACE_ELEVATOR, SYMBIOTIC_FUNGUS, StandardProject, TARDIGRADES, TITANIUM_MINE, Tile,
    WATER_SPLITTING_PLANT,
};
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Event, Payer, Payment, Phase, Refusal, score};

/// Rules: BASE-PB-01.
#[test]
fn the_six_resources_of_the_player_board_are_produced_each_for_itself() {
    assert_eq!(Resource::ALL, [MegaCredits, Steel, Titanium, Plants, Energy, Heat]);
    for produced in Resource::ALL {
        let mut game = table(2).seat(0).rating(0).production(produced, 4).stock(produced, 10).start();
        game.everyone_passes();
        for resource in Resource::ALL {
            let expected = match (produced, resource) {
                // Unspent energy has become heat.
                (Energy, Energy) => 4,
                (Energy, Heat) => 10,
                _ if resource == produced => 14,
                _ => 0,
            };
            assert_eq!(game.stock(0, resource), expected, "{resource:?} when {produced:?} is produced");
        }
    }
}

/// Rules: BASE-PB-02.
#[test]
fn a_resource_and_its_production_are_two_things() {
    // Imported GHG shows three heat, and one heat on a brown box.
    let mut game = table(2).seat(0).money(7).hand(&[IMPORTED_GHG]).start();
    game.play_card(IMPORTED_GHG);
    assert_eq!((game.stock(0, Heat), game.production(0, Heat)), (3, 1));
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    assert_eq!((game.stock(0, Heat), game.production(0, Heat)), (4, 1));
    let mut game = table(2).seat(0).money(9).hand(&[MINERAL_DEPOSIT, MINE]).start();
    game.play_card(MINERAL_DEPOSIT);
    assert_eq!((game.stock(0, Steel), game.production(0, Steel)), (5, 0));
    game.play_card(MINE);
    game.answer(Choice::Amount(0));
    assert_eq!((game.stock(0, Steel), game.production(0, Steel)), (5, 1));
}

/// Rules: BASE-PB-03, BASE-PB-03.a.
#[test]
fn production_goes_on_past_ten() {
    let mut game = table(2)
        .seat(0)
        .money(6)
        .production(Heat, 19)
        .production(Energy, 1)
        .hand(&[CARBONATE_PROCESSING])
        .start();
    game.play_card(CARBONATE_PROCESSING);
    assert_eq!(game.production(0, Heat), 22);
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    assert_eq!(game.stock(0, Heat), 22);
    let mut game = table(2)
        .seat(0)
        .money(15)
        .production(Heat, 10)
        .production(MegaCredits, 30)
        .hand(&[BLACK_POLAR_DUST])
        .start();
    game.play_card(BLACK_POLAR_DUST);
    assert_eq!((game.production(0, Heat), game.production(0, MegaCredits)), (13, 28));
}

/// Ruling: Q-BASE-07.
/// Rules: BASE-PB-04.
#[test]
fn no_production_falls_below_nothing_but_that_of_money_to_minus_five() {
    let nuclear =
        |money| table(2).seat(0).money(10).production(MegaCredits, money).hand(&[NUCLEAR_POWER]).start();
    let mut game = nuclear(-3);
    game.play_card(NUCLEAR_POWER);
    assert_eq!((game.production(0, MegaCredits), game.production(0, Energy)), (-5, 3));
    let why = Refusal::ProductionTooLow { resource: MegaCredits, falls: 2, now: -4 };
    assert_eq!(nuclear(-4).refusal(Choice::Play(NUCLEAR_POWER.id)), why);
    let carbonate =
        |energy| table(2).seat(0).money(6).production(Energy, energy).hand(&[CARBONATE_PROCESSING]).start();
    let mut game = carbonate(1);
    game.play_card(CARBONATE_PROCESSING);
    assert_eq!(game.production(0, Energy), 0);
    let why = Refusal::ProductionTooLow { resource: Energy, falls: 1, now: 0 };
    assert_eq!(carbonate(0).refusal(Choice::Play(CARBONATE_PROCESSING.id)), why);
    // A decrease for anyone needs somebody with room for all of it.
    let mut game = table(3)
        .seat(0)
        .money(3)
        .production(Energy, 1)
        .hand(&[HACKERS])
        .seat(1)
        .production(MegaCredits, -3)
        .seat(2)
        .production(MegaCredits, -4)
        .start();
    game.play_card(HACKERS);
    assert!(game.offers(Choice::Seat(seat(1))));
    assert_eq!(game.refusal(Choice::Seat(seat(2))), Refusal::NotAnAnswer);
    game.answer(Choice::Seat(seat(1)));
    assert_eq!((game.production(1, MegaCredits), game.production(2, MegaCredits)), (-5, -4));
}

/// Rules: BASE-PB-05.
#[test]
fn money_comes_by_rating_plus_production() {
    for (rating, production, income) in [(20, 0, 20), (20, -3, 17), (31, 12, 43), (5, -5, 0), (6, -5, 1)] {
        let mut game = table(2).seat(0).money(7).rating(rating).production(MegaCredits, production).start();
        game.everyone_passes();
        assert_eq!(game.stock(0, MegaCredits), 7 + income);
    }
}

/// Ruling: Q-BASE-08.
/// Rules: BASE-PB-06.
#[test]
fn income_is_never_below_nothing() {
    for (rating, production) in [(3, -5), (0, -1), (4, -5)] {
        let mut game = table(2).seat(0).money(7).rating(rating).production(MegaCredits, production).start();
        game.everyone_passes();
        assert_eq!(game.stock(0, MegaCredits), 7);
    }
}

/// Rules: BASE-PB-07.
#[test]
fn steel_pays_two_for_building_cards_and_for_nothing_else() {
    let mut game = table(2).seat(0).stock(Steel, 2).hand(&[MINE]).start();
    game.play_card(MINE);
    assert_eq!((game.stock(0, Steel), game.production(0, Steel)), (0, 1));
    let poor = table(2).seat(0).stock(Steel, 1).hand(&[MINE]).start();
    assert_eq!(poor.refusal(Choice::Play(MINE.id)), short_of(4, 2, &[(Steel, 1)]));
    let game = table(2).seat(0).stock(Steel, 50).hand(&[ASTEROID, TARDIGRADES]).start();
    assert_eq!(game.refusal(Choice::Play(ASTEROID.id)), short_of(14, 14, &[(Titanium, 5)]));
    assert_eq!(game.refusal(Choice::Play(TARDIGRADES.id)), short_of(4, 4, &[]));
    let city = Choice::Project(StandardProject::City);
    assert_eq!(game.refusal(city), short_of(25, 25, &[]));
}

/// Rules: BASE-PB-08.
#[test]
fn titanium_pays_three_for_space_cards_and_for_nothing_else() {
    let mut game = table(2).seat(0).stock(Titanium, 10).hand(&[ASTEROID_MINING]).start();
    game.play_card(ASTEROID_MINING);
    assert_eq!((game.stock(0, Titanium), game.production(0, Titanium)), (0, 2));
    let poor = table(2).seat(0).stock(Titanium, 9).hand(&[ASTEROID_MINING]).start();
    let why = short_of(30, 3, &[(Titanium, 1)]);
    assert_eq!(poor.refusal(Choice::Play(ASTEROID_MINING.id)), why);
    let game = table(2).seat(0).stock(Titanium, 50).hand(&[MINE, TARDIGRADES]).start();
    assert_eq!(game.refusal(Choice::Play(MINE.id)), short_of(4, 4, &[(Steel, 2)]));
    assert_eq!(game.refusal(Choice::Play(TARDIGRADES.id)), short_of(4, 4, &[]));
    let asteroid = Choice::Project(StandardProject::Asteroid);
    assert_eq!(game.refusal(asteroid), short_of(14, 14, &[]));
    // A card with both tags takes both metals.
    let mut game = table(2).seat(0).stock(Titanium, 5).stock(Steel, 6).hand(&[SPACE_ELEVATOR]).start();
    game.play_card(SPACE_ELEVATOR);
    assert_eq!((game.stock(0, Titanium), game.stock(0, Steel)), (0, 0));
}

/// Rules: BASE-PB-09.
#[test]
fn metal_and_money_are_mixed_in_one_payment() {
    let with = || table(2).seat(0).money(7).stock(Steel, 4).hand(&[TITANIUM_MINE]).start();
    for (steel, money) in [(0, 7), (1, 5), (2, 3), (3, 1), (4, 0)] {
        let mut game = with();
        game.play_card(TITANIUM_MINE);
        game.answer(Choice::Amount(steel));
        assert_eq!((game.stock(0, Steel), game.stock(0, MegaCredits)), (4 - steel, 7 - money));
        assert_eq!(game.production(0, Titanium), 1);
    }
    // What money cannot pay, metal must.
    let mut game = table(2).seat(0).money(3).stock(Steel, 9).hand(&[TITANIUM_MINE]).start();
    game.play_card(TITANIUM_MINE);
    assert_eq!(game.refusal(Choice::Amount(1)), Refusal::OutOfBounds { least: 2, most: 9 });
    let mut game = table(2).seat(0).money(6).stock(Titanium, 5).hand(&[SATELLITES]).start();
    game.play_card(SATELLITES);
    game.answer(Choice::Amount(2));
    assert_eq!((game.stock(0, Titanium), game.stock(0, MegaCredits)), (3, 2));
}

/// Ruling: Q-BASE-31.
/// Rules: BASE-PB-10, BASE-PB-10.a.
#[test]
fn kim_pays_asteroid_mining_with_eight_titanium_or_with_seven_and_two_megacredits() {
    let kim = |money| {
        let kim = table(2).seat(0).corporation(PHOBOLOG).money(money).stock(Titanium, 10);
        let mut game = kim.hand(&[ASTEROID_MINING]).start();
        game.play_card(ASTEROID_MINING);
        game
    };
    // Eight are worth 32: two are lost, and no money comes back.
    let mut game = kim(2);
    game.answer(Choice::Amount(8));
    assert_eq!(
        (game.stock(0, Titanium), game.stock(0, MegaCredits), game.production(0, Titanium)),
        (2, 2, 2)
    );
    let mut game = kim(2);
    game.answer(Choice::Amount(7));
    assert_eq!(
        (game.stock(0, Titanium), game.stock(0, MegaCredits), game.production(0, Titanium)),
        (3, 0, 2)
    );
    assert_eq!(kim(2).refusal(Choice::Amount(6)), Refusal::OutOfBounds { least: 7, most: 10 });
    // Without money to spare eight are the least.
    assert_eq!(kim(1).refusal(Choice::Amount(7)), Refusal::OutOfBounds { least: 8, most: 10 });
    // Whole cubes too many are a waste, which is told and allowed.
    let mut game = kim(2);
    let payment = game.payment(seat(0), None).expect("a price is asked");
    let wasted = |titanium| {
        let mut paid = Payment::default();
        paid.set(Payer::Stock(Titanium), titanium);
        payment.wasted(&paid).of(Payer::Stock(Titanium))
    };
    assert_eq!([7, 8, 9, 10].map(wasted), [0, 0, 1, 2]);
    game.answer(Choice::Amount(10));
    assert_eq!((game.stock(0, Titanium), game.stock(0, MegaCredits)), (0, 2));
    // Steel as well: four for a card of 7 M€.
    let mut game = table(2).seat(0).money(7).stock(Steel, 9).hand(&[TITANIUM_MINE]).start();
    game.play_card(TITANIUM_MINE);
    game.answer(Choice::Amount(4));
    assert_eq!((game.stock(0, Steel), game.stock(0, MegaCredits)), (5, 7));
}

/// Rules: BASE-PB-11.
#[test]
fn eight_plants_become_a_greenery() {
    let convert = Choice::Convert(Conversion::Plants);
    let game = table(2).seat(0).stock(Plants, 7).start();
    assert_eq!(game.refusal(convert), Refusal::TooFew { resource: Plants, needs: 8, has: 7 });
    let mut game = table(2).seat(0).stock(Plants, 19).start();
    game.answer(convert);
    game.on(2, 3);
    assert_eq!((game.stock(0, Plants), game.tile(2, 3)), (11, Some(Tile::Greenery)));
    game.answer(convert);
    game.on(2, 2);
    assert_eq!(game.stock(0, Plants), 3);
}

/// Rules: BASE-PB-12.
#[test]
fn energy_is_spent_by_cards_and_what_is_left_becomes_heat_before_anything_is_produced() {
    let mut game = table(2)
        .seat(0)
        .stock(Energy, 5)
        .stock(Heat, 1)
        .production(Energy, 3)
        .production(Heat, 2)
        .played(&[WATER_SPLITTING_PLANT])
        .start();
    game.answer(Choice::Act { card: WATER_SPLITTING_PLANT.id, which: 0 });
    assert_eq!((game.stock(0, Energy), game.oxygen()), (2, 1));
    game.answer(Choice::EndTurn);
    let events = game.everyone_passes();
    // Two old energy are heat; the three new ones are not.
    assert_eq!((game.stock(0, Energy), game.stock(0, Heat)), (3, 1 + 2 + 2));
    let place = |event| events.iter().position(|&it| it == event).expect("it happened");
    let turned = place(Event::EnergyBecameHeat { seat: seat(0), amount: 2 });
    let begun = place(Event::PhaseBegan(Phase::Production));
    assert!(begun < turned);
    assert!(events[begun..turned].iter().all(|event| !matches!(event, Event::Gained { .. })));
}

/// Rules: BASE-PB-13.
#[test]
fn eight_heat_raise_the_temperature_one_step() {
    let convert = Choice::Convert(Conversion::Heat);
    let game = table(2).seat(0).stock(Heat, 7).start();
    assert_eq!(game.refusal(convert), Refusal::TooFew { resource: Heat, needs: 8, has: 7 });
    let mut game = table(2).seat(0).stock(Heat, 17).start();
    game.answer(convert);
    assert_eq!((game.stock(0, Heat), game.temperature(), game.rating(0)), (9, -28, 21));
    game.answer(convert);
    assert_eq!((game.stock(0, Heat), game.temperature(), game.rating(0)), (1, -26, 22));
}

/// Rules: BASE-PB-14.
#[test]
fn other_resources_live_on_their_card_and_do_what_it_says() {
    let mut game = table(2)
        .seat(0)
        .played(&[LIVESTOCK, REGOLITH_EATERS])
        .on_card(LIVESTOCK, 3)
        .on_card(REGOLITH_EATERS, 2)
        .start();
    let stock = game.facts().players[seat(0)].stock;
    assert_eq!(score(game.facts(), seat(0)).cards, 3);
    game.answer(Choice::Act { card: LIVESTOCK.id, which: 0 });
    assert_eq!((game.on_card(LIVESTOCK), game.on_card(REGOLITH_EATERS)), (4, 2));
    // An animal is a point here; two microbes are oxygen there, and no points.
    assert_eq!(score(game.facts(), seat(0)).cards, 4);
    game.answer(Choice::Act { card: REGOLITH_EATERS.id, which: 0 });
    assert_eq!((game.on_card(LIVESTOCK), game.on_card(REGOLITH_EATERS), game.oxygen()), (4, 0, 1));
    assert_eq!(game.facts().players[seat(0)].stock, stock);
    // They stay there through production.
    game.everyone_passes();
    assert_eq!(game.on_card(LIVESTOCK), 4);
}

/// Rules: BASE-PB-15.
#[test]
fn a_resource_is_added_only_to_an_own_card_that_collects_it() {
    let mut game = table(2)
        .seat(0)
        .played(&[SYMBIOTIC_FUNGUS, TARDIGRADES, REGOLITH_EATERS, FISH, MINE])
        .seat(1)
        .played(&[ANTS])
        .start();
    game.answer(Choice::Act { card: SYMBIOTIC_FUNGUS.id, which: 0 });
    let mut offers = game.all_offers();
    offers.sort_unstable_by_key(|choice| if let Choice::TableauCard(id) = choice { id.number() } else { 0 });
    assert_eq!(offers, [Choice::TableauCard(REGOLITH_EATERS.id), Choice::TableauCard(TARDIGRADES.id)]);
    for card in [FISH, MINE, ANTS, SYMBIOTIC_FUNGUS] {
        assert_eq!(game.refusal(Choice::TableauCard(card.id)), Refusal::NotAnAnswer);
    }
    game.answer(Choice::TableauCard(TARDIGRADES.id));
    assert_eq!((game.on_card(TARDIGRADES), game.on_card(REGOLITH_EATERS), game.on_card(ANTS)), (1, 0, 0));
}
