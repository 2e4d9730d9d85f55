//! What a person fills in for a new game, and all that is wrong with it.

use crate::games::MarsTable;
use crate::kit::{Rng, Seat, Seats, Seed};
use crate::mars::cards::CardSet;
use crate::mars::maps::MAPS;
use crate::mars::proposal::Proposal;
use crate::mars::{Fault, SWITCHES, Setup, Switch, Switches};
use crate::store::{Browser, Store};
use crate::table::ProposedSeating;
use crate::text::common::Preset;
use crate::ui::look::say::Say;
use crate::ui::parts::form::seating::{SeatingFault, SeatingPlan};
use yew::AttrValue;

/// A game to come, as it stands in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// Who plays.
    pub(crate) sitting: SeatingPlan,
    /// Who plays a beginner corporation.
    pub(crate) beginners: Seats,
    /// Which boxes and options are wished for; not all of them are for every number of players.
    pub(crate) on: Switches,
    /// The map's place among all; `None`: as the seed has it.
    pub(crate) map: Option<u8>,
    /// Cards that are left in the box.
    pub(crate) banned: CardSet,
}

/// Under this key stands what was filled in last.
const LAST: &str = "viriditas.setup";

/// All presets, and their names in the document.
pub(crate) const PRESETS: [(Preset, &str); 5] = [
    (Preset::FirstGame, "first-game"),
    (Preset::Base, "base"),
    (Preset::Everything, "everything"),
    (Preset::Surprise, "surprise"),
    (Preset::LastTime, "last-time"),
];

/// What is wrong with a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PlanFault {
    Seating(SeatingFault),
    Setup(Fault),
}

impl PlanFault {
    /// In a sentence.
    pub(crate) fn said(&self, say: Say) -> AttrValue {
        match self {
            Self::Seating(fault) => fault.said(say),
            Self::Setup(fault) => say.fault(*fault).into(),
        }
    }
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            sitting: SeatingPlan::default(),
            beginners: Seats::NONE,
            on: Switches::USUAL,
            map: Some(0),
            banned: CardSet::NONE,
        }
    }
}

impl Plan {
    /// The game at its first question; players without a name of their own are called as the form has them.
    ///
    /// # Errors
    /// All that is wrong.
    pub(crate) fn begin(&self, say: Say) -> Result<MarsTable, Vec<PlanFault>> {
        let (seed, faults) = self.sitting.checked(say);
        let mut faults: Vec<PlanFault> = faults.into_iter().map(PlanFault::Seating).collect();
        let mut setup = self.setup();
        if self.map.is_none() {
            setup.map = any_map(seed);
        }
        faults.extend(setup.faults().into_iter().map(PlanFault::Setup));
        if !faults.is_empty() {
            return Err(faults);
        }
        let table = MarsTable::new(setup, seed, self.sitting.seating(say));
        table.map_err(|faults| faults.into_iter().map(PlanFault::Setup).collect())
    }

    /// The set-up that comes of it, with the first map in place of any.
    pub(crate) fn setup(&self) -> Setup {
        let players = self.sitting.players;
        Setup {
            on: self.on.in_force(players, self.map.unwrap_or_default()),
            beginners: Seats::first(players).iter().filter(|&seat| self.beginners.contains(seat)).collect(),
            map: self.map.unwrap_or_default(),
            banned: self.banned,
            ..Setup::new(players)
        }
    }

    /// What it proposes to somebody else, or to the same person next time.
    pub(crate) fn proposal(&self) -> Proposal {
        let ProposedSeating { seating, seed, .. } = self.sitting.proposal();
        Proposal { setup: self.setup(), any_map: self.map.is_none(), seating, seed }
    }

    /// The form as a proposal fills it in.
    pub(crate) fn of(proposal: &Proposal) -> Self {
        let Proposal { setup, any_map, seating, seed } = proposal;
        Self {
            sitting: SeatingPlan::of(setup.players, seating, seed),
            beginners: setup.beginners,
            on: setup.on,
            map: (!any_map).then_some(setup.map),
            banned: setup.banned,
        }
    }

    /// The form as it was when a game was begun last, with new cards; `None` where none was, or none is remembered.
    fn last() -> Option<Self> {
        let text = Browser.get(LAST).ok()??;
        Some(Self::of(&Proposal::from_text(&text).ok()?))
    }

    /// Remembers it for the next game. Where nothing can be kept it is lost.
    pub(crate) fn keep(&self) {
        let _ = Browser.set(LAST, &Proposal { seed: String::new(), ..self.proposal() }.to_text());
    }

    /// The form as a preset fills it in; `None` where there is none such. Who plays stays as it is, if it is not as last time.
    pub(crate) fn with(&self, preset: Preset) -> Option<Self> {
        let mut plan = self.clone();
        let boxes = SWITCHES.iter().filter(|row| !row.brings.is_empty()).map(|row| row.switch);
        let is_first = preset == Preset::FirstGame;
        (plan.on, plan.map) = match preset {
            Preset::FirstGame => (Switches::NONE, Some(0)),
            Preset::Base => (Switches::USUAL, Some(0)),
            Preset::Everything => (boxes.fold(Switches::USUAL, Switches::with), None),
            Preset::Surprise => {
                let seed = self.sitting.seed().ok()?;
                (any_boxes(seed, boxes), Some(any_map(seed)))
            }
            Preset::LastTime => return Self::last(),
        };
        plan.banned = CardSet::NONE;
        plan.beginners = if is_first { Seat::ALL.into_iter().collect() } else { Seats::NONE };
        Some(plan)
    }
}

/// The boxes that a seed comes to, with the usual options.
fn any_boxes(seed: Seed, boxes: impl Iterator<Item = Switch>) -> Switches {
    let mut rng = Rng::new(seed);
    // The first number is the map's.
    rng.bits();
    boxes.fold(Switches::USUAL, |on, of| if rng.below(2) == 0 { on.with(of) } else { on.without(of) })
}

/// The map that a seed comes to.
fn any_map(seed: Seed) -> u8 {
    Rng::new(seed).below(MAPS.len() as u32) as u8
}
