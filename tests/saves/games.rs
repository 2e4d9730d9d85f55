//! Random games of all kinds, as the tests of this folder want them.

use viriditas::ares;
use viriditas::games::MarsRecord;
use viriditas::kit::{EventLog, Rng, Rules, Seats, Seed};
use viriditas::mars::cards::{Card, CardSet, Module, all};
use viriditas::mars::maps::MAPS;
use viriditas::mars::{Choice, Mars, SWITCHES, Setup, Switch, SwitchSpec, Switches};
use viriditas::save::Journal;

/// A game with everything a record is made of.
#[derive(Clone)]
pub(crate) struct Played {
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    pub(crate) game: Mars,
    pub(crate) journal: Journal<Mars>,
}

impl Played {
    pub(crate) fn new(setup: Setup, seed: u64) -> Self {
        let seed = Seed(seed);
        let Ok(game) = Mars::begin(&setup, seed, &mut EventLog::nothing()) else {
            panic!("{setup:?} is a possible set-up");
        };
        Self { setup, seed, game, journal: Journal::new() }
    }

    /// One random answer of a random seat; one in fifty takes an answer back where that is possible.
    /// `false` when the game is over.
    pub(crate) fn step(&mut self, rng: &mut Rng) -> bool {
        let asked: Vec<_> = self.game.asked().iter().collect();
        if asked.is_empty() {
            return false;
        }
        let reopens: Vec<_> = Seats::first(self.setup.players)
            .iter()
            .filter(|&seat| !asked.contains(&seat) && self.game.question(seat).is_some())
            .collect();
        let from = if !reopens.is_empty() && rng.below(50) == 0 { &reopens } else { &asked };
        let seat = from[rng.below(from.len() as u32) as usize];
        let offers: Vec<Choice> = self.game.choices(seat).collect();
        let choice = offers[rng.below(offers.len() as u32) as usize];
        self.journal
            .play(&mut self.game, seat, choice, &mut EventLog::nothing())
            .expect("an offer is accepted");
        true
    }

    pub(crate) fn finished(setup: Setup, seed: u64) -> Self {
        let mut played = Self::new(setup, seed);
        let mut rng = Rng::new(Seed(seed ^ 0xABCD));
        while played.step(&mut rng) {}
        played
    }

    pub(crate) fn record(&self) -> MarsRecord {
        MarsRecord::of(&self.setup, self.seed, &self.journal, &self.game)
    }
}

/// Set-ups over seats, Corporate Era, draft, beginners and first player.
pub(crate) fn setup(number: u64) -> Setup {
    let mut rng = Rng::new(Seed(number));
    let players = (number % 5 + 1) as u8;
    let seats = Seats::first(players);
    let mut on = Switches::NONE;
    if players == 1 || (number / 5).is_multiple_of(2) {
        on = on.with(Switch::CorporateEra);
    }
    if (number / 10).is_multiple_of(2) {
        on = on.with(Switch::Draft);
    }
    Setup {
        on,
        beginners: if (number / 20).is_multiple_of(2) {
            Seats::NONE
        } else {
            seats.iter().filter(|_| rng.below(2) == 0).collect()
        },
        first: seats.iter().nth(rng.below(6) as usize),
        ..Setup::new(players)
    }
}

/// Set-ups over the maps, boxes and options as well, in every other one without one card in eight where enough are left.
pub(crate) fn any_setup(number: u64) -> Setup {
    setup_of(number, SWITCHES)
}

/// Set-ups of Ares Expedition over its modes and options.
pub(crate) fn any_ares_setup(number: u64) -> ares::Setup {
    let setups = (1..=4).flat_map(|players| {
        let solo = ares::Level::ALL.map(ares::Mode::Solo);
        let modes = solo.into_iter().chain([ares::Mode::Competitive, ares::Mode::Cooperative]);
        let options =
            [(false, false, false), (true, false, false), (false, true, true), (false, false, true)];
        modes.flat_map(move |mode| {
            options.map(|(first_game, mulligan, promotional)| ares::Setup {
                mode,
                first_game,
                mulligan,
                promotional,
                ..ares::Setup::new(players)
            })
        })
    });
    let setups: Vec<ares::Setup> = setups.filter(|setup| setup.faults().is_empty()).collect();
    setups[Rng::new(Seed(number)).below(setups.len() as u32) as usize]
}

/// A set-up of these boxes and options alone.
pub(crate) fn setup_of(number: u64, rows: &[SwitchSpec]) -> Setup {
    let (mut setup, mut rng) = (setup(number), Rng::new(Seed(number)));
    setup.map = rng.below(MAPS.len() as u32) as u8;
    let real = || rows.iter().filter(|row| row.key != "synthetic");
    for row in real() {
        if rng.below(2) == 0 {
            setup.on = setup.on.with(row.switch);
        }
    }
    setup.on = setup.in_force();
    let is_out = |rng: &mut Rng| rng.below(8) == 0;
    let is_real =
        |card: &&Card| card.module == Module::Base || real().any(|row| row.brings.contains(&card.module));
    let banned: CardSet = all().filter(is_real).filter(|_| is_out(&mut rng)).map(|card| card.id).collect();
    let without = Setup { banned, ..setup };
    if number.is_multiple_of(2) && without.faults().is_empty() { without } else { setup }
}
