//! Ridge regression of what became of games on the features of positions.
#![expect(clippy::cast_possible_truncation, reason = "coefficients are small numbers")]

/// Sums of a regression: products of the features with each other and with what they shall tell.
#[derive(Clone)]
pub(crate) struct Sums {
    products: Vec<Vec<f64>>,
    told: Vec<f64>,
    squares: f64,
    rows: f64,
}

impl Sums {
    pub(crate) fn new(features: usize) -> Self {
        Self {
            products: vec![vec![0.0; features]; features],
            told: vec![0.0; features],
            squares: 0.0,
            rows: 0.0,
        }
    }

    pub(crate) fn add(&mut self, row: &[f64], told: f64) {
        for (at, &one) in row.iter().enumerate() {
            if one != 0.0 {
                for (sum, &other) in self.products[at].iter_mut().zip(row) {
                    *sum += one * other;
                }
                self.told[at] += one * told;
            }
        }
        self.squares += told * told;
        self.rows += 1.0;
    }

    pub(crate) fn join(&mut self, other: &Self) {
        for (own, others) in self.products.iter_mut().zip(&other.products) {
            own.iter_mut().zip(others).for_each(|(sum, more)| *sum += more);
        }
        self.told.iter_mut().zip(&other.told).for_each(|(sum, more)| *sum += more);
        self.squares += other.squares;
        self.rows += other.rows;
    }

    /// The coefficients, by Gaussian elimination, and the share of the variance that they tell.
    fn solved(&self) -> (Vec<f64>, f64) {
        let mut left = self.products.clone();
        let mut right = self.told.clone();
        let many = right.len();
        for (at, row) in left.iter_mut().enumerate() {
            row[at] += 30.0 + row[at] * 1e-3;
        }
        for at in 0..many {
            let pivot = left[at].clone();
            for below in at + 1..many {
                let factor = left[below][at] / pivot[at];
                for (value, above) in left[below].iter_mut().zip(&pivot).skip(at) {
                    *value -= factor * above;
                }
                right[below] -= factor * right[at];
            }
        }
        let mut found = vec![0.0; many];
        for at in (0..many).rev() {
            let known: f64 = (at + 1..many).map(|other| left[at][other] * found[other]).sum();
            found[at] = (right[at] - known) / left[at][at];
        }
        let told: f64 = found.iter().zip(&self.told).map(|(it, by)| it * by).sum();
        (found, told / self.squares.max(1.0))
    }
}

/// Learns from games, which are dealt out to threads, and prints the coefficients of each stage as Rust source, in 1/64.
pub(crate) fn learned(
    (stages, features): (usize, usize),
    (games, threads): (u64, usize),
    learn: impl Fn(u64, &mut [Sums]) + Sync,
) {
    let threads = threads.max(1) as u64;
    let learn = &learn;
    let parts: Vec<Vec<Sums>> = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                scope.spawn(move || {
                    let mut sums = vec![Sums::new(features); stages];
                    (part..games).step_by(threads as usize).for_each(|number| learn(number, &mut sums));
                    sums
                })
            })
            .collect();
        parts.into_iter().filter_map(|part| part.join().ok()).collect()
    });
    let mut sums = vec![Sums::new(features); stages];
    for part in &parts {
        sums.iter_mut().zip(part).for_each(|(sum, more)| sum.join(more));
    }
    println!("[");
    for sum in &sums {
        let (found, told) = sum.solved();
        eprintln!("{} positions, {:.1} % of the variance told", sum.rows, told * 100.0);
        let numbers: Vec<String> = found.iter().map(|it| ((it * 64.0).round() as i32).to_string()).collect();
        println!("    [{}],", numbers.join(", "));
    }
    println!("]");
}
