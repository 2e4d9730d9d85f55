//! Format 2, frozen.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the format, 2 |
//! | 2 | the rules revision |
//! | … | a number: bits 0 to 2 the players, the bits from 3 on the boxes and options, each at its own number |
//! | 1 | bits 0 to 4 who plays a beginner corporation, bits 5 to 7 who goes first plus one, 0 for chance |
//! | … | a number: the map |
//! | 8 | the seed |
//! | 1 | how many digests |
//! | … | the digests, two bytes each |
//! | … | a number: how many answers |
//! | … | a number: how many bytes they take |
//! | … | the answers |
//! | 4 | the CRC-32 of all before it |
//!
//! A number has seven bits a byte, the lowest first, and bit 7 where more follow; it takes no more bytes than it
//! needs. Whatever else has several bytes stands little end first.

use super::broken::Broken;
use super::bytes::{Reader, write_number};
use super::crc::crc32;
use super::journal::most_answers;
use super::record::{Packing, Record};
use crate::cards::CardSet;
use crate::kit::{Seat, Seed};
use crate::mars::{RULES_REVISION, Setup, Switches};

/// The first byte.
pub(super) const FORMAT: u8 = 2;

/// How many bits stand before the switches.
const PLAYERS: u32 = 3;

pub(super) fn write(record: &Record) -> Vec<u8> {
    let mut bytes = head(record);
    bytes.extend(&record.journal);
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

/// Up to the seed, in a format that has that as this one.
pub(super) fn beginning(format: u8, record: &Record) -> Vec<u8> {
    let setup = &record.setup;
    let first = setup.first.map_or(0, |seat| seat.number() + 1);
    let mut bytes = vec![format];
    bytes.extend(record.revision.to_le_bytes());
    write_number(u64::from(setup.players) | u64::from(setup.on.bits()) << PLAYERS, &mut bytes);
    bytes.push(setup.beginners.bits() | first << 5);
    write_number(setup.map.into(), &mut bytes);
    bytes.extend(record.seed.0.to_le_bytes());
    bytes
}

fn head(record: &Record) -> Vec<u8> {
    let mut bytes = beginning(FORMAT, record);
    bytes.push(record.digests.len() as u8);
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
    let [generations] = reader.array()?;
    let digests = reader.slice(usize::from(generations) * 2)?;
    let digests = digests.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
    let answers = reader.number()?;
    let (journal, journal_at) = take_journal(reader, from)?;
    let counts = Counts { generations, answers };
    beginning.record(Packing::BySeat, counts, digests, journal, journal_at)
}

/// The answers as bytes, and where they begin, once the checksum of all from there on is right and nothing stands behind it.
pub(super) fn take_journal(reader: &mut Reader<'_>, from: usize) -> Result<(Vec<u8>, u32), Broken> {
    let length = reader.number()?;
    let at = reader.at as u32;
    let journal = reader.slice(usize::try_from(length).unwrap_or(usize::MAX))?.to_vec();
    let checked = &reader.bytes[from..reader.at];
    let checksum = u32::from_le_bytes(reader.array()?);
    if !reader.is_done() {
        return Err(Broken::Trailing { byte: reader.at as u32 });
    }
    if checksum != crc32(checked) {
        return Err(Broken::Damaged);
    }
    Ok((journal, at))
}

/// What a record says of its length, in answers and generations.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    pub(super) generations: u8,
    pub(super) answers: u64,
}

/// A record up to its seed, of which the checksum is not known to be right yet.
pub(super) struct Beginning {
    revision: u16,
    setup: UnreadSetup,
    seed: Seed,
}

impl Beginning {
    pub(super) fn take(reader: &mut Reader<'_>) -> Result<Self, Broken> {
        let [_format, low, high] = reader.array()?;
        let setup = UnreadSetup::take(reader)?;
        let seed = Seed(u64::from_le_bytes(reader.array()?));
        Ok(Self { revision: u16::from_le_bytes([low, high]), setup, seed })
    }

    /// The same of a game without these cards.
    pub(super) const fn without(mut self, banned: CardSet) -> Self {
        self.setup.banned = banned;
        self
    }

    /// The record that goes on like this, once its checksum is right.
    pub(super) fn record(
        self,
        packing: Packing,
        counts: Counts,
        digests: Vec<u16>,
        journal: Vec<u8>,
        journal_at: u32,
    ) -> Result<Record, Broken> {
        let Self { revision, setup, seed } = self;
        let setup = setup.read().map_err(|broken| {
            // Which set-ups there are hangs on the rules.
            if revision == RULES_REVISION { broken } else { Broken::Revision { theirs: revision } }
        })?;
        let Counts { generations, answers } = counts;
        let most = most_answers(setup.players, generations);
        let answers = u32::try_from(answers).ok().filter(|&answers| answers <= most);
        let answers = answers.ok_or(Broken::TooManyAnswers { most })?;
        Ok(Record {
            revision,
            setup,
            seed,
            from: None,
            answers,
            journal,
            packing,
            generations,
            digests,
            journal_at,
        })
    }
}

/// The set-up's part, of which the checksum is not known to be right yet, and where each piece stands.
struct UnreadSetup {
    options: (u32, u64),
    seats: (u32, u8),
    map: (u32, u64),
    banned: CardSet,
}

impl UnreadSetup {
    fn take(reader: &mut Reader<'_>) -> Result<Self, Broken> {
        let options = (reader.at as u32, reader.number()?);
        let seats = (reader.at as u32, reader.array::<1>()?[0]);
        let map = (reader.at as u32, reader.number()?);
        Ok(Self { options, seats, map, banned: CardSet::NONE })
    }

    fn read(&self) -> Result<Setup, Broken> {
        let unknown = |byte| Broken::Option { byte };
        let (byte, options) = self.options;
        let switches = u32::try_from(options >> PLAYERS).ok().and_then(Switches::from_bits);
        let on = switches.ok_or(unknown(byte))?;
        let (byte, seats) = self.seats;
        let first = match (seats >> 5).checked_sub(1) {
            None => None,
            Some(number) => Some(Seat::new(number).ok_or(unknown(byte))?),
        };
        let (byte, map) = self.map;
        let setup = Setup {
            players: options as u8 & ((1 << PLAYERS) - 1),
            on,
            beginners: Seat::ALL.into_iter().filter(|seat| seats & (1 << seat.number()) != 0).collect(),
            first,
            map: u8::try_from(map).map_err(|_| unknown(byte))?,
            banned: self.banned,
        };
        let faults = setup.faults();
        if faults.is_empty() { Ok(setup) } else { Err(Broken::Setup { faults }) }
    }
}
