//! The games of the house: one list, by which everything that keeps, sends, shows or plays games of any kind knows them.
//!
//! A [`Game`] is a table of one of them. Which one a text holds, its record says ([`Seated::NUMBER`]). A further game is a
//! variant here, of [`SetupFault`], [`GameSummary`], [`Beginning`] and [`GameProposal`], and a line of `each`, `both` and `read`; the compiler
//! then asks for its part in every match, and [`InList`] for how its tables are found.

use crate::ares::{self, Ares};
use crate::kit::{Seat, Seated, Seats, Seed};
use crate::mars::{self, Mars};
use crate::save::{self, Broken};
use crate::table::{
    Colours, Controller, Divergence, Linked, ProposalError, Summary, Table, UndoRefusal, is_proposal,
};
use std::rc::Rc;

/// A table of the board game.
pub type MarsTable = Table<Mars>;

/// A record of the board game.
pub type MarsRecord = save::Record<Mars>;

/// A table of Ares Expedition.
pub type AresTable = Table<Ares>;

/// A record of Ares Expedition.
pub type AresRecord = save::Record<Ares>;

/// Why a text is no game that can be opened, whichever game it might have been.
pub type BrokenGame = Broken<SetupFault>;

/// What can be wrong with the set-up of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// In the board game.
    Mars(mars::Fault),
    /// In Ares Expedition.
    Ares(ares::Fault),
}

impl From<mars::Fault> for SetupFault {
    fn from(fault: mars::Fault) -> Self {
        Self::Mars(fault)
    }
}

impl From<ares::Fault> for SetupFault {
    fn from(fault: ares::Fault) -> Self {
        Self::Ares(fault)
    }
}

/// A game with everyone at it. A copy costs the same however long the game is, and two are equal when one is a copy of the
/// other and neither has changed since.
#[derive(Clone, Debug)]
pub enum Game {
    /// The board game.
    Mars(Rc<MarsTable>),
    /// Ares Expedition.
    Ares(Rc<AresTable>),
}

/// A game in a list. Whether its answers fit shows when somebody sits down to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameSummary {
    /// The board game.
    Mars(Summary<Mars>),
    /// Ares Expedition.
    Ares(Summary<Ares>),
}

/// With what a game began: games that began alike may have gone on from one another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// The board game.
    Mars(mars::Setup, Seed),
    /// Ares Expedition.
    Ares(ares::Setup, Seed),
}

/// A game to come, as somebody proposes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameProposal {
    /// The board game.
    Mars(mars::proposal::Proposal),
    /// Ares Expedition.
    Ares(ares::proposal::Proposal),
}

/// A game that came with an address.
#[derive(Clone, PartialEq, Debug)]
pub struct LinkedGame {
    /// The game.
    pub game: Game,
    /// Whom it is meant for: a person at this table.
    pub to: Option<Seat>,
}

/// Why a bot has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerError {
    /// The record is no game.
    Broken,
    /// Its seat is not asked.
    NotAsked,
}

/// Does something with the table of any game.
macro_rules! each {
    ($game:expr, $table:ident => $does:expr) => {
        match $game {
            Game::Mars($table) => $does,
            Game::Ares($table) => $does,
        }
    };
}

/// Does something with two tables of one kind; `None` for games of two kinds.
macro_rules! both {
    ($games:expr, $one:ident, $other:ident => $does:expr) => {
        match $games {
            (Game::Mars($one), Game::Mars($other)) => Some($does),
            (Game::Ares($one), Game::Ares($other)) => Some($does),
            (Game::Mars(_), Game::Ares(_)) | (Game::Ares(_), Game::Mars(_)) => None,
        }
    };
}

/// Reads a text as a game of one kind, and where its record is of another kind, as that.
macro_rules! read {
    ($as_mars:expr, $as_ares:expr) => {
        match $as_mars {
            Err(Broken::OtherGame) => $as_ares.map_err(Broken::of_faults),
            read => read.map_err(Broken::of_faults),
        }
    };
}

mod advice;
mod analysis_text;
mod analysis_walk;
mod bot_answers;
mod game_analysis;
mod in_list;
mod rules;
mod spent;

pub use advice::{ANALYSIS_PARTS, Advice, AdvisedLine, KeptAnalysis, answers_at, whole_advice};
pub use analysis_text::NoAnalysis;
pub use analysis_walk::GameAnalyst;
pub use bot_answers::{KeptGame, answer, ares_answer, mars_answer};
pub use game_analysis::{
    AnalysedAnswer, CourseMoment, GameAnalysis, Grade, Judgement, Mistake, PointsAndChance, ResultParts,
};
pub use in_list::InList;
pub use rules::GameRules;

