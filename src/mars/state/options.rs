//! Which game is played.

use super::maps::{self, ADDED, ADDING, Added, MAPS, Milestone, Track};
use super::setup::deals_preludes;
use super::switches::{Switch, SwitchState, Switches};
use crate::kit::Seats;
use crate::mars::cards::{Card, CardSet, Parameter, Resource, StandardProject};

/// How many generations a solo game has (SOLO-PLAY-01), and with preludes (MIX-15).
const SOLO_GENERATIONS: u8 = 14;

const SOLO_GENERATIONS_WITH_PRELUDES: u8 = 12;

/// How much of each track a short game leaves out, in tenths.
const SHORT_GAME_TENTHS: u16 = 4;

/// By how much every production begins higher in a short game.
const SHORT_GAME_PRODUCTION: i16 = 2;

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play, 1 to 5.
    pub players: u8,
    /// Which boxes and options make a difference to it.
    pub on: Switches,
    /// Who plays a beginner corporation (BASE-SETUP-05).
    pub beginners: Seats,
    /// The map's place in [`MAPS`].
    pub map: u8,
    /// Cards that are left in the box.
    pub banned: CardSet,
}

impl Options {
    /// Whether it is played with this box or option.
    pub const fn has(&self, switch: Switch) -> bool {
        self.on.has(switch)
    }

    /// Whether a card is of a box that is in the game.
    pub fn has_card(&self, card: &Card) -> bool {
        self.on.modules().has(card.module)
    }

    /// Whether everyone is dealt preludes (PREL-02, Q-MOD-04).
    pub const fn deals_preludes(&self) -> bool {
        deals_preludes(self.on)
    }

    /// Whether a game alone is won by a terraform rating in place of a terraformed Mars (PREL-18).
    pub const fn is_for_rating(&self) -> bool {
        self.has(Switch::Tr63)
    }

    /// The number of the last generation, where it does not hang on the planet: of a solo game (MIX-15).
    pub const fn last_generation(&self) -> Option<u8> {
        match (self.players, self.deals_preludes()) {
            (1, true) => Some(SOLO_GENERATIONS_WITH_PRELUDES),
            (1, false) => Some(SOLO_GENERATIONS),
            _ => None,
        }
    }

    /// What boxes add to the map in this game, each with its place in [`ADDED`].
    pub(super) fn added(&self) -> impl Iterator<Item = (u8, &'static Added)> {
        // Most games add nothing.
        let all: &[Added] = if self.on.has_any(ADDING) { ADDED } else { &[] };
        (0..).zip(all).filter(|(_, it)| it.is_in(self.on))
    }

    /// Whether the end of the game waits for a parameter: for Venus alone, or where that is agreed (VENUS-05, MIX-14).
    pub fn waits_for(&self, parameter: Parameter) -> bool {
        let is_counted = self.has(Switch::Venus) && (self.players == 1 || self.has(Switch::VenusEnds));
        self.track(parameter).is_some_and(|track| track.ends || parameter == Parameter::Venus && is_counted)
    }

    /// The track of a parameter, that of the map or one that a box adds; `None`: this game has no such parameter.
    pub fn track(&self, parameter: Parameter) -> Option<&'static Track> {
        let map = maps::map(self.map).unwrap_or(MAPS[0]);
        map.tracks[parameter].as_ref().or_else(|| self.added_track(parameter).map(|(_, track)| track))
    }

    /// The track that a box adds for a parameter, the last one that does, and the place of the box in [`ADDED`].
    pub(super) fn added_track(&self, parameter: Parameter) -> Option<(u8, &'static Track)> {
        let tracks = self.added().filter_map(|(place, it)| Some((place, it.track.as_ref()?)));
        tracks.filter(|(_, (of, _))| *of == parameter).last().map(|(place, (_, track))| (place, track))
    }

    /// A milestone of the map, or what a box puts in its place (TURM-SETUP-02).
    pub(super) fn instead_of(&self, milestone: &'static Milestone) -> &'static Milestone {
        let others = self.added().filter_map(|(_, it)| it.instead.as_ref());
        others.filter(|other| other.name == milestone.name).last().unwrap_or(milestone)
    }

    /// Where a production begins (CORP-ERA-01, PREL-07); in a short game, further on.
    pub const fn first_production(&self, resource: Resource) -> i16 {
        let usual = if self.has(Switch::CorporateEra) { 0 } else { 1 };
        let usual = if self.has(Switch::ShortGame) { usual + SHORT_GAME_PRODUCTION } else { usual };
        match resource {
            Resource::MegaCredits if self.players == 1 && self.has(Switch::Colonies) => usual - 2,
            _ => usual,
        }
    }

    /// How many steps of a parameter are taken at set-up: none but in a short game.
    pub(crate) fn steps_left_out(&self, parameter: Parameter) -> u8 {
        let track = self.track(parameter).filter(|_| self.has(Switch::ShortGame));
        track.map_or(0, |track| (u16::from(track.steps()) * SHORT_GAME_TENTHS / 10) as u8)
    }

    /// Whether this standard project is among those of the game: one of the rules, or one that a box brings to so many.
    pub const fn offers(&self, project: StandardProject) -> bool {
        match maps::PROJECT_OF[project as usize] {
            Some(switch) => self.has(switch) && !matches!(switch.stand(self.players), SwitchState::Idle),
            None => true,
        }
    }
}
