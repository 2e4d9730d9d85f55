//! Format 7, frozen: as format 3, with a record in format 6.

use super::broken::Broken;
use super::record::Record;
use super::snapshot::Snapshot;
use super::{v3, v6};

/// The first byte.
pub(super) const FORMAT: u8 = 7;

pub(super) fn write(record: &Record, snapshot: &Snapshot) -> Vec<u8> {
    let mut bytes = v3::before(FORMAT, snapshot);
    bytes.extend(v6::write(record));
    bytes
}

/// Reads a record, of whatever revision of the rules; the snapshot of another one than this release's is not looked at.
pub(super) fn read(bytes: &[u8]) -> Result<Record, Broken> {
    v3::read_behind(bytes, v6::FORMAT, v6::take)
}
