//! Games as they stand at some moment, played natively: what a test looks at need not be played there by hand.

use crate::webdriver::Browser;
use std::mem::{Discriminant, discriminant};
use viriditas::games::MarsTable;
use viriditas::kit::{Seat, Seated, Seed};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position};
use viriditas::mars::{Setup, Shape};
use viriditas::table::{Controller, Name, Seating, Table};

/// Two people.
pub(crate) const PEOPLE: [Controller; 2] = [Controller::Human; 2];

/// A game of these players that begins.
pub(crate) fn begun(setup: Setup, seed: u64, players: &[Controller]) -> MarsTable {
    dealt(setup, seed, players)
}

/// A game of any kind that begins.
pub(crate) fn dealt<G: Seated>(setup: G::Setup, seed: u64, players: &[Controller]) -> Table<G> {
    let mut table = Table::new(setup, Seed(seed), Seating::default()).expect("the set-up is possible");
    let names = ["Ada", "Blaise", "Chandra", "Dorothea", "Emmy"];
    for ((seat, name), player) in Seat::ALL.into_iter().zip(names).zip(players) {
        table.seat(seat, *player, Name::new(name));
    }
    table
}

/// Lets all play alike until it is as asked and somebody is to answer: who that is; nobody at the end of the game.
pub(crate) fn until(table: &mut MarsTable, mut is_so: impl FnMut(&MarsTable, Seat) -> bool) -> Option<Seat> {
    let mut bot = Greedy::new(Seed(11));
    while let Some(seat) = table.asked().iter().next() {
        if is_so(table, seat) {
            return Some(seat);
        }
        let view = table.view(Some(seat));
        let chosen = bot.choose(&Position::new(&Observation::at(&view), seat, table.offers(seat))).choice;
        table.play(seat, chosen).expect("an offer is accepted");
    }
    None
}

/// A game that all have played alike to its end.
pub(crate) fn finished(setup: Setup, seed: u64, players: &[Controller]) -> MarsTable {
    let mut table = begun(setup, seed, players);
    until(&mut table, |_, _| false);
    table
}

/// A game so many moves before its end.
pub(crate) fn before_the_end(whole: &MarsTable, moves: usize) -> MarsTable {
    let all = whole.moves();
    whole.after(all[all.len().saturating_sub(moves + 1)])
}

pub(crate) fn shape(table: &MarsTable, seat: Seat) -> Option<Shape> {
    table.view(Some(seat)).question(seat).map(|question| question.shape)
}

pub(crate) fn generation(table: &MarsTable) -> u16 {
    table.view(None).facts().generation.into()
}

/// The first moment of a game at which each kind of question is asked, and a turn when there is much on the table; each with
/// whoever is asked.
pub(crate) fn of_every_kind(setup: Setup, seed: u64, players: &[Controller]) -> Vec<(MarsTable, Seat)> {
    let mut kinds: Vec<(Discriminant<Shape>, bool)> = Vec::new();
    let mut moments = Vec::new();
    until(&mut begun(setup, seed, players), |table, seat| {
        if let Some(shape) = shape(table, seat) {
            let is_late = matches!(shape, Shape::Turn) && generation(table) > 6;
            let kind = (discriminant(&shape), is_late);
            if !kinds.contains(&kind) {
                kinds.push(kind);
                moments.push((table.clone(), seat));
            }
        }
        false
    });
    moments
}

/// Takes a seat at a table that comes as a link, or all where none is named, and puts away what happened before.
pub(crate) fn sit_down<G: Seated>(browser: &Browser, address: &str, table: &Table<G>, seat: Option<Seat>) {
    come_back(browser, address, table, seat);
    browser.script("document.querySelector('#recap-close')?.click()");
}

/// Takes a seat at a table that comes as a link, or all where none is named.
pub(crate) fn come_back<G: Seated>(browser: &Browser, address: &str, table: &Table<G>, seat: Option<Seat>) {
    browser.open(&format!("{address}#{}", table.to_link(seat)));
    browser.click_on("#invitation [data-way=join]");
    browser.until("the table", "return document.querySelector('#invitation') === null");
    browser.find("#question, #scores, #hand-over, #waiting, #elsewhere");
}
