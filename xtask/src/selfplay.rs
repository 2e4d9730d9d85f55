//! The same games natively and as WebAssembly under node.

use crate::{Outcome, node, progress::run as execute, tools};
use std::process::Command;

/// How many games of each kind are compared.
const COMPARED: &str = "400";

/// The kinds of games that are compared: all numbers of seats, all maps, with and without boxes and options.
const KINDS: [&[&str]; 7] = [
    &["--players", "1"],
    &["--players", "2"],
    &["--players", "3", "--draft", "--beginners", "2"],
    &["--players", "4", "--no-corporate-era", "--map", "3"],
    &["--players", "1", "--prelude", "--tr63", "--map", "4"],
    &["--players", "2", "--prelude", "--draft", "--bots", "greedy,random", "--map", "1"],
    &["--players", "5", "--draft", "--bots", "greedy,random,greedy,random,random", "--map", "2"],
];

/// Plays the same games natively and as WebAssembly under node: all that is not a speed must be equal, the digest of
/// all final states among it.
pub(crate) fn compare() -> Outcome {
    node::tools()?;
    execute(
        "Building the example",
        &mut tools::cargo(&["build", "--quiet", "--release", "--example", "selfplay"]),
    )?;
    let native = tools::target().join("release/examples/selfplay");
    let module = node::build("selfplay")?;
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
