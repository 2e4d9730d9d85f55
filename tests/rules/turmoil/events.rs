//! Global events.

use super::*;
use viriditas::mars::cards::Parameter::Temperature;

/// A table at which this event happens at the end of the generation; a party of neutral delegates dominates, so that nobody has
/// influence.
fn happening(event: Card) -> Scenario {
    happening_to(table(2), event)
}

fn happening_to(table: Scenario, event: Card) -> Scenario {
    table.current_event(event)
}

/// This seat's influence: chairman, leader and ordinary delegate of the dominant party, as far as it goes.
fn influential(table: Scenario, number: u8, influence: u8) -> Scenario {
    let table = table.seat(number);
    match influence {
        0 => table.neutral_delegates(Party::Unity, 1),
        1 => table.neutral_delegates(Party::Unity, 2).delegates(Party::Unity, 1),
        2 => table.delegates(Party::Unity, 2),
        _ => table.chairman().delegates(Party::Unity, 2),
    }
}

/// What seat 0 gains or loses of M€ by an event with so much influence.
fn money_by(card: Card, influence: u8, of: impl Fn(Scenario) -> Scenario) -> i32 {
    let position = of(influential(happening(card), 0, influence));
    let (_, events) = event(position);
    change(&events, 0, MegaCredits)
}

/// A table with so many cities of seat 0, on areas that bring nothing.
fn cities(table: Scenario, number: usize) -> Scenario {
    let areas = [(6, 0), (6, 2), (6, 4), (7, 1), (8, 2), (2, 2), (2, 4)];
    areas[..number]
        .iter()
        .fold(table.seat(0), |table, &(row, position)| table.tile(Tile::City, row, position))
}

/// Rules: TURM-INFL-05, TURM-INFL-05.a, TURM-PHASE-11.
#[test]
fn influence_adds_to_the_five_that_count() {
    // Chairman and two ordinary delegates of the dominant party, which somebody else leads; the rating falls to 42 before.
    let table = happening(GENEROUS_FUNDING).seat(1).delegates(Party::Unity, 3).seat(0).chairman();
    let (game, events) = event(table.delegates(Party::Unity, 2).rating(43));
    assert_eq!((change(&events, 0, MegaCredits), game.rating(0)), (14, 42));
}

/// Rules: TURM-INFL-04, TURM-INFL-05.b.
#[test]
fn at_most_five_of_what_an_event_counts_count() {
    let funding =
        |rating: i16, influence| money_by(GENEROUS_FUNDING, influence, |table| table.rating(rating + 1));
    assert_eq!((funding(34, 0), funding(70, 3), funding(14, 0)), (6, 16, 0));
    assert_eq!(money_by(STRONG_SOCIETY, 0, |table| cities(table, 7)), 10);
}

/// Rules: TURM-INFL-05.c, TURM-INFL-05.d.
#[test]
fn influence_lessens_a_loss_to_nothing_at_most() {
    assert_eq!(money_by(RIOTS, 1, |table| cities(table, 7).money(30)), -16);
    assert_eq!(money_by(RIOTS, 3, |table| cities(table, 2).money(30)), 0);
    assert_eq!(money_by(RIOTS, 0, |table| cities(table, 7).rating(3)), -3, "all that there is, and no debt");
}

/// Rules: TURM-INFL-06.
#[test]
fn influence_is_read_before_the_new_government() {
    let table = happening(GENEROUS_FUNDING).seat(1).chairman().rating(15).seat(0).rating(15);
    let (game, events) = event(table.delegates(Party::Unity, 1));
    assert_eq!([0, 1].map(|number| change(&events, number, MegaCredits)), [2, 2]);
    assert_eq!(game.facts().committee.chairman, Some(own(0)));
}

