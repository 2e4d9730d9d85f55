//! The bots: they answer through the same door as people, and see what their seat may see.

use super::app::{Action, App, Open};
use crate::kit::{Rng, Seed};
use crate::table::Player;
use gloo::timers::callback::Timeout;
use yew::{UseReducerHandle, hook, use_effect_with};

/// Lets bots answer one question at a time, so that the page stays responsive between them.
#[hook]
pub(crate) fn use_bots(app: &UseReducerHandle<App>) {
    let dispatcher = app.dispatcher();
    let table = app.open.as_ref().map(|Open { table, .. }| table.clone());
    use_effect_with(table, move |table| {
        let due = table.as_ref().and_then(|table| {
            let seats = table.asked();
            seats.iter().find(|&seat| table.player(seat) != Player::Human).map(|seat| (table.clone(), seat))
        });
        let timeout = due.map(|(table, seat)| {
            Timeout::new(0, move || {
                let offers = table.view(Some(seat)).choices(seat).count() as u32;
                let index = Rng::new(Seed(table.answers() as u64)).below(offers) as u16;
                dispatcher.dispatch(Action::Answer(seat, index));
            })
        });
        // Dropped with the table that it looked at.
        move || drop(timeout)
    });
}
