//! Style sheets turn with the direction in which the page is read.

use super::files_of;
use std::fs;
use std::path::Path;

/// What keeps its sides in every language: the chart and the times of a replay run from left to right, the map and what lies on it
/// is one for everyone, and the heading of a hand stands beside the map.
const KEPT: [&str; 5] = [".chart", "#map", ".mars .why", ".hand h2", "@keyframes"];

const SIDES: [&str; 2] = ["left", "right"];

/// Whether a declaration means one side of the screen.
fn is_physical(property: &str, value: &str) -> bool {
    let is_side = SIDES.iter().any(|side| {
        property == *side
            || property.contains(&format!("-{side}"))
            || (matches!(property, "text-align" | "float" | "clear") && value == *side)
    });
    let mut depth = 0_i32;
    let values: Vec<&str> = value
        .split(|letter: char| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0 && letter.is_whitespace()
        })
        .filter(|value| !value.is_empty())
        .collect();
    let is_uneven = match (property, values.as_slice()) {
        ("border-radius", [one, other, ..]) if values.len() < 4 => one != other,
        ("border-radius", [a, b, c, d]) => a != b || c != d,
        (
            "padding" | "margin" | "inset" | "border-width" | "border-style" | "border-color"
            | "scroll-margin" | "scroll-padding",
            [_, end, _, start],
        ) => end != start,
        _ => false,
    };
    is_side || is_uneven
}

#[test]
fn style_sheets_name_no_side_but_start_and_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let mut wrong = Vec::new();
    for file in files_of(&folder, &["css"]) {
        let text = fs::read_to_string(&file).expect("a style sheet");
        for rule in text.split('}') {
            let Some((selector, body)) = rule.rsplit_once('{') else { continue };
            if KEPT.iter().any(|kept| selector.contains(kept)) {
                continue;
            }
            for declaration in body.split(';') {
                let Some((property, value)) = declaration.split_once(':') else { continue };
                if is_physical(property.trim(), value.trim()) {
                    wrong.push(format!("{}: {}", file.display(), declaration.trim()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_side_of_the_screen_is_told_from_start_and_end() {
    assert!(is_physical("margin-left", "1px"));
    assert!(is_physical("padding", "0 8px 0 0"));
    assert!(is_physical("text-align", "right"));
    assert!(!is_physical("padding", "1px 2px calc(1px + 2px) 2px"));
    assert!(!is_physical("padding-inline", "0 8px"));
}
