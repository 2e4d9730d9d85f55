//! How near the end of the game is, and what is missing.

use crate::mars::cards::{ByParameter, Parameter};
use crate::mars::{Facts, Phase, RATING_TO_WIN};

/// What can be told of the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Mars is terraformed, so this generation is the last (BASE-END-01).
    Terraformed,
    /// A single step of a parameter is missing.
    OneStep(Parameter),
    /// A game alone, whose last generation is known.
    Alone {
        /// What is missing of its goal.
        missing: Missing,
        /// Whether this generation is the last.
        is_last: bool,
    },
}

/// What a game is played for, as its first question says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameAim {
    /// The most points when Mars is terraformed (BASE-END-01).
    Points {
        /// Whether the end waits for Venus, too (VENUS-05).
        with_venus: bool,
    },
    /// Mars terraformed alone by the end of this generation (SOLO-PLAY-03), with Venus or without.
    Terraforming {
        /// The last generation.
        last: u8,
        /// Whether Venus has to be terraformed, too.
        with_venus: bool,
    },
    /// A terraform rating alone by the end of this generation (PREL-18).
    Rating {
        /// The last generation.
        last: u8,
    },
}

/// The aim of a game.
pub fn aim(facts: &Facts) -> GameAim {
    match facts.last_generation() {
        None => GameAim::Points { with_venus: facts.waits_for(Parameter::Venus) },
        Some(last) if facts.options.is_for_rating() => GameAim::Rating { last },
        Some(last) => GameAim::Terraforming { last, with_venus: facts.waits_for(Parameter::Venus) },
    }
}

/// What is missing of the goal of a game alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// The goal is reached.
    Nothing,
    /// So much rating (PREL-18).
    Rating(i16),
    /// So many steps of the parameters (SOLO-PLAY-03).
    Steps(ByParameter<u8>),
}

/// What can be told now; nothing while more than a step is missing in a game of several, or when it is over.
pub fn ending(facts: &Facts) -> Option<Ending> {
    if facts.phase == Phase::Over {
        return None;
    }
    let steps = missing_steps(facts);
    if let Some(last) = facts.last_generation() {
        let missing = if facts.is_won_alone() {
            Missing::Nothing
        } else if facts.options.is_for_rating() {
            Missing::Rating(RATING_TO_WIN - facts.players[facts.first].rating)
        } else {
            Missing::Steps(steps)
        };
        return Some(Ending::Alone { missing, is_last: facts.generation >= last });
    }
    let mut open = Parameter::ALL.into_iter().filter(|&parameter| steps[parameter] > 0);
    match (open.next(), open.next()) {
        (None, _) => Some(Ending::Terraformed),
        (Some(parameter), None) if steps[parameter] == 1 => Some(Ending::OneStep(parameter)),
        _ => None,
    }
}

/// Whether it is known that no generation comes after this one.
pub fn is_last_generation(facts: &Facts) -> bool {
    match ending(facts) {
        Some(Ending::Terraformed) => true,
        Some(Ending::Alone { is_last, .. }) => is_last,
        Some(Ending::OneStep(_)) => false,
        None => facts.phase == Phase::Over,
    }
}

/// How many steps each parameter lacks for which the end of the game waits.
pub fn missing_steps(facts: &Facts) -> ByParameter<u8> {
    let missing = |parameter| {
        let track = facts.track(parameter).filter(|_| facts.waits_for(parameter))?;
        Some(track.steps() - track.steps_to(facts.level(parameter)))
    };
    ByParameter(Parameter::ALL.map(|parameter| missing(parameter).unwrap_or_default()))
}
