//! Cards that are left in the box, in the form of a new game.

use crate::mars::cards::{Card, CardId, CardSet, all};
use crate::mars::{Pile, Switches};
use crate::text::Verbatim;
use crate::text::common::HomeWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::order::sort_by_name;
use crate::ui::look::picture::icon;
use crate::ui::look::search::{folded, sought};
use crate::ui::look::texts::{Texts, use_texts};
use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, Html, KeyboardEvent, Properties, component, html, use_node_ref, use_state};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// The cards that are left out.
    pub(crate) banned: CardSet,
    /// The boxes that are played with: of others, nothing comes up anyway.
    pub(crate) on: Switches,
    /// Hears which are from now on.
    pub(crate) change: Callback<CardSet>,
}

/// Asks for cards by their names, and lists those that are left out: a press puts one back.
#[component]
pub(crate) fn LeftOut(props: &Props) -> Html {
    let texts = use_texts();
    let field = use_node_ref();
    let unknown = use_state(|| None::<AttrValue>);
    let add = {
        let (field, unknown) = (field.clone(), unknown.clone());
        let (banned, change) = (props.banned, props.change.clone());
        Callback::from(move |()| {
            let Some(input) = field.cast::<HtmlInputElement>() else { return };
            let typed = input.value();
            let typed = typed.trim();
            match pick(texts, typed) {
                Some(id) => {
                    input.set_value("");
                    unknown.set(None);
                    change.emit(with(banned, id));
                }
                None => unknown.set((!typed.is_empty()).then(|| AttrValue::from(typed.to_owned()))),
            }
        })
    };
    // Return would begin the game.
    let onkeydown = {
        let add = add.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                add.emit(());
            }
        }
    };
    let onclick = move |_| add.emit(());
    let modules = props.on.modules();
    let offered = by_name(texts, all().filter(|card| modules.has(card.module) && can_be_left_out(card)));
    let left = by_name(texts, all().filter(|card| props.banned.contains(card.id)));
    html! {
        <details class="left-out">
            <summary>{ texts.home(HomeWords::LeftOut(left.len())) }</summary>
            <div class="row">
                <input id="leave-out" ref={field} list="cards-offered" autocomplete="off" aria-label={texts.home(HomeWords::CardToLeaveOut)} placeholder={texts.home(HomeWords::CardToLeaveOut)} {onkeydown} />
                <datalist id="cards-offered">
                    { for offered.iter().filter(|(_, id)| !props.banned.contains(*id)).map(|&(name, _)| html! { <option value={name} /> }) }
                </datalist>
                <button id="leave-it-out" type="button" class="btn" {onclick}>{ texts.home(HomeWords::LeaveOut) }</button>
            </div>
            if let Some(typed) = &*unknown {
                <p id="no-such-card" class="faults" role="alert">{ texts.home(HomeWords::NoSuchCard(Verbatim(typed))) }</p>
            }
            if !left.is_empty() {
                <ul class="chips">{ for left.iter().map(|&(name, id)| back(texts, name, id, props)) }</ul>
            }
        </details>
    }
}

/// A card that is left out, which a press puts back.
fn back(texts: Texts, name: &'static str, id: CardId, props: &Props) -> Html {
    let (banned, change) = (props.banned, props.change.clone());
    let onclick = move |_| change.emit(banned.iter().filter(|&other| other != id).collect());
    html! {
        <li key={id.number()}>
            <button type="button" class="chip" data-card={id.number().to_string()} title={texts.home(HomeWords::PutBack(Verbatim(name)))} {onclick}>
                <span>{ name }</span>{ icon(Icon::Cross) }<span class="vh">{ texts.home(HomeWords::PutBack(Verbatim(name))) }</span>
            </button>
        </li>
    }
}

/// The card with this name in the language of the page or in English, as a search compares letters.
fn pick(texts: Texts, typed: &str) -> Option<CardId> {
    let wanted = sought(typed);
    let mut named = all().filter(|card| can_be_left_out(card));
    named
        .find(|card| folded(texts.card(card.id)) == wanted || folded(card.name) == wanted)
        .map(|card| card.id)
}

fn can_be_left_out(card: &Card) -> bool {
    Pile::of(card.kind).is_some()
}

fn with(mut cards: CardSet, id: CardId) -> CardSet {
    cards.insert(id);
    cards
}

fn by_name(texts: Texts, cards: impl Iterator<Item = &'static Card>) -> Vec<(&'static str, CardId)> {
    let mut cards: Vec<_> = cards.map(|card| (texts.card(card.id), card.id)).collect();
    sort_by_name(texts, &mut cards, |(name, _)| name);
    cards
}
