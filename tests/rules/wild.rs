//! Wild tags (WILD), on cards that never existed.

use crate::rules::help::{Play, seat};
use viriditas::kit::Rules;
use viriditas::mars::cards::Resource::{Energy, MegaCredits};
use viriditas::mars::cards::Tag::{self, Building, Jovian, Science, Space, Wild};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{
    Choice, CountContext, CountPurpose, Discounts, Event, Refusal, Setup, Switch, award_count, card_points,
    count, playable,
};

const KIM: u8 = 0;

/// A table at which cards come in that never existed; seat 0 goes first.
fn synthetic(players: u8) -> Scenario {
    Scenario::new(Setup { first: Some(seat(KIM)), ..Setup::new(players).with(Switch::Synthetic) })
}

/// Rules: WILD-02.
#[test]
fn two_power_tags_and_a_wild_one_let_power_grid_bring_four_energy_production() {
    let mut game = synthetic(2)
        .seat(KIM)
        .money(100)
        .played(&[SOLAR_POWER, POWER_PLANT, MANY_TRADES])
        .hand(&[POWER_GRID])
        .start();
    let told = game.certain(seat(KIM), Choice::Play(POWER_GRID.id));
    let before = game.production(KIM, Energy);
    game.play_card(POWER_GRID);
    assert_eq!(game.production(KIM, Energy) - before, 4);
    let produced = Event::Produced { seat: seat(KIM), by: Some(seat(KIM)), resource: Energy, change: 4 };
    assert!(told.contains(&produced), "{told:?}");
}

/// Rules: WILD-02.
#[test]
fn a_wild_tag_counts_for_a_milestone() {
    let builders = [MINE, STRIP_MINE, FUELED_GENERATORS, PEROXIDE_POWER, POWER_INFRASTRUCTURE, CUPOLA_CITY];
    let has = |wild: &[Card]| {
        let position = synthetic(2).seat(KIM).money(100).played(&builders).played(wild);
        let game = position.start();
        let place = game.facts().map().milestones.iter().position(|it| it.of == Count::Tags(Building));
        let place = place.expect("the milestone of builders") as u8;
        (place, game)
    };
    let (place, game) = has(&[MANY_TRADES, TRAVELLING_CREWS]);
    assert_eq!(game.facts().players[seat(KIM)].tags[Building], 6);
    assert!(game.offers(Choice::Claim(place)));
    let (place, game) = has(&[MANY_TRADES]);
    assert!(matches!(game.refusal(Choice::Claim(place)), Refusal::TooLow { needs: 8, now: 7, .. }));
}

/// Rules: WILD-04.
#[test]
fn each_wild_tag_stands_for_one_missing_tag_of_a_requirement_that_asks_for_several() {
    // Advanced Ecosystems asks for a plant, a microbe and an animal tag.
    let may_play = |played: &[Card]| {
        let game = synthetic(2).seat(KIM).money(30).played(played).hand(&[ADVANCED_ECOSYSTEMS]).start();
        playable(game.facts(), seat(KIM), ADVANCED_ECOSYSTEMS.id)
    };
    assert!(may_play(&[ALGAE, PETS]).is_err());
    assert_eq!(may_play(&[ALGAE, PETS, MANY_TRADES]), Ok(()));
    assert!(may_play(&[ALGAE, MANY_TRADES]).is_err());
    assert_eq!(may_play(&[ALGAE, MANY_TRADES, TRAVELLING_CREWS]), Ok(()));
}

/// Rules: WILD-05.
#[test]
fn a_wild_tag_that_is_played_fires_no_trigger_and_earns_no_discount() {
    let listeners: Vec<Card> = BASE
        .iter()
        .chain(CORPORATE_ERA)
        .filter(|card| {
            card.triggers.iter().any(|it| matches!(it.when, When::Plays { tags, .. } if !tags.is_empty()))
        })
        .copied()
        .collect();
    assert!(listeners.len() > 5);
    let cheap: Vec<Card> = BASE
        .iter()
        .chain(CORPORATE_ERA)
        .filter(|card| {
            let is_tagged = |it: &Passive| matches!(it, Passive::Discount { on: Purchase::Tagged(_), .. });
            card.passives.iter().any(is_tagged)
        })
        .copied()
        .collect();
    assert!(!cheap.is_empty());
    let mut game =
        synthetic(2).seat(KIM).money(4).played(&listeners).played(&cheap).hand(&[MANY_TRADES]).start();
    assert_eq!(Discounts::of(game.facts(), seat(KIM)).price(&MANY_TRADES), 4);
    let events = game.play_card(MANY_TRADES);
    let is_price = |event: &&Event| !matches!(event, Event::Played { .. } | Event::Paid { .. });
    assert_eq!(events.iter().find(is_price), None, "{events:?}");
    assert_eq!(game.facts().players[seat(KIM)].tags[Wild], 1);
}

