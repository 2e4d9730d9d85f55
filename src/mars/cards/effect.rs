//! The vocabulary of effects. Every enum is closed: text, face, forecast, rules and bots match it whole.

use super::card::{Action, Card, Kind, Trigger};
use super::party::Party;
use super::standard::StandardProject;
use crate::kit::listed;
use crate::mars::cards::Tag;
use crate::words::{Parameter, Resource};
use strum::{IntoStaticStr, VariantArray};

/// One step of what a card does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effect {
    /// Take resources from the supply.
    Gain(Resource, Amount),
    /// Pay from the own stock, in full; the listed resources may help at their value.
    Pay(Resource, Amount, &'static [Resource]),
    /// Change an own production; a decrease is compulsory and needs that much (BASE-PLAY-14).
    Produce(Resource, Amount),
    /// Raise the production of the metal printed on the area just covered.
    ProduceMetal(u8),
    /// Raise the lowest own production; among equals the player chooses (PREL-17).
    ProduceLowest(u8),
    /// Lower a production of one player, oneself included, in full (BASE-PLAY-16).
    Reduce(Resource, u8),
    /// Repeat the production changes of an own card with this tag.
    CopyProduction(Tag),
    /// Raise a parameter by steps; what is above the goal is lost. Oceans are placed, not raised.
    Raise(Parameter, u8),
    /// Change the own terraform rating.
    Rate(Amount),
    /// Place a tile, if an area for it is free (BASE-TILE-18).
    Place(Tile, PlacementRule),
    /// Put a marker on a free area that only its owner may build on.
    ClaimLand,
    /// Take up to that many from one player or card; may be declined or partial (BASE-PLAY-17).
    Remove(Removable, u8, Victim),
    /// Take up to that many from one player, and keep them; may be declined or partial.
    Steal(Resource, u8),
    /// Put resources on a card.
    Add(Stored, Amount, Recipient),
    /// Take resources off a card, in full.
    Take(CardResource, Amount, Source),
    /// Draw cards.
    Draw(Amount),
    /// Every opponent draws so many.
    OthersDraw(u8),
    /// Look at the top cards; keep some, discard the rest.
    Look(u8, Keep),
    /// Reveal and discard the top card. Within [`Effect::Then`]: it has this tag.
    Reveal(Tag),
    /// Reveal cards until so many of what is looked for are found, which are kept; the others are discarded.
    DrawUntil(Sought, u8),
    /// Discard one card of the hand.
    Discard,
    /// Discard one card of the hand, or decline.
    MayDiscard,
    /// Play a card from hand now, that much cheaper and with its limits on parameters off by that many steps, as in
    /// [`Effect::NextCardDiscount`] ([`WITHOUT_LIMITS`]: none of them count).
    PlayNow {
        /// How many M€ the card costs less.
        discount: u8,
        /// By how many steps its limits on parameters are off.
        leeway: u8,
    },
    /// Draw so many preludes and play one of them; the others leave the game (PREL-13).
    PlayPrelude(u8),
    /// Use once more the action of an own blue card that was used in this generation (VENUS-17).
    RepeatAction,
    /// Fund an award without paying (PREL-14).
    FundAward,
    /// Build a colony on a tile that has a free place (COL-13).
    Settle(Settling),
    /// Have so many trade fleets more (COL-06).
    Fleet(u8),
    /// Trade with a colony tile (COL-08).
    Trade,
    /// Add a colony tile that is not in play (COL-25).
    OpenColony,
    /// Have the bonus of each own colony (COL-22).
    ColonyBonuses,
    /// Move the marker of one colony tile up a position, and that of another one down (COL-21).
    ShiftColonies,
    /// Lose so much of the own stock, as far as it is there; nobody takes it (Q-TURM-11).
    Lose(Resource, Amount),
    /// Take so many resources from the supply, of whichever kinds.
    GainAny(Amount),
    /// The planet falls back (TURM-EVENT-09).
    SetBack(SetBack),
    /// Something is done with delegates (TURM-COMP-04).
    Delegates(DelegateMove),
    /// Do exactly one of the lists that can be done.
    Choose(&'static [&'static [Effect]]),
    /// Do one of the lists, or none.
    MayChoose(&'static [&'static [Effect]]),
    /// Choose a number from 1 up to the count, which is [`Count::Chosen`] in what follows.
    ChooseAmount(Count, &'static [Effect]),
    /// The first list if the condition holds, else the second.
    If(Requirement, &'static [Effect], &'static [Effect]),
    /// The next card played this generation costs that much less and its limits on parameters are off by
    /// that many steps.
    NextCardDiscount {
        /// How many M€ the card costs less.
        discount: u8,
        /// By how many steps its limits on parameters are off.
        leeway: u8,
    },
    /// The list, if the step was done.
    Then(&'static Effect, &'static [Effect]),
}

