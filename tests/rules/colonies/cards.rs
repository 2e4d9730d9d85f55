//! Cards and corporations of the box.

use super::*;

/// Rules: COL-21, COL-21.a.
#[test]
fn market_manipulation_moves_one_marker_up_and_another_one_down() {
    let table = table(2, &[LUNA, IO, CERES, TITAN]).seat(0).colony(LUNA).colony(IO).seat(1).colony(IO);
    let table =
        table.marker(LUNA, 3).marker(IO, 2).marker(CERES, 6).seat(0).money(1).hand(&[MARKET_MANIPULATION]);
    let pairs = |up: Card| {
        let mut game = table.clone().start();
        game.answer(play(MARKET_MANIPULATION));
        assert_eq!(offered(&game), ["Io", "Luna"]);
        game.answer(hold(up));
        match game.question(seat(0)).map(|it| it.why) {
            Some(Why::Lower { .. }) => offered(&game),
            _ => Vec::new(),
        }
    };
    assert_eq!(pairs(IO), ["Ceres", "Luna"]);
    assert_eq!(pairs(LUNA), Vec::<&str>::new(), "only Ceres can move down: nothing is asked");
    let mut game = table.clone().start();
    game.answer(play(MARKET_MANIPULATION));
    game.answer(hold(LUNA));
    assert_eq!((marker(&game, LUNA), marker(&game, CERES)), (4, 5));
    let none = self::table(2, &[LUNA, IO])
        .marker(LUNA, 0)
        .marker(IO, 0)
        .seat(0)
        .money(1)
        .hand(&[MARKET_MANIPULATION]);
    assert_eq!(none.start().refusal(play(MARKET_MANIPULATION)), Refusal::NothingToShift);
}

/// Rules: COL-21.
#[test]
fn no_marker_moves_up_where_it_alone_could_move_down() {
    let with = |tiles: &[Card]| self::table(2, tiles).seat(0).money(1).hand(&[MARKET_MANIPULATION]);
    let alone = with(&[LUNA]).marker(LUNA, 3).start();
    assert_eq!(alone.refusal(play(MARKET_MANIPULATION)), Refusal::NothingToShift);
    let mut game = with(&[LUNA, IO]).marker(LUNA, 3).marker(IO, 0).start();
    game.answer(play(MARKET_MANIPULATION));
    assert_eq!((marker(&game, LUNA), marker(&game, IO)), (2, 1), "Luna cannot be the one that moves up");
}

/// Rules: COL-22, COL-22.a.
#[test]
fn productive_outpost_brings_the_bonus_of_each_own_colony() {
    let table = table(2, &[LUNA, CERES, IO, PLUTO]).seat(0).colony(LUNA).colony(CERES).colony(IO).colony(IO);
    let table = table.colony(PLUTO).seat(1).colony(LUNA).seat(0).hand(&[PRODUCTIVE_OUTPOST, ANTS, BIRDS]);
    let mut game = table.start();
    let before = [LUNA, CERES, IO, PLUTO].map(|tile| marker(&game, tile));
    game.answer(play(PRODUCTIVE_OUTPOST));
    assert_eq!((game.stock(0, MegaCredits), game.stock(0, Steel), game.stock(0, Heat)), (2, 2, 4));
    assert_eq!((hand(&game, 0), game.stock(1, MegaCredits)), (3, 0));
    game.answer(Choice::Card(ANTS.id));
    assert_eq!(hand(&game, 0), 2);
    assert_eq!([LUNA, CERES, IO, PLUTO].map(|tile| marker(&game, tile)), before);
    assert_eq!(game.facts().colonies.fleets_at_home(seat(0)), 1);
}

