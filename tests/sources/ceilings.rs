//! Counts of what languages, documentation, tests and functions may have at most: each ceiling may only fall.

use super::house::{hold, place};
use super::paths::{Named, Source, module_of, resolved};
use super::{files, files_of, folder, parsed};
use std::{
    fs,
    path::{Path, PathBuf},
};
use syn::{
    Expr, Fields, Stmt, Type,
    spanned::Spanned,
    visit::{self, Visit},
};

/// Lines of a language, all of its files together.
const LANGUAGE_LINES: usize = 4862;

/// Functions of the rules that a language calls, beside [`GIVEN`]: what they decide belongs into the plan of a sentence.
const RULES_ASKED: usize = 6;

/// Functions of the games that a language may call: they name a card or read what was said.
const GIVEN: &[&str] = &["card"];

/// Fields of the page's words that hold words.
const PHRASE_FIELDS: usize = 0;

/// Doc lines with a phrase of [`VAGUE`].
const VAGUE_DOC_LINES: usize = 537;

/// Phrases that say less than they seem to: the thing that is meant has a name.
const VAGUE: &[&str] = &["so many", "whoever", "the same", "what stands there", "one's own", "one’s own"];

/// Files of tests with more than [`TEST_LINES`] lines.
const LONG_TESTS: usize = 0;

/// How many lines a file of tests may have.
const TEST_LINES: usize = 800;

/// Functions with more than [`FUNCTION_LINES`] lines that are no tables.
const LONG_FUNCTIONS: usize = 4;

/// How many lines a function may have.
const FUNCTION_LINES: usize = 100;

fn text(file: &Path) -> String {
    fs::read_to_string(file).expect("a readable source")
}

/// The folder of a language.
fn language() -> PathBuf {
    folder().join("text/english")
}

#[test]
fn a_language_becomes_shorter() {
    let lines: usize = files_of(&language(), &["rs"]).iter().map(|file| text(file).lines().count()).sum();
    hold(&vec!["a line of English".to_owned(); lines], LANGUAGE_LINES);
}

/// The functions of the games that a file imports, with their paths.
fn functions_of_games(module: &[String], file: &syn::File) -> Vec<String> {
    let source = Source::read(module, file);
    let is_function = |path: &[String]| {
        let last = path.last().map_or("", String::as_str);
        last.starts_with(char::is_lowercase) && !GIVEN.contains(&last)
    };
    let whole = |named: &Named| resolved(&named.module, &named.segments);
    let of_games = source.paths.iter().filter_map(whole).filter(|path| {
        let is_of_game = path.first().is_some_and(|first| first == "mars" || first == "ares");
        is_of_game && path.len() > 1 && is_function(path)
    });
    of_games.map(|path| path.join("::")).collect()
}

#[test]
fn languages_ask_the_rules_for_less() {
    let mut found = Vec::new();
    for file in files_of(&language(), &["rs"]) {
        let functions = functions_of_games(&module_of(&file), &parsed(&file));
        found.extend(functions.iter().map(|path| format!("src/{}: {path}", place(&file))));
    }
    hold(&found, RULES_ASKED);
}

#[test]
fn a_function_of_the_rules_is_found() {
    let module = ["text".to_owned(), "english".to_owned()];
    let found =
        |source: &str| functions_of_games(&module, &syn::parse_file(source).expect("that parses")).len();
    assert_eq!(found("use crate::mars::{price, Facts}; use crate::ares::cards::card;"), 1);
    assert_eq!(found("fn f() { crate::ares::most_steps(track) }"), 1);
    assert_eq!(found("use crate::mars::cards::{Card, card}; use crate::text::plan::mars::label;"), 0);
}

/// The fields of a file that hold words.
#[derive(Default)]
struct PhraseFields(Vec<String>);

impl PhraseFields {
    fn fields(&mut self, of: &str, fields: &Fields) {
        for field in fields {
            if holds_words(&field.ty) {
                let name = field.ident.as_ref().map_or_else(String::new, ToString::to_string);
                self.0.push(format!("line {}: {of} {name}", field.span().start().line));
            }
        }
    }
}

/// Whether a type is a text, or several.
fn holds_words(of: &Type) -> bool {
    match of {
        Type::Reference(to) => holds_words(&to.elem),
        Type::Slice(of) => holds_words(&of.elem),
        Type::Array(of) => holds_words(&of.elem),
        Type::Tuple(of) => of.elems.iter().any(holds_words),
        Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            let within = match &last.arguments {
                syn::PathArguments::AngleBracketed(all) => all
                    .args
                    .iter()
                    .any(|one| matches!(one, syn::GenericArgument::Type(of) if holds_words(of))),
                _ => false,
            };
            within || ["str", "String", "AttrValue", "Text"].iter().any(|name| last.ident == name)
        }),
        _ => false,
    }
}

impl Visit<'_> for PhraseFields {
    fn visit_variant(&mut self, item: &syn::Variant) {
        self.fields(&item.ident.to_string(), &item.fields);
    }

    fn visit_item_struct(&mut self, item: &syn::ItemStruct) {
        self.fields(&item.ident.to_string(), &item.fields);
    }
}

#[test]
fn the_words_of_the_page_are_asked_for_with_values() {
    let is_of_page = |place: &str| {
        place.starts_with("text/")
            && (place.contains("/page") || place.contains("/common/") || place.contains("/mars/"))
            && !place.starts_with("text/english")
    };
    let mut found = Vec::new();
    for file in files().iter().filter(|file| is_of_page(&place(file))) {
        let mut fields = PhraseFields::default();
        fields.visit_file(&parsed(file));
        found.extend(fields.0.iter().map(|field| format!("src/{} {field}", place(file))));
    }
    hold(&found, PHRASE_FIELDS);
}

