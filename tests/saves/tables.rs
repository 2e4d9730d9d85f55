//! Sessions: what is played at a table comes back, and what is taken back was never played.

use crate::saves::games::{Played, setup};
use std::rc::Rc;
use viriditas::games::{Game, MarsRecord, MarsTable};
use viriditas::kit::{BySeat, EventLog, Rng, Rules, Seat, Seats, Seed};
use viriditas::mars::cards::StandardProject;
use viriditas::mars::{Choice, Event, Mars, Setup, Shape};
use viriditas::save::Entry;
use viriditas::store::{GameId, LoadError, SaveSlot, Store};
use viriditas::table::{Bot, Controller, MOST_LETTERS, Name, PastBots, Seating, UndoRefusal};

const FIRST: Seat = Seat::ALL[0];
const SECOND: Seat = Seat::ALL[1];

pub(crate) fn table(setup: Setup, seed: u64, bots: &[Seat]) -> MarsTable {
    table_where(setup, seed, bots, PastBots::default())
}

pub(crate) fn table_where(setup: Setup, seed: u64, bots: &[Seat], past_bots: PastBots) -> MarsTable {
    let names = ["Ada", "Беата", "千尋", "", "Émile 🚀"].map(Name::new);
    let players = Seat::ALL
        .map(|seat| if bots.contains(&seat) { Controller::Bot(Bot::Greedy) } else { Controller::Human });
    let seating = Seating { names: BySeat(names), players: BySeat(players), past_bots, ..Seating::default() };
    MarsTable::new(setup, Seed(seed), seating).expect("the set-up is possible")
}

/// One random answer, now and then one that takes an answer back; who gave it, or nobody when it is over.
pub(crate) fn step(table: &mut MarsTable, rng: &mut Rng) -> Option<Seat> {
    let asked: Vec<Seat> = table.asked().iter().collect();
    if asked.is_empty() {
        return None;
    }
    let answered: Vec<Seat> = Seats::first(table.setup().players)
        .iter()
        .filter(|&seat| table.view(Some(seat)).question(seat).is_some_and(|it| it.shape == Shape::Answered))
        .collect();
    let from = if !answered.is_empty() && rng.below(20) == 0 { &answered } else { &asked };
    let seat = from[rng.below(from.len() as u32) as usize];
    let offers: Vec<Choice> = table.view(Some(seat)).choices(seat).collect();
    table.play(seat, offers[rng.below(offers.len() as u32) as usize]).expect("an offer is accepted");
    Some(seat)
}

/// The table of a game of the board game.
pub(crate) fn of_mars(game: Game) -> MarsTable {
    match game {
        Game::Mars(table) => Rc::unwrap_or_clone(table),
        Game::Ares(_) => panic!("a game of the board game"),
    }
}

/// A kept game of the board game, with its place.
pub(crate) fn reopen(store: &impl Store, id: GameId) -> Result<(SaveSlot, MarsTable), LoadError> {
    SaveSlot::open(store, id).map(|(place, game)| (place, of_mars(game)))
}

/// The game at a table, secrets included.
fn game(table: &MarsTable) -> Mars {
    table.record().replay(&mut EventLog::nothing()).expect("a table's record is whole").0
}

pub(crate) fn entries(record: &MarsRecord) -> Vec<Entry<Choice>> {
    let (_, journal) = record.replay(&mut EventLog::nothing()).expect("a table's record is whole");
    journal.entries().collect()
}

pub(crate) fn redo(table: &mut MarsTable, entry: Entry<Choice>) {
    table.play(entry.seat, entry.choice).expect("it was accepted before");
}

/// The answers of `all` that `some` lacks, where `some` is `all` without a few.
fn missing(all: &[Entry<Choice>], some: &[Entry<Choice>]) -> Vec<Entry<Choice>> {
    let mut some = some.iter().peekable();
    all.iter().filter(|&entry| some.next_if(|&other| other == entry).is_none()).copied().collect()
}

