//! The face of Mars: sphere, albedo, lit relief, shields, canyon and craters, as one picture a map.
//!
//! Its filters are costly, so it is an image of its own below the live drawing: a browser paints it once for each size,
//! beside the page, in 20 to 70 ms, and not at all when an answer changes the table. Drawing it to a canvas would hold
//! the page itself up, for 45 ms and on a fine screen for 330.

use crate::mars::cards::Reserved;
use crate::mars::maps::{MAPS, Map};
use crate::ui::mars::map::place::{PLANET, middle};
use std::fmt::Write as _;

/// What tells the face of one map from that of another.
struct Features {
    /// Where noise begins: relief, albedo, dust.
    seeds: [u8; 3],
    /// Dark and bright regions: x, y, width, height, colour, strength in hundredths.
    regions: &'static [(i32, i32, i32, i32, &'static str, u8)],
    /// Craters: x, y, radius.
    craters: &'static [(i32, i32, i32)],
    /// How far a canyon goes on to the east from the area of Noctis City.
    canyon: i32,
}

const THARSIS: Features = Features {
    seeds: [11, 29, 5],
    regions: &[
        (120, -150, 90, 52, "#3a1a14", 50),
        (60, 96, 46, 26, "#30130d", 42),
        (-120, -60, 66, 92, "#f0ac74", 26),
    ],
    craters: &[
        (-60, 140, 9),
        (-20, 168, 6),
        (-100, 118, 7),
        (96, 70, 5),
        (120, 150, 10),
        (30, 190, 7),
        (-40, -120, 5),
        (40, -80, 4),
        (150, -40, 6),
        (-150, 96, 6),
        (70, 205, 5),
        (-78, 190, 5),
        (185, 60, 5),
    ],
    canyon: 172,
};

/// The south: the bright basin of Hellas amid old, cratered highlands, and ice below.
const HELLAS: Features = Features {
    seeds: [23, 7, 14],
    regions: &[
        (-20, 30, 120, 84, "#f2b47e", 44),
        (0, 40, 74, 50, "#f8cfa2", 34),
        (140, -120, 80, 60, "#3a1a14", 46),
        (-150, -110, 70, 56, "#34150e", 44),
    ],
    craters: &[
        (-150, 20, 12),
        (-128, 70, 8),
        (120, 40, 13),
        (150, 0, 7),
        (96, 120, 10),
        (-90, 140, 9),
        (30, 180, 6),
        (-30, -150, 11),
        (60, -170, 8),
        (-80, -90, 6),
        (100, -60, 9),
        (-180, -40, 6),
        (170, 90, 6),
        (10, -110, 5),
    ],
    canyon: 0,
};

/// The shield of Elysium in the plains, Olympus at their edge.
const ELYSIUM: Features = Features {
    seeds: [37, 19, 41],
    regions: &[
        (-110, -90, 84, 66, "#f2ad74", 34),
        (40, -140, 110, 44, "#3d1c15", 40),
        (60, 120, 120, 70, "#4a2116", 44),
        (150, -20, 50, 80, "#eaa56c", 26),
    ],
    craters: &[
        (-40, 150, 10),
        (30, 90, 7),
        (90, 160, 12),
        (-120, 110, 8),
        (150, 110, 6),
        (0, 40, 5),
        (-160, 30, 6),
        (-70, 60, 4),
        (120, 60, 7),
    ],
    canyon: 0,
};

/// The north: smooth lowlands round the ice.
const VASTITAS: Features = Features {
    seeds: [53, 61, 9],
    regions: &[
        (0, 0, 150, 110, "#4b2a20", 46),
        (0, 0, 62, 46, "#e9e2da", 40),
        (-130, 110, 80, 50, "#f0ac74", 28),
        (140, 120, 70, 60, "#eaa165", 24),
    ],
    craters: &[(-130, -90, 7), (110, -120, 6), (150, 40, 8), (-90, 160, 9), (40, 190, 6), (-180, 20, 5)],
    canyon: 0,
};

/// The plain between Olympus and Elysium, bright with dust.
const AMAZONIS: Features = Features {
    seeds: [71, 3, 29],
    regions: &[
        (-20, -20, 130, 90, "#f4b982", 38),
        (-150, 120, 70, 50, "#371710", 44),
        (110, 150, 90, 44, "#3c1a12", 40),
        (120, -130, 70, 48, "#a34a2a", 30),
    ],
    craters: &[
        (-150, -60, 6),
        (-110, 150, 10),
        (20, 190, 8),
        (100, -170, 5),
        (-60, -170, 6),
        (160, -60, 5),
        (-30, 120, 4),
    ],
    canyon: 0,
};

/// Every map has its own, by its place; one that never was looks like the first.
fn features(map: &Map) -> &'static Features {
    const FACES: [&Features; MAPS.len()] = [&THARSIS, &HELLAS, &ELYSIUM, &VASTITAS, &AMAZONIS];
    let place = MAPS.iter().position(|it| std::ptr::eq(*it, map));
    place.map_or(&THARSIS, |place| FACES[place])
}

const BASE: &str = "<defs>\
<radialGradient id='b' cx='38%' cy='32%' r='75%'><stop offset='0' stop-color='#f0a468'/><stop offset='.45' stop-color='#d5713f'/><stop offset='.8' stop-color='#a34526'/><stop offset='1' stop-color='#6a2817'/></radialGradient>\
<filter id='c' x='-10%' y='-10%' width='120%' height='120%'><feTurbulence type='fractalNoise' baseFrequency='.055' numOctaves='2' seed='8'/><feDisplacementMap in='SourceGraphic' scale='8' xChannelSelector='R' yChannelSelector='G'/></filter>\
<filter id='s' x='-60%' y='-60%' width='220%' height='220%'><feGaussianBlur stdDeviation='7'/></filter>";

