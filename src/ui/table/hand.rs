//! What only the seat that looks may see.

use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::Choice;
use crate::ui::ask::pending::Pending;
use crate::ui::ask::sheet::Sheet;
use crate::ui::face::{Size, Usable};
use crate::ui::faces;
use crate::ui::picture::icon;
use crate::ui::seen::Seen;
use crate::ui::walk::walk;
use yew::{Callback, Html, KeyboardEvent, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) seat: Seat,
    pub(crate) sheet: Sheet,
    pub(crate) pending: Pending,
    pub(crate) pend: Callback<Pending>,
    /// Looks closely at a card.
    pub(crate) look: Callback<CardId>,
}

/// The cards in hand; in a turn each can be chosen, or says why not.
#[component]
pub(crate) fn Hand(props: &Props) -> Html {
    let player = props.view.player(props.seat);
    let hand: Vec<CardId> = player.hand.iter().filter(|&id| id != CardId::HIDDEN).collect();
    let playable = hand
        .iter()
        .filter(|&&id| props.sheet.entry(Choice::Play(id)).is_some_and(|entry| entry.standing.is_offered()));
    let count = playable.count();
    let drafted: Vec<CardId> = player.drafted.iter().copied().filter(|&id| id != CardId::HIDDEN).collect();
    html! {
        <section id="hand" class="hand" aria-label="Your cards">
            <h2>{ format!("Hand ({})", hand.len()) }
                if !props.sheet.is_empty() { <small>{ format!("{count} playable now") }</small> }
            </h2>
            if hand.is_empty() { <p class="empty">{ "No cards. Research brings four." }</p> }
            <ul class={(hand.len() > 8).then_some("full")} onkeydown={|event: KeyboardEvent| walk(&event)}>
                { for hand.iter().map(|&id| one(props, id)) }
            </ul>
            if !drafted.is_empty() {
                <h2>{ format!("Drafted ({})", drafted.len()) }</h2>
                <ul onkeydown={|event: KeyboardEvent| walk(&event)}>{ for drafted.iter().map(|&id| one(props, id)) }</ul>
            }
        </section>
    }
}

fn one(props: &Props, id: CardId) -> Html {
    let choice = Choice::Play(id);
    let entry = props.sheet.entry(choice);
    let selling = match &props.pending {
        Pending::Selling(cards) => Some(cards.contains(&id)),
        _ => None,
    };
    let is_chosen = selling.unwrap_or_else(|| props.pending.is(choice));
    let onclick = match (selling, entry) {
        (Some(_), _) => {
            let next = props.pending.toggled(id);
            props.pend.reform(move |_| next.clone())
        }
        (None, Some(_)) => props.pend.reform(move |_| Pending::Chosen(choice)),
        (None, None) => props.look.reform(move |_| id),
    };
    let reason = entry.filter(|_| selling.is_none()).and_then(|entry| entry.standing.reason());
    let standing = match (entry, &reason) {
        (_, Some(reason)) => Usable::Cannot(reason.clone()),
        (Some(_), None) => Usable::Can,
        (None, None) => Usable::Plain,
    };
    let met = entry.and_then(|entry| entry.met);
    let place = entry.filter(|_| selling.is_none()).and_then(|entry| entry.standing.place());
    html! {
        <li key={id.number()}>
            <button type="button" class={classes!("held", is_chosen.then_some("up"))} data-choice={place} data-kind={entry.map(crate::ui::ask::sheet::Candidate::kind)}
                aria-pressed={is_chosen.to_string()} aria-disabled={reason.is_some().to_string()} {onclick}>
                { faces::judged(&props.view, Some(props.seat), id, Size::Hand, standing, met, is_chosen) }
                { for reason.map(|reason| html! { <small class="reason" aria-hidden="true">{ icon("lock") }<span>{ reason }</span></small> }) }
            </button>
        </li>
    }
}
