//! Why an area may not be chosen: the reason in a box beside it, and what is in the way marked.

use crate::kit::Seat;
use crate::mars::cards::PlacementRule;
use crate::mars::maps::{Hex, HexSet, Map};
use crate::mars::{Choice, Refusal};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::mars::map::place::{EDGE, VIEW_BOX, middle, stand};
use crate::ui::mars::scene::player_view::PlayerView;
use yew::{Html, classes, html};

/// Why this seat may not choose the area.
pub(super) fn why(view: &PlayerView, seat: Seat, space: Hex) -> Option<Refusal> {
    view.allows(seat, &Choice::Space(space)).err()
}

/// The reason beside the area, away from what is in the way. Whoever hears the page is told it with the name of the
/// area.
pub(super) fn reason(map: &Map, space: Hex, causes: HexSet, words: &str) -> Html {
    let (x, y) = middle(map, space);
    let (left, top, wide, high) = VIEW_BOX;
    let across = (x - left) * 100 / wide;
    let down = (y - top) * 100 / high;
    let side = match across {
        ..=33 => "at-left",
        34..=66 => "at-middle",
        _ => "at-right",
    };
    let lower = causes.iter().map(|cause| middle(map, cause).1).max();
    let is_over = lower.map_or(down >= 40, |lower| lower > y);
    html! {
        <p id="why-not" class={classes!("why", side, if is_over { "over" } else { "under" })} style={format!("--x:{across};--y:{down}")} aria-hidden="true">
            { icon(Icon::Lock) }<span>{ words }</span></p>
    }
}

/// The areas that are in the way.
pub(super) fn causes(view: &PlayerView, space: Hex, refusal: Refusal) -> HexSet {
    let (board, map) = (&view.facts().board, view.facts().map());
    match refusal {
        Refusal::BesideCity => map.beside(space).and(board.cities),
        Refusal::NotThere { area: PlacementRule::Isolated, .. } => map.beside(space).and(board.occupied),
        _ => HexSet::NONE,
    }
}

/// Marks on them.
pub(super) fn marks(map: &Map, spaces: HexSet) -> Html {
    let mark = |space: Hex| {
        html! { <path class="cause" data-cause={space.0.to_string()} d={EDGE} transform={stand(map, space)} /> }
    };
    html! { <>{ for spaces.iter().map(mark) }</> }
}
