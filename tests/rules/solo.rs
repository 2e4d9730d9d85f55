//! Solo (SOLO-SETUP, SOLO-PLAY).

use crate::rules::help::{Play, at, seat};
use viriditas::kit::{EventLog, Rules, Seats, Seed};
use viriditas::mars::cards::ByResource;
use viriditas::mars::cards::Parameter::{Oxygen, Temperature};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel, Titanium};
use viriditas::mars::cards::*;
use viriditas::mars::maps::{Hex, MAPS};
use viriditas::mars::scenario::table;
use viriditas::mars::{
    Choice, Event, Fault, Mars, Outcome, Phase, Pile, Refusal, Setup, Switch, outcome, score,
};

fn begin(seed: u64) -> (Mars, Vec<Event>) {
    let mut heard = EventLog::all();
    let game = Mars::begin(&Setup::new(1), Seed(seed), &mut heard).expect("a solo table");
    (game, heard.events().to_vec())
}

/// The neutral tiles as the books name areas: row and place, both from 1.
fn neutral(game: &Mars) -> [Vec<(usize, usize)>; 2] {
    let board = &game.facts().board;
    [board.cities, board.greeneries].map(|spaces| spaces.iter().map(name).collect())
}

fn name(space: Hex) -> (usize, usize) {
    let (row, position) = MAPS[0].position(space).expect("an area of the map");
    (row + 1, position + 1)
}

fn sorted<T: Ord + Copy>(pair: [T; 2]) -> Vec<T> {
    let mut pair = pair.to_vec();
    pair.sort_unstable();
    pair
}

/// That these costs put the tiles on these areas: city 1, city 2, greenery 1, greenery 2.
fn vector(costs: [u8; 4], [city_1, city_2, greenery_1, greenery_2]: [(usize, usize); 4]) {
    let game = table(1).neutral_tiles(costs).start();
    let [cities, greeneries] = neutral(&game);
    assert_eq!(cities, sorted([city_1, city_2]), "cities for {costs:?}");
    assert_eq!(greeneries, sorted([greenery_1, greenery_2]), "greenery for {costs:?}");
}

/// The costs of the four cards turned up.
fn turned_up(events: &[Event]) -> Vec<CardId> {
    let cards = events.iter().filter_map(|event| match event {
        Event::Revealed { card } => Some(*card),
        _ => None,
    });
    cards.collect()
}

fn all_pass(game: &mut Mars) {
    while game.facts().phase == Phase::Action {
        game.answer(Choice::Pass);
    }
}

/// Ruling: Q-SOLO-05.
/// Rules: SOLO-SETUP-01.
#[test]
fn solo_always_uses_the_corporate_era_set_up() {
    let setup = Setup::new(1).without(Switch::CorporateEra);
    assert_eq!(setup.faults(), [Fault::Without { switch: Switch::CorporateEra, players: 1 }]);
    assert!(Mars::begin(&setup, Seed(1), &mut EventLog::nothing()).is_err());

    let (game, _) = begin(1);
    let player = &game.facts().players[seat(0)];
    assert_eq!(player.production, ByResource([0; 6]));
    assert_eq!(game.facts().decks[Pile::Projects].len() + player.dealt.len() + 4, 208);
}

/// Rules: SOLO-SETUP-02.
#[test]
fn two_neutral_cities_each_with_a_greenery_beside_it_go_on_the_map_before_cards_are_chosen() {
    for seed in 0..40 {
        let (game, events) = begin(seed);
        let placed: Vec<_> = events
            .iter()
            .filter_map(|event| match *event {
                Event::Placed { by, tile, space } => Some((by, tile, space)),
                _ => None,
            })
            .collect();
        let tiles: Vec<_> = placed.iter().map(|&(_, tile, _)| tile).collect();
        assert_eq!(tiles, [Tile::City, Tile::City, Tile::Greenery, Tile::Greenery]);
        let beside = |city: usize| game.facts().map().beside(placed[city].2);
        assert!(beside(0).contains(placed[2].2) && beside(1).contains(placed[3].2));
        // Nothing to choose from is dealt before.
        let dealt = events.iter().position(|event| matches!(event, Event::Dealt { .. }));
        let last = events.iter().rposition(|event| matches!(event, Event::Placed { .. }));
        assert!(last < dealt);
        assert_eq!(game.facts().phase, Phase::Setup);
    }
}

