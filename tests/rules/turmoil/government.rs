//! The Turmoil step: rating lost, the change of government, and events that move on.

use super::*;
use viriditas::mars::OnTile;

fn place(events: &[Event], what: impl Fn(&Event) -> bool) -> usize {
    let place = events.iter().position(what);
    place.unwrap_or_else(|| panic!("it did not happen: {events:?}"))
}

/// A table of which everyone has passed, and what happened then.
fn ended(position: Scenario) -> (Mars, Vec<Event>) {
    let mut game = position.seat(0).turn(0).start();
    let events = game.everyone_passes();
    assert_ne!(game.facts().phase, Phase::Solar, "nothing is asked");
    (game, events)
}

/// Rules: TURM-PHASE-01, TURM-PHASE-09.
#[test]
fn the_turmoil_step_follows_production_and_has_four_stages() {
    let (game, events) = ended(calm(2).seat(1).delegates(Party::Reds, 2));
    let stages = [
        place(&events, |it| *it == Event::PhaseBegan(Phase::Production)),
        place(&events, |it| *it == Event::PhaseBegan(Phase::Solar)),
        place(&events, |it| matches!(it, Event::Rated { change: -1, .. })),
        place(&events, |it| *it == Event::EventHappens(SOLAR_FLARE.id)),
        place(&events, |it| *it == Event::PartyRules(Party::Reds)),
        place(&events, |it| *it == Event::EventsAdvanced),
        place(&events, |it| *it == Event::GenerationBegan),
        place(&events, |it| *it == Event::PhaseBegan(Phase::Research)),
    ];
    assert!(stages.is_sorted(), "{stages:?}");
    assert_eq!(game.facts().generation, 3);
}

/// Rules: TURM-PHASE-10.
#[test]
fn every_player_loses_a_step_of_rating() {
    let (game, _) = ended(calm(3).seat(1).rating(33).seat(2).rating(0));
    assert_eq!([0, 1, 2].map(|number| game.rating(number)), [19, 32, 0]);
}

/// Rules: TURM-PHASE-02, TURM-SCORE-01, TURM-RULE-04.
#[test]
fn in_the_last_generation_there_is_no_turmoil_step_and_no_policy() {
    let position = calm(2).temperature(8).oxygen(14).oceans(9).seat(0).stock(Plants, 8);
    let (mut game, events) = ended(position.delegates(Party::Reds, 2));
    assert_eq!((game.facts().phase, game.rating(0)), (Phase::Conversion, 20));
    assert!(
        !events
            .iter()
            .any(|it| matches!(it, Event::EventHappens(_) | Event::PartyRules(_) | Event::Rated { .. }))
    );
    let before = money(&game, 0);
    let mut events = game.answer(Choice::Convert(Conversion::Plants));
    events.extend(game.on(6, 0));
    assert_eq!((money(&game, 0), game.facts().committee.ruling), (before, Party::Greens));
    assert_eq!(game.facts().phase, Phase::Over);
    assert!(!events.iter().any(|it| matches!(it, Event::EventHappens(_) | Event::Rated { .. })));
}

/// Rules: TURM-PHASE-02.
#[test]
fn what_the_step_finishes_ends_the_game_a_generation_later() {
    let table = calmed_volcano().temperature(4).oxygen(14).oceans(9).seat(0).delegates(Party::Reds, 1);
    let (mut game, _) = ended(table);
    assert_eq!((game.temperature(), game.facts().phase), (8, Phase::Research));
    game.everyone_is_done();
    game.everyone_passes();
    assert_eq!((game.facts().phase, game.facts().generation), (Phase::Over, 3));
}

fn calmed_volcano() -> Scenario {
    table(2).current_event(VOLCANIC_ERUPTIONS)
}

