//! Snapshots: a game of other rules goes on where its last turn began.

use crate::games::{Played, any_setup, setup};
use crate::letters::{of_revision, parts};
use crate::tables::{step, table};
use viriditas::bot::{Greedy, Look, Policy, Position};
use viriditas::kit::{Heard, Rng, Rules, Seat, Seats, Seed};
use viriditas::mars::{Event, Mars, RULES_REVISION, Rest, Setup};
use viriditas::save::{self, Broken, Record, Snapshot, TakenUp, digest};
use viriditas::store::{Keeping, Memory, Store, kept, text};
use viriditas::table::{Controller, Final, Summary, Table};

const OTHER: u16 = RULES_REVISION + 9;

/// Plays a game of chance to its end.
fn finished(mut game: Mars, seed: u64) -> Mars {
    let mut rng = Rng::new(Seed(seed));
    while let Some(seat) = game.asked().iter().next() {
        let offers: Vec<_> = game.choices(seat).collect();
        let choice = offers[rng.below(offers.len() as u32) as usize];
        game.play(seat, choice, &mut Heard::nothing()).expect("an offer is accepted");
    }
    game
}

/// Reads what the game writes wherever it rests; how often it did.
fn every_rest_comes_back(setup: Setup, seed: u64) -> usize {
    let mut played = Played::new(setup, seed);
    let mut rng = Rng::new(Seed(seed ^ 0xABCD));
    let mut rests = 0;
    loop {
        let snapshot = Snapshot::of(&played.game);
        assert_eq!(snapshot.is_some(), played.game.rest().is_some());
        if let Some(snapshot) = snapshot {
            let again = Snapshot::read(snapshot.bytes(), &setup, played.seed)
                .unwrap_or_else(|broken| panic!("{setup:?}, game {seed}: {broken}"));
            assert_eq!(again.game().facts(), played.game.facts(), "{setup:?}, game {seed}");
            assert!(*again.game() == played.game);
            assert_eq!(digest(again.game()), digest(&played.game));
            assert_eq!(again, snapshot);
            if rests % 40 == 0 {
                assert!(finished(again.game().clone(), seed) == finished(played.game.clone(), seed));
            }
            rests += 1;
        }
        if !played.step(&mut rng) {
            return rests;
        }
    }
}

#[test]
fn every_turn_of_a_game_comes_back_from_its_snapshot() {
    let rests: usize = (0..300).map(|number| every_rest_comes_back(setup(number), number)).sum();
    assert!(rests > 30_000, "{rests}");
    (0..100).for_each(|number| _ = every_rest_comes_back(any_setup(number), number));
}

/// A box that never existed brings cards, areas and a track that no real game has.
#[cfg(feature = "invented")]
#[test]
fn every_turn_with_what_is_invented_comes_back_from_its_snapshot() {
    use viriditas::mars::{Switch, maps::invented::FIRST};
    for map in FIRST..=u8::MAX {
        let setup = Setup { map, ..Setup::new(1 + map % 5) };
        every_rest_comes_back(setup, map.into());
        every_rest_comes_back(setup.with(Switch::Invented), map.into());
    }
    for number in 0..30 {
        every_rest_comes_back(Setup::new(1 + number % 5).with(Switch::Invented), number.into());
    }
}

/// Greedy players come to other tables than chance: with milestones, many tiles and full hands.
#[test]
fn every_turn_of_greedy_players_comes_back_from_its_snapshot() {
    for number in 0..20 {
        let mut played = Played::new(setup(number), number);
        let mut bot = Greedy::new(Seed(number));
        while let Some(seat) = played.game.asked().iter().next() {
            if let Some(snapshot) = Snapshot::of(&played.game) {
                let again = Snapshot::read(snapshot.bytes(), &played.setup, played.seed);
                assert_eq!(again.as_ref(), Ok(&snapshot), "game {number}");
            }
            let offers: Vec<_> = played.game.choices(seat).collect();
            let chosen = bot.choose(&Position::new(&Look::new(&played.game, seat), seat, &offers));
            played.game.play(seat, chosen.choice, &mut Heard::nothing()).expect("an offer is accepted");
        }
    }
}

