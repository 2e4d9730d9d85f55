//! Counts that may only fall.
//!
//! Each test counts something that the sources should have less of, against a ceiling. A change that raises the count
//! fails; a change that lowers it lowers the ceiling as well.

use super::paths::{Named, Source, module_of, resolved};
use super::tables::table_arms;
use super::{files, files_of, folder, parsed};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeMap;
use std::{
    fs,
    path::{Path, PathBuf},
};
use syn::{
    Item, Pat,
    spanned::Spanned,
    visit::{self, Visit},
};

/// Names that more than one type has, outside `plain`.
const TYPE_NAMES: usize = 0;

/// Doc lines that begin with a word that leaves the subject out.
const DOC_LINES: usize = 0;

/// Files with more than [`LINES`] lines that are not [`TABLES`].
const LONG_FILES: usize = 0;

/// Calls of `has(Switch::…)` outside `mars::state`.
const SWITCHES: usize = 27;

/// Matches over `Effect` with an arm for all the rest.
const WILDCARDS: usize = 46;

/// Files that serve any game and name the first one.
const FIRST_GAME: usize = 0;

/// The words that a doc line does not begin with: a doc line names its subject.
const BEGINNINGS: &[&str] = &["The same", "It", "They", "Those"];

/// How many lines a file may have.
const LINES: usize = 500;

/// Files that may be longer, with the reason.
const TABLES: &[(&str, &str)] = &[("mars/cards/base.rs", "the cards of the base game, an entry each")];

/// The parts of the crate that serve any game.
const ANY_GAME: &[&str] = &[
    "save",
    "table",
    "store",
    "worker",
    "live",
    "js",
    "ui::look",
    "ui::state",
    "ui::parts",
    "ui::home",
    "ui::page",
];

/// The files of these parts that may name a game, with the reason.
const MAY_NAME_A_GAME: &[(&str, &str)] = &[];

/// Compares the findings with the ceiling.
fn verdict(findings: &[String], ceiling: usize) -> Result<(), String> {
    let count = findings.len();
    match count.cmp(&ceiling) {
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => {
            Err(format!("{count} found, {ceiling} allowed:\n{}", findings.join("\n")))
        }
        std::cmp::Ordering::Less => {
            Err(format!("lower the ceiling to {count}; what is left:\n{}", findings.join("\n")))
        }
    }
}

pub(super) fn hold(findings: &[String], ceiling: usize) {
    if let Err(complaint) = verdict(findings, ceiling) {
        panic!("{complaint}");
    }
}

/// The place of a file below `src`.
pub(super) fn place(file: &Path) -> String {
    file.strip_prefix(folder()).expect("a file in src").to_string_lossy().replace('\\', "/")
}

pub(super) fn is_test(item: &Item) -> bool {
    let Item::Mod(item) = item else { return false };
    item.attrs.iter().any(|attribute| {
        matches!(&attribute.meta, syn::Meta::List(list)
            if list.path.is_ident("cfg") && list.tokens.to_string() == "test")
    })
}

/// The name of an item, where it has one.
pub(super) fn name_of(item: &Item) -> Option<String> {
    Some(match item {
        Item::Const(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Fn(item) => item.sig.ident.to_string(),
        Item::Macro(item) => item.ident.as_ref()?.to_string(),
        Item::Static(item) => item.ident.to_string(),
        Item::Struct(item) => item.ident.to_string(),
        Item::Trait(item) => item.ident.to_string(),
        Item::Type(item) => item.ident.to_string(),
        _ => return None,
    })
}

/// The types that a file defines.
#[derive(Default)]
struct Types {
    names: Vec<String>,
}

impl Visit<'_> for Types {
    fn visit_item(&mut self, item: &Item) {
        if matches!(item, Item::Enum(_) | Item::Struct(_) | Item::Trait(_) | Item::Type(_) | Item::Union(_)) {
            self.names.extend(name_of(item));
        }
        if !is_test(item) {
            visit::visit_item(self, item);
        }
    }
}

/// Names that every component of a kind has, with the reason.
const EVERYWHERE: &[(&str, &str)] =
    &[("Props", "what a component of the page is handed, as Yew's own documents call it")];

/// The game whose rooms a file stands in; nothing for a room that serves any game. Two games may each have a `Card`.
fn game_of(place: &str) -> Option<&str> {
    ["mars", "ares"].into_iter().find(|game| {
        place.strip_prefix("ui/").unwrap_or(place).split('/').next().is_some_and(|first| first == *game)
    })
}

/// Whether one of these places can see two of the types: they stand in one game, or one of them in a room for any game.
fn collides(places: &[&str]) -> bool {
    let common = places.iter().filter(|place| game_of(place).is_none()).count();
    let of = |game: &str| places.iter().filter(|place| game_of(place) == Some(game)).count();
    common + of("mars").max(of("ares")) > 1
}

