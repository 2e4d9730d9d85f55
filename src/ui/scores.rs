//! How the game came out.

use super::names::Names;
use super::say;
use super::seen::Seen;
use crate::kit::Seat;
use crate::mars::{outcome, score};
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
        let items = [
            score.rating,
            score.awards,
            score.milestones,
            score.greeneries,
            score.cities,
            score.cards,
            score.total(),
        ];
        html! {
            <tr data-seat={seat.number().to_string()} data-total={score.total().to_string()}>
                <th scope="row">{ props.names.of(seat) }</th>
                { for items.map(|points| html! { <td>{ points }</td> }) }
                <td>{ facts.players[seat].stock[Resource::MegaCredits] }</td>
            </tr>
        }
    };
    let columns = ["TR", "Awards", "Milestones", "Greenery", "Cities", "Cards", "VP", "M€"];
    html! {
        <section id="scores" aria-label="Final score">
            <h2 tabindex="-1" class="focus-here">{ say::outcome(outcome(facts), &props.names) }</h2>
            <table>
                <thead><tr><td />{ for columns.map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                <tbody>{ for props.view.seats().iter().map(line) }</tbody>
            </table>
        </section>
    }
}
