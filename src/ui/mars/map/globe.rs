//! The living planet over its relief: air, ice, seas, woods, cities, and the dusk over all of them.

use crate::kit::in_order;
use crate::mars::cards::{Parameter, Tile};
use crate::mars::maps::{Hex, HexSet, MAPS, Map};
use crate::ui::look::noise::Noise;
use crate::ui::mars::map::place::{
    EDGE, HEX, PLANET, VENUS, VENUS_RADIUS, circle, middle, scale, shore, stand,
};
use crate::ui::mars::scene::icons;
use std::fmt::Write as _;
use yew::{Html, Properties, component, html};

/// How many woods look different.
const WOODS: u32 = 6;

#[derive(PartialEq, Properties)]
pub(super) struct GroundProps {
    pub(super) map: u8,
    pub(super) oxygen: i8,
    pub(super) temperature: i8,
}

/// Air and ice. The air grows with the oxygen, and the ice melts as it gets warm.
#[component]
pub(super) fn Ground(props: &GroundProps) -> Html {
    let map = MAPS[usize::from(props.map)];
    let air = share(map, Parameter::Oxygen, props.oxygen);
    let cold = 100 - share(map, Parameter::Temperature, props.temperature);
    let reach = PLANET + PLANET * (3 + air * 8 / 100) / 100;
    html! {
        <>
            <circle class="air" r={reach.to_string()} fill="url(#mars-air)" opacity={format!(".{:02}", 30 + air * 69 / 100)} />
            <g clip-path="url(#mars-disc)" fill="#fbf6f0">
                <path d={cap(50 + cold * 80 / 100, -1)} opacity=".92" />
                <path d={cap(40 + cold * 60 / 100, 1)} opacity=".8" />
            </g>
        </>
    }
}

/// How much of its way a parameter has gone, in hundredths.
fn share(map: &Map, parameter: Parameter, level: i8) -> i32 {
    map.tracks[parameter]
        .as_ref()
        .map_or(0, |track| i32::from(track.steps_to(level)) * 100 / i32::from(track.steps().max(1)))
}

/// A polar cap of this size in hundredths, in the north (−1) or south, with an uneven edge.
fn cap(size: i32, pole: i32) -> String {
    let (wide, deep) = (PLANET * size * 45 / 10_000, PLANET * size * 9 / 10_000);
    let mut noise = Noise::of((7 + pole).unsigned_abs());
    let mut path = format!("M{} {}", -wide, pole * PLANET * 11 / 10);
    for step in -8..=8 {
        let x = wide * step / 8;
        let bend = deep * (64 - step * step) / 64;
        let y = pole * (PLANET * 98 / 100 - bend + noise.between(-26, 26));
        let _ = write!(path, "L{x} {y}");
    }
    path + &format!("L{wide} {}z", pole * PLANET * 11 / 10)
}

#[derive(PartialEq, Properties)]
pub(super) struct TilesProps {
    pub(super) map: u8,
    /// All tiles that lie on Mars.
    pub(super) tiles: Vec<(Hex, Tile)>,
}

/// What has been built, and the night side over it.
#[component]
pub(super) fn Tiles(props: &TilesProps) -> Html {
    let map = MAPS[usize::from(props.map)];
    let of = |wanted: fn(Tile) -> bool| {
        props.tiles.iter().filter(move |(_, tile)| wanted(*tile)).map(|(space, _)| *space)
    };
    let all = |wanted| of(wanted).fold(HexSet::NONE, |all, space| all.or(HexSet::only(space)));
    let sea = shore(map, all(|tile| tile == Tile::Ocean));
    let wood = shore(map, all(|tile| tile == Tile::Greenery));
    let mut waves = String::new();
    for (x, y) in of(|tile| tile == Tile::Ocean).map(|space| middle(map, space)) {
        for (left, down) in [(-130, -50), (-80, 40), (-120, 120)] {
            let [left, down, half, high] = [left, down, 50, 40].map(|way| way * scale(map) / 100);
            let _ = write!(waves, "M{} {}q{half}-{high} {} 0t{2} 0", x + left, y + down, 2 * half);
        }
    }
    html! {
        <g class="tiles">
            <path class="sand" d={sea.clone()} fill="none" stroke="#f3d9a8" stroke-width="56" stroke-linejoin="round" opacity=".7" />
            <path d={sea} fill="url(#mars-sea)" />
            <path class="waves" d={waves} fill="none" stroke="#cdeaff" stroke-width="13" stroke-linecap="round" opacity=".6" />
            <path class="wood" d={wood} fill="#2c6f31" stroke="#8fae57" stroke-width="16" stroke-opacity=".7" />
            { for props.tiles.iter().map(|&(space, tile)| {
                let (x, y) = middle(map, space);
                html! { <g key={space.0} class="new" transform={stand(map, space)}>{ picture(space, tile, x + y) }</g> }
            }) }
            <circle r={PLANET.to_string()} fill="url(#mars-limb)" />
            <circle r={PLANET.to_string()} fill="url(#mars-rim)" />
        </g>
    }
}

/// What stands on an area. Lamps are stronger towards the lower right, where it is night.
pub(super) fn picture(space: Hex, tile: Tile, dusk: i32) -> Html {
    match tile {
        Tile::Ocean => Html::default(),
        Tile::Greenery => html! { <use href={format!("#mars-wood-{}", u32::from(space.0) % WOODS)} /> },
        Tile::City | Tile::Capital => {
            let lamps = (55 + dusk / 80).clamp(25, 99);
            html! {
                <>
                    <path d={HEX} fill="#39414a" fill-opacity=".82" />
                    <use href="#mars-town" />
                    <use href="#mars-lamps" opacity={format!(".{lamps}")} />
                </>
            }
        }
        special => html! {
            <>
                <path class="plate" d={EDGE} fill="#3b2d27" fill-opacity=".9" stroke="#c79a73" stroke-width="10" />
                <use href={icons::tile(special).href()} x="-190" y="-205" width="380" height="380" />
            </>
        },
    }
}

