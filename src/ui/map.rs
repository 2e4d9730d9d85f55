//! The map, drawn from its data.

use super::marks;
use super::names::Names;
use super::say;
use super::seen::Seen;
use crate::cards::Reserved;
use crate::kit::{Seat, hex};
use crate::mars::maps::{Map, Space};
use yew::{AttrValue, Callback, Html, Properties, classes, component, html};

/// Half the width of an area and the distance of rows, in units of the drawing.
const HALF: i32 = 26;
const ROW: i32 = 45;
/// The corners of an area round its middle.
const CORNERS: &str = "0,-29 25,-14 25,14 0,29 -25,14 -25,-14";

/// An offered area and the place of its answer among the offers.
pub(crate) type Offered = (Space, u16);

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    /// The areas that may be chosen now.
    pub(crate) offered: Vec<Offered>,
    pub(crate) choose: Callback<u16>,
}

/// All areas. A click answers where an area is asked for; the keyboard has the buttons of the question.
#[component]
pub(crate) fn MapView(props: &Props) -> Html {
    let map = props.view.facts().map();
    let widest = map.widths.iter().copied().max().map_or(0, i32::from);
    let width = widest * 2 * HALF + 4;
    let height = (map.widths.len() as i32 - 1) * ROW + 62;
    let on_mars = (0..map.spots.len()).map(|place| Space(place as u8));
    let beside = [Reserved::GanymedeColony, Reserved::PhobosSpaceHaven];
    let beside = beside.into_iter().filter_map(|name| map.reserved(name));
    html! {
        <svg id="map" viewBox={format!("-2 -31 {width} {height}")} role="group" aria-label={format!("Map of {}", map.name)}>
            { for on_mars.chain(beside).map(|space| area(props, map, space)) }
        </svg>
    }
}

/// Where the middle of an area is drawn. Areas beside the map lie in its two corners in the west.
fn middle(map: &Map, space: Space) -> (i32, i32) {
    if space.is_on_mars() {
        let widest = map.widths.iter().copied().max().unwrap_or_default();
        let (row, position) = hex::position(map.widths, space.0);
        let indent = i32::from(widest - map.widths[row]);
        (HALF * (indent + 1 + 2 * position as i32), ROW * row as i32)
    } else if Some(space) == map.reserved(Reserved::GanymedeColony) {
        (HALF, 0)
    } else {
        (HALF, ROW * (map.widths.len() as i32 - 1))
    }
}

fn area(props: &Props, map: &Map, space: Space) -> Html {
    let board = &props.view.facts().board;
    let ground = marks::ground(map.spot(space).map(|spot| spot.ground));
    let tile = board.tile(space);
    let owner = board.owner(space);
    let claim = props.view.seats().iter().find(|&seat| board.claimed[seat].contains(space));
    let offer = props.offered.iter().find(|(offered, _)| *offered == space).map(|&(_, index)| index);
    let onclick = offer.map(|index| props.choose.reform(move |_| index));
    let (x, y) = middle(map, space);
    let inside = match tile {
        Some(tile) => text("tile", 5, marks::tile_letters(tile)),
        None => html! {
            <>
                { text("bonus", 4, marks::bonus_letters(map.spot(space).map_or(&[], |spot| spot.bonus))) }
                if let Some(name) = say::area_name(map, space) { { text("reserved", 18, name) } }
            </>
        },
    };
    html! {
        <g key={space.0} data-space={space.0.to_string()} data-answer={offer.map(|index| index.to_string())} transform={format!("translate({x} {y})")} {onclick}
            class={classes!("area", ground, tile.map(marks::tile_class), offer.map(|_| "offered"))}>
            <title>{ say::area(props.view.facts(), &props.names, space) }</title>
            <polygon points={CORNERS} />
            { inside }
            { for owner.map(|seat| marker(seat, "owner")) }
            { for claim.map(|seat| marker(seat, "claim")) }
        </g>
    }
}

fn text(class: &'static str, y: i32, words: impl Into<AttrValue>) -> Html {
    html! { <text {class} y={y.to_string()}>{ words.into() }</text> }
}

/// A player's marker: the number that stands before the name on the player's board, too.
fn marker(seat: Seat, class: &'static str) -> Html {
    html! {
        <g class={classes!("marker", class, format!("seat-{}", seat.number()))} transform="translate(0 17)">
            <circle r="8" />
            <text y="4">{ seat.number() + 1 }</text>
        </g>
    }
}
