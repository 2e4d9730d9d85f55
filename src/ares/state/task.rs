//! What a seat still owes in a phase, as plain data: a game can stop at every question.

use super::event::StandardAction;
use crate::ares::cards::{Card, CardId, Cost, Effect, Phase, card};
use crate::kit::FixedVec;

/// How much a seat can owe at once. Twelve cards can answer to the playing of a card, which lies within another one at most.
pub(crate) const AGENDA: usize = 24;

/// Everything that a seat owes, the next thing last.
pub(crate) type Agenda = FixedVec<Task, AGENDA>;

/// Where the effects of a [`Steps`] begin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Root {
    /// What happens when the card is played.
    #[default]
    Play,
    /// What this alternative of the action brings.
    Action(u8),
    /// What this trigger does.
    Trigger(u8),
}

/// The most lists within lists that effects have.
const DEPTH: usize = 2;

/// Effects of a card that are being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Steps {
    pub(crate) card: CardId,
    pub(crate) root: Root,
    /// The way from the root to the list: place and branch of each list on it, and one more than 0.
    pub(crate) path: [u8; DEPTH],
    /// The place of the next effect.
    pub(crate) at: u8,
    /// How often the list is still to be carried out.
    pub(crate) times: u8,
    /// What was paid of a chosen charge.
    pub(crate) paid: u16,
}

/// How many places a list within a list may have.
const PLACES: u8 = 16;

impl Steps {
    /// All effects of a card from this root on.
    pub(crate) const fn of(card: CardId, root: Root, times: u8) -> Self {
        Self { card, root, path: [0; DEPTH], at: 0, times, paid: 0 }
    }

    /// The list within the effect at this place.
    pub(crate) fn within(mut self, place: u8, branch: u8, times: u8) -> Self {
        debug_assert!(self.path.contains(&0) && place < PLACES, "the way is longer than any card's");
        if let Some(free) = self.path.iter_mut().find(|step| **step == 0) {
            *free = 1 + branch * PLACES + place;
        }
        Self { at: 0, times, ..self }
    }

    /// The list of effects.
    pub(crate) fn effects(&self) -> &'static [Effect] {
        let of: &Card = card(self.card);
        let root = match self.root {
            Root::Play => of.play,
            Root::Action(way) => of.actions.get(usize::from(way)).map_or(&[][..], |action| action.gain),
            Root::Trigger(place) => {
                of.triggers.get(usize::from(place)).map_or(&[][..], |trigger| trigger.steps)
            }
        };
        self.path.iter().filter_map(|step| step.checked_sub(1)).fold(root, |effects, step| {
            let effect = effects.get(usize::from(step % PLACES));
            effect.and_then(|effect| effect.branch(usize::from(step / PLACES))).unwrap_or(&[])
        })
    }

    /// The next effect.
    pub(crate) fn effect(&self) -> Option<&'static Effect> {
        self.effects().get(usize::from(self.at))
    }

    /// What is paid: the costs of the action, or that of the step before the next one.
    pub(crate) fn costs(&self, whose: Costs) -> &'static [Cost] {
        match (whose, self.root) {
            (Costs::Action, Root::Action(way)) => {
                card(self.card).actions.get(usize::from(way)).map_or(&[], |action| action.cost)
            }
            (Costs::Action, Root::Play | Root::Trigger(_)) => &[],
            (Costs::Step, _) => {
                let before = self.at.checked_sub(1).map(usize::from);
                if let Some(Effect::Pay(cost)) = before.and_then(|at| self.effects().get(at)) {
                    core::slice::from_ref(cost)
                } else {
                    &[]
                }
            }
        }
    }
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Costs {
    /// The use of an action.
    Action,
    /// A step of a card.
    Step,
}

/// What M€ are paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Goods {
    /// A card.
    Card,
    /// Anything else.
    Other,
}

/// One thing that a seat owes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Task {
    /// Whatever the phase lets the seat do, until it has finished.
    #[default]
    Base,
    /// Cards are replaced, of which so many are discarded.
    Mulligan { gone: u8 },
    /// A corporation is chosen.
    Corporation,
    /// So many of the cards looked at are kept.
    Keep { left: u8 },
    /// So many cards of the hand are discarded.
    Discard { left: u8 },
    /// M€ are paid. The stand-ins are over when the seat has declined the rest of them.
    Bill { due: u16, goods: Goods, with: u8, heat: bool },
    /// Costs are paid, the next one at this place.
    Costs { steps: Steps, whose: Costs, at: u8 },
    /// Effects are carried out.
    Steps(Steps),
    /// The triggers hear of a card.
    AfterPlay { card: CardId },
    /// A card counts as in play.
    Enter { card: CardId },
    /// What a standard action does.
    Standard(StandardAction),
    /// Bought terraform rating is had.
    Rate,
}

/// All stand-ins of a bill are used or declined.
pub(crate) const NO_MORE: u8 = u8::MAX;

/// What a seat owes and has decided in the running phase.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slot {
    pub(crate) agenda: Agenda,
    /// Whether the seat has finished the phase.
    pub(crate) is_finished: bool,
    /// The phase chosen, until it is revealed.
    pub(crate) planned: Option<Phase>,
    /// The card laid aside for an exchange.
    pub(crate) given: CardId,
    /// Whether this is a seat of a view that must not be seen: it is shown as the phase began.
    pub(crate) is_unseen: bool,
}
