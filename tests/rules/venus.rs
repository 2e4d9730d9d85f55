//! Venus Next (`VENUS`) and World Government (`WG`).

use crate::rules::help::{Play, begun, idle, seat};
use viriditas::kit::{Rules, Seats};
use viriditas::mars::cards::Parameter::{Oceans, Temperature, Venus};
use viriditas::mars::cards::Resource::{Energy, Heat, MegaCredits, Plants, Steel};
use viriditas::mars::cards::*;
use viriditas::mars::scenario::{Moment, Scenario};
use viriditas::mars::{
    Choice, CountContext, CountPurpose, Mars, Outcome, Phase, Pile, Refusal, Setup, Switch, count, outcome,
};

/// A table with Venus Next and Prelude.
fn table(players: u8) -> Scenario {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(players) };
    Scenario::new(setup.with(Switch::Venus).with(Switch::Prelude))
}

fn play(card: Card) -> Choice {
    Choice::Play(card.id)
}

fn act(card: Card, which: u8) -> Choice {
    Choice::Act { card: card.id, which }
}

fn venus(game: &Mars) -> i8 {
    game.facts().level(Venus)
}

/// Rules: VENUS-02.
#[test]
fn venus_has_15_steps_from_0_to_30_percent() {
    let track = table(2).start().facts().track(Venus).expect("a track");
    assert_eq!((track.start(), track.goal(), track.steps()), (0, 30, 15));
}

/// Rules: VENUS-05.
#[test]
fn the_aim_of_a_game_names_venus_where_its_end_waits_for_it() {
    use viriditas::mars::view::{GameAim, aim};
    let told = |ends: &[Switch]| {
        let setup = ends.iter().fold(Setup::new(2).with(Switch::Venus), |setup, &it| setup.with(it));
        aim(Scenario::new(setup).start().facts())
    };
    assert_eq!(told(&[]), GameAim::Points { with_venus: false });
    assert_eq!(told(&[Switch::VenusEnds]), GameAim::Points { with_venus: true });
}

/// Rules: VENUS-03, VENUS-03.a, VENUS-03.b.
#[test]
fn venus_brings_a_card_at_8_percent_and_a_rating_at_16() {
    let mut game = table(2).level(Venus, 6).seat(0).money(26).hand(&[ORBITAL_REFLECTORS]).start();
    let rating = game.rating(0);
    game.answer(play(ORBITAL_REFLECTORS));
    assert_eq!((venus(&game), game.rating(0) - rating, game.production(0, Heat)), (10, 2, 2));
    assert_eq!(game.facts().players[seat(0)].hand_size, 1);
    let mut game = table(2).level(Venus, 14).seat(0).money(27).hand(&[GIANT_SOLAR_SHADE]).start();
    let rating = game.rating(0);
    game.answer(play(GIANT_SOLAR_SHADE));
    assert_eq!((venus(&game), game.rating(0) - rating), (20, 4));
}

/// Rules: VENUS-04, VENUS-04.a.
#[test]
fn steps_beyond_30_percent_are_lost() {
    let mut game = table(2).level(Venus, 28).seat(0).money(27).hand(&[GIANT_SOLAR_SHADE]).start();
    let rating = game.rating(0);
    game.answer(play(GIANT_SOLAR_SHADE));
    assert_eq!((venus(&game), game.rating(0) - rating), (30, 1));
}

/// Rules: VENUS-06.
#[test]
fn air_scrapping_costs_15_and_may_be_bought_in_vain() {
    let scrap = Choice::Project(StandardProject::AirScrapping);
    for (level, then, rating) in [(0, 2, 1), (30, 30, 0)] {
        let mut game = table(2).level(Venus, level).seat(0).money(15).start();
        let before = game.rating(0);
        game.answer(scrap);
        assert_eq!((venus(&game), game.rating(0) - before, game.stock(0, MegaCredits)), (then, rating, 0));
    }
    assert!(!table(2).seat(0).money(14).start().offers(scrap));
    let without = viriditas::mars::scenario::table(2).seat(0).money(15).start();
    assert_eq!(without.refusal(scrap), Refusal::NotAnAnswer);
}

