//! The page's own words of Ares Expedition.

/// What the page says beside questions, cards and the log of Ares Expedition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AresWords<'a> {
    /// The heading of the five phases.
    Phases,
    /// Players have not finished the phase; their names are listed.
    WaitingFor(&'a str),
}
