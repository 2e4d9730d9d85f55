//! The instruments round the planet: oxygen climbs on the left, temperature on the right, oceans lie below; Venus has a ring of
//! its own.

use crate::mars::Options;
use crate::mars::cards::{ByParameter, Parameter};
use crate::mars::face::{Concept, Explained};
use crate::mars::maps::Track;
use crate::mars::view::Since;
use crate::text::Term;
use crate::ui::look::texts::{Texts, use_texts};
use crate::ui::mars::map::place::{PLANET, VENUS, VENUS_RADIUS, polar};
use crate::ui::mars::map::sign::{icon, symbol};
use crate::ui::mars::scene::explained::{concept, end_of_game};
use crate::ui::mars::scene::marks;
use std::rc::Rc;
use yew::{Html, Properties, classes, component, html};

/// A ring: how far from the middle its steps are, how wide they are, and how large the bonuses outside.
#[derive(Clone, Copy)]
struct RingSize {
    radius: i16,
    width: i16,
    sign: i16,
}

const MARS: RingSize = RingSize { radius: PLANET as i16 + 150, width: 90, sign: 125 };
const ROUND_VENUS: RingSize = RingSize { radius: VENUS_RADIUS as i16 + 70, width: 60, sign: 110 };

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) options: Options,
    pub(super) now: ByParameter<i8>,
    /// Where they will at least stand once what is pending is done.
    pub(super) ahead: ByParameter<i8>,
    /// What has changed since whoever looks answered last.
    pub(super) since: Rc<Since>,
}

/// The tracks of the parameters around Mars. Hidden from screen readers, which read the list of parameters.
#[component]
pub(super) fn Ring(props: &Props) -> Html {
    let texts = use_texts();
    let Props { options, now, ahead, since } = props;
    let gauge = |parameter: Parameter, track: &Track, span, side| {
        gauge(texts, parameter, track, span, since.level_was(parameter), side)
    };
    let draw = |parameter, drawn: &dyn Fn(&Track, Span) -> Html| {
        options.track(parameter).map(|track| drawn(track, (now[parameter], ahead[parameter])))
    };
    let (x, y) = VENUS;
    html! {
        <g class="ring" data-explain={end_of_game(options)} aria-hidden="true">
            { for draw(Parameter::Oxygen, &|track, span| arc(MARS, Parameter::Oxygen, track, span, (-146.0, -6.0))) }
            { for draw(Parameter::Temperature, &|track, span| arc(MARS, Parameter::Temperature, track, span, (146.0, 6.0))) }
            { for draw(Parameter::Oceans, &seas) }
            <g transform={format!("translate({x} {y})")}>
                { for draw(Parameter::Venus, &|track, span| arc(ROUND_VENUS, Parameter::Venus, track, span, (-150.0, 150.0))) }
            </g>
            { for draw(Parameter::Oxygen, &|track, span| gauge(Parameter::Oxygen, track, span, "start")) }
            { for draw(Parameter::Temperature, &|track, span| gauge(Parameter::Temperature, track, span, "end")) }
            { for draw(Parameter::Venus, &|track, span| gauge(Parameter::Venus, track, span, "small")) }
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
fn arc(size: RingSize, parameter: Parameter, track: &Track, span: Span, (from, to): (f32, f32)) -> Html {
    let class = marks::parameter(parameter);
    let RingSize { radius, width: thick, sign } = size;
    let width = (to - from) / f32::from(track.steps());
    let sweep = u8::from(width > 0.0);
    let segment = |step: u8| {
        let begin = from + width * (f32::from(step) + 0.11);
        let ((x, y), (end_x, end_y)) = (polar(radius, begin), polar(radius, begin + width * 0.78));
        let class = classes!("step", stage(step, track, span));
        html! { <path {class} d={format!("M{x} {y}A{radius} {radius} 0 0 {sweep} {end_x} {end_y}")} /> }
    };
    let bonuses = track.bonuses.iter().filter_map(|bonus| {
        let far = radius + thick / 2 + sign * 5 / 7;
        let (x, y) = polar(far, from + width * (f32::from(track.steps_to(bonus.at)) - 0.5));
        let of = symbol(icon(bonus.steps.first()?), x, y, sign.into());
        Some(html! { <g data-explain={concept(Concept::TrackBonus)}>{ of }</g> })
    });
    html! { <g {class} data-explain={Explained::Parameter(parameter).key()} stroke-width={thick.to_string()}>{ for (0..track.steps()).map(segment) }{ for bonuses }</g> }
}

/// One sea an ocean, round the south.
fn seas(track: &Track, span: Span) -> Html {
    html! { <>{ for (0..track.steps()).map(|place| ocean(place, track, span)) }</> }
}

fn ocean(place: u8, track: &Track, span: Span) -> Html {
    let middle = (f32::from(track.steps()) - 1.0) / 2.0;
    let (x, y) = polar(MARS.radius, 180.0 + (middle - f32::from(place)) * 6.6);
    let stage = stage(place, track, span);
    html! {
        <g class={classes!("sea", stage)} data-explain={Explained::Parameter(Parameter::Oceans).key()} transform={format!("translate({x} {y})")}>
            <path d="M0-86 74-43V43L0 86-74 43V-43z" />
            if stage != "off" { <path class="wave" d="M-45 0q22-25 45 0t45 0" /> }
        </g>
    }
}

/// Name, value and goal in a corner, and what the value was, if it has changed.
fn gauge(
    texts: Texts,
    parameter: Parameter,
    track: &Track,
    (now, ahead): Span,
    was: Option<i8>,
    side: &'static str,
) -> Html {
    let (x, [name, value, goal]) = match side {
        "start" => (-2660, [-2470, -2250, -2110]),
        "end" => (2660, [-2470, -2250, -2110]),
        _ => (-2660, [1180, 1335, 1450]),
    };
    let line = |class: &'static str, y: i32, words: String| {
        html! { <text {class} x={x.to_string()} y={y.to_string()}>{ words }</text> }
    };
    let then = (ahead > now)
        .then(|| html! { <tspan class="then" dx="60">{ "▸ " }{ texts.number(ahead.into()) }</tspan> });
    let was = was.map(|was| html! { <tspan class="gone" dx="60">{ texts.level(parameter, was) }</tspan> });
    html! {
        <g class={classes!("gauge", side)} data-explain={Explained::Parameter(parameter).key()}>
            { line("cap", name, texts.term(Term::Parameter(parameter)).to_owned()) }
            <text class="value" x={x.to_string()} y={value.to_string()}>{ texts.level(parameter, now) }{ then }</text>
            <text class="goal" x={x.to_string()} y={goal.to_string()}>{ format!("/ {}", texts.level(parameter, track.goal())) }{ for was }</text>
        </g>
    }
}
