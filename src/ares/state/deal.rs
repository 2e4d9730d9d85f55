//! The deal.

use super::facts::{Cards, Cubes, Facts, Moment, Stage};
use super::planet::Planet;
use super::player::{Player, PlayerBoard};
use super::setup::{Mode, Setup};
use crate::ares::cards::{CardId, CardSet, FIRST_GAME_PROJECTS};
use crate::kit::{BySeat, FixedVec, Rng, Seed};

/// The terraform rating at the beginning (ARES-SETUP-02).
const RATING: u16 = 5;
/// The cards dealt to each player (ARES-SETUP-03).
const HAND: usize = 8;
/// How many of them are marked ones in a first game (ARES-SETUP-04).
const MARKED: usize = 4;
/// The cubes of the co-operative mode (ARES-COOP-02).
const CUBES: Cubes = Cubes { money: 27, swaps: 3 };

impl Facts {
    /// A table on which no card is dealt.
    pub(crate) fn empty(setup: &Setup, seed: Seed) -> Self {
        let player =
            Player { board: PlayerBoard { rating: RATING, ..PlayerBoard::default() }, ..Player::default() };
        let mut facts = Self {
            setup: *setup,
            seed,
            round: 1,
            stage: Stage::Over,
            phases: 0,
            planet: Planet::new(),
            players: BySeat::default(),
            began: BySeat::default(),
            cards: Cards::default(),
            neutral_had: 0,
            neutral: None,
            cubes: if setup.mode == Mode::Cooperative { CUBES } else { Cubes::default() },
        };
        for seat in facts.seats().iter() {
            facts.players[seat] = player.clone();
        }
        facts
    }

    /// A table on which tokens lie in random order, and hands and corporations are dealt (ARES-SETUP-01 to ARES-SETUP-06).
    pub(crate) fn dealt(setup: &Setup, seed: Seed) -> Self {
        let mut facts = Self::empty(setup, seed);
        let mut chance = facts.chance(Moment::Deal);
        chance.shuffle(&mut facts.planet.tokens);
        let marked = if setup.first_game { FIRST_GAME_PROJECTS } else { CardSet::NONE };
        let mut marked = shuffled(&marked, &mut chance).into_iter();
        let first = if setup.first_game { FIRST_GAME_PROJECTS } else { CardSet::NONE };
        let mut deck = shuffled(&setup.projects().but(&first), &mut chance).into_iter();
        let mut corporations = shuffled(&setup.corporations(), &mut chance).into_iter();
        for seat in facts.seats().iter() {
            let player = &mut facts.players[seat];
            let dealt = if setup.first_game { 1 } else { 2 };
            player
                .dealt
                .iter_mut()
                .zip(corporations.by_ref().take(dealt))
                .for_each(|(place, id)| *place = id);
            let first = if setup.first_game { MARKED } else { 0 };
            player.hand = marked.by_ref().take(first).chain(deck.by_ref().take(HAND - first)).collect();
            player.board.hand_size = player.hand.len() as u8;
        }
        facts.cards.deck = deck.len() as u8;
        facts.cards.row = deck.chain(marked).collect::<FixedVec<CardId, { super::facts::DECK }>>();
        facts
    }
}

fn shuffled(cards: &CardSet, chance: &mut Rng) -> Vec<CardId> {
    let mut cards: Vec<CardId> = cards.iter().collect();
    chance.shuffle(&mut cards);
    cards
}
