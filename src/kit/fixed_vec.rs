//! A few things in a row, kept in place.

use core::array;
use core::fmt::{self, Debug, Formatter};
use core::iter::Take;
use core::ops::{Deref, DerefMut};

/// At most `N` things, 255 at the most, in an order of their own. A copy of it is a copy of memory, as the state of a
/// search wants it; what no longer has room is left out.
#[derive(Clone, Copy)]
pub struct FixedVec<T, const N: usize> {
    /// Behind `len` stands what says nothing.
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> FixedVec<T, N> {
    /// An empty row.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self { items: [T::default(); N], len: 0 }
    }

    /// Whether there is no more room.
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds a thing at the end, where there is room.
    pub fn push(&mut self, item: T) {
        self.insert(self.len(), item);
    }

    /// Takes the last thing away.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Adds a thing before the one at this place, where there is one; whether there was room.
    pub fn insert(&mut self, place: usize, item: T) -> bool {
        if self.is_full() {
            return false;
        }
        let place = place.min(self.len());
        self.len += 1;
        let behind = &mut self[place..];
        behind.rotate_right(1);
        behind[0] = item;
        true
    }

    /// Leaves what `stays` says, in the same order.
    pub fn retain(&mut self, mut stays: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for place in 0..self.len() {
            if stays(&self[place]) {
                self[kept] = self[place];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }
}

impl<T: Copy + Default, const N: usize> Default for FixedVec<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for FixedVec<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for FixedVec<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for FixedVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for FixedVec<T, N> {}

impl<T: Debug, const N: usize> Debug for FixedVec<T, N> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        self[..].fmt(to)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for FixedVec<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = Self::new();
        items.into_iter().take(N).for_each(|item| row.push(item));
        row
    }
}

impl<T, const N: usize> IntoIterator for FixedVec<T, N> {
    type Item = T;
    type IntoIter = Take<array::IntoIter<T, N>>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(self.len.into())
    }
}

impl<'r, T, const N: usize> IntoIterator for &'r FixedVec<T, N> {
    type Item = &'r T;
    type IntoIter = core::slice::Iter<'r, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'r, T, const N: usize> IntoIterator for &'r mut FixedVec<T, N> {
    type Item = &'r mut T;
    type IntoIter = core::slice::IterMut<'r, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::FixedVec;
    use crate::kit::{Rng, Seed};

    #[test]
    fn a_row_is_a_list_with_little_room() {
        let mut rng = Rng::new(Seed(1));
        let (mut row, mut list) = (FixedVec::<u32, 6>::new(), Vec::new());
        for number in 0..2_000 {
            let has_room = list.len() < 6;
            match rng.below(5) {
                0 | 1 => {
                    row.push(number);
                    list.extend(has_room.then_some(number));
                }
                2 => {
                    let place = rng.below(list.len() as u32 + 1) as usize;
                    assert_eq!(row.insert(place, number), has_room);
                    if has_room {
                        list.insert(place, number);
                    }
                }
                3 => assert_eq!(row.pop(), list.pop()),
                _ => {
                    let bit = rng.below(2);
                    row.retain(|item| item % 3 != bit);
                    list.retain(|item| item % 3 != bit);
                }
            }
            assert_eq!((&row[..], row.is_full()), (&list[..], list.len() == 6));
            assert!(row == list.iter().copied().collect());
            assert!(row.into_iter().eq(list.iter().copied()));
        }
    }
}
