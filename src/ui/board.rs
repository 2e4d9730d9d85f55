//! A player's side of the table that everyone sees.

use super::cards::{CardList, Detail};
use super::names::Names;
use super::say;
use super::seen::Seen;
use crate::cards::CardId;
use crate::kit::Seat;
use crate::words::{Resource, Tag};
use yew::{Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    pub(crate) seat: Seat,
}

/// Rating, stock, production, tags and the cards played.
#[component]
pub(crate) fn Board(props: &Props) -> Html {
    let (view, seat) = (&props.view, props.seat);
    let facts = view.facts();
    let player = view.player(seat);
    let is_asked = view.asked().contains(seat);
    let notes = [
        (facts.first == seat).then_some("goes first"),
        facts.passed.contains(seat).then_some("passed"),
        is_asked.then_some("is asked"),
    ];
    let notes: Vec<_> = notes.into_iter().flatten().collect();
    let corporation = (player.corporation != CardId::HIDDEN).then(|| say::card_name(player.corporation));
    let tags = Tag::ALL.into_iter().filter(|&tag| player.tags[tag] > 0);
    let tags: Vec<_> = tags.map(|tag| format!("{} {}", say::tag(tag), player.tags[tag])).collect();
    let played: Vec<CardId> = player.played.iter().collect();
    html! {
        <section class={classes!("board", format!("seat-{}", seat.number()), is_asked.then_some("asked"))}
            data-seat={seat.number().to_string()} aria-label={format!("Board of {}", props.names.of(seat))}>
            <h2><span class="number">{ seat.number() + 1 }</span>{ " " }{ props.names.of(seat) }</h2>
            <p>{ corporation.unwrap_or("No corporation yet") }
                { for notes.iter().map(|note| html! { <em>{ format!(" · {note}") }</em> }) }</p>
            <p>{ format!("TR {} · {} in hand", player.rating, say::cards(player.hand_size.into())) }</p>
            <table>
                <thead><tr>
                    <td />{ for Resource::ALL.map(|resource| html! { <th scope="col">{ say::resource(resource) }</th> }) }
                </tr></thead>
                <tbody>
                    <tr><th scope="row">{ "Stock" }</th>
                        { for Resource::ALL.map(|resource| html! { <td>{ player.stock[resource] }</td> }) }</tr>
                    <tr><th scope="row">{ "Production" }</th>
                        { for Resource::ALL.map(|resource| html! { <td>{ player.production[resource] }</td> }) }</tr>
                </tbody>
            </table>
            <p>{ if tags.is_empty() { "No tags".to_owned() } else { tags.join(", ") } }
                { format!(" · events: {}", player.events) }</p>
            <details>
                <summary>{ format!("{} played", say::cards(played.len())) }</summary>
                <CardList view={view.clone()} cards={played} detail={Detail::OnTable} />
            </details>
        </section>
    }
}
