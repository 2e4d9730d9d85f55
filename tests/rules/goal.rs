//! The aim of the game and its components as data (BASE-GOAL, BASE-COMP).

use crate::rules::help::{Play, at, begun, seat};
use viriditas::kit::{Rules, Seat, Seats, Seed};
use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel};
use viriditas::mars::cards::{
    BEGINNER_CORPORATION, BIRDS, COLONIZER_TRAINING_CAMP, CORPORATIONS, Card, Conversion, Kind, LIVESTOCK,
    MICRO_MILLS, Module, PRINTED, StandardProject, TARDIGRADES, Tile, TileClass,
};
use viriditas::mars::scenario::{Scenario, table};
use viriditas::mars::{Choice, Event, Fault, Mars, Outcome, Phase, Pile, Setup, Switch, outcome, score};

/// A table at which the game ends with this generation.
fn terraformed(players: u8) -> Scenario {
    table(players).temperature(8).oxygen(14).oceans(9)
}

/// Rules: BASE-GOAL-01.
#[test]
fn the_player_with_the_most_victory_points_wins() {
    let ended = |ratings: [i16; 3]| {
        let mut game = terraformed(3)
            .seat(0)
            .rating(ratings[0])
            .seat(1)
            .rating(ratings[1])
            .seat(2)
            .rating(ratings[2])
            .money(500)
            .start();
        game.everyone_passes();
        assert_eq!(game.facts().phase, Phase::Over);
        assert!(game.asked().is_empty());
        outcome(game.facts())
    };
    assert_eq!(ended([30, 31, 29]), Outcome::Won(Seats::only(seat(1))));
    assert_eq!(ended([32, 31, 29]), Outcome::Won(Seats::only(seat(0))));
    assert_eq!(ended([32, 31, 33]), Outcome::Won(Seats::only(seat(2))));
}

/// Rules: BASE-GOAL-02.
#[test]
fn victory_points_come_from_rating_tiles_awards_milestones_and_cards_alone() {
    let total = |scenario: Scenario| score(scenario.start().facts(), seat(0)).total();
    assert_eq!(total(table(2)), 20);
    assert_eq!(total(table(2).rating(27)), 27);
    assert_eq!(total(table(2).tile(Tile::Greenery, 2, 2)), 21);
    assert_eq!(total(table(2).tile(Tile::City, 2, 2).neutral(Tile::Greenery, 2, 3)), 21);
    assert_eq!(total(table(2).production(MegaCredits, 1).seat(1).award(1)), 25);
    assert_eq!(total(table(2).milestone(4)), 25);
    assert_eq!(total(table(2).played(&[COLONIZER_TRAINING_CAMP])), 22);
    let rich = Resource::ALL
        .into_iter()
        .fold(table(2), |table, resource| table.stock(resource, 99).production(resource, 30));
    let without_points = rich
        .hand(&[COLONIZER_TRAINING_CAMP, BIRDS])
        .played(&[MICRO_MILLS])
        .tile(Tile::City, 0, 0)
        .tile(Tile::NuclearZone, 6, 6)
        .tile(Tile::Ocean, 0, 1)
        .claim(8, 0)
        .generation(12);
    assert_eq!(total(without_points), 20);
}

/// Rules: BASE-GOAL-03.
#[test]
fn two_to_five_play_the_standard_game_and_one_plays_alone() {
    for players in 0..=7 {
        let begun = Mars::begin(&Setup::new(players), Seed(1), &mut viriditas::kit::EventLog::nothing());
        match players {
            1..=5 => {
                let game = begun.expect("a game");
                assert_eq!(game.facts().is_solo(), players == 1);
                assert_eq!(game.asked(), Seats::first(players));
                assert_eq!(game.rating(0), if players == 1 { 14 } else { 20 });
            }
            _ => assert_eq!(begun, Err(vec![Fault::Players { asked: players }])),
        }
    }
}

