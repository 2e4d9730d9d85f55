//! The sheet of keys, and keys that the tables of all games have.

use crate::kit::{Seat, Seats};
use crate::text::common::Shortcut;
use crate::text::mars::TableWords;
use crate::ui::look::keys::use_key_presses_in_front;
use crate::ui::look::part::part;
use crate::ui::look::say::use_say;
use crate::ui::parts::dialog::Dialog;
use yew::{Callback, Html, Properties, component, hook, html};

/// A key and what it does.
pub(crate) type Key = (&'static str, Shortcut);

/// The key that shows the other players one after another.
pub(crate) const OPPONENTS_KEY: &str = "o";

/// What is looked at in front of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LookedAt {
    Nothing,
    Seat(Seat),
    /// A card, the standings, or whatever else.
    Other,
}

/// While the table is shown, its key looks at the next of these seats that is not the own one: behind the one that is looked at, and
/// round the table. Where something else is looked at, it does nothing.
#[hook]
pub(crate) fn use_opponents_key(seats: Seats, viewer: Option<Seat>, looks: LookedAt, look: Callback<Seat>) {
    let pressed = Callback::from(move |_: String| {
        let next = match looks {
            LookedAt::Nothing => next_of_others(seats, viewer, None),
            LookedAt::Seat(seat) => next_of_others(seats, viewer, Some(seat)),
            LookedAt::Other => None,
        };
        if let Some(next) = next {
            look.emit(next);
        }
    });
    use_key_presses_in_front(|key| key == OPPONENTS_KEY, pressed);
}

/// The next seat of somebody else.
fn next_of_others(seats: Seats, viewer: Option<Seat>, from: Option<Seat>) -> Option<Seat> {
    let others = || seats.iter().filter(|&seat| viewer != Some(seat));
    let from = from.or(viewer);
    let next = others().find(|seat| from.is_none_or(|from| seat.index() > from.index()));
    next.or_else(|| others().next())
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) keys: Vec<Key>,
    pub(crate) close: Callback<()>,
}

/// The sheet of keys.
#[component]
pub(crate) fn KeySheet(props: &Props) -> Html {
    let say = use_say();
    let line = |&(key, shortcut): &Key| {
        html! { <li><kbd>{ key }</kbd><span>{ say.table(TableWords::Key(shortcut)) }</span></li> }
    };
    let children = html! { <ul class="keys">{ for props.keys.iter().map(line) }</ul> };
    part!(Dialog { title: say.table(TableWords::Keys), close: props.close.clone(), children })
}
