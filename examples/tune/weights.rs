//! The weights of the greedy bots.
#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "weights are small numbers"
)]

use crate::options::Options;
use crate::strategy::Strategy;
use core::fmt::Debug;

/// Weights of the greedy bot of a game.
pub(crate) trait Tunable: Debug + Sync + Sized + 'static {
    fn numbers(&self) -> Vec<i32>;
    fn of_numbers(numbers: &[i32]) -> Self;
    /// The weights that are played with today.
    fn today(options: &Options) -> &'static Self;
    /// Weights that never change, by their name.
    fn named(options: &Options, name: &str) -> Option<&'static Self>;
    /// Weights of earlier versions and of other ways to play.
    fn earlier(options: &Options) -> Vec<&'static Self>;
    /// Who of a league has a seat beside a candidate.
    fn rival(
        _: &Options,
        _own: &'static Self,
        league: &[&'static Self],
        deal: u64,
        place: usize,
    ) -> &'static Self {
        latest_or_other(league, deal as usize + place)
    }
    /// Plays a deal with these weights in the seats; what it was worth to one of them, from −1 to 1.
    fn worth(options: &Options, deal: u64, seats: &[&'static Self], seat: usize) -> Option<f64>;
}

/// Candidates of a generation.
const CANDIDATES: usize = 28;

/// The latest of a league as often as all others together.
pub(crate) fn latest_or_other<W>(league: &[&'static W], which: usize) -> &'static W {
    if which.is_multiple_of(2) { league[league.len() - 1] } else { league[which / 2 % league.len()] }
}

/// Searches from the weights of today on, or from those named, and prints the best as Rust source.
///
/// # Errors
/// A sentence where no weights have the name.
pub(crate) fn tune<W: Tunable>(options: &Options) -> Result<(), String> {
    let from = match &options.from {
        None => W::today(options),
        Some(name) => W::named(options, name).ok_or_else(|| format!("no weights are called `{name}`"))?,
    };
    let start = from.numbers();
    let scale: Vec<f64> =
        start.iter().map(|&number| (f64::from(number.clamp(-2_000, 2_000)).abs() * 0.3).max(6.0)).collect();
    let at = |point: &[f64]| -> &'static W {
        let numbers = start.iter().zip(&scale).zip(point);
        let numbers: Vec<i32> =
            numbers.map(|((&start, scale), by)| start.saturating_add((scale * by).round() as i32)).collect();
        Box::leak(Box::new(W::of_numbers(&numbers)))
    };
    let mut strategy = Strategy::new(start.len(), CANDIDATES, 0.5, options.seed);
    let mut league = W::earlier(options);
    if league.iter().all(|weights| weights.numbers() != start) {
        league.push(from);
    }
    for generation in 0..options.generations {
        let candidates: Vec<&'static W> = strategy.ask(CANDIDATES).iter().map(|point| at(point)).collect();
        let first = options.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(generation) * options.games);
        let scores = scored(&candidates, &league, options, first);
        strategy.tell(&scores);
        let mean = scores.iter().sum::<f64>() / scores.len() as f64;
        eprintln!("generation {generation}: mean {mean:.4}, step {:.3}", strategy.step());
        if generation % 10 == 9 {
            let snapshot = at(strategy.mean());
            eprintln!("{snapshot:?}");
            league.push(snapshot);
        }
    }
    println!("{:?}", at(strategy.mean()));
    Ok(())
}

/// What each candidate makes of the same games.
fn scored<W: Tunable>(
    candidates: &[&'static W],
    league: &[&'static W],
    options: &Options,
    first: u64,
) -> Vec<f64> {
    let share = candidates.len().div_ceil(options.threads.max(1));
    std::thread::scope(|scope| {
        let parts: Vec<_> = candidates
            .chunks(share)
            .map(|part| {
                scope.spawn(move || {
                    let each = |&own: &&'static W| score(own, league, options, first);
                    part.iter().map(each).collect::<Vec<f64>>()
                })
            })
            .collect();
        parts.into_iter().flat_map(|part| part.join().unwrap_or_default()).collect()
    })
}

fn score<W: Tunable>(own: &'static W, league: &[&'static W], options: &Options, first: u64) -> f64 {
    let players = usize::from(options.players);
    let mut sum = 0.0;
    for number in 0..options.games {
        // The same deal is played from each seat in turn.
        let deal = first + number / u64::from(options.players.max(1));
        let seat = number as usize % players;
        let at = |place| if place == seat { own } else { W::rival(options, own, league, deal, place) };
        let seats: Vec<&'static W> = (0..players).map(at).collect();
        sum += W::worth(options, deal, &seats, seat).unwrap_or_default();
    }
    sum / options.games as f64
}
