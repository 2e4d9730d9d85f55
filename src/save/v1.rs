//! Format 1, frozen.
//!
//! | byte | what |
//! |---|---|
//! | 0 | the format, 1 |
//! | 1, 2 | the rules revision |
//! | 3 | bits 0 to 2 the players, bit 3 Corporate Era, bit 4 draft |
//! | 4 | bits 0 to 4 who plays a beginner corporation, bits 5 to 7 who goes first plus one, 0 for chance |
//! | 5 | the map |
//! | 6 to 13 | the seed |
//! | 14 | how many digests |
//! | … | the digests, two bytes each |
//! | … | how many answers, then how many bytes they take: seven bits a byte, the lowest first, bit 7 for more |
//! | … | the answers |
//! | last 4 | the CRC-32 of all before it |
//!
//! Numbers of several bytes stand little end first.

use super::broken::Broken;
use super::crc::crc32;
use super::journal::MOST_ANSWERS;
use super::record::Record;
use crate::kit::{Seat, Seats, Seed};
use crate::mars::{RULES_REVISION, Setup};

/// The first byte.
pub(super) const FORMAT: u8 = 1;

const PLAYERS: u8 = 0b111;
const CORPORATE_ERA: u8 = 1 << 3;
const DRAFT: u8 = 1 << 4;
const OPTIONS_AT: u32 = 3;
const SEATS_AT: u32 = 4;

pub(super) fn write(record: &Record) -> Vec<u8> {
    let mut bytes = head(record);
    bytes.extend(&record.journal);
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

/// Where the answers begin.
pub(super) fn journal_at(record: &Record) -> u32 {
    head(record).len() as u32
}

fn head(record: &Record) -> Vec<u8> {
    let setup = &record.setup;
    let corporate_era = if setup.corporate_era { CORPORATE_ERA } else { 0 };
    let draft = if setup.draft { DRAFT } else { 0 };
    let first = setup.first.map_or(0, |seat| seat.number() + 1);
    let mut bytes = vec![FORMAT];
    bytes.extend(record.revision.to_le_bytes());
    bytes.extend([
        setup.players & PLAYERS | corporate_era | draft,
        setup.beginners.bits() | first << 5,
        setup.map,
    ]);
    bytes.extend(record.seed.0.to_le_bytes());
    bytes.push(record.digests.len() as u8);
    bytes.extend(record.digests.iter().flat_map(|digest| digest.to_le_bytes()));
    write_number(record.answers, &mut bytes);
    write_number(record.journal.len() as u32, &mut bytes);
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Result<Record, Broken> {
    let mut reader = Reader { bytes, at: 0 };
    let [_format, low, high, options, seats, map] = reader.array()?;
    let seed = Seed(u64::from_le_bytes(reader.array()?));
    let [generations] = reader.array()?;
    let digests = reader.slice(usize::from(generations) * 2)?;
    let digests = digests.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
    let answers = reader.number()?;
    let journal_bytes = reader.number()?;
    let journal_at = reader.at as u32;
    let journal = reader.slice(journal_bytes as usize)?.to_vec();
    let checked = &bytes[..reader.at];
    let checksum = u32::from_le_bytes(reader.array()?);
    if reader.at < bytes.len() {
        return Err(Broken::Trailing { byte: reader.at as u32 });
    }
    if checksum != crc32(checked) {
        return Err(Broken::Damaged);
    }
    let revision = u16::from_le_bytes([low, high]);
    if revision != RULES_REVISION {
        return Err(Broken::Revision { theirs: revision });
    }
    let setup = read_setup(options, seats, map)?;
    if answers > MOST_ANSWERS {
        return Err(Broken::TooManyAnswers);
    }
    Ok(Record { revision, setup, seed, answers, journal, digests, journal_at })
}

fn read_setup(options: u8, seats: u8, map: u8) -> Result<Setup, Broken> {
    if options & !(PLAYERS | CORPORATE_ERA | DRAFT) != 0 {
        return Err(Broken::Option { byte: OPTIONS_AT });
    }
    let first = match (seats >> 5).checked_sub(1) {
        None => None,
        Some(number) => Some(Seat::new(number).ok_or(Broken::Option { byte: SEATS_AT })?),
    };
    let beginners: Seats = Seat::ALL.into_iter().filter(|seat| seats & (1 << seat.number()) != 0).collect();
    let setup = Setup {
        players: options & PLAYERS,
        corporate_era: options & CORPORATE_ERA != 0,
        draft: options & DRAFT != 0,
        beginners,
        first,
        map,
    };
    let faults = setup.faults();
    if faults.is_empty() { Ok(setup) } else { Err(Broken::Setup { faults }) }
}

fn write_number(mut number: u32, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl<'b> Reader<'b> {
    fn slice(&mut self, len: usize) -> Result<&'b [u8], Broken> {
        let rest = &self.bytes[self.at..];
        let slice = rest.get(..len).ok_or(Broken::Truncated { byte: self.bytes.len() as u32 })?;
        self.at += len;
        Ok(slice)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Broken> {
        let mut array = [0; N];
        array.copy_from_slice(self.slice(N)?);
        Ok(array)
    }

    /// At most three bytes, so that it stays below 2,097,152.
    fn number(&mut self) -> Result<u32, Broken> {
        let mut number = 0;
        for shift in [0, 7, 14] {
            let [byte] = self.array()?;
            number |= u32::from(byte & 0x7F) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(Broken::TooLong)
    }
}
