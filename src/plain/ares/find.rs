//! The things of Ares Expedition by what programs call them.

use super::names::Named;
use crate::ares::cards::{self, Card};
use crate::plain::fault::{Fault, Read};

/// The thing with this name.
pub(super) fn read<T: Named>(name: Option<&str>, argument: &str) -> Result<T, Fault> {
    let name = name.missing_at(argument)?;
    let found = T::EVERY.iter().copied().find(|it| it.name() == name);
    found.among(argument, name, T::EVERY.iter().map(|it| it.name()))
}

/// The card with this English name; upper and lower case are alike.
pub(super) fn read_card(name: &str, argument: &str) -> Result<&'static Card, Fault> {
    let found = cards::all().find(|card| card.name.eq_ignore_ascii_case(name));
    found.ok_or_else(|| Fault::not_near(argument, name, cards::all().map(|card| card.name)))
}
