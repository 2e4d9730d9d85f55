//! Training of the networks that value positions: Adam on the squared error of the difference between two seats.
#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "counts and weights are small numbers"
)]

use crate::options::Options;
use viriditas::kit::{Rng, Seed};

/// What a seat has: its features, and the places of what it has beyond them, such as cards, each with how often it counts.
#[derive(Clone, Default)]
pub(crate) struct Row {
    pub(crate) features: Vec<i16>,
    pub(crate) beyond: Vec<(u16, i16)>,
}

/// What two seats had at a moment of a game, and by how many points the first led at its end.
pub(crate) struct Example {
    pub(crate) own: Row,
    pub(crate) rival: Row,
    pub(crate) points: f32,
}

/// How large a network is.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    pub(crate) features: usize,
    pub(crate) hidden: usize,
    /// The places beyond the features.
    pub(crate) beyond: usize,
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
/// By how much the weights of what is beyond the features shrink, as each is seen rarely.
const DECAY_BEYOND: f32 = 1e-3;
/// Points that are one unit of what the network answers while it learns.
const UNIT: f32 = 30.0;

// The places of the parameters: the weights of each unit, then its bias, then what it counts, then the connections past it, then what is
// beyond the features.
impl Shape {
    const fn bias(self) -> usize {
        self.hidden * self.features
    }

    const fn outer(self) -> usize {
        self.bias() + self.hidden
    }

    const fn direct(self) -> usize {
        self.outer() + self.hidden
    }

    const fn past(self) -> usize {
        self.direct() + self.features
    }

    const fn parameters(self) -> usize {
        self.past() + self.beyond
    }
}

/// The mean of each feature, and what makes its deviation 1.
struct Scale {
    mean: Vec<f32>,
    by: Vec<f32>,
}

impl Scale {
    fn of(shape: Shape, examples: &[Example]) -> Self {
        let (mut sums, mut squares) = (vec![0.0_f64; shape.features], vec![0.0_f64; shape.features]);
        for row in examples.iter().flat_map(|example| [&example.own, &example.rival]) {
            for (at, &it) in row.features.iter().enumerate() {
                sums[at] += f64::from(it);
                squares[at] += f64::from(it) * f64::from(it);
            }
        }
        let many = (2 * examples.len()).max(1) as f64;
        let (mut mean, mut by) = (vec![0.0; shape.features], vec![0.0; shape.features]);
        for at in 0..shape.features {
            let middle = sums[at] / many;
            let deviation = (squares[at] / many - middle * middle).max(0.0).sqrt();
            mean[at] = middle as f32;
            by[at] = if deviation > 1e-3 { (1.0 / deviation) as f32 } else { 0.0 };
        }
        Self { mean, by }
    }

    fn scaled(&self, row: &Row) -> Vec<f32> {
        let numbers = row.features.iter().zip(&self.mean).zip(&self.by);
        numbers.map(|((&it, mean), by)| (f32::from(it) - mean) * by).collect()
    }
}

/// A network that is trained.
struct Trained {
    shape: Shape,
    scale: Scale,
    parameters: Vec<f32>,
}

impl Trained {
    /// What the network makes of a seat, and what its units answer.
    fn forward(&self, row: &[f32], beyond: &[(u16, i16)]) -> (f32, Vec<f32>) {
        let Self { shape, ref parameters, .. } = *self;
        let product = |weights: &[f32]| weights.iter().zip(row).map(|(weight, it)| weight * it).sum::<f32>();
        let units: Vec<f32> = (0..shape.hidden)
            .map(|unit| {
                let weights = &parameters[unit * shape.features..(unit + 1) * shape.features];
                (parameters[shape.bias() + unit] + product(weights)).max(0.0)
            })
            .collect();
        let hidden =
            units.iter().zip(&parameters[shape.outer()..]).map(|(unit, outer)| unit * outer).sum::<f32>();
        let past =
            |&(place, many): &(u16, i16)| parameters[shape.past() + usize::from(place)] * f32::from(many);
        let beyond = beyond.iter().map(past).sum::<f32>();
        (hidden + product(&parameters[shape.direct()..shape.past()]) + beyond, units)
    }

