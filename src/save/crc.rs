//! The checksum of records: CRC-32 as in zlib (reflected polynomial 0xEDB88320).

/// The remainders of the sixteen half bytes.
const TABLE: [u32; 16] = {
    let mut table = [0; 16];
    let mut half = 0;
    while half < 16 {
        let mut rest = half as u32;
        let mut bit = 0;
        while bit < 4 {
            rest = if rest & 1 == 1 { rest >> 1 ^ 0xEDB8_8320 } else { rest >> 1 };
            bit += 1;
        }
        table[half] = rest;
        half += 1;
    }
    table
};

/// The checksum of some bytes.
pub fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        let crc = crc ^ u32::from(byte);
        let crc = crc >> 4 ^ TABLE[(crc & 15) as usize];
        crc >> 4 ^ TABLE[(crc & 15) as usize]
    })
}

#[cfg(test)]
mod tests {
    /// The check value that the catalogues of checksums give for CRC-32.
    #[test]
    fn the_checksum_is_the_published_one() {
        assert_eq!(super::crc32(b"123456789"), 0xCBF4_3926);
    }
}
