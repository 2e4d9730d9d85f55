//! Training of the network that values positions: Adam on the squared error of the difference between two seats.
#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "counts and weights are small numbers"
)]

use viriditas::kit::{Rng, Seed};
use viriditas::mars::bot::{FEATURES, HIDDEN};

/// What two seats had at a moment of a game, and by how many points the first led at its end.
pub(crate) struct Example {
    pub(crate) own: [i16; FEATURES],
    pub(crate) rival: [i16; FEATURES],
    pub(crate) points: f32,
}

/// How often each example is learned from.
const EPOCHS: usize = 6;
/// Examples between two steps.
const BATCH: usize = 256;
/// Parts of a batch that are added up at the same time: a fixed number, so that the sums are the same on every machine.
const PARTS: usize = 2;
/// The first and largest step.
const RATE: f32 = 0.003;
/// By how much the weights of the hidden layer shrink.
const DECAY: f32 = 1e-4;
/// Points that are one unit of what the network answers while it learns.
const UNIT: f32 = 30.0;

// The places of the parameters: the weights of each unit, then its bias, then what it counts, then the connections past it.
const BIAS: usize = HIDDEN * FEATURES;
const OUTER: usize = BIAS + HIDDEN;
const DIRECT: usize = OUTER + HIDDEN;
const PARAMETERS: usize = DIRECT + FEATURES;

/// The mean of each feature, and what makes its deviation 1.
struct Scale {
    mean: [f32; FEATURES],
    by: [f32; FEATURES],
}

impl Scale {
    fn of(examples: &[Example]) -> Self {
        let (mut sums, mut squares) = ([0.0_f64; FEATURES], [0.0_f64; FEATURES]);
        for row in examples.iter().flat_map(|example| [&example.own, &example.rival]) {
            for (at, &it) in row.iter().enumerate() {
                sums[at] += f64::from(it);
                squares[at] += f64::from(it) * f64::from(it);
            }
        }
        let many = (2 * examples.len()).max(1) as f64;
        let (mut mean, mut by) = ([0.0; FEATURES], [0.0; FEATURES]);
        for at in 0..FEATURES {
            let middle = sums[at] / many;
            let deviation = (squares[at] / many - middle * middle).max(0.0).sqrt();
            mean[at] = middle as f32;
            by[at] = if deviation > 1e-3 { (1.0 / deviation) as f32 } else { 0.0 };
        }
        Self { mean, by }
    }

    fn scaled(&self, row: &[i16; FEATURES]) -> [f32; FEATURES] {
        core::array::from_fn(|at| (f32::from(row[at]) - self.mean[at]) * self.by[at])
    }
}

/// What the network makes of a seat, and what its units answer.
fn forward(parameters: &[f32], row: &[f32; FEATURES]) -> (f32, [f32; HIDDEN]) {
    let product = |weights: &[f32]| weights.iter().zip(row).map(|(weight, it)| weight * it).sum::<f32>();
    let units: [f32; HIDDEN] = core::array::from_fn(|unit| {
        let weights = &parameters[unit * FEATURES..(unit + 1) * FEATURES];
        (parameters[BIAS + unit] + product(weights)).max(0.0)
    });
    let hidden = units.iter().zip(&parameters[OUTER..]).map(|(unit, outer)| unit * outer).sum::<f32>();
    (hidden + product(&parameters[DIRECT..]), units)
}

/// The sum of the gradients of these examples.
fn gradient(parameters: &[f32], scale: &Scale, examples: &[&Example]) -> Vec<f32> {
    let mut gradient = vec![0.0; PARAMETERS];
    for example in examples {
        let rows = [scale.scaled(&example.own), scale.scaled(&example.rival)];
        let [own, rival] = rows.each_ref().map(|row| forward(parameters, row));
        let error = own.0 - rival.0 - example.points / UNIT;
        for (row, units, error) in [(&rows[0], own.1, error), (&rows[1], rival.1, -error)] {
            for (unit, answer) in units.into_iter().enumerate().filter(|&(_, answer)| answer > 0.0) {
                gradient[OUTER + unit] += error * answer;
                let inner = error * parameters[OUTER + unit];
                gradient[BIAS + unit] += inner;
                let of_unit = &mut gradient[unit * FEATURES..(unit + 1) * FEATURES];
                of_unit.iter_mut().zip(row).for_each(|(sum, it)| *sum += inner * it);
            }
            gradient[DIRECT..].iter_mut().zip(row).for_each(|(sum, it)| *sum += error * it);
        }
    }
    gradient
}

