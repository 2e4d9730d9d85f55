//! The rows of a face and the icons on them.

use crate::mars::cards::{
    CardResource, Kind, Parameter, Party, Reserved, Resource, StandardProject, Tag, Tile, TileClass,
};

/// What a row is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowKind {
    /// What must hold when the card is played.
    Requirement,
    /// Changes of production.
    Production,
    /// What else happens at once.
    Immediate,
    /// A corporation's first action.
    First,
    /// One alternative of an action.
    Action,
    /// What lasts: a trigger or a passive.
    Effect,
    /// Victory points.
    Points,
}

/// One row of a face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it is about.
    pub kind: RowKind,
    /// From left to right.
    pub glyphs: Vec<Glyph>,
}

/// Whose a thing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// The card's owner's: plain.
    Own,
    /// Any player's: red (BASE-PLAY-15).
    Any,
}

/// One icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyph {
    /// A number, without sign.
    Number(u16),
    /// Before what is added.
    Plus,
    /// Before what is taken away.
    Minus,
    /// "For each", or "or".
    Slash,
    /// Between cost and gain.
    Arrow,
    /// Between cause and effect.
    Colon,
    /// At most this.
    AtMost,
    /// At least this.
    AtLeast,
    /// A number that is chosen.
    Chosen,
    /// The words say more.
    Asterisk,
    /// Around a list that is one alternative.
    Open,
    /// Its end.
    Close,
    /// A standard resource.
    Resource(Resource, Border),
    /// A standard resource in a production box.
    Production(Resource, Border),
    /// The metal that an area shows, in a production box.
    MetalProduction,
    /// The lowest production of the six.
    LowestProduction,
    /// Any changes of production.
    AnyProduction,
    /// A resource on cards.
    CardResource(CardResource, Border),
    /// Any resource on cards.
    AnyCardResource,
    /// A tag.
    Tag(Tag, Border),
    /// Any one tag.
    AnyTag,
    /// A tile.
    Tile(Tile, Border),
    /// A tile of a class.
    TileClass(TileClass, Border),
    /// The area of that name.
    Reserved(Reserved),
    /// A marker that keeps an area.
    Marker,
    /// A global parameter.
    Parameter(Parameter),
    /// Limits on global parameters.
    Requirements,
    /// Terraform rating.
    Rating,
    /// Victory points.
    Points,
    /// The resource of which the production has risen.
    Raised,
    /// A card, face down.
    Card,
    /// A card of an opponent, face down.
    OthersCard,
    /// A card that is played at once.
    Play,
    /// An award.
    Award,
    /// A card of a form.
    Kind(Kind, Border),
    /// A standard project; `None`: any.
    Project(Option<StandardProject>),
    /// A mark that the icons beside cannot be taken away.
    Shield,
    /// A card without tags.
    NoTag,
    /// A colony.
    Colony(Border),
    /// A colony tile.
    ColonyTile,
    /// A trade fleet.
    Fleet,
    /// A trade with a colony tile.
    Trade,
    /// A party of the committee.
    Party(Party),
    /// A standard resource of any kind.
    AnyResource,
    /// Influence.
    Influence,
    /// A delegate.
    Delegate,
    /// The chairman: one's own, or a neutral one.
    Chair(Border),
    /// A party leader.
    Leader,
}
