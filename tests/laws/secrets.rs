//! Secrets that once got out.

use viriditas::kit::{EventLog, Rules, Seat, Seed, View};
use viriditas::mars::cards::StandardProject;
use viriditas::mars::{Choice, Mars, Setup};

fn play(game: &mut Mars, seat: Seat, choice: Choice) {
    game.play(seat, choice, &mut EventLog::nothing()).expect("it is offered");
}

/// The first turn of a two-player game in which everybody bought the first five cards.
fn first_turn() -> (Mars, Seat) {
    let setup = Setup { first: Some(Seat::ALL[0]), ..Setup::new(2) };
    let mut game = Mars::begin(&setup, Seed(3), &mut EventLog::nothing()).expect("a legal set-up");
    for seat in [Seat::ALL[0], Seat::ALL[1]] {
        for _ in 0..6 {
            let choice = game.choices(seat).next().expect("an offer");
            play(&mut game, seat, choice);
        }
        play(&mut game, seat, Choice::Done);
    }
    (game, Seat::ALL[0])
}

/// BASE-SP-02: sold cards go face down.
#[test]
fn which_card_is_sold_is_not_seen_while_more_may_be_sold() {
    let (mut game, seller) = first_turn();
    if game.choices(seller).next() == Some(Choice::FirstAction) {
        play(&mut game, seller, Choice::FirstAction);
    }
    play(&mut game, seller, Choice::Project(StandardProject::SellPatents));
    let mut views = game.choices(seller).take(3).map(|card| {
        let mut sold = game.clone();
        play(&mut sold, seller, card);
        View::of(&sold, Some(Seat::ALL[1]))
    });
    let first = views.next().expect("a card to sell");
    assert!(views.all(|view| view == first));
}
