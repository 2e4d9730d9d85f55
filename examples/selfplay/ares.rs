//! Bots of Ares Expedition against each other, or against time.
#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2 to the 52")]

use viriditas::ares::{Ares, Level, Mode, Outcome, Setup, bot};
use viriditas::kit::{EventLog, Rules, Seat, Seed, View};
use viriditas::table::Bot;

/// Everything that can be said.
const USAGE: &str = "selfplay --game ares --players 1..4 [--level beginner|skilled|expert] [--cooperative] \
    --bots random,greedy,… --games N --seed S. The bots change seats from game to game; the last one named plays all further seats.";

/// The most answers of a game.
const MOST_ANSWERS: u32 = 20_000;

/// The arguments behind `--game ares`, if it is said.
pub(crate) fn arguments(all: &[String]) -> Option<Vec<String>> {
    let place = all.windows(2).position(|pair| pair == ["--game", "ares"])?;
    let (before, behind) = all.split_at(place);
    Some(before.iter().chain(&behind[2..]).cloned().collect())
}

struct Options {
    setup: Setup,
    games: u64,
    seed: u64,
    bots: Vec<Bot>,
}

impl Options {
    fn read(arguments: &[String]) -> Result<Self, String> {
        let mut options = Self { setup: Setup::new(2), games: 100, seed: 1, bots: vec![Bot::Greedy] };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            let mut next = || words.next().ok_or_else(|| format!("`{word}` wants a value. {USAGE}"));
            match word.as_str() {
                "--players" => options.setup = Setup::new(number(next()?)?),
                "--level" => options.setup.mode = Mode::Solo(level(next()?)?),
                "--cooperative" => options.setup.mode = Mode::Cooperative,
                "--games" => options.games = number(next()?)?,
                "--seed" => options.seed = number(next()?)?,
                "--bots" => options.bots = next()?.split(',').map(bot).collect::<Result<_, _>>()?,
                "--json" => {}
                _ => return Err(format!("`{word}` is not understood. {USAGE}")),
            }
        }
        let faults = options.setup.faults();
        if faults.is_empty() { Ok(options) } else { Err(format!("no such game: {faults:?}")) }
    }

    /// Which of the players named sits on this seat in this game.
    fn player(&self, game: u64, seat: Seat) -> usize {
        (seat.index() + game as usize) % usize::from(self.setup.players)
    }

    fn bot(&self, player: usize) -> Bot {
        self.bots.get(player).or(self.bots.last()).copied().unwrap_or(Bot::Random)
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no number that fits. {USAGE}"))
}

fn level(word: &str) -> Result<Level, String> {
    match word {
        "beginner" => Ok(Level::Beginner),
        "skilled" => Ok(Level::Skilled),
        "expert" => Ok(Level::Expert),
        _ => Err(format!("there is no level `{word}`. {USAGE}")),
    }
}

fn bot(word: &str) -> Result<Bot, String> {
    Bot::ALL
        .into_iter()
        .find(|bot| bot.key() == word)
        .ok_or_else(|| format!("there is no bot `{word}`. {USAGE}"))
}

/// Sums over all games, by player as they are named.
#[derive(Default)]
struct Sums {
    answers: u64,
    rounds: u64,
    longest: u8,
    points: [i64; 4],
    wins: [u64; 4],
    won: u64,
    terraformed: u64,
}

/// Plays what the arguments ask for and returns one JSON object. `clock` tells seconds since some fixed moment.
///
/// # Errors
/// A sentence that says which argument is not understood.
pub(crate) fn run(arguments: &[String], clock: impl Fn() -> f64) -> Result<String, String> {
    let options = Options::read(arguments)?;
    let (mut sums, begun) = (Sums::default(), clock());
    for game in 0..options.games {
        play(&options, game, &mut sums)?;
    }
    let mean = |sum: f64| sum / (options.games as f64).max(1.0);
    let players = usize::from(options.setup.players);
    let points: Vec<String> =
        sums.points[..players].iter().map(|&sum| format!("{:.2}", mean(sum as f64))).collect();
    let (Sums { answers, rounds, longest, wins, won, terraformed, .. }, seconds) = (sums, clock() - begun);
    Ok(format!(
        "{{\"players\":{players},\"games\":{},\"answers\":{:.1},\"rounds\":{:.2},\"longest\":{longest},\"points\":[{}],\
         \"wins\":{:?},\"won\":{won},\"terraformed\":{terraformed},\"microseconds_per_answer\":{:.1}}}",
        options.games,
        mean(answers as f64),
        mean(rounds as f64),
        points.join(","),
        &wins[..players],
        seconds * 1e6 / (answers as f64).max(1.0),
    ))
}

fn play(options: &Options, game_number: u64, sums: &mut Sums) -> Result<(), String> {
    let seed = options.seed.wrapping_mul(1_000_003).wrapping_add(game_number);
    let mut quiet = EventLog::nothing();
    let mut game =
        Ares::begin(&options.setup, Seed(seed), &mut quiet).map_err(|faults| format!("{faults:?}"))?;
    for answer in 0..MOST_ANSWERS {
        let Some(seat) = game.asked().iter().next() else {
            sums.count(options, game_number, &game, answer);
            return Ok(());
        };
        let seed = Seed(seed.rotate_left(17) ^ u64::from(answer) << 8 ^ u64::from(seat.number()));
        let player = options.player(game_number, seat);
        let chosen = bot::choose(&View::of(&game, Some(seat)), seat, options.bot(player), seed);
        let chosen = chosen.ok_or("a seat that is asked has no answer")?.choice;
        game.play(seat, chosen, &mut quiet)
            .map_err(|refusal| format!("{chosen:?} is refused: {refusal:?}"))?;
    }
    Err(format!("game {game_number} does not end"))
}

impl Sums {
    fn count(&mut self, options: &Options, number: u64, game: &Ares, answers: u32) {
        let facts = game.facts();
        self.answers += u64::from(answers);
        self.rounds += u64::from(facts.round);
        self.longest = self.longest.max(facts.round);
        self.terraformed += u64::from(facts.planet.is_terraformed());
        for seat in facts.seats().iter() {
            let player = options.player(number, seat);
            self.points[player] += i64::from(facts.score(seat).total);
            if let Some(Outcome::Winners(winners)) = facts.outcome() {
                self.wins[player] += u64::from(winners.contains(seat));
            }
        }
        self.won += u64::from(facts.outcome() == Some(Outcome::Won));
    }
}
