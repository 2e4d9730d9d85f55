//! Amounts, counts and conditions as glyphs.

use super::{Border, Glyph};
use crate::mars::cards::{
    Amount, Bound, Card, Chair, Count, Kind, Parameter, Requirement, Tally, TileClass, Whose,
};

/// A sign where there is one to show, the size, and what it is of.
pub(super) fn amount(amount: Amount, of: &[Glyph], card: &Card, glyphs: &mut Vec<Glyph>) {
    match amount {
        Amount::Exactly(number) => {
            sign(number, glyphs);
            number_of(number.unsigned_abs().into(), of, glyphs);
        }
        Amount::Per { each, per, of: counted, most } => {
            sign(each, glyphs);
            if counted == Count::Chosen {
                glyphs.push(Glyph::Chosen);
                glyphs.extend_from_slice(of);
                return;
            }
            number_of(each.unsigned_abs().into(), of, glyphs);
            glyphs.push(Glyph::Slash);
            if per > 1 {
                glyphs.push(Glyph::Number(per.into()));
            }
            count(counted, card, glyphs);
            if most < u8::MAX {
                glyphs.push(Glyph::Asterisk);
            }
        }
        Amount::Influenced { each, per, of: counted, most, base, influence } => {
            sign(each, glyphs);
            number_of(each.unsigned_abs().into(), of, glyphs);
            glyphs.push(Glyph::Slash);
            if per > 1 {
                glyphs.push(Glyph::Number(per.into()));
            }
            if let Some(counted) = counted {
                count(counted, card, glyphs);
            }
            if most < u8::MAX || base != 0 {
                glyphs.push(Glyph::Asterisk);
            }
            if influence != 0 {
                glyphs.push(if influence > 0 { Glyph::Plus } else { Glyph::Minus });
                glyphs.push(Glyph::Influence);
            }
        }
    }
}

fn sign(number: i8, glyphs: &mut Vec<Glyph>) {
    if number < 0 {
        glyphs.push(Glyph::Minus);
    }
}

/// The number and what it is of; one of a thing needs no number.
pub(super) fn number_of(number: u16, of: &[Glyph], glyphs: &mut Vec<Glyph>) {
    if number != 1 || matches!(of, [Glyph::Points]) {
        glyphs.push(Glyph::Number(number));
    }
    glyphs.extend_from_slice(of);
}

/// What is counted.
pub(super) fn count(of: Count, card: &Card, glyphs: &mut Vec<Glyph>) {
    match of {
        Count::Tags(tag) => glyphs.push(Glyph::Tag(tag, Border::Own)),
        Count::OpponentsTags(tag) => glyphs.push(Glyph::Tag(tag, Border::Any)),
        Count::TagsOfAll(tag) => {
            glyphs.extend([Glyph::Tag(tag, Border::Own), Glyph::Plus, Glyph::Tag(tag, Border::Any)]);
        }
        Count::Tagless => glyphs.push(Glyph::NoTag),
        Count::Colonies(whose) => glyphs.push(Glyph::Colony(border(whose))),
        Count::Tiles(class, whose, ground) => {
            glyphs.push(Glyph::TileClass(class, border(whose)));
            if ground == crate::mars::cards::Ground::Mars {
                glyphs.push(Glyph::Asterisk);
            }
        }
        Count::BesideThis(class) => glyphs.extend([Glyph::TileClass(class, Border::Any), Glyph::Asterisk]),
        Count::ResourcesHere => glyphs.push(match card.holds {
            Some(kind) => Glyph::CardResource(kind, Border::Own),
            None => Glyph::AnyCardResource,
        }),
        Count::EventsOfAll => glyphs.push(Glyph::Kind(Kind::Event, Border::Any)),
        Count::Hand => glyphs.push(Glyph::Card),
        Count::Rating => glyphs.push(Glyph::Rating),
        Count::RatingRaised => glyphs.extend([Glyph::Plus, Glyph::Rating]),
        Count::Production(resource) => glyphs.push(Glyph::Production(resource, Border::Own)),
        Count::Stock(resource) => glyphs.push(Glyph::Resource(resource, Border::Own)),
        Count::Track(parameter) => glyphs.push(Glyph::Parameter(parameter)),
        Count::Chosen => glyphs.push(Glyph::Chosen),
        Count::Goal(of) => tally(of, glyphs),
        Count::Influence => glyphs.push(Glyph::Influence),
        Count::Rank(_) => glyphs.push(Glyph::Asterisk),
        Count::RatingSets(_) => glyphs.extend([Glyph::Rating, Glyph::Asterisk]),
        Count::InPower(party) => glyphs.push(Glyph::Party(party)),
        Count::Leads => glyphs.push(Glyph::Leader),
        Count::Chair(Chair::Own) => glyphs.push(Glyph::Chair(Border::Own)),
        Count::Chair(Chair::Neutral) => glyphs.push(Glyph::Chair(Border::Any)),
        Count::Parties => glyphs.extend([Glyph::Delegate, Glyph::Asterisk]),
    }
}

/// What milestones and awards count; what has no glyph of its own is read in words.
fn tally(of: Tally, glyphs: &mut Vec<Glyph>) {
    match of {
        Tally::Tags(kinds) => glyphs.extend(kinds.iter().map(|&tag| Glyph::Tag(tag, Border::Own))),
        Tally::Cards(kinds) => glyphs.extend(kinds.iter().map(|&kind| Glyph::Kind(kind, Border::Own))),
        Tally::Productions(of) => {
            glyphs.extend(of.iter().map(|&resource| Glyph::Production(resource, Border::Own)));
        }
        Tally::OnCards(kinds) => {
            glyphs.extend(kinds.iter().map(|&kind| Glyph::CardResource(kind, Border::Own)));
        }
        Tally::LowestRows(_)
        | Tally::BesideOceans
        | Tally::EmptyBesideOwn
        | Tally::AwayFromOceans
        | Tally::BesideVolcanoes
        | Tally::LargestGroup
        | Tally::KindsOfTile => {
            glyphs.extend([Glyph::TileClass(TileClass::Owned, Border::Own), Glyph::Asterisk]);
        }
        Tally::KindsOfTag
        | Tally::Costly(_)
        | Tally::Limited
        | Tally::Raised
        | Tally::Highest
        | Tally::Lowest
        | Tally::KindsOfResource
        | Tally::Delegates => glyphs.push(Glyph::Asterisk),
    }
}

/// A condition: its bound, the number and what is counted.
pub(super) fn requirement(requirement: Requirement) -> Vec<Glyph> {
    let (bound, number) = match requirement.bound {
        Bound::AtLeast(least) => (Glyph::AtLeast, least),
        Bound::AtMost(most) => (Glyph::AtMost, most),
    };
    let mut glyphs = vec![bound];
    sign(number, &mut glyphs);
    let is_level =
        matches!(requirement.of, Count::Track(Parameter::Temperature | Parameter::Oxygen | Parameter::Venus));
    if number != 1 || is_level {
        glyphs.push(Glyph::Number(number.unsigned_abs().into()));
    }
    count(requirement.of, &Card::BLANK, &mut glyphs);
    glyphs
}

/// Red for anyone's.
pub(super) const fn border(whose: Whose) -> Border {
    match whose {
        Whose::Own => Border::Own,
        Whose::Anyone => Border::Any,
    }
}
