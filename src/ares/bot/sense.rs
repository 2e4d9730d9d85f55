//! What no player would do: finish a phase while something on offer takes nothing and brings something.

use crate::ares::cards::{Capacity, Stock};
use crate::ares::foresee::Figure;
use crate::ares::trial::Trial;
use crate::kit::Seat;

/// Whether the seat owes nothing after what was tried, has nothing less than before and has something more: stock, production, capacities,
/// rating, forests, points, cards in hand and resources on cards.
pub(super) fn is_pure_gain(before: &Trial, after: &Trial, seat: Seat) -> bool {
    if after.owes() {
        return false;
    }
    let figures = Stock::ALL.into_iter().flat_map(|stock| [Figure::Stock(stock), Figure::Production(stock)]);
    let figures = figures.chain(Capacity::ALL.map(Figure::Capacity));
    let figures = figures.chain([Figure::CardProduction, Figure::Rating, Figure::Forests, Figure::Points]);
    let stored = before.facts().in_play(seat).filter(|card| card.holds.is_some());
    let figures = figures.chain(stored.map(|card| Figure::Stored(card.id)));
    let pairs = figures.map(|figure| [before, after].map(|trial| trial.facts().figure(seat, figure)));
    let in_hand = |trial: &Trial| i32::from(trial.facts().players[seat].board.hand_size + trial.drawn());
    let mut is_gain = false;
    for [before, after] in pairs.chain([[in_hand(before), in_hand(after)]]) {
        if after < before {
            return false;
        }
        is_gain |= after > before;
    }
    is_gain
}
