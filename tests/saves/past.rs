//! Earlier moments of a game, and games that began alike.

use crate::saves::games::setup;
use crate::saves::tables::{entries, redo, step, table};
use viriditas::games::MarsTable;
use viriditas::kit::{Rng, Seat, Seed};
use viriditas::store::{Memory, SaveSlot, find_same_game};
use viriditas::table::Divergence;

const FIRST: Seat = Seat::ALL[0];
const SECOND: Seat = Seat::ALL[1];

/// A game that chance has played for so many answers.
fn played(number: u64, answers: usize) -> MarsTable {
    let mut table = table(setup(number), number, &[SECOND]);
    let mut rng = Rng::new(Seed(number));
    while table.answers() < answers && step(&mut table, &mut rng).is_some() {}
    table
}

#[test]
fn an_earlier_moment_is_the_game_that_was_played_up_to_it() {
    for number in 0..10 {
        let whole = played(number, usize::MAX);
        let mut again = table(setup(number), number, &[SECOND]);
        for (answers, entry) in entries(&whole.record()).into_iter().enumerate() {
            if answers % 7 == 0 {
                let then = whole.after(answers);
                assert_eq!(then.to_text(), again.to_text(), "game {number} after {answers}");
                assert_eq!((then.told(), then.moves()), (again.told(), again.moves()));
                assert!(then.heard_back(None).eq(again.heard_back(None)));
                assert_eq!(then.may_undo(FIRST), again.may_undo(FIRST));
            }
            redo(&mut again, entry);
        }
        assert_eq!(whole.after(usize::MAX).to_text(), whole.to_text());
    }
}

#[test]
fn before_the_last_move_of_a_seat_the_table_is_as_it_was_when_it_was_asked() {
    let mut table = table(setup(4), 4, &[SECOND]);
    let mut rng = Rng::new(Seed(4));
    let mut before = None;
    let mut moves = 0;
    assert!(table.before_last_of(FIRST).is_none());
    loop {
        let then = table.clone();
        let Some(seat) = step(&mut table, &mut rng) else { break };
        if then.is_together() || table.is_together() {
            before = None;
        } else if seat == FIRST && then.opens_move(FIRST) {
            before = Some(then);
            moves += 1;
        }
        if let Some(before) = &before {
            assert_eq!(table.before_last_of(FIRST).expect("it has moved").to_text(), before.to_text());
        }
    }
    assert!(moves > 20, "{moves} moves");
}

#[test]
fn a_game_is_played_on_from_any_earlier_moment() {
    let whole = played(3, usize::MAX);
    let kept = whole.to_text();
    for answers in (0..whole.answers()).step_by(40) {
        let mut branch = whole.after(answers);
        let mut rng = Rng::new(Seed(answers as u64));
        while step(&mut branch, &mut rng).is_some() {}
        assert_eq!(MarsTable::from_text(&branch.to_text()).expect("it is whole").answers(), branch.answers());
    }
    assert_eq!(whole.to_text(), kept, "what is played on elsewhere changes nothing here");
}

#[test]
fn moves_begin_at_questions_of_turns_and_of_what_all_answer() {
    let whole = played(1, usize::MAX);
    let moves = whole.moves();
    assert_eq!((moves.first(), moves.last()), (Some(&0), Some(&whole.answers())));
    assert!(moves.is_sorted_by(|one, next| one < next));
    assert!(moves.len() * 10 < whole.answers() * 9, "many answers belong to the move before them");
    for &answers in &moves {
        assert_eq!(whole.after(answers).answers(), answers);
    }
}

#[test]
fn games_that_began_alike_are_told_apart_by_their_answers() {
    let (early, late) = (played(2, 60), played(2, 90));
    assert_eq!(early.divergence(&early.clone()), Divergence::Same);
    assert_eq!(early.divergence(&late), Divergence::Further(30));
    assert_eq!(late.divergence(&early), Divergence::Behind(30));
    assert_eq!(early.divergence(&played(7, 60)), Divergence::Other);
    // Everyone at the table plays on twice from the same moment.
    let seat = early.asked().iter().next().expect("somebody is asked");
    let (mut one, mut other) = (early.clone(), early.clone());
    let offers = early.offers(seat);
    one.play(seat, offers[0]).expect("an offer is accepted");
    other.play(seat, offers[offers.len() - 1]).expect("an offer is accepted");
    assert!(offers.len() > 1, "there is a choice");
    assert_eq!(one.divergence(&other), Divergence::Apart(60));
    assert_eq!(one.divergence(&early), Divergence::Behind(1));
}

/// A game that goes otherwise than this one from this answer on, or from the next one at which there is a choice.
fn parted(table: &MarsTable, number: u64, answers: usize) -> MarsTable {
    for answers in answers.. {
        let common = played(number, answers);
        let seat = common.asked().iter().next().expect("somebody is asked");
        let others = common.offers(seat).iter().filter_map(|&choice| {
            let mut other = common.clone();
            other.play(seat, choice).expect("an offer is accepted");
            (table.divergence(&other) == Divergence::Apart(answers)).then_some(other)
        });
        if let Some(other) = others.last() {
            return other;
        }
    }
    unreachable!("a game has choices")
}

/// Of the kept games that began as this one, first the equal one counts, then the one from which fewest answers lead to it, then the
/// one that parted last.
#[test]
fn of_the_kept_games_that_began_alike_the_nearest_is_found() {
    let table = played(2, 90);
    let parted = [30, 60].into_iter().map(|answers| parted(&table, 2, answers));
    let same = [50, 80, 90].into_iter().map(|answers| played(2, answers));
    let games: Vec<MarsTable> = core::iter::once(played(7, 60)).chain(parted).chain(same).collect();
    // Each is nearer than those before it, wherever it stands.
    for is_reversed in [false, true] {
        for many in 0..=games.len() {
            let mut kept: Vec<&MarsTable> = games[..many].iter().collect();
            if is_reversed {
                kept.reverse();
            }
            let mut store = Memory::default();
            for game in kept {
                SaveSlot::begin(&mut store, &game.clone().into(), 1_000).expect("there is room");
            }
            let found = find_same_game(&store, &table.clone().into()).map(|found| found.table.to_text());
            let nearest = games[..many].iter().skip(1).last().map(MarsTable::to_text);
            assert_eq!(found, nearest, "{many}, {is_reversed}");
        }
    }
}

/// Two copies that went on from any moments of one game, each by as many answers as it likes.
#[test]
fn copies_of_a_game_part_where_their_answers_do_from_whichever_moment_one_looks() {
    for number in 0..6 {
        let whole = played(number, 120);
        let mut rng = Rng::new(Seed(number));
        let mut copies = Vec::new();
        for _ in 0..8 {
            let mut copy = whole.after(rng.below(120) as usize);
            for _ in 0..rng.below(4) {
                step(&mut copy, &mut rng);
            }
            copies.push(copy);
        }
        let told: Vec<_> = copies.iter().map(|copy| entries(&copy.record())).collect();
        for (one, own) in copies.iter().zip(&told) {
            for (other, theirs) in copies.iter().zip(&told) {
                let common = own.iter().zip(theirs).take_while(|(one, other)| one == other).count();
                let expected = if own == theirs {
                    Divergence::Same
                } else if common == own.len() {
                    Divergence::Further(theirs.len() - common)
                } else if common == theirs.len() {
                    Divergence::Behind(own.len() - common)
                } else {
                    Divergence::Apart(common)
                };
                assert_eq!(one.divergence(other), expected, "game {number}");
            }
        }
    }
}
