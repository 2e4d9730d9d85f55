//! A state as numbers, each with a label, the same on every machine: what digests are made of.
//!
//! Zeros are not told, so that what a box adds says nothing in a game without it. A label is a place in the walk: a new fact is
//! told behind all others of its part, and a new variant of what is owed stands behind all others of its enum; then the digests
//! of kept games stay as they are. Structs are taken apart without `..`, so that a new field cannot be forgotten.

use core::hash::{Hash, Hasher};

/// Room for a part of the walk, and for a list within it.
const PART: u64 = 1 << 32;
const LIST: u64 = 1 << 16;

/// A walk that has come to a label.
pub(crate) struct Walk<'s, S> {
    at: u64,
    sink: &'s mut S,
}

impl<'s, S: FnMut(u64, u64)> Walk<'s, S> {
    /// A walk at its beginning.
    pub(crate) const fn new(sink: &'s mut S) -> Self {
        Self { at: 0, sink }
    }

    /// Tells a number behind the next label.
    pub(crate) fn add(&mut self, number: impl Into<u64>) {
        let number = number.into();
        if number != 0 {
            (self.sink)(self.at, number);
        }
        self.at += 1;
    }

    /// Begins the next part.
    pub(crate) const fn part(&mut self) {
        self.at = (self.at / PART + 1) * PART;
    }

    /// Tells a list, in room of its own.
    pub(crate) fn numbers(&mut self, numbers: impl IntoIterator<Item = u64>) {
        let from = self.at;
        numbers.into_iter().for_each(|number| self.add(number));
        self.at = from + LIST;
    }

    /// Tells a list of which some numbers may be 0, and its length, in room of its own.
    pub(crate) fn counted_numbers(&mut self, numbers: impl IntoIterator<Item = u64>) {
        let from = self.at;
        self.at += 1;
        numbers.into_iter().for_each(|number| self.add(number));
        let len = self.at - from - 1;
        if len > 0 {
            (self.sink)(from, len);
        }
        self.at = from + LIST;
    }

    /// Tells a set of small numbers, in room of its own.
    pub(crate) fn set(&mut self, numbers: impl IntoIterator<Item = u16>) {
        for number in numbers {
            (self.sink)(self.at + u64::from(number), 1);
        }
        self.at += LIST;
    }

    /// Tells a list of which most are 0, in room of its own: many at once are soon looked at.
    pub(crate) fn sparse(&mut self, numbers: &[u8]) {
        const ROW: usize = 16;
        let from = self.at;
        for (row, numbers) in (from..).step_by(ROW).zip(numbers.chunks(ROW)) {
            if numbers.iter().fold(0, |all, number| all | number) != 0 {
                self.at = row;
                for &number in numbers {
                    self.add(number);
                }
            }
        }
        self.at = from + LIST;
    }

    /// Tells a small thing as its fields come, in room of its own.
    pub(crate) fn whole(&mut self, thing: &impl Hash) {
        let from = self.at;
        thing.hash(self);
        self.at = from + LIST;
    }
}

/// Fields and variants of a [`Walk::whole`] thing.
impl<S: FnMut(u64, u64)> Hasher for Walk<'_, S> {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(byte);
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.add(number);
    }

    fn write_u16(&mut self, number: u16) {
        self.add(number);
    }

    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    /// Nobody asks.
    fn finish(&self) -> u64 {
        0
    }
}
