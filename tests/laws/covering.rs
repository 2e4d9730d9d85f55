//! The combinations that are played when there are too many boxes and options to play all.

use crate::laws::checker::covering::{Mix, covering, pairs};

/// Five numbers of players, three mixes of beginners, and twelve options that are on or off.
const VALUES: [usize; 14] = [5, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2];

/// What tables of options ask for: one is always on alone, one needs another, two exclude each other, one is for three or
/// more.
fn is_legal(mix: &[usize]) -> bool {
    let is_on = |option: usize| mix[option] == 1;
    (mix[0] > 0 || is_on(2) && mix[1] < 2)
        && (!is_on(4) || is_on(3))
        && (!is_on(6) || is_on(4))
        && !(is_on(7) && is_on(8))
        && (!is_on(9) || mix[0] > 1)
}

/// Every legal combination, one after the other.
fn all() -> impl Iterator<Item = Mix> {
    let count: usize = VALUES.iter().product();
    let mix = |number: usize| {
        let mut left = number;
        let value = |&values: &usize| {
            let value = left % values;
            left /= values;
            value
        };
        VALUES.iter().map(value).collect::<Mix>()
    };
    (0..count).map(mix).filter(|mix| is_legal(mix))
}

#[test]
fn of_few_combinations_each_is_played() {
    let sorted = |mut mixes: Vec<Mix>| {
        mixes.sort();
        mixes
    };
    assert_eq!(sorted(covering(&VALUES, usize::MAX, is_legal)), sorted(all().collect()));
}

#[test]
fn of_many_combinations_so_many_are_played_that_any_two_options_meet() {
    let chosen = covering(&VALUES, 256, is_legal);
    assert!(chosen.iter().all(|mix| is_legal(mix)));
    assert!(chosen.len() <= 60, "{} of {}", chosen.len(), all().count());
    let everything: Vec<Mix> = all().collect();
    for pair in pairs(&VALUES) {
        let can_be = everything.iter().any(|mix| pair.is_in(mix));
        let is_played = chosen.iter().any(|mix| pair.is_in(mix));
        assert_eq!(can_be, is_played, "{pair:?}");
    }
    assert_eq!(chosen, covering(&VALUES, 256, is_legal), "always the same ones");
}
