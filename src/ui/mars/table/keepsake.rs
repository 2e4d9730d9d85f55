//! The picture of a finished game: its planet with all tiles and whose they are.

use crate::kit::Seat;
use crate::mars::Score;
use crate::mars::cards::Parameter;
use crate::mars::maps::Hex;
use crate::mars::outcome;
use crate::text::common::BarWords;
use crate::text::{Language, ScoreLine};
use crate::ui::mars::map::{middle, relief_drawing, scale, view};
use crate::ui::mars::scene::{TableContext, icons};
use crate::ui::parts::end::keepsake::{ResultImage, ResultImageSeat, mark_at};
use gloo::utils::document;
use std::fmt::Write as _;

/// The drawing of the planet that stands at the head of the final score.
const DRAWN: &str = "#scores .portrait svg";

/// What is drawn of the game; `None` where its planet is not on the page.
pub(crate) fn keepsake(context: &TableContext, seats: &[(Seat, Score)]) -> Option<ResultImage> {
    let TableContext { texts, names, .. } = context;
    let facts = context.facts();
    let map = facts.map();
    let drawn = document().query_selector(DRAWN).ok().flatten()?.inner_html();
    let mut planet = format!(
        "<svg width='980' height='900' viewBox='{}'><svg x='-2700' y='-2620' width='5400' height='5240' viewBox='-270 -262 540 524'>{}</svg>{drawn}",
        view(),
        relief_drawing(map)
    );
    let owned = (0..map.spots.len()).map(|place| Hex(place as u8));
    for (space, tile) in owned.filter_map(|space| Some((space, facts.board.tile(space)?))) {
        let (x, y) = middle(map, space);
        if !space.is_on_mars() {
            // The portrait has no moons.
            let _ = write!(
                planet,
                "<circle cx='{x}' cy='{y}' r='210' fill='#6f645c'/><use href='{}' x='{}' y='{}' width='300' height='300' style='color:#fff'/>",
                icons::tile(tile).href(),
                x - 150,
                y - 160
            );
        }
        if let Some(seat) = facts.board.owner(space) {
            let down = y + 175 * scale(map) / 100;
            let _ = write!(planet, "<circle cx='{x}' cy='{down}' r='78' fill='var(--panel)'/>");
            planet.push_str(&mark_at(names.colour(seat), names.icon(seat), x, down, 104));
        }
    }
    planet.push_str("</svg>");
    let figures = Parameter::ALL.into_iter().filter(|&parameter| facts.track(parameter).is_some());
    let lines = || ScoreLine::of_game(facts).filter(|&line| line != ScoreLine::Total);
    let generation = texts.bar(BarWords::Generation { now: facts.generation, last: facts.last_generation() });
    Some(ResultImage {
        planet,
        figures: figures
            .map(|parameter| (icons::parameter(parameter), texts.level(parameter, facts.level(parameter))))
            .collect(),
        title: format!("{} · {generation}", Language::GAME),
        words: context.speak(|speaker| speaker.outcome(outcome(facts))),
        sources: lines().map(|line| (icons::score(line), texts.score_line(line).to_owned())).collect(),
        seats: seats
            .iter()
            .map(|(seat, score)| ResultImageSeat {
                colour: names.colour(*seat),
                mark: names.icon(*seat),
                name: names.of(*seat).to_string(),
                parts: lines().map(|line| texts.number(line.of(score).into())).collect(),
                total: texts.number(score.total().into()),
            })
            .collect(),
    })
}