/// Rules: TURM-PHASE-03, TURM-PHASE-04, TURM-PHASE-06.
#[test]
fn the_first_player_of_the_ending_generation_speaks_for_the_world_government() {
    let position = calmed(with(2, &[Switch::Venus])).seat(1).first().turn(0);
    let mut game = position.start();
    game.everyone_passes();
    assert_eq!((game.asked_one(), game.facts().phase), (seat(1), Phase::Solar));
    let before = purses(&game);
    let events = game.answer(Choice::Option(3));
    assert!(matches!(events[0], Event::Raised { by: None, parameter: Venus }));
    let after: Vec<_> = before.iter().map(|&(money, rating)| (money, rating - 1)).collect();
    assert_eq!(purses(&game), after, "the Turmoil step alone follows");
    assert_eq!(game.facts().first, seat(0));
}

/// Rules: TURM-PHASE-07.
#[test]
fn the_world_government_can_be_left_out_or_played_without_venus() {
    let asks = |more: &[Switch]| {
        let mut game = calmed(with(2, more)).seat(0).turn(0).start();
        game.everyone_passes();
        game.facts().phase == Phase::Solar
    };
    assert!(asks(&[Switch::Venus]) && !asks(&[Switch::Venus, Switch::NoWorldGovernment]));
    assert!(!asks(&[]) && asks(&[Switch::WorldGovernment]));
}

/// Rules: TURM-PHASE-05.
#[test]
fn cards_that_hear_of_anyones_oceans_hear_of_the_world_governments() {
    let position = calmed(with(2, &[Switch::WorldGovernment])).seat(1).played(&[ARCTIC_ALGAE]);
    let mut game = position.seat(0).turn(0).start();
    game.everyone_passes();
    game.answer(Choice::Option(2));
    game.on(0, 3);
    assert_eq!(game.stock(1, Plants), 2);
}

/// Rules: TURM-PHASE-08.
#[test]
fn fleets_return_and_markers_move_before_the_turmoil_step() {
    let position = calmed(with(2, &[Switch::Colonies])).colony_tiles(&[LUNA, IO]).seat(1).fleet(IO);
    let (game, events) = ended(position.marker(LUNA, 3));
    let on = |tile: Card| -> OnTile { game.facts().colonies.on(tile.id) };
    assert_eq!((on(LUNA).marker, on(IO).visitor), (4, None));
    let home = place(&events, |it| *it == Event::FleetsReturned);
    assert!(home < place(&events, |it| matches!(it, Event::Rated { change: -1, .. })));
}

/// Rules: TURM-PHASE-12, TURM-DOM-02.
#[test]
fn the_dominant_party_comes_to_power() {
    let (game, _) = ended(calm(2).neutral_delegates(Party::Unity, 2).neutral_delegates(Party::Reds, 1));
    assert_eq!(game.facts().committee.ruling, Party::Unity);
}

/// Rules: TURM-PHASE-14, TURM-PHASE-15, TURM-CHAIR-01.
#[test]
fn the_leader_becomes_chairman_and_the_others_go_home() {
    let position = calm(3).seat(2).chairman().seat(0).delegates(Party::Unity, 3).lobbied(Party::Unity);
    let position = position.seat(1).delegates(Party::Unity, 2).neutral_delegates(Party::Unity, 1);
    let (game, _) = ended(position.delegates(Party::Reds, 1));
    let committee = &game.facts().committee;
    assert_eq!((committee.chairman, committee.faction(Party::Unity).len()), (Some(own(0)), 0));
    // Of seat 0 four were there; one is chairman, three came home, and one goes to the lobby.
    let reserves = [0, 1, 2].map(|number| committee.reserve(own(number)));
    assert_eq!(reserves, [5, 5, 6]);
    assert!([0, 1, 2].iter().all(|&number| committee.lobby.contains(seat(number))));
    assert_eq!(committee.faction(Party::Reds).len(), 1, "other parties keep theirs");
    assert_eq!([0, 1, 2].map(|number| game.rating(number)), [20, 19, 19]);
}

