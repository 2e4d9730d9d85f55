//! Runs of cards: what their question says comes true.

use crate::rules::help::begun;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::{CardZone, Choice, Mars, Setup, Shape};

/// The least and the most cards that a seat takes from now on, and where they lie.
fn run(game: &Mars, seat: Seat) -> Option<(u8, u8, CardZone)> {
    match game.question(seat)?.shape {
        Shape::Cards { least, most, from } => Some((least, most, from)),
        _ => None,
    }
}

/// How many cards a seat takes that takes the first one offered as long as there is one, and pays what it must.
fn taken(mut game: Mars, seat: Seat) -> u8 {
    let mut taken = 0;
    loop {
        let first = game.choices(seat).next();
        let shape = game.question(seat).map(|question| question.shape);
        let choice = match (shape, first) {
            (Some(Shape::Cards { .. }), Some(card @ Choice::Card(_))) => card,
            // Bought one after the other: what pays for one is asked in between.
            (Some(Shape::Payment { .. }), Some(amount)) if taken > 0 => amount,
            _ => return taken,
        };
        taken += u8::from(matches!(choice, Choice::Card(_)));
        game.play(seat, choice, &mut EventLog::nothing()).expect("it is offered");
    }
}

/// Cards bought, kept and sold (BASE-RES-01, BASE-SP-02): so many can be taken as the question says, and it may be ended
/// as soon as no more must be.
#[test]
fn a_run_of_cards_says_how_many_more_are_taken() {
    let mut runs = [0; 3];
    for number in 0..40 {
        let (mut game, _) = begun(Setup::new(1 + number as u8 % 3), number);
        let mut rng = Rng::new(Seed(number));
        while let Some(seat) = game.asked().iter().next() {
            let offers: Vec<Choice> = game.choices(seat).collect();
            if let Some((least, most, from)) = run(&game, seat) {
                let cards = offers.iter().filter(|offer| matches!(offer, Choice::Card(_))).count();
                assert!(least <= most && usize::from(most) <= cards);
                assert_eq!((offers.contains(&Choice::Done), cards > 0), (least == 0, most > 0));
                assert_eq!(taken(game.clone(), seat), most, "of {least} to {most} {from:?}");
                let kind = if from == CardZone::Hand { 0 } else { 1 + usize::from(least > 0) };
                runs[kind] += 1;
            }
            let choice = offers[rng.below(offers.len() as u32) as usize];
            game.play(seat, choice, &mut EventLog::nothing()).expect("it is offered");
        }
    }
    assert!(runs.iter().all(|&times| times > 10), "sold, bought, kept: {runs:?}");
}
