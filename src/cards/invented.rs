//! Cards that never existed (cargo feature `scenario`): they say with today's words what later boxes say.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::card::Kind::*;
use super::cards;
use super::*;
use crate::words::Resource::*;
use crate::words::Tag::*;

/// What the cards below are written from.
const BLANK: Card = Card { module: Module::Invented, ..Card::BLANK };

cards! {
    /// Cards of no box.
    INVENTED:
    MANY_TRADES = Card {
        id: CardId::invented(40), name: "Many Trades", kind: Automated, cost: 4, tags: &[Wild],
        ..BLANK
    };
    TRAVELLING_CREWS = Card {
        id: CardId::invented(41), name: "Travelling Crews", kind: Automated, cost: 7, tags: &[Wild],
        play: &[produce(MegaCredits, 1)],
        ..BLANK
    };
}
