//! The whole state as numbers, each with a label: what digests are made of ([`Walk`]).

use super::cards::{CardId, CardSet, Phase};
use super::state::facts::{Cards, Cubes, Facts, Stage};
use super::state::game::Ares;
use super::state::planet::Planet;
use super::state::player::{PhaseState, Player, PlayerBoard};
use super::state::task::Slot;
use crate::kit::Walk;

/// Tells every number of the state that is not 0, each behind its label.
pub(crate) fn walk(game: &Ares, sink: &mut impl FnMut(u64, u64)) {
    let Ares { facts, slots } = game;
    let mut walk = StateWalk(Walk::new(sink));
    walk.facts(facts);
    for slot in &slots.0 {
        walk.0.part();
        walk.slot(slot);
    }
}

/// A walk through a game of Ares Expedition.
struct StateWalk<'s, S>(Walk<'s, S>);

impl<S: FnMut(u64, u64)> StateWalk<'_, S> {
    fn cards(&mut self, cards: &[CardId]) {
        self.0.counted_numbers(cards.iter().map(|card| card.number().into()));
    }

    fn set(&mut self, cards: &CardSet) {
        self.0.set(cards.iter().map(CardId::number));
    }

    fn facts(&mut self, facts: &Facts) {
        let Facts {
            setup,
            seed,
            round,
            stage,
            phases,
            planet: Planet { tokens, face_up, .. },
            players,
            began,
            cards: Cards { row, deck },
            neutral_had,
            neutral,
            cubes: Cubes { money, swaps },
        } = facts;
        self.0.add(setup.number());
        self.0.add(seed.0);
        self.0.add(*round);
        self.0.add(stage_number(*stage));
        self.0.add(*phases);
        for track in super::cards::ZoneTrack::ALL {
            self.0.add(facts.planet.steps(track));
        }
        self.0.add(*face_up);
        self.0.add(*neutral_had);
        self.0.add(phase_number(*neutral));
        self.0.add(*money);
        self.0.add(*swaps);
        self.0.add(*deck);
        self.0.counted_numbers(tokens.iter().map(|token| token.0.into()));
        self.cards(row);
        for player in &players.0 {
            self.0.part();
            self.player(player);
        }
        for board in &began.0 {
            self.0.part();
            self.board(board);
        }
    }

    fn board(&mut self, board: &PlayerBoard) {
        let PlayerBoard { stock, rating, forests, corporation, played, stored, hand_size, chosen, last } =
            board;
        self.0.whole(stock);
        self.0.add(*rating);
        self.0.add(*forests);
        self.0.add(corporation.number());
        self.0.add(*hand_size);
        self.0.add(phase_number(*chosen));
        self.0.add(phase_number(*last));
        self.0.whole(stored);
        self.set(played);
    }

    fn player(&mut self, player: &Player) {
        let Player { board, hand, dealt, playing, phase_state } = player;
        let PhaseState { raised, flips, drawn, discarded, looked, plays, off, used, marks } = phase_state;
        self.board(board);
        self.set(hand);
        self.cards(dealt);
        self.set(playing);
        self.0.whole(raised);
        self.0.add(*flips);
        self.0.add(*drawn);
        self.0.add(*off);
        self.0.add(*marks);
        self.set(discarded);
        self.set(used);
        self.cards(looked);
        self.0.counted_numbers(plays.iter().map(|colours| colours.0.into()));
    }

    fn slot(&mut self, slot: &Slot) {
        let Slot { agenda, is_finished, planned, given, is_unseen } = slot;
        self.0.add(*is_finished);
        self.0.add(phase_number(*planned));
        self.0.add(given.number());
        self.0.add(*is_unseen);
        self.0.add(agenda.len() as u64);
        for task in agenda {
            self.0.whole(task);
        }
    }
}

fn phase_number(phase: Option<Phase>) -> u64 {
    phase.map_or(0, |phase| 1 + phase as u64)
}

/// A stage in one number, for ever.
fn stage_number(stage: Stage) -> u64 {
    match stage {
        Stage::Setup => 0,
        Stage::Planning => 1,
        Stage::Cube(seat) => 2 | u64::from(seat.number()) << 8,
        Stage::Swap { taker, by } => 3 | u64::from(taker.number()) << 8 | u64::from(by.number()) << 16,
        Stage::Neutral => 4,
        Stage::Resolving(phase) => 5 | (phase as u64) << 8,
        Stage::HandLimit => 6,
        Stage::Warming => 7,
        Stage::Over => 8,
    }
}

#[cfg(test)]
mod tests {
    use super::walk;
    use crate::ares::cards::{ALL_TABLES, Card};
    use crate::ares::{Ares, Setup};
    use crate::kit::{EventLog, Rules, Seat, Seed};
    use std::collections::HashSet;

    fn walked(game: &Ares) -> Vec<(u64, u64)> {
        let mut numbers = Vec::new();
        walk(game, &mut |label, number| numbers.push((label, number)));
        numbers
    }

    #[test]
    fn resources_on_each_card_are_told_behind_a_label_of_its_own() {
        let game = Ares::begin(&Setup::new(2), Seed(1), &mut EventLog::nothing()).expect("it is possible");
        let plain = walked(&game);
        let holders = || ALL_TABLES.iter().copied().flatten().filter(|card: &&Card| card.holds.is_some());
        let told: HashSet<(u64, u64)> = holders()
            .map(|card| {
                let mut game = game.clone();
                let stored = &mut game.facts.players[Seat::default()].board.stored;
                *stored.place(card.id).expect("the card holds resources") = 7;
                let numbers = walked(&game);
                assert_eq!(numbers.len(), plain.len() + 1, "{}", card.name);
                *numbers.iter().find(|number| !plain.contains(number)).expect("a number more")
            })
            .collect();
        assert_eq!(told.len(), holders().count());
        assert!(told.iter().all(|&(_, number)| number == 7));
    }
}
