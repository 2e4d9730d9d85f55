//! A game as the last part of an address, behind the `#`: it never reaches a server.
//!
//! A link holds the text of the game. Where it is meant for somebody in particular, the number of that seat, from 1, and a point
//! stand before it. Letters, digits and `.-_` are all that it has, so that nothing on its way changes it.

use super::{Controller, Table};
use crate::kit::{Seat, Seated};
use crate::save::Broken;

/// What came with an address.
#[derive(Clone, Debug)]
pub struct Linked<G: Seated> {
    /// The game.
    pub table: Table<G>,
    /// Whom it is meant for: a person at this table.
    pub to: Option<Seat>,
}

impl<G: Seated> Table<G> {
    /// The game as the last part of an address, meant for this seat. It holds every secret of the table.
    ///
    /// ```
    /// use viriditas::kit::{Seat, Seed};
    /// use viriditas::mars::{Mars, Setup};
    /// use viriditas::table::{Linked, Seating, Table};
    ///
    /// let table = Table::<Mars>::new(Setup::new(2), Seed(7), Seating::default()).expect("the set-up is possible");
    /// let link = table.to_link(Seat::new(1));
    /// assert!(link.starts_with("2.V1."));
    /// let Linked { table: again, to } = Table::<Mars>::from_link(&link).expect("a link is whole");
    /// assert_eq!((again.to_text(), to), (table.to_text(), Seat::new(1)));
    /// ```
    pub fn to_link(&self, to: Option<Seat>) -> String {
        let text = self.to_text();
        match to {
            Some(seat) => format!("{}.{text}", seat.number() + 1),
            None => text,
        }
    }

    /// Reads what stands behind the `#` of an address. Whoever it is meant for must be a person at the table.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_link(link: &str) -> Result<Linked<G>, Broken<G::Fault>> {
        let (to, text) = match link.split_once('.') {
            Some((number, text)) if number.len() == 1 && text.starts_with('V') => {
                let number = number.parse().ok().and_then(|number: u8| number.checked_sub(1));
                (Some(number.ok_or(Broken::NotOurs)?), text)
            }
            Some(_) | None => (None, link),
        };
        let table = Self::from_text(text)?;
        let to = to.map(|number| table.person(number).ok_or(Broken::NotOurs)).transpose()?;
        Ok(Linked { table, to })
    }

    /// The seat with this number, if a person has it.
    fn person(&self, number: u8) -> Option<Seat> {
        let seat = Seat::new(number)?;
        let sits = self.game.seats().contains(seat);
        (sits && self.player(seat) == Controller::Human).then_some(seat)
    }
}
