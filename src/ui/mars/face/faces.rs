//! Cards as this table shows them: the face, with what this seat pays and what lies on it.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Resource, card};
use crate::mars::{Discounts, metal};
use crate::ui::look::part::part;
use crate::ui::mars::face::{Face, Size, Usable, is_paid_for};
use crate::ui::mars::scene::TableContext;
use yew::Html;

/// What a face shows of this turn.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Mark {
    pub(crate) standing: Usable,
    /// Whether its requirements hold.
    pub(crate) met: Option<bool>,
    /// Whether it is chosen.
    pub(crate) selected: bool,
}

/// A card's face for a seat.
pub(crate) fn face(scene: &TableContext, seat: Option<Seat>, id: CardId, size: Size) -> Html {
    marked(scene, seat, id, size, Mark::default())
}

/// A card's face for a seat, with its marks of this turn.
pub(crate) fn marked(scene: &TableContext, seat: Option<Seat>, id: CardId, size: Size, mark: Mark) -> Html {
    let Mark { standing, met, selected } = mark;
    let (stored, marked) = lying(scene, id);
    part!(Face { card: id, size, price: price(scene, seat, id), met, standing, selected, stored, marked })
}

/// A card on the table, with what lies on it and whether its action was used.
pub(crate) fn on_table(scene: &TableContext, id: CardId, standing: Usable) -> Html {
    let (stored, marked) = lying(scene, id);
    part!(Face { card: id, stored, marked, standing, used: scene.facts().used.contains(id) })
}

/// The resources on a card on the table, or the metal that it remembers.
fn lying(scene: &TableContext, id: CardId) -> (Option<u8>, Option<Resource>) {
    let is_on_table =
        id != CardId::HIDDEN && scene.view.seats().iter().any(|seat| scene.player(seat).played.contains(id));
    let there = is_on_table.then(|| scene.view.on_card(id));
    if card(id).holds.is_some() { (there, None) } else { (None, there.and_then(metal)) }
}

/// What this seat pays for it.
fn price(scene: &TableContext, seat: Option<Seat>, id: CardId) -> Option<u16> {
    seat.filter(|_| is_paid_for(card(id))).map(|seat| Discounts::of(scene.facts(), seat).price(card(id)))
}