/// Rules: TURM-CHAIR-03.
#[test]
fn of_a_neutral_chairman_nobody_has_anything() {
    let (game, events) = ended(calm(2).neutral_delegates(Party::Unity, 2).seat(0).delegates(Party::Unity, 1));
    let committee = &game.facts().committee;
    assert_eq!(committee.chairman, Some(Delegate::Neutral));
    assert!(!events.iter().any(|it| matches!(it, Event::Rated { change: 1, .. })));
    // The old chairman and the ordinary one came home; two are sent by events.
    assert_eq!(committee.reserve(Delegate::Neutral) + committee.in_parties(Delegate::Neutral), 13);
}

/// Rules: TURM-PHASE-13, TURM-PHASE-15.a, TURM-RULE-03.
#[test]
fn the_bonus_of_the_reds_comes_before_the_rating_of_the_chairman() {
    let position = calm(2).seat(0).rating(21).delegates(Party::Reds, 1).seat(1).rating(21);
    let (game, events) = ended(position);
    assert_eq!((game.rating(0), game.rating(1)), (22, 21));
    let changes: Vec<(u8, i16)> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Rated { seat, change } => Some((seat.number(), change)),
            _ => None,
        })
        .collect();
    assert_eq!(changes, [(0, -1), (1, -1), (0, 1), (1, 1), (0, 1)]);
}

/// Rules: TURM-DOM-03, TURM-PHASE-16.
#[test]
fn the_marker_goes_to_the_largest_party_the_first_clockwise_among_equals() {
    let dominant = |tied: &[Party]| {
        let table = calm(2).neutral_delegates(Party::Reds, 4);
        let table = tied.iter().fold(table, |table, &party| table.seat(1).delegates(party, 2));
        let (_, events) = ended(table);
        let from = place(&events, |it| *it == Event::PartyRules(Party::Reds));
        events[from..].iter().find_map(|it| if let Event::DominanceMoved(to) = it { Some(*to) } else { None })
    };
    assert_eq!(dominant(&[Party::MarsFirst, Party::Unity]), Some(Party::Unity));
    assert_eq!(dominant(&[Party::Kelvinists, Party::MarsFirst]), Some(Party::MarsFirst));
    assert_eq!(dominant(&[Party::Scientists, Party::Greens]), Some(Party::Greens));
    let ring =
        [Party::MarsFirst, Party::Kelvinists, Party::Reds, Party::Greens, Party::Unity, Party::Scientists];
    assert_eq!(Party::ALL, ring);
}

/// Rules: TURM-PHASE-17.
#[test]
fn the_lobby_is_filled_after_delegates_came_home() {
    let position = calm(2).seat(0).lobbied(Party::Reds).delegates(Party::Reds, 6);
    let (game, _) = ended(position);
    let committee = &game.facts().committee;
    assert_eq!((committee.lobby.contains(seat(0)), committee.reserve(own(0))), (true, 5));
}

/// Rules: TURM-PHASE-18, TURM-PHASE-19, TURM-PHASE-20.
#[test]
fn events_move_on_and_send_their_delegates() {
    let position =
        table(2).current_event(SOLAR_FLARE).coming_event(SPIN_OFF_PRODUCTS).distant_event(ELECTION);
    let (game, events) = ended(position.event_pile(&[MUD_SLIDES]).neutral_delegates(Party::Reds, 2));
    let committee = &game.facts().committee;
    assert_eq!((committee.current, committee.coming), (SPIN_OFF_PRODUCTS.id, ELECTION.id));
    assert_eq!(committee.distant, MUD_SLIDES.id);
    assert!(game.facts().discard.contains(SOLAR_FLARE.id));
    let from = place(&events, |it| *it == Event::EventsAdvanced);
    let sent: Vec<Party> = events[from..]
        .iter()
        .filter_map(|event| match event {
            Event::DelegateMoved {
                whose: Delegate::Neutral,
                from: DelegateSeat::Reserve,
                to: DelegateSeat::Party(party),
            } => Some(*party),
            _ => None,
        })
        .collect();
    assert_eq!(sent, [Party::Scientists, Party::Kelvinists], "the one that became current, and the new one");
}

