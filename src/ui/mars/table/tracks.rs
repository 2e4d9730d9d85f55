//! How far the planet is.

use crate::mars::Facts;
use crate::mars::cards::{ByParameter, Parameter};
use crate::mars::face::Explained;
use crate::text::mars::TableWords;
use crate::ui::look::picture::icon;
use crate::ui::mars::scene::explained::end_of_game;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::marks;
use crate::ui::mars::scene::use_table_context;
use crate::ui::mars::table::board::changed_from;
use yew::{Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// Where they will at least stand once what is pending is done.
    pub(crate) ahead: ByParameter<i8>,
}

/// The parameters of this game, each with its way to the goal.
#[component]
pub(crate) fn Tracks(props: &Props) -> Html {
    let context = use_table_context();
    let (texts, facts) = (context.texts, context.facts());
    let line = |parameter: Parameter| {
        let track = facts.track(parameter)?;
        let level = facts.level(parameter);
        let ahead = props.ahead[parameter];
        let share = |level: i8| f32::from(track.steps_to(level)) * 100.0 / f32::from(track.steps());
        let rises = ahead > level;
        let goal = track.goal();
        let words = TableWords::Track { parameter, level, then: rises.then_some(ahead), goal };
        Some(html! {
            <li class={classes!("param", marks::parameter(parameter), rises.then_some("ahead"))} data-parameter={format!("{parameter:?}")} data-level={level.to_string()} data-explain={explained(facts, parameter)}
                title={texts.table(TableWords::TrackGoal { parameter, goal })}>
                { icon(icons::parameter(parameter)) }
                <span><span class="vh">{ texts.table(words) }</span><b aria-hidden="true"><bdi>{ texts.level(parameter, level) }</bdi></b>{ for context.since.level_was(parameter).map(|was| changed_from(texts, &texts.level(parameter, was))) }
                    if rises { <b class="plan" aria-hidden="true"><bdi>{ texts.level(parameter, ahead) }</bdi></b> }<small aria-hidden="true"><bdi>{ texts.level(parameter, goal) }</bdi></small></span>
                <i style={format!("--v:{:.0}%;--then:{:.0}%", share(level), share(ahead))} />
            </li>
        })
    };
    let class = if facts.track(Parameter::Venus).is_some() { "params four" } else { "params" };
    html! { <ul id="tracks" {class} aria-label={texts.table(TableWords::Planet)}>{ for Parameter::ALL.into_iter().filter_map(line) }</ul> }
}

/// The keys of a track: its parameter, and what ends the game.
fn explained(facts: &Facts, parameter: Parameter) -> String {
    let parameter = Explained::Parameter(parameter).key();
    match end_of_game(&facts.options) {
        Some(end) => format!("{parameter} {end}"),
        None => parameter,
    }
}
