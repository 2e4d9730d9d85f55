//! The kept copy of a game that comes from elsewhere.

use super::games::{GameId, list};
use super::strings::Store;
use crate::games::Game;
use crate::table::Divergence;

/// A kept game that began as another one.
#[derive(Clone, Debug)]
pub struct SameGame {
    /// Its place.
    pub id: GameId,
    /// As it is kept.
    pub table: Game,
    /// How the other one went on from it.
    pub divergence: Divergence,
}

/// The kept game that is nearest to this one among those that began alike. What cannot be read is passed over.
pub fn find_same_game(store: &impl Store, table: &Game) -> Option<SameGame> {
    let beginning = table.beginning();
    let kin = list(store).ok()?.into_iter().filter_map(|id| {
        let text = store.get(&id.key()).ok()??;
        let kept = Game::from_text_begun(&text, &beginning)?;
        let divergence = kept.divergence(table);
        Some(SameGame { id, table: kept, divergence })
    });
    kin.min_by_key(|kin| distance(kin.divergence))
}

/// How far apart two games are, in answers; those that have gone different ways last.
const fn distance(divergence: Divergence) -> (u8, usize) {
    match divergence {
        Divergence::Same => (0, 0),
        Divergence::Further(answers) | Divergence::Behind(answers) => (1, answers),
        Divergence::Together(_) => (1, 0),
        Divergence::Apart(common) => (2, usize::MAX - common),
        Divergence::Other => (3, 0),
    }
}
