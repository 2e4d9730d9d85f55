//! Snapshots that somebody has altered, and the sections that they are made of.

use crate::forger::input::is_a_sentence;
use crate::games::{Played, setup};
use crate::letters::{of_revision, parts, sealed, sections, snapshot_of, text_of};
use crate::tables::{step, table};
use viriditas::kit::{Heard, Rng, Rules, Seats, Seed, View};
use viriditas::mars::{Mars, RULES_REVISION, Setup, score};
use viriditas::save::{Broken, Snapshot};
use viriditas::table::Table;

/// A snapshot, and what it is read with.
struct Specimen {
    setup: Setup,
    seed: Seed,
    bytes: Vec<u8>,
}

impl Specimen {
    /// Of the first rest of a game from this generation on.
    fn from(setup: Setup, seed: u64, generation: u8) -> Self {
        let mut played = Played::new(setup, seed);
        let mut rng = Rng::new(Seed(seed));
        while played.game.facts().generation < generation || played.game.rest().is_none() {
            assert!(played.step(&mut rng), "the game comes so far");
        }
        let bytes = Snapshot::of(&played.game).expect("it rests").bytes().to_vec();
        Self { setup, seed: played.seed, bytes }
    }

    fn open(&self, bytes: &[u8]) -> Result<Snapshot, Broken> {
        Snapshot::read(bytes, &self.setup, self.seed)
    }

    /// The sections, by their numbers.
    fn sections(&self) -> Vec<(u8, Vec<u8>)> {
        sections(&self.bytes)
    }

    /// What reading says once a section is altered.
    fn with(&self, section: u8, alter: impl FnOnce(&mut Vec<u8>)) -> Result<Snapshot, Broken> {
        let mut sections = self.sections();
        let (_, content) = sections.iter_mut().find(|(number, _)| *number == section).expect("it is there");
        alter(content);
        self.open(&snapshot_of(&sections))
    }
}

/// Plays a game of chance to its end, and looks at it on the way as seats and bots do.
fn can_be_played(mut game: Mars, rng: &mut Rng) {
    let seats = Seats::first(game.facts().options.players);
    while let Some(seat) = game.asked().iter().next() {
        if rng.below(40) == 0 {
            let imagined = Mars::imagine(&View::of(&game, Some(seat)), rng);
            assert!(imagined.choices(seat).next().is_some());
            for seat in seats.iter() {
                let _ = score(game.facts(), seat).total();
            }
        }
        let offers: Vec<_> = game.choices(seat).collect();
        let choice = offers[rng.below(offers.len() as u32) as usize];
        if rng.below(40) == 0 {
            game.forecast(seat, choice, None).expect("it is offered");
        }
        game.play(seat, choice, &mut Heard::nothing()).expect("an offer is accepted");
    }
    for seat in seats.iter() {
        let _ = score(game.facts(), seat).total();
    }
}

/// Whether a snapshot was read; if so it can be played, if not it is said why.
fn ends_well(read: Result<Snapshot, Broken>, rng: &mut Rng) -> bool {
    match read {
        Ok(snapshot) => {
            let again = Snapshot::of(snapshot.game()).expect("it rests");
            assert!(again.game() == snapshot.game());
            can_be_played(snapshot.game().clone(), rng);
            true
        }
        Err(broken) => {
            is_a_sentence(&broken);
            false
        }
    }
}

#[test]
fn every_flipped_bit_of_a_snapshot_is_noticed() {
    let specimen = Specimen::from(setup(6), 6, 5);
    for place in 0..specimen.bytes.len() {
        for bit in 0..8 {
            let mut flipped = specimen.bytes.clone();
            flipped[place] ^= 1 << bit;
            assert_eq!(specimen.open(&flipped).err(), Some(Broken::Damaged), "byte {place}, bit {bit}");
        }
    }
}

#[test]
fn every_flipped_bit_of_a_snapshot_under_a_true_checksum_ends_well() {
    let mut rng = Rng::new(Seed(1));
    let mut opened = 0;
    for specimen in [Specimen::from(setup(6), 6, 9), Specimen::from(setup(10), 10, 8)] {
        for place in 0..specimen.bytes.len() - 4 {
            for bit in 0..8 {
                let mut flipped = specimen.bytes.clone();
                flipped[place] ^= 1 << bit;
                opened += u32::from(ends_well(specimen.open(&sealed(flipped)), &mut rng));
            }
        }
    }
    assert!(opened > 500, "{opened}");
}

