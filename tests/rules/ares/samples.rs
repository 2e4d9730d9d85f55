//! The cards that the rulebook shows, and components as data.

use super::*;

fn facts(card: &Card) -> (u16, &'static str, u8, &'static [Tag]) {
    (card.id.number(), card.name, card.cost, card.tags)
}

/// ARES-COMP-01, ARES-COMP-03, ARES-CARD-03.
#[test]
fn the_box_has_208_projects_12_corporations_and_nine_oceans() {
    assert_eq!((PROJECTS.len(), CORPORATIONS.len(), viriditas::ares::OCEANS), (208, 12, 9));
    assert!(PROJECTS.iter().all(|id| card(id).tags.len() <= 3));
}

/// ARES-SAMPLE-01, ARES-SAMPLE-02, ARES-SAMPLE-10.
#[test]
fn shown_cards_have_their_numbers_and_costs() {
    assert_eq!(facts(&ACQUIRED_COMPANY), (103, "Acquired Company", 11, &[Tag::Building, Tag::Earth][..]));
    assert_eq!((facts(&SOLAR_POWER).0, SOLAR_POWER.cost, SOLAR_POWER.points), (185, 10, Amount::Exactly(1)));
    assert_eq!([&ECOLINE, &HELION, &INTERPLANETARY_CINEMATICS].map(|card| card.id.number()), [210, 211, 212]);
    let game = table(2).played(&[ACQUIRED_COMPANY, SOLAR_POWER]).start();
    assert_eq!(game.facts().income(seat(0)), Income { heat: 1, cards: 1, ..Income::default() });
}

/// ARES-SAMPLE-03, ARES-SAMPLE-04.
#[test]
fn microprocessors_and_mine_are_as_shown() {
    assert_eq!((MICROPROCESSORS.id.number(), MICROPROCESSORS.cost), (163, 17));
    assert_eq!((MINE.id.number(), MINE.cost, MINE.steel), (164, 10, 2));
    let game = table(2).played(&[MICROPROCESSORS]).start();
    assert_eq!(game.facts().income(seat(0)).heat, 3);
}

/// ARES-SAMPLE-05, ARES-PB-05, ARES-PB-05.a.
#[test]
fn power_grid_produces_for_each_power_tag_itself_included() {
    let hand = [POWER_GRID];
    let mut game =
        table(2).phase(Phase::Development).played(&[POWER_PLANT, WAVE_POWER]).hand(&hand).money(8).start();
    assert_eq!(game.facts().income(seat(0)).money, 0);
    game.does(0, play(&POWER_GRID));
    assert_eq!(game.facts().income(seat(0)).money, 3);
}

/// ARES-SAMPLE-06, ARES-END-04.
#[test]
fn ecological_zone_collects_animals_and_is_worth_half_of_them() {
    let mut game = table(2).phase(Phase::Construction).hand(&[ECOLOGICAL_ZONE]).money(11).start();
    game.does(0, play(&ECOLOGICAL_ZONE));
    assert_eq!((ECOLOGICAL_ZONE.id.number(), game.stored(0, &ECOLOGICAL_ZONE)), (24, 2));
    for (animals, points) in [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)] {
        let game = table(2).played(&[ECOLOGICAL_ZONE]).stored(&ECOLOGICAL_ZONE, animals).start();
        assert_eq!(game.facts().score(seat(0)).cards, points);
    }
}

/// ARES-SAMPLE-07, ARES-SAMPLE-09.
#[test]
fn tags_are_required_of_cards_in_play_and_not_of_the_card_itself() {
    let game = table(2).phase(Phase::Construction).hand(&[AI_CENTRAL, ADVANCED_ECOSYSTEMS]).money(40);
    let game = game.played(&[RESEARCH, INTERNS, MATTER_MANUFACTURING, ADAPTED_LICHEN]).start();
    assert_eq!(game.refuses(0, play(&AI_CENTRAL)), Refusal::Tags { tag: Tag::Science, short: 1 });
    assert_eq!(game.refuses(0, play(&ADVANCED_ECOSYSTEMS)), Refusal::Tags { tag: Tag::Animal, short: 1 });
    let game = table(2).phase(Phase::Action).played(&[AI_CENTRAL]).start();
    let mut game = game;
    game.does(0, act(&AI_CENTRAL));
    assert_eq!(game.hand(0).len(), 2);
}

/// ARES-SAMPLE-08.
#[test]
fn advanced_screening_technology_takes_every_card_that_fits() {
    let deck = [LICHEN, MINE, RESEARCH, BIRDS];
    let mut game = table(1).phase(Phase::Action).played(&[ADVANCED_SCREENING_TECHNOLOGY]).deck(&deck).start();
    game.does(0, act(&ADVANCED_SCREENING_TECHNOLOGY));
    assert_eq!(game.hand(0), ids(&[&RESEARCH, &LICHEN]));
    assert!(game.player(0).phase_state.discarded.contains(MINE.id));
}

/// ARES-CARD-04, ARES-CARD-05, ARES-CARD-06.
#[test]
fn colours_say_what_a_card_can_have() {
    for card in PROJECTS.iter().map(card) {
        let acts = !card.actions.is_empty() || !card.triggers.is_empty() || !card.passives.is_empty();
        match card.colour.expect("a project card") {
            CardColour::Green => assert!(card.actions.is_empty(), "{}", card.name),
            CardColour::Blue => assert!(acts, "{}", card.name),
            CardColour::Red => {
                assert!(!acts && card.production.is_empty() && card.steel == 0, "{}", card.name);
            }
        }
    }
}

/// ARES-CARD-07.
#[test]
fn tags_of_red_cards_count_in_play() {
    let game = table(2).played(&[RESEARCH, VENTURE_CAPITALISM]).start();
    assert_eq!(game.facts().tags(seat(0), Tag::Science), 2);
    assert_eq!(game.facts().income(seat(0)).money, 1, "for the event tag");
}
