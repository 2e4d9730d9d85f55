//! The weights of the greedy bot, found by games of the bot against itself and against time (`examples/selfplay`).

/// The weights of the greedy bot. Values are in hundredths of a M€, parts in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    /// Rounds of a whole game, by the number of players.
    pub(super) length: [i32; 4],
    /// Part of the rounds in which a phase is chosen by anybody, by the number of players.
    pub(super) often: [i32; 4],
    /// Of a co-operative game, in which partners take turns with phase IV: that phase and others.
    pub(super) cooperative_often: [i32; 2],
    /// Cards that a seat plays in a round, in hundredths.
    pub(super) plays: i32,
    /// A victory point of a competitive game, of a solo game, which does not ask for any, and of a co-operative one.
    pub(super) point: i32,
    pub(super) solo_point: i32,
    pub(super) cooperative_point: i32,
    /// Part of the price of a step that the step itself is worth in a solo game, which is against time, and in a co-operative one.
    pub(super) solo_hurry: i32,
    pub(super) cooperative_hurry: i32,
    /// By how much of its value a M€ is worth more for each round to come, in hundredths of a percent.
    pub(super) patience: i32,
    /// What a M€ loses at the end.
    pub(super) idle: i32,
    /// Parts of what they will be turned into that heat and plants are worth.
    pub(super) heat: i32,
    pub(super) plants: i32,
    /// M€ in stock from which on further ones are worth less.
    pub(super) rich: i32,
    /// Heat or plants in stock from which on further ones are worth less.
    pub(super) warm: i32,
    /// Part of the worth of these that is left.
    pub(super) rest: i32,
    /// What a card that is not known brings for each round to come, and at most.
    pub(super) card: i32,
    pub(super) most_card: i32,
    /// Part of its worth that the best card of the hand promises.
    pub(super) promise: i32,
    /// By how much less each further card promises.
    pub(super) further: i32,
    /// Parts of what actions and triggers seem to bring.
    pub(super) action: i32,
    pub(super) trigger: i32,
    /// Part of what others have of a phase that counts against it.
    pub(super) rivals: i32,
}

impl Weights {
    pub(super) const TODAY: Self = Self {
        length: [25, 20, 16, 14],
        often: [45, 50, 55, 60],
        cooperative_often: [90, 45],
        plays: 110,
        point: 900,
        solo_point: 0,
        cooperative_point: 600,
        solo_hurry: 120,
        cooperative_hurry: 60,
        patience: 300,
        idle: 30,
        heat: 85,
        plants: 85,
        rich: 30,
        warm: 12,
        rest: 60,
        card: 70,
        most_card: 1400,
        promise: 50,
        further: 5,
        action: 60,
        trigger: 60,
        rivals: 30,
    };
}