/// Rules: VENUS-07, VENUS-08, VENUS-08.a.
#[test]
fn morning_star_may_miss_limits_of_venus_by_two_steps_and_no_others() {
    let position = |level, card: Card| {
        let table = table(2).level(Venus, level).seat(0).corporation(MORNING_STAR_INC);
        table.money(20).hand(&[card])
    };
    let offers = |level, card: Card| position(level, card).start().offers(play(card));
    assert!(offers(8, VENUSIAN_INSECTS) && !offers(6, VENUSIAN_INSECTS));
    assert!(offers(18, ROTATOR_IMPACTS) && !offers(20, ROTATOR_IMPACTS));
    assert!(position(10, VENUSIAN_ANIMALS).eased(0, 2).start().offers(play(VENUSIAN_ANIMALS)));
    assert!(!position(8, VENUSIAN_ANIMALS).eased(0, 2).start().offers(play(VENUSIAN_ANIMALS)));
    assert!(!position(0, ARCTIC_ALGAE).temperature(-10).start().offers(play(ARCTIC_ALGAE)));
    // Inventrix shifts Venus too.
    let inventrix =
        table(2).level(Venus, 8).seat(0).corporation(INVENTRIX).money(20).hand(&[VENUSIAN_INSECTS]);
    assert!(inventrix.start().offers(play(VENUSIAN_INSECTS)));
}

/// Rules: VENUS-09, VENUS-09.a.
#[test]
fn floaters_for_a_venus_card_are_lost_without_one() {
    let table = table(2)
        .seat(0)
        .money(11)
        .hand(&[HYDROGEN_TO_VENUS])
        .played(&[IO_MINING_INDUSTRIES, GANYMEDE_COLONY]);
    let mut game = table.clone().corporation(CELESTIC).start();
    game.answer(play(HYDROGEN_TO_VENUS));
    assert_eq!((venus(&game), game.on_card(CELESTIC)), (2, 2));
    let mut game = table.start();
    game.answer(play(HYDROGEN_TO_VENUS));
    assert_eq!((venus(&game), game.stock(0, MegaCredits)), (2, 0));
}

/// Rulings: Q-BASE-03.
/// Rules: BASE-UX-03.
#[test]
fn no_card_is_asked_for_where_nothing_is_counted_that_would_be_put_on_it() {
    let position = table(2).seat(0).played(&[DIRIGIBLES, EXTRACTOR_BALLOONS]).hand(&[HYDROGEN_TO_VENUS]);
    let position = position.money(11);
    let mut game = position.clone().start();
    game.answer(play(HYDROGEN_TO_VENUS));
    assert_eq!((venus(&game), game.on_card(DIRIGIBLES), game.on_card(EXTRACTOR_BALLOONS)), (2, 0, 0));
    assert!(game.offers(Choice::EndTurn), "{:?}", game.all_offers());
    let mut game = position.played(&[GANYMEDE_COLONY]).start();
    game.answer(play(HYDROGEN_TO_VENUS));
    assert_eq!(game.all_offers(), [DIRIGIBLES, EXTRACTOR_BALLOONS].map(|card| Choice::TableauCard(card.id)));
}

/// Rules: VENUS-11, VENUS-11.a.
#[test]
fn hoverlord_and_venuphile_join_the_goals_of_the_map() {
    let position = table(2).seat(0).corporation(CELESTIC).money(16).played(&[
        DIRIGIBLES,
        RESEARCH_NETWORK,
        AIR_SCRAPPING_EXPEDITION,
    ]);
    let game = position.clone().on_card(CELESTIC, 3).on_card(DIRIGIBLES, 3).start();
    assert!(!game.offers(Choice::Claim(5)));
    let mut game = position.on_card(CELESTIC, 3).on_card(DIRIGIBLES, 4).start();
    game.answer(Choice::Claim(5));
    assert_eq!(game.stock(0, MegaCredits), 8);
    assert_eq!(viriditas::mars::award_count(game.facts(), 5, seat(0)), 2);
    game.answer(Choice::Fund(5));
    assert_eq!(game.stock(0, MegaCredits), 0);
    let without = viriditas::mars::scenario::table(2).seat(0).money(16).start();
    assert_eq!(without.refusal(Choice::Fund(5)), Refusal::NotAnAnswer);
}

