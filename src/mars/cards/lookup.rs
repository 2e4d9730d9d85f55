//! From a card's number to the card; sets of cards.

use super::{Card, CardId, Effect, IDS, Kind, Passive, Pays, Purpose, TABLES, When};
use crate::words::Resource;

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

/// All cards of a kind.
pub fn of_kind(kind: Kind) -> &'static CardSet {
    &OF_KIND[kind as usize]
}

/// All cards, in ascending order of their numbers.
pub fn all() -> impl Iterator<Item = &'static Card> {
    BY_ID.iter().copied().filter(|card| card.id != CardId::HIDDEN)
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
        let words = self.0.iter().filter(|&&word| word != 0);
        words.map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no card is in it.
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether any card is in both.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (word, other)| all | word & other) != 0
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

    /// The cards with a higher number than this one.
    #[must_use]
    pub fn above(&self, id: CardId) -> Self {
        let mut left = *self;
        let (word, bit) = (id.index() / 64, id.index() % 64);
        left.0[..word].fill(0);
        left.0[word] &= u64::MAX << bit << 1;
        left
    }

    /// Sees the cards, in ascending order of their numbers.
    pub fn each(&self, see: impl FnMut(CardId)) {
        self.each_in(self, see);
    }

    /// Sees those that are in the other set too, in the same order.
    pub fn each_in(&self, other: &Self, mut see: impl FnMut(CardId)) {
        // Most sets are sparse: two words at once.
        let pair = |words: &[u64]| u128::from(words[0]) | u128::from(words[1]) << 64;
        let pairs = self.0.chunks_exact(2).zip(other.0.chunks_exact(2));
        for (place, (own, others)) in (0_u16..).zip(pairs) {
            let mut left = pair(own) & pair(others);
            while left != 0 {
                see(CardId(place * 128 + left.trailing_zeros() as u16));
                left &= left - 1;
            }
        }
    }

    /// The cards in ascending order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + Clone + use<> {
        Cards { words: self.0, place: 0 }
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|id| set.insert(id));
        set
    }
}

/// The cards of a set, lowest first: the words that are left of it, and the one to look at next.
#[derive(Clone)]
struct Cards {
    words: [u64; IDS / 64],
    place: usize,
}

impl Iterator for Cards {
    type Item = CardId;

    fn next(&mut self) -> Option<CardId> {
        loop {
            let word = self.words.get_mut(self.place)?;
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(CardId((self.place * 64 + bit) as u16));
            }
            self.place += 1;
        }
    }
}

/// A reason to look at a card again and again; the sets below hold the cards that have it.
#[derive(Clone, Copy)]
enum Has {
    Passive,
    Payer,
    PaysInKind,
    NothingToJudge,
    CardPrice,
    GainsRaised,
    Toll,
    OceanBonus,
    Rise,
    HeardRise,
    Action,
    PlayTrigger,
    TileTrigger,
    ProjectTrigger,
    StepTrigger,
    ColonyTrigger,
    ProductionTrigger,
    Limit,
    Holder,
    Tag,
    Kind(Kind),
}