#[test]
fn nothing_is_written_in_the_middle_of_a_turn() {
    let mut played = Played::new(setup(5), 5);
    let mut rng = Rng::new(Seed(5));
    while played.step(&mut rng) {
        let taken = Seat::ALL.into_iter().find_map(|seat| played.game.actions_taken(seat));
        let rest = played.game.rest();
        assert_eq!(rest.is_some(), taken == Some(0) || played.game.asked().is_empty());
        if let Some(Rest::Turn(seat)) = rest {
            assert_eq!(played.game.asked(), Seats::only(seat));
        }
    }
}

/// What a table was as its last turn began.
fn rested(table: &Table) -> Option<Mars> {
    let record = table.record();
    let (_, journal) = record.replay(&mut Heard::nothing()).expect("a table's record is whole");
    let mut game = Mars::begin(record.setup(), record.seed(), &mut Heard::nothing()).expect("a set-up");
    let mut rested = game.rest().map(|_| game.clone());
    for entry in journal.entries() {
        game.play(entry.seat, entry.choice, &mut Heard::nothing()).expect("it was accepted before");
        rested = game.rest().map(|_| game.clone()).or(rested);
    }
    rested
}

fn is_same_game(table: &Table, game: &Mars) -> bool {
    Seat::ALL
        .into_iter()
        .map(Some)
        .chain([None])
        .all(|who| table.view(who) == viriditas::kit::View::of(game, who))
}

/// With takings back on the way: what is kept is of the game as it is.
#[test]
fn a_game_of_other_rules_opens_as_its_last_turn_began() {
    let (mut opened, mut without) = (0, 0);
    for number in 0..40 {
        let mut one = table(setup(number), number, &[Seat::ALL[1]]);
        let mut rng = Rng::new(Seed(number));
        loop {
            if rng.below(12) == 0 {
                let _ = one.undo(Seat::ALL[0]);
            }
            if rng.below(12) == 0 || one.asked().is_empty() {
                let text = one.to_kept_text();
                assert_eq!(Table::from_text(&text).expect("it is whole").record(), one.record());
                let other = Table::from_text(&of_revision(&text, OTHER));
                match (other, rested(&one)) {
                    (Ok(other), Some(game)) => {
                        opened += 1;
                        assert!(is_same_game(&other, &game), "game {number}");
                        let log: Vec<Event> = other.heard_since(0, None).collect();
                        let turn = game.asked().iter().next().map(Event::TurnBegan);
                        assert_eq!((other.answers(), log), (0, turn.into_iter().collect()));
                        assert_eq!((other.setup(), other.name(Seat::ALL[1])), (one.setup(), "Беата"));
                        assert_eq!(other.player(Seat::ALL[1]), one.player(Seat::ALL[1]));
                        assert_eq!(other.colours(), one.colours());
                        assert_eq!(other.taken_back(), []);
                        assert!(other.is_taken_up() && !one.is_taken_up());
                        let undone = other.may_undo(Seat::ALL[0]);
                        assert_eq!(undone, Err(Final::Nothing), "nothing was before it");
                    }
                    (Err(broken), None) => {
                        without += 1;
                        assert_eq!(broken, Broken::Revision { theirs: OTHER });
                    }
                    (other, game) => panic!("game {number}: {:?}, {}", other.err(), game.is_some()),
                }
            }
            if step(&mut one, &mut rng).is_none() {
                break;
            }
        }
    }
    assert!(opened > 500 && without > 10, "{opened} opened, {without} without a turn");
}

/// A game that was taken up can be played, kept, sent, opened and taken up again like any other.
#[test]
fn a_game_that_was_taken_up_is_kept_and_taken_up_again() {
    for number in 0..30 {
        let setup = if number % 3 == 0 { any_setup(number) } else { setup(number) };
        let mut one = table(setup, number, &[Seat::ALL[1]]);
        let mut rng = Rng::new(Seed(number));
        for _ in 0..120 + 10 * number {
            step(&mut one, &mut rng);
        }
        let mut one = Table::from_text(&of_revision(&one.to_kept_text(), OTHER)).expect("it is taken up");
        for _ in 0..3 {
            let mut undone = 0;
            for _ in 0..60 {
                step(&mut one, &mut rng);
                if rng.below(8) == 0 {
                    undone += u32::from(one.undo(Seat::ALL[0]).is_ok());
                }
                for text in [one.to_text(), one.to_kept_text(), one.record().to_text()] {
                    let other = Table::from_text(&text).expect("it is whole");
                    assert_eq!(other.record(), one.record());
                    assert_eq!(other.told(), one.told());
                    // A record alone knows nobody by name or kind.
                    let knows = parts(&text).len() > 1;
                    for seat in Seat::ALL {
                        assert!(other.view(Some(seat)) == one.view(Some(seat)));
                        assert!(!knows || other.may_undo(seat) == one.may_undo(seat));
                    }
                }
            }
            let record = one.record();
            assert_eq!(Record::from_bytes(&record.to_bytes()).as_ref(), Ok(&record));
            assert_eq!(record.generations(), usize::from(one.view(None).facts().generation));
            assert!(one.asked().is_empty() || undone > 0 || one.setup().players > 1, "game {number}");
            // Without a snapshot of its last turn it is refused like any other.
            let sent = of_revision(&one.to_text(), OTHER);
            assert_eq!(Table::from_text(&sent).err(), Some(Broken::Revision { theirs: OTHER }));
            one = Table::from_text(&of_revision(&one.to_kept_text(), OTHER)).expect("it is taken up again");
        }
    }
}

