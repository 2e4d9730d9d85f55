//! A game of either kind.

use super::fault::Fault;
use super::game::{AresGame, Game};
use super::spoken::Spoken;
use crate::ares::Ares;
use crate::games;
use crate::mars::Mars;

/// A game of either kind, as a program holds it.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// The board game.
    Mars(Box<Game>),
    /// Ares Expedition.
    Ares(Box<AresGame>),
}

impl From<Game> for AnyGame {
    fn from(game: Game) -> Self {
        Self::Mars(Box::new(game))
    }
}

impl From<AresGame> for AnyGame {
    fn from(game: AresGame) -> Self {
        Self::Ares(Box::new(game))
    }
}

impl AnyGame {
    /// A game that was saved, as text or as what stands behind the `#` of a link: the text says which game it holds.
    ///
    /// ```
    /// use viriditas::plain::{AnyGame, AresGame, AresSetUp};
    ///
    /// let game = AresGame::set_up(&AresSetUp::default()).expect("two people can play");
    /// let again = AnyGame::load(&game.save().expect("it began with a set-up")).expect("what was saved can be loaded");
    /// assert_eq!(again.kind(), "ares");
    /// ```
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn load(text: &str) -> Result<Self, Fault> {
        let text = super::game::behind_the_link(text);
        let linked = games::Game::from_link(text).map_err(|broken| Fault::broken("text", broken))?;
        Ok(match linked.game {
            games::Game::Mars(table) => Game::at(table).into(),
            games::Game::Ares(table) => AresGame::at(table).into(),
        })
    }

    /// Which game it is: `mars` or `ares`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Mars(_) => Mars::KIND,
            Self::Ares(_) => Ares::KIND,
        }
    }
}
