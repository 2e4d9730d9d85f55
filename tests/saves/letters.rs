//! Texts taken apart and put together again, as a forger does it.

use viriditas::save::crc32;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn encoded(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        let places = 0..=three.len();
        text.extend(places.map(|place| char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize])));
    }
    text
}

fn decoded(text: &str) -> Vec<u8> {
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for letter in text.bytes() {
        let value = LETTERS.iter().position(|&it| it == letter).expect("a letter of texts") as u32;
        (bits, held) = (bits << 6 | value, held + 6);
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    bytes
}

/// The parts of a text, its `V1` left out.
pub(crate) fn parts(text: &str) -> Vec<Vec<u8>> {
    text.split('.').skip(1).map(decoded).collect()
}

/// A text of these parts.
pub(crate) fn text_of(parts: &[Vec<u8>]) -> String {
    let parts: Vec<String> = parts.iter().map(|bytes| encoded(bytes)).collect();
    format!("V1.{}", parts.join("."))
}

/// The bytes with a checksum that fits.
pub(crate) fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    if let Some(end) = bytes.len().checked_sub(4) {
        let sum = crc32(&bytes[..end]);
        bytes[end..].copy_from_slice(&sum.to_le_bytes());
    }
    bytes
}

/// The same text as other rules would have written it: a record of another revision, whatever stands behind it.
pub(crate) fn of_revision(text: &str, revision: u16) -> String {
    let mut parts = parts(text);
    let record = &mut parts[0];
    // In format 3 a snapshot stands before the record in format 2, of less than 2¹⁴ bytes.
    let from = if record[0] == 3 {
        let (low, high) = (usize::from(record[1]), usize::from(record[2]));
        if low < 0x80 { 2 + low } else { 3 + (low & 0x7F | high << 7) }
    } else {
        0
    };
    assert_eq!(record[from], 2, "a record in format 2");
    record[from + 1..from + 3].copy_from_slice(&revision.to_le_bytes());
    let inner = sealed(record.split_off(from));
    record.extend(inner);
    text_of(&parts)
}
