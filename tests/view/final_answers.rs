//! Which answers no undo takes back, told before they are given.

use viriditas::games::MarsTable;
use viriditas::kit::{Seat, Seed};
use viriditas::mars::bot::{Greedy, Observation, Policy, Position};
use viriditas::mars::{Choice, Phase, Setup, Shape, Switch};
use viriditas::table::{Seating, UndoRefusal};

/// In whole games with every box, of every answer in the action phase: it is told to be final where an undo then refuses because hidden cards were
/// shown, and nowhere else.
#[test]
fn an_answer_is_told_to_be_final_where_it_shows_hidden_cards() {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.into_iter().fold(Setup::new(2), Setup::with);
    let (mut finals, mut others) = (0, 0);
    for seed in 0..2 {
        let mut table =
            MarsTable::new(setup, Seed(seed), Seating::default()).expect("the set-up is possible");
        let mut bot = Greedy::new(Seed(seed));
        while let Some(seat) = table.asked().iter().next() {
            if table.view(None).facts().phase == Phase::Action {
                for choice in table.offers(seat).to_vec() {
                    let Some((told, so)) = told_and_so(&table, seat, choice) else { continue };
                    assert_eq!(told, so, "{choice:?} after {} answers with seed {seed}", table.answers());
                    *if so { &mut finals } else { &mut others } += 1;
                }
            }
            let view = table.view(Some(seat));
            let choice = bot.choose(&Position::new(&Observation::at(&view), seat, table.offers(seat))).choice;
            table.play(seat, choice).expect("a bot takes an offer");
        }
    }
    assert!(finals > 100 && others > 1_000, "{finals} final and {others} other answers");
}

/// Whether the forecast calls an answer final, and whether it is; nothing where it is the end of a turn or has still to be paid for.
fn told_and_so(table: &MarsTable, seat: Seat, choice: Choice) -> Option<(bool, bool)> {
    if matches!(choice, Choice::Pass | Choice::EndTurn) {
        return None;
    }
    let told = table.view(Some(seat)).forecast(seat, choice, None).ok()?.is_final;
    let mut after = table.clone();
    after.play(seat, choice).expect("an offer is accepted");
    let asked = after.view(Some(seat)).question(seat);
    if asked.is_some_and(|question| matches!(question.shape, Shape::Payment { .. })) {
        return None;
    }
    Some((told, after.may_undo(seat) == Err(UndoRefusal::Reveal)))
}
