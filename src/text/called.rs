//! What a player is called within the words of the page, and texts that stand there as they are.

use std::fmt;

/// A player in a sentence or on a label. Languages decide the form that a place in a sentence asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Called<'a> {
    /// The player who listens.
    You,
    /// Any other player, by name.
    Name(&'a str),
}

/// Text that stands in a sentence as it is, behind a colon, quoted or as a sentence of its own: another sentence or label of the
/// language, a formatted number, or what no language made, such as a typed name, the address of a host page or a message of the
/// browser. No word of the sentence depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verbatim<'a>(pub &'a str);

impl fmt::Display for Verbatim<'_> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.0)
    }
}
