//! Faces of cards.

use crate::cards::{Kind, card};
use crate::face::{Border, Glyph};
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
        Face::Symbols => "Symbols".into(),
        Face::Symbol(glyph) => symbol(glyph).into(),
        Face::Action => "An action, once a generation".into(),
        Face::Effect => "An effect, as long as the card lies on the table".into(),
        Face::Marked(metal) => format!("Marked: {}.", term(Term::Resource(metal))).into(),
    }
}

/// What a symbol of a card means.
const fn symbol(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Number(_) | Glyph::Plus | Glyph::Minus | Glyph::Open | Glyph::Close => "",
        Glyph::Slash => "For each; or one of the two",
        Glyph::Arrow => "What stands before it is the price of what follows",
        Glyph::Colon => "Whenever the first happens, the second does",
        Glyph::AtMost => "At most so much, or the card cannot be played",
        Glyph::AtLeast => "At least so much, or the card cannot be played",
        Glyph::Chosen => "As many as you choose",
        Glyph::Asterisk => "The words of the card say more",
        Glyph::Resource(_, Border::Any) => "Of any player",
        Glyph::Resource(it, Border::Own) => term(Term::Resource(it)),
        Glyph::Production(..) => "Production: it comes every generation",
        Glyph::MetalProduction => "Production of the metal that the area shows",
        Glyph::LowestProduction => "Your lowest production",
        Glyph::AnyProduction => "The production box of another card",
        Glyph::CardResource(it, _) => term(Term::CardResource(it)),
        Glyph::AnyCardResource => "What cards store",
        Glyph::Tag(it, _) => term(Term::Tag(it)),
        Glyph::AnyTag => "Any tag",
        Glyph::Tile(it, _) => term(Term::Tile(it)),
        Glyph::TileClass(it, _) => term(Term::TileClass(it)),
        Glyph::Reserved(it) => term(Term::Reserved(it)),
        Glyph::Marker => "An area that you keep for yourself",
        Glyph::Parameter(it) => term(Term::Parameter(it)),
        Glyph::Requirements => "Limits of global parameters",
        Glyph::Rating => term(Term::Rating),
        Glyph::Points => term(Term::Points),
        Glyph::Raised => "The resource of which the production rose",
        Glyph::Card => "A card",
        Glyph::OthersCard => "A card of each opponent",
        Glyph::Play => "A card is played at once",
        Glyph::Award => "An award",
        Glyph::Kind(Kind::Event, _) => "An event: its tags count only while it is played",
        Glyph::Kind(it, _) => term(Term::Kind(it)),
        Glyph::Project(None) => "A standard project",
        Glyph::Project(Some(it)) => term(Term::Project(it)),
        Glyph::Shield => "It cannot be taken away",
        Glyph::NoTag => "A card without tags",
        Glyph::Colony(_) => term(Term::Colony),
        Glyph::ColonyTile => "A colony tile",
        Glyph::Fleet => term(Term::Fleet),
        Glyph::Trade => "A trade with a colony tile",
        Glyph::Party(it) => term(Term::Party(it)),
        Glyph::AnyResource => "Any one resource",
        Glyph::Influence => term(Term::Influence),
        Glyph::Delegate => term(Term::Delegate),
        Glyph::Chair(_) => term(Term::Chairman),
        Glyph::Leader => term(Term::Leader),
    }
}
