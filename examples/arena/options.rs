//! The arguments.

use crate::bots::Player;
use viriditas::mars::{SWITCHES, Setup};

/// Everything that can be said.
const USAGE: &str = "arena --players 1..5 --bots random,friendly,greedy,strong,expert,greedy-1,greedy-2,points,tree,plan:STEPS:BREADTH \
    --games N --seed S --threads N [--draft, --no-corporate-era and the like] [--map N] [--first] [--json]";

/// What is played, how often and by whom.
pub(crate) struct Options {
    pub(crate) setup: Setup,
    pub(crate) bots: Vec<(String, Player)>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: u64,
    /// The first bot against each of the others, in place of all pairs.
    pub(crate) first: bool,
    pub(crate) json: bool,
}

impl Options {
    /// Reads them from the arguments.
    pub(crate) fn read(arguments: &[String]) -> Result<Self, String> {
        let mut options = Self {
            setup: Setup::new(2),
            bots: Vec::new(),
            games: 400,
            seed: 1,
            threads: 1,
            first: false,
            json: false,
        };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            let mut next = || words.next().ok_or_else(|| format!("`{word}` wants a value. {USAGE}"));
            match word.as_str() {
                "--players" => options.setup.players = number(next()?)?,
                "--games" => options.games = number(next()?)?,
                "--seed" => options.seed = number(next()?)?,
                "--threads" => options.threads = number(next()?)?,
                "--map" => options.setup.map = number(next()?)?,
                "--first" => options.first = true,
                "--json" => options.json = true,
                "--bots" => {
                    let named = |word: &str| Some((word.to_owned(), Player::named(word)?));
                    let bots: Option<Vec<_>> = next()?.split(',').map(named).collect();
                    options.bots = bots.ok_or_else(|| format!("a bot is not known. {USAGE}"))?;
                }
                _ => options.setup = turned(options.setup, word)?,
            }
        }
        let faults = options.setup.faults();
        if !faults.is_empty() {
            return Err(format!("no such game: {faults:?}"));
        }
        let least = if options.setup.players == 1 { 1 } else { 2 };
        if options.bots.len() < least { Err(USAGE.to_owned()) } else { Ok(options) }
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no number that fits. {USAGE}"))
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
