//! Turmoil (`TURM`), and what it brings to the other boxes (`MIX`).

mod cards;
mod corporations;
mod debts;
mod delegates;
mod events;
mod government;
mod policies;
mod taxes;

pub(super) use crate::rules::help::{Play, all_pass, begun, finish_set_up, idle, seat};
pub(super) use viriditas::kit::{Rules, Seed};
pub(super) use viriditas::mars::cards::Parameter::{Oceans, Venus};
pub(super) use viriditas::mars::cards::Resource::{self, Energy, Heat, MegaCredits, Plants, Steel, Titanium};
pub(super) use viriditas::mars::cards::*;
pub(super) use viriditas::mars::scenario::{Moment, Scenario};
pub(super) use viriditas::mars::{
    Choice, Delegate, DelegateSeat, Event, Faction, Mars, Phase, Pile, Refusal, Setup, Shape, Switch,
    influence,
};

/// A table with Turmoil, in the second generation.
fn table(players: u8) -> Scenario {
    with(players, &[])
}

/// A table with Turmoil and more boxes and options.
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

/// A table with events that change nothing where nobody has tags; those that come send delegates to the Greens and to the
/// Scientists.
fn calm(players: u8) -> Scenario {
    calmed(table(players))
}

fn calmed(table: Scenario) -> Scenario {
    let table = table.current_event(SOLAR_FLARE).coming_event(CELEBRITY_LEADERS);
    table.distant_event(HOMEWORLD_SUPPORT).event_pile(&[PRODUCTIVITY])
}

/// What happens from the current event on until another party rules: everyone passes, and whoever is asked has not answered yet.
fn event(position: Scenario) -> (Mars, Vec<Event>) {
    let mut game = position.seat(0).turn(0).start();
    let events = game.everyone_passes();
    let from = events.iter().position(|event| matches!(event, Event::EventHappens(_))).expect("an event");
    let rest = &events[from..];
    let until = rest.iter().position(|event| matches!(event, Event::PartyRules(_))).unwrap_or(rest.len());
    let happened = rest[..until].to_vec();
    (game, happened)
}

/// What a player's stock of a resource gained and lost by these.
fn change(events: &[Event], number: u8, of: Resource) -> i32 {
    let change = |event: &Event| match *event {
        Event::Gained { seat: who, resource, amount } if (who, resource) == (seat(number), of) => {
            i32::from(amount)
        }
        Event::Lost { seat: who, resource, amount, .. } if (who, resource) == (seat(number), of) => {
            -i32::from(amount)
        }
        _ => 0,
    };
    events.iter().map(change).sum()
}

/// By how much a player's rating changed by these.
fn rated(events: &[Event], number: u8) -> i16 {
    let change = |event: &Event| match *event {
        Event::Rated { seat: who, change } if who == seat(number) => change,
        _ => 0,
    };
    events.iter().map(change).sum()
}
