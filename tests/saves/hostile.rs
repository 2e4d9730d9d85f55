//! Every input is hostile: it ends in an error of one sentence, never in a panic.

use crate::saves::forger::input::is_a_sentence;
use crate::saves::forger::{Forger, Pool, name_inputs_in_panics, try_on_all};
use crate::saves::games::{Played, setup};
use crate::saves::letters::{put_number, sealed};
use viriditas::games::MarsRecord;
use viriditas::games::MarsTable;
use viriditas::kit::{EventLog, Rng, Seated, Seed};
use viriditas::mars::cards::IDS;
use viriditas::mars::maps::MAPS;
use viriditas::mars::{Fault, Mars, RULES_REVISION, Setup, Switch, Switches};
use viriditas::save::{Broken, MOST_ANSWERS, MOST_BY_A_BYTE, MOST_BYTES, MOST_WITHOUT_A_BYTE};
use viriditas::table::Seating;

/// Texts of formats that were on trial: records, and a table as it was kept.
pub(crate) const TRIALS: [(u32, &str); 4] = [
    (1, include_str!("trial-1.txt")),
    (4, include_str!("trial-4.txt")),
    (4, include_str!("trial-4-kept.txt")),
    (8, include_str!("trial-8.txt")),
];

fn bytes() -> Vec<u8> {
    Played::finished(setup(6), 6).record().to_bytes()
}

fn open(bytes: &[u8]) -> Result<(), Broken<Fault>> {
    MarsRecord::from_bytes(bytes)?.replay(&mut EventLog::nothing()).map(|_| ())
}

#[test]
fn every_flipped_bit_is_noticed() {
    let whole = bytes();
    for place in 0..whole.len() {
        for bit in 0..8 {
            let mut flipped = whole.clone();
            flipped[place] ^= 1 << bit;
            is_a_sentence(&MarsRecord::from_bytes(&flipped).expect_err("a flipped bit is damage"));
        }
    }
}

#[test]
fn every_flipped_letter_is_noticed() {
    let whole = Played::finished(setup(6), 6).record();
    let text = whole.to_text();
    for place in 0..text.len() {
        for bit in 0..7 {
            let mut flipped = text.clone().into_bytes();
            flipped[place] ^= 1 << bit;
            let flipped = String::from_utf8(flipped).expect("seven bits are ASCII");
            is_a_sentence(&MarsRecord::from_text(&flipped).expect_err("a flipped letter is damage"));
        }
    }
}

/// A letter more says six bits too many, whatever the last letter before it left to say.
#[test]
fn a_letter_more_is_noticed() {
    for number in 0..6 {
        let text = Played::finished(setup(number), number).record().to_text();
        for letter in ["A", "AA", "B"] {
            is_a_sentence(
                &MarsRecord::from_text(&format!("{text}{letter}")).expect_err("there is nothing more"),
            );
        }
    }
}

#[test]
fn every_truncation_is_noticed() {
    let whole = bytes();
    for end in 0..whole.len() {
        let broken = MarsRecord::from_bytes(&whole[..end]).expect_err("something is missing");
        let expected = if end == 0 { Broken::Empty } else { Broken::Truncated { byte: end as u32 } };
        assert_eq!(broken, expected);
    }
    let text = Played::finished(setup(6), 6).record().to_text();
    for end in 0..text.len() {
        is_a_sentence(&MarsRecord::from_text(&text[..end]).expect_err("something is missing"));
    }
}

#[test]
fn what_stands_behind_the_end_is_named() {
    let mut longer = bytes();
    longer.push(0);
    assert_eq!(open(&longer), Err(Broken::Trailing { byte: longer.len() as u32 - 1 }));
    // Bytes behind the answers, under a true checksum of all of them: the first of them is read as the checksum's.
    for more in 1..6 {
        let whole = bytes();
        let content = whole.len() - 4;
        let longer = [&whole[..content], &vec![0; more], &whole[content..]].concat();
        assert_eq!(open(&sealed(longer)), Err(Broken::Trailing { byte: whole.len() as u32 }), "{more}");
    }
}

