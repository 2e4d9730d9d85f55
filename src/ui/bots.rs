//! The bots: they answer through the same door as people, in a worker where there is one.

use super::app::{Action, App, Held, Open};
use crate::kit::Seat;
use crate::table::{Bot, Player};
use crate::worker::Office;
use yew::{UseReducerHandle, hook, use_effect_with, use_memo};

/// Lets bots answer one question at a time. The answer to a table that has changed meanwhile is not waited for.
#[hook]
pub(crate) fn use_bots(app: &UseReducerHandle<App>) {
    let office = use_memo((), |()| Office::default());
    let dispatcher = app.dispatcher();
    let table = app.open.as_ref().map(|Open { table, .. }| table.clone());
    use_effect_with(table, move |table| {
        let due = table.as_ref().and_then(|table| due(table).map(|(seat, bot)| (table, seat, bot)));
        let asked = due.map(|(table, seat, bot)| {
            office.ask(seat, bot, &table.record(), move |answer| {
                dispatcher.dispatch(match answer.chosen {
                    Ok((index, _)) => Action::Answer(seat, index),
                    Err(sentence) => Action::Problem(sentence.into()),
                });
            })
        });
        // Dropped with the table that it was made for.
        move || drop(asked)
    });
}

/// The first bot that owes an answer.
fn due(table: &Held) -> Option<(Seat, Bot)> {
    table.asked().iter().find_map(|seat| match table.player(seat) {
        Player::Human => None,
        Player::Bot(bot) => Some((seat, bot)),
    })
}
