//! The laws of any game in games of chance of both games. Those that the checker looks at in every random game of the board game
//! are played here for Ares Expedition alone.

use crate::laws::checker::Verdict;
use crate::laws::checker::any_game::{
    Lawful, comes_back, each_is_accepted, looks_equal, nobody_sees, refused, well_formed,
};
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use viriditas::ares::Ares;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seats, Seed, View};
use viriditas::mars::{self, Mars, Switch};
use viriditas::save::Journal;
use viriditas::table::{Linked, Seating, Table};

/// A game of which games of chance are played here.
pub(super) trait Chanced: Lawful {
    /// The set-ups that are played.
    fn setups() -> Vec<Self::Setup>;

    /// How many games of each of them.
    const GAMES: u64;

    /// An answer by lot.
    fn by_lot(offers: &[Self::Choice], rng: &mut Rng) -> Self::Choice {
        offers[rng.below(offers.len() as u32) as usize]
    }

    /// What an answer told of its seat alone, whether or not it ended the phase; `None` where nothing tells that apart.
    fn own(_: &[Self::Event]) -> Option<Vec<Self::Event>> {
        None
    }
}

impl Chanced for Mars {
    fn setups() -> Vec<mars::Setup> {
        let draft = |players| mars::Setup::new(players).with(Switch::Draft);
        let all = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
        let boxes = all.into_iter().fold(draft(3), mars::Setup::with);
        vec![
            mars::Setup::new(1),
            draft(2),
            boxes,
            boxes.with(Switch::Synthetic),
            draft(4),
            mars::Setup::new(5),
        ]
    }

    const GAMES: u64 = 4;
}

/// The most answers of a game; those of chance have a tenth of it.
const MOST_ANSWERS: u32 = 20_000;

fn one(seats: Seats, rng: &mut Rng) -> Seat {
    let seats: Vec<Seat> = seats.iter().collect();
    seats[rng.below(seats.len() as u32) as usize]
}

/// A verdict that must be good.
pub(super) fn must(verdict: Verdict) {
    verdict.unwrap_or_else(|law| panic!("{} is broken: {}", law.name, law.what));
}