/// Rules: COL-23, COL-23.a.
#[test]
fn minority_refuge_loses_its_production_in_full() {
    let table = |production| {
        let table = table(2, &[LUNA, IO]).seat(0).production(MegaCredits, production).money(5);
        table.hand(&[MINORITY_REFUGE])
    };
    let mut game = table(-4).start();
    game.answer(play(MINORITY_REFUGE));
    assert_eq!((game.production(0, MegaCredits), on(&game, LUNA).colonies()), (-4, 1), "on Luna alone");
    let mut game = table(-5).start();
    game.answer(play(MINORITY_REFUGE));
    assert_eq!((game.production(0, MegaCredits), on(&game, LUNA).colonies()), (-5, 1));
    let without =
        self::table(2, &[IO, CERES]).seat(0).production(MegaCredits, -4).money(5).hand(&[MINORITY_REFUGE]);
    assert!(matches!(
        without.clone().start().refusal(play(MINORITY_REFUGE)),
        Refusal::ProductionTooLow { .. }
    ));
    let mut game = without.corporation(POSEIDON).start();
    game.answer(play(MINORITY_REFUGE));
    game.answer(hold(IO));
    assert_eq!(game.production(0, MegaCredits), -5);
    // What Poseidon hears is enough on any tile, on Luna too.
    let mut game = table(-4).corporation(POSEIDON).start();
    game.answer(play(MINORITY_REFUGE));
    assert_eq!(offered(&game), ["Io", "Luna"]);
    for (tile, ends) in [(LUNA, -3), (IO, -5)] {
        let mut game = table(-3).start();
        game.answer(play(MINORITY_REFUGE));
        while !game.offers(hold(tile)) {
            let next = game.all_offers()[0];
            game.answer(next);
        }
        game.answer(hold(tile));
        assert_eq!((game.production(0, MegaCredits), on(&game, tile).colonies()), (ends, 1));
    }
}

/// Rules: COL-23, BASE-PLAY-14.
#[test]
fn one_new_colony_must_bring_all_the_production_that_is_lost() {
    let table = |cards: &[Card]| {
        let setup = Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Colonies);
        let table = Scenario::new(setup.with(Switch::Synthetic)).colony_tiles(&[CALLISTO, GANYMEDE]);
        table.seat(0).money(20).hand(cards)
    };
    let refused = |position: Scenario, card: Card| {
        matches!(position.start().refusal(play(card)), Refusal::ProductionTooLow { .. })
    };
    // Callisto brings one step of energy production.
    let deep = table(&[DEEP_OUTPOST]);
    assert!(refused(deep.clone(), DEEP_OUTPOST));
    let mut game = deep.production(Energy, 1).start();
    game.answer(play(DEEP_OUTPOST));
    assert_eq!((game.production(0, Energy), on(&game, CALLISTO).colonies()), (0, 1));
    // Ganymede brings plants, and no tile both.
    let far = table(&[FAR_OUTPOST]);
    assert!(refused(far.clone(), FAR_OUTPOST));
    let mut game = far.production(Plants, 1).start();
    game.answer(play(FAR_OUTPOST));
    let production = [Energy, Plants].map(|resource| game.production(0, resource));
    assert_eq!((production, on(&game, CALLISTO).colonies()), ([0, 0], 1));
}

/// Rules: COL-24, COL-24.a.
#[test]
fn poseidon_hears_of_every_colony() {
    let table = table(3, &[LUNA, IO, CERES]).seat(2).corporation(POSEIDON).first_action_due();
    let mut game = table.seat(0).money(17).seat(1).money(17).start();
    game.answer(BUILD);
    game.answer(hold(IO));
    game.answer(Choice::EndTurn);
    game.answer(BUILD);
    game.answer(hold(CERES));
    game.answer(Choice::EndTurn);
    assert_eq!(game.production(2, MegaCredits), 2);
    game.answer(Choice::FirstAction);
    game.answer(hold(LUNA));
    assert_eq!((game.production(2, MegaCredits), game.stock(2, MegaCredits)), (5, 0));
}

