//! What happened, as the seat that looks was told it.

use crate::kit::Seat;
use crate::mars::{Event, Facts};
use crate::table::TakenBack;
use crate::ui::names::Names;
use crate::ui::say::speak;
use crate::ui::seen::Seen;
use crate::view::{concerns, is_heading, is_news, since_last_turn, whose};
use std::rc::Rc;
use yew::{Html, Properties, classes, component, html, use_state};

/// How many events are shown at first.
const LATEST: usize = 40;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    /// In the order in which they happened.
    pub(crate) events: Rc<[Event]>,
    /// Moves taken back that the log tells of, in order.
    pub(crate) taken_back: Rc<[TakenBack]>,
    /// Who looks.
    pub(crate) seat: Option<Seat>,
}

/// Which events are shown.
#[derive(Clone, Copy, PartialEq)]
enum Only {
    All,
    /// What happened since the own last turn.
    Since(Seat),
    Of(Seat),
}

/// What a line tells.
#[derive(Clone, Copy)]
enum Told {
    Event(Event),
    TakenBack(Seat),
}

impl Told {
    fn whose(self) -> Option<Seat> {
        match self {
            Self::Event(event) => whose(event),
            Self::TakenBack(seat) => Some(seat),
        }
    }

    fn concerns(self, seat: Seat) -> bool {
        match self {
            Self::Event(event) => concerns(event, seat),
            Self::TakenBack(by) => by == seat,
        }
    }

    const fn is_heading(self) -> bool {
        match self {
            Self::Event(event) => is_heading(event),
            Self::TakenBack(_) => false,
        }
    }
}

/// Events with the moves taken back at their places.
fn merged(events: &[Event], taken_back: &[TakenBack]) -> Vec<Told> {
    let mut told = Vec::with_capacity(events.len() + taken_back.len());
    let mut notes = taken_back.iter().peekable();
    for place in 0..=events.len() {
        while let Some(note) = notes.next_if(|note| note.told as usize <= place) {
            told.push(Told::TakenBack(note.by));
        }
        told.extend(events.get(place).copied().map(Told::Event));
    }
    told
}

/// The latest events, newest first; all of them, those of one player or the news since the own last turn, on demand.
#[component]
pub(crate) fn Log(props: &Props) -> Html {
    let Props { view, names, events, taken_back, seat } = props;
    let all = use_state(|| false);
    let only = use_state(|| Only::All);
    let wanted: Vec<Told> = match *only {
        Only::All => merged(events, taken_back),
        Only::Since(seat) => since_last_turn(events, seat).map(Told::Event).collect(),
        Only::Of(seat) => merged(events, taken_back).into_iter().filter(|told| told.concerns(seat)).collect(),
    };
    let most = if *all { usize::MAX } else { LATEST };
    let lines = lines(&wanted, most, view, names);
    let filter = |which: Only| {
        let onclick = {
            let only = only.clone();
            move |_| only.set(which)
        };
        let (words, whose) = match which {
            Only::All => ("All".into(), None),
            Only::Since(_) => ("Since your turn".into(), None),
            Only::Of(seat) => (names.of(seat), Some(seat)),
        };
        html! {
            <button type="button" class={classes!("chip", whose.map(|seat| names.colour(seat)))} aria-pressed={(*only == which).to_string()} {onclick}>
                { for whose.map(|seat| names.mark(seat)) }<span>{ words }</span></button>
        }
    };
    let more = (!*all && wanted.len() > LATEST).then(|| {
        let onclick = {
            let all = all.clone();
            move |_| all.set(true)
        };
        html! { <button id="whole-log" type="button" class="btn quiet" {onclick}>{ "Show the whole log" }</button> }
    });
    html! {
        <section id="log" class="panel log" aria-label="Log">
            <header><h2>{ "Log" }</h2>
                if view.seats().len() > 1 {
                    <div class="chips" role="group" aria-label="Whose events">
                        { filter(Only::All) }
                        { for seat.map(|seat| filter(Only::Since(seat))) }
                        { for view.seats().iter().map(|seat| filter(Only::Of(seat))) }
                    </div>
                }
            </header>
            <div class="scroll" tabindex="0" role="region" aria-label="Events, newest first">
                if lines.is_empty() { <p class="empty">{ "Nothing has happened yet." }</p> }
                <ol>{ for lines }</ol>
                { more }
            </div>
        </section>
    }
}

/// A line of the log.
struct Line {
    /// The place of its latest event.
    place: usize,
    told: Told,
    words: String,
    /// How many times in a row it was said.
    times: usize,
}

/// At most so many lines, newest first; what is said several times in a row is said once.
fn lines(told: &[Told], most: usize, view: &Seen, names: &Names) -> Vec<Html> {
    let mut lines: Vec<Line> = Vec::new();
    speak(view.facts(), names, |speaker| {
        for (place, &told) in told.iter().enumerate().rev() {
            let words = match told {
                Told::Event(event) => speaker.event(event),
                Told::TakenBack(seat) => speaker.taken_back(seat),
            };
            let is_full = lines.len() == most;
            match lines.last_mut() {
                Some(last) if last.words == words => last.times += 1,
                _ if is_full => break,
                _ => lines.push(Line { place, told, words, times: 1 }),
            }
        }
    });
    let line = |Line { place, told, words, times }| {
        let whose = told.whose().map(|seat| names.mark(seat));
        let times = (times > 1).then(|| html! { <small>{ format!(" × {times}") }</small> });
        html! { <li key={place} class={classes!(told.is_heading().then_some("part"))}>{ for whose }<span>{ words }{ for times }</span></li> }
    };
    lines.into_iter().map(line).collect()
}

/// The latest of it, in words.
pub(crate) fn latest_news(
    events: impl DoubleEndedIterator<Item = Event>,
    facts: &Facts,
    names: &Names,
) -> Option<Html> {
    let event = events.rev().find(|&event| is_news(event))?;
    let words = speak(facts, names, |speaker| speaker.event(event));
    Some(html! { <>{ for whose(event).map(|seat| names.mark(seat)) }{ words }</> })
}
