//! What is asked, what may be answered, and why not.

use super::maps::Hex;
use super::payer::{Payer, Price};
use super::piles::Pile;
use crate::kit::Seat;
use crate::mars::cards::{
    CardId, CardResource, Conversion, Count, Effect, Party, PlacementRule, Recipient, Reserved, Source,
    StandardProject, Stored, Tile,
};
use crate::words::{Parameter, Resource};
use strum::{IntoStaticStr, VariantArray};

/// A question: its shape says how it is answered, its reason is for words only.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question {
    /// How it is answered.
    pub shape: Shape,
    /// Why it is asked.
    pub why: Why,
}

/// How a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// With an action, or by ending the turn.
    Turn,
    /// With one card.
    Card {
        /// Where it lies.
        from: CardZone,
    },
    /// With a card after the other, in ascending number: a run of questions, after each of which less is left. Once
    /// nothing more must be taken, [`Choice::Done`] ends it.
    Cards {
        /// How many more must be taken.
        least: u8,
        /// How many more can be.
        most: u8,
        /// Where they lie.
        from: CardZone,
    },
    /// With a card on the table.
    TableauCard,
    /// With an area of the map.
    Space {
        /// What is placed there; nothing where land is claimed.
        tile: Option<Tile>,
    },
    /// With a player, or the neutral opponent.
    Player,
    /// With a number.
    Amount {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// With how much a payer pays of a price: a run of questions, one a payer that may pay or not. What they leave, the
    /// unit of the price pays.
    Payment {
        /// Who is asked.
        with: Payer,
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// With an award of the map.
    Award,
    /// With one of several lists of effects.
    Option,
    /// With a conversion, or by stopping.
    Conversion,
    /// By going on, or by putting first what waits.
    Order,
    /// The question is answered; it may be reopened until all have answered.
    Answered,
}

/// Where cards lie that are not on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CardZone {
    /// Among the corporations dealt.
    Corporations,
    /// Among the preludes dealt, or those that wait to be played.
    Preludes,
    /// Among the cards dealt.
    Dealt,
    /// In hand.
    Hand,
}

/// Why a question is asked: for words only.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Why {
    /// A turn of this seat, with so many actions taken.
    Turn {
        /// How many actions of the turn were taken: 0 or 1.
        taken: u8,
    },
    /// A corporation is chosen (BASE-SETUP-08).
    Corporation,
    /// So many more preludes are kept (PREL-02).
    Preludes {
        /// How many more are kept.
        left: u8,
    },
    /// A prelude is played next (PREL-04), or one of those drawn (PREL-13).
    Prelude {
        /// Whether they were drawn, so that the others leave the game.
        drawn: bool,
    },
    /// Cards are bought, so many already chosen.
    Buy {
        /// How many cards were chosen before this one.
        chosen: u8,
    },
    /// A card is kept aside and the others passed on (DRAFT-02).
    Draft,
    /// A price is paid: how much with this payer?
    Pay {
        /// The payer that is asked about.
        with: Payer,
        /// What is left of the price.
        price: Price,
        /// What the price is paid for.
        goods: PaymentPurpose,
    },
    /// A step of a card (hidden: of no card) asks.
    Effect {
        /// The card.
        card: CardId,
        /// The step.
        effect: Effect,
    },
    /// How many are removed from this player.
    Remove {
        /// The player who loses them.
        from: Seat,
        /// The resource that is removed.
        resource: Resource,
    },
    /// How many are stolen from this player.
    Steal {
        /// The player who loses them.
        from: Seat,
        /// The resource that is stolen.
        resource: Resource,
    },
    /// How many are removed from this card.
    RemoveFromCard {
        /// The card that loses them.
        card: CardId,
    },
    /// So many more of the cards looked at are kept.
    Keep {
        /// How many more cards are kept.
        left: u8,
    },
    /// This card's action is used once more: which of several (VENUS-17).
    Again {
        /// The card.
        card: CardId,
    },
    /// The marker of this colony tile may be moved up before it is traded with (COL-18).
    Approach {
        /// The tile.
        tile: CardId,
    },
    /// Which comes first of what a trade with this tile brings: the income, or a player's bonuses (COL-09).
    Traded {
        /// The tile.
        tile: CardId,
    },
    /// Which marker is moved down, after this tile's was moved up (COL-21).
    Lower {
        /// The tile whose marker went up.
        raised: CardId,
    },
    /// Which colony tile is taken out of the game (COL-02).
    Close,
    /// Whose delegate leaves this party.
    Recall {
        /// The party.
        party: Party,
    },
    /// Cards are sold (BASE-SP-02).
    Sell,
    /// The last plants may become greenery (BASE-END-02).
    Conversion,
    /// Others still answer.
    Waiting,
}

