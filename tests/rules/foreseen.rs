//! What choosing an area brings, as it is told before the choice (BASE-UX-02).

use crate::rules::help::{Play, at, seat};
use viriditas::kit::{BySeat, Rules};
use viriditas::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel};
use viriditas::mars::cards::{
    AQUIFER_PUMPING, ARCTIC_ALGAE, COMET, CREDICOR, Card, CardId, Conversion, DECOMPOSERS, ECOLOGICAL_ZONE,
    ENERGY_TAPPING, Effect, FLOODING, GIANT_ICE_ASTEROID, HELION, IMMIGRANT_CITY, INVENTION_CONTEST,
    LAND_CLAIM, MINING_RIGHTS, PETS, PlacementRule, STRIP_MINE, StandardProject, THARSIS_REPUBLIC, Tile,
};
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::view::{is_harm, lost, vain};
use viriditas::mars::{
    Choice, Event, Forecast, Mars, OCEAN_BONUS, Payer, Payment, Phase, Pile, Refusal, award_count, score,
    shores,
};

/// What is foreseen of the area at (row, position).
fn foreseen(game: &Mars, row: usize, position: usize) -> Vec<Event> {
    game.certain(game.asked_one(), Choice::Space(at(row, position)))
}

/// The steps that are owed behind a choice.
fn owed(game: &Mars, choice: Choice) -> Vec<Effect> {
    let forecast = game.forecast(game.asked_one(), choice, None).expect("it is offered");
    forecast.owed.iter().map(|owed| *owed.effect).collect()
}

/// The parameters with the area at (row, position) chosen.
fn levels(game: &Mars, row: usize, position: usize) -> [i8; 3] {
    let levels = game.levels_after(game.asked_one(), Choice::Space(at(row, position)));
    [Temperature, Oxygen, Oceans].map(|parameter| levels[parameter])
}

/// That just this is foreseen and then happens, in any order, and leads to the levels foreseen; what else happens.
fn foretold(game: &mut Mars, (row, position): (usize, usize), expected: &[Event]) -> Vec<Event> {
    let unseen = |event: Event| match event {
        Event::Drew { seat, pile, .. } => Event::Drew { seat, pile, card: CardId::HIDDEN },
        other => other,
    };
    let (foreseen, after) = (foreseen(game, row, position), levels(game, row, position));
    assert_eq!(without(foreseen, expected), []);
    let happened = game.on(row, position).into_iter().map(unseen).collect();
    let reached = game.facts().levels;
    assert_eq!(after, [Temperature, Oxygen, Oceans].map(|parameter| reached[parameter]));
    without(happened, expected)
}

/// These events but for those, each of which must be among them.
fn without(mut events: Vec<Event>, those: &[Event]) -> Vec<Event> {
    for event in those {
        let place = events.iter().position(|other| other == event);
        let Some(place) = place else { panic!("{event:?} is not among {events:?}") };
        events.swap_remove(place);
    }
    events
}

fn placed(by: u8, tile: Tile, row: usize, position: usize) -> Event {
    Event::Placed { by: Some(seat(by)), tile, space: at(row, position) }
}

fn gained(number: u8, resource: viriditas::mars::cards::Resource, amount: u16) -> Event {
    Event::Gained { seat: seat(number), resource, amount }
}

fn rated(number: u8) -> Event {
    Event::Rated { seat: seat(number), change: 1 }
}

/// Rules: BASE-UX-02, BASE-TILE-03, BASE-TILE-04.
#[test]
fn an_ocean_foretells_its_printed_plants_two_megacredits_a_shore_and_the_algae_of_another() {
    let position = table(2).tile(Tile::Ocean, 4, 3).tile(Tile::Ocean, 4, 5).seat(0).money(18);
    let mut game = position.seat(1).played(&[ARCTIC_ALGAE]).start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    let paid_for: Vec<_> = shores(game.facts(), at(4, 4)).iter().collect();
    assert_eq!((paid_for, OCEAN_BONUS), (vec![at(4, 3), at(4, 5)], 2));
    let expected = [
        placed(0, Tile::Ocean, 4, 4),
        gained(0, Plants, 2),
        gained(0, MegaCredits, 4),
        rated(0),
        gained(1, Plants, 2),
    ];
    assert_eq!(foretold(&mut game, (4, 4), &expected), []);
}

