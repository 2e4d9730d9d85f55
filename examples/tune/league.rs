//! The games of a league of the board game: who plays whom, with which boxes.

use crate::options::Options;
use crate::weights::Tunable;
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position, Weights};
use viriditas::mars::view::missing_steps;
use viriditas::mars::{Mars, Outcome, Setup, Switch, outcome, score};

impl Tunable for Weights {
    fn numbers(&self) -> Vec<i32> {
        self.numbers()
    }

    fn of_numbers(numbers: &[i32]) -> Self {
        Self::of_numbers(numbers)
    }

    fn today(options: &Options) -> &'static Self {
        Self::tuned(options.players, options.rating)
    }

    fn named(_: &Options, name: &str) -> Option<&'static Self> {
        Self::FROZEN.iter().find(|(frozen, _)| *frozen == name).map(|(_, weights)| weights)
    }

    fn earlier(_: &Options) -> Vec<&'static Self> {
        Self::FROZEN.iter().map(|(_, weights)| weights).collect()
    }

    fn worth(options: &Options, deal: u64, seats: &[&'static Self], seat: usize) -> Option<f64> {
        let game = play(&setup(options.players, options.rating, deal), deal, seats)?;
        Some(worth(&game, Seat::ALL[seat]))
    }
}

/// A game of the league, out of its number: half of them are those that are played most, the others mix boxes and maps.
pub(crate) fn setup(players: u8, rating: bool, number: u64) -> Setup {
    let mut rng = Rng::new(Seed(number ^ 0x005e_7095));
    let setup = Setup::new(players).with(Switch::Draft);
    let setup = if players == 1 { setup.without(Switch::Draft) } else { setup };
    let mut setup = if rating { setup.with(Switch::Tr63).with(Switch::Prelude) } else { setup };
    if rng.below(2) == 0 {
        return setup;
    }
    for switch in [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil] {
        if rng.below(2) == 0 {
            setup = setup.with(switch);
        }
    }
    setup.map = rng.below(5) as u8;
    if setup.faults().is_empty() { setup } else { Setup::new(players) }
}

/// Plays a game with these weights in the seats.
fn play(setup: &Setup, seed: u64, weights: &[&'static Weights]) -> Option<Mars> {
    let mut quiet = EventLog::nothing();
    let mut game = Mars::begin(setup, Seed(seed), &mut quiet).ok()?;
    let mut bots: Vec<Greedy> = (0..)
        .zip(weights)
        .map(|(number, weights)| Greedy::weighing(Seed(seed.rotate_left(17) ^ number), weights))
        .collect();
    let mut offers = Vec::new();
    while let Some(seat) = game.asked().iter().next() {
        offers.clear();
        game.list(seat, &mut offers);
        let look = Observation::new(&game, seat);
        let chosen = bots[seat.index()].choose(&Position::new(&look, seat, &offers)).choice;
        game.carry_out(seat, chosen, &mut quiet);
    }
    Some(game)
}

/// What a finished game is worth to a seat: from −1 to 1, by victory and by the margin of points. Alone by the goal, and by how near it
/// was.
fn worth(game: &Mars, seat: Seat) -> f64 {
    let facts = game.facts();
    let has_won = match outcome(facts) {
        Outcome::Won(seats) => seats.contains(seat),
        Outcome::Lost => false,
    };
    if facts.options.players == 1 {
        let near = if facts.options.has(Switch::Tr63) {
            f64::from(facts.players[seat].rating - 63) / 40.0
        } else {
            -f64::from(missing_steps(facts).0.iter().copied().map(u16::from).sum::<u16>()) / 30.0
        };
        return if has_won { 1.0 } else { near.clamp(-1.0, 0.0) };
    }
    let total = |seat: Seat| f64::from(score(facts, seat).total());
    let best = facts.others(seat).map(total).fold(0.0, f64::max);
    let margin = ((total(seat) - best) / 40.0).clamp(-1.0, 1.0);
    (if has_won { 0.5 } else { -0.5 }) + 0.5 * margin
}
