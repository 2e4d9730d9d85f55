//! Pictures beside words, and what the colours of seats look like.

use crate::table::Colour;
use crate::ui::look::icons::{Icon, silent};
use yew::{Html, classes, html};

/// A symbol of the sprite; words beside it say the same.
pub(crate) fn icon(icon: Icon) -> Html {
    silent(icon, "")
}

/// M€ are the number in the coin.
pub(crate) fn coin(number: String) -> Html {
    html! { <span class="coin" data-explain={Icon::Mc.href()}><bdi>{ number }</bdi></span> }
}

/// The mark of a colour: a shape of its own, in that colour.
pub(crate) fn mark(of: Colour) -> Html {
    let class = classes!("i", "sym", colour(of));
    html! { <svg {class} aria-hidden="true"><use href={symbol(of).href()} /></svg> }
}

/// The shape of a colour: five outlines that differ without their hues.
pub(crate) const fn symbol(colour: Colour) -> Icon {
    match colour {
        Colour::Sky => Icon::SeatDisc,
        Colour::Violet => Icon::SeatDiamond,
        Colour::Bone => Icon::SeatCross,
        Colour::Coral => Icon::SeatTriangle,
        Colour::Amber => Icon::SeatSquare,
    }
}

/// The name of a colour in the style sheet.
pub(crate) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "sky",
        Colour::Violet => "violet",
        Colour::Bone => "bone",
        Colour::Coral => "coral",
        Colour::Amber => "amber",
    }
}
