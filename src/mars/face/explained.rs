//! What the page explains of the board game: signs, terms and figures, each with the rule that it comes from.

use super::{Border, Glyph};
use crate::mars::Phase;
use crate::mars::cards::{
    CardResource, Conversion, Kind, Parameter, Party, Resource, StandardProject, Tag, Tile, TileClass,
};
use strum::{EnumDiscriminants, VariantArray};

/// A thing of the board game that the page explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumDiscriminants)]
#[strum_discriminants(name(ExplainedKind), vis(pub(super)), derive(VariantArray))]
pub enum Explained {
    /// A standard resource in stock.
    Resource(Resource),
    /// The production of a standard resource.
    Production(Resource),
    /// A resource that lies on cards.
    CardResource(CardResource),
    /// A tag.
    Tag(Tag),
    /// A global parameter.
    Parameter(Parameter),
    /// A tile.
    Tile(Tile),
    /// A party.
    Party(Party),
    /// A standard project.
    Project(StandardProject),
    /// A conversion of resources.
    Conversion(Conversion),
    /// A part of the game.
    Phase(Phase),
    /// A form of card.
    Kind(Kind),
    /// Anything else that has a name in the rules.
    Concept(Concept),
}

/// A term, a sign or a figure that no other vocabulary of the game names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum Concept {
    /// Terraform rating.
    Rating,
    /// Victory points.
    Points,
    /// A generation and its number.
    Generation,
    /// A turn and its actions.
    Turn,
    /// Passing.
    Pass,
    /// Ending a turn without passing.
    EndTurn,
    /// The first-player marker.
    FirstPlayer,
    /// The colour and shape of a player.
    PlayerColour,
    /// The sign of what is neutral.
    Neutral,
    /// Standard projects together.
    StandardProjects,
    /// An action of a card.
    CardAction,
    /// A lasting effect of a card.
    LastingEffect,
    /// The first action of a corporation.
    FirstAction,
    /// The price of a card.
    Cost,
    /// The requirement of a card.
    Requirement,
    /// The sign of a minimum.
    AtLeast,
    /// The sign of a maximum.
    AtMost,
    /// The sign of what holds.
    Met,
    /// The sign of what cannot be done now.
    Locked,
    /// The frame of production.
    ProductionBox,
    /// The frame of any player.
    AnyPlayer,
    /// The star that sends to the text of a card.
    Asterisk,
    /// The stroke of "for each" and of "or".
    Per,
    /// The arrow between a cost and a gain.
    Pays,
    /// The colon between a cause and an effect.
    When,
    /// A number that is chosen.
    ChosenNumber,
    /// The sign of a rise.
    Rise,
    /// A project card.
    ProjectCard,
    /// A card that is revealed.
    RevealedCard,
    /// A card that is played at once.
    PlayNow,
    /// The number of cards in a hand.
    Hand,
    /// Any one tag.
    AnyTag,
    /// A card without tags.
    NoTag,
    /// Any standard resource.
    AnyResource,
    /// Any resource that lies on cards.
    AnyCardResource,
    /// The production of steel or titanium.
    MetalProduction,
    /// The lowest production.
    LowestProduction,
    /// Production of another card, once more.
    CopiedProduction,
    /// The resource of which the production has risen.
    RaisedResource,
    /// Requirements that may be missed by some steps.
    EasedRequirements,
    /// Protection from removal.
    Protected,
    /// A tile of any kind.
    AnyTile,
    /// A tile that has an owner.
    OwnedTile,
    /// A special tile.
    SpecialTile,
    /// A marker that keeps an area.
    Claim,
    /// Milestones.
    Milestones,
    /// Awards.
    Awards,
    /// An area reserved for ocean.
    OceanArea,
    /// An area without a limit.
    LandArea,
    /// A volcanic area.
    VolcanicArea,
    /// An area kept for one city.
    CityArea,
    /// What is printed on an area.
    AreaBonus,
    /// The M€ for a tile beside oceans.
    OceanBonus,
    /// What is printed beside a step of a track.
    TrackBonus,
    /// A colony.
    Colony,
    /// The marker of a colony tile.
    ColonyMarker,
    /// A trade fleet.
    Fleet,
    /// Trading with a colony tile.
    Trade,
    /// The committee.
    Committee,
    /// The party that rules.
    RulingParty,
    /// The policy of the ruling party.
    Policy,
    /// The party with the most delegates.
    DominantParty,
    /// Influence.
    Influence,
    /// A delegate.
    Delegate,
    /// The lobby.
    Lobby,
    /// A party leader.
    Leader,
    /// The chairman.
    Chairman,
    /// The global event that happens at the end of this generation.
    CurrentEvent,
    /// The global event of the next generation.
    ComingEvent,
    /// The global event after that one.
    DistantEvent,
    /// A prelude that cannot be carried out.
    FailedPrelude,
    /// What ends a game of several players.
    EndOfGame,
    /// What ends it where that waits for Venus, too.
    EndWithVenus,
}

