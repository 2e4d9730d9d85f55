//! Where on the page a hint points: the one thing to press next, however far the player has come with it.

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::{document, window};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    Element, HtmlElement, MutationObserver, MutationObserverInit, ScrollIntoViewOptions,
    ScrollLogicalPosition,
};
use yew::{hook, use_effect_with};

/// The attribute that the ring is drawn by.
const RING: &str = "data-hint";

/// The property that holds how high the guide is.
const HEIGHT: &str = "--guide";

/// What of the page tells how far the player has come.
const TOLD_BY: [&str; 9] = [
    "class",
    "open",
    "hidden",
    "aria-pressed",
    "data-choice",
    "data-answer",
    "data-pane",
    "data-chosen",
    "data-folded",
];

/// Draws a ring round what is to be pressed next, while the component that calls this is shown.
#[hook]
pub(crate) fn use_ring<A: Clone + PartialEq + 'static>(aim: A, wanted: fn(&A) -> Vec<Element>) {
    use_effect_with(aim, move |aim| {
        let aim = Rc::new(aim.clone());
        draw(&wanted(&aim), true);
        let soon = Rc::new(RefCell::new(None::<AnimationFrame>));
        let again = {
            let (aim, soon) = (aim.clone(), soon.clone());
            move || {
                let aim = aim.clone();
                // What changes before the next frame is looked at once.
                *soon.borrow_mut() = Some(request_animation_frame(move |_| draw(&wanted(&aim), false)));
            }
        };
        let resized = {
            let again = again.clone();
            EventListener::new(&window(), "resize", move |_| again())
        };
        let changed = Closure::<dyn Fn()>::new(again);
        let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            let what = MutationObserverInit::new();
            what.set_child_list(true);
            what.set_subtree(true);
            what.set_attribute_filter(
                &TOLD_BY.map(wasm_bindgen::JsValue::from_str).into_iter().collect::<js_sys::Array>(),
            );
            // A page without it keeps the first ring.
            let _ = observer.observe_with_options(&document(), &what);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            soon.borrow_mut().take();
            drop((resized, changed));
            erase(&[]);
        }
    });
}

/// Draws the ring, and brings it into sight where that is asked for or where it has moved.
fn draw(wanted: &[Element], is_new: bool) {
    erase(wanted);
    measure();
    for (place, element) in wanted.iter().enumerate() {
        let is_drawn = element.has_attribute(RING);
        let _ = element.set_attribute(RING, "here");
        if place == 0 && (is_new || !is_drawn) && is_out_of_sight(element) {
            let how = ScrollIntoViewOptions::new();
            how.set_block(ScrollLogicalPosition::Center);
            element.scroll_into_view_with_scroll_into_view_options(&how);
        }
    }
}

/// Tells the style sheet how high the guide is: on a phone what lies over the map stays below it.
fn measure() {
    let height = all("#guide").first().map_or(0.0, |guide| guide.get_bounding_client_rect().height());
    let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    if let Some(root) = root {
        let _ = root.style().set_property(HEIGHT, &format!("{}px", height.ceil()));
    }
}

fn erase(but: &[Element]) {
    for element in all(&format!("[{RING}]")) {
        if !but.contains(&element) {
            let _ = element.remove_attribute(RING);
        }
    }
}

/// Whether it lies beyond the window, or something lies over its middle.
fn is_out_of_sight(element: &Element) -> bool {
    let at = element.get_bounding_client_rect();
    let middle = (at.left().midpoint(at.right()), at.top().midpoint(at.bottom()));
    let met = document().element_from_point(middle.0 as f32, middle.1 as f32);
    !met.is_some_and(|met| element.contains(Some(&met)) || met.contains(Some(element)))
}

pub(crate) fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok()).collect()
}

/// Whether a person can see and press it.
fn is_shown(element: &Element) -> bool {
    let at = element.get_bounding_client_rect();
    let is_folded = element.closest("details:not([open])").is_ok_and(|it| it.is_some());
    let style = window().get_computed_style(element).ok().flatten();
    let is_visible =
        style.is_none_or(|it| it.get_property_value("visibility").is_ok_and(|it| it != "hidden"));
    at.width() > 2.0 && at.height() > 2.0 && !is_folded && is_visible
}

pub(crate) fn shown(selector: &str) -> Vec<Element> {
    all(selector).into_iter().filter(is_shown).collect()
}

/// The first of these of which anything is shown.
pub(crate) fn first(selectors: &[String]) -> Vec<Element> {
    let found = selectors.iter().map(|selector| shown(selector)).find(|found| !found.is_empty());
    found
        .map(|mut found| {
            found.truncate(1);
            found
        })
        .unwrap_or_default()
}

pub(crate) fn is_there(selector: &str) -> bool {
    !shown(selector).is_empty()
}
