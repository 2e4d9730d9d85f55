//! A list that grows at its end and costs little to copy.

use core::{iter, mem};
use std::rc::Rc;

/// How many things a link of the chain holds.
const LINK: usize = 64;

/// A list to whose end things are added. Copies share all but the latest things, so that a copy costs the same however
/// long the list is.
#[derive(Debug)]
pub struct SharedLog<T> {
    /// Whole links, the last one first.
    chain: Option<Rc<LogLink<T>>>,
    /// What fills no link yet.
    latest: Vec<T>,
}

#[derive(Debug)]
struct LogLink<T> {
    before: Option<Rc<Self>>,
    /// Exactly [`LINK`] things.
    items: Vec<T>,
    /// How many there are up to the end of this link.
    len: usize,
}

/// Link by link: a long chain would need a deep stack.
impl<T> Drop for LogLink<T> {
    fn drop(&mut self) {
        let mut before = self.before.take();
        while let Some(mut link) = before.and_then(Rc::into_inner) {
            before = link.before.take();
        }
    }
}

impl<T: Clone> Clone for SharedLog<T> {
    fn clone(&self) -> Self {
        let mut latest = Vec::with_capacity(LINK);
        latest.extend_from_slice(&self.latest);
        Self { chain: self.chain.clone(), latest }
    }
}

impl<T> Default for SharedLog<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: PartialEq> PartialEq for SharedLog<T> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.back().eq(other.back())
    }
}

impl<T: Eq> Eq for SharedLog<T> {}

impl<T> SharedLog<T> {
    /// An empty list.
    pub const fn new() -> Self {
        Self { chain: None, latest: Vec::new() }
    }

    /// How many things.
    pub fn len(&self) -> usize {
        self.chain.as_ref().map_or(0, |link| link.len) + self.latest.len()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.chain.is_none() && self.latest.is_empty()
    }

    /// Adds one thing.
    pub fn push(&mut self, item: T) {
        self.latest.push(item);
        if self.latest.len() == LINK {
            let len = self.len();
            let items = mem::replace(&mut self.latest, Vec::with_capacity(LINK));
            self.chain = Some(Rc::new(LogLink { before: self.chain.take(), items, len }));
        }
    }

    /// All things from the last one to the first; those behind the last one taken are not touched.
    pub fn back(&self) -> impl Iterator<Item = &T> {
        self.latest.iter().rev().chain(self.links().flat_map(|link| link.items.iter().rev()))
    }

    /// The things from this place on, in order.
    pub fn since(&self, from: usize) -> impl DoubleEndedIterator<Item = &T> {
        let mut pieces = vec![self.latest.as_slice()];
        pieces.extend(self.links().take_while(|link| link.len > from).map(|link| link.items.as_slice()));
        let first = self.len() - pieces.iter().map(|piece| piece.len()).sum::<usize>();
        if let Some(piece) = pieces.last_mut() {
            *piece = piece.get(from - first..).unwrap_or_default();
        }
        pieces.into_iter().rev().flatten()
    }

    fn links(&self) -> impl Iterator<Item = &LogLink<T>> {
        iter::successors(self.chain.as_deref(), |link| link.before.as_deref())
    }
}

impl<T: Clone> SharedLog<T> {
    /// Leaves the first `len` things; where there are fewer, all.
    pub fn truncate(&mut self, len: usize) {
        while let Some(link) = self.chain.as_ref().filter(|link| link.len > len) {
            let before = link.before.clone();
            let start = link.len - link.items.len();
            self.latest = if start < len { link.items[..len - start].to_vec() } else { Vec::new() };
            self.chain = before;
        }
        let settled = self.chain.as_ref().map_or(0, |link| link.len);
        self.latest.truncate(len - settled);
    }
}

impl<T> Extend<T> for SharedLog<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

#[cfg(test)]
mod tests {
    use super::SharedLog;
    use crate::kit::{Rng, Seed};

    #[test]
    fn a_trail_is_the_list_of_what_was_added() {
        let mut rng = Rng::new(Seed(1));
        let (mut trail, mut list) = (SharedLog::new(), Vec::new());
        let mut copies: Vec<(SharedLog<u32>, Vec<u32>)> = Vec::new();
        for number in 0..3_000 {
            match rng.below(40) {
                0 => {
                    let len = rng.below(list.len() as u32 + 5) as usize;
                    trail.truncate(len);
                    list.truncate(len);
                }
                1 => copies.push((trail.clone(), list.clone())),
                2 if !copies.is_empty() => {
                    let place = rng.below(copies.len() as u32) as usize;
                    (trail, list) = copies.swap_remove(place);
                }
                few => {
                    trail.extend(number..number + few);
                    list.extend(number..number + few);
                }
            }
            let from = rng.below(list.len() as u32 + 3) as usize;
            assert_eq!((trail.len(), trail.is_empty()), (list.len(), list.is_empty()));
            assert!(trail.since(from).eq(list.iter().skip(from)));
            assert!(trail.since(from).rev().eq(list.iter().skip(from).rev()));
            assert!(trail.back().eq(list.iter().rev()));
        }
        assert!(
            copies.iter().all(|(trail, list)| trail.since(0).eq(list)),
            "what comes later changes no copy"
        );
    }

    #[test]
    fn a_long_trail_ends_without_a_deep_stack() {
        let mut trail = SharedLog::new();
        trail.extend(0..10_000_000_u32);
        let copy = trail.clone();
        drop(trail);
        assert_eq!(copy.len(), 10_000_000);
    }
}