/// What is done with delegates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DelegateMove {
    /// So many own ones, of the reserve and then of the lobby (Q-MOD-30), are sent to one party.
    Send(u8),
    /// Any one that leads no party goes home.
    Recall,
    /// A neutral one that leads no party goes home, and an own one takes its place.
    Replace,
    /// An own one takes the place of a neutral chairman.
    SeizeChair,
}

/// How the planet falls back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetBack {
    /// A parameter falls by steps, to its start at the lowest; one at its goal stays (TURM-EVENT-07).
    Lower(Parameter, u8),
    /// An ocean tile is removed, unless all are placed (TURM-EVENT-07).
    RemoveOcean,
}

/// The leeway of a card whose limits on parameters do not count.
pub const WITHOUT_LIMITS: u8 = u8::MAX;

impl Effect {
    /// The branch at this place: a list of effects within it. What follows a step that is done stands before those of that step
    /// itself.
    pub const fn branch(&self, place: usize) -> Option<&'static [Self]> {
        match *self {
            Self::Choose(lists) | Self::MayChoose(lists) if place < lists.len() => Some(lists[place]),
            Self::ChooseAmount(_, then) | Self::If(_, then, _) if place == 0 => Some(then),
            Self::If(_, _, otherwise) if place == 1 => Some(otherwise),
            Self::Then(_, then) if place == 0 => Some(then),
            Self::Then(step, _) => step.branch(place - 1),
            _ => None,
        }
    }

    /// Whether it is as asked, or an effect that lies within it is, however deep.
    pub fn has(&'static self, is: &mut dyn FnMut(&'static Self) -> bool) -> bool {
        let mut branches = (0..).map_while(|place| self.branch(place));
        self.is_or_follows(is) || branches.any(|list| list.iter().any(|effect| effect.has(is)))
    }

    /// Whether it is as asked, or a step that it follows on is.
    fn is_or_follows(&'static self, is: &mut dyn FnMut(&'static Self) -> bool) -> bool {
        is(self) || matches!(self, Self::Then(step, _) if step.is_or_follows(is))
    }

    /// How much there is of it, where that may hang on something.
    pub const fn amount(&self) -> Option<Amount> {
        self.nature().amount
    }

    /// What it asks to be paid, and how much; nothing where it is no price.
    pub(crate) const fn price(&self) -> Option<(Resource, Amount)> {
        self.nature().price
    }

    /// Whether no position can forbid it: what it needs is there, or it is skipped.
    #[inline]
    pub const fn is_always_possible(&self) -> bool {
        match self {
            Self::Choose(ways) => Self::is_one_always_possible(ways),
            _ => self.nature().is_sure,
        }
    }

    /// Whether at least one of several alternatives can always be carried out.
    const fn is_one_always_possible(ways: &[&[Self]]) -> bool {
        let mut way = 0;
        while way < ways.len() {
            if Self::are_always_possible(ways[way]) {
                return true;
            }
            way += 1;
        }
        false
    }

    /// Whether all of these steps can always be carried out.
    pub const fn are_always_possible(steps: &[Self]) -> bool {
        let mut step = 0;
        while step < steps.len() {
            if !steps[step].is_always_possible() {
                return false;
            }
            step += 1;
        }
        true
    }
}

/// How much: a number, or one known when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// This many.
    Exactly(i8),
    /// `each` for every full `per` of the count, of which at most `most` are counted.
    Per {
        /// How much each full `per` of the count brings.
        each: i8,
        /// How many of what is counted bring it once.
        per: u8,
        /// What is counted.
        of: Count,
        /// The count is cut to this.
        most: u8,
    },
    /// `each` for every full `per` of the count, which is cut to `most` and then changed by the influence (TURM-INFL-05).
    Influenced {
        /// How much each full `per` of the count brings.
        each: i8,
        /// How many of what is counted bring it once.
        per: u8,
        /// What is counted; nothing: only what follows counts.
        of: Option<Count>,
        /// The count is cut to this.
        most: u8,
        /// So much more (or, below 0, less) is counted.
        base: i8,
        /// So much more (or, below 0, less) for each influence.
        influence: i8,
    },
}