/// The names that stand for more than one type in these files.
fn doubled(files: &[(String, syn::File)]) -> Vec<String> {
    let mut places: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (place, file) in files {
        let mut types = Types::default();
        types.visit_file(file);
        for name in types.names {
            places.entry(name).or_default().push(place);
        }
    }
    let is_everywhere = |name: &str| EVERYWHERE.iter().any(|(other, _)| *other == name);
    let doubled = places.iter().filter(|(name, places)| collides(places) && !is_everywhere(name));
    doubled.map(|(name, places)| format!("`{name}` in {}", places.join(", "))).collect()
}

#[test]
fn a_type_name_means_one_thing() {
    let outside = files().into_iter().map(|file| (place(&file), parsed(&file)));
    let outside: Vec<_> = outside.filter(|(place, _)| !place.starts_with("plain/")).collect();
    hold(&doubled(&outside), TYPE_NAMES);
}

#[test]
fn a_name_of_two_types_is_found() {
    let file = |place: &str, source: &str| (place.to_owned(), syn::parse_file(source).expect("that parses"));
    let one = file("one.rs", "struct A; enum B {} fn f() { struct C; }");
    let other =
        file("other.rs", "mod inner { type A = u8; } trait C {} #[cfg(test)] mod tests { struct B; }");
    assert_eq!(doubled(&[one, other]), ["`A` in one.rs, other.rs", "`C` in one.rs, other.rs"]);
    let [mars, ares] =
        ["mars/card.rs", "ui/ares/card.rs"].map(|place| file(place, "struct Card; struct Tag;"));
    let common = file("words/tag.rs", "enum Tag {}");
    assert_eq!(doubled(&[mars, ares, common]), ["`Tag` in mars/card.rs, ui/ares/card.rs, words/tag.rs"]);
}

/// The lines of documentation in a source that leave out their subject.
fn subjectless(source: &str) -> Vec<(usize, &str)> {
    let words = |line: &str| {
        let words = ["///", "//!"].iter().find_map(|mark| line.trim_start().strip_prefix(mark));
        let rests = BEGINNINGS.iter().filter_map(|beginning| words?.trim_start().strip_prefix(beginning));
        rests.into_iter().any(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    let lines = source.lines().enumerate().filter(|(_, line)| words(line));
    lines.map(|(at, line)| (at + 1, line.trim())).collect()
}

#[test]
fn a_doc_line_names_its_subject() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for file in ["src", "tests", "xtask/src", "examples", "benches"]
        .iter()
        .flat_map(|folder| files_of(&root.join(folder), &["rs"]))
    {
        let source = fs::read_to_string(&file).expect("a readable source");
        let place = file.strip_prefix(root).expect("a file of ours").display();
        found.extend(subjectless(&source).iter().map(|(line, words)| format!("{place}:{line}: {words}")));
    }
    hold(&found, DOC_LINES);
}

#[test]
fn a_doc_line_without_a_subject_is_found() {
    for source in ["/// It is.", "    //! The same.", "///Those", "/// One.\n/// They, too.", "/// It’s so."]
    {
        assert_eq!(subjectless(source).len(), 1, "{source}");
    }
    for source in
        ["/// Items.", "// It is.", "/// Themes.", "/// That it is.", "/// Its own.", "let it = 1; /// It"]
    {
        assert!(subjectless(source).is_empty(), "{source}");
    }
}

#[test]
fn long_files_become_fewer() {
    let lines = |file: &Path| fs::read_to_string(file).expect("a readable source").lines().count();
    let long: Vec<(String, usize)> =
        files().iter().map(|file| (place(file), lines(file))).filter(|(_, lines)| *lines > LINES).collect();
    for (table, _) in TABLES {
        assert!(
            long.iter().any(|(place, _)| place == table),
            "src/{table} is no long file: take it off TABLES"
        );
    }
    let others = long.iter().filter(|(place, _)| TABLES.iter().all(|(table, _)| place != table));
    hold(&others.map(|(place, lines)| format!("src/{place}: {lines} lines")).collect::<Vec<_>>(), LONG_FILES);
}

/// The lines on which a source asks `has(Switch::…)`, also inside macros.
fn asked_switches(tokens: TokenStream) -> Vec<usize> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let is_asked = matches!(tokens[..at].last(), Some(TokenTree::Ident(name)) if name == "has");
        if is_asked && group.delimiter() == Delimiter::Parenthesis && names_switch(group.stream()) {
            found.push(group.span().start().line);
        }
        found.extend(asked_switches(group.stream()));
    }
    found
}