/// Ruling: Q-SOLO-01.
/// Rules: SOLO-SETUP-03.
#[test]
fn the_neutral_tiles_belong_to_nobody_and_do_not_raise_oxygen() {
    for seed in 0..20 {
        let (game, events) = begin(seed);
        let facts = game.facts();
        assert_eq!((facts.level(Oxygen), facts.players[seat(0)].rating), (0, 14));
        assert!(facts.board.cities.iter().all(|space| facts.board.owner(space).is_none()));
        assert!(facts.board.greeneries.iter().all(|space| facts.board.owner(space).is_none()));
        // They bring no placement bonus, and count for nobody's score.
        assert!(!events.iter().any(|event| matches!(event, Event::Gained { .. } | Event::Drew { .. })));
        assert_eq!(score(facts, seat(0)).total(), 14);
    }
}

/// Ruling: Q-SOLO-01.
/// Rules: SOLO-SETUP-03.
#[test]
fn neutral_greenery_scores_for_the_players_own_city_beside_it() {
    let game = table(1).neutral(Tile::Greenery, 6, 3).seat(0).tile(Tile::City, 6, 2).start();
    let score = score(game.facts(), seat(0));
    assert_eq!((score.greeneries, score.cities), (0, 1));
}

/// Rules: SOLO-SETUP-04.
#[test]
fn the_top_four_cards_are_turned_up_give_the_positions_and_are_discarded() {
    for seed in 0..60 {
        let (game, events) = begin(seed);
        let cards = turned_up(&events);
        assert_eq!(cards.len(), 4);
        assert_eq!(game.facts().discarded[Pile::Projects], 4);
        assert!(cards.iter().all(|&id| game.facts().discard.contains(id)));
        let costs: [u8; 4] = core::array::from_fn(|place| card(cards[place]).cost);
        assert_eq!(neutral(&game), neutral(&table(1).neutral_tiles(costs).start()), "costs {costs:?}");
    }
}

/// Ruling: Q-SOLO-01.
/// Rules: SOLO-SETUP-05.
#[test]
fn the_first_city_is_counted_from_the_north_west_skipping_ocean_areas() {
    for (cost, area) in
        [(1, (1, 1)), (2, (1, 3)), (3, (2, 1)), (8, (3, 1)), (11, (3, 4)), (23, (5, 2)), (41, (8, 3))]
    {
        let game = table(1).neutral_tiles([cost, 1, 1, 1]).start();
        assert_eq!(neutral(&game)[0], sorted([area, (9, 4)]), "cost {cost}");
    }
}

/// Ruling: Q-SOLO-01.
/// Rules: SOLO-SETUP-06.
#[test]
fn the_second_city_is_counted_backwards_from_the_right_end_of_the_bottom_row() {
    for (cost, area) in
        [(1, (9, 4)), (4, (9, 1)), (5, (8, 6)), (10, (8, 1)), (17, (7, 1)), (23, (5, 9)), (41, (3, 1))]
    {
        let game = table(1).neutral_tiles([1, cost, 1, 1]).start();
        assert_eq!(neutral(&game)[0], sorted([(1, 1), area]), "cost {cost}");
    }
}

/// Ruling: Q-SOLO-01.
/// Rules: SOLO-SETUP-07.
#[test]
fn greenery_is_counted_clockwise_round_its_city_from_the_upper_left() {
    // Round R3C4: R2C3, R2C4, R3C5, R4C5, R4C4, R3C3, and again.
    let round = [(2, 3), (2, 4), (3, 5), (4, 5), (4, 4), (3, 3), (2, 3)];
    for (cost, area) in (1..).zip(round) {
        let game = table(1).neutral_tiles([11, 1, cost, 1]).start();
        assert_eq!(neutral(&game)[1], sorted([area, (8, 4)]), "cost {cost}");
    }
    // Round R5C7 three of six areas are land.
    for (cost, area) in [(1, (4, 6)), (2, (4, 7)), (3, (5, 8)), (4, (4, 6))] {
        let game = table(1).neutral_tiles([24, 1, cost, 1]).start();
        assert_eq!(neutral(&game)[1], sorted([area, (8, 4)]), "cost {cost}");
    }
}

/// Ruling: Q-SOLO-01.
/// Rules: SOLO-SETUP-07.a.
#[test]
fn costs_of_11_17_3_and_8_give_r3c4_r7c1_r3c5_and_r8c1() {
    vector([11, 17, 3, 8], [(3, 4), (7, 1), (3, 5), (8, 1)]);
}

