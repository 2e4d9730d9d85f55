//! What no sentence of ours may look like.

use std::collections::HashSet;

/// Words that follow a number other than one, and their singular.
const NOUNS: [(&str, &str); 12] = [
    ("steps", "step"),
    ("plants", "plant"),
    ("cards", "card"),
    ("tags", "tag"),
    ("tiles", "tile"),
    ("animals", "animal"),
    ("microbes", "microbe"),
    ("fighters", "fighter"),
    ("resources", "resource"),
    ("oceans", "ocean"),
    ("tokens", "token"),
    ("rounds", "round"),
];

/// What is wrong with some words, if anything; a label needs no stop at its end.
pub(crate) fn fault(words: &str, is_sentence: bool) -> Option<&'static str> {
    let first = words.chars().next();
    if words.trim().is_empty() {
        return Some("empty");
    }
    if words.trim() != words || words.contains("  ") || words.contains(" .") || words.contains(" ,") {
        return Some("spaces");
    }
    if words.contains("HIDDEN") || words.contains("()") || words.contains("..") || words.contains('{') {
        return Some("a hole");
    }
    if first.is_some_and(char::is_lowercase) {
        return Some("a small letter at its head");
    }
    if is_sentence && !words.ends_with(['.', '?']) {
        return Some("no stop at its end");
    }
    if !is_sentence && words.ends_with('.') {
        return Some("a stop at the end of a label");
    }
    let whole: Vec<&str> = words.split([' ', '(']).collect();
    let tokens: Vec<&str> = whole.iter().map(|it| it.trim_matches(|c| ".,;:?)".contains(c))).collect();
    (0..tokens.len()).find_map(|place| {
        let at = |more: usize| tokens.get(place + more).copied().unwrap_or_default();
        // "1 titanium: cards" is no number of cards.
        let is_over = whole.get(place + 1).is_some_and(|between| between.ends_with([':', ';', '.']));
        let three = || if is_over { None } else { wrong_three(at(0), at(1), at(2)) };
        wrong_pair(at(0), at(1), at(2)).or_else(three)
    })
}

/// Words that were said; each is judged once.
#[derive(Default)]
pub(crate) struct Judge(HashSet<(String, bool)>);

impl Judge {
    pub(crate) fn hear(&mut self, words: String, is_sentence: bool) {
        if !self.0.contains(&(words.clone(), is_sentence)) {
            assert_eq!(fault(&words, is_sentence), None, "{words}");
            self.0.insert((words, is_sentence));
        }
    }

    /// How many different words were heard.
    pub(crate) fn heard(&self) -> usize {
        self.0.len()
    }
}

fn is_plural(word: &str) -> bool {
    NOUNS.iter().any(|(many, _)| *many == word)
}

/// "1 science resources": a word between the number and its noun.
fn wrong_three(before: &str, between: &str, noun: &str) -> Option<&'static str> {
    let is_noun = between.chars().all(char::is_alphabetic) && between != "more";
    (before == "1" && is_noun && is_plural(noun)).then_some("plural after one")
}

fn wrong_pair(before: &str, after: &str, next: &str) -> Option<&'static str> {
    let number = before.trim_start_matches('−').parse::<u32>().ok();
    let vowel = after.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
    match (before, number) {
        (_, Some(1)) if is_plural(after) => Some("plural after one"),
        // "3 plant tags" is right.
        (_, Some(2..)) if NOUNS.iter().any(|(_, one)| *one == after) && !is_plural(next) => {
            Some("singular after many")
        }
        ("a" | "A", _) if vowel => Some("a for an"),
        ("an" | "An", _) if !vowel => Some("an for a"),
        (before, None) if before == after && !before.is_empty() => Some("a word twice"),
        _ => None,
    }
}

#[test]
fn the_judge_of_grammar_sees_what_is_wrong() {
    for wrong in [
        "Raise oxygen 1 steps.",
        "Gain 1 science resources.",
        "Gain 2 plant.",
        "Place a ocean tile.",
        "  ",
        "place it.",
        "No stop",
    ] {
        assert!(fault(wrong, true).is_some(), "{wrong}");
    }
    assert_eq!(fault("Raise oxygen 11 steps and place an ocean tile.", true), None);
}
