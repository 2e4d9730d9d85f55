//! Knowledge runs one way: each part of the crate may name only the parts below it.
//!
//! Every path is resolved to the part it means (`paths`).

use super::paths::{Named, Place, Source, module_of, resolved};
use super::{files, folder, parsed};
use proc_macro2::Ident;
use std::{collections::BTreeSet, fs};
use syn::{
    Attribute, Item,
    visit::{self, Visit},
};

/// The parts of the crate from the bottom up; the rooms of `mars` and of `ui` are parts of their own, below what stands at
/// the top of these.
/// A part may name itself and every part of the rows before its own, except what [`NEVER`] takes away. What is in one row
/// knows nothing of the rest of it.
pub(super) const ROWS: &[&[&str]] = &[
    &["kit"],
    &["save"],
    &["table"],
    &["mars::cards", "ares::cards"],
    &["mars::state"],
    &["mars::read"],
    &["mars::judge"],
    &["mars::run"],
    &["mars", "ares"],
    &["mars::view", "mars::face", "ares::view", "ares::face"],
    &["mars::bot", "ares::bot"],
    &["mars::guide", "ares::guide"],
    &["mars::proposal", "ares::proposal"],
    &["games"],
    &["store", "worker", "live"],
    &["text"],
    &["plain"],
    &["ui::look"],
    &["ui::state"],
    &["ui::parts"],
    &["ui::mars::scene"],
    &["ui::mars::face", "ui::ares::face"],
    &["ui::mars::map"],
    &["ui::mars::guide"],
    &["ui::mars::form"],
    &["ui::mars::ask"],
    &["ui::mars::committee"],
    &["ui::mars::table"],
    &["ui::mars"],
    &["ui::ares"],
    &["ui::tables"],
    &["ui::games"],
    &["ui::home"],
    &["ui::page"],
    &["ui", "js"],
    &["bin"],
];

/// The rooms of a game that others see as the game's top shows them.
const INNER: &[&str] = &["mars::state", "mars::read", "mars::judge", "mars::run"];

/// The two games know nothing of each other.
const NEVER: &[(&str, &str)] = &[("mars", "ares"), ("ares", "mars")];

/// Modules that may name a part above their own, with the reason.
const ALSO: &[(&str, &str, &str)] = &[(
    "mars::judge::solvency",
    "mars::run",
    "an action for which M€ may be too few is judged by carrying it out on a copy (judge/solvency.rs)",
)];

/// The crates of the browser, which only exist for WebAssembly.
const WEB: &[&str] =
    &["wasm_bindgen", "wasm_bindgen_futures", "js_sys", "web_sys", "yew", "gloo", "serde_wasm_bindgen"];

/// What stands under `cfg(target_arch = "wasm32")`, with or without a feature, and alone may name the crates of the browser.
const IN_THE_BROWSER: &[&str] =
    &["ui", "js", "plain::browser", "worker::browser", "store::browser", "live::browser", "bin"];

/// What takes the game out of a view. A game's own module reads it there; whoever shows, stores or plays a game has the
/// readings that it offers.
const OUT_OF_A_VIEW: &str = "blanked";

fn row(part: &str) -> usize {
    ROWS.iter().position(|row| row.contains(&part)).expect("a part that stands in ROWS")
}

fn may_name(part: &str, other: &str) -> bool {
    let never = NEVER.iter().any(|&(one, another)| lies_in(part, one) && lies_in(other, another));
    let is_hidden = INNER.contains(&other) && part != "mars" && !INNER.contains(&part);
    part == other || (row(other) < row(part) && !never && !is_hidden)
}

fn lies_in(part: &str, whole: &str) -> bool {
    part == whole || part.strip_prefix(whole).is_some_and(|rest| rest.starts_with("::"))
}

/// The part of the crate that a path from its root lies in; the deepest one that [`ROWS`] names.
fn part_of(path: &[String]) -> Option<&'static str> {
    let text = path.join("::");
    ROWS.iter()
        .flat_map(|row| row.iter())
        .copied()
        .filter(|part| lies_in(&text, part))
        .max_by_key(|part| part.len())
}

/// Judges one source file and collects what it names against the direction.
#[derive(Default)]
struct Judge {
    findings: Vec<String>,
}

impl Judge {
    fn find(&mut self, line: usize, what: &str) {
        self.findings.push(format!("line {line}: {what}"));
    }

