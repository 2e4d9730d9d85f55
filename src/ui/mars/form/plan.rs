//! What a person fills in for a new game, and all that is wrong with it.

use crate::kit::{Rng, Seat, Seats, Seed};
use crate::mars::cards::CardSet;
use crate::mars::maps::MAPS;
use crate::mars::proposal::Proposal;
use crate::mars::{Fault, Mars, SWITCHES, Setup, Switch, Switches};
use crate::table::ProposedSeating;
use crate::text::common::Preset;
use crate::ui::look::texts::Texts;
use crate::ui::parts::form::frame::GamePlan;
use crate::ui::parts::form::seating::SeatingPlan;
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

/// All presets, and their names in the document.
pub(crate) const PRESETS: [(Preset, &str); 5] = [
    (Preset::FirstGame, "first-game"),
    (Preset::Base, "base"),
    (Preset::Everything, "everything"),
    (Preset::Surprise, "surprise"),
    (Preset::LastTime, "last-time"),
];

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

impl GamePlan for Plan {
    type Game = Mars;
    type Proposal = Proposal;

    const LAST: &'static str = "viriditas.setup";

    fn sitting(&self) -> &SeatingPlan {
        &self.sitting
    }

    fn sitting_mut(&mut self) -> &mut SeatingPlan {
        &mut self.sitting
    }

    fn setup_with(&self, seed: Seed) -> Setup {
        let map = self.map.unwrap_or_else(|| any_map(seed));
        Setup { map, ..self.setup() }
    }

    fn to_text(&self) -> String {
        let ProposedSeating { seating, seed, .. } = self.sitting.proposal();
        Proposal { setup: self.setup(), any_map: self.map.is_none(), seating, seed }.to_text()
    }

    fn of(Proposal { setup, any_map, seating, seed }: &Proposal) -> Self {
        Self {
            sitting: SeatingPlan::of(setup.players, seating, seed),
            beginners: setup.beginners,
            on: setup.on,
            map: (!any_map).then_some(setup.map),
            banned: setup.banned,
        }
    }

    fn from_text(text: &str) -> Option<Self> {
        Some(Self::of(&Proposal::from_text(text).ok()?))
    }

    fn fault_said(texts: Texts, fault: &Fault) -> AttrValue {
        texts.fault(*fault).into()
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