/// Rules: COL-25, MIX-16.a.
#[test]
fn aridor_adds_a_tile_that_is_not_in_play() {
    let table = table(2, &[LUNA, IO, CERES]).seat(0).corporation(ARIDOR).first_action_due();
    let mut game = table.clone().start();
    game.answer(Choice::FirstAction);
    assert_eq!(offered(&game).len(), 8);
    assert!(!offered(&game).contains(&"Luna"));
    game.answer(hold(TITAN));
    assert_eq!(
        (marker(&game, TITAN), game.facts().colonies.is_open(TITAN.id)),
        (1, false),
        "no card stores floaters"
    );
    assert_eq!(game.facts().decks[Pile::Colonies].len(), 7);
    let mut game = table.seat(1).played(&[DIRIGIBLES]).seat(0).start();
    game.answer(Choice::FirstAction);
    game.answer(hold(TITAN));
    assert!(game.facts().colonies.is_open(TITAN.id));
    // Alone, the one that was taken out may come back.
    let setup = Setup::new(1).with(Switch::Colonies);
    let position = Scenario::new(setup).at(Moment::SetUp).seat(0).corporations(ARIDOR, CREDICOR);
    let mut game = position.answers(&[Choice::Card(ARIDOR.id), Choice::Done]).start();
    let (tile, _) = game.facts().colonies.in_play().next().expect("a tile");
    game.answer(Choice::TableauCard(tile));
    game.answer(Choice::FirstAction);
    assert_eq!(offered(&game).len(), 8);
    game.answer(Choice::TableauCard(tile));
    assert!(game.facts().colonies.on(tile).is_in_play);
    assert_eq!(game.facts().decks[Pile::Colonies].len(), 7);
}

/// Rules: COL-26, COL-26.a, COL-26.b.
#[test]
fn aridor_produces_for_each_new_kind_of_tag() {
    let table = table(2, &[LUNA]).seat(0).corporation(ARIDOR).money(150);
    let mut game = table.clone().hand(&[LUNA_METROPOLIS, EARTH_ELEVATOR, SOLAR_PROBE, RESEARCH]).start();
    for (card, production) in [(LUNA_METROPOLIS, 4), (EARTH_ELEVATOR, 4), (SOLAR_PROBE, 4), (RESEARCH, 5)] {
        game.answer(play(card));
        if game.question(seat(1)).is_some() {
            game.answer_for(1, Choice::Pass);
        }
        assert_eq!(game.production(0, MegaCredits), production, "{}", card.name);
    }
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2) };
    let position = Scenario::new(setup.with(Switch::Colonies).with(Switch::Prelude)).at(Moment::Preludes);
    let mut game = position.seat(0).corporation(ARIDOR).preludes(&[DOME_FARMING, LOAN]).start();
    game.answer(Choice::Card(DOME_FARMING.id));
    assert_eq!(game.production(0, MegaCredits), 4 - 2, "the last prelude, a loan, is played too");
    // A wild tag is no kind.
    let mut game =
        self::table(2, &[LUNA]).seat(0).corporation(ARIDOR).money(20).hand(&[RESEARCH_COORDINATION]).start();
    game.answer(play(RESEARCH_COORDINATION));
    assert_eq!(game.production(0, MegaCredits), 0);
}

