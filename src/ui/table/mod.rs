//! A running game on the page.

mod actions;
pub(crate) mod board;
mod detail;
mod goals;
mod hand;
mod hand_over;
pub(crate) mod log;
mod nav;
mod scores;
mod tracks;
mod waiting;

use super::ask::decision::Decision;
use super::ask::pending::Pending;
use super::ask::pointed::{Pointed, use_levels_ahead, use_pointed};
use super::ask::question::Asked;
use super::ask::sheet::Sheet;
use super::map::{MapView, Offered};
use super::names::Names;
use super::seen::Seen;
use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::{Choice, Event, Phase};
use crate::table::TakenBack;
use actions::Actions;
use board::{Board, SeatPanel};
use detail::{Detail, Subject};
use goals::Goals;
use hand::Hand;
use hand_over::HandOver;
use log::Log;
use nav::{Nav, Pane};
use scores::Scores;
use std::rc::Rc;
use tracks::Tracks;
use waiting::Waiting;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_effect_with, use_state};

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
    /// Moves taken back that the log tells of.
    pub(crate) taken_back: Rc<[TakenBack]>,
    pub(crate) names: Names,
    /// How many answers people have given: a new question is a new element, so that no key press meant for the last
    /// one answers it; and a bot's answer takes no button away.
    pub(crate) moment: u32,
    pub(crate) answer: Callback<(Seat, Decision)>,
    pub(crate) look: Callback<Seat>,
    /// Makes the text of the game.
    pub(crate) copy: Callback<(), Result<AttrValue, AttrValue>>,
    pub(crate) leave: Callback<()>,
    /// Lets bots answer at once until a person is asked.
    pub(crate) hurry: Callback<()>,
}

/// Everything on and around the table.
#[component]
pub(crate) fn Table(props: &Props) -> Html {
    let Props { before, view, events, names, moment, .. } = props;
    let moment = *moment;
    let eyes = before.eyes();
    let asked = eyes.filter(|&seat| view.question(seat).is_some());
    let sheet = Sheet::of(view, names, eyes);
    let pane = use_state(Pane::default);
    let look = use_state(|| None::<Subject>);
    let held = use_state(|| (moment, Pending::Nothing));
    // What was about to be done at an earlier question is done or gone.
    let pending = if held.0 == moment && !sheet.is_empty() { held.1.clone() } else { Pending::Nothing };
    let pend = {
        let (held, pane) = (held.clone(), pane.clone());
        Callback::from(move |next: Pending| {
            pane.set(match next {
                Pending::Selling(_) => Pane::Hand,
                Pending::Nothing | Pending::Chosen(_) | Pending::Acting => Pane::Mars,
            });
            held.set((moment, next));
        })
    };
    let offered = offered(view, asked);
    let (pointed, point) = use_pointed(moment, &offered);
    let ahead = use_levels_ahead(view, eyes, &sheet, &pending, pointed);
    use_effect_with((moment, eyes), {
        let pane = pane.clone();
        move |_| pane.set(Pane::Mars)
    });
    let answer = match asked {
        Some(seat) => props.answer.reform(move |decided| (seat, decided)),
        None => Callback::noop(),
    };
    let choose = {
        let (view, answer) = (view.clone(), answer.clone());
        Callback::from(move |index: u16| {
            let choice = asked.and_then(|seat| view.choices(seat).nth(index.into()));
            if let Some(choice) = choice {
                answer.emit(Decision::from(choice));
            }
        })
    };
    let look_at = |kind: fn(Seat) -> Subject| {
        let look = look.clone();
        Callback::from(move |seat| look.set(Some(kind(seat))))
    };
    let look_at_card = {
        let look = look.clone();
        Callback::from(move |id| look.set(Some(Subject::Card(id))))
    };
    let phase = view.facts().phase;
    let is_over = phase == Phase::Over;
    let looking = eyes.map_or_else(|| "nobody".to_owned(), |seat| seat.number().to_string());
    html! {
        <div id="table" data-looking={looking} data-pane={pane.name()} data-pending={pending.name()} data-over={is_over.to_string()} data-setup={(phase == Phase::Setup).to_string()}>
            <div class="seats">
                { for view.seats().iter().map(|seat| html! {
                    <SeatPanel key={seat.number()} view={view.clone()} names={names.clone()} {seat} look={look_at(Subject::Seat)} />
                }) }
            </div>
            <div class="world">
                <Tracks view={view.clone()} {ahead} />
                <MapView view={view.clone()} names={names.clone()} {offered} {pointed} point={point.clone()} {ahead} {choose} />
            </div>
            <div class="side">
                { asking(props, asked, &sheet, (&pending, &pend), (pointed, &point), &answer, &look_at_card) }
                <Actions view={view.clone()} seat={eyes} sheet={sheet.clone()} pending={pending.clone()} pend={pend.clone()} />
                <Goals view={view.clone()} names={names.clone()} seat={eyes} sheet={sheet.clone()} pending={pending.clone()} pend={pend.clone()} />
            </div>
            <Log view={view.clone()} names={names.clone()} events={events.clone()} taken_back={props.taken_back.clone()} seat={eyes} />
            if let Some(seat) = eyes.filter(|_| !is_over) {
                <div class="dock">
                    <Board view={view.clone()} names={names.clone()} {seat} look={look_at(Subject::Seat)} />
                    <Hand view={view.clone()} {seat} sheet={sheet.clone()} pending={pending.clone()} pend={pend.clone()} look={look_at_card.clone()} />
                </div>
            }
            <Nav {pane} />
            if let Some(shown) = *look {
                <Detail view={view.clone()} names={names.clone()} seat={eyes} look={shown} close={Callback::from(move |()| look.set(None))} />
            }
        </div>
    }
}

/// The panel that says what is to be done.
fn asking(
    props: &Props,
    asked: Option<Seat>,
    sheet: &Sheet,
    (pending, pend): (&Pending, &Callback<Pending>),
    (pointed, point): (Pointed, &Callback<Pointed>),
    answer: &Callback<Decision>,
    look: &Callback<CardId>,
) -> Html {
    let Props { before, view, names, moment, .. } = props;
    if view.facts().phase == Phase::Over {
        return html! { <Scores view={view.clone()} names={names.clone()} copy={props.copy.clone()} leave={props.leave.clone()} /> };
    }
    match (before, asked) {
        (Before::HandOver { awaited, answered }, _) => html! {
            <HandOver names={names.clone()} awaited={awaited.clone()} answered={answered.clone()} look={props.look.clone()} />
        },
        (_, Some(seat)) => html! {
            <Asked key={*moment} view={view.clone()} names={names.clone()} {seat} sheet={sheet.clone()}
                pending={pending.clone()} pend={pend.clone()} {pointed} point={point.clone()} answer={answer.clone()} look={look.clone()} />
        },
        (Before::Person(_) | Before::Nobody, None) => html! {
            <Waiting view={view.clone()} names={names.clone()} events={props.events.clone()} hurry={props.hurry.clone()} />
        },
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
