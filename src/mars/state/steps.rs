//! A slice of effects being carried out: which steps are done, and what set them going.

use super::count_purpose::CountPurpose;
use super::maps::Hex;
use super::script::{Root, Script};
use crate::kit::Seat;
use crate::mars::cards::{CardId, Effect};

/// A slice of effects being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Steps {
    /// Who answers what they ask; whose doing they are, [`Steps::doer`] says.
    pub(crate) seat: Seat,
    /// The slice they are: of which card, and which part of it.
    pub(crate) script: Script,
    /// The steps that are done, as bits.
    pub(crate) done: u16,
    /// The step that is on; [`NO_STEP`] between steps.
    pub(crate) now: u8,
    pub(crate) doing: StepMode,
    /// What set them going.
    given: Packed,
}

/// What set steps going, as far as an effect may ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// Nothing that an effect could mean.
    Nothing,
    /// This card was played.
    Card(CardId),
    /// A tile was placed here.
    Space(Hex),
    /// This number was chosen.
    Number(u16),
}

impl Cause {
    /// The card played; hidden, where it was not a card.
    pub(crate) const fn card(self) -> CardId {
        match self {
            Self::Card(id) => id,
            Self::Nothing | Self::Space(_) | Self::Number(_) => CardId::HIDDEN,
        }
    }

    /// The area built on.
    pub(crate) const fn space(self) -> Option<Hex> {
        match self {
            Self::Space(space) => Some(space),
            Self::Nothing | Self::Card(_) | Self::Number(_) => None,
        }
    }

    /// The number chosen; 0 where none was.
    pub(crate) const fn number(self) -> u16 {
        match self {
            Self::Number(number) => number,
            Self::Nothing | Self::Card(_) | Self::Space(_) => 0,
        }
    }
}

/// [`Cause`] in two bytes, for a task has no more room: which variant it is in the highest two bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Packed(u16);

const KIND: u32 = 14;

/// No number that is chosen is greater; cards and areas have smaller ones by far.
const MOST_GIVEN: u16 = (1 << KIND) - 1;

const _: () = assert!(crate::mars::cards::IDS <= MOST_GIVEN as usize);

impl Packed {
    const fn of(given: Cause) -> Self {
        let (kind, content) = match given {
            Cause::Nothing => (0, 0),
            Cause::Card(id) => (1, id.number()),
            Cause::Space(space) => (2, space.0 as u16),
            Cause::Number(number) => (3, number),
        };
        Self(kind << KIND | if content < MOST_GIVEN { content } else { MOST_GIVEN })
    }

    const fn given(self) -> Cause {
        let content = self.0 & MOST_GIVEN;
        match self.0 >> KIND {
            0 => Cause::Nothing,
            1 => Cause::Card(CardId(content)),
            2 => Cause::Space(Hex(content as u8)),
            _ => Cause::Number(content),
        }
    }
}

/// How steps are done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum StepMode {
    /// By their player, in their place.
    InTurn,
    /// By their player, who put them first.
    First,
    /// By nobody: they happen to the planet, and the player only answers what they ask (WG-03, Q-TURM-12).
    Nobodys,
    /// By their player, each player's whole in player order: nothing goes before what comes before it (TURM-EVENT-04).
    InOrder,
}

pub(crate) const NO_STEP: u8 = u8::MAX;

impl Steps {
    pub(crate) const fn new(seat: Seat, script: Script, given: Cause) -> Self {
        Self { seat, script, done: 0, now: NO_STEP, doing: StepMode::InTurn, given: Packed::of(given) }
    }

    /// What set them going.
    pub(crate) const fn given(&self) -> Cause {
        self.given.given()
    }

    /// These steps with another cause.
    pub(crate) const fn by(self, given: Cause) -> Self {
        Self { given: Packed::of(given), ..self }
    }

    /// These steps done by this player, or by nobody.
    pub(crate) const fn done_by(self, doer: Option<Seat>) -> Self {
        match doer {
            Some(seat) => Self { seat, ..self },
            None => Self { doing: StepMode::Nobodys, ..self },
        }
    }

    /// These steps in the order of players.
    pub(crate) const fn in_order(self) -> Self {
        Self { doing: StepMode::InOrder, ..self }
    }

    /// Whose doing they are.
    pub(crate) const fn doer(&self) -> Option<Seat> {
        match self.doing {
            StepMode::InTurn | StepMode::First | StepMode::InOrder => Some(self.seat),
            StepMode::Nobodys => None,
        }
    }

    /// These steps, between two of them.
    pub(crate) const fn between(self) -> Self {
        Self { now: NO_STEP, ..self }
    }

    /// Just this one of the steps.
    pub(crate) const fn only(self, step: u8) -> Self {
        Self { done: !(1 << step), now: NO_STEP, ..self }
    }

    /// The effects of the slice.
    pub(crate) fn effects(&self) -> &'static [Effect] {
        self.script.effects()
    }

    /// The effect that is on.
    pub(crate) fn effect(&self) -> Option<&'static Effect> {
        self.effects().get(usize::from(self.now))
    }

    /// The places of the steps that wait, the one that is on left out.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = u8> + use<> {
        self.waiting_of(self.effects())
    }

    /// The places of the effects of this slice that still wait.
    pub(crate) fn waiting_of(&self, effects: &[Effect]) -> impl Iterator<Item = u8> + use<> {
        let (done, now, len) = (self.done, self.now, effects.len() as u8);
        (0..len).filter(move |&step| step != now && done & (1 << step) == 0)
    }

    /// A slice within one of its steps.
    pub(crate) fn within(&self, step: u8, branch: u8) -> Self {
        Self { script: self.script.within(step, branch), done: 0, now: NO_STEP, ..*self }
    }

    /// What its effects know.
    pub(crate) const fn context(&self) -> Context {
        let purpose = match self.script.root {
            // Of nobody's events a wild tag is none either (WILD-06).
            Root::Trigger(_) | Root::Solar(_) | Root::Each | Root::Planet => CountPurpose::Trigger,
            Root::Play
            | Root::Production
            | Root::First
            | Root::Cost(_)
            | Root::Gain(_)
            | Root::Income(_)
            | Root::ColonyBonus
            | Root::Project(_)
            | Root::Convert(_)
            | Root::Bonus { .. }
            | Root::Track { .. }
            | Root::Added { .. }
            | Root::Shown(_) => CountPurpose::Effect,
        };
        Context { card: self.script.card, given: self.given(), purpose }
    }
}

/// Which card steps belong to, what set them going, and what they count for.
#[derive(Clone, Copy)]
pub(crate) struct Context {
    pub(crate) card: CardId,
    pub(crate) given: Cause,
    pub(crate) purpose: CountPurpose,
}

impl Context {
    pub(crate) const fn of(card: CardId) -> Self {
        Self { card, given: Cause::Nothing, purpose: CountPurpose::Effect }
    }
}
