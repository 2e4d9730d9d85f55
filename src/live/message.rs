//! What the host and a guest of a live game send each other, as bytes: the version, the kind, the fields. Everything that is read is
//! taken for hostile: it ends in a message or in a [`LiveMessageError`], and has a most length.
//!
//! Numbers are written as in records ([`write_number`]), numbers by chance and digests as eight bytes, little end first.

use crate::games::GameRules;
use crate::kit::Seat;
use crate::kit::bytes::{ReadError, Reader, write_number};
use crate::save::MOST_BYTES;
use crate::table::{Name, UndoRefusal};

/// The first byte of every message: devices of releases that speak otherwise tell each other so.
pub const LIVE_VERSION: u8 = 1;

/// The most bytes of a message of a guest.
pub const MOST_GUEST_BYTES: usize = 256;

/// The most bytes of a message of the host: a record as text.
pub const MOST_HOST_BYTES: usize = MOST_BYTES * 2;

/// A game that is played live, by a number by chance: it stays when another device goes on as host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoomId(pub u64);

/// One course of a live game: devices of one branch show one game. Each host that opens the game, again or in place of a lost one,
/// begins a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The game.
    pub room: RoomId,
    /// A number by chance of the host.
    pub host: u64,
}

/// The question of a seat that an answer is meant for. While it stands, the offers of the seat are equal on every device of the branch,
/// whatever others answer meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionPlace {
    /// How often the host has sent another course in place of the one before, as after an undo.
    pub rewrites: u32,
    /// How many answers were given before it; in a phase in which seats answer together, before that phase.
    pub before: u32,
    /// How many answers the seat itself has given.
    pub own: u32,
}

/// What a guest may say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuestMessage {
    /// The first message on every channel, and the wish for the record.
    Hello {
        /// The game that the guest was invited to.
        room: RoomId,
        /// The rules that the guest has.
        rules: GameRules,
        /// The seat that the guest was invited to.
        seat: Seat,
        /// What the guest is called; empty where nobody said.
        name: Name,
    },
    /// An answer of the guest's seat.
    Answer {
        /// The number of the message among the answers and undos of the seat, from 1.
        number: u32,
        /// The guest's seat.
        seat: Seat,
        /// What it answers.
        at: QuestionPlace,
        /// The place of the answer among the offers.
        offer: u16,
    },
    /// The wish to take the last move of the guest's seat back.
    Undo {
        /// As of an answer.
        number: u32,
        /// The guest's seat.
        seat: Seat,
        /// Where the guest's game stood.
        at: QuestionPlace,
    },
    /// Another name.
    Named(Name),
    /// A sign of life.
    Ping,
}

/// What the host may say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostMessage {
    /// The whole game, for a guest that joins or returns, and where it has not simply gone on. It holds all secrets.
    Record {
        /// The branch of the game.
        branch: Branch,
        /// How many entries the branch has had.
        entries: u32,
        /// How often its course was replaced.
        rewrites: u32,
        /// The number of the last message of this guest's seat that was dealt with.
        heard: u32,
        /// The game as text.
        text: String,
    },
    /// An answer that now stands in the journal.
    Entry(LiveEntry),
    /// An answer or an undo of this guest that is not carried out.
    Refused {
        /// The number of the guest's message.
        number: u32,
        /// Why.
        why: LiveRefusal,
    },
    /// A sign of life.
    Ping,
    /// The last message of a channel.
    Goodbye(EndReason),
}

/// An answer that now stands in the host's journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveEntry {
    /// Its number in the branch, from 1.
    pub entry: u32,
    /// Who answered.
    pub seat: Seat,
    /// The place of the answer among the offers of the seat.
    pub offer: u16,
    /// The number of the seat's message that it came with; 0 where it came with none.
    pub heard: u32,
    /// The digest of the game after it.
    pub digest: u64,
}

/// Why the host does not carry out what a guest wishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LiveRefusal {
    /// The game has gone on otherwise meanwhile.
    Stale,
    /// There is no such offer.
    NotOffered,
    /// The last move cannot be taken back.
    Undo(UndoRefusal),
}