/// Rules: BASE-UX-02, BASE-TILE-02.
#[test]
fn a_printed_card_is_foretold_and_hidden() {
    let mut game = table(2).seat(0).money(18).start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    let drew = Event::Drew { seat: seat(0), pile: Pile::Projects, card: CardId::HIDDEN };
    let expected = [placed(0, Tile::Ocean, 1, 5), drew, drew, rated(0)];
    assert_eq!(foretold(&mut game, (1, 5), &expected), []);
}

/// Rules: BASE-UX-02, BASE-PARAM-12.
#[test]
fn greenery_foretells_the_oxygen_the_temperature_at_eight_percent_and_the_ocean_at_zero_degrees() {
    let greenery = || table(2).seat(0).stock(Plants, 8).oxygen(7);
    let raised = |parameter| Event::Raised { by: Some(seat(0)), parameter };
    let mut game = greenery().temperature(-10).start();
    game.answer(Choice::Convert(Conversion::Plants));
    let first = [placed(0, Tile::Greenery, 2, 3), raised(Oxygen), rated(0), raised(Temperature), rated(0)];
    assert_eq!(foretold(&mut game, (2, 3), &first), []);
    // At −2 °C the step goes on to 0 °C, where an ocean waits: its area is asked for, and it is told as a step.
    let mut game = greenery().temperature(-2).start();
    game.answer(Choice::Convert(Conversion::Plants));
    let told = foreseen(&game, 2, 3);
    assert_eq!(told.iter().filter(|&&event| event == rated(0)).count(), 2);
    assert_eq!(owed(&game, Choice::Space(at(2, 3))), [Effect::Place(Tile::Ocean, PlacementRule::Usual)]);
    assert_eq!(levels(&game, 2, 3), [0, 8, 1]);
    // Full air is not raised.
    let mut game = table(2).seat(0).stock(Plants, 8).oxygen(14).start();
    game.answer(Choice::Convert(Conversion::Plants));
    assert_eq!(foretold(&mut game, (2, 3), &[placed(0, Tile::Greenery, 2, 3)]), []);
}

/// Rules: BASE-UX-02, BASE-END-04.
#[test]
fn the_last_greenery_foretells_no_oxygen() {
    let position =
        table(2).temperature(8).oxygen(13).oceans(9).seat(0).stock(Plants, 8).stock(MegaCredits, 23);
    let mut game = position.start();
    game.answer(Choice::Project(StandardProject::Greenery));
    game.on(2, 3);
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    assert_eq!(game.facts().phase, Phase::Conversion);
    game.answer(Choice::Convert(Conversion::Plants));
    let before = game.facts().levels;
    assert_eq!(foreseen(&game, 2, 4), [placed(0, Tile::Greenery, 2, 4), Event::PhaseBegan(Phase::Over)]);
    assert_eq!(game.levels_after(seat(0), Choice::Space(at(2, 4))), before);
}

/// Rules: BASE-UX-02.
#[test]
fn a_city_foretells_what_listens_on_both_sides_of_the_table() {
    let position = table(2).seat(0).money(25).played(&[IMMIGRANT_CITY]).tile(Tile::City, 8, 0);
    let mut game = position.seat(1).played(&[PETS]).start();
    game.answer(Choice::Project(StandardProject::City));
    // The city is heard, and the project itself raises M€ production.
    let produced = Event::Produced { seat: seat(0), by: Some(seat(0)), resource: MegaCredits, change: 1 };
    let added = Event::Added { card: PETS.id, amount: 1 };
    let expected = [placed(0, Tile::City, 2, 3), produced, added, produced];
    assert_eq!(foretold(&mut game, (2, 3), &expected), []);
}

