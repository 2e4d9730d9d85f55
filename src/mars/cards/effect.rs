//! The steps of what cards do. Every enum of the vocabulary is closed: text, face, forecast, rules and bots match it whole.
//!
//! The lines of the variants are the dictionary of the vocabulary; those of triggers and passives are in `lasting`, of amounts and
//! counts in `count`, of targets in `target`, of tiles and areas in `tile`. `tests/cards/translate.rs` says which word of `tests/facts`
//! each variant stands for.

use super::count::{Amount, Count, Requirement};
use super::target::{CardResource, Keep, Recipient, Removable, Settling, Sought, Source, Stored, Victim};
use super::tile::{PlacementRule, Tile};
use crate::mars::cards::{Parameter, Resource, Tag};

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

    /// The step itself, without what follows on it ([`Effect::Then`]).
    pub const fn itself(&self) -> &Self {
        let mut step = self;
        while let Self::Then(first, _) = step {
            step = first;
        }
        step
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
