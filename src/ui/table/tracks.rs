//! How far the planet is.

use crate::text::Term;
use crate::ui::picture::{self, icon};
use crate::ui::say;
use crate::ui::seen::Seen;
use crate::words::{ByParameter, Parameter};
use yew::{Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    /// Where they will at least stand once what is pending is done.
    pub(crate) ahead: ByParameter<i8>,
}

/// The parameters of this game, each with its way to the goal.
#[component]
pub(crate) fn Tracks(props: &Props) -> Html {
    let facts = props.view.facts();
    let line = |parameter: Parameter| {
        let track = facts.track(parameter)?;
        let level = facts.level(parameter);
        let name = say::term(Term::Parameter(parameter));
        let ahead = props.ahead[parameter];
        let share = |level: i8| f32::from(track.steps_to(level)) * 100.0 / f32::from(track.steps());
        let rises = ahead > level;
        let goal = say::level(parameter, track.goal());
        Some(html! {
            <li class={classes!("param", picture::parameter(parameter), rises.then_some("ahead"))} data-parameter={format!("{parameter:?}")} data-level={level.to_string()}
                title={format!("{name}, goal {goal}")}>
                { icon(picture::parameter(parameter)) }
                <span><span class="label">{ name }{ " " }</span><b><bdi>{ say::level(parameter, level) }</bdi></b>
                    if rises { <b class="plan"><span class="vh">{ ", then " }</span><bdi>{ say::level(parameter, ahead) }</bdi></b> }<small><span class="vh">{ " of " }</span><bdi>{ goal }</bdi></small></span>
                <i style={format!("--v:{:.0}%;--then:{:.0}%", share(level), share(ahead))} />
            </li>
        })
    };
    html! { <ul id="tracks" class="params" aria-label="Planet">{ for Parameter::ALL.into_iter().filter_map(line) }</ul> }
}
