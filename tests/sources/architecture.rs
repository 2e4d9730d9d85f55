//! ARCHITECTURE.md: its size, its paths, the order of its parts, and its table of words.

use super::layers::ROWS;
use super::parsed;
use std::collections::BTreeMap;
use std::{fs, path::Path};
use syn::Item;

/// How many bytes the file may have.
const MOST_BYTES: usize = 16 * 1024;

/// How many types its table of words has at the least.
const LEAST_WORDS: usize = 30;

/// What a name in backquotes ends in that is a path even without a slash.
const ENDINGS: [&str; 5] = [".rs", ".md", ".toml", ".html", ".ts"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn architecture() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).expect("a readable file")
}

/// The words of a text that stand in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Whether a word in backquotes is a path: commands have spaces, and paths of Rust have no slash.
fn is_path(word: &str) -> bool {
    !word.contains(' ') && (word.contains('/') || ENDINGS.iter().any(|ending| word.ends_with(ending)))
}

/// The lines of the chapter with this heading.
fn chapter<'t>(text: &'t str, heading: &str) -> Vec<&'t str> {
    let from = text.lines().skip_while(|line| line.strip_prefix("## ") != Some(heading)).skip(1);
    from.take_while(|line| !line.starts_with("## ")).collect()
}

/// The cells of the rows of a table, without its head.
fn rows<'t>(lines: &[&'t str]) -> Vec<Vec<&'t str>> {
    let rows = lines.iter().filter_map(|line| line.strip_prefix("| `"));
    rows.map(|row| row.split(" | ").map(|cell| cell.trim_matches(['`', '|', ' '])).collect()).collect()
}

/// What is wrong with a table of words: rows `| type | file | what it is |`, of which each file must define its type.
fn faults_of_words(rows: &[Vec<&str>], defined: impl Fn(&str) -> Vec<String>) -> Vec<String> {
    let mut files: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut faults = Vec::new();
    for row in rows {
        let [name, file, what] = row[..] else {
            faults.push(format!("{row:?} is not a type, a file and what it is"));
            continue;
        };
        if !files.entry(file).or_insert_with(|| defined(file)).iter().any(|one| one == name) {
            faults.push(format!("{file} defines no type `{name}`"));
        }
        if what.is_empty() {
            faults.push(format!("`{name}` has no explanation"));
        }
    }
    faults
}

/// The types that a source file defines at its top.
fn types_of(file: &syn::File) -> Vec<String> {
    let names = file.items.iter().filter_map(|item| match item {
        Item::Struct(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::Type(item) => Some(&item.ident),
        _ => None,
    });
    names.map(ToString::to_string).collect()
}

/// The part of the crate that a path below `src` holds.
fn part(path: &str) -> String {
    path.trim_start_matches("src/").trim_end_matches('/').trim_end_matches(".rs").replace('/', "::")
}

/// What is wrong with a table of parts, of which each line names one or more paths: against the rows of the parts from the
/// bottom up.
fn faults_of_parts(lines: &[Vec<String>], order: &[&[&str]]) -> Vec<String> {
    let row = |part: &str| order.iter().position(|row| row.contains(&part));
    let mut faults = Vec::new();
    let mut reached = 0;
    for part in lines.iter().flatten() {
        match row(part) {
            Some(row) if row < reached => {
                faults.push(format!("`{part}` stands below parts that may name it"));
            }
            Some(row) => reached = row,
            None => faults.push(format!("`{part}` is no part of the crate")),
        }
    }
    // One line may hold all rooms of `mars` in `ui`; the line of a game or of the page as a whole holds none of its rooms.
    let holds = |whole: &str, part: &str| whole.contains("::") && part.starts_with(&format!("{whole}::"));
    let is_listed =
        |part: &str| lines.iter().flatten().any(|whole| whole == part || holds(whole.as_str(), part));
    let missing = order.iter().copied().flatten().filter(|part| !is_listed(part));
    faults.extend(missing.map(|part| format!("`{part}` has no line")));
    faults
}

#[test]
fn the_architecture_fits_in_sixteen_kilobytes() {
    let bytes = architecture().len();
    assert!(bytes <= MOST_BYTES, "ARCHITECTURE.md has {bytes} bytes, {MOST_BYTES} allowed");
}

#[test]
fn every_path_in_the_architecture_exists() {
    let text = architecture();
    let paths: Vec<&str> = quoted(&text).filter(|word| is_path(word)).collect();
    assert!(paths.len() > 100, "only {} paths were found", paths.len());
    let lost: Vec<_> = paths.iter().filter(|path| !root().join(path).exists()).collect();
    assert!(lost.is_empty(), "ARCHITECTURE.md names paths that are not there: {lost:?}");
}

#[test]
fn every_word_of_the_architecture_is_a_type_in_its_file() {
    let text = architecture();
    let rows = rows(&chapter(&text, "Words"));
    assert!(rows.len() >= LEAST_WORDS, "{} words, {LEAST_WORDS} wanted", rows.len());
    let defined = |file: &str| {
        let file = root().join(file);
        if file.is_file() { types_of(&parsed(&file)) } else { Vec::new() }
    };
    assert_eq!(faults_of_words(&rows, defined), [""; 0]);
}

#[test]
fn the_architecture_lists_the_parts_in_the_order_in_which_they_may_know_each_other() {
    let text = architecture();
    let lines: Vec<Vec<String>> = chapter(&text, "The parts")
        .iter()
        .filter(|line| line.starts_with("| `"))
        .filter_map(|line| line.split(" | ").next())
        .map(|cell| quoted(cell).map(part).collect())
        .collect();
    assert_eq!(faults_of_parts(&lines, ROWS), [""; 0]);
}

#[test]
fn a_fault_in_a_table_of_the_architecture_is_found() {
    let text = "## Words\n\n| type | file | what |\n|---|---|---|\n| `A` | `a.rs` | an A |\n| `B` | `a.rs` | |\n## Next\n| `C` | `c` | c |";
    let rows = rows(&chapter(text, "Words"));
    assert_eq!(rows.len(), 2, "{rows:?}");
    let faults = faults_of_words(&rows, |_| vec!["A".to_owned()]);
    assert_eq!(faults, ["a.rs defines no type `B`", "`B` has no explanation"]);

    let lines = |parts: &[&str]| -> Vec<Vec<String>> { parts.iter().map(|path| vec![part(path)]).collect() };
    let order: &[&[&str]] = &[&["kit"], &["mars::cards"], &["mars"], &["ui::mars::ask"], &["ui::mars"]];
    assert_eq!(
        faults_of_parts(&lines(&["src/kit/", "src/mars/cards/", "src/mars/", "src/ui/mars/"]), order),
        [""; 0]
    );
    assert_eq!(
        faults_of_parts(&lines(&["src/kit/", "src/mars/", "src/mars/cards/", "src/ui.rs"]), order),
        [
            "`mars::cards` stands below parts that may name it",
            "`ui` is no part of the crate",
            "`ui::mars::ask` has no line",
            "`ui::mars` has no line"
        ]
    );
}

#[test]
fn a_path_is_told_from_a_command_and_from_a_path_of_rust() {
    for word in ["src/kit/", "xtask/README.md", "README.md", "Cargo.toml"] {
        assert!(is_path(word), "{word}");
    }
    for word in ["cargo run -- a/b", "Table::play_at", "part!(…)", "const"] {
        assert!(!is_path(word), "{word}");
    }
}
