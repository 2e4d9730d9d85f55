//! The live game of the page: its clock, the screen that stays on, the question before it is closed, and answers that another tab hands over.

use crate::ui::parts::live::hand_over;
use crate::ui::state::app::App;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Interval;
use gloo::utils::window;
use js_sys::{Function, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use yew::{UseReducerHandle, hook, platform::spawn_local, use_effect_with};

/// How often signs of life are sent, in milliseconds.
const BEAT: u32 = 1_000;

/// Keeps the live game of the page going, as long as it has one.
#[hook]
pub(super) fn use_live(app: &UseReducerHandle<App>) {
    let live = app.open.as_ref().and_then(|open| open.live.clone());
    let is_live = live.is_some();
    use_effect_with(is_live, move |_| {
        let kept = live.map(|live| {
            let beat = Interval::new(BEAT, {
                let live = live.clone();
                move || live.tick(window().performance().map_or(0, |clock| clock.now() as u64))
            });
            (beat, before_closing(), hand_over::listen(live), WakeLock::new())
        });
        move || drop(kept)
    });
}

/// The browser asks before the page is closed.
fn before_closing() -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window(), "beforeunload", options, web_sys::Event::prevent_default)
}

/// Keeps the screen on, where the browser can.
struct WakeLock(Rc<RefCell<Option<JsValue>>>);

impl WakeLock {
    fn new() -> Self {
        let held = Rc::new(RefCell::new(None));
        let lock = Self(held.clone());
        spawn_local(async move {
            // Without the right to it, or on a page that nobody sees, the screen goes off as usual.
            if let Some(sentinel) = request().await {
                held.replace(Some(sentinel));
            }
        });
        lock
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        if let Some(sentinel) = self.0.take() {
            drop(called(&sentinel, "release", &[]));
        }
    }
}

async fn request() -> Option<JsValue> {
    let locks = Reflect::get(&window().navigator(), &"wakeLock".into()).ok().filter(JsValue::is_object)?;
    let promise: Promise = called(&locks, "request", &["screen".into()])?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

/// What a method gives.
fn called(of: &JsValue, method: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = Reflect::get(of, &method.into()).ok()?.dyn_into().ok()?;
    method.apply(of, &arguments.iter().collect()).ok()
}