#[test]
fn a_finished_game_of_other_rules_is_still_finished() {
    let mut one = table(Setup::new(3), 4, &[]);
    let mut rng = Rng::new(Seed(4));
    while step(&mut one, &mut rng).is_some() {}
    let other = Table::from_text(&of_revision(&one.to_kept_text(), OTHER)).expect("it is taken up");
    assert!(other.asked().is_empty());
    assert!(other.view(None) == one.view(None));
}

#[test]
fn the_store_keeps_a_snapshot_and_what_is_sent_has_none() {
    let mut store = Memory::default();
    let mut one = table(setup(7), 7, &[Seat::ALL[1]]);
    let mut place = Keeping::begin(&mut store, &one, 0).expect("there is room");
    let mut rng = Rng::new(Seed(7));
    for _ in 0..200 {
        step(&mut one, &mut rng);
    }
    place.save(&mut store, &one, 0).expect("there is room");
    let key = format!("viriditas.game.{}", place.id().number());
    let there = store.get(&key).expect("it can").expect("it is there");
    assert_eq!((there.clone(), parts(&there).len()), (one.to_kept_text(), 3));
    assert_eq!(parts(&one.to_text()).len(), 2);
    assert_eq!(text(&store, place.id()), Ok(Some(one.to_text())));

    // Another release finds it there.
    let theirs = of_revision(&there, OTHER);
    store.set(&key, &theirs).expect("there is room");
    assert_eq!(text(&store, place.id()), Ok(Some(theirs.clone())), "nothing of it is lost");
    let listed = kept(&store).expect("it can");
    let summary = listed[0].summary.as_ref().expect("it can be opened");
    assert_eq!(summary.generation, usize::from(one.view(None).facts().generation));
    assert_eq!((summary.answers, summary.seating.names[Seat::ALL[1]].as_str()), (0, "Беата"));
    assert_eq!(summary.seating.players[Seat::ALL[1]], one.player(Seat::ALL[1]));
    let (mut place, mut two) = Keeping::open(&store, place.id()).expect("it is taken up");
    assert_eq!(store.get(&key), Ok(Some(theirs)), "it is kept as it was until somebody plays");
    step(&mut two, &mut rng);
    place.save(&mut store, &two, 0).expect("there is room");
    let (_, again) = Keeping::open(&store, place.id()).expect("it was kept");
    assert_eq!(again.record(), two.record());
    assert_eq!(Summary::of(&two.to_text()).expect("it is whole").answers, 1);
    assert_ne!(two.player(Seat::ALL[1]), Controller::Human);
}

/// A snapshot is for other releases: this one replays its own games whatever stands there.
#[test]
fn a_game_of_these_rules_needs_no_snapshot() {
    let mut one = table(setup(7), 7, &[]);
    let mut rng = Rng::new(Seed(7));
    for _ in 0..100 {
        step(&mut one, &mut rng);
    }
    for behind in ["", ".", ".AAAA", ".AQID"] {
        let text = one.to_text() + behind;
        let opening = save::read(&text).expect("it is whole");
        assert_eq!(opening.taken_up, TakenUp::WhereLeft);
        assert_eq!(Table::from_text(&text).expect("it is whole").record(), one.record());
    }
    let opening = save::read(&of_revision(&one.to_kept_text(), OTHER)).expect("it is whole");
    assert_eq!(opening.taken_up, TakenUp::AtLastTurn { theirs: OTHER });
}
