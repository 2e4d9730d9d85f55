//! The arguments.

/// Everything that can be said.
const USAGE: &str = "tune weights|value [--ares] --players 1..5 [--rating] [--cooperative] [--from NAME] [--generations N] [--games N] [--threads N] [--seed S]";

/// Which table is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    Weights,
    Value,
}

/// What is tuned, and how long.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) what: What,
    pub(crate) players: u8,
    /// Alone: the goal is terraform rating 63 in place of a terraformed Mars.
    pub(crate) rating: bool,
    /// Of Ares Expedition.
    pub(crate) ares: bool,
    /// Ares Expedition: the co-operative mode.
    pub(crate) cooperative: bool,
    /// The weights that the search starts from, by the name of a yardstick; those of today if there is none.
    pub(crate) from: Option<String>,
    /// Generations of the search.
    pub(crate) generations: u32,
    /// Games that each candidate plays in a generation, or that are learned from.
    pub(crate) games: u64,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
}

impl Options {
    /// Reads them from the arguments.
    pub(crate) fn read(arguments: &[String]) -> Result<Self, String> {
        let mut words = arguments.iter();
        let what = match words.next().map(String::as_str) {
            Some("weights") => What::Weights,
            Some("value") => What::Value,
            _ => return Err(USAGE.to_owned()),
        };
        let mut options = Self {
            what,
            players: 2,
            rating: false,
            ares: false,
            cooperative: false,
            from: None,
            generations: 60,
            games: 200,
            threads: 1,
            seed: 1,
        };
        while let Some(word) = words.next() {
            let mut next = || words.next().ok_or_else(|| format!("`{word}` wants a value. {USAGE}"));
            match word.as_str() {
                "--players" => options.players = number(next()?)?,
                "--rating" => options.rating = true,
                "--ares" => options.ares = true,
                "--cooperative" => options.cooperative = true,
                "--from" => options.from = Some(next()?.clone()),
                "--generations" => options.generations = number(next()?)?,
                "--games" => options.games = number(next()?)?,
                "--threads" => options.threads = number(next()?)?,
                "--seed" => options.seed = number(next()?)?,
                _ => return Err(format!("`{word}` is not understood. {USAGE}")),
            }
        }
        if (1..=5).contains(&options.players) { Ok(options) } else { Err(USAGE.to_owned()) }
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no number that fits. {USAGE}"))
}