#[test]
fn a_field_that_holds_words_is_found() {
    let found = |source: &str| {
        let mut fields = PhraseFields::default();
        fields.visit_file(&syn::parse_file(source).expect("that parses"));
        fields.0.len()
    };
    for source in [
        "enum A<'a> { B(&'a str) }",
        "enum A<'a> { B { c: &'a [(&'a str, i32)] } }",
        "struct A { b: Option<String> }",
        "struct A(Rc<[AttrValue]>);",
    ] {
        assert_eq!(found(source), 1, "{source}");
    }
    for source in ["enum A { B(u8), C(Party) }", "struct A { b: Option<Seat> }", "fn f(of: &str) {}"] {
        assert_eq!(found(source), 0, "{source}");
    }
}

/// All our sources, beside those of `src`.
fn all_files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "tests", "xtask/src", "examples", "benches"];
    folders.iter().flat_map(|folder| files_of(&root.join(folder), &["rs"])).collect()
}

/// The place of a file below the root of the project.
fn below_root(file: &Path) -> String {
    file.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("a file of ours").display().to_string()
}

/// The lines of documentation that hold a vague phrase.
fn vague(source: &str) -> Vec<(usize, &str)> {
    let is_vague = |line: &str| {
        let line = line.trim_start().to_lowercase();
        (line.starts_with("///") || line.starts_with("//!"))
            && VAGUE.iter().any(|phrase| line.contains(phrase))
    };
    let lines = source.lines().enumerate().filter(|(_, line)| is_vague(line));
    lines.map(|(at, line)| (at + 1, line.trim())).collect()
}

#[test]
fn doc_lines_become_plainer() {
    let mut found = Vec::new();
    for file in all_files() {
        let source = text(&file);
        let place = below_root(&file);
        found.extend(vague(&source).iter().map(|(line, words)| format!("{place}:{line}: {words}")));
    }
    hold(&found, VAGUE_DOC_LINES);
}

#[test]
fn a_vague_doc_line_is_found() {
    assert_eq!(vague("/// Whoever looks.\n    //! So many of them.").len(), 2);
    assert_eq!(vague("// whoever\n/// The player.\nlet x = \"the same\";").len(), 0);
}

#[test]
fn long_files_of_tests_become_fewer() {
    let tests = files_of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &["rs"]);
    let lines = tests.iter().map(|file| (below_root(file), text(file).lines().count()));
    let long = lines.filter(|(_, lines)| *lines > TEST_LINES);
    hold(&long.map(|(place, lines)| format!("{place}: {lines} lines")).collect::<Vec<_>>(), LONG_TESTS);
}

/// The functions of a file that are too long: their names and lines.
#[derive(Default)]
struct LongFunctions(Vec<String>);

impl LongFunctions {
    fn function(&mut self, name: &syn::Ident, block: &syn::Block) {
        let lines = block.span().end().line - block.span().start().line + 1;
        if lines > FUNCTION_LINES && !is_table(block) {
            self.0.push(format!("{name}: {lines} lines"));
        }
    }
}

/// Whether a function is read like a table: all of it is one `match` or one macro, behind a few lines of `let`.
fn is_table(block: &syn::Block) -> bool {
    let Some((last, before)) = block.stmts.split_last() else { return true };
    let is_short = before.iter().all(|statement| {
        let span = statement.span();
        matches!(statement, Stmt::Local(_) | Stmt::Item(_)) && span.end().line - span.start().line < 12
    });
    let mut last = match last {
        Stmt::Expr(last, _) => last,
        Stmt::Macro(_) => return is_short,
        Stmt::Local(_) | Stmt::Item(_) => return false,
    };
    while let Expr::Call(call) = last
        && call.args.len() == 1
        && let Some(only) = call.args.first()
    {
        last = only;
    }
    is_short && matches!(last, Expr::Match(_) | Expr::Macro(_))
}

impl Visit<'_> for LongFunctions {
    fn visit_item_fn(&mut self, item: &syn::ItemFn) {
        self.function(&item.sig.ident, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &syn::ImplItemFn) {
        self.function(&item.sig.ident, &item.block);
        visit::visit_impl_item_fn(self, item);
    }
}

#[test]
fn long_functions_become_fewer() {
    let mut found = Vec::new();
    for file in files() {
        let mut long = LongFunctions::default();
        long.visit_file(&parsed(&file));
        found.extend(long.0.iter().map(|line| format!("src/{}: {line}", place(&file))));
    }
    hold(&found, LONG_FUNCTIONS);
}

#[test]
fn a_long_function_is_found_unless_it_is_a_table() {
    let found = |body: &str| {
        let mut long = LongFunctions::default();
        long.visit_file(&syn::parse_file(&format!("fn f() {{\n{body}\n}}")).expect("that parses"));
        long.0.len()
    };
    let calls = "g();\n".repeat(FUNCTION_LINES);
    assert_eq!(found(&calls), 1);
    assert_eq!(found(&"g();\n".repeat(FUNCTION_LINES - 3)), 0);
    let arms = "1 => 2,\n".repeat(FUNCTION_LINES);
    assert_eq!(found(&format!("match x {{\n{arms}\n}}")), 0);
    assert_eq!(found(&format!("let x = 1;\nSome(match x {{\n{arms}\n}})")), 0);
    assert_eq!(found(&format!("match x {{\n{arms}\n}};\ng()")), 1);
}
