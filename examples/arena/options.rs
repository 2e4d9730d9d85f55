//! The arguments.

use crate::bots::Player;
use viriditas::ares;
use viriditas::mars::{SWITCHES, Setup};

/// Everything that can be said.
const USAGE: &str = "arena --players 1..5 --bots random,friendly,greedy,strong,expert,greedy-1,greedy-2,points,tree,first,three,partner,alone,first-2,plan:STEPS:BREADTH \
    --games N --seed S --threads N [--draft, --no-corporate-era and the like] [--map N] [--first] [--itself] [--json] [--ares [--cooperative]]";

/// Who plays whom.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pairs {
    All,
    /// The first bot against each of the others.
    First,
    /// Each bot with itself.
    Itself,
}

/// What is played, how often and by whom.
pub(crate) struct Options {
    pub(crate) setup: Setup,
    /// Ares Expedition is played.
    pub(crate) is_ares: bool,
    pub(crate) ares: ares::Setup,
    pub(crate) bots: Vec<(String, Player)>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: u64,
    pub(crate) pairs: Pairs,
    pub(crate) json: bool,
}

impl Options {
    /// Reads them from the arguments.
    pub(crate) fn read(arguments: &[String]) -> Result<Self, String> {
        let mut options = Self {
            setup: Setup::new(2),
            is_ares: false,
            ares: ares::Setup::new(2),
            bots: Vec::new(),
            games: 400,
            seed: 1,
            threads: 1,
            pairs: Pairs::All,
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
                "--ares" => options.is_ares = true,
                "--cooperative" => options.ares.mode = ares::Mode::Cooperative,
                "--first" => options.pairs = Pairs::First,
                "--itself" => options.pairs = Pairs::Itself,
                "--json" => options.json = true,
                "--bots" => {
                    let named = |word: &str| Some((word.to_owned(), Player::named(word)?));
                    let bots: Option<Vec<_>> = next()?.split(',').map(named).collect();
                    options.bots = bots.ok_or_else(|| format!("a bot is not known. {USAGE}"))?;
                }
                _ => options.setup = turned(options.setup, word)?,
            }
        }
        options.ares.players = options.setup.players;
        if options.setup.players == 1 {
            options.ares.mode = ares::Mode::Solo(ares::Level::Skilled);
        }
        let (mars, ares) = (options.setup.faults(), options.ares.faults());
        if options.is_ares && !ares.is_empty() {
            return Err(format!("no such game: {ares:?}"));
        }
        if !options.is_ares && !mars.is_empty() {
            return Err(format!("no such game: {mars:?}"));
        }
        let of_mars = |bot: &Player| matches!(bot, Player::Frozen(_) | Player::Points | Player::Tree);
        let of_ares = |bot: &Player| matches!(bot, Player::First | Player::FrozenAres(_));
        let is_other =
            |(_, bot): &(String, Player)| if options.is_ares { of_mars(bot) } else { of_ares(bot) };
        if let Some((name, _)) = options.bots.iter().find(|bot| is_other(bot)) {
            return Err(format!("`{name}` plays the other game"));
        }
        let least = if options.setup.players == 1 || options.pairs == Pairs::Itself { 1 } else { 2 };
        if options.bots.len() < least { Err(USAGE.to_owned()) } else { Ok(options) }
    }

    pub(crate) const fn players(&self) -> u8 {
        self.setup.players
    }

    /// What the chance of a game grows from, and which seat the first bot has: it has each seat of a deal once.
    pub(crate) fn deal(&self, number: u64, players: usize) -> (u64, usize) {
        let deal =
            self.seed.wrapping_sub(1).wrapping_mul(1_000_003).wrapping_add(number / players as u64 + 1);
        (deal, number as usize % players)
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