/// Rules: BASE-GOAL-04.
#[test]
fn the_terraform_rating_is_the_base_of_income_and_of_the_final_score() {
    let mut game = terraformed(2).seat(0).rating(31).production(MegaCredits, 4).seat(1).rating(20).start();
    game.everyone_passes();
    assert_eq!((game.stock(0, MegaCredits), game.stock(1, MegaCredits)), (35, 20));
    assert_eq!(score(game.facts(), seat(0)).rating, 31);
    assert_eq!(score(game.facts(), seat(0)).total(), 31);
    assert_eq!(score(game.facts(), seat(1)).total(), 20);
}

/// Rules: BASE-GOAL-05.
#[test]
fn a_generation_is_turn_order_then_research_then_action_then_production() {
    let mut game = table(2).start();
    let mut events = Vec::new();
    for _ in 0..2 {
        events.extend(game.everyone_passes());
        events.extend(game.everyone_is_done());
    }
    events.retain(|event| matches!(event, Event::PhaseBegan(_) | Event::GenerationBegan));
    let generation = [
        Event::PhaseBegan(Phase::Production),
        Event::GenerationBegan,
        Event::PhaseBegan(Phase::Research),
        Event::PhaseBegan(Phase::Action),
    ];
    assert_eq!(events, [generation, generation].concat());
}

fn count_cards(is_it: impl Fn(&Card) -> bool) -> usize {
    PRINTED.iter().flat_map(|table| table.iter()).filter(|card| is_it(card)).count()
}

/// Rules: BASE-COMP-01.
#[test]
fn the_pool_is_seventeen_corporations_and_two_hundred_and_eight_project_cards() {
    let is_here = |card: &Card| matches!(card.module, Module::Base | Module::CorporateEra);
    let is_project = |card: &Card| matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event);
    assert_eq!(count_cards(|card| is_here(card) && is_project(card)), 208);
    let (game, _) = begun(Setup::new(5), 7);
    let dealt: usize = game.facts().players.0.iter().map(|player| player.dealt.len()).sum();
    assert_eq!(dealt, 50);
    assert_eq!(game.facts().decks[Pile::Projects].len() + dealt, 208);
    // Five beginner corporations, all alike, are one entry of the table.
    assert_eq!(count_cards(|card| is_here(card) && card.kind == Kind::Corporation) + Seat::ALL.len(), 17);
    assert_eq!(count_cards(|card| card.kind == Kind::BeginnerCorporation), 1);
}

/// Rules: BASE-COMP-02.
#[test]
fn corporations_are_ten_standard_two_corporate_era_and_five_for_beginners() {
    let dealt = |setup: Setup| {
        let games = (0..40).map(|seed| begun(setup, seed).0);
        let mut all: Vec<_> = games.flat_map(|game| game.facts().players.0).collect();
        let mut ids: Vec<_> = all.drain(..).flat_map(|player| player.corporations).collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    };
    assert_eq!(dealt(Setup::new(5).without(Switch::CorporateEra)).len(), 10);
    assert_eq!(dealt(Setup::new(5)).len(), 12);
    let of = |module| {
        let kept = CORPORATIONS.iter().filter(|card| card.kind == Kind::Corporation && card.module == module);
        kept.map(|card| card.id).collect::<Vec<_>>()
    };
    assert_eq!(dealt(Setup::new(5).without(Switch::CorporateEra)), of(Module::Base));
    assert_eq!(of(Module::CorporateEra).len(), 2);
    let (game, _) = begun(Setup { beginners: Seats::first(5), ..Setup::new(5) }, 3);
    for player in &game.facts().players.0 {
        assert_eq!(player.corporation, BEGINNER_CORPORATION.id);
    }
}

