//! Blue-card actions and conversions (BASE-BLUE, BASE-CONV).

use crate::rules::help::{Play, at, idle, seat, without_land};
use viriditas::kit::Rules;
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel};
use viriditas::mars::cards::*;
use viriditas::mars::cards::{Parameter, Tag};
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Payer, Refusal, Setup, Switch, score};

fn act(card: Card, which: u8) -> Choice {
    Choice::Act { card: card.id, which }
}

// Blue cards.

/// Ruling: Q-BASE-34.
#[test]
fn an_action_that_can_change_nothing_is_used_for_its_price_and_says_what_is_missing() {
    let any = Stored::OneOf(&CardResource::ALL);
    let microbes = Refusal::NoHolder { what: Stored::Kind(CardResource::Microbe), on: Recipient::Own };
    let game = table(2).seat(0).played(&[SYMBIOTIC_FUNGUS]).start();
    assert_eq!(idle(&game, act(SYMBIOTIC_FUNGUS, 0)), Some(microbes));
    let venus = Scenario::new(Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Venus));
    let floaters = Refusal::NoHolder { what: Stored::Kind(CardResource::Floater), on: Recipient::Own };
    let colonies = Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Venus).with(Switch::Colonies);
    let game = Scenario::new(colonies).seat(0).played(&[FLOATER_TECHNOLOGY]).start();
    assert_eq!(idle(&game, act(FLOATER_TECHNOLOGY, 0)), Some(floaters));
    let base = venus.level(Parameter::Venus, 12).seat(0).played(&[MAXWELL_BASE, BIRDS]);
    let none = Refusal::NoHolder { what: any, on: Recipient::Tagged(Tag::Venus) };
    let game = base.clone().tile_on(Tile::City, Reserved::MaxwellBase).start();
    assert_eq!(idle(&game, act(MAXWELL_BASE, 0)), Some(none));
    let game = base.played(&[DIRIGIBLES]).tile_on(Tile::City, Reserved::MaxwellBase).start();
    assert_eq!(idle(&game, act(MAXWELL_BASE, 0)), None, "Dirigibles have the tag and hold floaters");
    let oxygen = Refusal::AtGoal { parameter: Parameter::Oxygen };
    let plant = table(2).seat(0).played(&[WATER_SPLITTING_PLANT, STEELWORKS]).stock(Energy, 7);
    let mut game = plant.clone().oxygen(14).start();
    assert_eq!(idle(&game, act(WATER_SPLITTING_PLANT, 0)), Some(oxygen));
    assert_eq!(idle(&game, act(STEELWORKS, 0)), None, "which brings steel as well");
    game.answer(act(WATER_SPLITTING_PLANT, 0));
    assert_eq!((game.stock(0, Energy), game.oxygen(), game.rating(0)), (4, 14, 20), "its price is paid");
    assert_eq!(game.refusal(act(WATER_SPLITTING_PLANT, 0)), Refusal::Used);
    assert_eq!(idle(&plant.oxygen(13).start(), act(WATER_SPLITTING_PLANT, 0)), None);
    let pumping = |money| table(2).oceans(9).seat(0).money(money).played(&[AQUIFER_PUMPING]).start();
    let oceans = Refusal::AtGoal { parameter: Parameter::Oceans };
    assert_eq!(idle(&pumping(8), act(AQUIFER_PUMPING, 0)), Some(oceans));
    assert!(!pumping(7).offers(act(AQUIFER_PUMPING, 0)), "what is left of the arrow stays a price");
    let mut game = table(2).seat(0).played(&[POWER_PLANT, MARTIAN_RAILS]).stock(Energy, 1).start();
    let cities = Count::Tiles(TileClass::City, Whose::Anyone, Ground::Mars);
    assert_eq!(idle(&game, act(MARTIAN_RAILS, 0)), Some(Refusal::TooLow { of: cities, needs: 1, now: 0 }));
    game.answer(act(MARTIAN_RAILS, 0));
    assert_eq!((game.stock(0, Energy), game.stock(0, MegaCredits)), (0, 0));
}

