//! What a policy gets to see.

use crate::kit::{Seat, View};
use crate::mars::Mars;
use core::cell::OnceCell;

/// One seat's look at a game. The view is made when it is first asked for: a policy that does not look
/// costs nothing.
#[derive(Debug)]
pub struct Look<'g> {
    game: &'g Mars,
    seat: Seat,
    view: OnceCell<View<Mars>>,
}

impl<'g> Look<'g> {
    /// A look at the game from this seat.
    pub const fn new(game: &'g Mars, seat: Seat) -> Self {
        Self { game, seat, view: OnceCell::new() }
    }

    /// What the seat sees.
    pub fn view(&self) -> &View<Mars> {
        self.view.get_or_init(|| View::of(self.game, Some(self.seat)))
    }
}
