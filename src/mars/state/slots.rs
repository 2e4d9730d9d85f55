//! Answers that all give at the same time: each seat's run of questions in a slot of its own, sealed until
//! the last one arrives.

use super::agenda::Task;

/// As many payers beside M€ may have a part in what cards cost that are bought in research.
pub(crate) const MOST_BUYING: usize = 2;

/// One seat's answer in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slot {
    pub(crate) stage: Stage,
    /// The corporation chosen, by its place among those dealt.
    pub(crate) corporation: u8,
    /// The cards chosen, as bits by their places among those dealt.
    pub(crate) chosen: u16,
    /// The first place that may still be chosen.
    pub(crate) from: u8,
    /// How much of the price is paid with each payer but M€, in the order in which they are asked.
    pub(crate) paid: [u8; MOST_BUYING],
}

/// How far a seat's answer has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Stage {
    /// The seat has no part in it.
    #[default]
    Idle,
    /// It chooses a corporation.
    Corporation,
    /// It chooses cards to buy.
    Cards,
    /// It chooses how much the payer at this place pays.
    Paying(u8),
    /// It picks one card.
    Pick,
    /// Somebody else's, still open: nobody may know how far it is.
    Unseen,
    /// Given.
    Sealed,
}

impl Slot {
    pub(crate) const fn at(stage: Stage) -> Self {
        Self { stage, corporation: 0, chosen: 0, from: 0, paid: [0; MOST_BUYING] }
    }

    /// Whether an answer is owed.
    pub(crate) const fn owes(self) -> bool {
        !matches!(self.stage, Stage::Idle | Stage::Sealed)
    }

    /// The slot as others see it.
    pub(crate) const fn unseen(self) -> Self {
        Self::at(match self.stage {
            Stage::Idle => Stage::Idle,
            Stage::Sealed => Stage::Sealed,
            Stage::Corporation | Stage::Cards | Stage::Paying(_) | Stage::Pick | Stage::Unseen => {
                Stage::Unseen
            }
        })
    }

    /// Where a seat begins when the phase is this task's.
    pub(crate) const fn first_stage(task: Task) -> Stage {
        match task {
            Task::Setup => Stage::Corporation,
            Task::Research => Stage::Cards,
            Task::Draft => Stage::Pick,
            _ => Stage::Idle,
        }
    }

    /// How many cards are chosen.
    pub(crate) const fn count(self) -> u16 {
        self.chosen.count_ones() as u16
    }

    /// Whether the card at this place is chosen.
    pub(crate) const fn has_chosen(self, place: usize) -> bool {
        self.chosen & (1 << place) != 0
    }

    /// Chooses the card at this place.
    pub(crate) fn choose(&mut self, place: usize) {
        self.chosen |= 1 << place;
        self.from = place as u8 + 1;
    }
}
