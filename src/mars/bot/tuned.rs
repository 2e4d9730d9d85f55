//! The weights that `examples/tune` has found, a table for each number of players: `tune weights --players 2 --generations 40 --games 160`
//! from [`Weights::PLAIN`] on, `tune weights --players 3 --generations 40 --games 120` for three and more, and for a game alone
//! `tune weights --players 1` in two runs of 110 and 90 generations, and from there for a rating `tune weights --players 1 --rating
//! --generations 60 --games 60`, seed 1, and with the weight of the goal `--generations 100 --games 120 --seed 5` and `--generations 200
//! --games 200 --seed 7`.

use super::weights::Weights;
use crate::mars::Facts;
use crate::mars::cards::{ByParameter, ByResource};

/// For a game alone.
const ALONE: Weights = Weights {
    pace: 10,
    point: 94,
    late_point: -6,
    late_money: [49, 69, 65],
    rich: 58,
    rich_money: 165,
    idle: 21,
    idle_money: 65,
    goal: 0,
    stock: ByResource([195, 135, 31, 305, 109, 242]),
    production: ByResource([74, -114, 11, 221, 172, 124]),
    drawn: 45,
    bought: 47,
    waiting: 27,
    ocean: 699,
    greenery: 262,
    city: 417,
    city_points: -537,
    tile: 215,
    action: 26,
    triggers: 315,
    far_temperature: 12,
    far_parameter: 24,
    far_count: 57,
    step: ByParameter([150, 477, 251, 513]),
    late_step: 1033,
    glut: ByResource([3, 108, 13, 8, 46, 4]),
    last_production: -26,
    on_card: 28,
    stored: 218,
    milestone: 808,
    award: 519,
    harm: 116,
    passives: 26,
    price: 88,
    free_area: 217,
    delegate: 71,
    trade: 51,
};

/// For a game alone whose goal is a terraform rating.
const FOR_RATING: Weights = Weights {
    pace: 2,
    point: 39,
    late_point: -18,
    late_money: [34, 63, 63],
    rich: 75,
    rich_money: 69,
    idle: 16,
    idle_money: 52,
    goal: 1220,
    stock: ByResource([171, 183, 12, 377, 247, 282]),
    production: ByResource([78, -215, 16, 220, 195, 131]),
    drawn: 29,
    bought: 42,
    waiting: -15,
    ocean: 197,
    greenery: -92,
    city: 633,
    city_points: -815,
    tile: 289,
    action: 44,
    triggers: 289,
    far_temperature: 14,
    far_parameter: 9,
    far_count: 71,
    step: ByParameter([-159, 121, 53, 220]),
    late_step: 249,
    glut: ByResource([0, 124, 27, 1, 3, 3]),
    last_production: -24,
    on_card: 57,
    stored: 17,
    milestone: 939,
    award: 1501,
    harm: 205,
    passives: 37,
    price: 123,
    free_area: 375,
    delegate: 135,
    trade: 77,
};

/// For two players.
const OF_TWO: Weights = Weights {
    pace: 25,
    point: 204,
    late_point: 264,
    late_money: [30, 29, 92],
    rich: 55,
    rich_money: 63,
    idle: 27,
    idle_money: 33,
    goal: 0,
    stock: ByResource([134, 130, 114, 218, 89, 78]),
    production: ByResource([110, 98, 211, 248, 122, 75]),
    drawn: 366,
    bought: 9,
    waiting: 36,
    ocean: 210,
    greenery: 369,
    city: 409,
    city_points: 209,
    tile: 183,
    action: 14,
    triggers: 186,
    far_temperature: 1,
    far_parameter: 5,
    far_count: 17,
    step: ByParameter([-2, -2, -2, 3]),
    late_step: 2,
    glut: ByResource([1, 7, 1, 2, 13, 10]),
    last_production: 29,
    on_card: 88,
    stored: 101,
    milestone: 475,
    award: 254,
    harm: 107,
    passives: 109,
    price: 51,
    free_area: 64,
    delegate: 235,
    trade: 101,
};

/// For three to five players.
const OF_MORE: Weights = Weights {
    pace: 17,
    point: 203,
    late_point: 381,
    late_money: [32, 51, 57],
    rich: 38,
    rich_money: 74,
    idle: 29,
    idle_money: 32,
    goal: 0,
    stock: ByResource([125, 104, 153, 248, 124, 63]),
    production: ByResource([103, 99, 136, 280, 121, 67]),
    drawn: 351,
    bought: 10,
    waiting: 40,
    ocean: 260,
    greenery: 427,
    city: 338,
    city_points: 328,
    tile: 158,
    action: 10,
    triggers: 75,
    far_temperature: 1,
    far_parameter: 0,
    far_count: 23,
    step: ByParameter([-1, 4, 1, 2]),
    late_step: 0,
    glut: ByResource([0, 2, -1, 3, 12, 3]),
    last_production: 31,
    on_card: 94,
    stored: 80,
    milestone: 498,
    award: 153,
    harm: 110,
    passives: 89,
    price: 48,
    free_area: 74,
    delegate: 273,
    trade: 74,
};

impl Weights {
    /// The weights of two players with which M€ are spent as soon as they bring something.
    pub(crate) const SPENDING: Self = Self { idle: 12, idle_money: 70, ..OF_TWO };

    /// The weights that were tuned for so many players; alone also for the goal, which may be a terraform rating (PREL-18).
    pub const fn tuned(players: u8, is_for_rating: bool) -> &'static Self {
        match players {
            1 if is_for_rating => &FOR_RATING,
            1 => &ALONE,
            2 => &OF_TWO,
            _ => &OF_MORE,
        }
    }

    /// The weights that were tuned for a game like this.
    pub(super) fn tuned_for(facts: &Facts) -> &'static Self {
        Self::tuned(facts.options.players, facts.options.is_for_rating())
    }
}
