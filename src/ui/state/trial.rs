//! Answers that a person gives in one go. Which offers the second one has is known once the first one is carried out, on a copy of the
//! table; that copy is then the table.

use crate::games::{Game, InList};
use crate::kit::{Rules, Seat};
use crate::table::Table;
use crate::ui::state::shared_table::SharedTable;
use std::rc::Rc;

/// Answers of a seat, carried out one after the other on a copy of a table.
pub(crate) struct AnswerTrial<G: InList> {
    before: SharedTable<G>,
    table: Table<G>,
    seat: Seat,
    places: Vec<u16>,
}

impl<G: InList> AnswerTrial<G> {
    /// No answer yet.
    pub(crate) fn at(table: &SharedTable<G>, seat: Seat) -> Self {
        Self { before: table.clone(), table: (**table).clone(), seat, places: Vec::new() }
    }

    /// The table after the answers that were given.
    pub(crate) const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// How many answers were given.
    pub(crate) const fn given(&self) -> usize {
        self.places.len()
    }

    /// Whether the choice is on offer; then it is given.
    pub(crate) fn give(&mut self, choice: &<G as Rules>::Choice) -> bool {
        let place = self.table.offers(self.seat).iter().position(|offer| offer == choice);
        let place = place.and_then(|place| u16::try_from(place).ok());
        let place = place.filter(|&place| self.table.play_at(self.seat, place).is_some());
        self.places.extend(place);
        place.is_some()
    }

    /// What was decided.
    pub(crate) fn decided(self) -> Decided {
        let Self { before, table, seat, places } = self;
        Decided { seat, places, before: G::game_at(before.into()), after: G::game_at(Rc::new(table)) }
    }
}

/// Answers that a person has decided on.
pub(crate) struct Decided {
    /// The seat that answers.
    pub(crate) seat: Seat,
    /// The answers, each by its place among the offers that the seat has then.
    pub(crate) places: Vec<u16>,
    /// The game on which they were tried.
    before: Game,
    /// That game after them.
    after: Game,
}

impl Decided {
    /// One answer, which was not tried.
    pub(crate) fn on(game: &Game, seat: Seat, place: u16) -> Option<Self> {
        let mut after = game.clone();
        after.play_at(seat, place).then(|| Self { seat, places: vec![place], before: game.clone(), after })
    }

    /// The game after these answers; `None` where none of them is accepted. Where somebody else has answered meanwhile they are given
    /// anew, each as long as it is accepted.
    pub(crate) fn carried_out(self, game: &Game) -> Option<Game> {
        if self.before == *game {
            return (!self.places.is_empty()).then_some(self.after);
        }
        let mut game = game.clone();
        let accepted = self.places.into_iter().filter(|&place| game.play_at(self.seat, place)).count();
        (accepted > 0).then_some(game)
    }
}
