//! Income, victory points, and who has won.

use super::count::Counted;
use crate::ares::cards::{Card, Phase, Production, Stock};
use crate::ares::state::facts::{Facts, Stage};
use crate::ares::state::setup::Mode;
use crate::kit::{Seat, Seats};

/// The M€ that a chooser of phase IV has more (ARES-PHASE-13).
pub const PRODUCTION_BONUS: i16 = 4;

/// The victory points of a co-operative game that is won (ARES-COOP-07).
pub const COOPERATIVE_GOAL: i32 = 80;

/// What a player's cards produce in phase IV, without rating and bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Income {
    /// M€.
    pub money: i16,
    /// Heat.
    pub heat: i16,
    /// Plants.
    pub plants: i16,
    /// Cards to draw.
    pub cards: i16,
}

/// The victory points of a player (ARES-END-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// For the terraform rating.
    pub rating: u16,
    /// For forest tokens.
    pub forests: u16,
    /// For cards.
    pub cards: i16,
    /// All of them together.
    pub total: i32,
    /// What decides a tie: heat, plants and M€, with all cards of the hand discarded for M€ (ARES-END-05, Q-ARES-10).
    pub left: u16,
}

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// These players have won; several where even the tie-break is equal.
    Winners(Seats),
    /// The solo player or the pair has won.
    Won,
    /// The solo player or the pair has lost.
    Lost,
}

impl Facts {
    /// What the player's cards produce (ARES-PB-05): the cards are the truth, so tags played later count at once.
    pub fn income(&self, seat: Seat) -> Income {
        let mut income = Income::default();
        for card in self.in_play(seat) {
            for &production in card.production {
                let counted = Counted::of(seat, card.id);
                let (place, amount) = match production {
                    Production::Gain(Stock::MegaCredits, amount) => (&mut income.money, amount),
                    Production::Gain(Stock::Heat, amount) => (&mut income.heat, amount),
                    Production::Gain(Stock::Plants, amount) => (&mut income.plants, amount),
                    Production::Draw(amount) => (&mut income.cards, amount),
                };
                *place += self.amount(counted, amount);
            }
        }
        income
    }

    /// What the player gains in phase IV: the income, M€ for the rating, and the bonus of a chooser (ARES-PHASE-12).
    pub fn collected(&self, seat: Seat) -> Income {
        let income = self.income(seat);
        let bonus = self.production_bonus(seat);
        let money = income.money + self.players[seat].board.rating as i16 + bonus;
        Income { money: money.max(0), ..income }
    }

    /// The M€ that the player has in phase IV for having chosen it (ARES-PHASE-12).
    pub(crate) fn production_bonus(&self, seat: Seat) -> i16 {
        if self.has_chosen(seat, Phase::Production) { PRODUCTION_BONUS } else { 0 }
    }

    /// The victory points that a card in play brings its player as things stand.
    pub fn card_points(&self, seat: Seat, card: &Card) -> i16 {
        self.amount(Counted::of(seat, card.id), card.points)
    }

    /// The player's victory points as things stand.
    pub fn score(&self, seat: Seat) -> Score {
        let board = &self.players[seat].board;
        let cards = self.in_play(seat).map(|card| self.card_points(seat, card)).sum();
        let total = i32::from(board.rating) + i32::from(board.forests) + i32::from(cards);
        let left =
            board.stock.0.iter().fold(self.hand_value(seat, 0), |all, &stock| all.saturating_add(stock));
        Score { rating: board.rating, forests: board.forests, cards, total, left }
    }

    /// The victory points of all players together as things stand (ARES-COOP-07).
    pub fn points_together(&self) -> i32 {
        self.seats().iter().map(|seat| self.score(seat).total).sum()
    }

    /// How the game has ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let scores = || self.seats().iter().map(|seat| (seat, self.score(seat)));
        let is_won = match self.setup.mode {
            Mode::Competitive => {
                let rank = |score: Score| (score.total, score.left);
                let best = scores().map(|(_, score)| rank(score)).max();
                let winners = scores().filter(|&(_, score)| Some(rank(score)) == best);
                return Some(Outcome::Winners(winners.map(|(seat, _)| seat).collect()));
            }
            Mode::Solo(_) => self.planet.is_terraformed(),
            Mode::Cooperative => self.planet.is_terraformed() && self.points_together() >= COOPERATIVE_GOAL,
        };
        Some(if is_won { Outcome::Won } else { Outcome::Lost })
    }
}
