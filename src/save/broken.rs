//! Everything that can be wrong with a record.

use super::{MOST_ANSWERS, MOST_BYTES};
use crate::mars::{Fault, RULES_REVISION, Switch};
use crate::text::{self, Language};
use core::fmt::{self, Display, Formatter};

/// Why a text or some bytes are not a game that can be opened. Bytes and letters are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// There is nothing.
    Empty,
    /// It does not begin as a record does.
    NotOurs,
    /// A letter that no record has, or one that says more than is left to say.
    Letter {
        /// Its place in the text.
        at: u32,
    },
    /// It is longer than any game.
    TooLong,
    /// A later release wrote it.
    Newer {
        /// The number of its format.
        format: u32,
    },
    /// An earlier release wrote it, on trial, in a format that is given up.
    Trial {
        /// The number of its format.
        format: u32,
    },
    /// It ends too early.
    Truncated {
        /// Where a byte is missing.
        byte: u32,
    },
    /// Something stands behind its end.
    Trailing {
        /// The first byte too many.
        byte: u32,
    },
    /// A number in it takes more bytes than it needs.
    Number {
        /// Its last byte.
        byte: u32,
    },
    /// Its checksum is not that of its bytes.
    Damaged,
    /// Other rules made it.
    Revision {
        /// The revision of the rules that made it.
        theirs: u16,
    },
    /// It asks for options that are not known.
    Option {
        /// The byte that does.
        byte: u32,
    },
    /// Its set-up is impossible.
    Setup {
        /// All that is wrong with it.
        faults: Vec<Fault>,
    },
    /// It has more answers than any game.
    TooManyAnswers,
    /// An answer fits no offer.
    Answer {
        /// Which, from 0.
        answer: u32,
        /// The byte that holds it.
        byte: u32,
    },
    /// The game comes back as another one.
    Digest {
        /// In this generation.
        generation: u32,
    },
}

impl Display for Broken {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => to.write_str("There is no saved game here."),
            Self::NotOurs => to.write_str("This is not a saved game of Viriditas."),
            Self::Letter { at } => {
                write!(to, "This saved game is damaged: letter {} does not belong in it.", at + 1)
            }
            Self::TooLong => {
                write!(to, "This is too long for a saved game, which has at most {MOST_BYTES} bytes.")
            }
            Self::Newer { format } => {
                write!(to, "A later release of Viriditas wrote this saved game (format {format}).")
            }
            Self::Trial { format } => write!(
                to,
                "This game was saved by an earlier trial version of Viriditas (format {format}) and cannot be continued by this one."
            ),
            Self::Truncated { byte } => write!(to, "This saved game is incomplete: it ends at byte {byte}."),
            Self::Trailing { byte } => {
                write!(to, "This saved game is damaged: something stands behind its end at byte {byte}.")
            }
            Self::Number { byte } => {
                write!(
                    to,
                    "This saved game is damaged: the number that ends at byte {byte} has too many bytes."
                )
            }
            Self::Damaged => {
                to.write_str("This saved game is damaged: its checksum does not match its content.")
            }
            Self::Revision { theirs } => write!(
                to,
                "This saved game was played by revision {theirs} of the rules and cannot be continued by revision {RULES_REVISION}."
            ),
            Self::Option { byte } => {
                write!(to, "This saved game uses options that this release does not know (byte {byte}).")
            }
            Self::Setup { faults } => {
                to.write_str("This saved game has an impossible set-up: ")?;
                for (place, fault) in faults.iter().enumerate() {
                    to.write_str(if place == 0 { "" } else { ", and " })?;
                    write_fault(*fault, to)?;
                }
                to.write_str(".")
            }
            Self::TooManyAnswers => {
                write!(to, "This saved game has more than {MOST_ANSWERS} answers, which no game has.")
            }
            Self::Answer { answer, byte } => {
                write!(
                    to,
                    "This saved game is damaged: answer {} (byte {byte}) was never offered.",
                    answer + 1
                )
            }
            Self::Digest { generation } => {
                write!(to, "This saved game comes back as a different one in generation {generation}.")
            }
        }
    }
}

fn write_fault(fault: Fault, to: &mut Formatter<'_>) -> fmt::Result {
    match fault {
        Fault::Players { asked } => to.write_str(&count(asked)),
        Fault::Without { switch, players } => write!(to, "{} without {}", count(players), name(switch)),
        Fault::With { switch, players } => write!(to, "{} with {}", count(players), name(switch)),
        Fault::Needs { switch, needs } => write!(to, "{} without {}", name(switch), name(needs)),
        Fault::Excludes { switch, excludes } => write!(to, "{} with {}", name(switch), name(excludes)),
        Fault::EmptySeat { seat } => write!(to, "something said about empty seat {}", seat.number() + 1),
        Fault::Map { asked } => write!(to, "map {asked}, which does not exist"),
    }
}

fn count(players: u8) -> String {
    format!("{players} player{}", if players == 1 { "" } else { "s" })
}

fn name(switch: Switch) -> &'static str {
    text::switch_name(Language::English, switch)
}

impl core::error::Error for Broken {}
