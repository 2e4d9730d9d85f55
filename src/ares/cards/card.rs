//! What a card is.

use super::effect::{Action, Amount, Cost, Effect, Filter, Passive, Production, Requirement, Trigger};
use super::term::{Capacity, CardColour, SpecialResource, Tag};
use crate::kit::Numbered;

/// One more than the greatest card number; synthetic cards stand behind all others.
pub const IDS: usize = if cfg!(feature = "synthetic") { 512 } else { 384 };

/// The number of the first synthetic card.
pub(super) const FIRST_SYNTHETIC: usize = 320;

/// A card's number, for ever: saved games hold it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct CardId(pub(crate) u16);

impl CardId {
    /// A card that must not be seen, or no card.
    pub const HIDDEN: Self = Self(0);

    /// A project card or a corporation of the box by its printed number: 1 to 208 or 209 to 220 (ARES-COMP-01).
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    pub const fn printed(number: u16) -> Self {
        assert!(number >= 1 && number <= 220);
        Self(number)
    }

    /// A promotional corporation by its printed number, P12 to P17.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    pub const fn promotional(number: u16) -> Self {
        assert!(number >= 12 && number <= 17);
        Self(289 + number)
    }

    /// A card of no box by its number, 0 to 191: for tests.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    #[cfg(feature = "synthetic")]
    pub const fn synthetic(number: u16) -> Self {
        assert!(number < (IDS - FIRST_SYNTHETIC) as u16);
        Self(FIRST_SYNTHETIC as u16 + number)
    }

    /// The number in saved games.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The number as an index.
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

/// One card: everything about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// The number in saved games.
    pub id: CardId,
    /// The English name.
    pub name: &'static str,
    /// The colour of a project card; `None` for a corporation.
    pub colour: Option<CardColour>,
    /// Whether the card is marked for the first game (ARES-SETUP-04, ARES-SETUP-06).
    pub is_for_first_game: bool,
    /// The printed cost in M€.
    pub cost: u8,
    /// The tags; a tag that is printed twice stands twice.
    pub tags: &'static [Tag],
    /// All must hold when the card is played (ARES-PLAY-06).
    pub requirements: &'static [Requirement],
    /// What is paid on top of the price in M€; without it the card cannot be played.
    pub spends: &'static [Cost],
    /// The M€ that a corporation starts with.
    pub money: u8,
    /// The steps when the card is played, from left to right; of a corporation, when the game starts.
    pub play: &'static [Effect],
    /// What phase IV brings while the card is in play (ARES-PHASE-12).
    pub production: &'static [Production],
    /// How much steel the card gives.
    pub steel: u8,
    /// How much titanium the card gives.
    pub titanium: u8,
    /// The alternatives of the card's one action: a use is of one of them (ARES-PHASE-10).
    pub actions: &'static [Action],
    /// What the card does when something happens.
    pub triggers: &'static [Trigger],
    /// What the card changes while it is in play.
    pub passives: &'static [Passive],
    /// The kind of resource that may lie on the card.
    pub holds: Option<SpecialResource>,
    /// The victory points of the card in play (ARES-END-03).
    pub points: Amount,
}

impl Card {
    /// A card without anything, to write the others from.
    pub const BLANK: Self = Self {
        id: CardId::HIDDEN,
        name: "",
        colour: None,
        is_for_first_game: false,
        cost: 0,
        tags: &[],
        requirements: &[],
        spends: &[],
        money: 0,
        play: &[],
        production: &[],
        steel: 0,
        titanium: 0,
        actions: &[],
        triggers: &[],
        passives: &[],
        holds: None,
        points: Amount::Exactly(0),
    };

    /// How much of this capacity the card gives.
    pub const fn capacity(&self, capacity: Capacity) -> u8 {
        match capacity {
            Capacity::Steel => self.steel,
            Capacity::Titanium => self.titanium,
        }
    }

    /// How many tags of this kind the card has.
    pub fn tags_of(&self, tag: Tag) -> usize {
        self.tags.iter().filter(|&&it| it == tag).count()
    }

    /// Whether the filter means this project card.
    pub fn fits(&self, filter: Filter) -> bool {
        match filter {
            Filter::Any => true,
            Filter::Tagged(tags) => self.tags.iter().any(|tag| tags.contains(tag)),
            Filter::Coloured(colours) => self.colour.is_some_and(|colour| colours.contains(&colour)),
            Filter::Costing(least) => self.cost >= least,
        }
    }
}
