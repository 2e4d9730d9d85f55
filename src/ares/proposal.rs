//! A game of Ares Expedition to come, as somebody proposes it: what the form of a new game holds, as the last part of an address.
//!
//! The text begins with `setup=2&game=ares`, and then holds what was filled in: who sits where and their names, the mode and the
//! options ([`ProposedSeating`] has what any game has).

use crate::ares::{Level, Mode, Setup};
use crate::table::{ProposalError, ProposedSeating, Seating, called, listed, meant, read_proposal};

/// What this game is called in a text.
const GAME: &str = "ares";

/// What the modes are called in a text and in the form.
pub const MODES: [(Mode, &str); 5] = [
    (Mode::Competitive, "competitive"),
    (Mode::Solo(Level::Beginner), "solo-beginner"),
    (Mode::Solo(Level::Skilled), "solo-skilled"),
    (Mode::Solo(Level::Expert), "solo-expert"),
    (Mode::Cooperative, "cooperative"),
];

/// An option of a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupOption {
    /// With marked cards and corporations dealt (ARES-SETUP-04, ARES-SETUP-06).
    FirstGame,
    /// Cards of the first hand may be replaced (ARES-CARD-15).
    Mulligan,
    /// With the promotional corporations.
    Promotional,
}

/// What the options are called in a text and in the form.
pub const OPTIONS: [(SetupOption, &str); 3] = [
    (SetupOption::FirstGame, "first-game"),
    (SetupOption::Mulligan, "mulligan"),
    (SetupOption::Promotional, "promotional"),
];

impl SetupOption {
    /// Whether a set-up has the option.
    pub const fn of(self, setup: &Setup) -> bool {
        match self {
            Self::FirstGame => setup.first_game,
            Self::Mulligan => setup.mulligan,
            Self::Promotional => setup.promotional,
        }
    }

    /// Where a set-up keeps whether it has the option.
    pub const fn place(self, setup: &mut Setup) -> &mut bool {
        match self {
            Self::FirstGame => &mut setup.first_game,
            Self::Mulligan => &mut setup.mulligan,
            Self::Promotional => &mut setup.promotional,
        }
    }
}

/// A game that has not begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The options of the game.
    pub setup: Setup,
    /// Who sits where; an empty name is nobody's own.
    pub seating: Seating,
    /// A number or other words; empty for chance.
    pub seed: String,
}

impl Proposal {
    /// Whether the text of a proposal says that it is one of this game.
    pub fn is_meant(text: &str) -> bool {
        form_urlencoded::parse(text.as_bytes()).any(|(key, value)| key == "game" && value == GAME)
    }

    /// The text.
    ///
    /// ```
    /// use viriditas::ares::Setup;
    /// use viriditas::ares::proposal::Proposal;
    /// use viriditas::table::Seating;
    ///
    /// let proposal = Proposal { setup: Setup::new(1), seating: Seating::default(), seed: String::new() };
    /// let text = proposal.to_text();
    /// assert_eq!(text, "setup=2&game=ares&seats=human&mode=solo-skilled&with=");
    /// assert_eq!(Proposal::from_text(&text), Ok(proposal));
    /// ```
    pub fn to_text(&self) -> String {
        let players = self.setup.players;
        let sitting = ProposedSeating { players, seating: self.seating.clone(), seed: self.seed.clone() };
        let mut text = ProposedSeating::begin_text();
        text.append_pair("game", GAME);
        sitting.write_players(&mut text);
        text.append_pair("mode", called(&MODES, &self.setup.mode));
        let options = OPTIONS.iter().filter(|(option, _)| option.of(&self.setup));
        text.append_pair("with", &listed(options.map(|&(_, name)| name)));
        sitting.write_rest(&mut text);
        text.finish()
    }

    /// Reads a text. A proposal may still be impossible: [`Setup::faults`] tells.
    ///
    /// # Errors
    /// What is wrong with it; nothing of it is to be taken over.
    pub fn from_text(text: &str) -> Result<Self, ProposalError> {
        let mut setup = Setup::new(2);
        let mut sitting = ProposedSeating::default();
        read_proposal(text, |key, value, from| {
            match key {
                "game" if value == GAME => {}
                "mode" => setup.mode = meant(&MODES, value)?,
                "with" => {
                    for (option, _) in OPTIONS {
                        *option.place(&mut setup) = false;
                    }
                    for word in value.split(',').filter(|word| !word.is_empty()) {
                        *meant(&OPTIONS, word)?.place(&mut setup) = true;
                    }
                }
                _ => sitting.take(key, value, from)?,
            }
            Some(())
        })?;
        let ProposedSeating { players, seating, seed } = sitting;
        Ok(Self { setup: Setup { players, ..setup }, seating, seed })
    }
}
