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
    let pace = pace(&context.table);
    let [oxygen, temperature, oceans] = pace.missing();
    let known = match facts.setup.mode {
        Mode::Competitive => None,
        Mode::Solo(_) | Mode::Cooperative => Some(EndKnown::AtMost(facts.last_round())),
    };
    html! {
        <div id="standings">
            { points_now(texts, &context.names, context.viewer, &sources, facts.seats().iter().map(points).collect()) }
            { end_of_the_game(texts, Division::Round, &pace, known, context.page(AresWords::Missing { oxygen, temperature, oceans })) }
        </div>
    }
}
