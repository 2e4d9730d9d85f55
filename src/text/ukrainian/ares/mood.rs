//! Orders and possibilities.

/// In which form verbs stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mood {
    /// «візьміть»: an order to a player, as cards give it.
    Order,
    /// «взяти»: on buttons, and behind «можете» or «щоб».
    Can,
}

impl Mood {
    /// The one of two forms of a verb that is meant.
    pub(super) const fn of(self, order: &'static str, can: &'static str) -> &'static str {
        match self {
            Self::Order => order,
            Self::Can => can,
        }
    }
}
