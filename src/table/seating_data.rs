//! What is kept beside a record: who sits where, and what the journal forgets.
//!
//! The format, 3; the number of how far an undo goes past bots, and 128 more where nobody may ask the coach; for each of five seats the number of the kind, the number of
//! the colour, the bytes of the name and the name; how many moves were taken back past what a bot had shown, and for each the
//! seat and in four bytes, little end first, how many events had been told; the CRC-32 of all that.

use super::taken_back::{MOST_NOTED, TakenBack};
use super::{Bot, Colour, Colours, Controller, Name, PastBots, Seating};
use crate::kit::bytes::Reader;
use crate::kit::{BySeat, Seat};
use crate::save::{Broken, Unreadable, crc32};

/// The first byte.
const FORMAT: u8 = 3;

/// The bit that says that nobody may ask the coach.
const WITHOUT_COACH: u8 = 0x80;

/// All that is kept there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct SeatingData {
    pub(super) seating: Seating,
    pub(super) taken_back: Vec<TakenBack>,
    /// Whether a seat is played by a level that this version does not know.
    pub(super) has_unknown_bot: bool,
}

/// The numbers of kinds, for ever.
const fn number(player: Controller) -> u8 {
    match player {
        Controller::Human => 0,
        Controller::Bot(bot) => bot.number(),
    }
}

/// The level that plays in place of one that this version does not know.
const STAND_IN: Bot = Bot::ALL[Bot::ALL.len() - 1];

/// Who plays by this number, and whether it is that of a level which this version does not know.
fn kind(number: u8) -> (Controller, bool) {
    match number {
        0 => (Controller::Human, false),
        _ => match Bot::ALL.into_iter().find(|bot| bot.number() == number) {
            Some(bot) => (Controller::Bot(bot), false),
            None => (Controller::Bot(STAND_IN), true),
        },
    }
}

/// The numbers of colours, for ever.
const fn hue(colour: Colour) -> u8 {
    match colour {
        Colour::Sky => 0,
        Colour::Violet => 1,
        Colour::Bone => 2,
        Colour::Coral => 3,
        Colour::Amber => 4,
    }
}

/// The numbers of how far an undo goes, for ever.
const fn reach(past_bots: PastBots) -> u8 {
    match past_bots {
        PastBots::ByPeople => 0,
        PastBots::Always => 1,
        PastBots::UntilShown => 2,
    }
}

pub(super) fn write(seating: &Seating, taken_back: &[TakenBack]) -> Vec<u8> {
    let coach = if seating.without_coach { WITHOUT_COACH } else { 0 };
    let mut bytes = vec![FORMAT, reach(seating.past_bots) | coach];
    for seat in Seat::ALL {
        let name = seating.names[seat].as_str();
        bytes.extend([number(seating.players[seat]), hue(seating.colours.of(seat)), name.len() as u8]);
        bytes.extend(name.as_bytes());
    }
    bytes.push(taken_back.len() as u8);
    for &TakenBack { by, told } in taken_back {
        bytes.push(by.number());
        bytes.extend(told.to_le_bytes());
    }
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Result<SeatingData, Unreadable> {
    let (content, checksum) =
        bytes.split_last_chunk::<4>().ok_or(Broken::Truncated { byte: bytes.len() as u32 })?;
    // Any format ends in the sum of all before it: a damaged one is not taken for one of a later release.
    if u32::from_le_bytes(*checksum) != crc32(content) {
        return Err(Broken::Damaged);
    }
    match content.first() {
        None => return Err(Broken::Truncated { byte: 0 }),
        Some(&FORMAT) => {}
        Some(0) => return Err(Broken::Damaged),
        Some(&format @ 1..FORMAT) => return Err(Broken::Trial { format: format.into() }),
        Some(&format) => return Err(Broken::Newer { format: format.into() }),
    }
    let mut reader = Reader::new(content);
    byte(&mut reader)?;
    let (past_bots, without_coach) = rules(&mut reader)?;
    let (mut players, mut names) = (BySeat::default(), BySeat::default());
    let mut colours = BySeat(Colour::ALL);
    let mut has_unknown_bot = false;
    for seat in Seat::ALL {
        let is_unknown;
        (players[seat], is_unknown) = kind(byte(&mut reader)?);
        has_unknown_bot |= is_unknown;
        let hue_of_seat = byte(&mut reader)?;
        let colour = Colour::ALL.into_iter().find(|&colour| hue(colour) == hue_of_seat);
        colours[seat] = colour.ok_or_else(|| unknown(&reader))?;
        names[seat] = name(&mut reader)?;
    }
    let taken_back = taken_back(&mut reader)?;
    if !reader.is_done() {
        return Err(Broken::Trailing { byte: reader.at() });
    }
    // No table gives two seats one colour.
    let colours = Colours::new(colours).ok_or(Broken::Damaged)?;
    Ok(SeatingData {
        seating: Seating { players, names, colours, past_bots, without_coach },
        taken_back,
        has_unknown_bot,
    })
}

/// One byte.
fn byte(reader: &mut Reader<'_>) -> Result<u8, Unreadable> {
    let [byte] = reader.array()?;
    Ok(byte)
}

fn name(reader: &mut Reader<'_>) -> Result<Name, Unreadable> {
    let len = byte(reader)?;
    let bytes = reader.slice(len.into())?;
    Ok(Name::new(core::str::from_utf8(bytes).map_err(|_| Broken::Damaged)?))
}

/// How far an undo goes, and whether nobody may ask the coach.
fn rules(reader: &mut Reader<'_>) -> Result<(PastBots, bool), Unreadable> {
    let rules = byte(reader)?;
    let number = rules & !WITHOUT_COACH;
    let known = PastBots::ALL.into_iter().find(|&past_bots| reach(past_bots) == number);
    Ok((known.ok_or_else(|| unknown(reader))?, rules & WITHOUT_COACH != 0))
}

fn taken_back(reader: &mut Reader<'_>) -> Result<Vec<TakenBack>, Unreadable> {
    let number = usize::from(byte(reader)?);
    if number > MOST_NOTED {
        return Err(unknown(reader));
    }
    let notes: Result<Vec<_>, _> = (0..number).map(|_| note(reader)).collect();
    // They stand in the order in which they happened, and an undo leaves none behind itself.
    notes.and_then(
        |notes| {
            if notes.is_sorted_by_key(|note| note.told) { Ok(notes) } else { Err(Broken::Damaged) }
        },
    )
}

fn note(reader: &mut Reader<'_>) -> Result<TakenBack, Unreadable> {
    let by = Seat::new(byte(reader)?).ok_or_else(|| unknown(reader))?;
    Ok(TakenBack { by, told: u32::from_le_bytes(reader.array()?) })
}

/// The last byte says what this release does not know.
const fn unknown(reader: &Reader<'_>) -> Unreadable {
    Broken::Option { byte: reader.at() - 1 }
}