/// Why a channel has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// Somebody has left.
    Left,
    /// The devices speak otherwise; the higher version is newer.
    Version {
        /// The host's version.
        host: u8,
        /// The guest's.
        guest: u8,
    },
    /// The devices have other rules; the higher revision is newer.
    Rules {
        /// The host's revision.
        host: u16,
        /// The guest's; 0 where the guest does not know the game.
        guest: u16,
    },
    /// The guest was invited to another game.
    OtherRoom,
    /// The guest has spoken for another seat than its own, or before it said hello.
    OtherSeat,
    /// The seat is a person's no more.
    SeatGiven,
    /// The guest has come back on another channel.
    Replaced,
    /// What was sent is no message.
    Unreadable(LiveMessageError),
    /// A guest has asked for more than a person would.
    TooMuch,
    /// The record is no game.
    BrokenRecord,
    /// The devices do not come to one game.
    OutOfStep,
}

/// Why bytes are no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LiveMessageError {
    /// There are more of them than any message has.
    TooLong,
    /// The message ends too early.
    Truncated,
    /// Something stands behind its end.
    Trailing,
    /// Another version wrote it.
    Version {
        /// That version.
        theirs: u8,
    },
    /// A field of it holds what it cannot.
    Value,
    /// A name in it is too long or has letters that no name has.
    Name,
}

impl From<ReadError> for LiveMessageError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Truncated { .. } => Self::Truncated,
            ReadError::Number { .. } | ReadError::Unknown { .. } => Self::Value,
        }
    }
}

/// The fields of a message, or why they are none.
type ReadFields<T> = Result<T, LiveMessageError>;

impl GuestMessage {
    /// The message as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![LIVE_VERSION];
        match self {
            Self::Hello { room, rules, seat, name } => {
                bytes.push(1);
                bytes.extend(room.0.to_le_bytes());
                bytes.push(rules.game);
                bytes.extend(rules.revision.to_le_bytes());
                bytes.push(seat.number());
                write_name(name, &mut bytes);
            }
            Self::Answer { number, seat, at, offer } => {
                bytes.push(2);
                write_wish(*number, *seat, *at, &mut bytes);
                write_number((*offer).into(), &mut bytes);
            }
            Self::Undo { number, seat, at } => {
                bytes.push(3);
                write_wish(*number, *seat, *at, &mut bytes);
            }
            Self::Named(name) => {
                bytes.push(4);
                write_name(name, &mut bytes);
            }
            Self::Ping => bytes.push(5),
        }
        bytes
    }

    /// Reads bytes.
    ///
    /// # Errors
    /// Why they are no message of a guest.
    pub fn from_bytes(bytes: &[u8]) -> ReadFields<Self> {
        read(bytes, MOST_GUEST_BYTES, |kind, reader| {
            Ok(match kind {
                1 => Self::Hello {
                    room: RoomId(u64::from_le_bytes(reader.array()?)),
                    rules: GameRules {
                        game: reader.array::<1>()?[0],
                        revision: u16::from_le_bytes(reader.array()?),
                    },
                    seat: seat(reader)?,
                    name: name(reader)?,
                },
                2 => {
                    let (number, seat, at) = wish(reader)?;
                    Self::Answer { number, seat, at, offer: small(reader)? }
                }
                3 => {
                    let (number, seat, at) = wish(reader)?;
                    Self::Undo { number, seat, at }
                }
                4 => Self::Named(name(reader)?),
                5 => Self::Ping,
                _ => return Err(LiveMessageError::Value),
            })
        })
    }
}