/// All forms of card.
const KINDS: [Kind; 9] = [
    Kind::Automated,
    Kind::Active,
    Kind::Event,
    Kind::Corporation,
    Kind::BeginnerCorporation,
    Kind::Prelude,
    Kind::Colony,
    Kind::Party,
    Kind::Global,
];

impl Explained {
    /// Everything that is explained.
    pub fn all() -> impl Iterator<Item = Self> {
        ExplainedKind::VARIANTS.iter().flat_map(|kind| Self::of_kind(*kind))
    }

    fn of_kind(kind: ExplainedKind) -> Vec<Self> {
        match kind {
            ExplainedKind::Resource => Resource::ALL.map(Self::Resource).to_vec(),
            ExplainedKind::Production => Resource::ALL.map(Self::Production).to_vec(),
            ExplainedKind::CardResource => CardResource::ALL.map(Self::CardResource).to_vec(),
            ExplainedKind::Tag => Tag::ALL.map(Self::Tag).to_vec(),
            ExplainedKind::Parameter => Parameter::ALL.map(Self::Parameter).to_vec(),
            ExplainedKind::Tile => Tile::ALL.map(Self::Tile).to_vec(),
            ExplainedKind::Party => Party::ALL.map(Self::Party).to_vec(),
            ExplainedKind::Project => StandardProject::ALL.map(Self::Project).to_vec(),
            ExplainedKind::Conversion => Conversion::ALL.map(Self::Conversion).to_vec(),
            ExplainedKind::Phase => Phase::VARIANTS.iter().copied().map(Self::Phase).collect(),
            ExplainedKind::Kind => KINDS.map(Self::Kind).to_vec(),
            ExplainedKind::Concept => Concept::VARIANTS.iter().copied().map(Self::Concept).collect(),
        }
    }

    /// The key that an element of the page carries.
    pub fn key(self) -> String {
        format!("{self:?}")
    }

    /// What has this [`key`](Self::key).
    ///
    /// ```
    /// use viriditas::mars::face::Explained;
    /// use viriditas::mars::cards::Resource;
    ///
    /// let steel = Explained::Resource(Resource::Steel);
    /// assert_eq!(Explained::of_key(&steel.key()), Some(steel));
    /// assert_eq!(Explained::of_key("junk"), None);
    /// ```
    pub fn of_key(key: &str) -> Option<Self> {
        Self::all().find(|it| it.key() == key)
    }

    /// What a glyph of a card stands for; `None` for numbers, their signs and brackets.
    pub const fn of_glyph(glyph: Glyph) -> Option<Self> {
        let concept = match glyph {
            Glyph::Number(_) | Glyph::Plus | Glyph::Minus | Glyph::Open | Glyph::Close => return None,
            Glyph::Resource(_, Border::Any) => Concept::AnyPlayer,
            Glyph::Resource(it, Border::Own) => return Some(Self::Resource(it)),
            Glyph::Production(it, _) => return Some(Self::Production(it)),
            Glyph::CardResource(it, _) => return Some(Self::CardResource(it)),
            Glyph::Tag(it, _) => return Some(Self::Tag(it)),
            Glyph::Tile(it, _) => return Some(Self::Tile(it)),
            Glyph::TileClass(TileClass::Ocean, _) => return Some(Self::Tile(Tile::Ocean)),
            Glyph::TileClass(TileClass::Greenery, _) => return Some(Self::Tile(Tile::Greenery)),
            Glyph::TileClass(TileClass::City, _) => return Some(Self::Tile(Tile::City)),
            Glyph::TileClass(TileClass::Any, _) => Concept::AnyTile,
            Glyph::TileClass(TileClass::Owned, _) => Concept::OwnedTile,
            Glyph::Parameter(it) => return Some(Self::Parameter(it)),
            Glyph::Party(it) => return Some(Self::Party(it)),
            Glyph::Project(Some(it)) => return Some(Self::Project(it)),
            Glyph::Kind(it, _) => return Some(Self::Kind(it)),
            Glyph::ColonyTile => return Some(Self::Kind(Kind::Colony)),
            Glyph::Slash => Concept::Per,
            Glyph::Arrow => Concept::Pays,
            Glyph::Colon => Concept::When,
            Glyph::AtMost => Concept::AtMost,
            Glyph::AtLeast => Concept::AtLeast,
            Glyph::Chosen => Concept::ChosenNumber,
            Glyph::Asterisk => Concept::Asterisk,
            Glyph::MetalProduction => Concept::MetalProduction,
            Glyph::LowestProduction => Concept::LowestProduction,
            Glyph::AnyProduction => Concept::CopiedProduction,
            Glyph::AnyCardResource => Concept::AnyCardResource,
            Glyph::AnyTag => Concept::AnyTag,
            Glyph::Reserved(_) => Concept::CityArea,
            Glyph::Marker => Concept::Claim,
            Glyph::Requirements => Concept::EasedRequirements,
            Glyph::Rating => Concept::Rating,
            Glyph::Points => Concept::Points,
            Glyph::Raised => Concept::RaisedResource,
            Glyph::Card | Glyph::OthersCard => Concept::ProjectCard,
            Glyph::Play => Concept::PlayNow,
            Glyph::Award => Concept::Awards,
            Glyph::Project(None) => Concept::StandardProjects,
            Glyph::Shield => Concept::Protected,
            Glyph::NoTag => Concept::NoTag,
            Glyph::Colony(_) => Concept::Colony,
            Glyph::Fleet => Concept::Fleet,
            Glyph::Trade => Concept::Trade,
            Glyph::AnyResource => Concept::AnyResource,
            Glyph::Influence => Concept::Influence,
            Glyph::Delegate => Concept::Delegate,
            Glyph::Chair(_) => Concept::Chairman,
            Glyph::Leader => Concept::Leader,
        };
        Some(Self::Concept(concept))
    }

