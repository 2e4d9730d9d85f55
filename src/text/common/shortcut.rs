//! The keys of a table.

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortcut {
    /// Goes to the hand.
    Hand,
    /// Goes to the field that finds a card.
    Find,
    /// Goes to the own cards on the table.
    Tableau,
    /// Goes to the map.
    Map,
    /// Goes to the actions.
    Actions,
    /// Shows what happened since the own last turn, or puts it away.
    Recap,
    /// Goes to the question; from there, to what settles it.
    Question,
    /// Looks closely at the card that has the focus.
    Closer,
    /// Lays the card that has the focus before or behind the one beside it.
    Lay,
    /// Opens what the symbols mean.
    Symbols,
    /// Opens the standings.
    Standings,
    /// Looks at the other players, one after another.
    Opponents,
    /// Goes to the log.
    Log,
    /// Opens the committee.
    Committee,
    /// Opens the colonies.
    Colonies,
    /// Chooses to pass or to end the turn, and goes to what confirms it.
    Pass,
    /// Goes to the button that finishes a phase.
    Finish,
    /// Goes to the button that takes the last choice back.
    Undo,
    /// Held, it shows the table as it was before the own last choice.
    Before,
    /// Opens the sheet of keys.
    Sheet,
    /// Leads to the guide of a game in which something is learnt.
    Guide,
    /// Asks the coach, or sends it away.
    Coach,
    /// Explains what has the focus, or everything that the screen shows.
    Explain,
    /// Opens the rules.
    Rules,
    /// Chooses a phase and goes to what seals it.
    Phase,
    /// Goes from one card or action to the next.
    Walk,
    /// Puts away what lies on top.
    Away,
}
