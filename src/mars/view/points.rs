//! Where the points of a game came from: generation by generation, and card by card.

use crate::kit::{Rules, Seat, in_order};
use crate::mars::cards::CardId;
use crate::mars::{Facts, Mars, card_points, score};
use crate::table::{PointsByGeneration, Table};

/// The points of everyone after each generation.
pub fn points_by_generation(table: &Table<Mars>) -> PointsByGeneration {
    table.points(|game, seat| score(game.facts(), seat).total().into())
}

/// The cards of a player that bring points or cost some, each with its VP, the most valuable card first. Together they are the
/// line of cards in the player's [`crate::mars::Score`].
pub fn cards_by_worth(facts: &Facts, seat: Seat) -> Vec<(CardId, i16)> {
    let played = facts.players[seat].played.iter();
    let cards = played.map(|id| (id, card_points(facts, seat, id))).filter(|&(_, points)| points != 0);
    let cards: Vec<(CardId, i16)> = cards.collect();
    let order = in_order(cards.iter().map(|&(_, points)| (-i64::from(points), 0)));
    order.into_iter().map(|place| cards[place]).collect()
}
