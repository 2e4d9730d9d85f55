//! What a game has to say in plain values.

use super::fault::{Fault, WhyRefused};
use super::question::Want;
use crate::games::SetupFault;
use crate::kit::{Analysed, Seat, Seated, Seed, View};
use crate::table::{Bot, Seating, Table, UndoRefusal};
use crate::text::Language;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Who speaks of a table to a program.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a, G: Seated> {
    /// In which language.
    pub language: Language,
    /// What is true on the table, as far as the program may know.
    pub facts: &'a G::Facts,
    /// The players' names by seat.
    pub names: &'a [&'a str],
}

/// A game in plain values: what programs hear of it, and what they say. Arguments are named in faults.
pub trait Spoken: Analysed + Seated<Fault: Into<SetupFault>> {
    /// How a game is to be set up.
    type SetUpWish;
    /// An answer as somebody wishes it.
    type Wish: DeserializeOwned;
    /// One thing that happened.
    type PlainEvent: Serialize + From<Self::Event>;
    /// What a seat is asked.
    type PlainQuestion: Serialize;
    /// What will come of an answer.
    type PlainOutcome: Serialize;
    /// What somebody sees of a game.
    type PlainState: Serialize;
    /// A player's victory points.
    type PlainScore: Serialize;
    /// What a bot would answer.
    type PlainAdvice: Serialize;

    /// The name of the game.
    const KIND: &'static str;

    /// The set-up, who sits where, and the seed, if one is named.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_set_up(
        wish: &Self::SetUpWish,
        argument: &str,
    ) -> Result<(Self::Setup, Seating, Option<Seed>), Fault>;

    /// The answer that is wished for.
    ///
    /// # Errors
    /// Which word of it means nothing.
    fn read_choice(wish: &Self::Wish, argument: &str) -> Result<Self::Choice, Fault>;

    /// What a seat is asked, read off what it sees.
    fn describe(
        view: &View<Self>,
        seat: Seat,
        offers: &[Self::Choice],
        speaker: &Speaker<'_, Self>,
        want: Want,
    ) -> Option<Self::PlainQuestion>;

    /// What will come of an answer that is offered.
    fn outcome(
        view: &View<Self>,
        seat: Seat,
        choice: Self::Choice,
        speaker: &Speaker<'_, Self>,
    ) -> Option<Self::PlainOutcome>;

    /// What `who` sees of a table (`None`: what everyone may).
    fn state(table: &Table<Self>, who: Option<Seat>) -> Self::PlainState;

    /// The score of a player as it stands.
    fn score(facts: &Self::Facts, seat: Seat) -> Self::PlainScore;

    /// What a bot would answer; `None` where the seat is not asked.
    fn advice(table: &Table<Self>, seat: Seat, bot: Bot) -> Option<Self::PlainAdvice>;

    /// Why an answer is refused.
    fn why(refusal: &Self::Refusal) -> WhyRefused;

    /// What happened, as a sentence.
    fn say_event(speaker: &Speaker<'_, Self>, event: Self::Event) -> String;

    /// Why an answer is refused, as a sentence.
    fn say_refusal(speaker: &Speaker<'_, Self>, refusal: Self::Refusal) -> String;

    /// Why a move stays, as a sentence.
    fn say_stays(speaker: &Speaker<'_, Self>, why: UndoRefusal) -> String;
}
