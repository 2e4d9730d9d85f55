//! Phases in which seats answer together.
//!
//! The answers of a running phase stand in the journal in order of the seats, each seat's own in the order in which they were
//! given: in whichever order they come, the table has one journal, one game and one log. An answer that comes out of that order
//! is put in its place, and the phase is played again from its beginning. That this makes the same game is the law of
//! [`Seated::together`].

use super::{Answer, AnswerMark, Divergence, InMove, LogEntry, Table, told_to};
use crate::kit::{BySeat, SEATS, Seat, Seated};
use crate::save::Entry;
use std::rc::Rc;

/// The phase that runs.
#[derive(Clone, Debug)]
pub(super) struct RunningPhase<G> {
    /// As the game numbers it.
    number: u16,
    /// How many answers had been given before it.
    pub(super) from: usize,
    /// How many events had been told before it.
    pub(super) told: usize,
    /// The game as it began.
    game: Rc<G>,
}

/// How far a listener has heard of a table ([`Table::heard_so_far`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeardSoFar {
    /// How many answers had been given before the running phase; where none ran, all.
    pub answers: usize,
    /// How many events had been told before the running phase; where none ran, all.
    pub told: usize,
    /// How many events of the running phase the listener has heard: those of the own seat.
    pub own: usize,
}

impl<G: Seated> Table<G> {
    /// Begins a phase where the game has come to another one.
    pub(super) fn follow_phase(&mut self) {
        self.follow_phase_at(self.answers(), self.told());
    }

    /// Begins a phase where the game has come to another one, with so many answers and events before it.
    pub(super) fn follow_phase_at(&mut self, from: usize, told: usize) {
        let number = self.game.together();
        if self.phase.as_ref().map(|phase| phase.number) != number {
            self.phase =
                number.map(|number| RunningPhase { number, from, told, game: Rc::new(self.game.clone()) });
        }
    }

    /// Whether no seat behind this one has answered in the running phase.
    pub(super) fn is_in_order(&self, seat: Seat) -> bool {
        let since = self.phase.as_ref().map(|phase| self.journal.since(phase.from));
        since.is_none_or(|mut entries| entries.all(|entry| entry.seat <= seat))
    }

    /// Puts an answer of the running phase behind the others of its seat.
    pub(super) fn put_in_order(&mut self, answer: Answer<G::Choice>) {
        let seat = answer.seat();
        let mut entries = self.phase_entries();
        let place = entries.iter().take_while(|entry| entry.seat <= seat).count();
        entries.insert(place, Entry { seat, choice: answer.choice() });
        self.play_phase(&entries, Some(place));
    }

    /// Takes back what a seat answered last in the running phase: its last move.
    pub(super) fn reopen(&mut self, seat: Seat) {
        let lane = self.phase_entries().iter().filter(|entry| entry.seat == seat).count();
        self.forget_in_phase(seat, self.last_of_phase(seat).map_or(lane, |(first, _)| first));
    }

    /// Leaves out the answers of a seat in the running phase but for the first few.
    pub(super) fn forget_in_phase(&mut self, seat: Seat, kept: usize) {
        let mut own = 0;
        let is_kept = |entry: &Entry<G::Choice>| {
            own += usize::from(entry.seat == seat);
            entry.seat != seat || own <= kept
        };
        let entries: Vec<_> = self.phase_entries().into_iter().filter(is_kept).collect();
        self.play_phase(&entries, None);
    }

    /// The last move of a seat in the running phase: which of its answers there is the first one of it, counted from 0, and how
    /// many events had been told before. `None` where it has not answered.
    pub(super) fn last_of_phase(&self, seat: Seat) -> Option<(usize, usize)> {
        let from = self.phase.as_ref()?.from;
        let entries = self.journal.since(from).zip(self.marks.since(from));
        let mut told = self.phase.as_ref()?.told;
        let mut last = None;
        let mut own = 0;
        for (entry, mark) in entries {
            if entry.seat == seat {
                if mark.place == InMove::Opens || last.is_none() {
                    last = Some((own, told));
                }
                own += 1;
            }
            told = mark.told as usize;
        }
        last
    }