/// Rules: TURM-EVENT-05.
#[test]
fn an_ocean_that_an_event_places_brings_the_first_player_nothing() {
    let table = influential(happening(AQUIFER_RELEASED), 1, 1).seat(1).played(&[ARCTIC_ALGAE]);
    let (mut game, _) = event(table.seat(0).tile(Tile::Ocean, 0, 3));
    assert_eq!(game.asked_one(), seat(0));
    let stock = |game: &Mars, number| Resource::ALL.map(|of| game.stock(number, of));
    let (before, theirs) = (stock(&game, 0), game.stock(1, Plants));
    // Two plants lie there, and another ocean beside it.
    game.on(0, 4);
    assert_eq!(stock(&game, 0), before);
    assert_eq!([0, 1].map(|number| game.rating(number)), [19, 19]);
    let plants = game.stock(1, Plants) - theirs;
    assert_eq!(
        (plants, game.stock(1, Steel)),
        (2 + 1, 1),
        "whoever hears of oceans does, and influence counts"
    );
}

/// Rules: TURM-EVENT-07, TURM-EVENT-07.a.
#[test]
fn a_parameter_at_its_goal_stays_there() {
    let game = happening(DRY_DESERTS).oceans(9).neutral_delegates(Party::Unity, 1).end_generation();
    assert_eq!((game.facts().level(Oceans), game.facts().phase), (9, Phase::Research));
    let table = happening(SNOW_COVER).temperature(8).neutral_delegates(Party::Unity, 1);
    assert_eq!(table.end_generation().temperature(), 8);
    let game = happening(SNOW_COVER).temperature(-28).neutral_delegates(Party::Unity, 1).end_generation();
    assert_eq!(game.temperature(), -30, "and none falls below its beginning");
}

/// Rules: TURM-EVENT-08, TURM-EVENT-08.a.
#[test]
fn volcanic_eruptions_place_the_ocean_of_zero_degrees_for_nobody() {
    let position = influential(happening(VOLCANIC_ERUPTIONS).temperature(-2), 0, 0);
    let (mut game, _) = event(position);
    assert_eq!(game.asked_one(), seat(0));
    let before = |game: &Mars| game.facts().players.0.map(|it| (it.rating, it.stock, it.production));
    let had = before(&game);
    game.on(0, 1);
    assert_eq!((game.temperature(), game.facts().level(Oceans)), (2, 1));
    assert_eq!(before(&game), had);
}

/// Rules: TURM-EVENT-09, TURM-EVENT-09.a.
#[test]
fn the_ocean_of_zero_degrees_is_placed_again_after_snow_cover() {
    let table = happening(SNOW_COVER).temperature(2).oceans(1).neutral_delegates(Party::Unity, 1);
    let mut game = table.seat(1).money(14).end_generation();
    assert_eq!((game.temperature(), game.facts().level(Oceans)), (-2, 1));
    game.everyone_is_done();
    game.answer(ASTEROID_PROJECT);
    let rating = game.rating(1);
    game.on(0, 3);
    assert_eq!((game.temperature(), game.facts().level(Oceans), game.rating(1)), (0, 2, rating + 1));
    let last = happening(SNOW_COVER).temperature(2).oceans(9).neutral_delegates(Party::Unity, 1);
    let mut game = last.seat(1).money(14).end_generation();
    game.everyone_is_done();
    game.answer(ASTEROID_PROJECT);
    assert_eq!((game.temperature(), game.facts().level(Oceans)), (0, 9), "none is left");
}

/// Rules: MAP-18.a.
#[test]
fn amazonis_has_goals_of_its_own() {
    let setup = Setup { first: Some(seat(0)), map: 4, ..Setup::new(2) }.with(Switch::Turmoil);
    let on =
        |event| Scenario::new(setup).generation(2).current_event(event).neutral_delegates(Party::Unity, 1);
    let (game, _) = event(on(DRY_DESERTS).oceans(9));
    assert_eq!(game.offered_areas().len(), 9, "one of them goes");
    assert_eq!(on(DRY_DESERTS).oceans(11).end_generation().facts().level(Oceans), 11);
    let cooled = |degrees| on(SNOW_COVER).temperature(degrees).end_generation().temperature();
    assert_eq!((cooled(8), cooled(14)), (4, 14));
}

#[test]
fn eco_sabotage_leaves_three_plants_and_one_for_each_influence() {
    let plants = |influence, plants| {
        let position = influential(happening(ECO_SABOTAGE), 0, influence).stock(Plants, plants);
        event(position).0.stock(0, Plants)
    };
    assert_eq!((plants(0, 7), plants(2, 7), plants(0, 2)), (3, 5, 2));
}

