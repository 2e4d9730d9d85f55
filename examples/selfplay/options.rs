//! The arguments.

use viriditas::kit::{Seat, Seats};
use viriditas::mars::bot::Weights;
use viriditas::mars::{SWITCHES, Setup};

/// Everything that can be said.
pub(crate) const USAGE: &str = "selfplay --players 1..5 --bots random,greedy,greedy-1,planner,… --games N --seed S --steps N \
    [--draft, --no-corporate-era and the like] [--beginners MASK] [--map N] [--records] [--purse] --json \
    or --game ares (what it takes says `--game ares --help`)";

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bot {
    Random,
    /// With today's weights or frozen ones.
    Greedy(&'static Weights),
    Planner,
}

/// What is played, how often and by whom.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) setup: Setup,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// Steps of thought for an answer.
    pub(crate) steps: u32,
    /// Whether games are recorded, and their records measured.
    pub(crate) records: bool,
    /// Whether it is told how seats keep their M€ and cards: asking for it takes time that is no part of the game's.
    pub(crate) purse: bool,
    bots: Vec<Bot>,
}

impl Options {
    /// Reads them from the arguments.
    pub(crate) fn read(arguments: &[String]) -> Result<Self, String> {
        let mut options = Self {
            setup: Setup::new(2),
            games: 100,
            seed: 1,
            steps: 256,
            records: false,
            purse: false,
            bots: vec![Bot::Random],
        };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            let mut next = || words.next().ok_or_else(|| format!("`{word}` wants a value. {USAGE}"));
            match word.as_str() {
                "--players" => options.setup.players = number(next()?)?,
                "--games" => options.games = number(next()?)?,
                "--seed" => options.seed = number(next()?)?,
                "--steps" => options.steps = number(next()?)?,
                "--bots" => options.bots = next()?.split(',').map(bot).collect::<Result<_, _>>()?,
                "--beginners" => {
                    let mask: u8 = number(next()?)?;
                    options.setup.beginners = seats(mask);
                }
                "--map" => options.setup.map = number(next()?)?,
                "--records" => options.records = true,
                "--purse" => options.purse = true,
                "--json" => {}
                _ => options.setup = turned(options.setup, word)?,
            }
        }
        let faults = options.setup.faults();
        if faults.is_empty() { Ok(options) } else { Err(format!("no such game: {faults:?}")) }
    }

    /// Who plays this seat; the last one named plays all that follow.
    pub(crate) fn bot(&self, seat: Seat) -> Bot {
        self.bots.get(seat.index()).or(self.bots.last()).copied().unwrap_or(Bot::Random)
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no number that fits. {USAGE}"))
}

fn bot(word: &str) -> Result<Bot, String> {
    match word {
        "random" => Ok(Bot::Random),
        "greedy" => Ok(Bot::Greedy(&Weights::PLAIN)),
        "planner" => Ok(Bot::Planner),
        _ => match Weights::FROZEN.iter().find(|(name, _)| *name == word) {
            Some((_, weights)) => Ok(Bot::Greedy(weights)),
            None => Err(format!("there is no bot `{word}`. {USAGE}")),
        },
    }
}

/// With a switch by its key, or without it.
fn turned(setup: Setup, word: &str) -> Result<Setup, String> {
    for row in SWITCHES {
        match word.strip_prefix("--").map(|key| key.strip_prefix("no-").ok_or(key)) {
            Some(Err(key)) if key == row.key => return Ok(setup.with(row.switch)),
            Some(Ok(key)) if key == row.key => return Ok(setup.without(row.switch)),
            _ => {}
        }
    }
    Err(format!("`{word}` is not understood. {USAGE}"))
}

fn seats(mask: u8) -> Seats {
    Seat::ALL.into_iter().filter(|seat| mask & (1 << seat.number()) != 0).collect()
}
