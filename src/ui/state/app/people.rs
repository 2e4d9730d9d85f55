//! Who sits before a game on the page, who is asked, and what is to be done for them.

use super::{DoneForYou, Open};
use crate::games::Game;
use crate::kit::{Seat, Seats};
use crate::ui::state::before::Before;
use crate::ui::state::live::LiveGame;

impl Open {
    /// Whether the coach is wanted at this question, where a person has said so.
    pub(crate) fn coached(&self) -> Option<bool> {
        self.coached.filter(|&(at, _)| at == self.answers_given).map(|(_, is_wanted)| is_wanted)
    }

    /// Whether this person passes at their next turn, as they said beforehand.
    pub(crate) fn passes(&self, seat: Seat) -> bool {
        self.auto_pass.contains(seat)
    }

    /// What is to be done now for the person before the page: the pass that they have said beforehand, or the end of a turn in which
    /// nothing is left to do, where they want that. What was taken back is not done again, and nothing is done for somebody who has
    /// only just come to the game.
    pub(crate) fn due_for_you(&self, ends_turns: bool) -> Option<(Seat, u16, DoneForYou)> {
        let Before::Person(seat) = self.before() else { return None };
        if self.passes(seat) {
            return self.table.pass(seat).map(|place| (seat, place, DoneForYou::Passed));
        }
        if let Some(place) = self.table.only_cube(seat).filter(|_| !self.is_taken_back && !self.is_shared()) {
            return Some((seat, place, DoneForYou::Took));
        }
        let is_wanted = ends_turns && !self.is_taken_back && self.answers_given > 0;
        let place = is_wanted.then(|| self.table.end_of_spent_turn(seat)).flatten()?;
        Some((seat, place, DoneForYou::Ended))
    }

    /// The table as this person left it with their last answer.
    pub(crate) fn left_by(&self, seat: Seat) -> Option<&Game> {
        self.left[seat].as_ref()
    }

    /// Nobody stays before the page while other people are asked and they are not.
    pub(super) fn hand_on(&mut self) {
        let asked = self.asked_people();
        self.seated = self.seated.filter(|&seat| asked.is_empty() || asked.contains(seat));
    }

    fn asked_people(&self) -> Seats {
        let asked = self.table.asked();
        self.people().iter().filter(|&seat| asked.contains(seat)).collect()
    }

    /// The people at the table, but for those whom the page around ours plays, and those at other devices.
    pub(crate) fn people(&self) -> Seats {
        let own = self.hosted.unwrap_or(Seats::NONE);
        let remote = self.live.as_ref().map_or(Seats::NONE, LiveGame::remote);
        self.table.people().iter().filter(|&seat| !own.contains(seat) && !remote.contains(seat)).collect()
    }

    /// Whether people share the device.
    pub(crate) fn is_shared(&self) -> bool {
        self.here.is_none() && self.people().len() > 1
    }

    /// Who sits before the page, as far as it may know.
    pub(crate) fn before(&self) -> Before {
        let people = self.people();
        let only = self.here.or_else(|| people.iter().next().filter(|_| !self.is_shared()));
        let asked = self.asked_people();
        match self.seated.or(only) {
            Some(seat) if self.here.is_some() && !asked.is_empty() && !asked.contains(seat) => {
                Before::Sending { seat, awaited: asked.iter().collect() }
            }
            Some(seat) => Before::Person(seat),
            None if asked.is_empty() => Before::Nobody,
            None => Before::HandOver {
                awaited: asked.iter().collect(),
                answered: people.iter().filter(|&seat| self.table.may_reopen(seat)).collect(),
            },
        }
    }
}