/// Rulings: Q-BASE-32, Q-BASE-34.
#[test]
fn each_alternative_of_an_action_is_judged_by_itself() {
    let warm = table(2).temperature(8).seat(0).played(&[GHG_PRODUCING_BACTERIA]);
    let mut game = warm.on_card(GHG_PRODUCING_BACTERIA, 2).start();
    assert!(idle(&game, act(GHG_PRODUCING_BACTERIA, 0)).is_some());
    assert_eq!(idle(&game, act(GHG_PRODUCING_BACTERIA, 1)), None);
    game.answer(act(GHG_PRODUCING_BACTERIA, 0));
    assert_eq!((game.on_card(GHG_PRODUCING_BACTERIA), game.rating(0)), (0, 20));
    let venus = Scenario::new(Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Venus));
    let full = venus.level(Parameter::Venus, 30).seat(0).played(&[JET_STREAM_MICROSCRAPPERS]);
    let game = full.on_card(JET_STREAM_MICROSCRAPPERS, 2).start();
    let raised = act(JET_STREAM_MICROSCRAPPERS, 0);
    assert_eq!(idle(&game, raised), Some(Refusal::AtGoal { parameter: Parameter::Venus }));
    assert!(!game.offers(act(JET_STREAM_MICROSCRAPPERS, 1)), "without titanium");
}

/// Ruling: Q-BASE-34.
/// Rules: VENUS-17.
#[test]
fn what_would_change_nothing_may_be_used_once_more() {
    let venus = Scenario::new(Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Venus));
    let viron = |oxygen| {
        let table = venus.clone().oxygen(oxygen).seat(0).corporation(VIRON).played(&[WATER_SPLITTING_PLANT]);
        table.used(&[WATER_SPLITTING_PLANT]).stock(Energy, 3).start()
    };
    assert_eq!(idle(&viron(13), act(VIRON, 0)), None);
    let mut game = viron(14);
    assert_eq!(idle(&game, act(VIRON, 0)), Some(Refusal::NothingToRepeat));
    game.answer(act(VIRON, 0));
    assert_eq!((game.stock(0, Energy), game.oxygen()), (0, 14));
}

/// Rules: BASE-BLUE-01.
#[test]
fn a_card_action_is_used_once_per_generation() {
    let position = table(2).seat(0).corporation(UNITED_NATIONS_MARS_INITIATIVE).money(6).raised(1);
    let position = position.played(&[EXTREME_COLD_FUNGUS, ANTS, FISH, SMALL_ANIMALS]);
    let mut game = position.seat(1).passed().start();
    game.answer(act(EXTREME_COLD_FUNGUS, 0));
    assert_eq!(game.stock(0, Plants), 1);
    assert_eq!(game.refusal(act(EXTREME_COLD_FUNGUS, 0)), Refusal::Used);
    assert_eq!(game.refusal(act(EXTREME_COLD_FUNGUS, 1)), Refusal::Used, "its alternatives are one action");
    game.answer(act(UNITED_NATIONS_MARS_INITIATIVE, 0));
    assert_eq!(game.refusal(act(UNITED_NATIONS_MARS_INITIATIVE, 0)), Refusal::Used, "corporations too");
    assert_eq!((game.rating(0), game.stock(0, MegaCredits)), (21, 3));
    game.answer(act(FISH, 0));
    game.answer(act(SMALL_ANIMALS, 0));
    assert_eq!((game.on_card(FISH), game.on_card(SMALL_ANIMALS)), (1, 1), "each card has its own");
    game.answer(Choice::Pass);
    game.everyone_is_done();
    game.answer(Choice::Pass);
    game.answer(act(EXTREME_COLD_FUNGUS, 0));
    assert_eq!(game.stock(0, Plants), 2, "in the next generation again");
}

