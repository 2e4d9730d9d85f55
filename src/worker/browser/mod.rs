//! The two ends in the browser: the page's [`Office`], and [`serve`] in the worker.

mod hired;
mod office;
mod serve;

pub use office::{Asked, Office};
pub use serve::{is_worker, serve};
