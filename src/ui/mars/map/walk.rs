//! The keyboard on the map: arrows follow the eye, in every language.

use crate::mars::maps::{Hex, Map};
use crate::ui::mars::map::place::middle;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Press {
    /// To the next area this way.
    Step(i32, i32),
    /// To the first one.
    First,
    /// To the last one.
    Last,
    /// This one.
    Choose,
    /// None.
    Leave,
}

impl Press {
    pub(super) fn of(key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" => Some(Self::Step(-1, 0)),
            "ArrowRight" => Some(Self::Step(1, 0)),
            "ArrowUp" => Some(Self::Step(0, -1)),
            "ArrowDown" => Some(Self::Step(0, 1)),
            "Home" => Some(Self::First),
            "End" => Some(Self::Last),
            "Enter" | " " => Some(Self::Choose),
            "Escape" => Some(Self::Leave),
            _ => None,
        }
    }
}

/// The nearest of these areas in the direction of the key, if there is one.
pub(super) fn next(map: &Map, walked: &[Hex], from: Hex, press: Press) -> Option<Hex> {
    let (right, down) = match press {
        Press::Step(right, down) => (right, down),
        Press::First => return walked.first().copied(),
        Press::Last => return walked.last().copied(),
        Press::Choose | Press::Leave => return None,
    };
    let (x, y) = middle(map, from);
    let ahead = walked.iter().filter(|&&space| space != from).filter_map(|&space| {
        let (to_x, to_y) = middle(map, space);
        let (right_by, down_by) = (to_x - x, to_y - y);
        let on = right_by * right + down_by * down;
        let aside = (right_by * down).abs() + (down_by * right).abs();
        // Straight ahead first; what lies more to the side than ahead is the other arrows' business.
        (on > 0 && aside <= on * 2).then_some((on + 2 * aside, space))
    });
    ahead.min_by_key(|&(far, _)| far).map(|(_, space)| space)
}

/// Moves the focus within the map that the element belongs to.
pub(super) fn focus(element: &Element, to: Option<Hex>) {
    let Some(to) = to else { return };
    let map = element.closest("#map").ok().flatten();
    let area = map.and_then(|map| map.query_selector(&format!("[data-space=\"{}\"]", to.0)).ok().flatten());
    if let Some(area) = area {
        // Parts of a drawing take the focus as other elements do; a refused one stays where it was.
        let _ = area.unchecked_into::<HtmlElement>().focus();
    }
}

/// The area that an element is part of, and the place of its answer where it may be chosen.
pub(super) fn space_of(element: &Element) -> Option<(Hex, Option<u16>)> {
    let area = element.closest("[data-space]").ok()??;
    let space = area.get_attribute("data-space")?.parse().ok()?;
    let answer = area.get_attribute("data-answer").and_then(|index| index.parse().ok());
    Some((Hex(space), answer))
}
