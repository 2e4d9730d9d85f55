//! The league of Ares Expedition.

use crate::options::Options;
use crate::weights::Tunable;
use viriditas::ares::bot::{Weights, greedy, steps_left};
use viriditas::ares::{Ares, Choice, Level, Mode, Outcome, Setup};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed, View};

impl Tunable for Weights {
    fn numbers(&self) -> Vec<i32> {
        self.numbers()
    }

    fn of_numbers(numbers: &[i32]) -> Self {
        Self::of_numbers(numbers)
    }

    fn today(options: &Options) -> &'static Self {
        Self::tuned(mode(options, 0), options.players.into())
    }

    fn earlier(options: &Options) -> Vec<&'static Self> {
        vec![Box::leak(Box::new(Self::first(mode(options, 0), options.players.into())))]
    }

    /// By victory and by the margin of points; against time by the goal, and by how near it was.
    fn worth(options: &Options, deal: u64, seats: &[&'static Self], seat: usize) -> Option<f64> {
        let setup = setup(options, deal);
        let game = play(&setup, deal, seats)?;
        let facts = game.facts();
        let seat = Seat::ALL[seat];
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
                (if winners.contains(seat) { 0.5 } else { -0.5 }) + 0.5 * margin
            }
        })
    }
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

/// Plays a game with these weights in the seats; in the co-operative mode with the first of them in all.
fn play(setup: &Setup, deal: u64, weights: &[&'static Weights]) -> Option<Ares> {
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
        game.carry_out(seat, choice, &mut quiet);
    }
    Some(game)
}
