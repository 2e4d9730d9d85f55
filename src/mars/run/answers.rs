//! Answers go into the slots of sealed phases.

use crate::kit::Seat;
use crate::mars::judge::sealed::heat;
use crate::mars::state::agenda::Task;
use crate::mars::state::facts::Facts;
use crate::mars::state::question::Choice;
use crate::mars::state::slots::{Slot, Stage};

/// Writes an answer into a slot; the answer is one that its question offers.
pub(crate) fn answer(facts: &Facts, task: Task, slot: &mut Slot, seat: Seat, choice: Choice) {
    let player = &facts.players[seat];
    match (slot.stage, choice) {
        (Stage::Sealed, _) => *slot = Slot::at(Slot::first_stage(task)),
        (Stage::Corporation, Choice::Card(id)) => {
            slot.corporation = u8::from(player.corporations[1] == id);
            slot.stage = Stage::Cards;
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
        (Stage::Cards, _) => {
            let in_setup = matches!(task, Task::Setup);
            let (least, most) = if in_setup { (0, 0) } else { heat(facts, *slot, seat) };
            slot.heat = least;
            slot.stage = if least < most { Stage::Heat } else { Stage::Sealed };
        }
        (Stage::Heat, Choice::Amount(heat)) => {
            slot.heat = heat;
            slot.stage = Stage::Sealed;
        }
        _ => {}
    }
}
