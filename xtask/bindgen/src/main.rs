//! Writes the glue of a WebAssembly module: the options of `wasm-bindgen` that the chores give it, with their meaning.

use std::{env, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

/// The version of the library.
const VERSION: &str = env!("CARGO_PKG_VERSION");

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| format!("{error:#}");
    let mut bindgen = Bindgen::new();
    let (mut folder, mut module) = (None, None);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("`{word}` wants a word after it."));
        match word.as_str() {
            "--version" => {
                println!("wasm-bindgen {VERSION}");
                return Ok(());
            }
            "--target" => match value()?.as_str() {
                "web" => drop(bindgen.web(true).map_err(|error| told(&error))?),
                "nodejs" => drop(bindgen.nodejs(true).map_err(|error| told(&error))?),
                other => return Err(format!("The target `{other}` is none of web and nodejs.")),
            },
            "--keep-lld-exports" => drop(bindgen.keep_lld_exports(true)),
            "--no-typescript" => drop(bindgen.typescript(false)),
            "--experimental-reset-state-function" => drop(bindgen.reset_state_function(true)),
            "--out-name" => drop(bindgen.out_name(value()?)),
            "--out-dir" => folder = Some(value()?),
            option if option.starts_with('-') => return Err(format!("The option `{option}` is unknown.")),
            _ => module = Some(word),
        }
    }
    let (folder, module) = folder.zip(module).ok_or("A module and `--out-dir` are wanted.")?;
    bindgen.input_path(module).generate(folder).map_err(|error| told(&error))
}
