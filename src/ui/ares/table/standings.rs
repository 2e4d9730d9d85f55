//! How everyone stands: points by source, and when the game is likely to end.

use crate::ares::{Mode, pace};
use crate::kit::Seat;
use crate::text::ares::{AresScoreLine, AresWords};
use crate::text::common::Division;
use crate::ui::ares::face::pictures;
use crate::ui::ares::scene::AresContext;
use crate::ui::look::icons::Icon;
use crate::ui::parts::end::standings::{EndKnown, SeatPoints, end_of_the_game, points_now};
use yew::{AttrValue, Html, html};

/// The standings.
pub(super) fn standings(context: &AresContext) -> Html {
    let (texts, facts) = (context.texts, context.facts());
    let lines = || AresScoreLine::ALL.into_iter().filter(|&line| line != AresScoreLine::Total);
    let sources: Vec<(Icon, AttrValue)> =
        lines().map(|line| (pictures::score(line), texts.ares().score_line(line).into())).collect();
    let points = |seat: Seat| {
        let score = facts.score(seat);
        SeatPoints { seat, parts: lines().map(|line| line.of(&score)).collect(), total: score.total }
    };
    let pace = pace(&context.table, context.viewer);
    let [oxygen, temperature, oceans] = pace.missing();
    let last = facts.last_round();
    let left = last.saturating_sub(facts.round);
    // A co-operative game is played to its last round (ARES-COOP-06); a solo game ends before where Mars is complete.
    let known = match facts.setup.mode {
        Mode::Competitive => None,
        Mode::Solo(_) => {
            Some(EndKnown::AtMost { last, words: context.page(AresWords::EndsAnyway { last, left }) })
        }
        Mode::Cooperative => Some(EndKnown::With { last, left }),
    };
    let together = match facts.setup.mode {
        Mode::Competitive | Mode::Solo(_) => None,
        Mode::Cooperative => Some(context.points_together()),
    };
    html! {
        <div id="standings">
            { points_now(texts, &context.names, context.viewer, &sources, facts.seats().iter().map(points).collect(), together) }
            { end_of_the_game(texts, Division::Round, &pace, known, context.page(AresWords::Missing { oxygen, temperature, oceans })) }
        </div>
    }
}