/// What can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Own tags; those of events only while they are played.
    Tags(Tag),
    /// Tags of all opponents together.
    OpponentsTags(Tag),
    /// Tags of all players together, for which own wild tags stand in.
    TagsOfAll(Tag),
    /// Own face-up cards without tags; a wild tag is none (WILD-05).
    Tagless,
    /// Colonies.
    Colonies(Whose),
    /// Tiles.
    Tiles(TileClass, Whose, Ground),
    /// Tiles next to this card's tile.
    BesideThis(TileClass),
    /// Resources on this card.
    ResourcesHere,
    /// Events that all players have played.
    EventsOfAll,
    /// Cards in hand.
    Hand,
    /// Terraform rating.
    Rating,
    /// Steps by which the rating rose in this generation.
    RatingRaised,
    /// An own production.
    Production(Resource),
    /// Own resources.
    Stock(Resource),
    /// A parameter, in its unit.
    Track(Parameter),
    /// The number chosen in [`Effect::ChooseAmount`].
    Chosen,
    /// Something of one's own that milestones and awards count.
    Goal(Tally),
    /// Own influence (TURM-INFL-01).
    Influence,
    /// The own place among all players, as it was when the row began: 2 for the first, 1 for the second (TURM-PARTY-09).
    Rank(&'static Ranking),
    /// How many sets of 5 the rating has over this.
    RatingSets(i8),
    /// 1 if this party rules or the player has two delegates in it (TURM-REQ-01).
    InPower(Party),
    /// Parties that the player leads.
    Leads,
    /// 1 if such a chairman sits on the seat.
    Chair(Chair),
    /// Parties with an own delegate.
    Parties,
}

/// By what players are compared (TURM-PARTY-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// What is counted, all of it together.
    pub of: &'static [Count],
    /// Who is first.
    pub end: End,
    /// Whoever has fewer has no place.
    pub least: i8,
    /// Alone: what gives the first place and, if there is one, the second.
    pub alone: &'static [i8],
}

/// Who is first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Who has most.
    Highest,
    /// Who has least.
    Lowest,
}

/// Whose the chairman is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chair {
    /// The player's own.
    Own,
    /// A neutral one.
    Neutral,
}

/// What milestones and awards count beside what cards do; all of it is the player's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tally {
    /// Tags of any of these kinds; a wild one is one of them (WILD-03).
    Tags(&'static [Tag]),
    /// Kinds of tags; each wild one is one more, as far as there are more (WILD-07).
    KindsOfTag,
    /// Project cards played, of these kinds.
    Cards(&'static [Kind]),
    /// Green and blue project cards with a printed cost of so much or more (Q-MOD-21).
    Costly(u8),
    /// Face-up cards with a requirement (MAP-07).
    Limited,
    /// Productions above where they began (MAP-09).
    Raised,
    /// The highest production.
    Highest,
    /// The lowest of the six stocks.
    Lowest,
    /// These productions together.
    Productions(&'static [Resource]),
    /// Kinds of resources, in stock and on cards (Q-MOD-21).
    KindsOfResource,
    /// Resources of these kinds on cards.
    OnCards(&'static [CardResource]),
    /// Tiles in so many rows, the lowest of the map.
    LowestRows(u8),
    /// Areas of Mars without a tile, next to own tiles.
    EmptyBesideOwn,
    /// Tiles next to an ocean tile.
    BesideOceans,
    /// Tiles next to none, those that are not on Mars included (Q-MOD-21).
    AwayFromOceans,
    /// Tiles on or next to volcanic areas, which a tile does not change (MAP-13).
    BesideVolcanoes,
    /// Tiles that hang together, the largest group of them (MAP-14).
    LargestGroup,
    /// How many of a city, a greenery and a special tile; each by a tile of its own (Q-MOD-21).
    KindsOfTile,
    /// Delegates in parties and on the chair; none without Turmoil (MAP-20).
    Delegates,
}

/// A condition on a count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// What is counted.
    pub of: Count,
    /// How it is bounded.
    pub bound: Bound,
}

/// A bound, itself allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Not less.
    AtLeast(i8),
    /// Not more.
    AtMost(i8),
}

/// What is stored on cards (BASE-PB-14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CardResource {
    /// Animals.
    Animal,
    /// Microbes.
    Microbe,
    /// Science.
    Science,
    /// Fighters.
    Fighter,
    /// Floaters.
    Floater,
    /// Asteroids.
    Asteroid,
    /// Refugee camps.
    Camp,
    /// What is preserved (MIX-11).
    Preservation,
}

