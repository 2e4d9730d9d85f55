//! What the coach compares, in plain values.

use crate::games::AdvisedLine;
use crate::kit::Estimate;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// One of the best answers to a question, and by how much it is behind the best one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct RankedAnswer {
    /// The places among the offers of answers that go together, each once those before it are given.
    pub places: Vec<u16>,
    /// How many points it brings less.
    pub points_behind: MeanAndError,
    /// How much less its chance is to win or, alone and together, to reach the goal: 0 to 1.
    pub chance_behind: MeanAndError,
    /// Whether what parts it from the best one is within its error.
    pub is_alike: bool,
}

/// A mean of imagined games, with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct MeanAndError {
    /// The mean.
    pub mean: f64,
    /// Its standard error; nothing where too little was played to tell.
    pub error: Option<f64>,
}

impl MeanAndError {
    /// An estimate in units of which each has this number of its parts.
    pub(super) fn of(estimate: Estimate, units: f64) -> Self {
        let error = (estimate.error != i32::MAX).then(|| f64::from(estimate.error) / units);
        Self { mean: f64::from(estimate.mean) / units, error }
    }
}

impl From<AdvisedLine> for RankedAnswer {
    fn from(line: AdvisedLine) -> Self {
        Self {
            places: line.places,
            points_behind: MeanAndError::of(line.points_behind, 100.0),
            chance_behind: MeanAndError::of(line.chance_behind, 10_000.0),
            is_alike: line.is_alike,
        }
    }
}
