//! The value of a position to a seat, learned from the ends of games: a sum of features with a coefficient each, by the stage of the game.

use super::value_table::{OF_MORE, OF_TWO};
use super::weights::Weights;
use super::worth::{Worth, steps_to_the_end};
use crate::kit::Seat;
use crate::mars::cards::{CardId, card};
use crate::mars::{Facts, influence, score};

/// Stages of a game, by the share of the steps of the parameters that are gone.
pub const STAGES: usize = 7;

/// Features of a seat.
pub const FEATURES: usize = 43;

/// A coefficient of each feature for each stage, in 1/64 of a hundredth of a victory point.
pub type ValueTable = [[i32; FEATURES]; STAGES];

/// The stage of a game.
pub fn stage(facts: &Facts) -> usize {
    let (left, all) = steps_to_the_end(facts);
    (((all - left) * STAGES as i32 / all) as usize).min(STAGES - 1)
}

/// What the value of a seat is read from: points by source, stock, production, hand, tags, tiles and what lies open.
pub fn features(facts: &Facts, seat: Seat) -> [i32; FEATURES] {
    /// The most that a card in hand promises.
    const PROMISE: i32 = 1_500;
    let weights = Weights::tuned_for(facts);
    let worth = Worth::of(facts, seat, weights);
    let player = &facts.players[seat];
    let score = score(facts, seat);
    let promise = |id: CardId| worth.in_hand(id).clamp(0, PROMISE) / 10;
    let (hand, best) =
        player.hand.iter().map(promise).fold((0, 0), |(sum, best), it| (sum + it, best.max(it)));
    let dealt: i32 = player.dealt.iter().copied().map(promise).sum();
    let open: i32 = player.played.iter().map(|id| worth.open(card(id))).sum();
    let acting = player.played.iter().filter(|&id| !card(id).actions.is_empty()).count();
    let colonies: u8 = facts.colonies.in_play().map(|(_, on)| on.of(seat)).sum();
    let mut features = [0; FEATURES];
    let points = [
        score.rating,
        score.milestones,
        score.awards,
        score.greeneries,
        score.cities,
        score.cards,
        score.committee,
    ];
    let all = points
        .into_iter()
        .map(i32::from)
        .chain(player.stock.0.into_iter().map(i32::from))
        .chain(player.production.0.into_iter().map(i32::from))
        .chain([
            player.hand_size.into(),
            hand,
            best,
            dealt,
            player.played.iter().count() as i32,
            open / 10,
            acting as i32,
            facts.board.cities.and(facts.board.owned[seat]).len() as i32,
            facts.board.owned[seat].len() as i32,
            colonies.into(),
            facts.colonies.more_fleets[seat].into(),
            influence(facts, seat).total().into(),
            i32::from(facts.first == seat),
        ])
        .chain(player.tags.0.into_iter().map(i32::from));
    for (place, feature) in features.iter_mut().zip(all) {
        *place = feature;
    }
    features
}

/// What a seat has, in hundredths of a victory point: its own value less that of the best other seat.
pub(super) fn value(facts: &Facts, seat: Seat) -> i32 {
    let table = if facts.options.players == 2 { &OF_TWO } else { &OF_MORE };
    let coefficients = &table[stage(facts)];
    let of = |seat: Seat| {
        let products = features(facts, seat).into_iter().zip(coefficients).map(|(it, by)| it * by);
        products.sum::<i32>() / 64
    };
    let others = facts.others(seat).map(of).max().unwrap_or_default();
    of(seat) - others
}
