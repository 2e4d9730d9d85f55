//! Cards of the box, and wild tags.

use super::*;

/// Rules: MIX-05.
#[test]
fn preludes_cannot_help_to_pay_for_the_starting_cards() {
    let position = Scenario::new(with_preludes(2)).at(Moment::SetUp).seat(KIM).corporations(PHOBOLOG, HELION);
    let mut game = position.preludes(&[DONATION, LOAN]).start();
    game.answer_for(KIM, Choice::Card(PHOBOLOG.id));
    game.answer_for(KIM, Choice::Card(DONATION.id));
    game.answer_for(KIM, Choice::Card(LOAN.id));
    assert_eq!(game.budget(seat(KIM)).all, 23);
    for _ in 0..7 {
        let next = game.choices(seat(KIM)).next().expect("a card");
        game.answer_for(KIM, next);
    }
    assert!(game.choices(seat(KIM)).eq([Choice::Done]), "2 M€ are left");
}

/// Rules: PREL-08.
#[test]
fn great_aquifer_with_one_ocean_left_places_one() {
    let mut game = round(2).oceans(8).preludes(&[GREAT_AQUIFER]).start();
    let area = game.offered_areas()[0];
    game.answer(Choice::Space(area));
    assert_eq!((game.facts().level(Oceans), game.rating(KIM)), (9, 21));
    assert_eq!(game.facts().phase, Phase::Action);
}

/// Rules: PREL-08.
#[test]
fn experimental_forest_at_14_percent_raises_nothing_and_is_carried_out_all_the_same() {
    let mut game =
        round(2).oxygen(14).deck(&[ANTS, LICHEN, COMET, TREES, BIRDS]).preludes(&[EXPERIMENTAL_FOREST]);
    let mut game = {
        game = game.seat(KIM);
        game.start()
    };
    let found: Vec<CardId> = game.facts().players[seat(KIM)].hand.iter().collect();
    assert_eq!(found.len(), 2);
    assert!(found.contains(&LICHEN.id) && found.contains(&TREES.id));
    assert!(game.facts().discard.contains(ANTS.id) && game.facts().discard.contains(COMET.id));
    let area = game.offered_areas()[0];
    game.answer(Choice::Space(area));
    assert_eq!((game.oxygen(), game.rating(KIM)), (14, 20));
}

/// Rules: PREL-08.
#[test]
fn a_search_shows_all_that_it_reveals_and_ends_when_nothing_more_can_be_found() {
    let position = round(2).deck(&[ANTS, COMET, BIRDS]).all_else_discarded().preludes(&[EXPERIMENTAL_FOREST]);
    let found = |event: &Event| matches!(event, Event::Found { .. });
    let mut heard = EventLog::all();
    let game = position.start();
    assert_eq!(game.facts().players[seat(KIM)].hand_size, 2, "the discards were shuffled into a new deck");
    assert!(!heard.events().iter().any(found));
    let hand: Vec<CardId> = game.facts().players[seat(KIM)].hand.iter().collect();
    assert!(hand.iter().all(|&id| card(id).tags.contains(&Tag::Plant)));
    // Lee knows that they are in no draw pile.
    assert!(hand.iter().all(|&id| game.facts().players[seat(LEE)].passed_on.contains(id)));
    heard.forget();

    let few = round(2).deck(&[ANTS, COMET, BIRDS]).hand(&[]).preludes(&[ACQUIRED_SPACE_AGENCY]);
    let game = few.start();
    assert_eq!(game.stock(KIM, Titanium), 6);
}

