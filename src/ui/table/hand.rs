//! What only the seat that looks may see.

use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::Choice;
use crate::text::page::Table;
use crate::ui::face::faces;
use crate::ui::face::laying::{Lies, tools, use_laying};
use crate::ui::face::packed::{closer, packed};
use crate::ui::face::{Size, Usable};
use crate::ui::look::picture::icon;
use crate::ui::scene::pending::Pending;
use crate::ui::scene::sheet::Candidate;
use crate::ui::scene::{Hands, Scene, Subject, use_hands, use_scene};
use crate::view::Prospect;
use yew::{Html, Properties, classes, component, html, use_effect_with};

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
    let (scene, hands) = (use_scene(), use_hands());
    let laying = use_laying(Lies::InHand);
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
                laying.set(laying.unsought());
            }
        }
    });
    let (laid, shown) = laying.arranged(&scene, props.seat, &hand, &soon);
    let drafted: Vec<CardId> = player.drafted.iter().copied().filter(|&id| id != CardId::HIDDEN).collect();
    let fits: Vec<String> =
        ROWS.into_iter().filter(|&most| hand.len() <= most).map(|most| most.to_string()).collect();
    let one = |id: CardId| one(props, &scene, &hands, id);
    html! {
        <section id="hand" class="hand" aria-label={say.table(Table::YourCards)}>
            <h2>{ say.table(Table::InYourHand(hand.len())) }
                if !sheet.is_empty() { <small>{ say.table(Table::PlayableNow(count)) }</small> }
            </h2>
            <div class="rack" data-fits={fits.join(" ")}>
                { tools(*say, &laying) }
                <div class="rows">
                    if hand.is_empty() { <p class="empty">{ say.table(Table::EmptyHand) }</p> }
                    else if shown.is_empty() { <p class="empty">{ say.table(Table::NoneFound) }</p> }
                    { packed(&hands, classes!("packed"), &shown, Some(&(laying.clone(), laid)), one) }
                    if !drafted.is_empty() {
                        <h2>{ say.table(Table::Drafted(drafted.len())) }</h2>
                        { packed(&hands, classes!("packed"), &drafted, None, one) }
                    }
                </div>
            </div>
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
        <>
            <button type="button" class={classes!("held", is_chosen.then_some("up"))} data-choice={place} data-kind={entry.map(Candidate::kind)}
                aria-pressed={is_chosen.to_string()} aria-disabled={reason.is_some().to_string()} {onclick}>
                { faces::judged(scene, Some(*seat), id, Size::Hand, standing, met, is_chosen) }
                // In a place of its own, so that the face stays the same element when it comes or goes.
                if let Some(reason) = reason {
                    <small class="reason" aria-hidden="true">{ icon("lock") }<span>{ reason }</span></small>
                }
            </button>
            { closer(scene, hands, id) }
        </>
    }
}