/// Rules: BASE-UX-02.
#[test]
fn what_a_card_does_with_the_area_is_foretold_as_far_as_nobody_chooses() {
    let mut game = table(2).seat(0).money(9).hand(&[MINING_RIGHTS]).start();
    game.play_card(MINING_RIGHTS);
    let produced = Event::Produced { seat: seat(0), by: Some(seat(0)), resource: Steel, change: 1 };
    let remembered = Event::Remembered { card: MINING_RIGHTS.id, value: 1 };
    let expected = [placed(0, Tile::MiningRights, 0, 0), gained(0, Steel, 2), remembered, produced];
    assert_eq!(foretold(&mut game, (0, 0), &expected), []);
    // Whom the flood costs M€ is chosen later.
    let position = table(2).seat(0).money(7).hand(&[FLOODING]);
    let mut game = position.seat(1).money(4).tile(Tile::City, 3, 2).start();
    game.play_card(FLOODING);
    assert_eq!(foreseen(&game, 4, 3), [placed(0, Tile::Ocean, 4, 3), gained(0, Plants, 2), rated(0)]);
    assert_eq!(owed(&game, Choice::Space(at(4, 3))).len(), 1);
}

/// Rules: BASE-UX-02.
#[test]
fn a_card_foretells_what_hears_it_as_often_as_it_shows_a_tag() {
    let position = table(2).seat(0).money(12).tile(Tile::Greenery, 2, 3).tile(Tile::Greenery, 2, 4);
    let mut game = position.played(&[DECOMPOSERS]).hand(&[ECOLOGICAL_ZONE]).start();
    let added = |events: &[Event], card: Card| {
        events.iter().filter(|&&event| event == Event::Added { card: card.id, amount: 1 }).count()
    };
    // The area is asked for first; then each of the two hears the plant and the animal.
    let told = owed(&game, Choice::Play(ECOLOGICAL_ZONE.id));
    assert_eq!(told.iter().filter(|effect| matches!(effect, Effect::Add(..))).count(), 4, "{told:?}");
    game.play_card(ECOLOGICAL_ZONE);
    let (told, events) = (foreseen(&game, 2, 2), game.on(2, 2));
    for events in [told, events] {
        assert_eq!([DECOMPOSERS, ECOLOGICAL_ZONE].map(|card| added(&events, card)), [2, 2]);
    }
}

/// Only one area is left for two oceans: no more than one is certain.
///
/// Rules: BASE-UX-02, BASE-TILE-18.
#[test]
fn an_ocean_is_foretold_only_as_far_as_there_are_areas() {
    let areas =
        [(0, 1), (0, 3), (0, 4), (1, 5), (3, 7), (4, 3), (4, 4), (4, 5), (5, 5), (5, 6), (5, 7), (8, 4)];
    let with = |free: usize| {
        let position = table(2).seat(0).money(36).hand(&[GIANT_ICE_ASTEROID]).temperature(8);
        let taken = areas[free..].iter();
        taken.fold(position, |all, &(row, position)| all.neutral(Tile::Greenery, row, position)).start()
    };
    for (free, expected) in [(0, 0), (1, 1), (2, 2), (3, 2)] {
        let game = with(free);
        let play = Choice::Play(GIANT_ICE_ASTEROID.id);
        assert_eq!(game.levels_after(seat(0), play)[Oceans], expected, "{free} areas");
    }
}

