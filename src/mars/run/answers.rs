//! Answers go into the slots of sealed phases.

use crate::kit::Seat;
use crate::mars::judge::preludes::still_to_keep;
use crate::mars::judge::sealed::Bill;
use crate::mars::state::agenda::Task;
use crate::mars::state::facts::Facts;
use crate::mars::state::question::Choice;
use crate::mars::state::slots::{Slot, Stage};

/// Writes an answer into a slot; the answer is one that its question offers.
pub(crate) fn answer(facts: &Facts, task: Task, slot: &mut Slot, seat: Seat, choice: Choice) {
    let player = &facts.players[seat];
    match (slot.stage, choice) {
        (Stage::Sealed, _) => *slot = Slot::at(Slot::first_stage(&facts.options, task, seat)),
        (Stage::Corporation, Choice::Card(id)) => {
            slot.corporation = u8::from(player.corporations[1] == id);
            slot.stage = if player.preludes.is_empty() { Stage::Cards } else { Stage::Preludes };
        }
        (Stage::Preludes, Choice::Card(id)) => {
            if let Some(place) = player.preludes.iter().position(|&card| card == id) {
                slot.keep(place);
            }
            if still_to_keep(&player.preludes, slot.kept()) == 0 {
                slot.from = 0;
                let is_beginner = facts.options.beginners.contains(seat);
                slot.stage = if is_beginner { Stage::Sealed } else { Stage::Cards };
            }
        }
        (Stage::Pick, Choice::Card(id)) => {
            if let Some(place) = player.dealt.iter().position(|&card| card == id) {
                slot.choose(place);
            }
            slot.stage = Stage::Sealed;
        }
        (Stage::Cards, Choice::Card(id)) => {
            if let Some(place) = player.dealt.iter().position(|&card| card == id) {
                slot.choose(place);
            }
        }
        (Stage::Cards, _) if matches!(task, Task::Setup) => slot.stage = Stage::Sealed,
        (Stage::Cards, _) => slot.stage = pay_from(facts, slot, seat, 0),
        (Stage::Paying(place), Choice::Amount(amount)) => {
            slot.paid[usize::from(place)] = amount as u8;
            slot.stage = pay_from(facts, slot, seat, place + 1);
        }
        _ => {}
    }
}

/// Lets payers pay what leaves no choice, up to the first that has one.
fn pay_from(facts: &Facts, slot: &mut Slot, seat: Seat, from: u8) -> Stage {
    let bill = Bill::of(facts, *slot, seat);
    let mut place = from;
    while let Some((least, most)) = bill.wallet.bounds(place.into(), bill.left(*slot, place.into())) {
        if least < most {
            return Stage::Paying(place);
        }
        slot.paid[usize::from(place)] = least as u8;
        place += 1;
    }
    Stage::Sealed
}
