//! A game: what is true, what is owed, and what is answered together.

use super::agenda::Agenda;
use super::facts::Facts;
use super::slots::Slot;
use crate::kit::BySeat;

/// A game of Terraforming Mars.
///
/// ```
/// use viriditas::kit::{EventLog, Rules, Seat, Seats, Seed};
/// use viriditas::mars::{Choice, Mars, Refusal, Setup};
///
/// let mut heard = EventLog::all();
/// let mut game = Mars::begin(&Setup::new(2), Seed(7), &mut heard).expect("the set-up is possible");
/// assert_eq!(game.asked(), Seats::first(2), "both choose a corporation at the same time");
///
/// let first = Seat::default();
/// let offers: Vec<Choice> = game.choices(first).collect();
/// assert!(matches!(offers[..], [Choice::Card(_), Choice::Card(_)]), "two corporations were dealt");
/// assert_eq!(game.play(first, Choice::Pass, &mut heard), Err(Refusal::NotAnAnswer));
///
/// heard.forget();
/// game.play(first, offers[0], &mut heard).expect("an offer is accepted");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mars {
    pub(in crate::mars) facts: Facts,
    pub(in crate::mars) agenda: Agenda,
    pub(in crate::mars) slots: BySeat<Slot>,
}

// What a search copies again and again stays small (G26); synthetic cards may have their share beside.
const _: () = assert!(size_of::<Mars>() <= if cfg!(feature = "synthetic") { 12_288 } else { 4608 });
