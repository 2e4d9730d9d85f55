//! The screens of Ares Expedition: its table and its form. They show a view and compute no rule.

pub(crate) mod coach;
pub(crate) mod explained;
pub(crate) mod face;
pub(crate) mod figure;
pub(crate) mod form;
#[cfg(debug_assertions)]
pub(crate) mod gallery;
pub(crate) mod guide;
pub(crate) mod page;
pub(crate) mod preview;
pub(crate) mod scene;
pub(crate) mod story;
pub(crate) mod table;
