//! The whole state as numbers, each with a label: what digests are made of ([`Walk`]).

use super::colonies::{Colonies, OnTile};
use super::committee::{Committee, Delegate, Faction};
use super::facts::{Board, Facts, Options, Player};
use super::game::Mars;
use super::piles::Pile;
use super::switches::Switch;
use crate::kit::{Rng, Seat, Walk};
use crate::mars::cards::{CardId, CardSet};

/// Tells every number of the state that is not 0, each behind its label: facts, agenda and slots.
pub(in crate::mars) fn walk(game: &Mars, sink: &mut impl FnMut(u64, u64)) {
    let Mars { facts, agenda, slots } = game;
    let mut walk = StateWalk(Walk::new(sink));
    walk.facts(facts);
    walk.0.part();
    walk.0.add(agenda.len() as u64);
    for task in agenda {
        walk.0.whole(task);
    }
    walk.0.part();
    for slot in &slots.0 {
        walk.0.whole(slot);
    }
    walk.0.part();
    walk.0.add(facts.used_in_force.bits());
    if facts.options.has(Switch::Turmoil) {
        walk.committee(&facts.committee);
        walk.cards(&facts.decks[Pile::Events]);
        walk.0.add(facts.discarded[Pile::Events]);
    }
}

/// A walk through the board game.
struct StateWalk<'s, S>(Walk<'s, S>);

impl<S: FnMut(u64, u64)> StateWalk<'_, S> {
    fn signed(&mut self, number: i16) {
        self.0.add(u64::from(number as u16));
    }

    fn cards(&mut self, cards: &[CardId]) {
        // A card that is hidden has the number 0, and lies there all the same.
        self.0.numbers(cards.iter().map(|card| u64::from(card.number()) + 1));
    }

    fn set(&mut self, cards: &CardSet) {
        self.0.set(cards.iter().map(CardId::number));
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
        self.0.add(seats);
        self.0.add(on.bits());
        self.0.add(beginners.bits());
        self.0.add(map);
        self.0.add(*phase as u8);
        self.0.add(*generation);
        self.0.add(first.number());
        self.0.add(passed.bits());
        self.0.add(first_action_due.bits());
        self.0.numbers(levels.0.iter().map(|&level| u64::from(level as u8)));
        self.set(banned);
        self.set(used);
        self.0.sparse(on_card);
        self.0.numbers(milestones.iter().map(|&milestone| owner(milestone)));
        self.0.numbers(awards.iter().map(|&(award, seat)| u64::from(award) << 8 | owner(Some(seat))));
        // What is left of the corporations after set-up, nothing draws from: set-up and seed tell it.
        for pile in [Pile::Projects, Pile::Preludes, Pile::Colonies] {
            self.cards(&decks[pile]);
            self.0.add(discarded[pile]);
        }
        // Who witnessed them decides nothing that happens.
        self.set(&discard.cards());
        self.rng(rng);
        self.0.part();
        self.board(board);
        self.0.part();
        self.colonies(colonies);
        for player in &players.0 {
            self.0.part();
            self.player(player);
        }
    }

    fn board(&mut self, board: &Board) {
        let Board { tiles, occupied, oceans, greeneries, cities, owned, claimed } = board;
        self.0.sparse(tiles);
        let sets = [occupied, oceans, greeneries, cities].into_iter().chain(&owned.0).chain(&claimed.0);
        for spaces in sets {
            self.0.add(spaces.0 as u64);
            self.0.add((spaces.0 >> 64) as u64);
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
            self.0.add(u64::from(is_in_play) | u64::from(was_closed) << 1 | u64::from(marker) << 8 | there);
        }
        self.0.numbers(more_fleets.0.iter().map(|&more| more.into()));
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
            self.0.add(whose(leader));
            let count = |delegate| u64::from(faction.count(delegate));
            self.0.numbers(Delegate::round(Seat::default(), Seat::ALL.len() as u8).map(count));
        }
        self.0.add(lobby.bits());
        self.0.numbers(reserve.0.iter().map(|&count| count.into()));
        self.0.add(*neutral_reserve);
        self.0.add(whose(*chairman));
        self.0.add(*dominant as u8);
        self.0.add(*ruling as u8);
        self.0.numbers([distant, coming, current].map(|card| card.number().into()));
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
        self.0.add(*raised);
        self.0.add(*events);
        self.0.add(*discount);
        self.0.add(*leeway);
        stock.0.iter().for_each(|&amount| self.0.add(amount));
        production.0.iter().for_each(|&amount| self.signed(amount));
        self.0.add(*hand_size);
        self.0.add(corporation.number());
        self.0.sparse(&tags.0);
        self.set(hand);
        self.set(played);
        for cards in [&corporations[..], preludes, dealt, drafted] {
            self.cards(cards);
        }
    }

    /// A generator's next outputs tell its state.
    fn rng(&mut self, rng: &Rng) {
        let mut rng = rng.clone();
        self.0.numbers([(); 4].map(|()| rng.bits()));
    }
}

fn owner(seat: Option<Seat>) -> u64 {
    seat.map_or(0, |seat| u64::from(seat.number()) + 1)
}

#[cfg(test)]
pub(in crate::mars) mod told;
