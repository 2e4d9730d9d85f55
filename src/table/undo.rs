//! What may be taken back.
//!
//! A move is all answers from a question of a turn, or of a phase in which all answer at the same time, to
//! the next such question. A person takes back the own last move, with what bots did since. What the move
//! showed of hidden cards stays shown, and what another person decided stays decided: an undo goes no further.
//! Whether it goes past a card that a bot has played from its hand is a setting of the table ([`PastBots`]).

use super::{PastBots, Place, Player, Table};
use crate::kit::{Entry, Seat, Seats};
use crate::mars::Event;
use core::fmt::{self, Display, Formatter};

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Final {
    /// The seat has not answered anything, or a bot sits there.
    Nothing,
    /// Hidden cards were drawn, dealt or shown.
    Reveal,
    /// A bot has played a card from its hand since, and at this table that stays.
    Shown {
        /// Which bot's seat.
        by: Seat,
    },
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
            Self::Shown { by } => {
                write!(to, "Player {} has shown a card since, so this stays.", by.number() + 1)
            }
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
        let left = self.without_last_move(seat)?;
        self.rebuild(&left.entries);
        if left.past_shown {
            self.note_taken_back(seat);
        }
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
        let left = self.without_last_move(seat)?.entries;
        let shared =
            left.iter().zip(self.journal.entries()).take_while(|(one, other)| **one == *other).count();
        Ok(shared.checked_sub(1).map_or(self.dealt, |before| self.marks[before].told as usize))
    }

    fn without_last_move(&self, seat: Seat) -> Result<Left, Final> {
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
                return Ok(Left { entries, past_shown: false });
            }
        }
        let mut from = Err(Final::Nothing);
        let (mut has_shown, mut past_shown) = (false, false);
        for (place, entry) in entries.iter().enumerate().rev() {
            if let Some(reason) = self.stays(place, *entry, seat) {
                from = from.map_err(|_| reason);
                break;
            }
            has_shown |= self.hand_shown(place, seat).is_some();
            if entry.seat == seat {
                from = Ok(place);
                past_shown = has_shown;
                if self.marks[place].place == Place::Opens {
                    break;
                }
            }
        }
        entries.truncate(from?);
        Ok(Left { entries, past_shown })
    }

    /// Why this answer cannot be taken back by a seat.
    fn stays(&self, place: usize, entry: Entry, seat: Seat) -> Option<Final> {
        if entry.seat != seat && self.player(entry.seat) == Player::Human {
            return Some(Final::Decision { by: entry.seat });
        }
        if self.shown(place, seat).any(|shown| shown == Shown::Secret) {
            return Some(Final::Reveal);
        }
        let by = self.hand_shown(place, seat).filter(|_| self.stops_at_shown());
        by.map(|by| Final::Shown { by })
    }

    /// What the answer at this place showed to a seat.
    fn shown(&self, place: usize, seat: Seat) -> impl Iterator<Item = Shown> {
        let before = place.checked_sub(1).map_or(self.dealt, |before| self.marks[before].told as usize);
        let events = &self.heard.events()[before..self.marks[place].told as usize];
        events.iter().map(move |&event| shown(event, seat))
    }

    /// Who showed a card from hand to a seat with the answer at this place.
    fn hand_shown(&self, place: usize, seat: Seat) -> Option<Seat> {
        self.shown(place, seat).find_map(|shown| match shown {
            Shown::Hand(of) => Some(of),
            Shown::Nothing | Shown::Secret => None,
        })
    }

    /// Whether an undo ends at what a bot has shown.
    fn stops_at_shown(&self) -> bool {
        match self.seating.past_bots {
            PastBots::Always => false,
            PastBots::UntilShown => true,
            PastBots::ByPeople => {
                let seats = Seats::first(self.setup.players);
                seats.iter().filter(|&seat| self.player(seat) == Player::Human).count() > 1
            }
        }
    }

    /// The table after these answers.
    fn rebuild(&mut self, entries: &[Entry]) {
        let fresh = Self::new(self.setup, self.seed, self.seating.clone());
        if let Ok(mut fresh) = fresh {
            for &entry in entries {
                fresh.repeat(entry);
            }
            fresh.taken_back = core::mem::take(&mut self.taken_back);
            *self = fresh;
            self.keep_notes_in_log();
        }
    }
}

/// What an undo leaves.
struct Left {
    entries: Vec<Entry>,
    /// Whether it takes back what a bot has shown.
    past_shown: bool,
}

/// What an event shows that was hidden from a seat before.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// Nothing.
    Nothing,
    /// What chance or all together have decided: it stays at every table.
    Secret,
    /// A card that this seat has played from its hand.
    Hand(Seat),
}

/// What an event shows to a seat.
fn shown(event: Event, seat: Seat) -> Shown {
    match event {
        Event::Shuffled(_)
        | Event::Reshuffled(_)
        | Event::CorporationDealt { .. }
        | Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::Revealed { .. } => Shown::Secret,
        Event::CorporationRevealed { seat: of, .. }
        | Event::Picked { seat: of, .. }
        | Event::Kept { seat: of, .. }
        | Event::Declined { seat: of, .. }
            if of != seat =>
        {
            Shown::Secret
        }
        Event::Played { seat: of, .. } if of != seat => Shown::Hand(of),
        Event::CorporationRevealed { .. }
        | Event::Picked { .. }
        | Event::Kept { .. }
        | Event::Declined { .. }
        | Event::Played { .. }
        | Event::FirstPlayer(_)
        | Event::HandsPassed(_)
        | Event::DraftEnded
        | Event::PhaseBegan(_)
        | Event::GenerationBegan
        | Event::Discarded { .. }
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
        | Event::MarkersTaken => Shown::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::{Shown, shown};
    use crate::cards::CardId;
    use crate::kit::Seat;
    use crate::mars::Event;

    /// Today cards are dealt or bought along with it, which stay as well; a corporation of another kind may come alone.
    #[test]
    fn a_corporation_that_another_reveals_was_hidden() {
        let [own, other, ..] = Seat::ALL;
        let revealed = Event::CorporationRevealed { seat: other, card: CardId::HIDDEN };
        assert!(shown(revealed, own) == Shown::Secret);
        assert!(shown(revealed, other) == Shown::Nothing);
    }
}
