//! States of whole games, whether the walk tells everything of them.

use super::state::walk::told::every_fact_is_told;
use super::{Mars, SWITCHES, Setup, Switch, maps::MAPS};
use crate::kit::{EventLog, Rng, Rules, Seed};

/// A game of any boxes and options that go together, by lot.
fn setup(number: u64, rng: &mut Rng) -> Setup {
    let plain = Setup { map: (number % MAPS.len() as u64) as u8, ..Setup::new(1 + (number % 5) as u8) };
    SWITCHES.iter().fold(plain, |setup, row| {
        let with = setup.with(row.switch);
        if rng.below(2) == 0 && with.faults().is_empty() { with } else { setup }
    })
}

/// States of whole games, of all maps, boxes and options.
#[test]
fn states_that_differ_in_any_one_fact_are_told_apart() {
    let (mut states, mut differing, mut with_committee) = (0, 0, 0);
    for number in 0..20 {
        let mut rng = Rng::new(Seed(number));
        let setup = setup(number, &mut rng);
        let mut game =
            Mars::begin(&setup, Seed(number), &mut EventLog::nothing()).expect("the set-up is possible");
        while let Some(seat) = game.asked().iter().next() {
            if rng.below(400) == 0 {
                states += 1;
                differing += every_fact_is_told(&game);
                with_committee += u32::from(setup.on.has(Switch::Turmoil));
            }
            let offers: Vec<_> = game.choices(seat).collect();
            let choice = offers[rng.below(offers.len() as u32) as usize];
            game.play(seat, choice, &mut EventLog::nothing()).expect("it is offered");
        }
    }
    println!("{states} states, {with_committee} with a committee, {differing} that differ from them");
    assert!(states > 20 && with_committee > 5, "{states} states, {with_committee} with a committee");
}
