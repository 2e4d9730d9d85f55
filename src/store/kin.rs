//! The kept copy of a game that comes from elsewhere.

use super::Store;
use super::games::{GameId, list};
use crate::mars::Mars;
use crate::save::Record;
use crate::table::{Course, Table};

/// A kept game that began as another one.
#[derive(Clone, Debug)]
pub struct Kin {
    /// Its place.
    pub id: GameId,
    /// As it is kept.
    pub table: Table,
    /// How the other one went on from it.
    pub course: Course,
}

/// The kept game that is nearest to this one among those that began alike. What cannot be read is passed over.
pub fn kin(store: &impl Store, table: &Table) -> Option<Kin> {
    let record = table.record();
    let began_alike = |other: &Record| (other.setup(), other.seed()) == (record.setup(), record.seed());
    let kin = list(store).ok()?.into_iter().filter_map(|id| {
        let text = store.get(&id.key()).ok()??;
        Record::<Mars>::from_text(&text).ok().filter(began_alike)?;
        let kept = Table::<Mars>::from_text(&text).ok()?;
        let course = kept.course(table);
        Some(Kin { id, table: kept, course })
    });
    kin.min_by_key(|kin| distance(kin.course))
}

/// How far apart two games are, in answers; those that have gone different ways last.
const fn distance(course: Course) -> (u8, usize) {
    match course {
        Course::Same => (0, 0),
        Course::Further(answers) | Course::Behind(answers) => (1, answers),
        Course::Apart(common) => (2, usize::MAX - common),
        Course::Other => (3, 0),
    }
}
