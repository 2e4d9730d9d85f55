//! `cargo xtask selfplay-wasm -- <arguments>`: examples/selfplay as WebAssembly under node, to be compared with the
//! same example run natively.

use crate::{
    Outcome,
    progress::{Progress, run as execute},
    tools::{self, WASM},
};
use std::{fs, process::Command};

/// Gives the module its arguments and its clock, and prints what it returns.
const SHIM: &str = include_str!("selfplay.js");

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let arguments = arguments.strip_prefix(&["--".to_owned()]).unwrap_or(arguments);
    let mut progress = Progress::of(3);

    progress.step("tools for WebAssembly under node");
    tools::wasm_target()?;
    tools::wasm_bindgen()?;
    tools::node()?;

    progress.step("building examples/selfplay");
    let build = ["build", "--quiet", "--release", "--locked", "--target", WASM, "--example", "selfplay"];
    execute("Building the example", &mut tools::cargo(&build))?;
    let module = tools::target().join(WASM).join("release/examples/selfplay.wasm");
    let folder = tools::target().join("selfplay-wasm");
    let mut bindgen = Command::new(tools::tool("wasm-bindgen"));
    bindgen.args(["--target", "nodejs", "--no-typescript", "--out-dir"]).arg(&folder).arg(module);
    execute("wasm-bindgen", &mut bindgen)?;
    let shim = folder.join("shim.cjs");
    fs::write(&shim, SHIM).map_err(|error| format!("{} cannot be written: {error}.", shim.display()))?;

    progress.step("running it");
    execute("The example", Command::new("node").arg(shim).arg(folder.join("selfplay.js")).args(arguments))
}
