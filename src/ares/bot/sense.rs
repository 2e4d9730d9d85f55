//! What no player would do: finish a phase while something on offer takes nothing and brings something, and pay for what brings
//! nothing.

use crate::ares::Ares;
use crate::ares::Figure;
use crate::ares::cards::{Capacity, Stock};
use crate::ares::state::question::Choice;
use crate::ares::trial::Trial;
use crate::kit::{Seat, View};

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

/// The offers but those that are in vain (Q-ARES-14), unless all are. One that own cards hear of stays, where it takes nothing and so
/// brings something.
pub(super) fn of_use(view: &View<Ares>, seat: Seat, offers: Vec<Choice>) -> Vec<Choice> {
    let is_of_use = |&choice: &Choice| {
        view.vain(seat, choice).is_none() || {
            let before = Trial::of(view, seat);
            let mut after = before.clone();
            after.answer(choice);
            is_pure_gain(&before, &after, seat)
        }
    };
    let kept: Vec<Choice> = offers.iter().copied().filter(is_of_use).collect();
    if kept.is_empty() { offers } else { kept }
}
