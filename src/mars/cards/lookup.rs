//! From a card's number to the card; sets of cards.

use super::{Card, CardId, Effect, IDS, Kind, Passive, Pays, Purpose, TABLES, When};
use crate::kit::{IdSet, Numbered, by_number, for_each_in, insert_index};
use crate::mars::cards::Resource;

static BLANK: Card = Card::BLANK;

static BY_ID: [&Card; IDS] = by_number!(TABLES, &BLANK, IDS);

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
pub type CardSet = IdSet<CardId>;

/// A reason to look at a card again and again; the sets below hold the cards that have it.
#[derive(Clone, Copy)]
enum Has {
    Passive,
    Payer,
    PaysInKind,
    NothingToJudge,
    NothingToJudgeInActions,
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
/// All cards of which no position can forbid what the actions bring.
pub static ACTS_POSSIBLE: CardSet = all_with(Has::NothingToJudgeInActions);
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
    let mut words = CardId::EMPTY;
    for_each_in!(card in TABLES => {
        if has(card, reason) {
            insert_index(&mut words, card.id.index());
        }
    });
    CardSet::of_words(words)
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
        Has::NothingToJudgeInActions => {
            let mut action = 0;
            while action < card.actions.len() && Effect::are_always_possible(card.actions[action].gain) {
                action += 1;
            }
            action == card.actions.len()
        }
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
