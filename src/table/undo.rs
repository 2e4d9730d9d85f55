//! What may be taken back.
//!
//! A move is all answers from a question of a turn, or of a phase in which all answer at the same time, to
//! the next such question. A person takes back the own last move, with what bots did since. What the move
//! showed of hidden cards stays shown, and what another person decided stays decided: an undo goes no further.
//! Whether it goes past a card that a bot has played from its hand is a setting of the table ([`PastBots`]).

use super::{Controller, InMove, LogEntry, PastBots, Table};
use crate::kit::{Seat, Seated, Shows};

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefusal {
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
        /// That person's seat.
        by: Seat,
    },
}

impl<G: Seated> Table<G> {
    /// Takes the last move of a seat back.
    ///
    /// # Errors
    /// Why it stays; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        let last = self.last_move(seat)?;
        match last.whose {
            UndoScope::Own => self.forget_in_phase(seat, last.from),
            UndoScope::All => {
                self.cut(last.from, last.told);
                self.play_again();
            }
        }
        if last.past_shown {
            self.note_taken_back(seat);
        }
        Ok(())
    }

    /// Whether the last move of a seat can be taken back.
    ///
    /// # Errors
    /// Why it stays.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoRefusal> {
        self.last_move(seat).map(|_| ())
    }

    /// How many events had been told before the last move of a seat, which an undo would take back.
    ///
    /// # Errors
    /// Why it stays.
    pub fn undo_to(&self, seat: Seat) -> Result<usize, UndoRefusal> {
        self.last_move(seat).map(|last| last.told)
    }

    /// Whether the turn of a seat may be ended without asking it: nobody at this table loses an undo that they did not know of. Either
    /// nothing can be taken back anyway, or bots alone answer next, one after another, and wait for a moment.
    pub fn may_end_unasked(&self, seat: Seat) -> bool {
        self.may_undo(seat).is_err() || self.people().len() == 1 && !self.is_together()
    }

    fn last_move(&self, seat: Seat) -> Result<LastMove, UndoRefusal> {
        if self.player(seat) != Controller::Human {
            return Err(UndoRefusal::Nothing);
        }
        if let Some((from, told)) = self.last_of_phase(seat) {
            // Answers given at the same time do not know of each other: those of others stay.
            let events = self.running(told, Some(seat));
            let has_shown = |(event, _): &LogEntry<G>| shown(G::shows(*event), seat) == RevealedTo::Secret;
            let last = LastMove { from, told, whose: UndoScope::Own, past_shown: false };
            return if events.iter().any(has_shown) { Err(UndoRefusal::Reveal) } else { Ok(last) };
        }
        let mut found = Err(UndoRefusal::Nothing);
        let mut has_shown = false;
        let mut events = self.log.back().copied();
        let mut marks = self.marks.back().peekable();
        for (from, entry) in (0..self.answers()).rev().zip(self.journal.back()) {
            let Some(mark) = marks.next() else { break };
            let told = marks.peek().map_or(self.dealt, |before| before.told as usize);
            let events = events.by_ref().take(mark.told as usize - told);
            let shown =
                events.map(|(event, _)| shown(G::shows(event), seat)).max().unwrap_or(RevealedTo::Nothing);
            if let Some(reason) = self.stays(entry.seat, shown, seat) {
                return found.map_err(|_| reason);
            }
            has_shown |= shown != RevealedTo::Nothing;
            if entry.seat == seat {
                found = Ok(LastMove { from, told, whose: UndoScope::All, past_shown: has_shown });
                if mark.place == InMove::Opens {
                    break;
                }
            }
        }
        found
    }

    /// Why what somebody has answered, and shown with it, cannot be taken back by another seat.
    fn stays(&self, by: Seat, shown: RevealedTo, seat: Seat) -> Option<UndoRefusal> {
        if by != seat && self.player(by) == Controller::Human {
            return Some(UndoRefusal::Decision { by });
        }
        match shown {
            RevealedTo::Secret => Some(UndoRefusal::Reveal),
            RevealedTo::Hand(by) if self.stops_at_shown() => Some(UndoRefusal::Shown { by }),
            RevealedTo::Hand(_) | RevealedTo::Nothing => None,
        }
    }

    /// Whether an undo ends at what a bot has shown.
    fn stops_at_shown(&self) -> bool {
        match self.seating.past_bots {
            PastBots::Always => false,
            PastBots::UntilShown => true,
            PastBots::ByPeople => self.people().len() > 1,
        }
    }

    /// Forgets everything from this answer on, before which so many events had been told.
    pub(super) fn cut(&mut self, from: usize, told: usize) {
        self.marks.truncate(from);
        self.log.truncate(told);
        self.journal.cut(from);
        self.keep_notes_in_log();
    }
}

/// The last move of a seat, with what followed on it.
struct LastMove {
    /// The place of its first answer: in the journal, or among the seat's own ones of the running phase.
    from: usize,
    /// How many events had been told before.
    told: usize,
    whose: UndoScope,
    /// Whether a bot has shown a card since.
    past_shown: bool,
}

/// Whose answers an undo takes back.
enum UndoScope {
    /// The seat's alone: all answer at the same time.
    Own,
    /// The answers of all seats.
    All,
}

/// What an event shows that was hidden from a seat before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum RevealedTo {
    /// Nothing.
    Nothing,
    /// A card that this seat has played from its hand.
    Hand(Seat),
    /// What chance or all together have decided: it stays at every table.
    Secret,
}

/// What an event that shows this shows to a seat.
fn shown(shows: Shows, seat: Seat) -> RevealedTo {
    match shows {
        Shows::Chance => RevealedTo::Secret,
        Shows::Answer(of) if of != seat => RevealedTo::Secret,
        Shows::Hand(of) if of != seat => RevealedTo::Hand(of),
        Shows::Nothing | Shows::Answer(_) | Shows::Hand(_) => RevealedTo::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::{RevealedTo, shown};
    use crate::kit::{Seat, Shows};

    #[test]
    fn what_a_seat_shows_was_hidden_from_the_others_alone() {
        let [own, other, ..] = Seat::ALL;
        assert!(shown(Shows::Answer(other), own) == RevealedTo::Secret);
        assert!(shown(Shows::Answer(own), own) == RevealedTo::Nothing);
        assert!(shown(Shows::Hand(other), own) == RevealedTo::Hand(other));
        assert!(shown(Shows::Hand(own), own) == RevealedTo::Nothing);
        assert!(shown(Shows::Chance, own) == RevealedTo::Secret);
    }
}
