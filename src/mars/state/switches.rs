//! Boxes and options: one table of everything that a game can be played with or without.
//!
//! The faults of a set-up, the cards that are in, saved games, the form of a new game and the laws' combinations
//! all read [`SWITCHES`]. A new box or option is a variant of [`Switch`], a line here and its words in
//! [`crate::text`].

use super::fault::Fault;
use super::maps::{self, amazonis};
pub use super::switch::Switch;
use crate::mars::cards::Module;

/// All switches, in the order in which they are offered. A line speaks of lines above it only.
pub const SWITCHES: &[SwitchSpec] = &[
    // SOLO-SETUP-01
    SwitchSpec {
        brings: &[Module::CorporateEra],
        by_default: true,
        alone: SwitchState::Always,
        ..SwitchSpec::new(Switch::CorporateEra, "corporate-era")
    },
    // Q-SOLO-05
    SwitchSpec { alone: SwitchState::Idle, ..SwitchSpec::new(Switch::Draft, "draft") },
    // PREL-01
    SwitchSpec { brings: &[Module::Prelude], ..SwitchSpec::new(Switch::Prelude, "prelude") },
    // Q-MOD-04
    SwitchSpec { needs: &[Switch::Prelude], ..SwitchSpec::new(Switch::UndealtPreludes, "undealt-preludes") },
    // PREL-18, TURM-SOLO-02
    SwitchSpec {
        needs: &[Switch::Prelude, Switch::Turmoil],
        together: SwitchState::Idle,
        ..SwitchSpec::new(Switch::Tr63, "tr63")
    },
    // VENUS-01
    SwitchSpec { brings: &[Module::Venus], ..SwitchSpec::new(Switch::Venus, "venus") },
    // Q-TURM-20
    SwitchSpec {
        needs: &[Switch::Venus],
        ..SwitchSpec::new(Switch::NoWorldGovernment, "no-world-government")
    },
    // VENUS-05: alone it must be finished anyway.
    SwitchSpec {
        needs: &[Switch::Venus],
        alone: SwitchState::Idle,
        ..SwitchSpec::new(Switch::VenusEnds, "venus-ends")
    },
    // MAP-22, Q-MOD-19
    SwitchSpec {
        needs: &[Switch::Venus],
        only_on: Some(amazonis::NAME),
        ..SwitchSpec::new(Switch::LongVenus, "long-venus")
    },
    // COL-01
    SwitchSpec { brings: &[Module::Colonies], ..SwitchSpec::new(Switch::Colonies, "colonies") },
    // TURM-COMP-02
    SwitchSpec { brings: &[Module::Turmoil], ..SwitchSpec::new(Switch::Turmoil, "turmoil") },
    // Q-MOD-27
    SwitchSpec { needs: &[Switch::Turmoil], ..SwitchSpec::new(Switch::MoreEvents, "more-events") },
    // Q-TURM-20: with Venus Next it is played anyway.
    SwitchSpec {
        needs: &[Switch::Turmoil],
        excludes: &[Switch::Venus],
        ..SwitchSpec::new(Switch::WorldGovernment, "world-government")
    },
    // Alone, the number of generations is the aim.
    SwitchSpec { alone: SwitchState::Idle, ..SwitchSpec::new(Switch::ShortGame, "short-game") },
    #[cfg(feature = "synthetic")]
    SwitchSpec { brings: &[Module::Synthetic], ..SwitchSpec::new(Switch::Synthetic, "synthetic") },
];

/// Everything about one switch.
#[derive(Clone, Copy, Debug)]
pub struct SwitchSpec {
    /// The switch it is about.
    pub switch: Switch,
    /// What programs call it, in small letters.
    pub key: &'static str,
    /// The modules whose cards it brings: those of a box. An option brings none.
    pub brings: &'static [Module],
    /// Whether it is on where nothing is said.
    pub by_default: bool,
    /// What it means in a solo game.
    pub alone: SwitchState,
    /// What it means in a game of several.
    pub together: SwitchState,
    /// Of which one must be on with it; none: it needs no other.
    pub needs: &'static [Switch],
    /// What must be off with it.
    pub excludes: &'static [Switch],
    /// The name of the only map on which it may be on.
    pub only_on: Option<&'static str>,
}

/// What a switch means to a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SwitchState {
    /// The switch may be on or off.
    Free,
    /// The switch may be on or off, and makes no difference.
    Idle,
    /// The switch must be on.
    Always,
    /// The switch must be off.
    Never,
}

/// Why a switch cannot be turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fixed {
    /// The set-up would have this fault.
    Otherwise(Fault),
    /// The switch makes no difference to so many players.
    Idle {
        /// The switch.
        switch: Switch,
        /// How many play.
        players: u8,
    },
}

impl Switch {
    /// What it means to so many.
    pub const fn stand(self, players: u8) -> SwitchState {
        let mut place = 0;
        while place < SWITCHES.len() {
            if SWITCHES[place].switch as u8 == self as u8 {
                return SWITCHES[place].stand(players);
            }
            place += 1;
        }
        SwitchState::Free
    }
}

