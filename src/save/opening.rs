//! From a text to a game that can be gone on with, even where other rules made it.

use super::broken::Broken;
use super::journal::Journal;
use super::record::Record;
use super::snapshot::Snapshot;
use super::text::{self, Parts};
use crate::mars::RULES_REVISION;

/// What a text holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The game. Taken up from a snapshot it begins there, without an answer.
    pub record: Record,
    /// What stands beside it about the seats.
    pub beside: Option<Vec<u8>>,
    /// Where the game goes on.
    pub taken_up: TakenUp,
}

/// Where a game goes on that was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakenUp {
    /// Where it was left.
    WhereLeft,
    /// At the start of its last turn, for other rules made it.
    AtLastTurn {
        /// The revision of the rules that made it.
        theirs: u16,
    },
}

/// Reads a text; white space in it does no harm. A game of these rules is its record, and no snapshot is looked at; one of
/// other rules opens from its snapshot.
///
/// # Errors
/// What is wrong with the text.
pub fn read(text: &str) -> Result<Opening, Broken> {
    let Parts { record, beside, snapshot } = text::parts(text)?;
    let record = Record::of_any_revision(&record)?;
    let theirs = record.revision;
    if theirs == RULES_REVISION {
        return Ok(Opening { record, beside, taken_up: TakenUp::WhereLeft });
    }
    let snapshot = snapshot.ok_or(Broken::Revision { theirs })?;
    let snapshot = Snapshot::read(&snapshot, &record.setup, record.seed).map_err(|broken| {
        // What could never be by these rules may be by later ones.
        let is_later = theirs > RULES_REVISION && matches!(broken, Broken::Position { .. });
        if is_later { Broken::Revision { theirs } } else { broken }
    })?;
    let begun = Record::of(&record.setup, record.seed, &Journal::new(), snapshot.game());
    let record = begun.since(&snapshot);
    Ok(Opening { record, beside, taken_up: TakenUp::AtLastTurn { theirs } })
}

/// The text as it is sent to somebody: short, without a snapshot, where these rules made the game; otherwise all of it, for
/// another release may open what this one cannot.
pub fn to_be_sent(text: &str) -> &str {
    let is_ours = read(text).is_ok_and(|opening| opening.taken_up == TakenUp::WhereLeft);
    let mut points = text.match_indices('.').map(|(at, _)| at);
    match points.nth(2) {
        Some(end) if is_ours => &text[..end],
        Some(_) | None => text,
    }
}