    /// The sum of the gradients of these examples.
    fn gradient(&self, examples: &[&Example]) -> Vec<f32> {
        let Self { shape, ref parameters, .. } = *self;
        let mut gradient = vec![0.0; shape.parameters()];
        for example in examples {
            let rows = [self.scale.scaled(&example.own), self.scale.scaled(&example.rival)];
            let own = self.forward(&rows[0], &example.own.beyond);
            let rival = self.forward(&rows[1], &example.rival.beyond);
            let error = own.0 - rival.0 - example.points / UNIT;
            let of_own = (&rows[0], own.1, &example.own.beyond, error);
            for (row, units, beyond, error) in [of_own, (&rows[1], rival.1, &example.rival.beyond, -error)] {
                for (unit, answer) in units.into_iter().enumerate().filter(|&(_, answer)| answer > 0.0) {
                    gradient[shape.outer() + unit] += error * answer;
                    let inner = error * parameters[shape.outer() + unit];
                    gradient[shape.bias() + unit] += inner;
                    let of_unit = &mut gradient[unit * shape.features..(unit + 1) * shape.features];
                    of_unit.iter_mut().zip(row).for_each(|(sum, it)| *sum += inner * it);
                }
                let direct = &mut gradient[shape.direct()..shape.past()];
                direct.iter_mut().zip(row).for_each(|(sum, it)| *sum += error * it);
                for &(place, many) in beyond {
                    gradient[shape.past() + usize::from(place)] += error * f32::from(many);
                }
            }
        }
        gradient
    }

    /// The share of the variance that is told, in percent.
    fn told(&self, examples: &[Example]) -> f64 {
        let (mut errors, mut all) = (0.0, 0.0);
        for example in examples {
            let of = |row: &Row| self.forward(&self.scale.scaled(row), &row.beyond).0;
            let points = example.points / UNIT;
            errors += f64::from(of(&example.own) - of(&example.rival) - points).powi(2);
            all += f64::from(points).powi(2);
        }
        100.0 * (1.0 - errors / all)
    }

    /// Prints the network in whole numbers, for features as they are.
    fn print(&self) {
        let Self { shape, ref scale, ref parameters } = *self;
        let whole = |number: f32| number.round() as i32;
        let inner = |unit: usize, at: usize| parameters[unit * shape.features + at] * scale.by[at];
        println!("ValueNetwork {{\n    inner: [");
        for unit in 0..shape.hidden {
            let weights: Vec<i32> = (0..shape.features).map(|at| whole(65_536.0 * inner(unit, at))).collect();
            println!("        {weights:?},");
        }
        let bias = |unit: usize| {
            let means: f32 = (0..shape.features).map(|at| inner(unit, at) * scale.mean[at]).sum();
            whole(65_536.0 * (parameters[shape.bias() + unit] - means))
        };
        let points = 256.0 * 100.0 * UNIT;
        println!("    ],\n    bias: {:?},", (0..shape.hidden).map(bias).collect::<Vec<_>>());
        let outer = parameters[shape.outer()..shape.direct()].iter().map(|&it| whole(points * it));
        println!("    outer: {:?},", outer.collect::<Vec<_>>());
        let direct = parameters[shape.direct()..shape.past()].iter().zip(&scale.by);
        let direct = direct.map(|(&it, by)| whole(points * it * by));
        println!("    direct: {:?},\n}}", direct.collect::<Vec<_>>());
        if shape.beyond > 0 {
            let beyond = parameters[shape.past()..].iter().map(|&it| whole(100.0 * UNIT * it * 16.0));
            println!("{:?}", beyond.collect::<Vec<_>>());
        }
    }
}

