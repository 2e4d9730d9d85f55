//! The weights that `examples/tune` has found, a table for each mode. For two seats `tune weights --ares --players 2 --from three --generations
//! 30 --games 48`, seed 1, against a league of other ways to play. For four `--players 4 --generations 20 --games 120` from
//! [`Weights::first`] on with `pace: 50`, `moves: 8`, `wants_more: [1, 1, 4, 2, 2]`, `late_point: 100` and `mixing: 80`. Those of three seats,
//! alone and of the co-operative mode are those of the first tuning, which are frozen as yardsticks: found so too, by `--players 3
//! --generations 20 --games 120`, and without `mixing` by `--players 1` and `--players 2 --cooperative` with `--generations 20 --games 100`.

use super::frozen;
use super::weights::Weights;
use crate::ares::state::facts::Facts;
use crate::ares::state::setup::Mode;

/// For two seats against each other.
static OF_TWO: Weights = Weights {
    length: 10,
    pace: 39,
    fastest: 60,
    pressure: 56,
    often: 67,
    acts: 32,
    plays: 65,
    point: 1224,
    late_point: 121,
    hurry: [-10, 1, 10],
    patience: 420,
    idle: 32,
    heat: 90,
    plants: 103,
    rich: 44,
    warm: -2,
    rest: 88,
    card: 72,
    most_card: 1867,
    unknown: 31,
    promise: 41,
    further: 5,
    price: 110,
    action: 67,
    trigger: 114,
    passive: 110,
    growth: 58,
    useless: 31,
    hidden: [295, 89],
    another: 211,
    near: 85,
    far: 85,
    far_tags: 18,
    rivals: 28,
    of_others: [346, 402, 349, 526],
    moves: 9,
    wants: [19, 17, 41, 23, 24],
    wants_more: [-10, -8, -3, -4, -2],
    mixing: 102,
};
/// For three.
static OF_THREE: Weights = frozen::THREE;
/// For four.
static OF_FOUR: Weights = Weights {
    length: 10,
    pace: 55,
    fastest: 82,
    pressure: 0,
    often: 54,
    acts: 44,
    plays: 107,
    point: 1385,
    late_point: 119,
    hurry: [-5, -1, 3],
    patience: 342,
    idle: 30,
    heat: 80,
    plants: 84,
    rich: 32,
    warm: 8,
    rest: 60,
    card: 84,
    most_card: 1250,
    unknown: 37,
    promise: 44,
    further: 3,
    price: 110,
    action: 38,
    trigger: 72,
    passive: 122,
    growth: 73,
    useless: 24,
    hidden: [407, 91],
    another: 149,
    near: 102,
    far: 134,
    far_tags: 27,
    rivals: 27,
    of_others: [294, 528, 319, 687],
    moves: 10,
    wants: [20, 23, 33, 19, 14],
    wants_more: [-7, -1, 2, 5, -1],
    mixing: 46,
};
/// For a game alone.
static SOLO: Weights = frozen::ALONE;
/// For the co-operative mode.
static COOPERATIVE: Weights = frozen::PARTNER;

impl Weights {
    /// The weights for a mode.
    pub fn tuned(mode: Mode, players: usize) -> &'static Self {
        match (mode, players) {
            (Mode::Competitive, ..=2) => &OF_TWO,
            (Mode::Competitive, 3) => &OF_THREE,
            (Mode::Competitive, _) => &OF_FOUR,
            (Mode::Solo(_), _) => &SOLO,
            (Mode::Cooperative, _) => &COOPERATIVE,
        }
    }

    /// The weights for a game.
    pub(super) fn tuned_for(facts: &Facts) -> &'static Self {
        Self::tuned(facts.setup.mode, facts.seats().len())
    }
}