    fn name(&mut self, named: &Named) {
        let Named { module, segments, place, .. } = named;
        // The lone words `self`, `super` and `crate` name nothing outside a `use`: a value, or the body of a macro.
        if segments.len() == 1 && matches!(place, Place::Code) {
            return;
        }
        let Some(first) = segments.first() else { return };
        if WEB.contains(&first.as_str()) && segments.len() > 1 {
            self.browser_crate(named, first);
        }
        let Some(target) = resolved(module, segments) else { return };
        let Some(part) = part_of(module) else { return };
        let finding = match part_of(&target) {
            Some(other) if may_name(part, other) || may_also_name(module, other) => return,
            Some(other) => format!("`{part}` names `{other}` ({})", segments.join("::")),
            None if target.is_empty() => format!("`{part}` names the root of the crate"),
            None => format!("`{part}` names `{}`, which is in no part", target.join("::")),
        };
        self.find(named.line(), &finding);
    }

    fn word(&mut self, module: &[String], word: &Ident) {
        let is_above_games = || part_of(module).is_some_and(|part| row(part) > row("mars"));
        if *word == OUT_OF_A_VIEW && is_above_games() {
            self.find(word.span().start().line, "a game is taken out of a view (`blanked`)");
        }
    }

    fn browser_crate(&mut self, named: &Named, name: &str) {
        let module = named.module.join("::");
        if !module.is_empty() && !IN_THE_BROWSER.iter().any(|place| lies_in(&module, place)) {
            self.find(named.line(), &format!("`{module}` names the browser's `{name}`"));
        }
    }
}

fn may_also_name(module: &[String], other: &str) -> bool {
    let module = module.join("::");
    ALSO.iter().any(|&(one, another, _)| (module.as_str(), other) == (one, another))
}

/// What a source that stands at `module` names against the direction.
fn findings(module: &[&str], source: &str) -> Vec<String> {
    let module: Vec<String> = module.iter().map(|name| (*name).to_owned()).collect();
    let source = Source::read(&module, &syn::parse_file(source).expect("a source file that parses"));
    let mut judge = Judge::default();
    for (line, disguise) in &source.disguises {
        judge.find(*line, disguise);
    }
    source.paths.iter().for_each(|named| judge.name(named));
    for (module, word) in &source.words {
        judge.word(module, word);
    }
    judge.findings
}

/// Whether an item is compiled for WebAssembly only.
fn is_for_the_browser(attributes: &[Attribute]) -> bool {
    const BROWSER: &str = "target_arch = \"wasm32\"";
    let is_browser = |tokens: &str| tokens == BROWSER || tokens.starts_with(&format!("all ({BROWSER} ,"));
    attributes.iter().any(|attribute| {
        matches!(&attribute.meta, syn::Meta::List(list)
            if list.path.is_ident("cfg") && is_browser(&list.tokens.to_string()))
    })
}

