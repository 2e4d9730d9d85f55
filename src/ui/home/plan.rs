//! What a person fills in for a new game, and all that is wrong with it.

use crate::kit::{SEATS, Seat, Seats, Seed};
use crate::mars::{Fault, Setup, Switches};
use crate::table::{Bot, Colours, Controller, Name, PastBots, Seating, Table};
use crate::text;
use crate::ui::app::Held;
use crate::ui::say::LANGUAGE;

/// One seat of a game to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatPlan {
    pub(crate) name: String,
    pub(crate) player: Controller,
    /// Whether it plays a beginner corporation.
    pub(crate) beginner: bool,
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
    /// How far an undo goes where bots have moved since.
    pub(crate) past_bots: PastBots,
    /// Digits, or nothing for chance.
    pub(crate) seed: String,
}

/// The kinds of players a seat can have, and what they are called.
pub(crate) const PLAYERS: [(Controller, &str, &str); 3] = [
    (Controller::Human, "human", "Person at this device"),
    (Controller::Bot(Bot::Random), "random", "Bot: random"),
    (Controller::Bot(Bot::Greedy), "greedy", "Bot: greedy"),
];

/// How far an undo may go past bots, and what that is called.
pub(crate) const PAST_BOTS: [(PastBots, &str, &str); 3] = [
    (PastBots::ByPeople, "by-people", "If one person plays"),
    (PastBots::Always, "always", "Always"),
    (PastBots::UntilShown, "until-shown", "Never"),
];

impl Default for Plan {
    fn default() -> Self {
        let seat = |number: usize| SeatPlan {
            name: format!("Player {number}"),
            player: if number == 1 { Controller::Human } else { Controller::Bot(Bot::Greedy) },
            beginner: false,
        };
        Self {
            players: 2,
            seats: (1..=SEATS).map(seat).collect(),
            colours: Colours::default(),
            on: Switches::USUAL,
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

    /// The game at its first question.
    ///
    /// # Errors
    /// All that is wrong, each in a sentence.
    pub(crate) fn begin(&self) -> Result<Held, Vec<String>> {
        let mut faults = self.wrong_names();
        let seed = self.seed().map_err(|fault| faults.push(fault)).unwrap_or_default();
        let setup = self.setup();
        faults.extend(setup.faults().into_iter().map(in_words));
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut seating = Seating { colours: self.colours, past_bots: self.past_bots, ..Seating::default() };
        for (seat, plan) in self.taken() {
            seating.names[seat] = Name::new(&plan.name);
            seating.players[seat] = plan.player;
        }
        let table = Table::new(setup, seed, seating);
        table.map(Held::new).map_err(|faults| faults.into_iter().map(in_words).collect())
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

    fn wrong_names(&self) -> Vec<String> {
        // As the table would call them: shortened, and without what cannot be seen.
        let names: Vec<Name> = self.taken().map(|(_, plan)| Name::new(&plan.name)).collect();
        let mut faults = Vec::new();
        for (place, name) in names.iter().enumerate() {
            if name.as_str().is_empty() {
                faults.push(format!("Seat {} has no name.", place + 1));
            } else if names[..place].contains(name) {
                faults.push(format!("Two players are called {}.", name.as_str()));
            }
        }
        faults
    }

    fn seed(&self) -> Result<Seed, String> {
        match self.seed.trim() {
            "" => getrandom::u64().map(Seed).map_err(|error| format!("The browser gave no chance: {error}.")),
            digits => digits
                .parse()
                .map(Seed)
                .map_err(|_| format!("The seed is a number from 0 to {}, not “{digits}”.", u64::MAX)),
        }
    }
}

fn in_words(fault: Fault) -> String {
    text::fault(LANGUAGE, fault)
}