/// Rules: VENUS-12, VENUS-12.a.
#[test]
fn dirigibles_and_psychrophiles_pay_one_card_together() {
    let table = table(2).level(Venus, 10).seat(0).production(Energy, 1).hand(&[FREYJA_BIODOMES]);
    let table = table.played(&[DIRIGIBLES, PSYCHROPHILES]).on_card(DIRIGIBLES, 2).on_card(PSYCHROPHILES, 4);
    let mut game = table.start();
    game.answer(play(FREYJA_BIODOMES));
    assert_eq!((game.on_card(DIRIGIBLES), game.on_card(PSYCHROPHILES)), (0, 0));
}

/// Rules: VENUS-13, VENUS-13.a.
#[test]
fn the_floater_that_a_card_takes_cannot_pay_for_it() {
    let birds = |money| {
        let table = table(2).level(Venus, 12).seat(0).money(money).hand(&[STRATOSPHERIC_BIRDS]);
        table.played(&[DIRIGIBLES]).on_card(DIRIGIBLES, 4).start()
    };
    assert!(!birds(2).offers(play(STRATOSPHERIC_BIRDS)));
    let mut game = birds(3);
    game.answer(play(STRATOSPHERIC_BIRDS));
    assert_eq!((game.on_card(DIRIGIBLES), game.stock(0, MegaCredits)), (0, 0));
}

/// Rules: VENUS-14, VENUS-14.a.
#[test]
fn a_discount_counts_each_tag_and_a_cards_own_tags_help_no_requirement() {
    let governor = |played: &[Card]| table(2).seat(0).hand(&[VENUS_GOVERNOR]).played(played).start();
    assert!(governor(&[VENUS_WAYSTATION, DIRIGIBLES]).offers(play(VENUS_GOVERNOR)), "it costs nothing");
    assert!(!governor(&[VENUS_WAYSTATION]).offers(play(VENUS_GOVERNOR)));
    assert!(governor(&[VENUS_WAYSTATION, RESEARCH_COORDINATION]).offers(play(VENUS_GOVERNOR)));
}

/// Rules: VENUS-15, VENUS-15.a.
#[test]
fn aphrodite_gains_for_every_step_that_anyone_raises_venus() {
    let table = table(2).level(Venus, 26).seat(0).money(27).hand(&[GIANT_SOLAR_SHADE]);
    let mut game = table.seat(1).corporation(APHRODITE).money(0).start();
    let rating = game.rating(0);
    game.answer(play(GIANT_SOLAR_SHADE));
    assert_eq!((game.stock(1, MegaCredits), game.rating(0) - rating), (4, 2));
}

/// Rules: VENUS-17, VENUS-17.a.
#[test]
fn viron_uses_an_action_once_more() {
    let table =
        table(2).seat(0).corporation(VIRON).played(&[EXTRACTOR_BALLOONS]).on_card(EXTRACTOR_BALLOONS, 3);
    let mut game = table.start();
    assert_eq!(idle(&game, act(VIRON, 0)), Some(Refusal::NothingToRepeat));
    let rating = game.rating(0);
    game.answer(act(EXTRACTOR_BALLOONS, 1));
    game.answer(act(VIRON, 0));
    game.answer(Choice::Option(0));
    assert_eq!((game.on_card(EXTRACTOR_BALLOONS), venus(&game), game.rating(0) - rating), (2, 2, 1));
}

