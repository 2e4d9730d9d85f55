//! How far the planet is.

use super::picture::{self, icon};
use super::say;
use super::seen::Seen;
use crate::mars::track;
use crate::text::Term;
use crate::words::Parameter;
use yew::{Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
}

/// Temperature, oxygen and oceans, each with its way to the goal.
#[component]
pub(crate) fn Tracks(props: &Props) -> Html {
    let facts = props.view.facts();
    let line = |parameter: Parameter| {
        let (level, track) = (facts.level(parameter), track(parameter));
        let name = say::term(Term::Parameter(parameter));
        let share = f32::from(level - track.start) * 100.0 / f32::from(track.goal - track.start);
        let goal = say::level(parameter, track.goal);
        html! {
            <li class={format!("param {}", picture::parameter(parameter))} data-parameter={format!("{parameter:?}")} data-level={level.to_string()}
                title={format!("{name}, goal {goal}")}>
                { icon(picture::parameter(parameter)) }
                <span><span class="label">{ name }{ " " }</span><b><bdi>{ say::level(parameter, level) }</bdi></b><small><span class="vh">{ " of " }</span><bdi>{ goal }</bdi></small></span>
                <i style={format!("--v:{share:.0}%")} />
            </li>
        }
    };
    html! { <ul id="tracks" class="params" aria-label="Planet">{ for Parameter::ALL.into_iter().map(line) }</ul> }
}
