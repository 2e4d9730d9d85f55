//! The keys of a table and the sheet that lists them.

use crate::kit::{Seat, Seats};
use crate::text::common::Shortcut;
use crate::text::mars::TableWords;
use crate::ui::look::focus::focus_soon;
use crate::ui::look::keys::{use_key_presses, use_key_presses_in_front};
use crate::ui::look::part::part;
use crate::ui::look::texts::use_texts;
use crate::ui::parts::dialog::Dialog;
use yew::{Callback, Html, Properties, UseStateHandle, component, hook, html, use_state};

/// A key and what it does.
pub(crate) type Key = (&'static str, Shortcut);

/// A key of a table, what it does, and how that is done there; `None` where something else hears it.
pub(crate) type TableKey<T> = (&'static str, Shortcut, Option<fn(&T)>);

/// The key that opens the sheet of keys.
pub(crate) const SHEET_KEY: &str = "?";

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

/// While the table is shown, its keys do at it what they are for. Whether the sheet of keys is open.
#[hook]
pub(crate) fn use_table_keys<T: 'static>(keys: &'static [TableKey<T>], table: T) -> UseStateHandle<bool> {
    let is_open = use_state(|| false);
    let does = |key: &str| keys.iter().find(|(name, ..)| *name == key).and_then(|&(.., does)| does);
    let pressed = {
        let is_open = is_open.setter();
        Callback::from(move |key: String| match does(&key) {
            Some(does) => does(&table),
            None => is_open.set(true),
        })
    };
    use_key_presses(move |key| key == SHEET_KEY || does(key).is_some(), pressed);
    is_open
}

/// Leads to the first of each of these that is there.
pub(crate) fn lead_to(targets: &[&str]) {
    for target in targets {
        focus_soon((*target).to_owned());
    }
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
    let texts = use_texts();
    let line = |&(key, shortcut): &Key| {
        html! { <li><kbd>{ key }</kbd><span>{ texts.table(TableWords::Key(shortcut)) }</span></li> }
    };
    let children = html! { <ul class="keys">{ for props.keys.iter().map(line) }</ul> };
    part!(Dialog { title: texts.table(TableWords::Keys), close: props.close.clone(), children })
}
