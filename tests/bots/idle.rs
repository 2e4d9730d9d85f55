//! Actions of cards of which nothing comes but their price.

use viriditas::kit::Seed;
use viriditas::kit::{Rules, View};
use viriditas::mars::bot::{Observation, Position, budget, choose};
use viriditas::mars::cards::Parameter::Venus;
use viriditas::mars::cards::Resource;
use viriditas::mars::cards::{Card, Kind, all};
use viriditas::mars::scenario::{Play, Scenario, seat};
use viriditas::mars::view::vain;
use viriditas::mars::{Choice, Mars, Setup, Switch, idle_action};
use viriditas::table::Bot;

/// A player with a card on a table where little can be done: all parameters have reached their goals and nothing stores anything.
fn with(card: &Card, taken: u8, stock: u16) -> Option<Mars> {
    let boxes = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Turmoil];
    let setup = boxes.into_iter().fold(Setup { first: Some(seat(0)), ..Setup::new(2) }, Setup::with);
    let table = Scenario::new(setup).generation(9).temperature(8).oxygen(14).oceans(9).level(Venus, 30);
    let table = table.seat(0).played(&[*card]).turn(taken);
    let table = Resource::ALL.into_iter().fold(table, |table, resource| table.stock(resource, stock));
    table.try_start().ok()
}

/// Ruling: Q-BASE-34.
#[test]
fn no_bot_from_the_club_player_up_uses_an_action_of_which_nothing_comes() {
    let levels = [Bot::Greedy, Bot::Strong, Bot::Expert];
    let mut looked_at = 0;
    for card in all().filter(|card| card.kind == Kind::Active && !card.actions.is_empty()) {
        for (taken, stock) in [(0, 0), (1, 0), (0, 13), (1, 13)] {
            let Some(game) = with(card, taken, stock) else { continue };
            let offers = game.all_offers();
            let is_idle = |choice: Choice| match choice {
                Choice::Act { card, which } => idle_action(game.facts(), seat(0), card, which).is_some(),
                _ => false,
            };
            for &idle in offers.iter().filter(|choice| is_idle(**choice)) {
                let view = View::of(&game, Some(seat(0)));
                let forecast = view.forecast(seat(0), idle, None).expect("an offer has a forecast");
                let told = vain(game.facts(), seat(0), idle, &forecast);
                assert!(told.is_some(), "{}: {idle:?} is proposed", card.name);
                // Beside the action there is what ends the turn, and nothing else in the smallest case.
                let ends = |choice: &Choice| matches!(choice, Choice::Pass | Choice::EndTurn);
                let few: Vec<Choice> =
                    offers.iter().copied().filter(|choice| *choice == idle || ends(choice)).collect();
                for (level, offers) in levels.into_iter().flat_map(|level| [(level, &few), (level, &offers)])
                {
                    let look = Observation::new(&game, seat(0));
                    let position = Position::new(&look, seat(0), offers).within(budget(level).min(40));
                    let chosen = choose(level, Seed(looked_at), &position).choice;
                    assert!(!is_idle(chosen), "{level:?}: {} with {stock}", card.name);
                    looked_at += 1;
                }
            }
        }
    }
    println!("{looked_at} answers");
    assert!(looked_at > 100, "{looked_at}");
}
