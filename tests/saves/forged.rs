//! Records that somebody has altered and sealed again: the replay notices what no checksum can.

use crate::saves::games::{Played, setup};
use crate::saves::letters::Fields;
use viriditas::games::MarsRecord;
use viriditas::kit::{EventLog, Rng, Rules, Seed};
use viriditas::mars::Fault;
use viriditas::save::{Broken, crc32};

/// What is wrong with it.
fn broken(fields: &Fields) -> Option<Broken<Fault>> {
    let record = MarsRecord::from_bytes(&fields.record()).expect("what is altered shows in the replay alone");
    record.replay(&mut EventLog::nothing()).err()
}

/// A game broken off in its sixth generation.
fn sixth_generation() -> Fields {
    let mut played = Played::new(setup(6), 6);
    let mut rng = Rng::new(Seed(6));
    while played.game.facts().generation < 6 {
        assert!(played.step(&mut rng), "the game goes on");
    }
    for _ in 0..3 {
        assert!(played.step(&mut rng), "the game goes on");
    }
    Fields::of(&played.record().to_bytes()).expect("a record")
}

#[test]
fn the_game_as_it_is_is_compared() {
    let whole = sixth_generation();
    assert_eq!((broken(&whole), whole.head[0], whole.generations), (None, 9, 6));
    for byte in [0, 1] {
        let mut altered = whole.clone();
        altered.digest[byte] ^= 0xFF;
        assert_eq!(broken(&altered), Some(Broken::Digest { generation: 6 }));
    }
    for generations in [5, 7, 255_u8] {
        let altered = Fields { generations, ..whole.clone() };
        let generation = generations.min(6).into();
        assert_eq!(broken(&altered), Some(Broken::Digest { generation }), "{generations}");
    }
}

/// The journal is read to its last digit: what stands behind the last answer belongs to none.
#[test]
fn nothing_is_left_over_of_the_journal() {
    let whole = sixth_generation;
    let is_refused = |altered: &Fields| {
        let broken = broken(altered);
        assert!(matches!(broken, Some(Broken::Answer { .. } | Broken::Digest { .. })), "{broken:?}");
        broken
    };
    for byte in [0, 1, 255] {
        let mut longer = whole();
        longer.journal.push(byte);
        // Eight more make a group that nobody asks for.
        for _ in 0..8 {
            let broken = is_refused(&longer);
            // What is more than nothing changes what the last digits say.
            let is_at_the_end =
                matches!(broken, Some(Broken::Answer { answer, .. }) if u64::from(answer) == longer.answers);
            assert!(is_at_the_end || byte > 0, "{broken:?}");
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
    let whole = sixth_generation();
    let mut bytes = whole.record();
    let at = whole.head.len() + 1 + 2;
    bytes.splice(at..bytes.len() - 4, [0x81, 0x80, 0x80, 0x00]);
    let end = bytes.len() - 4;
    let sum = crc32(&bytes[..end]);
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
    assert_eq!(MarsRecord::from_bytes(&bytes), Err(Broken::Number { byte: at as u32 + 3 }));
}
