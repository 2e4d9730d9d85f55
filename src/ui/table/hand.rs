//! What only the seat that looks may see.

use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::Choice;
use crate::text::page::Table;
use crate::ui::face::faces;
use crate::ui::face::{Size, Usable};
use crate::ui::look::picture::icon;
use crate::ui::look::walk::walk;
use crate::ui::scene::pending::Pending;
use crate::ui::scene::sheet::Candidate;
use crate::ui::scene::{Hands, Scene, Subject, use_hands, use_scene};
use yew::{Html, KeyboardEvent, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    pub(crate) pending: Pending,
}

/// The cards in hand; in a turn each can be chosen, or says why not.
#[component]
pub(crate) fn Hand(props: &Props) -> Html {
    let (scene, hands) = (use_scene(), use_hands());
    let Scene { say, sheet, .. } = &scene;
    let player = scene.player(props.seat);
    let hand: Vec<CardId> = player.hand.iter().filter(|&id| id != CardId::HIDDEN).collect();
    let playable = hand
        .iter()
        .filter(|&&id| sheet.entry(Choice::Play(id)).is_some_and(|entry| entry.standing.is_offered()));
    let count = playable.count();
    let drafted: Vec<CardId> = player.drafted.iter().copied().filter(|&id| id != CardId::HIDDEN).collect();
    let one = |&id: &CardId| one(props, &scene, &hands, id);
    html! {
        <section id="hand" class="hand" aria-label={say.table(Table::YourCards)}>
            <h2>{ say.table(Table::InYourHand(hand.len())) }
                if !sheet.is_empty() { <small>{ say.table(Table::PlayableNow(count)) }</small> }
            </h2>
            if hand.is_empty() { <p class="empty">{ say.table(Table::EmptyHand) }</p> }
            <ul class={(hand.len() > 8).then_some("full")} onkeydown={|event: KeyboardEvent| walk(&event)}>
                { for hand.iter().map(one) }
            </ul>
            if !drafted.is_empty() {
                <h2>{ say.table(Table::Drafted(drafted.len())) }</h2>
                <ul onkeydown={|event: KeyboardEvent| walk(&event)}>{ for drafted.iter().map(one) }</ul>
            }
        </section>
    }
}

fn one(props: &Props, scene: &Scene, hands: &Hands, id: CardId) -> Html {
    let Props { seat, pending } = props;
    let choice = Choice::Play(id);
    let entry = scene.sheet.entry(choice);
    let selling = match pending {
        Pending::Selling(cards) => Some(cards.contains(&id)),
        _ => None,
    };
    let is_chosen = selling.unwrap_or_else(|| pending.is(choice));
    let onclick = match (selling, entry) {
        (Some(_), _) => {
            let next = pending.toggled(id);
            hands.pend.reform(move |_| next.clone())
        }
        (None, Some(_)) => hands.pend.reform(move |_| Pending::Chosen(choice)),
        (None, None) => hands.look.reform(move |_| Subject::Card(id)),
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
            <button type="button" class={classes!("held", is_chosen.then_some("up"))} data-choice={place} data-kind={entry.map(Candidate::kind)}
                aria-pressed={is_chosen.to_string()} aria-disabled={reason.is_some().to_string()} {onclick}>
                { faces::judged(scene, Some(*seat), id, Size::Hand, standing, met, is_chosen) }
                { for reason.map(|reason| html! { <small class="reason" aria-hidden="true">{ icon("lock") }<span>{ reason }</span></small> }) }
            </button>
        </li>
    }
}
