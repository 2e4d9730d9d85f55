//! The boxes and options that a game can be played with.

/// A box or an option. Its number stands in saved games for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Switch {
    /// More corporations and projects, and every production begins at 0 (CORP-ERA-01).
    CorporateEra = 0,
    /// Cards are drafted in each research phase (DRAFT-01).
    Draft = 1,
    /// Corporations, projects and preludes, which are played before the first generation (PREL-01).
    Prelude = 2,
    /// Of Prelude everything but the deal of preludes (Q-MOD-04).
    UndealtPreludes = 3,
    /// Alone, for a terraform rating of 63 instead of a finished planet (PREL-18).
    Tr63 = 4,
    /// A second planet, and World Government (VENUS-01).
    Venus = 5,
    /// Venus Next without the steps of World Government (WG-01).
    NoWorldGovernment = 6,
    /// The end of the game waits for Venus too.
    VenusEnds = 7,
    /// Venus has the longer track that came with the largest map (MAP-22).
    LongVenus = 8,
    /// Colonies beyond Mars, and trade with them (COL-01).
    Colonies = 9,
    /// The Terraforming Committee and global events (TURM-COMP-03).
    Turmoil = 10,
    /// The global events that came beside the box (Q-MOD-27).
    MoreEvents = 11,
    /// World Government without Venus Next (Q-TURM-20).
    WorldGovernment = 12,
    /// A quick game: the planet is partly terraformed at set-up and every production begins higher. An option of this
    /// program; no rulebook has it.
    ShortGame = 13,
    /// A box that never existed, to try what a box can bring.
    #[cfg(feature = "synthetic")]
    Synthetic = 31,
}
