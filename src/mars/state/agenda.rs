//! What is still owed, as plain data: a game can stop at every question.
//!
//! A task takes at most 16 bytes and names tables and places in them. A slice of effects is a [`Script`]: a card, where in it the
//! slice starts ([`Root`]), and the branches gone into. [`Steps`] carries it out with one bit for each step, so any step may be done first.

use super::payer::{Payer, Price};
use super::question::PaymentPurpose;
pub(crate) use super::script::{Root, Script};
pub(crate) use super::steps::{Cause, Context, NO_STEP, StepMode, Steps};
use crate::kit::{FixedVec, Seat};
use crate::mars::cards::{CardId, Party, Resource};

/// Everything owed, the next thing last.
pub(crate) type Agenda = FixedVec<Task, AGENDA>;

/// How many things can be owed at once. Games of chance never owed more than 8, and no card to which everyone listens
/// more than 9, for a task waits only while something inside it goes on; with every effect in every place it was 65. Laws
/// see to it that no real game comes to more than half of [`REAL_AGENDA`]. What would be owed beyond it is not carried out, so that
/// no game ends in a panic.
pub const AGENDA: usize = if cfg!(feature = "synthetic") { 128 } else { REAL_AGENDA };

/// How many things can be owed at once in a game without synthetic cards.
pub const REAL_AGENDA: usize = 40;

/// The most that was owed at once in the games of this thread, between questions too: for measuring. Every game has its own
/// measure where this is asked before it and after.
#[cfg(feature = "synthetic")]
pub(crate) mod depth {
    use core::cell::Cell;

    thread_local! {
        static DEEPEST: Cell<usize> = const { Cell::new(0) };
    }

    /// Notes that so many things are owed.
    pub(crate) fn note(owed: usize) {
        DEEPEST.set(DEEPEST.get().max(owed));
    }

    /// The most since this was last asked.
    pub fn deepest() -> usize {
        DEEPEST.replace(0)
    }
}

/// One thing owed. It names cards and places in tables, never references.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Task {
    /// All choose corporation and first cards.
    Setup,
    /// All pick a card.
    Draft,
    /// All buy cards.
    Research,
    /// A player's turn, with that many actions taken.
    Turn { seat: Seat, taken: u8 },
    /// A player turns plants into greenery after the last production.
    Convert { seat: Seat },
    /// A corporation is revealed.
    RevealCorporation { seat: Seat },
    /// The prelude round begins (PREL-04).
    Preludes,
    /// A prelude is played: the next of those that wait, or one of those drawn, of which the others leave the game (PREL-13).
    Prelude { seat: Seat, drawn: bool },
    /// A card that was played with another one hears of that one too (PREL-12).
    ResolveInner { seat: Seat, card: CardId, with: CardId },
    /// The chosen cards are paid for and taken into hand.
    TakeCards { seat: Seat },
    /// A price is paid: what is left of it, and the payer that is asked; `None` before the first.
    Bill { seat: Seat, price: Price, asked: Option<Payer>, goods: PaymentPurpose },
    /// What was paid for is had.
    Bought { seat: Seat, goods: PaymentPurpose },
    /// Steps of a card, project or area.
    Steps(Steps),
    /// All steps of a card and all triggers that its play fired are done.
    AfterPlay,
    /// An event is turned face down.
    FlipEvent { seat: Seat, card: CardId },
    /// How many are removed or stolen.
    HowMany { seat: Seat, cut: Removal, most: u8 },
    /// Cards looked at are kept: this many more, above this one.
    Keeping { seat: Seat, left: u8, above: CardId },
    /// Cards looked at are bought or not.
    Buying { seat: Seat, above: CardId },
    /// An action of this card is used once more (VENUS-17).
    Again { seat: Seat, card: CardId },
    /// A fleet has come to a colony tile, of which the marker may be moved up before the trade (COL-18).
    Approach { seat: Seat, tile: CardId },
    /// What a trade brings: the income and the bonuses that are left, as bits (see `TRADE`).
    Trade { seat: Seat, tile: CardId, left: u8 },
    /// A colony's bonus, so often still (COL-10).
    Bonus { seat: Seat, tile: CardId, left: u8 },
    /// A marker is moved down, after this tile's went up (COL-21).
    Lower { seat: Seat, raised: CardId },
    /// A colony tile is taken out of the game (COL-02).
    CloseColony { seat: Seat },
    /// The fleets come home and the markers move (COL-20).
    Colonies,
    /// Cards are sold, above this one.
    Selling { seat: Seat, above: CardId, sold: u8 },
    /// The action phase begins.
    Actions,
    /// The next generation begins.
    Generation,
    /// The game ends.
    #[default]
    Over,
    /// The next stage of the Turmoil step (TURM-PHASE-09).
    Committee { stage: u8 },
    /// The generation ends, once what listens to the production is done.
    Produced,
    /// A delegate of this party goes home: whose?
    Recall { seat: Seat, party: Party },
}

const _: () = assert!(size_of::<Task>() <= 16);

impl Task {
    /// Whether it belongs to what one action or one event has set off, and not to the course of the game.
    pub(crate) const fn is_of_a_play(self) -> bool {
        match self {
            Self::ResolveInner { .. }
            | Self::Bill { .. }
            | Self::Bought { .. }
            | Self::Steps(_)
            | Self::AfterPlay
            | Self::FlipEvent { .. }
            | Self::HowMany { .. }
            | Self::Keeping { .. }
            | Self::Buying { .. }
            | Self::Again { .. }
            | Self::Approach { .. }
            | Self::Trade { .. }
            | Self::Bonus { .. }
            | Self::Lower { .. }
            | Self::Selling { .. }
            | Self::Recall { .. }
            | Self::Prelude { drawn: true, .. } => true,
            Self::Setup
            | Self::Draft
            | Self::Research
            | Self::Turn { .. }
            | Self::Convert { .. }
            | Self::RevealCorporation { .. }
            | Self::Preludes
            | Self::Prelude { drawn: false, .. }
            | Self::TakeCards { .. }
            | Self::CloseColony { .. }
            | Self::Colonies
            | Self::Actions
            | Self::Generation
            | Self::Over
            | Self::Committee { .. }
            | Self::Produced => false,
        }
    }

    /// Who answers; `None` where all do, each in a slot of their own.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Setup
            | Self::Draft
            | Self::Research
            | Self::AfterPlay
            | Self::Preludes
            | Self::Actions
            | Self::Generation
            | Self::Colonies
            | Self::Committee { .. }
            | Self::Produced
            | Self::Over => None,
            Self::Turn { seat, .. }
            | Self::Convert { seat }
            | Self::RevealCorporation { seat }
            | Self::TakeCards { seat }
            | Self::Prelude { seat, .. }
            | Self::ResolveInner { seat, .. }
            | Self::Bill { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Steps(Steps { seat, .. })
            | Self::FlipEvent { seat, .. }
            | Self::HowMany { seat, .. }
            | Self::Keeping { seat, .. }
            | Self::Buying { seat, .. }
            | Self::Again { seat, .. }
            | Self::Approach { seat, .. }
            | Self::Trade { seat, .. }
            | Self::Bonus { seat, .. }
            | Self::Lower { seat, .. }
            | Self::CloseColony { seat }
            | Self::Recall { seat, .. }
            | Self::Selling { seat, .. } => Some(seat),
        }
    }
}

/// Whose what is cut.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Removal {
    /// Removed from a stock.
    Removed(Seat, Resource),
    /// Taken over from a stock.
    Stolen(Seat, Resource),
    /// Removed from a card.
    OffCard(CardId),
}
