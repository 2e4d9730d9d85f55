//! Faces of cards.

use crate::mars::cards::{Kind, card};
use crate::mars::face::{Border, Glyph};
use crate::mars::view::Prospect;
use crate::text::english::terms::{card_head, counted, term};
use crate::text::mars::FaceWords;
use crate::text::say::say;
use crate::text::{Term, Text};

pub(crate) fn face(words: FaceWords) -> Text {
    say! { words;
        FaceWords::Used => "used";
        FaceWords::Or => "or";
        FaceWords::Price(price) => "{price} M€.";
        FaceWords::PriceInsteadOf { price, printed } => "{price} M€ instead of {printed}.";
        FaceWords::Head(id) => "{}.", card_head(card(id));
        FaceWords::Stored { what, amount } => "{}.", counted(amount.into(), Term::CardResource(what));
        FaceWords::Soon(Prospect::Now) => "Playable now.";
        FaceWords::Soon(Prospect::Next) => "Affordable next generation.";
        FaceWords::Soon(Prospect::Later) => "Not yet.";
        FaceWords::Soon(Prospect::Never) => "Never again in this game.";
        FaceWords::Symbols => "Symbols";
        FaceWords::Symbol(glyph) => (symbol(glyph));
        FaceWords::Action => "Action: once per generation";
        FaceWords::Effect => "Effect: always active";
        FaceWords::Marked(metal) => "Marked: {}.", term(Term::Resource(metal));
    }
}

/// What a symbol of a card means.
const fn symbol(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Number(_) | Glyph::Plus | Glyph::Minus | Glyph::Open | Glyph::Close => "",
        Glyph::Slash => "Per; or either one",
        Glyph::Arrow => "Pay the left, get the right",
        Glyph::Colon => "When the left happens, you get the right",
        Glyph::AtMost => "Maximum to play the card",
        Glyph::AtLeast => "Minimum to play the card",
        Glyph::Chosen => "As many as you choose",
        Glyph::Asterisk => "See card text",
        Glyph::Resource(_, Border::Any) => "Any player",
        Glyph::Resource(it, Border::Own) => term(Term::Resource(it)),
        Glyph::Production(..) => "Production: gained every generation",
        Glyph::MetalProduction => "Production of the metal on the area",
        Glyph::LowestProduction => "Your lowest production",
        Glyph::AnyProduction => "The production box of another card",
        Glyph::CardResource(it, _) => term(Term::CardResource(it)),
        Glyph::AnyCardResource => "Any resource on cards",
        Glyph::Tag(it, _) => term(Term::Tag(it)),
        Glyph::AnyTag => "Any tag",
        Glyph::Tile(it, _) => term(Term::Tile(it)),
        Glyph::TileClass(it, _) => term(Term::TileClass(it)),
        Glyph::Reserved(it) => term(Term::Reserved(it)),
        Glyph::Marker => "An area reserved for you",
        Glyph::Parameter(it) => term(Term::Parameter(it)),
        Glyph::Requirements => "Global requirements",
        Glyph::Rating => term(Term::Rating),
        Glyph::Points => term(Term::Points),
        Glyph::Raised => "The resource whose production increased",
        Glyph::Card => "A card",
        Glyph::OthersCard => "A card for each opponent",
        Glyph::Play => "Play a card now",
        Glyph::Award => "An award",
        Glyph::Kind(Kind::Event, _) => "Event: discarded after play; its tags don’t stay",
        Glyph::Kind(it, _) => term(Term::Kind(it)),
        Glyph::Project(None) => "A standard project",
        Glyph::Project(Some(it)) => term(Term::Project(it)),
        Glyph::Shield => "Cannot be removed",
        Glyph::NoTag => "A card without tags",
        Glyph::Colony(_) => term(Term::Colony),
        Glyph::ColonyTile => "A colony tile",
        Glyph::Fleet => term(Term::Fleet),
        Glyph::Trade => "Trade with a colony tile",
        Glyph::Party(it) => term(Term::Party(it)),
        Glyph::AnyResource => "Any one resource",
        Glyph::Influence => term(Term::Influence),
        Glyph::Delegate => term(Term::Delegate),
        Glyph::Chair(_) => term(Term::Chairman),
        Glyph::Leader => term(Term::Leader),
    }
}
