//! The awkward cards, one by one.

use crate::rules::help::{Play, at, seat, short_of, without_land};
use viriditas::kit::{Rules, Seat};
use viriditas::mars::cards::Parameter::{Oceans, Oxygen, Temperature};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::Tag;
use viriditas::mars::cards::*;
use viriditas::mars::scenario::table;
use viriditas::mars::{Choice, Event, Mars, Phase, Pile, Refusal, award_count, score};

/// The order of Tharsis' milestones and awards.
const MAYOR: u8 = 1;
const LANDLORD: u8 = 0;

fn act(card: Card) -> Choice {
    Choice::Act { card: card.id, which: 0 }
}

fn holders(cards: &[Card]) -> Vec<Choice> {
    let mut ids: Vec<_> = cards.iter().map(|card| card.id).collect();
    ids.sort_unstable();
    ids.into_iter().map(Choice::TableauCard).collect()
}

fn hand(game: &Mars, number: u8) -> Vec<CardId> {
    game.facts().players[seat(number)].hand.iter().collect()
}

fn has_played(game: &Mars, number: u8, card: Card) -> bool {
    game.facts().players[seat(number)].played.contains(card.id)
}

fn card_points(game: &Mars, number: u8) -> i16 {
    score(game.facts(), seat(number)).cards
}

const fn production_too_low(resource: viriditas::mars::cards::Resource, falls: i16, now: i16) -> Refusal {
    Refusal::ProductionTooLow { resource, falls, now }
}

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

// Land and tiles.

/// Rules: BASE-TILE-15, BASE-BOARD-03, BASE-BOARD-04.
#[test]
fn land_claim_reserves_free_land_for_its_owner_alone() {
    let position = table(2).seat(0).money(30).hand(&[LAND_CLAIM]).seat(1).money(30).claim(2, 4);
    let mut game = position.tile(Tile::City, 6, 1).start();
    game.play_card(LAND_CLAIM);
    assert_eq!(game.refusal(Choice::Space(at(6, 1))), Refusal::Occupied);
    // An ocean area, Noctis City, and what another claimed.
    let noctis = Refusal::CityOnly { name: Reserved::NoctisCity };
    let claimed = Refusal::ClaimedBy { seat: seat(1) };
    for (row, position, why) in [(0, 1, Refusal::OceanOnly), (4, 2, noctis), (2, 4, claimed)] {
        assert_eq!(game.refusal(Choice::Space(at(row, position))), why);
    }
    let events = game.on(3, 4);
    assert!(!events.iter().any(|event| matches!(event, Event::Gained { .. })), "no bonus yet");
    game.answer(Choice::EndTurn);
    // The other player may not build there; the claimer may, and the claim is spent.
    game.answer(Choice::Project(StandardProject::City));
    assert_eq!(game.refusal(Choice::Space(at(3, 4))), Refusal::ClaimedBy { seat: seat(0) });
    game.on(2, 4);
    game.answer(Choice::EndTurn);
    game.answer(Choice::Project(StandardProject::Greenery));
    game.on(3, 4);
    assert_eq!(game.stock(0, Plants), 2, "the bonus of the area");
    assert!(game.facts().board.claimed[seat(0)].is_empty());
    assert_eq!(game.facts().board.owner(at(3, 4)), Some(seat(0)));
}

/// Rules: BASE-TILE-06, BASE-TILE-15.
#[test]
fn a_claim_is_no_tile() {
    let mut game = table(2).seat(0).money(41).claim(2, 2).hand(&[RESEARCH_OUTPOST]).start();
    assert_eq!(award_count(game.facts(), LANDLORD, seat(0)), 0);
    game.answer(Choice::Project(StandardProject::Greenery));
    assert!(game.offers(Choice::Space(at(7, 2))), "greenery need not go beside a claim");
    game.on(7, 2);
    // Nor does it spoil an isolated area.
    game.play_card(RESEARCH_OUTPOST);
    assert!(game.offers(Choice::Space(at(2, 3))));
}

/// Rules: BASE-TILE-15, BASE-TILE-02.
#[test]
fn mining_rights_go_on_metal_and_raise_its_production() {
    let mut game = table(2)
        .seat(0)
        .money(18)
        .corporation(MINING_GUILD)
        .hand(&[MINING_RIGHTS, ROBOTIC_WORKFORCE])
        .start();
    game.play_card(MINING_RIGHTS);
    let metal = [(0, 0), (1, 1), (2, 6), (3, 0), (7, 0), (7, 5), (8, 0), (8, 1)];
    assert_eq!(game.all_offers(), metal.map(|(row, position)| Choice::Space(at(row, position))));
    assert_eq!(
        game.refusal(Choice::Space(at(2, 2))),
        Refusal::NotThere { tile: Tile::MiningRights, area: PlacementRule::Metal }
    );
    assert_eq!(game.refusal(Choice::Space(at(8, 4))), Refusal::OceanOnly, "titanium, but an ocean area");
    game.on(3, 0);
    assert_eq!((game.stock(0, Titanium), game.stock(0, Plants)), (1, 1), "the printed bonus too");
    // Mining Guild hears the metal.
    assert_eq!((game.production(0, Titanium), game.production(0, Steel)), (1, 1));
    assert_eq!(game.facts().board.owner(at(3, 0)), Some(seat(0)));
    // The metal is remembered.
    game.play_card(ROBOTIC_WORKFORCE);
    game.answer(Choice::TableauCard(MINING_RIGHTS.id));
    assert_eq!((game.production(0, Titanium), game.production(0, Steel)), (2, 1));
}

