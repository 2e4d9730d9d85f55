//! Order of effects (Q-BASE-03), and what may be put first.

use crate::help::Play;
use viriditas::cards::{FISH, PREDATORS};
use viriditas::mars::Choice;
use viriditas::mars::scenario::table;

/// Rules: BASE-BLUE-02.
#[test]
fn the_cost_of_an_action_is_never_put_after_its_gain() {
    let mut game = table(2).seat(0).played(&[PREDATORS, FISH]).on_card(PREDATORS, 1).on_card(FISH, 1).start();
    game.answer(Choice::Act { card: PREDATORS.id, which: 0 });
    assert_eq!(game.all_offers(), [Choice::Holder(PREDATORS.id), Choice::Holder(FISH.id)]);
    game.answer(Choice::Holder(FISH.id));
    assert_eq!((game.on_card(PREDATORS), game.on_card(FISH)), (2, 0));
}
