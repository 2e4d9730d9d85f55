//! Chance that a saved game can repeat: xoshiro256++, whose output its specification fixes.

/// What a game's chance grows from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Seed(pub u64);

impl Seed {
    /// The seed that a person names: the number itself, or one that grows from any other words (FNV-1a of 64 bits).
    pub fn named(words: &str) -> Self {
        const BASIS: u64 = 0xCBF2_9CE4_8422_2325;
        const PRIME: u64 = 0x100_0000_01B3;
        let grown = || words.bytes().fold(BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
        Self(words.parse().unwrap_or_else(|_| grown()))
    }
}

/// A generator whose whole state is data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng([u64; 4]);

impl Rng {
    /// The generator of a seed (spread by `SplitMix64`, as the generator's authors advise).
    pub fn new(seed: Seed) -> Self {
        let mut sum = seed.0;
        Self([(); 4].map(|()| {
            sum = sum.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mixed = (sum ^ sum >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            mixed ^ mixed >> 31
        }))
    }

    /// A generator that tells nothing: what a seat sees in place of the game's own.
    pub fn blank() -> Self {
        Self::new(Seed(0))
    }

    /// A number below `bound`, each equally likely (Lemire's method); 0 for a bound of 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        loop {
            let wide = u64::from((self.bits() >> 32) as u32) * u64::from(bound);
            // The remainder is below the bound, and a division takes longer than all else.
            if wide as u32 >= bound || wide as u32 >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }

    /// 64 even bits, for seeds of other generators.
    pub const fn bits(&mut self) -> u64 {
        let [first, second, third, fourth] = self.0;
        let bits = first.wrapping_add(fourth).rotate_left(23).wrapping_add(first);
        let (odd, even) = (fourth ^ second, third ^ first);
        self.0 = [first ^ odd, second ^ even, even ^ second << 17, odd.rotate_left(45)];
        bits
    }

    /// Shuffles in place (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Rng, Seed};

    /// The test vectors of FNV-1a.
    #[test]
    fn a_seed_is_a_number_or_grows_from_words() {
        assert_eq!(Seed::named("17"), Seed(17));
        assert_eq!(Seed::named("a"), Seed(0xAF63_DC4C_8601_EC8C));
        assert_eq!(Seed::named("foobar"), Seed(0x8594_4171_F739_67E8));
        assert_ne!(
            Seed::named("99999999999999999999"),
            Seed::named("99999999999999999998"),
            "more than fits"
        );
    }

    /// The reference program of xoshiro256++, seeded through `SplitMix64` with 0, begins with these numbers.
    #[test]
    fn the_generator_is_the_published_one() {
        let mut rng = Rng::new(Seed(0));
        assert_eq!([rng.bits(), rng.bits()], [0x5317_5d61_490b_23df, 0x61da_6f3d_c380_d507]);
    }

    #[test]
    fn every_number_below_the_bound_comes() {
        let mut rng = Rng::new(Seed(1));
        let mut seen = [0_u32; 7];
        for _ in 0..7_000 {
            seen[rng.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| (850..1150).contains(&times)), "{seen:?}");
        assert_eq!(rng.below(0), 0);
    }
}
