//! Where things lie on the drawing, in tenths of the pixels of a map 540 wide. Whole numbers: they print short.

use crate::mars::cards::Reserved;
use crate::mars::maps::{Hex, HexSet, Map};
use crate::ui::look::noise::Noise;
use std::fmt::Write as _;

/// Half the width of an area, and half of its radius.
pub(super) const HALF: i32 = 229;
pub(super) const SIDE: i32 = 132;
/// The radius of the planet.
pub(super) const PLANET: i32 = 2249;
/// What the drawing shows: left, top, width and height.
pub(super) const VIEW_BOX: (i32, i32, i32, i32) = (-2700, -2620, 5400, 5240);

/// [`VIEW_BOX`] as an attribute of the drawing.
pub(crate) fn view() -> String {
    let (left, top, width, height) = VIEW_BOX;
    format!("{left} {top} {width} {height}")
}

/// Outlines of an area round its middle, from wide to narrow.
pub(super) const HEX: &str = "M0-255 221-127V127L0 255-221 127V-127z";
pub(super) const EDGE: &str = "M0-245 213-123V123L0 245-213 123V-123z";

/// A point of the lattice of corners and middles.
type Knot = (i32, i32);

/// The corners of an area round its middle, clockwise; side `n` of [`Map::around`] lies between corners `n` and `n + 1`.
const CORNERS: [Knot; 6] = [(-1, -1), (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1)];

/// The middle of an area on the lattice; `None` for one that is not on Mars.
fn knot(map: &Map, space: Hex) -> Option<Knot> {
    let (row, position) = map.position(space)?;
    let rows = map.widths.len() as i32 - 1;
    Some((2 * position as i32 - (i32::from(map.widths[row]) - 1), 3 * (2 * row as i32 - rows) / 2))
}

/// How large areas are drawn, in hundredths: those of a map with more rows are smaller, for all planets are of one size.
pub(crate) fn scale(map: &Map) -> i32 {
    match map.widths.len() as i32 {
        ..=USUAL_ROWS => 100,
        rows => USUAL_ROWS * 100 / rows,
    }
}

/// How many rows there is room for at the usual size.
const USUAL_ROWS: i32 = 9;

/// What moves something drawn round an area's middle to its place, as large as the areas are.
pub(super) fn stand(map: &Map, space: Hex) -> String {
    let (x, y) = middle(map, space);
    match scale(map) {
        _ if !space.is_on_mars() && beside(map, space) == Beside::Venus => {
            format!("translate({x} {y})scale(.5)")
        }
        scale @ ..100 if space.is_on_mars() => format!("translate({x} {y})scale(.{scale})"),
        _ => format!("translate({x} {y})"),
    }
}

/// The middle of an area. Those that are not on Mars are moons in the corners, or lie on Venus.
pub(crate) fn middle(map: &Map, space: Hex) -> (i32, i32) {
    if let Some((x, y)) = knot(map, space) {
        let scale = scale(map);
        return (x * HALF * scale / 100, y * SIDE * scale / 100);
    }
    let on_venus = |x, y| (VENUS.0 + x, VENUS.1 + y);
    match map.kept_for(space) {
        Some(Reserved::GanymedeColony) => (2060, 2200),
        Some(Reserved::LunaMetropolis) => (-2300, -1500),
        Some(Reserved::MaxwellBase) => on_venus(-120, 110),
        Some(Reserved::Stratopolis) => on_venus(120, 60),
        Some(Reserved::DawnCity) => on_venus(-20, -140),
        Some(Reserved::PhobosSpaceHaven | Reserved::NoctisCity) | None => (2330, 1740),
        #[cfg(feature = "synthetic")]
        Some(Reserved::Synthetic(_)) => (2330, 1740),
    }
}

/// The middle of Venus, and its radius.
pub(super) const VENUS: (i32, i32) = (-2120, 1930);
pub(super) const VENUS_RADIUS: i32 = 290;

