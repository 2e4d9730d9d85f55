//! What would lie on an area if it were chosen, and the coins on the shores that are paid for it.

use crate::mars::OCEAN_BONUS;
use crate::mars::cards::{Tile, TileClass};
use crate::mars::maps::{Hex, HexSet, MAPS};
use crate::ui::mars::map::area::{Badge, owner};
use crate::ui::mars::map::globe::picture;
use crate::ui::mars::map::place::{EDGE, middle, scale, stand};
use crate::ui::mars::map::sign::{bonuses, coin};
use yew::{Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) map: u8,
    pub(super) space: Hex,
    /// None where the area is only claimed.
    pub(super) tile: Option<Tile>,
    /// Whose it would be.
    pub(super) owner: Badge,
    /// The oceans that pay whoever builds here.
    pub(super) shores: HexSet,
}

/// The ghost, above all areas.
#[component]
pub(super) fn Ghost(props: &Props) -> Html {
    let (map, space) = (MAPS[usize::from(props.map)], props.space);
    let (x, y) = middle(map, space);
    let is_owned = props.tile.is_none_or(|tile| tile.is(TileClass::Owned));
    html! {
        <g class="ghost" transform={stand(map, space)}>
            { for props.tile.map(|tile| body(space, tile, x + y)) }
            if is_owned { { owner(props.owner, space, "edge claim") } }
            <path class="ink" d={EDGE} /><path class="dash" d={EDGE} />
            { bonuses(map, space) }
            { for props.shores.iter().filter(|_| props.tile.is_some()).map(|shore| {
                let (to_x, to_y) = middle(map, shore);
                // A little to the sea, for the bonus of the area stays readable.
                let unscaled = |way: i32| way * 900 / 16 / scale(map);
                coin(unscaled(to_x - x), unscaled(to_y - y), 98, format!("+{OCEAN_BONUS}"))
            }) }
        </g>
    }
}

fn body(space: Hex, tile: Tile, dusk: i32) -> Html {
    html! {
        <g class="body">
            { match tile {
                Tile::Ocean => html! { <><path class="water" d={EDGE} /><path class="waves" d="M-130-50q50-40 100 0t100 0M-80 40q50-40 100 0t100 0M-120 120q50-40 100 0t100 0" /></> },
                Tile::Greenery => html! { <path class="wood" d={EDGE} /> },
                _ => Html::default(),
            } }
            { picture(space, tile, dusk) }
        </g>
    }
}