#[test]
fn war_on_earth_costs_four_steps_less_influence() {
    let fallen = |influence, rating: i16| {
        let (game, events) = event(influential(happening(WAR_ON_EARTH), 0, influence).rating(rating + 1));
        assert_eq!(game.temperature(), -30);
        rated(&events, 0)
    };
    assert_eq!((fallen(0, 20), fallen(3, 20), fallen(0, 2)), (-4, -1, -2));
}

#[test]
fn paradigm_breakdown_takes_two_cards_or_the_only_one() {
    let table = |hand| influential(happening(PARADIGM_BREAKDOWN), 0, 2).hand(hand);
    let (game, events) = event(table(&[ANTS]));
    assert_eq!((change(&events, 0, MegaCredits), game.facts().players[seat(0)].hand_size), (4, 0));
    assert_eq!(game.facts().phase, Phase::Research);
    let (mut game, events) = event(table(&[ANTS, BIRDS, FISH]));
    assert_eq!(change(&events, 0, MegaCredits), 4);
    game.answer(Choice::Card(BIRDS.id));
    game.answer(Choice::Card(ANTS.id));
    let hand = game.facts().players[seat(0)].hand;
    assert!(hand.contains(FISH.id) && !hand.contains(ANTS.id) && !hand.contains(BIRDS.id));
}

/// Rules: BASE-UX-02.
#[test]
fn what_an_event_lets_a_player_owe_is_told_with_what_it_brings() {
    let told = |event: Card, hand: &[Card]| {
        let game =
            influential(happening(event), 0, 1).seat(0).hand(hand).seat(1).hand(&[TREES]).seat(0).start();
        let of = |number| game.row_forecast(seat(number), event.id, None);
        (of(0), of(1).owed)
    };
    let (mine, theirs) = told(PARADIGM_BREAKDOWN, &[ANTS, BIRDS, FISH]);
    assert_eq!((mine.events.len(), mine.owed), (1, vec![Effect::Discard; 2]));
    assert_eq!(theirs, Vec::new(), "the only card is discarded without a question");
    let (mine, _) = told(PARADIGM_BREAKDOWN, &[ANTS]);
    assert!(mine.events.contains(&Event::Discarded { seat: seat(0), card: ANTS.id }), "{mine:?}");
    assert_eq!(mine.owed, Vec::new());
    assert_eq!(told(PARADIGM_BREAKDOWN, &[]).0.owed, Vec::new(), "there is no card to discard");
    // Of a hidden hand no more is owed than there is in it.
    let game = happening(PARADIGM_BREAKDOWN).seat(1).hand(&[TREES]).seat(0).start();
    let view = viriditas::kit::View::of(&game, Some(seat(0)));
    assert_eq!(view.row_forecast(seat(1), PARADIGM_BREAKDOWN.id, None).owed, vec![Effect::Discard]);
    assert!(matches!(told(DRY_DESERTS, &[]).0.owed[..], [Effect::GainAny(_)]));
}

#[test]
fn sponsored_projects_add_to_every_card_that_holds_something() {
    let table = influential(happening(SPONSORED_PROJECTS_EVENT), 0, 1).played(&[ANTS, BIRDS, TARDIGRADES]);
    let (game, _) = event(table.on_card(ANTS, 2).on_card(BIRDS, 1));
    assert_eq!([ANTS, BIRDS, TARDIGRADES].map(|it| game.on_card(it)), [3, 2, 0]);
    assert_eq!(game.facts().players[seat(0)].hand_size, 1);
}

/// Rules: BASE-UX-02, TURM-PHASE-12.
#[test]
fn what_comes_behind_a_choice_among_hidden_cards_is_foretold_of_the_end_of_the_generation() {
    // The other player chooses what to discard of a hand that is hidden; another party rules all the same.
    let position = influential(happening(PARADIGM_BREAKDOWN), 0, 1).seat(1).hand(&[ANTS, BIRDS, FISH]);
    let game = position.seat(0).turn(0).start();
    let events = game.end_of_generation(seat(0), None).expect("a forecast");
    let ruling = game.facts().committee.dominant;
    assert!(events.contains(&Event::PartyRules(ruling)), "{events:?}");
    assert!(events.contains(&Event::EventsAdvanced), "{events:?}");
}

