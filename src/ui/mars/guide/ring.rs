//! Where on the page a hint points: the one thing to press next, however far the player has come with it.

use crate::mars::cards::{CardId, card};
use crate::mars::guide::Spot;
use crate::mars::{Choice, Shape};
use crate::ui::mars::scene::marks;
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

/// What a hint points at.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Aim {
    /// Nothing.
    Nowhere,
    /// A part of the table.
    At(Spot),
    /// What gives an answer.
    Answer(HintAnswer),
}

/// An answer, as the page's controls know it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct HintAnswer {
    /// How it is asked for.
    pub(super) shape: Shape,
    /// The first choice.
    pub(super) choice: Choice,
    /// Its place among the offers.
    pub(super) place: u16,
    /// Cards that are chosen together.
    pub(super) cards: Vec<CardId>,
}

/// While whoever calls this is shown, a ring is drawn round what is to be pressed next.
#[hook]
pub(super) fn use_ring(aim: Aim) {
    use_effect_with(aim, |aim| {
        let aim = Rc::new(aim.clone());
        draw(&aim, true);
        let soon = Rc::new(RefCell::new(None::<AnimationFrame>));
        let again = {
            let (aim, soon) = (aim.clone(), soon.clone());
            move || {
                let aim = aim.clone();
                // What changes before the next frame is looked at once.
                *soon.borrow_mut() = Some(request_animation_frame(move |_| draw(&aim, false)));
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
fn draw(aim: &Aim, is_new: bool) {
    let wanted = wanted(aim);
    erase(&wanted);
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

fn all(selector: &str) -> Vec<Element> {
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

fn shown(selector: &str) -> Vec<Element> {
    all(selector).into_iter().filter(is_shown).collect()
}

/// The first of these of which anything is shown.
fn first(selectors: &[String]) -> Vec<Element> {
    let found = selectors.iter().map(|selector| shown(selector)).find(|found| !found.is_empty());
    found
        .map(|mut found| {
            found.truncate(1);
            found
        })
        .unwrap_or_default()
}

fn is_there(selector: &str) -> bool {
    !shown(selector).is_empty()
}

fn wanted(aim: &Aim) -> Vec<Element> {
    match aim {
        Aim::Nowhere => Vec::new(),
        Aim::At(spot) => first(&place(*spot)),
        Aim::Answer(answer) => pressed_next(answer),
    }
}

/// A part of the table, or what leads there.
fn place(spot: Spot) -> Vec<String> {
    let place: &[&str] = match spot {
        Spot::Tracks => &[".world > .params", ".world"],
        Spot::Map => &["#map"],
        Spot::Board => &["#mine"],
        Spot::Hand => &["#hand", "#panes [data-to=hand]"],
        Spot::Actions => &["#actions", "#panes [data-to=actions]"],
        Spot::Goals => &["#goals", "#panes [data-to=actions]"],
        Spot::Committee => &["#committee", ".doors [data-to=committee]", "#panes [data-to=actions]"],
        Spot::Colonies => &["#colonies", ".doors [data-to=colonies]", "#panes [data-to=actions]"],
        Spot::Question => &["#question", "#scores"],
    };
    place.iter().map(|&selector| selector.to_owned()).collect()
}

/// What is pressed next on the way to an answer.
fn pressed_next(answer: &HintAnswer) -> Vec<Element> {
    let HintAnswer { shape, choice, place, cards } = answer;
    let offered = format!("[data-choice=\"{place}\"]");
    if is_there("dialog[open]") {
        return first(&in_dialog(*choice, *place));
    }
    if is_there("#peek[aria-pressed=true]") {
        return first(&["#peek".to_owned()]);
    }
    match shape {
        Shape::Turn => first(&in_turn(*choice, *place)),
        Shape::Card { .. } | Shape::Cards { .. } => {
            if *choice == Choice::Done && is_there(&format!("#question {offered}")) {
                return shown(&format!("#question {offered}"));
            }
            let picks = cards.iter().map(|id| format!("[data-pick=\"{}\"][aria-pressed=false]", id.number()));
            let missing: Vec<Element> = picks.flat_map(|selector| shown(&selector)).collect();
            let others: Vec<String> =
                cards.iter().map(|id| format!(":not([data-pick=\"{}\"])", id.number())).collect();
            let others = others.concat();
            let surplus = shown(&format!("[data-pick][aria-pressed=true]{others}"));
            let todo: Vec<Element> = surplus.into_iter().chain(missing).collect();
            if todo.is_empty() { first(&["#confirm".to_owned()]) } else { todo }
        }
        Shape::Space { .. } => {
            let on_the_map = shown(&format!("#map [data-answer=\"{place}\"]"));
            let is_pointed_at = !all(&format!("#question .sel{offered}")).is_empty();
            let confirm = if is_pointed_at { shown("#confirm") } else { Vec::new() };
            let found: Vec<Element> = on_the_map.into_iter().chain(confirm).collect();
            if found.is_empty() { first(&[format!("#question {offered}"), mars()]) } else { found }
        }
        Shape::TableauCard
        | Shape::Player
        | Shape::Amount { .. }
        | Shape::Payment { .. }
        | Shape::Award
        | Shape::Option
        | Shape::Conversion
        | Shape::Order
        | Shape::Answered => first(&[format!("#question {offered}"), "#confirm".to_owned(), mars()]),
    }
}

/// Leads to the question on a narrow screen.
fn mars() -> String {
    "#panes [data-to=mars]".to_owned()
}

/// What lies in front is answered, or put away.
fn in_dialog(choice: Choice, place: u16) -> Vec<String> {
    let mut ways = vec!["dialog[open] #go-on".to_owned()];
    if let Some(chosen) = chosen()
        && chosen == place.to_string()
    {
        ways.push("dialog[open] #confirm".to_owned());
    }
    if let Choice::Lobby(party) = choice {
        ways.push(format!("dialog[open] [data-of=\"{}\"]", party.name()));
    }
    ways.push("dialog[open] > header > .ib".to_owned());
    ways
}

/// The place of the action that is chosen and not yet confirmed.
fn chosen() -> Option<String> {
    all("#table").first()?.get_attribute("data-chosen")
}

fn in_turn(choice: Choice, place: u16) -> Vec<String> {
    let offered = format!("[data-choice=\"{place}\"]");
    let pending =
        all("#table").first().and_then(|table| table.get_attribute("data-pending")).unwrap_or_default();
    if chosen() == Some(place.to_string()) {
        return vec!["#confirm".to_owned(), mars()];
    }
    if pending == Pending::NOTHING {
        return at_rest(choice, &offered);
    }
    vec![
        format!("#question .offer{offered}"),
        format!("#question .pays{offered}"),
        "#back".to_owned(),
        mars(),
    ]
}

/// As the table names it where nothing is chosen.
struct Pending;

impl Pending {
    const NOTHING: &'static str = "nothing";
}

/// What chooses an action where nothing is chosen.
fn at_rest(choice: Choice, offered: &str) -> Vec<String> {
    let mut ways = Vec::new();
    let beside = match choice {
        Choice::Trade { tile, .. } => {
            ways.push(format!("#colonies [data-tile=\"{}\"]", card(tile).name));
            Some("colonies")
        }
        Choice::Lobby(party) => {
            ways.push(format!("#committee [data-party=\"{}\"]", party.name()));
            Some("committee")
        }
        Choice::Act { .. } => {
            ways.push("#card-actions".to_owned());
            None
        }
        _ => {
            ways.push(format!("#table {offered}"));
            None
        }
    };
    let is_played = marks::kind(choice) == marks::kind(Choice::Play(CardId::HIDDEN));
    ways.extend(beside.map(|beside| format!(".doors [data-to={beside}]")));
    let pane = if is_played { "hand" } else { "actions" };
    ways.push(format!("#panes [data-to={pane}]"));
    ways
}
