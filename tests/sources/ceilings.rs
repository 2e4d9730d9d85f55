//! Counts of what languages, documentation, tests and functions may have at most: each ceiling may only fall.

use super::house::{hold, place};
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
const LANGUAGE_LINES: usize = 7616;

/// Facts of the rules that a language works out: what is meant, the file below `src/text/english`, and the words of the code that do it.
const FACTS: &[(&str, &str, &str)] = &[
    ("a loss of all there is", "effect.rs", "Effect::Lose(of, Amount::Per { each: 1, per: 1"),
    ("alternatives with one verb", "effect.rs", "fn same_verb"),
    ("how a look at cards ends", "effect.rs", "fn look(number: u8, keep: Keep)"),
    ("whether a card fires its own trigger", "lasting.rs", "fn hears_itself"),
    ("the usual bonus of an ocean", "lasting.rs", "M€ instead of 2."),
    ("a number chosen before", "amount.rs", "Amount::Per { each: 1, per: 1, of: Count::Chosen"),
    ("amounts by rank", "amount.rs", "sized(2 * each)"),
    ("whether a card counts itself", "amount.rs", "fn this_included"),
    ("what a corporation starts with", "card.rs", "Clause::Gains(gains) => format!(\"You start with"),
    ("points for any resource on the card", "card.rs", "of: Count::ResourcesHere, most: 1"),
    ("the order of metals", "choice.rs", "const METALS"),
    ("the option that an answer stands for", "choice.rs", "fn option_of"),
    ("what is declined", "choice.rs", "fn declined(effect: &Effect)"),
    ("the price of patents", "question.rs", "Effect::Gain(Resource::MegaCredits, Amount::Exactly(price))"),
    ("the order of a map's effects", "common/home.rs", "effects.sort_by_key"),
    ("whether a card counts itself", "ares/amount.rs", "fn counts_itself"),
    ("a number paid before", "ares/amount.rs", "Amount::Per { each: 1, per: 1, of: Count::Paid }"),
    ("clauses that stand alone", "ares/effect.rs", "fn stands_alone"),
    (
        "what a standard action does",
        "ares/effect.rs",
        "StandardAction::PlantsToForest | StandardAction::BuyForest",
    ),
    ("triggers with equal steps", "ares/lasting.rs", "first.steps == trigger.steps"),
    ("whether a card fires its own trigger", "ares/lasting.rs", "card.fits(filter)"),
    ("the price of a free play", "ares/choice.rs", "Question::FreePlay { .. } => 0,"),
    ("who buys rating", "ares/choice.rs", "Passive::BuysRating { cost, gain } => Some((cost, gain))"),
    ("the tag of a metal", "ares/terms.rs", "fn tag_of_capacity"),
    ("the level that a track rises to", "ares/choice.rs", "saturating_add(steps).min(most_steps(track))"),
];

/// How many of these facts are left.
const FACTS_LEFT: usize = FACTS.len();

/// Fields of the page's words that hold words.
const PHRASE_FIELDS: usize = 78;

/// Doc lines with a phrase of [`VAGUE`].
const VAGUE_DOC_LINES: usize = 557;

/// Phrases that say less than they seem to: the thing that is meant has a name.
const VAGUE: &[&str] = &["so many", "whoever", "the same", "what stands there", "one's own", "one’s own"];

/// Files of tests with more than [`TEST_LINES`] lines.
const LONG_TESTS: usize = 4;

/// How many lines a file of tests may have.
const TEST_LINES: usize = 800;

/// Functions with more than [`FUNCTION_LINES`] lines that are no tables.
const LONG_FUNCTIONS: usize = 12;

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

#[test]
fn languages_work_out_fewer_facts_of_the_rules() {
    let is_there = |(_, file, code): &&(&str, &str, &str)| {
        let file = language().join(file);
        file.exists() && text(&file).contains(code)
    };
    let (left, gone): (Vec<_>, Vec<_>) = FACTS.iter().partition(is_there);
    assert!(gone.is_empty(), "take off the list: {gone:?}");
    let left: Vec<String> = left.iter().map(|(what, file, _)| format!("{what} in {file}")).collect();
    hold(&left, FACTS_LEFT);
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
