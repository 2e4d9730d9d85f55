//! What a player is called within the words of the page.

/// A player in a sentence or on a label. Languages decide the form that a place in a sentence asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Called<'a> {
    /// The player who listens.
    You,
    /// Any other player, by name.
    Name(&'a str),
}
