//! The functions that `static/embed/host.js` calls for the page around ours: the host.
//!
//! A frame whose address names a host (`?host=…`) loads that file beside the page. It hears messages of exactly that origin, does what
//! `allow` in the address names, and says what is wrong with the others. It reads games with the module for programs: whoever plays
//! without a host loads neither. It gets the host's game as text and gives answers by their place. A message is heard when the page has
//! drawn what the one before it did.
//!
//! A game is the host's when the host has begun or brought it (`Open::hosted`); those of the visitor it neither sees nor touches. A
//! record is given only if the person before the page agrees. `static/embed/index.html` documents the messages and the element
//! `static/embed/element.js`, which makes such a frame and turns attributes, methods and events into messages.
#![expect(unreachable_pub, reason = "wasm-bindgen exports public functions only")]

use crate::games::Game;
use crate::kit::{Seat, Seats};
use crate::text::common::BarWords;
use crate::text::{Language, Verbatim};
use crate::ui::look::part::part;
use crate::ui::look::texts::{self, Texts};
use crate::ui::look::theme::Theme;
use crate::ui::parts::coach::habit::CoachHabit;
use crate::ui::parts::dialog::Dialog;
use crate::ui::parts::form::pace::Pace;
use crate::ui::parts::live::servers;
use crate::ui::state::app::{App, AppAction, Open};
use crate::ui::state::host;
use js_sys::Function;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use yew::{
    Callback, Html, UseReducerHandle, UseStateHandle, hook, html, use_effect, use_effect_with, use_state,
};

/// The page as it was drawn last, as far as a host may change or hear it.
#[derive(Clone)]
struct Page {
    app: UseReducerHandle<App>,
    theme: UseStateHandle<Theme>,
    texts: UseReducerHandle<Texts>,
    /// Who is to be told whether the host may have its game as text.
    wanting: UseStateHandle<Option<Function>>,
}