/// Rules: COL-27, COL-27.a.
#[test]
fn polyphemos_pays_5_for_each_card_it_buys() {
    let begin = |card: Card, other: Card| {
        let setup = Setup { first: Some(seat(0)), ..Setup::new(2) };
        let table =
            Scenario::new(setup.with(Switch::Colonies)).at(Moment::SetUp).seat(0).corporations(card, other);
        let mut game = table.answers(&[Choice::Card(card.id)]).start();
        let next = |game: &Mars| game.choices(seat(0)).find(|next| matches!(next, Choice::Card(_)));
        while let Some(card) = next(&game) {
            game.answer_for(0, card);
        }
        while game.allows(seat(0), &Choice::Done).is_ok() {
            game.answer_for(0, Choice::Done);
        }
        crate::rules::help::finish_set_up(&mut game);
        game
    };
    let game = begin(POLYPHEMOS, CREDICOR);
    assert_eq!((game.stock(0, MegaCredits), hand(&game, 0)), (0, 10));
    let shop = table(2, &[LUNA]).seat(0).corporation(POLYPHEMOS).played(&[INVENTORS_GUILD]).money(5);
    let mut game = shop.deck(&[ANTS]).start();
    game.answer(act(INVENTORS_GUILD, 0));
    game.answer(Choice::Card(ANTS.id));
    assert_eq!((game.stock(0, MegaCredits), hand(&game, 0)), (0, 1));
    let research =
        table(2, &[LUNA]).generation(2).at(Moment::Research).seat(0).corporation(POLYPHEMOS).money(14);
    let mut game = research.start();
    let cards: Vec<Choice> = game.choices(seat(0)).collect();
    game.answer_for(0, cards[0]);
    let next = game.choices(seat(0)).next().expect("another card");
    game.answer_for(0, next);
    assert!(game.choices(seat(0)).all(|choice| !matches!(choice, Choice::Card(_))), "14 M€ buy two");
    let drawn = table(2, &[LUNA]).seat(0).corporation(POLYPHEMOS).played(&[RESTRICTED_AREA]).money(2);
    let mut game = drawn.start();
    game.answer(act(RESTRICTED_AREA, 0));
    assert_eq!((game.stock(0, MegaCredits), hand(&game, 0)), (0, 1), "a drawn card keeps its price");
}

/// Stormcraft with so many floaters of its own and so much heat.
fn storm(floaters: u8, heat: u16) -> Scenario {
    let table = table(2, &[LUNA]).seat(0).corporation(STORMCRAFT_INCORPORATED).stock(Heat, heat);
    table.on_card(STORMCRAFT_INCORPORATED, floaters)
}

fn amounts(game: &Mars) -> Vec<u16> {
    let amount = |choice| if let Choice::Amount(amount) = choice { Some(amount) } else { None };
    game.all_offers().into_iter().filter_map(amount).collect()
}

/// Rules: COL-28, COL-28.a.
#[test]
fn stormcraft_spends_floaters_as_heat_and_none_too_many() {
    let convert = Choice::Convert(Conversion::Heat);
    // 2 floaters and 4 heat, or 3 and 2, or 4: with 4 of each the heat that is left pays the rest.
    let mut game = storm(4, 4).start();
    game.answer(convert);
    assert_eq!(amounts(&game), [2, 3, 4]);
    game.answer(Choice::Amount(2));
    assert_eq!((game.on_card(STORMCRAFT_INCORPORATED), game.stock(0, Heat)), (2, 0));
    assert!(!storm(3, 1).start().offers(convert));
}

/// Rules: COL-28.b, COL-28.c.
#[test]
fn half_a_floater_may_be_lost_and_none_is_heat_for_goals() {
    let trapping = |floaters, heat| storm(floaters, heat).money(1).hand(&[LOCAL_HEAT_TRAPPING]).start();
    let mut game = trapping(3, 0);
    game.answer(play(LOCAL_HEAT_TRAPPING));
    assert_eq!(game.on_card(STORMCRAFT_INCORPORATED), 0, "half a floater is lost");
    let mut game = trapping(2, 1);
    game.answer(play(LOCAL_HEAT_TRAPPING));
    assert_eq!((game.on_card(STORMCRAFT_INCORPORATED), game.stock(0, Heat)), (0, 0));
    let mut game = trapping(3, 1);
    game.answer(play(LOCAL_HEAT_TRAPPING));
    let paid = |game: &Mars| (game.on_card(STORMCRAFT_INCORPORATED), game.stock(0, Heat));
    assert_eq!(amounts(&game), [2, 3]);
    let mut all = game.clone();
    all.answer(Choice::Amount(3));
    assert_eq!(paid(&all), (0, 1), "no heat is needed beside three floaters");
    game.answer(Choice::Amount(2));
    assert_eq!(paid(&game), (1, 0));
    // Floaters are no heat for goals.
    let game = storm(6, 5).start();
    assert_eq!(award_count(game.facts(), 3, seat(0)), 5);
}

