//! What only the seat that looks may see.

use super::cards::{CardList, Detail};
use super::seen::Seen;
use crate::cards::CardId;
use crate::kit::Seat;
use yew::{Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) seat: Seat,
}

/// The cards in hand, and those that are being decided on.
#[component]
pub(crate) fn Hand(props: &Props) -> Html {
    let player = props.view.player(props.seat);
    let corporations: &[CardId] =
        if player.corporation == CardId::HIDDEN { &player.corporations } else { &[] };
    let groups: [(&str, Vec<CardId>); 4] = [
        ("Corporations to choose from", corporations.to_vec()),
        ("Dealt", player.dealt.to_vec()),
        ("Drafted", player.drafted.to_vec()),
        ("Hand", player.hand.iter().collect()),
    ];
    let shown = groups.into_iter().map(|(title, cards)| {
        let cards: Vec<_> = cards.into_iter().filter(|&card| card != CardId::HIDDEN).collect();
        (title, cards)
    });
    let shown = shown.filter(|(title, cards)| !cards.is_empty() || *title == "Hand");
    html! {
        <section id="hand" aria-label="Your cards">
            { for shown.map(|(title, cards)| html! {
                <>
                    <h2>{ format!("{title} ({})", cards.len()) }</h2>
                    <CardList view={props.view.clone()} {cards} detail={Detail::InHand(props.seat)} />
                </>
            }) }
        </section>
    }
}
