//! Counts that may only fall.
//!
//! Each test counts something that the sources should have less of, against a ceiling. A change that raises the count
//! fails; a change that lowers it lowers the ceiling as well.

use super::paths::{Named, Place, Source, module_of, resolved};
use super::{files, files_of, folder, parsed};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::{
    fs,
    path::{Path, PathBuf},
};
use syn::{
    Item, Pat,
    spanned::Spanned,
    visit::{self, Visit},
};

/// Circles of files: each file of a circle reaches every other one through the paths that it names.
const CIRCLES: usize = 3;

/// Why each circle that is left is one, by a file of it.
const CIRCLES_BY_REASON: &[(&str, &str)] = &[
    ("save/record.rs", "a record writes and reads itself in the one format, which is made of its fields"),
    ("table/mod.rs", "an answer of a running phase is put in order by playing the phase at the table again"),
    ("ui/state/app.rs", "what can happen to the page is one list, which the parts that it names send"),
];

/// Files that stand in a circle: a large circle that is cut in two must not count as worse than before.
const CIRCLED_FILES: usize = 13;

/// Names that more than one type has, outside `plain`.
const TYPE_NAMES: usize = 0;

/// Doc lines that begin with a word that leaves the subject out.
const DOC_LINES: usize = 0;

/// Files with more than [`LINES`] lines that are not [`TABLES`].
const LONG_FILES: usize = 0;

/// Calls of `has(Switch::…)` outside `mars::state`.
const SWITCHES: usize = 27;

/// Matches over `Effect` with an arm for all the rest.
const WILDCARDS: usize = 50;

/// Files that serve any game and name the first one.
const FIRST_GAME: usize = 0;

/// The words that a doc line does not begin with: a doc line names its subject.
const BEGINNINGS: &[&str] = &["The same", "It", "They", "Those"];

/// How many lines a file may have.
const LINES: usize = 500;

/// Files that may be longer, with the reason.
const TABLES: &[(&str, &str)] = &[("mars/cards/base.rs", "the cards of the base game, an entry each")];

/// The parts of the crate that serve any game.
const ANY_GAME: &[&str] =
    &["save", "table", "store", "worker", "js", "ui::look", "ui::state", "ui::parts", "ui::home", "ui::page"];

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

fn hold(findings: &[String], ceiling: usize) {
    if let Err(complaint) = verdict(findings, ceiling) {
        panic!("{complaint}");
    }
}

/// The place of a file below `src`.
fn place(file: &Path) -> String {
    file.strip_prefix(folder()).expect("a file in src").to_string_lossy().replace('\\', "/")
}

/// A file of `src`, without its tests.
fn without_tests(mut file: syn::File) -> syn::File {
    file.items.retain(|item| !is_test(item));
    file
}

fn is_test(item: &Item) -> bool {
    let Item::Mod(item) = item else { return false };
    item.attrs.iter().any(|attribute| {
        matches!(&attribute.meta, syn::Meta::List(list)
            if list.path.is_ident("cfg") && list.tokens.to_string() == "test")
    })
}

/// One file and what it names.
struct Node {
    place: String,
    module: Vec<String>,
    /// The names of the items that the file defines at its top.
    defined: BTreeSet<String>,
    paths: Vec<Named>,
    /// The places of the `use` items among the paths, by the names that they give.
    used: BTreeMap<String, usize>,
    /// The places of the globs among the paths.
    globs: Vec<usize>,
}

impl Node {
    fn new(place: &str, module: Vec<String>, file: &syn::File) -> Self {
        let paths = Source::read(&module, file).paths;
        let mut used = BTreeMap::new();
        for (at, path) in paths.iter().enumerate() {
            if let Place::Use { name, .. } = &path.place {
                used.entry(name.clone()).or_insert(at);
            }
        }
        let globs = (0..paths.len()).filter(|at| paths[*at].is_glob()).collect();
        let defined = file.items.iter().filter_map(name_of).collect();
        Self { place: place.to_owned(), module, defined, paths, used, globs }
    }

    fn used(&self, name: &str) -> Option<&Named> {
        self.used.get(name).map(|at| &self.paths[*at])
    }

    fn globs(&self) -> impl Iterator<Item = &Named> {
        self.globs.iter().map(|at| &self.paths[*at])
    }
}

