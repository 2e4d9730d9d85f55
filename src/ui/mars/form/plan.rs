//! What a person fills in for a new game, and all that is wrong with it.

use crate::games::MarsTable;
use crate::kit::{Rng, Seat, Seed};
use crate::mars::cards::CardSet;
use crate::mars::maps::MAPS;
use crate::mars::proposal::Proposal;
use crate::mars::{Fault, SWITCHES, Setup, Switch, Switches};
use crate::store::{Browser, Store};
use crate::table::{Bot, Colours, Controller, Name, PastBots, Seating};
use crate::text::page::{HomeWords, Preset};
use crate::ui::look::say::Say;
use yew::AttrValue;

/// One seat of a game to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatPlan {
    /// What was filled in; until then the language has a name.
    pub(crate) name: Option<String>,
    pub(crate) player: Controller,
    /// Whether it plays a beginner corporation.
    pub(crate) beginner: bool,
}

impl SeatPlan {
    /// The name in the form.
    pub(crate) fn name(&self, seat: Seat, say: Say) -> String {
        self.name.clone().unwrap_or_else(|| say.nameless(seat))
    }
}

/// A game to come, as it stands in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many of the seats are taken.
    pub(crate) players: u8,
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) colours: Colours,
    /// Which boxes and options are wished for; not all of them are for every number of players.
    pub(crate) on: Switches,
    /// The map's place among all; `None`: as the seed has it.
    pub(crate) map: Option<u8>,
    /// Cards that are left in the box.
    pub(crate) banned: CardSet,
    /// How far an undo goes where bots have moved since.
    pub(crate) past_bots: PastBots,
    /// A number or other words, or nothing for chance.
    pub(crate) seed: String,
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
    NoName(Seat),
    /// Two players have it.
    SameName(Name),
    /// The browser cannot draw a seed.
    NoChance(getrandom::Error),
    Setup(Fault),
}

impl PlanFault {
    /// In a sentence.
    pub(crate) fn said(&self, say: Say) -> AttrValue {
        match self {
            Self::NoName(seat) => say.home(HomeWords::NoName(*seat)),
            Self::SameName(name) => say.home(HomeWords::AnotherWithName(name.as_str())),
            Self::NoChance(error) => say.home(HomeWords::NoChance(&error.to_string())),
            Self::Setup(fault) => say.fault(*fault).into(),
        }
    }
}

impl Default for Plan {
    fn default() -> Self {
        let seat = |seat: Seat| SeatPlan {
            name: None,
            player: if seat == Seat::ALL[0] { Controller::Human } else { Controller::Bot(Bot::Greedy) },
            beginner: false,
        };
        Self {
            players: 2,
            seats: Seat::ALL.map(seat).to_vec(),
            colours: Colours::default(),
            on: Switches::USUAL,
            map: Some(0),
            banned: CardSet::NONE,
            past_bots: PastBots::default(),
            seed: String::new(),
        }
    }
}

impl Plan {
    /// Whether a bot has a seat.
    pub(crate) fn has_bots(&self) -> bool {
        self.taken().any(|(_, seat)| seat.player != Controller::Human)
    }

    /// The game at its first question; players without a name of their own are called as the form has them.
    ///
    /// # Errors
    /// All that is wrong.
    pub(crate) fn begin(&self, say: Say) -> Result<MarsTable, Vec<PlanFault>> {
        let mut faults = self.wrong_names(say);
        let seed = self.seed().map_err(|fault| faults.push(fault)).unwrap_or_default();
        let mut setup = self.setup();
        if self.map.is_none() {
            setup.map = any_map(seed);
        }
        faults.extend(setup.faults().into_iter().map(PlanFault::Setup));
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut seating = Seating { colours: self.colours, past_bots: self.past_bots, ..Seating::default() };
        for (seat, plan) in self.taken() {
            seating.names[seat] = Name::new(&plan.name(seat, say));
            seating.players[seat] = plan.player;
        }
        let table = MarsTable::new(setup, seed, seating);
        table.map_err(|faults| faults.into_iter().map(PlanFault::Setup).collect())
    }

    /// The seats that play.
    pub(crate) fn taken(&self) -> impl Iterator<Item = (Seat, &SeatPlan)> {
        Seat::ALL.into_iter().zip(&self.seats).take(self.players.into())
    }

    /// The set-up that comes of it, with the first map in place of any.
    pub(crate) fn setup(&self) -> Setup {
        Setup {
            on: self.on.in_force(self.players, self.map.unwrap_or_default()),
            beginners: self.taken().filter(|(_, plan)| plan.beginner).map(|(seat, _)| seat).collect(),
            map: self.map.unwrap_or_default(),
            banned: self.banned,
            ..Setup::new(self.players)
        }
    }

    /// What it proposes to somebody else, or to the same person next time.
    pub(crate) fn proposal(&self) -> Proposal {
        let mut seating = Seating { colours: self.colours, past_bots: self.past_bots, ..Seating::default() };
        for (seat, plan) in self.taken() {
            seating.names[seat] = plan.name.as_deref().map(Name::new).unwrap_or_default();
            seating.players[seat] = plan.player;
        }
        Proposal {
            setup: self.setup(),
            any_map: self.map.is_none(),
            seating,
            seed: self.seed.trim().to_owned(),
        }
    }

    /// The form as a proposal fills it in.
    pub(crate) fn of(proposal: &Proposal) -> Self {
        let Proposal { setup, any_map, seating, seed } = proposal;
        let mut plan = Self {
            players: setup.players,
            colours: seating.colours,
            on: setup.on,
            map: (!any_map).then_some(setup.map),
            banned: setup.banned,
            past_bots: seating.past_bots,
            seed: seed.clone(),
            ..Self::default()
        };
        for (seat, taken) in Seat::ALL.into_iter().zip(&mut plan.seats).take(setup.players.into()) {
            let name = seating.names[seat].as_str();
            taken.name = (!name.is_empty()).then(|| name.to_owned());
            taken.player = seating.players[seat];
            taken.beginner = setup.beginners.contains(seat);
        }
        plan
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
                let seed = self.seed().ok()?;
                (any_boxes(seed, boxes), Some(any_map(seed)))
            }
            Preset::LastTime => return Self::last(),
        };
        plan.banned = CardSet::NONE;
        plan.seats.iter_mut().for_each(|seat| seat.beginner = is_first);
        Some(plan)
    }

    fn wrong_names(&self, say: Say) -> Vec<PlanFault> {
        // As the table would call them: shortened, and without what cannot be seen.
        let mut names: Vec<Name> = Vec::new();
        let mut faults = Vec::new();
        for (seat, plan) in self.taken() {
            let name = Name::new(&plan.name(seat, say));
            if name.as_str().is_empty() {
                faults.push(PlanFault::NoName(seat));
            } else if names.contains(&name) {
                faults.push(PlanFault::SameName(name.clone()));
            }
            names.push(name);
        }
        faults
    }

    fn seed(&self) -> Result<Seed, PlanFault> {
        match self.seed.trim() {
            "" => getrandom::u64().map(Seed).map_err(PlanFault::NoChance),
            typed => Ok(Seed::named(typed)),
        }
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
