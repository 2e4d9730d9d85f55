//! What happened, as the seat that looks was told it.

use super::names::Names;
use super::say::speak;
use super::seen::Seen;
use crate::kit::Seat;
use crate::mars::{Event, Facts};
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
}

/// The latest events, newest first; all of them, or those of one player, on demand.
#[component]
pub(crate) fn Log(props: &Props) -> Html {
    let Props { view, names, events } = props;
    let all = use_state(|| false);
    let only = use_state(|| None::<Seat>);
    let wanted = events.iter().enumerate().rev();
    let wanted = wanted.filter(|(_, event)| only.is_none_or(|seat| concerns(**event, seat)));
    let shown = wanted.take(if *all { usize::MAX } else { LATEST });
    let lines = speak(view.facts(), names, |speaker| {
        let line = |(place, &event): (usize, &Event)| {
            let whose = whose(event).map(|seat| names.mark(seat));
            html! { <li key={place} class={classes!(is_heading(event).then_some("part"))}>{ for whose }<span>{ speaker.event(event) }</span></li> }
        };
        shown.map(line).collect::<Vec<Html>>()
    });
    let filter = |seat: Option<Seat>| {
        let onclick = {
            let only = only.clone();
            move |_| only.set(seat)
        };
        let (words, picture) = match seat {
            None => ("All".into(), None),
            Some(seat) => (names.of(seat), Some(names.mark(seat))),
        };
        html! {
            <button type="button" class={classes!("chip", seat.map(|seat| names.colour(seat)))} aria-pressed={(*only == seat).to_string()} {onclick}>{ picture }<span>{ words }</span></button>
        }
    };
    let more = (!*all && events.len() > LATEST).then(|| {
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
                        { filter(None) }{ for view.seats().iter().map(|seat| filter(Some(seat))) }
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

/// Whether it begins a part of the game.
const fn is_heading(event: Event) -> bool {
    matches!(event, Event::GenerationBegan | Event::PhaseBegan(_) | Event::TurnBegan(_))
}

/// Whose doing it is, as far as it has one.
pub(crate) const fn whose(event: Event) -> Option<Seat> {
    match event {
        Event::FirstPlayer(seat)
        | Event::CorporationDealt { seat, .. }
        | Event::CorporationRevealed { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::Picked { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Declined { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Played { seat, .. }
        | Event::TurnedDown { seat, .. }
        | Event::FirstActionSettled(seat)
        | Event::TurnBegan(seat)
        | Event::Passed(seat)
        | Event::Used { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Lost { by: seat, .. }
        | Event::Produced { by: seat, .. }
        | Event::EnergyBecameHeat { seat, .. }
        | Event::Raised { by: Some(seat), .. }
        | Event::Rated { seat, .. }
        | Event::Placed { by: Some(seat), .. }
        | Event::Claimed { seat, .. }
        | Event::Taken { by: seat, .. }
        | Event::Eased { seat, .. }
        | Event::MilestoneClaimed { seat, .. }
        | Event::AwardFunded { seat, .. } => Some(seat),
        Event::Shuffled(_)
        | Event::PhaseBegan(_)
        | Event::GenerationBegan
        | Event::HandsPassed(_)
        | Event::DraftEnded
        | Event::Revealed { .. }
        | Event::Raised { by: None, .. }
        | Event::Placed { by: None, .. }
        | Event::Added { .. }
        | Event::Remembered { .. }
        | Event::MarkersTaken => None,
    }
}

/// Whether it is this player's doing, or was done to them.
fn concerns(event: Event, player: Seat) -> bool {
    let to = match event {
        Event::Lost { seat, .. } | Event::Produced { seat, .. } => Some(seat),
        _ => None,
    };
    whose(event) == Some(player) || to == Some(player)
}

/// What is worth a line at the top: what somebody did, not its small change.
pub(crate) const fn is_news(event: Event) -> bool {
    matches!(
        event,
        Event::CorporationRevealed { .. }
            | Event::Played { .. }
            | Event::Passed(_)
            | Event::Used { .. }
            | Event::Placed { by: Some(_), .. }
            | Event::MilestoneClaimed { .. }
            | Event::AwardFunded { .. }
            | Event::PhaseBegan(_)
    )
}

/// The latest of it, in words.
pub(crate) fn latest_news(events: impl Iterator<Item = Event>, facts: &Facts, names: &Names) -> Option<Html> {
    let event = events.filter(|&event| is_news(event)).last()?;
    let words = speak(facts, names, |speaker| speaker.event(event));
    Some(html! { <>{ for whose(event).map(|seat| names.mark(seat)) }{ words }</> })
}
