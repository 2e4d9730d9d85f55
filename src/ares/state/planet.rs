//! Mars: oxygen, temperature and oceans (ARES-GOAL-02).

use crate::ares::cards::{Zone, ZoneTrack};
use crate::kit::FixedVec;

/// The number of ocean tokens.
pub const OCEANS: u8 = 9;

/// The reward on the face of an ocean token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OceanReward {
    /// M€.
    pub money: u8,
    /// Plants.
    pub plants: u8,
    /// Cards to draw.
    pub cards: u8,
}

/// The rewards of the nine tokens (Q-ARES-02).
pub const OCEAN_REWARDS: [OceanReward; OCEANS as usize] = [
    OceanReward { money: 0, plants: 2, cards: 0 },
    OceanReward { money: 0, plants: 2, cards: 0 },
    OceanReward { money: 4, plants: 0, cards: 0 },
    OceanReward { money: 2, plants: 1, cards: 0 },
    OceanReward { money: 1, plants: 1, cards: 0 },
    OceanReward { money: 1, plants: 0, cards: 1 },
    OceanReward { money: 0, plants: 1, cards: 1 },
    OceanReward { money: 0, plants: 0, cards: 1 },
    OceanReward { money: 0, plants: 0, cards: 1 },
];

/// An ocean token: its place in [`OCEAN_REWARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct OceanToken(pub(crate) u8);

impl OceanToken {
    /// A token whose face must not be seen.
    pub const HIDDEN: Self = Self(OCEANS);

    /// The reward; `None` for a hidden token.
    pub fn reward(self) -> Option<OceanReward> {
        OCEAN_REWARDS.get(usize::from(self.0)).copied()
    }
}

/// Mars between two phases, or as the running phase found it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planet {
    /// How many steps each track has been raised.
    steps: [u8; 2],
    /// The tokens in their hidden order.
    pub(crate) tokens: [OceanToken; OCEANS as usize],
    /// Which places of that order lie face up, the first one lowest.
    pub(crate) face_up: u16,
}

/// How many steps a track has (ARES-GOAL-02).
pub const fn most_steps(track: ZoneTrack) -> u8 {
    match track {
        ZoneTrack::Oxygen => 14,
        ZoneTrack::Temperature => 19,
    }
}

/// The steps of both tracks and the oceans: all that Mars needs (ARES-END-01).
pub const STEPS_OF_MARS: u16 =
    most_steps(ZoneTrack::Oxygen) as u16 + most_steps(ZoneTrack::Temperature) as u16 + OCEANS as u16;

/// The zone of a track that has been raised by this number of steps (Q-ARES-01).
pub const fn zone_after(track: ZoneTrack, steps: u8) -> Zone {
    match track {
        ZoneTrack::Oxygen => match steps {
            0..=2 => Zone::Purple,
            3..=6 => Zone::Red,
            7..=11 => Zone::Yellow,
            12.. => Zone::White,
        },
        ZoneTrack::Temperature => match steps {
            0..=5 => Zone::Purple,
            6..=10 => Zone::Red,
            11..=15 => Zone::Yellow,
            16.. => Zone::White,
        },
    }
}

/// What a track reads after this number of steps: oxygen in percent, the temperature in °C.
pub const fn level_after(track: ZoneTrack, steps: u8) -> i8 {
    match track {
        ZoneTrack::Oxygen => steps as i8,
        ZoneTrack::Temperature => steps as i8 * 2 - 30,
    }
}

/// The lowest and the highest level of a zone: oxygen in percent, the temperature in °C (Q-ARES-01).
///
/// ```
/// use viriditas::ares::{cards::{Zone, ZoneTrack}, zone_levels};
///
/// assert_eq!(zone_levels(ZoneTrack::Temperature, Zone::Yellow), (-8, 0));
/// ```
pub fn zone_levels(track: ZoneTrack, zone: Zone) -> (i8, i8) {
    let steps = || (0..=most_steps(track)).filter(|&steps| zone_after(track, steps) == zone);
    let level = |steps: Option<u8>| level_after(track, steps.unwrap_or_default());
    (level(steps().next()), level(steps().next_back()))
}

