//! Bytes and letters altered as chance and malice do it.

use viriditas::kit::Rng;

/// So many bytes or letters are enough of one input.
const MOST: usize = 200_000;

/// A place in so many, sooner at the beginning and at the end than in between.
fn place(len: usize, rng: &mut Rng) -> usize {
    let near = len.min(24) as u32;
    match rng.below(4) {
        0 => rng.below(near) as usize,
        1 => len.saturating_sub(1 + rng.below(near) as usize),
        _ => rng.below(len as u32) as usize,
    }
}

/// A run of at most so many, as the places from which and to which it goes.
fn run(len: usize, most: u32, rng: &mut Rng) -> (usize, usize) {
    let from = place(len, rng);
    (from, len.min(from + 1 + rng.below(most) as usize))
}

/// What all rows can suffer: truncated, a run left out, repeated, or brought in from another row, two places exchanged.
fn shift<T: Copy>(row: &mut Vec<T>, other: &[T], rng: &mut Rng) {
    if row.is_empty() {
        row.extend(other);
        return;
    }
    let (from, to) = run(row.len(), 24, rng);
    match rng.below(6) {
        0 => row.truncate(from),
        1 => _ = row.drain(from..to),
        2 => {
            // Now and then more than any input may have.
            let times = if rng.below(300) == 0 { 10_000 } else { 1 + rng.below(4) as usize };
            let repeated = row[from..to].repeat(times.min(MOST / (to - from)));
            row.splice(from..from, repeated);
        }
        3 if !other.is_empty() => {
            let (other_from, other_to) = run(other.len(), 40, rng);
            row.splice(from..to, other[other_from..other_to].iter().copied());
        }
        4 if !other.is_empty() => {
            row.truncate(from);
            row.extend(&other[place(other.len(), rng)..]);
        }
        _ => {
            let with = place(row.len(), rng);
            row.swap(from, with);
        }
    }
}

/// Alters bytes once, some of which may come from another row.
pub(super) fn bytes(bytes: &mut Vec<u8>, other: &[u8], rng: &mut Rng) {
    const ENDS: [u8; 6] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF];
    const HUGE: [&[u8]; 4] =
        [&[0xFF, 0x7F], &[0xFF, 0xFF, 0xFF, 0xFF, 0x7F], &[0x80, 0x80, 0x80, 0x80, 0x08], &[0x90, 0x4E]];
    if bytes.is_empty() {
        return shift(bytes, other, rng);
    }
    let at = place(bytes.len(), rng);
    match rng.below(10) {
        0 | 1 => bytes[at] ^= 1 << rng.below(8),
        2 => bytes[at] = rng.bits() as u8,
        3 => bytes[at] = ENDS[rng.below(ENDS.len() as u32) as usize],
        4 => bytes[at] = bytes[at].wrapping_add(1),
        5 => bytes[at] = bytes[at].wrapping_sub(1),
        // A number that counts more than there is.
        6 => _ = bytes.splice(at..=at, HUGE[rng.below(HUGE.len() as u32) as usize].iter().copied()),
        7 => bytes.insert(at, rng.bits() as u8),
        _ => shift(bytes, other, rng),
    }
}

/// Alters a text once, letter by letter; some of them may come from another one.
pub(super) fn letters(text: &str, other: &str, rng: &mut Rng) -> String {
    const STRANGE: [&str; 12] =
        ["é", "千", "🚀", "\u{202e}", "\0", " ", "\n", "\u{a0}", ".", ".V1.", "=", "gone "];
    const NUMBERS: [&str; 10] = [
        "0",
        "-1",
        "+1",
        "00",
        "255",
        "65536",
        "4294967296",
        "18446744073709551615",
        "18446744073709551616",
        "NaN",
    ];
    let mut letters: Vec<char> = text.chars().collect();
    let others: Vec<char> = other.chars().take(2_000).collect();
    if letters.is_empty() {
        return other.to_owned();
    }
    let at = place(letters.len(), rng);
    match rng.below(8) {
        0 | 1 => {
            let flipped = u32::from(letters[at]) ^ 1 << rng.below(7);
            letters[at] = char::from_u32(flipped).unwrap_or('?');
        }
        2 => {
            let strange = STRANGE[rng.below(STRANGE.len() as u32) as usize];
            letters.splice(at..at, strange.chars());
        }
        3 => {
            // The next number becomes another one.
            let from = at + letters[at..].iter().take_while(|letter| !letter.is_ascii_digit()).count();
            let to = from + letters[from..].iter().take_while(|letter| letter.is_ascii_digit()).count();
            let number = NUMBERS[rng.below(NUMBERS.len() as u32) as usize];
            letters.splice(from..to, number.chars());
        }
        _ => shift(&mut letters, &others, rng),
    }
    letters.into_iter().collect()
}

/// Bytes of chance.
pub(super) fn noise(most: u32, rng: &mut Rng) -> Vec<u8> {
    (0..rng.below(most + 1)).map(|_| rng.bits() as u8).collect()
}