#[test]
fn a_table_comes_back_from_its_text_with_everyone_at_it() {
    for number in 0..20 {
        let mut one = table(setup(number), number, &[SECOND]);
        let mut rng = Rng::new(Seed(number));
        while step(&mut one, &mut rng).is_some() {
            if rng.below(40) > 0 {
                continue;
            }
            let other = MarsTable::from_text(&one.to_text()).expect("a table's text is whole");
            assert_eq!(other.record(), one.record());
            assert_eq!(other.told(), one.told());
            for seat in Seat::ALL {
                assert_eq!((other.name(seat), other.player(seat)), (one.name(seat), one.player(seat)));
                assert!(other.view(Some(seat)) == one.view(Some(seat)));
                assert_eq!(other.may_undo(seat), one.may_undo(seat));
            }
            assert_eq!((other.past_bots(), other.taken_back()), (one.past_bots(), one.taken_back()));
        }
    }
}

#[test]
fn a_refused_choice_changes_nothing() {
    let mut one = table(Setup::new(2), 1, &[]);
    let before = one.to_text();
    assert!(one.play(FIRST, Choice::Pass).is_err());
    assert_eq!(one.to_text(), before);
}

/// What is played on one of two copies is not played on the other, whichever of them is older.
#[test]
fn a_copy_of_a_table_has_a_future_of_its_own() {
    for number in 0..10 {
        let mut one = table(setup(number), number, &[]);
        let mut rng = Rng::new(Seed(number));
        let mut copies: Vec<(MarsTable, String)> = Vec::new();
        loop {
            // Going back is rare, so that the game comes to its end.
            match rng.below(900) {
                0..30 => copies.push((one.clone(), one.to_text())),
                30 if !copies.is_empty() => one = copies[rng.below(copies.len() as u32) as usize].0.clone(),
                31..60 => drop(Seat::ALL.map(|seat| one.undo(seat))),
                _ => {}
            }
            if step(&mut one, &mut rng).is_none() {
                break;
            }
        }
        for (copy, text) in copies {
            assert_eq!(copy.to_text(), text);
            let again = MarsTable::from_text(&text).expect("a table's text is whole");
            assert!(copy.heard_since(0, None).eq(again.heard_since(0, None)));
        }
    }
}

/// The table lists what the seat's view offers, asked for before it is played or not.
#[test]
fn a_table_offers_what_the_view_of_the_seat_offers() {
    for number in 0..10 {
        let mut one = table(setup(number), number, &[]);
        let mut rng = Rng::new(Seed(number));
        loop {
            for seat in Seat::ALL.into_iter().filter(|_| rng.below(3) == 0) {
                assert!(one.offers(seat).iter().copied().eq(one.view(Some(seat)).choices(seat)));
            }
            if step(&mut one, &mut rng).is_none() {
                break;
            }
        }
    }
}

#[test]
fn undo_and_the_same_answers_again_make_the_same_game() {
    let mut undone = 0;
    for number in 0..25 {
        let mut one = table(setup(number), number, &[]);
        let mut rng = Rng::new(Seed(number));
        while let Some(seat) = step(&mut one, &mut rng) {
            if rng.below(6) > 0 {
                continue;
            }
            let mut other =
                MarsTable::from_record(&one.record(), Seating::default()).expect("a table's record is whole");
            if other.undo(seat).is_err() {
                continue;
            }
            undone += 1;
            let (all, left) = (entries(&one.record()), entries(&other.record()));
            let gone = missing(&all, &left);
            assert!(!gone.is_empty() && gone.iter().all(|entry| entry.seat == seat));
            let seen: Vec<Event> = one.heard_since(other.told(), Some(seat)).collect();
            assert!(!seen.iter().any(|event| matches!(event, Event::Drew { .. } | Event::Dealt { .. })));
            for entry in gone {
                redo(&mut other, entry);
            }
            assert!(game(&other) == game(&one), "game {number}");
            assert_eq!(other.told(), one.told());
        }
    }
    assert!(undone > 300, "{undone}");
}

/// What was told to a seat up to a number of events.
fn told_until(table: &MarsTable, told: usize, seat: Seat) -> Vec<Event> {
    let later = table.heard_since(told, Some(seat)).count();
    let mut all: Vec<Event> = table.heard_since(0, Some(seat)).collect();
    all.truncate(all.len() - later);
    all
}

