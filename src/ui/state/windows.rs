//! The windows of this browser that have the same game open: one plays it, and the others wait.

use crate::store::{Message, StoredGame, Window, WindowAction};
use crate::ui::state::app::{App, AppAction};
use crate::ui::state::save_slot_ref::{SaveSlotRef, milliseconds};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Math;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::UseReducerDispatcher;

/// What the channel is called on which all windows speak.
const NAME: &str = "viriditas";

/// Below this stand the numbers of windows: whole numbers that JavaScript tells apart.
const MOST: f64 = 9_007_199_254_740_991.0;

/// How long, in milliseconds, another window has to say how far it had come. Bots wait for that.
const PATIENCE: u32 = 80;

thread_local! {
    /// A page has one.
    static HOUSE: RefCell<WindowState> = RefCell::default();
}

struct WindowState {
    /// None where the browser has no such thing.
    channel: Option<BroadcastChannel>,
    window: Window,
    /// Where the game stands that this window plays.
    played: Option<SaveSlotRef>,
    /// What waits until the others have had their time.
    patience: Option<Timeout>,
}

impl Default for WindowState {
    fn default() -> Self {
        let window = Window::new((Math::random() * MOST) as u64);
        Self { channel: BroadcastChannel::new(NAME).ok(), window, played: None, patience: None }
    }
}

fn house<T>(work: impl FnOnce(&mut WindowState) -> T) -> T {
    HOUSE.with_borrow_mut(work)
}

fn post(message: &Message) {
    house(|house| {
        if let Some(channel) = &house.channel {
            // A window that cannot speak plays as if it were alone, and what others save is not overwritten.
            let _ = channel.post_message(&JsValue::from(message.to_string()));
        }
    });
}

/// Hears what other windows say, until what is returned is dropped.
pub(crate) fn listen(act: UseReducerDispatcher<App>) -> Option<EventListener> {
    let channel = house(|house| house.channel.clone())?;
    Some(EventListener::new(&channel, "message", move |event| {
        let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
        let Some(message) = text.as_deref().and_then(Message::read) else { return };
        match house(|house| house.window.on_message(message)) {
            WindowAction::Nothing => {}
            WindowAction::Lost => {
                house(|house| house.played = None);
                act.dispatch(AppAction::Yield);
            }
            WindowAction::Kept(again) => post(&again),
            WindowAction::Behind(copy) => act.dispatch(AppAction::Receive(copy)),
            WindowAction::Free(message, copy) => {
                say_taken(&message, &act);
                act.dispatch(AppAction::Resume(Some(copy)));
            }
        }
    }))
}

/// Says that a game was taken from this window, and how far it had come.
pub(super) fn give(game: StoredGame) {
    post(&Message::Yields(game));
}

/// This window plays the game in this place from now on.
pub(crate) fn take(slot: SaveSlotRef, act: &UseReducerDispatcher<App>) {
    let Some(origin) = slot.origin() else { return };
    let message = house(|house| {
        house.played = Some(slot);
        house.window.take(origin, milliseconds())
    });
    if let Some(message) = message {
        say_taken(&message, act);
    }
}

/// Tells the others that this window has taken a game, and gives them time to say how far they had come.
fn say_taken(message: &Message, act: &UseReducerDispatcher<App>) {
    post(message);
    let act = act.clone();
    let patience = Timeout::new(PATIENCE, move || {
        house(|house| house.patience = None);
        act.dispatch(AppAction::Compared);
    });
    house(|house| house.patience = Some(patience));
}

/// This window has no game open any more: others may take the one that it played. Where that stands.
pub(crate) fn leave() -> Option<SaveSlotRef> {
    let (left, slot) = house(|house| {
        house.patience = None;
        (house.window.leave(), house.played.take())
    });
    let game = slot.as_ref().and_then(SaveSlotRef::copy).filter(|game| Some(game.origin()) == left);
    if let Some(game) = game {
        post(&Message::Leaves(game));
    }
    slot
}

/// While the browser keeps the page and does not show it, others may play its game. Until what is returned is dropped.
pub(crate) fn rest_with_the_page(act: UseReducerDispatcher<App>) -> [EventListener; 2] {
    let rests = Rc::new(RefCell::new(None));
    let hidden = EventListener::new(&window(), "pagehide", {
        let rests = rests.clone();
        move |_| {
            if house(|house| house.played.is_some()) {
                rests.replace(leave());
            }
        }
    });
    let shown = EventListener::new(&window(), "pageshow", move |_| {
        let slot = rests.take();
        if let Some(slot) = slot {
            take(slot, &act);
        }
    });
    [hidden, shown]
}

/// Whether other windows have said how far they had come, or had the time for it.
pub(crate) fn is_settled() -> bool {
    house(|house| house.patience.is_none())
}
