//! The instruments round the planet: oxygen climbs on the left, temperature on the right, oceans lie below.

use super::place::{PLANET, polar};
use crate::cards::Effect;
use crate::mars::{TRACK_BONUSES, track};
use crate::text::Term;
use crate::ui::icons::{self, Icon};
use crate::ui::say;
use crate::words::Parameter;
use yew::{Html, Properties, classes, component, html};

const RADIUS: i16 = PLANET as i16 + 150;

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) temperature: i8,
    pub(super) oxygen: i8,
    pub(super) oceans: i8,
}

/// All three. Silent: whoever hears the page is told by the list of parameters.
#[component]
pub(super) fn Ring(props: &Props) -> Html {
    html! {
        <g class="ring" aria-hidden="true">
            { arc(Parameter::Oxygen, props.oxygen, -146.0, -6.0) }
            { arc(Parameter::Temperature, props.temperature, 146.0, 6.0) }
            { for (0..track(Parameter::Oceans).goal).map(|place| ocean(place, props.oceans)) }
            { gauge(Parameter::Oxygen, props.oxygen, -2660, "start") }
            { gauge(Parameter::Temperature, props.temperature, 2660, "end") }
        </g>
    }
}

/// One segment a step, with the bonuses of the track at its outer side.
fn arc(parameter: Parameter, level: i8, from: f32, to: f32) -> Html {
    let track = track(parameter);
    let steps = (track.goal - track.start) / track.step;
    let done = (level - track.start) / track.step;
    let width = (to - from) / f32::from(steps);
    let sweep = u8::from(width > 0.0);
    let segment = |step: i8| {
        let begin = from + width * (f32::from(step) + 0.11);
        let ((x, y), (end_x, end_y)) = (polar(RADIUS, begin), polar(RADIUS, begin + width * 0.78));
        let class = if step < done { "step on" } else { "step" };
        html! { <path {class} d={format!("M{x} {y}A{RADIUS} {RADIUS} 0 0 {sweep} {end_x} {end_y}")} /> }
    };
    let bonuses = TRACK_BONUSES.iter().filter(|bonus| bonus.parameter == parameter);
    let bonuses = bonuses.filter_map(|bonus| {
        let step = (bonus.at - track.start) / track.step;
        let (x, y) = polar(RADIUS + 135, from + width * (f32::from(step) - 0.5));
        Some(symbol(icon(bonus.steps.first()?)?, x, y, 125))
    });
    let class = match parameter {
        Parameter::Oxygen => "oxygen",
        Parameter::Temperature => "temperature",
        Parameter::Oceans => "oceans",
    };
    html! { <g {class}>{ for (0..steps).map(segment) }{ for bonuses }</g> }
}

const fn icon(bonus: &Effect) -> Option<Icon> {
    match *bonus {
        Effect::Produce(resource, _) => Some(icons::resource(resource)),
        Effect::Raise(parameter, _) => Some(icons::parameter(parameter)),
        Effect::Place(tile, _) => Some(icons::tile(tile)),
        _ => None,
    }
}

fn ocean(place: i8, done: i8) -> Html {
    let (x, y) = polar(RADIUS, 180.0 + (4.0 - f32::from(place)) * 6.6);
    let is_done = place < done;
    html! {
        <g class={if is_done { "sea on" } else { "sea" }} transform={format!("translate({x} {y})")}>
            <path d="M0-86 74-43V43L0 86-74 43V-43z" />
            if is_done { <path class="wave" d="M-45 0q22-25 45 0t45 0" /> }
        </g>
    }
}

/// Name, value and goal in a corner.
fn gauge(parameter: Parameter, level: i8, x: i32, side: &'static str) -> Html {
    let line = |class: &'static str, y: &'static str, words: String| {
        html! { <text {class} x={x.to_string()} {y}>{ words }</text> }
    };
    html! {
        <g class={classes!("gauge", side)}>
            { line("cap", "-2470", say::term(Term::Parameter(parameter)).to_owned()) }
            { line("value", "-2250", say::level(parameter, level)) }
            { line("goal", "-2110", format!("/ {}", say::level(parameter, track(parameter).goal))) }
        </g>
    }
}

/// An icon round a point of the drawing.
pub(super) fn symbol(icon: Icon, x: i32, y: i32, size: i32) -> Html {
    let (left, top, size) = (x - size / 2, y - size / 2, size.to_string());
    html! { <use href={icon.href()} x={left.to_string()} y={top.to_string()} width={size.clone()} height={size} /> }
}
