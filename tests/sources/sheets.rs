//! Style sheets of the page: each stands in one layer, and few classes are styled in several sheets.

use super::files_of;
use super::house::hold;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Classes that are styled in more than one sheet.
const SPREAD_CLASSES: usize = 154;

/// Rules that hide text from the eye and leave it to be read aloud: the class `vh` is for that, and where only some windows hide
/// the text there is a rule of its own.
const HIDING_RULES: usize = 15;

/// The sheet of the pages beside the game, which are documents of their own.
const BESIDE: &str = "pages.css";

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A sheet without its comments.
fn sheet(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("a style sheet");
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |done, part| done + part.split_once("*/").map_or("", |(_, rest)| rest))
}

/// The names of the sheets that the page links, in their order.
fn linked() -> Vec<String> {
    let page = fs::read_to_string(root().join("index.html")).expect("the page");
    let links = page.split("rel=\"css\" href=\"static/").skip(1);
    links.filter_map(|link| Some(link.split_once('"')?.0.to_owned())).collect()
}

/// The layers in the order that the first sheet declares, and that sheet without the declaration.
fn declared(first: &str) -> Option<(Vec<&str>, &str)> {
    let (names, rest) = first.trim_start().strip_prefix("@layer ")?.split_once(';')?;
    Some((names.split(',').map(str::trim).collect(), rest))
}

/// The layer that all rules of a sheet stand in.
fn layer(sheet: &str) -> Option<&str> {
    let (name, rest) = sheet.trim().strip_prefix("@layer ")?.split_once('{')?;
    let mut depth = 1_usize;
    let end = rest.find(|letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        depth == 0
    })?;
    (end + 1 == rest.len()).then_some(name.trim())
}

/// Cuts a selector at the letters that `is_cut` names, outside of brackets.
fn cut(selector: &str, is_cut: impl Fn(char) -> bool) -> Vec<&str> {
    let mut depth = 0_i32;
    let cut = |letter: char| {
        depth += i32::from(matches!(letter, '(' | '[')) - i32::from(matches!(letter, ')' | ']'));
        depth == 0 && is_cut(letter)
    };
    selector.split(cut).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Adds the classes that a list of selectors styles: those of the last element of each, and none that it is asked for by.
fn styled(selectors: &str, found: &mut BTreeSet<String>) {
    for selector in cut(selectors, |letter| letter == ',') {
        let Some(last) = cut(selector, |letter| " >+~\n".contains(letter)).pop() else { continue };
        let mut rest = last;
        while let Some(at) = rest.find(['.', '(', '[']) {
            let (before, after) = rest.split_at(at);
            if let Some(name) = after.strip_prefix('.') {
                let end = name.find(|letter: char| !letter.is_alphanumeric() && !"-_".contains(letter));
                let (name, behind) = name.split_at(end.unwrap_or(name.len()));
                found.insert(name.to_owned());
                rest = behind;
                continue;
            }
            let mut depth = 0_i32;
            let end = after.find(|letter| {
                depth += i32::from(matches!(letter, '(' | '[')) - i32::from(matches!(letter, ')' | ']'));
                depth == 0
            });
            let (within, behind) = after.split_at(end.unwrap_or(after.len()));
            if before.ends_with(":is") {
                styled(&within[1..], found);
            }
            rest = behind.get(1..).unwrap_or_default();
        }
    }
}

/// The classes that a sheet styles.
fn classes(sheet: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for head in sheet.split('{') {
        let selectors = head.rsplit(['}', ';']).next().unwrap_or_default().trim();
        if !selectors.starts_with('@') {
            styled(selectors, &mut found);
        }
    }
    found
}

#[test]
fn every_sheet_of_the_page_stands_in_a_layer() {
    let linked = linked();
    let texts: Vec<String> = linked.iter().map(|name| sheet(&root().join("static").join(name))).collect();
    let (order, first) = declared(&texts[0]).expect("the order of the layers, before all else");
    let sheets = std::iter::once(first).chain(texts[1..].iter().map(String::as_str));
    let mut reached = 0;
    for (name, text) in linked.iter().zip(sheets) {
        let layer = layer(text).unwrap_or_else(|| panic!("{name}: all of it belongs into one layer"));
        let at = order.iter().position(|one| *one == layer);
        let at = at.unwrap_or_else(|| panic!("{name}: no layer {layer} is declared"));
        assert!(at >= reached, "{name}: the sheets are linked in the order of their layers");
        reached = at;
    }
    for file in files_of(&root().join("static"), &["css"]) {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(name == BESIDE || linked.contains(&name), "{name} is linked nowhere");
    }
}

#[test]
fn classes_are_styled_in_one_sheet() {
    let mut sheets: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for name in linked() {
        for class in classes(&sheet(&root().join("static").join(&name))) {
            sheets.entry(class).or_default().push(name.clone());
        }
    }
    let spread = sheets.iter().filter(|(_, sheets)| sheets.len() > 1);
    hold(
        &spread.map(|(class, sheets)| format!(".{class}: {}", sheets.join(", "))).collect::<Vec<_>>(),
        SPREAD_CLASSES,
    );
}

#[test]
fn rules_that_hide_text_become_fewer() {
    let mut found = Vec::new();
    for name in linked() {
        let text = sheet(&root().join("static").join(&name));
        found.extend(
            text.lines()
                .filter(|line| line.contains("clip-path: inset(50%)"))
                .map(|line| format!("{name}: {}", line.trim())),
        );
    }
    hold(&found, HIDING_RULES);
}

#[test]
fn a_layer_holds_all_of_a_sheet() {
    assert_eq!(declared("@layer one, two;\n@layer one { }"), Some((vec!["one", "two"], "\n@layer one { }")));
    assert_eq!(layer("@layer one {\n  a { b: c; }\n}\n"), Some("one"));
    assert_eq!(layer("@layer one { a { b: c; } } a { b: c; }"), None);
    assert_eq!(layer("a { b: c; }"), None);
}

#[test]
fn the_classes_that_a_rule_styles_are_found() {
    let found = |text: &str| classes(text).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(found(".a > .b.c:hover, .d { e: f; }"), "b c d");
    assert_eq!(
        found("@media (x) { .a :is(.b, .c .d):not(.e, .f)::before { g: h; } i { j: k; } .l { m: n; } }"),
        "b d l"
    );
    assert_eq!(found(".a:has(> .b) [c=\".d\"].e { f: .5em; }"), "e");
}
