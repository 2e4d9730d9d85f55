//! Which combinations are played: every one while they are few; else so many that each two options meet.

use viriditas::kit::{Rng, Seed};

/// So many random ways are tried to complete two options to a combination.
const TRIES: u32 = 400;

/// A combination: of each option the place of its value.
pub(crate) type Mix = Vec<usize>;

/// The legal combinations of options with so many values each, if all that are thinkable are no more than `bound`, the last
/// option turning fastest. Otherwise some of them, always the same ones: any two values of two options that are found
/// together in a legal combination are together in one of these.
pub(crate) fn covering(values: &[usize], bound: usize, is_legal: impl Fn(&[usize]) -> bool) -> Vec<Mix> {
    let all = values.iter().try_fold(1_usize, |all, &values| all.checked_mul(values));
    if all.is_some_and(|all| all <= bound) {
        return every(values).into_iter().filter(|mix| is_legal(mix)).collect();
    }
    let mut rng = Rng::new(Seed(values.len() as u64));
    let mut left = pairs(values);
    let mut chosen: Vec<Mix> = Vec::new();
    while let Some(&pair) = left.first() {
        match best_with(pair, values, &left, &is_legal, &mut rng) {
            Some(mix) => {
                left.retain(|pair| !pair.is_in(&mix));
                chosen.push(mix);
            }
            None => _ = left.remove(0),
        }
    }
    chosen
}

/// Two values of two options.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    one: (usize, usize),
    other: (usize, usize),
}

impl Pair {
    /// Whether the combination has both.
    pub(crate) fn is_in(&self, mix: &[usize]) -> bool {
        [self.one, self.other].into_iter().all(|(option, value)| mix[option] == value)
    }
}

/// Every two values of two options.
pub(crate) fn pairs(values: &[usize]) -> Vec<Pair> {
    let single = |from: usize| {
        (from..values.len()).flat_map(|option| (0..values[option]).map(move |value| (option, value)))
    };
    single(0).flat_map(|one| single(one.0 + 1).map(move |other| Pair { one, other })).collect()
}

fn every(values: &[usize]) -> Vec<Mix> {
    values.iter().fold(vec![Mix::new()], |mixes, &values| {
        let longer = |mix: &Mix| {
            let mix = mix.clone();
            (0..values).map(move |value| [mix.clone(), vec![value]].concat())
        };
        mixes.iter().flat_map(longer).collect()
    })
}

/// Of some legal combinations with this pair the one that has most of the pairs that are left; `None` if none was found.
fn best_with(
    pair: Pair,
    values: &[usize],
    left: &[Pair],
    is_legal: impl Fn(&[usize]) -> bool,
    rng: &mut Rng,
) -> Option<Mix> {
    let mixes = (0..TRIES).map(|_| {
        let mut mix: Mix = values.iter().map(|&values| rng.below(values as u32) as usize).collect();
        for (option, value) in [pair.one, pair.other] {
            mix[option] = value;
        }
        mix
    });
    let legal = mixes.filter(|mix| is_legal(mix));
    legal.max_by_key(|mix| left.iter().filter(|pair| pair.is_in(mix)).count())
}