/// The picture as an address for an image.
pub(super) fn address(map: &Map) -> String {
    let svg =
        format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='-270 -262 540 524'>{}</svg>", drawing(map));
    // The one character of it that an address must not hold.
    format!("data:image/svg+xml,{}", svg.replace('#', "%23").replace("%'", "%25'"))
}

/// What is drawn, round the middle of a drawing 540 wide and 524 high.
pub(crate) fn drawing(map: &Map) -> String {
    let it = features(map);
    let [relief, albedo, dust] = it.seeds;
    let radius = PLANET / 10;
    let mut svg = format!(
        "{BASE}\
        <filter id='r' x='0' y='0' width='100%' height='100%' color-interpolation-filters='sRGB'><feTurbulence type='fractalNoise' baseFrequency='.011 .015' numOctaves='5' seed='{relief}' result='n'/><feDiffuseLighting in='n' surfaceScale='11' diffuseConstant='1.02' lighting-color='#ffc79c' result='l'><feDistantLight azimuth='228' elevation='52'/></feDiffuseLighting><feComposite in='l' in2='SourceGraphic' operator='in'/></filter>\
        <filter id='a' x='0' y='0' width='100%' height='100%' color-interpolation-filters='sRGB'><feTurbulence type='fractalNoise' baseFrequency='.0065 .012' numOctaves='3' seed='{albedo}'/><feColorMatrix values='0 0 0 0 .16 0 0 0 0 .055 0 0 0 0 .035 2.6 0 0 0 -1.12'/><feComposite in2='SourceGraphic' operator='in'/></filter>\
        <filter id='d' x='0' y='0' width='100%' height='100%' color-interpolation-filters='sRGB'><feTurbulence type='fractalNoise' baseFrequency='.008 .02' numOctaves='3' seed='{dust}'/><feColorMatrix values='0 0 0 0 .98 0 0 0 0 .74 0 0 0 0 .5 0 2.4 0 0 -1.15'/><feComposite in2='SourceGraphic' operator='in'/></filter>\
        <clipPath id='p'><circle r='{radius}'/></clipPath></defs><g clip-path='url(#p)'><circle r='{radius}' fill='url(#b)'/>\
        <circle r='{radius}' filter='url(#d)' opacity='.6'/><circle r='{radius}' filter='url(#a)' opacity='.85'/>\
        <circle r='{radius}' filter='url(#r)' style='mix-blend-mode:hard-light' opacity='.34'/><g filter='url(#s)'>"
    );
    // Writing to a string cannot fail.
    for (x, y, width, height, colour, strength) in it.regions {
        let _ = write!(
            svg,
            "<ellipse cx='{x}' cy='{y}' rx='{width}' ry='{height}' fill='{colour}' opacity='.{strength:02}'/>"
        );
    }
    svg.push_str("</g><g filter='url(#c)'>");
    if let Some(city) = map.reserved(Reserved::NoctisCity) {
        let (x, y) = middle(map, city);
        let (x, y, long) = (x / 10, y / 10, it.canyon);
        for (down, width, colour, strength) in
            [(-4, 11, "#2a0d07", 75), (4, 6, "#3d140b", 70), (-11, 1, "#f5bb8b", 60)]
        {
            let _ = write!(
                svg,
                "<path d='M{} {}q26-12 50 0t56 2 54 4t{} 1' fill='none' stroke-linecap='round' stroke='{colour}' stroke-width='{width}' opacity='.{strength}'/>",
                x - 16,
                y + down,
                long - 144
            );
        }
    }
    if it.canyon > 0 {
        // Olympus, at the western edge of Tharsis.
        shield(&mut svg, -radius * 83 / 100, -radius * 32 / 100, 15);
    }
    for (place, space) in map.volcanic.iter().enumerate() {
        let (x, y) = middle(map, space);
        shield(&mut svg, x / 10, y / 10, if place == 0 { 11 } else { 15 });
    }
    svg.push_str("</g>");
    for (x, y, r) in it.craters {
        let (wide, low) = (r * 9 / 10, y + r * 7 / 20);
        let _ = write!(
            svg,
            "<circle cx='{x}' cy='{y}' r='{r}' fill='#3d160c' opacity='.3'/><path d='M{} {low}a{r} {r} 0 0 0 {} 0' fill='none' stroke='#ffcf9f' stroke-opacity='.5' stroke-width='1.1'/>",
            x - wide,
            2 * wide
        );
    }
    svg.push_str("</g>");
    svg
}

/// A shield volcano, lit from the upper left.
fn shield(svg: &mut String, x: i32, y: i32, r: i32) {
    let _ = write!(
        svg,
        "<g transform='translate({x} {y})scale({r})'><circle r='1.7' fill='#5e2716' opacity='.28'/><circle r='1' fill='#d98a57' opacity='.6'/><path d='M-.2 1A1 1 0 0 0 .95-.3Q.3.25-.2 1z' fill='#4a1a0e' opacity='.55'/><circle r='.42' fill='#5a2213' opacity='.85'/><path d='M-.38.12A.4.4 0 0 0 .36.18' fill='none' stroke='#f0b184' stroke-width='.08' opacity='.8'/></g>"
    );
}
