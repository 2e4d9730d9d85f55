//! The order of names in the language of the page.

use crate::ui::look::texts::Texts;
use js_sys::{Array, Function, Intl::Collator, Object};
use wasm_bindgen::JsValue;

/// Sorts things by their names as a dictionary of the language does.
pub(crate) fn sort_by_name<T>(texts: Texts, all: &mut [T], name: impl Fn(&T) -> &str) {
    let collator = Collator::new(&Array::of1(&texts.tag().into()), &Object::new());
    let compare: Function = collator.compare();
    let order = |one: &str, other: &str| {
        let found = compare.call2(&JsValue::NULL, &one.into(), &other.into()).ok();
        found.and_then(|found| found.as_f64()).and_then(|found| found.partial_cmp(&0.0))
    };
    all.sort_by(|one, other| {
        let (one, other) = (name(one), name(other));
        order(one, other).unwrap_or_else(|| one.cmp(other))
    });
}
