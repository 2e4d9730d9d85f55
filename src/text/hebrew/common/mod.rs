//! The page's words that serve any game.

mod analysis;
pub(in crate::text::hebrew) mod bar;
mod coach;
pub(super) mod course;
mod explain;
mod home;
mod live;
pub(super) mod reason;
mod share;
pub(super) mod standings;

pub(super) use bar::bar;
pub(super) use explain::{explain, explained, save_mark};
pub(super) use home::home;
pub(super) use share::share;

use super::phrase::counted;
use super::who::called;
use crate::text::grammar::isolated;
use crate::text::mars::prelude::*;
use std::fmt::Display;

/// A name or a figure that keeps its direction within a sentence, also where it is isolated already.
pub(super) fn apart(words: &str) -> String {
    if words.starts_with('\u{2068}') { words.to_owned() } else { isolated(words) }
}

/// A number in digits that is never below 0.
pub(super) fn digits(number: impl Display) -> String {
    isolated(&number.to_string())
}

/// A percentage.
pub(super) fn percent(number: impl Display) -> String {
    isolated(&format!("{number}%"))
}

/// A number of things: the words for one of them, or a number before their plural.
pub(super) fn several<N: Display + PartialEq + From<u8>>(number: N, one: &str, many: &str) -> String {
    if number == N::from(1) { one.to_owned() } else { format!("{} {many}", digits(number)) }
}

/// A number of points.
pub(super) fn points(number: i32) -> String {
    several(number, "נקודה אחת", "נקודות")
}

/// A number of moves.
pub(super) fn moves(number: usize) -> String {
    several(number, "מהלך אחד", "מהלכים")
}

/// A number of generations.
pub(super) fn generations(number: u8) -> String {
    several(number, "עידן אחד", "עידנים")
}

/// A number of cards.
pub(super) fn cards(number: usize) -> String {
    several(number, "קלף אחד", "קלפים")
}

/// An amount of M€.
pub(super) fn money(amount: impl Into<i32>) -> String {
    counted(amount.into(), Noun::MegaCredit)
}

/// The name of a card within a sentence.
pub(super) fn card_called(id: CardId) -> String {
    super::terms::called(card(id))
}

/// A player as a label or in a list.
pub(super) fn person(player: Called<'_>) -> String {
    match player {
        Called::You => called(player).to_owned(),
        Called::Name(name) => apart(name),
    }
}

/// Several players in a list.
pub(super) fn people(players: &[Called<'_>]) -> Vec<String> {
    players.iter().map(|&player| person(player)).collect()
}

/// To a player, to whom something is given.
pub(super) fn to_person(player: Called<'_>) -> String {
    match player {
        Called::You => "לכם".to_owned(),
        Called::Name(name) => format!("ל־{}", apart(name)),
    }
}

/// Of a player, whose something is.
pub(super) fn of_person(player: Called<'_>) -> String {
    match player {
        Called::You => "שלכם".to_owned(),
        Called::Name(name) => format!("של {}", apart(name)),
    }
}

/// By a player, who has done something.
pub(super) fn by_person(player: Called<'_>) -> String {
    match player {
        Called::You => "על ידכם".to_owned(),
        Called::Name(name) => format!("על ידי {}", apart(name)),
    }
}
