//! Turmoil (`TURM`), and what it brings to the other boxes (`MIX`).

mod delegates;
mod events;
mod government;
mod policies;
mod taxes;

pub(super) use crate::rules::help::{Play, all_pass, begun, finish_set_up, seat};
pub(super) use viriditas::cards::*;
pub(super) use viriditas::kit::{Rules, Seed};
pub(super) use viriditas::mars::scenario::{Moment, Scenario};
pub(super) use viriditas::mars::{
    Bench, Choice, Delegate, Event, Faction, Mars, Phase, Pile, Refusal, Setup, Switch, influence,
};
pub(super) use viriditas::words::Parameter::{Oceans, Venus};
pub(super) use viriditas::words::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel, Titanium};
pub(super) use viriditas::words::Tag;

/// A table with Turmoil, in the second generation.
fn table(players: u8) -> Scenario {
    with(players, &[])
}

/// The same with more boxes and options.
fn with(players: u8, more: &[Switch]) -> Scenario {
    let setup = Setup { first: Some(seat(0)), ..Setup::new(players) }.with(Switch::Turmoil);
    Scenario::new(more.iter().fold(setup, |setup, &switch| setup.with(switch))).generation(2)
}

/// The standard project that costs 14 M€.
const ASTEROID_PROJECT: Choice = Choice::Project(StandardProject::Asteroid);

const fn own(number: u8) -> Delegate {
    match viriditas::kit::Seat::new(number) {
        Some(seat) => Delegate::Of(seat),
        None => Delegate::Neutral,
    }
}

/// The only action of a policy.
fn policy(party: Party) -> Choice {
    Choice::Act { card: party.card(), which: 0 }
}

fn faction(game: &Mars, party: Party) -> Faction {
    *game.facts().committee.faction(party)
}

fn money(game: &Mars, number: u8) -> u16 {
    game.stock(number, MegaCredits)
}

/// Everyone's M€ and rating.
fn purses(game: &Mars) -> Vec<(u16, i16)> {
    (0..game.facts().options.players).map(|number| (money(game, number), game.rating(number))).collect()
}
