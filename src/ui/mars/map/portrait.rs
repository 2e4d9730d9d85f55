//! A planet to look at: the same that is played on, without anything to choose.

use super::{place, relief};
use crate::mars::Facts;
use crate::mars::cards::{Parameter, Tile};
use crate::mars::maps::{Hex, MAPS, Map, Terrain, Track};
use crate::ui::look::noise::Noise;
use crate::ui::look::part::part;
use crate::ui::mars::map::globe::{Definitions, Ground as Planet, Tiles};
use yew::{AttrValue, Html, Properties, component, html, use_memo};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PortraitProps {
    map: u8,
    oxygen: i8,
    temperature: i8,
    tiles: Vec<(Hex, Tile)>,
    sky: Sky,
}

/// What lies between the planet and whoever looks.
#[derive(Clone, Copy, PartialEq)]
enum Sky {
    Clear,
    Clouds,
}

impl PortraitProps {
    /// Mars as it stands in a game.
    pub(crate) fn of(facts: &Facts) -> Self {
        let tiles = spaces(facts.map()).filter_map(|space| Some((space, facts.board.tile(space)?)));
        Self {
            map: facts.options.map,
            oxygen: facts.level(Parameter::Oxygen),
            temperature: facts.level(Parameter::Temperature),
            tiles: tiles.collect(),
            sky: Sky::Clear,
        }
    }

    /// What a map may become: seas where they may lie, woods round them, and some towns.
    pub(crate) fn future(number: u8) -> Self {
        let map = MAPS[usize::from(number)];
        let is_sea = |space: Hex| map.spot(space).is_some_and(|spot| spot.terrain == Terrain::Ocean);
        let goal = |parameter| map.tracks[parameter].as_ref().map_or(0, Track::goal);
        let mut noise = Noise::of(3);
        let tiles = spaces(map).filter_map(|space| {
            let chance = noise.between(0, 99);
            let is_near = map.beside(space).iter().any(is_sea);
            let tile = match (is_sea(space), is_near) {
                (true, _) => Tile::Ocean,
                (false, true) if chance < 15 => Tile::City,
                (false, true) => Tile::Greenery,
                (false, false) if chance < 6 => Tile::City,
                (false, false) if chance < 46 => Tile::Greenery,
                (false, false) => return None,
            };
            Some((space, tile))
        });
        Self {
            map: number,
            oxygen: goal(Parameter::Oxygen),
            temperature: goal(Parameter::Temperature),
            tiles: tiles.collect(),
            sky: Sky::Clouds,
        }
    }
}

/// Weather over what Mars may become. Its filter is costly, so it is an image that a browser paints once.
const CLOUDS: &str = "data:image/svg+xml,\
<svg xmlns='http://www.w3.org/2000/svg' viewBox='-270 -262 540 524'><defs>\
<filter id='c' x='0' y='0' width='100%25' height='100%25' color-interpolation-filters='sRGB'><feTurbulence type='fractalNoise' baseFrequency='.0055 .017' numOctaves='5' seed='14'/><feColorMatrix values='0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 4.2 0 0 -2.2'/><feComposite in2='SourceGraphic' operator='in'/></filter>\
<radialGradient id='n' cx='38%25' cy='34%25' r='70%25'><stop offset='.35' stop-color='white'/><stop offset='.95' stop-color='black'/></radialGradient>\
<mask id='d'><circle r='224' fill='url(%23n)'/></mask></defs>\
<g mask='url(%23d)'><circle r='224' filter='url(%23c)' opacity='.9'/></g></svg>";

/// All areas on Mars.
fn spaces(map: &Map) -> impl Iterator<Item = Hex> + use<> {
    (0..map.spots.len()).map(|place| Hex(place as u8)).filter(|space| space.is_on_mars())
}

/// The planet. Silent: words beside it say how far it is.
#[component]
pub(crate) fn Portrait(props: &PortraitProps) -> Html {
    let PortraitProps { map, oxygen, temperature, tiles, sky } = props;
    let clouds = match sky {
        Sky::Clear => None,
        Sky::Clouds => Some(html! { <img class="relief" src={CLOUDS} alt="" /> }),
    };
    let relief = use_memo(*map, |&map| AttrValue::from(relief::address(MAPS[usize::from(map)])));
    html! {
        <div class="mars portrait" aria-hidden="true">
            <img class="relief" src={(*relief).clone()} alt="" />
            <svg viewBox={place::view()}>
                { part!(Definitions) }
                { part!(Planet { map: *map, oxygen: *oxygen, temperature: *temperature }) }
                { part!(Tiles { map: *map, tiles: tiles.clone() }) }
            </svg>
            { for clouds }
        </div>
    }
}