/// Rules: VENUS-18, VENUS-18.a.
#[test]
fn manutech_gains_what_its_productions_rise_by() {
    let manutech = |money| table(2).oceans(3).seat(0).corporation(MANUTECH).money(money);
    let mut game = manutech(8).hand(&[NITROPHILIC_MOSS]).start();
    game.answer(play(NITROPHILIC_MOSS));
    assert_eq!((game.production(0, Plants), game.stock(0, Plants)), (2, 0));
    let mut game = manutech(15).hand(&[MINE]).stock(Steel, 0).start();
    game.answer(play(MINE));
    assert_eq!((game.production(0, Steel), game.stock(0, Steel)), (1, 1));
}

/// Rules: VENUS-19.
#[test]
fn a_branch_that_does_nothing_may_be_chosen() {
    let table = table(2).level(Venus, 30).seat(0).money(22).hand(&[ATMOSCOOP]);
    let mut game = table.played(&[RESEARCH, PHYSICS_COMPLEX]).start();
    game.answer(play(ATMOSCOOP));
    assert!(game.offers(Choice::Option(0)) && game.offers(Choice::Option(1)));
    game.answer(Choice::Option(1));
    assert_eq!((venus(&game), game.temperature()), (30, -30));
}

/// Rules: VENUS-20.
#[test]
fn comet_for_venus_takes_from_who_shows_a_venus_tag() {
    let table = table(3).seat(0).money(11).hand(&[COMET_FOR_VENUS]).seat(1).money(9).played(&[DIRIGIBLES]);
    let mut game = table.seat(2).money(9).start();
    game.answer(play(COMET_FOR_VENUS));
    assert!(game.choices(seat(0)).eq([Choice::Seat(seat(1)), Choice::Done]), "wherever else M€ lie");
    game.answer(Choice::Seat(seat(1)));
    game.answer(Choice::Amount(4));
    assert_eq!(game.stock(1, MegaCredits), 5);
}

/// Rules: WG-02, WG-03, WG-03.a.
#[test]
fn world_government_raises_what_the_first_player_chooses_and_nobody_has_anything_of_it() {
    for (choice, parameter) in [(3, Venus), (0, Temperature)] {
        let mut game = table(2).level(Venus, 6).temperature(-26).end_generation();
        assert_eq!(game.asked_one(), seat(0));
        let ratings = [game.rating(0), game.rating(1)];
        let heat = game.production(0, Heat);
        let before = game.facts().level(parameter);
        let hands = [0, 1].map(|number| game.facts().players[seat(number)].hand_size);
        game.answer(Choice::Option(choice));
        assert_eq!([0, 1].map(|number| game.facts().players[seat(number)].hand_size), hands);
        assert_eq!(game.facts().level(parameter), before + 2);
        assert_eq!(([game.rating(0), game.rating(1)], game.production(0, Heat)), (ratings, heat));
    }
}

/// Rules: WG-01.
#[test]
fn world_government_may_be_left_out() {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2) };
    let without = setup.with(Switch::Venus).with(Switch::NoWorldGovernment);
    let game = Scenario::new(without).end_generation();
    assert_eq!(game.facts().phase, Phase::Research);
}

/// Rules: WG-07.
#[test]
fn with_one_parameter_below_its_goal_there_is_no_choice() {
    let game = table(2).level(Venus, 30).oxygen(14).temperature(8).oceans(8).end_generation();
    assert!(matches!(game.all_offers()[0], Choice::Space(_)), "the ocean goes where the first player says");
    let game = table(2).level(Venus, 30).oxygen(14).temperature(6).oceans(9).end_generation();
    assert_eq!((game.temperature(), game.facts().phase), (8, Phase::Research));
}

/// Rules: MIX-02.
#[test]
fn without_the_box_nothing_of_it_is_in_the_game() {
    let (game, _) = begun(Setup::new(3).with(Switch::Prelude), 1);
    assert!(game.facts().track(Venus).is_none());
    assert!(game.facts().decks[Pile::Projects].iter().all(|id| card(*id).module != Module::Venus));
    assert_eq!(game.facts().milestones().count(), 5);
    assert_eq!(game.facts().off_mars().count(), 2, "no area of its cities");
}

