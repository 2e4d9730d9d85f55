//! The rules within the page: fetched when they are asked for, searched, and opened at a rule.

use crate::text::Language;
use crate::text::common::ExplainWords;
use crate::ui::look::fetch::text_of;
use crate::ui::look::part::part;
use crate::ui::look::search::{folded, sought};
use crate::ui::look::texts::use_texts;
use crate::ui::parts::dialog::Dialog;
use gloo::utils::document;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomParser, Element, HtmlElement, HtmlInputElement, Node, SupportedType, Text as TextNode};
use yew::{
    AttrValue, Callback, Html, InputEvent, MouseEvent, Properties, TargetCast, component, hook, html,
    platform::spawn_local, use_effect_with, use_memo, use_node_ref, use_state,
};

/// What ids of the rules begin with within the page, which has ids of its own.
const OWN: &str = "rules-";

/// What a search finds or passes over as a whole.
const BLOCKS: &str = "h2, h3, p, li, tr";

/// The shortest word that is searched.
const SHORTEST: usize = 2;

/// The rules as they came.
#[derive(PartialEq)]
struct RulesText {
    /// Their sections as markup.
    markup: String,
    /// The id and the title of each section.
    chapters: Vec<(AttrValue, AttrValue)>,
}

thread_local! {
    // The rules of this visit, with the language they are in.
    static KEPT: RefCell<Option<(Language, Rc<RulesText>)>> = const { RefCell::new(None) };
}

/// The rules that were read in this language before.
fn kept(language: Language) -> Option<Rc<RulesText>> {
    KEPT.with_borrow(|kept| kept.as_ref().filter(|(of, _)| *of == language).map(|(_, rules)| rules.clone()))
}

/// The rules in a language, fetched where they were not read before; nothing until they have come.
#[hook]
fn use_rules(written: Language) -> Option<Result<Rc<RulesText>, ()>> {
    let text = use_state(|| kept(written).map(Ok));
    let setter = text.setter();
    // The page around may change the language while they are open.
    use_effect_with(written, move |&written| {
        let is_left = Rc::new(Cell::new(false));
        let leave = is_left.clone();
        let rules = kept(written);
        if rules.is_none() {
            let setter = setter.clone();
            spawn_local(async move {
                let fetched = fetched(written).await.map(Rc::new).map_err(|_| ());
                if let Ok(fetched) = &fetched {
                    KEPT.with_borrow_mut(|kept| *kept = Some((written, fetched.clone())));
                }
                if !is_left.get() {
                    setter.set(Some(fetched));
                }
            });
        }
        setter.set(rules.map(Ok));
        move || leave.set(true)
    });
    (*text).clone()
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// The rule at which they are opened; empty: at their beginning.
    pub(crate) at: AttrValue,
    pub(crate) close: Callback<()>,
}

