//! What records are written in: bytes, and numbers of as many bytes as they need.

/// Why bytes do not say what they should. Bytes are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The bytes end too early.
    Truncated {
        /// Where one is missing.
        byte: u32,
    },
    /// A number takes more of them than it needs.
    Number {
        /// Its last byte.
        byte: u32,
    },
    /// The bytes mean nothing that is known.
    Unknown {
        /// The first of those.
        byte: u32,
    },
}

/// Writes a number: seven bits a byte, the lowest first, and bit 7 where more follow.
///
/// ```
/// use viriditas::kit::bytes::{ReadError, Reader, write_number};
///
/// let mut bytes = vec![7];
/// write_number(300, &mut bytes);
/// assert_eq!(bytes, [7, 0xAC, 2]);
///
/// let mut reader = Reader::new(&bytes);
/// assert_eq!((reader.array(), reader.number(), reader.is_done()), (Ok([7]), Ok(300), true));
/// assert_eq!(reader.number(), Err(ReadError::Truncated { byte: 3 }));
/// ```
pub fn write_number(mut number: u64, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads bytes from the first on.
#[derive(Clone, Debug)]
pub struct Reader<'b> {
    bytes: &'b [u8],
    read: usize,
}

impl<'b> Reader<'b> {
    /// Nothing is read yet.
    pub const fn new(bytes: &'b [u8]) -> Self {
        Self { bytes, read: 0 }
    }

    /// How many are read.
    pub const fn at(&self) -> u32 {
        self.read as u32
    }

    /// Whether all is read.
    pub const fn is_done(&self) -> bool {
        self.read == self.bytes.len()
    }

    /// So many bytes.
    ///
    /// # Errors
    /// There are fewer.
    pub fn slice(&mut self, len: usize) -> Result<&'b [u8], ReadError> {
        let rest = &self.bytes[self.read..];
        let slice = rest.get(..len).ok_or(ReadError::Truncated { byte: self.bytes.len() as u32 })?;
        self.read += len;
        Ok(slice)
    }

    /// As many bytes as the array has.
    ///
    /// # Errors
    /// There are fewer.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], ReadError> {
        let mut array = [0; N];
        array.copy_from_slice(self.slice(N)?);
        Ok(array)
    }

    /// A number of at most five bytes, so that it stays below 2³⁵.
    ///
    /// # Errors
    /// There are fewer bytes, or it takes more of them than it needs.
    pub fn number(&mut self) -> Result<u64, ReadError> {
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
        Err(ReadError::Number { byte: self.at() - 1 })
    }
}