/// Rules: COL-29, MIX-17.a.
#[test]
fn air_raid_spends_a_floater_and_may_steal() {
    let raid = |players| table(players, &[LUNA]).seat(0).hand(&[AIR_RAID]).played(&[DIRIGIBLES]);
    assert!(matches!(raid(2).start().refusal(play(AIR_RAID)), Refusal::NoSource { .. }));
    let mut game = raid(3).on_card(DIRIGIBLES, 1).seat(1).money(3).seat(2).money(9).start();
    game.answer(play(AIR_RAID));
    game.answer(Choice::Seat(seat(2)));
    while game.stock(0, MegaCredits) == 0 {
        game.answer(Choice::Amount(5));
    }
    assert_eq!((game.on_card(DIRIGIBLES), game.stock(0, MegaCredits), game.stock(2, MegaCredits)), (0, 5, 4));
    let mut game = raid(2).on_card(DIRIGIBLES, 1).start();
    game.answer(play(AIR_RAID));
    assert_eq!(game.on_card(DIRIGIBLES), 0, "the floater is spent, whatever is there to steal");
    let mut game = raid(1).on_card(DIRIGIBLES, 1).start();
    game.answer(play(AIR_RAID));
    while game.question(seat(0)).is_some_and(|it| !matches!(it.shape, Shape::Turn)) {
        let next = game.all_offers()[0];
        game.answer(next);
    }
    assert_eq!((game.on_card(DIRIGIBLES), game.stock(0, MegaCredits)), (0, 5), "from the supply");
}

/// Rules: MIX-02, MIX-02.a, MIX-02.b.
#[test]
fn the_pools_grow_with_each_box() {
    let size = |switches: &[Switch], pile: Pile| {
        let setup =
            switches.iter().fold(Setup::new(2).without(Switch::CorporateEra), |setup, &it| setup.with(it));
        let (game, _) = begun(setup, 1);
        let dealt = if pile == Pile::Projects { 10 } else { 2 };
        game.facts().decks[pile].len() + 2 * dealt
    };
    let all = [Switch::CorporateEra, Switch::Prelude, Switch::Venus, Switch::Colonies];
    let projects: Vec<usize> = (0..=4).map(|boxes| size(&all[..boxes], Pile::Projects)).collect();
    assert_eq!(projects, [137, 208, 215, 264, 313]);
    let corporations: Vec<usize> = (0..=4).map(|boxes| size(&all[..boxes], Pile::Corporations)).collect();
    assert_eq!(corporations, [10, 12, 17, 22, 27]);
    let (game, _) = begun(Setup::new(2).with(Switch::Colonies), 1);
    let dealt = game.facts().players.0.iter().flat_map(|player| &player.dealt);
    let projects = game.facts().decks[Pile::Projects].iter().chain(dealt);
    let floating = projects.filter(|&&id| card(id).holds == Some(CardResource::Floater)).count();
    assert_eq!(floating, 7);
    assert_eq!(game.facts().milestones().count(), 5, "Hoverlord is not on offer");
}

/// Rules: MIX-05.a.
#[test]
fn a_corporation_that_is_out_hears_the_tags_of_later_ones() {
    for (corporations, production) in
        [([SATURN_SYSTEMS, STORMCRAFT_INCORPORATED], 2), ([STORMCRAFT_INCORPORATED, SATURN_SYSTEMS], 1)]
    {
        let setup = Setup { first: Some(seat(0)), ..Setup::new(2) };
        let mut table = Scenario::new(setup.with(Switch::Colonies)).at(Moment::SetUp);
        for ((number, card), other) in (0..).zip(corporations).zip([CREDICOR, ECOLINE]) {
            table =
                table.seat(number).corporations(card, other).answers(&[Choice::Card(card.id), Choice::Done]);
        }
        let game = table.start();
        let saturn = u8::from(corporations[0].id != SATURN_SYSTEMS.id);
        assert_eq!(game.production(saturn, MegaCredits), production);
    }
}