impl HostMessage {
    /// The message as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![LIVE_VERSION];
        match self {
            Self::Record { branch, entries, rewrites, heard, text } => {
                bytes.push(1);
                bytes.extend(branch.room.0.to_le_bytes());
                bytes.extend(branch.host.to_le_bytes());
                for number in [*entries, *rewrites, *heard] {
                    write_number(number.into(), &mut bytes);
                }
                bytes.extend(text.as_bytes());
            }
            Self::Entry(LiveEntry { entry, seat, offer, heard, digest }) => {
                bytes.push(2);
                write_number((*entry).into(), &mut bytes);
                bytes.push(seat.number());
                write_number((*offer).into(), &mut bytes);
                write_number((*heard).into(), &mut bytes);
                bytes.extend(digest.to_le_bytes());
            }
            Self::Refused { number, why } => {
                bytes.push(3);
                write_number((*number).into(), &mut bytes);
                bytes.extend(refusal_bytes(*why));
            }
            Self::Ping => bytes.push(4),
            Self::Goodbye(reason) => {
                bytes.push(5);
                reason.write(&mut bytes);
            }
        }
        bytes
    }

    /// Reads bytes. Whether a record is a game shows when it is opened.
    ///
    /// # Errors
    /// Why they are no message of a host.
    pub fn from_bytes(bytes: &[u8]) -> ReadFields<Self> {
        read(bytes, MOST_HOST_BYTES, |kind, reader| {
            Ok(match kind {
                1 => {
                    let room = RoomId(u64::from_le_bytes(reader.array()?));
                    let branch = Branch { room, host: u64::from_le_bytes(reader.array()?) };
                    let (entries, rewrites, heard) = (number(reader)?, number(reader)?, number(reader)?);
                    let text = reader.slice(bytes.len() - reader.at() as usize)?;
                    let text = core::str::from_utf8(text).map_err(|_| LiveMessageError::Value)?;
                    Self::Record { branch, entries, rewrites, heard, text: text.to_owned() }
                }
                2 => Self::Entry(LiveEntry {
                    entry: number(reader)?,
                    seat: seat(reader)?,
                    offer: small(reader)?,
                    heard: number(reader)?,
                    digest: u64::from_le_bytes(reader.array()?),
                }),
                3 => Self::Refused { number: number(reader)?, why: refusal(reader)? },
                4 => Self::Ping,
                5 => Self::Goodbye(EndReason::read(reader)?),
                _ => return Err(LiveMessageError::Value),
            })
        })
    }
}

impl EndReason {
    fn write(self, bytes: &mut Vec<u8>) {
        match self {
            Self::Left => bytes.push(0),
            Self::Version { host, guest } => bytes.extend([1, host, guest]),
            Self::Rules { host, guest } => {
                bytes.push(2);
                bytes.extend(host.to_le_bytes());
                bytes.extend(guest.to_le_bytes());
            }
            Self::OtherRoom => bytes.push(3),
            Self::OtherSeat => bytes.push(4),
            Self::SeatGiven => bytes.push(5),
            Self::Replaced => bytes.push(6),
            Self::Unreadable(error) => {
                let (kind, value) = match error {
                    LiveMessageError::TooLong => (0, 0),
                    LiveMessageError::Truncated => (1, 0),
                    LiveMessageError::Trailing => (2, 0),
                    LiveMessageError::Version { theirs } => (3, theirs),
                    LiveMessageError::Value => (4, 0),
                    LiveMessageError::Name => (5, 0),
                };
                bytes.extend([7, kind, value]);
            }
            Self::TooMuch => bytes.push(8),
            Self::BrokenRecord => bytes.push(9),
            Self::OutOfStep => bytes.push(10),
        }
    }

    fn read(reader: &mut Reader<'_>) -> ReadFields<Self> {
        let [kind] = reader.array()?;
        Ok(match kind {
            0 => Self::Left,
            1 => {
                let [host, guest] = reader.array()?;
                Self::Version { host, guest }
            }
            2 => {
                let host = u16::from_le_bytes(reader.array()?);
                Self::Rules { host, guest: u16::from_le_bytes(reader.array()?) }
            }
            3 => Self::OtherRoom,
            4 => Self::OtherSeat,
            5 => Self::SeatGiven,
            6 => Self::Replaced,
            7 => Self::Unreadable(match reader.array()? {
                [0, 0] => LiveMessageError::TooLong,
                [1, 0] => LiveMessageError::Truncated,
                [2, 0] => LiveMessageError::Trailing,
                [3, theirs] => LiveMessageError::Version { theirs },
                [4, 0] => LiveMessageError::Value,
                [5, 0] => LiveMessageError::Name,
                _ => return Err(LiveMessageError::Value),
            }),
            8 => Self::TooMuch,
            9 => Self::BrokenRecord,
            10 => Self::OutOfStep,
            _ => return Err(LiveMessageError::Value),
        })
    }
}

