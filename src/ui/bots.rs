//! The bots: they answer through the same door as people, and see what their seat may see.

use super::app::{Action, App, Held, Open};
use crate::bot::{Greedy, Look, Policy, Random};
use crate::kit::{Seat, Seed};
use crate::mars::Choice;
use crate::table::{Bot, Player};
use gloo::timers::callback::Timeout;
use yew::{UseReducerHandle, hook, use_effect_with};

/// Lets bots answer one question at a time, so that the page stays responsive between them.
#[hook]
pub(crate) fn use_bots(app: &UseReducerHandle<App>) {
    let dispatcher = app.dispatcher();
    let table = app.open.as_ref().map(|Open { table, .. }| table.clone());
    use_effect_with(table, move |table| {
        let due = table.as_ref().and_then(|table| due(table).map(|(seat, bot)| (table.clone(), seat, bot)));
        let timeout = due.map(|(table, seat, bot)| {
            Timeout::new(0, move || {
                if let Some(index) = answer(&table, seat, bot) {
                    dispatcher.dispatch(Action::Answer(seat, index));
                }
            })
        });
        // Dropped with the table that it looked at.
        move || drop(timeout)
    });
}

/// The first bot that owes an answer.
fn due(table: &Held) -> Option<(Seat, Bot)> {
    table.asked().iter().find_map(|seat| match table.player(seat) {
        Player::Human => None,
        Player::Bot(bot) => Some((seat, bot)),
    })
}

/// The place of a bot's answer among its offers. It has the view of its seat, and its chance is the same when the
/// page is loaded again.
fn answer(table: &Held, seat: Seat, bot: Bot) -> Option<u16> {
    let view = table.view(Some(seat));
    let offers: Vec<Choice> = view.choices(seat).collect();
    let (look, seed) = (Look::new(view.blanked(), seat), Seed(table.answers() as u64));
    let chosen = match bot {
        _ if offers.is_empty() => return None,
        Bot::Random => Random::new(seed).choose(&look, seat, &offers),
        Bot::Greedy => Greedy::new(seed).choose(&look, seat, &offers),
    };
    offers.iter().position(|&offer| offer == chosen.choice).map(|place| place as u16)
}
