//! The one format of records. Until release 1.0 it may change: then its number rises, and texts of an earlier one are refused.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the format, 8 |
//! | 1 | bits 0 to 6 the game, 0 for Terraforming Mars; bit 7 whether cards are left in the box |
//! | 2 | the rules revision |
//! | … | a number: bits 0 to 2 the players, the bits from 3 on the boxes and options, each at its own number |
//! | 1 | bits 0 to 4 who plays a beginner corporation, bits 5 to 7 who goes first plus one, 0 for chance |
//! | … | a number: the map |
//! | 8 | the seed |
//! | … | where cards are left in the box a number, how many, and for each, in ascending order, a number: its own less that of the one before |
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
use super::bytes::{Reader, write_number};
use super::crc::crc32;
use super::journal::most_answers;
use super::record::Record;
use crate::cards::{CardId, CardSet, IDS, card};
use crate::kit::{Seat, Seed};
use crate::mars::{RULES_REVISION, Setup, Switches};

/// The first byte.
const FORMAT: u8 = 8;

/// The number of the game.
const MARS: u8 = 0;

/// The bit beside it that tells of cards left in the box.
const WITHOUT_CARDS: u8 = 0x80;

/// How many bits stand before the switches.
const PLAYERS: u32 = 3;

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
    let banned = if setup.banned.is_empty() { 0 } else { WITHOUT_CARDS };
    let first = setup.first.map_or(0, |seat| seat.number() + 1);
    let mut bytes = vec![FORMAT, MARS | banned];
    bytes.extend(RULES_REVISION.to_le_bytes());
    write_number(u64::from(setup.players) | u64::from(setup.on.bits()) << PLAYERS, &mut bytes);
    bytes.push(setup.beginners.bits() | first << 5);
    write_number(setup.map.into(), &mut bytes);
    bytes.extend(record.seed.0.to_le_bytes());
    if !setup.banned.is_empty() {
        write_cards(&setup.banned, &mut bytes);
    }
    bytes.push(record.generations);
    bytes.extend(record.digest.to_le_bytes());
    write_number(record.answers.into(), &mut bytes);
    write_number(record.journal.len() as u64, &mut bytes);
    bytes
}

fn write_cards(cards: &CardSet, bytes: &mut Vec<u8>) {
    write_number(cards.len() as u64, bytes);
    let mut last = 0;
    cards.each(|id| {
        write_number(u64::from(id.number() - last), bytes);
        last = id.number();
    });
}

/// Reads a record. What it says is looked at once its checksum is right.
pub(super) fn read(bytes: &[u8]) -> Result<Record, Broken> {
    let mut reader = Reader::new(bytes);
    let [format] = reader.array()?;
    match format {
        0 => return Err(Broken::NotOurs),
        FORMAT => {}
        1..FORMAT => return Err(Broken::Trial { format: format.into() }),
        _ => return Err(Broken::Newer { format: format.into() }),
    }
    let [game] = reader.array()?;
    if game & !WITHOUT_CARDS != MARS {
        return Err(if is_sealed(bytes) { Broken::OtherGame } else { Broken::Damaged });
    }
    let revision = u16::from_le_bytes(reader.array()?);
    let mut setup = UnreadSetup::take(&mut reader)?;
    let seed = Seed(u64::from_le_bytes(reader.array()?));
    if game & WITHOUT_CARDS != 0 {
        setup.banned = take_cards(&mut reader)?;
    }
    let [generations] = reader.array()?;
    let digest = u16::from_le_bytes(reader.array()?);
    let answers = reader.number()?;
    let length = reader.number()?;
    let journal_at = reader.at as u32;
    let journal = reader.slice(usize::try_from(length).unwrap_or(usize::MAX))?.to_vec();
    let _checksum: [u8; 4] = reader.array()?;
    if !reader.is_done() {
        return Err(Broken::Trailing { byte: reader.at as u32 });
    }
    if !is_sealed(bytes) {
        return Err(Broken::Damaged);
    }
    // Which set-ups there are hangs on the rules.
    if revision != RULES_REVISION {
        return Err(Broken::Revision { theirs: revision });
    }
    let setup = setup.read()?;
    let most = most_answers(setup.players, generations);
    let answers = u32::try_from(answers).ok().filter(|&answers| answers <= most);
    let answers = answers.ok_or(Broken::TooManyAnswers { most })?;
    Ok(Record { setup, seed, answers, journal, generations, digest, journal_at })
}

/// Whether bytes end in the checksum of all before it.
fn is_sealed(bytes: &[u8]) -> bool {
    let split = bytes.split_last_chunk::<4>();
    split.is_some_and(|(content, checksum)| u32::from_le_bytes(*checksum) == crc32(content))
}

/// The cards that are left out: at least one, for other games say so before.
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
