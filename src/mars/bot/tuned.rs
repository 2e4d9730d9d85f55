//! The weights that `examples/tune` has found, a table for each number of players.

use super::weights::Weights;
use crate::words::{ByParameter, ByResource};

/// For a game alone.
pub(super) const ALONE: Weights = Weights {
    pace: 13,
    point: 136,
    late_point: 573,
    late_money: [53, 124, 96],
    rich: 52,
    rich_money: 211,
    idle: 19,
    idle_money: 61,
    stock: ByResource([174, 108, 33, 350, 95, 126]),
    production: ByResource([64, -77, 10, 192, 147, 113]),
    drawn: 36,
    bought: 32,
    waiting: 31,
    ocean: 674,
    greenery: 152,
    city: 366,
    city_points: -581,
    tile: 217,
    action: 32,
    triggers: 282,
    far_temperature: 12,
    far_parameter: 19,
    far_count: 39,
    step: ByParameter([250, 250, 250, 250]),
    late_step: 200,
    glut: ByResource([5, 42, 10, 12, 32, 1]),
    last_production: -26,
    on_card: 27,
    stored: 199,
    milestone: 531,
    award: 486,
    harm: 95,
    passives: 24,
    price: 99,
    free_area: 117,
    delegate: 126,
    trade: 48,
};

/// For a game alone whose goal is a terraform rating.
pub(super) const FOR_RATING: Weights = Weights::PLAIN;

/// For two players.
pub(super) const OF_TWO: Weights = Weights::PLAIN;

/// For three to five players.
pub(super) const OF_MORE: Weights = Weights::PLAIN;
