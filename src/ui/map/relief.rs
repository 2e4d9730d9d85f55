//! The face of Mars: sphere, albedo, lit relief, shields, canyon and craters, as one picture a map.
//!
//! Its filters are costly, so it is an image of its own below the live drawing: a browser paints it once for each size,
//! beside the page, in 20 to 70 ms, and not at all when an answer changes the table. Drawing it to a canvas would hold
//! the page itself up, for 45 ms and on a fine screen for 330.

use crate::cards::Reserved;
use crate::mars::maps::Map;
use crate::ui::map::place::{PLANET, middle};
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

/// Every map has its own; what is not known yet looks like the first.
fn features(_map: &Map) -> &'static Features {
    &THARSIS
}

const BASE: &str = "<defs>\
<radialGradient id='b' cx='38%' cy='32%' r='75%'><stop offset='0' stop-color='#f0a468'/><stop offset='.45' stop-color='#d5713f'/><stop offset='.8' stop-color='#a34526'/><stop offset='1' stop-color='#6a2817'/></radialGradient>\
<filter id='c' x='-10%' y='-10%' width='120%' height='120%'><feTurbulence type='fractalNoise' baseFrequency='.055' numOctaves='2' seed='8'/><feDisplacementMap in='SourceGraphic' scale='8' xChannelSelector='R' yChannelSelector='G'/></filter>\
<filter id='s' x='-60%' y='-60%' width='220%' height='220%'><feGaussianBlur stdDeviation='7'/></filter>";

/// The picture as an address for an image.
pub(super) fn address(map: &Map) -> String {
    let it = features(map);
    let [relief, albedo, dust] = it.seeds;
    let radius = PLANET / 10;
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-270 -262 540 524'>{BASE}\
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
    shield(&mut svg, -radius * 83 / 100, -radius * 32 / 100, 15);
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
    svg.push_str("</g></svg>");
    // The one character of it that an address must not hold.
    format!("data:image/svg+xml,{}", svg.replace('#', "%23").replace("%'", "%25'"))
}

/// A shield volcano, lit from the upper left.
fn shield(svg: &mut String, x: i32, y: i32, r: i32) {
    let _ = write!(
        svg,
        "<g transform='translate({x} {y})scale({r})'><circle r='1.7' fill='#5e2716' opacity='.28'/><circle r='1' fill='#d98a57' opacity='.6'/><path d='M-.2 1A1 1 0 0 0 .95-.3Q.3.25-.2 1z' fill='#4a1a0e' opacity='.55'/><circle r='.42' fill='#5a2213' opacity='.85'/><path d='M-.38.12A.4.4 0 0 0 .36.18' fill='none' stroke='#f0b184' stroke-width='.08' opacity='.8'/></g>"
    );
}
