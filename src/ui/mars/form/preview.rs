//! A game as it is shown where it is not played: its planet, who plays, and how far it is.

use crate::kit::{Seat, Seats, in_order};
use crate::mars::maps::MAPS;
use crate::mars::{Phase, score};
use crate::table::Colour;
use crate::text::page::HomeWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::{icon, mark};
use crate::ui::look::say::Say;
use crate::ui::mars::map::{Portrait, PortraitProps};
use crate::ui::state::shared_table::SharedTable;
use yew::{Html, html};

/// What is shown of a game.
#[derive(Clone, PartialEq)]
pub(crate) struct Preview {
    planet: PortraitProps,
    /// Its place in [`MAPS`].
    map: u8,
    state: HomeWords<'static>,
    seats: Vec<SeatLine>,
}

/// Somebody who plays.
#[derive(Clone, PartialEq)]
struct SeatLine {
    name: String,
    colour: Colour,
    /// Once the game is over.
    points: Option<i16>,
}

impl Preview {
    pub(crate) fn of(table: &SharedTable) -> Self {
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
        Self { planet: PortraitProps::of(facts), map: facts.options.map, state, seats: seats.collect() }
    }

    /// Whether nobody is asked any more.
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.state, HomeWords::Finished(_))
    }

    /// Its planet, how far it is, and who plays.
    pub(crate) fn card(&self, say: Say) -> Html {
        self.listed(say, true, "", None)
    }

    /// The preview of a game under its name, where it has one, with further words; `is_first`: under no other heading.
    pub(crate) fn listed(&self, say: Say, is_first: bool, name: &str, also: Option<String>) -> Html {
        let name = Some(name).filter(|name| !name.is_empty());
        let state = say.home(self.state);
        let map = say.map_name(MAPS[usize::from(self.map)]).to_owned();
        let words: Vec<String> =
            name.map(|_| state.to_string()).into_iter().chain([map]).chain(also).collect();
        let title = name.map_or(state, |name| name.to_owned().into());
        html! {
            <>
                { part!(Portrait { ..self.planet.clone() }) }
                <div class="grow">
                    if is_first {
                        <h2 class="called" dir="auto">{ title }</h2>
                    } else {
                        <h3 class="called" dir="auto">{ title }</h3>
                    }
                    <p class="party">{ for self.seats.iter().map(who) }</p>
                    <small>{ say.listed(&words) }</small>
                </div>
            </>
        }
    }
}

fn who(seated: &SeatLine) -> Html {
    let SeatLine { name, colour, points } = seated;
    html! {
        <span class="who">
            { mark(*colour) }<b>{ name.clone() }</b>
            if let Some(points) = points { <span class="points">{ *points }{ icon(Icon::Points) }</span> }
        </span>
    }
}
