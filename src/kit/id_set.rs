//! Sets of things that have small numbers.

use core::fmt::Debug;
use core::hash::Hash;

/// Something with a number of its own that is small enough for an index.
pub trait Numbered: Copy + Eq {
    /// Room for a bit for each number: an array of an even length.
    type Words: Copy + Eq + Hash + Debug + AsRef<[u64]> + AsMut<[u64]>;

    /// An array of zeros.
    const EMPTY: Self::Words;

    /// The thing with this number.
    fn of_index(index: usize) -> Self;

    /// Its number.
    fn to_index(self) -> usize;
}

/// A set of things with numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IdSet<I: Numbered> {
    words: I::Words,
}

/// Sets the bit of a number: for constants, in which [`IdSet::insert`] cannot be called.
pub(crate) const fn insert_index<const WORDS: usize>(words: &mut [u64; WORDS], index: usize) {
    words[index / 64] |= 1 << (index % 64);
}

impl<I: Numbered> IdSet<I> {
    /// The empty set.
    pub const NONE: Self = Self { words: I::EMPTY };

    /// The set with these bits.
    pub(crate) const fn of_words(words: I::Words) -> Self {
        Self { words }
    }

    fn words(&self) -> &[u64] {
        self.words.as_ref()
    }

    /// This set with each word joined to that of another one.
    fn joined(mut self, other: &Self, join: impl Fn(u64, u64) -> u64) -> Self {
        let words = self.words.as_mut().iter_mut().zip(other.words());
        words.for_each(|(word, &other)| *word = join(*word, other));
        self
    }

    /// The number of things in the set.
    pub fn len(&self) -> usize {
        let words = self.words().iter().filter(|&&word| word != 0);
        words.map(|word| word.count_ones() as usize).sum()
    }

    /// Whether nothing is in the set.
    pub fn is_empty(&self) -> bool {
        self.words().iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether anything is in both sets.
    pub fn meets(&self, other: &Self) -> bool {
        self.words().iter().zip(other.words()).fold(0, |all, (word, other)| all | word & other) != 0
    }

    /// Whether it is in the set.
    pub fn contains(&self, id: I) -> bool {
        let index = id.to_index();
        self.words()[index / 64] & (1 << (index % 64)) != 0
    }

    /// Puts one in.
    pub fn insert(&mut self, id: I) {
        let index = id.to_index();
        self.words.as_mut()[index / 64] |= 1 << (index % 64);
    }

    /// Takes one out.
    pub fn remove(&mut self, id: I) {
        let index = id.to_index();
        self.words.as_mut()[index / 64] &= !(1 << (index % 64));
    }

    /// What is in both sets.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        self.joined(other, |word, other| word & other)
    }

    /// What is in either set.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        self.joined(other, |word, other| word | other)
    }

    /// What is not in the other set.
    #[must_use]
    pub fn but(&self, other: &Self) -> Self {
        self.joined(other, |word, other| word & !other)
    }

    /// What has a higher number than this one.
    #[must_use]
    pub fn above(&self, id: I) -> Self {
        let mut left = *self;
        let (word, bit) = (id.to_index() / 64, id.to_index() % 64);
        let words = left.words.as_mut();
        words[..word].fill(0);
        words[word] &= u64::MAX << bit << 1;
        left
    }

    /// Sees what is in the set, in ascending order of the numbers.
    pub fn each(&self, see: impl FnMut(I)) {
        self.each_in(self, see);
    }

    /// Sees what is in both sets, in ascending order of the numbers.
    pub fn each_in(&self, other: &Self, mut see: impl FnMut(I)) {
        // Most sets are sparse: two words at once.
        let pair = |words: &[u64]| u128::from(words[0]) | u128::from(words[1]) << 64;
        let pairs = self.words().chunks_exact(2).zip(other.words().chunks_exact(2));
        for (place, (own, others)) in pairs.enumerate() {
            let mut left = pair(own) & pair(others);
            while left != 0 {
                see(I::of_index(place * 128 + left.trailing_zeros() as usize));
                left &= left - 1;
            }
        }
    }

    /// What is in the set, in ascending order of the numbers.
    pub fn iter(&self) -> impl Iterator<Item = I> + Clone + use<I> {
        Items { left: *self, place: 0 }
    }
}

