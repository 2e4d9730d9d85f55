//! A running game on the page.

use super::board::Board;
use super::hand::Hand;
use super::hand_over::HandOver;
use super::log::Log;
use super::map::{MapView, Offered};
use super::names::Names;
use super::question::Asked;
use super::scores::Scores;
use super::seen::Seen;
use super::tracks::{Goals, Tracks};
use crate::kit::Seat;
use crate::mars::{Choice, Event, Phase};
use std::rc::Rc;
use yew::{Callback, Html, Properties, component, html};

/// Who sits before the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Before {
    /// This person, who sees what the seat may see.
    Person(Seat),
    /// Nobody whose hidden cards may be shown: only bots play.
    Nobody,
    /// Nobody yet: the device goes to the next person.
    HandOver {
        /// All whose answer is owed.
        awaited: Vec<Seat>,
        /// Who has answered and may come back while others still owe.
        answered: Vec<Seat>,
    },
}

impl Before {
    /// As whom the page looks at the game.
    pub(crate) const fn eyes(&self) -> Option<Seat> {
        match self {
            Self::Person(seat) => Some(*seat),
            Self::Nobody | Self::HandOver { .. } => None,
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) before: Before,
    /// As [`Before::eyes`] may see it.
    pub(crate) view: Seen,
    /// As they were told it.
    pub(crate) events: Rc<[Event]>,
    pub(crate) names: Names,
    /// How many answers people have given: a new question is a new element, so that no key press meant for the last
    /// one answers it; and a bot's answer takes no button away.
    pub(crate) moment: u32,
    pub(crate) answer: Callback<(Seat, u16)>,
    pub(crate) look: Callback<Seat>,
}

/// Everything on and around the table.
#[component]
pub(crate) fn Table(props: &Props) -> Html {
    let Props { before, view, events, names, moment, .. } = props;
    let asked = before.eyes().filter(|&seat| view.question(seat).is_some());
    let choose = match asked {
        Some(seat) => props.answer.reform(move |index| (seat, index)),
        None => Callback::noop(),
    };
    let is_over = view.facts().phase == Phase::Over;
    html! {
        <div id="table" data-looking={before.eyes().map_or_else(|| "nobody".to_owned(), |seat| seat.number().to_string())}>
            <div class="asking">
                if is_over { <Scores view={view.clone()} names={names.clone()} /> }
                if let Before::HandOver { awaited, answered } = before {
                    <HandOver names={names.clone()} awaited={awaited.clone()} answered={answered.clone()} look={props.look.clone()} />
                }
                if let Some(seat) = asked {
                    <Asked key={*moment} view={view.clone()} names={names.clone()} {seat} choose={choose.clone()} />
                }
                if asked.is_none() && !is_over && !matches!(before, Before::HandOver { .. }) {
                    <p id="waiting" role="status">{ waiting(view, names) }</p>
                }
            </div>
            <div class="planet">
                <Tracks view={view.clone()} names={names.clone()} />
                <MapView view={view.clone()} names={names.clone()} offered={offered(view, asked)} {choose} />
                <Goals view={view.clone()} names={names.clone()} />
            </div>
            <div class="hand">
                if let Some(seat) = before.eyes() {
                    <Board view={view.clone()} names={names.clone()} {seat} />
                    <Hand view={view.clone()} {seat} />
                }
            </div>
            <div class="boards">
                { for view.seats().iter().filter(|&seat| Some(seat) != before.eyes()).map(|seat| html! {
                    <Board key={seat.number()} view={view.clone()} names={names.clone()} {seat} />
                }) }
            </div>
            <Log view={view.clone()} names={names.clone()} events={events.clone()} />
        </div>
    }
}

/// The areas among the offers, each with its place there.
fn offered(view: &Seen, asked: Option<Seat>) -> Vec<Offered> {
    let choices = asked.into_iter().flat_map(|seat| view.choices(seat)).enumerate();
    let areas = choices.filter_map(|(index, choice)| match choice {
        Choice::Space(space) => Some((space, index as u16)),
        _ => None,
    });
    areas.collect()
}

fn waiting(view: &Seen, names: &Names) -> String {
    let who: Vec<_> = view.asked().iter().map(|seat| names.of(seat)).collect();
    format!("Waiting for {}.", who.join(", "))
}
