//! A closer look: a card with all that it says, or everything of a seat.

use crate::ares::cards::{CardColour, CardId, card};
use crate::kit::Seat;
use crate::text::ares::AresWords;
use crate::text::common::StandingWords;
use crate::ui::ares::face::{self, CardFace, FaceSize, FaceState, LargeCard};
use crate::ui::ares::scene::{AresContext, Subject, use_ares, use_ares_actions};
use crate::ui::ares::table::seats::{beside, stock};
use crate::ui::ares::table::standings::standings;
use crate::ui::look::english::english_name;
use crate::ui::look::part::part;
use crate::ui::parts::dialog::Dialog;
use yew::{AttrValue, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) subject: Subject,
}

/// What is looked at, in front of the table.
#[component]
pub(crate) fn Closer(props: &Props) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let close = actions.look.reform(|()| None);
    let (title, children): (AttrValue, Html) = match props.subject {
        Subject::Card(id) => (context.card(id).into(), one(&context, id)),
        Subject::Seat(seat) => (context.names.label(seat), all_of(&context, seat)),
        Subject::Standings => (context.texts.standing(StandingWords::Title), standings(&context)),
    };
    part!(Dialog { title, close, children })
}

/// A card, large, with its words.
fn one(context: &AresContext, id: CardId) -> Html {
    let it = card(id);
    let face = yew::props!(face::Props { id, size: FaceSize::Large });
    html! {
        <div class="a-whole" data-card={id.number().to_string()}>
            { english_name(context.card(id), it.name) }
            { part!(LargeCard { face, lines: context.lines(it) }) }
            <p><small>{ context.words().card_head(it) }</small></p>
        </div>
    }
}

/// The board of a seat, and its cards in play by colour.
fn all_of(context: &AresContext, seat: Seat) -> Html {
    let facts = context.facts();
    let board = &context.player(seat).board;
    let group = |colour: CardColour| {
        let cards: Vec<CardId> =
            facts.in_play(seat).filter(|card| card.colour == Some(colour)).map(|card| card.id).collect();
        html! {
            if !cards.is_empty() {
                <h3>{ context.page(AresWords::CardsOfColour(colour, cards.len())) }</h3>
                <ul class="a-row wraps">{ for cards.into_iter().map(|id| part!(InPlay { seat, id }, key = id.number())) }</ul>
            }
        }
    };
    html! {
        <div class="a-all">
            { stock(context, seat) }
            { beside(context, seat) }
            if board.corporation != CardId::HIDDEN {
                <ul class="a-row wraps">{ part!(InPlay { seat, id: board.corporation }) }</ul>
            }
            { for CardColour::ALL.map(group) }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct InPlayProps {
    seat: Seat,
    id: CardId,
}

/// A card in play; a press shows all that it says.
#[component]
fn InPlay(props: &InPlayProps) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let InPlayProps { seat, id } = *props;
    let held = context.player(seat).board.stored.on(id);
    let onclick = actions.look.reform(move |_| Some(Subject::Card(id)));
    html! {
        <li><button type="button" class="a-face" {onclick}>
            <span class="vh">{ context.page(AresWords::LookAt(id)) }</span>
            { part!(CardFace { id, size: FaceSize::Hand, held, state: FaceState::Plain }) }
        </button></li>
    }
}
