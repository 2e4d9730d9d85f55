//! Faces of cards.

use crate::cards::card;
use crate::text::english::terms::{card_head, counted, term};
use crate::text::page::Face;
use crate::text::{Term, Words};
use crate::view::Prospect;

/// See [`crate::text::Language::face`].
pub(crate) fn face(words: Face) -> Words {
    match words {
        Face::Used => "used".into(),
        Face::Or => "or".into(),
        Face::Price(price) => format!("{price} M€.").into(),
        Face::PriceInsteadOf { price, printed } => format!("{price} M€ instead of {printed}.").into(),
        Face::Head(id) => format!("{}.", card_head(card(id))).into(),
        Face::Stored { what, amount } => {
            format!("{}.", counted(amount.into(), Term::CardResource(what))).into()
        }
        Face::Soon(Prospect::Now) => "Playable now.".into(),
        Face::Soon(Prospect::Next) => "Payable next generation.".into(),
        Face::Soon(Prospect::Later) => "Not yet.".into(),
        Face::Soon(Prospect::Never) => "No more in this game.".into(),
        Face::Marked(metal) => format!("Marked: {}.", term(Term::Resource(metal))).into(),
    }
}
