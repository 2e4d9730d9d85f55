//! The top of the page: where one is, what happened last, and what can be done beside the game.

use super::app::{Action, App, Open};
use super::copying::CopyText;
use super::keeping;
use super::names::Names;
use super::picture::icon;
use super::say::{self, speak};
use super::table::Before;
use super::table::log::latest_news;
use super::theme::Theme;
use crate::kit::Seat;
use crate::mars::Facts;
use crate::table::Final;
use crate::text::Term;
use crate::view::{is_news, whose};
use yew::{AttrValue, Callback, Html, UseReducerHandle, UseStateHandle, html};

/// The bar of a running game.
pub(crate) fn game_bar(
    app: &UseReducerHandle<App>,
    open: &Open,
    copy: &Callback<(), Result<AttrValue, AttrValue>>,
    facts: &Facts,
    names: &Names,
) -> Html {
    let leave = {
        let act = app.dispatcher();
        move |_| keeping::leave(&act)
    };
    let rise = {
        let app = app.clone();
        move |_| app.dispatch(Action::Rise)
    };
    let before = open.before();
    let ticker = latest_news(open.table.heard_since(0, before.eyes()), facts, names);
    html! {
        <>
            <p id="generation" data-generation={facts.generation.to_string()}>
                <b><span class="long">{ "Generation" }</span><span class="short" aria-hidden="true">{ "Gen" }</span>{ " " }{ facts.generation }</b><span class="phase">{ " " }{ say::term(Term::Phase(facts.phase)) }</span>
            </p>
            <p class="ticker" role="status" aria-live="polite">{ for ticker }</p>
            <nav aria-label="Game">
                if let Before::Person(seat) = before { { undo(app, open, names, facts, seat) } }
                if open.is_shared() && matches!(before, Before::Person(_)) {
                    <button id="rise" type="button" class="ib" onclick={rise}>{ icon("eye") }<span>{ "Hide my cards" }</span></button>
                }
                <CopyText class="ib" text={copy} />
                <button id="leave" type="button" class="ib" onclick={leave}>{ icon("menu") }<span>{ "Games" }</span></button>
            </nav>
        </>
    }
}

/// Takes the own last move back, and says which that is; or why it stays.
fn undo(app: &UseReducerHandle<App>, open: &Open, names: &Names, facts: &Facts, seat: Seat) -> Html {
    let table = &open.table;
    let words: Result<AttrValue, AttrValue> = match table.undo_to(seat) {
        Ok(told) => {
            let mut since = table.heard_since(told, Some(seat));
            let own = since.find(|&event| whose(event) == Some(seat) && is_news(event));
            let own = own.map(|event| speak(facts, names, |speaker| speaker.event(event)));
            Ok(own.map_or_else(
                || "Takes your last answer back.".into(),
                |own| format!("Takes back: {own}").into(),
            ))
        }
        Err(Final::Decision { by }) => {
            Err(format!("{} has decided since, so this stays.", names.of(by)).into())
        }
        Err(Final::Shown { by }) => {
            Err(format!("{} has shown a card since, so this stays.", names.of(by)).into())
        }
        Err(stays @ (Final::Nothing | Final::Reveal)) => Err(stays.to_string().into()),
    };
    let may = words.is_ok();
    let words = words.unwrap_or_else(|reason| reason);
    let onclick = may.then(|| {
        let app = app.clone();
        Callback::from(move |_| app.dispatch(Action::Undo(seat)))
    });
    html! {
        <button id="undo" type="button" class="ib" aria-disabled={(!may).to_string()} title={words.clone()} {onclick}>
            { icon("undo") }<span>{ "Undo" }</span><span class="vh">{ ". " }{ words }</span></button>
    }
}

/// Changes between light and dark.
pub(crate) fn theme_button(theme: &UseStateHandle<Theme>) -> Html {
    let next = theme.other();
    let onclick = {
        let theme = theme.clone();
        move |_| {
            next.keep();
            theme.set(next);
        }
    };
    let (picture, words) = match next {
        Theme::Light => ("sun", "Light"),
        Theme::Dark => ("moon", "Dark"),
    };
    html! { <button id="theme" type="button" class="ib" aria-label={format!("{words} colours")} title={format!("{words} colours")} {onclick}>{ icon(picture) }</button> }
}
