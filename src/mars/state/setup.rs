//! How a game is set up: plain data that may be wrong.

use super::colonies::tiles_dealt;
pub use super::fault::Fault;
use super::maps;
use super::piles::Pile;
use super::switches::{SWITCHES, Switch, Switches};
use crate::kit::{SEATS, Seat, Seats};
use crate::mars::cards::{CardId, CardSet, Effect, Kind, TABLES, card, of_kind};
use strum::VariantArray;

/// A set-up as a person or a program asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many play, 1 to 5 (BASE-GOAL-03).
    pub players: u8,
    /// Which boxes and options it is played with.
    pub on: Switches,
    /// Who plays a beginner corporation (BASE-SETUP-05).
    pub beginners: Seats,
    /// Who goes first; `None`: chance decides (Q-BASE-16).
    pub first: Option<Seat>,
    /// The map's number: its place in [`maps::MAPS`].
    pub map: u8,
    /// Cards that are left in the box: projects, corporations and preludes.
    pub banned: CardSet,
}

impl Setup {
    /// The usual game for that many: Corporate Era on Tharsis, without anything else.
    pub const fn new(players: u8) -> Self {
        Self {
            players,
            on: Switches::USUAL,
            beginners: Seats::NONE,
            first: None,
            map: 0,
            banned: CardSet::NONE,
        }
    }

    /// This set-up with a box or option switched on.
    #[must_use]
    pub const fn with(self, switch: Switch) -> Self {
        Self { on: self.on.with(switch), ..self }
    }

    /// This set-up with a box or option switched off.
    #[must_use]
    pub const fn without(self, switch: Switch) -> Self {
        Self { on: self.on.without(switch), ..self }
    }

    /// The boxes and options of this set-up that make a difference.
    pub fn in_force(&self) -> Switches {
        self.on.in_force(self.players, self.map)
    }

    /// All that is wrong with it; nothing, if a game can begin.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let seats = if (1..=SEATS as u8).contains(&self.players) {
            Seats::first(self.players)
        } else {
            faults.push(Fault::Players { asked: self.players });
            Seats::first(SEATS as u8)
        };
        faults.extend(SWITCHES.iter().flat_map(|row| row.faults(self.on, self.players, self.map)));
        faults.extend(
            Seat::ALL
                .into_iter()
                .filter(|&seat| self.beginners.contains(seat) && !seats.contains(seat))
                .map(|seat| Fault::EmptySeat { seat }),
        );
        if let Some(seat) = self.first
            && !seats.contains(seat)
        {
            faults.push(Fault::EmptySeat { seat });
        }
        if maps::map(self.map).is_none() {
            faults.push(Fault::Map { asked: self.map });
        }
        if !self.banned.is_empty() {
            faults.extend(Pile::ALL.into_iter().filter_map(|pile| self.too_few(pile)));
        }
        faults
    }

    /// Whether too many cards of a pile are left in the box for all to be dealt what they must be.
    fn too_few(&self, pile: Pile) -> Option<Fault> {
        let players = usize::from(self.players.clamp(1, SEATS as u8));
        let on = self.in_force();
        let needs = match pile {
            // The first ten, one generation's research, and what places neutral tiles.
            Pile::Projects => players * 14 + 4,
            Pile::Corporations => (players - self.beginners.len().min(players)) * 2,
            Pile::Preludes => {
                let dealt = if deals_preludes(on) { players * PRELUDES_DEALT } else { 0 };
                let drawn = TABLES.iter().flat_map(|table| table.iter()).filter(|card| {
                    card.first.iter().any(|effect| matches!(effect, Effect::PlayPrelude(_)))
                        && pool(on, &self.banned, Pile::Corporations).any(|id| id == card.id)
                });
                dealt + if on.has(Switch::Prelude) { 3 * drawn.count() } else { 0 }
            }
            Pile::Colonies => {
                if on.has(Switch::Colonies) {
                    tiles_dealt(players as u8)
                } else {
                    0
                }
            }
            // Three lie open.
            Pile::Events => {
                if on.has(Switch::Turmoil) {
                    3
                } else {
                    0
                }
            }
        };
        let left = pool(on, &self.banned, pile).count();
        (left < needs).then_some(Fault::TooFew { pile, left: left as u16, needs: needs as u16 })
    }
}

/// Preludes dealt to each player (PREL-02).
pub(crate) const PRELUDES_DEALT: usize = 4;

/// Whether everyone is dealt preludes (PREL-02, Q-MOD-04).
pub(super) const fn deals_preludes(on: Switches) -> bool {
    on.has(Switch::Prelude) && !on.has(Switch::UndealtPreludes)
}

/// Every card of a pile that these boxes bring, but those that are banned, in ascending order of numbers.
pub(crate) fn pool(on: Switches, banned: &CardSet, pile: Pile) -> impl Iterator<Item = CardId> + use<> {
    let modules = on.modules();
    let kinds = Kind::VARIANTS.iter().copied().filter(|&kind| Pile::of(kind) == Some(pile));
    let cards = kinds.fold(CardSet::NONE, |cards, kind| cards.or(of_kind(kind))).but(banned);
    cards
        .iter()
        .map(card)
        .filter(move |card| modules.has(card.module))
        .filter(move |card| {
            card.event.is_none_or(|event| {
                (!event.is_extra || on.has(Switch::MoreEvents))
                    && event.needs.iter().all(|&it| modules.has(it))
            })
        })
        .map(|card| card.id)
}