impl CardResource {
    /// All kinds.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);
}

/// Which resource is added to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stored {
    /// This one.
    Kind(CardResource),
    /// One of these, whichever the card stores.
    OneOf(&'static [CardResource]),
}

/// Which card is added to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recipient {
    /// This one.
    This,
    /// An own card that stores the resource; skipped if there is none (BASE-PLAY-04).
    Own,
    /// An own card that already holds some.
    OwnHolding,
    /// An own card with this tag that stores the resource (VENUS-09).
    Tagged(Tag),
    /// The card whose play fired the trigger.
    Played,
    /// Every own card that stores the resource.
    Every,
    /// Every own card that already holds some.
    EveryHolding,
}

/// Whence resources are taken off cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// This card.
    This,
    /// One own card.
    Own,
    /// A card of anyone, own ones included.
    Anyone,
}

/// What may be removed from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removable {
    /// From a player's stock.
    Stock(Resource),
    /// From a card.
    Card(CardResource),
}

/// On which tiles a colony may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settling {
    /// Where the player has none (COL-15).
    Usual,
    /// Where the player has one, too.
    Again,
}

/// From whom it may be removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Victim {
    /// Any one player, oneself included (BASE-PLAY-15).
    Anyone,
    /// Any one player who shows this tag; no wild tag stands in for it (VENUS-20).
    Showing(Tag),
    /// An opponent who owns a tile next to the tile just placed.
    NeighbourOfPlaced,
}

/// What is looked for among cards that are revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// Cards with this tag.
    Tag(Tag),
    /// Cards with the icon of this resource: they store it, or what they ask or do names it (VENUS-16).
    Icon(CardResource),
}

impl Sought {
    /// Whether this card is one of them.
    pub fn fits(self, card: &'static Card) -> bool {
        match self {
            Self::Tag(tag) => card.tags.contains(&tag),
            Self::Icon(kind) => card.names(kind),
        }
    }
}

/// What of the cards looked at is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// This many, for nothing.
    Free(u8),
    /// The cards that are bought at the card price.
    Bought,
}

/// A tile (BASE-TILE-19); below the first three, the eleven special ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray, IntoStaticStr)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
pub enum Tile {
    /// Nobody's; raises the rating.
    Ocean,
    /// Raises oxygen.
    Greenery,
    /// A city.
    City,
    /// A city in every respect (BASE-TILE-14).
    Capital,
    /// The tile of the card Natural Preserve: it goes where no tile is beside it (BASE-TILE-15).
    NaturalPreserve,
    /// The tile of the card Nuclear Zone: it goes on any free land (BASE-TILE-15).
    NuclearZone,
    /// The tile of the card Mining Rights: it goes where steel or titanium is printed (BASE-TILE-15).
    MiningRights,
    /// The tile of the card Mining Area: as that of Mining Rights, but beside an own tile (BASE-TILE-15).
    MiningArea,
    /// The tile of the card Ecological Zone: it goes beside greenery (BASE-TILE-15).
    EcologicalZone,
    /// The tile of the card Lava Flows: it goes on a volcanic area, where the map has any (BASE-TILE-15).
    LavaFlows,
    /// The tile of the card Mohole Area: it goes on an area reserved for ocean (BASE-TILE-16).
    MoholeArea,
    /// The tile of the card Commercial District: it goes on any free land (BASE-TILE-15).
    CommercialDistrict,
    /// The tile of the card Industrial Center: it goes beside a city (BASE-TILE-15).
    IndustrialCenter,
    /// The tile of the card Restricted Area: it goes on any free land (BASE-TILE-15).
    RestrictedArea,
}

