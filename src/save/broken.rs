//! Everything that can be wrong with a record.

use crate::kit::bytes::ReadError;
use core::convert::Infallible;

/// Why a text or some bytes are not a game that can be opened. Bytes and letters are counted from 0. `F` is what can be wrong
/// with a set-up of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken<F> {
    /// There is nothing.
    Empty,
    /// The text does not begin as a record does.
    NotOurs,
    /// A letter that no record has, or one that says more than is left to say.
    Letter {
        /// Its place in the text.
        at: u32,
    },
    /// The text is longer than any game.
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
    /// The record is of another game than this release knows.
    OtherGame,
    /// The record ends too early.
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
        /// The revision that this release has.
        ours: u16,
    },
    /// The record asks for options that are not known.
    Option {
        /// The byte that does.
        byte: u32,
    },
    /// Its set-up is impossible.
    Setup {
        /// All that is wrong with it.
        faults: Vec<F>,
    },
    /// The record has more answers than any game of so many seats and generations.
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

impl<F> From<ReadError> for Broken<F> {
    fn from(misread: ReadError) -> Self {
        match misread {
            ReadError::Truncated { byte } => Self::Truncated { byte },
            ReadError::Number { byte } => Self::Number { byte },
            ReadError::Unknown { byte } => Self::Option { byte },
        }
    }
}

/// What is wrong with a text, whatever game it is of.
pub(crate) type Unreadable = Broken<Infallible>;

impl<F> Broken<F> {
    /// Maps each fault of the set-up to another type.
    pub(crate) fn map_faults<T>(self, fault: impl FnMut(F) -> T) -> Broken<T> {
        match self {
            Self::Empty => Broken::Empty,
            Self::NotOurs => Broken::NotOurs,
            Self::Letter { at } => Broken::Letter { at },
            Self::TooLong => Broken::TooLong,
            Self::Newer { format } => Broken::Newer { format },
            Self::Trial { format } => Broken::Trial { format },
            Self::OtherGame => Broken::OtherGame,
            Self::Truncated { byte } => Broken::Truncated { byte },
            Self::Trailing { byte } => Broken::Trailing { byte },
            Self::Number { byte } => Broken::Number { byte },
            Self::Damaged => Broken::Damaged,
            Self::Revision { theirs, ours } => Broken::Revision { theirs, ours },
            Self::Option { byte } => Broken::Option { byte },
            Self::Setup { faults } => Broken::Setup { faults: faults.into_iter().map(fault).collect() },
            Self::TooManyAnswers { most } => Broken::TooManyAnswers { most },
            Self::Answer { answer, byte } => Broken::Answer { answer, byte },
            Self::Digest { generation } => Broken::Digest { generation },
        }
    }
}

impl<F> Broken<F> {
    /// The fault with those of the set-up as another type has them.
    pub(crate) fn of_faults<T: Into<F>>(of: Broken<T>) -> Self {
        of.map_faults(T::into)
    }
}

impl Unreadable {
    /// The fault as one of a record of a game.
    pub(crate) fn of_game<F>(self) -> Broken<F> {
        self.map_faults(|never| match never {})
    }
}