#[test]
fn every_truncation_of_a_snapshot_ends_well() {
    let specimen = Specimen::from(setup(6), 6, 9);
    let mut rng = Rng::new(Seed(1));
    for end in 0..specimen.bytes.len() {
        is_a_sentence(&specimen.open(&specimen.bytes[..end]).expect_err("something is missing"));
        let mut short = specimen.bytes[..end].to_vec();
        short.extend([0; 4]);
        ends_well(specimen.open(&sealed(short)), &mut rng);
    }
}

/// The same in a frame that is right: what one to three sections hold is altered.
fn altered(specimen: &Specimen, rng: &mut Rng) -> Vec<u8> {
    let mut sections = specimen.sections();
    for _ in 0..=rng.below(3) {
        let place = rng.below(sections.len() as u32) as usize;
        let content = &mut sections[place].1;
        let [one, other] = [(); 2].map(|()| rng.below(content.len() as u32) as usize);
        match rng.below(8) {
            0 => content[one] = rng.bits() as u8,
            1 => content.swap(one, other),
            2 => content.truncate(one + 1),
            3 => content.extend_from_within(one..),
            4 => content[one] = content[one].wrapping_sub(1),
            5 => content[one] ^= 1 << rng.below(8),
            _ => content[one] = content[one].wrapping_add(1),
        }
    }
    snapshot_of(&sections)
}

/// Bytes set, flipped, left out, put in or taken from another game, one to six at once.
fn mutated(bytes: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = bytes[..bytes.len() - 4].to_vec();
    for _ in 0..=rng.below(6) {
        let place = rng.below(bytes.len() as u32) as usize;
        match rng.below(6) {
            0 => bytes[place] = rng.bits() as u8,
            1 => bytes[place] ^= 1 << rng.below(8),
            2 => bytes[place] = bytes[place].wrapping_add(1),
            3 if bytes.len() > 1 => _ = bytes.remove(place),
            4 => bytes.insert(place, rng.bits() as u8),
            _ => {
                let from = rng.below(other.len() as u32) as usize;
                let length = rng.below(20).min((other.len() - from) as u32) as usize;
                let to = bytes.len().min(place + length);
                bytes.splice(place..to, other[from..from + length].iter().copied());
                bytes.push(0);
            }
        }
    }
    bytes.extend([0; 4]);
    sealed(bytes)
}

#[test]
fn a_hundred_thousand_altered_snapshots_end_well() {
    let specimens: Vec<Specimen> =
        (0..10).map(|number| Specimen::from(setup(number), number, 8 + (number % 3) as u8)).collect();
    let mut rng = Rng::new(Seed(2));
    let mut opened = 0;
    for number in 0..100_000 {
        let specimen = &specimens[number % specimens.len()];
        let other = &specimens[rng.below(specimens.len() as u32) as usize].bytes;
        let altered = match rng.below(2) {
            0 => mutated(&specimen.bytes, other, &mut rng),
            _ => altered(specimen, &mut rng),
        };
        opened += u32::from(ends_well(specimen.open(&altered), &mut rng));
    }
    println!("{opened} of 100,000 altered snapshots could be");
    assert!(opened > 5_000, "{opened}");
}

#[cfg(feature = "invented")]
#[test]
fn altered_snapshots_with_what_is_invented_end_well() {
    use viriditas::mars::{Switch, maps::invented::FIRST};
    let mut rng = Rng::new(Seed(3));
    for map in FIRST..=u8::MAX {
        let setup = Setup { map, ..Setup::new(1 + map % 5) }.with(Switch::Invented);
        let specimen = Specimen::from(setup, map.into(), 3);
        for _ in 0..200 {
            let altered = altered(&specimen, &mut rng);
            ends_well(specimen.open(&altered), &mut rng);
        }
    }
}

#[test]
fn noise_is_no_snapshot() {
    let specimen = Specimen::from(setup(6), 6, 2);
    let mut rng = Rng::new(Seed(9));
    for _ in 0..20_000 {
        let noise: Vec<u8> = (0..rng.below(300)).map(|_| rng.bits() as u8).collect();
        is_a_sentence(&specimen.open(&noise).expect_err("noise is no snapshot"));
        is_a_sentence(&specimen.open(&sealed(noise.clone())).expect_err("noise is no snapshot"));
        let mut begun: Vec<u8> = vec![1];
        begun.extend(noise);
        begun.extend([0; 4]);
        is_a_sentence(&specimen.open(&sealed(begun)).expect_err("noise is no snapshot"));
    }
    // So many cards there are not, and no room is made for them.
    let cards = specimen.with(11, |piles| *piles = vec![0, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 16]);
    assert_eq!(cards.err(), Some(Broken::Position { section: 11 }));
}

