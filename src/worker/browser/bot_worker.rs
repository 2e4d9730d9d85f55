//! One worker, as the page holds it.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

#[wasm_bindgen(module = "/src/worker/browser/start.js")]
extern "C" {
    /// Where the file is that a worker runs first.
    #[wasm_bindgen(thread_local_v2, js_name = address)]
    static START: String;
}

#[wasm_bindgen]
extern "C" {
    /// Where the glue is that runs here.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static GLUE: String;
}

/// A worker; it ends with the value.
pub(super) struct BotWorker {
    worker: Worker,
    /// What it hears: dropped with it.
    _ears: [EventListener; 2],
}

/// What comes from a worker.
pub(super) enum WorkerNews {
    /// The worker has sent a message.
    Said(String),
    /// The worker has died, or never started.
    Died,
}

impl BotWorker {
    /// Starts a worker on the module that runs here.
    pub(super) fn new(on_news: impl Fn(WorkerNews) + Clone + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = START.with(|start| Worker::new_with_options(start, &options))?;
        let said = {
            let on_news = on_news.clone();
            EventListener::new(&worker, "message", move |event| {
                let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
                if let Some(text) = data.and_then(|data| data.as_string()) {
                    on_news(WorkerNews::Said(text));
                }
            })
        };
        let died = EventListener::new_with_options(
            &worker,
            "error",
            EventListenerOptions::enable_prevent_default(),
            move |event: &Event| {
                // The page has an answer to this, so it is no error of the page.
                event.prevent_default();
                on_news(WorkerNews::Died);
            },
        );
        let orders = Object::new();
        GLUE.with(|glue| Reflect::set(&orders, &"glue".into(), &glue.into()))?;
        Reflect::set(&orders, &"module".into(), &wasm_bindgen::module())?;
        worker.post_message(&orders)?;
        Ok(Self { worker, _ears: [said, died] })
    }

    pub(super) fn post(&self, text: &str) -> Result<(), JsValue> {
        self.worker.post_message(&JsValue::from_str(text))
    }
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