impl From<MarsTable> for Game {
    fn from(table: MarsTable) -> Self {
        Self::Mars(Rc::new(table))
    }
}

impl From<AresTable> for Game {
    fn from(table: AresTable) -> Self {
        Self::Ares(Rc::new(table))
    }
}

impl<G: Seated> From<Linked<G>> for LinkedGame
where
    Game: From<Table<G>>,
{
    fn from(Linked { table, to }: Linked<G>) -> Self {
        Self { game: table.into(), to }
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        both!((self, other), one, other => Rc::ptr_eq(one, other)).unwrap_or(false)
    }
}

impl Game {
    /// Sits down to a game kept as text.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<Self, BrokenGame> {
        read!(MarsTable::from_text(text).map(Self::from), AresTable::from_text(text).map(Self::from))
    }

    /// Sits down to a game kept as text if it began so; `None` for any other text.
    pub fn from_text_begun(text: &str, beginning: &Beginning) -> Option<Self> {
        match beginning {
            Beginning::Mars(setup, seed) => {
                MarsTable::from_text_begun_with(text, (setup, *seed)).ok().flatten().map(Self::from)
            }
            Beginning::Ares(setup, seed) => {
                AresTable::from_text_begun_with(text, (setup, *seed)).ok().flatten().map(Self::from)
            }
        }
    }

    /// Reads what stands behind the `#` of an address. Whoever it is meant for must be a person at the table.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_link(link: &str) -> Result<LinkedGame, BrokenGame> {
        read!(
            MarsTable::from_link(link).map(LinkedGame::from),
            AresTable::from_link(link).map(LinkedGame::from)
        )
    }

    /// Reads a text up to where only a replay can tell more.
    ///
    /// # Errors
    /// What is wrong with the text so far.
    pub fn summary(text: &str) -> Result<GameSummary, BrokenGame> {
        read!(Summary::of(text).map(GameSummary::Mars), Summary::of(text).map(GameSummary::Ares))
    }

    /// See [`Table::to_text`].
    pub fn to_text(&self) -> String {
        each!(self, table => table.to_text())
    }

    /// See [`Table::to_link`].
    pub fn to_link(&self, to: Option<Seat>) -> String {
        each!(self, table => table.to_link(to))
    }

    /// The game as text without who sits where, for bots.
    pub fn record(&self) -> String {
        each!(self, table => table.record().to_text())
    }

    /// With what the game began.
    pub fn beginning(&self) -> Beginning {
        match self {
            Self::Mars(table) => Beginning::Mars(*table.setup(), table.seed()),
            Self::Ares(table) => Beginning::Ares(*table.setup(), table.seed()),
        }
    }

    /// Which game is played, as a word that never changes.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Mars(_) => "mars",
            Self::Ares(_) => "ares",
        }
    }

    /// Everyone at the table.
    pub fn seats(&self) -> Seats {
        each!(self, table => table.seats())
    }

    /// The seats that people have.
    pub fn people(&self) -> Seats {
        each!(self, table => table.people())
    }

    /// See [`Table::player`].
    pub fn player(&self, seat: Seat) -> Controller {
        each!(self, table => table.player(seat))
    }

    /// See [`Table::name`].
    pub fn name(&self, seat: Seat) -> &str {
        each!(self, table => table.name(seat))
    }

    /// See [`Table::is_without_coach`].
    pub fn is_without_coach(&self) -> bool {
        each!(self, table => table.is_without_coach())
    }

    /// See [`Table::colours`].
    pub fn colours(&self) -> &Colours {
        each!(self, table => table.colours())
    }

    /// See [`Table::asked`].
    pub fn asked(&self) -> Seats {
        each!(self, table => table.asked())
    }

    /// How many answers are open to a seat.
    pub fn offers(&self, seat: Seat) -> usize {
        each!(self, table => table.offers(seat).len())
    }

    /// Whether a seat has answered while others still owe an answer, and may open its own again.
    pub fn may_reopen(&self, seat: Seat) -> bool {
        each!(self, table => !table.asked().contains(seat) && table.view(Some(seat)).question(seat).is_some())
    }

    /// Whether what a seat is asked opens a move of its own; what follows belongs to one that was begun.
    pub fn opens_move(&self, seat: Seat) -> bool {
        each!(self, table => table.opens_move(seat))
    }

    /// Whether all answer at the same time, unseen by each other.
    pub fn is_together(&self) -> bool {
        each!(self, table => table.is_together())
    }

    /// The phase in which all seats answer together, if one runs: see [`Seated::together`].
    pub fn together(&self) -> Option<u16> {
        each!(self, table => table.together())
    }

    /// See [`Table::answers_of`].
    pub fn answers_of(&self, seat: Seat) -> usize {
        each!(self, table => table.answers_of(seat))
    }

    /// See [`Table::has_unknown_bot`].
    pub fn has_unknown_bot(&self) -> bool {
        each!(self, table => table.has_unknown_bot())
    }

    /// See [`Table::answers`].
    pub fn answers(&self) -> usize {
        each!(self, table => table.answers())
    }

    /// See [`Table::moves`].
    pub fn moves(&self) -> Vec<usize> {
        each!(self, table => table.moves())
    }

    /// See [`Table::generations`].
    pub fn generations(&self) -> Vec<usize> {
        each!(self, table => table.generations())
    }

    /// See [`Table::after`].
    #[must_use]
    pub fn after(&self, answers: usize) -> Self {
        each!(self, table => table.after(answers).into())
    }

    /// See [`Table::rematch`].
    #[must_use]
    pub fn rematch(&self, seed: Seed) -> Self {
        each!(self, table => table.rematch(seed).into())
    }

    /// What the game's chance grows from.
    pub fn seed(&self) -> Seed {
        each!(self, table => table.seed())
    }

    /// See [`Table::answer_behind`].
    pub fn answer_behind(&self, event: usize) -> Option<(Self, Seat, u16)> {
        each!(self, table => table.answer_behind(event).map(|(before, seat, place)| (before.into(), seat, place)))
    }

    /// See [`Table::after_last_of`].
    pub fn after_last_of(&self, seat: Seat) -> Option<Self> {
        each!(self, table => table.after_last_of(seat).map(Self::from))
    }

    /// See [`Table::before_last_of`].
    pub fn before_last_of(&self, seat: Seat) -> Option<Self> {
        each!(self, table => table.before_last_of(seat).map(Self::from))
    }

    /// See [`Table::divergence`]; games of two kinds began otherwise.
    pub fn divergence(&self, other: &Self) -> Divergence {
        both!((self, other), one, other => one.divergence(other)).unwrap_or(Divergence::Other)
    }

    /// See [`Table::merged`].
    #[must_use]
    pub fn merged(&self, other: &Self) -> Option<Self> {
        both!((self, other), one, other => one.merged(other).map(Self::from)).flatten()
    }

    /// See [`Table::seats_ahead`]; none for games of two kinds.
    pub fn seats_ahead(&self, other: &Self) -> Seats {
        both!((self, other), one, other => one.seats_ahead(other)).unwrap_or(Seats::NONE)
    }

    /// See [`Table::is_by_bots_beyond`].
    pub fn is_by_bots_beyond(&self, other: &Self) -> bool {
        both!((self, other), one, other => one.is_by_bots_beyond(other)).unwrap_or(false)
    }

    /// Plays the offer at this place of all that a seat has; whether there is one.
    pub fn play_at(&mut self, seat: Seat, place: u16) -> bool {
        each!(self, table => Rc::make_mut(table).play_at(seat, place).is_some())
    }

    /// See [`Table::undo_to`].
    ///
    /// # Errors
    /// Why the last move of the seat stays.
    pub fn undo_to(&self, seat: Seat) -> Result<usize, UndoRefusal> {
        each!(self, table => table.undo_to(seat))
    }

    /// See [`Table::undo`].
    ///
    /// # Errors
    /// Why the last move of the seat stays; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        each!(self, table => Rc::make_mut(table).undo(seat))
    }
}

impl Beginning {
    /// With what the game of a text began; `None` where the text holds none.
    pub fn of(text: &str) -> Option<Self> {
        match MarsRecord::from_text(text) {
            Ok(record) => Some(Self::Mars(*record.setup(), record.seed())),
            Err(Broken::OtherGame) => {
                let record = AresRecord::from_text(text).ok()?;
                Some(Self::Ares(*record.setup(), record.seed()))
            }
            Err(_) => None,
        }
    }
}

impl GameProposal {
    /// Whether a text says that it is one, whole or not.
    pub fn is_meant(text: &str) -> bool {
        is_proposal(text)
    }

    /// Reads a text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_text(text: &str) -> Result<Self, ProposalError> {
        if ares::proposal::Proposal::is_meant(text) {
            ares::proposal::Proposal::from_text(text).map(Self::Ares)
        } else {
            mars::proposal::Proposal::from_text(text).map(Self::Mars)
        }
    }
}
