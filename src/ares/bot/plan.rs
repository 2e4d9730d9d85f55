//! What a phase is worth to the seat that chooses one.

use super::judge::Judge;
use super::weights::Weights;
use crate::ares::cards::{Phase, Stock};
use crate::ares::state::facts::Facts;
use crate::ares::state::question::Choice;
use crate::ares::state::setup::Mode;
use crate::ares::trial::Trial;
use crate::kit::{Rng, Seat};

/// What the seat has at the end of this phase.
fn behind(judge: &Judge<'_>, trial: &Trial, phase: Phase, is_own: bool) -> i32 {
    let mut trial = trial.in_phase(phase, is_own);
    let mut worth = judge.standing(&trial);
    let mut offers = Vec::new();
    for _ in 0..judge.weights.moves {
        offers.clear();
        if trial.owes() || trial.asks(&mut offers).is_none() {
            break;
        }
        match judge.best_move(&trial, &offers) {
            Some((_, ahead)) if ahead.worth > worth => (worth, trial) = (ahead.worth, ahead.trial),
            Some(_) | None => break,
        }
    }
    worth
}

/// Whether it is this partner's turn to choose phase IV: by this habit of the bots there is income in every round.
const fn produces(seat: Seat, round: u8) -> bool {
    (seat.number() + round).is_multiple_of(2)
}

/// How likely the phase is chosen by somebody else, in percent.
fn chosen_by_others(trial: &Trial, judge: &Judge<'_>, phase: Phase) -> i32 {
    let facts = trial.facts();
    if let Mode::Solo(_) = facts.setup.mode {
        let left: Vec<Phase> = facts.neutral_left().collect();
        return if left.contains(&phase) { 100 / left.len().max(1) as i32 } else { 0 };
    }
    if facts.setup.mode == Mode::Cooperative {
        let is_own = produces(judge.seat, facts.round);
        return match (phase, is_own) {
            (Phase::Production, true) => 0,
            (Phase::Production, false) => 95,
            (_, true) => 25,
            (_, false) => 5,
        };
    }
    let others = facts.seats().iter().filter(|&seat| seat != judge.seat);
    100 - others.fold(100, |left, other| left * (100 - chosen_by(judge, facts, other, phase)) / 100)
}

/// How likely another seat chooses the phase, in percent, by what all see of it.
fn chosen_by(judge: &Judge<'_>, facts: &Facts, other: Seat, phase: Phase) -> i32 {
    let Weights { wants, wants_more, .. } = *judge.weights;
    let board = &facts.players[other].board;
    let cards = i32::from(board.hand_size);
    let seen = [
        cards.min(8),
        cards.min(8),
        (i32::from(board.stock[Stock::Heat]) / 8 + i32::from(board.stock[Stock::Plants]) / 8).min(6),
        i32::from(facts.collected(other).money).min(60) / 10,
        (8 - cards).max(0),
    ];
    let want = |it: Phase| {
        let place = it as usize;
        if board.last == Some(it) { 0 } else { (wants[place] + wants_more[place] * seen[place]).max(1) }
    };
    want(phase) * 100 / Phase::ALL.into_iter().map(want).sum::<i32>()
}

/// What others have of a phase that the seat chooses, in comparison.
fn given_away(trial: &Trial, judge: &Judge<'_>, phase: Phase) -> i32 {
    let facts = trial.facts();
    let prospects = &judge.prospects;
    if facts.setup.mode != Mode::Competitive {
        return 0;
    }
    let others = || facts.seats().iter().filter(|&seat| seat != judge.seat);
    let all: i32 = match phase {
        Phase::Production => others()
            .map(|seat| {
                let income = facts.collected(seat);
                let gains = [Stock::MegaCredits, Stock::Heat, Stock::Plants];
                let amounts = [income.money, income.heat, income.plants].map(i32::from);
                let gains: i32 =
                    gains.iter().zip(amounts).map(|(&stock, much)| prospects.stock(stock) * much).sum();
                gains + i32::from(income.cards) * prospects.card
            })
            .sum(),
        Phase::Development => others().count() as i32 * judge.weights.of_others[0],
        Phase::Construction => others().count() as i32 * judge.weights.of_others[1],
        Phase::Action => others().count() as i32 * judge.weights.of_others[2],
        Phase::Research => others().count() as i32 * judge.weights.of_others[3],
    };
    all * judge.weights.rivals / 100 / others().count().max(1) as i32
}

/// The phases that the seat may choose, and what each is worth; some of it may be chance, so that rivals cannot rely on a choice.
pub(super) fn phases(
    judge: &Judge<'_>,
    trial: &Trial,
    offers: &[Choice],
    chance: &mut Rng,
) -> Vec<(Choice, i32)> {
    let now = judge.standing(trial);
    let mixing = judge.weights.mixing.max(0) as u32;
    let worth = |&offer: &Choice| {
        let Choice::Phase(phase) = offer else { return None };
        let by_others = chosen_by_others(trial, judge, phase);
        let own = behind(judge, trial, phase, true);
        let without = if by_others > 0 { behind(judge, trial, phase, false) } else { now };
        let gained = own - now - (without - now) * by_others / 100;
        let given = given_away(trial, judge, phase) * (100 - by_others) / 100;
        Some((offer, gained - given + chance.below(mixing + 1) as i32))
    };
    offers.iter().filter_map(worth).collect()
}

/// The phases that the neutral player may have, and what each is worth to the seat.
pub(super) fn of_others(judge: &Judge<'_>, trial: &Trial, offers: &[Choice]) -> Vec<(Choice, i32)> {
    let facts = trial.facts();
    let worth = |&offer: &Choice| {
        let Choice::Phase(phase) = offer else { return None };
        let is_chosen = facts.has_chosen(judge.seat, phase);
        Some((offer, if is_chosen { i32::MIN / 2 } else { behind(judge, trial, phase, false) }))
    };
    offers.iter().filter_map(worth).collect()
}
