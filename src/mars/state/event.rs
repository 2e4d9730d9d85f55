//! What happens, as data: the only thing that changes facts.

use super::committee::{Delegate, DelegateSeat};
use super::facts::Phase;
use super::maps::Hex;
use super::payer::Payer;
use super::piles::Pile;
use crate::kit::Seat;
use crate::mars::cards::{CardId, Conversion, Parameter, Party, Resource, StandardProject, Tile};
use strum::{IntoStaticStr, VariantArray};

/// One thing that happened. `by` names who caused it; `None` is nobody at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// This seat goes first in generation 1 (BASE-SETUP-03).
    FirstPlayer(Seat),
    /// All cards of a kind that are in the game were shuffled into a draw pile.
    Shuffled(Pile),
    /// A discard pile was shuffled into a new draw pile (BASE-RES-04).
    Reshuffled(Pile),
    /// A part of the game began.
    PhaseBegan(Phase),
    /// The generation counter rose and the first-player marker moved (BASE-GEN-01).
    GenerationBegan,
    /// A corporation to choose from came from the pile.
    CorporationDealt {
        /// The seat that it was dealt to.
        seat: Seat,
        /// The corporation.
        card: CardId,
    },
    /// A prelude to choose came from the pile (PREL-02).
    PreludeDealt {
        /// The seat that it was dealt to.
        seat: Seat,
        /// The prelude.
        card: CardId,
    },
    /// A corporation was revealed (BASE-SETUP-09).
    CorporationRevealed {
        /// The seat whose corporation it is.
        seat: Seat,
        /// The corporation.
        card: CardId,
    },
    /// A card came from a draw pile, to be decided on.
    Dealt {
        /// The seat that it was dealt to.
        seat: Seat,
        /// From which pile.
        pile: Pile,
        /// The card dealt.
        card: CardId,
    },
    /// A card dealt was kept aside in the draft.
    Picked {
        /// The seat that drafts it.
        seat: Seat,
        /// The card drafted.
        card: CardId,
    },
    /// The cards not picked went to the next seat.
    HandsPassed(Direction),
    /// The drafted cards are what is now decided on.
    DraftEnded,
    /// A card dealt was taken into hand.
    Kept {
        /// The seat into whose hand it went.
        seat: Seat,
        /// The card kept or bought.
        card: CardId,
    },
    /// A card dealt went to the discard pile, face down; a prelude left the game.
    Declined {
        /// The seat that it had been dealt to.
        seat: Seat,
        /// The card that was neither kept nor bought.
        card: CardId,
    },
    /// A card came from a draw pile into hand.
    Drew {
        /// The seat that drew it.
        seat: Seat,
        /// From which pile.
        pile: Pile,
        /// The card drawn.
        card: CardId,
    },
    /// The top card of its draw pile was shown to all and taken into hand.
    Found {
        /// The seat that searched for it.
        seat: Seat,
        /// The card found.
        card: CardId,
    },
    /// The top card of its draw pile was shown to all and discarded.
    Revealed {
        /// The card shown.
        card: CardId,
    },
    /// A card went from hand to the discard pile, face down.
    Discarded {
        /// The seat from whose hand it went.
        seat: Seat,
        /// The card discarded.
        card: CardId,
    },
    /// A prelude could not be carried out: it was shown to all and left the game (PREL-08).
    PreludeFailed {
        /// The seat whose prelude it was.
        seat: Seat,
        /// The prelude.
        card: CardId,
    },
    /// A card was played, from hand or as a prelude; its tags count from now on.
    Played {
        /// The seat that played it.
        seat: Seat,
        /// The card played.
        card: CardId,
    },
    /// A played event was turned face down; its tags count no more (BASE-PLAY-21).
    TurnedDown {
        /// The seat that played the event.
        seat: Seat,
        /// The event card.
        card: CardId,
    },
    /// A corporation's first action was done, or waived because it could not be (Q-BASE-14).
    FirstActionSettled(Seat),
    /// A turn began.
    TurnBegan(Seat),
    /// A player is out until the generation ends (BASE-ACT-05).
    Passed(Seat),
    /// A card's action was used and marked (BASE-BLUE-03).
    Used {
        /// The seat that used the action.
        seat: Seat,
        /// The card whose action it is.
        card: CardId,
    },
    /// A standard project was begun (BASE-SP-01).
    ProjectUsed {
        /// The seat that uses it.
        seat: Seat,
        /// The standard project.
        project: StandardProject,
    },
    /// Plants or heat were converted.
    Converted {
        /// The seat that converted them.
        seat: Seat,
        /// The conversion: what became of what.
        conversion: Conversion,
    },
    /// Resources came into a stock.
    Gained {
        /// The seat whose stock grew.
        seat: Seat,
        /// The resource gained.
        resource: Resource,
        /// How many of the resource came.
        amount: u16,
    },
    /// Resources were paid.
    Paid {
        /// The seat that paid.
        seat: Seat,
        /// With what: of the stock, or from a card.
        with: Payer,
        /// How many were paid, whatever one of them is worth.
        amount: u16,
    },
    /// Resources were taken away.
    Lost {
        /// The seat whose stock shrank.
        seat: Seat,
        /// The seat that took them away.
        by: Option<Seat>,
        /// The resource lost.
        resource: Resource,
        /// How many of the resource went.
        amount: u16,
    },
    /// A production changed.
    Produced {
        /// The seat whose production it is.
        seat: Seat,
        /// The seat that caused it.
        by: Option<Seat>,
        /// The resource that is produced.
        resource: Resource,
        /// By how much the production rose, or fell where it is negative.
        change: i16,
    },
    /// All energy became heat (BASE-PROD-02).
    EnergyBecameHeat {
        /// The seat whose energy it was.
        seat: Seat,
        /// How much energy it was: as much heat came.
        amount: u16,
    },
    /// A parameter rose one step.
    Raised {
        /// The seat that raised it.
        by: Option<Seat>,
        /// The parameter; never oceans, which are placed.
        parameter: Parameter,
    },
    /// A parameter fell one step, by nobody's hand.
    Lowered {
        /// The parameter; never oceans, which are removed.
        parameter: Parameter,
    },
    /// An ocean tile was removed, by nobody's hand.
    OceanRemoved {
        /// The area where it lay.
        space: Hex,
    },
    /// A terraform rating changed.
    Rated {
        /// The seat whose terraform rating it is.
        seat: Seat,
        /// By how many steps it rose, or fell where it is negative.
        change: i16,
    },
    /// A tile was placed; oceans and tiles placed by nobody have no owner.
    Placed {
        /// The seat that placed it.
        by: Option<Seat>,
        /// The tile placed.
        tile: Tile,
        /// The area where it lies.
        space: Hex,
    },
    /// An area was claimed.
    Claimed {
        /// The seat that claimed it.
        seat: Seat,
        /// The area claimed.
        space: Hex,
    },
    /// Resources were put on a card.
    Added {
        /// The card that stores them.
        card: CardId,
        /// How many were put on it.
        amount: u8,
    },
    /// Resources were taken off a card.
    Taken {
        /// The seat that took them off.
        by: Option<Seat>,
        /// The card that stored them.
        card: CardId,
        /// How many were taken off it.
        amount: u8,
    },
    /// A card remembers something.
    Remembered {
        /// The card that remembers.
        card: CardId,
        /// A number that the card's effect understands.
        value: u8,
    },
    /// The next card this generation is easier to play.
    Eased {
        /// The seat whose next card it is.
        seat: Seat,
        /// How many M€ the card costs less.
        discount: u8,
        /// By how many steps its limits on parameters are off.
        leeway: u8,
    },
    /// A milestone was claimed.
    MilestoneClaimed {
        /// The seat that claimed it.
        seat: Seat,
        /// Its place among the map's milestones.
        milestone: u8,
    },
    /// An award was funded.
    AwardFunded {
        /// The seat that funded it.
        seat: Seat,
        /// Its place among the map's awards.
        award: u8,
    },
    /// A colony tile came into play (COL-02, COL-25).
    ColonyOpened {
        /// The seat that chose it; nobody did where it was dealt.
        by: Option<Seat>,
        /// The tile.
        tile: CardId,
    },
    /// A colony tile was put back into the box (COL-02).
    ColonyClosed {
        /// The seat that chose it.
        seat: Seat,
        /// The tile.
        tile: CardId,
    },
    /// A colony was built (COL-13).
    Settled {
        /// The seat whose colony it is.
        seat: Seat,
        /// The tile.
        tile: CardId,
    },
    /// A marker moved to a position of its tile.
    MarkerMoved {
        /// The tile.
        tile: CardId,
        /// Where it stands now.
        to: u8,
    },
    /// A trade fleet was sent (COL-08).
    FleetSent {
        /// The seat that trades.
        seat: Seat,
        /// The tile it trades with.
        tile: CardId,
    },
    /// A player has a trade fleet more (COL-06).
    FleetGained(Seat),
    /// All trade fleets came home (COL-20).
    FleetsReturned,
    /// A delegate went from one place to another (TURM-COMP-04).
    DelegateMoved {
        /// Whose delegate it is.
        whose: Delegate,
        /// Where it was.
        from: DelegateSeat,
        /// Where it is now.
        to: DelegateSeat,
    },
    /// A party has a new leader (TURM-LEAD-02).
    LeaderChanged {
        /// The party.
        party: Party,
        /// Whose delegate leads it.
        leader: Delegate,
    },
    /// The dominance marker went to a party (TURM-DOM-04).
    DominanceMoved(Party),
    /// A party came to power (TURM-RULE-03).
    PartyRules(Party),
    /// The current global event happens (TURM-EVENT-04).
    EventHappens(CardId),
    /// The current event left, the coming one is now current and the distant one coming (TURM-PHASE-18, TURM-PHASE-19).
    EventsAdvanced,
    /// A new distant event was revealed (TURM-PHASE-20).
    EventRevealed(CardId),
    /// Markers left used actions, and what held for this generation ended (BASE-PROD-05).
    MarkersTaken,
}

/// Which way hands go in the draft (DRAFT-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Direction {
    /// Even generations.
    Clockwise,
    /// Odd generations.
    CounterClockwise,
}

impl Direction {
    /// The way of a generation's hands.
    pub const fn of(generation: u8) -> Self {
        if generation.is_multiple_of(2) { Self::Clockwise } else { Self::CounterClockwise }
    }

    /// The other way.
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Self::Clockwise => Self::CounterClockwise,
            Self::CounterClockwise => Self::Clockwise,
        }
    }

    /// To whom a hand of this seat goes.
    pub fn from(self, seat: Seat, players: u8) -> Seat {
        match self {
            Self::Clockwise => seat.clockwise(players),
            Self::CounterClockwise => seat.counter_clockwise(players),
        }
    }
}
