//! From a card's number to the card; sets of cards.

use super::{Card, CardId, Passive, Pays, Purpose, TABLES, When};
use crate::words::Resource;

/// One more than the greatest card number; invented cards stand behind all others.
pub const IDS: usize = if cfg!(feature = "scenario") { 1024 } else { 512 };

static BLANK: Card = Card::BLANK;

static BY_ID: [&Card; IDS] = by_id();

/// Fills the table; two cards with one number end the build here.
const fn by_id() -> [&'static Card; IDS] {
    let mut by_id: [&'static Card; IDS] = [&BLANK; IDS];
    let mut table = 0;
    while table < TABLES.len() {
        let mut place = 0;
        while place < TABLES[table].len() {
            let card = &TABLES[table][place];
            assert!(by_id[card.id.index()].id.number() == 0, "two cards have the same number");
            by_id[card.id.index()] = card;
            place += 1;
        }
        table += 1;
    }
    by_id
}

/// The card with this number; the blank one for a hidden card or a number nobody has.
pub fn card(id: CardId) -> &'static Card {
    BY_ID[id.index() % IDS]
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet([u64; IDS / 64]);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self([0; IDS / 64]);

    /// Whether the card is in it.
    pub const fn contains(&self, id: CardId) -> bool {
        self.0[id.index() / 64] & (1 << (id.index() % 64)) != 0
    }

    /// Puts a card in.
    pub const fn insert(&mut self, id: CardId) {
        self.0[id.index() / 64] |= 1 << (id.index() % 64);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, id: CardId) {
        self.0[id.index() / 64] &= !(1 << (id.index() % 64));
    }

    /// How many cards are in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no card is in it.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; IDS / 64]
    }

    /// The cards in both.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        both
    }

    /// The cards in either.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let mut all = *self;
        all.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
        all
    }

    /// The cards that are not in the other set.
    #[must_use]
    pub fn but(&self, other: &Self) -> Self {
        let mut left = *self;
        left.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
        left
    }

    /// The cards in ascending order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + Clone + use<> {
        let words = self.0;
        (0..words.len())
            .flat_map(move |place| Bits(words[place]).map(move |bit| CardId(place as u16 * 64 + bit)))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|id| set.insert(id));
        set
    }
}

/// The places of the bits set in a word, lowest first.
#[derive(Clone)]
struct Bits(u64);

impl Iterator for Bits {
    type Item = u16;
    fn next(&mut self) -> Option<u16> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u16;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// A reason to look at a card again and again; the sets below hold the cards that have it.
#[derive(Clone, Copy)]
enum Has {
    Passive,
    PaysInKind,
    Action,
    PlayTrigger,
    TileTrigger,
    ProjectTrigger,
}

/// All cards with something that lasts.
pub static WITH_PASSIVES: CardSet = all_with(Has::Passive);
/// All cards that let something pay where another resource than M€ is asked.
pub static PAYS_IN_KIND: CardSet = all_with(Has::PaysInKind);
/// All cards with an action.
pub static WITH_ACTIONS: CardSet = all_with(Has::Action);
/// All cards that listen to cards being played.
pub static HEARS_CARDS: CardSet = all_with(Has::PlayTrigger);
/// All cards that listen to tiles being placed.
pub static HEARS_TILES: CardSet = all_with(Has::TileTrigger);
/// All cards that listen to standard projects.
pub static HEARS_PROJECTS: CardSet = all_with(Has::ProjectTrigger);

const fn all_with(reason: Has) -> CardSet {
    let mut set = CardSet::NONE;
    let mut table = 0;
    while table < TABLES.len() {
        let mut place = 0;
        while place < TABLES[table].len() {
            if has(&TABLES[table][place], reason) {
                set.insert(TABLES[table][place].id);
            }
            place += 1;
        }
        table += 1;
    }
    set
}

const fn has(card: &Card, reason: Has) -> bool {
    let mut trigger = 0;
    while trigger < card.triggers.len() {
        let fits = matches!(
            (card.triggers[trigger].when, reason),
            (When::Plays { .. }, Has::PlayTrigger)
                | (When::Places { .. }, Has::TileTrigger)
                | (When::Project { .. }, Has::ProjectTrigger)
        );
        if fits {
            return true;
        }
        trigger += 1;
    }
    let mut passive = 0;
    while passive < card.passives.len() {
        let pays = match card.passives[passive] {
            Passive::Pays(Pays { toward: Purpose::Prices(unit), .. }) => {
                !matches!(unit, Resource::MegaCredits)
            }
            _ => false,
        };
        if pays && matches!(reason, Has::PaysInKind) {
            return true;
        }
        passive += 1;
    }
    match reason {
        Has::Passive => !card.passives.is_empty(),
        Has::Action => !card.actions.is_empty(),
        Has::PaysInKind | Has::PlayTrigger | Has::TileTrigger | Has::ProjectTrigger => false,
    }
}