/// All cards with something that lasts.
pub static WITH_PASSIVES: CardSet = all_with(Has::Passive);
/// All cards that let something pay.
pub static LETS_PAY: CardSet = all_with(Has::Payer);
/// All cards that let something pay where another resource than M€ is asked.
pub static PAYS_IN_KIND: CardSet = all_with(Has::PaysInKind);
/// All cards with steps that no position can forbid.
pub static ALWAYS_POSSIBLE: CardSet = all_with(Has::NothingToJudge);
/// All cards that change what a card costs that is bought.
pub static PRICES_CARDS: CardSet = all_with(Has::CardPrice);
/// All cards for whose owner it is gained what is produced more.
pub static GAINS_RAISED: CardSet = all_with(Has::GainsRaised);
/// All cards with an action.
pub static WITH_ACTIONS: CardSet = all_with(Has::Action);
/// All cards that listen to cards being played.
pub static HEARS_CARDS: CardSet = all_with(Has::PlayTrigger);
/// All cards that listen to tiles being placed.
pub static HEARS_TILES: CardSet = all_with(Has::TileTrigger);
/// All cards that listen to standard projects.
pub static HEARS_PROJECTS: CardSet = all_with(Has::ProjectTrigger);
/// All cards that listen to steps of parameters.
pub static HEARS_STEPS: CardSet = all_with(Has::StepTrigger);
/// All cards that listen to colonies being built.
pub static HEARS_COLONIES: CardSet = all_with(Has::ColonyTrigger);
/// All cards with requirements that lie open once they are played: no events.
pub static LIMITED: CardSet = all_with(Has::Limit);
/// All cards of each kind.
static OF_KIND: [CardSet; 9] = [
    all_with(Has::Kind(Kind::Automated)),
    all_with(Has::Kind(Kind::Active)),
    all_with(Has::Kind(Kind::Event)),
    all_with(Has::Kind(Kind::Corporation)),
    all_with(Has::Kind(Kind::BeginnerCorporation)),
    all_with(Has::Kind(Kind::Prelude)),
    all_with(Has::Kind(Kind::Colony)),
    all_with(Has::Kind(Kind::Party)),
    all_with(Has::Kind(Kind::Global)),
];
/// All cards of which the play may raise the own rating.
pub static RAISES_RATING: CardSet = all_with(Has::Rise);
/// All cards of which a trigger may.
pub static RAISES_RATING_LATER: CardSet = all_with(Has::HeardRise);
/// All cards that listen to the production phase.
pub static HEARS_PRODUCTION: CardSet = all_with(Has::ProductionTrigger);
/// All cards that change what oceans beside a tile bring.
pub static OCEAN_BONUSES: CardSet = all_with(Has::OceanBonus);
/// All cards that tax steps of rating.
pub static TOLLS: CardSet = all_with(Has::Toll);
/// All cards that show a tag.
pub static TAGGED: CardSet = all_with(Has::Tag);
/// All cards that hold resources.
pub static HOLDS: CardSet = all_with(Has::Holder);

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
            (When::Plays { .. } | When::NewTag, Has::PlayTrigger)
                | (When::Places { .. }, Has::TileTrigger)
                | (When::Project { .. }, Has::ProjectTrigger)
                | (When::Raises(_), Has::StepTrigger)
                | (When::Settles, Has::ColonyTrigger)
                | (When::Produced, Has::ProductionTrigger)
        );
        if fits || matches!(reason, Has::HeardRise) && Effect::may_rate(card.triggers[trigger].steps) {
            return true;
        }
        trigger += 1;
    }
    let mut passive = 0;
    while passive < card.passives.len() {
        let fits = match (card.passives[passive], reason) {
            (Passive::Pays(Pays { toward: Purpose::Prices(unit), .. }), Has::PaysInKind) => {
                !matches!(unit, Resource::MegaCredits)
            }
            (Passive::Pays(_), Has::Payer)
            | (Passive::CardPrice(_), Has::CardPrice)
            | (Passive::GainsRaised, Has::GainsRaised)
            | (Passive::RatingToll(_), Has::Toll)
            | (Passive::OceanBonus(_), Has::OceanBonus) => true,
            _ => false,
        };
        if fits {
            return true;
        }
        passive += 1;
    }
    match reason {
        Has::Passive => !card.passives.is_empty(),
        Has::Action => !card.actions.is_empty(),
        Has::Limit => !card.requirements.is_empty() && !matches!(card.kind, Kind::Event),
        Has::Kind(kind) => card.kind as u8 == kind as u8,
        Has::Holder => card.holds.is_some(),
        Has::Tag => !card.tags.is_empty(),
        Has::NothingToJudge => Effect::are_always_possible(card.play),
        Has::Rise => Effect::may_rate(card.play),
        Has::Payer
        | Has::PaysInKind
        | Has::CardPrice
        | Has::GainsRaised
        | Has::Toll
        | Has::OceanBonus
        | Has::HeardRise
        | Has::PlayTrigger
        | Has::TileTrigger
        | Has::ProjectTrigger
        | Has::StepTrigger
        | Has::ColonyTrigger
        | Has::ProductionTrigger => false,
    }
}