fn name_of(item: &Item) -> Option<String> {
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

/// What a file names: the places of other files among the nodes, and the paths that mean them.
type Edges = BTreeMap<usize, BTreeSet<String>>;

/// All files, and which of them a path means.
struct Graph {
    nodes: Vec<Node>,
    /// The places of the files among the nodes, by their modules.
    modules: BTreeMap<Vec<String>, usize>,
}

impl Graph {
    /// How many times a name may be shown on before it is given up.
    const DEPTH: usize = 12;

    fn new(nodes: Vec<Node>) -> Self {
        let modules = nodes.iter().enumerate().map(|(at, node)| (node.module.clone(), at)).collect();
        Self { nodes, modules }
    }

    /// The file that defines what an absolute path means, seen through everything that shows it again.
    fn file(&self, path: &[String], depth: usize) -> Option<usize> {
        let depth = depth.checked_sub(1)?;
        let (at, rest) = (0..=path.len()).rev().find_map(|length| {
            let (module, rest) = path.split_at(length);
            Some((*self.modules.get(module)?, rest))
        })?;
        let Some(first) = rest.first() else { return Some(at) };
        let node = &self.nodes[at];
        if node.defined.contains(first) {
            return Some(at);
        }
        self.through_uses(node, rest, depth).or(Some(at))
    }

    /// The file of a path whose first name a `use` of this file brings.
    fn through_uses(&self, node: &Node, path: &[String], depth: usize) -> Option<usize> {
        let (first, rest) = path.split_first()?;
        if let Some(used) = node.used(first) {
            let whole = [&used.segments[..], rest].concat();
            return self.meant(node, &used.module, &whole, depth);
        }
        node.globs().find_map(|glob| {
            let begin = glob.segments.len() - 1;
            let target = self.meant(node, &glob.module, &glob.segments[..begin], depth)?;
            self.shows(target, first, depth).then(|| {
                let module = &self.nodes[target].module;
                self.file(&[module, path].concat(), depth)
            })?
        })
    }

    /// Whether a module defines a name or shows one from elsewhere.
    fn shows(&self, at: usize, name: &str, depth: usize) -> bool {
        let node = &self.nodes[at];
        let Some(depth) = depth.checked_sub(1) else { return false };
        let shown = |named: &Named| {
            let begin = named.segments.len() - 1;
            matches!(named.place, Place::Use { is_shown: true, .. })
                && self
                    .meant(node, &named.module, &named.segments[..begin], depth)
                    .is_some_and(|target| target != at && self.shows(target, name, depth))
        };
        node.defined.contains(name) || node.used(name).is_some() || node.globs().any(shown)
    }

    /// The file that a path means where it is written.
    fn meant(&self, node: &Node, module: &[String], path: &[String], depth: usize) -> Option<usize> {
        let depth = depth.checked_sub(1)?;
        if let Some(whole) = resolved(module, path) {
            return self.file(&whole, depth);
        }
        let first = path.first()?;
        let below = [&node.module, std::slice::from_ref(first)].concat();
        if self.modules.contains_key(&below) {
            return self.file(&[&node.module, path].concat(), depth);
        }
        if node.defined.contains(first) {
            return None;
        }
        // `use strum::strum` and the like name another crate.
        if node.used(first).is_some_and(|used| used.segments.first() == Some(first)) {
            return None;
        }
        self.through_uses(node, path, depth)
    }

    /// The files that each file names, and by which paths. What a file only shows again, it does not know.
    fn edges(&self) -> Vec<Edges> {
        let edges = |(at, node): (usize, &Node)| {
            let mut found = Edges::new();
            for path in &node.paths {
                if matches!(&path.place, Place::Use { is_shown: true, .. }) {
                    continue;
                }
                let target = self.meant(node, &path.module, &path.segments, Self::DEPTH);
                if let Some(target) = target.filter(|target| *target != at && !path.is_glob()) {
                    found.entry(target).or_default().insert(path.segments.join("::"));
                }
            }
            found
        };
        self.nodes.iter().enumerate().map(edges).collect()
    }

    /// The circles: a line for each file, which tells what it names of its circle.
    fn circles(&self) -> Vec<Vec<String>> {
        let edges = self.edges();
        let reached: Vec<BTreeSet<usize>> = (0..self.nodes.len()).map(|at| reached(&edges, at)).collect();
        let mut found = Vec::new();
        for (at, from) in reached.iter().enumerate() {
            let circle: Vec<usize> =
                from.iter().copied().filter(|other| reached[*other].contains(&at)).collect();
            if circle.len() > 1 && circle.first() == Some(&at) {
                let line = |one: &usize| {
                    let named = edges[*one].iter().filter(|(other, _)| circle.contains(other));
                    let line = |(other, paths): (&usize, &BTreeSet<String>)| {
                        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
                        format!("{} ({})", self.nodes[*other].place, paths.join(", "))
                    };
                    let named: Vec<String> = named.map(line).collect();
                    format!("src/{} names {}", self.nodes[*one].place, named.join(", "))
                };
                found.push(circle.iter().map(line).collect());
            }
        }
        found
    }
}

/// What can be reached from a file.
fn reached(edges: &[Edges], from: usize) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        open.extend(edges[at].keys().copied().filter(|other| found.insert(*other)));
    }
    found
}