impl Tile {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Self; Self::VARIANTS.len()] = listed(Self::VARIANTS);

    /// The parameter that rises a step where a player places it (BASE-TILE-04, BASE-TILE-07).
    pub const fn raises(self) -> Option<Parameter> {
        match self {
            Self::Ocean => Some(Parameter::Oceans),
            Self::Greenery => Some(Parameter::Oxygen),
            Self::City
            | Self::Capital
            | Self::NaturalPreserve
            | Self::NuclearZone
            | Self::MiningRights
            | Self::MiningArea
            | Self::EcologicalZone
            | Self::LavaFlows
            | Self::MoholeArea
            | Self::CommercialDistrict
            | Self::IndustrialCenter
            | Self::RestrictedArea => None,
        }
    }

    /// Whether it belongs to this class.
    pub const fn is(self, class: TileClass) -> bool {
        match class {
            TileClass::Ocean => matches!(self, Self::Ocean),
            TileClass::Greenery => matches!(self, Self::Greenery),
            TileClass::City => matches!(self, Self::City | Self::Capital),
            TileClass::Any => true,
            TileClass::Owned => !matches!(self, Self::Ocean),
        }
    }
}

/// Tiles that rules speak of together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TileClass {
    /// Oceans.
    Ocean,
    /// Greenery.
    Greenery,
    /// Cities, the Capital included.
    City,
    /// Every tile.
    Any,
    /// Every tile but oceans.
    Owned,
}

/// Where a tile may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacementRule {
    /// Where a tile of its kind goes: oceans on ocean areas (BASE-BOARD-03), greenery beside own tiles
    /// (BASE-TILE-05), cities not beside cities (BASE-TILE-10), special tiles on free land.
    Usual,
    /// Free land, the tile's usual limits set aside.
    Land,
    /// A free area reserved for ocean.
    OceanReserved,
    /// Where a city could go.
    CitySite,
    /// Free land with no tile beside it.
    Isolated,
    /// A free volcanic area.
    Volcanic,
    /// Free land that shows steel or titanium.
    Metal,
    /// Free land that shows steel or titanium, beside an own tile.
    MetalBesideOwn,
    /// Free land beside at least two cities.
    BesideTwoCities,
    /// Free land beside a city.
    BesideCity,
    /// Free land beside greenery.
    BesideGreenery,
    /// The area of that name.
    Reserved(Reserved),
}

/// Areas kept for one card's city (BASE-BOARD-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Reserved {
    /// The area of Noctis City, where the map has it (BASE-TILE-11).
    NoctisCity,
    /// The area of Ganymede Colony, off the map.
    GanymedeColony,
    /// The area of Phobos Space Haven, off the map.
    PhobosSpaceHaven,
    /// The area of Maxwell Base, on Venus (VENUS-10).
    MaxwellBase,
    /// The area of Stratopolis, above Venus.
    Stratopolis,
    /// The area of Dawn City, over Venus.
    DawnCity,
    /// The area of Luna Metropolis, on the Moon.
    LunaMetropolis,
    /// An area that never was, by its number from 0.
    #[cfg(feature = "synthetic")]
    Synthetic(u8),
}

impl Reserved {
    /// Every one that is printed on a map.
    pub const ALL: [Self; 7] = [
        Self::NoctisCity,
        Self::GanymedeColony,
        Self::PhobosSpaceHaven,
        Self::MaxwellBase,
        Self::Stratopolis,
        Self::DawnCity,
        Self::LunaMetropolis,
    ];
}

/// Whose tiles a card counts or watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The card's owner's.
    Own,
    /// Anyone's.
    Anyone,
}

/// Where a tile counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// On Mars or off it.
    Anywhere,
    /// On Mars only.
    Mars,
}

/// What fires a trigger.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum When {
    /// A card is played; all filters must hold.
    Plays {
        /// Of this form.
        kind: Option<Kind>,
        /// With one of these tags; none listed: any card.
        tags: &'static [Tag],
        /// Printed cost at least.
        cost: u8,
        /// Only those that show victory points ([`super::Card::shows_points`]).
        scoring: bool,
        /// Once a card or once a matching tag.
        per: Per,
    },
    /// A tile is placed.
    Places {
        /// Of this class.
        what: TileClass,
        /// On an area of this ground.
        on: Ground,
        /// On an area that shows one of these; none listed: any area.
        showing: &'static [Resource],
    },
    /// A standard project other than selling patents is paid for.
    Project {
        /// Printed cost at least.
        cost: u8,
    },
    /// A parameter is raised, once a step (VENUS-15).
    Raises(Parameter),
    /// A colony is built (COL-24).
    Settles,
    /// Everyone has produced (MIX-11).
    Produced,
    /// A card is played, once for each kind of tag that no open card of its player shows yet; events and wild tags bring none
    /// (COL-26).
    NewTag,
}

