//! Format 6, frozen: a game without some of the cards.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the format, 6 |
//! | … | as in format 2, up to the seed |
//! | … | a number: how many cards are left in the box |
//! | … | for each, in ascending order, a number: its own less that of the one before |
//! | … | as in format 4, from the generations on |
//!
//! Numbers are those of format 2.

use super::broken::Broken;
use super::bytes::{Reader, write_number};
use super::record::Record;
use super::v2::{Beginning, beginning};
use super::v4;
use crate::cards::{CardId, CardSet, IDS, card};

/// The first byte.
pub(super) const FORMAT: u8 = 6;

pub(super) fn write(record: &Record) -> Vec<u8> {
    v4::written(head(record), record)
}

/// Where the answers begin.
pub(super) fn journal_at(record: &Record) -> u32 {
    head(record).len() as u32
}

fn head(record: &Record) -> Vec<u8> {
    let mut bytes = beginning(FORMAT, record);
    write_number(record.setup.banned.len() as u64, &mut bytes);
    let mut last = 0;
    record.setup.banned.each(|id| {
        write_number(u64::from(id.number() - last), &mut bytes);
        last = id.number();
    });
    v4::counted(bytes, record)
}

/// Reads a record, of whatever revision of the rules; the answers of another one than this release's mean nothing to it.
pub(super) fn read(bytes: &[u8]) -> Result<Record, Broken> {
    take(&mut Reader::new(bytes))
}

/// Reads a record that goes to the end of the bytes.
pub(super) fn take(reader: &mut Reader<'_>) -> Result<Record, Broken> {
    let from = reader.at;
    let beginning = Beginning::take(reader)?;
    let banned = take_cards(reader)?;
    v4::take_behind(reader, from, beginning.without(banned))
}

/// The cards that are left out: at least one, for other games have another format.
fn take_cards(reader: &mut Reader<'_>) -> Result<CardSet, Broken> {
    let at = reader.at as u32;
    let count = reader.number()?;
    let (mut banned, mut last) = (CardSet::NONE, 0);
    for _ in 0..count.min(IDS as u64) {
        let byte = reader.at as u32;
        let number = last + reader.number()?;
        let id = u16::try_from(number).map(CardId).ok().filter(|id| id.index() < IDS);
        let id = id.filter(|&id| number > last && card(id).id == id).ok_or(Broken::Option { byte })?;
        banned.insert(id);
        last = number;
    }
    if count == 0 || count > IDS as u64 { Err(Broken::Option { byte: at }) } else { Ok(banned) }
}
