//! What brings nothing, known before it is chosen. It may be chosen all the same: what it costs is a price, and own cards
//! may hear of it (Q-ARES-14, ARES-PLAY-08).

use crate::ares::cards::{Amount, Bearer, CardId, Charge, Cost, Effect, SpecialResource, ZoneTrack, card};
use crate::ares::read::count::{Counted, MOST_CHOSEN};
use crate::ares::state::commit::commit;
use crate::ares::state::event::{Event, PlayedBy};
use crate::ares::state::facts::Facts;
use crate::ares::state::game::Ares;
use crate::ares::state::question::Choice;
use crate::ares::state::task::Task;
use crate::kit::{Seat, View};

/// Why a step brings nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vain {
    /// The track was at its maximum as the phase began (ARES-ACT-09).
    AtMaximum(ZoneTrack),
    /// All ocean tokens lay face up as the phase began (ARES-ACT-09).
    AllOceans,
    /// No card of the player can hold resources of these kinds (ARES-PLAY-08).
    NoHolder {
        /// The kinds, of which one would be put on a card.
        kinds: &'static [SpecialResource],
        /// On which card they would be put.
        bearer: Bearer,
    },
    /// No card is left to draw (Q-ARES-12).
    NoCards,
    /// What the step counts, needs or chooses from is not there now.
    NotNow,
}

/// A step that brings nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LostStep {
    /// The card that says the step.
    pub card: CardId,
    /// The step.
    pub step: &'static Effect,
    /// Why it brings nothing.
    pub why: Vain,
}

/// What the bonus of phase II draws (ARES-PHASE-09), and at least what a card of the hand is exchanged for.
const DRAWS: &[Effect] = &[Effect::Draw(Amount::Exactly(1))];

impl View<Ares> {
    /// Why nothing comes of an answer but its price and what own cards do that hear of it; `None` where something comes of it, and
    /// of a card that is played, for it stays in play.
    pub fn vain(&self, seat: Seat, choice: Choice) -> Option<Vain> {
        self.blanked().vain(seat, choice)
    }
}

impl Ares {
    /// See [`View::vain`].
    pub(crate) fn vain(&self, seat: Seat, choice: Choice) -> Option<Vain> {
        let (counted, effects) = self.steps_of(seat, choice)?;
        self.facts.in_vain(counted, effects)
    }

    /// The steps of an answer that bring nothing.
    pub(crate) fn lost(&self, seat: Seat, choice: Choice) -> Vec<LostStep> {
        let of = |facts: &Facts, counted: Counted, effects| {
            let lost = facts.lost(counted, effects).into_iter();
            lost.map(|(step, why)| LostStep { card: counted.card, step, why }).collect()
        };
        if let Choice::Play(id) = choice {
            let mut facts = self.facts.clone();
            commit(&mut facts, Event::Played { seat, card: id, by: PlayedBy::Effect });
            return of(&facts, Counted::of(seat, id), card(id).play);
        }
        self.steps_of(seat, choice)
            .map_or_else(Vec::new, |(counted, effects)| of(&self.facts, counted, effects))
    }

    /// The steps for which an answer is given; `None` where it is given for anything else.
    fn steps_of(&self, seat: Seat, choice: Choice) -> Option<(Counted, &'static [Effect])> {
        match (self.task(seat)?, choice) {
            (Task::Base, Choice::Act { card, way }) => {
                let action = self.facts.action(seat, card, way)?;
                Some((Counted { seat, card, paid: MOST_CHOSEN }, action.gain))
            }
            (Task::Base, Choice::DrawBonus) => Some((Counted::of(seat, CardId::HIDDEN), DRAWS)),
            (Task::Costs { steps, whose, at }, Choice::Amount(paid)) => {
                let cost = *steps.costs(whose).get(usize::from(at))?;
                let is_chosen = matches!(
                    cost,
                    Cost::Stock(_, Charge::Chosen { .. }) | Cost::Cards(Charge::Chosen { .. })
                );
                is_chosen.then(|| (Counted { seat, card: steps.card, paid }, steps.effects()))
            }
            (Task::Steps(steps), Choice::Branch(branch)) => {
                let counted = Counted { seat, card: steps.card, paid: steps.paid };
                Some((counted, steps.within(steps.at, branch, 1).effects()))
            }
            (Task::Steps(steps), Choice::Card(_))
                if matches!(steps.effect(), Some(Effect::Exchange { .. })) =>
            {
                Some((Counted::of(seat, steps.card), DRAWS))
            }
            _ => None,
        }
    }
}

