//! The weights of the greedy bot that were found by self-play: today's, and frozen ones of earlier versions, to measure changes against.
//! The greedy bot reads any of them, so that a frozen bot is today's code with earlier weights. Neither the page nor the module for
//! programs offers a frozen bot.

use crate::words::ByResource;

/// A set of weights of the greedy bot, in hundredths of a M€ unless a field says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Steps that a player raises the parameters by in a generation, in tenths.
    pub(super) pace: i32,
    /// Value of a victory point at the start of the game.
    pub(super) point: i32,
    /// Increase of the value of a victory point until the end of the game.
    pub(super) late_point: i32,
    /// Value of a M€ in the last generation, the second last and the third last; 100 in earlier ones.
    pub(super) late_money: [i32; 3],
    /// M€ in stock from which further M€ lose value.
    pub(super) rich: u16,
    /// Share of the value of a M€ that is left from [`Self::rich`] on, in percent.
    pub(super) rich_money: i32,
    /// M€ in stock from which the bot weighs its offers again before it passes.
    pub(super) idle: u16,
    /// Share of the value of a M€ that is left in this second weighing, in percent.
    pub(super) idle_money: i32,
    /// Value of a resource in stock, in percent of a M€.
    pub(super) stock: ByResource<i32>,
    /// Value of a production step for each generation to come.
    pub(super) production: ByResource<i32>,
    /// Value of a card drawn.
    pub(super) drawn: i32,
    /// Value beyond its price that a card needs to be bought.
    pub(super) bought: i32,
    /// Increase of that threshold for each card in hand, as a card waits longer in a fuller hand.
    pub(super) waiting: i32,
    /// Value of an ocean tile, without the rating.
    pub(super) ocean: i32,
    /// Value of a greenery tile, without the rating and its own point.
    pub(super) greenery: i32,
    /// Value of a city tile, without greeneries beside it.
    pub(super) city: i32,
    /// Value of greeneries beside a city, in percent of a victory point.
    pub(super) city_points: i32,
    /// Value of any other tile.
    pub(super) tile: i32,
    /// Share of the value of an action that counts for each generation to come, in percent.
    pub(super) action: i32,
    /// Divisor of the value of triggers for each generation to come.
    pub(super) triggers: i32,
    /// Decrease of the chance that a temperature requirement will be met, in percent for each missing degree.
    pub(super) far_temperature: i32,
    /// Decrease of the chance that a requirement of another parameter will be met, in percent for each missing step.
    pub(super) far_parameter: i32,
    /// Decrease of the chance that any other requirement will be met, in percent for each missing piece.
    pub(super) far_count: i32,
}

impl Weights {
    /// Today's weights. A change stays here if it wins more than half of some thousand games, of all boxes and numbers of players,
    /// against the weights before it.
    pub const TODAY: Self = Self {
        pace: 18,
        point: 470,
        late_point: 275,
        late_money: [40, 60, 90],
        rich: 33,
        rich_money: 70,
        idle: 25,
        idle_money: 40,
        stock: ByResource([100, 125, 155, 200, 90, 90]),
        production: ByResource([100, 95, 250, 210, 130, 85]),
        drawn: 350,
        bought: 0,
        waiting: 40,
        ocean: 170,
        greenery: 300,
        city: 300,
        city_points: 185,
        tile: 200,
        action: 15,
        triggers: 3,
        far_temperature: 1,
        far_parameter: 5,
        far_count: 15,
    };

    /// Frozen weights by the names of their bots, the earliest first. Their values never change; a field that is new in the table
    /// gets here the value that the code had before.
    pub const FROZEN: &[(&str, Self)] = &[(
        // Before the bot weighed idle M€ for less.
        "greedy-1",
        Self {
            pace: 20,
            point: 500,
            late_point: 400,
            late_money: [30, 60, 90],
            rich: 45,
            rich_money: 67,
            idle: u16::MAX,
            idle_money: 100,
            stock: ByResource([100, 170, 260, 200, 90, 90]),
            production: ByResource([100, 160, 250, 210, 130, 85]),
            drawn: 350,
            bought: 200,
            waiting: 60,
            ocean: 150,
            greenery: 150,
            city: 150,
            city_points: 150,
            tile: 200,
            action: 75,
            triggers: 2,
            far_temperature: 4,
            far_parameter: 9,
            far_count: 25,
        },
    )];
}
