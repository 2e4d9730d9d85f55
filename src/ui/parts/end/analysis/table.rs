//! The table of a game that is looked at afterwards.

use crate::kit::Seat;
use crate::ui::parts::coach::CoachedLine;
use crate::ui::parts::end::after::EndedGame;
use crate::ui::state::names::Names;
use crate::ui::state::replay::ReplayStart;
use yew::{AttrValue, Callback};

/// The table of a game that is looked at afterwards.
#[derive(Clone, PartialEq)]
pub(crate) struct AnalysedTable {
    pub(crate) ended: EndedGame,
    pub(crate) names: Names,
    /// The seats: of rivals the winner first.
    pub(crate) seats: Vec<Seat>,
    /// Whether the players compete.
    pub(crate) has_rivals: bool,
    /// The label of a generation or round.
    pub(crate) when: Callback<u8, AttrValue>,
    /// Tells a line of answers.
    pub(crate) tell: Callback<AskedLine, CoachedLine>,
    /// Opens the replay.
    pub(crate) replay: Callback<ReplayStart>,
}

/// A line of answers in a game that is over.
pub(crate) struct AskedLine {
    /// How many answers were given before.
    pub(crate) at: usize,
    pub(crate) seat: Seat,
    /// The places of the answers among the offers.
    pub(crate) places: Vec<u16>,
}
