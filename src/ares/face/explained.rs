//! What the page explains of Ares Expedition: signs, terms and figures, each with the rule that it comes from.

use crate::ares::StandardAction;
use crate::ares::cards::{Capacity, CardColour, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack};
use strum::{EnumDiscriminants, VariantArray};

/// A thing of Ares Expedition that the page explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumDiscriminants)]
#[strum_discriminants(name(AresExplainedKind), vis(pub(super)), derive(VariantArray))]
pub enum AresExplained {
    /// A resource in stock.
    Stock(Stock),
    /// The production of a resource in stock.
    Production(Stock),
    /// Steel or titanium.
    Capacity(Capacity),
    /// A resource that lies on cards.
    SpecialResource(SpecialResource),
    /// A tag.
    Tag(Tag),
    /// Oxygen or temperature.
    Track(ZoneTrack),
    /// A zone of oxygen and temperature.
    Zone(Zone),
    /// A colour of project cards.
    Colour(CardColour),
    /// A phase.
    Phase(Phase),
    /// A standard action.
    Standard(StandardAction),
    /// Anything else that has a name in the rules.
    Concept(AresConcept),
}

/// A term, a sign or a figure that no other vocabulary of Ares Expedition names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum AresConcept {
    /// Terraform rating.
    Rating,
    /// Victory points.
    Points,
    /// A round and its number.
    Round,
    /// The choice of a phase.
    Planning,
    /// The bonus of a phase.
    PhaseBonus,
    /// The oceans.
    Ocean,
    /// An ocean token that nobody has flipped.
    HiddenOcean,
    /// An ocean token that is flipped.
    OpenOcean,
    /// Forest tokens.
    Forest,
    /// A project card.
    ProjectCard,
    /// The number of cards in a hand.
    Hand,
    /// The production of cards.
    CardProduction,
    /// The deck.
    Deck,
    /// The discard pile.
    Discards,
    /// A corporation.
    Corporation,
    /// An action of a card.
    CardAction,
    /// A lasting effect of a card.
    LastingEffect,
    /// The price of a card.
    Cost,
    /// The requirement of a card.
    Requirement,
    /// The sign of what holds or is done.
    Met,
    /// The sign of what cannot be done now.
    Locked,
    /// The frame of production.
    ProductionBox,
    /// The arrow between a cost and a gain.
    Pays,
    /// The sign of a rise.
    Rise,
    /// Requirements that may be missed.
    EasedRequirements,
    /// A zone of any colour.
    AnyZone,
    /// Any resource that lies on cards.
    AnySpecialResource,
    /// Cards that are revealed.
    RevealedCards,
    /// Cards that are kept.
    KeptCards,
    /// A card that is played at once.
    PlayNow,
    /// Standard actions together.
    StandardActions,
    /// The colour and shape of a player.
    PlayerColour,
    /// The neutral player of a solo game.
    Neutral,
    /// The neutral cube of a solo game.
    NeutralCube,
    /// The cubes of a co-operative game.
    Cubes,
}

impl AresExplained {
    /// Everything that is explained.
    pub fn all() -> impl Iterator<Item = Self> {
        AresExplainedKind::VARIANTS.iter().flat_map(|kind| Self::of_kind(*kind))
    }

    fn of_kind(kind: AresExplainedKind) -> Vec<Self> {
        match kind {
            AresExplainedKind::Stock => Stock::ALL.map(Self::Stock).to_vec(),
            AresExplainedKind::Production => Stock::ALL.map(Self::Production).to_vec(),
            AresExplainedKind::Capacity => Capacity::ALL.map(Self::Capacity).to_vec(),
            AresExplainedKind::SpecialResource => SpecialResource::ALL.map(Self::SpecialResource).to_vec(),
            AresExplainedKind::Tag => Tag::ALL.map(Self::Tag).to_vec(),
            AresExplainedKind::Track => ZoneTrack::ALL.map(Self::Track).to_vec(),
            AresExplainedKind::Zone => Zone::ALL.map(Self::Zone).to_vec(),
            AresExplainedKind::Colour => CardColour::ALL.map(Self::Colour).to_vec(),
            AresExplainedKind::Phase => Phase::ALL.map(Self::Phase).to_vec(),
            AresExplainedKind::Standard => StandardAction::ALL.map(Self::Standard).to_vec(),
            AresExplainedKind::Concept => AresConcept::VARIANTS.iter().copied().map(Self::Concept).collect(),
        }
    }

