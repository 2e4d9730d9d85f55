//! What a policy gets to see.

use crate::kit::{Seat, View};
use crate::mars::Mars;
use core::cell::OnceCell;

/// One seat's look at a game.
#[derive(Debug)]
pub struct Observation<'g> {
    at: Evaluation<'g>,
    /// Made when it is first asked for.
    view: OnceCell<View<Mars>>,
}

/// What is looked at.
#[derive(Debug)]
enum Evaluation<'g> {
    Game(&'g Mars, Seat),
    View(&'g View<Mars>),
}

impl<'g> Observation<'g> {
    /// A look at the game from this seat. The view is made when it is first asked for: a policy that does not look
    /// costs nothing.
    pub const fn new(game: &'g Mars, seat: Seat) -> Self {
        Self { at: Evaluation::Game(game, seat), view: OnceCell::new() }
    }

    /// A look for whoever has the seat's view already.
    pub const fn at(view: &'g View<Mars>) -> Self {
        Self { at: Evaluation::View(view), view: OnceCell::new() }
    }

    /// What the seat sees.
    pub fn view(&self) -> &View<Mars> {
        match self.at {
            Evaluation::Game(game, seat) => self.view.get_or_init(|| View::of(game, Some(seat))),
            Evaluation::View(view) => view,
        }
    }
}