#[test]
fn dry_deserts_take_an_ocean_and_influence_brings_any_resources() {
    let table = influential(happening(DRY_DESERTS), 0, 2).tile(Tile::Ocean, 0, 3).tile(Tile::Ocean, 1, 5);
    let (mut game, _) = event(table);
    assert_eq!(game.offered_areas().len(), 2);
    game.on(1, 5);
    assert_eq!((game.tile(1, 5), game.facts().level(Oceans)), (None, 1));
    assert_eq!([0, 1].map(|number| game.rating(number)), [19, 19], "no rating is lost");
    let (titanium, heat) = (game.stock(0, Titanium), game.stock(0, Heat));
    game.answer(Choice::Option(Titanium as u8));
    game.answer(Choice::Option(Heat as u8));
    assert_eq!((game.stock(0, Titanium), game.stock(0, Heat)), (titanium + 1, heat + 1));
    assert_eq!(game.facts().phase, Phase::Research);
    let dry = influential(happening(DRY_DESERTS), 0, 0).end_generation();
    assert_eq!(dry.facts().phase, Phase::Research, "there is no ocean");
}

#[test]
fn an_election_is_won_by_influence_building_tags_and_cities() {
    let votes = |tags: [&[Card]; 3]| {
        let table = table(3).current_event(ELECTION).neutral_delegates(Party::Unity, 1);
        let table =
            tags.iter().zip(0..).fold(table, |table, (cards, number)| table.seat(number).played(cards));
        let (_, events) = event(table);
        [0, 1, 2].map(|number| rated(&events, number))
    };
    let (one, two): (&[Card], &[Card]) = (&[MINE], &[STEELWORKS, ORE_PROCESSOR]);
    assert_eq!(votes([two, one, &[]]), [2, 1, 0]);
    assert_eq!(votes([two, &[], &[]]), [2, 1, 1], "all that tie for the second place have it");
    assert_eq!(votes([one, &[], &[STRIP_MINE]]), [2, 0, 2], "where two are first, nobody is second");
    assert_eq!(votes([&[], &[], &[]]), [2, 2, 2]);
    let position = influential(happening(ELECTION), 1, 2);
    let (_, events) = event(cities(position, 3));
    assert_eq!([0, 1].map(|number| rated(&events, number)), [2, 1]);
}

/// Rules: TURM-SOLO-03.
#[test]
fn one_alone_needs_ten_votes_or_five() {
    let steps = |count| {
        let table = cities(with(1, &[]).current_event(ELECTION), count).neutral_delegates(Party::Unity, 1);
        let (_, events) = event(table.played(&[MINE, STEELWORKS, ORE_PROCESSOR]));
        rated(&events, 0)
    };
    assert_eq!((steps(7), steps(6), steps(2), steps(1)), (2, 1, 1, 0));
    let revolt = |cards: &[Card]| {
        let table = with(1, &[]).current_event(REVOLUTION).neutral_delegates(Party::Unity, 1).seat(0);
        rated(&event(table.played(cards)).1, 0)
    };
    let earth = [SPONSORS, EARTH_OFFICE, EARTH_CATAPULT, MINE, ACQUIRED_COMPANY];
    assert_eq!((revolt(&earth), revolt(&earth[..4])), (-2, 0));
}

#[test]
fn a_revolution_is_against_those_of_influence_and_earth() {
    let table = table(3).current_event(REVOLUTION).neutral_delegates(Party::Unity, 1);
    let table = table.seat(0).chairman().played(&[SPONSORS]).seat(1).played(&[EARTH_OFFICE]);
    let (_, events) = event(table);
    assert_eq!([0, 1, 2].map(|number| rated(&events, number)), [-2, -1, 0]);
    let (_, events) = event(influential(happening(REVOLUTION), 0, 0));
    assert_eq!([0, 1].map(|number| rated(&events, number)), [0, 0], "against nobody");
}

