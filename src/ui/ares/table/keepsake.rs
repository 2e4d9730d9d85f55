//! The picture of a finished game: its planet with the tracks and the oceans.

use crate::ares::cards::{Zone, ZoneTrack};
use crate::ares::{Facts, OCEANS, Score, most_steps, zone_after};
use crate::kit::Seat;
use crate::text::Language;
use crate::text::ares::{AresScoreLine, AresWords};
use crate::ui::ares::face::pictures;
use crate::ui::ares::scene::AresContext;
use crate::ui::look::icons::Icon;
use crate::ui::parts::end::keepsake::{ResultImage, ResultImageSeat, mark_at};
use std::fmt::Write as _;

/// There is room for so many trees of a player.
const MOST_TREES: u16 = 10;

/// What is drawn of the game.
pub(crate) fn keepsake(context: &AresContext, seats: &[(Seat, Score)]) -> ResultImage {
    let (texts, names, facts) = (context.texts, &context.names, context.facts());
    let figures = ZoneTrack::ALL
        .map(|track| (pictures::track(track), context.words().level(track, facts.planet.steps(track))));
    let oceans = context.page(AresWords::OceansOf { now: facts.planet.oceans(), of: OCEANS }).to_string();
    let lines = || AresScoreLine::ALL.into_iter().filter(|&line| line != AresScoreLine::Total);
    ResultImage {
        planet: planet(context, seats),
        figures: figures.into_iter().chain([(Icon::Ocean, oceans)]).collect(),
        title: format!("{} · {}", Language::GAME, context.page(AresWords::Round(facts.round))),
        words: facts
            .outcome()
            .map(|outcome| context.speak(|speaker| speaker.outcome(outcome)))
            .unwrap_or_default(),
        sources: lines()
            .map(|line| (pictures::score(line), texts.ares().score_line(line).to_owned()))
            .collect(),
        seats: seats
            .iter()
            .map(|(seat, score)| ResultImageSeat {
                colour: names.colour(*seat),
                mark: names.icon(*seat),
                name: names.of(*seat).to_string(),
                parts: lines().map(|line| texts.number(line.of(score))).collect(),
                total: texts.number(score.total),
            })
            .collect(),
    }
}

/// The planet from its limb, greener the nearer it is to the end, with the forests of everyone; above it the tracks, step by step,
/// and the oceans.
fn planet(context: &AresContext, seats: &[(Seat, Score)]) -> String {
    let facts = context.facts();
    let green = share(facts);
    let mut planet = format!(
        "<defs><radialGradient id='k-ground' cx='42%' cy='34%' r='70%'><stop offset='0' stop-color='#f0a468'/><stop offset='.5' stop-color='#d5713f'/><stop offset='1' stop-color='#6a2817'/></radialGradient>\
        <radialGradient id='k-green' cx='42%' cy='34%' r='70%'><stop offset='0' stop-color='#7cc268'/><stop offset='.6' stop-color='#2f7a35'/><stop offset='1' stop-color='#123a1a'/></radialGradient></defs>\
        <circle cx='490' cy='450' r='448' fill='#7cc4f5' opacity='.25'/><circle cx='490' cy='450' r='430' fill='url(#k-ground)'/><circle cx='490' cy='450' r='430' fill='url(#k-green)' opacity='{:.2}'/>",
        f64::from(green) / 100.0
    );
    for (place, track) in (0..).zip(ZoneTrack::ALL) {
        let (steps, most) = (facts.planet.steps(track), most_steps(track));
        let (top, wide) = (210 + place * 130, 640 / i32::from(most));
        let _ = write!(
            planet,
            "<circle cx='160' cy='{}' r='32' fill='var(--panel)'/><use href='{}' x='138' y='{top}' width='44' height='44'/>",
            top + 22,
            pictures::track(track).href()
        );
        for step in 1..=most {
            let fill = if step <= steps { zone_colour(zone_after(track, step)) } else { "#0006" };
            let x = 200 + i32::from(step - 1) * wide;
            let _ = write!(
                planet,
                "<rect x='{x}' y='{top}' width='{}' height='44' rx='5' fill='{fill}' stroke='#fff8'/>",
                wide - 6
            );
        }
    }
    for ocean in 0..OCEANS {
        let (x, fill) =
            (170 + i32::from(ocean) * 80, if ocean < facts.planet.oceans() { "#2f86d0" } else { "#0006" });
        let _ = write!(
            planet,
            "<path d='M{x} 486l34 20v40l-34 20-34-20v-40z' fill='{fill}' stroke='#fff' stroke-width='3'/>"
        );
    }
    // A row for each seat: its mark, and a tree for each of its forests, as far as there is room.
    for (place, (seat, score)) in (0..).zip(seats) {
        let top = 620 + place * 54;
        let _ = write!(
            planet,
            "<rect x='270' y='{}' width='{}' height='46' rx='23' fill='var(--panel)'/>",
            top - 7,
            76 + 36 * i32::from(score.forests.min(MOST_TREES))
        );
        planet.push_str(&mark_at(context.names.colour(*seat), context.names.icon(*seat), 300, top + 16, 28));
        for tree in 0..i32::from(score.forests.min(MOST_TREES)) {
            let _ = write!(
                planet,
                "<use href='{}' x='{}' y='{top}' width='34' height='34'/>",
                Icon::Forest.href(),
                336 + tree * 36
            );
        }
    }
    planet
}

/// How far the planet is, in hundredths.
fn share(facts: &Facts) -> u32 {
    let tracks = ZoneTrack::ALL.map(|track| (facts.planet.steps(track), most_steps(track)));
    let all = tracks.into_iter().chain([(facts.planet.oceans(), OCEANS)]);
    let (steps, most) =
        all.fold((0, 0), |(steps, most), (more, of)| (steps + u32::from(more), most + u32::from(of)));
    steps * 100 / most
}

/// The colour of a zone's steps.
const fn zone_colour(zone: Zone) -> &'static str {
    match zone {
        Zone::Purple => "#a98bff",
        Zone::Red => "#ff7456",
        Zone::Yellow => "#f4c63d",
        Zone::White => "#f4f4ec",
    }
}
