//! Icons: every picture of the page is a symbol of one sprite, which stands once in the document.

use crate::mars::cards::Tag;
use crate::mars::cards::{CardResource, Party, StandardProject, Tile, TileClass};
use crate::text::ScoreLine;
use crate::words::{Parameter, Resource};
use yew::{AttrValue, Html, classes, component, html};

/// The sprite: a symbol `i-…` for each [`Icon`].
const SPRITE: &str = include_str!("../../../static/icons.svg");

/// Writes each icon once: as a variant and as the name of its symbol.
macro_rules! icons {
    ($($icon:ident $name:literal)*) => {
        /// A picture. The container that it stands in says what sort of thing it is.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Icon { $($icon),* }

        impl Icon {
            /// All of them.
            #[cfg(debug_assertions)]
            pub(crate) const ALL: &[Self] = &[$(Self::$icon),*];

            /// The address of its symbol.
            pub(crate) const fn href(self) -> &'static str {
                match self { $(Self::$icon => concat!("#i-", $name)),* }
            }
        }
    };
}

icons! {
    Mc "mc" Steel "steel" Titanium "titanium" Plants "plants" Energy "energy" Heat "heat"
    Microbe "microbe" Animal "animal" Science "science" Fighter "fighter" Floater "floater" Asteroid "asteroid" Camp "camp" Preservation "preservation" AnyResource "any-resource"
    Card "card" Rating "tr" Points "vp" Oxygen "oxygen" Temperature "temperature" Venus "venus"
    Ocean "ocean" City "city" Greenery "greenery" Special "special" Capital "capital" Preserve "preserve"
    Nuclear "nuclear" Mining "mining" Zoo "zoo" Lava "lava" Mohole "mohole" Commerce "commerce"
    Industry "industry" Restricted "restricted" TileAny "tile-any" TileOwned "tile-owned" Claim "claim"
    SeatDisc "s-disc" SeatDiamond "s-diamond" SeatCross "s-cross" SeatTriangle "s-triangle" SeatSquare "s-square"
    Nobody "s-neutral"
    TagBuilding "t-building" TagSpace "t-space" TagPower "t-power" TagScience "t-science" TagJovian "t-jovian"
    TagEarth "t-earth" TagPlant "t-plant" TagMicrobe "t-microbe" TagAnimal "t-animal" TagCity "t-city" TagVenus "t-venus" TagWild "t-wild"
    TagEvent "t-event"
    Arrow "arrow" Action "action" Effect "effect" People "people" Copy "copy" Eased "eased"
    Protected "protected" Project "project" Lowest "lowest" Prelude "prelude" Fizzle "fizzle"
    Undo "undo" Log "log" Help "help" Menu "menu" Check "check" Cross "cross"
    Lock "lock" Up "up" Down "down" Eye "eye" Link "link" Globe "globe" Moon "moon" Sun "sun"
    Colony "colony" Fleet "fleet" Delegate "delegate" Leader "leader" Chairman "chairman" Influence "influence" Dominant "dominant" Lobby "lobby"
    MarsFirst "p-mars-first" Kelvinists "p-kelvinists" Reds "p-reds" Greens "p-greens" Unity "p-unity" Scientists "p-scientists" First "first" Play "play" Plus "plus" Zoom "zoom" Leaf "leafmark" Trophy "trophy" Flag "flag"
}

/// The sprite. Stands once at the root of the page, whatever else is shown.
#[component]
pub(crate) fn Sprite() -> Html {
    Html::from_html_unchecked(AttrValue::Static(SPRITE))
}

/// An icon that words beside it explain.
pub(crate) fn silent(icon: Icon, class: &'static str) -> Html {
    html! { <svg class={classes!("i", class)} aria-hidden="true"><use href={icon.href()} /></svg> }
}

/// A resource in stock.
pub(crate) const fn resource(resource: Resource) -> Icon {
    match resource {
        Resource::MegaCredits => Icon::Mc,
        Resource::Steel => Icon::Steel,
        Resource::Titanium => Icon::Titanium,
        Resource::Plants => Icon::Plants,
        Resource::Energy => Icon::Energy,
        Resource::Heat => Icon::Heat,
    }
}

