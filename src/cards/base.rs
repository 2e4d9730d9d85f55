//! The project cards of the standard game, in the order of their printed numbers.

use super::card::Kind::{Active, Event};
use super::cards;
use super::*;
use crate::words::Parameter::Temperature;
use crate::words::Resource::*;
use crate::words::Tag::*;

cards! {
    /// The 137 project cards of the standard game.
    BASE:
    ASTEROID = Card {
        id: CardId::base(9), name: "Asteroid", kind: Event, cost: 14, tags: &[Space],
        play: &[raise(Temperature, 1), gain(Titanium, 2), remove(Plants, 3)],
        ..Card::BLANK
    };
    IMPORTED_HYDROGEN = Card {
        id: CardId::base(19), name: "Imported Hydrogen", kind: Event, cost: 16, tags: &[Earth, Space],
        play: &[
            place(Tile::Ocean),
            Effect::Choose(&[
                &[gain(Plants, 3)],
                &[add(CardResource::Microbe, 3)],
                &[add(CardResource::Animal, 2)],
            ]),
        ],
        ..Card::BLANK
    };
    MINING_RIGHTS = Card {
        id: CardId::base(67), name: "Mining Rights", cost: 9, tags: &[Building],
        play: &[Effect::Then(&place_on(Tile::MiningRights, Area::Metal), &[Effect::ProduceMetal(1)])],
        ..Card::BLANK
    };
}
