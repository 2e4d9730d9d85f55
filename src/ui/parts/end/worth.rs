//! The cards that brought points, at the end of a game.

use crate::kit::Seat;
use crate::text::mars::TableWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::state::names::Names;
use yew::{Callback, Html, html};

/// The number of cards that are shown at once.
const SHOWN: usize = 5;

/// A card with points.
pub(crate) struct CardWorth {
    /// The card as one line.
    pub(crate) face: Html,
    pub(crate) points: i16,
    /// Shows the card large.
    pub(crate) look: Callback<()>,
}

/// For each seat its cards with points, the most valuable card first.
pub(crate) fn card_worth(texts: Texts, names: &Names, seats: Vec<(Seat, Vec<CardWorth>)>) -> Html {
    let one = |card: &CardWorth| {
        html! {
            <li><button type="button" onclick={card.look.reform(|_| ())}>
                { card.face.clone() }<b class="pts"><bdi>{ texts.number(card.points.into()) }</bdi>{ icon(Icon::Points) }</b>
            </button></li>
        }
    };
    let of_seat = |(seat, cards): (Seat, Vec<CardWorth>)| {
        let all: i32 = cards.iter().map(|card| i32::from(card.points)).sum();
        let (first, rest) = cards.split_at(cards.len().min(SHOWN));
        html! {
            <li data-seat={seat.number().to_string()}>
                <h4>{ names.mark(seat) }<span class="nm">{ names.label(seat) }</span><b class="all">{ texts.number(all) }</b></h4>
                if cards.is_empty() { <p>{ texts.table(TableWords::NoPointsFromCards) }</p> }
                <ul>{ for first.iter().map(one) }</ul>
                if !rest.is_empty() {
                    <details><summary>{ texts.table(TableWords::MoreCards(rest.len())) }</summary><ul>{ for rest.iter().map(one) }</ul></details>
                }
            </li>
        }
    };
    html! {
        <>
            <h3>{ texts.table(TableWords::PointsFromCards) }</h3>
            <ul class="worth">{ for seats.into_iter().map(of_seat) }</ul>
        </>
    }
}