#[test]
fn how_far_an_undo_goes_is_known_before() {
    let mut alone = 0;
    for number in 0..12 {
        let mut one = table(setup(number), number, &[]);
        let mut rng = Rng::new(Seed(number));
        while let Some(seat) = step(&mut one, &mut rng) {
            let mut other = MarsTable::from_text(&one.to_text()).expect("a table's text is whole");
            let told = one.undo_to(seat);
            assert_eq!(told.map(|_| ()), other.undo(seat));
            let Ok(told) = told else { continue };
            assert_eq!(told_until(&one, told, seat), told_until(&other, told, seat));
            // Sealed answers tell nothing until all are in, so the others' that stay add none.
            assert_eq!(other.told(), told, "game {number}");
            alone += 1;
        }
    }
    assert!(alone > 1_000, "{alone}");
}

#[test]
fn what_bots_did_since_is_taken_back_along() {
    let mut along = 0;
    for number in 0..10 {
        let mut one = table(Setup::new(3), number, &[SECOND, Seat::ALL[2]]);
        let mut rng = Rng::new(Seed(number));
        while step(&mut one, &mut rng).is_some() {
            if rng.below(6) > 0 {
                continue;
            }
            let before = entries(&one.record());
            let mut other = MarsTable::from_text(&one.to_text()).expect("a table's text is whole");
            assert_eq!(other.undo(SECOND), Err(UndoRefusal::Nothing), "bots take nothing back");
            if other.undo(FIRST).is_ok() {
                let left = entries(&other.record());
                let gone = missing(&before, &left);
                along += u32::from(gone.iter().any(|entry| entry.seat != FIRST));
                assert!(gone.iter().any(|entry| entry.seat == FIRST));
                assert!(other.asked().contains(FIRST), "it is the person's turn again");
            }
        }
    }
    assert!(along > 10, "{along}");
}

#[test]
fn what_another_person_decided_stays() {
    let both = Seats::first(2);
    let mut one = table(Setup { first: Some(FIRST), beginners: both, ..Setup::new(2) }, 3, &[]);
    let mut play = |seat, choice| one.play(seat, choice).map(|_| ()).expect("it is offered");
    play(FIRST, Choice::Project(StandardProject::PowerPlant));
    play(FIRST, Choice::EndTurn);
    play(SECOND, Choice::Pass);
    assert_eq!(one.undo(FIRST), Err(UndoRefusal::Decision { by: SECOND }));
    assert_eq!(one.undo(SECOND), Ok(()));
    assert_eq!(one.undo(FIRST), Ok(()), "the decision of the other is gone");
    assert!(one.view(Some(FIRST)).choices(FIRST).any(|choice| choice == Choice::EndTurn));
    assert_eq!(one.undo(FIRST), Ok(()), "the move before");
    assert_eq!(one.undo(FIRST), Err(UndoRefusal::Nothing));
    assert_eq!(one.answers(), 0);
}

/// After the last production each greenery is a move of its own.
#[test]
fn a_last_conversion_is_taken_back_alone() {
    let mut alone = 0;
    for number in 0..24 {
        let mut one = table(Setup::new(2), number, &[]);
        let mut rng = Rng::new(Seed(number));
        let mut opened = None;
        loop {
            let before = one.answers();
            let asked = one.asked().iter().next();
            let shape = asked.and_then(|seat| one.view(Some(seat)).question(seat)).map(|it| it.shape);
            if shape == Some(Shape::Conversion) {
                opened = Some(before);
            }
            let Some(seat) = step(&mut one, &mut rng) else { break };
            let Some(opened) = opened else { continue };
            let mut other = one.clone();
            if other.undo(seat) == Ok(()) {
                assert_eq!(other.answers(), opened, "game {number}");
                let question = other.view(Some(seat)).question(seat).expect("it is asked again");
                assert_eq!(question.shape, Shape::Conversion);
                alone += 1;
            }
        }
    }
    assert!(alone > 10, "{alone}");
}

#[test]
fn dealt_cards_stay_dealt() {
    let mut one = table(Setup { first: Some(FIRST), ..Setup::new(1) }, 3, &[]);
    assert_eq!(one.undo(FIRST), Err(UndoRefusal::Nothing));
    while !one.view(Some(FIRST)).choices(FIRST).any(|choice| choice == Choice::Pass) {
        let choice = one.view(Some(FIRST)).choices(FIRST).last().expect("it is asked");
        one.play(FIRST, choice).expect("it is offered");
    }
    one.play(FIRST, Choice::Pass).expect("it is offered");
    assert_eq!(one.undo(FIRST), Err(UndoRefusal::Reveal));
}

