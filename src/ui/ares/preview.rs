//! A game of Ares Expedition as it is shown where it is not played.

use crate::ares::proposal::OPTIONS;
use crate::ares::{Facts, Mode, Outcome, Planet, STEPS_OF_MARS, Stage};
use crate::games::AresTable;
use crate::kit::{Seat, Seats, in_order};
use crate::text::common::HomeWords;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::texts::Texts;
use crate::ui::parts::share::preview::{Preview, SeatLine};
use yew::{Callback, Html, html};

/// The mode and the options of a game, in words.
pub(crate) fn options(texts: Texts, table: &AresTable) -> Vec<String> {
    let setup = table.setup();
    let options = OPTIONS.iter().filter(|(option, _)| option.of(setup));
    let options = options.map(|&(option, _)| texts.ares().option_name(option).to_owned());
    std::iter::once(texts.ares().mode_name(setup.mode).to_owned()).chain(options).collect()
}

/// Mars from its limb, greener the nearer it is to the end: a picture that says nothing which words do not say.
pub(crate) fn portrait(planet: Option<&Planet>) -> Html {
    let share = planet.map_or(100, green_share);
    html! { <span class="portrait a-portrait" aria-hidden="true" style={format!("--green:{share}%")}>{ silent(Icon::Phase1, "") }</span> }
}

/// How much of Mars is done: the percentage of its steps and oceans.
pub(crate) fn green_share(planet: &Planet) -> u32 {
    u32::from(planet.steps_made()) * 100 / u32::from(STEPS_OF_MARS)
}

/// How a game came out: among rivals the last round, else whether the players won.
fn ended(facts: &Facts, outcome: Outcome) -> HomeWords<'static> {
    let (round, is_won) = (facts.round.into(), outcome == Outcome::Won);
    match facts.setup.mode {
        Mode::Competitive => HomeWords::FinishedInRound(round),
        Mode::Solo(_) => HomeWords::EndedAlone { is_won, round },
        Mode::Cooperative => HomeWords::EndedTogether { is_won, points: facts.points_together() },
    }
}

/// What is shown of a game.
pub(crate) fn of(table: &AresTable) -> Preview {
    let view = table.view(None);
    let facts = view.facts();
    let (people, round) = (table.people(), facts.round.into());
    let asks_only =
        people.iter().next().is_some_and(|seat| people == Seats::only(seat) && table.asked().contains(seat));
    let has_rivals = facts.setup.mode == Mode::Competitive;
    let state = match facts.outcome() {
        Some(outcome) => ended(facts, outcome),
        None if asks_only => HomeWords::YourTurnInRound(round),
        None => HomeWords::Round(round),
    };
    let is_over = facts.stage == Stage::Over;
    // Partners come in their order, without points of their own.
    let points = |seat: Seat| (is_over && has_rivals).then(|| facts.score(seat).total as i16);
    let seats: Vec<Seat> = table.seats().iter().collect();
    let order = in_order(seats.iter().map(|&seat| (-i64::from(points(seat).unwrap_or(0)), 0)));
    let seats = order.into_iter().map(|place| seats[place]).map(|seat| SeatLine {
        name: table.name(seat).to_owned(),
        colour: table.colours().of(seat),
        points: points(seat),
    });
    Preview {
        picture: portrait(Some(&facts.planet)),
        board: Callback::from(|texts: Texts| texts.home(HomeWords::Expedition).to_string()),
        state,
        seats: seats.collect(),
    }
}
