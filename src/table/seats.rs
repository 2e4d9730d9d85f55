//! Who sits at the table.

/// The most letters of a name.
pub const MOST_LETTERS: usize = 40;

/// Who answers for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Player {
    /// A person.
    #[default]
    Human,
    /// The computer.
    Bot(Bot),
}

/// Which bot, by how it chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any offer, each equally likely.
    Random,
    /// What looks best at once.
    Greedy,
}

/// What a player is called: at most [`MOST_LETTERS`] letters, none of which controls the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name(String);

impl Name {
    /// A name from what somebody typed.
    pub fn new(typed: &str) -> Self {
        let harmless = typed.chars().filter(|&letter| !controls(letter));
        let letters: String =
            harmless.skip_while(|letter| letter.is_whitespace()).take(MOST_LETTERS).collect();
        Self(letters.trim_end().to_owned())
    }

    /// The letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Control characters, and those that turn the direction of the text behind a name.
fn controls(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
