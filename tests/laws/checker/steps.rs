//! The steps of a card, wherever they stand.

use viriditas::mars::cards::Effect;

/// These steps and all that lie within them, however deep.
pub(crate) fn all_within(steps: &'static [Effect]) -> Vec<&'static Effect> {
    let mut found = Vec::new();
    for step in steps {
        step.has(&mut |step| {
            found.push(step);
            false
        });
    }
    found
}
