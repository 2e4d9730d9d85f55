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
    /// Whether a small face has its sentences too, where all of them have room.
    pub(crate) is_told: bool,
}

/// A card's face for a seat.
pub(crate) fn face(context: &TableContext, seat: Option<Seat>, id: CardId, size: Size) -> Html {
    marked(context, seat, id, size, Mark::default())
}

/// A card's face for a seat, with its marks of this turn.
pub(crate) fn marked(context: &TableContext, seat: Option<Seat>, id: CardId, size: Size, mark: Mark) -> Html {
    let Mark { standing, met, selected, is_told } = mark;
    let (stored, marked) = lying(context, id);
    part!(Face {
        card: id,
        size,
        price: price(context, seat, id),
        met,
        standing,
        selected,
        is_told,
        stored,
        marked
    })
}

/// A card on the table, with what lies on it and whether its action was used.
pub(crate) fn on_table(context: &TableContext, id: CardId, standing: Usable) -> Html {
    let (stored, marked) = lying(context, id);
    part!(Face { card: id, stored, marked, standing, used: context.facts().used.contains(id) })
}

/// The resources on a card on the table, or the metal that it remembers.
fn lying(context: &TableContext, id: CardId) -> (Option<u8>, Option<Resource>) {
    let is_on_table = id != CardId::HIDDEN
        && context.view.seats().iter().any(|seat| context.player(seat).played.contains(id));
    let there = is_on_table.then(|| context.view.on_card(id));
    if card(id).holds.is_some() { (there, None) } else { (None, there.and_then(metal)) }
}

/// What this seat pays for it.
fn price(context: &TableContext, seat: Option<Seat>, id: CardId) -> Option<u16> {
    seat.filter(|_| is_paid_for(card(id))).map(|seat| Discounts::of(context.facts(), seat).price(card(id)))
}
