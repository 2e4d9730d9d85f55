//! Cards in words.

use super::say;
use super::seen::Seen;
use crate::cards::{CardId, card};
use yew::{Html, Properties, component, html};

/// What is told of each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Detail {
    /// What it costs and does.
    InHand,
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
    let there = props.view.on_card(id);
    let remark = match props.detail {
        Detail::InHand => say::price(card(id)),
        Detail::OnTable if there > 0 => say::on_card(card(id), there),
        Detail::OnTable => None,
    };
    html! {
        <li key={id.number()} data-card={id.number().to_string()}>
            <b>{ say::card_name(id) }</b>{ for remark.map(|remark| html! { <span>{ format!(" · {remark}") }</span> }) }
            <br /><small>{ say::card_text(id) }</small>
        </li>
    }
}