#[test]
fn every_flipped_letter_of_a_game_of_other_rules_is_noticed() {
    let mut one = table(setup(7), 7, &[]);
    let mut rng = Rng::new(Seed(7));
    while one.answers() < 150 && step(&mut one, &mut rng).is_some() {}
    let text = of_revision(&one.to_kept_text(), RULES_REVISION + 1);
    Table::from_text(&text).expect("it is whole");
    for place in 0..text.len() {
        for bit in 0..7 {
            let mut flipped = text.clone().into_bytes();
            flipped[place] ^= 1 << bit;
            let flipped = String::from_utf8(flipped).expect("seven bits are ASCII");
            is_a_sentence(&Table::from_text(&flipped).expect_err("a flipped letter is damage"));
        }
        is_a_sentence(&Table::from_text(&text[..place]).expect_err("something is missing"));
    }
    assert_eq!(parts(&text).len(), 3);
}

#[test]
fn what_a_later_release_writes_is_named() {
    let specimen = Specimen::from(setup(6), 6, 3);
    let mut later = specimen.bytes.clone();
    later[0] = 2;
    assert_eq!(specimen.open(&sealed(later)).err(), Some(Broken::Newer { format: 2 }));
    let mut sections = specimen.sections();
    sections.push((22, vec![1, 2, 3]));
    let broken = specimen.open(&snapshot_of(&sections)).expect_err("nobody knows the section");
    assert_eq!(broken, Broken::Section { section: 22 });
    is_a_sentence(&broken);
    // Sections ascend, and each stands once.
    sections.pop();
    sections.swap(3, 4);
    let section = sections[4].0;
    assert_eq!(specimen.open(&snapshot_of(&sections)).err(), Some(Broken::Position { section }));
}

/// By later rules what these forbid may be possible: the position is not called impossible.
#[test]
fn what_only_later_rules_allow_is_not_called_impossible() {
    let kept = |number: u64| {
        let mut one = table(setup(number), number, &[]);
        let mut rng = Rng::new(Seed(number));
        while one.answers() < 150 && step(&mut one, &mut rng).is_some() {}
        one.to_kept_text()
    };
    let mut mixed = parts(&kept(6));
    mixed[2] = parts(&kept(7)).remove(2);
    for (theirs, broken) in [
        (RULES_REVISION - 1, Broken::Position { section: 1 }),
        (RULES_REVISION + 1, Broken::Revision { theirs: RULES_REVISION + 1 }),
    ] {
        let text = of_revision(&text_of(&mixed), theirs);
        assert_eq!(Table::from_text(&text).err(), Some(broken));
    }
}

/// What eases a card is added to what open cards take off: there is room for both.
#[test]
fn what_eases_a_card_is_little_enough_to_be_counted_with() {
    let specimen = Specimen::from(setup(6), 6, 6);
    let with = |marks: [u8; 6]| {
        let mut sections = specimen.sections();
        sections.retain(|(number, _)| *number != 16);
        let place = sections.partition_point(|(number, _)| *number < 16);
        sections.insert(place, (16, marks.to_vec()));
        specimen
            .open(&snapshot_of(&sections))
            .map(|snapshot| can_be_played(snapshot.game().clone(), &mut Rng::new(Seed(1))))
    };
    assert_eq!(with([255, 100, 100, 0, 100, 100]), Ok(()));
    for marks in [[0, 101, 0, 0, 0, 0], [0, 0, 0, 0, 0, 255]] {
        assert_eq!(with(marks), Err(Broken::Position { section: 16 }));
    }
}

/// A release from before a box has no section of it: what is absent is as in a game that has just begun.
#[test]
fn an_absent_section_is_what_a_fresh_game_has() {
    let specimen = Specimen::from(setup(6), 6, 6);
    let fresh = Mars::empty_table(&specimen.setup, specimen.seed).expect("a set-up");
    let whole = specimen.open(&specimen.bytes).expect("it is whole");
    let mut absent = 0;
    for left_out in 1..=20 {
        let sections = specimen.sections();
        let left: Vec<_> = sections.iter().filter(|(number, _)| *number != left_out).cloned().collect();
        absent += usize::from(left.len() < sections.len());
        let read = specimen.open(&snapshot_of(&left)).map(|snapshot| snapshot.game().facts().clone());
        let mut facts = whole.game().facts().clone();
        match left_out {
            3 => facts.levels = read.as_ref().expect("levels begin somewhere").levels,
            13 => facts.players.0.iter_mut().for_each(|player| player.rating = 20),
            14 => facts.players.0.iter_mut().for_each(|player| player.stock = fresh.players.0[0].stock),
            15 => facts.players.0.iter_mut().for_each(|it| it.production = fresh.players.0[0].production),
            12 => facts.players.0.iter_mut().for_each(|it| it.passed_on = fresh.players.0[0].passed_on),
            17 => facts.used = fresh.used,
            18 => facts.on_card = fresh.on_card,
            20 => facts.rng = fresh.rng.clone(),
            // Who plays for whom, and whose turn it is, no fresh game says.
            7 | 19 => {
                assert!(read.is_err(), "{left_out}");
                continue;
            }
            // What lies nowhere is not in the game.
            2 | 4..=6 | 8..=11 => {
                assert!(read.is_ok(), "{left_out}");
                continue;
            }
            _ => {}
        }
        assert_eq!(read.as_ref(), Ok(&facts), "{left_out}");
    }
    assert!(absent > 12, "{absent}");
}

