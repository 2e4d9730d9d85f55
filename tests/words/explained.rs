//! Everything that the page shows says what it is, and each explanation and each refusal leads to its rule.

use crate::words::ares::samples as ares_samples;
use crate::words::cards::compare;
use crate::words::grammar::fault;
use crate::words::samples::{refusals, terms};
use core::fmt::Write;
use std::collections::BTreeSet;
use std::fs;
use viriditas::ares::face::AresExplained;
use viriditas::mars::cards::{Card, CardId, TABLES};
use viriditas::mars::face::{Explained, legend};
use viriditas::text::common::{ExplainWords, SaveMark};
use viriditas::text::{Explanation, Language, Term, Verbatim};

/// The page of the rules.
fn rules_page() -> String {
    fs::read_to_string("static/rules/en.html").expect("the page of the rules")
}

/// The words in all attributes of a name.
fn listed<'a>(page: &'a str, attribute: &str) -> BTreeSet<&'a str> {
    let begin = format!("{attribute}=\"");
    let values = page.split(&begin).skip(1).filter_map(|rest| rest.split('"').next());
    values.flat_map(str::split_whitespace).collect()
}

/// Whether the page of the rules leads to a rule: by its id, or by the kind of rules that a section is about.
fn leads_to(page: &str, rule: &str) -> bool {
    let prefix = rule.rsplit_once('-').map_or(rule, |(prefix, _)| prefix);
    listed(page, "data-rules").contains(rule) || listed(page, "data-prefix").contains(prefix)
}

/// Whether an id is one of the rules.
fn is_rule(id: &str) -> bool {
    include_str!("../rules/ids.txt").lines().any(|line| line == id)
}

/// Everything that is explained in each game, with its rule.
fn all(language: Language) -> Vec<(String, Explanation, &'static str)> {
    let mars = Explained::all().map(|it| (it.key(), language.explained(it), it.rule()));
    let ares = AresExplained::all().map(|it| (it.key(), language.ares().explained(it), it.rule()));
    mars.chain(ares).collect()
}

/// Every term, tag, tile, party and figure has a name and says what it is, in each language.
///
/// Rules: BASE-UX-04.
#[test]
fn everything_says_what_it_is() {
    for &language in Language::ALL {
        for (key, Explanation { name, about }, _) in all(language) {
            assert!(!name.trim().is_empty() && about.chars().count() > 8, "{key}: {name}: {about}");
            if language == Language::English {
                let sentences = about.split_inclusive(". ").map(str::trim);
                for sentence in sentences {
                    assert_eq!(fault(sentence, true), None, "{key}: {sentence}");
                }
                assert!(about.chars().count() < 360, "{key} is told at length: {about}");
            }
        }
    }
}

#[test]
fn every_key_of_an_explanation_leads_back_to_it() {
    let mars: Vec<Explained> = Explained::all().collect();
    for &it in &mars {
        assert_eq!(Explained::of_key(&it.key()), Some(it));
        assert!(!it.key().contains(char::is_whitespace), "keys are told apart by spaces: {}", it.key());
    }
    for it in AresExplained::all() {
        assert_eq!(AresExplained::of_key(&it.key()), Some(it));
    }
    let keys: BTreeSet<String> = mars.iter().map(|it| it.key()).collect();
    assert_eq!(keys.len(), mars.len(), "two things have one key");
    for junk in ["", " ", "Steel", "Resource(", "Resource(Steel) ", "<b>", "💥"] {
        assert_eq!(Explained::of_key(junk), None, "{junk}");
        assert_eq!(AresExplained::of_key(junk), None, "{junk}");
    }
}

/// Each state of the mark of a kept game says what it is: no other state, no thing of a game, and no sign on a card.
#[test]
fn every_state_of_the_mark_of_a_kept_game_explains_itself() {
    let games: BTreeSet<String> = all(Language::English).into_iter().map(|(key, ..)| key).collect();
    for &language in Language::ALL {
        let mut told = BTreeSet::new();
        for &mark in SaveMark::ALL {
            let (key, words) = (mark.key(), language.save_mark(mark));
            assert_eq!(SaveMark::of_key(key), Some(mark));
            assert!(!games.contains(key) && !key.contains(char::is_whitespace), "{key}");
            assert!(!language.bar(mark.words()).is_empty(), "{key} is heard");
            for sentence in words.about.split_inclusive(". ").map(str::trim) {
                let wrong = (language == Language::English).then(|| fault(sentence, true)).flatten();
                assert_eq!(wrong, None, "{key}: {sentence}");
            }
            assert!(told.insert(words.name.clone()) && told.insert(words.about), "{}: {key}", words.name);
        }
        assert_eq!(told.len(), 2 * SaveMark::ALL.len());
    }
    for junk in ["", "OnDisk", "SaveMark(OnDisk) ", "#i-check"] {
        assert_eq!(SaveMark::of_key(junk), None, "{junk}");
    }
}