    /// How another game has gone on that has so many answers in common with this one, where both then have different ones.
    pub(super) fn divergence_in_phase(&self, other: &Self, common: usize) -> Divergence {
        let phase_at = |table: &Self| table.marks.since(common).next().and_then(|mark| mark.phase);
        let Some(from) = phase_at(self).filter(|from| phase_at(other) == Some(*from)) else {
            return Divergence::Apart(common);
        };
        let (own, theirs) = (self.lanes(from), other.lanes(from));
        let in_theirs = Seat::ALL.map(|seat| theirs[seat].starts_with(&own[seat]));
        let in_own = Seat::ALL.map(|seat| own[seat].starts_with(&theirs[seat]));
        let fit = in_theirs.iter().zip(&in_own).all(|(one, other)| *one || *other);
        if in_theirs == [true; SEATS] {
            Divergence::Further(other.answers() - self.answers())
        } else if in_own == [true; SEATS] {
            Divergence::Behind(self.answers() - other.answers())
        } else if fit {
            Divergence::Together(common)
        } else {
            Divergence::Apart(common)
        }
    }

    /// Whose the answers are that another game which began alike has not, one by one.
    pub(super) fn seats_beyond(&self, other: &Self) -> Vec<Seat> {
        let common = self.common(other);
        let after = |from: usize| self.journal.since(from).map(|entry| entry.seat);
        let phase = self.marks.since(common).next().and_then(|mark| mark.phase);
        let Some(from) = phase.filter(|from| common >= *from as usize) else {
            return after(common).collect();
        };
        let (own, theirs) = (self.lanes(from), other.lanes(from));
        let mut beyond = Vec::new();
        let mut in_phase = 0;
        for seat in Seat::ALL {
            let pairs = own[seat].iter().zip(&theirs[seat]);
            let common = pairs.take_while(|(one, another)| one == another).count();
            beyond.extend((common..own[seat].len()).map(|_| seat));
            in_phase += own[seat].len();
        }
        beyond.extend(after(from as usize + in_phase));
        beyond
    }

    /// The game with the answers of both, where both went on in one phase in which seats answer together
    /// ([`Divergence::Together`]); `None` for any other two. Who sits where, and what was taken back, is as here.
    #[must_use]
    pub fn merged(&self, other: &Self) -> Option<Self> {
        let (Divergence::Together(_), Some(phase)) = (self.divergence(other), &self.phase) else {
            return None;
        };
        let from = phase.from as u32;
        let (own, theirs) = (self.lanes(from), other.lanes(from));
        let longer =
            |seat: Seat| if own[seat].len() < theirs[seat].len() { &theirs[seat] } else { &own[seat] };
        let lane = |seat| longer(seat).iter().map(move |&choice| Entry { seat, choice });
        let entries: Vec<_> = Seat::ALL.into_iter().flat_map(lane).collect();
        let mut merged = self.clone();
        merged.play_phase(&entries, None);
        Some(merged)
    }

    /// What each seat has answered in the phase that began after so many answers.
    fn lanes(&self, from: u32) -> BySeat<Vec<G::Choice>> {
        let mut lanes = BySeat::<Vec<G::Choice>>::default();
        let since = self.journal.since(from as usize).zip(self.marks.since(from as usize));
        for (entry, _) in since.take_while(|(_, mark)| mark.phase == Some(from)) {
            lanes[entry.seat].push(entry.choice);
        }
        lanes
    }

    /// The answers of the running phase, in order of the seats.
    fn phase_entries(&self) -> Vec<Entry<G::Choice>> {
        self.phase.as_ref().map_or_else(Vec::new, |phase| self.journal.since(phase.from).collect())
    }

