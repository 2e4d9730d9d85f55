//! What a person fills in for a new game, and all that is wrong with it.

use crate::kit::{Rng, Seat, Seats, Seed};
use crate::mars::maps::MAPS;
use crate::mars::{Fault, Setup, Switches};
use crate::table::{Bot, Colours, Controller, Name, PastBots, Seating, Table};
use crate::text::page::Home;
use crate::ui::scene::say::Say;
use crate::ui::state::held::Held;
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
    /// How far an undo goes where bots have moved since.
    pub(crate) past_bots: PastBots,
    /// A number or other words, or nothing for chance.
    pub(crate) seed: String,
}

/// The kinds of players a seat can have, and their keys in the form.
pub(crate) const PLAYERS: [(Controller, &str); 3] = [
    (Controller::Human, "human"),
    (Controller::Bot(Bot::Random), "random"),
    (Controller::Bot(Bot::Greedy), "greedy"),
];

/// How far an undo may go past bots, and the keys in the form.
pub(crate) const PAST_BOTS: [(PastBots, &str); 3] =
    [(PastBots::ByPeople, "by-people"), (PastBots::Always, "always"), (PastBots::UntilShown, "until-shown")];

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
            Self::NoName(seat) => say.home(Home::NoName(*seat)),
            Self::SameName(name) => say.home(Home::AnotherWithName(name.as_str())),
            Self::NoChance(error) => say.home(Home::NoChance(&error.to_string())),
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
    pub(crate) fn begin(&self, say: Say) -> Result<Held, Vec<PlanFault>> {
        let mut faults = self.wrong_names(say);
        let seed = self.seed().map_err(|fault| faults.push(fault)).unwrap_or_default();
        let setup = Setup { map: self.map.unwrap_or_else(|| any_map(seed)), ..self.setup() };
        faults.extend(setup.faults().into_iter().map(PlanFault::Setup));
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut seating = Seating { colours: self.colours, past_bots: self.past_bots, ..Seating::default() };
        for (seat, plan) in self.taken() {
            seating.names[seat] = Name::new(&plan.name(seat, say));
            seating.players[seat] = plan.player;
        }
        let table = Table::new(setup, seed, seating);
        table.map(Held::new).map_err(|faults| faults.into_iter().map(PlanFault::Setup).collect())
    }

    /// The seats that play.
    pub(crate) fn taken(&self) -> impl Iterator<Item = (Seat, &SeatPlan)> {
        Seat::ALL.into_iter().zip(&self.seats).take(self.players.into())
    }

    /// The set-up that comes of it.
    pub(crate) fn setup(&self) -> Setup {
        let beginners: Seats = self.taken().filter(|(_, plan)| plan.beginner).map(|(seat, _)| seat).collect();
        Setup { on: self.on.in_force(self.players), beginners, ..Setup::new(self.players) }
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

/// The map that a seed comes to.
fn any_map(seed: Seed) -> u8 {
    Rng::new(seed).below(MAPS.len() as u32) as u8
}
