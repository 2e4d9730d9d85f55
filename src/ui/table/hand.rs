//! What only the seat that looks may see.

use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::{Choice, Terms};
use crate::text::page::{Ask, Table};
use crate::ui::face::faces;
use crate::ui::face::{Size, Usable};
use crate::ui::look::focus::{focus_on, focus_soon};
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::walk::walk;
use crate::ui::scene::pending::Pending;
use crate::ui::scene::sheet::Candidate;
use crate::ui::scene::{Hands, Scene, Subject, use_hands, use_scene};
use crate::ui::table::laying::{Laying, tools, use_laying};
use crate::view::{Prospect, arranged, is_found};
use web_sys::Element;
use yew::{
    Callback, DragEvent, Html, KeyboardEvent, Properties, TargetCast, UseStateHandle, classes, component,
    html, use_effect_with, use_state,
};

/// The cards that lie in one row where the window has room for so many: the style sheet asks for each.
const ROWS: [usize; 3] = [4, 6, 8];

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
    pub(crate) pending: Pending,
}

/// The cards in hand; in a turn each can be chosen, or says why not.
#[component]
pub(crate) fn Hand(props: &Props) -> Html {
    let scene = use_scene();
    let laying = use_laying();
    let Scene { say, sheet, .. } = &scene;
    let player = scene.player(props.seat);
    let hand: Vec<CardId> = player.hand.iter().filter(|&id| id != CardId::HIDDEN).collect();
    let soon = |id: CardId| sheet.entry(Choice::Play(id)).map_or(Prospect::Now, |entry| entry.soon);
    let count = hand
        .iter()
        .filter(|&&id| sheet.entry(Choice::Play(id)).is_some_and(|entry| entry.standing.is_offered()))
        .count();
    use_effect_with(hand.clone(), {
        // Another hand, another search.
        let laying = laying.clone();
        move |_| {
            if !laying.sought.is_empty() || laying.is_playable {
                laying.set(Laying { sought: String::new(), is_playable: false, ..(*laying).clone() });
            }
        }
    });
    let terms = Terms::of(scene.facts(), props.seat);
    let price = |id: CardId| terms.price(crate::cards::card(id));
    let laid = arranged(&hand, laying.order, &laying.own, price, soon);
    let is_shown = |id: &CardId| {
        is_found(say.card(*id), &laying.sought) && (!laying.is_playable || soon(*id) == Prospect::Now)
    };
    let shown: Vec<CardId> = laid.iter().copied().filter(is_shown).collect();
    let drafted: Vec<CardId> = player.drafted.iter().copied().filter(|&id| id != CardId::HIDDEN).collect();
    let fits: Vec<String> =
        ROWS.into_iter().filter(|&most| hand.len() <= most).map(|most| most.to_string()).collect();
    let find = Callback::from(|()| focus_on("#hand .held"));
    let Props { seat, pending } = props;
    html! {
        <section id="hand" class="hand" aria-label={say.table(Table::YourCards)}>
            <h2>{ say.table(Table::InYourHand(hand.len())) }
                if !sheet.is_empty() { <small>{ say.table(Table::PlayableNow(count)) }</small> }
            </h2>
            <div class="rack" data-fits={fits.join(" ")}>
                { tools(*say, &laying, find) }
                <div class="rows">
                    if hand.is_empty() { <p class="empty">{ say.table(Table::EmptyHand) }</p> }
                    else if shown.is_empty() { <p class="empty">{ say.table(Table::NoneFound) }</p> }
                    { part!(Row { seat: *seat, pending: pending.clone(), cards: shown, laid: laid.clone(), laying: Some(laying.clone()) }) }
                    if !drafted.is_empty() {
                        <h2>{ say.table(Table::Drafted(drafted.len())) }</h2>
                        { part!(Row { seat: *seat, pending: pending.clone(), cards: drafted, laid: Vec::new(), laying: None::<UseStateHandle<Laying>> }) }
                    }
                </div>
            </div>
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct RowProps {
    seat: Seat,
    pending: Pending,
    cards: Vec<CardId>,
    /// All cards of the hand, in the order in which they lie.
    laid: Vec<CardId>,
    /// What lays them in another order, if anything does.
    laying: Option<UseStateHandle<Laying>>,
}

/// Cards, each of which can be looked at closely and laid where another lies: by `,` and `.` or by a pointer.
#[component]
fn Row(props: &RowProps) -> Html {
    let (scene, hands) = (use_scene(), use_hands());
    let dragged = use_state(|| None::<CardId>);
    let lay = {
        let (laying, laid) = (props.laying.clone(), props.laid.clone());
        Callback::from(move |(from, to): (CardId, CardId)| {
            if let Some(laying) = &laying {
                laying.set(laying.laid(&laid, from, to));
            }
        })
    };
    let onkeydown = {
        let (cards, look, lay) = (props.cards.clone(), hands.look.clone(), lay.clone());
        move |event: KeyboardEvent| {
            walk(&event);
            let Some((place, card)) = place(&event).and_then(|place| Some((place, *cards.get(place)?)))
            else {
                return;
            };
            let beside = match event.key().as_str() {
                "," => place.checked_sub(1),
                "." => Some(place + 1),
                "i" => return look.emit(Subject::Card(card)),
                _ => return,
            };
            if let Some(&to) = beside.and_then(|beside| cards.get(beside)) {
                lay.emit((card, to));
                focus_soon(format!("#hand .held:has([data-card=\"{}\"])", card.number()));
            }
        }
    };
    let one = |&id: &CardId| {
        let ondragstart = {
            let dragged = dragged.clone();
            move |_: DragEvent| dragged.set(Some(id))
        };
        let ondragover = |event: DragEvent| event.prevent_default();
        let ondrop = {
            let (dragged, lay) = (dragged.clone(), lay.clone());
            move |event: DragEvent| {
                event.prevent_default();
                if let Some(from) = *dragged {
                    lay.emit((from, id));
                }
            }
        };
        html! {
            <li key={id.number()} draggable={props.laying.as_ref().map(|_| "true")} {ondragstart} {ondragover} {ondrop}>
                { one(props, &scene, &hands, id) }
                <button type="button" class="closer" aria-label={scene.say.ask(Ask::LookCloselyAt(id))} onclick={hands.look.reform(move |_| Subject::Card(id))}>{ icon("zoom") }</button>
            </li>
        }
    };
    html! { <ul class="packed" {onkeydown}>{ for props.cards.iter().map(one) }</ul> }
}

/// The place in its list of the card that has the focus.
fn place(event: &KeyboardEvent) -> Option<usize> {
    let item = event.target_dyn_into::<Element>()?.closest("li").ok()??;
    let before = std::iter::successors(item.previous_element_sibling(), Element::previous_element_sibling);
    Some(before.count())
}

fn one(props: &RowProps, scene: &Scene, hands: &Hands, id: CardId) -> Html {
    let RowProps { seat, pending, .. } = props;
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
    let refused = entry.filter(|_| selling.is_none());
    let reason = refused.and_then(|entry| entry.standing.reason());
    let standing = match (entry, &reason) {
        (Some(entry), Some(reason)) => Usable::Cannot(entry.soon, reason.clone()),
        (Some(_), None) => Usable::Can,
        (None, _) => Usable::Plain,
    };
    let met = entry.and_then(|entry| entry.met);
    let place = refused.and_then(|entry| entry.standing.place());
    html! {
        <button type="button" class={classes!("held", is_chosen.then_some("up"))} data-choice={place} data-kind={entry.map(Candidate::kind)}
            aria-pressed={is_chosen.to_string()} aria-disabled={reason.is_some().to_string()} {onclick}>
            { faces::judged(scene, Some(*seat), id, Size::Hand, standing, met, is_chosen) }
            { for reason.map(|reason| html! { <small class="reason" aria-hidden="true">{ icon("lock") }<span>{ reason }</span></small> }) }
        </button>
    }
}