    /// The id of the rule that the thing comes from.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Resource(it) => match it {
                Resource::MegaCredits => "BASE-PB-05",
                Resource::Steel => "BASE-PB-07",
                Resource::Titanium => "BASE-PB-08",
                Resource::Plants => "BASE-PB-11",
                Resource::Energy => "BASE-PB-12",
                Resource::Heat => "BASE-PB-13",
            },
            Self::Production(it) => match it {
                Resource::MegaCredits => "BASE-PROD-03",
                Resource::Energy => "BASE-PROD-02",
                Resource::Steel | Resource::Titanium | Resource::Plants | Resource::Heat => "BASE-PROD-04",
            },
            Self::CardResource(it) => match it {
                CardResource::Floater => "VENUS-09",
                CardResource::Preservation => "MIX-11",
                CardResource::Animal
                | CardResource::Microbe
                | CardResource::Science
                | CardResource::Fighter
                | CardResource::Asteroid
                | CardResource::Camp => "BASE-PB-14",
            },
            Self::Tag(it) => match it {
                Tag::Building => "BASE-SYM-01",
                Tag::Space => "BASE-SYM-02",
                Tag::Power | Tag::Science | Tag::Jovian | Tag::Earth | Tag::Plant | Tag::Microbe => {
                    "BASE-SYM-03"
                }
                Tag::Animal => "BASE-SYM-04",
                Tag::City => "BASE-SYM-05",
                Tag::Wild => "WILD-02",
                Tag::Venus => "VENUS-01",
            },
            Self::Parameter(it) => match it {
                Parameter::Temperature => "BASE-PARAM-02",
                Parameter::Oxygen => "BASE-PARAM-03",
                Parameter::Oceans => "BASE-PARAM-04",
                Parameter::Venus => "VENUS-02",
            },
            Self::Tile(it) => match it {
                Tile::Ocean => "BASE-TILE-04",
                Tile::Greenery => "BASE-TILE-07",
                Tile::City => "BASE-TILE-13",
                Tile::Capital => "BASE-TILE-14",
                Tile::MoholeArea => "BASE-TILE-16",
                Tile::LavaFlows => "MAP-03",
                Tile::NaturalPreserve
                | Tile::NuclearZone
                | Tile::MiningRights
                | Tile::MiningArea
                | Tile::EcologicalZone
                | Tile::CommercialDistrict
                | Tile::IndustrialCenter
                | Tile::RestrictedArea => "BASE-TILE-15",
            },
            Self::Party(it) => match it {
                Party::MarsFirst => "TURM-PARTY-02",
                Party::Kelvinists => "TURM-PARTY-08",
                Party::Reds => "TURM-PARTY-10",
                Party::Greens => "TURM-PARTY-12",
                Party::Unity => "TURM-PARTY-06",
                Party::Scientists => "TURM-PARTY-04",
            },
            Self::Project(it) => match it {
                StandardProject::SellPatents => "BASE-SP-02",
                StandardProject::PowerPlant => "BASE-SP-03",
                StandardProject::Asteroid => "BASE-SP-04",
                StandardProject::AirScrapping => "VENUS-06",
                StandardProject::BufferGas => "PREL-18",
                StandardProject::Colony => "COL-13",
                StandardProject::Aquifer => "BASE-SP-05",
                StandardProject::Greenery => "BASE-SP-06",
                StandardProject::City => "BASE-SP-07",
                #[cfg(feature = "synthetic")]
                StandardProject::Synthetic => "BASE-SP-01",
            },
            Self::Conversion(it) => match it {
                Conversion::Plants => "BASE-CONV-01",
                Conversion::Heat => "BASE-CONV-02",
            },
            Self::Phase(it) => match it {
                Phase::Setup => "BASE-SETUP-08",
                Phase::Draft => "DRAFT-02",
                Phase::Research => "BASE-RES-01",
                Phase::Action => "BASE-ACT-01",
                Phase::Production => "BASE-PROD-01",
                Phase::Solar => "WG-08",
                Phase::Conversion => "BASE-END-02",
                Phase::Over => "BASE-SCORE-01",
                Phase::Preludes => "PREL-04",
            },
            Self::Kind(it) => match it {
                Kind::Automated => "BASE-PLAY-22",
                Kind::Active => "BASE-PLAY-23",
                Kind::Event => "BASE-PLAY-21",
                Kind::Corporation => "BASE-CARD-01",
                Kind::BeginnerCorporation => "BASE-SETUP-05",
                Kind::Prelude => "PREL-05",
                Kind::Colony => "COL-03",
                Kind::Party => "TURM-RULE-03",
                Kind::Global => "TURM-EVENT-04",
            },
            Self::Concept(it) => it.rule(),
        }
    }
}