/// Rules: WILD-05.
#[test]
fn a_search_for_a_tag_does_not_find_a_wild_one() {
    let mut game = synthetic(2).seat(KIM).money(1).played(&[SEARCH_FOR_LIFE]).deck(&[MANY_TRADES]).start();
    let events = game.answer(Choice::Act { card: SEARCH_FOR_LIFE.id, which: 0 });
    assert!(events.contains(&Event::Revealed { card: MANY_TRADES.id }));
    assert_eq!(game.on_card(SEARCH_FOR_LIFE), 0);
}

/// Rules: WILD-06.
#[test]
fn a_wild_tag_counts_for_no_award_no_points_and_no_card_of_an_opponent() {
    let mut game = synthetic(2)
        .seat(KIM)
        .played(&[MANY_TRADES, IO_MINING_INDUSTRIES])
        .seat(1)
        .money(100)
        .hand(&[TOLL_STATION])
        .turn(0)
        .start();
    let facts = game.facts();
    let scientist = facts.map().awards.iter().position(|it| it.of == [Count::Tags(Science)]);
    assert_eq!(award_count(facts, scientist.expect("an award for science tags") as u8, seat(KIM)), 0);
    assert_eq!(card_points(facts, seat(KIM), IO_MINING_INDUSTRIES.id), 1, "for its own Jovian tag");
    assert_eq!(facts.players[seat(KIM)].tags[Space], 1);
    let before = game.production(1, MegaCredits);
    game.play_card(TOLL_STATION);
    assert_eq!(game.production(1, MegaCredits) - before, 1);
}

/// Rules: WILD-02, WILD-06.
#[test]
fn what_is_counted_for_decides_whether_a_wild_tag_stands_in() {
    let game = synthetic(2).seat(KIM).played(&[MANY_TRADES, IO_MINING_INDUSTRIES]).start();
    let now = |occasion, tag: Tag| {
        let reader = CountContext::seat(seat(KIM), occasion);
        count(game.facts(), Count::Tags(tag), reader)
    };
    for occasion in [CountPurpose::Requirement, CountPurpose::Effect, CountPurpose::Milestone] {
        assert_eq!((now(occasion, Jovian), now(occasion, Science), now(occasion, Wild)), (2, 1, 1));
    }
    for occasion in [CountPurpose::Limit, CountPurpose::Trigger, CountPurpose::Award, CountPurpose::Points] {
        assert_eq!((now(occasion, Jovian), now(occasion, Science), now(occasion, Wild)), (1, 0, 1));
    }
}

/// Rules: WILD-08.
#[test]
fn robotic_workforce_may_take_a_card_with_a_wild_tag_for_a_building_card() {
    let mut game =
        synthetic(2).seat(KIM).money(30).played(&[TRAVELLING_CREWS, MINE]).hand(&[ROBOTIC_WORKFORCE]).start();
    let before = game.production(KIM, MegaCredits);
    game.play_card(ROBOTIC_WORKFORCE);
    game.answer(Choice::TableauCard(TRAVELLING_CREWS.id));
    assert_eq!(game.production(KIM, MegaCredits) - before, 1);
}

/// No card speaks of wild tags: they are only had.
#[test]
fn no_effect_trigger_or_discount_names_the_wild_tag() {
    for card in TABLES.iter().flat_map(|table| table.iter()) {
        let Card { requirements, play, first, actions, triggers, passives, points, .. } = card;
        let words = format!("{requirements:?}{play:?}{first:?}{actions:?}{triggers:?}{passives:?}{points:?}");
        assert!(!words.contains("Wild"), "{}", card.name);
    }
}
