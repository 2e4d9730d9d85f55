//! Examples as WebAssembly under node.

use crate::{
    Outcome,
    progress::{Progress, run as execute},
    tools::{self, WASM},
};
use std::{fs, path::PathBuf, process::Command};

/// Gives the module its arguments and its clock, and prints what it returns.
const SHIM: &str = include_str!("node.js");

/// Builds an example and runs it, with what stands behind `--`.
pub(crate) fn run(example: &str, arguments: &[String]) -> Outcome {
    let arguments = arguments.strip_prefix(&["--".to_owned()]).unwrap_or(arguments);
    let mut progress = Progress::of(3);
    progress.step("tools for WebAssembly under node");
    tools()?;
    progress.step(&format!("building examples/{example}"));
    let module = build(example, "published")?;
    progress.step("running it");
    execute("The example", Command::new("node").args(module).args(arguments))
}

pub(crate) fn tools() -> Outcome {
    tools::wasm_target()?;
    tools::wasm_bindgen()?;
    tools::node()
}

/// Builds an example for WebAssembly with a profile: what node is given to run it.
pub(crate) fn build(example: &str, profile: &str) -> Outcome<[PathBuf; 2]> {
    let build =
        ["build", "--quiet", "--profile", profile, "--locked", "--target", WASM, "--example", example];
    execute("Building the example", &mut tools::cargo(&build))?;
    let module = tools::target().join(WASM).join(format!("{profile}/examples/{example}.wasm"));
    let folder = tools::target().join(format!("{example}-wasm"));
    let mut bindgen = Command::new(tools::wasm_bindgen()?);
    bindgen.args(["--target", "nodejs", "--no-typescript", "--out-dir"]).arg(&folder).arg(module);
    execute("wasm-bindgen", &mut bindgen)?;
    let shim = folder.join("shim.cjs");
    fs::write(&shim, SHIM).map_err(|error| format!("{} cannot be written: {error}.", shim.display()))?;
    Ok([shim, folder.join(format!("{example}.js"))])
}
