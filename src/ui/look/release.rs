//! A newer release of the page: the browser has fetched it and holds it back until a person wants it.
//!
//! The service worker (`static/offline.js`) keeps each release as a whole. A newer one takes over when every tab is closed, or in the tab
//! where a person asks for it (`page/newer.rs`); other open tabs stay with the release that they were opened with.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::Reflect;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};
use yew::{hook, platform::spawn_local, use_effect_with, use_state_eq};

/// What its service worker is told; `static/offline.js` waits for it.
const TAKE_OVER: &str = "take-over";

/// How long, in milliseconds, it may take to take over.
const PATIENCE: u32 = 5_000;

/// A newer release.
#[derive(Clone, PartialEq)]
pub(crate) struct Release {
    /// Whether it was there when the page was opened; otherwise it came while the page was used.
    pub(crate) is_from_before: bool,
    workers: ServiceWorkerContainer,
    registration: ServiceWorkerRegistration,
}

impl Release {
    /// Opens the page anew with this release, in this tab and in no other. Where the release keeps silent the page stays
    /// as it is, and is told so.
    pub(crate) fn take_over(&self, silent: impl FnOnce() + 'static) {
        let Some(worker) = self.registration.waiting() else {
            // Another tab was first.
            reload();
            return;
        };
        let ear = EventListener::once(&self.workers, "controllerchange", |_| reload());
        // One that can be told nothing is silent, too.
        let _ = worker.post_message(&TAKE_OVER.into());
        let silence = Timeout::new(PATIENCE, move || {
            drop(ear);
            silent();
        });
        silence.forget();
    }
}

fn reload() {
    // Refused, the page stays as it is.
    let _ = window().location().reload();
}

/// The release that waits, as soon as there is one.
#[hook]
pub(crate) fn use_newer_release() -> Option<Release> {
    let found = use_state_eq(|| None::<Release>);
    use_effect_with((), {
        let found = found.setter();
        move |()| spawn_local(watch(move |release| found.set(Some(release))))
    });
    (*found).clone()
}

/// Tells of each newer release for as long as the page lasts.
async fn watch(notify: impl Fn(Release) + 'static) {
    let Some((workers, registration)) = registered().await else { return };
    let is_from_before = registration.waiting().is_some();
    let notify = Rc::new({
        let release = Release { is_from_before, workers, registration: registration.clone() };
        // What came past the service worker is the newest there is.
        move || {
            if release.workers.controller().is_some() {
                notify(release.clone());
            }
        }
    });
    if is_from_before {
        notify();
    }
    let attend = {
        let registration = registration.clone();
        move || attend(&registration, notify.clone())
    };
    attend();
    EventListener::new(&registration, "updatefound", move |_| attend()).forget();
}

/// Tells when the release that is being fetched is all there.
fn attend(registration: &ServiceWorkerRegistration, notify: Rc<impl Fn() + 'static>) {
    let Some(coming) = registration.installing() else { return };
    let heard = coming.clone();
    let ear = EventListener::new(&coming, "statechange", move |_| {
        if heard.state() == ServiceWorkerState::Installed {
            notify();
        }
    });
    ear.forget();
}

/// Where the page is kept on the device, as soon as it is.
async fn registered() -> Option<(ServiceWorkerContainer, ServiceWorkerRegistration)> {
    // Not everywhere: a sandbox, a page that is not served safely.
    let workers = Reflect::get(&window().navigator(), &JsValue::from_str("serviceWorker")).ok()?;
    let workers: ServiceWorkerContainer = workers.dyn_into().ok()?;
    let registration = JsFuture::from(workers.ready().ok()?).await.ok()?;
    Some((workers, registration.dyn_into().ok()?))
}
