//! A search for the numbers that score most: an evolution strategy that adapts how far it varies each number (separable CMA-ES).
#![expect(clippy::cast_precision_loss, reason = "counts of candidates and numbers are small")]

use viriditas::kit::{Rng, Seed};

/// A normal distribution over points, in units in which 1 is a usual variation.
pub(crate) struct Strategy {
    rng: Rng,
    mean: Vec<f64>,
    /// Variance of each number.
    spread: Vec<f64>,
    /// How far all numbers are varied.
    step: f64,
    path: Vec<f64>,
    step_path: Vec<f64>,
    shares: Vec<f64>,
    /// The variations of the candidates that are out.
    asked: Vec<Vec<f64>>,
}

impl Strategy {
    pub(crate) fn new(numbers: usize, candidates: usize, step: f64, seed: u64) -> Self {
        let best = candidates / 2;
        let raw: Vec<f64> = (1..=best).map(|rank| (best as f64 + 0.5).ln() - (rank as f64).ln()).collect();
        let sum: f64 = raw.iter().sum();
        Self {
            rng: Rng::new(Seed(seed)),
            mean: vec![0.0; numbers],
            spread: vec![1.0; numbers],
            step,
            path: vec![0.0; numbers],
            step_path: vec![0.0; numbers],
            shares: raw.into_iter().map(|share| share / sum).collect(),
            asked: Vec::with_capacity(candidates),
        }
    }

    pub(crate) fn mean(&self) -> &[f64] {
        &self.mean
    }

    pub(crate) const fn step(&self) -> f64 {
        self.step
    }

    /// The next candidates.
    pub(crate) fn ask(&mut self, candidates: usize) -> Vec<Vec<f64>> {
        self.asked.clear();
        for _ in 0..candidates {
            let variation: Vec<f64> =
                self.spread.iter().map(|spread| spread.sqrt() * normal(&mut self.rng)).collect();
            self.asked.push(variation);
        }
        let at = |variation: &Vec<f64>| {
            self.mean.iter().zip(variation).map(|(mean, by)| mean + self.step * by).collect()
        };
        self.asked.iter().map(at).collect()
    }

    /// Learns what the candidates have scored, in their order.
    pub(crate) fn tell(&mut self, scores: &[f64]) {
        let numbers = self.mean.len() as f64;
        let mut order: Vec<usize> = (0..scores.len()).collect();
        order.sort_by(|&one, &other| scores[other].total_cmp(&scores[one]));
        let weight: f64 = 1.0 / self.shares.iter().map(|share| share * share).sum::<f64>();
        let mixed: Vec<f64> = (0..self.mean.len())
            .map(|at| {
                self.shares.iter().zip(&order).map(|(share, &which)| share * self.asked[which][at]).sum()
            })
            .collect();
        for (mean, by) in self.mean.iter_mut().zip(&mixed) {
            *mean += self.step * by;
        }
        let pace = (weight + 2.0) / (numbers + weight + 5.0);
        let damping = 1.0 + pace + 2.0 * (((weight - 1.0) / (numbers + 1.0)).sqrt() - 1.0).max(0.0);
        let expected = numbers.sqrt() * (1.0 - 1.0 / (4.0 * numbers) + 1.0 / (21.0 * numbers * numbers));
        for ((path, by), spread) in self.step_path.iter_mut().zip(&mixed).zip(&self.spread) {
            *path = (1.0 - pace) * *path + (pace * (2.0 - pace) * weight).sqrt() * by / spread.sqrt();
        }
        let length = self.step_path.iter().map(|path| path * path).sum::<f64>().sqrt();
        self.step *= ((pace / damping) * (length / expected - 1.0)).exp().min(1.3);
        let slow = 4.0 / (numbers + 4.0);
        // Only the diagonal is learned, so it may be learned faster.
        let faster = (numbers + 2.0) / 3.0;
        let one = (2.0 / ((numbers + 1.3).powi(2) + weight) * faster).min(0.5);
        let many = (faster * 2.0 * (weight - 2.0 + 1.0 / weight) / ((numbers + 2.0).powi(2) + weight))
            .clamp(0.0, 1.0 - one);
        for (at, &mixed) in mixed.iter().enumerate() {
            self.path[at] = (1.0 - slow) * self.path[at] + (slow * (2.0 - slow) * weight).sqrt() * mixed;
            let seen: f64 = self
                .shares
                .iter()
                .zip(&order)
                .map(|(share, &which)| share * self.asked[which][at] * self.asked[which][at])
                .sum();
            self.spread[at] =
                (1.0 - one - many) * self.spread[at] + one * self.path[at] * self.path[at] + many * seen;
        }
    }
}

/// A number of the standard normal distribution.
fn normal(rng: &mut Rng) -> f64 {
    let mut even = || (f64::from(rng.below(u32::MAX)) + 1.0) / (f64::from(u32::MAX) + 1.0);
    let (one, other) = (even(), even());
    (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * other).cos()
}
