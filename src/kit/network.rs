//! A small neural network that values what a seat has. It counts in whole numbers, so that it answers the same on every machine.

/// A network with one hidden layer of rectified linear units, and with connections past it.
#[derive(Debug)]
pub struct Network<const FEATURES: usize, const HIDDEN: usize> {
    /// The weights of each unit, in 1/65536.
    pub inner: [[i32; FEATURES]; HIDDEN],
    /// What each unit adds to them, in 1/65536.
    pub bias: [i32; HIDDEN],
    /// What each unit counts, in 1/256 of a hundredth of a victory point.
    pub outer: [i32; HIDDEN],
    /// What each feature counts past the hidden layer, in 1/256 of a hundredth of a victory point.
    pub direct: [i32; FEATURES],
}

impl<const FEATURES: usize, const HIDDEN: usize> Network<FEATURES, HIDDEN> {
    /// What it makes of a seat, in hundredths of a victory point; only differences between seats mean something.
    pub(crate) fn output(&self, features: &[i32; FEATURES]) -> i32 {
        let sum = |weights: &[i32; FEATURES]| -> i64 {
            weights.iter().zip(features).map(|(&weight, &it)| i64::from(weight) * i64::from(it)).sum()
        };
        let units = self.inner.iter().zip(&self.bias).zip(&self.outer);
        let hidden: i64 = units
            .map(|((inner, &bias), &outer)| ((sum(inner) + i64::from(bias)).max(0) >> 8) * i64::from(outer))
            .sum();
        ((sum(&self.direct) + (hidden >> 8)) >> 8) as i32
    }
}
