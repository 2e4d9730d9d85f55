//! What the format is written in: bytes, and numbers of as many bytes as they need.

use super::broken::Broken;

/// Writes a number: seven bits a byte, the lowest first, and bit 7 where more follow.
pub(super) fn write_number(mut number: u64, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads bytes from the first on.
pub(super) struct Reader<'b> {
    pub(super) bytes: &'b [u8],
    /// How many are read.
    pub(super) at: usize,
}

impl<'b> Reader<'b> {
    pub(super) const fn new(bytes: &'b [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// Whether all is read.
    pub(super) const fn is_done(&self) -> bool {
        self.at == self.bytes.len()
    }

    /// So many bytes.
    pub(super) fn slice(&mut self, len: usize) -> Result<&'b [u8], Broken> {
        let rest = &self.bytes[self.at..];
        let slice = rest.get(..len).ok_or(Broken::Truncated { byte: self.bytes.len() as u32 })?;
        self.at += len;
        Ok(slice)
    }

    /// As many bytes as the array has.
    pub(super) fn array<const N: usize>(&mut self) -> Result<[u8; N], Broken> {
        let mut array = [0; N];
        array.copy_from_slice(self.slice(N)?);
        Ok(array)
    }

    /// A number of at most five bytes, so that it stays below 2³⁵; it takes no more bytes than it needs.
    pub(super) fn number(&mut self) -> Result<u64, Broken> {
        let mut number = 0;
        for shift in [0, 7, 14, 21, 28] {
            let [byte] = self.array()?;
            number |= u64::from(byte & 0x7F) << shift;
            match byte {
                0 if shift > 0 => break,
                0x80.. => {}
                _ => return Ok(number),
            }
        }
        Err(Broken::Number { byte: self.at as u32 - 1 })
    }
}