impl Facts {
    /// Why nothing comes of an alternative of a card's action but its price.
    pub(crate) fn vain_act(&self, seat: Seat, card: CardId, way: u8) -> Option<Vain> {
        let action = self.action(seat, card, way)?;
        self.in_vain(Counted { seat, card, paid: MOST_CHOSEN }, action.gain)
    }

    /// Why none of these steps brings anything: the reason of the first one. What they ask to be paid is a price.
    fn in_vain(&self, counted: Counted, effects: &'static [Effect]) -> Option<Vain> {
        let lost = self.lost(counted, effects);
        let is_all = lost.len() == effects.iter().filter(|effect| !matches!(effect, Effect::Pay(_))).count();
        lost.first().filter(|_| is_all).map(|&(_, why)| why)
    }

    /// The steps that bring nothing, as far as it is certain: a step before may bring what a later one needs.
    fn lost(&self, counted: Counted, effects: &'static [Effect]) -> Vec<(&'static Effect, Vain)> {
        let mut lost = Vec::new();
        let mut is_first = true;
        for effect in effects {
            match self.why_lost(counted, effect) {
                Some(why) if is_first || why != Vain::NotNow => lost.push((effect, why)),
                _ => is_first &= matches!(effect, Effect::Pay(_)),
            }
        }
        lost
    }

    /// Why a step brings nothing, if it is carried out now.
    fn why_lost(&self, counted: Counted, effect: &'static Effect) -> Option<Vain> {
        let seat = counted.seat;
        let is_hand_empty = self.players[seat].board.hand_size == 0;
        let (why, is_lost) = match *effect {
            Effect::Gain(_, amount) => (Vain::NotNow, self.amount(counted, amount) <= 0),
            Effect::Rate(amount) => (Vain::NotNow, self.amount(counted, amount) == 0),
            Effect::Draw(amount) if self.amount(counted, amount) <= 0 => (Vain::NotNow, true),
            Effect::Exchange { .. } if is_hand_empty => (Vain::NotNow, true),
            Effect::Draw(_)
            | Effect::Look { .. }
            | Effect::Reveal { .. }
            | Effect::RevealUntil(_)
            | Effect::Exchange { .. } => (Vain::NoCards, self.top(seat).is_none()),
            Effect::Discard(_) => (Vain::NotNow, is_hand_empty),
            Effect::Raise(track, _) => (Vain::AtMaximum(track), self.planet.is_at_maximum(track)),
            Effect::FlipOceans(_) => (Vain::AllOceans, self.planet.face_down().is_empty()),
            Effect::Add(kinds, _, bearer) => {
                (Vain::NoHolder { kinds, bearer }, self.holders(counted, kinds, bearer).is_empty())
            }
            Effect::Choose(lists) => {
                let why = lists
                    .iter()
                    .filter(|list| self.can_pay_steps(counted, list))
                    .map(|list| self.in_vain(counted, list))
                    .reduce(|all, one| all.and_then(|why| one.and(Some(why))))
                    .unwrap_or(Some(Vain::NotNow));
                (why.unwrap_or(Vain::NotNow), why.is_some())
            }
            Effect::If(condition, then) => {
                let why = if self.holds(counted, condition) {
                    self.in_vain(counted, then)
                } else {
                    Some(Vain::NotNow)
                };
                (why.unwrap_or(Vain::NotNow), why.is_some())
            }
            Effect::FreePlay { colours, cost } => {
                (Vain::NotNow, self.free_plays(seat, colours, cost).next().is_none())
            }
            Effect::TakeForests(_)
            | Effect::Pay(_)
            | Effect::ExtraPlay(_)
            | Effect::DiscountNext(_)
            | Effect::FlexNext => (Vain::NotNow, false),
        };
        is_lost.then_some(why)
    }
}
