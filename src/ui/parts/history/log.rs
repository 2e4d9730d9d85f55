//! What the logs of all games are made of: groups that fold, the choice of what is shown, and words that can be pressed.

use crate::kit::Seat;
use crate::text::mars::TableWords;
use crate::ui::look::texts::Texts;
use crate::ui::state::names::Names;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::{
    AttrValue, Callback, Event, Html, MouseEvent, TargetCast, UseForceUpdateHandle, UseStateHandle, hook,
    html, use_force_update, use_mut_ref,
};

/// Whose events a log shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ShownEvents {
    All,
    /// What happened since this player's last turn.
    Since(Seat),
    Of(Seat),
}

/// The choice of whose events are shown.
pub(crate) fn whose_events(
    texts: Texts,
    names: &Names,
    offered: impl Iterator<Item = ShownEvents>,
    shown: &UseStateHandle<ShownEvents>,
) -> Html {
    let offered: Vec<ShownEvents> = offered.collect();
    let label = |which: ShownEvents| match which {
        ShownEvents::All => texts.table(TableWords::AllEvents),
        ShownEvents::Since(_) => texts.table(TableWords::SinceYourTurn),
        ShownEvents::Of(seat) => names.label(seat),
    };
    let options: Vec<Html> = offered
        .iter()
        .enumerate()
        .map(|(place, &which)| {
            html! { <option value={place.to_string()} selected={**shown == which}>{ label(which) }</option> }
        })
        .collect();
    let onchange = {
        let shown = shown.clone();
        move |event: Event| {
            let place: Option<usize> =
                event.target_unchecked_into::<HtmlSelectElement>().value().parse().ok();
            shown.set(place.and_then(|place| offered.get(place).copied()).unwrap_or(ShownEvents::All));
        }
    };
    html! { <select class="of-log of-players" aria-label={texts.table(TableWords::WhoseEvents)} {onchange}>{ for options }</select> }
}

/// The choice of what is shown of all changes, by its place among the labels.
pub(crate) fn which_changes(
    texts: Texts,
    labels: impl Iterator<Item = AttrValue>,
    shown: &UseStateHandle<Option<usize>>,
) -> Html {
    let onchange = {
        let shown = shown.clone();
        move |event: Event| shown.set(event.target_unchecked_into::<HtmlSelectElement>().value().parse().ok())
    };
    html! {
        <select class="of-log of-figures" aria-label={texts.table(TableWords::EventsThatChange)} {onchange}>
            <option value="" selected={shown.is_none()}>{ texts.table(TableWords::AnyFigure) }</option>
            { for labels.enumerate().map(|(place, label)| html! {
                <option value={place.to_string()} selected={**shown == Some(place)}>{ label }</option>
            }) }
        </select>
    }
}

/// Which groups a player has folded or unfolded; the others are as the log has them.
#[derive(Clone)]
pub(crate) struct Folds {
    chosen: Rc<RefCell<BTreeMap<usize, bool>>>,
    drawn: UseForceUpdateHandle,
}

#[hook]
pub(crate) fn use_folds() -> Folds {
    Folds { chosen: use_mut_ref(BTreeMap::new), drawn: use_force_update() }
}

impl Folds {
    /// A group that folds; its inside is made only where it is open. The key is its own among the groups of the log.
    pub(crate) fn group(
        &self,
        key: usize,
        usually: bool,
        summary: Html,
        inside: impl FnOnce() -> Html,
    ) -> Html {
        let is_open = self.chosen.borrow().get(&key).copied().unwrap_or(usually);
        let onclick = {
            let folds = self.clone();
            move |event: MouseEvent| {
                // The page itself opens and folds it.
                event.prevent_default();
                folds.chosen.borrow_mut().insert(key, !is_open);
                folds.drawn.force_update();
            }
        };
        html! {
            <details open={is_open}>
                <summary {onclick}>{ summary }</summary>
                if is_open { { inside() } }
            </details>
        }
    }
}

/// Words of which a part can be pressed, such as the name of a card; where they lack that part, it stands behind them.
pub(crate) fn with_button(words: &str, part: &str, press: &Callback<()>) -> Html {
    let button = |part: &str| {
        let press = press.clone();
        html! { <button type="button" class="word" onclick={move |_| press.emit(())}>{ part.to_owned() }</button> }
    };
    match words.split_once(part) {
        Some((before, after)) => {
            // A quotation mark stays with what it stands at.
            let from = before.trim_end_matches(|letter: char| !letter.is_whitespace()).len();
            let to = after.find(char::is_whitespace).unwrap_or(after.len());
            let (before, opening) = before.split_at(from);
            let (closing, after) = after.split_at(to);
            html! { <>{ before.to_owned() }<span class="bound">{ opening.to_owned() }{ button(part) }{ closing.to_owned() }</span>{ after.to_owned() }</> }
        }
        None => html! { <>{ words.to_owned() }{ " " }{ button(part) }</> },
    }
}

/// The mark of a player as a button that looks at the player.
pub(crate) fn player_button(names: &Names, seat: Seat, press: Callback<()>) -> Html {
    let name = names.label(seat);
    html! {
        <button type="button" class="who" aria-label={name.clone()} title={name} onclick={move |_| press.emit(())}>{ names.mark(seat) }</button>
    }
}
