//! One area: what may be done there, what it gives, and whose it is.

use crate::mars::cards::Tile;
use crate::mars::face::{Concept, Explained};
use crate::mars::maps::{Hex, MAPS, Map, Terrain};
use crate::text::mars::PlanetWords as Text;
use crate::ui::look::icons::Icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::mars::map::place::{Beside, EDGE, HEX, beside, middle, scale, stand};
use crate::ui::mars::map::sign::{bonuses, symbol};
use crate::ui::mars::scene::explained::concept;
use yew::{AttrValue, Html, Properties, classes, component, html};

/// What tells whose an area is: the seat's symbol, and the name of its colour.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Badge {
    pub(super) icon: Icon,
    pub(super) colour: &'static str,
}

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) map: u8,
    pub(super) space: Hex,
    pub(super) tile: Option<Tile>,
    pub(super) owner: Option<Badge>,
    /// Who alone may build here.
    pub(super) claim: Option<Badge>,
    /// The place of its answer among the offers.
    pub(super) answer: Option<u16>,
    /// Whether an area is asked for that this one is not.
    pub(super) is_shut: bool,
    /// Whether it is shown what choosing it brings, or why it may not be chosen.
    pub(super) is_pointed: bool,
    /// Whether Tab stops here.
    pub(super) is_stop: bool,
    pub(super) label: Label,
}

/// What an area is called.
#[derive(Clone, PartialEq)]
pub(super) struct Label {
    /// Where it is, for whoever hears the page.
    pub(super) place: AttrValue,
    /// What is told of it.
    pub(super) words: AttrValue,
    /// The rule by which it may not be chosen, where an area is asked for.
    pub(super) rule: Option<&'static str>,
}

/// The area. Clicks and keys are heard by the map.
#[component]
pub(super) fn Area(props: &Props) -> Html {
    let texts = use_texts();
    let (map, space) = (MAPS[usize::from(props.map)], props.space);
    let Label { place, words, .. } = &props.label;
    let label = if words.is_empty() { place.clone() } else { format!("{place}. {words}").into() };
    let class = classes!(
        "area",
        ground(map, space),
        props.tile.map(|_| "built"),
        props.answer.map(|_| "legal"),
        props.is_shut.then_some("shut"),
        props.is_pointed.then_some("pointed"),
    );
    html! {
        <g {class} data-space={space.0.to_string()} data-answer={props.answer.map(|index| index.to_string())}
            data-explain={explained(map, space, props.tile)} data-refused={props.label.rule} data-reason={props.label.rule.map(|_| words.clone())}
            transform={stand(map, space)} tabindex={if props.is_stop { "0" } else { "-1" }}
            role={if props.answer.is_some() { "button" } else { "img" }} aria-label={label}>
            { outline(map, space, props.tile, words) }
            if props.is_pointed && props.answer.is_some() { <path class="lit" d={EDGE} /> }
            if props.tile.is_none() { { empty(texts, map, space) } }
            <path class="aim" d={EDGE} />
            { for props.owner.map(|badge| owner(badge, space, "edge")) }
            { for props.claim.map(|badge| owner(badge, space, "edge claim")) }
            if props.owner.is_none() && props.tile.is_some_and(|tile| tile != Tile::Ocean) {
                { badge(Icon::Nobody) }
            }
        </g>
    }
}

/// The keys of what an area is: its tile, or its ground with what is printed there.
fn explained(map: &Map, space: Hex, tile: Option<Tile>) -> String {
    if let Some(tile) = tile {
        return Explained::Tile(tile).key();
    }
    let spot = map.spot(space);
    let ground = match spot.map(|spot| spot.terrain) {
        Some(Terrain::Land) => Concept::LandArea,
        Some(Terrain::Ocean) => Concept::OceanArea,
        Some(Terrain::Volcanic) => Concept::VolcanicArea,
        Some(Terrain::Reserved(_)) | None => Concept::CityArea,
    };
    let has_bonus = spot.is_some_and(|spot| !spot.bonus.is_empty() || spot.delegates > 0);
    let bonus = if has_bonus { concept(Concept::AreaBonus) } else { String::new() };
    format!("{} {bonus}", concept(ground))
}