/// Every symbol of every card of the board game has an explanation.
///
/// Rules: BASE-UX-04.
#[test]
fn every_symbol_of_a_card_is_explained() {
    let cards: Vec<&Card> =
        TABLES.iter().flat_map(|table| table.iter()).filter(|it| it.id != CardId::HIDDEN).collect();
    let symbols = legend(&cards);
    assert!(symbols.len() > 60, "{}", symbols.len());
    for glyph in symbols {
        assert!(Explained::of_glyph(glyph).is_some(), "{glyph:?}");
    }
}

/// Every name that the board game gives to a thing is the name of an explanation.
#[test]
fn every_term_is_explained() {
    let names: BTreeSet<String> =
        Explained::all().map(|it| Language::English.explained(it).name.into_owned()).collect();
    for term in terms() {
        let name = Language::English.term(term);
        let told = match term {
            Term::Tag(_) => format!("{name} tag"),
            Term::Tile(_) => format!("{name} tile"),
            // A group of tiles, a place and a box are explained by what they are made of.
            Term::TileClass(_) | Term::Reserved(_) | Term::Module(_) => continue,
            Term::Resource(_)
            | Term::CardResource(_)
            | Term::Parameter(_)
            | Term::Project(_)
            | Term::Conversion(_)
            | Term::Phase(_)
            | Term::Kind(_)
            | Term::Colony
            | Term::Fleet
            | Term::Party(_)
            | Term::Influence
            | Term::Delegate
            | Term::Chairman
            | Term::Leader
            | Term::Rating
            | Term::Points => name.to_owned(),
        };
        assert!(names.contains(&told), "{told}");
    }
}

#[test]
fn every_explanation_comes_from_a_rule_that_the_page_of_the_rules_tells() {
    let page = rules_page();
    for (key, _, rule) in all(Language::English) {
        assert!(is_rule(rule), "{key}: {rule} is no rule");
        assert!(leads_to(&page, rule), "{key}: {rule} is not told");
    }
}

#[test]
fn every_refusal_leads_to_its_rule() {
    let page = rules_page();
    let mars = refusals().into_iter().map(|it| (format!("{it:?}"), it.rule()));
    let ares = ares_samples::refusals().into_iter().map(|it| (format!("{it:?}"), it.rule()));
    for (refusal, rule) in mars.chain(ares) {
        assert!(is_rule(rule), "{refusal}: {rule} is no rule");
        assert!(leads_to(&page, rule), "{refusal}: {rule} is not told");
    }
}

#[test]
fn a_rule_that_no_page_tells_is_found() {
    let page = "<section data-prefix=\"BASE-TILE BASE-PB\"><p data-rules=\"COL-01 COL-02\">";
    assert!(leads_to(page, "COL-02") && leads_to(page, "BASE-TILE-07") && leads_to(page, "BASE-PB-01"));
    assert!(!leads_to(page, "COL-03") && !leads_to(page, "BASE-PARAM-01") && !leads_to(page, "COL-0"));
}

/// All explanations, to be read.
#[test]
fn explanations_are_those_of_the_golden() {
    let mut text = String::new();
    for (key, Explanation { name, about }, rule) in all(Language::English) {
        let _ = writeln!(text, "{name} [{key}, {rule}]\n  {about}");
    }
    for &mark in SaveMark::ALL {
        let Explanation { name, about } = Language::English.save_mark(mark);
        let _ = writeln!(text, "{name} [{}]\n  {about}", mark.key());
    }
    for words in [
        ExplainWords::WhatIsThis,
        ExplainWords::PressAnything,
        ExplainWords::Everything,
        ExplainWords::Leave,
        ExplainWords::Nothing,
        ExplainWords::Rule,
        ExplainWords::RuleOf(Verbatim("Steel")),
        ExplainWords::WhyNot,
        ExplainWords::Rules,
        ExplainWords::Search,
        ExplainWords::Found(0),
        ExplainWords::Found(1),
        ExplainWords::Found(12),
        ExplainWords::Loading,
        ExplainWords::Unavailable,
        ExplainWords::AsPage,
        ExplainWords::Chapters,
    ] {
        let _ = writeln!(text, "{}", Language::English.explain(words));
    }
    compare("explained.en.txt", &text);
}