/// What an area beside Mars looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Beside {
    /// A moon with this radius.
    Moon(i32),
    /// A piece of Venus.
    Venus,
}

/// What a place beside the map is.
pub(super) fn beside(map: &Map, space: Hex) -> Beside {
    match map.kept_for(space) {
        Some(Reserved::MaxwellBase | Reserved::Stratopolis | Reserved::DawnCity) => Beside::Venus,
        Some(Reserved::GanymedeColony) => Beside::Moon(230),
        Some(Reserved::LunaMetropolis) => Beside::Moon(185),
        Some(Reserved::PhobosSpaceHaven | Reserved::NoctisCity) | None => Beside::Moon(180),
        #[cfg(feature = "synthetic")]
        Some(Reserved::Synthetic(_)) => Beside::Moon(180),
    }
}

/// A point at this distance from the middle, in degrees clockwise from the north.
pub(super) fn polar(radius: i16, degrees: f32) -> (i32, i32) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let radius = f32::from(radius);
    ((radius * sin).round() as i32, (-radius * cos).round() as i32)
}

/// A circle as part of a path.
pub(super) fn circle(path: &mut String, x: i32, y: i32, radius: i32) {
    // Writing to a string cannot fail.
    let _ = write!(
        path,
        "M{} {y}a{radius} {radius} 0 1 0 {} 0a{radius} {radius} 0 1 0-{1} 0z",
        x - radius,
        2 * radius
    );
}

/// The common outline of neighbouring areas, uneven as a coast is.
pub(super) fn shore(map: &Map, spaces: HexSet) -> String {
    let mut sides: Vec<(Knot, Knot)> = Vec::new();
    for (space, (x, y)) in spaces.iter().filter_map(|space| Some((space, knot(map, space)?))) {
        for (side, &beyond) in map.around[space.index()].iter().enumerate() {
            if !spaces.contains(Hex(beyond)) {
                let [from, to] = [CORNERS[side], CORNERS[(side + 1) % 6]];
                sides.push(((x + from.0, y + from.1), (x + to.0, y + to.1)));
            }
        }
    }
    let (scale, mut path) = (scale(map), String::new());
    // Three areas meet in a corner, so a coast goes on from there in one way.
    while let Some((first, mut at)) = sides.pop() {
        let mut points = Vec::new();
        uneven(first, at, scale, &mut points);
        while let Some(next) = sides.iter().position(|&(from, _)| from == at) {
            let (from, to) = sides.swap_remove(next);
            uneven(from, to, scale, &mut points);
            at = to;
        }
        smooth(&points, &mut path);
    }
    path
}

/// The points from one corner up to the next, moved a little.
fn uneven(from: Knot, to: Knot, scale: i32, points: &mut Vec<(i32, i32)>) {
    for step in 0..4 {
        let x = (from.0 * (4 - step) + to.0 * step) * HALF * scale / 400;
        let y = (from.1 * (4 - step) + to.1 * step) * SIDE * scale / 400;
        let mut noise = Noise::of((x * 8191 + y).unsigned_abs());
        points.push((x + noise.between(-34, 34), y + noise.between(-34, 34)));
    }
}

/// A closed curve along the points.
fn smooth(points: &[(i32, i32)], path: &mut String) {
    let after = |place: usize| points[(place + 1) % points.len()];
    for (place, &(x, y)) in points.iter().enumerate() {
        let (next_x, next_y) = after(place);
        let half = (i32::midpoint(x, next_x), i32::midpoint(y, next_y));
        let _ = if place == 0 {
            write!(path, "M{} {}", half.0, half.1)
        } else {
            write!(path, "Q{x} {y} {} {}", half.0, half.1)
        };
    }
    if let (Some(&(x, y)), Some(&(next_x, next_y))) = (points.first(), points.get(1)) {
        let _ = write!(path, "Q{x} {y} {} {}z", i32::midpoint(x, next_x), i32::midpoint(y, next_y));
    }
}
