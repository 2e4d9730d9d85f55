//! The one format of records. Until release 1.0 it may change: then its number rises, and texts of an earlier one are refused.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the format, 9 |
//! | 1 | the game, [`Seated::NUMBER`] |
//! | 2 | the rules revision |
//! | … | the set-up ([`Seated::write_setup`]) |
//! | 8 | the seed |
//! | 1 | how many generations have begun |
//! | 2 | the digest of the game as it is |
//! | … | a number: how many answers |
//! | … | a number: how many bytes they take |
//! | … | the answers |
//! | 4 | the CRC-32 of all before it |
//!
//! A number has seven bits a byte, the lowest first, and bit 7 where more follow; it takes no more bytes than it
//! needs. Whatever else has several bytes stands little end first. Of the answers of a generation it is told whose they are
//! only where the seats did not answer in turn.

use super::broken::Broken;
use super::crc::crc32;
use super::digest::{digest, fold};
use super::journal::{Journal, most_answers};
use super::record::{MOST_BYTES, Record};
use crate::kit::bytes::{ReadError, Reader, write_number};
use crate::kit::{Seated, Seed};

/// The first byte.
const FORMAT: u8 = 9;

impl<G: Seated> Record<G> {
    /// The record of a game that these have made.
    pub fn of(setup: &G::Setup, seed: Seed, journal: &Journal<G>, game: &G) -> Self {
        let mut record = Self {
            setup: setup.clone(),
            seed,
            answers: journal.len() as u32,
            journal: journal.pack(G::players(setup)),
            generations: journal.generations().count() as u8 + 1,
            digest: fold(digest(game)),
            journal_at: 0,
        };
        record.journal_at = journal_at(&record);
        record
    }

    /// The record as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads bytes.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Broken<G::Fault>> {
        match bytes.len() {
            0 => Err(Broken::Empty),
            1..=MOST_BYTES => read(bytes),
            _ => Err(Broken::TooLong),
        }
    }
}

fn write<G: Seated>(record: &Record<G>) -> Vec<u8> {
    let mut bytes = head(record);
    bytes.extend(&record.journal);
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

/// Where the answers begin.
fn journal_at<G: Seated>(record: &Record<G>) -> u32 {
    head(record).len() as u32
}

fn head<G: Seated>(record: &Record<G>) -> Vec<u8> {
    let mut bytes = vec![FORMAT, G::NUMBER];
    bytes.extend(G::REVISION.to_le_bytes());
    G::write_setup(&record.setup, &mut bytes);
    bytes.extend(record.seed.0.to_le_bytes());
    bytes.push(record.generations);
    bytes.extend(record.digest.to_le_bytes());
    write_number(record.answers.into(), &mut bytes);
    write_number(record.journal.len() as u64, &mut bytes);
    bytes
}

/// Reads a record. Only where its checksum is right do its numbers mean what they say.
fn read<G: Seated>(bytes: &[u8]) -> Result<Record<G>, Broken<G::Fault>> {
    let is_sealed = is_sealed(bytes);
    let mut reader = Reader::new(bytes);
    let [format] = reader.array()?;
    match format {
        0 => return Err(Broken::NotOurs),
        FORMAT => {}
        1..FORMAT => return Err(Broken::Trial { format: format.into() }),
        _ => return Err(Broken::Newer { format: format.into() }),
    }
    let [game] = reader.array()?;
    if game != G::NUMBER {
        return Err(if is_sealed { Broken::OtherGame } else { Broken::Damaged });
    }
    let revision = u16::from_le_bytes(reader.array()?);
    // Which set-ups there are hangs on the rules.
    if is_sealed && revision != G::REVISION {
        return Err(Broken::Revision { theirs: revision, ours: G::REVISION });
    }
    let unset = |misread| match misread {
        ReadError::Unknown { .. } if !is_sealed => Broken::Damaged,
        misread => misread.into(),
    };
    let setup = G::read_setup(&mut reader).map_err(unset)?;
    let seed = Seed(u64::from_le_bytes(reader.array()?));
    let [generations] = reader.array()?;
    let digest = u16::from_le_bytes(reader.array()?);
    let answers = reader.number()?;
    let length = reader.number()?;
    let journal_at = reader.at();
    let journal = reader.slice(usize::try_from(length).unwrap_or(usize::MAX))?.to_vec();
    let _checksum: [u8; 4] = reader.array()?;
    if !reader.is_done() {
        return Err(Broken::Trailing { byte: reader.at() });
    }
    if !is_sealed {
        return Err(Broken::Damaged);
    }
    let faults = G::faults(&setup);
    if !faults.is_empty() {
        return Err(Broken::Setup { faults });
    }
    let most = most_answers(G::players(&setup), generations, journal.len());
    let answers = u32::try_from(answers).ok().filter(|&answers| answers <= most);
    let answers = answers.ok_or(Broken::TooManyAnswers { most })?;
    Ok(Record { setup, seed, answers, journal, generations, digest, journal_at })
}

/// Whether bytes end in the checksum of all before it.
fn is_sealed(bytes: &[u8]) -> bool {
    let split = bytes.split_last_chunk::<4>();
    split.is_some_and(|(content, checksum)| u32::from_le_bytes(*checksum) == crc32(content))
}
