//! A player's side of the table that everyone sees.

use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::{Why, score};
use crate::ui::names::Names;
use crate::ui::picture::{self, icon};
use crate::ui::say;
use crate::ui::seen::Seen;
use crate::words::{Resource, Tag};
use yew::{Callback, Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    pub(crate) seat: Seat,
    /// Looks closely at a seat.
    pub(crate) look: Callback<Seat>,
}

/// The board of the one who looks: large figures.
#[component]
pub(crate) fn Board(props: &Props) -> Html {
    let Props { view, names, seat, look } = props;
    let seat = *seat;
    html! {
        <section id="mine" class={classes!("panel", "mine", names.colour(seat))} data-seat={seat.number().to_string()} aria-label={format!("Your board, {}", names.of(seat))}>
            <header>
                { names.mark(seat) }<h2 class="grow">{ names.of(seat) }</h2>
                { figures(view, seat) }
                <button type="button" class="ib" aria-label="Your cards on the table" title="Your cards on the table" onclick={look.reform(move |_| seat)}>{ icon("zoom") }</button>
            </header>
            { cells(view, seat) }
        </section>
    }
}

/// What a seat has in stock and what it produces, in large figures.
pub(crate) fn cells(view: &Seen, seat: Seat) -> Html {
    let player = view.player(seat);
    let cell = |resource: Resource| {
        let name = say::resource(resource);
        html! {
            <div class="cell" title={name}>
                { icon(picture::resource(resource)) }<span class="vh">{ name }{ " " }</span>
                <b>{ player.stock[resource] }</b>
                <span class="prod"><span class="vh">{ "production " }</span><bdi>{ say::signed(player.production[resource]) }</bdi></span>
            </div>
        }
    };
    html! { <div class="cells">{ for Resource::ALL.map(cell) }</div> }
}

/// Rating, and points if the game ended now.
fn figures(view: &Seen, seat: Seat) -> Html {
    html! {
        <span class="figs">
            <span class="trv" title="Terraform rating">{ icon("tr") }<span class="vh">{ "TR " }</span>{ view.player(seat).rating }</span>
            <span class="trv vpv" title="Points if the game ended now">{ icon("vp") }<span class="vh">{ " VP now " }</span>{ score(view.facts(), seat).total() }</span>
        </span>
    }
}

/// What a seat is doing: which action of its turn it is at, another choice, or nothing more.
fn status(view: &Seen, seat: Seat) -> Option<Html> {
    let on = |words: String| Some(html! { <span class="status on">{ words }</span> });
    let off = |words: &str| Some(html! { <span class="status">{ words }</span> });
    match view.question(seat).map(|question| question.why) {
        Some(Why::Turn { taken }) => on(format!("{} of 2", taken + 1)),
        Some(Why::Waiting) => off("ready"),
        _ if view.asked().contains(seat) => on("choosing".to_owned()),
        _ if view.facts().passed.contains(seat) => off("passed"),
        _ => None,
    }
}

/// Another player's side, small; it opens the rest.
#[component]
pub(crate) fn SeatPanel(props: &Props) -> Html {
    let Props { view, names, seat, look } = props;
    let seat = *seat;
    let facts = view.facts();
    let player = view.player(seat);
    let has_passed = facts.passed.contains(seat);
    let is_asked = view.asked().contains(seat);
    let corporation = (player.corporation != CardId::HIDDEN).then(|| say::card_name(player.corporation));
    let stock = |resource: Resource| {
        let name = say::resource(resource);
        html! {
            <span title={name}>{ icon(picture::resource(resource)) }<span class="vh">{ name }{ " " }</span><b>{ player.stock[resource] }</b>
                <em><span class="vh">{ "production " }</span><bdi>{ say::signed(player.production[resource]) }</bdi></em></span>
        }
    };
    let mut tags: Vec<Tag> = Tag::ALL.into_iter().filter(|&tag| player.tags[tag] > 0).collect();
    tags.sort_by_key(|&tag| core::cmp::Reverse(player.tags[tag]));
    let tag = |tag: Tag| html! { <span title={say::tag(tag)}>{ icon(picture::tag(tag)) }<span class="vh">{ say::tag(tag) }{ " " }</span>{ player.tags[tag] }</span> };
    html! {
        <section class={classes!("panel", "seat", names.colour(seat), is_asked.then_some("now"), has_passed.then_some("passed"))} data-seat={seat.number().to_string()}>
            <header>
                { names.mark(seat) }
                <h2><button type="button" class="who" onclick={look.reform(move |_| seat)}>{ names.of(seat) }<span class="vh">{ format!(", {}: all of this seat", names.outline(seat)) }</span></button></h2>
                <span class="corp">{ corporation.unwrap_or_default() }</span>
                if facts.first == seat { <span title="Goes first">{ icon("first") }<span class="vh">{ "goes first " }</span></span> }
                { figures(view, seat) }
            </header>
            <div class="stk">{ for Resource::ALL.map(stock) }</div>
            <div class="tags">
                <span class="most">{ for tags.into_iter().map(tag) }</span>
                <span class="hc" title="Cards in hand">{ icon("card") }{ player.hand_size }<span class="vh">{ " in hand" }</span></span>
                { for status(view, seat) }
            </div>
        </section>
    }
}
