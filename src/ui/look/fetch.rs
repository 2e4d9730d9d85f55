//! Files of the page that are fetched when they are needed.

use gloo::utils::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of a file of the page, by its address from the page.
///
/// # Errors
/// If it does not come, or comes with another status than a good one.
pub(crate) async fn text_of(address: &str) -> Result<String, JsValue> {
    let answer: Response = JsFuture::from(window().fetch_with_str(address)).await?.dyn_into()?;
    if !answer.ok() {
        return Err(JsValue::NULL);
    }
    JsFuture::from(answer.text()?).await?.as_string().ok_or(JsValue::NULL)
}
