//! Small numbers of known bounds, packed tightly.
//!
//! A digit below `n` costs log₂ n bits: digits are collected in a group while the product of their bounds
//! fits into 64 bits, the first one lowest; a full group is eight bytes, little end first, and the last one
//! as many as its product needs. A digit below 1 costs nothing.

/// Writes digits.
pub(super) struct Packer {
    bytes: Vec<u8>,
    value: u64,
    product: u64,
}

impl Packer {
    pub(super) const fn new() -> Self {
        Self { bytes: Vec::new(), value: 0, product: 1 }
    }

    /// Adds a digit that is below its bound.
    pub(super) fn put(&mut self, digit: u16, bound: u16) {
        let (digit, bound) = (u64::from(digit), u64::from(bound));
        if let Some(product) = self.product.checked_mul(bound) {
            self.value += digit * self.product;
            self.product = product;
        } else {
            self.bytes.extend(self.value.to_le_bytes());
            (self.value, self.product) = (digit, bound);
        }
    }

    /// The bytes of all digits.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(&self.value.to_le_bytes()[..width(self.product)]);
        self.bytes
    }
}

/// The bytes that the numbers below `product` need.
const fn width(product: u64) -> usize {
    (u64::BITS - (product - 1).leading_zeros()).div_ceil(8) as usize
}

/// Reads digits; the bounds come from whoever knows what was written.
pub(super) struct Unpacker<'b> {
    bytes: &'b [u8],
    /// Where the group begins, and where it ends.
    group: (usize, usize),
    value: u64,
    product: u64,
}

/// The bytes are not those of any digits with these bounds.
#[derive(Debug)]
pub(super) struct UnpackError;

impl<'b> Unpacker<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Self {
        let mut unpacker = Self { bytes, group: (0, 0), value: 0, product: 1 };
        unpacker.load();
        unpacker
    }

    fn load(&mut self) {
        let from = self.group.1;
        let to = self.bytes.len().min(from + 8);
        self.value = self.bytes[from..to].iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
        self.group = (from, to);
    }

    /// The next digit, which is below this bound, a bound of 0 taken as 1. Where the bytes end, only digits below 1 follow.
    pub(super) fn take(&mut self, bound: u16) -> Result<u16, UnpackError> {
        let bound = u64::from(bound.max(1));
        if let Some(product) = self.product.checked_mul(bound) {
            self.product = product;
        } else {
            if self.value != 0 {
                return Err(UnpackError);
            }
            self.load();
            self.product = bound;
        }
        // Digits that no byte holds.
        if width(self.product) > self.group.1 - self.group.0 {
            return Err(UnpackError);
        }
        let digit = self.value % bound;
        self.value /= bound;
        Ok(digit as u16)
    }

    /// The byte that holds what was taken last.
    pub(super) const fn byte(&self) -> usize {
        self.group.0
    }

    /// Whether all is taken and nothing was left over.
    pub(super) fn finish(&self) -> Result<(), UnpackError> {
        let (from, to) = self.group;
        let is_whole = self.value == 0 && to == self.bytes.len() && to - from == width(self.product);
        if is_whole { Ok(()) } else { Err(UnpackError) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Packer, Unpacker, width};

    #[test]
    fn digits_come_back() {
        let bounds = (1..400_u16).map(|place| place % 97 + 1);
        let digits: Vec<(u16, u16)> =
            bounds.map(|bound| (bound * 31 % bound.max(7) % bound, bound)).collect();
        for len in 0..digits.len() {
            let mut packer = Packer::new();
            digits[..len].iter().for_each(|&(digit, bound)| packer.put(digit, bound));
            let bytes = packer.finish();
            let mut unpacker = Unpacker::new(&bytes);
            for &(digit, bound) in &digits[..len] {
                assert_eq!(unpacker.take(bound).unwrap(), digit);
            }
            assert!(unpacker.finish().is_ok());
        }
    }

    /// A group of eight bytes has room for more than the product of its bounds, and the last byte for more than the last
    /// digit: what stands there beside the digits is none of them.
    #[test]
    fn more_than_the_digits_say_is_a_misfit() {
        let bounds = [1_000_u16; 8];
        let mut packer = Packer::new();
        for bound in bounds {
            packer.put(bound - 1, bound);
        }
        let whole = packer.finish();
        assert_eq!(whole.len(), 8 + 3, "six digits, then two");
        let reads = |bytes: &[u8]| {
            let mut unpacker = Unpacker::new(bytes);
            let digits = bounds.into_iter().try_for_each(|bound| unpacker.take(bound).map(|_| ()));
            digits.and_then(|()| unpacker.finish()).is_ok()
        };
        assert!(reads(&whole));
        // The same six digits a thousand times over: a group that was not read to its end.
        let mut over = whole.clone();
        let first = u64::from_le_bytes(over[..8].try_into().unwrap()) + 1_000_u64.pow(6);
        over[..8].copy_from_slice(&first.to_le_bytes());
        assert!(!reads(&over));
        let mut over = whole.clone();
        over[10] |= 0xF0;
        assert!(!reads(&over));
        assert!(!reads(&[&whole[..], &[0]].concat()) && !reads(&whole[..10]));
        // A last group that is full, with a byte behind it.
        let mut packer = Packer::new();
        for &bound in &bounds[..6] {
            packer.put(bound - 1, bound);
        }
        let longer = [&packer.finish()[..], &[0]].concat();
        let mut unpacker = Unpacker::new(&longer);
        assert!(bounds[..6].iter().all(|&bound| unpacker.take(bound).is_ok()) && unpacker.finish().is_err());
    }

    #[test]
    fn a_question_with_one_offer_costs_nothing() {
        let mut packer = Packer::new();
        (0..1_000).for_each(|_| packer.put(0, 1));
        assert!(packer.finish().is_empty());
    }

    /// Nothing is read past the last byte: missing bytes are no zeros.
    #[test]
    fn no_digit_is_read_behind_the_bytes() {
        for len in 0..20 {
            let bytes = vec![0; len];
            let mut unpacker = Unpacker::new(&bytes);
            let read = (0..1_000).take_while(|_| unpacker.take(2).is_ok()).count();
            // Of 64 digits below 2 the product does not fit into 64 bits.
            assert_eq!(read, len / 8 * 63 + len % 8 * 8, "{len} bytes");
        }
    }

    #[test]
    fn a_product_has_the_bytes_it_needs() {
        assert_eq!([1, 2, 256, 257, 65_536, u64::MAX].map(width), [0, 1, 1, 2, 2, 8]);
    }
}