/// A forger who knows the checksum gets an error, or the same game by another way: chance or the set-up makes
/// the same seat first, two answers in another order come to the same. What the seats remember of that way may differ.
#[test]
fn every_flipped_bit_under_a_true_checksum_ends_in_an_error_or_the_same_game() {
    let whole = bytes();
    let numbers = |game: &Mars| {
        let mut all = Vec::new();
        game.walk(&mut |label, number| all.push((label, number)));
        all
    };
    let game = numbers(&Played::finished(setup(6), 6).game);
    for place in 1..whole.len() - 4 {
        for bit in 0..8 {
            let mut flipped = whole.clone();
            flipped[place] ^= 1 << bit;
            let opened = MarsRecord::from_bytes(&sealed(flipped));
            match opened.and_then(|record| record.replay(&mut EventLog::nothing())) {
                Ok((other, _)) => assert!(numbers(&other) == game, "byte {place}, bit {bit}"),
                Err(broken) => is_a_sentence(&broken),
            }
        }
    }
}

#[test]
fn random_bytes_and_texts_are_refused() {
    let mut rng = Rng::new(Seed(9));
    for _ in 0..20_000 {
        let mut noise: Vec<u8> = (0..rng.below(200)).map(|_| rng.bits() as u8).collect();
        is_a_sentence(&open(&noise).expect_err("noise is no game"));
        let text = String::from_utf8_lossy(&noise).into_owned();
        is_a_sentence(&MarsRecord::from_text(&text).expect_err("noise is no game"));
        is_a_sentence(&MarsRecord::from_text(&format!("V1.{text}")).expect_err("noise is no game"));
        if noise.len() > 25 {
            // With the right first bytes, an honest checksum and room for the answers.
            noise[..7].copy_from_slice(&[9, 0, RULES_REVISION as u8, 0, 0b01010, 0, 0]);
            noise[15] = 1;
            noise[18] = 200;
            noise[19] = 1;
            let len = (noise.len() - 25).min(120) as u8;
            noise[20] = len;
            noise.truncate(usize::from(len) + 25);
            is_a_sentence(&open(&sealed(noise)).expect_err("noise is no game"));
        }
    }
}

#[test]
fn huge_inputs_are_refused() {
    let huge = "A".repeat(1 << 20);
    assert_eq!(MarsRecord::from_text(&huge), Err(Broken::NotOurs));
    assert_eq!(MarsRecord::from_text(&format!("V1.{huge}")), Err(Broken::TooLong));
    assert_eq!(MarsRecord::from_text(&" ".repeat(1 << 20)), Err(Broken::Empty));
    assert_eq!(
        MarsRecord::from_text(&format!("V{}.", "9".repeat(1 << 20))),
        Err(Broken::Newer { format: u32::MAX })
    );
    assert_eq!(MarsRecord::from_bytes(&vec![1; MOST_BYTES + 1]), Err(Broken::TooLong));
}

#[test]
fn other_versions_are_named() {
    let mut newer = bytes();
    newer[0] = 10;
    assert_eq!(open(&newer), Err(Broken::Newer { format: 10 }));
    assert_eq!(MarsRecord::from_text("V2.AAAA"), Err(Broken::Newer { format: 2 }));
    let mut revised = bytes();
    revised[2] = 77;
    assert_eq!(open(&sealed(revised)), Err(Broken::Revision { theirs: 77, ours: RULES_REVISION }));
    is_a_sentence(&Broken::<Fault>::Revision { theirs: 77, ours: RULES_REVISION });
}

#[test]
fn other_games_are_named() {
    for game in [1, 127, 128, 255] {
        let mut other = bytes();
        other[1] = game;
        assert_eq!(open(&other), Err(Broken::Damaged), "nobody wrote it");
        assert_eq!(open(&sealed(other)), Err(Broken::OtherGame));
    }
    is_a_sentence(&Broken::<Fault>::OtherGame);
}

/// Formats that no release has written are given up, with all that stood behind their records.
#[test]
fn trial_versions_are_named() {
    for (format, text) in TRIALS {
        let broken = Broken::Trial { format };
        assert_eq!(MarsRecord::from_text(text).err(), Some(broken.clone()));
        assert_eq!(MarsTable::from_text(text).err(), Some(broken.clone()));
        is_a_sentence(&broken);
    }
    for format in 1..9 {
        assert_eq!(open(&[format]), Err(Broken::Trial { format: format.into() }));
    }
}

