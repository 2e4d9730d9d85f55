//! Splits a WebAssembly module: `split-module MODULE FOLDER NAME` leaves the main part in `FOLDER/NAME.wasm`, for wasm-bindgen, and
//! the other parts with the script that fetches them in `FOLDER/NAME`. The glue is to be `FOLDER/NAME.js`. `FOLDER/NAME/needs.txt` has a
//! line for each function that was split off: its name and the files that it needs, parted by spaces.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};
use wasm_split_cli_support::{Options, transform};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--version"] => {
            println!("split-module {}", env!("CARGO_PKG_VERSION"));
            Ok(())
        }
        [module, folder, name] => split(module.as_ref(), folder.as_ref(), name),
        _ => Err("A module, a folder and a name are wanted.".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn split(module: &Path, folder: &Path, name: &str) -> Result<(), String> {
    let told = |error: std::io::Error| error.to_string();
    let input = fs::read(module).map_err(told)?;
    let parts = folder.join(name);
    fs::create_dir_all(&parts).map_err(told)?;
    let main = folder.join(format!("{name}.wasm"));
    // The glue imports the script by this name, and the script the glue by the other one.
    let (script, glue) = (format!("./{name}/parts.js"), format!("../{name}.js"));
    let mut options = Options::new(&input);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = &script;
    options.main_module = &glue;
    let split = transform(options).map_err(|error| format!("{error:#}"))?;
    // The script looks for them where it lies itself.
    for part in split.split_modules {
        fs::rename(&part, moved(&part, &parts)).map_err(told)?;
    }
    // In the same order whenever it is built.
    let needs: BTreeMap<_, _> = split.prefetch_map.into_iter().collect();
    let lines = needs.iter().map(|(function, files)| format!("{function} {}.wasm\n", files.join(".wasm ")));
    fs::write(parts.join("needs.txt"), lines.collect::<String>()).map_err(told)
}

fn moved(part: &Path, folder: &Path) -> PathBuf {
    folder.join(part.file_name().unwrap_or_default())
}