/// Rules: VENUS-01.
#[test]
fn the_box_brings_49_projects_5_corporations_a_project_a_milestone_and_an_award() {
    let of_box = || PRINTED.iter().flat_map(|table| table.iter()).filter(|card| card.module == Module::Venus);
    let corporations = of_box().filter(|card| card.kind == Kind::Corporation);
    assert_eq!((of_box().count(), corporations.count()), (54, 5));
    let numbers = of_box().filter(|card| card.kind != Kind::Corporation).map(|card| card.id);
    assert!(numbers.eq((213..=261).map(CardId::venus)));
    let game = table(2).start();
    let facts = game.facts();
    assert!(facts.track(Venus).is_some() && facts.options.offers(StandardProject::AirScrapping));
    assert_eq!(facts.milestones().last().map(|goal| goal.name), Some("Hoverlord"));
    assert_eq!(facts.awards().last().map(|goal| goal.name), Some("Venuphile"));
}

/// Rules: VENUS-05, VENUS-05.a, MIX-14.
#[test]
fn the_game_does_not_wait_for_venus_but_who_plays_alone_must_finish_it() {
    let finished = |setup: Setup, venus| {
        let table = Scenario::new(setup).level(Venus, venus).oxygen(14).temperature(8).oceans(9);
        table.generation(14).end_generation()
    };
    let several = Setup::new(3).with(Switch::Venus);
    assert_eq!(finished(several, 4).facts().phase, Phase::Over);
    let waiting = finished(several.with(Switch::VenusEnds), 4);
    assert_ne!(waiting.facts().phase, Phase::Over);
    assert_eq!(finished(several.with(Switch::VenusEnds), 30).facts().phase, Phase::Over);
    let alone = Setup::new(1).with(Switch::Venus);
    assert_eq!(outcome(finished(alone, 4).facts()), Outcome::Lost);
    assert_eq!(outcome(finished(alone, 30).facts()), Outcome::Won(Seats::only(seat(0))));
}

/// Rules: VENUS-10, VENUS-10.a.
#[test]
fn a_city_off_the_map_counts_as_a_city_and_not_as_one_on_mars() {
    let table = table(2).seat(1).tile(Tile::City, 4, 2).seat(0).tile(Tile::City, 2, 2);
    let table = table.tile_on(Tile::City, Reserved::Stratopolis).money(6);
    let mut game = table.played(&[MARTIAN_RAILS]).hand(&[GREENHOUSES]).stock(Energy, 1).start();
    game.answer(act(MARTIAN_RAILS, 0));
    assert_eq!(game.stock(0, MegaCredits), 8);
    let mayor = game.facts().milestones().find(|goal| goal.name == "Mayor").expect("it is on Tharsis");
    assert_eq!(count(game.facts(), mayor.of, CountContext::seat(seat(0), CountPurpose::Milestone)), 2);
    game.answer(play(GREENHOUSES));
    assert_eq!(game.stock(0, Plants), 3);
}

/// Rules: VENUS-10.
#[test]
fn each_city_of_the_box_has_its_own_area_without_neighbours_or_bonus() {
    for (city, name) in [
        (LUNA_METROPOLIS, Reserved::LunaMetropolis),
        (DAWN_CITY, Reserved::DawnCity),
        (MAXWELL_BASE, Reserved::MaxwellBase),
        (STRATOPOLIS, Reserved::Stratopolis),
    ] {
        let table = table(2).level(Venus, 12).seat(0).money(50).production(Energy, 1).hand(&[city]);
        let science = [RESEARCH, PHYSICS_COMPLEX, SEARCH_FOR_LIFE];
        let mut game = table.played(&science).start();
        game.answer(play(city));
        let facts = game.facts();
        let area = facts.map().reserved(name).expect("it lies beside the map");
        assert_eq!((facts.board.tile(area), facts.board.owner(area)), (Some(Tile::City), Some(seat(0))));
        assert!(!area.is_on_mars() && facts.map().beside(area).is_empty(), "{}", city.name);
    }
}

