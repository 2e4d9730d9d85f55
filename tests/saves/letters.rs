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
    assert!(matches!(record[0], 2 | 4 | 6), "a record without a snapshot");
    record[1..3].copy_from_slice(&revision.to_le_bytes());
    parts[0] = joined(snapshot.as_deref(), &sealed(record));
    text_of(&parts)
}

/// A record in format 2, 4 or 6, and before it the snapshot that it begins with in format 3, 5 or 7.
pub(crate) fn halves(record: &[u8]) -> (Option<Vec<u8>>, Vec<u8>) {
    match record {
        [3 | 5 | 7, rest @ ..] => {
            let mut rest = rest;
            let length = take_number(&mut rest) as usize;
            (Some(take(length, &mut rest).to_vec()), rest.to_vec())
        }
        _ => (None, record.to_vec()),
    }
}

/// A record of two halves.
pub(crate) fn joined(snapshot: Option<&[u8]>, record: &[u8]) -> Vec<u8> {
    match snapshot {
        None => record.to_vec(),
        Some(snapshot) => {
            let mut bytes = vec![record.first().map_or(3, |format| format.saturating_add(1))];
            put_number(snapshot.len() as u64, &mut bytes);
            [&bytes, snapshot, record].concat()
        }
    }
}

/// A record in format 2 or 4, taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Fields {
    /// Up to the seed.
    pub(crate) head: Vec<u8>,
    /// How many generations have begun; in format 2 as many as there are digests.
    pub(crate) generations: u8,
    /// Two bytes each; in format 4 it is one.
    pub(crate) digests: Vec<u8>,
    pub(crate) answers: u64,
    pub(crate) journal: Vec<u8>,
}

impl Fields {
    /// Those of a whole record; of another format there are none.
    pub(crate) fn of(record: &[u8]) -> Option<Self> {
        let mut rest = record;
        let [format @ (2 | 4), _, _] = *take(3, &mut rest) else { return None };
        // Options, seats, map, seed.
        _ = (take_number(&mut rest), take(1, &mut rest), take_number(&mut rest), take(8, &mut rest));
        let head = record[..record.len() - rest.len()].to_vec();
        let generations = take(1, &mut rest)[0];
        let digests = if format == 2 { usize::from(generations) } else { 1 };
        let digests = take(2 * digests, &mut rest).to_vec();
        let answers = take_number(&mut rest);
        let bytes = take_number(&mut rest) as usize;
        let fields = Self { head, generations, digests, answers, journal: take(bytes, &mut rest).to_vec() };
        assert_eq!(fields.record(), record, "nothing is altered yet");
        Some(fields)
    }

    /// The record of these under a checksum that fits.
    pub(crate) fn record(&self) -> Vec<u8> {
        let mut bytes = self.head.clone();
        let is_second = bytes.first() == Some(&2);
        bytes.push(if is_second { (self.digests.len() / 2) as u8 } else { self.generations });
        bytes.extend(&self.digests);
        put_number(self.answers, &mut bytes);
        put_number(self.journal.len() as u64, &mut bytes);
        bytes.extend(&self.journal);
        bytes.extend([0; 4]);
        sealed(bytes)
    }
}

fn take<'b>(len: usize, bytes: &mut &'b [u8]) -> &'b [u8] {
    let (taken, rest) = bytes.split_at(len);
    *bytes = rest;
    taken
}

fn take_number(bytes: &mut &[u8]) -> u64 {
    let len = bytes.iter().take_while(|&&byte| byte >= 0x80).count() + 1;
    take(len, bytes).iter().rev().fold(0, |number, &byte| number << 7 | u64::from(byte & 0x7F))
}

/// A number as the formats have it.
pub(crate) fn put_number(mut number: u64, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// The sections of a snapshot, by their numbers.
pub(crate) fn sections(snapshot: &[u8]) -> Vec<(u8, Vec<u8>)> {
    let mut rest = &snapshot[1..snapshot.len() - 4];
    let mut sections = Vec::new();
    while !rest.is_empty() {
        let number = take(1, &mut rest)[0];
        let length = take_number(&mut rest) as usize;
        sections.push((number, take(length, &mut rest).to_vec()));
    }
    assert_eq!(snapshot_of(&sections), snapshot, "nothing is altered yet");
    sections
}

/// A snapshot of these sections.
pub(crate) fn snapshot_of(sections: &[(u8, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = vec![1];
    for (number, content) in sections {
        bytes.push(*number);
        put_number(content.len() as u64, &mut bytes);
        bytes.extend(content);
    }
    bytes.extend([0; 4]);
    sealed(bytes)
}