/// Ruling: Q-BASE-04.
/// Rules: BASE-TILE-15, BASE-TILE-18.
#[test]
fn mining_area_goes_on_metal_beside_an_own_tile() {
    let position = table(2).seat(0).money(4).hand(&[MINING_AREA]);
    let mut game = position.clone().tile(Tile::Greenery, 1, 0).seat(1).tile(Tile::City, 6, 0).start();
    game.play_card(MINING_AREA);
    assert_eq!(game.all_offers(), [(0, 0), (1, 1)].map(|(row, place)| Choice::Space(at(row, place))));
    assert_eq!(
        game.refusal(Choice::Space(at(7, 0))),
        Refusal::NotThere { tile: Tile::MiningArea, area: PlacementRule::MetalBesideOwn },
        "beside another's tile"
    );
    game.on(1, 1);
    assert_eq!((game.production(0, Steel), game.stock(0, Steel)), (1, 1));
    assert_eq!(game.tile(1, 1), Some(Tile::MiningArea));
    // An ocean is nobody's: no area, and no card.
    let game = position.tile(Tile::Ocean, 0, 1).start();
    assert_eq!(
        game.refusal(Choice::Play(MINING_AREA.id)),
        Refusal::NoArea { tile: Tile::MiningArea, area: PlacementRule::MetalBesideOwn }
    );
}

/// Ruling: Q-BASE-20.
/// Rules: BASE-TILE-14, BASE-TILE-10, BASE-MILE-07.
#[test]
fn the_capital_is_a_city_in_every_respect_and_scores_for_oceans() {
    let position = table(2)
        .seat(0)
        .money(34)
        .production(Energy, 2)
        .hand(&[CAPITAL])
        .tile(Tile::Ocean, 4, 3)
        .tile(Tile::Ocean, 4, 4)
        .tile(Tile::Ocean, 0, 1)
        .tile(Tile::City, 6, 0)
        .tile(Tile::City, 8, 0)
        .seat(1)
        .corporation(THARSIS_REPUBLIC)
        .tile(Tile::Greenery, 3, 2)
        .tile(Tile::City, 1, 3);
    let refusal = position.clone().start().refusal(Choice::Play(CAPITAL.id));
    assert_eq!(refusal, Refusal::TooLow { of: Count::Track(Oceans), needs: 4, now: 3 });
    let mut game = position.tile(Tile::Ocean, 0, 3).start();
    game.play_card(CAPITAL);
    assert_eq!(game.refusal(Choice::Space(at(2, 3))), Refusal::BesideCity);
    game.on(3, 3);
    assert_eq!((game.production(0, MegaCredits), game.production(0, Energy)), (5, 0));
    assert_eq!(game.production(1, MegaCredits), 1, "Tharsis Republic hears a city");
    let score = score(game.facts(), seat(0));
    assert_eq!((score.cities, score.cards), (1, 2), "one greenery as any city, two oceans besides");
    // Mayor counts it, and no city may go beside it.
    assert_eq!(game.stock(0, MegaCredits), 34 - 26 + 4);
    game.answer(Choice::Claim(MAYOR));
    game.answer(Choice::Pass);
    let beside = at(2, 2);
    assert!(
        !viriditas::mars::areas(game.facts(), seat(1), Tile::City, PlacementRule::Usual).contains(beside)
    );
}

/// Rules: BASE-TILE-04, BASE-TILE-16.
#[test]
fn artificial_lake_is_an_ocean_on_land() {
    let mut game =
        table(2).seat(0).money(15).temperature(-6).hand(&[ARTIFICIAL_LAKE]).tile(Tile::Ocean, 4, 4).start();
    game.play_card(ARTIFICIAL_LAKE);
    assert_eq!(game.refusal(Choice::Space(at(0, 1))), Refusal::OceanOnly);
    assert_eq!(
        game.refusal(Choice::Space(at(4, 2))),
        Refusal::CityOnly { name: Reserved::NoctisCity },
        "Noctis City"
    );
    game.on(3, 4);
    assert_eq!(game.tile(3, 4), Some(Tile::Ocean));
    assert_eq!(game.facts().board.owner(at(3, 4)), None);
    assert_eq!((game.rating(0), game.facts().level(Oceans)), (21, 2));
    assert_eq!((game.stock(0, Plants), game.stock(0, MegaCredits)), (2, 2), "both bonuses");
}

