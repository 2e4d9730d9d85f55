//! The planet: parameters, generation, milestones and awards.

use super::names::Names;
use super::say::{self, LANGUAGE};
use super::seen::Seen;
use crate::mars::{award_count, track};
use crate::text::{self, Term};
use crate::words::Parameter;
use yew::{Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
}

/// Where the planet stands.
#[component]
pub(crate) fn Tracks(props: &Props) -> Html {
    let facts = props.view.facts();
    let line = |parameter: Parameter| {
        let (level, track) = (facts.level(parameter), track(parameter));
        html! {
            <li data-parameter={format!("{parameter:?}")} data-level={level.to_string()}>
                <label>
                    { format!("{} {} of {}", say::term(Term::Parameter(parameter)), say::level(parameter, level), say::level(parameter, track.goal)) }
                    <meter min={track.start.to_string()} max={track.goal.to_string()} value={level.to_string()} />
                </label>
            </li>
        }
    };
    html! {
        <section id="tracks" aria-label="Planet">
            <p id="generation" data-generation={facts.generation.to_string()}>
                { format!("Generation {} · {}", facts.generation, say::term(Term::Phase(facts.phase))) }
            </p>
            <ul>{ for Parameter::ALL.into_iter().map(line) }</ul>
        </section>
    }
}

/// Who claimed and funded what; nothing in a solo game, where neither is used.
#[component]
pub(crate) fn Goals(props: &Props) -> Html {
    let facts = props.view.facts();
    if facts.is_solo() {
        return Html::default();
    }
    let map = facts.map();
    let milestone = |place: usize| {
        let by = facts.milestones[place]
            .map(|seat| html! { <b>{ format!(" Claimed by {}.", props.names.of(seat)) }</b> });
        let milestone = &map.milestones[place];
        html! { <li><b>{ text::milestone_name(LANGUAGE, milestone) }</b>{ ": " }{ text::milestone_text(LANGUAGE, milestone) }{ by }</li> }
    };
    let award = |place: usize| {
        let by = facts.awards.iter().find(|(award, _)| usize::from(*award) == place);
        let by = by.map(|&(_, seat)| html! { <b>{ format!(" Funded by {}.", props.names.of(seat)) }</b> });
        let counts = props
            .view
            .seats()
            .iter()
            .map(|seat| format!("{} {}", props.names.of(seat), award_count(facts, place as u8, seat)));
        let counts = counts.collect::<Vec<_>>().join(", ");
        let award = &map.awards[place];
        html! { <li><b>{ text::award_name(LANGUAGE, award) }</b>{ ": " }{ text::award_text(LANGUAGE, award) }{ by }{ format!(" ({counts})") }</li> }
    };
    html! {
        <section id="goals" aria-label="Milestones and awards">
            <h2>{ "Milestones" }</h2>
            <ul>{ for (0..map.milestones.len()).map(milestone) }</ul>
            <h2>{ "Awards" }</h2>
            <ul>{ for (0..map.awards.len()).map(award) }</ul>
        </section>
    }
}
