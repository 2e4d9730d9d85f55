//! How the tables of each game are found in a [`Game`] and put into it.

use super::{AresTable, Game, MarsTable};
use crate::ares::Ares;
use crate::kit::Seated;
use crate::mars::Mars;
use crate::table::Table;
use std::rc::Rc;

/// A game of the list: the tables of it that a [`Game`] holds.
pub trait InList: Seated + 'static {
    /// The table of a game; `None` where it is of another kind.
    fn table_of(game: &Game) -> Option<&Rc<Table<Self>>>;

    /// The game at a table.
    fn game_at(table: Rc<Table<Self>>) -> Game;
}

impl InList for Mars {
    fn table_of(game: &Game) -> Option<&Rc<MarsTable>> {
        match game {
            Game::Mars(table) => Some(table),
            Game::Ares(_) => None,
        }
    }

    fn game_at(table: Rc<MarsTable>) -> Game {
        Game::Mars(table)
    }
}

impl InList for Ares {
    fn table_of(game: &Game) -> Option<&Rc<AresTable>> {
        match game {
            Game::Ares(table) => Some(table),
            Game::Mars(_) => None,
        }
    }

    fn game_at(table: Rc<AresTable>) -> Game {
        Game::Ares(table)
    }
}
