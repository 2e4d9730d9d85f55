//! The worker's end.

use super::super::{AdviceRequest, AnalysisRequest, READY, Request};
use crate::games::{GameAnalyst, KeptAnalysis, KeptGame};
use gloo::events::EventListener;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Whether this module runs in a worker.
pub fn is_worker() -> bool {
    js_sys::global().is_instance_of::<DedicatedWorkerGlobalScope>()
}

/// Answers the page's requests for as long as the worker lives.
pub fn serve() {
    // A panic would otherwise show as `unreachable` and nothing else.
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = {
        let (scope, kept) = (scope.clone(), RefCell::<KeptGame>::default());
        let analysis = RefCell::<KeptAnalysis>::default();
        let afterwards = RefCell::<GameAnalyst>::default();
        move |text: &str| {
            if let Ok(request) = text.parse::<Request>() {
                post(&scope, &request.answered_after(&mut kept.borrow_mut()).to_string());
            } else if let Ok(request) = text.parse::<AdviceRequest>() {
                post(&scope, &request.answered_after(&mut analysis.borrow_mut()).to_string());
            } else if let Ok(request) = text.parse::<AnalysisRequest>() {
                post(&scope, &request.answered_after(&mut afterwards.borrow_mut()).to_string());
            }
        }
    };
    let listener = EventListener::new(&scope, "message", move |event| {
        let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
        if let Some(text) = data.and_then(|data| data.as_string()) {
            answer(&text);
        }
    });
    listener.forget();
    post(&scope, READY);
}

fn post(scope: &DedicatedWorkerGlobalScope, text: &str) {
    // Text can always be sent; without an answer the page's patience ends.
    let _ = scope.post_message(&JsValue::from_str(text));
}