/// Rules: BASE-UX-02.
#[test]
fn a_claim_foretells_itself_and_a_refused_area_nothing() {
    let mut game = table(2).seat(0).money(1).hand(&[LAND_CLAIM]).tile(Tile::City, 2, 3).start();
    game.play_card(LAND_CLAIM);
    assert_eq!(foreseen(&game, 2, 3), []);
    assert_eq!(game.levels_after(seat(0), Choice::Space(at(2, 3))), game.facts().levels);
    let claimed = Event::Claimed { seat: seat(0), space: at(2, 4) };
    let turned = Event::TurnedDown { seat: seat(0), card: LAND_CLAIM.id };
    assert_eq!(foretold(&mut game, (2, 4), &[claimed, turned]), []);
}

/// Rules: BASE-UX-02, BASE-ACT-07.
#[test]
fn the_last_pass_foretells_what_everyone_produces() {
    let mut game = table(2).seat(1).stock(Energy, 2).start();
    game.answer(Choice::Pass);
    let told = game.certain(seat(1), Choice::Pass);
    for event in [gained(0, MegaCredits, 20), gained(1, MegaCredits, 20), Event::GenerationBegan] {
        assert!(told.contains(&event), "{event:?} is not among {told:?}");
    }
    assert!(told.contains(&Event::EnergyBecameHeat { seat: seat(1), amount: 2 }));
}

/// What is foreseen of an action, and the points that one has then, if the game ended there.
fn points_with(game: &Mars, choice: Choice) -> (Vec<Event>, i16) {
    let (seat, mut after) = (game.asked_one(), game.facts().clone());
    let told = game.certain(seat, choice);
    for &event in &told {
        Mars::commit(&mut after, event);
    }
    (told, score(&after, seat).total() - score(game.facts(), seat).total())
}

/// Rules: BASE-UX-02, BASE-MILE-01, BASE-AWARD-01.
#[test]
fn a_milestone_and_an_award_foretell_their_points() {
    let game = table(2).seat(0).money(8).rating(35).start();
    let claim = (0..5).map(Choice::Claim).find(|&claim| game.offers(claim)).expect("the Terraformer");
    assert_eq!(points_with(&game, claim).1, 5);
    // Whoever is alone ahead has five points of an award.
    let game = table(2).seat(0).money(8).stock(Heat, 3).start();
    let heat = |place| award_count(game.facts(), place, seat(0)) > award_count(game.facts(), place, seat(1));
    let award = (0..5).find(|&place| heat(place)).expect("an award that counts heat");
    assert_eq!(points_with(&game, Choice::Fund(award)).1, 5);
}

/// Rules: BASE-UX-02.
#[test]
fn the_first_action_of_tharsis_republic_foretells_what_its_city_brings() {
    let game = table(2).seat(0).corporation(THARSIS_REPUBLIC).first_action_due().start();
    assert_eq!(owed(&game, Choice::FirstAction), [Effect::Place(Tile::City, PlacementRule::Usual)]);
    let mut game = game;
    game.answer(Choice::FirstAction);
    let told = foreseen(&game, 6, 2);
    let produced = Event::Produced { seat: seat(0), by: Some(seat(0)), resource: MegaCredits, change: 1 };
    assert!(told.contains(&gained(0, MegaCredits, 3)), "{told:?}");
    assert!(told.contains(&produced), "{told:?}");
}