#[test]
fn sabotage_lowers_what_is_produced_and_dust_takes_all_heat() {
    let table = influential(happening(SABOTAGE_EVENT), 0, 1).production(Steel, 1).production(Energy, 0);
    let (game, _) = event(table.seat(1).production(Energy, 2));
    assert_eq!(
        (game.production(0, Steel), game.production(0, Energy), game.production(1, Energy)),
        (0, 0, 1)
    );
    assert_eq!(game.stock(0, Steel), 1 + 1);
    let table = influential(happening(GLOBAL_DUST_STORM), 0, 1).stock(Heat, 9).played(&[MINE, STEELWORKS]);
    let (game, events) = event(table);
    assert_eq!((game.stock(0, Heat), change(&events, 0, MegaCredits)), (0, -2));
}

#[test]
fn red_influence_costs_money_whatever_the_influence_which_raises_production() {
    let (game, events) = event(influential(happening(RED_INFLUENCE), 0, 2).rating(31));
    assert_eq!((change(&events, 0, MegaCredits), game.production(0, MegaCredits)), (-12, 2));
}

/// Rules: WILD-06.a.
#[test]
fn diversity_counts_kinds_of_tags_and_influence_and_no_wild_tag() {
    // Building, Earth, science, microbe, plant, animal, power and space.
    let eight = [MINE, SPONSORS, RESEARCH, ANTS, BUSHES, FISH, SPACE_MIRRORS];
    let gained = |influence| {
        let table = happening_to(with(2, &[Switch::Prelude]), DIVERSITY);
        let table = influential(table, 0, influence).played(&eight).played(&[RESEARCH_COORDINATION]);
        change(&event(table).1, 0, MegaCredits)
    };
    assert_eq!((gained(0), gained(1)), (0, 10));
}

/// Rules: MIX-10.
#[test]
fn five_events_come_from_beside_the_box_as_far_as_their_boxes_are_in() {
    let (more, venus, colonies) = (Switch::MoreEvents, Switch::Venus, Switch::Colonies);
    let count = |more: &[Switch]| {
        let (game, _) =
            begun(more.iter().fold(Setup::new(2).with(Switch::Turmoil), |it, &on| it.with(on)), 1);
        game.facts().decks[Pile::Events].len() + 2
    };
    assert_eq!((count(&[]), count(&[venus, colonies])), (31, 31));
    assert_eq!((count(&[more]), count(&[more, venus])), (31, 32));
    assert_eq!((count(&[more, colonies]), count(&[more, venus, colonies])), (33, 36));
}

fn of_both_boxes(event: Card) -> Scenario {
    let more = [Switch::Venus, Switch::NoWorldGovernment, Switch::Colonies, Switch::MoreEvents];
    happening_to(with(2, &more), event).colony_tiles(&[LUNA, IO, CERES])
}

/// Rules: MIX-10.a.
#[test]
fn two_events_speak_of_floaters() {
    let table = influential(of_both_boxes(CLOUD_SOCIETIES), 0, 2).corporation(CELESTIC).played(&[DIRIGIBLES]);
    let (mut game, _) = event(table.on_card(DIRIGIBLES, 1));
    assert_eq!((game.on_card(DIRIGIBLES), game.on_card(CELESTIC)), (2, 1));
    game.answer(Choice::TableauCard(CELESTIC.id));
    assert_eq!((game.on_card(DIRIGIBLES), game.on_card(CELESTIC)), (2, 3));
    // Nobody is asked for a card on which nothing would be put.
    let table = of_both_boxes(CLOUD_SOCIETIES).seat(0).corporation(CELESTIC).played(&[DIRIGIBLES]);
    let (game, _) = event(table);
    assert_eq!((game.on_card(DIRIGIBLES), game.on_card(CELESTIC)), (1, 1));
    assert_ne!(game.facts().phase, Phase::Solar, "{:?}", game.all_offers());
    let table = influential(of_both_boxes(CORROSIVE_RAIN), 0, 1).corporation(CELESTIC).played(&[DIRIGIBLES]);
    let table = table.on_card(DIRIGIBLES, 1).on_card(CELESTIC, 1);
    let (game, events) = event(table.clone());
    assert_eq!((change(&events, 0, MegaCredits), game.facts().players[seat(0)].hand_size), (-10, 1));
    let (_, events) = event(table.clone().rating(4));
    assert_eq!(change(&events, 0, MegaCredits), -4, "or what there is");
    let (mut game, _) = event(table.on_card(DIRIGIBLES, 2));
    let floaters = Choice::Option(0);
    game.answer(floaters);
    assert_eq!(game.on_card(DIRIGIBLES), 0);
}

