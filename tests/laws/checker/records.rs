//! Records: a game saved at any question comes back as it was (promise P4).

use super::{Verdict, hold};
use viriditas::games::MarsRecord;
use viriditas::kit::{EventLog, Seed};
use viriditas::mars::{Mars, Setup};
use viriditas::save::Journal;

/// Saves the game as bytes, reads them and plays the record.
pub(crate) fn come_back(setup: &Setup, seed: u64, journal: &Journal<Mars>, game: &Mars) -> Verdict {
    const LAW: &str = "a record loads to an equal game";
    let bytes = MarsRecord::of(setup, Seed(seed), journal, game).to_bytes();
    let record = MarsRecord::from_bytes(&bytes);
    let loaded = record.and_then(|record| record.replay(&mut EventLog::nothing()));
    match loaded {
        Ok((loaded, answers)) => {
            hold(LAW, loaded == *game && answers == *journal, || "another game came back".to_owned())
        }
        Err(broken) => hold(LAW, false, || broken.to_string()),
    }
}