/// Reads a message of at most `most` bytes: its kind and its fields.
fn read<T>(
    bytes: &[u8],
    most: usize,
    fields: impl FnOnce(u8, &mut Reader<'_>) -> ReadFields<T>,
) -> ReadFields<T> {
    if bytes.len() > most {
        return Err(LiveMessageError::TooLong);
    }
    let mut reader = Reader::new(bytes);
    let [theirs] = reader.array()?;
    if theirs != LIVE_VERSION {
        return Err(LiveMessageError::Version { theirs });
    }
    let [kind] = reader.array()?;
    let message = fields(kind, &mut reader)?;
    if reader.is_done() { Ok(message) } else { Err(LiveMessageError::Trailing) }
}

fn number(reader: &mut Reader<'_>) -> ReadFields<u32> {
    u32::try_from(reader.number()?).map_err(|_| LiveMessageError::Value)
}

fn small(reader: &mut Reader<'_>) -> ReadFields<u16> {
    u16::try_from(reader.number()?).map_err(|_| LiveMessageError::Value)
}

fn seat(reader: &mut Reader<'_>) -> ReadFields<Seat> {
    let [number] = reader.array()?;
    Seat::new(number).ok_or(LiveMessageError::Value)
}

fn name(reader: &mut Reader<'_>) -> ReadFields<Name> {
    let [len] = reader.array()?;
    let letters = core::str::from_utf8(reader.slice(len.into())?).map_err(|_| LiveMessageError::Name)?;
    let name = Name::new(letters);
    if name.as_str() == letters { Ok(name) } else { Err(LiveMessageError::Name) }
}

fn write_name(name: &Name, bytes: &mut Vec<u8>) {
    bytes.push(name.as_str().len() as u8);
    bytes.extend(name.as_str().as_bytes());
}

fn wish(reader: &mut Reader<'_>) -> ReadFields<(u32, Seat, QuestionPlace)> {
    let (number_of, seat) = (number(reader)?, seat(reader)?);
    let at = QuestionPlace { rewrites: number(reader)?, before: number(reader)?, own: number(reader)? };
    Ok((number_of, seat, at))
}

fn write_wish(number: u32, seat: Seat, at: QuestionPlace, bytes: &mut Vec<u8>) {
    write_number(number.into(), bytes);
    bytes.push(seat.number());
    for number in [at.rewrites, at.before, at.own] {
        write_number(number.into(), bytes);
    }
}

fn refusal_bytes(why: LiveRefusal) -> [u8; 2] {
    match why {
        LiveRefusal::Stale => [0, 0],
        LiveRefusal::NotOffered => [1, 0],
        LiveRefusal::Undo(UndoRefusal::Nothing) => [2, 0],
        LiveRefusal::Undo(UndoRefusal::Reveal) => [3, 0],
        LiveRefusal::Undo(UndoRefusal::Shown { by }) => [4, by.number()],
        LiveRefusal::Undo(UndoRefusal::Decision { by }) => [5, by.number()],
    }
}

fn refusal(reader: &mut Reader<'_>) -> ReadFields<LiveRefusal> {
    let [kind, by] = reader.array()?;
    let by = Seat::new(by).ok_or(LiveMessageError::Value)?;
    let undo = match kind {
        0 => return Ok(LiveRefusal::Stale),
        1 => return Ok(LiveRefusal::NotOffered),
        2 => UndoRefusal::Nothing,
        3 => UndoRefusal::Reveal,
        4 => UndoRefusal::Shown { by },
        5 => UndoRefusal::Decision { by },
        _ => return Err(LiveMessageError::Value),
    };
    Ok(LiveRefusal::Undo(undo))
}
