//! The solar phase, told step by step before the next generation is looked at.

use crate::kit::Seat;
use crate::mars::view::{SolarKind, SolarStep, concerns, is_news, markers_moved};
use crate::mars::{DelegateSeat, Event};
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::{TableContext, use_table_context};
use crate::ui::parts::dialog::Dialog;
use yew::{AttrValue, Callback, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) steps: Vec<SolarStep>,
    pub(crate) close: Callback<()>,
}

/// All steps, each with what it brought to the player who looks.
#[component]
pub(crate) fn Solar(props: &Props) -> Html {
    let context = use_table_context();
    let texts = context.texts;
    let title = texts.table(TableWords::SolarPhase(context.facts().generation));
    let onclick = props.close.reform(|_| ());
    let steps = props.steps.iter().map(|step| html! { <li>{ told(&context, step) }</li> });
    let inside = html! {
        <>
            <ol class="solar" data-steps={props.steps.len().to_string()}>{ for steps }</ol>
            <p class="buttons"><button id="go-on" type="button" class="btn primary" autofocus=true {onclick}>{ icon(Icon::Arrow) }{ texts.table(TableWords::GoOn) }</button></p>
        </>
    };
    part!(Dialog { title, mark: Some(icon(Icon::Sun)), close: props.close.clone(), children: inside })
}

/// What a step was, what else came of it, and what it brought to whoever looks.
fn told(context: &TableContext, step: &SolarStep) -> Html {
    let texts = context.texts;
    let (picture, words): (Html, AttrValue) = match step.what {
        SolarKind::Government => (raised(step), texts.table(TableWords::WorldGovernment)),
        SolarKind::Colonies => (icon(Icon::Fleet), texts.table(TableWords::FleetsAndMarkers)),
        SolarKind::Revision => (icon(Icon::Rating), texts.table(TableWords::RatingRevision)),
        SolarKind::Event(id) => (icon(Icon::Nobody), texts.card(id).into()),
        SolarKind::NewGovernment(party) => {
            (icon(icons::party(party)), texts.table(TableWords::NewGovernment(party)))
        }
        SolarKind::Times => (icon(Icon::First), texts.table(TableWords::ChangingTimes)),
    };
    let said = |event: &Event| context.speak(|speaker| speaker.event(*event));
    let events: Vec<String> = match step.what {
        SolarKind::Government | SolarKind::Event(_) | SolarKind::Times => step
            .events
            .iter()
            .skip(usize::from(step.what != SolarKind::Government))
            .filter(|event| is_news(**event))
            .map(said)
            .collect(),
        SolarKind::NewGovernment(_) => {
            step.events.iter().filter(|event| changes_power(event)).map(said).collect()
        }
        SolarKind::Colonies | SolarKind::Revision => Vec::new(),
    };
    let moved = markers_moved(step).map(|(tile, to)| {
        html! { <span class="marker">{ texts.card(tile) }{ " " }<b><bdi>{ to }</bdi></b></span> }
    });
    let mine =
        context.viewer.map(|seat| brought(step, seat).map(said).collect::<Vec<_>>()).unwrap_or_default();
    html! {
        <>
            <h3>{ picture }{ words }</h3>
            { for events.into_iter().map(|words| html! { <p>{ words }</p> }) }
            if step.what == SolarKind::Colonies { <p class="moves">{ for moved }</p> }
            if !mine.is_empty() {
                <p class="brought">{ for mine.into_iter().map(|words| html! { <b>{ words }</b> }) }</p>
            }
        </>
    }
}

/// Whether an event says who sits on the chair, or which party is dominant now.
const fn changes_power(event: &Event) -> bool {
    matches!(event, Event::DelegateMoved { to: DelegateSeat::Chair, .. } | Event::DominanceMoved(_))
}

/// What of a step this seat has.
fn brought(step: &SolarStep, seat: Seat) -> impl Iterator<Item = &Event> {
    step.events.iter().filter(move |event| concerns(**event, seat))
}

/// What the World Government raised.
fn raised(step: &SolarStep) -> Html {
    let parameter = step.events.iter().find_map(|event| match *event {
        Event::Raised { parameter, .. } => Some(parameter),
        _ => None,
    });
    icon(parameter.map_or(Icon::Ocean, icons::parameter))
}
