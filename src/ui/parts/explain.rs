//! What elements of the page say of themselves: the keys of the things that they show, and the links to rules.

use crate::text::common::ExplainWords;
use crate::text::{Explanation, Text, Verbatim};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};
use yew::{Html, html};

/// The attribute with the keys of what an element shows, one or several with spaces between.
const KEYS: &str = "data-explain";

/// What has a meaning of its own, whatever the pictures in it mean elsewhere.
const MARK: &str = "[data-mark]";

/// The attribute with the rule by which what an element does is refused now.
const REFUSED: &str = "data-refused";

/// The attribute with the reason of a refusal, where the title of the element says something else.
const REASON: &str = "data-reason";

/// The attribute of what opens the rules at a rule.
const RULE: &str = "data-rule";

/// What shows a thing: pictures, and elements with keys.
const SHOWN: &str = "use, [data-explain]";

/// What a pointer hits.
const HIT: &str = "svg.i, use, [data-explain]";

/// What does something when it is pressed, so that it explains nothing then.
const ACTS: &str =
    "button, a, input, select, textarea, label, summary, [role='button'], [data-answer], .shut, .wedge";

/// What one press in question mode is about: what does something.
const CONTROL: &str = "button, a, label, summary, [role='button'], [data-space], .wedge";

/// What a press is about where nothing is done: the smallest of these around the place of the press.
const THING: &str = ".card, .strip, .cell, .phase, li, [data-explain]";

/// What is searched next where the thing itself explains nothing.
const AROUND: &str = "section, header, dialog, main";

/// A thing with its explanation, as the page lists it.
#[derive(Clone, PartialEq)]
pub(crate) struct ExplainedThing {
    /// The key that tells it from others.
    pub(crate) key: String,
    pub(crate) picture: Html,
    pub(crate) words: Explanation,
    /// The id of the rule that it comes from; nothing for what belongs to the page and not to the game.
    pub(crate) rule: Option<&'static str>,
}

/// What a press or a key asks about.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct AskedAbout {
    /// The keys of what is shown there, the nearest first.
    pub(crate) keys: Vec<String>,
    /// What the element says of itself.
    pub(crate) said: Option<String>,
    /// Why what it does is refused now, and by which rule.
    pub(crate) refused: Option<(String, String)>,
    /// Where the element is in the window: start, top and bottom, in pixels.
    pub(crate) place: (f64, f64, f64),
}

impl AskedAbout {
    const fn is_empty(&self) -> bool {
        self.keys.is_empty() && self.refused.is_none() && self.said.is_none()
    }
}

/// What a press explains outside of question mode: the thing under the pointer, where nothing else is done there.
pub(crate) fn pressed(target: &Element) -> Option<AskedAbout> {
    if around(target, ACTS).is_some() {
        return None;
    }
    let shown = around(target, HIT)?;
    let mut keys = keys_within(&shown);
    if let Some(outer) = shown.parent_element().and_then(|parent| around(&parent, "[data-explain]")) {
        add(&mut keys, keys_of(&outer));
    }
    (!keys.is_empty()).then(|| AskedAbout { keys, place: place(&shown), ..AskedAbout::default() })
}

/// What a press in question mode explains, or a key with the focus: everything that the thing shows; where it shows nothing, what
/// is shown around it.
pub(crate) fn asked(target: &Element) -> AskedAbout {
    let thing = around(target, CONTROL).or_else(|| around(target, THING)).unwrap_or_else(|| target.clone());
    // What is hit comes first.
    let hit = around(target, HIT).filter(|hit| thing.contains(Some(hit)));
    let mut keys = hit.map_or_else(Vec::new, |hit| keys_within(&hit));
    add(&mut keys, keys_within(&thing));
    let found = AskedAbout { keys, said: said(&thing), refused: refused(&thing), place: place(target) };
    if !found.is_empty() {
        return found;
    }
    let mut at = thing.parent_element();
    while let Some(part) = at.and_then(|at| around(&at, AROUND)) {
        let keys = keys_within(&part);
        if !keys.is_empty() {
            return AskedAbout { keys, ..found };
        }
        at = part.parent_element();
    }
    found
}

/// Everything that is shown within an element.
pub(crate) fn everything(within: &Element) -> AskedAbout {
    AskedAbout { keys: keys_within(within), place: place(within), ..AskedAbout::default() }
}

/// The rule that a press opens, if that is what the pressed element does.
pub(crate) fn rule_at(target: &Element) -> Option<String> {
    target.closest("[data-rule]").ok().flatten()?.get_attribute(RULE)
}

/// The nearest element around a target that a selector names, in the dialog of the target.
fn around(target: &Element, selector: &str) -> Option<Element> {
    let found = target.closest(selector).ok().flatten()?;
    let front = target.closest("dialog").ok().flatten();
    (front == found.closest("dialog").ok().flatten()).then_some(found)
}

fn keys_within(element: &Element) -> Vec<String> {
    let mut keys = keys_of(element);
    let Ok(all) = element.query_selector_all(SHOWN) else { return keys };
    for place in 0..all.length() {
        let shown = all.get(place).and_then(|node: Node| node.dyn_into::<Element>().ok());
        // What is folded away is not shown.
        if let Some(shown) = shown.filter(|shown| shown.get_bounding_client_rect().width() > 0.0) {
            add(&mut keys, keys_of(&shown));
        }
    }
    keys
}

fn keys_of(element: &Element) -> Vec<String> {
    if let Some(keys) = element.get_attribute(KEYS) {
        return keys.split_whitespace().map(str::to_owned).collect();
    }
    let is_picture = element.tag_name() == "use" && around(element, MARK).is_none();
    let href = is_picture.then(|| element.get_attribute("href")).flatten();
    href.into_iter().collect()
}

fn add(keys: &mut Vec<String>, more: Vec<String>) {
    for key in more {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
}

/// The label and the title of an element that has them.
fn said(element: &Element) -> Option<String> {
    let said = element.get_attribute("aria-label").or_else(|| element.get_attribute("title"));
    said.filter(|said| !said.trim().is_empty())
}

fn refused(thing: &Element) -> Option<(String, String)> {
    let within = || thing.query_selector("[data-refused]").ok().flatten();
    let element = around(thing, "[data-refused]").or_else(within)?;
    let rule = element.get_attribute(REFUSED)?;
    let reason = element.get_attribute(REASON).or_else(|| element.get_attribute("title"))?;
    Some((reason, rule))
}

fn place(element: &Element) -> (f64, f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.left(), rect.top(), rect.bottom())
}

/// The link from a reason to its rule.
pub(crate) fn rule_link(texts: Texts, rule: &'static str, about: &str) -> Html {
    html! {
        <button type="button" class="rule-link" data-rule={rule} aria-label={texts.explain(ExplainWords::RuleOf(Verbatim(about)))}>
            { icon(Icon::Help) }{ texts.explain(ExplainWords::Rule) }</button>
    }
}

/// Things with what they are, each with the link to its rule.
pub(crate) fn list(texts: Texts, things: &[ExplainedThing]) -> Html {
    let line = |thing: &ExplainedThing| {
        let ExplainedThing { key, picture, words: Explanation { name, about }, rule } = thing;
        let text = |text: &Text| text.to_string();
        html! {
            <li key={key.clone()} data-explained={key.clone()}>
                <span class="pic" aria-hidden="true">{ picture.clone() }</span>
                <p><b>{ text(name) }</b>{ " " }<span>{ text(about) }</span></p>
                { for rule.map(|rule| rule_link(texts, rule, name)) }
            </li>
        }
    };
    html! { <ul class="explanations">{ for things.iter().map(line) }</ul> }
}