    /// The key that an element of the page carries.
    pub fn key(self) -> String {
        format!("{self:?}")
    }

    /// What has this [`key`](Self::key).
    pub fn of_key(key: &str) -> Option<Self> {
        Self::all().find(|it| it.key() == key)
    }

    /// The id of the rule that the thing comes from.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Stock(it) => match it {
                Stock::MegaCredits => "ARES-PLAY-01",
                Stock::Heat => "ARES-ACT-03",
                Stock::Plants => "ARES-ACT-01",
            },
            Self::Production(_) => "ARES-PHASE-12",
            Self::Capacity(it) => match it {
                Capacity::Steel => "ARES-PLAY-03",
                Capacity::Titanium => "ARES-PLAY-04",
            },
            Self::SpecialResource(_) => "ARES-PB-02",
            Self::Tag(it) => match it {
                Tag::Building => "ARES-PLAY-03",
                Tag::Space => "ARES-PLAY-04",
                Tag::Event => "ARES-CARD-07",
                Tag::Power
                | Tag::Science
                | Tag::Jovian
                | Tag::Earth
                | Tag::Plant
                | Tag::Microbe
                | Tag::Animal => "ARES-CARD-03",
            },
            Self::Track(_) => "ARES-GOAL-03",
            Self::Zone(_) => "ARES-BOARD-01",
            Self::Colour(it) => match it {
                CardColour::Green => "ARES-CARD-04",
                CardColour::Blue => "ARES-CARD-05",
                CardColour::Red => "ARES-CARD-06",
            },
            Self::Phase(it) => match it {
                Phase::Development => "ARES-PHASE-06",
                Phase::Construction => "ARES-PHASE-08",
                Phase::Action => "ARES-PHASE-10",
                Phase::Production => "ARES-PHASE-12",
                Phase::Research => "ARES-PHASE-14",
            },
            Self::Standard(it) => match it {
                StandardAction::PlantsToForest => "ARES-ACT-01",
                StandardAction::HeatToTemperature => "ARES-ACT-03",
                StandardAction::BuyForest => "ARES-ACT-02",
                StandardAction::BuyTemperature => "ARES-ACT-04",
                StandardAction::BuyOcean => "ARES-ACT-05",
            },
            Self::Concept(it) => it.rule(),
        }
    }
}

impl AresConcept {
    const fn rule(self) -> &'static str {
        match self {
            Self::Rating => "ARES-GOAL-04",
            Self::Points => "ARES-GOAL-01",
            Self::Round => "ARES-PLAN-01",
            Self::Planning => "ARES-PLAN-02",
            Self::PhaseBonus => "ARES-PHASE-04",
            Self::Ocean | Self::HiddenOcean | Self::OpenOcean => "ARES-BOARD-02",
            Self::Forest => "ARES-BOARD-04",
            Self::ProjectCard => "ARES-CARD-01",
            Self::Hand => "ARES-ROUND-01",
            Self::CardProduction | Self::ProductionBox => "ARES-PHASE-12",
            Self::Deck => "ARES-PHASE-16",
            Self::Discards => "ARES-CARD-02",
            Self::Corporation => "ARES-CARD-10",
            Self::CardAction | Self::Pays => "ARES-PHASE-10",
            Self::LastingEffect => "ARES-CARD-08",
            Self::Cost => "ARES-PLAY-01",
            Self::Requirement | Self::Met | Self::Locked | Self::PlayNow => "ARES-PLAY-06",
            Self::Rise => "ARES-GOAL-03",
            Self::EasedRequirements => "ARES-PLAY-07",
            Self::AnyZone => "ARES-BOARD-01",
            Self::AnySpecialResource => "ARES-PB-02",
            Self::RevealedCards | Self::KeptCards => "ARES-PHASE-14",
            Self::StandardActions => "ARES-ACT-06",
            Self::PlayerColour => "ARES-GOAL-05",
            Self::Neutral => "ARES-SOLO-02",
            Self::NeutralCube => "ARES-SOLO-07",
            Self::Cubes => "ARES-COOP-03",
        }
    }
}