/// Rules: MIX-10.b.
#[test]
fn three_events_speak_of_colonies_and_venus() {
    let settled = |event, influence| {
        let table = influential(of_both_boxes(event), 0, influence);
        [LUNA, IO].iter().fold(table, |table, &tile| (0..3).fold(table, |table, _| table.colony(tile)))
    };
    let (game, _) = event(settled(JOVIAN_TAX_RIGHTS, 1));
    assert_eq!((game.production(0, MegaCredits), game.stock(0, Titanium)), (5, 1));
    let (_, events) = event(settled(MICROGRAVITY_HEALTH_PROBLEMS, 2));
    assert_eq!(change(&events, 0, MegaCredits), -9);
    let table = influential(of_both_boxes(VENUS_INFRASTRUCTURE), 0, 1);
    let (_, events) = event(table.played(&[VENUS_GOVERNOR, DIRIGIBLES]));
    assert_eq!(change(&events, 0, MegaCredits), 8);
}

/// Rules: WG-08.a.
#[test]
fn what_the_world_government_brings_is_there_when_the_event_happens() {
    let table = happening_to(with(2, &[Switch::Venus, Switch::Colonies]), ECO_SABOTAGE);
    let table = influential(table.colony_tiles(&[LUNA, IO]), 0, 0).played(&[ARCTIC_ALGAE]);
    let mut game = table.production(Plants, 5).turn(0).start();
    game.everyone_passes();
    assert_eq!(game.stock(0, Plants), 5);
    game.answer(Choice::Option(2));
    let events = game.on(0, 3);
    assert_eq!((change(&events, 0, Plants), game.stock(0, Plants)), (2 - 4, 3));
    assert_eq!(game.facts().level(Temperature), -30);
}

/// Rules: TURM-EVENT-04.
#[test]
fn what_an_event_does_to_each_goes_round_from_the_first_player() {
    let table =
        happening(PARADIGM_BREAKDOWN).neutral_delegates(Party::Unity, 1).seat(0).hand(&[ANTS, BIRDS, FISH]);
    let mut game = table.seat(1).hand(&[TREES, GRASS, MOSS]).first().turn(0).start();
    game.everyone_passes();
    assert_eq!(game.asked_one(), seat(1));
}

/// Rules: TURM-PARTY-09, WILD-06.
#[test]
fn a_wild_tag_is_none_of_the_tags_by_which_an_event_compares() {
    let table = happening_to(with(2, &[Switch::Prelude]), REVOLUTION);
    let table = influential(table, 0, 0).played(&[SPONSORS]).seat(1).played(&[RESEARCH_COORDINATION]);
    let (_, events) = event(table);
    let revolt = events.iter().position(|event| matches!(event, Event::EventHappens(_))).expect("it happens");
    assert_eq!([0, 1].map(|number| rated(&events[revolt..], number)), [-2, 0]);
}

/// Rules: TURM-RULE-02.
#[test]
fn the_worth_of_an_event_is_told_without_the_policy_of_this_generation() {
    let table = influential(table(2), 0, 2).current_event(ELECTION);
    let told = |party: Party, money: u16| {
        let game = table.clone().rules(party).seat(0).money(money).start();
        game.brought_by(seat(0), ELECTION.id)
    };
    let rise = [Event::Rated { seat: seat(0), change: 2 }];
    assert_eq!(told(Party::Greens, 20), rise);
    assert_eq!(told(Party::Reds, 20), rise, "the Reds tax nobody then");
    assert_eq!(told(Party::Reds, 0), rise);
}
