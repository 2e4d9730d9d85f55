//! A game that came with the address: what it is, before anything is done about it.

use crate::games::Game;
use crate::kit::{Seat, Seats};
use crate::table::Divergence;
use crate::text::Called;
use crate::text::common::ShareWords;
use crate::ui::games;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::state::address::{self, Copy, Invited};
use crate::ui::state::app::{App, AppAction};
use crate::ui::state::names::Names;
use crate::ui::state::replay::ReplayStart;
use crate::ui::state::saved_games;
use yew::{Callback, Html, MouseEvent, UseReducerDispatcher, html};

/// What can be done with the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum InvitationChoice {
    /// Play the one that came.
    Join,
    /// Play the kept copy.
    Kept,
    /// Look at it from its first move on.
    Watch,
}

/// The game that came, beside the kept copy where there is one, and what can be done.
pub(crate) fn invitation(texts: Texts, act: &UseReducerDispatcher<App>, invited: &Invited) -> Html {
    let Invited { table, to, kept } = invited;
    let names = Names::at(table, *texts);
    let to = *to;
    // What is played when a person joins: with the answers of the kept copy where both go together.
    let merged = kept.as_ref().and_then(|copy| copy.table.merged(table));
    let joined = merged.as_ref().unwrap_or(table);
    let heading = match to.filter(|&seat| joined.asked().contains(seat)) {
        Some(seat) => texts.share(ShareWords::InvitedTo(names.named(seat))),
        None => texts.share(ShareWords::Invited),
    };
    let is_over = table.asked().is_empty();
    let divergence = kept.as_ref().map_or(Divergence::Other, |copy| copy.divergence);
    let button = |place: usize, (way, words): (InvitationChoice, ShareWords<'static>)| {
        let class = if place == 0 { "btn primary focus-here" } else { "btn" };
        let picture = if way == InvitationChoice::Watch { Icon::Eye } else { Icon::Play };
        html! { <button key={place} type="button" {class} data-way={name(way)} onclick={take(act, invited, way)}>{ icon(picture) }{ texts.share(words) }</button> }
    };
    let decline = {
        let act = act.clone();
        move |_| {
            address::clear();
            act.dispatch(AppAction::Decline);
        }
    };
    html! {
        <div class="invitation">
            <section id="invitation" class="asked" aria-label={heading.clone()}>
                <h2 tabindex="-1">{ heading }</h2>
                if let Some(Copy { table: own, divergence, .. }) = kept {
                    <p class="divergence" data-divergence={format!("{divergence:?}")}>{ texts.share(ShareWords::Divergence(*divergence)) }</p>
                    if matches!(divergence, Divergence::Apart(_)) {
                        <div class="sides">
                            <div class="panel"><h3>{ texts.share(ShareWords::FromLink) }</h3>{ about(texts, table, None) }</div>
                            <div class="panel"><h3>{ texts.share(ShareWords::Kept) }</h3>{ about(texts, own, None) }</div>
                        </div>
                    } else {
                        if merged.is_some() { { came_in(texts, &names, own, table) } }
                        <div class="panel">{ about(texts, joined, to) }</div>
                    }
                } else {
                    <div class="panel">{ about(texts, table, to) }</div>
                }
                <p class="buttons">
                    { for ways(divergence, is_over).iter().copied().enumerate().map(|(place, way)| button(place, way)) }
                    <button type="button" class="btn quiet" data-way="decline" onclick={decline}>{ texts.share(ShareWords::NotNow) }</button>
                </p>
                <p class="fine">{ texts.share(ShareWords::NothingIsReplaced) }</p>
            </section>
        </div>
    }
}

const fn name(way: InvitationChoice) -> &'static str {
    match way {
        InvitationChoice::Join => "join",
        InvitationChoice::Kept => "kept",
        InvitationChoice::Watch => "watch",
    }
}

/// What can be done, the likeliest first.
fn ways(divergence: Divergence, is_over: bool) -> &'static [(InvitationChoice, ShareWords<'static>)] {
    match (is_over, divergence) {
        // Whoever looks at a game that is over wants to see how it went.
        (true, _) => {
            &[(InvitationChoice::Watch, ShareWords::Watch), (InvitationChoice::Join, ShareWords::SeeScore)]
        }
        (false, Divergence::Other | Divergence::Same | Divergence::Further(_) | Divergence::Together(_)) => {
            &[(InvitationChoice::Join, ShareWords::PlayOn)]
        }
        (false, Divergence::Behind(_)) => &[
            (InvitationChoice::Kept, ShareWords::PlayOnWithKept),
            (InvitationChoice::Join, ShareWords::KeepBoth),
        ],
        (false, Divergence::Apart(_)) => &[
            (InvitationChoice::Join, ShareWords::KeepBoth),
            (InvitationChoice::Kept, ShareWords::PlayOnWithKept),
        ],
    }
}

/// Does it, and takes the game out of the address.
fn take(act: &UseReducerDispatcher<App>, invited: &Invited, way: InvitationChoice) -> Callback<MouseEvent> {
    let (act, invited) = (act.clone(), invited.clone());
    Callback::from(move |_| {
        address::clear();
        act.dispatch(match (way, &invited.kept) {
            (InvitationChoice::Watch, _) => AppAction::Watch(invited.table.clone(), ReplayStart::default()),
            (InvitationChoice::Kept, Some(copy)) => saved_games::open(copy.id),
            (InvitationChoice::Join | InvitationChoice::Kept, _) => saved_games::join(&invited),
        });
    })
}

/// Whose answers came with a game that goes together with the kept copy, and who of all that were asked has answered in neither.
fn came_in(texts: Texts, names: &Names, own: &Game, came: &Game) -> Html {
    let called = |seats: Seats| seats.iter().map(|seat| names.named(seat)).collect::<Vec<_>>();
    let from = called(came.seats_ahead(own));
    let missing = called(came.asked().iter().filter(|&seat| own.asked().contains(seat)).collect());
    html! { <p id="came-in">{ texts.share(ShareWords::CameIn { from: &from, missing: &missing }) }</p> }
}

/// Who plays what, how far it is and whose turn it is.
fn about(texts: Texts, table: &Game, to: Option<Seat>) -> Html {
    let names = Names::at(table, *texts);
    let mut words = games::options(texts, table);
    let awaited: Vec<Called<'_>> = table.asked().iter().map(|seat| names.named(seat)).collect();
    if !awaited.is_empty() {
        words.push(texts.share(ShareWords::Awaited(&awaited)).to_string());
    }
    words.extend(to.map(|seat| texts.share(ShareWords::ToSit(names.named(seat))).to_string()));
    html! {
        <>
            <div class="kept first">{ games::preview(table).card(texts) }</div>
            <p>{ texts.listed(&words) }</p>
        </>
    }
}
