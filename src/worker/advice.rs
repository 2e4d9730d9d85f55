//! What page and worker say to each other of advice, as text.
//!
//! ```text
//! 1 <number> coach <seat> <parts> <record>    the page asks
//! 1 <number> advice <settled> <line> …        the worker answers with lines, the best one first
//! 1 <number> advice                           or has none
//! ```
//!
//! A line is the places of its answers with commas between them, a colon, the points and the chance behind with their errors, and whether it is
//! as good as the best one (0 or 1), with commas between them.

use super::message::{MessageError, parsed, version};
use crate::games::{Advice, AdvisedLine, KeptAnalysis};
use crate::kit::{Estimate, Seat};
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

/// A question to the coach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdviceRequest {
    /// Which question: the answer bears its number.
    pub number: u32,
    /// Who wants advice.
    pub seat: Seat,
    /// After how many of [`crate::games::ANALYSIS_PARTS`].
    pub parts: u8,
    /// The game up to the question, as [`crate::save::Record::to_text`] writes it.
    pub record: String,
}

/// What came of an [`AdviceRequest`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoachAnswer {
    /// The request's.
    pub number: u32,
    /// The advice; `None` where nothing can be said.
    pub advice: Option<Advice>,
}

impl AdviceRequest {
    /// What the coach says to it, which keeps the analysis that it was asked for last.
    pub fn answered_after(&self, kept: &mut KeptAnalysis) -> CoachAnswer {
        let advice = kept.advice(&self.record, self.seat, self.parts).ok();
        CoachAnswer { number: self.number, advice }
    }
}

impl Display for AdviceRequest {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let Self { number, seat, parts, record } = self;
        write!(to, "1 {number} coach {} {parts} {record}", seat.number())
    }
}

impl FromStr for AdviceRequest {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let mut words = text.splitn(6, ' ');
        version(words.next())?;
        let number = parsed(words.next())?;
        if words.next() != Some("coach") {
            return Err(MessageError);
        }
        let seat: usize = parsed(words.next())?;
        let seat = *Seat::ALL.get(seat).ok_or(MessageError)?;
        let parts = parsed(words.next())?;
        let record = words.next().ok_or(MessageError)?.to_owned();
        Ok(Self { number, seat, parts, record })
    }
}

impl Display for CoachAnswer {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "1 {} advice", self.number)?;
        let Some(Advice { lines, is_settled }) = &self.advice else { return Ok(()) };
        write!(to, " {}", u8::from(*is_settled))?;
        for AdvisedLine { places, points_behind, chance_behind, is_alike } in lines {
            let places: Vec<String> = places.iter().map(u16::to_string).collect();
            let figures = [points_behind.mean, points_behind.error, chance_behind.mean, chance_behind.error];
            write!(to, " {}:", places.join(","))?;
            figures.iter().try_for_each(|figure| write!(to, "{figure},"))?;
            write!(to, "{}", u8::from(*is_alike))?;
        }
        Ok(())
    }
}

impl FromStr for CoachAnswer {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let mut words = text.split(' ');
        version(words.next())?;
        let number = parsed(words.next())?;
        if words.next() != Some("advice") {
            return Err(MessageError);
        }
        let Some(settled) = words.next() else { return Ok(Self { number, advice: None }) };
        let lines = words.map(line).collect::<Result<Vec<_>, _>>()?;
        Ok(Self { number, advice: Some(Advice { lines, is_settled: flag(settled)? }) })
    }
}

fn line(text: &str) -> Result<AdvisedLine, MessageError> {
    let (places, figures) = text.split_once(':').ok_or(MessageError)?;
    let places = places.split(',').map(|place| parsed(Some(place))).collect::<Result<Vec<u16>, _>>()?;
    let mut figures = figures.split(',');
    let mut estimate = || {
        let (mean, error) = (parsed(figures.next())?, parsed(figures.next())?);
        Ok::<_, MessageError>(Estimate { mean, error })
    };
    let (points_behind, chance_behind) = (estimate()?, estimate()?);
    let is_alike = flag(figures.next().ok_or(MessageError)?)?;
    if figures.next().is_some() {
        return Err(MessageError);
    }
    Ok(AdvisedLine { places, points_behind, chance_behind, is_alike })
}

fn flag(text: &str) -> Result<bool, MessageError> {
    match text {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(MessageError),
    }
}
