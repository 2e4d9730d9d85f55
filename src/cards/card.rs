//! What a card is.

use super::effect::{Amount, CardResource, Effect, Passive, Requirement, When, Whose};
use crate::words::Tag;

/// A card's number, for ever: saved games hold it. Each module has a block of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
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

    /// A corporation by its number in the list of all modules, 0 to 43.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    pub const fn corporation(number: u16) -> Self {
        assert!(number <= 43);
        Self(448 + number)
    }

    /// An invented card by its number, 0 to 639: cards of no box, for tests.
    ///
    /// # Panics
    /// For any other number; in a table of cards that ends the build.
    #[cfg(feature = "invented")]
    pub const fn invented(number: u16) -> Self {
        assert!(number <= 639);
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

/// The form of a card (BASE-CARD-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Green: done once, tags stay.
    Automated,
    /// Blue: stays with an action or a lasting effect.
    Active,
    /// Red: done once, then face down.
    Event,
    /// Whom a player plays for.
    Corporation,
    /// A corporation for newcomers (BASE-SETUP-05).
    BeginnerCorporation,
    /// Played before the first generation (PREL-04).
    Prelude,
}

/// The box a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Module {
    /// The standard game.
    Base,
    /// Corporate Era (CORP-ERA-01).
    CorporateEra,
    /// Prelude (PREL-01).
    Prelude,
    /// No box: cards that never existed, for tests.
    #[cfg(feature = "invented")]
    Invented,
}

/// One card: everything about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// Its number in saved games.
    pub id: CardId,
    /// Its English name.
    pub name: &'static str,
    /// The box it comes from.
    pub module: Module,
    /// Its form.
    pub kind: Kind,
    /// Printed cost in M€.
    pub cost: u8,
    /// Its tags; a tag that is printed twice stands twice.
    pub tags: &'static [Tag],
    /// All must hold when it is played (BASE-CARD-07).
    pub requirements: &'static [Requirement],
    /// Carried out when it is played, from left to right; of a corporation, what it starts with.
    pub play: &'static [Effect],
    /// A corporation's compulsory first action (BASE-CARD-03).
    pub first: &'static [Effect],
    /// The alternatives of its action, one of them once a generation (BASE-BLUE-01).
    pub actions: &'static [Action],
    /// What it does when something happens.
    pub triggers: &'static [Trigger],
    /// What it changes while it lies open.
    pub passives: &'static [Passive],
    /// What is stored on it.
    pub holds: Option<CardResource>,
    /// Victory points; `None` without an icon.
    pub points: Option<Amount>,
}

impl Card {
    /// A card without anything, to write the others from.
    pub const BLANK: Self = Self {
        id: CardId::HIDDEN,
        name: "",
        module: Module::Base,
        kind: Kind::Automated,
        cost: 0,
        tags: &[],
        requirements: &[],
        play: &[],
        first: &[],
        actions: &[],
        triggers: &[],
        passives: &[],
        holds: None,
        points: None,
    };

    /// Whether it shows victory points that are not negative, so many each of something included (PREL-15). A card that
    /// speaks of such cards shows them too (Q-MOD-06).
    pub const fn shows_points(&self) -> bool {
        match self.points {
            Some(Amount::Exactly(points)) => points >= 0,
            Some(Amount::Per { each, .. }) => each >= 0,
            None => {
                let mut trigger = 0;
                while trigger < self.triggers.len() {
                    if let When::Plays { scoring: true, .. } = self.triggers[trigger].when {
                        return true;
                    }
                    trigger += 1;
                }
                false
            }
        }
    }
}

/// One alternative of a card's action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Action {
    /// Left of the arrow: done first and in full (BASE-BLUE-02).
    pub cost: &'static [Effect],
    /// Right of the arrow.
    pub gain: &'static [Effect],
    /// A further condition.
    pub needs: Option<Requirement>,
}

/// What a card does when something happens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trigger {
    /// What must happen.
    pub when: When,
    /// Whose doing it must be.
    pub by: Whose,
    /// What then is done, by the card's owner.
    pub steps: &'static [Effect],
}