/// Rules: BASE-BLUE-02.
#[test]
fn what_is_left_of_the_arrow_is_paid_first_and_in_full() {
    let position = |energy| table(2).seat(0).played(&[STEELWORKS]).stock(Energy, energy).start();
    let few = Refusal::TooFew { resource: Energy, needs: 4, has: 3 };
    assert_eq!(position(3).refusal(act(STEELWORKS, 0)), few);
    let mut game = position(5);
    let events = game.answer(act(STEELWORKS, 0));
    let place = |is: fn(&Event) -> bool| events.iter().position(is).expect("it happened");
    let paid = place(|it| matches!(it, Event::Paid { with: Payer::Stock(Energy), amount: 4, .. }));
    assert!(paid < place(|it| matches!(it, Event::Gained { resource: Steel, amount: 2, .. })));
    assert!(paid < place(|it| matches!(it, Event::Raised { .. })));
    assert_eq!((game.stock(0, Energy), game.stock(0, Steel), game.oxygen()), (1, 2, 1));
    // From the card itself.
    let position = |microbes| table(2).seat(0).played(&[REGOLITH_EATERS]).on_card(REGOLITH_EATERS, microbes);
    let few = Refusal::TooFewOnCard { what: CardResource::Microbe, needs: 2, has: 1 };
    let mut game = position(1).start();
    assert_eq!(game.refusal(act(REGOLITH_EATERS, 0)), few);
    game.answer(act(REGOLITH_EATERS, 1));
    assert_eq!(game.on_card(REGOLITH_EATERS), 2);
    let mut game = position(2).start();
    game.answer(act(REGOLITH_EATERS, 0));
    assert_eq!((game.on_card(REGOLITH_EATERS), game.oxygen()), (0, 1));
    // What the result brings cannot pay the cost.
    let game = table(2).seat(0).played(&[SPACE_ELEVATOR]).money(50).start();
    let few = Refusal::TooFew { resource: Steel, needs: 1, has: 0 };
    assert_eq!(game.refusal(act(SPACE_ELEVATOR, 0)), few);
}

/// Rules: BASE-BLUE-03, BASE-BLUE-03.a.
#[test]
fn stanley_uses_livestock_in_a_later_action_and_the_card_is_marked() {
    let stanley = 1;
    let position = table(2).oxygen(9).seat(0).passed().seat(stanley).money(13).production(Plants, 1);
    let mut game = position.turn(0).hand(&[LIVESTOCK]).start();
    game.play_card(LIVESTOCK);
    game.answer(Choice::EndTurn);
    assert!(!game.facts().used.contains(LIVESTOCK.id));
    let events = game.answer(act(LIVESTOCK, 0));
    assert!(events.contains(&Event::Used { seat: seat(stanley), card: LIVESTOCK.id }));
    assert_eq!(game.on_card(LIVESTOCK), 1);
    assert!(game.facts().used.contains(LIVESTOCK.id));
    game.answer(Choice::EndTurn);
    assert!(game.facts().used.contains(LIVESTOCK.id), "until the production phase");
    assert_eq!(game.refusal(act(LIVESTOCK, 0)), Refusal::Used);
    game.answer(Choice::Pass);
    assert!(!game.facts().used.contains(LIVESTOCK.id));
    assert_eq!(game.on_card(LIVESTOCK), 1, "the animal stays");
}

/// Rules: BASE-BLUE-04.
#[test]
fn an_effect_without_a_red_arrow_applies_without_limit() {
    let position = table(2).seat(0).money(200).played(&[ROVER_CONSTRUCTION, SPACE_STATION]);
    let mut game = position.hand(&[SOLETTA, GIANT_SPACE_MIRROR]).seat(1).passed().start();
    for (times, place) in [(1, 1), (2, 3), (3, 5)] {
        let before = game.stock(0, MegaCredits);
        game.answer(Choice::Project(StandardProject::City));
        game.on(2, place);
        assert_eq!(game.stock(0, MegaCredits), before - 25 + 2, "city {times}");
    }
    for (card, price) in [(SOLETTA, 33), (GIANT_SPACE_MIRROR, 15)] {
        let before = game.stock(0, MegaCredits);
        game.play_card(card);
        assert_eq!(game.stock(0, MegaCredits), before - price);
    }
    assert!(game.facts().used.is_empty(), "nothing is marked");
    assert!(!game.all_offers().iter().any(|it| matches!(it, Choice::Act { .. })));
}

