//! The rows of a face and the glyphs in them.

use crate::ares::cards::{Capacity, CardColour, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack};

/// What a row is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowKind {
    /// What must hold when the card is played.
    Requirement,
    /// What is paid beside the price.
    Spend,
    /// What lasts: a trigger or a passive.
    Effect,
    /// One alternative of the action.
    Action,
    /// The M€ that a corporation starts with.
    Start,
    /// What happens at once.
    Immediate,
    /// What phase IV brings.
    Production,
    /// Steel and titanium.
    Capacity,
    /// Victory points.
    Points,
}

/// One row of a face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What the row is about.
    pub kind: RowKind,
    /// The glyphs from left to right.
    pub glyphs: Vec<Glyph>,
}

/// The sign in front of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// No sign.
    None,
    /// Something is added.
    Plus,
    /// Something is taken away.
    Minus,
    /// Added or taken away.
    Either,
}

/// A number on a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// A printed number.
    Printed(u16),
    /// A number that the player chooses.
    Chosen,
}

/// The bound of a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// This or more.
    AtLeast,
    /// This or less.
    AtMost,
}

/// The picture of a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// A resource in stock.
    Stock(Stock),
    /// A resource on cards.
    Special(SpecialResource),
    /// A resource on cards of any kind.
    AnySpecial,
    /// A tag.
    Tag(Tag),
    /// Steel or titanium.
    Capacity(Capacity),
    /// Terraform rating.
    Rating,
    /// Victory points.
    Points,
    /// A card.
    Card,
    /// A card of this colour.
    CardOf(CardColour),
    /// A card of the deck that is looked at or revealed.
    Shown,
    /// A card of those drawn that is kept.
    Kept,
    /// Before a card that is played.
    Play,
    /// The limits of a requirement.
    Limits,
    /// A zone of a track.
    Zone,
    /// A forest token.
    Forest,
    /// An ocean token.
    Ocean,
    /// A phase that the player has chosen.
    Phase(Phase),
    /// The use of an action of a card.
    Action,
    /// A standard action.
    StandardAction,
    /// The number that was chosen before.
    Chosen,
}

/// One glyph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Glyph {
    /// A picture alone.
    Picture(Picture),
    /// A number of a thing.
    Amount(Sign, Number, Picture),
    /// Steps up a track.
    Rise(ZoneTrack, u8),
    /// A condition on the zone of a track.
    Zone {
        /// The track.
        track: ZoneTrack,
        /// Whether higher or lower zones do as well.
        bound: Bound,
        /// The zone.
        zone: Zone,
        /// The level of the zone that is nearest to the zones that do not do.
        level: i8,
    },
    /// A condition on a number of things; of the thing before, where there is none.
    Limit(Bound, u16, Option<Picture>),
    /// "For each" of that many of what follows.
    Per(u8),
    /// Between cost and gain.
    Arrow,
    /// Between cause and effect.
    Colon,
    /// "Or", between things.
    Slash,
    /// The words of the card say more.
    Asterisk,
    /// Glyphs that belong together.
    Group(Vec<Self>),
    /// Lists of which exactly one is carried out.
    Choice(Vec<Vec<Self>>),
}