/// Plays a game of chance; before each answer the law looks at the game.
pub(super) fn play<G: Chanced>(
    setup: &G::Setup,
    seed: u64,
    mut law: impl FnMut(&G, Seat, G::Choice, &mut Rng),
) -> G {
    let mut rng = Rng::new(Seed(seed));
    let mut game = G::begin(setup, Seed(seed), &mut EventLog::nothing()).expect("the set-up is possible");
    for _ in 0..MOST_ANSWERS {
        if game.asked().is_empty() {
            return game;
        }
        let seat = one(game.asked(), &mut rng);
        let offers: Vec<G::Choice> = game.choices(seat).collect();
        let choice = G::by_lot(&offers, &mut rng);
        law(&game, seat, choice, &mut rng);
        game.play(seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
    }
    panic!("{setup:?}, seed {seed}: the game does not end");
}

/// Plays games of chance of each set-up.
pub(super) fn each_game<G: Chanced>(mut law: impl FnMut(&G, Seat, G::Choice, &mut Rng)) {
    for setup in G::setups() {
        for seed in 0..G::GAMES {
            play(&setup, seed, &mut law);
        }
    }
}

/// A game behind one more answer.
fn after<G: Chanced>(game: &G, seat: Seat, choice: G::Choice) -> G {
    let mut after = game.clone();
    after.play(seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
    after
}

fn spectators<G: Chanced>(game: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    game.seats().iter().collect::<Vec<_>>().into_iter().map(Some).chain([None])
}

#[test]
fn every_offer_of_ares_expedition_is_accepted_and_a_refusal_changes_nothing() {
    let (mut refusals, mut questions) = (0, 0);
    each_game::<Ares>(|game, _, _, rng| {
        for seat in Seat::ALL {
            let offers = well_formed(game, seat).unwrap_or_else(|law| panic!("{law:?}"));
            if !offers.is_empty() && rng.below(8) == 0 {
                questions += 1;
                must(each_is_accepted(game, seat, &offers));
                let tried = refused(game, seat, &offers, rng, |_| Ok(()));
                refusals += tried.unwrap_or_else(|law| panic!("{law:?}"));
            }
        }
    });
    assert!(questions > 5_000 && refusals > 100_000, "{questions} questions, {refusals} refusals");
}

/// ARES-COMP-01.
#[test]
fn each_card_of_ares_expedition_is_in_exactly_one_place() {
    each_game::<Ares>(|game, _, _, _| must(game.cards_are_in_one_place()));
}

/// What a phase was to each seat: offers, question and events.
type Course<G> =
    HashMap<Seat, Vec<Answered<<G as Rules>::Choice, <G as Rules>::Question, <G as Rules>::Event>>>;

/// Offers and question of an answer, and what it told, where that can be compared.
type Answered<C, Q, E> = (Vec<C>, Option<Q>, Option<Vec<E>>);

/// Plays the answers of a phase in this order.
fn course<G: Chanced>(from: &G, script: &[(Seat, G::Choice)]) -> (G, Course<G>) {
    let (mut game, mut course) = (from.clone(), Course::<G>::new());
    for &(seat, choice) in script {
        let (offers, question) = (game.choices(seat).collect(), game.question(seat));
        let mut heard = EventLog::all();
        game.play(seat, choice, &mut heard).expect("it is offered in any order");
        course.entry(seat).or_default().push((offers, question, G::own(heard.events())));
    }
    (game, course)
}

/// Leaves to whom each answer belongs, and gives each seat its answers in the order in which it gave them.
fn in_own_order<C: Copy>(order: &mut [(Seat, C)], script: &[(Seat, C)]) {
    let mut given = HashMap::<Seat, usize>::new();
    for (seat, choice) in order {
        let number = given.entry(*seat).or_default();
        let own = script.iter().filter(|(other, _)| other == seat).nth(*number);
        *choice = own.expect("as many answers").1;
        *number += 1;
    }
}

/// The answers of a phase.
type Script<G> = Vec<(Seat, <G as Rules>::Choice)>;

/// Within a phase answers of two seats commute; how many phases there were.
fn answers_commute<G: Chanced>() -> u32 {
    let mut phases = 0;
    let mut running: Option<(u16, G, Script<G>)> = None;
    each_game::<G>(|game, seat, choice, rng| {
        let number = game.together();
        if running.as_ref().map(|(number, ..)| *number) != number {
            running = number.map(|number| (number, game.clone(), Vec::new()));
        }
        let Some((number, start, script)) = &mut running else { return };
        script.push((seat, choice));
        let after = after(game, seat, choice);
        if after.together() == Some(*number) {
            return;
        }
        phases += u32::from(game.seats().len() > 1);
        let mut orders = [script.clone(), script.clone(), script.clone()];
        orders[0].sort_by_key(|(seat, _)| seat.number());
        orders[1].sort_by_key(|(seat, _)| Reverse(seat.number()));
        rng.shuffle(&mut orders[2]);
        in_own_order(&mut orders[2], script);
        let (_, as_it_was) = course(start, script);
        for order in orders {
            let (end, other) = course(start, &order);
            assert!(end == after, "another game");
            assert!(other == as_it_was, "other questions, offers or events");
        }
        running = None;
    });
    phases
}

/// Q-ARES-05, ARES-PHASE-05.
#[test]
fn the_order_in_which_players_answer_in_a_phase_changes_nothing() {
    let [ares, mars] = [answers_commute::<Ares>(), answers_commute::<Mars>()];
    assert!(ares > 500 && mars > 100, "{ares} and {mars} phases");
}

/// Q-ARES-05: others are seen as the phase began, and that they have finished.
#[test]
fn nobody_sees_what_others_do_in_a_running_phase_of_ares_expedition() {
    each_game::<Ares>(|game, seat, choice, _| must(nobody_sees(game, seat, &after(game, seat, choice))));
}

/// ARES-CARD-02, ARES-SETUP-01: hands, piles, tokens and what is chosen face down.
#[test]
fn a_view_of_ares_expedition_is_the_same_whatever_lies_unseen() {
    let mut looked = 0;
    each_game::<Ares>(|game, _, _, rng| {
        if rng.below(20) > 0 {
            return;
        }
        looked += 1;
        for who in spectators(game) {
            let other = Ares::imagine(&View::of(game, who), rng);
            must(looks_equal(game, &other, who));
        }
    });
    assert!(looked > 200, "{looked} positions");
}

#[test]
fn the_events_of_ares_expedition_rebuild_the_table_and_take_nothing_that_is_not_there() {
    each_game::<Ares>(|game, seat, choice, _| {
        let (mut facts, mut copy, mut heard) = (game_facts(game), game.clone(), EventLog::all());
        copy.play(seat, choice, &mut heard).expect("an offer is accepted");
        for &event in heard.events() {
            must(Ares::is_there(&facts, event));
            Ares::commit(&mut facts, event);
        }
        assert!(facts == game_facts(&copy));
    });
}

fn game_facts<G: Chanced>(game: &G) -> G::Facts {
    game.facts().clone()
}

fn walked(game: &impl Chanced) -> Vec<(u64, u64)> {
    let mut numbers = Vec::new();
    game.walk(&mut |label, number| numbers.push((label, number)));
    numbers
}

/// Of the board game a unit test says it of each fact (`src/mars/state/walk/told.rs`).
#[test]
fn games_of_ares_expedition_that_differ_are_told_apart_number_by_number() {
    each_game::<Ares>(|game, seat, choice, rng| {
        if rng.below(10) > 0 {
            return;
        }
        let after = after(game, seat, choice);
        let numbers = walked(game);
        let labels: HashSet<u64> = numbers.iter().map(|&(label, _)| label).collect();
        assert_eq!(labels.len(), numbers.len(), "each number has a label of its own");
        assert!(numbers.iter().all(|&(_, number)| number != 0));
        assert_eq!(walked(&after) == numbers, after == *game);
    });
}

#[test]
fn a_record_of_ares_expedition_loads_to_an_equal_game() {
    for setup in Ares::setups() {
        let mut journal = Journal::new();
        let mut behind = None;
        let end = play::<Ares>(&setup, 9, |game, seat, choice, rng| {
            let mut copy = game.clone();
            journal.play(&mut copy, seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
            if rng.below(100) == 0 {
                must(comes_back(&setup, 9, &journal, &copy));
            }
            behind = Some(copy);
        });
        assert!(behind.as_ref() == Some(&end));
        must(comes_back(&setup, 9, &journal, &end));
    }
}

/// A table's text and link come back at some questions of a game.
fn tables_come_back<G: Chanced>() {
    for setup in G::setups() {
        let mut rng = Rng::new(Seed(3));
        let mut table = Table::<G>::new(setup, Seed(3), Seating::default()).expect("the set-up is possible");
        for number in 0..200 {
            if table.asked().is_empty() {
                break;
            }
            let seat = one(table.asked(), &mut rng);
            let choice = G::by_lot(table.offers(seat), &mut rng);
            table.play(seat, choice).expect("an offer is accepted");
            if rng.below(10) == 0 && table.may_undo(seat).is_ok() {
                table.undo(seat).expect("it may");
            }
            if number % 10 == 0 {
                let Ok(Linked { table: again, to }) = Table::<G>::from_link(&table.to_link(Some(seat)))
                else {
                    panic!("a link is not read")
                };
                assert_eq!((again.to_text(), to), (table.to_text(), Some(seat)));
                assert_eq!(again.asked(), table.asked());
                let again = Table::<G>::from_text(&table.to_text());
                assert_eq!(again.map(|again| again.to_text()).ok(), Some(table.to_text()));
            }
        }
    }
}

#[test]
fn a_table_of_either_game_comes_back_from_its_text_and_from_a_link() {
    tables_come_back::<Ares>();
    tables_come_back::<Mars>();
}
