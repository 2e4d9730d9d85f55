//! Viriditas plays Terraforming Mars in a browser page that needs no server.

#[cfg(target_arch = "wasm32")]
pub mod js;
pub mod store;
#[cfg(target_arch = "wasm32")]
pub mod ui;
