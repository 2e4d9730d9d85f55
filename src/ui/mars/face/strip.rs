//! A card as one line: in a tableau, or in a list on a small screen.

use super::{Props, Usable, kind_class, price, requirement_line, tags, usable_class};
use crate::mars::cards::card;
use crate::mars::face::{Explained, RowKind, rows};
use crate::text::mars::FaceWords as Text;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::texts::use_texts;
use crate::ui::mars::scene::icons;
use yew::{Html, classes, component, html};

/// The edge tells the form, then price, name, tags, and what lies on it. Takes the props of a face.
#[component]
pub(crate) fn Strip(props: &Props) -> Html {
    let texts = use_texts();
    let card = card(props.card);
    let class = classes!(
        "strip",
        kind_class(card.kind),
        usable_class(&props.standing),
        props.selected.then_some("sel"),
        props.used.then_some("used"),
    );
    let missed = rows(card).into_iter().find(|row| row.kind == RowKind::Requirement);
    let missed = missed.filter(|_| props.met == Some(false));
    let reason = match &props.standing {
        Usable::Cannot(_, reason) => Some(reason),
        Usable::Plain | Usable::Can => None,
    };
    let spoken = crate::ui::mars::face::description(texts, card, props);
    html! {
        <span {class} data-card={props.card.number().to_string()} data-explain={Explained::Kind(card.kind).key()} title={spoken.clone()}>
            if props.price.is_some() { <span aria-hidden="true">{ price(card, props.price) }</span> }
            <span class="mid">
                <b class="nm">{ texts.card(props.card) }</b>
                { for reason.map(|reason| html! { <small aria-hidden="true">{ silent(Icon::Lock, "") }{ reason }</small> }) }
            </span>
            { for missed.map(|row| requirement_line(texts, &row, Some(false))) }
            { for props.stored.zip(card.holds).map(|(count, what)| html! {
                <span class="there" aria-hidden="true"><bdi>{ count }</bdi>{ silent(icons::card_resource(what), "") }</span>
            }) }
            { for props.marked.map(|metal| html! {
                <span class="there" aria-hidden="true"><span class="prod">{ silent(icons::resource(metal), "") }</span></span>
            }) }
            if !card.actions.is_empty() {
                <span class="acts" aria-hidden="true">{ silent(Icon::Action, "flip") }</span>
            }
            <span class="tg" aria-hidden="true">{ tags(card) }</span>
            <span class="vh">{ spoken }</span>
            if props.used { <span class="spent">{ texts.face(Text::Used) }</span> }
        </span>
    }
}
