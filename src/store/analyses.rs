//! What was found when a kept game was looked at afterwards. It stands beside the game, belongs to its record as it was then, and is no part of it: neither
//! text nor link takes it along.

use super::games::{GameId, list};
use super::strings::{Store, StoreFault};
use crate::games::GameAnalysis;
use crate::save::crc32;

/// An analysis with what it belongs to.
struct StoredAnalysis {
    record: u32,
    /// Which game was played ([`crate::games::Game::key`]).
    game: String,
    is_whole: bool,
    analysis: GameAnalysis,
}

impl StoredAnalysis {
    /// Whatever does not read as an analysis is none.
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let record = words.next()?.parse().ok()?;
        let game = words.next()?.to_owned();
        let is_whole = words.next()? == "whole";
        Some(Self { record, game, is_whole, analysis: words.next()?.parse().ok()? })
    }
}

/// The analysis of a kept game, as far as it came, if it is of this record.
pub fn analysis(store: &impl Store, id: GameId, record: &str) -> Option<GameAnalysis> {
    let stored = StoredAnalysis::read(&store.get(&id.analysis_key()).ok()??)?;
    (stored.record == crc32(record.as_bytes())).then_some(stored.analysis)
}

/// Keeps the analysis of a record of a game ([`crate::games::Game::key`]), `is_whole` where it has come to the end.
///
/// # Errors
/// Why the store cannot.
pub fn keep_analysis(
    store: &mut impl Store,
    id: GameId,
    record: &str,
    (game, analysis, is_whole): (&str, &GameAnalysis, bool),
) -> Result<(), StoreFault> {
    let state = if is_whole { "whole" } else { "part" };
    store.set(&id.analysis_key(), &format!("{} {game} {state} {analysis}", crc32(record.as_bytes())))
}

/// The analyses of kept games of a kind ([`crate::games::Game::key`]) that have come to the end, those of the latest games first.
pub fn whole_analyses(store: &impl Store, game: &str) -> Vec<GameAnalysis> {
    let stored = |id: GameId| StoredAnalysis::read(&store.get(&id.analysis_key()).ok()??);
    let games = list(store).unwrap_or_default().into_iter();
    games.filter_map(stored).filter(|it| it.is_whole && it.game == game).map(|it| it.analysis).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::PointsAndChance;
    use crate::kit::BySeat;
    use crate::store::Memory;

    #[test]
    fn an_analysis_belongs_to_the_record_that_it_was_made_of_and_goes_with_its_game() {
        let mut store = Memory::default();
        let id = GameId::new(3);
        store.set(&id.key(), "a game").expect("there is room");
        let found = GameAnalysis::begun(2, BySeat([PointsAndChance { points: -310, chance: 4_200 }; 5]));
        let found = GameAnalysis { begun: BySeat::default(), ..found };
        keep_analysis(&mut store, id, "a record", ("mars", &found, false)).expect("there is room");
        assert_eq!(analysis(&store, id, "a record"), Some(found.clone()));
        assert_eq!(analysis(&store, id, "another record"), None);
        assert_eq!(whole_analyses(&store, "mars"), []);
        keep_analysis(&mut store, id, "a record", ("mars", &found, true)).expect("there is room");
        assert_eq!(whole_analyses(&store, "mars"), [found]);
        assert_eq!(whole_analyses(&store, "ares"), []);
        store.set(&id.analysis_key(), "77 mars whole nothing").expect("there is room");
        assert_eq!((whole_analyses(&store, "mars").len(), analysis(&store, id, "a record")), (0, None));
        crate::store::delete(&mut store, id).expect("it can be deleted");
        assert_eq!(store.get(&id.analysis_key()), Ok(None));
    }
}