/// Rules: MIX-16, MIX-16.a.
#[test]
fn alone_the_money_production_begins_two_lower() {
    let start = |card: Card, setup: Setup| {
        let table = Scenario::new(setup).at(Moment::SetUp).seat(0).corporations(card, CREDICOR);
        let mut game = table.answers(&[Choice::Card(card.id), Choice::Done]).start();
        while game.question(seat(0)).is_some_and(|it| !matches!(it.shape, Shape::Turn)) {
            let next = game.all_offers()[0];
            game.answer(next);
        }
        game.production(0, MegaCredits)
    };
    let alone = Setup::new(1).with(Switch::Colonies);
    assert_eq!(start(THARSIS_REPUBLIC, alone), 0, "2 for its neutral cities");
    assert_eq!(start(THARSIS_REPUBLIC, Setup::new(1)), 2);
    let with_prelude = alone.with(Switch::Prelude).with(Switch::UndealtPreludes);
    assert_eq!(start(CHEUNG_SHING_MARS, with_prelude), 1);
}

/// Rules: PREL-05.a.
#[test]
fn community_services_counts_the_cards_without_tags() {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2) };
    let table = Scenario::new(setup.with(Switch::Colonies).with(Switch::Prelude)).seat(0);
    let table = table.corporation(POSEIDON).played(&[LOAN, DONATION]).money(13).hand(&[COMMUNITY_SERVICES]);
    let mut game = table.clone().start();
    game.answer(play(COMMUNITY_SERVICES));
    assert_eq!(game.production(0, MegaCredits), 4);
    // Events lie face down.
    let mut game = table.played(&[FLOODING, HIRED_RAIDERS]).start();
    game.answer(play(COMMUNITY_SERVICES));
    assert_eq!(game.production(0, MegaCredits), 4);
}

/// Rules: PREL-07.a.
#[test]
fn preludes_may_lower_the_lower_start_of_a_solo_game() {
    let setup = Setup::new(1).with(Switch::Colonies).with(Switch::Prelude);
    let position = |second: Card| {
        let table = Scenario::new(setup).at(Moment::Preludes).seat(0).corporation(CREDICOR);
        table.preludes(&[LOAN, second]).start()
    };
    let mut game = position(BIOSPHERE_SUPPORT);
    game.answer(Choice::Card(LOAN.id));
    assert_eq!((game.production(0, MegaCredits), game.production(0, Plants)), (-5, 2));
    let mut game = Scenario::new(setup).at(Moment::Preludes).seat(0).corporation(CREDICOR);
    game = game.production(MegaCredits, -5).preludes(&[BIOSPHERE_SUPPORT]);
    let game = game.start();
    assert_eq!(game.production(0, Plants), 0, "it cannot be carried out");
}

/// Rules: MAP-21.b.
#[test]
fn constructor_counts_colonies_and_cities() {
    let setup = Setup { map: 4, first: Some(seat(0)), ..Setup::new(2) };
    let with = setup.with(Switch::Colonies).with(Switch::Venus);
    let game = |setup: Setup| {
        let table =
            Scenario::new(setup).seat(0).tile(Tile::City, 4, 1).tile_on(Tile::City, Reserved::DawnCity);
        let table = if setup.on.has(Switch::Colonies) {
            table.colony_tiles(&[LUNA, IO]).colony(LUNA).colony(IO)
        } else {
            table
        };
        award_count(table.start().facts(), 2, seat(0))
    };
    assert_eq!((game(with), game(setup.with(Switch::Venus))), (4, 2));
}