/// What a price is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PaymentPurpose {
    /// A card from hand.
    Card(CardId),
    /// A standard project.
    Project(StandardProject),
    /// A milestone, by its place among the map's.
    Milestone(u8),
    /// An award, by its place among the map's.
    Award(u8),
    /// A card that was looked at.
    Dealt(CardId),
    /// Cards taken into hand together, so many.
    Cards(u8),
    /// A price that a step asks; these resources may help to pay it, as `PaymentPurpose::helping` tells.
    Cost(u8),
    /// A conversion.
    Conversion(Conversion),
    /// A trade with this colony tile.
    Trade(CardId),
    /// A delegate that is sent to this party (TURM-LOBBY-02).
    Lobby(Party),
    /// So many steps of rating, where each is taxed (TURM-PARTY-10).
    Toll(u8),
}

impl PaymentPurpose {
    /// The bit of a helping resource: steel bit 0, titanium bit 1, and on in the order of the player board.
    const fn bit(resource: Resource) -> u8 {
        (1 << resource as u8) >> 1
    }

    /// What a step's price is paid for when these resources help.
    pub(crate) fn cost(helping: &[Resource]) -> Self {
        Self::Cost(helping.iter().fold(0, |bits, &resource| bits | Self::bit(resource)))
    }

    /// Whether this resource may help to pay, whatever it pays elsewhere.
    pub(crate) const fn helping(self, resource: Resource) -> bool {
        match self {
            Self::Cost(bits) => bits & Self::bit(resource) != 0,
            Self::Card(_)
            | Self::Project(_)
            | Self::Milestone(_)
            | Self::Award(_)
            | Self::Dealt(_)
            | Self::Cards(_)
            | Self::Conversion(_)
            | Self::Trade(_)
            | Self::Lobby(_)
            | Self::Toll(_) => false,
        }
    }
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Play this card from hand.
    Play(CardId),
    /// Use a standard project.
    Project(StandardProject),
    /// Claim the milestone at this place of the map's list.
    Claim(u8),
    /// Fund the award at this place of the map's list.
    Fund(u8),
    /// Use an alternative of a card's action.
    Act {
        /// The card whose action it is.
        card: CardId,
        /// Which alternative, by its place among the card's actions.
        which: u8,
    },
    /// Convert resources.
    Convert(Conversion),
    /// Trade with a colony tile (COL-07).
    Trade {
        /// The tile.
        tile: CardId,
        /// What pays for it, alone.
        with: Resource,
    },
    /// Send a delegate to a party (TURM-LOBBY-01).
    Lobby(Party),
    /// Do the corporation's first action.
    FirstAction,
    /// End the turn after one action (BASE-ACT-06).
    EndTurn,
    /// Be out until the generation ends (BASE-ACT-05).
    Pass,
    /// This card, from hand or of those dealt. Where several are kept, bought or sold, they are named one by one in
    /// ascending number, so that a set of cards has one row of answers: after a card only those above it are offered,
    /// then [`Choice::Done`].
    Card(CardId),
    /// This card on the table.
    TableauCard(CardId),
    /// This area.
    Space(Hex),
    /// This player.
    Seat(Seat),
    /// The neutral opponent (SOLO-SETUP-12).
    Neutral,
    /// This many.
    Amount(u16),
    /// The list of effects at this place; `Mars::meaning` reads it.
    Option(u8),
    /// Do first what waits at this place of the order of play; `Mars::meaning` reads it.
    First(u8),
    /// No more; or none.
    Done,
    /// Take an answer back that not all have given yet.
    Reopen,
}

/// So much more of something would cover a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Help {
    /// The payer of which more would help.
    pub with: Payer,
    /// How much more of it would cover the price.
    pub more: u16,
}

/// The first few that would help, in the order in which they are asked to pay.
pub type Helps = [Option<Help>; 4];

