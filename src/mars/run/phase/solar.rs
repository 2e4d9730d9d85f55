//! The solar phase (WG-08): between production and the next generation, if one comes.

use crate::mars::run::committee::stage;
use crate::mars::run::{Flow, Run};
use crate::mars::state::agenda::{Root, Task};
use crate::mars::state::event::Event;
use crate::mars::state::facts::Phase;
use crate::mars::state::solar::{Happens, SOLAR};

impl Run<'_> {
    /// What nobody does happens; then the next generation begins.
    pub(crate) fn begin_solar_phase(&mut self) {
        self.push(Task::Generation);
        let options = self.facts().options;
        let steps = SOLAR.iter().enumerate().filter(move |(_, solar)| solar.happens(options.on));
        if steps.clone().next().is_some() {
            self.emit(Event::PhaseBegan(Phase::Solar));
        }
        for (which, solar) in steps.rev() {
            match solar.what {
                Happens::Steps(_) => self.push_bonus(None, Root::Solar(which as u8)),
                Happens::Colonies => self.push(Task::Colonies),
                Happens::Committee => self.push(Task::Committee { stage: stage::RATING }),
            }
        }
    }

    /// The marker moves and research begins (BASE-GEN-01).
    pub(crate) fn begin_generation(&mut self) -> Flow {
        self.pop();
        self.emit(Event::GenerationBegan);
        self.begin_research();
        Flow::On
    }
}