/// Gradients, and what is drawn once and shown often.
#[component]
pub(super) fn Definitions() -> Html {
    html! {
        <defs>
            <radialGradient id="mars-air"><stop offset=".88" stop-color="#9fd8ff" stop-opacity="0" /><stop offset=".9" stop-color="#cfeaff" stop-opacity=".75" /><stop offset=".93" stop-color="#7cc4f5" stop-opacity=".36" /><stop offset="1" stop-color="#3f8fd0" stop-opacity="0" /></radialGradient>
            <radialGradient id="mars-limb" cx="41%" cy="38%" r="64%"><stop offset=".55" stop-color="#1a0805" stop-opacity="0" /><stop offset=".82" stop-color="#150604" stop-opacity=".32" /><stop offset="1" stop-color="#060304" stop-opacity=".86" /></radialGradient>
            <radialGradient id="mars-rim" cx="54%" cy="55%" r="55%"><stop offset=".9" stop-color="#bfe4ff" stop-opacity="0" /><stop offset=".985" stop-color="#bfe4ff" stop-opacity=".3" /><stop offset="1" stop-color="#eaf7ff" stop-opacity=".6" /></radialGradient>
            <radialGradient id="mars-sea" gradientUnits="userSpaceOnUse" cx="-500" cy="-700" r="2600"><stop offset="0" stop-color="#3f9fdf" /><stop offset="1" stop-color="#135a9c" /></radialGradient>
            <radialGradient id="venus-sky" cx="36%" cy="32%" r="74%"><stop offset="0" stop-color="#fbeecb" /><stop offset=".55" stop-color="#dcb878" /><stop offset="1" stop-color="#6d4a1e" /></radialGradient>
            <clipPath id="mars-disc"><circle r={PLANET.to_string()} /></clipPath>
            { for (0..WOODS).map(wood) }
            { town() }
        </defs>
    }
}

/// The other planet, under its clouds.
pub(super) fn venus() -> Html {
    let (x, y) = VENUS;
    html! {
        <g class="venus" aria-hidden="true" transform={format!("translate({x} {y})")}>
            <circle r={VENUS_RADIUS.to_string()} fill="url(#venus-sky)" />
            <path d="M-278-74q178 70 308-20t244 20M-288 28q140-52 280 32t286-28M-252 140q160-66 262 6t240-18M-186-214q150 56 354-18" />
        </g>
    }
}

/// About thirty crowns on one area.
fn wood(variant: u32) -> Html {
    const COLOURS: [&str; 4] = ["#3f8f3c", "#52a447", "#2f7a35", "#69b556"];
    let mut noise = Noise::of(variant + 40);
    let mut trees: Vec<(i32, i32)> =
        (0..70).map(|_| (noise.between(-180, 180), noise.between(-190, 190))).collect();
    trees.retain(|(x, y)| x.abs() * 9 + y.abs() * 6 < 1620);
    trees.truncate(30);
    let (mut shade, mut light, mut crowns) = (String::new(), String::new(), [const { String::new() }; 4]);
    let order = in_order(trees.iter().map(|&(_, y)| (y.into(), 0)));
    for (place, (x, y)) in order.into_iter().map(|tree| trees[tree]).enumerate() {
        let radius = noise.between(26, 43);
        circle(&mut shade, x + 9, y + 13, radius);
        circle(&mut crowns[place % 4], x, y, radius);
        circle(&mut light, x - 9, y - 10, radius * 2 / 5);
    }
    html! {
        <g id={format!("mars-wood-{variant}")}>
            <path d={shade} fill="#0d3217" opacity=".6" />
            { for crowns.into_iter().zip(COLOURS).map(|(crowns, colour)| html! { <path d={crowns} fill={colour} /> }) }
            <path d={light} fill="#b8e68e" opacity=".5" />
        </g>
    }
}

/// Six domes, and their lamps.
fn town() -> Html {
    let mut noise = Noise::of(6);
    let [mut shade, mut walls, mut glass, mut lamps, mut shine] = [const { String::new() }; 5];
    for (x, y, radius) in
        [(0, -120, 38), (75, -70, 54), (-85, -50, 62), (105, 50, 48), (-105, 65, 42), (0, 45, 82)]
    {
        circle(&mut shade, x + 10, y + 16, radius);
        circle(&mut walls, x, y, radius);
        circle(&mut glass, x - radius / 7, y - radius / 7, radius * 4 / 5);
        let _ = write!(
            shine,
            "M{} {}a{radius} {radius} 0 0 1 {} -{}",
            x - radius * 3 / 5,
            y - radius / 5,
            radius * 7 / 10,
            radius / 2
        );
        for _ in 0..radius / 10 {
            circle(
                &mut lamps,
                x + noise.between(-radius / 2, radius / 2),
                y + noise.between(-radius / 8, radius * 3 / 5),
                9,
            );
        }
    }
    html! {
        <>
            <g id="mars-town">
                <path d={shade} fill="#14181c" opacity=".55" />
                <path d={walls} fill="#8c99a4" /><path d={glass} fill="#c5d2da" />
                <path d={shine} fill="none" stroke="#fff" stroke-width="12" />
            </g>
            <g id="mars-lamps">
                <circle r="190" fill="#ffd98a" opacity=".16" />
                <path d={lamps} fill="#ffb52e" />
            </g>
        </>
    }
}
