//! The game in plain values, for programs: set-ups, questions, answers, events, cards, positions. Names are English words
//! joined by hyphens, and stay; seats, areas and places are counted from 0.
//!
//! [`Game`] and [`AresGame`] are all that a program needs, and [`AnyGame`] opens a text of either. What is wrong with an argument is a [`Fault`] that names it, and changes nothing.
//! The module for JavaScript (`js`), the page's messages with the page around it and the types for TypeScript
//! (`static/module/types.d.ts`) are made of these values, by exhaustive matches over those of the engine: a new event or choice gets
//! its plain form here, and a test reads the types off the values.

mod analysed;
mod any;
pub mod ares;
#[cfg(target_arch = "wasm32")]
pub mod browser;
mod candidate;
mod card;
mod choice;
mod committee;
mod event;
mod event_from;
mod fault;
mod find;
mod game;
mod mars;
mod much;
mod names;
#[cfg(feature = "scenario")]
mod position;
mod price;
mod question;
mod refusal;
mod setup;
mod spoken;
mod steps;
mod table;
#[cfg(all(test, feature = "scenario"))]
mod types;

pub use analysed::{AnalysedAnswer, AnalysedPart, Grade, Judgement, PointsAndChance};
pub use any::AnyGame;
pub use ares::{
    AresAdvice, AresChoice, AresEvent, AresOutcome, AresQuestion, AresRefusal, AresScore, AresSetUp,
    AresShape, AresSitting, AresStage, AresState, AresWish,
};
pub use candidate::{MeanAndError, RankedAnswer};
pub use card::{CardFacts, CardLine, FaceRow, Icon, MapArea, MapBeside, MapFacts, MapGoal, MapTrack};
pub use choice::{Choice, Wish};
pub use committee::{Committee, Leader, Lobbyist, PartyState};
pub use event::Event;
pub use fault::{Code, Fault, WhyRefused};
pub use game::{AresGame, Game, Held};
pub use mars::Advice;
#[cfg(feature = "scenario")]
pub use position::{Laid, LaidTile, Position, Side};
pub use price::{Payer, Price};
pub use question::{Levels, Offer, Outcome, Payment, Question, Refused, Shape, Share, Want};
pub use refusal::{Counted, More, Refusal};
pub use setup::{SetUp, Sitting};
pub use spoken::{Speaker, Spoken};
pub use steps::{ActionFacts, ColonyFacts, Condition, Counting, EventFacts, Formula, Lasting, Much, Step};
pub use table::{Area, ColonyTile, GameResult, Goal, GoalValues, Played, PlayerState, Score, Six, State};

use crate::mars::RULES_REVISION;
use crate::mars::cards;
use crate::mars::maps::MAPS;
use crate::text::Language;
use core::fmt::Display;
use fault::Read;
use serde::{Deserialize, Deserializer};

/// The revision of the rules.
pub const fn rules() -> u16 {
    RULES_REVISION
}

/// The language with this BCP 47 tag.
fn language(tag: &str) -> Result<Language, Fault> {
    Language::of_tag(tag).among("language", tag, Language::ALL.iter().map(|language| language.tag()))
}

/// Every card of every box, in ascending order of their numbers.
///
/// # Errors
/// There is no such language.
pub fn all_cards(tag: &str) -> Result<Vec<CardFacts>, Fault> {
    let language = language(tag)?;
    Ok(cards::all().map(|card| CardFacts::of(card, language)).collect())
}

/// The card with this English name.
///
/// # Errors
/// There is no such card, or no such language.
pub fn card(name: &str, tag: &str) -> Result<CardFacts, Fault> {
    Ok(CardFacts::of(names::read(name, "name")?, language(tag)?))
}

/// Every map.
///
/// # Errors
/// There is no such language.
pub fn all_maps(tag: &str) -> Result<Vec<MapFacts>, Fault> {
    let language = language(tag)?;
    Ok((0..).zip(MAPS).map(|(number, map)| MapFacts::of(number, map, language)).collect())
}

/// Reads what somebody sent for an argument.
///
/// # Errors
/// Which part of it is of the wrong type.
pub fn read<'de, T, D>(argument: &str, from: D) -> Result<T, Fault>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
    D::Error: Display,
{
    serde_path_to_error::deserialize(from).map_err(|error| {
        let path = error.path().to_string();
        let argument = match path.as_str() {
            "." => argument.to_owned(),
            path => format!("{argument}.{path}"),
        };
        let said = error.inner().to_string();
        Fault::misread(argument, &said)
    })
}
