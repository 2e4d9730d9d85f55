//! What a phase is worth to the seat that chooses one.

use super::judge::Judge;
use crate::ares::cards::{Phase, Stock};
use crate::ares::state::question::Choice;
use crate::ares::state::setup::Mode;
use crate::ares::trial::Trial;
use crate::kit::Seat;

/// The most moves of a phase that are looked ahead.
const AHEAD: usize = 4;

/// What another seat makes of a phase, in hundredths of a M€; of production its income says more.
const OF_OTHERS: i32 = 500;

/// What the seat has at the end of this phase.
fn behind(judge: &Judge, trial: &Trial, phase: Phase, is_own: bool) -> i32 {
    let mut trial = trial.in_phase(phase, is_own);
    let mut worth = judge.standing(&trial);
    let mut offers = Vec::new();
    for _ in 0..AHEAD {
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
fn chosen_by_others(trial: &Trial, judge: &Judge, phase: Phase) -> i32 {
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
    let allowed = others.filter(|&seat| facts.players[seat].board.last != Some(phase)).count();
    let first_round = i32::from(facts.round == 1);
    100 - (0..allowed).fold(100, |left, _| left * (75 + 5 * first_round) / 100)
}

/// What others have of a phase that the seat chooses, in comparison.
fn given_away(trial: &Trial, judge: &Judge, phase: Phase) -> i32 {
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
        Phase::Development | Phase::Construction | Phase::Action | Phase::Research => {
            others().map(|_| OF_OTHERS).sum()
        }
    };
    all * judge.weights.rivals / 100 / others().count().max(1) as i32
}

/// The phases that the seat may choose, and what each is worth.
pub(super) fn phases(judge: &Judge, trial: &Trial, offers: &[Choice]) -> Vec<(Choice, i32)> {
    let now = judge.standing(trial);
    let worth = |&offer: &Choice| {
        let Choice::Phase(phase) = offer else { return None };
        let by_others = chosen_by_others(trial, judge, phase);
        let own = behind(judge, trial, phase, true);
        let without = if by_others > 0 { behind(judge, trial, phase, false) } else { now };
        let gained = own - now - (without - now) * by_others / 100;
        let given = given_away(trial, judge, phase) * (100 - by_others) / 100;
        Some((offer, gained - given))
    };
    offers.iter().filter_map(worth).collect()
}

/// The phases that the neutral player may have, and what each is worth to the seat.
pub(super) fn of_others(judge: &Judge, trial: &Trial, offers: &[Choice]) -> Vec<(Choice, i32)> {
    let facts = trial.facts();
    let worth = |&offer: &Choice| {
        let Choice::Phase(phase) = offer else { return None };
        let is_chosen = facts.has_chosen(judge.seat, phase);
        Some((offer, if is_chosen { i32::MIN / 2 } else { behind(judge, trial, phase, false) }))
    };
    offers.iter().filter_map(worth).collect()
}
