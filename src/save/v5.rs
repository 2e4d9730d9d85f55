//! Format 5, frozen: as format 3, with a record in format 4.

use super::broken::Broken;
use super::record::Record;
use super::snapshot::Snapshot;
use super::{v3, v4};

/// The first byte.
pub(super) const FORMAT: u8 = 5;

/// What stands before the record.
pub(super) fn head(snapshot: &Snapshot) -> Vec<u8> {
    v3::before(FORMAT, snapshot)
}

pub(super) fn write(record: &Record, snapshot: &Snapshot) -> Vec<u8> {
    let mut bytes = head(snapshot);
    bytes.extend(v4::write(record));
    bytes
}

/// Reads a record, of whatever revision of the rules; the snapshot of another one than this release's is not looked at.
pub(super) fn read(bytes: &[u8]) -> Result<Record, Broken> {
    v3::read_behind(bytes, v4::FORMAT, v4::take)
}
