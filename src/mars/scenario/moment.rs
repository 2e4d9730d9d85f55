//! Where in the game a position stands.

/// Where in the game a position stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Moment {
    /// Corporations and first cards are chosen, by all at the same time: the beginning of a game. Seats of which
    /// nothing is said are dealt to from the piles, as in [`begin`](crate::kit::Rules::begin).
    SetUp,
    /// Preludes are played (PREL-04): of each seat those that are said to wait.
    Preludes,
    /// Cards are passed round (DRAFT-01), all seats having kept the same number aside: none, one or two.
    Draft,
    /// Cards are bought (BASE-RES).
    Research,
    /// A player's turn in the action phase.
    #[default]
    Turn,
    /// All have passed and production runs; the game asks what comes after it.
    Production,
    /// The last production has run: plants may become greenery (BASE-END-02).
    Conversion,
}