impl SwitchSpec {
    /// An option that is off and that anybody may turn on.
    pub const fn new(switch: Switch, key: &'static str) -> Self {
        Self {
            switch,
            key,
            brings: &[],
            by_default: false,
            alone: SwitchState::Free,
            together: SwitchState::Free,
            needs: &[],
            excludes: &[],
            only_on: None,
        }
    }

    /// What it means to so many.
    pub const fn stand(&self, players: u8) -> SwitchState {
        if players == 1 { self.alone } else { self.together }
    }

    /// All that is wrong with its being on or off beside the others.
    pub fn faults(&self, on: Switches, players: u8, map: u8) -> impl Iterator<Item = Fault> {
        let switch = self.switch;
        let is_on = on.has(switch);
        let stand = match (self.stand(players), is_on) {
            (SwitchState::Always, false) => Some(Fault::Without { switch, players }),
            (SwitchState::Never, true) => Some(Fault::With { switch, players }),
            (SwitchState::Always, true)
            | (SwitchState::Never, false)
            | (SwitchState::Free | SwitchState::Idle, _) => None,
        };
        let is_short = is_on && !self.needs.is_empty() && !self.needs.iter().any(|&other| on.has(other));
        let absent = is_short.then_some(Fault::Needs { switch, needs: self.needs });
        let present = self.excludes.iter().filter(move |&&other| is_on && on.has(other));
        let elsewhere = self.only_on.filter(|&name| is_on && maps::map(map).is_none_or(|it| it.name != name));
        stand
            .into_iter()
            .chain(absent)
            .chain(present.map(move |&excludes| Fault::Excludes { switch, excludes }))
            .chain(elsewhere.map(move |map| Fault::Elsewhere { switch, map }))
    }

    /// Why nobody can turn it, all others staying as they are; `None` if one can.
    pub fn fixed(&self, on: Switches, players: u8, map: u8) -> Option<Fixed> {
        let switch = self.switch;
        if self.stand(players) == SwitchState::Idle {
            return Some(Fixed::Idle { switch, players });
        }
        let turned = if on.has(switch) { on.without(switch) } else { on.with(switch) };
        self.faults(turned, players, map).next().map(Fixed::Otherwise)
    }
}

/// A set of switches: those that are on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches(u32);

impl Switches {
    /// None at all.
    pub const NONE: Self = Self(0);

    /// The switches that are on by default.
    pub const USUAL: Self = {
        let (mut usual, mut place) = (Self::NONE, 0);
        while place < SWITCHES.len() {
            if SWITCHES[place].by_default {
                usual = usual.with(SWITCHES[place].switch);
            }
            place += 1;
        }
        usual
    };

    /// Whether it is on.
    pub const fn has(self, switch: Switch) -> bool {
        self.0 & Self::NONE.with(switch).0 != 0
    }

    /// Whether one of these is on.
    pub(crate) const fn has_any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// The set with it.
    #[must_use]
    pub const fn with(self, switch: Switch) -> Self {
        Self(self.0 | 1 << switch as u32)
    }

    /// The set without it.
    #[must_use]
    pub const fn without(self, switch: Switch) -> Self {
        Self(self.0 & !(1 << switch as u32))
    }

    /// One bit for each, at the place of its number.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set with these bits; `None` if one of them is no switch of this release.
    pub fn from_bits(bits: u32) -> Option<Self> {
        let all = SWITCHES.iter().fold(Self::NONE, |all, row| all.with(row.switch));
        (bits & !all.0 == 0).then_some(Self(bits))
    }

    /// What is played of a wish by so many on the map with this number: what they must have is in, what they cannot have and
    /// what makes no difference is out.
    #[must_use]
    pub fn in_force(self, players: u8, map: u8) -> Self {
        SWITCHES.iter().fold(self, |on, row| match row.stand(players) {
            SwitchState::Always => on.with(row.switch),
            SwitchState::Free if row.faults(on, players, map).next().is_none() => on,
            SwitchState::Free | SwitchState::Idle | SwitchState::Never => on.without(row.switch),
        })
    }

    /// The modules whose cards are in.
    pub(crate) fn modules(self) -> Modules {
        let boxes = SWITCHES.iter().filter(|row| self.has(row.switch));
        boxes.flat_map(|row| row.brings).fold(Modules::BASE, |modules, &module| modules.with(module))
    }
}

/// A set of modules.
#[derive(Clone, Copy)]
pub(crate) struct Modules(u32);

impl Modules {
    /// The standard game alone, which is always in.
    const BASE: Self = Self(0).with(Module::Base);

    const fn with(self, module: Module) -> Self {
        Self(self.0 | 1 << module as u32)
    }

    /// Whether it is in.
    pub(crate) const fn has(self, module: Module) -> bool {
        self.0 & 1 << module as u32 != 0
    }
}