/// Rules: BASE-BLUE-05.
#[test]
fn some_effects_work_during_other_players_turns() {
    let position = table(3).seat(0).money(18 + 25).seat(1).played(&[ARCTIC_ALGAE, HERBIVORES]);
    let mut game = position.seat(2).played(&[ROVER_CONSTRUCTION, PETS]).start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    game.on(0, 4);
    assert_eq!([0, 1, 2].map(|number| game.stock(number, Plants)), [0, 2, 0]);
    game.answer(Choice::Project(StandardProject::City));
    game.on(2, 2);
    assert_eq!((game.stock(2, MegaCredits), game.on_card(PETS)), (2, 1));
    // Those that speak of the owner do not.
    let mut game = table(2).seat(0).stock(Plants, 8).seat(1).played(&[HERBIVORES]).start();
    game.answer(Choice::Convert(Conversion::Plants));
    game.on(2, 2);
    assert_eq!(game.on_card(HERBIVORES), 0);
}

// Conversions.

/// Rules: BASE-CONV-01.
/// Ruling: Q-BASE-04.
#[test]
fn eight_plants_become_a_greenery_with_oxygen_rating_and_bonuses() {
    let position =
        |plants| table(2).seat(0).stock(Plants, plants).tile(Tile::City, 1, 2).tile(Tile::Ocean, 0, 3);
    let convert = Choice::Convert(Conversion::Plants);
    let few = Refusal::TooFew { resource: Plants, needs: 8, has: 7 };
    assert_eq!(position(7).start().refusal(convert), few);
    let mut game = position(9).start();
    game.answer(convert);
    assert_eq!(game.refusal(Choice::Space(at(6, 1))), Refusal::NotBesideOwn);
    game.on(0, 2);
    assert_eq!((game.tile(0, 2), game.oxygen(), game.rating(0)), (Some(Tile::Greenery), 1, 21));
    assert_eq!((game.stock(0, Plants), game.stock(0, MegaCredits)), (1, 2), "beside an ocean");
    assert!(game.offers(Choice::EndTurn));
    // The tile is the point of it.
    let full = without_land(table(2).seat(0).stock(Plants, 8), &[]);
    assert_eq!(
        full.start().refusal(convert),
        Refusal::NoArea { tile: Tile::Greenery, area: PlacementRule::Usual }
    );
}

/// Rules: BASE-CONV-01.a.
#[test]
fn robinson_puts_a_greenery_between_his_two_cities_on_an_area_with_two_plants() {
    let position = table(3).oxygen(3).seat(2).first().stock(Plants, 8).rating(25);
    let mut game = position.tile(Tile::City, 4, 1).tile(Tile::City, 6, 1).start();
    assert_eq!(score(game.facts(), seat(2)).total(), 25);
    game.answer(Choice::Convert(Conversion::Plants));
    game.on(5, 1);
    assert_eq!((game.oxygen(), game.rating(2), game.stock(2, Plants)), (4, 26, 2));
    let score = score(game.facts(), seat(2));
    assert_eq!((score.greeneries, score.cities, score.total()), (1, 2, 29));
}

/// Rules: BASE-CONV-02.
/// Ruling: Q-BASE-11.
#[test]
fn eight_heat_raise_the_temperature_one_step() {
    let position = |heat| table(2).seat(0).stock(Heat, heat).seat(1).stock(Heat, 20);
    let convert = Choice::Convert(Conversion::Heat);
    let few = Refusal::TooFew { resource: Heat, needs: 8, has: 7 };
    assert_eq!(position(7).start().refusal(convert), few);
    let mut game = position(10).start();
    game.answer(convert);
    assert_eq!((game.stock(0, Heat), game.temperature(), game.rating(0)), (2, -28, 21));
    assert_eq!(game.stock(1, Heat), 20);
    let mut game = position(8).temperature(8).start();
    game.answer(convert);
    assert_eq!((game.stock(0, Heat), game.temperature(), game.rating(0)), (0, 8, 20));
}
