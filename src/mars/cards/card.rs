//! What a card is.

use super::effect::{
    Amount, CardResource, Count, Effect, Passive, Removable, Requirement, Stored, Tally, When, Whose,
};
use super::party::Party;
use crate::mars::cards::Tag;
use strum::IntoStaticStr;

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

/// The form of a card (BASE-CARD-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    /// A colony tile (COL-03): it lies beside the map, and what building there brings is what it plays.
    Colony,
    /// A party of the committee (TURM-PARTY): its bonus is what is played, its policy is in force for all while it rules.
    Party,
    /// A global event (TURM-EVENT): what is played happens to each player.
    #[strum(serialize = "global-event")]
    Global,
}

/// The box a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Module {
    /// The standard game.
    Base,
    /// Corporate Era (CORP-ERA-01).
    CorporateEra,
    /// Prelude (PREL-01).
    Prelude,
    /// Venus Next (VENUS-01).
    Venus,
    /// Colonies (COL-01).
    Colonies,
    /// Turmoil (TURM-COMP-02).
    Turmoil,
    /// No box: cards that never existed, for tests.
    #[cfg(feature = "synthetic")]
    Synthetic,
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
    /// What trading with it brings; only a colony tile has that.
    pub colony: Option<&'static Colony>,
    /// What else a global event does and needs; only that has it.
    pub event: Option<&'static GlobalEvent>,
}

/// What a global event does beside what happens to each player (TURM-EVENT).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GlobalEvent {
    /// To which party it sends a neutral delegate when it is revealed (TURM-EVENT-02).
    pub revealed: Party,
    /// To which one when it becomes the current event (TURM-EVENT-03).
    pub current: Party,
    /// What happens to the planet; the first player answers what it asks (TURM-EVENT-05).
    pub planet: &'static [Effect],
    /// Whether it came beside the box (Q-MOD-27).
    pub is_extra: bool,
    /// The boxes without which it is left out (Q-TURM-18).
    pub needs: &'static [Module],
}

/// What trading with a colony tile brings (COL-03).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colony {
    /// To whoever trades, by the position of the marker.
    pub income: [&'static [Effect]; POSITIONS],
    /// To whoever has a colony there, for each.
    pub bonus: &'static [Effect],
    /// A card that stores this must lie open before it can be used (COL-04); nothing: it always can.
    pub opened_by: Option<CardResource>,
}

/// How many positions the marker of a colony tile has.
pub const POSITIONS: usize = 7;

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
        colony: None,
        event: None,
    };

    /// Whether it shows victory points that are not negative, so many each of something included (PREL-15). A card that
    /// speaks of such cards shows them too (Q-MOD-06).
    pub const fn shows_points(&self) -> bool {
        match self.points {
            Some(Amount::Exactly(points)) => points >= 0,
            Some(Amount::Per { each, .. } | Amount::Influenced { each, .. }) => each >= 0,
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

impl Card {
    /// Every slice of effects on it.
    fn slices(&self) -> impl Iterator<Item = &'static [Effect]> {
        let actions = self.actions.iter().flat_map(|action| [action.cost, action.gain]);
        let triggers = self.triggers.iter().map(|trigger| trigger.steps);
        [self.play, self.first].into_iter().chain(actions).chain(triggers)
    }

    /// Whether it shows the icon of this resource: it stores it, or asks for it or handles it by name (VENUS-16).
    pub fn names(&self, kind: CardResource) -> bool {
        let counts = |of: Count| matches!(of, Count::Goal(Tally::OnCards(kinds)) if kinds.contains(&kind));
        let mut is_named = |effect: &'static Effect| {
            let handles = match *effect {
                Effect::Add(Stored::Kind(it), ..)
                | Effect::Take(it, ..)
                | Effect::Remove(Removable::Card(it), ..) => it == kind,
                // Any resource shows the icon of none.
                Effect::Add(Stored::OneOf(kinds), ..) => {
                    kinds.len() < CardResource::ALL.len() && kinds.contains(&kind)
                }
                _ => false,
            };
            handles || matches!(effect.amount(), Some(Amount::Per { of, .. }) if counts(of))
        };
        self.holds == Some(kind)
            || self.requirements.iter().any(|requirement| counts(requirement.of))
            || self.slices().any(|slice| slice.iter().any(|effect| effect.has(&mut is_named)))
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
    /// Whether it may be used as often as wanted in a generation (TURM-PARTY-08).
    pub is_unlimited: bool,
}

impl Action {
    /// Whether it uses another card's action once more.
    pub fn repeats(&self) -> bool {
        let mut is_repetition = |effect: &'static Effect| matches!(effect, Effect::RepeatAction);
        [self.cost, self.gain].into_iter().flatten().any(|effect| effect.has(&mut is_repetition))
    }
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
