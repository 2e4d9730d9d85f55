//! Pictures by name: which symbol of the sprite stands for what.

use crate::cards::StandardProject;
use crate::kit::Seat;
use crate::text::ScoreLine;
use crate::words::{Parameter, Resource, Tag};
use yew::{Classes, Html, classes, html};

/// A symbol of the sprite; words beside it say the same.
pub(crate) fn icon(id: &str) -> Html {
    drawn(id, Classes::new())
}

fn drawn(id: &str, class: Classes) -> Html {
    html! { <svg class={classes!("i", class)} aria-hidden="true"><use href={format!("#i-{id}")} /></svg> }
}

/// The mark of a seat: a shape of its own, and a colour besides.
pub(crate) fn mark(seat: Seat) -> Html {
    drawn(SHAPES[seat.index()].0, classes!("sym", colour(seat)))
}

/// The outline of a seat's mark, in a word.
pub(crate) const fn outline(seat: Seat) -> &'static str {
    SHAPES[seat.index()].1
}

/// The name of a seat's colour in the style sheet.
pub(crate) const fn colour(seat: Seat) -> &'static str {
    SHAPES[seat.index()].2
}

const SHAPES: [(&str, &str, &str); 5] = [
    ("s-disc", "disc", "sky"),
    ("s-diamond", "diamond", "violet"),
    ("s-cross", "cross", "bone"),
    ("s-triangle", "triangle", "coral"),
    ("s-square", "square", "amber"),
];

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
    }
}

pub(crate) const fn parameter(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Temperature => "temperature",
        Parameter::Oxygen => "oxygen",
        Parameter::Oceans => "ocean",
    }
}

pub(crate) const fn project(project: StandardProject) -> &'static str {
    match project {
        StandardProject::SellPatents => "card",
        StandardProject::PowerPlant => "energy",
        StandardProject::Asteroid => "temperature",
        StandardProject::Aquifer => "ocean",
        StandardProject::Greenery => "greenery",
        StandardProject::City => "city",
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
        ScoreLine::Total => "vp",
    }
}
