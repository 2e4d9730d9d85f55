//! What the committee will come to if everyone passed now.

use super::preview::{Changed, behind, changed};
use super::solar::{SolarKind, solar_steps};
use crate::kit::{Seat, View};
use crate::mars::{Choice, Delegate, Event, Facts, Mars, Phase};

/// What the end of the generation would bring a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// What production brings.
    pub production: Vec<Changed>,
    /// The steps of the solar phase, each with what it changes for the player.
    pub steps: Vec<(SolarKind, Vec<Changed>)>,
    /// Everything together.
    pub all: Vec<Changed>,
    /// Whose the chairman is then.
    pub chairman: Option<Delegate>,
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
        (step.what, mine)
    });
    let steps = steps.collect();
    Some(Outlook { production, steps, all: changed(now, &facts, seat), chairman: facts.committee.chairman })
}