/// Ruling: Q-SOLO-01.
/// Rules: SOLO-SETUP-05, SOLO-SETUP-06, SOLO-SETUP-07.
#[test]
fn the_other_five_worked_positions_of_the_neutral_tiles_come_out() {
    vector([41, 10, 13, 25], [(8, 3), (7, 1), (7, 3), (6, 1)]);
    vector([24, 24, 5, 14], [(5, 7), (5, 2), (4, 7), (6, 1)]);
    vector([5, 12, 6, 23], [(2, 3), (7, 6), (1, 3), (8, 5)]);
    vector([1, 1, 1, 1], [(1, 1), (9, 4), (2, 2), (8, 4)]);
    vector([0, 0, 0, 0], [(1, 1), (9, 4), (2, 2), (8, 4)]);
}

/// Ruling: Q-SOLO-01.
/// Rules: SOLO-SETUP-08.
#[test]
fn the_second_city_skips_areas_next_to_the_first_and_noctis_city_stays_free() {
    // From the bottom R8C4 to R8C2 are the 7th to the 9th; beside R8C3, R9C3 and R9C2 fall out as well.
    let game = table(1).neutral_tiles([41, 6, 1, 1]).start();
    assert!(neutral(&game)[0].contains(&(7, 7)), "{:?}", neutral(&game));
    let noctis = MAPS[0].reserved(Reserved::NoctisCity).expect("Tharsis has it");
    for first in 0..=41 {
        for second in 0..=41 {
            let game = table(1).neutral_tiles([first, second, second, first]).start();
            let board = &game.facts().board;
            assert!(!board.occupied.contains(noctis));
            assert!(board.occupied.and(MAPS[0].ocean).is_empty());
            assert!(board.cities.and(MAPS[0].beside_any(board.cities)).is_empty());
            assert_eq!(board.cities.len(), 2);
            // Beside R5C9 only R5C8 is land, which the other city's greenery may have taken.
            let [cities, greeneries] = neutral(&game);
            assert!(greeneries.len() == 2 || cities.contains(&(5, 9)) && greeneries == [(5, 8)]);
        }
    }
}

/// Rules: SOLO-SETUP-07, SOLO-SETUP-08.
#[test]
fn a_greenery_with_no_area_left_beside_its_city_is_skipped() {
    // Beside R5C9 only R5C8 is land, and beside R5C7 it is the third of three.
    let game = table(1).neutral_tiles([24, 23, 3, 1]).start();
    assert_eq!(neutral(&game), [vec![(5, 7), (5, 9)], vec![(5, 8)]]);
    let game = table(1).neutral_tiles([24, 23, 2, 1]).start();
    assert_eq!(neutral(&game), [vec![(5, 7), (5, 9)], vec![(4, 7), (5, 8)]]);
}

/// Rules: SOLO-SETUP-09.
#[test]
fn tharsis_republic_starts_with_a_production_of_two_for_both_neutral_cities() {
    let mut tried = 0;
    for seed in 0..60 {
        let (game, _) = begin(seed);
        for corporation in game.facts().players[seat(0)].corporations {
            let mut game = game.clone();
            game.answer(Choice::Card(corporation));
            game.answer(Choice::Done);
            let is_tharsis = corporation == THARSIS_REPUBLIC.id;
            // Saturn Systems hears its own Jovian tag.
            let other = i16::from(corporation == SATURN_SYSTEMS.id);
            assert_eq!(game.production(0, MegaCredits), if is_tharsis { 2 } else { other });
            if is_tharsis {
                assert_eq!(game.stock(0, MegaCredits), 40, "3 M€ come for own cities alone");
                tried += 1;
            }
        }
    }
    assert!(tried > 0);
}

/// Rules: SOLO-SETUP-10.
#[test]
fn the_rating_starts_at_fourteen() {
    assert_eq!(begin(3).0.rating(0), 14);
    let together = Mars::begin(&Setup::new(2), Seed(3), &mut EventLog::nothing()).expect("a table");
    assert_eq!(together.rating(0), 20);
}

/// Rules: SOLO-SETUP-11.
#[test]
fn milestones_and_awards_are_not_used() {
    let game = table(1).seat(0).money(100).rating(60).start();
    for place in 0..5 {
        assert_eq!(game.refusal(Choice::Claim(place)), Refusal::NotInSolo);
        assert_eq!(game.refusal(Choice::Fund(place)), Refusal::NotInSolo);
    }
    let is_goal = |choice: &Choice| matches!(choice, Choice::Claim(_) | Choice::Fund(_));
    assert!(!game.all_offers().iter().any(is_goal));
    let together = table(2).seat(0).money(100).rating(60).start();
    assert!(together.offers(Choice::Claim(0)) && together.offers(Choice::Fund(0)));
}

