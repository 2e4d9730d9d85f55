//! Cards as this table shows them: the face, with what this seat pays and what lies on it.

use super::face::{Face, Size, Standing, Strip};
use super::seen::Seen;
use crate::cards::{CardId, Kind, card};
use crate::kit::Seat;
use crate::mars::Terms;
use yew::{Html, html};

/// A card's face for a seat.
pub(crate) fn face(view: &Seen, seat: Option<Seat>, id: CardId, size: Size) -> Html {
    judged(view, seat, id, size, Standing::Plain, None, false)
}

/// The same, with whether it can be played, whether its requirements hold, and whether it is chosen.
pub(crate) fn judged(
    view: &Seen,
    seat: Option<Seat>,
    id: CardId,
    size: Size,
    standing: Standing,
    met: Option<bool>,
    selected: bool,
) -> Html {
    html! { <Face card={id} {size} price={price(view, seat, id)} {met} {standing} {selected} /> }
}

/// A card on the table, in one line.
pub(crate) fn strip(view: &Seen, id: CardId) -> Html {
    let stored = card(id).holds.map(|_| view.on_card(id));
    html! { <Strip card={id} {stored} used={view.facts().used.contains(id)} /> }
}

/// What this seat pays for it.
fn price(view: &Seen, seat: Option<Seat>, id: CardId) -> Option<u16> {
    let is_bought = !matches!(card(id).kind, Kind::Corporation | Kind::BeginnerCorporation);
    seat.filter(|_| is_bought).map(|seat| Terms::of(view.facts(), seat).price(card(id)))
}
