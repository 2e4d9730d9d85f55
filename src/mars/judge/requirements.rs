//! Whether the requirements of a card or action hold (BASE-CARD-07).

use super::reason::LegalityError;
use crate::mars::cards::{Bound, ByParameter, Count, Requirement, Tag};
use crate::mars::read::count::{CountContext, count};
use crate::mars::state::facts::Facts;
use crate::mars::state::question::Refusal;

/// Whether all requirements hold, those on a parameter with this much leeway. Each wild tag stands in for one missing
/// tag (WILD-04).
#[expect(
    clippy::inline_always,
    reason = "most cards ask for nothing, and this is asked of every card in hand"
)]
#[inline(always)]
pub(crate) fn check<R: LegalityError>(
    facts: &Facts,
    context: CountContext,
    all: &[Requirement],
    leeway: &ByParameter<u8>,
) -> Result<(), R> {
    if all.is_empty() { Ok(()) } else { check_each(facts, context, all, leeway) }
}

fn check_each<R: LegalityError>(
    facts: &Facts,
    context: CountContext,
    all: &[Requirement],
    leeway: &ByParameter<u8>,
) -> Result<(), R> {
    let mut wild = i16::from(facts.players[context.seat].tags[Tag::Wild]);
    all.iter().try_for_each(|requirement| {
        let of = requirement.of;
        let now = count(facts, of, context);
        let moved = |bound: i8, way: i16| match of {
            Count::Track(parameter) if leeway[parameter] > 0 => {
                let (bound, steps) = (i16::from(bound), way * i16::from(leeway[parameter]));
                facts.track(parameter).map_or(bound, |track| track.moved(bound, steps))
            }
            _ => i16::from(bound),
        };
        match requirement.bound {
            Bound::AtLeast(bound) => {
                let needs = moved(bound, -1);
                let stand_in = if matches!(of, Count::Tags(_)) { (needs - now).clamp(0, wild) } else { 0 };
                wild -= stand_in;
                let now = now + stand_in;
                if now >= needs { Ok(()) } else { Err(R::of(|| Refusal::TooLow { of, needs, now })) }
            }
            Bound::AtMost(bound) => {
                let allows = moved(bound, 1);
                if now <= allows { Ok(()) } else { Err(R::of(|| Refusal::TooHigh { of, allows, now })) }
            }
        }
    })
}
