//! "What is this?": one ear for the whole page. A press on a thing that does nothing else explains it; after the button or with
//! a key anything is explained; the rules open at any rule.

use crate::text::common::ExplainWords;
use crate::text::{Explanation, Verbatim};
use crate::ui::games;
use crate::ui::look::icons::Icon;
use crate::ui::look::keys::shortcut;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::explain::{AskedAbout, ExplainedThing, asked, everything, list, pressed, rule_at};
use crate::ui::parts::kept;
use crate::ui::parts::rules::Rules;
use crate::ui::tables::GameKind;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, window};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent};
use yew::{
    AttrValue, Callback, Html, Properties, UseStateSetter, component, create_portal, html, use_callback,
    use_effect_with, use_mut_ref, use_state,
};

/// The key that explains what has the focus.
const EXPLAIN_KEY: &str = "e";

/// The key that opens the rules.
const RULES_KEY: &str = "r";

/// What stays as it is while something is asked about: the question itself and what answers it.
const OWN: &str = ".asking, #what, dialog.explanation, dialog.rule-book";

/// Where a key writes.
const WRITES: &str = "input, select, textarea, [contenteditable]";

/// How far an explanation stays from the edge of the window and from what it explains, in pixels.
const GAP: f64 = 8.0;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// The game whose table is shown.
    pub(crate) game: Option<GameKind>,
}

/// What an ear needs to know when it hears something.
#[derive(Clone)]
struct PageListeners {
    game: Option<GameKind>,
    is_asking: bool,
    ask: UseStateSetter<bool>,
    show: UseStateSetter<Option<AskedAbout>>,
    open: UseStateSetter<Option<AttrValue>>,
}

impl PageListeners {
    fn explain(&self, asked: AskedAbout) {
        self.ask.set(false);
        self.show.set(Some(asked));
    }

    /// A press: what opens a rule, what is asked about, or a thing that does nothing else.
    fn click(&self, event: &Event) {
        let Some(target) = target(event) else { return };
        if let Some(rule) = rule_at(&target) {
            event.prevent_default();
            event.stop_propagation();
            self.open.set(Some(rule.into()));
        } else if self.is_asking && !is_own(&target) {
            event.prevent_default();
            event.stop_propagation();
            self.explain(asked(&target));
        } else if self.game.is_some()
            && !is_own(&target)
            && let Some(asked) = pressed(&target)
        {
            self.explain(asked);
        }
    }

    /// What comes before or beside a press does nothing while something is asked about.
    fn suppress(&self, event: &Event) {
        if self.is_asking && target(event).is_some_and(|target| !is_own(&target)) {
            event.stop_propagation();
            if event.type_() == "mousedown" {
                event.prevent_default();
            }
        }
    }