/// Ruling: Q-SOLO-02.
/// Rules: SOLO-SETUP-12.
#[test]
fn resources_may_be_taken_from_the_neutral_opponent() {
    let mut game = table(1).seat(0).money(20).hand(&[ASTEROID, HIRED_RAIDERS, VIRUS]).start();
    // A mere removal succeeds without effect.
    game.play_card(ASTEROID);
    let before = game.facts().players[seat(0)];
    assert!(game.offers(Choice::Neutral));
    assert_eq!(game.answer(Choice::Neutral), [Event::TurnedDown { seat: seat(0), card: ASTEROID.id }]);
    assert_eq!(game.facts().players[seat(0)].stock, before.stock);
    // A theft yields the full printed amount.
    game.play_card(HIRED_RAIDERS);
    game.answer(Choice::Option(0));
    game.answer(Choice::Neutral);
    assert_eq!(game.stock(0, Steel), 2);
    assert_eq!(game.stock(0, MegaCredits), 20 - 14 - 1);
}

/// Ruling: Q-SOLO-02.
/// Rules: SOLO-SETUP-12.
#[test]
fn production_may_be_reduced_from_the_neutral_opponent() {
    let mut game = table(1).seat(0).money(20).temperature(2).hand(&[FISH]).start();
    game.play_card(FISH);
    assert_eq!(game.production(0, Plants), 0);
    assert!(game.facts().players[seat(0)].played.contains(FISH.id));
    // With an own production there is a choice.
    let mut game = table(1).seat(0).money(20).production(Plants, 1).temperature(2).hand(&[FISH]).start();
    game.play_card(FISH);
    assert_eq!(game.all_offers(), [Choice::Neutral, Choice::Seat(seat(0))]);
    game.answer(Choice::Neutral);
    assert_eq!(game.production(0, Plants), 1);
    // At a table of two nobody stands in.
    let game = table(2).seat(0).money(20).temperature(2).hand(&[FISH]).start();
    assert_eq!(game.refusal(Choice::Play(FISH.id)), Refusal::NobodyProduces { resource: Plants, needs: 1 });
}

/// Ruling: Q-SOLO-03, Q-TURM-19.
/// Rules: SOLO-PLAY-01.
#[test]
fn the_game_lasts_fourteen_generations_even_when_mars_is_terraformed() {
    let game = table(1).generation(5).temperature(8).oxygen(14).oceans(9).end_generation();
    assert_eq!((game.facts().generation, game.facts().phase), (6, Phase::Research));
    let game = table(1).generation(13).temperature(8).oxygen(14).oceans(9).end_generation();
    assert_eq!((game.facts().generation, game.facts().phase), (14, Phase::Research));
    let game = table(1).generation(14).temperature(8).oxygen(14).oceans(9).end_generation();
    assert_eq!((game.facts().generation, game.facts().phase), (14, Phase::Over));
    // With others it ends with the generation.
    let game = table(2).generation(5).temperature(8).oxygen(14).oceans(9).end_generation();
    assert_eq!((game.facts().generation, game.facts().phase), (5, Phase::Over));
}

/// Ruling: Q-SOLO-06.
/// Rules: SOLO-PLAY-01.
#[test]
fn a_whole_solo_game_has_fourteen_generations_and_one_first_player() {
    let (mut game, _) = begin(11);
    game.answer(game.all_offers()[0]);
    game.answer(Choice::Done);
    let mut generations = Vec::new();
    while game.facts().phase != Phase::Over {
        assert_eq!(game.facts().first, seat(0));
        generations.push(game.facts().generation);
        while game.facts().phase == Phase::Action {
            let offers = game.all_offers();
            let quick = [Choice::Pass, Choice::EndTurn].into_iter().find(|choice| offers.contains(choice));
            game.answer(quick.unwrap_or(offers[0]));
        }
        if game.facts().phase == Phase::Research {
            game.answer(Choice::Done);
        }
    }
    assert_eq!(generations, (1..=14).collect::<Vec<_>>());
    assert_eq!(outcome(game.facts()), Outcome::Lost);
}

/// Ruling: Q-SOLO-03.
/// Rules: SOLO-PLAY-02.
#[test]
fn to_win_all_three_parameters_must_be_at_their_goals_before_generation_fourteen_ends() {
    let end = |temperature, oxygen, oceans| {
        let mut game = table(1).generation(14).temperature(temperature).oxygen(oxygen).oceans(oceans).start();
        all_pass(&mut game);
        assert_eq!(game.facts().phase, Phase::Over);
        outcome(game.facts())
    };
    assert_eq!(end(8, 14, 9), Outcome::Won(Seats::only(seat(0))));
    assert_eq!(end(6, 14, 9), Outcome::Lost);
    assert_eq!(end(8, 13, 9), Outcome::Lost);
    assert_eq!(end(8, 14, 8), Outcome::Lost);
}