/// How often a matching card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// Once.
    Card,
    /// Once for each matching tag.
    Tag,
}

/// What an open card changes for its owner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Passive {
    /// M€ off a price, never below 0.
    Discount {
        /// How many M€ it takes off.
        off: u8,
        /// What is cheaper.
        on: Purchase,
        /// Once a card or once a matching tag.
        per: Per,
    },
    /// Steel or titanium is worth that much more, in M€.
    Worth(Resource, u8),
    /// Limits on global parameters may be missed by that many steps.
    Leeway(Limits, u8),
    /// What is listed cannot be removed.
    Protect {
        /// In the owner's stock.
        stock: &'static [Resource],
        /// On cards.
        cards: &'static [CardResource],
        /// On which cards, and against whom.
        shield: Shield,
    },
    /// A greenery costs that many plants more (or, below 0, fewer).
    GreeneryCost(i8),
    /// Something of the owner's pays where it otherwise would not.
    Pays(Pays),
    /// A card that is bought costs that many M€ more (or, below 0, fewer).
    CardPrice(i8),
    /// As much as an own production rises by is gained of that resource, at once (VENUS-18).
    GainsRaised,
    /// Trading costs that much more of whatever pays for it (or, below 0, less; COL-19).
    TradeCost(i8),
    /// The marker may be moved up by that many positions before an own trade (COL-18).
    TradeStep(u8),
    /// Each step by which the own rating rises costs that many M€; what cannot be paid is not gained (TURM-PARTY-10).
    RatingToll(u8),
    /// That much more influence (TURM-INFL-02).
    Influence(u8),
    /// So many M€ for each ocean tile beside an own tile that is placed, instead of the usual ones (MIX-12).
    OceanBonus(u8),
}

/// Which limits on global parameters are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limits {
    /// The limits on all parameters.
    All,
    /// The limits on this parameter (VENUS-08).
    Of(Parameter),
}

/// That something pays: what, for what, and how much one of it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pays {
    /// What pays.
    pub with: Fund,
    /// How much of the price one of it pays.
    pub worth: u8,
    /// For what.
    pub toward: Purpose,
}

/// Something of a player's that pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fund {
    /// A resource of the stock.
    Stock(Resource),
    /// What is stored on this card.
    Here,
}

/// Which prices something pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The prices of cards with this tag. More than the price may be paid, and the excess is lost (Q-BASE-31).
    Tagged(Tag),
    /// All that are asked in this resource, as if it were that resource: no more of it than is needed (Q-MOD-16).
    Prices(Resource),
}

/// What a price is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purchase {
    /// Every card.
    Card,
    /// Cards with this tag.
    Tagged(Tag),
    /// A standard project.
    Project(StandardProject),
}

/// How far a protection reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shield {
    /// This card, against everyone, its owner included.
    ThisCard,
    /// All of the owner's, against opponents.
    FromOpponents,
}

/// Take that many.
pub const fn gain(resource: Resource, amount: i8) -> Effect {
    Effect::Gain(resource, Amount::Exactly(amount))
}

/// Change a production by that many.
pub const fn produce(resource: Resource, amount: i8) -> Effect {
    Effect::Produce(resource, Amount::Exactly(amount))
}

/// Lower one player's production.
pub const fn reduce(resource: Resource, amount: u8) -> Effect {
    Effect::Reduce(resource, amount)
}

/// Pay that many of the resource itself.
pub const fn pay(resource: Resource, amount: i8) -> Effect {
    Effect::Pay(resource, Amount::Exactly(amount), &[])
}

/// Raise a parameter by steps.
pub const fn raise(parameter: Parameter, steps: u8) -> Effect {
    Effect::Raise(parameter, steps)
}

/// Change the own rating.
pub const fn rate(amount: i8) -> Effect {
    Effect::Rate(Amount::Exactly(amount))
}