/// Rules: MAP-22, MAP-22.a.
#[test]
fn the_longer_track_of_venus_brings_a_colony_at_16_percent() {
    let setup =
        Setup { map: 4, first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Venus).with(Switch::LongVenus);
    let scrap = Choice::Project(StandardProject::AirScrapping);
    let position = |setup: Setup| {
        let table = Scenario::new(setup).level(Venus, 14).seat(0).money(15);
        if setup.on.has(Switch::Colonies) { table.colony_tiles(&[LUNA, IO]) } else { table }
    };
    let mut game = position(setup.with(Switch::Colonies)).start();
    let rating = game.rating(0);
    game.answer(scrap);
    game.answer(hold(LUNA));
    assert_eq!((game.rating(0) - rating, on(&game, LUNA).colonies(), game.stock(0, MegaCredits)), (1, 1, 0));
    let mut game = position(setup.with(Switch::Colonies)).start();
    game.everyone_passes();
    game.answer(Choice::Option(3));
    assert_eq!(game.facts().level(Venus), 16);
    assert!(game.facts().colonies.in_play().all(|(_, on)| on.colonies() == 0), "nobody has raised it");
    let mut game = position(setup).start();
    game.answer(scrap);
    assert_eq!(game.facts().level(Venus), 16);
    assert!(matches!(game.question(seat(0)).map(|it| it.shape), Some(Shape::Turn)));
}

/// Rules: MIX-15.a.
#[test]
fn a_solo_game_has_a_solar_phase_in_each_generation_but_the_last() {
    let setup = Setup::new(1).with(Switch::Colonies).with(Switch::Venus).with(Switch::Prelude);
    let (mut game, mut events) = begun(setup, 5);
    while let Some(who) = game.asked().iter().next() {
        let offers: Vec<Choice> = game.choices(who).collect();
        let quick = [Choice::Pass, Choice::EndTurn, Choice::Done].into_iter().find(|it| offers.contains(it));
        events.extend(game.answer(quick.unwrap_or(offers[0])));
    }
    let returned = events.iter().filter(|event| matches!(event, Event::FleetsReturned)).count();
    assert_eq!((game.facts().generation, returned), (12, 11));
}

/// Rules: COL-01, MIX-07.
#[test]
fn the_box_brings_a_project_and_a_trade() {
    let projects = |game: &Mars| {
        let offers = |&it: &StandardProject| game.facts().options.offers(it);
        StandardProject::ALL.into_iter().filter(offers).count()
    };
    let game = table(2, &[LUNA]).start();
    assert_eq!(projects(&game), 8);
    let alone =
        Setup::new(1).with(Switch::Colonies).with(Switch::Venus).with(Switch::Prelude).with(Switch::Tr63);
    assert_eq!(projects(&begun(alone, 1).0), 9);
    let of_box = |kind: fn(Kind) -> bool| {
        all().filter(|card| card.module == Module::Colonies && kind(card.kind)).count()
    };
    assert_eq!(of_box(|kind| matches!(kind, Kind::Automated | Kind::Active | Kind::Event)), 49);
    assert_eq!((of_box(|kind| kind == Kind::Corporation), of_box(|kind| kind == Kind::Colony)), (5, 11));
    for seat in Seats::first(2).iter() {
        assert_eq!(game.facts().colonies.fleets(seat), 1);
    }
    assert_eq!(game.facts().players[seat(0)].tags[Tag::Wild], 0);
}

/// Card: Martian Zoo.
#[test]
fn martian_zoo_pays_for_each_of_its_own_animals() {
    let position = table(2, &[LUNA, IO, CERES, EUROPA, TRITON]).seat(0).played(&[MARTIAN_ZOO, BIRDS]);
    let game = position.clone().on_card(BIRDS, 4).start();
    let here = Count::ResourcesHere;
    assert_eq!(game.refusal(act(MARTIAN_ZOO, 0)), Refusal::TooLow { of: here, needs: 1, now: 0 });
    let mut game = position.on_card(MARTIAN_ZOO, 3).start();
    game.answer(act(MARTIAN_ZOO, 0));
    assert_eq!((game.stock(0, MegaCredits), game.on_card(MARTIAN_ZOO)), (3, 3));
}