/// Helion is asked how much heat it pays: that is part of the choice, and what is bought comes with it.
///
/// Rules: BASE-UX-02.
#[test]
fn what_comes_behind_a_payment_is_foretold_with_it() {
    let helion = || table(2).seat(0).corporation(HELION).money(30).stock(Heat, 30);
    let told = |game: &Mars, choice: Choice| {
        let mut tender = Payment::default();
        tender.set(Payer::Stock(Heat), 3);
        let told = game.forecast(seat(0), choice, Some(&tender)).expect("it is offered").events;
        let heat = Event::Paid { seat: seat(0), with: Payer::Stock(Heat), amount: 3 };
        assert!(told.contains(&heat), "{told:?}");
        let usual = game.certain(seat(0), choice);
        assert!(
            !usual.contains(&heat) && usual.iter().any(|it| matches!(it, Event::Paid { .. })),
            "{usual:?}"
        );
        told
    };
    let energy = |change| Event::Produced { seat: seat(0), by: Some(seat(0)), resource: Energy, change };
    let game = helion().start();
    let project = told(&game, Choice::Project(StandardProject::PowerPlant));
    assert!(project.contains(&energy(1)), "{project:?}");
    let game = helion().played(&[AQUIFER_PUMPING]).start();
    let action = told(&game, Choice::Act { card: AQUIFER_PUMPING.id, which: 0 });
    assert!(matches!(action[..], [Event::Used { .. }, Event::Paid { .. }, Event::Paid { .. }]), "{action:?}");
    let ocean = owed(&game, Choice::Act { card: AQUIFER_PUMPING.id, which: 0 });
    assert_eq!(ocean, [Effect::Place(Tile::Ocean, PlacementRule::Usual)]);
    // Production that falls is told as well: what the card says, and what nobody else has.
    let game = helion().production(Energy, 2).hand(&[STRIP_MINE]).start();
    let mine = told(&game, Choice::Play(STRIP_MINE.id));
    assert!(mine.contains(&energy(-2)), "{mine:?}");
    let game = helion().production(Energy, 1).hand(&[ENERGY_TAPPING]).start();
    let tapping = told(&game, Choice::Play(ENERGY_TAPPING.id));
    assert!(tapping.contains(&energy(-1)) && tapping.contains(&energy(1)), "{tapping:?}");
}

/// Rules: BASE-UX-02, BASE-PARAM-06, BASE-PARAM-07.
#[test]
fn what_brings_nothing_any_more_says_so() {
    let why = |position: &Scenario, choice: Choice| {
        let game = position.clone().start();
        vain(game.facts(), seat(0), choice, &game.forecast(seat(0), choice, None).expect("it is offered"))
    };
    let in_vain = |position: &Scenario, choice: Choice| why(position, choice).is_some();
    let position = || table(2).seat(0).money(40).hand(&[COMET, STRIP_MINE]).production(Energy, 2);
    let full = table(2).temperature(8).oceans(9).seat(0).money(40).hand(&[COMET, STRIP_MINE]);
    for project in [StandardProject::Aquifer, StandardProject::Asteroid] {
        assert!(in_vain(&full, Choice::Project(project)), "{project:?}");
        assert!(!in_vain(&position(), Choice::Project(project)), "{project:?}");
    }
    assert!(!in_vain(&full, Choice::Project(StandardProject::PowerPlant)));
    let aquifer = Choice::Project(StandardProject::Aquifer);
    assert_eq!(why(&full, aquifer), Some(Refusal::AtGoal { parameter: Oceans }));
    // What is paid back for it is something: the forecast decides, and not the track alone.
    let paid_back = full.clone().corporation(CREDICOR);
    assert!(!in_vain(&paid_back, Choice::Play(COMET.id)), "Credicor gains 4 M€");
    // Its ocean and its step are lost, and nobody has plants.
    assert!(in_vain(&full, Choice::Play(COMET.id)));
    assert!(!in_vain(&position(), Choice::Play(COMET.id)));
    // Cards that are looked at are an effect, whatever they are.
    let looks = table(2).seat(0).money(40).hand(&[INVENTION_CONTEST]);
    assert!(!in_vain(&looks, Choice::Play(INVENTION_CONTEST.id)));
    // A card that does something else names the step that is lost.
    let none = |position: Scenario, choice: Choice| {
        let game = position.start();
        let forecast = game.forecast(seat(0), choice, None).expect("it is offered");
        lost(game.facts(), choice, &forecast).len()
    };
    let strip_mine = Choice::Play(STRIP_MINE.id);
    assert_eq!((none(position().oxygen(13), strip_mine), none(position().oxygen(14), strip_mine)), (0, 1));
    let comet = Choice::Play(COMET.id);
    assert_eq!((none(position().oceans(9), comet), none(position().oceans(8), comet)), (1, 0));
}

