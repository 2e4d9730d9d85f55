//! What is worth seeing beside cards to choose from: the rest of what was dealt, the way of a draft, own tags.

use crate::cards::CardId;
use crate::kit::Seat;
use crate::mars::{Direction, Lying, Phase, Shape};
use crate::ui::face::{Size, Strip};
use crate::ui::faces;
use crate::ui::names::Names;
use crate::ui::picture::{self, icon};
use crate::ui::say;
use crate::ui::seen::Seen;
use crate::ui::walk::walk;
use crate::words::Tag;
use yew::{Callback, Html, KeyboardEvent, html};

/// While a corporation is chosen: the project cards that will be bought with its money.
pub(crate) fn dealt(view: &Seen, seat: Seat, shape: Shape, look: &Callback<CardId>) -> Option<Html> {
    let cards: Vec<CardId> =
        view.player(seat).dealt.iter().copied().filter(|&id| id != CardId::HIDDEN).collect();
    if shape != (Shape::Card { from: Lying::Corporations }) || cards.is_empty() {
        return None;
    }
    let one = |&id: &CardId| {
        html! {
            <li key={id.number()}><button type="button" class="held" onclick={look.reform(move |_| id)}>
                { faces::face(view, None, id, Size::Hand) }</button></li>
        }
    };
    Some(html! {
        <section class="dealt" aria-label="Your project cards">
            <h3>{ format!("Your {}, to buy from next", say::cards(cards.len())) }</h3>
            <ul onkeydown={|event: KeyboardEvent| walk(&event)}>{ for cards.iter().map(one) }</ul>
        </section>
    })
}

/// All that is settled already and bears on the choice.
pub(crate) fn known(view: &Seen, names: &Names, seat: Seat, look: &Callback<CardId>) -> Html {
    let player = view.player(seat);
    let kept: Vec<CardId> = player.drafted.iter().copied().filter(|&id| id != CardId::HIDDEN).collect();
    let tags: Vec<Tag> = Tag::ALL.into_iter().filter(|&tag| player.tags[tag] > 0).collect();
    html! {
        <>
            if view.facts().phase == Phase::Draft { { passing(view, names, seat) } }
            { for ready(view, names) }
            if let Some(corporation) = view.picked_corporation(seat) {
                <div class="known"><h3>{ "Your corporation" }</h3>{ strip(corporation, look) }</div>
            }
            if !kept.is_empty() {
                <div class="known"><h3>{ format!("Kept so far: {}", kept.len()) }</h3>{ for kept.iter().map(|&id| strip(id, look)) }</div>
            }
            if !tags.is_empty() {
                <div class="known own-tags"><h3>{ "Your tags" }</h3>
                    <p class="tagline">{ for tags.into_iter().map(|tag| html! {
                        <span title={say::tag(tag)}>{ icon(picture::tag(tag)) }<span class="vh">{ say::tag(tag) }</span><b>{ player.tags[tag] }</b></span>
                    }) }</p>
                </div>
            }
        </>
    }
}

/// Who has answered already, where all answer at the same time.
fn ready(view: &Seen, names: &Names) -> Option<Html> {
    let is_ready =
        |seat: &Seat| view.question(*seat).is_some_and(|question| question.shape == Shape::Answered);
    let ready: Vec<Seat> = view.seats().iter().filter(is_ready).collect();
    let one = |&seat: &Seat| html! { <span>{ names.mark(seat) }{ names.of(seat) }{ " " }</span> };
    (!ready.is_empty())
        .then(|| html! { <p class="passing">{ icon("check") }{ "Ready: " }{ for ready.iter().map(one) }</p> })
}

fn strip(id: CardId, look: &Callback<CardId>) -> Html {
    html! { <button type="button" class="known-card" onclick={look.reform(move |_| id)}><Strip card={id} /></button> }
}

/// From whom a hand comes and to whom it goes on.
fn passing(view: &Seen, names: &Names, seat: Seat) -> Html {
    let players = view.facts().options.players;
    let way = Direction::of(view.facts().generation);
    let who = |seat: Seat| html! { <span>{ names.mark(seat) }{ names.of(seat) }</span> };
    let arrow = || html! { <span class="way"><span class="flip">{ "→" }</span></span> };
    html! {
        <p class="passing">
            <span class="vh">{ "From " }</span>{ who(way.back().from(seat, players)) }{ arrow() }
            <b>{ names.mark(seat) }{ "you" }</b>{ arrow() }
            <span class="vh">{ ", then to " }</span>{ who(way.from(seat, players)) }
        </p>
    }
}
