//! A game looked at afterwards, in plain values.

use super::candidate::MeanAndError;
use crate::games;
use crate::kit::{BySeat, Seats};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// What is expected of a game for a seat, or a change of that.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PointsAndChance {
    /// The points ahead of the best rival at the end, or of a game alone or together the points.
    pub points: f64,
    /// The chance to win or, alone and together, to reach the goal: 0 to 1.
    pub chance: f64,
}

/// Some answers of a game, looked at afterwards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AnalysedPart {
    /// By seat, what was expected before the first answer; nothing where a later one was asked for.
    pub begun: Option<Vec<PointsAndChance>>,
    /// The answers from the one that was asked for on, as many as do not take long; none behind the last.
    pub answers: Vec<AnalysedAnswer>,
}

/// An answer, looked at afterwards: by seat, what changed. What is expected before an answer and all its changes together are what is expected before
/// the next.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct AnalysedAnswer {
    /// Who answered.
    pub seat: u8,
    /// In which generation or round.
    pub round: u8,
    /// What the answer changed, against the one that a greedy player would have given.
    pub answer: Vec<PointsAndChance>,
    /// What it revealed changed.
    pub luck: Vec<PointsAndChance>,
    /// What the look from later on changed.
    pub hindsight: Vec<PointsAndChance>,
    /// What other answers there were; nothing where there was no other, or the answer goes on with one that was judged.
    pub judgement: Option<Judgement>,
}

/// How good an answer was, seen with the eyes of its seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Judgement {
    /// How good.
    pub grade: Grade,
    /// The places among the offers of the answers that were judged together, each once those before it are given.
    pub given: Vec<u16>,
    /// The places of the best other answers.
    pub other: Vec<u16>,
    /// How many points the best other answers bring less: below 0 where they are better.
    pub points_behind: MeanAndError,
    /// How much less chance they have.
    pub chance_behind: MeanAndError,
}

/// How good an answer was: better than any other, as good as the best one, or what it cost, in points or in the chance: half a point or 2 %, 2 points or
/// 5 %, 5 points or 10 %.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Better than any other.
    Best,
    /// As good as the best one, as far as can be told.
    AsGood,
    /// An answer that cost half a point or 2 % of the chance.
    Inaccuracy,
    /// An answer that cost 2 points or 5 % of the chance.
    Mistake,
    /// An answer that cost 5 points or 10 % of the chance.
    Blunder,
}

impl From<games::PointsAndChance> for PointsAndChance {
    fn from(figures: games::PointsAndChance) -> Self {
        Self { points: f64::from(figures.points) / 100.0, chance: f64::from(figures.chance) / 10_000.0 }
    }
}

impl From<games::Grade> for Grade {
    fn from(grade: games::Grade) -> Self {
        match grade {
            games::Grade::Best => Self::Best,
            games::Grade::AsGood => Self::AsGood,
            games::Grade::Inaccuracy => Self::Inaccuracy,
            games::Grade::Mistake => Self::Mistake,
            games::Grade::Blunder => Self::Blunder,
        }
    }
}

impl From<games::Judgement> for Judgement {
    fn from(judgement: games::Judgement) -> Self {
        let games::Judgement {
            grade,
            given: _,
            other: _,
            given_places,
            places,
            points_behind,
            chance_behind,
        } = judgement;
        Self {
            grade: grade.into(),
            given: given_places,
            other: places,
            points_behind: MeanAndError::of(points_behind, 100.0),
            chance_behind: MeanAndError::of(chance_behind, 10_000.0),
        }
    }
}

/// The figures of the players, by seat.
fn by_seat(players: u8, figures: &BySeat<games::PointsAndChance>) -> Vec<PointsAndChance> {
    Seats::first(players).iter().map(|seat| figures[seat].into()).collect()
}

impl AnalysedPart {
    /// The part of a game with that number of players.
    pub(super) fn of(
        players: u8,
        begun: Option<&games::GameAnalysis>,
        answers: Vec<games::AnalysedAnswer>,
    ) -> Self {
        let answer = |answer: games::AnalysedAnswer| AnalysedAnswer {
            seat: answer.seat.number(),
            round: answer.round,
            answer: by_seat(players, &answer.answer),
            luck: by_seat(players, &answer.luck),
            hindsight: by_seat(players, &answer.hindsight),
            judgement: answer.judgement.map(Judgement::from),
        };
        Self {
            begun: begun.map(|begun| by_seat(players, &begun.begun)),
            answers: answers.into_iter().map(answer).collect(),
        }
    }
}
