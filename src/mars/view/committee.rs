//! What the committee will come to if everyone passed now.

use super::preview::{Changed, behind, changed};
use super::solar::{SolarKind, solar_steps};
use crate::kit::{Seat, View};
use crate::mars::cards::{CardId, Effect};
use crate::mars::{Choice, Delegate, Event, Facts, Mars, Phase};

/// What the end of the generation would bring a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// What production brings.
    pub production: Vec<Changed>,
    /// The steps of the solar phase.
    pub steps: Vec<OutlookStep>,
    /// Every change together.
    pub all: Vec<Changed>,
    /// Whose the chairman is then.
    pub chairman: Option<Delegate>,
}

impl Outlook {
    /// The steps that the player owes in the whole solar phase, with the row of each.
    pub fn owed(&self) -> impl Iterator<Item = (CardId, &[Effect])> {
        self.steps.iter().filter_map(|step| Some((step.row()?, step.owed.as_slice())))
    }
}

/// A step of the solar phase as the player foresees it.
#[derive(Clone, PartialEq, Debug)]
pub struct OutlookStep {
    /// What it is.
    pub what: SolarKind,
    /// What it changes for the player.
    pub mine: Vec<Changed>,
    /// What the player owes then, such as a card to discard.
    pub owed: Vec<Effect>,
}

impl OutlookStep {
    /// The row of the committee that it carries out.
    pub const fn row(&self) -> Option<CardId> {
        match self.what {
            SolarKind::Event(row) => Some(row),
            SolarKind::NewGovernment(party) => Some(party.card()),
            SolarKind::Government | SolarKind::Colonies | SolarKind::Revision | SolarKind::Times => None,
        }
    }
}

/// What the end of the generation would bring a player if everyone passed now, after a choice that changes the table to `now`.
pub fn outlook(view: &View<Mars>, now: &Facts, seat: Seat, choice: Option<Choice>) -> Option<Outlook> {
    let events = view.end_of_generation(seat, choice).ok()?;
    let solar = events.iter().position(|event| *event == Event::PhaseBegan(Phase::Solar));
    let (production, solar) = events.split_at(solar.unwrap_or(events.len()));
    let mut facts = behind(now, production);
    let production = changed(now, &facts, seat);
    let steps = solar_steps(solar.iter().skip(1).copied()).into_iter().map(|step| {
        let after = behind(&facts, &step.events);
        let mine = changed(&facts, &after, seat);
        facts = after;
        OutlookStep { what: step.what, mine, owed: Vec::new() }
    });
    let mut steps: Vec<OutlookStep> = steps.collect();
    for step in &mut steps {
        if let Some(row) = step.row() {
            step.owed = view.row_forecast(seat, row, choice).owed;
        }
    }
    Some(Outlook { production, steps, all: changed(now, &facts, seat), chairman: facts.committee.chairman })
}
