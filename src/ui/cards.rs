//! Cards in words.

use super::say::{self, LANGUAGE};
use super::seen::Seen;
use crate::cards::{CardId, card};
use crate::kit::Seat;
use crate::text;
use yew::{Html, Properties, component, html};

/// What is told of each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Detail {
    /// What it does and costs this seat.
    InHand(Seat),
    /// What it does and what lies on it.
    OnTable,
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) cards: Vec<CardId>,
    pub(crate) detail: Detail,
}

/// Cards one below the other.
#[component]
pub(crate) fn CardList(props: &Props) -> Html {
    html! { <ul class="cards">{ for props.cards.iter().map(|&id| line(props, id)) }</ul> }
}

fn line(props: &Props, id: CardId) -> Html {
    let (facts, card) = (props.view.facts(), card(id));
    let there = props.view.on_card(id);
    let remark = match props.detail {
        Detail::InHand(seat) => say::price(facts, seat, card),
        Detail::OnTable => say::on_card(card, there),
    };
    let words = text::card_text(LANGUAGE, card).into_iter().map(|line| line.words);
    html! {
        <li key={id.number()} data-card={id.number().to_string()}>
            <b>{ say::card_name(id) }</b>{ format!(" · {}", say::card_head(card)) }
            { for remark.map(|remark| html! { <span class="remark">{ format!(" · {remark}") }</span> }) }
            { for words.map(|words| html! { <><br /><small>{ words }</small></> }) }
        </li>
    }
}