/// Rules: VENUS-16, VENUS-16.a.
#[test]
fn first_actions_search_for_venus_tags_and_for_floaters() {
    let of_box =
        || PRINTED.iter().flat_map(|table| table.iter()).filter(|card| card.kind != Kind::Corporation);
    let projects = || of_box().filter(|card| Pile::Projects.has(card.id));
    let floating = || projects().filter(|card| card.names(CardResource::Floater));
    assert_eq!(floating().filter(|card| card.module == Module::Venus).count(), 14);
    assert_eq!(floating().filter(|card| card.module != Module::Prelude).count(), 27);
    let deck = [MINE, DIRIGIBLES, WATER_TO_VENUS, ATMOSCOOP, VENUS_GOVERNOR, VENUSIAN_INSECTS, ANTS];
    for (corporation, kept) in [
        (CELESTIC, vec![DIRIGIBLES, ATMOSCOOP]),
        (MORNING_STAR_INC, vec![DIRIGIBLES, VENUS_GOVERNOR, VENUSIAN_INSECTS]),
    ] {
        let table = table(2).deck(&deck).seat(0).corporation(corporation).first_action_due();
        let mut game = table.start();
        game.answer(Choice::FirstAction);
        let facts = game.facts();
        let hand: CardSet = kept.iter().map(|card| card.id).collect();
        assert_eq!(facts.players[seat(0)].hand, hand, "{}", corporation.name);
        let revealed =
            deck.iter().position(|card| card.id == kept[kept.len() - 1].id).expect("it is kept") + 1;
        assert_eq!(usize::from(facts.discarded[Pile::Projects]), revealed - kept.len());
    }
}

/// Rules: WG-04, WG-04.a, WG-05.
#[test]
fn what_the_world_government_raises_chains_and_whoever_listens_to_anyone_hears_it() {
    let table = table(2).oxygen(7).temperature(-2).oceans(3).seat(0).corporation(MINING_GUILD).seat(1);
    let mut game = table.played(&[ARCTIC_ALGAE]).end_generation();
    let all = |game: &Mars, number| {
        let player = &game.facts().players[seat(number)];
        (player.rating, player.stock, player.production)
    };
    let (mine, mut theirs) = (all(&game, 0), all(&game, 1));
    game.answer(Choice::Option(1));
    assert_eq!(game.asked_one(), seat(0), "the first player says where the ocean goes");
    theirs.1[Plants] += 2;
    for area in game.offered_areas() {
        let mut game = game.clone();
        game.answer(Choice::Space(area));
        assert_eq!((game.oxygen(), game.temperature(), game.facts().level(Oceans)), (8, 0, 4));
        assert_eq!((all(&game, 0), all(&game, 1)), (mine, theirs));
    }
}

/// Rules: WG-05.
#[test]
fn aphrodite_hears_what_the_world_government_does_to_venus() {
    let mut game = table(2).seat(0).seat(1).corporation(APHRODITE).end_generation();
    let before = game.stock(1, MegaCredits);
    game.answer(Choice::Option(3));
    assert_eq!(game.stock(1, MegaCredits), before + 2);
}

/// Rules: WG-06, WG-06.a.
#[test]
fn what_the_world_government_finishes_ends_the_game_a_generation_later() {
    let table = table(2).temperature(8).oxygen(14).oceans(8).generation(9);
    let mut game = table.end_generation();
    game.answer(Choice::Option(2));
    let place = game.all_offers()[0];
    game.answer(place);
    assert!(game.facts().has_all_oceans());
    assert_eq!((game.facts().generation, game.facts().phase), (10, Phase::Research));
    game.everyone_is_done();
    game.everyone_passes();
    assert_eq!((game.facts().generation, game.facts().phase, venus(&game)), (10, Phase::Over, 0));
}

