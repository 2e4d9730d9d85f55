//! All cards of Ares Expedition on one page, for those who look after their pictures: `?ares-gallery`,
//! `?ares-gallery=large`, `?ares-gallery=chips`. A page that is published has none.

use crate::ares::OCEAN_REWARDS;
use crate::ares::cards::{Capacity, Card, CardColour, Phase, Zone, all};
use crate::ui::ares::face::{CardFace, Chip, FaceSize, FaceState, LargeCard, Props, pictures};
use crate::ui::look::icons::silent;
use crate::ui::look::part::part;
use yew::{AttrValue, Html, html, props};

/// The gallery, where the address asks for it.
pub(crate) fn asked_for() -> Option<Html> {
    let address = web_sys::window()?.location().search().ok()?;
    address.strip_prefix("?ares-gallery").map(gallery)
}

fn gallery(what: &str) -> Html {
    let show = |card: &Card| match what {
        "=large" => {
            let face = props!(Props { id: card.id, held: card.holds.map_or(0, |_| 4) });
            // The words of a card come from the page; here its name holds their place.
            let lines = std::rc::Rc::from([("play", AttrValue::from(card.name))]);
            part!(LargeCard { face, lines })
        }
        "=chips" => part!(Chip { id: card.id }),
        _ => face(card),
    };
    html! {
        <main class="gallery">
            { for all().map(|card| html! { <span key={card.id.number()}>{ show(card) }</span> }) }
            if what == "=chips" { { figures() } }
        </main>
    }
}

/// A hand card in one of its states, so that all of them are seen.
fn face(card: &Card) -> Html {
    let number = card.id.number();
    let state = match number % 7 {
        0 => FaceState::Offered,
        1 => FaceState::Refused,
        2 if number.is_multiple_of(3) => FaceState::Chosen,
        _ => FaceState::Plain,
    };
    let is_played = number.is_multiple_of(2);
    part!(CardFace {
        id: card.id,
        size: FaceSize::Hand,
        state,
        met: (!card.requirements.is_empty()).then_some(state != FaceState::Refused),
        price: (number % 3 == 1).then(|| u16::from(card.cost).saturating_sub(3)),
        held: if is_played { 12 } else { 0 },
        points: (is_played && card.holds.is_some() && card.points != crate::ares::cards::Amount::Exactly(0))
            .then_some(6),
        sold: if card.holds.is_none() && number % 5 == 1 { 2 } else { 0 },
    })
}

/// The small figures of a table.
fn figures() -> Html {
    html! {
        <p>
            { for Phase::ALL.iter().flat_map(|&phase| [silent(pictures::sun(phase), ""), silent(pictures::phase(phase), "")]) }
            { for Zone::ALL.iter().map(|&zone| silent(pictures::zone(zone), "")) }
            { for Capacity::ALL.iter().map(|&it| pictures::capacity_of(it, 3, 6)) }
            { for CardColour::ALL.iter().map(|&it| pictures::count_of(it, 12)) }
            { pictures::ocean_token(None) }
            { for OCEAN_REWARDS.iter().map(|&reward| pictures::ocean_token(Some(reward))) }
        </p>
    }
}