/// Rules: PREL-05.
#[test]
fn psychrophiles_pay_for_plants_and_lava_tube_settlement_goes_where_volcanoes_are() {
    let position = table(2).played(&[PSYCHROPHILES]).on_card(PSYCHROPHILES, 3).money(5).hand(&[LICHEN]);
    let game = position.temperature(-24).turn(0).start();
    assert!(game.offers(Choice::Play(LICHEN.id)), "7 M€: 5, and a microbe of 2");
    let cold = Refusal::TooHigh { of: Count::Track(Temperature), allows: -20, now: -18 };
    let game = table(2).temperature(-18).start();
    assert_eq!(playable(game.facts(), seat(KIM), PSYCHROPHILES.id), Err(cold));

    for (number, map) in (0..).zip(MAPS) {
        let setup = Setup { map: number, ..with_preludes(2) };
        let position = Scenario::new(setup).seat(KIM).money(15).production(Energy, 1);
        let mut game = position.hand(&[LAVA_TUBE_SETTLEMENT]).turn(0).start();
        game.play_card(LAVA_TUBE_SETTLEMENT);
        let offered = game.offered_areas();
        if map.volcanic.is_empty() {
            assert!(offered.len() > 20, "{}", map.name);
        } else {
            assert!(offered.iter().all(|&space| map.volcanic.contains(space)), "{}", map.name);
            assert_eq!(offered.len(), map.volcanic.and(map.land).len() as usize, "{}", map.name);
        }
    }
}

/// Rules: WILD-01.
#[test]
fn of_the_cards_here_a_project_a_prelude_and_a_corporation_bear_a_wild_tag() {
    let all = PRINTED.iter().flat_map(|table| table.iter());
    let wild: Vec<&str> = all.filter(|card| card.tags.contains(&Tag::Wild)).map(|card| card.name).collect();
    assert_eq!(wild, ["Research Network", "Research Coordination", "Septem Tribus"]);
}

/// Rules: WILD-02.a.
#[test]
fn research_network_lets_power_grid_bring_four() {
    let position =
        table(2).money(40).played(&[SOLAR_POWER, POWER_PLANT, RESEARCH_NETWORK]).hand(&[POWER_GRID]);
    let mut game = position.turn(0).start();
    game.play_card(POWER_GRID);
    assert_eq!(game.production(KIM, Energy), 4);
}

/// Rules: WILD-03.
#[test]
fn a_sum_over_several_kinds_counts_a_wild_tag_once() {
    const KINDS: Tally = Tally::Tags(&[Tag::Earth, Tag::Jovian, Tag::Space]);
    let game = table(2).played(&[SPONSORS, RESEARCH_COORDINATION]).start();
    assert_eq!(tally_of(game.facts(), KINDS), 2);
}

/// Rules: WILD-04.
#[test]
fn research_coordination_stands_for_one_missing_tag_of_two_kinds() {
    let may_play = |played: &[Card]| {
        let game = table(2).money(50).played(played).start();
        playable(game.facts(), seat(KIM), ADVANCED_ECOSYSTEMS.id).is_ok()
    };
    // A plant, a microbe and an animal tag are asked for.
    assert!(may_play(&[LICHEN, ANTS, RESEARCH_COORDINATION]));
    assert!(!may_play(&[LICHEN, RESEARCH_COORDINATION]));
    assert!(may_play(&[LICHEN, RESEARCH_NETWORK, RESEARCH_COORDINATION]));
}

/// Rules: WILD-05, WILD-05.a.
#[test]
fn a_wild_tag_that_is_played_or_revealed_is_no_tag() {
    let mut game = table(2).corporation(POINT_LUNA).money(10).hand(&[RESEARCH_COORDINATION]).turn(0).start();
    game.play_card(RESEARCH_COORDINATION);
    assert_eq!(
        (game.facts().players[seat(KIM)].hand_size, money(&game, KIM)),
        (0, 6),
        "no draw, no discount"
    );
    let position = table(2).played(&[SEARCH_FOR_LIFE]).money(1).deck(&[RESEARCH_COORDINATION]);
    let mut game = position.turn(0).start();
    game.answer(Choice::Act { card: SEARCH_FOR_LIFE.id, which: 0 });
    assert_eq!(game.on_card(SEARCH_FOR_LIFE), 0);
}

