//! The project cards of the Corporate Era, in the order of their printed numbers.

use super::card::Kind::{Active, Event};
use super::cards;
use super::*;
use crate::words::Parameter::Temperature;
use crate::words::Resource::*;
use crate::words::Tag::*;

/// What the cards below are written from.
const BLANK: Card = Card { module: Module::CorporateEra, ..Card::BLANK };

cards! {
    /// The 71 project cards of the Corporate Era.
    CORPORATE_ERA:
    OLYMPUS_CONFERENCE = Card {
        id: CardId::base(185), name: "Olympus Conference", kind: Active, cost: 10, tags: &[Science, Earth, Building],
        triggers: &[on_own_tags(&[Science], &[Effect::Choose(&[
            &[add_here(CardResource::Science, 1)],
            &[take_here(CardResource::Science, 1), draw(1)],
        ])])],
        holds: Some(CardResource::Science), points: points(1),
        ..BLANK
    };
}
