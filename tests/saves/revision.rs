//! The gate of the rules' revision: one hash over many random games of all options.

use crate::games::{Played, setup};
use viriditas::mars::RULES_REVISION;
use viriditas::save::digest;

/// What 2,000 random games come to under this revision of the rules. Another number here means that saved
/// games would play differently: raise [`RULES_REVISION`] together with it.
const FINGERPRINT: (u16, u64) = (3, 0x62e0_635b_12b6_26fc);

#[test]
fn two_thousand_random_games_play_as_this_revision_says() {
    let fingerprint = (0..2_000).fold(0_u64, |hash, number| {
        let played = Played::finished(setup(number), number);
        let answers = played.journal.len() as u64;
        (hash ^ digest(&played.game) ^ answers).wrapping_mul(0x100_0000_01b3).rotate_left(7)
    });
    assert_eq!((RULES_REVISION, fingerprint), FINGERPRINT, "{fingerprint:#x}");
}
