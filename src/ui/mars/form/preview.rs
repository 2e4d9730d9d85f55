//! A game as it is shown where it is not played.

use crate::games::MarsTable;
use crate::kit::{Seat, Seats, in_order};
use crate::mars::maps::MAPS;
use crate::mars::{Phase, SWITCHES, score};
use crate::text::common::HomeWords;
use crate::ui::look::part::part;
use crate::ui::look::texts::Texts;
use crate::ui::mars::map::{Portrait, PortraitProps};
use crate::ui::parts::share::preview::{Preview, SeatLine};
use yew::Callback;

/// The boxes and options of a game, in words.
pub(crate) fn options(texts: Texts, table: &MarsTable) -> Vec<String> {
    let boxes = SWITCHES.iter().filter(|row| table.setup().in_force().has(row.switch));
    boxes.map(|row| texts.switch_name(row.switch).to_owned()).collect()
}

/// What is shown of a game.
pub(crate) fn of(table: &MarsTable) -> Preview {
    let view = table.view(None);
    let facts = view.facts();
    let is_over = facts.phase == Phase::Over;
    let (people, generation) = (table.people(), facts.generation.into());
    let state = match table.asked().iter().next() {
        _ if is_over => HomeWords::Finished(generation),
        Some(seat) if people == Seats::only(seat) => HomeWords::YourTurn(generation),
        _ => HomeWords::Generation(generation),
    };
    let points = |seat: Seat| is_over.then(|| score(facts, seat).total());
    let seats: Vec<Seat> = table.seats().iter().collect();
    let order = in_order(seats.iter().map(|&seat| (-i64::from(points(seat).unwrap_or(0)), 0)));
    let seats = order.into_iter().map(|place| seats[place]).map(|seat| SeatLine {
        name: table.name(seat).to_owned(),
        colour: table.colours().of(seat),
        points: points(seat),
    });
    let map = usize::from(facts.options.map);
    Preview {
        picture: part!(Portrait { ..PortraitProps::of(facts) }),
        board: Callback::from(move |texts: Texts| texts.map_name(MAPS[map]).to_owned()),
        state,
        seats: seats.collect(),
    }
}