/// The rules in front of everything.
#[component]
pub(crate) fn Rules(props: &Props) -> Html {
    let texts = use_texts();
    let written = texts.language();
    let text = use_rules(written);
    let query = use_state(String::new);
    let found = use_state(|| None::<usize>);
    let node = use_node_ref();
    let come = match &text {
        Some(Ok(text)) => Some(text.clone()),
        Some(Err(())) | None => None,
    };
    {
        let (node, found) = (node.clone(), found.setter());
        use_effect_with((come.clone(), (*query).clone()), move |(come, query)| {
            if let (Some(come), Some(root)) = (come, node.cast::<Element>()) {
                root.set_inner_html(&come.markup);
                found.set(search(&root, query));
            }
        });
    }
    {
        let node = node.clone();
        use_effect_with((come.is_some(), props.at.clone()), move |(is_come, at)| {
            if let Some(root) = node.cast::<Element>().filter(|_| *is_come) {
                open_at(&root, at);
            }
        });
    }
    let oninput = {
        let query = query.setter();
        move |event: InputEvent| query.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    // A link within the rules leads to its place in them: the address of the page tells the game.
    let onclick = {
        let node = node.clone();
        move |event: MouseEvent| {
            let link = event.target_dyn_into::<Element>().and_then(|it| it.closest("a[href^='#']").ok()?);
            if let (Some(link), Some(root)) = (link, node.cast::<Element>()) {
                event.prevent_default();
                let id = link.get_attribute("href").unwrap_or_default();
                go(root.query_selector(&id).ok().flatten());
            }
        }
    };
    let chapters =
        use_memo(come.clone(), |come| come.as_ref().map_or_else(Vec::new, |it| it.chapters.clone()));
    let chapter = |(id, title): &(AttrValue, AttrValue)| {
        let (node, id) = (node.clone(), id.clone());
        let onclick = move |_| {
            if let Some(root) = node.cast::<Element>() {
                go(root.query_selector(&format!("[id='{id}'] h2")).ok().flatten());
            }
        };
        html! { <li><button type="button" class="btn quiet" {onclick}>{ title }</button></li> }
    };
    let link = html! { <a href={texts.language().rules_page()} hreflang={texts.language().tag()} target="_blank" rel="noopener">{ texts.explain(ExplainWords::AsPage) }</a> };
    let status = match &text {
        None => Some(texts.explain(ExplainWords::Loading)),
        Some(Err(())) => Some(texts.explain(ExplainWords::Unavailable)),
        Some(Ok(_)) => found.map(|many| texts.explain(ExplainWords::Found(many))),
    };
    let children = html! {
        <>
            <div class="rules-top">
                <input id="rules-search" type="search" aria-label={texts.explain(ExplainWords::Search)} placeholder={texts.explain(ExplainWords::Search)} value={(*query).clone()} {oninput} />
                <p role="status">{ for status }</p>
                { link }
            </div>
            if found.is_none() && !chapters.is_empty() {
                <details class="rules-chapters"><summary>{ texts.explain(ExplainWords::Chapters) }</summary><ul>{ for chapters.iter().map(chapter) }</ul></details>
            }
            <div ref={node.clone()} class="rules" lang={written.tag()} dir={if written.is_from_the_right() { "rtl" } else { "ltr" }} {onclick}></div>
        </>
    };
    part!(Dialog {
        title: texts.explain(ExplainWords::Rules),
        class: "rule-book",
        close: props.close.clone(),
        children
    })
}

/// Fetches the page of the rules and reads what it says.
async fn fetched(language: Language) -> Result<RulesText, JsValue> {
    let text = text_of(&language.rules_page()).await?;
    let page = DomParser::new()?.parse_from_string(&text, SupportedType::TextHtml)?;
    let main = page.query_selector("main")?.ok_or(JsValue::NULL)?;
    for element in elements(&main, "[id]") {
        element.set_id(&format!("{OWN}{}", element.id()));
    }
    for element in elements(&main, "[aria-labelledby]") {
        element.remove_attribute("aria-labelledby")?;
    }
    for link in elements(&main, "a[href^='#']") {
        let href = link.get_attribute("href").unwrap_or_default();
        link.set_attribute("href", &format!("#{OWN}{}", &href[1..]))?;
    }
    // The dialog has a title and links of its own.
    for element in elements(&main, ":scope > h1, :scope > nav") {
        element.remove();
    }
    let sections = elements(&main, "section[id]");
    let chapters = sections.iter().filter_map(|section| {
        let title = section.query_selector("h2").ok()??.text_content()?;
        Some((section.id().into(), title.into()))
    });
    let chapters: Vec<_> = chapters.collect();
    if chapters.is_empty() {
        return Err(JsValue::NULL);
    }
    Ok(RulesText { markup: main.inner_html(), chapters })
}

/// The elements within another one that a selector names.
fn elements(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(all) = within.query_selector_all(selector) else { return Vec::new() };
    (0..all.length()).filter_map(|place| all.get(place)?.dyn_into().ok()).collect()
}

/// Shows the rule with this id, or else the section that its kind of rules stands in.
fn open_at(root: &Element, rule: &str) {
    // An id of a rule has capitals, figures and hyphens, and nothing that would mean something in a selector.
    if rule.is_empty() || !rule.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') {
        return;
    }
    let prefix = rule.rsplit_once('-').map_or(rule, |(prefix, _)| prefix);
    let of_rule = root.query_selector(&format!("[data-rules~='{rule}']")).ok().flatten();
    let of_prefix = || root.query_selector(&format!("[data-prefix~='{prefix}'] h2")).ok().flatten();
    let place = of_rule.or_else(of_prefix);
    if let Some(place) = &place {
        // It stays unmarked at worst.
        let _ = place.class_list().add_1("at");
    }
    go(place);
}

