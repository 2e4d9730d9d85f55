//! Records as text: `V1.`, the bytes in the alphabet of RFC 4648 for links, and after another point what a table says about
//! its seats.

use super::broken::{Broken, Unreadable};
use super::record::{MOST_BYTES, Record};
use crate::kit::{Rules, Seated};

/// What every text begins with; the number of the format follows, and a point.
const KIND: char = 'V';
/// The format of the text.
const FORMAT: u32 = 1;
/// More letters than any text has.
const MOST_LETTERS: usize = MOST_BYTES * 2;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl<G: Seated> Record<G> {
    /// The record as text that fits into a link.
    pub fn to_text(&self) -> String {
        write(self, None)
    }

    /// Reads a text; white space in it does no harm, and parts behind the record are passed over.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_text(text: &str) -> Result<Self, Broken<G::Fault>> {
        Self::from_bytes(&parts(text).map_err(Unreadable::of_game)?.record)
    }
}

/// The parts of a text, letters turned into bytes.
#[derive(Default)]
struct Parts {
    record: Vec<u8>,
    beside: Option<Vec<u8>>,
    /// Where a part begins that no text has.
    third: Option<u32>,
}

/// A record as text, with what a table says about its seats.
pub fn write<G: Seated>(record: &Record<G>, beside: Option<&[u8]>) -> String {
    let mut text = format!("{KIND}{FORMAT}.");
    encode(&record.to_bytes(), &mut text);
    if let Some(bytes) = beside {
        text.push('.');
        encode(bytes, &mut text);
    }
    text
}

/// A record and what stands beside it, or what is wrong with the text.
type Read<G> = Result<(Record<G>, Option<Vec<u8>>), Broken<<G as Rules>::Fault>>;

/// Reads a record and what stands beside it about the seats; white space in the text does no harm.
///
/// # Errors
/// What is wrong with the text.
pub fn read<G: Seated>(text: &str) -> Read<G> {
    let Parts { record, beside, third } = parts(text).map_err(Unreadable::of_game)?;
    // A text of an earlier format may have more parts, and is told by its record.
    let record = Record::from_bytes(&record)?;
    match third {
        None => Ok((record, beside)),
        Some(at) => Err(Broken::Letter { at }),
    }
}

/// Takes a text apart; white space in it does no harm.
fn parts(text: &str) -> Result<Parts, Unreadable> {
    let mut letters = text.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace()).peekable();
    match letters.next() {
        None => return Err(Broken::Empty),
        Some((_, KIND)) => {}
        Some(_) => return Err(Broken::NotOurs),
    }
    let mut format = None;
    while let Some((_, letter)) = letters.next_if(|(_, letter)| letter.is_ascii_digit()) {
        let digit = letter.to_digit(10).unwrap_or(0);
        format = Some(format.unwrap_or(0_u32).saturating_mul(10).saturating_add(digit));
    }
    let format = format.ok_or(Broken::NotOurs)?;
    if letters.next_if(|&(_, letter)| letter == '.').is_none() {
        return Err(Broken::NotOurs);
    }
    if format != FORMAT {
        return Err(if format > FORMAT { Broken::Newer { format } } else { Broken::NotOurs });
    }
    let mut parts = vec![Decoder::default()];
    let mut third = None;
    for (count, (at, letter)) in letters.enumerate() {
        if count >= MOST_LETTERS {
            return Err(Broken::TooLong);
        }
        if letter == '.' && parts.len() == 1 {
            parts.push(Decoder::default());
        } else if letter == '.' || third.is_some() {
            third = third.or(Some(at as u32));
        } else if let Some(part) = parts.last_mut() {
            part.take(at, letter)?;
        }
    }
    let mut parts = parts.into_iter();
    let mut next = || parts.next().map(Decoder::finish).transpose();
    Ok(Parts { record: next()?.unwrap_or_default(), beside: next()?, third })
}

/// Writes bytes in the letters of records.
pub(crate) fn encode(bytes: &[u8], text: &mut String) {
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
}

/// Reads what [`encode`] wrote: every other text is refused.
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, Unreadable> {
    let mut decoder = Decoder::default();
    text.chars().enumerate().try_for_each(|(at, letter)| decoder.take(at, letter))?;
    decoder.finish()
}

/// Letters into bytes.
#[derive(Default)]
struct Decoder {
    bytes: Vec<u8>,
    /// Bits that make no byte yet, and how many.
    bits: u32,
    held: u32,
    /// Where the last letter stood.
    at: usize,
}

impl Decoder {
    fn take(&mut self, at: usize, letter: char) -> Result<(), Unreadable> {
        let value = match letter {
            'A'..='Z' => letter as u32 - 'A' as u32,
            'a'..='z' => letter as u32 - 'a' as u32 + 26,
            '0'..='9' => letter as u32 - '0' as u32 + 52,
            '-' => 62,
            '_' => 63,
            _ => return Err(Broken::Letter { at: at as u32 }),
        };
        self.at = at;
        self.bits = self.bits << 6 | value;
        self.held += 6;
        if self.held >= 8 {
            self.held -= 8;
            self.bytes.push((self.bits >> self.held) as u8);
            self.bits &= (1 << self.held) - 1;
        }
        Ok(())
    }

    fn finish(self) -> Result<Vec<u8>, Unreadable> {
        match self.held {
            6 => Err(Broken::Truncated { byte: self.bytes.len() as u32 }),
            _ if self.bits != 0 => Err(Broken::Letter { at: self.at as u32 }),
            _ => Ok(self.bytes),
        }
    }
}