/// A resource on a card.
pub(crate) const fn card_resource(resource: CardResource) -> Icon {
    match resource {
        CardResource::Animal => Icon::Animal,
        CardResource::Microbe => Icon::Microbe,
        CardResource::Science => Icon::Science,
        CardResource::Fighter => Icon::Fighter,
        CardResource::Floater => Icon::Floater,
        CardResource::Asteroid => Icon::Asteroid,
        CardResource::Camp => Icon::Camp,
        CardResource::Preservation => Icon::Preservation,
    }
}

/// A tag.
pub(crate) const fn tag(tag: Tag) -> Icon {
    match tag {
        Tag::Building => Icon::TagBuilding,
        Tag::Space => Icon::TagSpace,
        Tag::Power => Icon::TagPower,
        Tag::Science => Icon::TagScience,
        Tag::Jovian => Icon::TagJovian,
        Tag::Earth => Icon::TagEarth,
        Tag::Plant => Icon::TagPlant,
        Tag::Microbe => Icon::TagMicrobe,
        Tag::Animal => Icon::TagAnimal,
        Tag::City => Icon::TagCity,
        Tag::Venus => Icon::TagVenus,
        Tag::Wild => Icon::TagWild,
    }
}

/// A global parameter.
pub(crate) const fn parameter(parameter: Parameter) -> Icon {
    match parameter {
        Parameter::Temperature => Icon::Temperature,
        Parameter::Oxygen => Icon::Oxygen,
        Parameter::Oceans => Icon::Ocean,
        Parameter::Venus => Icon::Venus,
    }
}

/// A tile.
pub(crate) const fn tile(tile: Tile) -> Icon {
    match tile {
        Tile::Ocean => Icon::Ocean,
        Tile::Greenery => Icon::Greenery,
        Tile::City => Icon::City,
        Tile::Capital => Icon::Capital,
        Tile::NaturalPreserve => Icon::Preserve,
        Tile::NuclearZone => Icon::Nuclear,
        Tile::MiningRights | Tile::MiningArea => Icon::Mining,
        Tile::EcologicalZone => Icon::Zoo,
        Tile::LavaFlows => Icon::Lava,
        Tile::MoholeArea => Icon::Mohole,
        Tile::CommercialDistrict => Icon::Commerce,
        Tile::IndustrialCenter => Icon::Industry,
        Tile::RestrictedArea => Icon::Restricted,
    }
}

/// Tiles spoken of together.
pub(crate) const fn tile_class(class: TileClass) -> Icon {
    match class {
        TileClass::Ocean => Icon::Ocean,
        TileClass::Greenery => Icon::Greenery,
        TileClass::City => Icon::City,
        TileClass::Any => Icon::TileAny,
        TileClass::Owned => Icon::TileOwned,
    }
}

/// What a standard project brings.
pub(crate) const fn project(project: StandardProject) -> Icon {
    match project {
        StandardProject::SellPatents => Icon::Card,
        StandardProject::BufferGas => Icon::Rating,
        StandardProject::PowerPlant => Icon::Energy,
        StandardProject::Asteroid => Icon::Temperature,
        StandardProject::AirScrapping => Icon::Venus,
        StandardProject::Colony => Icon::Colony,
        StandardProject::Aquifer => Icon::Ocean,
        StandardProject::Greenery => Icon::Greenery,
        StandardProject::City => Icon::City,
        #[cfg(feature = "synthetic")]
        StandardProject::Synthetic => Icon::Temperature,
    }
}

/// The arms of a party.
pub(crate) const fn party(party: Party) -> Icon {
    match party {
        Party::MarsFirst => Icon::MarsFirst,
        Party::Kelvinists => Icon::Kelvinists,
        Party::Reds => Icon::Reds,
        Party::Greens => Icon::Greens,
        Party::Unity => Icon::Unity,
        Party::Scientists => Icon::Scientists,
    }
}

/// A line of the score.
pub(crate) const fn score(line: ScoreLine) -> Icon {
    match line {
        ScoreLine::Rating => Icon::Rating,
        ScoreLine::Milestones => Icon::Flag,
        ScoreLine::Awards => Icon::Trophy,
        ScoreLine::Greeneries => Icon::Greenery,
        ScoreLine::Cities => Icon::City,
        ScoreLine::Cards => Icon::Card,
        ScoreLine::Committee => Icon::Chairman,
        ScoreLine::Total => Icon::Points,
    }
}
