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
    let (snapshot, mut record) = halves(&parts[0]);
    assert_eq!(record[0], 2, "a record in format 2");
    record[1..3].copy_from_slice(&revision.to_le_bytes());
    parts[0] = joined(snapshot.as_deref(), &sealed(record));
    text_of(&parts)
}

/// A record in format 2, and before it the snapshot that it begins with in format 3.
pub(crate) fn halves(record: &[u8]) -> (Option<Vec<u8>>, Vec<u8>) {
    match record {
        [3, rest @ ..] => {
            let (snapshot, record) = framed_bytes(rest);
            (Some(snapshot.to_vec()), record.to_vec())
        }
        _ => (None, record.to_vec()),
    }
}

/// A record of two halves.
pub(crate) fn joined(snapshot: Option<&[u8]>, record: &[u8]) -> Vec<u8> {
    match snapshot {
        None => record.to_vec(),
        Some(snapshot) => [&[3], &framing(snapshot.len())[..], snapshot, record].concat(),
    }
}

/// The sections of a snapshot, by their numbers.
pub(crate) fn sections(snapshot: &[u8]) -> Vec<(u8, Vec<u8>)> {
    let mut rest = &snapshot[1..snapshot.len() - 4];
    let mut sections = Vec::new();
    while let [number, tail @ ..] = rest {
        let (content, tail) = framed_bytes(tail);
        sections.push((*number, content.to_vec()));
        rest = tail;
    }
    assert_eq!(snapshot_of(&sections), snapshot, "nothing is altered yet");
    sections
}

/// A snapshot of these sections.
pub(crate) fn snapshot_of(sections: &[(u8, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = vec![1];
    for (number, content) in sections {
        bytes.push(*number);
        bytes.extend(framing(content.len()));
        bytes.extend(content);
    }
    bytes.extend([0; 4]);
    sealed(bytes)
}

/// A length as the formats have it, below 2¹⁴.
fn framing(length: usize) -> Vec<u8> {
    match length {
        0..0x80 => vec![length as u8],
        _ => vec![length as u8 | 0x80, (length >> 7) as u8],
    }
}

/// As many bytes as the number says that stands before them, which is below 2¹⁴, and what follows.
fn framed_bytes(bytes: &[u8]) -> (&[u8], &[u8]) {
    match bytes {
        [low, high, rest @ ..] if *low >= 0x80 => {
            rest.split_at(usize::from(low & 0x7F) | usize::from(*high) << 7)
        }
        [low, rest @ ..] => rest.split_at((*low).into()),
        [] => (bytes, bytes),
    }
}
