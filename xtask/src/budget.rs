//! How large the page may be.

use crate::{Outcome, progress::note, tools};
use std::{fs, path::Path, process::Command};

/// What of the module of the page may go over the line, packed by brotli as a web server packs it beforehand.
const MOST_PACKED: usize = 1_230_000;

/// Packs standard input as well as brotli can, and prints how long it is then.
const PACK: &str = "const { brotliCompressSync } = require('node:zlib'); \
    console.log(brotliCompressSync(require('node:fs').readFileSync(process.argv[1])).length)";

/// Weighs the module of the page.
pub(crate) fn check(module: &Path) -> Outcome {
    weigh("the module", module, MOST_PACKED)
}

/// Weighs a module, which may have so many bytes packed by brotli.
pub(crate) fn weigh(name: &str, module: &Path, most: usize) -> Outcome {
    tools::node()?;
    let bytes = fs::metadata(module)
        .map_err(|error| format!("{} cannot be weighed: {error}.", module.display()))?
        .len() as usize;
    let packed = packed(module)?;
    note(&format!(
        "{name} weighs {} kB, and {} kB of {} packed by brotli",
        bytes / 1000,
        packed / 1000,
        most / 1000
    ));
    if packed > most {
        return Err(format!("{name} weighs {packed} bytes packed by brotli; it may weigh {most}."));
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