/// A text has a record and what stands beside it, and no third part.
#[test]
fn a_third_part_is_refused() {
    let text =
        MarsTable::new(setup(6), Seed(6), Seating::default()).expect("the set-up is possible").to_text();
    assert!(MarsTable::from_text(&text).is_ok());
    for more in [".", ".AAAA", ".A.?"] {
        let broken = Broken::Letter { at: text.len() as u32 };
        assert_eq!(MarsTable::from_text(&format!("{text}{more}")).err(), Some(broken));
    }
}

#[test]
fn impossible_set_ups_are_named() {
    let with = |place: usize, byte: u8| {
        let mut bytes = bytes();
        bytes[place] = byte;
        open(&sealed(bytes)).expect_err("the set-up is impossible")
    };
    assert_eq!(
        with(5, 0b1010_0000),
        Broken::Setup { faults: vec![Fault::EmptySeat { seat: viriditas::kit::Seat::ALL[4] }] }
    );
    assert_eq!(with(5, 0b1110_0000), Broken::Option { byte: 5 });
    let faults = [
        (0b0_0111, Fault::Players { asked: 7 }),
        (0b0_0001, Fault::Without { switch: Switch::CorporateEra, players: 1 }),
    ];
    for (byte, fault) in faults {
        let broken = with(4, byte);
        assert_eq!(broken, Broken::Setup { faults: vec![fault] });
        is_a_sentence(&broken);
    }
    let [switch, other] = [Switch::Draft, Switch::CorporateEra];
    is_a_sentence(&Broken::Setup {
        faults: vec![
            Fault::With { switch, players: 3 },
            Fault::Needs { switch, needs: &[Switch::CorporateEra] },
            Fault::Excludes { switch, excludes: other },
        ],
    });
}

/// What nobody wrote is damage, and never told as something of a later release.
#[test]
fn a_set_up_that_is_not_known_is_damage_where_the_checksum_is_wrong() {
    let whole = bytes();
    let unknown = number(2 | 1 << (25 + 3));
    let inputs = [
        [&whole[..4], &unknown, &whole[5..]].concat(),
        [&whole[..5], &[0b1110_0000], &whole[6..]].concat(),
        [&whole[..6], &number(512), &whole[7..]].concat(),
    ];
    for bytes in inputs {
        assert_eq!(open(&bytes), Err(Broken::Damaged));
        assert!(matches!(open(&sealed(bytes)), Err(Broken::Option { .. })));
    }
}

/// Boxes and options are a number with a bit for each: those that are not known, up to the highest bit.
#[test]
fn unknown_boxes_and_options_are_named() {
    let mut rng = Rng::new(Seed(3));
    for bit in 14..32 {
        if Switches::from_bits(1 << bit).is_some() {
            assert_eq!((bit, cfg!(feature = "synthetic")), (31, true), "only what is synthetic is known");
            continue;
        }
        let known = rng.below(4);
        let broken = open_with(4..5, &number(2 | u64::from(known | 1 << bit) << 3));
        assert_eq!(broken, Broken::Option { byte: 4 });
        is_a_sentence(&broken);
    }
    assert_eq!(open_with(4..5, &[0x82, 0x80, 0x80, 0x80, 0x80, 0x01]), Broken::Number { byte: 8 });
}

#[test]
fn maps_that_are_none_are_named() {
    for map in [MAPS.len() as u8, 150, 199] {
        let faults = vec![Fault::Map { asked: map }];
        assert_eq!(open_with(6..7, &number(u64::from(map) << 1)), Broken::Setup { faults });
    }
    assert_eq!(open_with(6..7, &number(512)), Broken::Option { byte: 6 });
}

