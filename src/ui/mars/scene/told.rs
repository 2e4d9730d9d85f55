//! What happened, in words: where it happened is shown on the map, and told to whoever hears the page.

use crate::mars::Event;
use crate::mars::view::area_of;
use crate::text::TableText;
use crate::ui::mars::scene::TableContext;
use yew::{Html, html};

/// An event as a sentence.
pub(crate) fn sentence(context: &TableContext, speaker: &TableText<'_>, event: Event) -> Html {
    let place = area_of(event).filter(|&space| context.facts().map().kept_for(space).is_none());
    let place = place.map(|space| html! { <span class="vh">{ " (" }{ context.place(space) }{ ")" }</span> });
    html! { <>{ speaker.event(event) }{ for place }</> }
}
