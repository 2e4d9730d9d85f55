//! What is said, for both games.

use crate::mars::cards::Party;
use crate::text::plan::Noun;

/// How much of what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) struct Measure {
    pub(in crate::text) number: MeasureNumber,
    pub(in crate::text) of: Noun,
}

impl Measure {
    /// A number of something.
    pub(in crate::text) const fn exactly(number: i32, of: Noun) -> Self {
        Self { number: MeasureNumber::Exactly(number), of }
    }

    /// The number, where it is one.
    pub(in crate::text) const fn exact(self) -> Option<i32> {
        match self.number {
            MeasureNumber::Exactly(number) => Some(number),
            MeasureNumber::UpTo(_)
            | MeasureNumber::ThatMany
            | MeasureNumber::AnyNumber
            | MeasureNumber::Each(..) => None,
        }
    }
}

/// How many of something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum MeasureNumber {
    /// This many.
    Exactly(i32),
    /// This many or fewer.
    UpTo(i32),
    /// As many as were chosen or paid before.
    ThatMany,
    /// As many as the player chooses.
    AnyNumber,
    /// This many for each of what is counted.
    Each(i32, CountedUnit),
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) struct CountedUnit {
    /// How many of it count once.
    pub(in crate::text) per: i32,
    pub(in crate::text) thing: CountedThing,
    pub(in crate::text) at: CountedAt,
    /// Whether the card that says so is one of it.
    pub(in crate::text) includes_this: bool,
}

/// A thing that is counted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum CountedThing {
    /// What a noun names.
    Named(Noun),
    /// A step of a production.
    ProductionStep(Noun),
    /// A card without tags.
    TaglessCard,
}

/// Where what is counted is, or whose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum CountedAt {
    /// The player has it.
    Own,
    /// The opponents have it.
    Opponents,
    /// Anywhere in the game.
    InPlay,
    /// On the planet.
    OnMars,
    /// Beside the tile just placed.
    BesideThisTile,
    /// On the card that says so.
    OnThisCard,
}

/// The card that something is added to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Holder {
    /// The card that says so.
    This,
    /// Any own card.
    AnyOwn,
    /// Any own card but the one that says so.
    OtherOwn,
}

/// From where something is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum TakenFrom {
    /// Any player.
    AnyPlayer,
    /// Any card.
    AnyCard,
    /// The card that says so.
    ThisCard,
}

/// What rises by steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum RaisedTrack {
    /// The temperature.
    Temperature,
    /// The oxygen.
    Oxygen,
    /// The scale of Venus.
    Venus,
    /// The own terraform rating.
    Rating,
}

/// A tile that is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum PlacedTile {
    /// One of several.
    Common(Noun),
    /// The only one of its name.
    Special(&'static str),
}

/// Something that is paid with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum PaymentRule {
    /// M€ are paid, and a resource may help.
    Helped(Measure, Noun),
    /// A resource stands in for M€.
    InsteadOfMoney(Noun),
    /// Each of a resource is worth this many M€ more.
    WorthMore(Noun, i32),
    /// Each of a resource takes this many M€ more off cards with a tag.
    TakesOffMore(Noun, i32, Noun),
    /// Cards with a tag cost this many M€ less.
    CheaperTagged(Noun, i32),
}

/// What happened to players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum PlayerReport {
    /// A player gains something.
    Gains(&'static str, Measure),
    /// The first player loses something to the second.
    LosesTo(&'static str, Measure, &'static str),
    /// The first player decreases a production of the second by steps.
    Decreases(&'static str, Noun, i32, &'static str),
    /// The first player gives a card to the second.
    Gives(&'static str, &'static str, &'static str),
    /// The delegate of a player goes to a party.
    DelegateGoes(&'static str, Party),
}

/// A sentence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum Statement {
    /// Gain.
    Gain(Measure),
    /// Add to a card.
    Add(Measure, Holder),
    /// Pay.
    Pay(Measure),
    /// Draw.
    Draw(Measure),
    /// Discard from the hand.
    Discard(Measure),
    /// Remove.
    Remove(Measure, TakenFrom),
    /// Steal from any player.
    Steal(Measure),
    /// Change the own production by steps, below 0 to decrease it.
    Production(Noun, Measure),
    /// Decrease the production of any player by steps.
    AnyProduction(Noun, i32),
    /// The favour of a party is required.
    Favour(Party),
    /// A production is required.
    RequiresProduction(Noun),
    /// What pays, and for what.
    Pays(PaymentRule),
    /// Have the most of something, for an award.
    Most(Noun),
    /// When any tile of a kind is placed, on Mars or anywhere, gain.
    WhenAnyPlaced { tile: Noun, is_on_mars: bool, gain: Measure },
    /// Place tiles.
    Place(i32, Noun),
    /// Place a tile beside at least this many tiles of a kind.
    PlaceBeside { tile: PlacedTile, least: i32, beside: Noun },
    /// Place a tile where no tile is adjacent.
    PlaceAlone(PlacedTile),
    /// A card is worth victory points.
    Points(Measure),
    /// Flip tokens of oceans.
    Flip(i32),
    /// Raise a track by steps.
    Raise(RaisedTrack, i32),
    /// Lose all of a resource.
    LoseAll(Noun),
    /// Something costs this much in place of the usual: converting plants into a greenery tile.
    GreeneryCosts { now: Measure, usual: i32 },
    /// A bought card costs this many M€ in place of the usual.
    CardCosts { now: i32, usual: i32 },
    /// Each ocean tile beside a placed tile brings this many M€ in place of the usual.
    OceanBrings { now: i32, usual: i32 },
    /// Something was added to the card of this name.
    Added(Measure, &'static str),
    /// A number of something is required.
    Requires(Measure),
    /// What happened to players.
    Logged(PlayerReport),
}