/// Rules: MAP-17.a.
#[test]
fn manutech_gains_what_a_track_raises_its_production_by() {
    let setup = Setup { map: 4, first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Venus);
    let mut game = Scenario::new(setup).temperature(-14).seat(0).corporation(MANUTECH).money(14).start();
    let (rating, plants) = (game.rating(0), game.stock(0, Plants));
    game.answer(Choice::Project(StandardProject::Asteroid));
    assert_eq!((game.temperature(), game.rating(0) - rating), (-12, 1));
    assert_eq!((game.production(0, Plants), game.stock(0, Plants) - plants), (1, 1));
}

/// Rules: MAP-22.
#[test]
fn the_longer_track_of_venus_has_18_steps_and_its_rating_at_22_percent() {
    let setup =
        Setup { map: 4, first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Venus).with(Switch::LongVenus);
    let scrap = Choice::Project(StandardProject::AirScrapping);
    for (level, then, rating, cards) in
        [(6, 8, 1, 1), (14, 16, 1, 0), (20, 22, 2, 0), (30, 31, 1, 0), (33, 33, 0, 0)]
    {
        let mut game = Scenario::new(setup).level(Venus, level).seat(0).money(15).start();
        let (before, hand) = (game.rating(0), game.facts().players[seat(0)].hand_size);
        game.answer(scrap);
        let drawn = game.facts().players[seat(0)].hand_size - hand;
        assert_eq!((venus(&game), game.rating(0) - before, drawn), (then, rating, cards), "from {level} %");
    }
    assert_eq!(
        Scenario::new(setup).start().facts().track(Venus).map(viriditas::mars::maps::Track::steps),
        Some(18)
    );
}

/// Rules: PREL-10.a.
#[test]
fn eccentric_sponsor_pays_most_of_the_giant_solar_shade() {
    let table = table(2).at(Moment::Preludes).seat(0).money(2);
    let mut game = table.hand(&[GIANT_SOLAR_SHADE]).preludes(&[ECCENTRIC_SPONSOR]).start();
    while game.facts().phase == Phase::Preludes {
        let offer = game.all_offers()[0];
        game.answer(offer);
    }
    assert_eq!((game.stock(0, MegaCredits), venus(&game), game.rating(0)), (0, 6, 23));
}

/// Rules: WILD-03.a, WILD-04.a.
#[test]
fn a_wild_tag_is_one_tag_of_a_sum_and_stands_for_one_kind_that_is_missing() {
    let table = || table(2).seat(0).money(20).production(Energy, 2);
    let played = [VENUS_GOVERNOR, SPONSORS, RESEARCH_COORDINATION];
    let mut game = table().hand(&[GYROPOLIS]).played(&played).start();
    let before = game.production(0, MegaCredits);
    game.answer(play(GYROPOLIS));
    assert_eq!(game.production(0, MegaCredits) - before, 4);
    let offers =
        |played: &[Card]| table().hand(&[LUXURY_FOODS]).played(played).start().offers(play(LUXURY_FOODS));
    assert!(offers(&[DIRIGIBLES, SPONSORS, RESEARCH_COORDINATION]));
    assert!(!offers(&[DIRIGIBLES, RESEARCH_COORDINATION]));
}

/// Rules: VENUS-20, MIX-17.
#[test]
fn alone_nobody_removes_from_oneself_by_a_tag() {
    let setup = Setup::new(1).with(Switch::Venus);
    let position = Scenario::new(setup).seat(0).money(20).played(&[DIRIGIBLES]).hand(&[COMET_FOR_VENUS]);
    let mut game = position.start();
    game.answer(play(COMET_FOR_VENUS));
    assert!(game.offers(Choice::EndTurn), "{:?}", game.all_offers());
    assert_eq!(game.stock(0, MegaCredits), 9);
}
