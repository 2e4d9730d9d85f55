//! The parts of the story, what production brought, what has changed since an earlier moment and what passing leaves unused.

use crate::view::{ANNA, BOB, CLEO, round};
use viriditas::games::MarsTable;
use viriditas::kit::{BySeat, EventLog, Rules, SEATS, Seat, Seed, View};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position};
use viriditas::mars::cards::{ASTEROID, BIRDS, Parameter, Party, Resource};
use viriditas::mars::scenario::table;
use viriditas::mars::view::{
    Figure, Income, Told, headline, incomes, is_heading, last_income, left_at_pass, parts_back, since,
};
use viriditas::mars::{Event, Facts, Mars, Phase, Setup, Switch};
use viriditas::table::Seating;

/// Plays a game with bots to its end, and shows what stood before each answer, what it told and what stands then.
fn play(players: u8, seed: u64, show: impl FnMut(&Facts, &[Event], &Facts)) {
    play_with(Setup::new(players), seed, show);
}

/// As [`play`], with this set-up.
fn play_with(setup: Setup, seed: u64, mut show: impl FnMut(&Facts, &[Event], &Facts)) {
    let mut heard = EventLog::all();
    let mut game = Mars::begin(&setup, Seed(seed), &mut heard).expect("a possible set-up");
    let mut bot = Greedy::new(Seed(seed));
    while let Some(seat) = game.asked().iter().next() {
        heard.forget();
        let before = game.facts().clone();
        let offers: Vec<_> = game.choices(seat).collect();
        let choice = bot.choose(&Position::new(&Observation::new(&game, seat), seat, &offers)).choice;
        game.play(seat, choice, &mut heard).expect("a bot takes an offer");
        show(&before, heard.events(), game.facts());
    }
}

fn ratings(facts: &Facts) -> BySeat<i16> {
    BySeat(Seat::ALL.map(|seat| facts.players[seat].rating))
}

/// What a player will be produced, as the player board has it.
fn on_the_board(facts: &Facts, seat: Seat) -> Income {
    let player = &facts.players[seat];
    let gained = Resource::ALL.into_iter().skip(1).map(|it| (it, player.production[it]));
    Income {
        seat,
        rating: player.rating,
        money: (player.rating + player.production[Resource::MegaCredits]).max(0) as u16,
        energy: player.stock[Resource::Energy],
        gained: gained.filter(|(_, number)| *number > 0).map(|(it, number)| (it, number as u16)).collect(),
    }
}

/// Rules: BASE-PROD-02, BASE-PROD-03, BASE-PROD-04.
#[test]
fn income_is_the_rating_and_the_production_and_energy_becomes_heat() {
    let mut phases = 0;
    // With the committee everyone loses a step of rating behind it (TURM-PHASE-10).
    let with_committee = Setup::new(3).with(Switch::Turmoil);
    for (seed, setup) in (0..).zip([Setup::new(3), Setup::new(3), with_committee, with_committee]) {
        play_with(setup, seed, |before, events, now| {
            let is_heading = |event: &Event| *event == Event::PhaseBegan(Phase::Production);
            let Some(at) = events.iter().position(is_heading) else { return };
            phases += 1;
            let (told, _) = incomes(&events[at + 1..], &ratings(before));
            let expected: Vec<Income> = before.order().map(|seat| on_the_board(before, seat)).collect();
            assert_eq!(told, expected);
            if now.phase != Phase::Over {
                let back = events.iter().rev().copied();
                assert_eq!(last_income(back, now, ANNA), Some(on_the_board(before, ANNA)));
            }
        });
    }
    assert!(phases > 20, "{phases}");
}

#[test]
fn what_is_gained_behind_the_income_is_none() {
    let gain = |seat, resource, amount| Event::Gained { seat, resource, amount };
    let events = [
        gain(ANNA, Resource::MegaCredits, 23),
        gain(ANNA, Resource::Plants, 1),
        Event::EnergyBecameHeat { seat: BOB, amount: 4 },
        gain(BOB, Resource::MegaCredits, 18),
        gain(BOB, Resource::MegaCredits, 2),
        Event::MarkersTaken,
    ];
    let (told, read) = incomes(&events, &BySeat([20; SEATS]));
    assert_eq!((told[0].production(), told[1].production(), told.len(), read), (3, -2, 2, 4));
    assert_eq!(told[1].energy, 4);
    // The rating that it came from is that of its time.
    let position = table(2).seat(0).rating(21).turn(0).start();
    let story = [
        Event::PhaseBegan(Phase::Production),
        gain(ANNA, Resource::MegaCredits, 23),
        Event::Rated { seat: ANNA, change: 1 },
    ];
    let income = last_income(story.into_iter().rev(), position.facts(), ANNA);
    assert_eq!(income.map(|it| (it.rating, it.production())), Some((20, 3)));
    let turn = [Event::TurnBegan(ANNA)].into_iter().chain(story.into_iter().rev());
    assert_eq!(last_income(turn, position.facts(), ANNA), None, "a turn has come since");
}

