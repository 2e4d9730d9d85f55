//! The weights of the greedy bots: frozen ones of earlier versions, to measure changes against, and those that `examples/tune` has
//! found, a table for each number of players. One bot reads any of them, so that a frozen bot is today's code with earlier weights.
//! Neither the page nor the module for programs offers a frozen bot.

use crate::kit::{Numbers, weights};
use crate::mars::cards::{ByParameter, ByResource};

impl Numbers for ByResource<i32> {
    fn put(&self, to: &mut Vec<i32>) {
        self.0.put(to);
    }

    fn take(from: &mut impl Iterator<Item = i32>) -> Self {
        Self(Numbers::take(from))
    }
}

impl Numbers for ByParameter<i32> {
    fn put(&self, to: &mut Vec<i32>) {
        self.0.put(to);
    }

    fn take(from: &mut impl Iterator<Item = i32>) -> Self {
        Self(Numbers::take(from))
    }
}

weights! {
    /// A set of weights of the greedy bot, in hundredths of a M€ unless a field says otherwise.
    pub struct Weights {
        /// Steps that a player raises the parameters by in a generation, in tenths.
        pace: i32,
        /// Value of a victory point at the start of the game.
        point: i32,
        /// Increase of the value of a victory point until the end of the game.
        late_point: i32,
        /// Value of a M€ in the last generation, the second last and the third last; 100 in earlier ones.
        late_money: [i32; 3],
        /// M€ in stock from which further M€ lose value.
        rich: i32,
        /// Share of the value of a M€ that is left from [`Self::rich`] on, in percent.
        rich_money: i32,
        /// M€ in stock from which the bot weighs its offers again before it passes.
        idle: i32,
        /// Share of the value of a M€ that is left in this second weighing, in percent.
        idle_money: i32,
        /// Value of a step of the rating where a rating is the goal, beside the point and the income that it brings.
        goal: i32,
        /// Value of a resource in stock, in percent of a M€.
        stock: ByResource<i32>,
        /// Value of a production step for each generation to come.
        production: ByResource<i32>,
        /// Value of a card drawn.
        drawn: i32,
        /// Value beyond its price that a card needs to be bought.
        bought: i32,
        /// Increase of that threshold for each card in hand, as a card waits longer in a fuller hand.
        waiting: i32,
        /// Value of an ocean tile, without the rating.
        ocean: i32,
        /// Value of a greenery tile, without the rating and its own point.
        greenery: i32,
        /// Value of a city tile, without greeneries beside it.
        city: i32,
        /// Value of greeneries beside a city, in percent of a victory point.
        city_points: i32,
        /// Value of any other tile.
        tile: i32,
        /// Share of the value of an action that counts for each generation to come, in percent.
        action: i32,
        /// Divisor of the value of triggers for each generation to come, in percent.
        triggers: i32,
        /// Decrease of the chance that a temperature requirement will be met, in percent for each missing degree.
        far_temperature: i32,
        /// Decrease of the chance that a requirement of another parameter will be met, in percent for each missing step.
        far_parameter: i32,
        /// Decrease of the chance that any other requirement will be met, in percent for each missing piece.
        far_count: i32,
        /// Value of a step of each parameter beside the rating that it brings, early in the game.
        step: ByParameter<i32>,
        /// Increase of that value until the end of the game.
        late_step: i32,
        /// By how much less one more of a resource is worth for each in stock, in percent.
        glut: ByResource<i32>,
        /// Value of a production step in the last generation, in percent of one for each generation to come.
        last_production: i32,
        /// Value of a resource on a card that makes no points.
        on_card: i32,
        /// Value of a resource on a card that may be any, in percent of a third of a victory point.
        stored: i32,
        /// Value of a milestone, in percent of a victory point.
        milestone: i32,
        /// Value of an award in which the seat leads, in percent of a victory point.
        award: i32,
        /// Value of what another player loses, in percent of what it would be worth to this seat, divided by the number of players.
        harm: i32,
        /// Share of the value of passives that counts, in percent.
        passives: i32,
        /// Value of the M€ that a card in hand costs, in percent.
        price: i32,
        /// Value of a free area beside a new city.
        free_area: i32,
        /// Value of a delegate, in percent of a M€.
        delegate: i32,
        /// Value of what a chosen trade brings, in percent.
        trade: i32,
    }
}

impl Weights {
    /// The weights of the greedy bot before any was tuned, which [`super::Greedy::new`] plays with: tests and yardsticks stand on them.
    pub const PLAIN: Self = Self {
        pace: 18,
        point: 470,
        late_point: 275,
        late_money: [40, 60, 90],
        rich: 33,
        rich_money: 70,
        idle: 25,
        idle_money: 40,
        goal: 0,
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
        triggers: 300,
        far_temperature: 1,
        far_parameter: 5,
        far_count: 15,
        step: ByParameter([0; 4]),
        late_step: 0,
        glut: ByResource([0; 6]),
        last_production: 25,
        on_card: 80,
        stored: 100,
        milestone: 500,
        award: 400,
        harm: 100,
        passives: 100,
        price: 100,
        free_area: 60,
        delegate: 200,
        trade: 100,
    };

    /// Frozen weights by the names of their bots, the earliest first. Their values never change; a field that is new in the table
    /// gets here the value that the code had before.
    pub const FROZEN: &[(&str, Self)] = &[
        (
            // Before the bot weighed idle M€ for less.
            "greedy-1",
            Self {
                pace: 20,
                point: 500,
                late_point: 400,
                late_money: [30, 60, 90],
                rich: 45,
                rich_money: 67,
                idle: i32::MAX,
                idle_money: 100,
                goal: 0,
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
                triggers: 200,
                far_temperature: 4,
                far_parameter: 9,
                far_count: 25,
                step: ByParameter([0; 4]),
                late_step: 0,
                glut: ByResource([0; 6]),
                last_production: 25,
                on_card: 80,
                stored: 100,
                milestone: 500,
                award: 400,
                harm: 100,
                passives: 100,
                price: 100,
                free_area: 60,
                delegate: 200,
                trade: 100,
            },
        ),
        ("greedy-2", Self::PLAIN),
    ];
}
