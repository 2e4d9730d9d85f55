//! The weights that `examples/tune` has found, a table for each number of players.

use super::weights::Weights;
use crate::words::{ByParameter, ByResource};

/// For a game alone.
pub(super) const ALONE: Weights = Weights {
    pace: 10,
    point: 94,
    late_point: -6,
    late_money: [49, 69, 65],
    rich: 58,
    rich_money: 165,
    idle: 21,
    idle_money: 65,
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
pub(super) const FOR_RATING: Weights = ALONE;

/// For two players.
pub(super) const OF_TWO: Weights = Weights::PLAIN;

/// For three to five players.
pub(super) const OF_MORE: Weights = Weights::PLAIN;
