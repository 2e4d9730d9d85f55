//! The instruments round the planet: oxygen climbs on the left, temperature on the right, oceans lie below.

use super::place::{PLANET, polar};
use crate::cards::Effect;
use crate::mars::{Levels, TRACK_BONUSES, track};
use crate::text::Term;
use crate::ui::icons::{self, Icon};
use crate::ui::say;
use crate::words::Parameter;
use yew::{Html, Properties, classes, component, html};

const RADIUS: i16 = PLANET as i16 + 150;

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) now: Levels,
    /// Where they will at least stand once what is pending is done.
    pub(super) ahead: Levels,
}

/// All three. Silent: whoever hears the page is told by the list of parameters.
#[component]
pub(super) fn Ring(props: &Props) -> Html {
    let of = |parameter| (props.now.level(parameter), props.ahead.level(parameter));
    let oceans = of(Parameter::Oceans);
    html! {
        <g class="ring" aria-hidden="true">
            { arc(Parameter::Oxygen, of(Parameter::Oxygen), -146.0, -6.0) }
            { arc(Parameter::Temperature, of(Parameter::Temperature), 146.0, 6.0) }
            { for (0..track(Parameter::Oceans).goal).map(|place| ocean(place, oceans)) }
            { gauge(Parameter::Oxygen, of(Parameter::Oxygen), -2660, "start") }
            { gauge(Parameter::Temperature, of(Parameter::Temperature), 2660, "end") }
        </g>
    }
}

/// A level and the one ahead.
type Span = (i8, i8);

/// How a step is drawn: done, planned or to come.
const fn stage(step: i8, (done, ahead): Span) -> &'static str {
    if step < done {
        "on"
    } else if step < ahead {
        "planned"
    } else {
        "off"
    }
}

/// One segment a step, with the bonuses of the track at its outer side.
fn arc(parameter: Parameter, (now, ahead): Span, from: f32, to: f32) -> Html {
    let track = track(parameter);
    let steps = (track.goal - track.start) / track.step;
    let span = ((now - track.start) / track.step, (ahead - track.start) / track.step);
    let width = (to - from) / f32::from(steps);
    let sweep = u8::from(width > 0.0);
    let segment = |step: i8| {
        let begin = from + width * (f32::from(step) + 0.11);
        let ((x, y), (end_x, end_y)) = (polar(RADIUS, begin), polar(RADIUS, begin + width * 0.78));
        let class = classes!("step", stage(step, span));
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

fn ocean(place: i8, span: Span) -> Html {
    let (x, y) = polar(RADIUS, 180.0 + (4.0 - f32::from(place)) * 6.6);
    let stage = stage(place, span);
    html! {
        <g class={classes!("sea", stage)} transform={format!("translate({x} {y})")}>
            <path d="M0-86 74-43V43L0 86-74 43V-43z" />
            if stage != "off" { <path class="wave" d="M-45 0q22-25 45 0t45 0" /> }
        </g>
    }
}

/// Name, value and goal in a corner.
fn gauge(parameter: Parameter, (now, ahead): Span, x: i32, side: &'static str) -> Html {
    let line = |class: &'static str, y: &'static str, words: String| {
        html! { <text {class} x={x.to_string()} {y}>{ words }</text> }
    };
    let then =
        (ahead > now).then(|| html! { <tspan class="then" dx="60">{ "▸ " }{ say::number(ahead) }</tspan> });
    html! {
        <g class={classes!("gauge", side)}>
            { line("cap", "-2470", say::term(Term::Parameter(parameter)).to_owned()) }
            <text class="value" x={x.to_string()} y="-2250">{ say::level(parameter, now) }{ then }</text>
            { line("goal", "-2110", format!("/ {}", say::level(parameter, track(parameter).goal))) }
        </g>
    }
}

/// An icon round a point of the drawing.
pub(super) fn symbol(icon: Icon, x: i32, y: i32, size: i32) -> Html {
    let (left, top, size) = (x - size / 2, y - size / 2, size.to_string());
    html! { <use href={icon.href()} x={left.to_string()} y={top.to_string()} width={size.clone()} height={size} /> }
}
