//! What the table of Ares Expedition explains, and the picture of it.

use crate::ares::StandardAction;
use crate::ares::face::{AresConcept, AresExplained};
use crate::text::Explanation;
use crate::ui::ares::face::pictures;
use crate::ui::look::icons::Icon;
use crate::ui::look::texts::Texts;
use crate::ui::parts::explained::{Depiction, Explains};

/// The key of a concept.
pub(crate) fn concept(of: AresConcept) -> String {
    AresExplained::Concept(of).key()
}

impl Explains for AresExplained {
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
        texts.ares().explained(self)
    }

    fn picture(self) -> Option<Icon> {
        Some(match self {
            Self::Stock(it) | Self::Production(it) => pictures::stock(it),
            Self::Capacity(it) => pictures::capacity(it),
            Self::SpecialResource(it) => pictures::special(it),
            Self::Tag(it) => pictures::tag(it),
            Self::Track(it) => pictures::track(it),
            Self::Zone(it) => pictures::zone(it),
            Self::Colour(it) => pictures::coloured(it),
            Self::Phase(it) => pictures::phase(it),
            Self::Standard(StandardAction::PlantsToForest | StandardAction::BuyForest) => Icon::Forest,
            Self::Standard(StandardAction::HeatToTemperature | StandardAction::BuyTemperature) => {
                Icon::Temperature
            }
            Self::Standard(StandardAction::BuyOcean) => Icon::Ocean,
            Self::Concept(it) => return of_concept(it),
        })
    }

    fn depiction(self) -> Depiction {
        match self {
            Self::Production(_) => Depiction::InFrame,
            Self::Standard(_) => Depiction::OfGain,
            Self::Concept(AresConcept::PlayerColour) => Depiction::AsMark,
            _ => Depiction::Alone,
        }
    }
}

const fn of_concept(of: AresConcept) -> Option<Icon> {
    Some(match of {
        AresConcept::Rating => Icon::Rating,
        AresConcept::Points => Icon::Points,
        AresConcept::Ocean => Icon::Ocean,
        AresConcept::HiddenOcean => Icon::OceanDown,
        AresConcept::OpenOcean => Icon::OceanUp,
        AresConcept::Forest => Icon::Forest,
        AresConcept::ProjectCard => Icon::Card,
        AresConcept::CardAction => Icon::Action,
        AresConcept::LastingEffect => Icon::Effect,
        AresConcept::Met => Icon::Check,
        AresConcept::Locked => Icon::Lock,
        AresConcept::Pays => Icon::Arrow,
        AresConcept::Rise => Icon::Up,
        AresConcept::EasedRequirements => Icon::Eased,
        AresConcept::AnyZone => Icon::Zone,
        AresConcept::AnySpecialResource => Icon::AnyResource,
        AresConcept::RevealedCards => Icon::CardShown,
        AresConcept::KeptCards => Icon::CardKept,
        AresConcept::PlayNow => Icon::Play,
        AresConcept::StandardActions => Icon::Project,
        AresConcept::PlayerColour => Icon::SeatDisc,
        AresConcept::Neutral => Icon::Nobody,
        AresConcept::Round
        | AresConcept::Planning
        | AresConcept::PhaseBonus
        | AresConcept::Hand
        | AresConcept::CardProduction
        | AresConcept::Deck
        | AresConcept::Discards
        | AresConcept::Corporation
        | AresConcept::Cost
        | AresConcept::Requirement
        | AresConcept::ProductionBox
        | AresConcept::NeutralCube
        | AresConcept::Cubes => return None,
    })
}
