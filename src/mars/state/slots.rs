//! Answers that all give at the same time: each seat's run of questions in a slot of its own, sealed until
//! the last one arrives.

use super::agenda::Task;
use super::facts::{Options, Preludes};
use crate::kit::{FixedVec, Rng, Seat};

/// As many payers beside M€ may have a part in what cards cost that are bought in research.
pub(crate) const MOST_BUYING: usize = 2;

/// One seat's answer in the making.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Slot {
    pub(crate) stage: Stage,
    /// The corporation chosen, by its place among those dealt.
    pub(crate) corporation: u8,
    /// The preludes kept, as bits by their places among those dealt.
    pub(crate) preludes: u8,
    /// The cards chosen, as bits by their places among those dealt.
    pub(crate) chosen: u16,
    /// The first place that may still be chosen.
    pub(crate) from: u8,
    /// How much of the price is paid with each payer but M€, in the order in which they are asked.
    pub(crate) paid: [u8; MOST_BUYING],
}

/// How far a seat's answer has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Stage {
    /// The seat has no part in it.
    #[default]
    Idle,
    /// The seat chooses a corporation.
    Corporation,
    /// The seat chooses which preludes it keeps.
    Preludes,
    /// The seat chooses cards to buy.
    Cards,
    /// The seat chooses how much the payer at this place pays.
    Paying(u8),
    /// The seat picks one card.
    Pick,
    /// Somebody else's, still open: nobody may know how far it is.
    Unseen,
    /// Given.
    Sealed,
}

impl Slot {
    pub(crate) const fn at(stage: Stage) -> Self {
        Self { stage, corporation: 0, preludes: 0, chosen: 0, from: 0, paid: [0; MOST_BUYING] }
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
            Stage::Corporation
            | Stage::Preludes
            | Stage::Cards
            | Stage::Paying(_)
            | Stage::Pick
            | Stage::Unseen => Stage::Unseen,
        })
    }

    /// Where a seat begins when the phase is this task's; whoever plays for beginners has preludes to choose at the most.
    pub(crate) const fn first_stage(options: &Options, task: Task, seat: Seat) -> Stage {
        match task {
            Task::Setup if !options.beginners.contains(seat) => Stage::Corporation,
            Task::Setup if options.deals_preludes() => Stage::Preludes,
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

    /// How many preludes are kept.
    pub(crate) const fn kept(self) -> u8 {
        self.preludes.count_ones() as u8
    }

    /// Whether the prelude at this place is kept.
    pub(crate) const fn keeps(self, place: usize) -> bool {
        self.preludes & (1 << place) != 0
    }

    /// Keeps the prelude at this place.
    pub(crate) const fn keep(&mut self, place: usize) {
        self.preludes |= 1 << place;
        self.from = place as u8 + 1;
    }

    /// Keeps any two of the preludes dealt.
    pub(crate) fn imagine_preludes(&mut self, dealt: &Preludes, rng: &mut Rng) {
        let mut places: FixedVec<u8, 4> = (0..dealt.len() as u8).collect();
        rng.shuffle(&mut places);
        self.preludes = places.iter().take(2).fold(0, |kept, place| kept | 1 << place);
    }

    /// Chooses the card at this place.
    pub(crate) fn choose(&mut self, place: usize) {
        self.chosen |= 1 << place;
        self.from = place as u8 + 1;
    }
}