/// A bit before the map tells of cards that are left out. They follow: how many, then each as its distance from the one before.
#[test]
fn cards_left_out_that_are_none_are_named() {
    let birds = viriditas::mars::cards::named("Birds").expect("a card of the base game").id;
    let setup = Setup { banned: [birds].into_iter().collect(), ..Setup::new(2) };
    let whole = Played::finished(setup, 6).record().to_bytes();
    let at = 7;
    let one = number(u64::from(birds.number()));
    assert_eq!(whole[6..][..2 + one.len()], *[&[1, 1], &*one].concat());
    let with = |cards: &[u8]| {
        let bytes = [&whole[..at], cards, &whole[at + 1 + one.len()..]].concat();
        open(&sealed(bytes)).expect_err("no such cards are left out")
    };
    let none = number(IDS as u64 + 5);
    let inputs: [(&[u8], usize); 5] = [
        (&[0], at),
        (&[2, 1, 0], at + 2),
        (&[&[1], &*none].concat(), at + 1),
        (&[&[1], &*number(u64::from(u16::MAX) + 2)].concat(), at + 1),
        (&[&[2, 1], &*number((1 << 35) - 1)].concat(), at + 2),
    ];
    for (cards, byte) in inputs {
        let broken = with(cards);
        assert_eq!(broken, Broken::Option { byte: byte as u32 }, "{cards:?}");
        is_a_sentence(&broken);
    }
    let every: Vec<u8> = [number(208), vec![1; 208]].concat();
    assert!(
        matches!(with(&every), Broken::Setup { faults } if matches!(faults[..], [Fault::TooFew { .. }, ..]))
    );
}

/// One game has one text: a number takes no more bytes than it needs.
#[test]
fn numbers_with_bytes_to_spare_are_refused() {
    let whole = bytes();
    // Behind the number of generations and a digest.
    let answers = 16 + 2;
    assert!(whole[answers] > 0x7F, "the game has more than 127 answers");
    for place in [4, 6, answers + 1] {
        let spare = open_with(place..place + 1, &[whole[place] | 0x80, 0]);
        assert_eq!(spare, Broken::Number { byte: place as u32 + 1 });
        is_a_sentence(&spare);
    }
}

/// What reading says when these bytes stand in the place of others.
fn open_with(place: std::ops::Range<usize>, bytes_there: &[u8]) -> Broken<Fault> {
    let mut bytes = bytes();
    bytes.splice(place, bytes_there.iter().copied());
    open(&sealed(bytes)).expect_err("it is no game")
}

/// A number as the format has it.
fn number(number: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    put_number(number, &mut bytes);
    bytes
}

/// A few letters must not buy a long replay: a seat has a hundred answers for each generation that has begun, a record has ten thousand, and
/// each byte of its answers allows a few more.
#[test]
fn the_number_of_answers_is_bounded() {
    let empty = Played::new(setup(6), 6).record().to_bytes();
    let claiming = |answers: u64, generations: u8, journal: usize| {
        let mut bytes = empty[..15].to_vec();
        bytes.push(generations);
        bytes.extend([0; 2]);
        bytes.extend(number(answers));
        bytes.extend(number(journal as u64));
        bytes.extend(vec![0; journal + 4]);
        open(&sealed(bytes)).expect_err("there are not so many answers")
    };
    let [none, each] = [MOST_WITHOUT_A_BYTE, MOST_BY_A_BYTE];
    let bounds = [
        (0, 1_000, 200),
        (1, 1_000, 200),
        (12, 1_000, 2_400),
        (50, 1_000, MOST_ANSWERS),
        (255, 1_000, MOST_ANSWERS),
        (255, 0, none),
        (255, 1, none + each),
        (255, 30, none + 30 * each),
    ];
    for (generations, journal, most) in bounds {
        let broken = claiming(u64::from(most) + 1, generations, journal);
        assert_eq!(broken, Broken::TooManyAnswers { most });
        is_a_sentence(&broken);
        let broken = claiming(most.into(), generations, journal);
        assert!(!matches!(broken, Broken::TooManyAnswers { .. }), "{broken:?}");
    }
}

/// `examples/hostile` tries as many as one likes.
#[test]
fn twenty_thousand_forged_inputs_end_well() {
    let pool = Pool::new();
    name_inputs_in_panics();
    let tally = try_on_all(Forger { pool: &pool, seed: 7 }, &(0..20_000));
    println!("{}", tally.line());
    println!("over the time: {:?}", tally.late);
    let (inputs, accepted) = tally.sums();
    assert!(inputs == 20_000 && accepted > 2_000, "{accepted} of {inputs}");
    assert!(tally.most_answers <= MOST_ANSWERS, "{}", tally.most_answers);
}
