//! Phases in which seats answer together: in whichever order their answers come, there is one game, one record and one log.

use crate::saves::tables::table;
use viriditas::games::MarsTable;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seated, Seed};
use viriditas::mars::{Choice, Setup, Switch};
use viriditas::table::Divergence;

/// A run of answers of each seat that is asked, as chance has it, up to where the phase would end with the last of them.
fn lanes(begun: &MarsTable, rng: &mut Rng) -> Vec<(Seat, Vec<Choice>)> {
    let seats: Vec<Seat> = begun.asked().iter().collect();
    let mut lanes = Vec::new();
    for &seat in &seats {
        let mut alone = begun.clone();
        let mut lane = Vec::new();
        // Alone no seat ends the phase.
        while alone.asked().contains(seat) && alone.asked().len() > 1 {
            let offers = alone.offers(seat);
            let choice = offers[rng.below(offers.len() as u32) as usize];
            alone.play(seat, choice).expect("an offer is accepted");
            lane.push(choice);
        }
        lanes.push((seat, lane));
    }
    lanes
}

/// The answers in an order by chance, each seat's own as they are.
fn shuffled(lanes: &[(Seat, Vec<Choice>)], rng: &mut Rng) -> Vec<(Seat, Choice)> {
    let mut left: Vec<_> = lanes.iter().map(|(seat, lane)| (*seat, lane.iter().copied())).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let place = rng.below(left.len() as u32) as usize;
        match left[place].1.next() {
            Some(choice) => order.push((left[place].0, choice)),
            None => drop(left.swap_remove(place)),
        }
    }
    order
}

fn played(begun: &MarsTable, order: &[(Seat, Choice)]) -> MarsTable {
    let mut table = begun.clone();
    for &(seat, choice) in order {
        table.play(seat, choice).expect("nobody else's answers change what a seat may answer");
    }
    table
}

/// All that can be told of a table.
fn told(table: &MarsTable) -> String {
    let logs = Seat::ALL.map(|seat| table.heard_since(0, Some(seat)).collect::<Vec<_>>());
    format!("{} {:?} {logs:?} {:?}", table.to_text(), table.asked(), table.moves())
}

/// Tables at the beginning of phases, and who answers there.
fn phases(mut each: impl FnMut(&MarsTable, &[(Seat, Vec<Choice>)], &mut Rng)) {
    let mut phases = 0;
    for seed in 0..6 {
        let mut table = table(Setup::new(2 + seed as u8 % 3).with(Switch::Draft), seed, &[]);
        let mut rng = Rng::new(Seed(seed));
        for _ in 0..120 {
            let lanes = lanes(&table, &mut rng);
            if lanes.len() > 1 && lanes.iter().all(|(_, lane)| !lane.is_empty()) {
                each(&table, &lanes, &mut rng);
                phases += 1;
                table = played(&table, &shuffled(&lanes, &mut rng));
                continue;
            }
            let Some(seat) = table.asked().iter().next() else { break };
            let last = table.offers(seat).len() as u16 - 1;
            table.play_at(seat, last).expect("who is asked has an answer");
        }
    }
    assert!(phases > 20, "{phases} phases");
}

/// Q-ARES-05, and as well where the board game asks all at once.
#[test]
fn answers_of_a_phase_make_one_game_in_whichever_order_they_come() {
    phases(|begun, lanes, rng| {
        let first = told(&played(begun, &shuffled(lanes, rng)));
        for _ in 0..4 {
            assert_eq!(told(&played(begun, &shuffled(lanes, rng))), first);
        }
    });
}

#[test]
fn a_phase_that_is_cut_anywhere_is_one_game_whatever_came_first() {
    phases(|begun, lanes, rng| {
        let cut: Vec<(Seat, Vec<Choice>)> = lanes
            .iter()
            .map(|(seat, lane)| (*seat, lane[..rng.below(lane.len() as u32 + 1) as usize].to_vec()))
            .collect();
        let one = played(begun, &shuffled(&cut, rng));
        let other = played(begun, &shuffled(&cut, rng));
        assert_eq!(told(&one), told(&other));
        assert_eq!(MarsTable::from_text(&one.to_text()).map(|again| told(&again)), Ok(told(&one)));
    });
}

#[test]
fn who_takes_an_answer_back_leaves_those_of_others_and_no_trace() {
    phases(|begun, lanes, rng| {
        let (seat, _) = lanes[rng.below(lanes.len() as u32) as usize];
        let others: Vec<_> = lanes.iter().filter(|(other, _)| *other != seat).cloned().collect();
        let own: Vec<_> = lanes.iter().filter(|(other, _)| *other == seat).cloned().collect();
        let half: Vec<_> =
            others.iter().map(|(seat, lane)| (*seat, lane[..lane.len() / 2].to_vec())).collect();
        let mut table = played(begun, &shuffled(&[half.clone(), own].concat(), rng));
        if table.asked().contains(others[0].0) {
            table.undo(seat).expect("it has shown nothing to the seat");
            assert_eq!(told(&table), told(&played(begun, &shuffled(&half, rng))));
        }
    });
}

/// Each on a device of their own: the texts are merged wherever they meet.
#[test]
fn pages_that_answer_for_different_seats_are_merged_in_any_order() {
    phases(|begun, lanes, rng| {
        let whole = told(&played(begun, &shuffled(lanes, rng)));
        let mut pages: Vec<MarsTable> = lanes
            .iter()
            .map(|(seat, lane)| {
                let order: Vec<(Seat, Choice)> = lane.iter().map(|&choice| (*seat, choice)).collect();
                played(begun, &order)
            })
            .collect();
        assert!(matches!(pages[0].divergence(&pages[1]), Divergence::Together(_)));
        while pages.len() > 1 {
            let one = pages.swap_remove(rng.below(pages.len() as u32) as usize);
            let other = pages.pop().expect("two at least");
            assert_eq!(
                one.merged(&other).map(|merged| told(&merged)),
                other.merged(&one).map(|merged| told(&merged))
            );
            pages.push(one.merged(&other).expect("the answers of both fit into one game"));
        }
        assert_eq!(told(&pages[0]), whole);
        assert!(pages[0].merged(begun).is_none() && begun.merged(&pages[0]).is_none());
    });
}

#[test]
fn two_answers_of_one_seat_are_not_merged() {
    let begun = table(Setup::new(2), 3, &[]);
    let seat = Seat::ALL[0];
    let [one, other] = [0, 1].map(|place| {
        let mut page = begun.clone();
        page.play_at(seat, place).expect("two corporations");
        page
    });
    assert_eq!(one.divergence(&other), Divergence::Apart(0));
    assert!(one.merged(&other).is_none());
}

/// What the trait promises, on the game itself.
#[test]
fn answers_of_two_seats_commute_in_the_game() {
    phases(|begun, lanes, rng| {
        let end = |order: &[(Seat, Choice)]| {
            let (mut game, _) = begun.record().replay(&mut EventLog::nothing()).expect("whole");
            let phase = game.together();
            for &(seat, choice) in order {
                game.play(seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
            }
            assert!(game.together() != phase, "the phase has ended");
            game
        };
        let first = end(&shuffled(lanes, rng));
        assert!(first == end(&shuffled(lanes, rng)));
    });
}