/// Rules: TURM-EVENT-02, TURM-EVENT-03, TURM-EVENT-03.a.
#[test]
fn an_event_sends_one_delegate_as_it_is_revealed_and_another_as_it_becomes_current() {
    let calm = || {
        let table = table(2).current_event(SOLAR_FLARE).distant_event(HOMEWORLD_SUPPORT);
        table.neutral_delegates(Party::Reds, 2)
    };
    let revealed = calm().coming_event(CELEBRITY_LEADERS).event_pile(&[MUD_SLIDES]).end_generation();
    assert_eq!(faction(&revealed, Party::Kelvinists).count(Delegate::Neutral), 1);
    let current = calm().coming_event(MUD_SLIDES).event_pile(&[PRODUCTIVITY]).end_generation();
    assert_eq!(faction(&current, Party::Kelvinists).len(), 0);
    assert_eq!(faction(&current, Party::Greens).count(Delegate::Neutral), 1);
}

/// Rules: TURM-EVENT-02, TURM-COMP-01.
#[test]
fn no_delegate_is_sent_where_no_neutral_one_is_left() {
    let table = calm(2).neutral_delegates(Party::Reds, 1).neutral_delegates(Party::Unity, 12);
    let table = table.seat(0).delegates(Party::MarsFirst, 6).seat(1).delegates(Party::MarsFirst, 6);
    let table = table.lobbied(Party::MarsFirst).dominates(Party::MarsFirst);
    let game = table.end_generation();
    // The old chairman alone came home.
    let committee = &game.facts().committee;
    assert_eq!((committee.reserve(Delegate::Neutral), committee.faction(Party::Greens).len()), (0, 1));
    assert_eq!(committee.faction(Party::Scientists).len(), 0);
}

/// Rules: TURM-EVENT-01, TURM-EVENT-01.a, TURM-EVENT-04.
#[test]
fn an_event_happens_at_the_end_of_the_third_generation_after_it_was_revealed() {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Turmoil);
    let pile = [SOLAR_FLARE, PANDEMIC, HOMEWORLD_SUPPORT, ELECTION, RIOTS];
    let mut game = Scenario::new(setup).at(Moment::SetUp).event_pile(&pile).start();
    finish_set_up(&mut game);
    let mut happened = Vec::new();
    for generation in 1..=4 {
        assert_eq!(game.facts().generation, generation);
        if generation == 2 {
            let committee = &game.facts().committee;
            let open = [committee.current, committee.coming, committee.distant];
            assert_eq!(open, [SOLAR_FLARE.id, PANDEMIC.id, HOMEWORLD_SUPPORT.id]);
        }
        for event in game.everyone_passes() {
            if let Event::EventHappens(id) = event {
                happened.push((generation, id));
            }
        }
        game.everyone_is_done();
    }
    assert_eq!(happened, [(2, SOLAR_FLARE.id), (3, PANDEMIC.id), (4, HOMEWORLD_SUPPORT.id)]);
}

/// Rules: TURM-SOLO-01, MIX-15.
#[test]
fn one_alone_plays_the_turmoil_step_in_every_generation_but_the_last() {
    let position = |generation| {
        let table = calmed(with(1, &[])).seat(0).generation(generation).rating(20);
        let table = table.delegates(Party::Unity, 1).temperature(8).oxygen(14).oceans(9);
        ended(table).0
    };
    let game = position(13);
    assert_eq!((game.facts().phase, game.rating(0)), (Phase::Research, 20), "a finished planet ends nothing");
    assert_eq!(game.facts().committee.chairman, Some(own(0)));
    let game = position(14);
    assert_eq!((game.facts().phase, game.rating(0)), (Phase::Over, 20));
    assert_eq!(game.facts().committee.ruling, Party::Greens);
    let (game, _) = begun(Setup::new(1).with(Switch::Turmoil), 2);
    assert_eq!(game.rating(0), 14);
}