#[test]
fn an_answer_taken_back_leaves_no_trace() {
    let mut one = table(Setup::new(2), 5, &[]);
    for seat in [SECOND, FIRST] {
        let corporation = one.view(Some(seat)).choices(seat).next().expect("two are dealt");
        let before = one.to_text();
        one.play(seat, corporation).expect("it is offered");
        if seat == SECOND {
            one.play(seat, Choice::Done).expect("it is offered");
            one.play(seat, Choice::Reopen).expect("it is offered");
            assert_eq!(one.to_text(), before);
            one.play(seat, corporation).expect("it is offered again");
            one.play(seat, Choice::Done).expect("it is offered again");
        }
    }
    // The first seat is in the middle of its answer; the second one's stays when the first begins anew.
    assert_eq!(one.undo(FIRST), Ok(()));
    assert_eq!(one.asked(), Seats::only(FIRST));
    assert_eq!(one.answers(), 2);
}

/// A forger makes a seat think again as often as a record can hold: it opens soon, and as if it never had.
#[test]
fn second_thoughts_are_bounded_and_forgotten() {
    let mut played = Played::new(Setup::new(2), 1);
    let corporation = played.game.choices(FIRST).next().expect("two are dealt");
    // Two seats in the first generation.
    while played.journal.len() + 5 < 200 {
        for choice in [corporation, Choice::Done, Choice::Reopen, corporation, Choice::Reopen] {
            let _ = played.journal.play(&mut played.game, FIRST, choice, &mut EventLog::nothing());
        }
    }
    let one = MarsTable::from_text(&played.record().to_text()).expect("it is a game");
    assert!(one.answers() <= 2, "{}", one.answers());
    assert!(game(&one) == played.game);
}

#[test]
fn names_are_short_and_harmless() {
    assert_eq!(Name::new("  Ada\u{202e}\n Lovelace\0 ").as_str(), "Ada Lovelace");
    // Every character of Unicode that turns the direction of what is written: `Bidi_Control`.
    let marks = ['\u{61c}', '\u{200e}', '\u{200f}'].into_iter().chain('\u{202a}'..='\u{202e}');
    for mark in marks.chain('\u{2066}'..='\u{2069}') {
        assert_eq!(Name::new(&format!("A{mark}d{mark}a")).as_str(), "Ada", "{}", mark.escape_unicode());
    }
    let long = Name::new(&"ß🚀".repeat(1_000));
    assert_eq!(long.as_str().chars().count(), MOST_LETTERS);
    let mut one = table(Setup::new(1), 1, &[]);
    for seat in Seat::ALL {
        one.seat(seat, Controller::Human, long.clone());
    }
    let other = MarsTable::from_text(&one.to_text()).expect("a table's text is whole");
    assert_eq!(other.name(FIRST), long.as_str());
}

#[test]
fn a_record_without_names_seats_nameless_people() {
    let one = table(Setup::new(2), 1, &[SECOND]);
    let other = MarsTable::from_text(&one.record().to_text()).expect("a record is enough");
    assert_eq!((other.name(FIRST), other.player(SECOND)), ("", Controller::Human));
}

#[test]
fn damage_to_the_part_about_seats_is_noticed() {
    let mut one = table(setup(7), 7, &[SECOND]);
    let mut rng = Rng::new(Seed(7));
    while one.answers() < 50 && step(&mut one, &mut rng).is_some() {}
    let text = one.to_text();
    for place in 0..text.len() {
        for bit in 0..7 {
            let mut flipped = text.clone().into_bytes();
            flipped[place] ^= 1 << bit;
            let flipped = String::from_utf8(flipped).expect("seven bits are ASCII");
            let broken = MarsTable::from_text(&flipped).expect_err("a flipped letter is damage");
            assert!(broken.to_string().ends_with('.'));
        }
        // Up to the second point the text is a record without a part about the seats.
        if text[..place].matches('.').count() == 2 {
            MarsTable::from_text(&text[..place]).expect_err("something is missing");
        }
    }
}
