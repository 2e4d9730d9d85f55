//! The page, which `static/begin.js` starts, and, in a worker, its bots; run natively it says where the page is.

#[cfg(target_arch = "wasm32")]
fn main() {
    if viriditas::worker::is_worker() {
        viriditas::worker::serve();
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("Viriditas is a browser page: run `cargo xtask play`.");
}
