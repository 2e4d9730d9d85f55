//! Pictures by name: which symbol of the sprite stands for what.

use crate::cards::{CardResource, Party, StandardProject};
use crate::table::Colour;
use crate::text::ScoreLine;
use crate::ui::look::icons::Icon;
use crate::words::{Parameter, Resource, Tag};
use yew::{Html, classes, html};

/// A symbol of the sprite; words beside it say the same.
pub(crate) fn icon(id: &str) -> Html {
    html! { <svg class="i" aria-hidden="true"><use href={format!("#i-{id}")} /></svg> }
}

/// The mark of a colour: a shape of its own, in that colour.
pub(crate) fn mark(of: Colour) -> Html {
    let class = classes!("i", "sym", colour(of));
    html! { <svg {class} aria-hidden="true"><use href={symbol(of).href()} /></svg> }
}

/// The shape of a colour: five outlines that differ without their hues.
pub(crate) const fn symbol(colour: Colour) -> Icon {
    match colour {
        Colour::Sky => Icon::SeatDisc,
        Colour::Violet => Icon::SeatDiamond,
        Colour::Bone => Icon::SeatCross,
        Colour::Coral => Icon::SeatTriangle,
        Colour::Amber => Icon::SeatSquare,
    }
}

/// The name of a colour in the style sheet.
pub(crate) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "sky",
        Colour::Violet => "violet",
        Colour::Bone => "bone",
        Colour::Coral => "coral",
        Colour::Amber => "amber",
    }
}

pub(crate) const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::MegaCredits => "mc",
        Resource::Steel => "steel",
        Resource::Titanium => "titanium",
        Resource::Plants => "plants",
        Resource::Energy => "energy",
        Resource::Heat => "heat",
    }
}

pub(crate) const fn card_resource(resource: CardResource) -> &'static str {
    match resource {
        CardResource::Animal => "animal",
        CardResource::Microbe => "microbe",
        CardResource::Science => "science",
        CardResource::Fighter => "fighter",
        CardResource::Floater => "floater",
        CardResource::Asteroid => "asteroid",
        CardResource::Camp => "camp",
        CardResource::Preservation => "preservation",
    }
}

pub(crate) const fn tag(tag: Tag) -> &'static str {
    match tag {
        Tag::Building => "t-building",
        Tag::Space => "t-space",
        Tag::Power => "t-power",
        Tag::Science => "t-science",
        Tag::Jovian => "t-jovian",
        Tag::Earth => "t-earth",
        Tag::Plant => "t-plant",
        Tag::Microbe => "t-microbe",
        Tag::Animal => "t-animal",
        Tag::City => "t-city",
        Tag::Venus => "t-venus",
        Tag::Wild => "t-wild",
    }
}

pub(crate) const fn parameter(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Temperature => "temperature",
        Parameter::Oxygen => "oxygen",
        Parameter::Oceans => "ocean",
        Parameter::Venus => "venus",
    }
}

pub(crate) const fn project(project: StandardProject) -> &'static str {
    match project {
        StandardProject::SellPatents => "card",
        StandardProject::PowerPlant => "energy",
        StandardProject::Asteroid => "temperature",
        StandardProject::AirScrapping => "venus",
        StandardProject::Colony => "colony",
        StandardProject::BufferGas => "tr",
        StandardProject::Aquifer => "ocean",
        StandardProject::Greenery => "greenery",
        StandardProject::City => "city",
        #[cfg(feature = "invented")]
        StandardProject::Invented => "wild",
    }
}

pub(crate) const fn score(line: ScoreLine) -> &'static str {
    match line {
        ScoreLine::Rating => "tr",
        ScoreLine::Milestones => "flag",
        ScoreLine::Awards => "trophy",
        ScoreLine::Greeneries => "greenery",
        ScoreLine::Cities => "city",
        ScoreLine::Cards => "card",
        ScoreLine::Committee => "chairman",
        ScoreLine::Total => "vp",
    }
}

/// The arms of a party.
pub(crate) const fn party(party: Party) -> &'static str {
    match party {
        Party::MarsFirst => "p-mars-first",
        Party::Kelvinists => "p-kelvinists",
        Party::Reds => "p-reds",
        Party::Greens => "p-greens",
        Party::Unity => "p-unity",
        Party::Scientists => "p-scientists",
    }
}
