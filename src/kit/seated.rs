//! What a game is to a table beyond its rules: how it is kept, told apart, and taken back.

use super::bytes::{ReadError, Reader};
use super::{Rules, Seat, Seats};
use core::fmt::Debug;

/// A game that can be played at a table, kept as a record, taken back and played again.
pub trait Seated:
    Rules<Setup: Clone + Eq + Debug, Fault: Clone + Eq + Debug, Choice: Debug, Event: Debug, Refusal: Debug>
    + Eq
    + Debug
{
    /// The number of the game in records, for ever.
    const NUMBER: u8;
    /// Which rules these are: it rises when the same choices no longer make the same game.
    const REVISION: u16;

    /// How many play.
    fn players(setup: &Self::Setup) -> u8;

    /// All that is wrong with a set-up; nothing, if a game can begin.
    fn faults(setup: &Self::Setup) -> Vec<Self::Fault>;

    /// Writes a set-up for a record.
    fn write_setup(setup: &Self::Setup, bytes: &mut Vec<u8>);

    /// Reads what [`Seated::write_setup`] wrote; the set-up may still be faulty.
    ///
    /// # Errors
    /// Why that is none.
    fn read_setup(reader: &mut Reader<'_>) -> Result<Self::Setup, ReadError>;

    /// Who plays.
    fn seats(&self) -> Seats;

    /// The round or generation, from 1. It never falls, and rises by one at a time.
    fn round(&self) -> u8;

    /// The phase that runs in which seats answer together, unseen by each other; `None` while they answer in turn. The number
    /// differs from that of the phase before, and stays while the phase runs.
    ///
    /// While a phase runs, answers of two seats commute: in whichever order they come, each seat has the same questions, offers
    /// and events, and the game is the same once both have been given. Others are seen as the phase began ([`Rules::blanked`]),
    /// and what they do is told when it ends.
    fn together(&self) -> Option<u16>;

    /// Whether what this seat is asked opens a move: the answers from there to the seat's next such question are taken back
    /// together. In a phase in which seats answer together these are the questions of a seat that owes nothing else.
    fn opens_move(&self, seat: Seat) -> bool;

    /// Whether a choice takes the seat's own answer back, while all answer at the same time.
    fn reopens(choice: Self::Choice) -> bool;

    /// What an event shows that was hidden before.
    fn shows(event: Self::Event) -> Shows;

    /// Tells every number of the game that is not 0, each behind a label of its own: equal games tell the same, and others do
    /// not.
    fn walk(&self, sink: &mut impl FnMut(u64, u64));
}

/// What an event shows that was hidden before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// Nothing.
    Nothing,
    /// What chance has decided.
    Chance,
    /// To others than this seat, what it decided at the same time as they did.
    Answer(Seat),
    /// To others than this seat, a card from its hand.
    Hand(Seat),
}
