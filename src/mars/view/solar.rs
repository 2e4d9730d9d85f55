//! The last solar phase, told step by step.

use crate::mars::cards::{CardId, Party};
use crate::mars::{Event, Phase};

/// One step of it, with all that came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct SolarStep {
    /// What it is.
    pub what: SolarKind,
    /// What happened in it, in order.
    pub events: Vec<Event>,
}

/// What a step of the solar phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolarKind {
    /// The World Government raised something (WG-02).
    Government,
    /// The trade fleets came home and the markers moved (COL-20).
    Colonies,
    /// Everyone lost a step of rating (TURM-PHASE-10).
    Revision,
    /// A global event happened (TURM-PHASE-11).
    Event(CardId),
    /// A party came to power (TURM-PHASE-12).
    NewGovernment(Party),
    /// The events moved on (TURM-PHASE-18).
    Times,
}

/// The steps of the solar phase before this generation, from the events told from the last one back; none where there was none
/// since the last turn.
pub fn last_solar_phase(back: impl Iterator<Item = Event>) -> Vec<SolarStep> {
    let mut events: Vec<Event> = Vec::new();
    let mut is_in = false;
    for event in back {
        match event {
            Event::PhaseBegan(Phase::Solar) => {
                is_in = true;
                break;
            }
            Event::TurnBegan(_) => break,
            event => events.push(event),
        }
    }
    if !is_in {
        return Vec::new();
    }
    events.reverse();
    solar_steps(events.into_iter())
}

/// The steps of a solar phase, from what happens in it on.
pub fn solar_steps(events: impl Iterator<Item = Event>) -> Vec<SolarStep> {
    let ends = |event: &Event| matches!(event, Event::GenerationBegan | Event::PhaseBegan(_));
    let mut steps: Vec<SolarStep> = Vec::new();
    for event in events.take_while(|event| !ends(event)) {
        let begun = match event {
            Event::FleetsReturned => Some(SolarKind::Colonies),
            Event::EventHappens(card) => Some(SolarKind::Event(card)),
            Event::PartyRules(party) => Some(SolarKind::NewGovernment(party)),
            Event::EventsAdvanced => Some(SolarKind::Times),
            // Before the committee meets nothing takes rating away.
            Event::Rated { change: -1, .. }
                if steps
                    .iter()
                    .all(|step| matches!(step.what, SolarKind::Government | SolarKind::Colonies)) =>
            {
                Some(SolarKind::Revision)
            }
            _ if steps.is_empty() => Some(SolarKind::Government),
            _ => None,
        };
        match (begun, steps.last_mut()) {
            (None, Some(step)) => step.events.push(event),
            (kind, _) => {
                let what = kind.unwrap_or(SolarKind::Government);
                steps.push(SolarStep { what, events: vec![event] });
            }
        }
    }
    steps
}

/// Where the markers moved in it.
pub fn markers_moved(step: &SolarStep) -> impl Iterator<Item = (CardId, u8)> {
    step.events.iter().filter_map(|event| match *event {
        Event::MarkerMoved { tile, to } => Some((tile, to)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::{SolarKind, last_solar_phase, markers_moved};
    use crate::kit::Seat;
    use crate::mars::cards::CardId;
    use crate::mars::cards::Parameter;
    use crate::mars::{Event, Phase};

    #[test]
    fn each_step_has_what_came_of_it() {
        let (tile, seat) = (CardId::tile(6), Seat::default());
        let events = [
            Event::TurnBegan(seat),
            Event::PhaseBegan(Phase::Solar),
            Event::Raised { by: None, parameter: Parameter::Venus },
            Event::MarkerMoved { tile, to: 1 },
            Event::FleetsReturned,
            Event::MarkerMoved { tile, to: 2 },
            Event::GenerationBegan,
            Event::PhaseBegan(Phase::Research),
        ];
        let steps = last_solar_phase(events.into_iter().rev());
        let kinds: Vec<SolarKind> = steps.iter().map(|step| step.what).collect();
        assert_eq!(kinds, [SolarKind::Government, SolarKind::Colonies]);
        assert_eq!(steps[0].events.len(), 2);
        assert!(markers_moved(&steps[1]).eq([(tile, 2)]));
        assert!(last_solar_phase(events[..1].iter().copied()).is_empty());
    }
}