/// Rules: WILD-06.
#[test]
fn research_coordination_counts_for_a_milestone_and_for_no_award() {
    let builders = [MINE, STRIP_MINE, FUELED_GENERATORS, PEROXIDE_POWER, POWER_INFRASTRUCTURE, CUPOLA_CITY];
    let position = table(2).money(8).played(&builders).played(&[RESEARCH_COORDINATION, RESEARCH_NETWORK]);
    let game = position.turn(0).start();
    let milestones = &game.facts().map().milestones;
    let builder =
        milestones.iter().position(|it| it.of == Count::Tags(Tag::Building)).expect("Builder") as u8;
    assert!(game.offers(Choice::Claim(builder)));
    let awards = &game.facts().map().awards;
    let scientist =
        awards.iter().position(|it| it.of == [Count::Tags(Tag::Science)]).expect("Scientist") as u8;
    assert_eq!(award_count(game.facts(), scientist, seat(KIM)), 0);
}

/// Rules: WILD-07, WILD-07.a.
#[test]
fn a_wild_tag_is_one_more_kind_as_far_as_there_are_more() {
    let ten = [DOME_FARMING, SPONSORS, SOLAR_POWER, BIOLAB, ANTS, GALILEAN_MINING];
    let kinds = |played: &[Card]| tally_of(table(2).played(played).start().facts(), Tally::KindsOfTag);
    // Building, plant, Earth, power, science, microbe, Jovian.
    assert_eq!(kinds(&ten), 7);
    assert_eq!(kinds(&[&ten[..], &[RESEARCH_NETWORK]].concat()), 8);
    assert_eq!(kinds(&[&ten[..5], &[RESEARCH_NETWORK]].concat()), 7);
    let all = [&ten[..], &[EARLY_SETTLEMENT, ORBITAL_CONSTRUCTION_YARD, BIRDS]].concat();
    assert_eq!(kinds(&all), 10);
    assert_eq!(kinds(&[&all[..], &[RESEARCH_NETWORK, RESEARCH_COORDINATION]].concat()), 10);
}

/// Ruling: Q-MOD-09.
/// Rules: WILD-08.a.
#[test]
fn robotic_workforce_repeats_research_network_without_its_cards() {
    let position = table(2).money(20).played(&[RESEARCH_NETWORK]).hand(&[ROBOTIC_WORKFORCE]).turn(0);
    let mut game = position.start();
    game.play_card(ROBOTIC_WORKFORCE);
    assert_eq!((game.production(KIM, MegaCredits), game.facts().players[seat(KIM)].hand_size), (1, 0));
}

/// The south pole of Hellas costs 6 M€ and brings an ocean.
///
/// Rules: PREL-09.
#[test]
fn a_city_of_a_prelude_may_go_on_the_south_pole_only_where_it_can_be_paid() {
    let hellas = MAPS.iter().position(|map| map.name == "Hellas").expect("a map") as u8;
    let map = map(hellas).expect("it is a map");
    let settles = |money: u16| {
        let setup = Setup { map: hellas, ..with_preludes(2) };
        let position = Scenario::new(setup).at(Moment::Preludes).seat(KIM).money(money);
        position.preludes(&[EARLY_SETTLEMENT]).start().offered_areas()
    };
    let pole = map.asking.iter().next().expect("the south pole");
    assert!(settles(6).contains(&pole));
    assert!(!settles(5).contains(&pole));
}

