//! The page: put together, made small by wasm-opt, served from this machine.

use crate::{
    Outcome, assemble, licences, package, precache,
    progress::{Progress, note, run, side_by_side},
    serve, tools,
};
use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::Command,
};

/// What a page is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// For others: as small and as quick as can be, with the module for programs.
    Published,
    /// To be played here.
    Played,
    /// To be changed again.
    Debug,
}

impl Build {
    /// The profile of cargo.
    pub(crate) fn profile(self) -> &'static str {
        match self {
            Build::Published => "published",
            Build::Played => "release",
            Build::Debug => "dev",
        }
    }

    /// The folder in which cargo leaves what it builds by that profile.
    pub(crate) fn folder(self) -> &'static str {
        if self == Build::Debug { "debug" } else { self.profile() }
    }

    /// Whether each language is a module of its own. One whole module is built sooner.
    pub(crate) fn is_split(self) -> bool {
        self != Build::Debug
    }
}

/// `cargo xtask play [--port N] [--debug]`
pub(crate) fn play(arguments: &[String]) -> Outcome {
    let mut port = 8080;
    let mut build = Build::Played;
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--debug" => build = Build::Debug,
            "--port" => {
                let number = words.next().and_then(|text| text.parse::<u16>().ok());
                port = number.ok_or("`--port` wants a number from 0 to 65535 after it.")?;
            }
            other => return Err(format!("`play` does not know `{other}`; it takes --port N and --debug.")),
        }
    }
    // Before the long build: a taken port should be heard of at once.
    let listener = TcpListener::bind(("127.0.0.1", port))
        .map_err(|error| format!("Port {port} is not free ({error}): choose another with --port N."))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let mut progress = Progress::of(STEPS + 1);
    let Page { dist, .. } = build_page(build, &mut progress)?;
    progress.step(&format!("the page is at http://{address}/ (Ctrl-C ends it)"));
    serve::forever(&listener, &dist, None);
    Ok(())
}

/// `cargo xtask dist`
pub(crate) fn dist(arguments: &[String]) -> Outcome {
    if let Some(word) = arguments.first() {
        return Err(format!("`dist` takes no arguments, and got `{word}`."));
    }
    let mut progress = Progress::of(STEPS);
    let Page { dist, .. } = build_page(Build::Published, &mut progress)?;
    progress.done(&format!("the page is in {}", dist.display()));
    Ok(())
}

/// How many steps [`build_page`] announces.
pub(crate) const STEPS: usize = 2;

/// A page that was built.
pub(crate) struct Page {
    /// Its folder.
    pub(crate) dist: PathBuf,
    /// The WebAssembly module in it.
    pub(crate) module: PathBuf,
    /// What comes when it is wanted: the parts that were split off from the module, none where it was not split.
    pub(crate) parts: Vec<PathBuf>,
}

/// Builds the page.
pub(crate) fn build_page(build: Build, progress: &mut Progress) -> Outcome<Page> {
    progress.step("tools for the page");
    tools::page_tools()?;
    tools::fetch()?;
    let wasm_opt = if build == Build::Published { tools::wasm_opt() } else { None };

    progress.step("building the page");
    let dist = tools::workspace().join("dist");
    let compile = || (build == Build::Published).then(package::compile_module);
    let page = || assemble::page(&tools::workspace(), &dist, build);
    let (beside, page) = side_by_side(compile, page);
    page?;
    let of_page = modules_in(&dist)?;
    let module = of_page.first().ok_or("The page has no WebAssembly module.")?.clone();
    let parts = if build.is_split() { modules_in(&assemble::parts_of(&module))? } else { Vec::new() };
    for part in [&module].into_iter().chain(&parts) {
        if let Some(wasm_opt) = &wasm_opt {
            shrink(wasm_opt, part)?;
        }
        note(&format!("{} is {} kB", shown(part), size(part) / 1000));
    }
    assemble::tell_size(&dist, &module)?;
    if let Some(beside) = beside {
        package::lay_out_module(&beside?, &dist.join("module"))?;
    }
    // What is built to be changed again is not kept anywhere.
    if build != Build::Debug {
        let crates = licences::write(&dist.join("licences.txt"))?;
        note(&format!("the licences of {crates} crates are in licences.txt"));
        let files = precache::list(&dist)?;
        note(&format!("{files} files are kept on a device"));
    }
    Ok(Page { dist, module, parts })
}

/// Replaces a module by a smaller one that does the same.
pub(crate) fn shrink(wasm_opt: &Path, module: &Path) -> Outcome {
    let before = size(module);
    let smaller = module.with_extension("wasm.small");
    let mut command = Command::new(wasm_opt);
    // Flat code shows more that is alike, and what is called once packs better where it stands than within its caller. A second
    // round finds what the first one has uncovered; Yew's rendering of each component is much like the next one's. Nothing may be
    // concluded from all functions of a table (`--gufa`): the parts of a module share one.
    command.args(["--merge-similar-functions", "--flatten", "--rereloop", "-Oz"]);
    command.args(["--one-caller-inline-max-function-size=20", "-Oz", "--reorder-functions"]);
    run("wasm-opt", command.arg(module).arg("-o").arg(&smaller))?;
    fs::rename(&smaller, module)
        .map_err(|error| format!("The smaller module could not be moved: {error}."))?;
    note(&format!("wasm-opt made {} kB of {} kB", size(module) / 1000, before / 1000));
    Ok(())
}

/// The WebAssembly modules in a folder.
fn modules_in(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let files =
        fs::read_dir(folder).map_err(|error| format!("{} cannot be read: {error}.", folder.display()))?;
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    Ok(paths.filter(|path| path.extension().is_some_and(|extension| extension == "wasm")).collect())
}

fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |facts| facts.len())
}

fn shown(path: &Path) -> String {
    path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}
