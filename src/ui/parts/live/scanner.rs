//! Reads a QR code with the camera, where the browser can do both.

use crate::text::common::{LiveWords, ShareWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use gloo::timers::future::TimeoutFuture;
use gloo::utils::window;
use js_sys::{Array, Function, Object, Promise, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;
use yew::{
    Callback, Html, NodeRef, Properties, component, html, platform::spawn_local, use_effect_with,
    use_node_ref, use_state,
};

/// How often a picture of the camera is looked at, in milliseconds.
const LOOKS: u32 = 250;

/// Whether this browser reads codes and has cameras.
pub(crate) fn can_scan() -> bool {
    detector_class().is_some() && cameras().is_some()
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// Takes what the code says.
    pub(crate) found: Callback<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ScannerStage {
    Closed,
    Open,
    /// There is no camera, or it is not allowed.
    Failed,
}

/// A button that opens the camera, and its picture until a code is read.
#[component]
pub(crate) fn CodeScanner(props: &Props) -> Html {
    let texts = use_texts();
    let words = |words: LiveWords<'_>| texts.share(ShareWords::Live(words));
    let stage = use_state(|| ScannerStage::Closed);
    let video = use_node_ref();
    use_effect_with(*stage == ScannerStage::Open, {
        let (stage, video, found) = (stage.setter(), video.clone(), props.found.clone());
        move |&is_open| {
            let is_wanted = Rc::new(Cell::new(is_open));
            if is_open {
                let is_wanted = is_wanted.clone();
                spawn_local(async move {
                    match read(&video, &is_wanted).await {
                        Some(text) => {
                            stage.set(ScannerStage::Closed);
                            found.emit(text);
                        }
                        None if is_wanted.get() => stage.set(ScannerStage::Failed),
                        None => {}
                    }
                });
            }
            move || is_wanted.set(false)
        }
    });
    let turn = {
        let stage = stage.clone();
        move |_| {
            let is_open = *stage == ScannerStage::Open;
            stage.set(if is_open { ScannerStage::Closed } else { ScannerStage::Open });
        }
    };
    let is_open = *stage == ScannerStage::Open;
    html! {
        <>
            <p class="buttons"><button id="live-scan" type="button" class="btn" aria-pressed={is_open.to_string()} onclick={turn}>{ icon(Icon::Eye) }{ words(LiveWords::Scan) }</button></p>
            if is_open { <video ref={video} autoplay=true muted=true playsinline=true aria-label={words(LiveWords::Scan)} /> }
            if *stage == ScannerStage::Failed { <p class="faults" role="status">{ words(LiveWords::NoCamera) }</p> }
        </>
    }
}

/// Shows what the camera sees until a code is read or nobody wants it any more: what the code says. The camera is off afterwards.
async fn read(video: &NodeRef, is_wanted: &Cell<bool>) -> Option<String> {
    let camera = Camera::open().await?;
    let shown = video.cast::<HtmlElement>().filter(|_| is_wanted.get())?;
    Reflect::set(&shown, &"srcObject".into(), &camera.0).ok()?;
    let formats = object("formats", &Array::of1(&"qr_code".into()));
    let detector = Reflect::construct(&detector_class()?, &Array::of1(&formats)).ok()?;
    while is_wanted.get() {
        TimeoutFuture::new(LOOKS).await;
        // A picture that cannot be read yet is followed by others.
        if let Ok(codes) = JsFuture::from(called(&detector, "detect", &shown)?).await {
            let code = Reflect::get(&Array::from(&codes).get(0), &"rawValue".into());
            if let Some(text) = code.ok().and_then(|code| code.as_string()).filter(|_| is_wanted.get()) {
                return Some(text);
            }
        }
    }
    None
}

/// A camera that is on.
struct Camera(JsValue);

impl Camera {
    async fn open() -> Option<Self> {
        let wish = object("video", &object("facingMode", &"environment".into()));
        let stream = JsFuture::from(called(&cameras()?, "getUserMedia", &wish)?).await.ok()?;
        Some(Self(stream))
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        let tracks = method(&self.0, "getTracks").and_then(|tracks| tracks.call0(&self.0).ok());
        for track in tracks.iter().flat_map(|tracks| Array::from(tracks).iter().collect::<Vec<_>>()) {
            if let Some(stop) = method(&track, "stop") {
                // A track that has ended by itself stays so.
                let _ = stop.call0(&track);
            }
        }
    }
}

/// An object with one entry.
fn object(name: &str, value: &JsValue) -> Object {
    let object = Object::new();
    // A new object takes any entry.
    let _ = Reflect::set(&object, &name.into(), value);
    object
}

fn detector_class() -> Option<Function> {
    Reflect::get(&window(), &"BarcodeDetector".into()).ok()?.dyn_into().ok()
}

fn cameras() -> Option<JsValue> {
    Reflect::get(&window().navigator(), &"mediaDevices".into()).ok().filter(JsValue::is_object)
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

/// The promise of a method with one argument.
fn called(of: &JsValue, name: &str, argument: &JsValue) -> Option<Promise> {
    method(of, name)?.call1(of, argument).ok()?.dyn_into().ok()
}