thread_local! {
    static PAGE: RefCell<Option<Page>> = const { RefCell::new(None) };
    static EAR: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Lets the host hear when the page was drawn; what lies in front of the page while a person decides what the host gets.
#[hook]
pub(super) fn use_host(
    app: &UseReducerHandle<App>,
    theme: &UseStateHandle<Theme>,
    texts: &UseReducerHandle<Texts>,
) -> Html {
    let origin = use_state(host::origin);
    let wanting = use_state(|| None);
    let hosted = app.open.as_ref().filter(|open| open.hosted.is_some());
    // Consent is for the game that is shown: what was asked about one that is left, or has given way to another, is refused.
    use_effect_with(hosted.map(|open| open.slot.clone()), {
        let wanting = wanting.clone();
        move |_| decide(&wanting, false)
    });
    use_effect({
        let (app, theme, texts, wanting) = (app.clone(), theme.clone(), texts.clone(), wanting.clone());
        let is_heard = origin.is_some();
        move || {
            if is_heard {
                PAGE.set(Some(Page { app, theme, texts, wanting }));
                call(EAR.with_borrow(Clone::clone).as_ref(), &JsValue::UNDEFINED);
            }
        }
    });
    match (&*origin, &*wanting, hosted) {
        (Some(origin), Some(_), Some(_)) => asks_for_record(origin, **texts, &wanting),
        _ => Html::default(),
    }
}

/// Whether the host may have the game.
fn asks_for_record(origin: &str, texts: Texts, wanting: &UseStateHandle<Option<Function>>) -> Html {
    let deciding = |may| {
        let wanting = wanting.clone();
        Callback::from(move |()| decide(&wanting, may))
    };
    let (give, keep) = (deciding(true), deciding(false));
    part!(Dialog {
        title: texts.bar(BarWords::HostAsksForRecord(Verbatim(origin))),
        close: keep.clone(),
        children: html! {
            <>
                <p>{ texts.bar(BarWords::HostAsksForRecordAbout) }</p>
                <p class="buttons">
                    <button id="give-record" type="button" class="btn" onclick={give.reform(|_| ())}>{ texts.bar(BarWords::GiveRecord) }</button>
                    <button id="keep-record" type="button" class="btn primary" onclick={keep.reform(|_| ())}>{ texts.bar(BarWords::KeepRecord) }</button>
                </p>
            </>
        },
    })
}

/// Tells whoever waits for it whether the host may have the game, once.
fn decide(wanting: &UseStateHandle<Option<Function>>, may: bool) {
    if wanting.is_some() {
        call(wanting.as_ref(), &may.into());
        wanting.set(None);
    }
}

fn call(ear: Option<&Function>, told: &JsValue) {
    if let Some(ear) = ear {
        // What goes wrong there is told there.
        let _ = ear.call1(&JsValue::NULL, told);
    }
}

impl Page {
    fn drawn() -> Option<Self> {
        PAGE.with_borrow(Clone::clone)
    }

    /// The game of the host's.
    fn hosted(&self) -> Option<(&Open, Seats)> {
        let open = self.app.open.as_ref()?;
        Some((open, open.hosted?))
    }
}

/// The origin of the page around ours, if the address of the frame names one.
#[wasm_bindgen(js_name = hostOrigin)]
pub fn origin() -> Option<String> {
    host::origin()
}

/// Calls back whenever the page was drawn; at once, if it was before.
#[wasm_bindgen(js_name = hostListen)]
pub fn listen(ear: Function) {
    if Page::drawn().is_some() {
        call(Some(&ear), &JsValue::UNDEFINED);
    }
    EAR.set(Some(ear));
}

/// The host's game as text, if one is on the page.
#[wasm_bindgen(js_name = hostGame)]
pub fn game() -> Option<String> {
    Some(Page::drawn()?.hosted()?.0.table.to_text())
}

/// The seats for which the host plays, as bits.
#[wasm_bindgen(js_name = hostSeats)]
pub fn seats() -> u8 {
    Page::drawn().and_then(|page| Some(page.hosted()?.1.bits())).unwrap_or_default()
}

/// Sits down to a game, for some seats of which the host plays, as bits; whether the text was one.
#[wasm_bindgen(js_name = hostSit)]
pub fn sit(text: &str, own: u8) -> bool {
    let (Some(page), Ok(table)) = (Page::drawn(), Game::from_text(text)) else { return false };
    page.app.dispatch(AppAction::Host(table, Seats::of_bits(own)));
    true
}

/// Gives the answer at this place of the offers, in a game with so many answers; whether it was its turn.
#[wasm_bindgen(js_name = hostPlay)]
pub fn play(seat: u8, place: u16, answers: u32) -> bool {
    let (Some(page), Some(seat)) = (Page::drawn(), Seat::new(seat)) else { return false };
    let is_its = page.hosted().is_some_and(|(open, own)| {
        own.contains(seat) && !open.waits && open.table.answers() == answers as usize
    });
    if is_its {
        page.app.dispatch(AppAction::Answer(seat, place));
    }
    is_its
}

/// Asks the person before the page whether the host may have its game as text; whether it could be asked.
#[wasm_bindgen(js_name = hostAsk)]
pub fn ask(told: Function) -> bool {
    let page = Page::drawn().filter(|page| page.hosted().is_some() && page.wanting.is_none());
    if let Some(page) = &page {
        page.wanting.set(Some(told));
    }
    page.is_some()
}

/// The language of the page, by its BCP 47 tag.
#[wasm_bindgen(js_name = hostLanguage)]
pub fn language() -> Option<String> {
    Page::drawn().map(|page| page.texts.tag().to_owned())
}

/// Another language, by its BCP 47 tag; whether there is such a one.
#[wasm_bindgen(js_name = hostSpeak)]
pub fn speak(tag: &str) -> bool {
    let (Some(page), Some(language)) = (Page::drawn(), Language::of_tag(tag)) else { return false };
    texts::change(page.texts.dispatcher(), language);
    true
}

/// How fast bots play, by its name; where that is none, as the person before the page has it.
#[wasm_bindgen(js_name = hostPace)]
pub fn pace(name: &str) {
    Pace::host(Pace::named(name));
}

/// When the coach gives advice, by its name; where that is none, as the person before the page has it.
#[wasm_bindgen(js_name = hostCoach)]
pub fn coach(name: &str) {
    CoachHabit::host(CoachHabit::named(name));
}

/// The server that helps devices to find each other over the internet, as in `<meta name="viriditas-ice">`; nothing: that of the page.
#[wasm_bindgen(js_name = hostIce)]
pub fn ice(server: Option<String>) {
    servers::host(server);
}

/// Light or dark; where neither is said, as the person before the page has it.
#[wasm_bindgen(js_name = hostLight)]
pub fn light(is_light: Option<bool>) {
    if let Some(page) = Page::drawn() {
        page.theme.set(match is_light {
            Some(true) => Theme::Light,
            Some(false) => Theme::Dark,
            None => Theme::first(),
        });
    }
}
