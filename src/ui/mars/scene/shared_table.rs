//! A table of the board game that components share.

use crate::games::MarsTable;
use std::{ops::Deref, rc::Rc};

/// A table of the board game that components share. Two are equal when they are the same one.
#[derive(Clone, Debug)]
pub(crate) struct SharedTable(Rc<MarsTable>);

impl From<Rc<MarsTable>> for SharedTable {
    fn from(table: Rc<MarsTable>) -> Self {
        Self(table)
    }
}

impl PartialEq for SharedTable {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for SharedTable {
    type Target = MarsTable;
    fn deref(&self) -> &MarsTable {
        &self.0
    }
}