impl<I: Numbered> Default for IdSet<I> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<I: Numbered> FromIterator<I> for IdSet<I> {
    fn from_iter<T: IntoIterator<Item = I>>(items: T) -> Self {
        let mut set = Self::NONE;
        items.into_iter().for_each(|id| set.insert(id));
        set
    }
}

/// What is left of a set, lowest number first, and the word to look at next.
#[derive(Clone)]
struct Items<I: Numbered> {
    left: IdSet<I>,
    place: usize,
}

impl<I: Numbered> Iterator for Items<I> {
    type Item = I;

    fn next(&mut self) -> Option<I> {
        loop {
            let word = self.left.words.as_mut().get_mut(self.place)?;
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(I::of_index(self.place * 64 + bit));
            }
            self.place += 1;
        }
    }
}

/// Runs a block for each entry of several tables in a constant, where there is no `for`.
macro_rules! for_each_in {
    ($entry:ident in $tables:expr => $block:block) => {{
        let mut table = 0;
        while table < $tables.len() {
            let mut place = 0;
            while place < $tables[table].len() {
                let $entry = &$tables[table][place];
                $block
                place += 1;
            }
            table += 1;
        }
    }};
}
pub(crate) use for_each_in;

/// A list of so many references in which each entry of several tables stands at its number, and the blank one elsewhere, as a
/// constant. Two entries with one number end the build.
macro_rules! by_number {
    ($tables:expr, $blank:expr, $len:expr) => {{
        let mut by_number = [$blank; $len];
        $crate::kit::for_each_in!(entry in $tables => {
            let index = entry.id.index();
            assert!(by_number[index].id.index() == 0, "two cards have one number");
            by_number[index] = entry;
        });
        by_number
    }};
}
pub(crate) use by_number;

#[cfg(test)]
mod tests {
    use super::{IdSet, Numbered};
    use crate::kit::{Rng, Seed};
    use std::collections::BTreeSet;

    impl Numbered for u16 {
        type Words = [u64; 4];
        const EMPTY: [u64; 4] = [0; 4];

        fn of_index(index: usize) -> Self {
            index as Self
        }

        fn to_index(self) -> usize {
            self.into()
        }
    }

    /// A number below 256, often one at the edge of a word.
    fn number(rng: &mut Rng) -> u16 {
        let edges = [0, 63, 64, 127, 128, 191, 192, 255];
        if rng.below(4) == 0 { edges[rng.below(8) as usize] } else { rng.below(256) as u16 }
    }

    #[test]
    fn a_set_is_a_sorted_list_without_doubles() {
        let mut rng = Rng::new(Seed(1));
        let mut sets: [(IdSet<u16>, BTreeSet<u16>); 2] = Default::default();
        for _ in 0..4_000 {
            let id = number(&mut rng);
            let (set, list) = &mut sets[rng.below(2) as usize];
            if rng.below(3) == 0 {
                set.remove(id);
                list.remove(&id);
            } else {
                set.insert(id);
                list.insert(id);
            }
            let [(one, ones), (other, others)] = &sets;
            assert!(one.iter().eq(ones.iter().copied()));
            assert_eq!(
                (one.len(), one.is_empty(), one.contains(id)),
                (ones.len(), ones.is_empty(), ones.contains(&id))
            );
            assert_eq!(one.meets(other), !ones.is_disjoint(others));
            assert!(one.and(other).iter().eq(ones.intersection(others).copied()));
            assert!(one.or(other).iter().eq(ones.union(others).copied()));
            assert!(one.but(other).iter().eq(ones.difference(others).copied()));
            assert!(one.above(id).iter().eq(ones.iter().copied().filter(|&it| it > id)));
            let mut seen = Vec::new();
            one.each_in(other, |id| seen.push(id));
            assert!(seen.iter().eq(ones.intersection(others)));
            assert_eq!(ones.iter().copied().collect::<IdSet<u16>>(), *one);
        }
    }
}
