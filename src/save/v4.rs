//! Format 4, frozen.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the format, 4 |
//! | … | as in format 2, up to the seed |
//! | 1 | how many generations have begun |
//! | 2 | the digest of the game as it is |
//! | … | a number: how many answers |
//! | … | a number: how many bytes they take |
//! | … | the answers |
//! | 4 | the CRC-32 of all before it |
//!
//! Numbers are those of format 2. Of the answers of a generation it is told whose they are only where the seats did not answer
//! in turn.

use super::broken::Broken;
use super::bytes::{Reader, write_number};
use super::crc::crc32;
use super::record::{Packing, Record};
use super::v2::{Beginning, Counts, beginning, take_journal};

/// The first byte.
pub(super) const FORMAT: u8 = 4;

pub(super) fn write(record: &Record) -> Vec<u8> {
    written(head(record), record)
}

/// The record that begins like this, in a format that has its answers as this one.
pub(super) fn written(mut bytes: Vec<u8>, record: &Record) -> Vec<u8> {
    bytes.extend(&record.journal);
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

/// Where the answers begin.
pub(super) fn journal_at(record: &Record) -> u32 {
    head(record).len() as u32
}

fn head(record: &Record) -> Vec<u8> {
    counted(beginning(FORMAT, record), record)
}

/// From the generations to the answers.
pub(super) fn counted(mut bytes: Vec<u8>, record: &Record) -> Vec<u8> {
    bytes.push(record.generations);
    bytes.extend(record.digests.iter().flat_map(|digest| digest.to_le_bytes()));
    write_number(record.answers.into(), &mut bytes);
    write_number(record.journal.len() as u64, &mut bytes);
    bytes
}

/// Reads a record, of whatever revision of the rules; the answers of another one than this release's mean nothing to it.
pub(super) fn read(bytes: &[u8]) -> Result<Record, Broken> {
    take(&mut Reader::new(bytes))
}

/// Reads a record that goes to the end of the bytes.
pub(super) fn take(reader: &mut Reader<'_>) -> Result<Record, Broken> {
    let from = reader.at;
    let beginning = Beginning::take(reader)?;
    take_behind(reader, from, beginning)
}

/// Reads what stands behind the seed and, in a later format, the cards that are left out.
pub(super) fn take_behind(
    reader: &mut Reader<'_>,
    from: usize,
    beginning: Beginning,
) -> Result<Record, Broken> {
    let [generations] = reader.array()?;
    let digest = u16::from_le_bytes(reader.array()?);
    let answers = reader.number()?;
    let (journal, journal_at) = take_journal(reader, from)?;
    let counts = Counts { generations, answers };
    beginning.record(Packing::InTurn, counts, vec![digest], journal, journal_at)
}
