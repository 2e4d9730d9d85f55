//! The gate of the rules' revision: one hash over many random games of all options.

use crate::saves::games::{Played, any_setup, setup, setup_of};
use viriditas::kit::{Rng, Seed};
use viriditas::mars::{RULES_REVISION, SWITCHES, Setup};
use viriditas::save::digest;

/// What 2,000 random games come to under this revision of the rules. Another number here means that saved
/// games would play differently, or that their digests are others: raise [`RULES_REVISION`] together with it.
const FINGERPRINT: (u16, u64) = (6, 0x975b_91da_7972_b733);

/// The fingerprint of 1,000 games over all maps, and the boxes and options up to Prelude's.
const OF_PRELUDE: (u16, u64) = (6, 0xc66d_425a_383e_b316);

/// The fingerprint over all boxes and options. A box to come brings another number: it adds a switch.
const OF_ALL: (u16, u64) = (6, 0x8480_a03a_e785_142c);

/// The fingerprint of the boxes and options up to Turmoil's.
const OF_TURMOIL: (u16, u64) = (6, 0xbd82_5e32_6f22_f11a);

/// The fingerprint of the boxes and options up to Colonies.
const OF_COLONIES: (u16, u64) = (6, 0x8b45_70cc_f7f2_716c);

/// What games come to, one after the other: at their end, and now and then while something is owed.
fn fingerprint(setups: impl Iterator<Item = Setup>) -> (u16, u64) {
    let hash = (0..).zip(setups).fold(0_u64, |mut hash, (number, setup)| {
        let (mut played, mut rng) = (Played::new(setup, number), Rng::new(Seed(number ^ 0xABCD)));
        let mut note = |played: &Played| {
            hash ^= digest(&played.game) ^ played.journal.len() as u64;
            hash = hash.wrapping_mul(0x100_0000_01b3).rotate_left(7);
        };
        while played.step(&mut rng) {
            if played.journal.len().is_multiple_of(16) {
                note(&played);
            }
        }
        note(&played);
        hash
    });
    (RULES_REVISION, hash)
}

#[test]
fn two_thousand_random_games_play_as_this_revision_says() {
    let found = fingerprint((0..2_000).map(setup));
    assert_eq!(found, FINGERPRINT, "{:#x}", found.1);
}

#[test]
fn a_thousand_games_of_prelude_play_as_this_revision_says() {
    let found = fingerprint((0..1_000).map(|number| setup_of(number, &SWITCHES[..5])));
    assert_eq!(found, OF_PRELUDE, "{:#x}", found.1);
}

#[test]
fn a_thousand_games_of_venus_and_colonies_play_as_this_revision_says() {
    let found = fingerprint((0..1_000).map(|number| setup_of(number, &SWITCHES[..10])));
    assert_eq!(found, OF_COLONIES, "{:#x}", found.1);
}

#[test]
fn a_thousand_games_of_turmoil_play_as_this_revision_says() {
    let found = fingerprint((0..1_000).map(|number| setup_of(number, &SWITCHES[..13])));
    assert_eq!(found, OF_TURMOIL, "{:#x}", found.1);
}

#[test]
fn a_thousand_games_of_all_boxes_play_as_this_revision_says() {
    let found = fingerprint((0..1_000).map(any_setup));
    assert_eq!(found, OF_ALL, "{:#x}", found.1);
}
