//! How large the page may be.

use crate::{Outcome, progress::note, tools};
use std::{fs, path::Path, process::Command};

/// What of the module may go over the line, packed by brotli as a web server packs it beforehand.
const MOST_PACKED: usize = 450_000;

/// Packs standard input as well as brotli can, and prints how long it is then.
const PACK: &str = "const { brotliCompressSync } = require('node:zlib'); \
    console.log(brotliCompressSync(require('node:fs').readFileSync(process.argv[1])).length)";

/// Weighs the module.
pub(crate) fn check(module: &Path) -> Outcome {
    tools::node()?;
    let bytes = fs::metadata(module)
        .map_err(|error| format!("{} cannot be weighed: {error}.", module.display()))?
        .len() as usize;
    let packed = packed(module)?;
    note(&format!(
        "the module weighs {} kB, and {} kB of {} packed by brotli",
        bytes / 1000,
        packed / 1000,
        MOST_PACKED / 1000
    ));
    if packed > MOST_PACKED {
        return Err(format!(
            "The module weighs {packed} bytes packed by brotli; it may weigh {MOST_PACKED}."
        ));
    }
    Ok(())
}

fn packed(module: &Path) -> Outcome<usize> {
    let output = Command::new("node").args(["-e", PACK, "--"]).arg(module).output();
    let output = output.map_err(|error| format!("node could not be started: {error}."))?;
    let printed = String::from_utf8_lossy(&output.stdout).trim().parse();
    printed
        .map_err(|_| format!("node could not pack the module: {}", String::from_utf8_lossy(&output.stderr)))
}
