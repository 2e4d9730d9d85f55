//! The numbers of cards.

/// A card's number, for ever: saved games hold it. Each module has a block of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct CardId(pub(crate) u16);

impl CardId {
    /// A card that must not be seen, or no card.
    pub const HIDDEN: Self = Self(0);

    /// A project card by its printed number, 1 to 208 (base and Corporate Era).
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    pub const fn base(number: u16) -> Self {
        assert!(number >= 1 && number <= 208);
        Self(number)
    }

    /// A prelude or a project of the Prelude box by its printed number, 1 to 42.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    pub const fn prelude(number: u16) -> Self {
        assert!(number >= 1 && number <= 42);
        Self(300 + number)
    }

    /// A project of Venus Next by its printed number, 213 to 261.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    pub const fn venus(number: u16) -> Self {
        assert!(number >= 213 && number <= 261);
        Self(number)
    }

    /// A project of Colonies by its printed number, C01 to C49.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    pub const fn colonies(number: u16) -> Self {
        assert!(number >= 1 && number <= 49);
        Self(349 + number)
    }

    /// A colony tile by its place among them, from 0.
    ///
    /// # Panics
    /// For any other place; in a table of cards that ends the build.
    pub const fn tile(place: u16) -> Self {
        assert!(place < COLONY_TILES as u16);
        Self(FIRST_TILE + place)
    }

    /// The place of a colony tile among them; `None` for another card.
    pub const fn tile_place(self) -> Option<usize> {
        let place = self.0.wrapping_sub(FIRST_TILE) as usize;
        if place < COLONY_TILES { Some(place) } else { None }
    }

    /// The row of a party by its place in the ring, from 0.
    ///
    /// # Panics
    /// For any other place; in a table of cards that ends the build.
    pub const fn party(place: u16) -> Self {
        assert!(place < PARTIES_SEATED as u16);
        Self(FIRST_PARTY + place)
    }

    /// The place of a party's row among them; `None` for another card.
    pub const fn party_place(self) -> Option<usize> {
        let place = self.0.wrapping_sub(FIRST_PARTY) as usize;
        if place < PARTIES_SEATED { Some(place) } else { None }
    }

    /// A project of Turmoil by its printed number, T01 to T16.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    pub const fn turmoil(number: u16) -> Self {
        assert!(number >= 1 && number <= 16);
        Self(398 + number)
    }

    /// A global event by its place among them, in the order of their names, from 0.
    ///
    /// # Panics
    /// For any other place; in a table of cards that ends the build.
    pub const fn global(place: u16) -> Self {
        assert!(place < 36);
        Self(262 + place)
    }

    /// A corporation by its number in the list of all modules, 0 to 43.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    pub const fn corporation(number: u16) -> Self {
        assert!(number <= 43);
        Self(448 + number)
    }

    /// A synthetic card by its number, 0 to 895: cards of no box, for tests.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    #[cfg(feature = "synthetic")]
    pub const fn synthetic(number: u16) -> Self {
        assert!(number <= 895);
        Self(512 + number)
    }

    /// The number itself, below [`super::IDS`].
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Its place in an array by card.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How many colony tiles there are (COL-01).
pub const COLONY_TILES: usize = 11;

/// The number of the first of them.
const FIRST_TILE: u16 = 492;

/// How many parties there are (TURM-COMP-02).
const PARTIES_SEATED: usize = 6;

/// The number of the first one's row.
const FIRST_PARTY: u16 = 415;