#[test]
fn every_part_names_only_the_parts_below_it() {
    let mut wrong = Vec::new();
    for file in files() {
        let module = module_of(&file);
        let place = file.strip_prefix(folder()).expect("a file in src").display().to_string();
        if !module.is_empty() && part_of(&module).is_none() {
            wrong.push(format!("src/{place}: this part has no row in ROWS"));
        }
        let source = fs::read_to_string(&file).expect("a readable source");
        let names: Vec<&str> = module.iter().map(String::as_str).collect();
        wrong.extend(findings(&names, &source).iter().map(|finding| format!("src/{place}, {finding}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The types that a part defines, the functions that it has, and those it adds to the types of parts below it.
#[derive(Default)]
struct Methods {
    types: BTreeSet<String>,
    functions: BTreeSet<String>,
    added: Vec<(String, String)>,
    called: BTreeSet<String>,
}

impl Visit<'_> for Methods {
    fn visit_item_struct(&mut self, item: &syn::ItemStruct) {
        self.types.insert(item.ident.to_string());
    }

    fn visit_item_enum(&mut self, item: &syn::ItemEnum) {
        self.types.insert(item.ident.to_string());
    }

    fn visit_item_impl(&mut self, item: &syn::ItemImpl) {
        if let syn::Type::Path(of) = &*item.self_ty
            && let Some(of) = of.path.segments.last()
        {
            let names = item.items.iter().filter_map(|item| match item {
                syn::ImplItem::Fn(function) => Some(function.sig.ident.to_string()),
                _ => None,
            });
            self.added.extend(names.map(|name| (of.ident.to_string(), name)));
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_signature(&mut self, item: &syn::Signature) {
        self.functions.insert(item.ident.to_string());
        visit::visit_signature(self, item);
    }

    fn visit_expr_method_call(&mut self, call: &syn::ExprMethodCall) {
        self.called.insert(call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }
}

/// The methods that a room calls and that only a room above it gives to a type of its own or of one below: no path
/// names the room, but its knowledge runs upwards all the same.
fn calls_upwards(rooms: &[(&str, Methods)]) -> Vec<String> {
    let mut found = Vec::new();
    for (place, (room, lower)) in rooms.iter().enumerate() {
        let known = |name: &str| rooms[..=place].iter().any(|(_, room)| room.functions.contains(name));
        let is_below = |of: &str| rooms[..=place].iter().any(|(_, room)| room.types.contains(of));
        for (above, upper) in &rooms[place + 1..] {
            for (of, name) in &upper.added {
                if is_below(of) && lower.called.contains(name) && !known(name) {
                    found.push(format!("`{room}` calls `{of}::{name}` of `{above}`"));
                }
            }
        }
    }
    found
}

#[test]
fn no_room_calls_a_method_that_a_room_above_gives_to_its_types() {
    let parts = ["mars::state", "mars::read", "mars::judge", "mars::run", "mars"];
    let mut rooms = parts.map(|part| (part, Methods::default()));
    for file in files() {
        let Some(part) = part_of(&module_of(&file)) else { continue };
        if let Some((_, methods)) = rooms.iter_mut().find(|(room, _)| *room == part) {
            methods.visit_file(&parsed(&file));
        }
    }
    assert!(rooms.iter().all(|(_, room)| !room.functions.is_empty()), "a room without a function");
    assert_eq!(calls_upwards(&rooms), [""; 0]);
}

#[test]
fn a_method_from_above_is_caught() {
    let read = |source: &str| {
        let mut methods = Methods::default();
        methods.visit_file(&syn::parse_file(source).expect("that parses"));
        methods
    };
    let lower = "struct Mars; impl Mars { fn owed(&self) { self.ask(); self.len(); } fn len(&self) {} }";
    let upper = "impl Mars { fn ask(&self) {} fn len(&self) {} } impl Ask { fn owed(&self) {} }";
    let found = calls_upwards(&[("low", read(lower)), ("high", read(upper))]);
    assert_eq!(found, ["`low` calls `Mars::ask` of `high`"]);
}

#[test]
fn what_needs_a_browser_is_compiled_for_the_browser_only() {
    let mut wrong = Vec::new();
    for file in files() {
        let module = module_of(&file);
        for item in &parsed(&file).items {
            if let Item::Mod(item) = item {
                let path =
                    module.iter().cloned().chain([item.ident.to_string()]).collect::<Vec<_>>().join("::");
                if IN_THE_BROWSER.contains(&path.as_str()) && !is_for_the_browser(&item.attrs) {
                    wrong.push(format!("`mod {path}` is compiled natively"));
                }
            }
        }
    }
    let app = parsed(&folder().join("bin/app.rs"));
    let mains = app.items.iter().filter(|item| matches!(item, Item::Fn(item) if item.sig.ident == "main"));
    let for_the_browser =
        mains.filter(|item| matches!(item, Item::Fn(item) if is_for_the_browser(&item.attrs)));
    if for_the_browser.count() != 1 {
        wrong.push("app.rs has no `main` of its own for the browser".to_owned());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_path_upwards_is_caught_however_it_is_written() {
    for (module, source) in [
        (&["mars", "cards", "base"][..], "use super::super::Mars;"),
        (&["mars", "cards"], "use super::Game;"),
        (&["mars", "cards"], "use crate::mars;"),
        (&["mars", "cards"], "use crate::{save::Tag, mars::{self, pay}};"),
        (&["mars", "cards"], "use crate::{mars as planet};"),
        (&["mars", "cards"], "mod inner { use super::super::Mars; }"),
        (&["mars", "cards"], "fn f() { super::play(); }"),
        (&["mars", "cards"], "fn f() -> crate::mars::Game { todo() }"),
        (&["mars", "cards"], "impl crate::mars::bot::Policy for X {}"),
        (&["mars", "cards"], "fn f<T: Into<Vec<crate::mars::Game>>>() {}"),
        (&["mars", "cards"], "fn f() { match x { crate::mars::Phase::Research => 1 } }"),
        (&["mars", "cards"], "macro_rules! m { () => { $crate::mars::play() } }"),
        (&["mars", "cards"], "macro_rules! m { () => { use $crate::{save, mars::Game}; } }"),
        (&["mars", "cards"], "fn f() { assert!(matches!(x, crate::mars::X)); }"),
        (&["mars", "cards"], "crate::mars::table! {}"),
        (&["mars", "cards"], "#[derive(crate::mars::Derive)] struct S;"),
        (&["save"], "use crate::*;"),
        (&["save"], "use super::*;"),
        (&["save"], "use crate as root;"),
        (&["save"], "use crate::{self as root};"),
        (&["save"], "extern crate self as root;"),
        (&["save"], "use crate::Game;"),
        (&["save"], "#[path = \"../mars/hidden.rs\"] mod hidden;"),
        (&["kit"], "use crate::mars::cards::Tag;"),
        (&["mars", "judge", "pay"], "use crate::ares::cards;"),
        (&["mars", "state", "facts"], "use crate::mars::read::count::count;"),
        (&["mars", "read", "terms"], "use super::super::judge;"),
        (&["mars", "judge", "ask"], "fn f(run: &crate::mars::run::Run) {}"),
        (&["mars", "judge"], "pub use super::run::Run;"),
        // What the top shows again of a room is the top's.
        (&["mars", "read", "count"], "use crate::mars::Facts;"),
        (&["mars", "state", "facts"], "use crate::mars::maps::Space;"),
        (&["mars", "run"], "use super::Mars;"),
        (&["mars", "run", "phase", "setup"], "use crate::mars::hidden;"),
        (&["text"], "use crate::mars::state::facts::Facts;"),
        (&["ares"], "use crate::mars::state::maps;"),
        (&["mars"], "use crate::ares;"),
        (&["mars"], "use crate::text::say;"),
        (&["ares", "phase"], "use crate::mars::cards;"),
        (&["ares", "phase"], "use super::super::mars::pay;"),
        (&["ares", "cards"], "use super::phase;"),
        (&["mars", "face"], "use crate::text;"),
        (&["mars", "view"], "use crate::text;"),
        (&["mars", "bot"], "use crate::games;"),
        (&["store", "browser"], "use crate::ui;"),
        (&["ui"], "use crate::js;"),
        (&["mars"], "fn f() { web_sys::window(); }"),
        (&["store"], "use gloo::storage;"),
        (&["table"], "use yew::{html, Html};"),
        (&["mars", "cards"], "macro_rules! m { () => { use crate::*; } }"),
        (&["ui", "mars", "ask"], "fn f(view: &PlayerView) { view.blanked().certain(seat, choice); }"),
        (&["ui"], "fn f() -> Html { html! { <p>{ view.blanked().budget(seat) }</p> } }"),
        (&["mars", "bot"], "fn f(view: &View) { let game = View::blanked(view); }"),
        (&["mars", "cards"], "fn f() { m!(a: crate::mars::X) }"),
    ] {
        assert!(!findings(module, source).is_empty(), "{}: {source}", module.join("::"));
    }
}

#[test]
fn a_path_downwards_passes() {
    for (module, source) in [
        (
            &["mars", "cards", "base"][..],
            "use crate::mars::cards::Tag; use super::Effect; use self::inner::X;",
        ),
        (&["mars", "cards"], "use crate::{kit::Seat, save::*}; mod tests { use super::*; }"),
        (
            &["cards"],
            "pub(crate) struct S; pub(in crate::mars::cards) fn f(self: Self) { self.mars::<u8>(); }",
        ),
        (
            &["cards"],
            "macro_rules! m { ($($x:tt)*) => { $crate::mars::cards::Card { $($x)* } } } pub(crate) use m;",
        ),
        (&["mars", "cards"], "fn f() { let mars = 1; println!(\"crate::mars {}\", mars); mars::local(); }"),
        (
            &["mars", "judge", "pay"],
            "use crate::{mars::cards::{Card, Effect}, kit, save::Resource}; use super::ask;",
        ),
        (
            &["mars", "judge", "pay"],
            "use crate::mars::{read::discounts::Discounts, state::facts}; use super::super::state;",
        ),
        (&["mars", "run", "bill"], "use super::Run; use crate::mars::judge::ask;"),
        (&["mars", "hidden"], "use super::{Mars, state::facts::Facts, run::Run}; use crate::mars::judge;"),
        (&["text"], "use crate::mars::{Facts, maps::Space};"),
        (&["ares", "phase"], "use super::cards::CARDS; use crate::{kit, save, ares};"),
        (&["text"], "use crate::{mars::{self, view, cards}, ares};"),
        (&["ui", "app"], "use crate::{store, table::Session}; use yew::{html, Html};"),
        (&["store", "browser"], "use gloo::storage::LocalStorage;"),
        (&["bin", "app"], "mod args; use crate::args::Args; fn main() { viriditas::ui::start(); }"),
    ] {
        assert_eq!(findings(module, source), [""; 0], "{}: {source}", module.join("::"));
    }
}
