//! The page; run natively it says where the page is.

#[cfg(target_arch = "wasm32")]
fn main() {
    viriditas::ui::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("Viriditas is a browser page: run `cargo xtask play`.");
}