#[test]
fn circles_of_files_become_fewer() {
    let node = |file: &PathBuf| Node::new(&place(file), module_of(file), &without_tests(parsed(file)));
    let graph = Graph::new(files().iter().map(node).collect());
    assert!(graph.edges().iter().map(BTreeMap::len).sum::<usize>() > graph.nodes.len(), "few paths");
    let circles = graph.circles();
    let whole: Vec<String> =
        circles.iter().map(|circle| format!("a circle:\n    {}", circle.join("\n    "))).collect();
    hold(&whole, CIRCLES);
    for circle in &whole {
        let has_reason = |(place, _): &&(&str, &str)| circle.contains(&format!("src/{place} names"));
        assert_eq!(CIRCLES_BY_REASON.iter().filter(has_reason).count(), 1, "no reason for {circle}");
    }
    hold(&circles.concat(), CIRCLED_FILES);
}

#[test]
fn a_circle_is_found_through_everything_that_shows_a_name_again() {
    let circles = |sources: &[(&[&str], &str)]| {
        let node = |(module, source): &(&[&str], &str)| {
            let module: Vec<String> = module.iter().map(|name| (*name).to_owned()).collect();
            Node::new(&module.join("/"), module, &syn::parse_file(source).expect("that parses"))
        };
        Graph::new(sources.iter().map(node).collect()).circles().len()
    };
    for noun in [
        "use super::Noun;",
        "use super::*; fn g(noun: Noun) {}",
        "use crate::a::{self}; fn g(noun: a::Noun) {}",
        "fn g(noun: super::Noun) {}",
        "use crate::shown::Noun;",
        "use crate::shown::*; fn g(noun: Noun) {}",
        "macro_rules! m { () => { $crate::a::Noun } }",
    ] {
        for verb in ["f() { b::f() }", "f() { self::b::f() }", "f(x: b::X) {}", "f() { m!(b::X) }"] {
            let parent = format!("mod b; pub struct Noun; fn {verb}");
            let sources: [(&[&str], &str); 3] = [
                (&["a"], &parent),
                (&["a", "b"], &format!("{noun} pub fn f() {{}}")),
                (&["shown"], "pub use crate::a::*;"),
            ];
            assert_eq!(circles(&sources), 1, "{parent} / {noun}");
        }
    }
    // The parent only shows what its children have, and knows neither.
    let leaves: [(&[&str], &str); 3] = [
        (&["a"], "mod b; mod c; pub use b::B; pub use c::f;"),
        (&["a", "b"], "pub struct B;"),
        (&["a", "c"], "use super::B; pub fn f(b: B) {}"),
    ];
    assert_eq!(circles(&leaves), 0);
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
    ] {
        assert_eq!(found(source), 1, "{source}");
    }
    for source in [
        "fn f() { match x { Effect::Draw(_) => 1, Effect::Discard => 2 } }",
        "fn f() { match x { Effect::Draw(_) => 1, _ if y => 2, Effect::Discard => 3 } }",
        "fn f() { match y { 1 => Effect::Draw(1), _ => Effect::Draw(2) } }",
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
