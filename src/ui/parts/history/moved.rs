//! The latest move of somebody else, shown over the table: its face, large, and then on its way to its place. It lies over
//! everything and takes no press: nothing that can be pressed moves, and any key or press ends it.

use crate::text::common::Setting;
use crate::ui::look::media::{MOTION, use_media};
use crate::ui::parts::form::pace::Pace;
use crate::ui::parts::form::settings::use_settings;
use gloo::events::EventListener;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::{Html, NodeRef, Properties, component, html, use_effect_with, use_node_ref, use_state_eq};

/// What is shown of a move.
#[derive(Clone, PartialEq)]
pub(crate) struct MoveShown {
    /// Which move it is: another number is another move.
    pub(crate) number: usize,
    /// A card to be read, and not a picture alone.
    pub(crate) is_card: bool,
    pub(crate) face: Html,
    /// Whose move it is, and what it is.
    pub(crate) words: Html,
    /// Where it goes, as selectors of the document, the best first. Where none of them is on the page it fades.
    pub(crate) to: Vec<String>,
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// The latest move of others; nothing where there is none to be shown.
    pub(crate) shown: Option<MoveShown>,
    /// Whether others move. When they do not, a person who has hurried them sees motion again.
    pub(crate) is_waiting: bool,
}

/// Shows it, where motion is wanted, for as long as the pace of bots says.
#[component]
pub(crate) fn Moved(props: &Props) -> Html {
    let Props { shown, is_waiting } = props;
    let is_still = use_settings().has(Setting::NoMotion);
    let is_wanted = use_media(MOTION) && !is_still && Pace::chosen() != Pace::AtOnce;
    // The move that was ended, and whether all are until the own next question.
    let ended = use_state_eq(|| None::<usize>);
    let is_hurried = use_state_eq(|| false);
    let way = use_state_eq(|| (0.0, 0.0));
    let node = use_node_ref();
    let number = shown.as_ref().map(|shown| shown.number);
    use_effect_with(*is_waiting, {
        let is_hurried = is_hurried.setter();
        move |_| is_hurried.set(false)
    });
    use_effect_with((number, *is_waiting), {
        let (ended, is_hurried) = (ended.setter(), is_hurried.setter());
        move |&(number, is_waiting)| {
            let ears = ["keydown", "pointerdown"].map(|name| {
                let (ended, is_hurried) = (ended.clone(), is_hurried.clone());
                EventListener::new(&window(), name, move |event| {
                    ended.set(number);
                    if is_waiting && hurries(event) {
                        is_hurried.set(true);
                    }
                })
            });
            move || drop(ears)
        }
    });
    let is_shown = is_wanted && !*is_hurried && number.is_some() && *ended != number;
    let to = shown.as_ref().map(|shown| shown.to.clone()).filter(|_| is_shown);
    use_effect_with((number, to), {
        let (way, node) = (way.setter(), node.clone());
        move |(_, to)| {
            if let Some(to) = to {
                way.set(way_to(&node, to).unwrap_or_default());
            }
        }
    });
    let Some(shown) = shown.as_ref().filter(|_| is_shown) else { return Html::default() };
    let pace = Pace::chosen();
    let time = if shown.is_card { pace.wait_for_card() } else { pace.wait() };
    let (x, y) = *way;
    let style = format!("--time:{time}ms;--x:{x:.0}px;--y:{y:.0}px");
    let onanimationend = {
        let (ended, number) = (ended.setter(), shown.number);
        move |_| ended.set(Some(number))
    };
    html! {
        <div id="moved" class="flown" aria-hidden="true" inert=true {style}>
            <div key={shown.number} ref={node} class={if shown.is_card { "of-card" } else { "of-chip" }} {onanimationend}>
                <p>{ shown.words.clone() }</p>
                { shown.face.clone() }
            </div>
        </div>
    }
}

/// Whether an event lets bots answer at once until a person is asked.
fn hurries(event: &web_sys::Event) -> bool {
    let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_pressed = || target.is_some_and(|it| it.closest("#hurry").ok().flatten().is_some());
    key.map_or_else(is_pressed, |key| matches!(key.as_str(), "Escape" | "Enter" | " "))
}

/// How far it is from the middle of an element to the middle of the first target that is on the page and in sight, in pixels.
fn way_to(from: &NodeRef, targets: &[String]) -> Option<(f64, f64)> {
    let middle = |element: &Element| {
        let place = element.get_bounding_client_rect();
        let is_there = place.width() > 0.0 && place.height() > 0.0;
        is_there.then(|| (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0))
    };
    let size =
        |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|it| it.as_f64()).unwrap_or_default();
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    let in_sight = |&(x, y): &(f64, f64)| (0.0..width).contains(&x) && (0.0..height).contains(&y);
    let here = from.cast::<Element>()?;
    // The box of what moves is taken where it stands still.
    let parent = here.parent_element()?;
    let (x, y) = middle(&parent)?;
    let found = |target: &String| document().query_selector(target).ok()?.as_ref().and_then(middle);
    let (to_x, to_y) = targets.iter().filter_map(found).find(in_sight)?;
    Some((to_x - x, to_y - y))
}
