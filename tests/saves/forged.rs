//! Records that somebody has altered and sealed again: the replay notices what no checksum can.

use crate::games::{Played, setup};
use crate::letters::put_number;
use viriditas::kit::{Heard, Rng, Rules, Seed};
use viriditas::save::{Broken, Record, crc32, digest, fold};

/// A record in bytes, taken apart. However a format begins, its digests stand together, little end first, between
/// their number and the number of answers; the answers come last, before the checksum.
struct Parts {
    head: Vec<u8>,
    digests: Vec<u16>,
    answers: u32,
    journal: Vec<u8>,
}

impl Parts {
    /// The parts of the record of a game whose digests are known.
    fn of(record: &Record, digests: &[u16]) -> Self {
        let bytes = record.to_bytes();
        let written: Vec<u8> = digests.iter().flat_map(|digest| digest.to_le_bytes()).collect();
        let at = bytes.windows(written.len()).position(|window| window == written);
        let at = at.expect("the digests are written");
        let (head, rest) = bytes.split_at(at - 1);
        assert_eq!(usize::from(rest[0]), digests.len());
        let mut rest = &rest[1 + written.len()..rest.len() - 4];
        let answers = take_number(&mut rest);
        let length = take_number(&mut rest);
        assert_eq!((answers, length as usize), (record.answers(), rest.len()));
        let parts = Self { head: head.to_vec(), digests: digests.to_vec(), answers, journal: rest.to_vec() };
        assert_eq!(parts.sealed(), bytes, "nothing is altered yet");
        parts
    }

    /// The bytes under a checksum that fits.
    fn sealed(&self) -> Vec<u8> {
        let mut bytes = self.head.clone();
        bytes.push(self.digests.len() as u8);
        bytes.extend(self.digests.iter().flat_map(|digest| digest.to_le_bytes()));
        put_number(self.answers.into(), &mut bytes);
        put_number(self.journal.len() as u64, &mut bytes);
        bytes.extend(&self.journal);
        bytes.extend(crc32(&bytes).to_le_bytes());
        bytes
    }

    /// What is wrong with it.
    fn broken(&self) -> Option<Broken> {
        let record = Record::from_bytes(&self.sealed()).expect("what is altered shows in the replay alone");
        record.replay(&mut Heard::nothing()).err()
    }
}

fn take_number(bytes: &mut &[u8]) -> u32 {
    let len = bytes.iter().take_while(|&&byte| byte >= 0x80).count() + 1;
    let (number, rest) = bytes.split_at(len);
    *bytes = rest;
    number.iter().rev().fold(0, |number, &byte| number << 7 | u32::from(byte & 0x7F))
}

/// A game broken off in its sixth generation, and its digests: of the games in which a generation had just begun, and
/// of the last one.
fn sixth_generation() -> (Played, Vec<u16>) {
    let mut played = Played::new(setup(6), 6);
    let mut rng = Rng::new(Seed(6));
    let mut digests = Vec::new();
    while digests.len() < 5 {
        let generation = played.game.facts().generation;
        assert!(played.step(&mut rng), "the game goes on");
        if played.game.facts().generation != generation {
            digests.push(fold(digest(&played.game)));
        }
    }
    for _ in 0..3 {
        assert!(played.step(&mut rng), "the game goes on");
    }
    digests.push(fold(digest(&played.game)));
    (played, digests)
}

#[test]
fn the_game_of_each_generation_is_compared() {
    let (played, digests) = sixth_generation();
    let whole = Parts::of(&played.record(), &digests);
    assert_eq!((whole.broken(), whole.digests.len()), (None, 6));
    for (place, &digest) in digests.iter().enumerate() {
        let mut altered = Parts::of(&played.record(), &digests);
        altered.digests[place] = !digest;
        assert_eq!(altered.broken(), Some(Broken::Digest { generation: place as u32 + 1 }));
    }
}

#[test]
fn there_is_one_digest_for_each_generation() {
    let (played, digests) = sixth_generation();
    let with = |digests: &[u16], altered: Vec<u16>| {
        Parts { digests: altered, ..Parts::of(&played.record(), digests) }.broken()
    };
    // One too many at the end, one left out there, none at all.
    let more = digests.iter().copied().chain([digests[5]]).collect();
    assert_eq!(with(&digests, more), Some(Broken::Digest { generation: 6 }));
    assert_eq!(with(&digests, digests[..5].to_vec()), Some(Broken::Digest { generation: 6 }));
    assert_eq!(with(&digests, Vec::new()), Some(Broken::Digest { generation: 1 }));
}

/// The journal is read to its last digit: what stands behind the last answer belongs to none.
#[test]
fn nothing_is_left_over_of_the_journal() {
    let (played, digests) = sixth_generation();
    let whole = || Parts::of(&played.record(), &digests);
    let is_refused = |altered: &Parts| {
        let broken = altered.broken();
        assert!(matches!(broken, Some(Broken::Answer { .. } | Broken::Digest { .. })), "{broken:?}");
        broken
    };
    for byte in [0, 1, 255] {
        let mut longer = whole();
        longer.journal.push(byte);
        // Eight more make a group that nobody asks for.
        for _ in 0..8 {
            assert!(
                matches!(is_refused(&longer), Some(Broken::Answer { answer, .. }) if answer == longer.answers)
            );
            longer.journal.push(0);
        }
    }
    let mut fewer = whole();
    fewer.answers -= 1;
    is_refused(&fewer);
    let mut shorter = whole();
    shorter.journal.pop();
    is_refused(&shorter);
}

/// A number has one spelling: no byte that adds nothing ends it.
#[test]
fn a_number_that_goes_on_too_long_is_refused() {
    let (played, digests) = sixth_generation();
    let whole = Parts::of(&played.record(), &digests);
    let mut bytes = whole.sealed();
    let at = whole.head.len() + 1 + 2 * digests.len();
    bytes.splice(at..bytes.len() - 4, [0x81, 0x80, 0x80, 0x00]);
    let end = bytes.len() - 4;
    let sum = crc32(&bytes[..end]);
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
    assert_eq!(Record::from_bytes(&bytes), Err(Broken::Number { byte: at as u32 + 3 }));
}
