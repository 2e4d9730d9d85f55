//! How the game came out.

use super::names::Names;
use super::say::{self, LANGUAGE};
use super::seen::Seen;
use crate::kit::Seat;
use crate::mars::{outcome, score};
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
    let line = |seat: Seat| {
        let score = score(facts, seat);
        let items = ScoreLine::ALL.map(|line| line.of(&score));
        html! {
            <tr data-seat={seat.number().to_string()} data-total={score.total().to_string()}>
                <th scope="row">{ props.names.of(seat) }</th>
                { for items.map(|points| html! { <td>{ points }</td> }) }
                <td>{ facts.players[seat].stock[Resource::MegaCredits] }</td>
            </tr>
        }
    };
    let columns = ScoreLine::ALL.map(|line| text::score_line(LANGUAGE, line));
    let money = say::resource(Resource::MegaCredits);
    html! {
        <section id="scores" aria-label="Final score">
            <h2 tabindex="-1" class="focus-here">{ say::speak(facts, &props.names, |speaker| speaker.outcome(outcome(facts))) }</h2>
            <table>
                <thead><tr><td />{ for columns.into_iter().chain([money]).map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                <tbody>{ for props.view.seats().iter().map(line) }</tbody>
            </table>
        </section>
    }
}
