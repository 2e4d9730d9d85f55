//! Passes and ends of turns that a person may have done for them.

use super::Game;
use crate::ares;
use crate::kit::Seat;
use crate::mars;
use crate::mars::cards::StandardProject;

impl Game {
    /// The place among the offers of this seat that passes; nothing where it is not asked its turn, and in a game without passing.
    pub fn pass(&self, seat: Seat) -> Option<u16> {
        match self {
            Self::Mars(table) => place(table.offers(seat).iter().map(|offer| *offer == mars::Choice::Pass)),
            Self::Ares(_) => None,
        }
    }

    /// The place among the offers of this seat that ends its turn or its phase, where nothing else but selling cards is left to do,
    /// and what it ends can be ended unasked: see [`crate::table::Table::may_end_unasked`].
    pub fn end_of_spent_turn(&self, seat: Seat) -> Option<u16> {
        if !each!(self, table => table.may_end_unasked(seat)) {
            return None;
        }
        match self {
            Self::Mars(table) => spent(table.offers(seat), |offer| match offer {
                mars::Choice::EndTurn => SpentOffer::End,
                mars::Choice::Project(StandardProject::SellPatents) => SpentOffer::Sale,
                _ => SpentOffer::Other,
            }),
            Self::Ares(table) => {
                let view = table.view(Some(seat));
                // Cards that are sold before the end of the game are points.
                let is_phase = view.question(seat) == Some(ares::Question::Phase);
                let is_late = view.facts().sees_the_end(seat);
                spent(table.offers(seat), |offer| match offer {
                    ares::Choice::Done => SpentOffer::End,
                    ares::Choice::Sell(_) => SpentOffer::Sale,
                    _ => SpentOffer::Other,
                })
                .filter(|_| is_phase && !is_late)
            }
        }
    }
}

impl Game {
    /// The place of the only cube among the offers of this seat, where the others are gone (ARES-COOP-03); nothing at any other
    /// question.
    pub fn only_cube(&self, seat: Seat) -> Option<u16> {
        match self {
            Self::Mars(_) => None,
            Self::Ares(table) => (table.offers(seat) == [ares::Choice::MoneyCube]).then_some(0),
        }
    }
}

/// What an offer is where a turn may be spent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SpentOffer {
    End,
    Sale,
    Other,
}

/// The place of the end among offers that are ends and sales alone.
fn spent<T>(offers: &[T], rest: impl Fn(&T) -> SpentOffer) -> Option<u16> {
    let is_spent = offers.iter().all(|offer| rest(offer) != SpentOffer::Other);
    place(offers.iter().map(|offer| rest(offer) == SpentOffer::End)).filter(|_| is_spent)
}

/// The first place that holds.
fn place(mut all: impl Iterator<Item = bool>) -> Option<u16> {
    all.position(|it| it).and_then(|place| u16::try_from(place).ok())
}