/// Whether the tokens are a path through `Switch`.
fn names_switch(tokens: TokenStream) -> bool {
    let path = tokens.into_iter().take_while(|token| match token {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(mark) => mark.as_char() == ':',
        _ => false,
    });
    path.into_iter().any(|token| matches!(token, TokenTree::Ident(name) if name == "Switch"))
}

#[test]
fn switches_are_asked_less_often_outside_the_state() {
    let mut found = Vec::new();
    for file in files().iter().filter(|file| !place(file).starts_with("mars/state/")) {
        let source = fs::read_to_string(file).expect("a readable source");
        if !source.contains("Switch::") {
            continue;
        }
        let lines = asked_switches(source.parse().expect("a source of tokens"));
        found.extend(lines.iter().map(|line| format!("src/{}:{line}", place(file))));
    }
    hold(&found, SWITCHES);
}

#[test]
fn a_switch_is_found_wherever_it_is_asked() {
    let found = |source: &str| asked_switches(source.parse().expect("tokens")).len();
    for source in [
        "facts.has(Switch::Venus)",
        "facts.setup().has(\n    crate::mars::Switch::Venus,\n)",
        "html! { <p>{ facts.has(Switch::Venus) }</p> }",
    ] {
        assert_eq!(found(source), 1, "{source}");
    }
    for source in ["facts.has(switch)", "has(Tag::Earth)", "hash(Switch::Venus)"] {
        assert_eq!(found(source), 0, "{source}");
    }
}

/// Walks a file and collects the matches over `Effect` that have an arm for all the rest.
#[derive(Default)]
struct Matches {
    /// Whether `Self` is `Effect`.
    is_effect: bool,
    lines: Vec<usize>,
}

/// Whether a pattern names a variant of `Effect`.
struct Variants {
    is_effect: bool,
    found: bool,
}

impl Visit<'_> for Variants {
    fn visit_path(&mut self, path: &syn::Path) {
        if let [.., of, _] = &path.segments.iter().collect::<Vec<_>>()[..] {
            self.found |= of.ident == "Effect" || (self.is_effect && of.ident == "Self");
        }
    }
}

/// Whether a pattern takes whatever comes.
fn is_wildcard(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        Pat::Ident(name) => {
            let name_begins = name.ident.to_string().chars().next();
            name.subpat.is_none() && name_begins.is_some_and(char::is_lowercase)
        }
        Pat::Or(or) => or.cases.iter().any(is_wildcard),
        Pat::Paren(inner) => is_wildcard(&inner.pat),
        Pat::Tuple(tuple) => tuple.elems.iter().all(is_wildcard),
        _ => false,
    }
}

impl Visit<'_> for Matches {
    fn visit_item_impl(&mut self, item: &syn::ItemImpl) {
        let of = match &*item.self_ty {
            syn::Type::Path(of) => of.path.segments.last().map(|last| last.ident.to_string()),
            _ => None,
        };
        let before = std::mem::replace(&mut self.is_effect, of.is_some_and(|of| of == "Effect"));
        visit::visit_item_impl(self, item);
        self.is_effect = before;
    }

    fn visit_expr_match(&mut self, item: &syn::ExprMatch) {
        let names_effect = item.arms.iter().any(|arm| {
            let mut variants = Variants { is_effect: self.is_effect, found: false };
            variants.visit_pat(&arm.pat);
            variants.found
        });
        let rest = item.arms.iter().find(|arm| arm.guard.is_none() && is_wildcard(&arm.pat));
        if let Some(rest) = rest.filter(|_| names_effect) {
            self.lines.push(rest.span().start().line);
        }
        visit::visit_expr_match(self, item);
    }

    fn visit_macro(&mut self, item: &syn::Macro) {
        let arms = table_arms(item);
        let names_effect = arms.iter().any(|arm| {
            let mut variants = Variants { is_effect: self.is_effect, found: false };
            variants.visit_pat(&arm.pattern);
            variants.found
        });
        let rest = arms.iter().find(|arm| !arm.is_guarded && is_wildcard(&arm.pattern));
        if let Some(rest) = rest.filter(|_| names_effect) {
            self.lines.push(rest.pattern.span().start().line);
        }
    }
}

fn wildcards(file: &syn::File) -> Vec<usize> {
    let mut matches = Matches::default();
    matches.visit_file(file);
    matches.lines
}

#[test]
fn matches_over_effects_name_every_effect() {
    let mut found = Vec::new();
    // The others have nothing to find, and parsing takes its time.
    let names_effect =
        |file: &PathBuf| fs::read_to_string(file).expect("a readable source").contains("Effect");
    for file in files().into_iter().filter(names_effect) {
        let lines = wildcards(&parsed(&file));
        found.extend(lines.iter().map(|line| format!("src/{}:{line}", place(&file))));
    }
    hold(&found, WILDCARDS);
}

