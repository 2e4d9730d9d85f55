//! The numbers of cards, in blocks.

use crate::kit::Numbered;
use core::ops::RangeInclusive;

/// A card's number, for ever: saved games hold it. Each module has blocks of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct CardId(pub(crate) u16);

/// One more than the greatest card number; synthetic cards stand behind all others.
pub const IDS: usize = if cfg!(feature = "synthetic") { 1408 } else { FIRST_SYNTHETIC };

/// The number of the first synthetic card.
const FIRST_SYNTHETIC: usize = 512;

/// How many colony tiles there are (COL-01).
pub const COLONY_TILES: usize = 11;

/// How many parties there are (TURM-COMP-02).
const PARTIES_SEATED: usize = 6;

/// A block of numbers.
struct Block {
    /// The printed numbers or places of its cards.
    printed: RangeInclusive<u16>,
    /// The number of the first of them.
    first: u16,
}

impl Block {
    const fn card(&self, printed: u16) -> CardId {
        assert!(printed >= *self.printed.start() && printed <= *self.printed.end());
        CardId(self.first + (printed - *self.printed.start()))
    }
}

/// Writes the table of blocks and a constructor for each.
macro_rules! blocks {
    ($($(#[$about:meta])* $name:ident: $printed:expr => $first:literal;)*) => {
        impl CardId {
            $(
                $(#[$about])*
                ///
                /// # Panics
                /// For any other number; in a table of cards that ends the build.
                pub const fn $name(number: u16) -> Self {
                    const BLOCK: Block = Block { printed: $printed, first: $first };
                    BLOCK.card(number)
                }
            )*
        }

        /// Every block, in ascending order of its numbers.
        const BLOCKS: &[Block] = &[$(Block { printed: $printed, first: $first }),*];
    };
}

// The numbers between two blocks are free for further ones.
blocks! {
    /// A project card by its printed number, 1 to 208 (base and Corporate Era).
    base: 1..=208 => 1;
    /// A project of Venus Next by its printed number, 213 to 261.
    venus: 213..=261 => 213;
    /// A global event by its place among them, in the order of their names, from 0.
    global: 0..=35 => 262;
    /// A prelude or a project of the Prelude box by its printed number, 1 to 42.
    prelude: 1..=42 => 301;
    /// A project of Colonies by its printed number, C01 to C49.
    colonies: 1..=49 => 350;
    /// A project of Turmoil by its printed number, T01 to T16.
    turmoil: 1..=16 => 399;
    /// The row of a party by its place in the ring, from 0.
    party: 0..=PARTIES_SEATED as u16 - 1 => 415;
    /// A corporation by its number in the list of all modules, 0 to 43.
    corporation: 0..=43 => 448;
    /// A colony tile by its place among them, from 0.
    tile: 0..=COLONY_TILES as u16 - 1 => 492;
}

const _: () = {
    let (mut block, mut free) = (0, 1);
    while block < BLOCKS.len() {
        let Block { printed, first } = &BLOCKS[block];
        assert!(*first >= free, "two blocks have a number in common, or stand in the wrong order");
        free = *first + (*printed.end() - *printed.start()) + 1;
        block += 1;
    }
    assert!(free as usize <= FIRST_SYNTHETIC, "the last block reaches into the synthetic cards");
};

impl CardId {
    /// A card that must not be seen, or no card.
    pub const HIDDEN: Self = Self(0);

    /// A synthetic card by its number, 0 to 895: cards of no box, for tests.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    #[cfg(feature = "synthetic")]
    pub const fn synthetic(number: u16) -> Self {
        assert!(number <= 895);
        Self(FIRST_SYNTHETIC as u16 + number)
    }

    /// The place of a colony tile among them; `None` for another card.
    pub const fn tile_place(self) -> Option<usize> {
        let place = self.0.wrapping_sub(Self::tile(0).0) as usize;
        if place < COLONY_TILES { Some(place) } else { None }
    }

    /// The place of a party's row among them; `None` for another card.
    pub const fn party_place(self) -> Option<usize> {
        let place = self.0.wrapping_sub(Self::party(0).0) as usize;
        if place < PARTIES_SEATED { Some(place) } else { None }
    }

    /// The number itself, below [`IDS`].
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Its place in an array by card.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

const _: () = assert!(IDS.is_multiple_of(128), "sets of cards are read two words at once");

impl Numbered for CardId {
    type Words = [u64; IDS / 64];
    const EMPTY: Self::Words = [0; IDS / 64];

    fn of_index(index: usize) -> Self {
        Self(index as u16)
    }

    fn to_index(self) -> usize {
        self.index()
    }
}
