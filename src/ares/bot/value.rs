//! The value of a position to a seat, learned from the ends of self-played games: a small neural network that reads what a seat has and
//! how far the game is, and a number for each card.

use super::network::{CARD_PLACES, FEATURES};
use super::prospects::{Prospects, steps_left};
use super::weights::Weights;
use super::worth::Worth;
use super::{value_of_more, value_of_two};
use crate::ares::cards::{CardId, Phase, Stock, Tag};
use crate::ares::state::facts::Facts;
use crate::kit::Seat;

/// What the value of a seat is read from: points by source, stock, income, hand, cards in play, and the phase that it may not choose; then
/// what is left of Mars, and the phases that nobody chose last.
pub fn features(facts: &Facts, seat: Seat) -> [i32; FEATURES] {
    let weights = Weights::tuned_for(facts);
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
    let [money, heat, plants] = Stock::ALL.map(|it| i32::from(board.stock[it]));
    let all = [
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
        worth.steel(),
        worth.titanium(),
        money,
        heat,
        plants,
        heat / 8,
        plants / 8,
        (money - 25).max(0),
        (i32::from(board.hand_size) - 7).max(0),
    ];
    let last = |phase: Phase| i32::from(board.last == Some(phase));
    let idle = |phase: Phase| {
        i32::from(facts.seats().iter().all(|seat| facts.players[seat].board.last != Some(phase)))
    };
    let of_table = steps_left(facts).into_iter().chain([
        steps_left(facts).iter().sum(),
        facts.round.into(),
        prospects.rounds / 100,
    ]);
    let all = all
        .into_iter()
        .chain(worth.playable().map(|gain| gain.min(3_000) / 10))
        .chain(Tag::ALL.map(|tag| worth.tags(tag)))
        .chain(Phase::ALL.map(last))
        .chain(of_table)
        .chain(Phase::ALL.map(idle));
    let mut features = [0; FEATURES];
    for (place, feature) in features.iter_mut().zip(all) {
        *place = feature;
    }
    features
}

/// The places of a seat's cards in the tables, one after the other, and how often each counts.
pub fn places(facts: &Facts, seat: Seat) -> impl Iterator<Item = (usize, i32)> {
    let place = |id: CardId| Some(usize::from(id.number())).filter(|&it| it < CARD_PLACES).unwrap_or(0);
    let left: i32 = steps_left(facts).iter().sum();
    let in_play = facts.in_play(seat).map(move |card| place(card.id));
    let in_play = in_play.flat_map(move |it| [(it, 1), (CARD_PLACES + it, left)]);
    let hand = facts.players[seat].hand.iter().map(move |id| (2 * CARD_PLACES + place(id), 1));
    in_play.chain(hand)
}

/// What a seat has, in hundredths of a victory point: its own value less that of the best other seat.
pub(super) fn value(facts: &Facts, seat: Seat) -> i32 {
    let (network, cards) = match facts.seats().len() {
        ..=2 => (&value_of_two::NETWORK, &value_of_two::CARDS),
        _ => (&value_of_more::NETWORK, &value_of_more::CARDS),
    };
    let cards = cards.as_flattened();
    let of = |seat: Seat| {
        let cards: i32 = places(facts, seat).map(|(place, many)| cards[place] * many).sum();
        network.output(&features(facts, seat)) + cards / 16
    };
    let others = facts.seats().iter().filter(|&other| other != seat).map(of);
    of(seat) - others.max().unwrap_or_default()
}
