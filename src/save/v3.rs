//! Format 3, frozen: a game that does not begin with its set-up, for it was taken up from a snapshot.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the format, 3 |
//! | … | a number: how many bytes the snapshot takes |
//! | … | the snapshot, in the format of `snapshot` |
//! | … | a record in format 2, whose first digest and first answer come after the snapshot |
//!
//! Numbers are those of format 2.

use super::broken::Broken;
use super::bytes::{Reader, write_number};
use super::record::Record;
use super::snapshot::Snapshot;
use super::v2;
use crate::mars::RULES_REVISION;

/// The first byte.
pub(super) const FORMAT: u8 = 3;

/// A snapshot before a record, in a format that has it as this one.
pub(super) fn before(format: u8, snapshot: &Snapshot) -> Vec<u8> {
    let mut bytes = vec![format];
    write_number(snapshot.bytes().len() as u64, &mut bytes);
    bytes.extend(snapshot.bytes());
    bytes
}

pub(super) fn write(record: &Record, snapshot: &Snapshot) -> Vec<u8> {
    let mut bytes = before(FORMAT, snapshot);
    bytes.extend(v2::write(record));
    bytes
}

/// Reads a record, of whatever revision of the rules; the snapshot of another one than this release's is not looked at.
pub(super) fn read(bytes: &[u8]) -> Result<Record, Broken> {
    read_behind(bytes, v2::FORMAT, v2::take)
}

/// Reads a snapshot and the record behind it, which is in this format.
pub(super) fn read_behind(
    bytes: &[u8],
    format: u8,
    take: fn(&mut Reader<'_>) -> Result<Record, Broken>,
) -> Result<Record, Broken> {
    let mut reader = Reader::new(bytes);
    let [_format] = reader.array()?;
    let length = reader.number()?;
    let snapshot = reader.slice(usize::try_from(length).unwrap_or(usize::MAX))?;
    if bytes.get(reader.at).is_some_and(|&there| there != format) {
        return Err(Broken::Damaged);
    }
    let mut record = take(&mut reader)?;
    if record.revision == RULES_REVISION {
        record.from = Some(Snapshot::read(snapshot, &record.setup, record.seed)?);
    }
    Ok(record)
}
