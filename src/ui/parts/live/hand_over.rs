//! An answer that was opened as a link in another tab finds the tab that waits for it.

use crate::ui::state::live::LiveGame;
use gloo::events::EventListener;
use gloo::timers::future::TimeoutFuture;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::platform::spawn_local;

/// What the channel is called on which tabs speak of answers.
const NAME: &str = "viriditas.live";

/// What a tab says that has taken an answer.
const TAKEN: &str = "taken";

/// How long, in milliseconds, an answer waits to be taken.
const PATIENCE: u32 = 1_500;

/// How often it is looked whether it was.
const LOOK_AFTER: u32 = 50;

/// A tab that waits for answers, until it is dropped.
pub(crate) struct AnswerListener {
    channel: BroadcastChannel,
    _ear: EventListener,
}

impl Drop for AnswerListener {
    fn drop(&mut self) {
        self.channel.close();
    }
}

/// Takes answers that other tabs hand over; nothing where the browser has no such channels.
pub(crate) fn listen(live: LiveGame) -> Option<AnswerListener> {
    let channel = BroadcastChannel::new(NAME).ok()?;
    let reply = channel.clone();
    let ear = EventListener::new(&channel, "message", move |event| {
        let Some(text) = said(event).filter(|text| text != TAKEN) else { return };
        let (live, reply) = (live.clone(), reply.clone());
        spawn_local(async move {
            if live.accept(&text).await.is_ok() {
                // A tab that is gone needs no answer.
                let _ = reply.post_message(&JsValue::from_str(TAKEN));
            }
        });
    });
    Some(AnswerListener { channel, _ear: ear })
}

/// Hands an answer to the tab that waits for it; whether one has taken it.
pub(crate) async fn hand_over(text: &str) -> bool {
    let Ok(channel) = BroadcastChannel::new(NAME) else { return false };
    let is_taken = Rc::new(Cell::new(false));
    let ear = EventListener::new(&channel, "message", {
        let is_taken = is_taken.clone();
        move |event| is_taken.set(is_taken.get() || said(event).as_deref() == Some(TAKEN))
    });
    let _ = channel.post_message(&JsValue::from_str(text));
    let mut waited = 0;
    while !is_taken.get() && waited < PATIENCE {
        TimeoutFuture::new(LOOK_AFTER).await;
        waited += LOOK_AFTER;
    }
    drop(ear);
    channel.close();
    is_taken.get()
}

fn said(event: &web_sys::Event) -> Option<String> {
    event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string())
}
