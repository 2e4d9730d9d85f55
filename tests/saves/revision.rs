//! The gate of the rules' revision: one hash over many random games of all options.

use crate::games::{Played, any_setup, setup, setup_of};
use viriditas::mars::{RULES_REVISION, SWITCHES, Setup};
use viriditas::save::digest;

/// What 2,000 random games come to under this revision of the rules. Another number here means that saved
/// games would play differently: raise [`RULES_REVISION`] together with it.
const FINGERPRINT: (u16, u64) = (3, 0x62e0_635b_12b6_26fc);

/// The same of 1,000 games over all maps, and the boxes and options up to Prelude's.
const OF_PRELUDE: (u16, u64) = (3, 0xb7d0_065f_723c_fdb0);

/// The same over all boxes and options. A box to come brings another number: it adds a switch.
const OF_ALL: (u16, u64) = (3, 0x651d_2c91_52ee_c3fb);

/// What games come to, one after the other.
fn fingerprint(setups: impl Iterator<Item = Setup>) -> (u16, u64) {
    let hash = (0..).zip(setups).fold(0_u64, |hash, (number, setup)| {
        let played = Played::finished(setup, number);
        let answers = played.journal.len() as u64;
        (hash ^ digest(&played.game) ^ answers).wrapping_mul(0x100_0000_01b3).rotate_left(7)
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
fn a_thousand_games_of_all_boxes_play_as_this_revision_says() {
    let found = fingerprint((0..1_000).map(any_setup));
    assert_eq!(found, OF_ALL, "{:#x}", found.1);
}
