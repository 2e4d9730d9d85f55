//! Seats round the table.

use core::iter;
use core::ops::{Index, IndexMut};

/// The most players a game of this kit takes.
pub const SEATS: usize = 5;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// All five places, in order.
    pub const ALL: [Self; SEATS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The seat with this number; `None` from 5 on.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < SEATS { Some(Self(number)) } else { None }
    }

    /// Its number, 0 to 4.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in an array by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn clockwise(self, players: u8) -> Self {
        Self(if self.0 + 1 >= players { 0 } else { self.0 + 1 })
    }

    /// The next seat counter-clockwise at a table of `players`.
    #[must_use]
    pub const fn counter_clockwise(self, players: u8) -> Self {
        Self(if self.0 == 0 { players - 1 } else { self.0 - 1 })
    }

    /// All seats of a table of `players`, clockwise from this one.
    pub fn round(self, players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let from = if self.0 < players { self.0 } else { self.0.checked_rem(players).unwrap_or(0) };
        (from..players).chain(0..from).map(Self)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The first `players` seats.
    pub const fn first(players: u8) -> Self {
        Self(((1_u16 << players) - 1) as u8)
    }

    /// The set of one.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with these bits; those that no seat has are left out.
    pub const fn of_bits(bits: u8) -> Self {
        Self(bits & ((1 << SEATS) - 1))
    }

    /// The set as bits, seat 0 lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        iter::from_fn(move || {
            let seat = Seat::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// One value a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>(pub [T; SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