impl Planet {
    /// Mars at the beginning: −30 °C, no oxygen, all tokens face down (ARES-SETUP-01).
    pub(crate) fn new() -> Self {
        let mut tokens = [OceanToken::HIDDEN; OCEANS as usize];
        tokens.iter_mut().zip(0..).for_each(|(token, number)| *token = OceanToken(number));
        Self { steps: [0; 2], tokens, face_up: 0 }
    }

    /// How many steps a track has been raised.
    pub const fn steps(&self, track: ZoneTrack) -> u8 {
        self.steps[track as usize]
    }

    /// The steps of both tracks and the oceans that are made, of [`STEPS_OF_MARS`].
    pub fn steps_made(&self) -> u16 {
        let steps = ZoneTrack::ALL.iter().map(|&track| u16::from(self.steps(track)));
        steps.sum::<u16>() + u16::from(self.oceans())
    }

    /// Sets the steps of a track, at most all of them.
    pub(crate) fn set_steps(&mut self, track: ZoneTrack, steps: u8) {
        self.steps[track as usize] = steps.min(most_steps(track));
    }

    /// Raises a track; steps beyond its maximum are lost.
    pub(crate) fn raise(&mut self, track: ZoneTrack, steps: u8) {
        self.set_steps(track, self.steps(track).saturating_add(steps));
    }

    /// Oxygen in percent.
    pub const fn oxygen(&self) -> u8 {
        self.steps(ZoneTrack::Oxygen)
    }

    /// The temperature in °C.
    pub const fn temperature(&self) -> i8 {
        level_after(ZoneTrack::Temperature, self.steps(ZoneTrack::Temperature))
    }

    /// The number of oceans.
    pub const fn oceans(&self) -> u8 {
        self.face_up.count_ones() as u8
    }

    /// Whether a track is at its maximum.
    pub const fn is_at_maximum(&self, track: ZoneTrack) -> bool {
        self.steps(track) >= most_steps(track)
    }

    /// Whether the game ends (ARES-END-01).
    pub fn is_terraformed(&self) -> bool {
        self.oceans() == OCEANS && ZoneTrack::ALL.into_iter().all(|track| self.is_at_maximum(track))
    }

    /// The zone in which a track is (Q-ARES-01).
    pub const fn zone(&self, track: ZoneTrack) -> Zone {
        zone_after(track, self.steps(track))
    }

    /// The places of the tokens that lie face down, in their hidden order.
    pub(crate) fn face_down(&self) -> FixedVec<u8, { OCEANS as usize }> {
        (0..OCEANS).filter(|place| self.face_up & 1 << place == 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Planet, most_steps, zone_levels};
    use crate::ares::cards::{Zone, ZoneTrack};

    /// Q-ARES-01, ARES-BOARD-01, ARES-GOAL-02.
    #[test]
    fn each_track_runs_through_four_zones() {
        let mut planet = Planet::new();
        assert_eq!((planet.temperature(), planet.oxygen()), (-30, 0));
        let mut last_of = |track, zone: Zone, read: fn(&Planet) -> i8| {
            let last = (0..=most_steps(track)).rev().find(|&steps| {
                planet.set_steps(track, steps);
                planet.zone(track) == zone
            });
            planet.set_steps(track, last.expect("a zone of the track"));
            read(&planet)
        };
        let temperature = Zone::ALL.map(|zone| last_of(ZoneTrack::Temperature, zone, Planet::temperature));
        assert_eq!(temperature, [-20, -10, 0, 8]);
        let oxygen = Zone::ALL.map(|zone| last_of(ZoneTrack::Oxygen, zone, |planet| planet.oxygen() as i8));
        assert_eq!(oxygen, [2, 6, 11, 14]);
        let levels = |track| Zone::ALL.map(|zone| zone_levels(track, zone));
        assert_eq!(levels(ZoneTrack::Temperature), [(-30, -20), (-18, -10), (-8, 0), (2, 8)]);
        assert_eq!(levels(ZoneTrack::Oxygen), [(0, 2), (3, 6), (7, 11), (12, 14)]);
    }
}
