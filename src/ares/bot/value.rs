//! The value of a position to a seat, learned from the ends of games: a sum of features with a coefficient each, by the stage of the game.

use super::prospects::{Prospects, steps_left};
use super::value_table::{COMPETITIVE, COOPERATIVE, SOLO};
use super::weights::Weights;
use super::worth::Worth;
use crate::ares::cards::{CardId, Tag};
use crate::ares::state::facts::Facts;
use crate::ares::state::setup::Mode;
use crate::kit::Seat;

/// Stages of a game, by the share of the steps of the tracks and oceans that are gone.
pub const STAGES: usize = 6;

/// Features of a seat.
pub const FEATURES: usize = 33;

/// A coefficient of each feature for each stage, in 1/64 of a hundredth of a victory point.
pub type ValueTable = [[i32; FEATURES]; STAGES];

/// The stage of a game.
pub fn stage(facts: &Facts) -> usize {
    /// The steps of both tracks, and the oceans.
    const ALL: i32 = 14 + 19 + 9;
    let left: i32 = steps_left(facts).iter().sum();
    (((ALL - left) * STAGES as i32 / ALL) as usize).min(STAGES - 1)
}

/// What the value of a seat is read from: points by source, stock, income, hand, cards in play, and what is left of Mars.
pub fn features(facts: &Facts, seat: Seat) -> [i32; FEATURES] {
    let weights = &Weights::TODAY;
    let prospects = Prospects::of(facts, seat, weights);
    let worth = Worth::of(facts, seat, &prospects, weights);
    let player = &facts.players[seat];
    let board = &player.board;
    let score = facts.score(seat);
    let income = facts.income(seat);
    let promise = |id: CardId| worth.in_hand(id).clamp(0, 2_000) / 10;
    let (hand, best) =
        player.hand.iter().map(promise).fold((0, 0), |(sum, best), it| (sum + it, best.max(it)));
    let lasting: i32 = facts.in_play(seat).map(|card| worth.lasting(card).clamp(0, 4_000)).sum();
    let acting = facts.in_play(seat).filter(|card| !card.actions.is_empty()).count();
    let [oxygen, temperature, oceans] = steps_left(facts);
    let mut features = [0; FEATURES];
    let all = [
        1,
        i32::from(score.rating),
        score.forests.into(),
        score.cards.into(),
        income.money.into(),
        income.heat.into(),
        income.plants.into(),
        income.cards.into(),
        board.hand_size.into(),
        hand,
        best,
        lasting / 10,
        acting as i32,
        board.played.iter().count() as i32,
        oxygen,
        temperature,
        oceans,
        facts.round.into(),
        worth.steel(),
        worth.titanium(),
    ];
    let all = all.into_iter().chain(board.stock.0.map(i32::from)).chain(Tag::ALL.map(|tag| worth.tags(tag)));
    for (place, feature) in features.iter_mut().zip(all) {
        *place = feature;
    }
    features
}

/// What a seat has, in hundredths of a victory point: in a competitive game its value less that of the best other seat; else how far
/// those who play are from their goal.
pub(super) fn value(facts: &Facts, seat: Seat) -> i32 {
    let table = match facts.setup.mode {
        Mode::Competitive => &COMPETITIVE,
        Mode::Solo(_) => &SOLO,
        Mode::Cooperative => &COOPERATIVE,
    };
    let coefficients = &table[stage(facts)];
    let of = |seat: Seat| {
        let products = features(facts, seat).into_iter().zip(coefficients).map(|(it, by)| it * by);
        products.sum::<i32>() / 64
    };
    let others = facts.seats().iter().filter(|&other| other != seat).map(of);
    match facts.setup.mode {
        Mode::Competitive => of(seat) - others.max().unwrap_or_default(),
        Mode::Solo(_) | Mode::Cooperative => of(seat) + others.sum::<i32>(),
    }
}