/// Rules: SOLO-PLAY-02.
#[test]
fn the_last_step_may_be_made_in_generation_fourteen() {
    let mut game = table(1).seat(0).money(14).generation(14).temperature(6).oxygen(14).oceans(9).start();
    game.answer(Choice::Project(StandardProject::Asteroid));
    game.answer(Choice::EndTurn);
    all_pass(&mut game);
    assert_eq!(outcome(game.facts()), Outcome::Won(Seats::only(seat(0))));
}

/// Ruling: Q-SOLO-04.
/// Rules: SOLO-PLAY-03.
#[test]
fn an_unfinished_planet_is_a_loss_whatever_the_score() {
    let game =
        table(1).seat(0).rating(200).generation(14).temperature(8).oxygen(14).oceans(8).end_generation();
    assert_eq!(game.facts().phase, Phase::Over);
    assert_eq!(score(game.facts(), seat(0)).total(), 200, "shown as information");
    assert_eq!(outcome(game.facts()), Outcome::Lost);
}

/// Ruling: Q-SOLO-04.
/// Rules: SOLO-PLAY-04, SOLO-PLAY-04.a.
#[test]
fn a_last_greenery_cannot_raise_oxygen_so_thirteen_percent_is_lost() {
    let game =
        table(1).seat(0).stock(Plants, 8).generation(14).oxygen(13).temperature(8).oceans(9).end_generation();
    assert_eq!(game.facts().phase, Phase::Over, "no conversion after a loss");
    assert_eq!(game.stock(0, Plants), 8);
    assert_eq!(outcome(game.facts()), Outcome::Lost);
}

/// Rules: SOLO-PLAY-04, SOLO-PLAY-04.a.
#[test]
fn after_a_win_plants_become_greenery_without_oxygen_before_the_count() {
    let mut game = table(1)
        .seat(0)
        .stock(Plants, 16)
        .generation(14)
        .oxygen(14)
        .temperature(8)
        .oceans(9)
        .end_generation();
    assert_eq!(game.facts().phase, Phase::Conversion);
    assert_eq!(game.rating(0), 14);
    game.answer(Choice::Convert(Conversion::Plants));
    game.on(6, 0);
    // By the normal rules the second goes beside the first.
    game.answer(Choice::Convert(Conversion::Plants));
    assert_eq!(game.refusal(Choice::Space(at(0, 0))), Refusal::NotBesideOwn);
    let events = game.on(6, 1);
    assert!(!events.iter().any(|event| matches!(event, Event::Raised { .. } | Event::Rated { .. })));
    assert_eq!((game.oxygen(), game.facts().phase), (14, Phase::Over));
    assert_eq!(score(game.facts(), seat(0)).total(), 14 + 2);
    assert_eq!(outcome(game.facts()), Outcome::Won(Seats::only(seat(0))));
}

/// Rules: SOLO-PLAY-04.
#[test]
fn the_last_conversion_may_be_declined() {
    let mut game = table(1)
        .seat(0)
        .stock(Plants, 16)
        .generation(14)
        .oxygen(14)
        .temperature(8)
        .oceans(9)
        .end_generation();
    game.answer(Choice::Done);
    assert_eq!((game.facts().phase, game.stock(0, Plants)), (Phase::Over, 16));
}

/// Rules: SOLO-PLAY-05.
#[test]
fn after_a_win_the_score_tells_a_better_game_from_a_worse_one() {
    let played = |points: &[Card]| {
        let game = table(1).seat(0).played(points).generation(14).oxygen(14).temperature(8).oceans(9);
        let game = game.end_generation();
        assert_eq!(outcome(game.facts()), Outcome::Won(Seats::only(seat(0))));
        score(game.facts(), seat(0)).total()
    };
    assert_eq!(played(&[]), 14);
    assert_eq!(played(&[ASTEROID_MINING, COLONIZER_TRAINING_CAMP]), 18);
}

/// Ruling: Q-SOLO-02.
/// Rules: SOLO-SETUP-12.
#[test]
fn the_neutral_opponent_has_no_cards_and_no_tags() {
    // Toll Station counts the space tags of opponents.
    let mut game = table(1).seat(0).money(20).hand(&[TOLL_STATION]).start();
    game.play_card(TOLL_STATION);
    assert_eq!(game.production(0, MegaCredits), 0);
    assert!(!game.facts().is_at_goal(Oxygen) && !game.facts().is_at_goal(Temperature));
    assert_eq!([Energy, Heat, Titanium].map(|resource| game.production(0, resource)), [0; 3]);
}