/// The opening of the look: Point Luna, ten cards, Galilean Mining and Loan or the other way round.
///
/// Rules: PREL-08, PREL-16.
#[test]
fn an_opening_is_told_in_either_order() {
    let position =
        Scenario::new(with_preludes(2)).at(Moment::SetUp).seat(KIM).corporations(POINT_LUNA, HELION);
    let game = position.preludes(&[GALILEAN_MINING, DONATION, AQUIFER_TURBINES, ECCENTRIC_SPONSOR]).start();
    let view = View::of(&game, Some(seat(KIM)));
    let dealt = game.facts().players[seat(KIM)].dealt.to_vec();
    let told = |cards: usize, preludes: [Card; 2]| {
        let preludes = preludes.map(|card| card.id);
        view.opening(seat(KIM), POINT_LUNA.id, &dealt[..cards], &preludes).expect("it can be paid")
    };
    let money = |opening: &Opening| opening.links.iter().map(|link| link.money).collect::<Vec<_>>();
    let one = told(10, [GALILEAN_MINING, DONATION]);
    assert_eq!(money(&one), [38, 8, 3, 24]);
    assert_eq!(one.player.production[Titanium], 3);
    let other = told(10, [DONATION, GALILEAN_MINING]);
    assert_eq!(money(&other), [38, 8, 29, 24]);
    assert_eq!(one.player.stock, other.player.stock);

    // With a card less in the purse the order matters.
    let poor = Scenario::new(with_preludes(2)).at(Moment::SetUp).seat(KIM).corporations(PHOBOLOG, HELION);
    let game = poor.preludes(&[GALILEAN_MINING, DONATION, AQUIFER_TURBINES, MOHOLE]).start();
    let dealt = game.facts().players[seat(KIM)].dealt.to_vec();
    let view = View::of(&game, Some(seat(KIM)));
    let told = |preludes: [Card; 2]| {
        let preludes = preludes.map(|card| card.id);
        view.opening(seat(KIM), PHOBOLOG.id, &dealt[..7], &preludes).expect("it can be paid")
    };
    let prelude_fails = told([GALILEAN_MINING, DONATION]);
    assert_eq!(prelude_fails.links[2].step, Step::PreludeFails(GALILEAN_MINING.id));
    assert_eq!(money(&prelude_fails), [23, 2, 17, 38]);
    assert_eq!(money(&told([DONATION, GALILEAN_MINING])), [23, 2, 23, 18]);
    assert!(prelude_fails.is_certain);
    // Which areas the ocean may have is asked.
    assert!(!told([DONATION, AQUIFER_TURBINES]).is_certain);
    assert!(view.opening(seat(KIM), PHOBOLOG.id, &dealt[..8], &[]).is_none(), "eight cards cost 24 M€");
}

/// Rules: PREL-04.
#[test]
fn what_comes_of_a_prelude_is_told_before_it_is_chosen() {
    let game = round(2).money(3).preludes(&[LOAN, SMELTING_PLANT]).start();
    let forecast = game.forecast(seat(KIM), Choice::Card(SMELTING_PLANT.id), None).expect("it is offered");
    assert_eq!((forecast.levels[Oxygen], forecast.events.len() > 3), (2, true));
    let told = game.certain(seat(KIM), Choice::Card(LOAN.id));
    assert!(told.contains(&Event::Gained { seat: seat(KIM), resource: MegaCredits, amount: 30 }));
    // The other seat sees that something waits, and not what.
    let seen = game.blanked(Some(seat(LEE)));
    assert_eq!(seen.facts().players[seat(KIM)].preludes[..], [CardId::HIDDEN; 2]);
    assert_eq!(seen.question(seat(LEE)), None);
}

/// Rules: PREL-04, MIX-01.
#[test]
fn a_whole_set_up_of_each_map_with_preludes_comes_to_the_first_turn() {
    for map in 0..MAPS.len() as u8 {
        for players in 1..=5 {
            let setup = Setup { map, ..with_preludes(players) };
            let mut game =
                Mars::begin(&setup, Seed(u64::from(players)), &mut EventLog::nothing()).expect("a game");
            for _ in 0..400 {
                if game.facts().phase == Phase::Action {
                    break;
                }
                let asked = game.asked().iter().next().expect("somebody");
                let is_done = game.allows(asked, &Choice::Done).is_ok();
                let first = game.choices(asked).next().expect("an offer");
                game.answer_for(asked.number(), if is_done { Choice::Done } else { first });
            }
            assert_eq!(game.facts().phase, Phase::Action, "{players} on map {map}");
            let open = |id: &CardId| card(*id).kind == Kind::Prelude;
            let played: usize =
                game.facts().players.0.iter().map(|it| it.played.iter().filter(open).count()).sum();
            let fizzled = usize::from(game.facts().discarded[Pile::Preludes]) - 2 * usize::from(players);
            assert_eq!(played + fizzled, 2 * usize::from(players));
        }
    }
}