/// Deals the games of the options and learns from the examples that each of them, by its number, gives; every tenth game is held
/// out as a test.
pub(crate) fn learn(shape: Shape, options: &Options, examples: impl Fn(u64) -> Vec<Example> + Sync) {
    let threads = options.threads.max(1) as u64;
    let played: Vec<Vec<Vec<Example>>> = std::thread::scope(|scope| {
        let examples = &examples;
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                scope.spawn(move || (part..options.games).step_by(threads as usize).map(examples).collect())
            })
            .collect();
        parts.into_iter().filter_map(|part| part.join().ok()).collect()
    });
    let (mut learned, mut held_out) = (Vec::new(), Vec::new());
    let mut of_part: Vec<_> = played.into_iter().map(Vec::into_iter).collect();
    for number in 0..options.games {
        let Some(examples) = of_part[(number % threads) as usize].next() else { continue };
        if number % 10 == 9 { held_out.extend(examples) } else { learned.extend(examples) }
    }
    train(shape, &learned, &held_out, options.seed);
}

/// The examples of a game: what each seat had at some moments, for each pair of neighbours, and their points at its end.
pub(crate) fn examples_of(seen: Vec<Vec<Row>>, points: &[f32]) -> Vec<Example> {
    let seats = points.len();
    let pairs = if seats == 2 { 1 } else { seats };
    let of_moment = |rows: Vec<Row>| {
        (0..pairs).map(move |one| {
            let other = (one + 1) % seats;
            let margin = points[one] - points[other];
            // A victory counts beside its margin.
            let victory = if margin == 0.0 { 0.0 } else { 10.0 * margin.signum() };
            let [own, rival] = [one, other].map(|seat| rows[seat].clone());
            Example { own, rival, points: margin.clamp(-60.0, 60.0) + victory }
        })
    };
    seen.into_iter().flat_map(of_moment).collect()
}

/// Trains a network and prints it as Rust source, then the weights of what is beyond the features in 1/16 of a hundredth of a point.
fn train(shape: Shape, examples: &[Example], held_out: &[Example], seed: u64) {
    eprintln!("{} positions, {} more as a test", examples.len(), held_out.len());
    let mut rng = Rng::new(Seed(seed));
    let mut even = |wide: f32| (rng.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0) * wide;
    let parameters: Vec<f32> = (0..shape.parameters())
        .map(|at| {
            if at < shape.bias() {
                even((shape.features as f32).sqrt().recip())
            } else if (shape.outer()..shape.direct()).contains(&at) {
                even(0.2)
            } else {
                0.0
            }
        })
        .collect();
    let mut trained = Trained { shape, scale: Scale::of(shape, examples), parameters };
    let (mut first, mut second) = (vec![0.0; shape.parameters()], vec![0.0; shape.parameters()]);
    let mut order: Vec<&Example> = examples.iter().collect();
    let all = (EPOCHS * examples.len() / BATCH).max(1) as f32;
    let mut step = 0;
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            step += 1;
            let now = &trained;
            let gradients: Vec<Vec<f32>> = std::thread::scope(|scope| {
                let parts = batch.chunks(batch.len().div_ceil(PARTS));
                let parts: Vec<_> = parts.map(|part| scope.spawn(move || now.gradient(part))).collect();
                parts.into_iter().filter_map(|part| part.join().ok()).collect()
            });
            let rate = RATE * (1.0 - step as f32 / all).max(0.02);
            let unbiased = [1.0 - 0.9_f32.powi(step), 1.0 - 0.999_f32.powi(step)];
            for at in 0..shape.parameters() {
                let sum: f32 = gradients.iter().map(|part| part[at]).sum();
                let parameter = &mut trained.parameters[at];
                let decay = if at < shape.bias() {
                    DECAY * *parameter
                } else if at >= shape.past() {
                    DECAY_BEYOND * *parameter
                } else {
                    0.0
                };
                let slope = sum / batch.len() as f32 + decay;
                first[at] = 0.9 * first[at] + 0.1 * slope;
                second[at] = 0.999 * second[at] + 0.001 * slope * slope;
                let wide = (second[at] / unbiased[1]).sqrt() + 1e-8;
                *parameter -= rate * first[at] / unbiased[0] / wide;
            }
        }
        eprintln!("epoch {epoch}: {:.2} % of the variance told in the test", trained.told(held_out));
    }
    trained.print();
}
