//! `cargo xtask selfplay-wasm -- <arguments>`: examples/selfplay as WebAssembly under node, to be compared with the
//! same example run natively.

use crate::{
    Outcome,
    progress::{Progress, run as execute},
    tools::{self, WASM},
};
use std::{fs, path::PathBuf, process::Command};

/// Gives the module its arguments and its clock, and prints what it returns.
const SHIM: &str = include_str!("selfplay.js");

/// How many games of each kind are compared.
const COMPARED: &str = "400";

/// The kinds of games that are compared: all numbers of seats, with and without options.
const KINDS: [&[&str]; 5] = [
    &["--players", "1"],
    &["--players", "2"],
    &["--players", "3", "--draft", "--beginners", "2"],
    &["--players", "4", "--no-corporate-era"],
    &["--players", "5", "--draft", "--bots", "greedy,random,greedy,random,random"],
];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let arguments = arguments.strip_prefix(&["--".to_owned()]).unwrap_or(arguments);
    let mut progress = Progress::of(3);
    progress.step("tools for WebAssembly under node");
    tools()?;
    progress.step("building examples/selfplay");
    let module = build()?;
    progress.step("running it");
    execute("The example", Command::new("node").args(module).args(arguments))
}

/// Plays the same games natively and as WebAssembly under node: all that is not a speed must be equal, the digest of
/// all final states among it.
pub(crate) fn compare() -> Outcome {
    tools()?;
    execute(
        "Building the example",
        &mut tools::cargo(&["build", "--quiet", "--release", "--example", "selfplay"]),
    )?;
    let native = tools::target().join("release/examples/selfplay");
    let module = build()?;
    for kind in KINDS {
        let arguments = [kind, &["--games", COMPARED, "--seed", "1", "--json"]].concat();
        let here = said(Command::new(&native).args(&arguments))?;
        let there = said(Command::new("node").args(&module).args(&arguments))?;
        if here != there {
            return Err(format!(
                "`{}` plays differently natively and in WebAssembly:\n{here}\n{there}",
                arguments.join(" ")
            ));
        }
    }
    Ok(())
}

/// What a run says, without its speed.
fn said(run: &mut Command) -> Outcome<String> {
    let output = run.output().map_err(|error| format!("{run:?} does not start: {error}."))?;
    if !output.status.success() {
        return Err(format!("{run:?} failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let speed =
        text.find(",\"games_per_second\"").ok_or_else(|| format!("{run:?} printed no figures: {text}"))?;
    Ok(text[..speed].to_owned())
}

fn tools() -> Outcome {
    tools::wasm_target()?;
    tools::wasm_bindgen()?;
    tools::node()
}

/// Builds the example for WebAssembly: what node is given to run it.
fn build() -> Outcome<[PathBuf; 2]> {
    let build = ["build", "--quiet", "--release", "--locked", "--target", WASM, "--example", "selfplay"];
    execute("Building the example", &mut tools::cargo(&build))?;
    let module = tools::target().join(WASM).join("release/examples/selfplay.wasm");
    let folder = tools::target().join("selfplay-wasm");
    let mut bindgen = Command::new(tools::tool("wasm-bindgen"));
    bindgen.args(["--target", "nodejs", "--no-typescript", "--out-dir"]).arg(&folder).arg(module);
    execute("wasm-bindgen", &mut bindgen)?;
    let shim = folder.join("shim.cjs");
    fs::write(&shim, SHIM).map_err(|error| format!("{} cannot be written: {error}.", shim.display()))?;
    Ok([shim, folder.join("selfplay.js")])
}
