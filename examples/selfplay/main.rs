//! Bots against each other, with statistics as JSON.
//!
//! `run` is used natively (`cargo run --profile published --example selfplay -- …`) and as WebAssembly under node
//! (`cargo xtask selfplay-wasm -- …`): arguments, clock and output are handed in from here.

mod ares;
mod options;
mod purse;
mod records;
mod run;
mod statistics;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let begun = std::time::Instant::now();
    match run::run(&arguments, || begun.elapsed().as_secs_f64()) {
        Ok(text) => {
            println!("{text}");
            std::process::ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            std::process::ExitCode::FAILURE
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod wasm {
    use wasm_bindgen::prelude::{JsError, wasm_bindgen};

    /// What node calls: `clock` returns seconds.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "only public functions can be exported to node")]
    #[expect(clippy::needless_pass_by_value, reason = "an exported function owns what it is given")]
    pub fn selfplay(arguments: Vec<String>, clock: &js_sys::Function) -> Result<String, JsError> {
        let seconds =
            || clock.call0(&js_sys::global()).ok().and_then(|time| time.as_f64()).unwrap_or_default();
        crate::run::run(&arguments, seconds).map_err(|sentence| JsError::new(&sentence))
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    // A panic would otherwise show as `unreachable` and nothing else.
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}
