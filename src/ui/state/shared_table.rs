//! A table that components share.

use crate::kit::Seated;
use crate::table::Table;
use std::{ops::Deref, rc::Rc};

/// A table that components share. Two are equal when they are the same one.
#[derive(Debug)]
pub(crate) struct SharedTable<G: Seated>(Rc<Table<G>>);

impl<G: Seated> Clone for SharedTable<G> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<G: Seated> From<Rc<Table<G>>> for SharedTable<G> {
    fn from(table: Rc<Table<G>>) -> Self {
        Self(table)
    }
}

impl<G: Seated> From<SharedTable<G>> for Rc<Table<G>> {
    fn from(SharedTable(table): SharedTable<G>) -> Self {
        table
    }
}

impl<G: Seated> PartialEq for SharedTable<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<G: Seated> Deref for SharedTable<G> {
    type Target = Table<G>;
    fn deref(&self) -> &Table<G> {
        &self.0
    }
}
