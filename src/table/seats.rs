//! Who sits at the table, and how they take moves back.

use crate::kit::listed;
use crate::kit::{BySeat, Seat};
use strum::VariantArray;

/// Who sits where, what they are called and which colour is theirs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    /// Who answers for each seat.
    pub players: BySeat<Controller>,
    /// What they are called.
    pub names: BySeat<Name>,
    /// Their colours.
    pub colours: Colours,
    /// How far an undo goes where bots have moved since.
    pub past_bots: PastBots,
    /// Whether nobody may ask the coach.
    pub without_coach: bool,
}

/// How far an undo goes where bots have moved since: a bot that plays a card from its hand shows what nobody else
/// could know. What was drawn, dealt or revealed stays in any case (Q-BASE-30).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, VariantArray)]
pub enum PastBots {
    /// With one person at the table as [`PastBots::Always`], with several as [`PastBots::UntilShown`].
    #[default]
    ByPeople,
    /// Past all that bots did; the log tells where a person had seen what a bot has shown.
    Always,
    /// No further than what a bot has shown.
    UntilShown,
}

impl PastBots {
    /// All three.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// The most letters of a name.
pub const MOST_LETTERS: usize = 40;

/// Who answers for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Controller {
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
    /// A beginner, who overlooks a part of what it could do.
    Friendly,
    /// What looks best at once.
    Greedy,
    /// Plays the answers that look best on for a while, in games that could be this one.
    Strong,
    /// Plays more answers on, and in more games.
    Expert,
}

/// The levels of bots: what each is called in texts of programs, which stay, and its number in saved games, for ever. A further
/// level is a line here, a policy of each game (`games`) and its label in each language.
const BOTS: [(Bot, &str, u8); 5] = [
    (Bot::Random, "random", 1),
    (Bot::Friendly, "friendly", 3),
    (Bot::Greedy, "greedy", 2),
    (Bot::Strong, "strong", 4),
    (Bot::Expert, "expert", 5),
];

impl Bot {
    /// All levels, the weakest first.
    pub const ALL: [Self; BOTS.len()] = {
        let mut all = [Self::Random; BOTS.len()];
        let mut place = 0;
        while place < BOTS.len() {
            all[place] = BOTS[place].0;
            place += 1;
        }
        all
    };

    /// Whether a level plays answers on before it gives one, which takes time.
    pub const fn looks_ahead(self) -> bool {
        match self {
            Self::Random | Self::Friendly | Self::Greedy => false,
            Self::Strong | Self::Expert => true,
        }
    }

    /// What a level is called in texts of programs.
    pub const fn key(self) -> &'static str {
        BOTS[self as usize].1
    }

    /// The level that is called so.
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.key() == key)
    }

    /// The number in saved games.
    pub(super) const fn number(self) -> u8 {
        BOTS[self as usize].2
    }
}

const _: () = {
    let mut place = 0;
    while place < BOTS.len() {
        assert!(BOTS[place].0 as usize == place, "the levels stand in order");
        place += 1;
    }
};

/// A colour of a seat. Each has a symbol with an outline of its own, so that none is told by its hue alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum Colour {
    /// A disc.
    Sky,
    /// A tall diamond.
    Violet,
    /// A cross.
    Bone,
    /// A triangle.
    Coral,
    /// A square.
    Amber,
}

impl Colour {
    /// All five, as the seats have them where nobody chose.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// A colour for each seat, all different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours(BySeat<Colour>);

impl Default for Colours {
    fn default() -> Self {
        Self(BySeat(Colour::ALL))
    }
}

impl Colours {
    /// These colours; `None` where two seats have the same.
    pub fn new(colours: BySeat<Colour>) -> Option<Self> {
        let are_all_there = Colour::ALL.iter().all(|colour| colours.0.contains(colour));
        are_all_there.then_some(Self(colours))
    }

    /// The colour of a seat.
    pub fn of(&self, seat: Seat) -> Colour {
        self.0[seat]
    }

    /// Gives a seat this colour; whoever had it takes the seat's.
    pub fn give(&mut self, seat: Seat, colour: Colour) {
        let had = self.0[seat];
        if let Some(other) = Seat::ALL.into_iter().find(|&other| self.0[other] == colour) {
            self.0[other] = had;
            self.0[seat] = colour;
        }
    }
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
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