/// Ruling: Q-BASE-11.
/// Rules: BASE-PARAM-07, BASE-PARAM-06.
#[test]
fn artificial_lake_is_playable_with_nine_oceans() {
    let mut game = table(2).seat(0).money(15).temperature(-6).oceans(9).hand(&[ARTIFICIAL_LAKE]).start();
    game.play_card(ARTIFICIAL_LAKE);
    assert_eq!((game.rating(0), game.facts().board.occupied.len()), (20, 9));
    assert_eq!(card_points(&game, 0), 1);
    let game = table(2).seat(0).money(15).temperature(-8).hand(&[ARTIFICIAL_LAKE]).start();
    let refusal = game.refusal(Choice::Play(ARTIFICIAL_LAKE.id));
    assert_eq!(refusal, Refusal::TooLow { of: Count::Track(Temperature), needs: -6, now: -8 });
}

/// Rules: BASE-TILE-15, BASE-TILE-16, BASE-TILE-09.
#[test]
fn mohole_area_takes_an_ocean_area_without_being_an_ocean() {
    let mut game = table(2).seat(0).money(38).hand(&[MOHOLE_AREA]).start();
    game.play_card(MOHOLE_AREA);
    assert_eq!(
        game.refusal(Choice::Space(at(0, 0))),
        Refusal::NotThere { tile: Tile::MoholeArea, area: PlacementRule::OceanReserved }
    );
    game.on(0, 1);
    assert_eq!((game.production(0, Heat), game.stock(0, Steel)), (4, 2));
    assert_eq!((game.rating(0), game.facts().level(Oceans)), (20, 0));
    assert_eq!(game.facts().board.owner(at(0, 1)), Some(seat(0)));
    game.answer(Choice::Project(StandardProject::Aquifer));
    assert_eq!(game.refusal(Choice::Space(at(0, 1))), Refusal::Occupied);
    game.on(0, 3);
    assert_eq!(game.stock(0, MegaCredits), 0, "no ocean is beside it");
}

/// Rules: BASE-PLAY-17.
#[test]
fn flooding_drowns_up_to_four_megacredits_of_one_neighbour_of_the_ocean() {
    let mut game = table(4)
        .seat(0)
        .money(9)
        .tile(Tile::Greenery, 3, 4)
        .hand(&[FLOODING])
        .seat(1)
        .money(10)
        .tile(Tile::City, 3, 3)
        .seat(2)
        .money(10)
        .claim(5, 3)
        .tile(Tile::City, 0, 0)
        .seat(3)
        .money(2)
        .tile(Tile::Greenery, 5, 4)
        .start();
    game.play_card(FLOODING);
    game.on(4, 4);
    // Not oneself, not who only claimed there.
    assert_eq!(game.all_offers(), [Choice::Seat(seat(1)), Choice::Seat(seat(3)), Choice::Done]);
    let (mut partial, mut declined) = (game.clone(), game.clone());
    game.answer(Choice::Seat(seat(1)));
    assert_eq!(game.all_offers(), [1, 2, 3, 4].map(Choice::Amount));
    game.answer(Choice::Amount(4));
    assert_eq!((game.stock(1, MegaCredits), game.stock(3, MegaCredits)), (6, 2));
    partial.answer(Choice::Seat(seat(3)));
    assert_eq!(partial.refusal(Choice::Amount(3)), Refusal::OutOfBounds { least: 1, most: 2 });
    partial.answer(Choice::Amount(1));
    assert_eq!(partial.stock(3, MegaCredits), 1);
    declined.answer(Choice::Done);
    assert_eq!([1, 2, 3].map(|other| declined.stock(other, MegaCredits)), [10, 10, 2]);
    for game in [&game, &partial, &declined] {
        assert_eq!((game.stock(0, MegaCredits), game.rating(0)), (2, 21), "nothing is kept");
        assert_eq!(card_points(game, 0), -1);
    }
}

/// Rules: BASE-PARAM-07.
#[test]
fn flooding_drowns_nobody_without_an_ocean_or_an_opponent() {
    let position = table(2).seat(1).money(10).tile(Tile::City, 3, 3).seat(0).money(7).hand(&[FLOODING]);
    let mut game = position.oceans(9).start();
    game.play_card(FLOODING);
    assert_eq!((game.stock(1, MegaCredits), game.rating(0)), (10, 20));
    assert!(game.offers(Choice::EndTurn));
    // Alone there is only the ocean.
    let mut game = table(1).seat(0).money(7).hand(&[FLOODING]).neutral(Tile::City, 3, 3).start();
    game.play_card(FLOODING);
    game.on(4, 4);
    assert!(game.offers(Choice::EndTurn));
    assert_eq!(game.rating(0), 15);
}

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
