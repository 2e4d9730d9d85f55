//! What page and worker say to each other of a game that is looked at afterwards, as text.
//!
//! ```text
//! 1 <number> analyse <from> <seats> <record>      the page asks for the answers from a place on, those of some seats judged
//! 1 <number> analysed <beginning> <answer> …      the worker answers with some of them, none behind the last
//! 1 <number> analysed                             or has none, for the record is no game
//! ```
//!
//! The beginning is the analysis of no answer where the first ones were asked for, else `-`.

use super::message::{MessageError, parsed, version};
use crate::games::{AnalysedAnswer, GameAnalysis, GameAnalyst};
use crate::kit::Seats;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

/// A question about answers of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisRequest {
    /// Which question: the answer bears its number.
    pub number: u32,
    /// How many answers are analysed already.
    pub from: usize,
    /// Whose answers are judged.
    pub judged: Seats,
    /// The game, as [`crate::save::Record::to_text`] writes it.
    pub record: String,
}

/// Some answers of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysedPart {
    /// The analysis that they are added to, where the first ones were asked for.
    pub begun: Option<GameAnalysis>,
    /// The answers; none behind the last one.
    pub answers: Vec<AnalysedAnswer>,
}

/// What came of an [`AnalysisRequest`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisAnswer {
    /// The request's.
    pub number: u32,
    /// The answers; `None` where the record is no game.
    pub part: Option<AnalysedPart>,
    /// How many players the game has.
    pub players: u8,
}

impl AnalysisRequest {
    /// What the worker says to it, which keeps the game that it was asked about last.
    pub fn answered_after(&self, kept: &mut GameAnalyst) -> AnalysisAnswer {
        let Self { number, from, judged, ref record } = *self;
        let begun = (from == 0).then(|| kept.begun(record));
        let part = match begun.transpose() {
            Ok(begun) => {
                kept.answers(record, from, judged).ok().map(|answers| AnalysedPart { begun, answers })
            }
            Err(_) => None,
        };
        AnalysisAnswer { number, part, players: kept.players() }
    }
}

impl Display for AnalysisRequest {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let Self { number, from, judged, record } = self;
        write!(to, "1 {number} analyse {from} {} {record}", judged.bits())
    }
}

impl FromStr for AnalysisRequest {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let mut words = text.splitn(6, ' ');
        version(words.next())?;
        let number = parsed(words.next())?;
        if words.next() != Some("analyse") {
            return Err(MessageError);
        }
        let (from, judged) = (parsed(words.next())?, Seats::of_bits(parsed(words.next())?));
        let record = words.next().ok_or(MessageError)?.to_owned();
        Ok(Self { number, from, judged, record })
    }
}

impl Display for AnalysisAnswer {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "1 {} analysed", self.number)?;
        let Some(AnalysedPart { begun, answers }) = &self.part else { return Ok(()) };
        match begun {
            Some(begun) => write!(to, " {begun}")?,
            None => to.write_str(" -")?,
        }
        answers.iter().try_for_each(|answer| write!(to, " {}", answer.written(self.players)))
    }
}

impl FromStr for AnalysisAnswer {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let mut words = text.split(' ');
        version(words.next())?;
        let number = parsed(words.next())?;
        if words.next() != Some("analysed") {
            return Err(MessageError);
        }
        let Some(begun) = words.next() else { return Ok(Self { number, part: None, players: 0 }) };
        let begun = if begun == "-" { None } else { Some(parsed::<GameAnalysis>(Some(begun))?) };
        let players = begun.as_ref().map_or(0, |begun| begun.players);
        let answers = words.map(|word| parsed(Some(word))).collect::<Result<Vec<_>, _>>()?;
        Ok(Self { number, part: Some(AnalysedPart { begun, answers }), players })
    }
}