/// Rules: TURM-SOLO-02.
#[test]
fn one_alone_may_play_for_a_rating_of_63() {
    let alone = Setup::new(1).with(Switch::Turmoil).with(Switch::Tr63);
    for (setup, last) in [(alone, 14), (alone.with(Switch::Prelude), 12)] {
        assert_eq!(setup.faults(), []);
        let won = |rating| {
            let table = calmed(Scenario::new(setup).generation(last)).seat(0).rating(rating);
            let (game, _) = ended(table);
            assert_eq!(game.facts().phase, Phase::Over);
            game.facts().is_won_alone()
        };
        assert!(won(63) && !won(62));
    }
}

/// Rules: MIX-15.a.
#[test]
fn alone_with_all_boxes_there_are_eleven_turmoil_steps() {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.iter().fold(Setup::new(1), |setup, &switch| setup.with(switch));
    let (mut game, _) = begun(setup, 5);
    let (mut steps, mut markers, mut governed) = (0, 0, 0);
    while let Some(asked) = game.asked().iter().next() {
        let offers: Vec<Choice> = game.choices(asked).collect();
        let quick = [Choice::Pass, Choice::Done].into_iter().find(|choice| offers.contains(choice));
        for event in game.answer(quick.unwrap_or(offers[0])) {
            match event {
                Event::Rated { change: -1, .. } if game.facts().generation > 0 => steps += 1,
                Event::FleetsReturned => markers += 1,
                Event::Raised { by: None, .. } => governed += 1,
                _ => {}
            }
        }
    }
    assert_eq!((game.facts().phase, game.facts().generation), (Phase::Over, 12));
    assert!(steps >= 11 && markers <= 11 && governed >= 11, "{steps} {markers} {governed}");
}

// What Pristar asks too (MIX-11).
#[test]
fn what_is_raised_in_the_solar_phase_is_raised_in_no_generation() {
    let position = calm(2).seat(0).corporation(UNITED_NATIONS_MARS_INITIATIVE).money(3);
    let mut game = position.delegates(Party::Unity, 1).end_generation();
    assert_eq!(game.facts().committee.chairman, Some(own(0)));
    game.everyone_is_done();
    game.answer(Choice::Pass);
    let act = Choice::Act { card: UNITED_NATIONS_MARS_INITIATIVE.id, which: 0 };
    assert!(!game.offers(act), "it was chairman's rating alone");
}

/// What is foretold of the end of a generation is what happens if everyone passes, up to the first thing that is asked or hidden.
///
/// Rules: TURM-PHASE-09.
#[test]
fn what_the_end_of_the_generation_will_bring_is_foretold() {
    let (mut ends, mut stages) = (0, 0);
    for number in 0..60 {
        let setup = Setup::new(2 + (number % 4) as u8).with(Switch::Turmoil).with(Switch::Prelude);
        let mut game = begun(setup, number).0;
        let mut rng = viriditas::kit::Rng::new(Seed(number));
        while let Some(seat) = game.asked().iter().next() {
            let offers: Vec<_> = game.choices(seat).collect();
            let passed = game.facts().passed.iter().count() + 1 == usize::from(game.facts().options.players);
            let ends_it = passed && game.facts().phase == Phase::Action && offers.contains(&Choice::Pass);
            let choice = if ends_it { Choice::Pass } else { offers[rng.below(offers.len() as u32) as usize] };
            let told = ends_it.then(|| {
                viriditas::kit::View::of(&game, Some(seat)).end_of_generation(seat, None).expect("a forecast")
            });
            let mut heard = viriditas::kit::EventLog::all();
            game.play(seat, choice, &mut heard).expect("an offer");
            let Some(told) = told else { continue };
            let is_shown = |event: &&Event| {
                !matches!(
                    event,
                    Event::GenerationBegan
                        | Event::EventRevealed(_)
                        | Event::Drew { .. }
                        | Event::Discarded { .. }
                )
            };
            let from = place(heard.events(), |it| *it == Event::PhaseBegan(Phase::Production));
            let happened: Vec<_> = heard.events()[from..].iter().take_while(is_shown).copied().collect();
            let is_ending =
                |event: &Event| matches!(event, Event::PhaseBegan(Phase::Conversion | Phase::Over));
            let end = happened.iter().position(is_ending).unwrap_or(happened.len());
            assert_eq!(told.get(..end), Some(&happened[..end]), "game {number}");
            ends += 1;
            stages += happened.iter().filter(|it| matches!(it, Event::EventsAdvanced)).count();
        }
    }
    assert!(ends > 500 && stages > 200, "{ends}, {stages}");
}

