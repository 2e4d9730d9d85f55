//! Records: games as bytes and as text, read back with every input taken for hostile.
//!
//! A record is the rules revision, the set-up, the seed and the journal, packed; a digest of the state tells
//! whether the game that comes back is the one that was saved. [`Record::from_text`] and
//! [`Record::from_bytes`] take any input and end in a record or in a [`Broken`] that says what is wrong;
//! [`Record::replay`] makes the game again.
//!
//! An answer is a digit whose base is the number of offers: a question with one offer takes no room, and only a replay can read the
//! answers. A record is a twentieth and forty letters longer than its answers at the most, which `tests/saves/measure.rs` checks.
//!
//! Answers mean nothing under other rules. A record of another revision ([`Seated::REVISION`]), another format or another game is
//! refused, and its text stays where it is kept: the release that wrote it can open it. With release 1.0 that ends, and saved games
//! outlast a change of the rules. Until then, a change of what choices do raises the revision and replaces the specimens in `tests/saves`;
//! a change of the bytes raises the format.
//!
//! A record holds the seed and so every secret of its game: it is for the table's owner, never for a seat.
//!
//! [`Seated::REVISION`]: crate::kit::Seated::REVISION

mod broken;
mod crc;
mod digest;
mod format;
mod journal;
mod pack;
mod record;
mod text;

pub use broken::Broken;
pub use crc::crc32;
pub use digest::{digest, fold};
pub use journal::{Entry, Journal, MOST_ANSWERS, MOST_BY_A_BYTE, MOST_WITHOUT_A_BYTE};
pub use record::{MOST_BYTES, Record};
pub use text::{read, write};

pub(crate) use broken::Unreadable;
pub(crate) use journal::Answer;
pub(crate) use record::Replay;
pub(crate) use text::{decode, encode};
