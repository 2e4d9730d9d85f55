//! A closer look: all of a seat that everyone may know, or one card.

use super::board::cells;
use crate::cards::CardId;
use crate::kit::Seat;
use crate::text::{self, ScoreLine};
use crate::ui::ask::meets;
use crate::ui::cards::CardList;
use crate::ui::face::Size;
use crate::ui::faces;
use crate::ui::names::Names;
use crate::ui::picture::{self, icon};
use crate::ui::say;
use crate::ui::seen::Seen;
use crate::words::Tag;
use web_sys::HtmlDialogElement;
use yew::{AttrValue, Callback, Children, Html, Properties, component, html, use_effect_with, use_node_ref};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Subject {
    Seat(Seat),
    Card(CardId),
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) view: Seen,
    pub(crate) names: Names,
    pub(crate) seat: Option<Seat>,
    pub(crate) look: Subject,
    pub(crate) close: Callback<()>,
}

/// The closer look, in front of the table.
#[component]
pub(crate) fn Detail(props: &Props) -> Html {
    let Props { view, names, seat, look, close } = props;
    let (title, inside): (AttrValue, Html) = match *look {
        Subject::Seat(of) => (names.of(of), of_seat(view, of)),
        Subject::Card(id) => (say::card_name(id).into(), of_card(view, names, *seat, id)),
    };
    let of = match look {
        Subject::Seat(of) => Some(names.mark(*of)),
        Subject::Card(_) => None,
    };
    html! { <Dialog {title} mark={of} close={close.clone()}>{ inside }</Dialog> }
}

/// The face, and for whoever has a board what the card meets there.
fn of_card(view: &Seen, names: &Names, seat: Option<Seat>, id: CardId) -> Html {
    html! {
        <>
            { faces::face(view, seat, id, Size::Large) }
            { for seat.map(|seat| meets::facts(view, names, seat, id)) }
        </>
    }
}

fn of_seat(view: &Seen, of: Seat) -> Html {
    let player = view.player(of);
    let tags = Tag::ALL.into_iter().filter(|&tag| player.tags[tag] > 0);
    let tags: Vec<_> = tags.collect();
    let points = crate::mars::score(view.facts(), of);
    let corporation = (player.corporation != CardId::HIDDEN).then_some(player.corporation);
    let cards: Vec<CardId> =
        corporation.into_iter().chain(player.played.iter().filter(|&id| Some(id) != corporation)).collect();
    html! {
        <>
            { cells(view, of) }
            <p class="tagline">
                { for tags.iter().map(|&tag| html! { <span>{ icon(picture::tag(tag)) }{ say::tag(tag) }{ " " }<b>{ player.tags[tag] }</b></span> }) }
                <span>{ icon("t-event") }{ "Events " }<b>{ player.events }</b></span>
                <span>{ icon("card") }{ "In hand " }<b>{ player.hand_size }</b></span>
            </p>
            <h3>{ "Points if the game ended now" }</h3>
            <p class="tagline">
                { for ScoreLine::ALL.map(|line| html! {
                    <span>{ icon(picture::score(line)) }{ text::score_line(say::LANGUAGE, line) }{ " " }<b>{ line.of(&points) }</b></span>
                }) }
            </p>
            <h3>{ format!("{} played", say::cards(cards.len())) }</h3>
            <CardList view={view.clone()} {cards} />
        </>
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct DialogProps {
    pub(crate) title: AttrValue,
    #[prop_or_default]
    pub(crate) mark: Option<Html>,
    pub(crate) close: Callback<()>,
    pub(crate) children: Children,
}

/// In front of everything; Escape, the button and a press beside it close it.
#[component]
pub(crate) fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    use_effect_with(node.clone(), |node| {
        if let Some(dialog) = node.cast::<HtmlDialogElement>() {
            // It is open already at most, which is no harm.
            let _ = dialog.show_modal();
        }
    });
    html! {
        <dialog ref={node} aria-label={props.title.clone()} onclose={props.close.reform(|_| ())}>
            <header>{ props.mark.clone() }<h2 class="grow">{ &props.title }</h2>
                <button type="button" class="ib" aria-label="Close" onclick={props.close.reform(|_| ())}>{ icon("cross") }</button></header>
            <div class="inside">{ props.children.clone() }</div>
        </dialog>
    }
}