impl Concept {
    const fn rule(self) -> &'static str {
        match self {
            Self::Rating => "BASE-GOAL-04",
            Self::Points => "BASE-GOAL-02",
            Self::Generation => "BASE-GOAL-05",
            Self::Turn => "BASE-ACT-01",
            Self::Pass => "BASE-ACT-05",
            Self::EndTurn => "BASE-ACT-06",
            Self::FirstPlayer => "BASE-GEN-01",
            Self::Neutral => "TURM-LEAD-05",
            Self::StandardProjects => "BASE-SP-01",
            Self::CardAction => "BASE-BLUE-01",
            Self::LastingEffect | Self::When => "BASE-BLUE-04",
            Self::FirstAction => "BASE-CARD-03",
            Self::Cost => "BASE-CARD-06",
            Self::Requirement | Self::Met => "BASE-CARD-07",
            Self::AtLeast | Self::AtMost => "BASE-CARD-09",
            Self::Locked | Self::ChosenNumber => "BASE-PLAY-02",
            Self::ProductionBox | Self::MetalProduction | Self::CopiedProduction => "BASE-PB-02",
            Self::AnyPlayer => "BASE-PLAY-15",
            Self::Asterisk | Self::RevealedCard => "BASE-PLAY-20",
            Self::Per => "BASE-PLAY-19",
            Self::Pays => "BASE-BLUE-02",
            Self::Rise => "BASE-SYM-07",
            Self::ProjectCard => "BASE-CARD-12",
            Self::PlayNow => "PREL-10",
            Self::Hand => "BASE-RES-03",
            Self::AnyTag | Self::NoTag => "BASE-CARD-10",
            Self::AnyResource => "BASE-PB-01",
            Self::AnyCardResource => "BASE-PB-15",
            Self::LowestProduction => "PREL-17",
            Self::RaisedResource => "VENUS-18",
            Self::EasedRequirements => "VENUS-07",
            Self::Protected => "BASE-PLAY-17",
            Self::AnyTile => "BASE-TILE-19",
            Self::PlayerColour | Self::OwnedTile => "BASE-TILE-09",
            Self::SpecialTile => "BASE-TILE-15",
            Self::Claim | Self::LandArea => "BASE-TILE-01",
            Self::Milestones => "BASE-MILE-01",
            Self::Awards => "BASE-AWARD-01",
            Self::OceanArea => "BASE-BOARD-03",
            Self::VolcanicArea => "MAP-03",
            Self::CityArea => "BASE-BOARD-04",
            Self::AreaBonus => "BASE-TILE-02",
            Self::OceanBonus => "BASE-TILE-03",
            Self::TrackBonus => "BASE-PARAM-09",
            Self::Colony => "COL-13",
            Self::ColonyMarker => "COL-08",
            Self::Fleet => "COL-06",
            Self::Trade => "COL-07",
            Self::Committee => "TURM-COMP-04",
            Self::RulingParty => "TURM-RULE-03",
            Self::Policy => "TURM-RULE-02",
            Self::DominantParty => "TURM-DOM-02",
            Self::Influence => "TURM-INFL-01",
            Self::Delegate => "TURM-LOBBY-02",
            Self::Lobby => "TURM-LOBBY-04",
            Self::Leader => "TURM-LEAD-01",
            Self::Chairman => "TURM-CHAIR-01",
            Self::CurrentEvent => "TURM-EVENT-04",
            Self::ComingEvent => "TURM-EVENT-03",
            Self::DistantEvent => "TURM-EVENT-01",
            Self::FailedPrelude => "PREL-08",
            Self::EndOfGame => "BASE-END-01",
            Self::EndWithVenus => "VENUS-05",
        }
    }
}
