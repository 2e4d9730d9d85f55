//! What happens, as plain values.

use super::price::Payer;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// One thing that happened, told apart by its `kind`. A card is `null` where whoever listens must not know it; `by` is
/// `null` where it is nobody's doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "GameEvent"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// This seat goes first in generation 1.
    FirstPlayer {
        /// The seat.
        seat: u8,
    },
    /// All cards of a kind that are in the game were shuffled into a draw pile.
    Shuffled {
        /// Which.
        #[cfg_attr(test, ts(type = "Pile"))]
        pile: &'static str,
    },
    /// A discard pile was shuffled into a new draw pile.
    Reshuffled {
        /// Which.
        #[cfg_attr(test, ts(type = "Pile"))]
        pile: &'static str,
    },
    /// A part of the game began.
    PhaseBegan {
        /// Which.
        #[cfg_attr(test, ts(type = "Phase"))]
        phase: &'static str,
    },
    /// The generation counter rose and the first-player marker moved.
    GenerationBegan,
    /// A corporation to choose from came from the pile.
    CorporationDealt {
        /// The seat that it was dealt to.
        seat: u8,
        /// The corporation.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A prelude to choose came from the pile.
    PreludeDealt {
        /// The seat that it was dealt to.
        seat: u8,
        /// The prelude.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A corporation was revealed.
    CorporationRevealed {
        /// The seat whose corporation it is.
        seat: u8,
        /// The corporation.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A card came from a draw pile, to be decided on.
    Dealt {
        /// The seat that it was dealt to.
        seat: u8,
        /// From which pile.
        #[cfg_attr(test, ts(type = "Pile"))]
        pile: &'static str,
        /// The card dealt.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A card dealt was kept aside in the draft.
    Picked {
        /// The seat that drafts it.
        seat: u8,
        /// The card drafted.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// The cards not picked went to the next seat.
    HandsPassed {
        /// Which.
        #[cfg_attr(test, ts(type = "Direction"))]
        direction: &'static str,
    },
    /// The drafted cards are what is now decided on.
    DraftEnded,
    /// A card dealt was taken into hand.
    Kept {
        /// The seat into whose hand it went.
        seat: u8,
        /// The card kept or bought.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A card dealt went to the discard pile, face down; a prelude left the game.
    Declined {
        /// The seat that it had been dealt to.
        seat: u8,
        /// The card that was neither kept nor bought.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A card came from a draw pile into hand.
    Drew {
        /// The seat that drew it.
        seat: u8,
        /// From which pile.
        #[cfg_attr(test, ts(type = "Pile"))]
        pile: &'static str,
        /// The card drawn.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// The top card of its draw pile was shown to all and taken into hand.
    Found {
        /// The seat that searched for it.
        seat: u8,
        /// The card found.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// The top card of its draw pile was shown to all and discarded.
    Revealed {
        /// The card shown.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A card went from hand to the discard pile, face down.
    Discarded {
        /// The seat from whose hand it went.
        seat: u8,
        /// The card discarded.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A prelude could not be carried out: it was shown to all and left the game.
    Fizzled {
        /// The seat whose prelude it was.
        seat: u8,
        /// The prelude.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A card was played, from hand or as a prelude; its tags count from now on.
    Played {
        /// The seat that played it.
        seat: u8,
        /// The card played.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A played event was turned face down; its tags count no more.
    TurnedDown {
        /// The seat that played the event.
        seat: u8,
        /// The event card.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A corporation's first action was done, or waived because it could not be.
    FirstActionSettled {
        /// The seat.
        seat: u8,
    },
    /// A turn began.
    TurnBegan {
        /// The seat.
        seat: u8,
    },
    /// A player is out until the generation ends.
    Passed {
        /// The seat.
        seat: u8,
    },
    /// A card's action was used and marked.
    Used {
        /// The seat that used the action.
        seat: u8,
        /// The card whose action it is.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A standard project was begun.
    ProjectUsed {
        /// The seat that uses it.
        seat: u8,
        /// The standard project.
        #[cfg_attr(test, ts(type = "Project"))]
        project: &'static str,
    },
    /// Plants or heat were converted.
    Converted {
        /// The seat that converted them.
        seat: u8,
        /// The conversion: what became of what.
        #[cfg_attr(test, ts(type = "Conversion"))]
        conversion: &'static str,
    },
    /// Resources came into a stock.
    Gained {
        /// The seat whose stock grew.
        seat: u8,
        /// The resource gained.
        #[cfg_attr(test, ts(type = "Resource"))]
        resource: &'static str,
        /// How many of the resource came.
        amount: u16,
    },
    /// Resources were paid.
    Paid {
        /// The seat that paid.
        seat: u8,
        /// With what: of the stock, or from a card.
        with: Payer,
        /// How many were paid, whatever one of them is worth.
        amount: u16,
    },
    /// Resources were taken away.
    Lost {
        /// The seat whose stock shrank.
        seat: u8,
        /// The seat that took them away.
        by: Option<u8>,
        /// The resource lost.
        #[cfg_attr(test, ts(type = "Resource"))]
        resource: &'static str,
        /// How many of the resource went.
        amount: u16,
    },
    /// A production changed.
    Produced {
        /// The seat whose production it is.
        seat: u8,
        /// The seat that caused it.
        by: Option<u8>,
        /// The resource that is produced.
        #[cfg_attr(test, ts(type = "Resource"))]
        resource: &'static str,
        /// By how much the production rose, or fell where it is negative.
        change: i16,
    },
    /// All energy became heat.
    EnergyBecameHeat {
        /// The seat whose energy it was.
        seat: u8,
        /// How much energy it was: as much heat came.
        amount: u16,
    },
    /// A parameter rose one step.
    Raised {
        /// The seat that raised it.
        by: Option<u8>,
        /// The parameter; never oceans, which are placed.
        #[cfg_attr(test, ts(type = "Parameter"))]
        parameter: &'static str,
    },
    /// A parameter fell one step.
    Lowered {
        /// The parameter.
        #[cfg_attr(test, ts(type = "Parameter"))]
        parameter: &'static str,
    },
    /// An ocean tile was removed.
    OceanRemoved {
        /// The area where it lay.
        space: u8,
    },
    /// A terraform rating changed.
    Rated {
        /// The seat whose terraform rating it is.
        seat: u8,
        /// By how many steps it rose, or fell where it is negative.
        change: i16,
    },
    /// A tile was placed; oceans and tiles placed by nobody have no owner.
    Placed {
        /// The seat that placed it.
        by: Option<u8>,
        /// The tile placed.
        #[cfg_attr(test, ts(type = "Tile"))]
        tile: &'static str,
        /// The area where it lies.
        space: u8,
    },
    /// An area was claimed.
    Claimed {
        /// The seat that claimed it.
        seat: u8,
        /// The area claimed.
        space: u8,
    },
    /// Resources were put on a card.
    Added {
        /// The card that stores them.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
        /// How many were put on it.
        amount: u8,
    },
    /// Resources were taken off a card.
    Taken {
        /// The seat that took them off.
        by: Option<u8>,
        /// The card that stored them.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
        /// How many were taken off it.
        amount: u8,
    },
    /// A card remembers something.
    Remembered {
        /// The card that remembers.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
        /// A number that the card's effect understands.
        value: u8,
    },
    /// The next card this generation is easier to play.
    Eased {
        /// The seat whose next card it is.
        seat: u8,
        /// How many M€ the card costs less.
        discount: u8,
        /// By how many steps its limits on parameters are off.
        leeway: u8,
    },
    /// A milestone was claimed.
    MilestoneClaimed {
        /// The seat that claimed it.
        seat: u8,
        /// Its place among the map's milestones.
        milestone: u8,
    },
    /// An award was funded.
    AwardFunded {
        /// The seat that funded it.
        seat: u8,
        /// Its place among the map's awards.
        award: u8,
    },
    /// A colony tile came into play.
    ColonyOpened {
        /// The seat that chose it; nobody did where it was dealt.
        by: Option<u8>,
        /// The tile.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A colony tile was put back into the box.
    ColonyClosed {
        /// The seat that chose it.
        seat: u8,
        /// The tile.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A colony was built.
    Settled {
        /// The seat whose colony it is.
        seat: u8,
        /// The tile.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// The marker of a colony tile moved.
    MarkerMoved {
        /// The tile.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
        /// The position where it stands now.
        to: u8,
    },
    /// A trade fleet was sent.
    FleetSent {
        /// The seat that trades.
        seat: u8,
        /// The tile it trades with.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// A player has a trade fleet more.
    FleetGained {
        /// The seat whose fleet it is.
        seat: u8,
    },
    /// All trade fleets came home.
    FleetsReturned,
    /// A delegate went from one place of the committee to another.
    DelegateMoved {
        /// Whose it is; `null`: it is neutral.
        seat: Option<u8>,
        /// Where it was.
        from: Bench,
        /// Where it is now.
        to: Bench,
    },
    /// A party has a new leader.
    LeaderChanged {
        /// The party.
        #[cfg_attr(test, ts(type = "Party"))]
        party: &'static str,
        /// Whose delegate leads it; `null`: a neutral one.
        seat: Option<u8>,
    },
    /// The dominance marker went to a party.
    DominanceMoved {
        /// The party.
        #[cfg_attr(test, ts(type = "Party"))]
        party: &'static str,
    },
    /// A party came to power.
    PartyRules {
        /// The party.
        #[cfg_attr(test, ts(type = "Party"))]
        party: &'static str,
    },
    /// The current global event happens.
    EventHappens {
        /// The event.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// The current event left, the coming one is now current and the distant one coming.
    EventsAdvanced,
    /// A new distant event was revealed.
    EventRevealed {
        /// The event.
        #[cfg_attr(test, ts(type = "CardName | null"))]
        card: Option<&'static str>,
    },
    /// Markers left used actions, and what held for this generation ended.
    MarkersTaken,
}

/// A place of the committee.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "at", rename_all = "kebab-case")]
pub enum Bench {
    /// In the reserve.
    Reserve,
    /// In the lobby.
    Lobby,
    /// In a party.
    Party {
        /// The party.
        #[cfg_attr(test, ts(type = "Party"))]
        party: &'static str,
    },
    /// On the chairman's seat.
    Chair,
}