/// Rules: BASE-UX-02, BASE-PARAM-12.
#[test]
fn levels_are_foretold_with_what_tracks_bring_and_as_far_as_there_are_areas() {
    // The area is still to be chosen: the greenery raises oxygen to 8 %, and that the temperature.
    let greenery = table(2).seat(0).stock(Plants, 8).oxygen(7).temperature(-10).start();
    let after = greenery.levels_after(seat(0), Choice::Convert(Conversion::Plants));
    assert_eq!([Temperature, Oxygen, Oceans].map(|parameter| after[parameter]), [-8, 8, 0]);
    // Three oceans, of which the temperature brings one, and two areas.
    let areas = [(0, 1), (0, 3), (0, 4), (1, 5), (3, 7), (4, 3), (4, 4), (4, 5), (5, 5), (5, 6)];
    let position = table(2).seat(0).money(36).hand(&[GIANT_ICE_ASTEROID]).temperature(-4);
    let taken = areas.iter();
    let game =
        taken.fold(position, |all, &(row, position)| all.neutral(Tile::Greenery, row, position)).start();
    let after = game.levels_after(seat(0), Choice::Play(GIANT_ICE_ASTEROID.id));
    assert_eq!((after[Temperature], after[Oceans]), (0, 2));
}

/// Rules: BASE-UX-02.
#[test]
fn no_payment_is_told_of_what_is_not_offered() {
    let helion = table(2).seat(0).corporation(HELION).money(30).stock(Heat, 30).played(&[AQUIFER_PUMPING]);
    let pump = Some(Choice::Act { card: AQUIFER_PUMPING.id, which: 0 });
    assert!(helion.clone().start().payment(seat(0), pump).is_some());
    let used = helion.used(&[AQUIFER_PUMPING]).start();
    assert!(used.payment(seat(0), pump).is_none(), "it is used");
    assert!(used.payment(seat(1), pump).is_none(), "it is another player’s");
}

/// Rules: BASE-UX-02.
#[test]
fn a_choice_behind_which_something_is_to_come_is_no_mere_harm() {
    let harm = |game: &Mars, choice: Choice| {
        is_harm(game.facts(), &game.forecast(seat(0), choice, None).expect("it is offered"), seat(0))
    };
    let game = table(2).seat(0).money(1).hand(&[LAND_CLAIM]).tile(Tile::City, 2, 3).start();
    assert!(!harm(&game, Choice::Play(LAND_CLAIM.id)), "an area is claimed with it");
}

/// What is told of a choice that changes this, with all parameters where they are or the oxygen a step higher.
fn told(game: &Mars, events: &[Event], oxygen: i8) -> Forecast {
    let mut levels = game.facts().levels;
    levels[Oxygen] += oxygen;
    Forecast { events: events.to_vec(), owed: Vec::new(), levels, rated: BySeat::default(), is_final: false }
}

/// Rules: BASE-UX-02. What rises on a card or on the planet makes up for what falls.
#[test]
fn a_choice_is_mere_harm_only_where_nothing_rises_on_cards_or_tracks() {
    let game = table(2).seat(0).played(&[DECOMPOSERS]).start();
    let falls = Event::Rated { seat: seat(0), change: -1 };
    let on_card = |amount| Event::Added { card: DECOMPOSERS.id, amount };
    let is_mere = |events: &[Event], oxygen| is_harm(game.facts(), &told(&game, events, oxygen), seat(0));
    assert!(is_mere(&[falls], 0));
    assert!(!is_mere(&[falls, on_card(1)], 0), "a resource is added to an own card");
    assert!(!is_mere(&[falls], 1), "the oxygen rises");
    assert!(!is_mere(&[], 0), "nothing changes");
}
