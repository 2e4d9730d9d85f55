//! All cards and icons on one page, for whoever looks after their pictures: `?gallery`, `?gallery=large`, `?gallery=strip`. A
//! page that is published has none.

use crate::mars::cards::{Card, Kind, TABLES};
use crate::mars::view::Prospect;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::part::part;
use crate::ui::mars::face::{Face, Size, Strip, Usable};
use yew::{Html, html};

/// The gallery, where the address asks for it.
pub(crate) fn asked_for() -> Option<Html> {
    let address = web_sys::window()?.location().search().ok()?;
    address.strip_prefix("?gallery").map(gallery)
}

fn gallery(what: &str) -> Html {
    let cards = TABLES.iter().flat_map(|table| table.iter());
    let show = |card: &Card| match what {
        "=large" => part!(Face { card: card.id, size: Size::Large }),
        "=strip" => {
            part!(Strip { card: card.id, price: Some(card.cost.into()), stored: card.holds.map(|_| 2) })
        }
        _ => face(card),
    };
    html! {
        <main class="gallery">
            { for cards.map(|card| html! { <span key={card.id.number()}>{ show(card) }</span> }) }
            <p>{ for Icon::ALL.iter().map(|&icon| html! { <span title={icon.href()}>{ silent(icon, "") }</span> }) }</p>
        </main>
    }
}

/// A hand card in one of the states that it may have, so that all of them are seen.
fn face(card: &Card) -> Html {
    let number = card.id.number();
    let met = (!card.requirements.is_empty()).then_some(number.is_multiple_of(2));
    let standing = match number % 5 {
        _ if met == Some(false) => Usable::Cannot(Prospect::Later, card.name.into()),
        0 => Usable::Can,
        _ => Usable::Plain,
    };
    let reduced = matches!(card.kind, Kind::Event).then_some(u16::from(card.cost).saturating_sub(2));
    part!(Face {
        card: card.id,
        met,
        standing,
        price: reduced,
        stored: card.holds.map(|_| 3),
        selected: number.is_multiple_of(17),
        used: !card.actions.is_empty() && number.is_multiple_of(3)
    })
}
