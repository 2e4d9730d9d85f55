//! The corporations.

use super::card::Kind::{BeginnerCorporation, Corporation};
use super::cards;
use super::*;
use crate::words::Resource::*;
use crate::words::Tag::*;

/// What the corporations below are written from.
const BLANK: Card = Card { kind: Corporation, ..Card::BLANK };

cards! {
    /// The corporations of all modules.
    CORPORATIONS:
    BEGINNER_CORPORATION = Card {
        id: CardId::corporation(0), name: "Beginner Corporation", kind: BeginnerCorporation,
        play: &[gain(MegaCredits, 42), draw(10)],
        ..BLANK
    };
    THARSIS_REPUBLIC = Card {
        id: CardId::corporation(31), name: "Tharsis Republic", tags: &[Building],
        play: &[gain(MegaCredits, 40)],
        first: &[place(Tile::City)],
        triggers: &[
            Trigger {
                when: When::Places { what: TileClass::City, on: Ground::Mars, showing: &[] },
                by: Whose::Anyone,
                steps: &[produce(MegaCredits, 1)],
            },
            on_tile(Whose::Own, TileClass::City, &[gain(MegaCredits, 3)]),
        ],
        ..BLANK
    };
}
