//! What the table of the board game explains, and the picture of it.

use super::icons;
use crate::mars::Options;
use crate::mars::cards::{Kind, Parameter};
use crate::mars::face::{Concept, Explained};
use crate::text::Explanation;
use crate::ui::look::icons::Icon;
use crate::ui::look::texts::Texts;
use crate::ui::parts::explained::{Depiction, Explains};

/// The key of a concept.
pub(crate) fn concept(of: Concept) -> String {
    Explained::Concept(of).key()
}

/// The key of what ends a game with these options; nothing alone, where the last generation is known.
pub(crate) fn end_of_game(options: &Options) -> Option<String> {
    let waits_for_venus = options.waits_for(Parameter::Venus);
    let end = if waits_for_venus { Concept::EndWithVenus } else { Concept::EndOfGame };
    options.last_generation().is_none().then(|| concept(end))
}

impl Explains for Explained {
    fn every() -> impl Iterator<Item = Self> {
        Self::all()
    }

    fn by_key(key: &str) -> Option<Self> {
        Self::of_key(key)
    }

    fn key_and_rule(self) -> (String, &'static str) {
        (self.key(), self.rule())
    }

    fn words(self, texts: Texts) -> Explanation {
        texts.language().explained(self)
    }

    fn picture(self) -> Option<Icon> {
        Some(match self {
            Self::Resource(it) | Self::Production(it) => icons::resource(it),
            Self::CardResource(it) => icons::card_resource(it),
            Self::Tag(it) => icons::tag(it),
            Self::Parameter(it) => icons::parameter(it),
            Self::Tile(it) => icons::tile(it),
            Self::Party(it) => icons::party(it),
            Self::Project(it) => icons::project(it),
            Self::Conversion(it) => icons::resource(it.resource()),
            Self::Kind(Kind::Event) => Icon::TagEvent,
            Self::Kind(Kind::Prelude) => Icon::Prelude,
            Self::Kind(Kind::Colony) => Icon::Colony,
            Self::Kind(
                Kind::Automated
                | Kind::Active
                | Kind::Corporation
                | Kind::BeginnerCorporation
                | Kind::Party
                | Kind::Global,
            )
            | Self::Phase(_) => return None,
            Self::Concept(it) => return of_concept(it),
        })
    }

    fn depiction(self) -> Depiction {
        match self {
            Self::Production(_) => Depiction::InFrame,
            Self::Project(_) | Self::Conversion(_) => Depiction::OfGain,
            Self::Concept(Concept::PlayerColour) => Depiction::AsMark,
            _ => Depiction::Alone,
        }
    }
}

const fn of_concept(of: Concept) -> Option<Icon> {
    Some(match of {
        Concept::Rating => Icon::Rating,
        Concept::Points => Icon::Points,
        Concept::FirstPlayer => Icon::First,
        Concept::PlayerColour => Icon::SeatDisc,
        Concept::Neutral => Icon::Nobody,
        Concept::StandardProjects => Icon::Project,
        Concept::CardAction => Icon::Action,
        Concept::LastingEffect => Icon::Effect,
        Concept::Met => Icon::Check,
        Concept::Locked => Icon::Lock,
        Concept::AnyPlayer => Icon::People,
        Concept::Pays => Icon::Arrow,
        Concept::Rise => Icon::Up,
        Concept::ProjectCard => Icon::Card,
        Concept::RevealedCard => Icon::Eye,
        Concept::PlayNow => Icon::Play,
        Concept::AnyResource => Icon::AnyResource,
        Concept::LowestProduction => Icon::Lowest,
        Concept::CopiedProduction => Icon::Copy,
        Concept::EasedRequirements => Icon::Eased,
        Concept::Protected => Icon::Protected,
        Concept::AnyTile => Icon::TileAny,
        Concept::OwnedTile => Icon::TileOwned,
        Concept::SpecialTile => Icon::Special,
        Concept::Claim => Icon::Claim,
        Concept::Milestones => Icon::Flag,
        Concept::Awards => Icon::Trophy,
        Concept::Colony => Icon::Colony,
        Concept::Fleet => Icon::Fleet,
        Concept::DominantParty => Icon::Dominant,
        Concept::Influence => Icon::Influence,
        Concept::Delegate => Icon::Delegate,
        Concept::Lobby => Icon::Lobby,
        Concept::Leader => Icon::Leader,
        Concept::Chairman => Icon::Chairman,
        Concept::FailedPrelude => Icon::Fizzle,
        Concept::Generation
        | Concept::Turn
        | Concept::Pass
        | Concept::EndTurn
        | Concept::FirstAction
        | Concept::Cost
        | Concept::Requirement
        | Concept::AtLeast
        | Concept::AtMost
        | Concept::ProductionBox
        | Concept::Asterisk
        | Concept::Per
        | Concept::When
        | Concept::ChosenNumber
        | Concept::Hand
        | Concept::AnyTag
        | Concept::NoTag
        | Concept::AnyCardResource
        | Concept::MetalProduction
        | Concept::RaisedResource
        | Concept::OceanArea
        | Concept::LandArea
        | Concept::VolcanicArea
        | Concept::CityArea
        | Concept::AreaBonus
        | Concept::OceanBonus
        | Concept::TrackBonus
        | Concept::ColonyMarker
        | Concept::Trade
        | Concept::Committee
        | Concept::RulingParty
        | Concept::Policy
        | Concept::CurrentEvent
        | Concept::ComingEvent
        | Concept::DistantEvent
        | Concept::EndOfGame
        | Concept::EndWithVenus => return None,
    })
}
