//! The names of slices of effects: tasks hold them in place of references.

use super::maps::{self, Hex};
use super::solar::SOLAR;
use crate::mars::cards::{
    CONVERSIONS, CardId, Conversion, DelegateMove, Effect, PROJECTS, StandardProject, card,
};

/// The name of a slice of effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Script {
    /// Whose card; hidden where it is not a card's.
    pub(crate) card: CardId,
    pub(crate) root: Root,
    /// Steps gone into and the branch taken there, the outer one first.
    pub(crate) branch: [u8; DEPTH],
}

/// So deep may effects be nested, in any table.
pub(super) const DEPTH: usize = 3;

/// Where a script starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Root {
    /// A card's play.
    Play,
    /// The production changes of a card's play, repeated.
    Production,
    /// A corporation's first action.
    First,
    /// The cost of an action.
    Cost(u8),
    /// The gain of an action.
    Gain(u8),
    /// A trigger.
    Trigger(u8),
    /// The income of a colony tile, by the position of its marker.
    Income(u8),
    /// The bonus of a colony tile.
    ColonyBonus,
    /// A standard project.
    Project(StandardProject),
    /// A conversion.
    Convert(Conversion),
    /// The printed bonus of an area of this map.
    Bonus { map: u8, space: u8 },
    /// What happens in the solar phase, by its place there.
    Solar(u8),
    /// The bonus at this place among those of the tracks of this map.
    Track { map: u8, which: u8 },
    /// The bonus at this place of the track that a box adds, by the place of the box in `ADDED`.
    Added { added: u8, which: u8 },
    /// What a party or a global event brings each player (TURM-RULE-03, TURM-EVENT-04).
    Each,
    /// What a global event does to the planet (TURM-EVENT-05).
    Planet,
    /// So many delegates that an area shows (MAP-12).
    Shown(u8),
}

/// What so many delegates that an area shows are: each may go to a party of its own (Q-MOD-22).
const SHOWN: [&[Effect]; 3] =
    [&[], &[Effect::Delegates(DelegateMove::Send(1))], &[Effect::Delegates(DelegateMove::Send(1)); 2]];

const NO_BRANCH: u8 = u8::MAX;

/// A branch is written as step × this + alternative.
pub(super) const BRANCHES: u8 = 8;

impl Script {
    pub(crate) const fn of_card(card: CardId, root: Root) -> Self {
        Self { card, root, branch: [NO_BRANCH; DEPTH] }
    }

    pub(crate) const fn of(root: Root) -> Self {
        Self::of_card(CardId::HIDDEN, root)
    }

    /// A slice within a step of this one; the same slice where it lies too deep, which no table does.
    pub(super) fn within(self, step: u8, branch: u8) -> Self {
        let mut inner = self;
        let deeper = inner.branch.iter_mut().find(|branch| **branch == NO_BRANCH);
        debug_assert!(deeper.is_some(), "no table nests effects so deep");
        if let Some(place) = deeper {
            *place = step * BRANCHES + branch;
        }
        inner
    }

    pub(crate) fn effects(self) -> &'static [Effect] {
        let from = card(self.card);
        let mut effects = match self.root {
            Root::Play | Root::Production | Root::Each => from.play,
            Root::Shown(delegates) => SHOWN.get(usize::from(delegates)).copied().unwrap_or_default(),
            Root::Planet => from.event.map_or(&[][..], |event| event.planet),
            Root::First => from.first,
            Root::Cost(which) => from.actions.get(usize::from(which)).map_or(&[][..], |action| action.cost),
            Root::Gain(which) => from.actions.get(usize::from(which)).map_or(&[][..], |action| action.gain),
            Root::Trigger(which) => from.triggers.get(usize::from(which)).map_or(&[][..], |it| it.steps),
            Root::Income(position) => from
                .colony
                .and_then(|it| it.income.get(usize::from(position)))
                .map_or(&[][..], |income| income),
            Root::ColonyBonus => from.colony.map_or(&[][..], |it| it.bonus),
            Root::Project(project) => PROJECTS[project as usize].play,
            Root::Convert(conversion) => CONVERSIONS[conversion as usize].play,
            Root::Bonus { map, space } => {
                maps::map(map).and_then(|map| map.spot(Hex(space))).map_or(&[][..], |spot| spot.bonus)
            }
            Root::Solar(which) => SOLAR.get(usize::from(which)).map_or(&[][..], |solar| solar.steps()),
            Root::Track { map, which } => {
                maps::map(map).and_then(|map| map.track_bonus(which)).map_or(&[][..], |bonus| bonus.steps)
            }
            Root::Added { added, which } => {
                let track = maps::ADDED.get(usize::from(added)).and_then(|it| Some(&it.track.as_ref()?.1));
                let bonus = track.and_then(|track| track.bonuses.get(usize::from(which)));
                bonus.map_or(&[][..], |bonus| bonus.steps)
            }
        };
        for branch in self.branch {
            if branch == NO_BRANCH {
                break;
            }
            let (step, alternative) = (usize::from(branch / BRANCHES), branch % BRANCHES);
            let list = effects.get(step).and_then(|effect| effect.branch(alternative.into()));
            effects = list.unwrap_or_default();
        }
        effects
    }
}
