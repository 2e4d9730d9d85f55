//! What the table of the board game explains, and the picture of it.

use super::icons;
use crate::mars::cards::Kind;
use crate::mars::face::{Concept, Explained};
use crate::table::Colour;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::picture::mark;
use crate::ui::look::texts::Texts;
use crate::ui::parts::explain::ExplainedThing;
use yew::{Html, html};

/// The key of a concept.
pub(crate) fn concept(of: Concept) -> String {
    Explained::Concept(of).key()
}

/// What stands behind a key or the address of a picture.
pub(crate) fn thing(texts: Texts, key: &str) -> Option<ExplainedThing> {
    let of = match Icon::of_href(key) {
        Some(icon) => Explained::all().find(|&it| is_told_by(it, icon)),
        None => Explained::of_key(key),
    }?;
    let words = texts.language().explained(of);
    Some(ExplainedThing { key: of.key(), picture: drawn(of), words, rule: Some(of.rule()) })
}

/// Whether a picture by itself means the thing: productions stand in a frame, and projects show what they bring.
fn is_told_by(of: Explained, icon: Icon) -> bool {
    let icon = match icon {
        Icon::SeatDiamond | Icon::SeatCross | Icon::SeatTriangle | Icon::SeatSquare => Icon::SeatDisc,
        icon => icon,
    };
    let has_another =
        matches!(of, Explained::Production(_) | Explained::Project(_) | Explained::Conversion(_));
    !has_another && picture(of) == Some(icon)
}

fn drawn(of: Explained) -> Html {
    let picture = picture(of).map(|icon| silent(icon, ""));
    match of {
        Explained::Production(_) => html! { <span class="prod">{ for picture }</span> },
        Explained::Concept(Concept::PlayerColour) => mark(Colour::Sky),
        _ => picture.unwrap_or_default(),
    }
}

/// The picture of a thing that has one.
const fn picture(of: Explained) -> Option<Icon> {
    Some(match of {
        Explained::Resource(it) | Explained::Production(it) => icons::resource(it),
        Explained::CardResource(it) => icons::card_resource(it),
        Explained::Tag(it) => icons::tag(it),
        Explained::Parameter(it) => icons::parameter(it),
        Explained::Tile(it) => icons::tile(it),
        Explained::Party(it) => icons::party(it),
        Explained::Project(it) => icons::project(it),
        Explained::Conversion(it) => icons::resource(it.resource()),
        Explained::Kind(Kind::Event) => Icon::TagEvent,
        Explained::Kind(Kind::Prelude) => Icon::Prelude,
        Explained::Kind(Kind::Colony) => Icon::Colony,
        Explained::Kind(
            Kind::Automated
            | Kind::Active
            | Kind::Corporation
            | Kind::BeginnerCorporation
            | Kind::Party
            | Kind::Global,
        )
        | Explained::Phase(_) => return None,
        Explained::Concept(it) => return of_concept(it),
    })
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
        | Concept::DistantEvent => return None,
    })
}