/// Why an answer is refused, with numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over, or another seat is asked.
    NotAsked,
    /// The choice does not answer this question.
    NotAnAnswer,
    /// The corporation's first action comes first (Q-BASE-14).
    FirstActionDue,
    /// The card is not in hand.
    NotInHand,
    /// The card is not on this player's table.
    NotOnTable,
    /// The price cannot be paid.
    CannotAfford {
        /// The price, after discounts.
        price: Price,
        /// How much of it is short after everything that may pay has paid.
        short: u16,
        /// What would cover it: any one of these alone.
        help: Helps,
    },
    /// Too few of a resource.
    TooFew {
        /// The resource that is short.
        resource: Resource,
        /// How many of it are needed.
        needs: u16,
        /// How many of it the player has.
        has: u16,
    },
    /// A count is too low (BASE-CARD-09).
    TooLow {
        /// What is counted.
        of: Count,
        /// What is needed.
        needs: i16,
        /// What it is.
        now: i16,
    },
    /// A count is too high (BASE-CARD-09).
    TooHigh {
        /// What is counted.
        of: Count,
        /// What is allowed.
        allows: i16,
        /// What it is.
        now: i16,
    },
    /// The own production is too low for a compulsory decrease (BASE-PLAY-14).
    ProductionTooLow {
        /// The resource that is produced.
        resource: Resource,
        /// By how much it must fall.
        falls: i16,
        /// What the production is.
        now: i16,
    },
    /// No player has that much production to lose (BASE-PLAY-16).
    NobodyProduces {
        /// The resource whose production must fall.
        resource: Resource,
        /// How much production one player must have to lose.
        needs: u8,
    },
    /// The card has too few resources on it.
    TooFewOnCard {
        /// What the card stores.
        what: CardResource,
        /// How many are needed.
        needs: u8,
        /// How many lie on the card.
        has: u8,
    },
    /// No card has what must be taken from one.
    NoSource {
        /// The kind of resource that cards store.
        what: CardResource,
        /// How many must lie on one card.
        needs: u8,
        /// Whose cards these could be.
        from: Source,
    },
    /// There is no card in hand that could be discarded.
    NothingToDiscard,
    /// The parameter is at its goal, so that a step changes nothing (Q-BASE-34).
    AtGoal {
        /// The parameter.
        parameter: Parameter,
    },
    /// None of the player's cards can take what is added (Q-BASE-34).
    NoHolder {
        /// What is added.
        what: Stored,
        /// On which cards it may lie.
        on: Recipient,
    },
    /// No opponent has any of a resource that is taken from one (Q-BASE-34).
    NobodyHas {
        /// The resource.
        resource: Resource,
    },
    /// No card is left to draw, neither in the draw pile nor among the discards (Q-BASE-34).
    NoCards {
        /// Which pile is empty.
        pile: Pile,
    },
    /// No step of the action changes anything, for a reason that has no words of its own (Q-BASE-34).
    NothingChanges,
    /// No own blue card has an action that was used and could be used again.
    NothingToRepeat,
    /// No colony tile can take another colony of this player (COL-15).
    NoSite,
    /// All trade fleets of this player are away (COL-06).
    NoFleet,
    /// There is no colony tile to which a fleet could be sent.
    NoPort,
    /// A fleet is at this colony tile (COL-06).
    Visited {
        /// Whose.
        by: Seat,
    },
    /// The colony tile waits for a card that stores this (COL-05).
    Shut {
        /// What must be stored.
        what: CardResource,
    },
    /// No delegate of this player is left to send (TURM-LOBBY-06).
    NoDelegate,
    /// No neutral delegate sits in a party that it does not lead.
    NothingToReplace,
    /// Every colony tile is in play.
    NoTileLeft,
    /// There are no two colony tiles of which one marker could move up and the other down (COL-21).
    NothingToShift,
    /// No own card has production that could be repeated.
    NothingToCopy,
    /// No card in hand can be played now.
    NothingToPlay,
    /// There is nothing of which a number could be chosen.
    NothingToChoose {
        /// What is counted.
        of: Count,
    },
    /// There is no free area where the tile may go (Q-BASE-04).
    NoArea {
        /// The tile that must be placed.
        tile: Tile,
        /// The areas where its card or project lets it go.
        area: PlacementRule,
    },
    /// The action was used in this generation (BASE-BLUE-01).
    Used,
    /// Somebody has it.
    Taken {
        /// The seat that has it.
        by: Seat,
    },
    /// As many are claimed or funded as may be (BASE-MILE-03, BASE-AWARD-02).
    AllTaken {
        /// How many that is.
        most: u8,
    },
    /// Milestones and awards are not used alone (SOLO-SETUP-11).
    NotInSolo,
    /// Nothing is in hand.
    EmptyHand,
    /// A turn with an action is ended, not passed (Q-BASE-12).
    AlreadyActed,
    /// A turn without an action is passed, not ended (Q-BASE-12).
    NothingDone,
    /// A tile is there.
    Occupied,
    /// Another player claimed the area.
    ClaimedBy {
        /// The seat that claimed it.
        seat: Seat,
    },
    /// Only ocean goes there (BASE-BOARD-03).
    OceanOnly,
    /// Only a named city goes there (BASE-BOARD-04).
    CityOnly {
        /// The city for which the area is reserved.
        name: Reserved,
    },
    /// The tile does not go there.
    NotThere {
        /// The tile that is to be placed.
        tile: Tile,
        /// The areas where its card or project lets it go.
        area: PlacementRule,
    },
    /// There is no such area on the map.
    OffTheMap,
    /// A city is next to it (BASE-TILE-10).
    BesideCity,
    /// Greenery goes next to own tiles while it can (BASE-TILE-05).
    NotBesideOwn,
    /// The number is out of bounds.
    OutOfBounds {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// The answer cannot be put first.
    NotFirst,
}