/// A parameter that a box brings begins where its track begins, for a game from before that box.
#[cfg(feature = "invented")]
#[test]
fn a_track_that_a_snapshot_does_not_know_stands_at_its_start() {
    use viriditas::words::Parameter::Venus;
    let specimen = Specimen::from(Setup { map: 200, ..Setup::new(2) }, 3, 4);
    let levels = specimen.sections().into_iter().find(|(number, _)| *number == 3).expect("it is there").1;
    assert_eq!((levels.len(), levels[4]), (6, 3), "the fourth track is the last one");
    let snapshot = specimen.with(3, |levels| levels.truncate(4)).expect("an earlier release has three");
    let facts = snapshot.game().facts();
    assert_eq!(Some(facts.level(Venus)), facts.track(Venus).map(|track| track.marks[0]));
    can_be_played(snapshot.game().clone(), &mut Rng::new(Seed(1)));
}

#[test]
fn positions_that_could_never_be_are_named() {
    let specimen = Specimen::from(setup(6), 6, 6);
    let other = Specimen::from(setup(6), 8, 6);
    let is_refused = |section: u8, alter: &dyn Fn(&mut Vec<u8>)| {
        let broken = specimen.with(section, alter).expect_err("it could never be");
        is_a_sentence(&broken);
        assert!(matches!(broken, Broken::Position { section: at } if at >= section), "{section}: {broken:?}");
    };
    // Another table, a seat where nobody sits, a map with another number.
    is_refused(1, &|game| game[0] ^= 1);
    is_refused(1, &|game| game[1] = 1);
    is_refused(1, &|game| game[2] = 1);
    // A tile that is none, of nobody there, where none goes, and twice on one area.
    is_refused(2, &|tiles| tiles[1] = 14);
    is_refused(2, &|tiles| tiles[2] = 3);
    is_refused(2, &|tiles| tiles[0] = 103);
    is_refused(2, &|tiles| tiles.extend_from_within(tiles.len() - 3..));
    is_refused(2, &|tiles| tiles.push(1));
    // A level that no track has, oceans, and a parameter twice.
    is_refused(3, &|levels| levels[1] = 1);
    is_refused(3, &|levels| levels[2] = 2);
    is_refused(3, &|levels| levels.extend_from_within(2..));
    // Cards of another game are in two places; so are those named twice.
    for section in [8, 9, 10, 11] {
        let theirs = other.sections().into_iter().find(|(number, _)| *number == section);
        let theirs = theirs.expect("it is there").1;
        is_refused(section, &|cards| cards.clone_from(&theirs));
    }
    is_refused(7, &|corporations| corporations.clear());
    is_refused(7, &|corporations| corporations[0] = 0);
    is_refused(7, &|corporations| corporations[0] = 5);
    is_refused(7, &|corporations| corporations.copy_within(0..2, 2));
    // Numbers that no game comes to.
    is_refused(13, &|ratings| ratings[0..2].copy_from_slice(&[0xFF, 0x7F]));
    is_refused(14, &|stocks| stocks.splice(0..1, [0xFF, 0xFF, 0x04]).for_each(drop));
    is_refused(15, &|productions| productions[0] = 4);
    is_refused(15, &|productions| productions[1] = 9);
    // A turn of nobody, of one who has passed, in no generation, and a first action that no corporation has.
    is_refused(19, &|turn| turn[0] = 0);
    is_refused(19, &|turn| turn[0] = 101);
    is_refused(19, &|turn| turn[1] = 2);
    is_refused(19, &|turn| turn[2] = 3);
    is_refused(19, &|turn| turn[3] = 1 << (turn[2] - 1));
    is_refused(19, &|turn| turn[3] = 4);
    is_refused(20, &|state| state.fill(0));
    is_refused(20, &|state| state.truncate(31));
    let foreign = Snapshot::read(&specimen.bytes, &setup(7), specimen.seed);
    assert_eq!(foreign.err(), Some(Broken::Position { section: 1 }), "of another table");
}
