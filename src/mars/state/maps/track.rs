//! The tracks of a map: the way of each parameter to its goal, and what lies on it.

use crate::mars::cards::Parameter::Temperature;
use crate::mars::cards::{ByParameter, Effect, Resource, Settling, Tile, draw, place, produce, raise, rate};

/// The way of a parameter from where a game begins to its goal (BASE-PARAM-02 to BASE-PARAM-04).
#[derive(Debug)]
pub struct Track {
    /// Every value on it, in the parameter's unit, rising: the start first, the goal last. They may be unevenly far
    /// apart; each is one step.
    pub marks: &'static [i8],
    /// What steps onto some of them bring, one a value.
    pub bonuses: &'static [TrackBonus],
    /// Whether the end of the game waits for it (BASE-END-01, VENUS-05).
    pub ends: bool,
}

/// A bonus on a track (BASE-PARAM-09), for whoever makes the step onto it.
#[derive(Debug)]
pub struct TrackBonus {
    /// At which value, in the track's unit.
    pub at: i8,
    /// What it brings.
    pub steps: &'static [Effect],
}

impl Track {
    /// Where a game begins.
    pub const fn start(&self) -> i8 {
        match self.marks {
            [start, ..] => *start,
            [] => 0,
        }
    }

    /// The goal.
    pub const fn goal(&self) -> i8 {
        match self.marks {
            [.., goal] => *goal,
            [] => 0,
        }
    }

    /// How many steps it has.
    pub const fn steps(&self) -> u8 {
        self.marks.len().saturating_sub(1) as u8
    }

    /// How many steps lie between the start and a value.
    pub fn steps_to(&self, value: i8) -> u8 {
        self.marks.partition_point(|&mark| mark <= value).saturating_sub(1) as u8
    }

    /// The value one step further on; `None` at the goal.
    pub fn next(&self, value: i8) -> Option<i8> {
        self.marks.get(self.marks.partition_point(|&mark| mark <= value)).copied()
    }

    /// The value before this one; `None` at the start.
    pub fn before(&self, value: i8) -> Option<i8> {
        self.marks.iter().rev().copied().find(|&mark| mark < value)
    }

    /// The value so many steps before (negative) or after a value. Beyond its ends the track goes on with steps as wide as its
    /// first, so that a limit may lie there.
    pub fn moved(&self, value: i16, steps: i16) -> i16 {
        let width = match *self.marks {
            [first, second, ..] => i16::from(second) - i16::from(first),
            _ => 1,
        };
        let marks = self.marks.iter().map(|&mark| i16::from(mark));
        (0..steps.abs()).fold(value, |value, _| {
            let near = if steps < 0 {
                marks.clone().rev().find(|&mark| mark < value).filter(|_| value <= i16::from(self.goal()))
            } else {
                marks.clone().find(|&mark| mark > value).filter(|_| value >= i16::from(self.start()))
            };
            near.unwrap_or(value + width * steps.signum())
        })
    }
}

/// The values of an even track.
const fn even<const N: usize>(start: i8, step: i8) -> [i8; N] {
    let mut marks = [start; N];
    let mut place = 1;
    while place < N {
        marks[place] = marks[place - 1] + step;
        place += 1;
    }
    marks
}

/// The tracks of the base game; BASE-PARAM-10 to BASE-PARAM-12, and the heat of Q-BASE-09.
pub(super) const STANDARD: ByParameter<Option<Track>> = ByParameter([
    Some(Track {
        marks: &even::<20>(-30, 2),
        bonuses: &[
            TrackBonus { at: -24, steps: &[produce(Resource::Heat, 1)] },
            TrackBonus { at: -20, steps: &[produce(Resource::Heat, 1)] },
            TrackBonus { at: 0, steps: &[place(Tile::Ocean)] },
        ],
        ends: true,
    }),
    Some(Track {
        marks: &even::<15>(0, 1),
        bonuses: &[TrackBonus { at: 8, steps: &[raise(Temperature, 1)] }],
        ends: true,
    }),
    Some(Track { marks: &even::<10>(0, 1), bonuses: &[], ends: true }),
    None,
]);

/// That of Venus (VENUS-02, VENUS-03).
pub(super) const VENUS: Track = Track {
    marks: &even::<16>(0, 2),
    bonuses: &[TrackBonus { at: 8, steps: &[draw(1)] }, TrackBonus { at: 16, steps: &[rate(1)] }],
    ends: false,
};

/// The longer one of Venus; the labels of its last steps are those of Q-MOD-19 (MAP-22).
pub(super) const LONG_VENUS: Track = Track {
    marks: &[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 31, 32, 33],
    bonuses: &[TrackBonus { at: 8, steps: &[draw(1)] }, TrackBonus { at: 22, steps: &[rate(1)] }],
    ends: false,
};

/// The long track of Venus in a game with Colonies (MAP-22).
pub(super) const LONG_VENUS_WITH_COLONIES: Track = Track {
    bonuses: &[
        TrackBonus { at: 8, steps: &[draw(1)] },
        TrackBonus { at: 16, steps: &[Effect::Settle(Settling::Usual)] },
        TrackBonus { at: 22, steps: &[rate(1)] },
    ],
    ..LONG_VENUS
};

/// The longer ones of Amazonis Planitia (MAP-16, MAP-17).
pub(super) const LONG: ByParameter<Option<Track>> = ByParameter([
    Some(Track {
        marks: &even::<23>(-30, 2),
        bonuses: &[
            TrackBonus { at: -24, steps: &[produce(Resource::Heat, 1)] },
            TrackBonus { at: -20, steps: &[produce(Resource::Heat, 1)] },
            TrackBonus { at: -12, steps: &[produce(Resource::Plants, 1)] },
            TrackBonus { at: 0, steps: &[place(Tile::Ocean)] },
        ],
        ends: true,
    }),
    Some(Track {
        marks: &even::<19>(0, 1),
        bonuses: &[
            TrackBonus { at: 7, steps: &[draw(1)] },
            TrackBonus { at: 11, steps: &[raise(Temperature, 1)] },
        ],
        ends: true,
    }),
    Some(Track { marks: &even::<12>(0, 1), bonuses: &[], ends: true }),
    None,
]);