    /// How many events each answer of the running phase has told.
    fn told_by_each(&self) -> Vec<usize> {
        let Some(phase) = &self.phase else { return Vec::new() };
        let mut before = phase.told;
        let told =
            |mark: &AnswerMark| mark.told as usize - std::mem::replace(&mut before, mark.told as usize);
        self.marks.since(phase.from).map(told).collect()
    }

    /// Plays the running phase again with these answers. What was heard is what the one at this place tells, and what comes
    /// after the phase if it ends: the others tell again what they told before.
    fn play_phase(&mut self, entries: &[Entry<G::Choice>], place: Option<usize>) {
        let Some(phase) = self.phase.clone() else { return };
        let told_before = self.told_by_each();
        self.marks.truncate(phase.from);
        self.log.truncate(phase.told);
        self.journal.cut(phase.from);
        self.game = (*phase.game).clone();
        self.event_log.forget();
        self.offers = BySeat::default();
        for (at, entry) in entries.iter().enumerate() {
            let answer = Answer::among(&self.game, entry.seat, entry.choice, self.game.choices(entry.seat));
            let Ok(answer) = answer else {
                debug_assert!(false, "answers of two seats do not commute");
                break;
            };
            let event_log = self.event_log.events().len();
            self.append(answer);
            let known = match place {
                Some(place) if at == place => 0,
                Some(place) => told_before.get(at - usize::from(place < at)).copied().unwrap_or_default(),
                None => usize::MAX,
            };
            self.event_log.leave_out(event_log, known);
        }
        self.keep_notes_in_log();
    }

    /// How many events had been told before the running phase; where none runs, all. All may have heard so many.
    pub fn running_from(&self) -> usize {
        self.phase.as_ref().map_or(self.told(), |phase| phase.told)
    }

    /// How far a listener has heard.
    pub fn heard_so_far(&self, who: Option<Seat>) -> HeardSoFar {
        let answers = self.phase.as_ref().map_or(self.answers(), |phase| phase.from);
        HeardSoFar { answers, told: self.running_from(), own: self.running(0, who).len() }
    }

    /// What a listener may hear that was not heard so far, each event once. What the listener's own seat does in a running phase is
    /// heard at once, and what others do when the phase ends.
    pub fn heard_after(&self, so_far: HeardSoFar, who: Option<Seat>) -> Vec<G::Event> {
        let HeardSoFar { answers, told, own } = so_far;
        let running = self.running_from();
        if running <= told {
            return self.running(0, who).into_iter().skip(own).map(|(event, _)| event).collect();
        }
        // The phase is over, of which the first own events are known.
        let mut known = own;
        let mut at = told;
        let mut event_log = Vec::new();
        let mut events = self.log.since(told).copied();
        for (entry, mark) in self.journal.since(answers).zip(self.marks.since(answers)) {
            let after = (mark.told as usize).clamp(at, running);
            for event in events.by_ref().take(after - at).filter_map(|(event, _)| G::told_to(event, who)) {
                if known > 0 && Some(entry.seat) == who {
                    known -= 1;
                } else {
                    event_log.push(event);
                }
            }
            at = after;
        }
        event_log.extend(self.running(0, who).into_iter().map(|(event, _)| event));
        event_log
    }

    /// What this seat may hear of the running phase, since so many events had been told: what it does itself.
    pub(super) fn running(&self, told: usize, who: Option<Seat>) -> Vec<LogEntry<G>> {
        let Some((phase, who)) = self.phase.as_ref().zip(who) else { return Vec::new() };
        let mut events = self.log.since(phase.told).copied();
        let mut before = phase.told;
        let mut event_log = Vec::new();
        for (entry, mark) in self.journal.since(phase.from).zip(self.marks.since(phase.from)) {
            let after = mark.told as usize;
            let own = events.by_ref().take(after - before).zip(before..).filter(|_| entry.seat == who);
            let own = own.filter(|(_, at)| *at >= told);
            event_log.extend(own.filter_map(|(entry, _)| told_to::<G>(entry, Some(who))));
            before = after;
        }
        event_log
    }
}