/// What shines under an area that may be chosen.
pub(super) fn light(map: &Map, space: Hex) -> Html {
    html! { <path class="lit" d={EDGE} transform={stand(map, space)} /> }
}

/// A ring round an area.
pub(super) fn ring(map: &Map, space: Hex) -> Html {
    html! { <path d={EDGE} transform={stand(map, space)} data-ring={space.0.to_string()} /> }
}

/// The mark of an area that may be chosen, for whoever does not see it shine.
pub(super) fn dot(map: &Map, space: Hex) -> Html {
    let (x, y) = middle(map, space);
    html! { <circle class="dot" cx={x.to_string()} cy={(y - 165 * scale(map) / 100).to_string()} r="34" /> }
}

/// The hexagon itself, or the moon. It shows the words to the pointer that it hears; the area's name says them to all others.
fn outline(map: &Map, space: Hex, tile: Option<Tile>, words: &AttrValue) -> Html {
    let told = html! { if !words.is_empty() { <title>{ words }</title> } };
    if space.is_on_mars() {
        return html! { <path class="hex" d={HEX}>{ told }</path> };
    }
    let Beside::Moon(radius) = beside(map, space) else {
        return html! {
            <>
                <path class="hex venus" d={HEX}>{ told }</path>
                { for tile.map(|_| html! { <use href="#mars-town" /> }) }
            </>
        };
    };
    html! {
        <>
            <circle class="hex moon" r={radius.to_string()}>{ told }</circle>
            <path class="streaks" d={format!("M-{0}-{1}q{0} {1} {2} 0M-{0} {1}q{0} {1} {2} 0", radius * 8 / 10, radius * 3 / 10, radius * 16 / 10)} />
            { for tile.map(|_| html! { <use href="#mars-town" transform="scale(.8)" /> }) }
        </>
    }
}

/// What an area without a tile shows: its bonus, and whose city it is kept for.
fn empty(texts: Texts, map: &Map, space: Hex) -> Html {
    let is_kept = !space.is_on_mars() || texts.area_name(map, space).is_some();
    html! {
        <>
            { bonuses(map, space) }
            if is_kept { { symbol(Icon::City, 0, if space.is_on_mars() { -140 } else { 0 }, 150) } }
        </>
    }
}

/// What is written on an area without a tile. It is wider than the area, so it stands above all of them.
pub(super) fn lettering(texts: Texts, map: &Map, space: Hex) -> Html {
    let (x, y) = middle(map, space);
    let name = volcano(texts, map, space).or_else(|| texts.area_name(map, space).map(AttrValue::from));
    html! { <>{ for name.map(|name| html! { <text class="place" x={x.to_string()} y={(y + 188 * scale(map) / 100).to_string()} aria-hidden="true">{ name }</text> }) }</> }
}

/// The name of the volcano that lies there.
pub(super) fn volcano(texts: Texts, map: &Map, space: Hex) -> Option<AttrValue> {
    let place = map.volcanic.iter().position(|other| other == space)?;
    Some(texts.planet(Text::Volcano { map, place })).filter(|name| !name.is_empty())
}

/// A coloured edge and the badge that tells the owner without its colour.
pub(super) fn owner(of: Badge, space: Hex, class: &'static str) -> Html {
    html! {
        <g class={of.colour}>
            if space.is_on_mars() { <path {class} d={EDGE} /> }
            { badge(of.icon) }
        </g>
    }
}

fn badge(icon: Icon) -> Html {
    html! { <g class="badge sym"><circle cy="172" r="82" />{ symbol(icon, 0, 172, 125) }</g> }
}

/// A name for the style of an area.
fn ground(map: &Map, space: Hex) -> &'static str {
    match map.spot(space).map(|spot| spot.terrain) {
        Some(Terrain::Land | Terrain::Reserved(_)) => "land",
        Some(Terrain::Ocean) => "water",
        Some(Terrain::Volcanic) => "land volcanic",
        None => "beside",
    }
}
