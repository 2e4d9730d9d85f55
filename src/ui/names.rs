//! What the players are called.

use crate::kit::Seat;
use std::rc::Rc;
use yew::AttrValue;

/// A name for each seat of a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Names(Rc<[AttrValue]>);

impl Names {
    /// The name at a seat; empty where nobody sits.
    pub(crate) fn of(&self, seat: Seat) -> AttrValue {
        self.0.get(seat.index()).cloned().unwrap_or_default()
    }

    /// All names, by seat.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(AttrValue::as_str)
    }
}

impl<T: Into<AttrValue>> FromIterator<T> for Names {
    fn from_iter<I: IntoIterator<Item = T>>(names: I) -> Self {
        Self(names.into_iter().map(Into::into).collect())
    }
}
