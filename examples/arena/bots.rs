//! Who plays: the levels of the page, and yardsticks that never change.

use crate::tree;
use viriditas::ares;
use viriditas::kit::{Rng, Rules, Seat, Seed};
use viriditas::mars::bot::{self, Greedy, Observation, Planner, Policy, Position, Weights};
use viriditas::mars::{Choice, Mars, score};
use viriditas::table::Bot;

/// A player of the arena.
#[derive(Clone, Copy)]
pub(crate) enum Player {
    /// A level of the page.
    Level(Bot),
    /// The greedy bot with frozen weights.
    Frozen(&'static Weights),
    /// The greedy bot of Ares Expedition with its first weights.
    First,
    /// The greedy bot of Ares Expedition with frozen weights of some mode, whatever mode is played.
    FrozenAres(&'static ares::bot::Weights),
    /// One step ahead, on points.
    Points,
    /// A plain Monte Carlo tree search with 1,000 calls of the forward model.
    Tree,
    /// A planner with so many steps and so many candidates; in Ares Expedition so many rounds.
    Planner(u32, usize),
}

impl Player {
    pub(crate) fn named(word: &str) -> Option<Self> {
        if let Some((_, weights)) = Weights::FROZEN.iter().find(|(name, _)| *name == word) {
            return Some(Self::Frozen(weights));
        }
        if let Some((_, weights)) = ares::bot::Weights::FROZEN.iter().find(|(name, _)| *name == word) {
            return Some(Self::FrozenAres(weights));
        }
        if let Some(bot) = Bot::named(word) {
            return Some(Self::Level(bot));
        }
        match word {
            "first" => Some(Self::First),
            "points" => Some(Self::Points),
            "tree" => Some(Self::Tree),
            _ => {
                let (steps, breadth) = word.strip_prefix("plan:")?.split_once(':')?;
                Some(Self::Planner(steps.parse().ok()?, breadth.parse().ok()?))
            }
        }
    }

    /// An answer to a question with several offers.
    pub(crate) fn choose(self, game: &Mars, seat: Seat, offers: &[Choice], seed: Seed) -> Choice {
        let look = Observation::new(game, seat);
        let position = Position::new(&look, seat, offers);
        match self {
            Self::Level(level) => bot::choose(level, seed, &position.within(bot::budget(level))).choice,
            Self::Frozen(weights) => Greedy::weighing(seed, weights).choose(&position).choice,
            // Another game's, which the options refuse.
            Self::First | Self::FrozenAres(_) => offers[0],
            Self::Points => points(&look, seat, offers, seed),
            Self::Tree => tree::choose(look.view(), seat, offers, seed),
            Self::Planner(steps, breadth) => {
                Planner::new(seed, breadth).choose(&position.within(steps)).choice
            }
        }
    }
}

/// What leaves most points at once, chance deciding between equals.
fn points(look: &Observation<'_>, seat: Seat, offers: &[Choice], seed: Seed) -> Choice {
    let mut rng = Rng::new(seed);
    let world = Mars::imagine(look.view(), &mut rng);
    let after = |choice: Choice| {
        let mut game = world.clone();
        game.carry_out(seat, choice, &mut viriditas::kit::EventLog::nothing());
        (score(game.facts(), seat).total(), rng.bits())
    };
    let mut after = after;
    offers.iter().copied().max_by_key(|&choice| after(choice)).unwrap_or(offers[0])
}
