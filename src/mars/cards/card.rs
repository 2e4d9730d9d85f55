//! What a card is.

use super::count::{Amount, Count, Requirement, Tally};
use super::effect::Effect;
use super::id::CardId;
use super::kind::{Kind, Module};
use super::lasting::{Passive, When};
use super::party::Party;
use super::target::{CardResource, Removable, Sought, Stored};
use super::tile::Whose;
use crate::mars::cards::Tag;

/// One card: everything about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// Its number in saved games.
    pub id: CardId,
    /// Its English name.
    pub name: &'static str,
    /// The box it comes from.
    pub module: Module,
    /// Its form.
    pub kind: Kind,
    /// Printed cost in M€.
    pub cost: u8,
    /// Its tags; a tag that is printed twice stands twice.
    pub tags: &'static [Tag],
    /// All must hold when it is played (BASE-CARD-07).
    pub requirements: &'static [Requirement],
    /// Carried out when it is played, from left to right; of a corporation, what it starts with.
    pub play: &'static [Effect],
    /// A corporation's compulsory first action (BASE-CARD-03).
    pub first: &'static [Effect],
    /// The alternatives of its action, one of them once a generation (BASE-BLUE-01).
    pub actions: &'static [Action],
    /// What it does when something happens.
    pub triggers: &'static [Trigger],
    /// What it changes while it lies open.
    pub passives: &'static [Passive],
    /// What is stored on it.
    pub holds: Option<CardResource>,
    /// Victory points; `None` without an icon.
    pub points: Option<Amount>,
    /// What trading with it brings; only a colony tile has that.
    pub colony: Option<&'static Colony>,
    /// What else a global event does and needs; only that has it.
    pub event: Option<&'static GlobalEvent>,
}

/// What a global event does beside what happens to each player (TURM-EVENT).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GlobalEvent {
    /// To which party it sends a neutral delegate when it is revealed (TURM-EVENT-02).
    pub revealed: Party,
    /// To which one when it becomes the current event (TURM-EVENT-03).
    pub current: Party,
    /// What happens to the planet; the first player answers what it asks (TURM-EVENT-05).
    pub planet: &'static [Effect],
    /// Whether it came beside the box (Q-MOD-27).
    pub is_extra: bool,
    /// The boxes without which it is left out (Q-TURM-18).
    pub needs: &'static [Module],
}

/// What trading with a colony tile brings (COL-03).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colony {
    /// To whoever trades, by the position of the marker.
    pub income: [&'static [Effect]; POSITIONS],
    /// To whoever has a colony there, for each.
    pub bonus: &'static [Effect],
    /// A card that stores this must lie open before it can be used (COL-04); nothing: it always can.
    pub opened_by: Option<CardResource>,
}

/// How many positions the marker of a colony tile has.
pub const POSITIONS: usize = 7;

impl Card {
    /// A card without anything, to write the others from.
    pub const BLANK: Self = Self {
        id: CardId::HIDDEN,
        name: "",
        module: Module::Base,
        kind: Kind::Automated,
        cost: 0,
        tags: &[],
        requirements: &[],
        play: &[],
        first: &[],
        actions: &[],
        triggers: &[],
        passives: &[],
        holds: None,
        points: None,
        colony: None,
        event: None,
    };

    /// Whether it shows victory points that are not negative, so many each of something included (PREL-15). A card that
    /// speaks of such cards shows them too (Q-MOD-06).
    pub const fn shows_points(&self) -> bool {
        match self.points {
            Some(Amount::Exactly(points)) => points >= 0,
            Some(Amount::Per { each, .. } | Amount::Influenced { each, .. }) => each >= 0,
            None => {
                let mut trigger = 0;
                while trigger < self.triggers.len() {
                    if let When::Plays { scoring: true, .. } = self.triggers[trigger].when {
                        return true;
                    }
                    trigger += 1;
                }
                false
            }
        }
    }
}

impl Card {
    /// Every slice of effects on it.
    fn slices(&self) -> impl Iterator<Item = &'static [Effect]> {
        let actions = self.actions.iter().flat_map(|action| [action.cost, action.gain]);
        let triggers = self.triggers.iter().map(|trigger| trigger.steps);
        [self.play, self.first].into_iter().chain(actions).chain(triggers)
    }

    /// Whether it shows the icon of this resource: it stores it, or asks for it or handles it by name (VENUS-16).
    pub fn names(&self, kind: CardResource) -> bool {
        let counts = |of: Count| matches!(of, Count::Goal(Tally::OnCards(kinds)) if kinds.contains(&kind));
        let mut is_named = |effect: &'static Effect| {
            let handles = match *effect {
                Effect::Add(Stored::Kind(it), ..)
                | Effect::Take(it, ..)
                | Effect::Remove(Removable::Card(it), ..) => it == kind,
                // Any resource shows the icon of none.
                Effect::Add(Stored::OneOf(kinds), ..) => {
                    kinds.len() < CardResource::ALL.len() && kinds.contains(&kind)
                }
                _ => false,
            };
            handles || matches!(effect.amount(), Some(Amount::Per { of, .. }) if counts(of))
        };
        self.holds == Some(kind)
            || self.requirements.iter().any(|requirement| counts(requirement.of))
            || self.slices().any(|slice| slice.iter().any(|effect| effect.has(&mut is_named)))
    }
}

/// One alternative of a card's action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Action {
    /// Left of the arrow: done first and in full (BASE-BLUE-02).
    pub cost: &'static [Effect],
    /// Right of the arrow.
    pub gain: &'static [Effect],
    /// A further condition.
    pub needs: Option<Requirement>,
    /// Whether it may be used as often as wanted in a generation (TURM-PARTY-08).
    pub is_unlimited: bool,
}

impl Action {
    /// Whether it uses another card's action once more.
    pub fn repeats(&self) -> bool {
        let mut is_repetition = |effect: &'static Effect| matches!(effect, Effect::RepeatAction);
        [self.cost, self.gain].into_iter().flatten().any(|effect| effect.has(&mut is_repetition))
    }
}

/// What a card does when something happens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trigger {
    /// What must happen.
    pub when: When,
    /// Whose doing it must be.
    pub by: Whose,
    /// What then is done, by the card's owner.
    pub steps: &'static [Effect],
}

impl Sought {
    /// Whether this card is one of them.
    pub fn fits(self, card: &'static Card) -> bool {
        match self {
            Self::Tag(tag) => card.tags.contains(&tag),
            Self::Icon(kind) => card.names(kind),
        }
    }
}
