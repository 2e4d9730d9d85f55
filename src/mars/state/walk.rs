//! The whole state as numbers, each with a label, the same on every machine: what digests are made of.
//!
//! Zeros are not told, so that what a box adds says nothing in a game without it. A label is a place in the walk: a new fact is
//! told behind all others of its part, and a new variant of what is owed stands behind all others of its enum; then the digests
//! of kept games stay as they are. Structs of facts are taken apart without `..`, so that a new field cannot be forgotten.

use super::colonies::{Colonies, OnTile};
use super::committee::{Committee, Delegate, Faction};
use super::facts::{Board, Facts, Options, Player};
use super::game::Mars;
use super::piles::Pile;
use super::switches::Switch;
use crate::kit::{Rng, Seat};
use crate::mars::cards::{CardId, CardSet};
use core::hash::{Hash, Hasher};

/// Room for a part of the walk, and for a list within it.
const PART: u64 = 1 << 32;
const LIST: u64 = 1 << 16;

/// Tells every number of the state that is not 0, each behind its label: facts, agenda and slots.
pub(in crate::mars) fn walk(game: &Mars, sink: &mut impl FnMut(u64, u64)) {
    let Mars { facts, agenda, slots } = game;
    let mut walk = Walk { at: 0, sink };
    walk.facts(facts);
    walk.part();
    walk.tell(agenda.len() as u64);
    for task in agenda {
        walk.whole(task);
    }
    walk.part();
    for slot in &slots.0 {
        walk.whole(slot);
    }
    walk.part();
    walk.tell(facts.used_in_force.bits());
    if facts.options.has(Switch::Turmoil) {
        walk.committee(&facts.committee);
        walk.cards(&facts.decks[Pile::Events]);
        walk.tell(facts.discarded[Pile::Events]);
    }
}

/// A walk that has come to this label.
struct Walk<'s, S> {
    at: u64,
    sink: &'s mut S,
}

