//! How the game came out.

use super::names::Names;
use super::say::{self, LANGUAGE};
use super::seen::Seen;
use crate::kit::Seat;
use crate::mars::{Score, outcome, score};
use crate::text::{self, ScoreLine};
use crate::words::Resource;
use yew::{Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
}

/// The final score, item by item.
#[component]
pub(crate) fn Scores(props: &Props) -> Html {
    let facts = props.view.facts();
    let seats: Vec<(Seat, Score)> =
        props.view.seats().iter().map(|seat| (seat, score(facts, seat))).collect();
    let line = |line: ScoreLine| {
        html! {
            <tr data-line={format!("{line:?}")}>
                <th scope="row">{ text::score_line(LANGUAGE, line) }</th>
                { for seats.iter().map(|(seat, score)| html! { <td data-seat={seat.number().to_string()}>{ line.of(score) }</td> }) }
            </tr>
        }
    };
    html! {
        <section id="scores" aria-label="Final score">
            <h2 tabindex="-1" class="focus-here">{ say::speak(facts, &props.names, |speaker| speaker.outcome(outcome(facts))) }</h2>
            <table>
                <thead><tr>
                    <td />{ for seats.iter().map(|&(seat, _)| html! { <th scope="col">{ props.names.of(seat) }</th> }) }
                </tr></thead>
                <tbody>
                    { for ScoreLine::ALL.map(line) }
                    <tr>
                        <th scope="row">{ say::resource(Resource::MegaCredits) }</th>
                        { for seats.iter().map(|&(seat, _)| html! { <td>{ facts.players[seat].stock[Resource::MegaCredits] }</td> }) }
                    </tr>
                </tbody>
            </table>
        </section>
    }
}