#[test]
fn a_part_of_the_story_is_a_move_in_the_order_in_which_it_happened_below_the_heading_of_its_turn() {
    let round = round();
    let parts = |moves: &[usize]| -> Vec<Vec<usize>> {
        let back = round.iter().rev().map(|&event| Told::Event(event));
        let parts = parts_back(back, round.len(), moves.iter().rev().copied());
        parts.map(|part| part.into_iter().map(|(place, _)| place).collect()).collect()
    };
    assert_eq!(parts(&[2, 4, 9, 11]), [vec![10, 11], vec![8, 9], vec![3, 4, 5, 6, 7], vec![0, 1, 2]]);
    // Cleo's second action of a turn stands by itself.
    assert_eq!(parts(&[2, 4, 6, 9, 11])[2..4], [vec![6, 7], vec![3, 4, 5]]);
    assert_eq!(
        headline(&round[3..8]),
        Some(Event::Played { seat: BOB, card: ASTEROID.id }),
        "not what it cost"
    );
    assert_eq!(headline(&round[..1]), Some(round[0]));
    assert_eq!(headline(&[Event::TurnBegan(CLEO)]), None);
    let noted = [Told::Event(round[1]), Told::TakenBack(ANNA), Told::Event(round[0])];
    let noted: Vec<usize> =
        parts_back(noted.into_iter(), 2, [0].into_iter()).map(|part| part.len()).collect();
    assert_eq!(noted, [1, 1, 1], "what was taken back stands by itself");
}

/// In whole games: every event stands in one part, and the parts are those of the table's moves.
#[test]
fn the_parts_of_a_story_are_the_whole_story() {
    for seed in 0..3 {
        let mut table =
            MarsTable::new(Setup::new(2), Seed(seed), Seating::default()).expect("a possible set-up");
        let mut bot = Greedy::new(Seed(seed));
        while let Some(seat) = table.asked().iter().next() {
            let view = table.view(Some(seat));
            let offers = table.offers(seat).to_vec();
            let choice = bot.choose(&Position::new(&Observation::at(&view), seat, &offers)).choice;
            table.play(seat, choice).expect("a bot takes an offer");
        }
        let back = table.heard_back(None).map(Told::Event);
        let parts: Vec<_> = parts_back(back, table.told(), table.told_before_moves()).collect();
        let places: Vec<usize> = parts.iter().rev().flatten().map(|(place, _)| *place).collect();
        assert!(places.iter().copied().eq(0..table.told()), "each event once, in order");
        let moves: Vec<usize> = table.told_before_moves().collect();
        for part in &parts {
            let (place, Told::Event(event)) = part[0] else { panic!("nothing was taken back") };
            assert!(place == 0 || is_heading(event) || moves.contains(&place), "{event:?}");
        }
        assert!(parts.len() > moves.len() / 2);
    }
}

#[test]
fn what_has_changed_since_a_moment_is_told_with_what_it_was() {
    let mut tiles = 0;
    let mut begun: Option<Facts> = None;
    play(3, 5, |before, _, now| {
        let begun = begun.get_or_insert_with(|| before.clone());
        if now.generation.is_multiple_of(3) {
            *begun = before.clone();
        }
        let since = since(begun, now);
        for seat in now.order() {
            let (was, is) = (&begun.players[seat], &now.players[seat]);
            for it in Resource::ALL {
                let changed = (was.stock[it] != is.stock[it]).then(|| i32::from(was.stock[it]));
                assert_eq!(since.was(seat, Figure::Stock(it)), changed);
            }
            assert_eq!(since.was(seat, Figure::Rating), (was.rating != is.rating).then(|| was.rating.into()));
        }
        let new = (0..now.map().spots.len() as u8).map(viriditas::mars::maps::Hex);
        let new: Vec<_> =
            new.filter(|&it| now.board.tile(it).is_some() && begun.board.tile(it).is_none()).collect();
        assert!(new.iter().all(|it| since.tiles.contains(it)));
        tiles += new.len();
    });
    assert!(tiles > 100, "{tiles}");
}

/// With the boxes: each party, colony tile, track and goal that differs is among it, and no other.
#[test]
fn what_differs_between_two_moments_of_a_table_is_told_whole() {
    let setup =
        [Switch::Venus, Switch::Colonies, Switch::Turmoil].into_iter().fold(Setup::new(3), Setup::with);
    let mut begun: Option<Facts> = None;
    play_with(setup, 6, |before, events, now| {
        let begun = begun.get_or_insert_with(|| before.clone());
        if events.contains(&Event::GenerationBegan) {
            *begun = before.clone();
        }
        for from in [&*begun, before] {
            let since = since(from, now);
            for party in Party::ALL {
                let (was, is) = (from.committee.faction(party), now.committee.faction(party));
                let differs = was.leader != is.leader || was.len() != is.len();
                assert_eq!(since.party_was(party), differs.then(|| was.len()), "{party:?}");
            }
            let differs = now.colonies.in_play().filter(|&(tile, on)| from.colonies.on(tile) != on);
            assert!(differs.map(|(tile, _)| tile).eq(since.colonies.iter().copied()));
            for parameter in Parameter::ALL {
                let (was, is) = (from.levels[parameter], now.levels[parameter]);
                assert_eq!(since.level_was(parameter), (was != is).then_some(was));
            }
            let claimed = now.milestones.iter().flatten().count() - from.milestones.iter().flatten().count();
            assert_eq!(since.milestones.len(), claimed);
            assert!(since.milestones.iter().all(|&place| from.milestones[usize::from(place)].is_none()));
            assert_eq!(since.awards.len(), now.awards.len() - from.awards.len());
        }
    });
}

#[test]
fn who_passes_is_told_of_money_and_cards_that_could_be_played() {
    let at = |money| table(2).seat(0).hand(&[ASTEROID, BIRDS]).money(money).turn(0).start();
    let left = |game: &Mars| left_at_pass(&View::of(game, Some(ANNA)), ANNA);
    assert_eq!(left(&at(20)), Some((1, 20)), "birds wait for oxygen");
    assert_eq!(left(&at(5)), None);
}
