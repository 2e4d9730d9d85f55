//! The texts of all cards as one file to read.

use core::fmt::Write;
use viriditas::mars::cards::{Card, Kind, PRINTED};
use viriditas::text::{self, Language, Term};

/// Every card of every table, in the order of the tables.
pub(crate) fn all() -> impl Iterator<Item = &'static Card> {
    PRINTED.iter().flat_map(|table| table.iter())
}

/// Compares with a golden, or writes it where `UPDATE_GOLDENS` is set.
pub(crate) fn compare(golden: &str, now: &str) {
    let path = format!("{}/tests/words/{golden}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(&path, now).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    let different = kept.lines().zip(now.lines()).find(|(kept, now)| kept != now);
    assert_eq!(different, None, "{golden} differs; UPDATE_GOLDENS=1 writes it anew");
    assert_eq!(kept, now, "{golden} differs in length; UPDATE_GOLDENS=1 writes it anew");
}

/// The head of a card: name, form, cost, tags.
pub(crate) fn head(card: &Card) -> String {
    head_in(Language::English, card)
}

/// That head in a language.
fn head_in(language: Language, card: &Card) -> String {
    let mut head = format!("{} · {}", language.card_name(card), language.term(Term::Kind(card.kind)));
    if matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event) {
        write!(head, " · {} M€", card.cost).unwrap();
    }
    if !card.tags.is_empty() {
        let tags: Vec<&str> = card.tags.iter().map(|&tag| language.term(Term::Tag(tag))).collect();
        write!(head, " · {}", tags.join(", ")).unwrap();
    }
    head
}

#[test]
fn the_texts_of_all_cards_are_those_of_the_golden() {
    for language in Language::ALL.iter().copied() {
        let mut now = String::new();
        for card in all() {
            writeln!(now, "{}", head_in(language, card)).unwrap();
            for line in language.card_text(card) {
                writeln!(now, "  {}", line.words).unwrap();
            }
            writeln!(now).unwrap();
        }
        compare(&format!("cards.{}.txt", language.tag()), &now);
    }
}

#[test]
fn every_line_of_every_card_is_one_or_several_sentences() {
    for card in all() {
        let lines = Language::English.card_text(card);
        assert!(!lines.is_empty(), "{}", card.name);
        for line in lines {
            assert_eq!(
                crate::words::grammar::fault(&line.words, true),
                None,
                "{}: {}",
                card.name,
                line.words
            );
        }
    }
}

#[cfg(feature = "synthetic")]
#[test]
fn whatever_pays_and_another_price_of_cards_have_their_sentences() {
    use viriditas::mars::cards::{BALLOON_CONVOY, CREEPING_MATS, JEALOUS_FOUNDERS, OPEN_ARCHIVES, SYNTHETIC};

    let lasting = |card| {
        let mut lines = Language::English.card_text(&card).into_iter();
        lines.find(|line| line.topic == text::Topic::Lasting).map(|line| line.words).unwrap_or_default()
    };
    assert_eq!(
        lasting(CREEPING_MATS),
        "Microbes on this card may pay for your cards with a plant tag, each as 2 M€."
    );
    assert_eq!(lasting(BALLOON_CONVOY), "Floaters on this card pay as heat for you, each as 2 heat.");
    assert_eq!(lasting(JEALOUS_FOUNDERS), "A card that you buy costs you 5 M€ instead of 3 M€.");
    assert_eq!(lasting(OPEN_ARCHIVES), "A card that you buy costs you 1 M€ instead of 3 M€.");
    for line in SYNTHETIC.iter().flat_map(|card| Language::English.card_text(card)) {
        assert_eq!(crate::words::grammar::fault(&line.words, true), None, "{}", line.words);
    }
}