/// Place a tile where its kind goes.
pub const fn place(tile: Tile) -> Effect {
    Effect::Place(tile, PlacementRule::Usual)
}

/// Place a tile somewhere of its own.
pub const fn place_on(tile: Tile, area: PlacementRule) -> Effect {
    Effect::Place(tile, area)
}

/// Remove up to that many of a resource from one player.
pub const fn remove(resource: Resource, most: u8) -> Effect {
    Effect::Remove(Removable::Stock(resource), most, Victim::Anyone)
}

/// Remove up to that many of a resource from one card.
pub const fn remove_from_card(kind: CardResource, most: u8) -> Effect {
    Effect::Remove(Removable::Card(kind), most, Victim::Anyone)
}

/// Put that many on this card.
pub const fn add_here(kind: CardResource, amount: i8) -> Effect {
    Effect::Add(Stored::Kind(kind), Amount::Exactly(amount), Recipient::This)
}

/// Put that many on an own card.
pub const fn add(kind: CardResource, amount: i8) -> Effect {
    Effect::Add(Stored::Kind(kind), Amount::Exactly(amount), Recipient::Own)
}

/// Take that many off this card.
pub const fn take_here(kind: CardResource, amount: i8) -> Effect {
    Effect::Take(kind, Amount::Exactly(amount), Source::This)
}

/// Draw that many.
pub const fn draw(cards: i8) -> Effect {
    Effect::Draw(Amount::Exactly(cards))
}

/// One for each of the count.
pub const fn each(of: Count) -> Amount {
    per(1, 1, of)
}

/// `amount` for every full `per` of the count.
pub const fn per(amount: i8, per: u8, of: Count) -> Amount {
    Amount::Per { each: amount, per, of, most: u8::MAX }
}

/// `amount` once, if there is any of the count.
pub const fn once(amount: i8, of: Count) -> Amount {
    Amount::Per { each: amount, per: 1, of, most: 1 }
}

/// That many victory points.
pub const fn points(amount: i8) -> Option<Amount> {
    Some(Amount::Exactly(amount))
}

/// At least that much of the count.
pub const fn at_least(bound: i8, of: Count) -> Requirement {
    Requirement { of, bound: Bound::AtLeast(bound) }
}

/// At most that much of the count.
pub const fn at_most(bound: i8, of: Count) -> Requirement {
    Requirement { of, bound: Bound::AtMost(bound) }
}

/// An action with a cost.
pub const fn action(cost: &'static [Effect], gain: &'static [Effect]) -> Action {
    Action { cost, gain, needs: None, is_unlimited: false }
}

/// An action for nothing.
pub const fn free_action(gain: &'static [Effect]) -> Action {
    Action { cost: &[], gain, needs: None, is_unlimited: false }
}

/// For each of these tags that the owner plays.
pub const fn on_own_tags(tags: &'static [Tag], steps: &'static [Effect]) -> Trigger {
    Trigger {
        when: When::Plays { kind: None, tags, cost: 0, scoring: false, per: Per::Tag },
        by: Whose::Own,
        steps,
    }
}

/// For each card of this form and with one of these tags (none: any) that the owner plays.
pub const fn on_own_card(kind: Kind, tags: &'static [Tag], steps: &'static [Effect]) -> Trigger {
    let when = When::Plays { kind: Some(kind), tags, cost: 0, scoring: false, per: Per::Card };
    Trigger { when, by: Whose::Own, steps }
}

/// For each tile of the class that is placed anywhere.
pub const fn on_tile(by: Whose, what: TileClass, steps: &'static [Effect]) -> Trigger {
    Trigger { when: When::Places { what, on: Ground::Anywhere, showing: &[] }, by, steps }
}

/// So much of the price of cards with the tag is paid by one of these.
pub const fn pays_for(tag: Tag, with: Fund, worth: u8) -> Passive {
    Passive::Pays(Pays { with, worth, toward: Purpose::Tagged(tag) })
}

/// One of these pays as so many of a resource, wherever that is paid.
pub const fn pays_as(resource: Resource, with: Fund, worth: u8) -> Passive {
    Passive::Pays(Pays { with, worth, toward: Purpose::Prices(resource) })
}

/// Cards with the tag cost less, once a card.
pub const fn cheaper(off: u8, tag: Tag) -> Passive {
    Passive::Discount { off, on: Purchase::Tagged(tag), per: Per::Card }
}
