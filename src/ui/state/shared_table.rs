//! A table that components and effects share.

use crate::kit::Seats;
use crate::table::{Controller, Table};
use std::{ops::Deref, rc::Rc};

/// A table that components and effects share. Two are equal when they are the same one.
#[derive(Clone, Debug)]
pub(crate) struct SharedTable(Rc<Table>);

impl SharedTable {
    pub(crate) fn new(table: Table) -> Self {
        Self(Rc::new(table))
    }

    /// Everyone at it.
    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.0.setup().players)
    }

    /// The seats that people have.
    pub(crate) fn people(&self) -> Seats {
        self.seats().iter().filter(|&seat| self.0.player(seat) == Controller::Human).collect()
    }
}

impl PartialEq for SharedTable {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for SharedTable {
    type Target = Table;
    fn deref(&self) -> &Table {
        &self.0
    }
}