    /// A finger that stays on a thing asks what it is.
    fn hold(&self, event: &Event) {
        let is_touch = event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "touch");
        if let Some(target) =
            target(event).filter(|it| is_touch && self.game.is_some() && !writes(it) && !is_own(it))
        {
            event.prevent_default();
            self.explain(asked(&target));
        }
    }

    fn key(&self, event: &Event) {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let is_modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        let at = target(event).filter(|target| !writes(target) && !is_own(target));
        if self.is_asking && event.key() == "Escape" {
            event.prevent_default();
            event.stop_propagation();
            self.ask.set(false);
            return;
        }
        if is_modified || self.game.is_none() || at.is_none() {
            return;
        }
        match shortcut(event).as_str() {
            EXPLAIN_KEY => {
                let focus = document().active_element().filter(|it| it.tag_name() != "BODY");
                self.explain(focus.map_or_else(all, |focus| asked(&focus)));
            }
            RULES_KEY => self.open.set(Some(AttrValue::default())),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn is_own(target: &Element) -> bool {
    target.closest(OWN).is_ok_and(|found| found.is_some())
}

fn writes(target: &Element) -> bool {
    target.closest(WRITES).is_ok_and(|found| found.is_some())
}

/// Everything that the screen shows: what lies in front, or the table.
fn all() -> AskedAbout {
    let front = document().query_selector("dialog[open]:not(.explanation, .rule-book)").ok().flatten();
    let screen = front.or_else(|| document().query_selector("main").ok().flatten());
    screen.map_or_else(AskedAbout::default, |screen| everything(&screen))
}

/// The button in the bar, the question, the answer and the rules.
#[component]
pub(crate) fn Explain(props: &Props) -> Html {
    let texts = use_texts();
    let is_asking = use_state(|| false);
    let shown = use_state(|| None::<AskedAbout>);
    let rules = use_state(|| None::<AttrValue>);
    let ears: Rc<RefCell<Option<PageListeners>>> = use_mut_ref(|| None);
    *ears.borrow_mut() = Some(PageListeners {
        game: props.game,
        is_asking: *is_asking,
        ask: is_asking.setter(),
        show: shown.setter(),
        open: rules.setter(),
    });
    use_effect_with((), move |()| {
        let on = |name: &'static str, heard: fn(&PageListeners, &Event)| {
            let ears = ears.clone();
            let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
            EventListener::new_with_options(&window(), name, options, move |event| {
                let ears = ears.borrow().clone();
                if let Some(ears) = ears {
                    heard(&ears, event);
                }
            })
        };
        let before =
            ["pointerdown", "pointerup", "mousedown", "mouseup", "dblclick", "touchstart", "touchend"];
        let mut all: Vec<EventListener> = before.map(|name| on(name, PageListeners::suppress)).into();
        all.extend([
            on("click", PageListeners::click),
            on("contextmenu", PageListeners::hold),
            on("keydown", PageListeners::key),
        ]);
        move || drop(all)
    });
    use_effect_with(*is_asking, |is_asking| {
        if let Some(root) = document().document_element() {
            // The pointer stays as it was at worst.
            let _ = root.toggle_attribute_with_force("data-asking", *is_asking);
        }
    });
    let ask = {
        let is_asking = is_asking.clone();
        move |_| is_asking.set(!*is_asking)
    };
    let leave = {
        let is_asking = is_asking.setter();
        move |_| is_asking.set(false)
    };
    let show_all = {
        let (is_asking, shown) = (is_asking.setter(), shown.setter());
        use_callback((), move |(), ()| {
            is_asking.set(false);
            shown.set(Some(all()));
        })
    };
    let open_rules = {
        let (is_asking, rules) = (is_asking.setter(), rules.setter());
        move |_| {
            is_asking.set(false);
            rules.set(Some(AttrValue::default()));
        }
    };
    let close = {
        let shown = shown.setter();
        use_callback((), move |(), ()| shown.set(None))
    };
    let close_rules = {
        let rules = rules.setter();
        use_callback((), move |(), ()| rules.set(None))
    };
    let what = texts.explain(ExplainWords::WhatIsThis);
    html! {
        <>
            if props.game.is_some() {
                <button id="what" type="button" class="ib" aria-pressed={is_asking.to_string()} aria-label={what.clone()} title={what} onclick={ask}>{ icon(Icon::Help) }</button>
            }
            if *is_asking { { over_all(html! {
                <div class="asking">
                    <p role="status">{ texts.explain(ExplainWords::PressAnything) }</p>
                    <button id="explain-all" type="button" class="btn" onclick={show_all.reform(|_| ())}>{ texts.explain(ExplainWords::Everything) }</button>
                    <button id="open-rules" type="button" class="btn" onclick={open_rules}>{ texts.explain(ExplainWords::Rules) }</button>
                    <button type="button" class="btn quiet" onclick={leave}>{ texts.explain(ExplainWords::Leave) }</button>
                </div>
            }) } }
            if let (Some(asked), Some(game)) = (&*shown, props.game) {
                { over_all(part!(Answer { asked: asked.clone(), game, close, show_all })) }
            }
            if let Some(at) = &*rules { { over_all(part!(Rules { at: at.clone(), close: close_rules })) } }
        </>
    }
}

/// Puts what lies over the table outside of the bar, which lies below the table and is a landmark.
fn over_all(what: Html) -> Html {
    document().body().map_or_else(Html::default, |body| create_portal(what, body.into()))
}

#[derive(PartialEq, Properties)]
struct AnswerProps {
    asked: AskedAbout,
    game: GameKind,
    close: Callback<()>,
    show_all: Callback<()>,
}

/// What is explained, beside what was pressed.
#[component]
fn Answer(props: &AnswerProps) -> Html {
    let texts = use_texts();
    let AnswerProps { asked, game, close, show_all } = props;
    use_effect_with(asked.place, |place| {
        let place = *place;
        stand(place);
        let ear = EventListener::new(&window(), "resize", move |_| stand(place));
        move || drop(ear)
    });
    let things = things(texts, *game, &asked.keys);
    let refused = asked.refused.as_ref().map(|(reason, rule)| why_not(texts, reason, rule));
    // What the reason says need not be said twice.
    let said =
        asked.said.as_ref().filter(|said| asked.refused.as_ref().is_none_or(|(reason, _)| reason != *said));
    let is_all_said = said.is_none() && refused.is_none();
    let title = match &things[..] {
        [only] if is_all_said => only.words.name.to_string().into(),
        _ => texts.explain(ExplainWords::WhatIsThis),
    };
    let children = html! {
        <>
            { for said.map(|said| html! { <p class="said">{ said.clone() }</p> }) }
            { for refused }
            if things.is_empty() && is_all_said { <p class="said">{ texts.explain(ExplainWords::Nothing) }</p> }
            { list(texts, &things) }
            <p class="buttons">
                <button type="button" class="btn quiet" onclick={show_all.reform(|_| ())}>{ texts.explain(ExplainWords::Everything) }</button>
                <button type="button" class="btn quiet" data-rule="">{ texts.explain(ExplainWords::Rules) }</button>
            </p>
        </>
    };
    part!(Dialog { title, class: "explanation", close: close.clone(), children })
}

/// Why what a thing does is refused, with the link to the rule.
fn why_not(texts: Texts, reason: &str, rule: &str) -> Html {
    let name = texts.explain(ExplainWords::WhyNot);
    html! {
        <div class="why-not">
            { icon(Icon::Lock) }<p><b>{ &name }</b>{ " " }{ reason.to_owned() }</p>
            <button type="button" class="rule-link" data-rule={rule.to_owned()} aria-label={texts.explain(ExplainWords::RuleOf(Verbatim(reason)))}>{ icon(Icon::Help) }{ texts.explain(ExplainWords::Rule) }</button>
        </div>
    }
}

/// The things behind the keys, each once.
fn things(texts: Texts, game: GameKind, keys: &[String]) -> Vec<ExplainedThing> {
    let mut things: Vec<ExplainedThing> = Vec::new();
    for thing in keys
        .iter()
        .filter_map(|key| kept::explained(texts, key).or_else(|| games::explained(game, texts, key)))
    {
        let is_new = things.iter().all(|other| other.key != thing.key);
        let Explanation { about, .. } = &thing.words;
        if is_new && !about.is_empty() {
            things.push(thing);
        }
    }
    things
}

/// Puts the explanation below what it explains, or above it where there is more room.
fn stand((start, top, bottom): (f64, f64, f64)) {
    let dialog = document().query_selector("dialog.explanation").ok().flatten();
    let Some(dialog) = dialog.and_then(|it| it.dyn_into::<HtmlElement>().ok()) else { return };
    let size =
        |length: Result<wasm_bindgen::JsValue, _>| length.ok().and_then(|it| it.as_f64()).unwrap_or(0.0);
    let (wide, high) = (size(window().inner_width()), size(window().inner_height()));
    let rect = dialog.get_bounding_client_rect();
    let left = start.min(wide - rect.width() - GAP).max(GAP);
    let below = bottom + GAP;
    let above = top - GAP - rect.height();
    let place = if below + rect.height() <= high { below } else { above };
    let place = place.min(high - rect.height() - GAP).max(GAP);
    let style = dialog.style();
    // Without a place of its own it stays in the middle.
    let _ = style.set_property("left", &format!("{left}px"));
    let _ = style.set_property("top", &format!("{place}px"));
}
