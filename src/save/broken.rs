//! Everything that can be wrong with a record.

use crate::mars::Fault;

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
    /// It is of another game than this release knows.
    OtherGame,
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
    /// It has more answers than any game of so many seats and generations.
    TooManyAnswers {
        /// How many it might have.
        most: u32,
    },
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
