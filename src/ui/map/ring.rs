//! The instruments round the planet: oxygen climbs on the left, temperature on the right, oceans lie below.

use crate::mars::maps::{MAPS, Map, Track};
use crate::text::Term;
use crate::ui::map::place::{PLANET, polar};
use crate::ui::map::sign::{icon, symbol};
use crate::ui::scene::say::{Say, use_say};
use crate::words::{ByParameter, Parameter};
use yew::{Html, Properties, classes, component, html};

const RADIUS: i16 = PLANET as i16 + 150;

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    /// The map's place in [`MAPS`].
    pub(super) map: u8,
    pub(super) now: ByParameter<i8>,
    /// Where they will at least stand once what is pending is done.
    pub(super) ahead: ByParameter<i8>,
}

/// Those of Mars. Silent: whoever hears the page is told by the list of parameters.
#[component]
pub(super) fn Ring(props: &Props) -> Html {
    let say = use_say();
    let Props { map, now, ahead } = props;
    let map: &Map = MAPS[usize::from(*map)];
    let draw = |parameter, drawn: &dyn Fn(&Track, Span) -> Html| {
        map.tracks[parameter].as_ref().map(|track| drawn(track, (now[parameter], ahead[parameter])))
    };
    html! {
        <g class="ring" aria-hidden="true">
            { for draw(Parameter::Oxygen, &|track, span| arc(Parameter::Oxygen, track, span, -146.0, -6.0)) }
            { for draw(Parameter::Temperature, &|track, span| arc(Parameter::Temperature, track, span, 146.0, 6.0)) }
            { for draw(Parameter::Oceans, &seas) }
            { for draw(Parameter::Oxygen, &|track, span| gauge(say, Parameter::Oxygen, track, span, -2660, "start")) }
            { for draw(Parameter::Temperature, &|track, span| gauge(say, Parameter::Temperature, track, span, 2660, "end")) }
        </g>
    }
}

/// A level and the one ahead.
type Span = (i8, i8);

/// How a step is drawn: done, planned or to come.
fn stage(step: u8, track: &Track, (now, ahead): Span) -> &'static str {
    let (done, ahead) = (track.steps_to(now), track.steps_to(ahead));
    if step < done {
        "on"
    } else if step < ahead {
        "planned"
    } else {
        "off"
    }
}

/// One segment a step, with the bonuses of the track at its outer side.
fn arc(parameter: Parameter, track: &Track, span: Span, from: f32, to: f32) -> Html {
    let width = (to - from) / f32::from(track.steps());
    let sweep = u8::from(width > 0.0);
    let segment = |step: u8| {
        let begin = from + width * (f32::from(step) + 0.11);
        let ((x, y), (end_x, end_y)) = (polar(RADIUS, begin), polar(RADIUS, begin + width * 0.78));
        let class = classes!("step", stage(step, track, span));
        html! { <path {class} d={format!("M{x} {y}A{RADIUS} {RADIUS} 0 0 {sweep} {end_x} {end_y}")} /> }
    };
    let bonuses = track.bonuses.iter().filter_map(|bonus| {
        let (x, y) = polar(RADIUS + 135, from + width * (f32::from(track.steps_to(bonus.at)) - 0.5));
        Some(symbol(icon(bonus.steps.first()?), x, y, 125))
    });
    let class = match parameter {
        Parameter::Oxygen => "oxygen",
        Parameter::Temperature => "temperature",
        Parameter::Oceans => "oceans",
        Parameter::Venus => "venus",
    };
    html! { <g {class}>{ for (0..track.steps()).map(segment) }{ for bonuses }</g> }
}

/// One sea an ocean, round the south.
fn seas(track: &Track, span: Span) -> Html {
    html! { <>{ for (0..track.steps()).map(|place| ocean(place, track, span)) }</> }
}

fn ocean(place: u8, track: &Track, span: Span) -> Html {
    let middle = (f32::from(track.steps()) - 1.0) / 2.0;
    let (x, y) = polar(RADIUS, 180.0 + (middle - f32::from(place)) * 6.6);
    let stage = stage(place, track, span);
    html! {
        <g class={classes!("sea", stage)} transform={format!("translate({x} {y})")}>
            <path d="M0-86 74-43V43L0 86-74 43V-43z" />
            if stage != "off" { <path class="wave" d="M-45 0q22-25 45 0t45 0" /> }
        </g>
    }
}

/// Name, value and goal in a corner.
fn gauge(
    say: Say,
    parameter: Parameter,
    track: &Track,
    (now, ahead): Span,
    x: i32,
    side: &'static str,
) -> Html {
    let line = |class: &'static str, y: &'static str, words: String| {
        html! { <text {class} x={x.to_string()} {y}>{ words }</text> }
    };
    let then = (ahead > now)
        .then(|| html! { <tspan class="then" dx="60">{ "▸ " }{ say.number(ahead.into()) }</tspan> });
    html! {
        <g class={classes!("gauge", side)}>
            { line("cap", "-2470", say.term(Term::Parameter(parameter)).to_owned()) }
            <text class="value" x={x.to_string()} y="-2250">{ say.level(parameter, now) }{ then }</text>
            { line("goal", "-2110", format!("/ {}", say.level(parameter, track.goal()))) }
        </g>
    }
}
