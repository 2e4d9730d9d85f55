//! What may be taken back.
//!
//! A move is all answers from a question of a turn, or of a phase in which all answer at the same time, to
//! the next such question. A person takes back the own last move, with what bots did since. What the move
//! showed of hidden cards stays shown, and what another person decided stays decided: an undo goes no further.

use super::{Place, Player, Table};
use crate::kit::{Entry, Seat};
use crate::mars::Event;
use core::fmt::{self, Display, Formatter};

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Final {
    /// The seat has not answered anything, or a bot sits there.
    Nothing,
    /// Hidden cards were drawn, dealt or shown.
    Reveal,
    /// Another person has decided something since.
    Decision {
        /// Who.
        by: Seat,
    },
}

impl Display for Final {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => to.write_str("There is nothing to take back."),
            Self::Reveal => to.write_str("Hidden cards have been seen since, so this stays."),
            Self::Decision { by } => {
                write!(to, "Player {} has decided since, so this stays.", by.number() + 1)
            }
        }
    }
}

impl core::error::Error for Final {}

impl Table {
    /// Takes the last move of a seat back.
    ///
    /// # Errors
    /// Why it stays; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Final> {
        let entries = self.without_last_move(seat)?;
        self.rebuild(&entries);
        Ok(())
    }

    /// Whether the last move of a seat can be taken back.
    ///
    /// # Errors
    /// Why it stays.
    pub fn may_undo(&self, seat: Seat) -> Result<(), Final> {
        self.without_last_move(seat).map(|_| ())
    }

    /// How many events had been told before the last move of a seat, which an undo would take back.
    ///
    /// # Errors
    /// Why it stays.
    pub fn undo_to(&self, seat: Seat) -> Result<usize, Final> {
        let left = self.without_last_move(seat)?;
        let shared =
            left.iter().zip(self.journal.entries()).take_while(|(one, other)| **one == *other).count();
        Ok(shared.checked_sub(1).map_or(self.dealt, |before| self.marks[before].told as usize))
    }

    fn without_last_move(&self, seat: Seat) -> Result<Vec<Entry>, Final> {
        if self.player(seat) != Player::Human {
            return Err(Final::Nothing);
        }
        let mut entries: Vec<Entry> = self.journal.entries().collect();
        if self.is_sealed() {
            // Answers given at the same time do not know of each other: those of others stay.
            let from = self.sealed_from().min(entries.len());
            let others = entries[from..].iter().copied().filter(|entry| entry.seat != seat);
            let others: Vec<Entry> = others.collect();
            if from + others.len() < entries.len() {
                entries.truncate(from);
                entries.extend(others);
                return Ok(entries);
            }
        }
        let mut from = Err(Final::Nothing);
        for (place, entry) in entries.iter().enumerate().rev() {
            if let Some(reason) = self.stays(place, *entry, seat) {
                from = from.map_err(|_| reason);
                break;
            }
            if entry.seat == seat {
                from = Ok(place);
                if self.marks[place].place == Place::Opens {
                    break;
                }
            }
        }
        entries.truncate(from?);
        Ok(entries)
    }

    /// Why this answer cannot be taken back by a seat.
    fn stays(&self, place: usize, entry: Entry, seat: Seat) -> Option<Final> {
        if entry.seat != seat && self.player(entry.seat) == Player::Human {
            return Some(Final::Decision { by: entry.seat });
        }
        let before = place.checked_sub(1).map_or(self.dealt, |before| self.marks[before].told as usize);
        let events = &self.heard.events()[before..self.marks[place].told as usize];
        events.iter().any(|&event| shows(event, seat)).then_some(Final::Reveal)
    }

    /// The table after these answers.
    fn rebuild(&mut self, entries: &[Entry]) {
        let fresh = Self::new(self.setup, self.seed, self.seating.clone());
        if let Ok(mut fresh) = fresh {
            for &entry in entries {
                fresh.repeat(entry);
            }
            *self = fresh;
        }
    }
}

/// Whether an event shows this seat, or anyone, what was hidden from them.
fn shows(event: Event, seat: Seat) -> bool {
    match event {
        Event::Shuffled(_)
        | Event::Reshuffled(_)
        | Event::CorporationDealt { .. }
        | Event::Dealt { .. }
        | Event::HandsPassed(_)
        | Event::DraftEnded
        | Event::Drew { .. }
        | Event::Revealed { .. } => true,
        Event::CorporationRevealed { seat: of, .. }
        | Event::Picked { seat: of, .. }
        | Event::Kept { seat: of, .. }
        | Event::Declined { seat: of, .. } => of != seat,
        Event::FirstPlayer(_)
        | Event::PhaseBegan(_)
        | Event::GenerationBegan
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::TurnedDown { .. }
        | Event::FirstActionSettled(_)
        | Event::TurnBegan(_)
        | Event::Passed(_)
        | Event::Used { .. }
        | Event::ProjectUsed { .. }
        | Event::Converted { .. }
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Lost { .. }
        | Event::Produced { .. }
        | Event::EnergyBecameHeat { .. }
        | Event::Raised { .. }
        | Event::Rated { .. }
        | Event::Placed { .. }
        | Event::Claimed { .. }
        | Event::Added { .. }
        | Event::Taken { .. }
        | Event::Remembered { .. }
        | Event::Eased { .. }
        | Event::MilestoneClaimed { .. }
        | Event::AwardFunded { .. }
        | Event::MarkersTaken => false,
    }
}
