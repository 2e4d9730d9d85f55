//! The league of Ares Expedition.

use crate::options::Options;
use crate::weights::{Tunable, latest_or_other};
use viriditas::ares::bot::{Weights, greedy, steps_left};
use viriditas::ares::cards::Phase;
use viriditas::ares::{Ares, Choice, Level, Mode, Outcome, Setup};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};

/// Rounds of a game of two seats from which each further one costs.
const MOST_ROUNDS: f64 = 24.0;

/// What each of these costs.
const LATE_ROUND: f64 = 0.03;

impl Tunable for Weights {
    fn numbers(&self) -> Vec<i32> {
        self.numbers()
    }

    /// With the least of `often` where a candidate has less.
    fn of_numbers(numbers: &[i32]) -> Self {
        Self::of_numbers(numbers).with_production()
    }

    /// At two seats with some pressure, from which more and less is tried.
    fn named(options: &Options, name: &str) -> Option<&'static Self> {
        let frozen = || Self::FROZEN.iter().find(|(frozen, _)| *frozen == name).map(|&(_, weights)| weights);
        let weights = if name == "first" { first(options) } else { frozen()? };
        let weights = if is_duel(options) { weights.under_pressure(50) } else { weights };
        Some(Box::leak(Box::new(weights)))
    }

    fn today(options: &Options) -> &'static Self {
        Self::tuned(mode(options, 0), options.players.into())
    }

    /// At two seats also those of other ways to play.
    fn earlier(options: &Options) -> Vec<&'static Self> {
        let mut all: Vec<&'static Self> = vec![Box::leak(Box::new(first(options)))];
        if is_duel(options) {
            all.extend(Self::FROZEN.iter().map(|(_, weights)| weights));
        }
        all
    }

    /// At two seats each as often as any other and as the candidate itself.
    fn rival(
        options: &Options,
        own: &'static Self,
        league: &[&'static Self],
        deal: u64,
        place: usize,
    ) -> &'static Self {
        if is_duel(options) {
            let which = deal as usize % (league.len() + 1);
            league.get(which).copied().unwrap_or(own)
        } else {
            latest_or_other(league, deal as usize + place)
        }
    }

    /// By victory and by the margin of points, at two seats less what a long game and a play without production cost; against time by the
    /// goal, and by how near it was.
    fn worth(options: &Options, deal: u64, seats: &[&'static Self], seat: usize) -> Option<f64> {
        let setup = setup(options, deal);
        let seat = Seat::ALL[seat];
        let (game, chosen) = play(&setup, deal, seats, seat)?;
        let facts = game.facts();
        let near = || {
            let left = steps_left(facts).into_iter().map(f64::from).sum::<f64>();
            (-left / 15.0).max(-1.0)
        };
        let total = |seat: Seat| f64::from(facts.score(seat).total);
        Some(match facts.outcome()? {
            Outcome::Won => 1.0,
            Outcome::Lost => near(),
            Outcome::Winners(winners) => {
                let others = facts.seats().iter().filter(|&other| other != seat);
                let best = others.map(total).fold(0.0, f64::max);
                let margin = ((total(seat) - best) / 40.0).clamp(-1.0, 1.0);
                let dull = if is_duel(options) { dullness(facts.round, chosen) } else { 0.0 };
                (if winners.contains(seat) { 0.5 } else { -0.5 }) + 0.5 * margin - dull
            }
        })
    }
}

/// The weights of the first version.
fn first(options: &Options) -> Weights {
    Weights::first(mode(options, 0), options.players.into())
}

/// Whether two seats play against each other.
fn is_duel(options: &Options) -> bool {
    options.players == 2 && mode(options, 0) == Mode::Competitive
}

/// What a game costs that lasts longer than a person's, and a play that chooses phase IV in less than a fifth of its rounds.
fn dullness(rounds: u8, chosen: [u32; 5]) -> f64 {
    let all = f64::from(chosen.iter().sum::<u32>().max(1));
    let production = f64::from(chosen[Phase::Production as usize]) / all;
    (f64::from(rounds) - MOST_ROUNDS).max(0.0) * LATE_ROUND + (0.2 - production).max(0.0)
}

/// The mode that is tuned for: alone each level in turn.
pub(crate) fn mode(options: &Options, deal: u64) -> Mode {
    if options.cooperative {
        Mode::Cooperative
    } else if options.players == 1 {
        Mode::Solo([Level::Skilled, Level::Expert][(deal % 2) as usize])
    } else {
        Mode::Competitive
    }
}

/// A game of the league.
pub(crate) fn setup(options: &Options, deal: u64) -> Setup {
    Setup { mode: mode(options, deal), ..Setup::new(options.players) }
}

/// Plays a game with these weights in the seats; in the co-operative mode with the first of them in all. Also how often a seat chose each
/// phase.
fn play(setup: &Setup, deal: u64, weights: &[&'static Weights], of: Seat) -> Option<(Ares, [u32; 5])> {
    let mut chosen = [0; 5];
    let mut quiet = EventLog::nothing();
    let mut game = Ares::begin(setup, Seed(deal), &mut quiet).ok()?;
    let mut chance = Rng::new(Seed(deal.rotate_left(17)));
    while let Some(seat) = game.asked().iter().next() {
        let view = View::of(&game, Some(seat));
        let offers: Vec<Choice> = view.choices(seat).collect();
        let own = weights[if setup.mode == Mode::Competitive { seat.index() } else { 0 }];
        let choice = match *offers {
            [] => return None,
            [only] => only,
            _ => greedy(&view, seat, &offers, own, &mut chance)?.choice,
        };
        if let Choice::Phase(phase) = choice
            && seat == of
        {
            chosen[phase as usize] += 1;
        }
        game.carry_out(seat, choice, &mut quiet);
    }
    Some((game, chosen))
}
