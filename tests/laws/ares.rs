//! Laws of Ares Expedition over whole games of chance, of every mode and number of players.

use core::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use viriditas::ares::cards::{self, CardId, CardSet, PROJECTS, Phase, ZoneTrack};
use viriditas::ares::{
    Ares, Choice, Event, Facts, HAND_LIMIT, LAST_ROUND, Level, Mode, Outcome, Question, Setup, Stage,
    StandardAction,
};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seated, Seed, View};
use viriditas::save::{Journal, Record};
use viriditas::table::{Seating, Table};

/// Every mode, number of players and option.
fn setups() -> Vec<Setup> {
    let plain = [2, 3, 4].map(Setup::new);
    let solo = Level::ALL.map(|level| Setup { mode: Mode::Solo(level), ..Setup::new(1) });
    let cooperative = Setup { mode: Mode::Cooperative, ..Setup::new(2) };
    let options = [
        Setup { first_game: true, ..Setup::new(3) },
        Setup { mulligan: true, promotional: true, ..Setup::new(4) },
        Setup { promotional: true, ..Setup::new(2) },
        Setup { mulligan: true, ..solo[0] },
        Setup { promotional: true, mulligan: true, ..cooperative },
    ];
    plain.into_iter().chain(solo).chain([cooperative]).chain(options).collect()
}

/// Games of chance of each set-up.
const GAMES: u64 = 20;

/// An answer by lot, seldom a sale.
fn by_lot(offers: &[Choice], rng: &mut Rng) -> Choice {
    let is_sale = |choice: &Choice| matches!(choice, Choice::Sell(_));
    let kept: Vec<Choice> = offers.iter().copied().filter(|choice| !is_sale(choice)).collect();
    let sells = kept.is_empty() || (rng.below(12) == 0 && kept.len() < offers.len());
    let from = if sells { offers } else { &kept };
    from[rng.below(from.len() as u32) as usize]
}

/// The most answers of a game; those of chance have a tenth of it.
const MOST_ANSWERS: u32 = 20_000;

/// Counts an answer, so that a game that does not end fails.
fn count(answers: &mut u32) {
    *answers += 1;
    assert!(*answers < MOST_ANSWERS, "the game does not end");
}

fn one(seats: viriditas::kit::Seats, rng: &mut Rng) -> Seat {
    let seats: Vec<Seat> = seats.iter().collect();
    seats[rng.below(seats.len() as u32) as usize]
}

