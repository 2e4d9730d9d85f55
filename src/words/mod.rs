//! Resources and global parameters. No rules.

mod parameter;
mod resource;

pub use parameter::{ByParameter, Parameter};
pub use resource::{ByResource, Resource};
