//! The rules and the bots for JavaScript, without the page.

fn main() {
    #[cfg(target_arch = "wasm32")]
    viriditas::js::begin();
}