/// Plays a game of chance; before each answer the law looks at the game.
fn play(setup: &Setup, seed: u64, mut law: impl FnMut(&Ares, Seat, Choice, &mut Rng)) -> Ares {
    let mut rng = Rng::new(Seed(seed));
    let mut game = Ares::begin(setup, Seed(seed), &mut EventLog::nothing()).expect("the set-up is possible");
    let mut answers = 0;
    while !game.asked().is_empty() {
        count(&mut answers);
        let seat = one(game.asked(), &mut rng);
        let offers: Vec<Choice> = game.choices(seat).collect();
        assert!(!offers.is_empty() && offers.len() <= 1024, "{} offers", offers.len());
        let choice = by_lot(&offers, &mut rng);
        law(&game, seat, choice, &mut rng);
        game.play(seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
    }
    game
}

fn each_game(mut law: impl FnMut(&Ares, Seat, Choice, &mut Rng)) {
    for setup in setups() {
        for seed in 0..GAMES {
            play(&setup, seed, &mut law);
        }
    }
}

/// One choice of each kind, of any card.
fn any_choice(rng: &mut Rng) -> Choice {
    let number = rng.below(220) as usize;
    let card = cards::all().nth(number).expect("a card of that many").id;
    match rng.below(16) {
        0 => Choice::Phase(Phase::ALL[number % 5]),
        1 => Choice::Card(card),
        2 => Choice::Play(card),
        3 => Choice::Act { card, way: (number % 2) as u8 },
        4 => Choice::Standard(StandardAction::ALL[number % 5]),
        5 => Choice::DrawBonus,
        6 => Choice::BuyRating,
        7 => Choice::Sell(card),
        8 => Choice::Branch((number % 3) as u8),
        9 => Choice::Amount((number % 9) as u16),
        10 => Choice::Track(ZoneTrack::ALL[number % 2]),
        11 => Choice::MoneyCube,
        12 => Choice::SwapCube,
        13 => Choice::Decline,
        14 => Choice::Done,
        _ => Choice::Reopen,
    }
}

#[test]
fn every_offer_is_accepted_and_a_refusal_changes_nothing() {
    each_game(|game, seat, _, rng| {
        let offers: Vec<Choice> = game.choices(seat).collect();
        for (place, offer) in offers.iter().enumerate() {
            assert_eq!(game.allows(seat, offer), Ok(place as u16));
        }
        if rng.below(8) == 0 {
            let offer = offers[rng.below(offers.len() as u32) as usize];
            game.clone().play(seat, offer, &mut EventLog::nothing()).expect("an offer is accepted");
        }
        for _ in 0..4 {
            let (seat, choice) = (Seat::ALL[rng.below(5) as usize], any_choice(rng));
            if !game.choices(seat).any(|offer| offer == choice) {
                let mut same = game.clone();
                same.play(seat, choice, &mut EventLog::nothing()).expect_err("it is not offered");
                assert!(same == *game);
            }
        }
    });
}

/// ARES-COMP-01.
#[test]
fn each_card_is_in_exactly_one_place() {
    each_game(|game, _, _, _| each_card_once(game));
}

fn each_card_once(game: &Ares) {
    let facts = game.facts();
    let mut places: Vec<CardId> = facts.cards.lying().collect();
    for seat in game.seats().iter() {
        let player = &facts.players[seat];
        for cards in [player.hand, player.board.played, player.playing, player.doings.discarded] {
            places.extend(cards.iter());
        }
        places.extend(player.doings.looked.iter());
        assert_eq!(player.hand.len(), usize::from(player.board.hand_size));
    }
    let all: CardSet = places.iter().copied().collect();
    assert_eq!((places.len(), all), (PROJECTS.len(), PROJECTS));
}

/// What all hear of the events that an answer told, before the phase ended.
fn own(events: &[Event]) -> Vec<Event> {
    events.iter().copied().take_while(|event| *event != Event::Ended).collect()
}

/// What a phase was to each seat.
type Course = HashMap<Seat, Vec<(Vec<Choice>, Option<Question>, Vec<Event>)>>;

/// Plays the answers of a phase in this order.
fn course(from: &Ares, script: &[(Seat, Choice)]) -> (Ares, Course) {
    let (mut game, mut course) = (from.clone(), Course::new());
    for &(seat, choice) in script {
        let (offers, question) = (game.choices(seat).collect(), game.question(seat));
        let mut heard = EventLog::all();
        game.play(seat, choice, &mut heard).expect("it is offered in any order");
        course.entry(seat).or_default().push((offers, question, own(heard.events())));
    }
    (game, course)
}

/// Leaves to whom each answer belongs, and gives each seat its answers in the order in which it gave them.
fn in_own_order(order: &mut [(Seat, Choice)], script: &[(Seat, Choice)]) {
    let mut given = HashMap::<Seat, usize>::new();
    for (seat, choice) in order {
        let number = given.entry(*seat).or_default();
        let own = script.iter().filter(|(other, _)| other == seat).nth(*number);
        *choice = own.expect("as many answers").1;
        *number += 1;
    }
}

/// Q-ARES-05, ARES-PHASE-05: within a phase answers of two seats commute.
#[test]
fn the_order_in_which_players_answer_in_a_phase_changes_nothing() {
    let mut phases = 0;
    for setup in setups().into_iter().filter(|setup| setup.players > 1) {
        for seed in 0..GAMES {
            let mut rng = Rng::new(Seed(seed));
            let mut game = Ares::begin(&setup, Seed(seed), &mut EventLog::nothing()).expect("it is possible");
            let mut running = game.together().map(|number| (number, game.clone(), Vec::new()));
            let mut answers = 0;
            while !game.asked().is_empty() {
                count(&mut answers);
                let seat = one(game.asked(), &mut rng);
                let offers: Vec<Choice> = game.choices(seat).collect();
                let choice = by_lot(&offers, &mut rng);
                game.play(seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
                if let Some((number, start, script)) = &mut running {
                    script.push((seat, choice));
                    if game.together() == Some(*number) {
                        continue;
                    }
                    phases += 1;
                    let mut orders = [script.clone(), script.clone(), script.clone()];
                    orders[0].sort_by_key(|(seat, _)| seat.number());
                    orders[1].sort_by_key(|(seat, _)| Reverse(seat.number()));
                    rng.shuffle(&mut orders[2]);
                    in_own_order(&mut orders[2], script);
                    let (_, as_it_was) = course(start, script);
                    for order in orders {
                        let (after, other) = course(start, &order);
                        assert!(after == game, "another game");
                        assert!(other == as_it_was, "other questions, offers or events");
                    }
                }
                running = game.together().map(|number| (number, game.clone(), Vec::new()));
            }
        }
    }
    assert!(phases > 500, "{phases} phases");
}

/// Q-ARES-05: others are seen as the phase began, and that they have finished.
#[test]
fn nobody_sees_what_others_do_in_a_running_phase() {
    each_game(|game, seat, choice, _| {
        let Some(number) = game.together() else { return };
        let mut after = game.clone();
        after.play(seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
        if after.together() != Some(number) || after.asked() != game.asked() {
            return;
        }
        for other in game.seats().iter().filter(|&other| other != seat).map(Some).chain([None]) {
            assert!(View::of(game, other) == View::of(&after, other), "{choice:?} of {seat:?} is seen");
        }
    });
}

/// ARES-CARD-02, ARES-SETUP-01: hands, piles, tokens and what is chosen face down.
#[test]
fn a_view_is_the_same_whatever_lies_unseen() {
    let mut looked = 0;
    each_game(|game, _, _, rng| {
        if rng.below(20) > 0 {
            return;
        }
        looked += 1;
        for who in game.seats().iter().map(Some).chain([None]) {
            let view = View::of(game, who);
            let other = Ares::imagine(&view, rng);
            assert!(View::of(&other, who) == view, "{:?}", game.facts().stage);
            assert_eq!(other.asked(), game.asked());
            if let Some(seat) = who {
                assert!(other.choices(seat).eq(game.choices(seat)), "the own offers are known");
                assert!(view.choices(seat).eq(game.choices(seat)), "the own offers are seen");
            }
            each_card_once(&other);
        }
    });
    assert!(looked > 200, "{looked} positions");
}

#[test]
fn the_events_rebuild_the_table() {
    for setup in setups() {
        let mut heard = EventLog::all();
        let mut rng = Rng::new(Seed(1));
        let mut game = Ares::begin(&setup, Seed(1), &mut heard).expect("the set-up is possible");
        let mut facts = game.facts().clone();
        heard.forget();
        let mut answers = 0;
        while !game.asked().is_empty() {
            count(&mut answers);
            let seat = one(game.asked(), &mut rng);
            let offers: Vec<Choice> = game.choices(seat).collect();
            game.play(seat, by_lot(&offers, &mut rng), &mut heard).expect("an offer is accepted");
            for &event in heard.events() {
                nothing_below_zero(&facts, event);
                Ares::commit(&mut facts, event);
                for who in game.seats().iter().map(Some).chain([None]) {
                    Ares::told_to(event, who).expect("everybody hears of everything");
                }
            }
            heard.forget();
            assert!(facts == *game.facts());
        }
    }
}

/// Nobody pays or loses what is not there.
fn nothing_below_zero(facts: &Facts, event: Event) {
    match event {
        Event::Paid { seat, stock, amount } => {
            assert!(facts.players[seat].board.stock[stock] >= amount, "{event:?}");
        }
        Event::Removed { seat, card, amount } => {
            assert!(facts.players[seat].board.stored.on(card) >= amount, "{event:?}");
        }
        Event::Rated { seat, change } => {
            assert!(i32::from(facts.players[seat].board.rating) + i32::from(change) >= 0, "{event:?}");
        }
        Event::Sold { seat, card, .. }
        | Event::Discarded { seat, card }
        | Event::Played { seat, card, .. } => {
            assert!(facts.players[seat].hand.contains(card), "{event:?}");
        }
        _ => {}
    }
}

fn walked(game: &Ares) -> Vec<(u64, u64)> {
    let mut numbers = Vec::new();
    game.walk(&mut |label, number| numbers.push((label, number)));
    numbers
}

#[test]
fn games_that_differ_are_told_apart_number_by_number() {
    each_game(|game, seat, choice, rng| {
        if rng.below(10) > 0 {
            return;
        }
        let mut after = game.clone();
        after.play(seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
        let numbers = walked(game);
        let labels: HashSet<u64> = numbers.iter().map(|&(label, _)| label).collect();
        assert_eq!(labels.len(), numbers.len(), "each number has a label of its own");
        assert!(numbers.iter().all(|&(_, number)| number != 0));
        assert_eq!(walked(&after) == numbers, after == *game);
    });
}

/// ARES-END-01, ARES-COOP-06, ARES-SOLO-06.
#[test]
fn games_end() {
    for setup in setups() {
        for seed in 0..GAMES {
            let mut rounds = 1;
            let end = play(&setup, seed, |game, _, _, _| {
                let facts = game.facts();
                assert!(facts.round == rounds || facts.round == rounds + 1);
                rounds = facts.round;
                if facts.stage == Stage::Planning && facts.round > 1 {
                    let hands = game.seats().iter().map(|seat| facts.players[seat].board.hand_size);
                    assert!(hands.max() <= Some(HAND_LIMIT));
                }
            });
            let facts = end.facts();
            println!("{setup:?}: {} rounds, {:?}", facts.round, facts.outcome());
            match (setup.mode, facts.outcome().expect("the game is over")) {
                (Mode::Competitive, Outcome::Winners(winners)) => {
                    assert!(!winners.is_empty());
                    assert!(facts.planet.is_terraformed() || facts.round == LAST_ROUND);
                }
                (Mode::Solo(_), outcome) => {
                    assert_eq!(outcome == Outcome::Won, facts.planet.is_terraformed());
                    assert!(outcome == Outcome::Won || facts.round == 25);
                }
                (Mode::Cooperative, Outcome::Won | Outcome::Lost) => {
                    assert_eq!((facts.round, facts.cubes.money, facts.cubes.swaps), (15, 0, 0));
                }
                (mode, outcome) => panic!("{outcome:?} in {mode:?}"),
            }
        }
    }
}

#[test]
fn a_record_replays_to_an_equal_game() {
    for setup in setups() {
        let mut rng = Rng::new(Seed(5));
        let mut game =
            Ares::begin(&setup, Seed(9), &mut EventLog::nothing()).expect("the set-up is possible");
        let mut journal = Journal::<Ares>::new();
        let mut answers = 0;
        while !game.asked().is_empty() {
            count(&mut answers);
            let seat = one(game.asked(), &mut rng);
            let offers: Vec<Choice> = game.choices(seat).collect();
            let choice = by_lot(&offers, &mut rng);
            journal.play(&mut game, seat, choice, &mut EventLog::nothing()).expect("an offer is accepted");
        }
        let text = Record::of(&setup, Seed(9), &journal, &game).to_text();
        let record = Record::<Ares>::from_text(&text).expect("a record reads what it wrote");
        let (again, _) = record.replay(&mut EventLog::nothing()).expect("the answers make the same game");
        assert!(again == game);
        assert_eq!(record.setup(), &setup);
    }
}

#[test]
fn a_table_keeps_a_game_and_takes_answers_back() {
    let mut reopened = 0;
    for setup in setups() {
        let mut table =
            Table::<Ares>::new(setup, Seed(3), Seating::default()).expect("the set-up is possible");
        let mut rng = Rng::new(Seed(3));
        for _ in 0..150 {
            if table.asked().is_empty() {
                break;
            }
            let seat = one(table.asked(), &mut rng);
            let offers = table.offers(seat).to_vec();
            let (choice, before, asked) = (by_lot(&offers, &mut rng), table.to_text(), table.asked());
            table.play(seat, choice).expect("an offer is accepted");
            // Who goes on with a phase leaves no trace of having finished it.
            if table.asked() == asked.without(seat) && table.offers(seat).contains(&Choice::Reopen) {
                reopened += 1;
                table.play(seat, Choice::Reopen).expect("it is offered");
                assert_eq!(table.to_text(), before);
                table.play(seat, choice).expect("it is offered again");
            }
            if rng.below(10) == 0 && table.may_undo(seat).is_ok() {
                table.undo(seat).expect("it may");
            }
            if rng.below(10) == 0 {
                let again = Table::<Ares>::from_text(&table.to_text()).expect("a table's text is whole");
                assert_eq!(again.to_text(), table.to_text());
            }
        }
    }
    assert!(reopened > 50, "{reopened} phases");
}
