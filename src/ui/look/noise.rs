//! Chance for pictures: the same number always gives the same picture, so that nothing flickers.

/// A sequence that looks random; good enough for trees, and for nothing that is played.
pub(crate) struct Noise(u32);

impl Noise {
    pub(crate) const fn of(number: u32) -> Self {
        // Neighbouring numbers must not give similar sequences.
        Self((number.wrapping_add(1)).wrapping_mul(0x9e37_79b9) | 1)
    }

    const fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// From `least` to `most`.
    pub(crate) fn between(&mut self, least: i32, most: i32) -> i32 {
        least + (self.next() % (most - least + 1).unsigned_abs()).cast_signed()
    }
}
