//! The whole face of a card in hand whose own face has no room for all that it does.

use crate::kit::Seat;
use crate::mars::view::may_come;
use crate::ui::mars::face::Size;
use crate::ui::mars::face::faces;
use crate::ui::mars::scene::use_table_context;
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref, use_state_eq};

/// How wide a large face is.
const WIDTH: i32 = 232;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
}

/// A card and how far from the left edge of the hand its whole face stands.
#[derive(Clone, Copy, PartialEq)]
struct LargeCard {
    card: u16,
    left: i32,
}

/// A whole card above the card that is pointed at or has the focus. Its own component, so that the cards are not drawn again.
#[component]
pub(crate) fn WholeFace(props: &Props) -> Html {
    let context = use_table_context();
    let (anchor, shown) = (use_node_ref(), use_state_eq(|| None::<LargeCard>));
    use_effect_with(anchor.clone(), {
        let shown = shown.setter();
        move |anchor| {
            let hand = anchor.cast::<Element>().and_then(|anchor| anchor.parent_element());
            let listeners = hand.map(|hand| {
                let listen = |name: &'static str, is_over: bool| {
                    let (shown, within) = (shown.clone(), hand.clone());
                    EventListener::new(&hand, name, move |event| {
                        shown.set(if is_over { pointed(event, &within) } else { None });
                    })
                };
                [
                    ("pointerover", true),
                    ("pointerleave", false),
                    ("focusin", true),
                    ("focusout", false),
                    ("click", false),
                ]
                .map(|(name, is_over)| listen(name, is_over))
            });
            move || drop(listeners)
        }
    });
    let held = context.player(props.seat).hand.iter();
    let whole = shown.and_then(|LargeCard { card: number, left }| {
        let id = held.into_iter().find(|id| id.number() == number)?;
        may_come(context.facts(), props.seat, id).then_some((id, left))
    });
    html! {
        <>
            <span ref={anchor} hidden=true></span>
            if let Some((id, left)) = whole {
                <div class="whole" aria-hidden="true" style={format!("left:{left}px")} data-whole={id.number().to_string()}>
                    { faces::face(&context, Some(props.seat), id, Size::Large) }
                </div>
            }
        </>
    }
}

/// The card under an event, if something of its face lies beside it unseen.
fn pointed(event: &Event, hand: &Element) -> Option<LargeCard> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let held = target.closest("li").ok()??.query_selector(".held").ok()??;
    let face = held.query_selector(".card").ok()??;
    let is_beside = |part: &str| {
        let part =
            face.query_selector(part).ok().flatten().and_then(|part| part.dyn_into::<HtmlElement>().ok());
        part.is_some_and(|part| part.offset_left().abs() >= face.client_width() / 2)
    };
    if !is_beside(":scope > .fx") && !is_beside(":scope > .req") {
        return None;
    }
    let middle = left_of(&held, hand)? + held.client_width() / 2 - WIDTH / 2;
    let left = middle.clamp(0, (hand.client_width() - WIDTH).max(0));
    Some(LargeCard { card: face.get_attribute("data-card")?.parse().ok()?, left })
}

/// How far from the left edge of another element one within it begins.
fn left_of(part: &Element, within: &Element) -> Option<i32> {
    let (mut part, mut left) = (part.clone(), 0);
    while part != *within {
        let here = part.dyn_into::<HtmlElement>().ok()?;
        left += here.offset_left();
        part = here.offset_parent()?;
    }
    Some(left)
}
