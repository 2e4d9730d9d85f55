//! Circles of files: a file names another one by a path or by a method, and that one leads back.

use super::house::{hold, is_test, name_of, place};
use super::paths::{Named, Place, Source, module_of, resolved};
use super::{files, parsed};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use syn::visit::{self, Visit};

/// Circles of files: each file of a circle reaches every other one through the paths that it names.
const CIRCLES: usize = 3;

/// Why each circle that is left is one, by a file of it.
const CIRCLES_BY_REASON: &[(&str, &str)] = &[
    (
        "mars/judge/solvency.rs",
        "an action for which M€ may be too few is judged by carrying it out on a copy, and each step that is carried out asks what it offers",
    ),
    ("table/mod.rs", "an answer of a running phase is put in order by playing the phase at the table again"),
    ("ui/state/app.rs", "what can happen to the page is one list, which the parts that it names send"),
];

/// Files that stand in a circle: a large circle that is cut in two must not count as worse than before.
const CIRCLED_FILES: usize = 31;

/// A file of `src`, without its tests.
fn without_tests(mut file: syn::File) -> syn::File {
    file.items.retain(|item| !is_test(item));
    file
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
    /// The types that get methods here: the paths by which they are named, and the names of the methods.
    methods: Vec<(Vec<String>, BTreeSet<String>)>,
    /// The names of the methods and functions that are called, also inside macros.
    called: BTreeSet<String>,
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
        let mut calls = Calls::default();
        calls.visit_file(file);
        let Calls { methods, called } = calls;
        Self { place: place.to_owned(), module, defined, paths, used, globs, methods, called }
    }

    /// The room in which the file stands: the part of a game, or of the crate.
    fn room(&self) -> &str {
        let folder = self.place.rsplit_once('/').map_or("", |(folder, _)| folder);
        let end = folder.match_indices('/').nth(1).map_or(folder.len(), |(end, _)| end);
        &folder[..end]
    }

    fn used(&self, name: &str) -> Option<&Named> {
        self.used.get(name).map(|at| &self.paths[*at])
    }

    fn globs(&self) -> impl Iterator<Item = &Named> {
        self.globs.iter().map(|at| &self.paths[*at])
    }
}

/// The methods that a file defines and those that it calls.
#[derive(Default)]
struct Calls {
    methods: Vec<(Vec<String>, BTreeSet<String>)>,
    called: BTreeSet<String>,
}

impl Calls {
    /// Every name in tokens that stands behind a dot or two colons.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut is_behind_mark = false;
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(name) if is_behind_mark => drop(self.called.insert(name.to_string())),
                TokenTree::Punct(mark) if matches!(mark.as_char(), '.' | ':') => {
                    is_behind_mark = true;
                    continue;
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
            is_behind_mark = false;
        }
    }
}

impl Visit<'_> for Calls {
    fn visit_item_impl(&mut self, item: &syn::ItemImpl) {
        if let (None, syn::Type::Path(of)) = (&item.trait_, &*item.self_ty) {
            let of = of.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            let names = item.items.iter().filter_map(|item| match item {
                syn::ImplItem::Fn(item) => Some(item.sig.ident.to_string()),
                _ => None,
            });
            self.methods.push((of, names.collect()));
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_expr_method_call(&mut self, call: &syn::ExprMethodCall) {
        self.called.insert(call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_path(&mut self, path: &syn::Path) {
        if let [_, .., last] = &path.segments.iter().collect::<Vec<_>>()[..] {
            self.called.insert(last.ident.to_string());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, item: &syn::Macro) {
        self.tokens(item.tokens.clone());
    }
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

    /// The types that a file names: the files that define them, and their names.
    fn types(&self, node: &Node) -> BTreeSet<(usize, &str)> {
        let mut found = BTreeSet::new();
        for path in node.paths.iter().filter(|path| !path.is_glob()) {
            let Some(target) = self.file_of(node, &path.module, &path.segments) else { continue };
            let defined = &self.nodes[target].defined;
            let names = path.segments.iter().filter_map(|name| defined.get(name));
            found.extend(names.map(|name| (target, name.as_str())));
        }
        found
    }

    /// The file that a path means, which may be that in which the path is written.
    fn file_of(&self, node: &Node, module: &[String], path: &[String]) -> Option<usize> {
        let is_here = path.first().is_some_and(|first| node.defined.contains(first));
        if is_here {
            self.modules.get(&node.module).copied()
        } else {
            self.meant(node, module, path, Self::DEPTH)
        }
    }

    /// The methods that a type has in a file other than its own: the type, the method, and that file.
    fn methods_elsewhere(&self) -> Vec<((usize, &str), &BTreeSet<String>, usize)> {
        let mut found = Vec::new();
        for (at, node) in self.nodes.iter().enumerate() {
            for (path, names) in &node.methods {
                let target = self.file_of(node, &node.module, path).filter(|target| *target != at);
                if let (Some(target), Some(name)) = (target, path.last()) {
                    found.push(((target, name.as_str()), names, at));
                }
            }
        }
        found
    }

    /// The files that each file names, by which paths and by which methods. What a file only shows again, it does not know.
    fn edges(&self) -> Vec<Edges> {
        let mut all = self.paths_between();
        let methods = self.methods_elsewhere();
        for (at, node) in self.nodes.iter().enumerate() {
            let types = self.types(node);
            // Within a room, the files that share the methods of one type are one piece.
            let calls = |(of, _, target): &&((usize, &str), _, usize)| {
                types.contains(of) && self.nodes[*target].room() != node.room()
            };
            for (of, names, target) in methods.iter().filter(calls) {
                for name in names.iter().filter(|name| node.called.contains(*name)) {
                    all[at].entry(*target).or_default().insert(format!("{}.{name}()", of.1));
                }
            }
        }
        all
    }

    /// As [`Self::edges`], by paths alone.
    fn paths_between(&self) -> Vec<Edges> {
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
            Node::new(
                &format!("{}/mod.rs", module.join("/")),
                module,
                &syn::parse_file(source).expect("that parses"),
            )
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
    // Methods of a type stand elsewhere and call back.
    for call in ["n.go()", "a::Noun::go(n)", "m!(n.go())"] {
        let caller = format!("use crate::a; use crate::a::Noun; pub fn f(n: Noun) {{ {call} }}");
        let sources: [(&[&str], &str); 3] = [
            (&["a"], "pub struct Noun;"),
            (&["b"], &caller),
            (&["c"], "use crate::a::Noun; impl Noun { pub fn go(&self) { crate::b::f(self) } }"),
        ];
        assert_eq!(circles(&sources), 1, "{call}");
    }
    // The parent only shows what its children have, and knows neither.
    let leaves: [(&[&str], &str); 3] = [
        (&["a"], "mod b; mod c; pub use b::B; pub use c::f;"),
        (&["a", "b"], "pub struct B;"),
        (&["a", "c"], "use super::B; pub fn f(b: B) {}"),
    ];
    assert_eq!(circles(&leaves), 0);
}
