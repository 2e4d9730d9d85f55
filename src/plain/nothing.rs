//! Fields that nobody knows.

use core::fmt::{self, Formatter};
use serde::de::{Error, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// No further field: what is flattened into a struct gets all that no other field takes. It is stricter than serde's own
/// way, which a reader that looks up the fields it knows never comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nothing;

impl<'de> Deserialize<'de> for Nothing {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct None;
        impl<'de> Visitor<'de> for None {
            type Value = Nothing;
            fn expecting(&self, to: &mut Formatter<'_>) -> fmt::Result {
                to.write_str("no further field")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Nothing, A::Error> {
                match map.next_entry::<String, IgnoredAny>()? {
                    Some((field, _)) => {
                        let field: String = field.chars().take(40).collect();
                        Err(A::Error::custom(format_args!("there is no field `{field}`")))
                    }
                    Option::None => Ok(Nothing),
                }
            }
        }
        from.deserialize_map(None)
    }
}
