//! The texts of all cards of Ares Expedition as one file to read.

use crate::words::cards::compare;
use crate::words::grammar::fault;
use core::fmt::Write;
use viriditas::ares::cards::{self, Card, TABLES};
use viriditas::text::Language;

/// The head of a card: number, name, colour and tags, cost.
fn head(language: Language, card: &Card) -> String {
    let text = language.ares();
    let mut head = format!("{} · {} · {}", card.id.number(), text.card_name(card), text.card_head(card));
    if card.colour.is_some() {
        write!(head, " · {} M€", card.cost).unwrap();
    }
    head
}

fn lines(card: &Card) -> Vec<String> {
    Language::English.ares().card_text(card).into_iter().map(|line| line.words).collect()
}

#[test]
fn the_texts_of_all_cards_of_ares_expedition_are_those_of_the_golden() {
    for language in Language::ALL.iter().copied() {
        let mut now = String::new();
        for card in TABLES.iter().flat_map(|table| table.iter()) {
            writeln!(now, "{}", head(language, card)).unwrap();
            for line in language.ares().card_text(card) {
                writeln!(now, "  {}", line.words).unwrap();
            }
            writeln!(now).unwrap();
        }
        compare(&format!("ares.cards.{}.txt", language.tag()), &now);
    }
}

#[test]
fn every_line_of_every_card_of_ares_expedition_is_one_or_several_sentences() {
    for card in cards::all() {
        let lines = lines(card);
        assert!(!lines.is_empty(), "{}", card.name);
        for words in lines {
            assert_eq!(fault(&words, true), None, "{}: {words}", card.name);
        }
        for &language in Language::ALL {
            let lines = language.ares().card_text(card);
            assert!(lines.iter().all(|line| !line.words.trim().is_empty()), "{}", card.name);
        }
    }
}

/// Everything of a card that its text tells.
fn told(card: &Card) -> Card {
    Card {
        id: Card::BLANK.id,
        name: "",
        cost: 0,
        tags: &[],
        is_for_first_game: false,
        holds: None,
        colour: None,
        ..*card
    }
}

#[test]
fn cards_that_do_different_things_have_different_texts() {
    let all: Vec<(&Card, Vec<String>)> = cards::all().map(|card| (card, lines(card))).collect();
    for (at, (one, words)) in all.iter().enumerate() {
        for (other, _) in all[..at].iter().filter(|(_, others)| others == words) {
            assert_eq!(told(one), told(other), "{} and {}: {words:?}", one.name, other.name);
        }
    }
}
