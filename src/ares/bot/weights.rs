//! The weights of the greedy bots of Ares Expedition: what they mean, and those of the first version, to measure changes against. The weights
//! that `examples/tune` has found stand in [`super::tuned`].

use crate::ares::state::setup::Mode;
use crate::kit::weights;

weights! {
    /// A set of weights of the greedy bot, in hundredths of a M€ unless a field says otherwise.
    pub struct Weights {
        /// Rounds of a whole game.
        length: i32,
        /// Part of the rounds left that is reckoned by those that are gone, not by the steps that are left, in percent.
        pace: i32,
        /// Steps that all seats together make in a round at most, in tenths.
        fastest: i32,
        /// Part of the rounds left beyond those in which all seats could make the steps left, by their stock and income, that is not
        /// reckoned, in percent.
        pressure: i32,
        /// Part of the rounds in which somebody chooses phase IV, in percent; at least [`Self::LEAST_OFTEN`] where it is tuned.
        often: i32,
        /// Part of the rounds in which somebody chooses another phase, in percent.
        acts: i32,
        /// Cards that a seat plays in a round, in hundredths.
        plays: i32,
        /// Value of a victory point at the start of the game.
        point: i32,
        /// Increase of that value until the end of the game.
        late_point: i32,
        /// Value of a step of oxygen, of temperature and of an ocean beside its rating, in percent of its price.
        hurry: [i32; 3],
        /// Increase of the value of a M€ for each round to come, in hundredths of a percent.
        patience: i32,
        /// Decrease of the value of a M€ at the end, in percent.
        idle: i32,
        /// Share of what it will be turned into that heat is worth, in percent.
        heat: i32,
        /// Share of what they will be turned into that plants are worth, in percent.
        plants: i32,
        /// M€ in stock from which further M€ lose value.
        rich: i32,
        /// Heat or plants in stock from which further ones lose value.
        warm: i32,
        /// Share of the value that is left of these, in percent.
        rest: i32,
        /// What playing an unknown card brings for each round to come.
        card: i32,
        /// The most that it brings.
        most_card: i32,
        /// Share of this that an unknown card in the hand is worth, in percent.
        unknown: i32,
        /// Share of its gain that the best card of the hand is worth, in percent.
        promise: i32,
        /// By how much less each further card is worth, in percent.
        further: i32,
        /// Share of its price that a card in the hand costs, in percent.
        price: i32,
        /// Share of the value of an action that counts, in percent.
        action: i32,
        /// Share of the value of a trigger that counts, in percent.
        trigger: i32,
        /// Share of the value of a passive that counts, in percent.
        passive: i32,
        /// Share of what is counted later that counts, in percent.
        growth: i32,
        /// Production phases that bring nothing of use any more, in hundredths.
        useless: i32,
        /// Value of a token or card that is hidden: what a flipped ocean brings, and a card drawn beside others.
        hidden: [i32; 2],
        /// Value of a further card that may be played in this phase.
        another: i32,
        /// Chance that a requirement of a track one step away will be met, in percent.
        near: i32,
        /// Decrease of that chance for each percent of the steps left that are missing, in percent.
        far: i32,
        /// Decrease of the chance for each tag that is missing, in percent.
        far_tags: i32,
        /// Share of what others have of a phase that counts against it, in percent.
        rivals: i32,
        /// What another seat has of phases I, II, III and V; of phase IV its income says more.
        of_others: [i32; 4],
        /// The most moves of a phase that are tried.
        moves: i32,
        /// How likely another seat chooses each phase, compared with the others.
        wants: [i32; 5],
        /// By how much more for each card in hand (I and II), each conversion in stock (III), 10 M€ of income (IV), and each card
        /// below eight in hand (V).
        wants_more: [i32; 5],
        /// The most that chance adds to a phase.
        mixing: i32,
    }
}

impl Weights {
    /// The least of `often` that is tuned for. With less, production counts nothing and games of two seats last 30
    /// rounds and more.
    pub const LEAST_OFTEN: i32 = 20;

    /// The weights with as much of `often` as is tuned for.
    #[must_use]
    pub fn with_production(self) -> Self {
        Self { often: self.often.max(Self::LEAST_OFTEN), ..self }
    }

    /// The weights with so much of `pressure`, in percent.
    #[must_use]
    pub const fn under_pressure(self, pressure: i32) -> Self {
        Self { pressure, ..self }
    }

    /// The weights on the way from some to others, of which so much is gone, in percent.
    pub(super) fn between(from: &Self, to: &Self, gone: i32) -> Self {
        let pairs = from.numbers().into_iter().zip(to.numbers());
        let numbers: Vec<i32> = pairs.map(|(from, to)| from + (to - from) * gone / 100).collect();
        Self::of_numbers(&numbers)
    }

    /// The weights of the first version, before any was tuned. Their values never change; a field that is new in the table gets here the
    /// value that the code had before.
    pub const fn first(mode: Mode, players: usize) -> Self {
        let plain = Self {
            length: [25, 20, 16, 14][players - 1],
            pace: 0,
            fastest: 60,
            pressure: 0,
            often: [45, 50, 55, 60][players - 1],
            acts: [45, 50, 55, 60][players - 1],
            plays: 110,
            point: 900,
            late_point: 0,
            hurry: [0; 3],
            patience: 300,
            idle: 30,
            heat: 85,
            plants: 85,
            rich: 30,
            warm: 12,
            rest: 60,
            card: 70,
            most_card: 1400,
            unknown: 35,
            promise: 50,
            further: 5,
            price: 100,
            action: 60,
            trigger: 60,
            passive: 100,
            growth: 50,
            useless: 30,
            hidden: [300, 90],
            another: 250,
            near: 90,
            far: 150,
            far_tags: 30,
            rivals: 30,
            of_others: [500; 4],
            moves: 4,
            wants: [25; 5],
            wants_more: [0; 5],
            mixing: 0,
        };
        match mode {
            Mode::Competitive => plain,
            Mode::Solo(_) => Self { point: 0, hurry: [120; 3], ..plain },
            Mode::Cooperative => Self { point: 600, hurry: [60; 3], often: 90, acts: 45, ..plain },
        }
    }
}
