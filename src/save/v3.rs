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

/// What stands before the record in format 2.
pub(super) fn head(snapshot: &Snapshot) -> Vec<u8> {
    let mut bytes = vec![FORMAT];
    write_number(snapshot.bytes().len() as u64, &mut bytes);
    bytes.extend(snapshot.bytes());
    bytes
}

pub(super) fn write(record: &Record, snapshot: &Snapshot) -> Vec<u8> {
    let mut bytes = head(snapshot);
    bytes.extend(v2::write(record));
    bytes
}

/// Reads a record, of whatever revision of the rules; the snapshot of another one than this release's is not looked at.
pub(super) fn read(bytes: &[u8]) -> Result<Record, Broken> {
    let mut reader = Reader::new(bytes);
    let [_format] = reader.array()?;
    let length = reader.number()?;
    let snapshot = reader.slice(usize::try_from(length).unwrap_or(usize::MAX))?;
    match bytes.get(reader.at) {
        None | Some(&v2::FORMAT) => {}
        Some(_) => return Err(Broken::Damaged),
    }
    let mut record = v2::take(&mut reader)?;
    if record.revision == RULES_REVISION {
        record.from = Some(Snapshot::read(snapshot, &record.setup, record.seed)?);
    }
    Ok(record)
}
