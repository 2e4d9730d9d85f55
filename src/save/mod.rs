//! Records: games as bytes and as text, read back with every input taken for hostile.
//!
//! A record is the rules revision, the set-up, the seed and the journal, packed; digests of the state tell
//! whether the game that comes back is the one that was saved. [`Record::from_text`] and
//! [`Record::from_bytes`] take any input and end in a record or in a [`Broken`] that says what is wrong;
//! [`Record::replay`] makes the game again.
//!
//! Where other rules replay the answers to nothing, a [`Snapshot`] behind the record takes the game up at the start of
//! its last turn: [`read`] decides between the two.
//!
//! A record holds the seed and so every secret of its game, and a snapshot holds the piles: both are for the table's
//! owner, never for a seat.

mod broken;
mod bytes;
mod crc;
mod digest;
mod journal;
mod opening;
mod pack;
mod record;
mod snapshot;
mod text;
mod v2;
mod v3;
mod v4;
mod v5;
mod v6;
mod v7;

pub use broken::Broken;
pub use crc::crc32;
pub use digest::{digest, fold};
pub use journal::{Entry, Journal, MOST_ANSWERS};
pub use opening::{Opening, TakenUp, read, to_be_sent};
pub use record::{MOST_BYTES, Record};
pub use snapshot::Snapshot;

pub(crate) use journal::Answer;
pub(crate) use record::Replay;
pub use text::write;
