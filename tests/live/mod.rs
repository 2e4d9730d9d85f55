//! One game on several devices: over channels that delay and break, and with what hostile devices send.

mod hostile;
mod invitation;
mod world;

use viriditas::ares;
use viriditas::games::{AresTable, Game, MarsTable};
use viriditas::kit::{BySeat, Rng, Seat, Seed};
use viriditas::mars::{self, Switch};
use viriditas::table::{Bot, Controller, Seating};

/// A game by lot: the board game with and without a draft or Ares Expedition, with two to four seats, of which the last one may be a
/// bot's.
fn game(number: u64) -> Game {
    let mut rng = Rng::new(Seed(number));
    let players = 2 + rng.below(3) as u8;
    let mut seating = Seating::default();
    if players > 2 && rng.below(2) == 0 {
        let mut sits = BySeat::<Controller>::default();
        sits[Seat::ALL[usize::from(players) - 1]] = Controller::Bot(Bot::Random);
        seating.players = sits;
    }
    match number % 4 {
        0 => MarsTable::new(mars::Setup::new(players), Seed(number), seating).expect("possible").into(),
        1 => {
            let setup = mars::Setup::new(players).with(Switch::Draft).with(Switch::Prelude);
            MarsTable::new(setup, Seed(number), seating).expect("possible").into()
        }
        _ => AresTable::new(ares::Setup::new(players), Seed(number), seating).expect("possible").into(),
    }
}