/// Leads to a place of the rules.
fn go(place: Option<Element>) {
    if let Some(place) = place.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        place.set_tab_index(-1);
        place.scroll_into_view();
        // Refused focus stays where it was.
        let _ = place.focus();
    }
}

/// Marks what a search finds and hides the rest; how many places there are, or nothing where nothing is searched.
fn search(root: &Element, query: &str) -> Option<usize> {
    let words: Vec<Vec<char>> =
        sought(query).split_whitespace().map(letters).filter(|it| it.len() >= SHORTEST).collect();
    if words.is_empty() {
        return None;
    }
    let has_all = |text: &str| {
        let text = letters(&folded(text));
        words.iter().all(|word| text.windows(word.len()).any(|part| part == word.as_slice()))
    };
    let mut found = 0;
    for section in elements(root, "section") {
        let blocks = elements(&section, BLOCKS);
        let is_within = |block: &Element| block.text_content().is_some_and(|text| has_all(&text));
        let is_whole = blocks.iter().any(|block| block.tag_name() == "H2" && is_within(block));
        let mut kept = 0;
        let mut heading: Option<&Element> = None;
        for block in &blocks {
            let tag = block.tag_name();
            let is_found = is_within(block);
            let is_heading = tag == "H2" || tag == "H3";
            // A paragraph within a line of a list counts once.
            let is_outer = block.parent_element().and_then(|it| it.closest("li, tr").ok()?).is_none();
            kept += usize::from(is_found && is_outer);
            if tag == "H3" {
                heading = Some(block);
            }
            if is_found
                && !is_heading
                && let Some(heading) = heading
            {
                heading.class_list().remove_1("unmatched").unwrap_or_default();
            }
            if !is_found && !is_whole && tag != "H2" {
                block.class_list().add_1("unmatched").unwrap_or_default();
            }
        }
        if kept == 0 {
            section.class_list().add_1("unmatched").unwrap_or_default();
        } else {
            found += kept;
            for word in &words {
                mark(&section, word);
            }
        }
    }
    Some(found)
}

fn letters(text: &str) -> Vec<char> {
    text.chars().collect()
}

/// Marks a word wherever it stands.
fn mark(within: &Node, word: &[char]) {
    let mut next = within.first_child();
    while let Some(node) = next {
        next = node.next_sibling();
        if let Some(text) = node.dyn_ref::<TextNode>() {
            mark_in(text, word);
        } else if node.node_name() != "MARK" {
            mark(&node, word);
        }
    }
}

/// Marks a word in a text, from its end, so that the places before it stay.
fn mark_in(text: &TextNode, word: &[char]) {
    let drawn = letters(&text.data());
    let compared = letters(&folded(&text.data()));
    let mut end = compared.len();
    while end >= word.len() {
        let start = end - word.len();
        if compared[start..end] != *word {
            end -= 1;
            continue;
        }
        let before = drawn[..start].iter().map(|it| it.len_utf16() as u32).sum();
        let long = drawn[start..end].iter().map(|it| it.len_utf16() as u32).sum();
        // What cannot be marked stays as it is.
        let _ = wrap(text, before, long);
        end = start;
    }
}

fn wrap(text: &TextNode, start: u32, length: u32) -> Result<(), JsValue> {
    let found = text.split_text(start)?;
    found.split_text(length)?;
    let mark = document().create_element("mark")?;
    if let Some(parent) = found.parent_node() {
        parent.replace_child(&mark, &found)?;
    }
    mark.append_child(&found)?;
    Ok(())
}