/// Ruling: Q-BASE-28.
/// Rules: BASE-COMP-03.
#[test]
fn there_are_nine_oceans_eleven_special_tiles_and_no_end_of_greenery_and_cities() {
    let special =
        Tile::ALL.iter().filter(|&&tile| !matches!(tile, Tile::Ocean | Tile::Greenery | Tile::City));
    assert_eq!(special.count(), 11);
    let mut game = table(2).seat(1).passed().seat(0).money(36).oceans(8).start();
    game.answer(Choice::Project(StandardProject::Aquifer));
    game.on(0, 1);
    assert_eq!(game.facts().board.oceans.len(), 9);
    game.answer(Choice::Project(StandardProject::Aquifer));
    assert_eq!((game.facts().board.oceans.len(), game.rating(0)), (9, 21));
    // Every area that takes greenery takes it.
    let mut game = table(2).seat(1).passed().seat(0).stock(Plants, 8 * 60).start();
    let mut laid = 0;
    while game.offers(Choice::Convert(Conversion::Plants)) {
        game.answer(Choice::Convert(Conversion::Plants));
        laid += 1;
        // The last area is taken without asking.
        if let Some(&space) = game.offered_areas().first() {
            game.answer(Choice::Space(space));
        }
    }
    assert_eq!(laid, 48);
    assert_eq!(game.facts().board.of(TileClass::Greenery).len(), 48);
}

/// Rules: BASE-COMP-04.
#[test]
fn each_of_five_players_has_a_player_board_of_their_own() {
    assert_eq!(Seat::new(5), None);
    let mut builder = table(5);
    for number in 0..5 {
        let own = u16::from(number);
        builder = builder.seat(number).money(own).production(Steel, i16::from(number)).tile(
            Tile::Greenery,
            2,
            usize::from(number),
        );
    }
    let mut game = builder.start();
    game.everyone_passes();
    for number in 0..5 {
        assert_eq!(game.stock(number, MegaCredits), 20 + u16::from(number));
        assert_eq!(game.stock(number, Steel), u16::from(number));
        assert_eq!(game.facts().board.owner(at(2, usize::from(number))), Some(seat(number)));
    }
}

/// Ruling: Q-BASE-28.
/// Rules: BASE-COMP-05.
#[test]
fn no_missing_marker_or_cube_ever_blocks_the_game() {
    // The box has 40 markers a player and some 200 cubes.
    let mut builder = table(2).seat(1).passed().seat(0).played(&[TARDIGRADES]).on_card(TARDIGRADES, 120);
    for resource in Resource::ALL {
        builder = builder.stock(resource, 300).production(resource, 60);
    }
    let mut game = builder.start();
    game.answer(Choice::Act { card: TARDIGRADES.id, which: 0 });
    assert_eq!(game.on_card(TARDIGRADES), 121);
    game.answer(Choice::EndTurn);
    game.everyone_passes();
    assert_eq!(game.stock(0, MegaCredits), 300 + 20 + 60);
    assert_eq!(game.stock(0, Plants), 360);
    assert_eq!(game.stock(0, Heat), 300 + 300 + 60);
    assert_eq!(game.stock(0, Energy), 60);
}

/// Rules: BASE-COMP-06.
#[test]
fn cubes_are_changed_freely_and_the_box_says_what_they_are() {
    // A gold, a silver and a bronze cube of energy become as much heat; eight of it leave eight.
    let mut game = table(2).seat(0).stock(Energy, 16).stock(Plants, 16).start();
    game.everyone_passes();
    assert_eq!((game.stock(0, Energy), game.stock(0, Heat), game.stock(0, Plants)), (0, 16, 16));
    game.everyone_is_done();
    game.answer(Choice::Pass);
    game.answer(Choice::Convert(Conversion::Heat));
    assert_eq!((game.stock(0, Energy), game.stock(0, Heat), game.stock(0, Plants)), (0, 8, 16));
    // On a card a cube is what the card collects.
    let game = table(2).played(&[LIVESTOCK]).on_card(LIVESTOCK, 7).start();
    assert_eq!(score(game.facts(), seat(0)).cards, 7);
}
