//! Texts taken apart and put together again, as a forger does it.

use viriditas::kit::Seated;
use viriditas::mars::Mars;
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

/// A text as other rules would have written it, whatever stands behind the record.
pub(crate) fn of_revision(text: &str, revision: u16) -> String {
    let mut parts = parts(text);
    parts[0][2..4].copy_from_slice(&revision.to_le_bytes());
    let record = sealed(parts.remove(0));
    parts.insert(0, record);
    text_of(&parts)
}

/// A record, taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Fields {
    /// Up to the generations.
    pub(crate) head: Vec<u8>,
    /// How many generations have begun.
    pub(crate) generations: u8,
    /// Two bytes.
    pub(crate) digest: Vec<u8>,
    pub(crate) answers: u64,
    pub(crate) journal: Vec<u8>,
}

impl Fields {
    /// The fields of a whole record; of an earlier format there are none.
    pub(crate) fn of(record: &[u8]) -> Option<Self> {
        let mut rest = record;
        let [9, game, _, _] = *take(4, &mut rest) else { return None };
        // Options, in the board game also seats, map and whether cards are left in the box, those cards.
        _ = take_number(&mut rest);
        if game == Mars::NUMBER {
            _ = take(1, &mut rest);
            let cards = if take_number(&mut rest) & 1 != 0 { take_number(&mut rest) } else { 0 };
            (0..cards).for_each(|_| _ = take_number(&mut rest));
        }
        // The seed.
        _ = take(8, &mut rest);
        let head = record[..record.len() - rest.len()].to_vec();
        let generations = take(1, &mut rest)[0];
        let digest = take(2, &mut rest).to_vec();
        let answers = take_number(&mut rest);
        let bytes = take_number(&mut rest) as usize;
        let fields = Self { head, generations, digest, answers, journal: take(bytes, &mut rest).to_vec() };
        assert_eq!(fields.record(), record, "nothing is altered yet");
        Some(fields)
    }

    /// The record of these under a checksum that fits.
    pub(crate) fn record(&self) -> Vec<u8> {
        let mut bytes = self.head.clone();
        bytes.push(self.generations);
        bytes.extend(&self.digest);
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
