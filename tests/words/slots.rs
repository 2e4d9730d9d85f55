//! Sentences of each grammatical slot in English, Ukrainian, Slovak and Hebrew, to be read.

use crate::words::cards::compare;
use viriditas::text::{paradigms, slots};

#[test]
fn the_sentences_of_each_slot_are_those_of_the_golden() {
    for (slot, text) in slots() {
        let sentences = text.lines().filter(|line| line.starts_with("  en  ")).count();
        assert!(sentences >= 10, "{slot} has {sentences} sentences");
        for line in text.lines().filter(|line| line.starts_with("  ")) {
            let (opened, closed) = (line.matches('\u{2068}').count(), line.matches('\u{2069}').count());
            assert_eq!(opened, closed, "{slot}: {line}");
        }
        compare(&format!("slots/{slot}.txt"), &text);
    }
}

/// A number, an amount or a name in Latin letters inside a Hebrew sentence keeps its direction.
#[test]
fn every_number_and_name_in_a_hebrew_sentence_is_isolated() {
    for (slot, text) in slots() {
        for line in text.lines().filter_map(|line| line.strip_prefix("  he  ")) {
            let mut depth = 0;
            for letter in line.chars() {
                depth += i32::from(letter == '\u{2068}') - i32::from(letter == '\u{2069}');
                assert!(depth > 0 || !letter.is_ascii_alphanumeric(), "{slot}: {line}");
            }
        }
    }
}

#[test]
fn the_forms_of_the_nouns_are_those_of_the_golden() {
    compare("slots/nouns.txt", &paradigms());
}
