//! What the table of Ares Expedition explains, and the picture of it.

use crate::ares::StandardAction;
use crate::ares::face::{AresConcept, AresExplained};
use crate::table::Colour;
use crate::ui::ares::face::pictures;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::picture::mark;
use crate::ui::look::texts::Texts;
use crate::ui::parts::explain::ExplainedThing;
use yew::{Html, html};

/// The key of a concept.
pub(crate) fn concept(of: AresConcept) -> String {
    AresExplained::Concept(of).key()
}

/// What stands behind a key or the address of a picture.
pub(crate) fn thing(texts: Texts, key: &str) -> Option<ExplainedThing> {
    let of = match Icon::of_href(key) {
        Some(icon) => AresExplained::all().find(|&it| is_told_by(it, icon)),
        None => AresExplained::of_key(key),
    }?;
    let words = texts.ares().explained(of);
    Some(ExplainedThing { key: of.key(), picture: drawn(of), words, rule: Some(of.rule()) })
}

/// Whether a picture by itself means the thing: productions stand in a frame, and standard actions show what they bring.
fn is_told_by(of: AresExplained, icon: Icon) -> bool {
    let icon = match icon {
        Icon::SeatDiamond | Icon::SeatCross | Icon::SeatTriangle | Icon::SeatSquare => Icon::SeatDisc,
        Icon::Sun1 => Icon::Phase1,
        Icon::Sun2 => Icon::Phase2,
        Icon::Sun3 => Icon::Phase3,
        Icon::Sun4 => Icon::Phase4,
        Icon::Sun5 => Icon::Phase5,
        icon => icon,
    };
    let has_another = matches!(of, AresExplained::Production(_) | AresExplained::Standard(_));
    !has_another && picture(of) == Some(icon)
}

fn drawn(of: AresExplained) -> Html {
    let picture = picture(of).map(|icon| silent(icon, ""));
    match of {
        AresExplained::Production(_) => html! { <span class="prod">{ for picture }</span> },
        AresExplained::Concept(AresConcept::PlayerColour) => mark(Colour::Sky),
        _ => picture.unwrap_or_default(),
    }
}

/// The picture of a thing that has one.
const fn picture(of: AresExplained) -> Option<Icon> {
    Some(match of {
        AresExplained::Stock(it) | AresExplained::Production(it) => pictures::stock(it),
        AresExplained::Capacity(it) => pictures::capacity(it),
        AresExplained::SpecialResource(it) => pictures::special(it),
        AresExplained::Tag(it) => pictures::tag(it),
        AresExplained::Track(it) => pictures::track(it),
        AresExplained::Zone(it) => pictures::zone(it),
        AresExplained::Colour(it) => pictures::coloured(it),
        AresExplained::Phase(it) => pictures::phase(it),
        AresExplained::Standard(StandardAction::PlantsToForest | StandardAction::BuyForest) => Icon::Forest,
        AresExplained::Standard(StandardAction::HeatToTemperature | StandardAction::BuyTemperature) => {
            Icon::Temperature
        }
        AresExplained::Standard(StandardAction::BuyOcean) => Icon::Ocean,
        AresExplained::Concept(it) => return of_concept(it),
    })
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
