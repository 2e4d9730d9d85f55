//! From JavaScript's values to plain ones, of bounded size.

use super::fault::Fault;
use js_sys::{Array, Number as Numbers, Object, Reflect};
use serde_json::{Map, Number, Value};
use wasm_bindgen::{JsCast, JsValue};

/// The most values, and letters in all, that one argument may have, and how deep they may lie.
const MOST_VALUES: usize = 4_000;
const MOST_LETTERS: usize = 100_000;
const MOST_DEEP: usize = 8;

/// The plain value of what was sent. Whatever has a mind of its own, as a getter, must have been copied before.
///
/// # Errors
/// The value is too large, or no plain value.
pub fn plain(argument: &str, value: &JsValue) -> Result<Value, Fault> {
    Copy { argument, values: 0, letters: 0 }.of(value, 0)
}

struct Copy<'a> {
    argument: &'a str,
    values: usize,
    letters: usize,
}

impl Copy<'_> {
    fn of(&mut self, value: &JsValue, depth: usize) -> Result<Value, Fault> {
        self.values += 1;
        if self.values > MOST_VALUES || depth > MOST_DEEP {
            return Err(self.too_large());
        }
        if value.is_null() || value.is_undefined() {
            return Ok(Value::Null);
        }
        if let Some(truth) = value.as_bool() {
            return Ok(Value::Bool(truth));
        }
        if let Some(number) = value.as_f64() {
            // Whole numbers of JavaScript are floating ones, too.
            let whole = Numbers::is_safe_integer(value).then(|| Number::from(number as i64));
            let number = whole.or_else(|| Number::from_f64(number));
            return number.map(Value::Number).ok_or_else(|| self.not_plain());
        }
        if let Some(text) = value.dyn_ref::<js_sys::JsString>() {
            self.count(text.length() as usize)?;
            return Ok(Value::String(text.into()));
        }
        if let Some(list) = value.dyn_ref::<Array>() {
            if list.length() as usize > MOST_VALUES {
                return Err(self.too_large());
            }
            return list
                .iter()
                .map(|entry| self.of(&entry, depth + 1))
                .collect::<Result<_, _>>()
                .map(Value::Array);
        }
        if !value.is_object() {
            return Err(self.not_plain());
        }
        let mut fields = Map::new();
        let object: &Object = value.unchecked_ref();
        for name in Object::keys(object).iter() {
            let field = Reflect::get(value, &name).map_err(|_| self.not_plain())?;
            let name: String = name.as_string().ok_or_else(|| self.not_plain())?;
            self.count(name.len())?;
            let field = self.of(&field, depth + 1)?;
            // What is not there need not be named.
            if field != Value::Null {
                fields.insert(name, field);
            }
        }
        Ok(Value::Object(fields))
    }

    fn count(&mut self, letters: usize) -> Result<(), Fault> {
        self.letters += letters;
        if self.letters <= MOST_LETTERS { Ok(()) } else { Err(self.too_large()) }
    }

    fn too_large(&self) -> Fault {
        let Self { argument, .. } = self;
        let most = format!("{MOST_VALUES} values, {MOST_DEEP} deep, and {MOST_LETTERS} letters");
        Fault::argument(*argument, format!("`{argument}` is too large: it may have {most}."))
    }

    fn not_plain(&self) -> Fault {
        let Self { argument, .. } = self;
        Fault::argument(
            *argument,
            format!("`{argument}` is not made of texts, numbers, truths, lists and plain objects."),
        )
    }
}
