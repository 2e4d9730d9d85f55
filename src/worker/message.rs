//! What page and worker say to each other, as text: words between single spaces, of which the first is the version.
//!
//! ```text
//! 1 <number> <seat> <bot> <share> <record>  the page asks
//! 1 <number> <index> <reason>               the worker answers with the place of an offer, and why
//! 1 <number> refused <why>                  or says why it cannot
//! 1 ready                                   the worker has begun
//! ```
//!
//! A reason is a word and its numbers: `only`, `chance <of>`, `most <value> <second>`, `further <by>`, `nothing <best>` or `unneeded`.

use crate::games::{AnswerError, KeptGame};
use crate::kit::{BotChoice, Reason, Seat};
use crate::table::Bot;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

/// The first word of every message. Page and worker are one module, so that another version is always a mistake.
const VERSION: &str = "1";

/// What a worker says when it has begun.
pub const READY: &str = "1 ready";

/// A question to a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Which question: the answer bears its number.
    pub number: u32,
    /// Whose answer is owed.
    pub seat: Seat,
    /// Who answers for it.
    pub bot: Bot,
    /// How much of the thought of its level the bot has, in percent.
    pub share: u8,
    /// The game up to the question, as [`crate::save::Record::to_text`] writes it.
    pub record: String,
}

/// What came of a [`Request`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotAnswer {
    /// The request's.
    pub number: u32,
    /// The place of the choice among the offers with its reason, or why there is none.
    pub chosen: Result<BotChoice<u16>, AnswerError>,
}

/// A message that is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageError;

impl Request {
    /// What a bot says to it.
    pub fn answered(&self) -> BotAnswer {
        self.answered_after(&mut KeptGame::default())
    }

    /// What a bot says to it that keeps the game it was asked about last.
    pub fn answered_after(&self, kept: &mut KeptGame) -> BotAnswer {
        BotAnswer { number: self.number, chosen: kept.answer(&self.record, self.seat, self.bot, self.share) }
    }
}

impl Display for Request {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let Self { number, seat, bot, share, record } = self;
        write!(to, "{VERSION} {number} {} {} {share} {record}", seat.number(), bot.key())
    }
}

impl FromStr for Request {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let mut words = text.splitn(6, ' ');
        version(words.next())?;
        let number = parsed(words.next())?;
        let seat: usize = parsed(words.next())?;
        let seat = *Seat::ALL.get(seat).ok_or(MessageError)?;
        let bot = words.next().and_then(Bot::named).ok_or(MessageError)?;
        let share = parsed(words.next())?;
        let record = words.next().ok_or(MessageError)?.to_owned();
        Ok(Self { number, seat, bot, share, record })
    }
}

impl Display for BotAnswer {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "{VERSION} {} ", self.number)?;
        match &self.chosen {
            Err(AnswerError::Broken) => to.write_str("refused broken"),
            Err(AnswerError::NotAsked) => to.write_str("refused unasked"),
            Ok(BotChoice { choice, reason }) => {
                write!(to, "{choice} ")?;
                match reason {
                    Reason::OnlyOffer => to.write_str("only"),
                    Reason::Chance { of } => write!(to, "chance {of}"),
                    Reason::WorthMost { value, second } => write!(to, "most {value} {second}"),
                    Reason::LeadsFurther { by } => write!(to, "further {by}"),
                    Reason::NothingWorthIt { best } => write!(to, "nothing {best}"),
                    Reason::NothingElseNeedsIt => to.write_str("unneeded"),
                }
            }
        }
    }
}

impl FromStr for BotAnswer {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let mut words = text.split(' ');
        version(words.next())?;
        let number = parsed(words.next())?;
        let place = words.next().ok_or(MessageError)?;
        let chosen = match place {
            "refused" => Err(unanswered(words.next().ok_or(MessageError)?)?),
            index => Ok(BotChoice {
                choice: index.parse().map_err(|_| MessageError)?,
                reason: reason(&mut words)?,
            }),
        };
        if words.next().is_some() {
            return Err(MessageError);
        }
        Ok(Self { number, chosen })
    }
}

fn reason<'a>(words: &mut impl Iterator<Item = &'a str>) -> Result<Reason, MessageError> {
    Ok(match words.next() {
        Some("only") => Reason::OnlyOffer,
        Some("chance") => Reason::Chance { of: parsed(words.next())? },
        Some("most") => Reason::WorthMost { value: parsed(words.next())?, second: parsed(words.next())? },
        Some("further") => Reason::LeadsFurther { by: parsed(words.next())? },
        Some("nothing") => Reason::NothingWorthIt { best: parsed(words.next())? },
        Some("unneeded") => Reason::NothingElseNeedsIt,
        _ => return Err(MessageError),
    })
}

fn unanswered(text: &str) -> Result<AnswerError, MessageError> {
    match text {
        "broken" => Ok(AnswerError::Broken),
        "unasked" => Ok(AnswerError::NotAsked),
        _ => Err(MessageError),
    }
}

pub(super) fn version(word: Option<&str>) -> Result<(), MessageError> {
    if word == Some(VERSION) { Ok(()) } else { Err(MessageError) }
}

pub(super) fn parsed<T: FromStr>(word: Option<&str>) -> Result<T, MessageError> {
    word.and_then(|word| word.parse().ok()).ok_or(MessageError)
}
