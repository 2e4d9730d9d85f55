//! Order of effects (Q-BASE-03), and what may be put first.

use crate::rules::help::{Play, at, seat};
use viriditas::kit::{Rng, Rules, Seed};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Mars, Phase, Refusal, Setup, Switch};

fn firsts(game: &Mars) -> Vec<Choice> {
    game.all_offers().into_iter().filter(|choice| matches!(choice, Choice::First(_))).collect()
}

/// Cards to choose from, in ascending order of their numbers.
fn cards(cards: &[Card]) -> Vec<Choice> {
    let mut ids: Vec<CardId> = cards.iter().map(|card| card.id).collect();
    ids.sort_unstable();
    ids.into_iter().map(Choice::Card).collect()
}

/// A player with two plants who gets two more for every ocean, and another with Comet.
fn comet() -> Scenario {
    table(2).seat(0).money(21).hand(&[COMET]).seat(1).stock(Plants, 2).played(&[ARCTIC_ALGAE])
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-PLAY-13, BASE-UX-03.
#[test]
fn what_waits_may_be_put_first_where_the_order_changes_the_result() {
    let mut game = comet().start();
    game.play_card(COMET);
    assert_eq!(firsts(&game), [Choice::First(0)]);
    let mut default = game.clone();
    // By default the ocean comes before the removal, which then takes plants that the ocean brought.
    default.on(0, 1);
    default.answer(Choice::Seat(seat(1)));
    default.answer(Choice::Amount(3));
    assert_eq!(default.stock(1, Plants), 1);
    // First the removal, of what there is; then the ocean.
    game.answer(Choice::First(0));
    game.answer(Choice::Seat(seat(1)));
    assert_eq!(game.refusal(Choice::Amount(3)), Refusal::OutOfBounds { least: 1, most: 2 });
    game.answer(Choice::Amount(2));
    assert_eq!(game.facts().board.oceans.len(), 0);
    game.on(0, 1);
    assert_eq!(game.stock(1, Plants), 2);
    assert!(game.offers(Choice::EndTurn), "nothing is done twice");
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-PLAY-13.
#[test]
fn nothing_is_put_first_where_the_order_cannot_change_the_result() {
    // An ocean, and plants or animals.
    let mut game = table(2).seat(0).money(16).hand(&[IMPORTED_HYDROGEN]).played(&[BIRDS]).start();
    game.play_card(IMPORTED_HYDROGEN);
    assert_eq!(firsts(&game), []);
    assert_eq!(game.refusal(Choice::First(0)), Refusal::NotFirst);
    // A plant or an animal from one effect, and an animal from another.
    let mut game = table(2)
        .seat(0)
        .money(12)
        .hand(&[ECOLOGICAL_ZONE])
        .played(&[VIRAL_ENHANCERS])
        .tile(Tile::Greenery, 2, 2)
        .start();
    game.play_card(ECOLOGICAL_ZONE);
    game.on(2, 3);
    assert_eq!(game.all_offers(), [Choice::Option(0), Choice::Option(1)]);
    // Two oceans are one like the other.
    let mut game = table(2).seat(0).money(23).hand(&[ICE_ASTEROID]).start();
    game.play_card(ICE_ASTEROID);
    assert_eq!(firsts(&game), []);
    // Two tags of one card heard by one effect, too.
    let mut game = table(2)
        .seat(0)
        .money(11)
        .hand(&[RESEARCH])
        .played(&[OLYMPUS_CONFERENCE])
        .on_card(OLYMPUS_CONFERENCE, 1)
        .start();
    game.play_card(RESEARCH);
    assert_eq!(firsts(&game), []);
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-PLAY-13.
#[test]
fn only_what_can_be_done_now_is_put_first() {
    // Nobody has plants to remove before the ocean is placed.
    let mut game = comet().seat(1).stock(Plants, 0).start();
    game.play_card(COMET);
    assert_eq!(firsts(&game), []);
    game.on(0, 1);
    assert!(game.offers(Choice::Seat(seat(1))), "the ocean brought some");
    // With an empty hand the university has nothing to discard until the conference has drawn.
    let mut game = table(2)
        .seat(0)
        .money(3)
        .hand(&[SEARCH_FOR_LIFE])
        .played(&[MARS_UNIVERSITY, OLYMPUS_CONFERENCE])
        .on_card(OLYMPUS_CONFERENCE, 1)
        .deck(&[ANTS, BIRDS])
        .start();
    game.play_card(SEARCH_FOR_LIFE);
    assert_eq!(game.all_offers(), [Choice::Option(0), Choice::Option(1)]);
    game.answer(Choice::Option(1));
    assert_eq!(game.all_offers(), [Choice::Card(ANTS.id), Choice::Done]);
}

/// Rules: BASE-BLUE-02.
#[test]
fn the_result_of_an_action_never_comes_before_its_cost() {
    let mut game = table(2)
        .seat(0)
        .played(&[PREDATORS])
        .seat(1)
        .played(&[BIRDS, FISH])
        .on_card(BIRDS, 1)
        .on_card(FISH, 1)
        .start();
    game.answer(Choice::Act { card: PREDATORS.id, which: 0 });
    assert_eq!(game.all_offers(), [Choice::TableauCard(FISH.id), Choice::TableauCard(BIRDS.id)]);
    assert_eq!(game.refusal(Choice::First(0)), Refusal::NotFirst);
    assert_eq!(game.on_card(PREDATORS), 0);
    game.answer(Choice::TableauCard(BIRDS.id));
    assert_eq!((game.on_card(PREDATORS), game.on_card(BIRDS)), (1, 0));
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-ACT-08, BASE-PLAY-13.
#[test]
fn what_was_put_first_asks_alone_and_nothing_is_put_before_it() {
    let mut game = table(2)
        .seat(0)
        .money(11)
        .hand(&[RESEARCH, GENE_REPAIR])
        .played(&[MARS_UNIVERSITY, OLYMPUS_CONFERENCE])
        .on_card(OLYMPUS_CONFERENCE, 1)
        .start();
    game.play_card(RESEARCH);
    // Two tags: the second of the conference, then both of the university, wait behind the first.
    assert_eq!(firsts(&game), [Choice::First(1), Choice::First(2)]);
    game.answer(Choice::First(2));
    assert_eq!(firsts(&game), []);
    assert_eq!(game.refusal(Choice::First(0)), Refusal::NotFirst);
    game.answer(Choice::Done);
    // One of the university is left to be put first, once.
    assert_eq!(firsts(&game).len(), 1);
    game.answer(firsts(&game)[0]);
    game.answer(Choice::Done);
    assert_eq!(firsts(&game), []);
    game.answer(Choice::Option(0));
    game.answer(Choice::Option(0));
    assert_eq!(game.on_card(OLYMPUS_CONFERENCE), 3);
    assert!(game.offers(Choice::EndTurn));
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-PLAY-12, BASE-PLAY-13.
#[test]
fn by_default_costs_come_first_then_the_card_from_left_to_right_then_what_it_triggers() {
    let mut game = table(2)
        .seat(0)
        .money(14)
        .temperature(-26)
        .hand(&[ASTEROID])
        .played(&[OPTIMAL_AEROBRAKING])
        .seat(1)
        .stock(Plants, 3)
        .start();
    let mut events = game.play_card(ASTEROID);
    events.extend(game.answer(Choice::Seat(seat(1))));
    events.extend(game.answer(Choice::Amount(3)));
    let place = |wanted: &dyn Fn(&Event) -> bool| {
        events.iter().position(wanted).unwrap_or_else(|| panic!("missing in {events:?}"))
    };
    let order = [
        place(&|event| matches!(event, Event::Paid { amount: 14, .. })),
        place(&|event| matches!(event, Event::Played { .. })),
        place(&|event| matches!(event, Event::Raised { .. })),
        place(&|event| matches!(event, Event::Rated { .. })),
        // The bonus of the step at -24 degrees.
        place(&|event| matches!(event, Event::Produced { resource: Heat, .. })),
        place(&|event| matches!(event, Event::Gained { amount: 2, .. })),
        place(&|event| matches!(event, Event::Lost { .. })),
        // Optimal Aerobraking.
        place(&|event| matches!(event, Event::Gained { resource: MegaCredits, amount: 3, .. })),
        place(&|event| matches!(event, Event::TurnedDown { .. })),
    ];
    assert!(order.is_sorted(), "{events:?}");
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-ACT-08.
#[test]
fn effects_of_several_players_run_in_player_order_from_the_one_whose_turn_it_is() {
    let mut game = table(3)
        .seat(0)
        .played(&[ROVER_CONSTRUCTION])
        .seat(1)
        .money(25)
        .turn(0)
        .corporation(THARSIS_REPUBLIC)
        .seat(2)
        .played(&[IMMIGRANT_CITY])
        .start();
    game.answer(Choice::Project(StandardProject::City));
    let events = game.on(2, 2);
    let whose: Vec<_> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Gained { seat, resource: MegaCredits, .. } | Event::Produced { seat, .. } => {
                Some(seat.number())
            }
            _ => None,
        })
        .collect();
    // Tharsis Republic twice, Immigrant City, Rover Construction, and last the project's own production.
    assert_eq!(whose, [1, 1, 2, 0, 1]);
    assert_eq!(game.facts().board.owner(at(2, 2)), Some(seat(1)));
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-PLAY-13, BASE-ACT-08.
#[test]
fn putting_first_whenever_it_is_offered_never_loops() {
    let mut hastened = 0;
    for seed in 0..60 {
        let mut game = table(2)
            .seed(seed)
            .seat(0)
            .money(500)
            .oxygen(4)
            .played(&[OLYMPUS_CONFERENCE, MARS_UNIVERSITY, VIRAL_ENHANCERS, ARCTIC_ALGAE, TARDIGRADES])
            .hand(&[COMET, GIANT_ICE_ASTEROID, RESEARCH, SEARCH_FOR_LIFE, REGOLITH_EATERS])
            .hand(&[DEVELOPMENT_CENTER, PHYSICS_COMPLEX, TECHNOLOGY_DEMONSTRATION, GENE_REPAIR, FLOODING])
            .seat(1)
            .passed()
            .stock(Plants, 30)
            .start();
        let mut rng = Rng::new(Seed(seed));
        let mut moves = 0;
        while game.facts().phase == Phase::Action {
            let offers = game.all_offers();
            let first = firsts(&game).first().copied();
            let play = offers.iter().copied().find(|choice| matches!(choice, Choice::Play(_)));
            let any = offers[rng.below(offers.len() as u32) as usize];
            let owed = game.owed();
            let waiting = firsts(&game).len();
            game.answer(first.or(play).unwrap_or(any));
            if first.is_some() {
                hastened += 1;
                assert!(game.owed() <= owed + 1, "one step comes on top");
                assert!(firsts(&game).len() < waiting, "it waits no more");
            }
            moves += 1;
            assert!(moves < 2000, "it goes on and on");
        }
    }
    assert!(hastened > 200, "only {hastened}");
}

/// Ruling: Q-BASE-33.
/// Rules: BASE-PLAY-13, BASE-ACT-08.
#[test]
fn a_trigger_that_a_play_fired_may_come_before_the_cards_own_later_steps() {
    let mut game = table(2)
        .seat(0)
        .money(2)
        .hand(&[INVENTION_CONTEST])
        .played(&[OLYMPUS_CONFERENCE])
        .on_card(OLYMPUS_CONFERENCE, 1)
        .deck(&[ALGAE, ANTS, BIRDS, COMET])
        .start();
    game.play_card(INVENTION_CONTEST);
    assert_eq!(game.all_offers(), [Choice::Done, Choice::First(0)]);
    // Going on looks at the contest's three cards; the conference is asked afterwards.
    let mut usual = game.clone();
    usual.answer(Choice::Done);
    assert_eq!(usual.all_offers(), cards(&[ALGAE, ANTS, BIRDS]));
    usual.answer(Choice::Card(ALGAE.id));
    assert_eq!(usual.all_offers(), [Choice::Option(0), Choice::Option(1)]);
    // The conference first: its card is known before one of the next three is kept.
    game.answer(Choice::First(0));
    game.answer(Choice::Option(1));
    assert!(game.facts().players[seat(0)].hand.contains(ALGAE.id));
    assert_eq!(game.all_offers(), cards(&[ANTS, BIRDS, COMET]));
    game.answer(Choice::Card(COMET.id));
    assert!(game.offers(Choice::EndTurn), "nothing is done twice");
    // A conference without a resource only adds one: no order can matter, and nothing is asked.
    let position = table(2).seat(0).money(2).hand(&[INVENTION_CONTEST]).deck(&[ALGAE, ANTS, BIRDS]);
    let mut game = position.played(&[OLYMPUS_CONFERENCE]).start();
    game.play_card(INVENTION_CONTEST);
    assert!(game.offers(Choice::Card(ALGAE.id)));
}

/// Ruling: Q-BASE-33.
/// Rules: BASE-PLAY-13.
#[test]
fn one_effect_that_discards_and_draws_is_put_first_as_one() {
    let mut game = table(2)
        .seat(0)
        .money(2)
        .hand(&[INVENTION_CONTEST, COMET])
        .played(&[MARS_UNIVERSITY])
        .deck(&[ALGAE, ANTS, BIRDS, FISH])
        .start();
    game.play_card(INVENTION_CONTEST);
    assert_eq!(game.all_offers(), [Choice::Done, Choice::First(0)]);
    game.answer(Choice::First(0));
    assert_eq!(game.all_offers(), [Choice::Card(COMET.id), Choice::Done]);
    game.answer(Choice::Card(COMET.id));
    assert!(game.facts().players[seat(0)].hand.contains(ALGAE.id), "discarded and drawn before the look");
    assert!(!game.offers(Choice::Card(ALGAE.id)) && game.offers(Choice::Card(FISH.id)));
}

/// A table at which cards come in that never existed; seat 0 goes first.
fn synthetic() -> Scenario {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2).with(Switch::Synthetic) };
    Scenario::new(setup).seat(0).money(20)
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-PLAY-14.
#[test]
fn nothing_is_put_first_that_the_rest_must_bring_before() {
    // Two power plants are connected to the grid, one of which is lost again.
    let position = synthetic().hand(&[GRID_EXCHANGE]).played(&[MINE, STRIP_MINE]).production(Energy, 0);
    let mut game = position.clone().production(Energy, 2).start();
    game.play_card(GRID_EXCHANGE);
    assert_eq!(firsts(&game), [Choice::First(0), Choice::First(1)]);
    let mut game = position.played(&[TRAVELLING_CREWS]).start();
    game.play_card(GRID_EXCHANGE);
    assert_eq!(firsts(&game), [Choice::First(0)], "there is no energy production to lose yet");
    assert_eq!(game.refusal(Choice::First(1)), Refusal::NotFirst);
    game.answer(Choice::TableauCard(MINE.id));
    assert_eq!((game.production(0, Energy), game.production(0, Steel)), (1, 1));
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-PLAY-13.
#[test]
fn a_price_that_a_card_may_pay_can_come_before_what_is_put_on_cards() {
    let position = synthetic().hand(&[WARM_NURSERY]).played(&[BIRDS, FISH, BALLOON_CONVOY]);
    let position = position.on_card(BIRDS, 1).on_card(FISH, 1).stock(Heat, 2);
    let mut game = position.clone().start();
    game.play_card(WARM_NURSERY);
    assert_eq!(firsts(&game), [], "heat alone can pay");
    let mut game = position.on_card(BALLOON_CONVOY, 1).stock(Heat, 0).start();
    game.play_card(WARM_NURSERY);
    assert_eq!(firsts(&game), [Choice::First(0)]);
    game.answer(Choice::First(0));
    assert_eq!(game.on_card(BALLOON_CONVOY), 0, "the floater is worth the heat");
    assert!(!game.offers(Choice::TableauCard(BALLOON_CONVOY.id)), "it holds nothing any more");
}

/// Ruling: Q-BASE-03.
/// Rules: BASE-PLAY-13.
#[test]
fn a_production_box_that_is_repeated_goes_from_left_to_right_and_brings_nothing_else() {
    let position = synthetic().hand(&[ROBOTIC_WORKFORCE]).played(&[SURVEYED_QUARRY]).production(Plants, 1);
    let mut game = position.seat(1).production(Plants, 1).start();
    let hand = game.facts().players[seat(0)].hand_size;
    let told = game.certain(seat(0), Choice::Play(ROBOTIC_WORKFORCE.id));
    assert!(!told.iter().any(|event| matches!(event, Event::Gained { .. })), "{told:?}");
    game.play_card(ROBOTIC_WORKFORCE);
    assert_eq!(
        game.all_offers(),
        [Choice::Seat(seat(1)), Choice::Seat(seat(0))],
        "no card is drawn, first or at all"
    );
    game.answer(Choice::Seat(seat(1)));
    assert_eq!((game.production(0, Steel), game.production(1, Plants)), (1, 0));
    assert_eq!((game.facts().players[seat(0)].hand_size + 1, game.stock(0, Heat)), (hand, 0));
}

/// Rules: BASE-PLAY-14.
#[test]
fn a_production_box_is_repeated_with_the_choices_and_conditions_in_it() {
    let position = synthetic().hand(&[ROBOTIC_WORKFORCE]).played(&[CONVERTIBLE_PLANT]);
    let mut game = position.clone().production(Energy, 3).start();
    game.play_card(ROBOTIC_WORKFORCE);
    let mut energy = game.clone();
    energy.answer(Choice::Option(0));
    assert_eq!((energy.production(0, Energy), energy.stock(0, Plants)), (5, 0));
    assert_eq!(
        (energy.production(0, Heat), energy.production(0, MegaCredits)),
        (1, 1),
        "nothing is revealed"
    );
    assert!(energy.facts().discard.is_empty());
    game.answer(Choice::Option(1));
    assert_eq!((game.production(0, Energy), game.production(0, Titanium)), (1, 2));
}

/// Rules: BASE-PLAY-14.
#[test]
fn a_mine_that_stores_something_remembers_no_metal() {
    let mine =
        EVERYWHERE.iter().find(|card| card.play == [Effect::ProduceMetal(1)]).expect("a card in the table");
    let position = synthetic().hand(&[ROBOTIC_WORKFORCE]).played(&[*mine]).on_card(*mine, 2);
    let refusal = position.start().refusal(Choice::Play(ROBOTIC_WORKFORCE.id));
    assert_eq!(refusal, Refusal::NothingToCopy, "two microbes are no titanium");
}