/// The share of the variance that is told, in percent.
fn told(parameters: &[f32], scale: &Scale, examples: &[Example]) -> f64 {
    let (mut errors, mut all) = (0.0, 0.0);
    for example in examples {
        let of = |row| forward(parameters, &scale.scaled(row)).0;
        let points = example.points / UNIT;
        errors += f64::from(of(&example.own) - of(&example.rival) - points).powi(2);
        all += f64::from(points).powi(2);
    }
    100.0 * (1.0 - errors / all)
}

/// Trains a network and prints it as Rust source.
pub(crate) fn train(examples: &[Example], held_out: &[Example], seed: u64) {
    eprintln!("{} positions, {} more as a test", examples.len(), held_out.len());
    let scale = Scale::of(examples);
    let mut rng = Rng::new(Seed(seed));
    let mut even = |wide: f32| (rng.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0) * wide;
    let mut parameters: Vec<f32> = (0..PARAMETERS)
        .map(|at| match at {
            ..BIAS => even((FEATURES as f32).sqrt().recip()),
            OUTER..DIRECT => even(0.2),
            _ => 0.0,
        })
        .collect();
    let (mut first, mut second) = (vec![0.0; PARAMETERS], vec![0.0; PARAMETERS]);
    let mut order: Vec<&Example> = examples.iter().collect();
    let all = (EPOCHS * examples.len() / BATCH).max(1) as f32;
    let mut step = 0;
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            step += 1;
            let (parameters_now, scale) = (&parameters, &scale);
            let gradients: Vec<Vec<f32>> = std::thread::scope(|scope| {
                let parts = batch.chunks(batch.len().div_ceil(PARTS));
                let parts: Vec<_> =
                    parts.map(|part| scope.spawn(move || gradient(parameters_now, scale, part))).collect();
                parts.into_iter().filter_map(|part| part.join().ok()).collect()
            });
            let rate = RATE * (1.0 - step as f32 / all).max(0.02);
            let unbiased = [1.0 - 0.9_f32.powi(step), 1.0 - 0.999_f32.powi(step)];
            for at in 0..PARAMETERS {
                let sum: f32 = gradients.iter().map(|part| part[at]).sum();
                let decay = if at < BIAS { DECAY * parameters[at] } else { 0.0 };
                let slope = sum / batch.len() as f32 + decay;
                first[at] = 0.9 * first[at] + 0.1 * slope;
                second[at] = 0.999 * second[at] + 0.001 * slope * slope;
                let wide = (second[at] / unbiased[1]).sqrt() + 1e-8;
                parameters[at] -= rate * first[at] / unbiased[0] / wide;
            }
        }
        eprintln!(
            "epoch {epoch}: {:.2} % of the variance told in the test",
            told(&parameters, &scale, held_out)
        );
    }
    print(&parameters, &scale);
}

/// Prints the network in whole numbers, for features as they are.
fn print(parameters: &[f32], scale: &Scale) {
    let whole = |number: f32| number.round() as i32;
    let inner = |unit: usize, at: usize| parameters[unit * FEATURES + at] * scale.by[at];
    println!("Network {{\n    inner: [");
    for unit in 0..HIDDEN {
        let weights: Vec<i32> = (0..FEATURES).map(|at| whole(65_536.0 * inner(unit, at))).collect();
        println!("        {weights:?},");
    }
    let bias = |unit: usize| {
        let means: f32 = (0..FEATURES).map(|at| inner(unit, at) * scale.mean[at]).sum();
        whole(65_536.0 * (parameters[BIAS + unit] - means))
    };
    let points = 256.0 * 100.0 * UNIT;
    println!("    ],\n    bias: {:?},", (0..HIDDEN).map(bias).collect::<Vec<_>>());
    let outer = parameters[OUTER..DIRECT].iter().map(|&it| whole(points * it));
    println!("    outer: {:?},", outer.collect::<Vec<_>>());
    let direct = parameters[DIRECT..].iter().zip(scale.by).map(|(&it, by)| whole(points * it * by));
    println!("    direct: {:?},\n}}", direct.collect::<Vec<_>>());
}