impl<S: FnMut(u64, u64)> Walk<'_, S> {
    fn tell(&mut self, number: impl Into<u64>) {
        let number = number.into();
        if number != 0 {
            (self.sink)(self.at, number);
        }
        self.at += 1;
    }

    fn signed(&mut self, number: i16) {
        self.tell(u64::from(number as u16));
    }

    /// Begins the next part.
    fn part(&mut self) {
        self.at = (self.at / PART + 1) * PART;
    }

    /// Tells a list, in room of its own.
    fn list(&mut self, numbers: impl IntoIterator<Item = u64>) {
        let from = self.at;
        numbers.into_iter().for_each(|number| self.tell(number));
        self.at = from + LIST;
    }

    /// Tells a small thing as its fields come, in room of its own.
    fn whole(&mut self, thing: &impl Hash) {
        let from = self.at;
        thing.hash(self);
        self.at = from + LIST;
    }

    /// Most of them are 0, and many at once are soon looked at.
    fn sparse(&mut self, numbers: &[u8]) {
        const ROW: usize = 16;
        let from = self.at;
        for (row, numbers) in (from..).step_by(ROW).zip(numbers.chunks(ROW)) {
            if numbers.iter().fold(0, |all, number| all | number) != 0 {
                self.at = row;
                for &number in numbers {
                    self.tell(number);
                }
            }
        }
        self.at = from + LIST;
    }

    fn cards(&mut self, cards: &[CardId]) {
        // A card that is hidden has the number 0, and lies there all the same.
        self.list(cards.iter().map(|card| u64::from(card.number()) + 1));
    }

    fn set(&mut self, cards: &CardSet) {
        let from = self.at;
        cards.each(|card| (self.sink)(from + u64::from(card.number()), 1));
        self.at = from + LIST;
    }

    fn facts(&mut self, facts: &Facts) {
        let Facts {
            options,
            phase,
            generation,
            first,
            passed,
            first_action_due,
            levels,
            players,
            board,
            used,
            on_card,
            milestones,
            awards,
            decks,
            discard,
            discarded,
            rng,
            colonies,
            // As phase, committee and generation say.
            in_force: _,
            // Told behind the slots.
            used_in_force: _,
            committee: _,
        } = facts;
        let Options { players: seats, on, beginners, map, ref banned } = *options;
        self.tell(seats);
        self.tell(on.bits());
        self.tell(beginners.bits());
        self.tell(map);
        self.tell(*phase as u8);
        self.tell(*generation);
        self.tell(first.number());
        self.tell(passed.bits());
        self.tell(first_action_due.bits());
        self.list(levels.0.iter().map(|&level| u64::from(level as u8)));
        self.set(banned);
        self.set(used);
        self.sparse(on_card);
        self.list(milestones.iter().map(|&milestone| owner(milestone)));
        self.list(awards.iter().map(|&(award, seat)| u64::from(award) << 8 | owner(Some(seat))));
        // What is left of the corporations after set-up, nothing draws from: set-up and seed tell it.
        for pile in [Pile::Projects, Pile::Preludes, Pile::Colonies] {
            self.cards(&decks[pile]);
            self.tell(discarded[pile]);
        }
        // Who witnessed them decides nothing that happens.
        self.set(&discard.cards());
        self.rng(rng);
        self.part();
        self.board(board);
        self.part();
        self.colonies(colonies);
        for player in &players.0 {
            self.part();
            self.player(player);
        }
    }

    fn board(&mut self, board: &Board) {
        let Board { tiles, occupied, oceans, greeneries, cities, owned, claimed } = board;
        self.sparse(tiles);
        let sets = [occupied, oceans, greeneries, cities].into_iter().chain(&owned.0).chain(&claimed.0);
        for spaces in sets {
            self.tell(spaces.0 as u64);
            self.tell((spaces.0 >> 64) as u64);
        }
    }

    fn colonies(&mut self, colonies: &Colonies) {
        let Colonies {
            tiles,
            // As the cards that lie open say.
            open: _,
            shut: _,
            // As those on the tiles.
            away: _,
            more_fleets,
        } = colonies;
        for tile in tiles {
            let OnTile { is_in_play, was_closed, marker, settlers, visitor } = *tile;
            let [first, second, third] = settlers.map(owner);
            let there = first << 16 | second << 24 | third << 32 | owner(visitor) << 40;
            self.tell(u64::from(is_in_play) | u64::from(was_closed) << 1 | u64::from(marker) << 8 | there);
        }
        self.list(more_fleets.0.iter().map(|&more| more.into()));
    }

    fn committee(&mut self, committee: &Committee) {
        let Committee {
            factions,
            lobby,
            reserve,
            neutral_reserve,
            chairman,
            dominant,
            ruling,
            distant,
            coming,
            current,
        } = committee;
        let whose = |delegate: Option<Delegate>| match delegate {
            None => 0,
            Some(Delegate::Neutral) => u64::from(u8::MAX),
            Some(Delegate::Of(seat)) => owner(Some(seat)),
        };
        for faction in factions {
            let Faction { leader, .. } = *faction;
            self.tell(whose(leader));
            let count = |delegate| u64::from(faction.count(delegate));
            self.list(Delegate::round(Seat::default(), Seat::ALL.len() as u8).map(count));
        }
        self.tell(lobby.bits());
        self.list(reserve.0.iter().map(|&count| count.into()));
        self.tell(*neutral_reserve);
        self.tell(whose(*chairman));
        self.tell(*dominant as u8);
        self.tell(*ruling as u8);
        self.list([distant, coming, current].map(|card| card.number().into()));
    }

    fn player(&mut self, player: &Player) {
        let Player {
            rating,
            raised,
            stock,
            production,
            tags,
            hand,
            hand_size,
            played,
            events,
            corporation,
            corporations,
            // Who knows what follows from what happened, and nothing reads it that decides what happens: two games that are
            // alike but for it go on alike.
            passed_on: _,
            preludes,
            dealt,
            drafted,
            discount,
            leeway,
        } = player;
        self.signed(*rating);
        self.tell(*raised);
        self.tell(*events);
        self.tell(*discount);
        self.tell(*leeway);
        stock.0.iter().for_each(|&amount| self.tell(amount));
        production.0.iter().for_each(|&amount| self.signed(amount));
        self.tell(*hand_size);
        self.tell(corporation.number());
        self.sparse(&tags.0);
        self.set(hand);
        self.set(played);
        for cards in [&corporations[..], preludes, dealt, drafted] {
            self.cards(cards);
        }
    }

    /// A generator's next outputs tell its state.
    fn rng(&mut self, rng: &Rng) {
        let mut rng = rng.clone();
        self.list([(); 4].map(|()| rng.bits()));
    }
}

/// Fields and variants of what is owed and answered.
impl<S: FnMut(u64, u64)> Hasher for Walk<'_, S> {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.tell(byte);
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.tell(number);
    }

    fn write_u16(&mut self, number: u16) {
        self.tell(number);
    }

    fn write_isize(&mut self, number: isize) {
        self.tell(number as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.tell(number as u64);
    }

    /// Nobody asks.
    fn finish(&self) -> u64 {
        0
    }
}

fn owner(seat: Option<Seat>) -> u64 {
    seat.map_or(0, |seat| u64::from(seat.number()) + 1)
}

#[cfg(test)]
pub(in crate::mars) mod told;