#[test]
fn a_wildcard_over_effects_is_found() {
    let found = |source: &str| wildcards(&syn::parse_file(source).expect("that parses")).len();
    for source in [
        "fn f() { match x { Effect::Draw(_) => 1, _ => 2 } }",
        "fn f() { match x { Some(cards::Effect::Draw(n)) => n, other => 2 } }",
        "fn f() { match (x, y) { (Effect::Draw(_), 1) => 1, (_, _) => 2 } }",
        "fn f() { match y { 1 => match x { Effect::Draw(_) | _ => 1 }, _ => 2 } }",
        "impl Effect { fn f(&self) { match self { Self::Draw(_) => 1, _ => 2 } } }",
        "fn f() { say! { x; Effect::Draw(n) if n > 1 => \"{}\", n; Effect::Discard => (y); _ => { z }; } }",
    ] {
        assert_eq!(found(source), 1, "{source}");
    }
    for source in [
        "fn f() { match x { Effect::Draw(_) => 1, Effect::Discard => 2 } }",
        "fn f() { match x { Effect::Draw(_) => 1, _ if y => 2, Effect::Discard => 3 } }",
        "fn f() { match y { 1 => Effect::Draw(1), _ => Effect::Draw(2) } }",
        "fn f() { words! { x; Effect::Draw(_) => \"1\"; Effect::Discard => \"2\"; } }",
        "impl Tag { fn f(&self) { match self { Self::Earth => 1, _ => 2 } } }",
        "fn f() { match x { Effect::Draw(_) => match y { 1 => 1, _ => 2 }, Effect::Discard => 3 } }",
    ] {
        assert_eq!(found(source), 0, "{source}");
    }
}

/// The paths into the first game of a source that stands at `module`: lines and paths.
fn first_game(module: &[String], file: &syn::File) -> Vec<String> {
    let whole = |named: &Named| resolved(&named.module, &named.segments);
    let is_game = |path: &[String]| path.iter().find(|part| *part != "ui").is_some_and(|part| part == "mars");
    let source = Source::read(module, file);
    let paths = source.paths.iter().filter(|named| whole(named).is_some_and(|path| is_game(&path)));
    paths.map(|named| format!("line {}: {}", named.line(), named.segments.join("::"))).collect()
}

fn serves_any_game(module: &[String]) -> bool {
    let module = module.join("::");
    ANY_GAME
        .iter()
        .any(|part| module == *part || module.strip_prefix(part).is_some_and(|rest| rest.starts_with("::")))
}

#[test]
fn what_serves_any_game_names_none() {
    let mut found = Vec::new();
    for file in files() {
        let place = place(&file);
        let may = MAY_NAME_A_GAME.iter().any(|(may, _)| *may == place);
        let module = module_of(&file);
        if may || !serves_any_game(&module) {
            continue;
        }
        let paths = first_game(&module, &parsed(&file));
        if !paths.is_empty() {
            found.push(format!("src/{place}: {}", paths.join(", ")));
        }
    }
    let parts = ANY_GAME.iter().filter(|part| {
        let module: Vec<String> = part.split("::").map(str::to_owned).collect();
        files().iter().all(|file| module_of(file) != module)
    });
    assert_eq!(parts.collect::<Vec<_>>(), [&""; 0], "parts that are not there");
    hold(&found, FIRST_GAME);
}

#[test]
fn a_path_into_the_first_game_is_found() {
    let module = ["table".to_owned(), "link".to_owned()];
    let found = |source: &str| first_game(&module, &syn::parse_file(source).expect("that parses")).len();
    for source in [
        "use crate::mars::Mars;",
        "use crate::{mars};",
        "use crate::ui::mars::table::Table;",
        "use super::super::mars;",
        "fn f() { html! { <p>{ crate::mars::cards::all() }</p> } }",
    ] {
        assert_eq!(found(source), 1, "{source}");
    }
    for source in ["use crate::{words, kit}; fn f() { mars::f(); }", "use super::cards;", "// crate::mars"] {
        assert_eq!(found(source), 0, "{source}");
    }
}

#[test]
fn a_count_above_its_ceiling_fails_and_one_below_asks_for_a_lower_ceiling() {
    let findings = ["one".to_owned(), "two".to_owned()];
    assert_eq!(verdict(&findings, 2), Ok(()));
    assert!(verdict(&findings, 1).is_err_and(|complaint| complaint.contains("one\ntwo")));
    assert!(verdict(&findings, 3).is_err_and(|complaint| complaint.contains("lower the ceiling to 2")));
}
