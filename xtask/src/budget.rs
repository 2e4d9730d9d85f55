//! How large the page may be.

use crate::{Outcome, page::Page, progress::note, tools};
use std::{fs, path::Path, process::Command};

/// What of the modules of the page may go over the line up to the first decision in any language and game, packed by brotli as a web
/// server packs it beforehand.
const MOST_PACKED: usize = 1_137_000;

/// How the names of the modules of one language or one table begin; the others are what several of them need.
const OWN: &str = "split_";

/// The tables of the games; the other modules are languages.
const TABLES: [&str; 2] = ["split_mars", "split_ares"];

/// Packs standard input as well as brotli can, and prints how long it is then.
const PACK: &str = "const { brotliCompressSync } = require('node:zlib'); \
    console.log(brotliCompressSync(require('node:fs').readFileSync(process.argv[1])).length)";

/// Weighs what the page fetches up to the first decision in the language and the game that weigh most: the module, what the others share,
/// the language and the table. What it fetches up to the home page's button, in that language, is told.
pub(crate) fn check(page: &Page) -> Outcome {
    tools::node()?;
    let (mut shared, mut language, mut table) = (packed(&page.module)?, 0, 0);
    note(&format!("the module weighs {} kB packed by brotli", shared / 1000));
    for part in &page.parts {
        let name = part.file_stem().unwrap_or_default().to_string_lossy();
        let weight = packed(part)?;
        note(&format!("{name}: {} kB", weight / 1000));
        if TABLES.contains(&&*name) {
            table = table.max(weight);
        } else if name.starts_with(OWN) {
            language = language.max(weight);
        } else {
            shared += weight;
        }
    }
    note(&format!("up to the home page it weighs {} kB at most", (shared + language) / 1000));
    held("the page in its heaviest language and game", shared + language + table, MOST_PACKED)
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
    held(name, packed, most)
}

fn held(name: &str, packed: usize, most: usize) -> Outcome {
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