/// What each step brings a player stands for itself, and all of it together; a delegate sent first changes it.
///
/// Rules: TURM-PHASE-10, TURM-PHASE-11, TURM-INFL-01.
#[test]
fn the_outlook_tells_each_step_and_what_a_delegate_would_change() {
    use viriditas::mars::view::{Changed, Figure, OutlookStep, SolarKind, outlook};
    let position = table(2).current_event(PANDEMIC).neutral_delegates(Party::Reds, 2).dominates(Party::Reds);
    let position = position.seat(0).played(&[POWER_PLANT, NUCLEAR_POWER]).money(20).turn(0);
    let game = position.start();
    let view = viriditas::kit::View::of(&game, Some(seat(0)));
    let now = outlook(&view, game.facts(), seat(0), None).expect("an outlook");
    let money = |from: i32, by: i32| Changed { figure: Figure::Stock(MegaCredits), from, to: from + by };
    let rating = Changed { figure: Figure::Rating, from: 20, to: 19 };
    let step = |what, mine| OutlookStep { what, mine, owed: Vec::new() };
    assert_eq!(now.steps[0], step(SolarKind::Revision, vec![rating]));
    let tags = i32::from(game.facts().players[seat(0)].tags[viriditas::mars::cards::Tag::Building]);
    assert!(tags > 0);
    let produced = now.production.iter().find(|it| it.figure == Figure::Stock(MegaCredits)).expect("income");
    assert_eq!(now.steps[1], step(SolarKind::Event(PANDEMIC.id), vec![money(produced.to, -3 * tags)]));
    assert_eq!(now.steps[2].what, SolarKind::NewGovernment(Party::Reds));
    let choice = Choice::Lobby(Party::Reds);
    let forecast = view.forecast(seat(0), choice, None).expect("it is offered");
    let then = viriditas::mars::view::after(game.facts(), &forecast);
    let later = outlook(&view, &then, seat(0), Some(choice)).expect("an outlook");
    assert_eq!(later.steps[1].mine, [money(produced.to, -3 * (tags - 1))], "influence lowers the number");
    assert!(outlook(&view, game.facts(), seat(1), Some(choice)).is_none(), "it is not their turn");
}

/// Rules: TURM-CHAIR-01, TURM-PHASE-15.
#[test]
fn whoever_becomes_chairman_gains_a_step_of_rating() {
    for number in 0..3 {
        let (game, _) = ended(calm(3).seat(number).delegates(Party::Unity, 2));
        let mut ratings = [19; 3];
        ratings[usize::from(number)] += 1;
        assert_eq!([0, 1, 2].map(|other| game.rating(other)), ratings, "seat 0 goes first");
        assert_eq!(game.facts().committee.chairman, Some(own(number)));
    }
}

/// Rules: TURM-PHASE-13.
#[test]
fn the_bonus_of_the_new_government_comes_to_everyone_the_chairman_included() {
    for chairman in [None, Some(0), Some(1)] {
        let table = chairman.map_or_else(|| calm(2), |number| calm(2).seat(number).chairman());
        let table = table.neutral_delegates(Party::Kelvinists, 2).seat(0).production(Heat, 3);
        let (game, events) = ended(table.seat(1).production(Heat, 2));
        let from = place(&events, |it| *it == Event::PartyRules(Party::Kelvinists));
        assert_eq!([0, 1].map(|number| change(&events[from..], number, MegaCredits)), [3, 2]);
        assert_eq!(game.facts().committee.ruling, Party::Kelvinists);
    }
}
