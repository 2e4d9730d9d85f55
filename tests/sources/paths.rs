//! The paths that a source names, and the module that each of them means.
//!
//! The sources are parsed, and every path is read through `crate::`, `self::`, `super::`, `use` trees and the tokens of
//! macros; a text search would miss `use super::super::mars`.

use super::folder;
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use std::{iter::Peekable, path::Path, rc::Rc};
use syn::{
    Attribute, UseTree,
    spanned::Spanned,
    visit::{self, Visit},
};

/// A path in a source, as it is written.
pub(super) struct Named {
    /// The module in which the path stands, from the root of the crate.
    pub(super) module: Rc<[String]>,
    /// The path; the last segment of a glob is `*`.
    pub(super) segments: Vec<String>,
    pub(super) span: Span,
    pub(super) place: Place,
}

impl Named {
    pub(super) fn line(&self) -> usize {
        self.span.start().line
    }

    pub(super) fn is_glob(&self) -> bool {
        self.segments.last().is_some_and(|last| last == "*")
    }
}

/// Where a path stands.
pub(super) enum Place {
    /// In a signature, an expression, a pattern, or the tokens of a macro.
    Code,
    /// In a `use`, which gives it a name and may show it to others.
    Use { name: String, is_shown: bool },
}

/// What one source names.
#[derive(Default)]
pub(super) struct Source {
    pub(super) paths: Vec<Named>,
    /// Every word of the code, with its module.
    pub(super) words: Vec<(Rc<[String]>, Ident)>,
    /// Lines that hide which module a path means.
    pub(super) disguises: Vec<(usize, &'static str)>,
}

impl Source {
    /// Reads a file that holds `module`.
    pub(super) fn read(module: &[String], file: &syn::File) -> Self {
        let mut walk = Walk { module: module.into(), source: Self::default() };
        walk.visit_file(file);
        walk.source
    }
}

/// The module that a file of `src` holds: `mars/run.rs` and `mars/run/mod.rs` are both `mars::run`.
pub(super) fn module_of(file: &Path) -> Vec<String> {
    let place = file.strip_prefix(folder()).expect("a file in src").with_extension("");
    let mut module: Vec<String> = place.iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if module.last().is_some_and(|name| name == "mod") || module == ["lib"] {
        module.pop();
    }
    module
}

/// The path from the root of the crate, or `None` for one that does not say where it begins: a name that some `use`
/// brought, a module below, or another crate.
pub(super) fn resolved(module: &[String], segments: &[String]) -> Option<Vec<String>> {
    let mut rest = segments.iter().map(String::as_str).peekable();
    let mut target = match rest.peek()? {
        &"crate" if module.first().is_some_and(|part| part == "bin") => module[..2].to_vec(),
        &"crate" | &"viriditas" => Vec::new(),
        &"self" | &"super" => module.to_vec(),
        _ => return None,
    };
    if !matches!(rest.peek(), Some(&"super")) {
        rest.next();
    }
    while rest.peek() == Some(&"super") {
        rest.next();
        target.pop();
    }
    target.extend(rest.filter(|segment| !matches!(*segment, "self" | "*")).map(str::to_owned));
    Some(target)
}

/// Walks a file and collects what it names.
struct Walk {
    /// The module that is being read, from the root of the crate.
    module: Rc<[String]>,
    source: Source,
}

impl Walk {
    fn name(&mut self, segments: Vec<String>, span: Span, place: Place) {
        self.source.paths.push(Named { module: self.module.clone(), segments, span, place });
    }

    fn word(&mut self, word: &Ident) {
        self.source.words.push((self.module.clone(), word.clone()));
    }

    fn use_tree(&mut self, before: &[String], tree: &UseTree, is_shown: bool) {
        let with = |name: &str| [before, &[name.to_owned()]].concat();
        let (last, name, span) = match tree {
            UseTree::Path(path) => {
                return self.use_tree(&with(&path.ident.to_string()), &path.tree, is_shown);
            }
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.use_tree(before, tree, is_shown));
            }
            UseTree::Name(name) if name.ident == "self" => {
                let module = before.last().cloned().unwrap_or_default();
                ("self".to_owned(), module, name.span())
            }
            UseTree::Name(name) => (name.ident.to_string(), name.ident.to_string(), name.span()),
            UseTree::Rename(name) => (name.ident.to_string(), name.rename.to_string(), name.span()),
            UseTree::Glob(glob) => ("*".to_owned(), "*".to_owned(), glob.span()),
        };
        self.name(with(&last), span, Place::Use { name, is_shown });
    }

    /// Finds the paths in tokens that no grammar describes: `crate::a::B`, `$crate::{a, b}`.
    fn tokens(&mut self, before: &[String], tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            let span = token.span();
            match token {
                TokenTree::Group(group) => self.tokens(&[], group.stream()),
                TokenTree::Ident(name) if name == "as" => drop(tokens.next()),
                TokenTree::Ident(name) => {
                    self.word(&name);
                    let mut path = [before, &[name.to_string()]].concat();
                    while skip_path_separator(&mut tokens) {
                        match tokens.next() {
                            Some(TokenTree::Ident(name)) => path.push(name.to_string()),
                            Some(TokenTree::Punct(star)) if star.as_char() == '*' => {
                                path.push("*".to_owned());
                            }
                            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                                self.tokens(&path, group.stream());
                                // The group has named them.
                                path.clear();
                            }
                            _ => break,
                        }
                    }
                    if !path.is_empty() {
                        self.name(path, span, Place::Code);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Skips `::`. A single colon is skipped too: no path goes on after it.
fn skip_path_separator(tokens: &mut Peekable<impl Iterator<Item = TokenTree>>) -> bool {
    let mut colon =
        || tokens.next_if(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':'));
    colon().is_some() && colon().is_some()
}

impl Visit<'_> for Walk {
    fn visit_item_mod(&mut self, item: &syn::ItemMod) {
        if item.attrs.iter().any(|attribute| attribute.path().is_ident("path")) {
            let line = item.span().start().line;
            self.source.disguises.push((line, "a module with a `#[path]` hides where it stands"));
        }
        let inner = self.module.iter().cloned().chain([item.ident.to_string()]).collect();
        let outer = std::mem::replace(&mut self.module, inner);
        visit::visit_item_mod(self, item);
        self.module = outer;
    }

    fn visit_item_use(&mut self, item: &syn::ItemUse) {
        self.use_tree(&[], &item.tree, !matches!(item.vis, syn::Visibility::Inherited));
    }

    fn visit_item_extern_crate(&mut self, item: &syn::ItemExternCrate) {
        if item.ident == "self" {
            let line = item.span().start().line;
            self.source
                .disguises
                .push((line, "`extern crate self` gives the root of the crate another name"));
        }
    }

    fn visit_path(&mut self, path: &syn::Path) {
        let segments: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.name(segments, path.span(), Place::Code);
        visit::visit_path(self, path);
    }

    fn visit_ident(&mut self, word: &Ident) {
        self.word(word);
    }

    fn visit_macro(&mut self, item: &syn::Macro) {
        self.visit_path(&item.path);
        self.tokens(&[], item.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &Attribute) {
        if let syn::Meta::List(list) = &attribute.meta {
            self.tokens(&[], list.tokens.clone());
        }
    }

    /// `pub(in crate::mars)` shows something to a part and knows nothing of it.
    fn visit_visibility(&mut self, _: &syn::Visibility) {}
}
