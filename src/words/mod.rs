//! The vocabulary that both rulebooks share. No rules.

mod parameter;
mod resource;
mod tag;

pub use parameter::{ByParameter, Parameter};
pub use resource::{ByResource, Resource};
pub use tag::{ByTag, Tag};