/// Rules: COL-02.a.
#[test]
fn one_alone_takes_a_tile_out_in_every_set_up() {
    let others = [Switch::Prelude, Switch::Venus, Switch::Turmoil];
    for with in 0..1 << others.len() {
        let turned = others.iter().enumerate().filter(|(place, _)| with & 1 << place != 0);
        let setup = turned.fold(Setup::new(1).with(Switch::Colonies), |setup, (_, &it)| setup.with(it));
        let (mut game, _) = begun(setup, 3);
        let mut is_asked = 0;
        while game.facts().phase == Phase::Setup {
            is_asked += u32::from(game.question(seat(0)).is_some_and(|it| it.why == Why::Close));
            let offers = game.all_offers();
            let done = offers.contains(&Choice::Done).then_some(Choice::Done);
            game.answer(done.unwrap_or(offers[0]));
        }
        assert_eq!((is_asked, game.facts().colonies.in_play().count()), (1, 3), "{setup:?}");
    }
}

/// Rules: COL-07, COL-28.
#[test]
fn a_trade_that_something_else_may_pay_is_listed() {
    let helion = table(2, &[LUNA, IO]).seat(0).corporation(HELION).money(4).stock(Heat, 5).start();
    assert!(helion.all_offers().contains(&trade(IO, MegaCredits)), "{:?}", helion.all_offers());
    assert!(helion.offers(trade(LUNA, MegaCredits)));
}

/// Rules: BASE-UX-02, COL-09, COL-10.
#[test]
fn what_a_trade_owes_is_told_with_the_bonuses_of_each_colony() {
    let titan = || table(2, &[TITAN, PLUTO]).marker(TITAN, 6).seat(0).colony(TITAN).colony(TITAN);
    let position = titan().money(9).played(&[DIRIGIBLES, ATMO_COLLECTORS]);
    let mut game =
        position.seat(1).colony(TITAN).played(&[JET_STREAM_MICROSCRAPPERS]).seat(0).turn(0).start();
    let told = |game: &Mars, choice: Choice| -> Vec<(u8, CardId, Effect)> {
        let forecast = game.forecast(game.asked_one(), choice, None).expect("it is offered");
        forecast.owed.iter().map(|owed| (owed.seat.number(), owed.card, *owed.effect)).collect()
    };
    let add = |seat: u8, floaters: i8| {
        let what = Stored::Kind(CardResource::Floater);
        (seat, TITAN.id, Effect::Add(what, Amount::Exactly(floaters), Recipient::Own))
    };
    // The income of four floaters, then each of two own bonuses, and what comes to the other player.
    let trade = trade(TITAN, MegaCredits);
    assert_eq!(told(&game, trade), [add(0, 4), add(0, 1), add(0, 1), add(1, 1)]);
    game.answer(trade);
    assert_eq!(told(&game, hold(DIRIGIBLES)), [add(0, 1), add(0, 1), add(1, 1)]);
    game.answer(hold(DIRIGIBLES));
    assert_eq!(told(&game, hold(DIRIGIBLES)), [add(0, 1), add(1, 1)]);
    // The trader is asked what comes first: the income is owed like the bonuses.
    let pluto = table(2, &[PLUTO]).marker(PLUTO, 2).seat(1).colony(PLUTO).seat(0).colony(PLUTO);
    let game = pluto.money(9).hand(&[BIRDS]).turn(0).start();
    let draw = |cards| Effect::Draw(Amount::Exactly(cards));
    let owed = [
        (0, PLUTO.id, draw(2)),
        (0, PLUTO.id, draw(1)),
        (0, PLUTO.id, Effect::Discard),
        (1, PLUTO.id, draw(1)),
        (1, PLUTO.id, Effect::Discard),
    ];
    assert_eq!(told(&game, self::trade(PLUTO, MegaCredits)), owed);
}
