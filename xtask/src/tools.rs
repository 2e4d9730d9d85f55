//! The tools that the chores need, in the versions that were proved to work together, and how to get them.
//!
//! Each is taken from the search path where its version is there; else it goes to a folder that all checkouts of this user
//! share. Only the browser and node come from the system's packages.

use crate::{
    Outcome,
    progress::{answer, note, quiet, run},
};
use sha2::{Digest, Sha256};
use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

pub(crate) const WASM: &str = "wasm32-unknown-unknown";

const TYPOS: &str = "1.52.0";
/// Must equal the version of the crate `wasm-bindgen` in Cargo.lock, and of the library in `xtask/bindgen`.
const WASM_BINDGEN: &str = "0.2.129";
/// Must equal the version of the library in `xtask/split`, which reads what the crate `wasm_split_helpers` writes.
const SPLIT_MODULE: &str = "0.2.4";
/// The `wasm-opt` of Debian is too old for the code that today's compiler writes.
const BINARYEN: &str = "132.0.0";
const AXE: &str = "4.14.1";
/// The last one that runs on node 18.
const TYPESCRIPT: &str = "5.9.3";
/// What node has, for TypeScript.
pub(crate) const NODE_TYPES: &str = "@types/node@18.19.130";

/// The workspace, wherever the chore was called.
pub(crate) fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// A cargo of the tool chain that runs this chore, at work in the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(workspace()).args(arguments);
    command
}

/// Where cargo leaves what it builds.
pub(crate) fn target() -> PathBuf {
    workspace().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Where the tools of ours lie that the search path lacks, each in a folder that is named by its version: below the
/// user's folder for what can be fetched again, or where `VIRIDITAS_TOOLS` says.
fn tools() -> PathBuf {
    let told = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let caches = || told("XDG_CACHE_HOME").or_else(|| told("LOCALAPPDATA"));
    let own = || Some(caches().or_else(|| Some(told("HOME")?.join(".cache")))?.join("viriditas"));
    told("VIRIDITAS_TOOLS").or_else(own).unwrap_or_else(|| workspace().join("target/tools"))
}

/// The first program of this name on the search path.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let programs = env::split_paths(&path).map(|folder| folder.join(name));
    programs
        .map(|program| program.with_extension(env::consts::EXE_EXTENSION))
        .find(|program| program.is_file())
}

/// Whether the search path leads to a program.
pub(crate) fn installed(name: &str) -> bool {
    on_path(name).is_some()
}

/// Everything in Cargo.lock on this machine, so that later steps need no network.
pub(crate) fn fetch() -> Outcome {
    run(
        "Fetching the dependencies (is Cargo.lock up to date?)",
        &mut cargo(&["fetch", "--locked", "--quiet"]),
    )
}

/// rustfmt and clippy, which a minimal tool chain lacks.
pub(crate) fn rust_components() -> Outcome {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !cargo(&[subcommand, "--version"]).output().is_ok_and(|output| output.status.success()) {
            rustup(&["component", "add", component])?;
        }
    }
    Ok(())
}

/// The standard library for WebAssembly. Asked for by name: a rustup told not to install by itself still obeys.
pub(crate) fn wasm_target() -> Outcome {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let there = answer(rustc, &["--print", "target-libdir", "--target", WASM])
        .is_some_and(|folder| Path::new(&folder).is_dir());
    if there { Ok(()) } else { rustup(&["target", "add", WASM]) }
}

fn rustup(arguments: &[&str]) -> Outcome {
    let wanted = arguments.join(" ");
    if !installed("rustup") {
        return Err(format!(
            "`rustup {wanted}` is needed, and rustup is not installed: see https://rustup.rs."
        ));
    }
    note(&format!("rustup {wanted}"));
    run("Asking rustup", Command::new("rustup").arg("--quiet").args(arguments))
}

/// What turns the crate into a page.
pub(crate) fn page_tools() -> Outcome {
    wasm_target()?;
    split_module()?;
    wasm_bindgen().map(|_| ())
}

/// Where the search path has none, what of it the chores use.
pub(crate) fn wasm_bindgen() -> Outcome<PathBuf> {
    own_tool("bindgen", "wasm-bindgen", WASM_BINDGEN, include_str!("../bindgen/src/main.rs"))
}

/// What splits the module of the page.
pub(crate) fn split_module() -> Outcome<PathBuf> {
    own_tool("split", "split-module", SPLIT_MODULE, include_str!("../split/src/main.rs"))
}

/// A tool whose source is a folder beside ours. It is built anew when its source is another one.
fn own_tool(folder: &str, binary: &str, version: &str, source: &str) -> Outcome<PathBuf> {
    let path = workspace().join("xtask").join(folder);
    let digest = format!("{:x}", Sha256::digest(source));
    let root = format!("{binary}-{version}-{}", &digest[..8]);
    cargo_install(binary, version, &root, &["--path", &path.to_string_lossy()])
}

/// The spelling check: where there is a pip, it brings the program in a second that is else built in two minutes.
pub(crate) fn typos() -> Outcome<PathBuf> {
    let root = tools().join(format!("typos-{TYPOS}"));
    if on_path("typos").is_none() && !root.exists() && installed("pip") {
        note(&format!("fetching typos {TYPOS} into {}", root.display()));
        let mut pip = Command::new("pip");
        pip.args(["install", "--quiet", "--no-deps", "--only-binary=:all:", "--root-user-action=ignore"]);
        pip.args(["--disable-pip-version-check", "--target"]).arg(&root).arg(format!("typos=={TYPOS}"));
        // What it does not bring is built.
        let _ = run("pip", &mut pip);
    }
    cargo_install(
        "typos",
        TYPOS,
        &format!("typos-{TYPOS}"),
        &["typos-cli", "--version", &format!("={TYPOS}")],
    )
}

/// A tool of this version: the one on the search path, the one that was built before into a folder of ours, or one built now from
/// its source.
/// Unoptimised: that takes half the time, and the tools are quick enough. The locked versions of its dependencies first,
/// the newest ones where those are not to be had.
fn cargo_install(binary: &str, version: &str, folder: &str, source: &[&str]) -> Outcome<PathBuf> {
    let root = tools().join(folder);
    let kept = root.join("bin").join(binary).with_extension(env::consts::EXE_EXTENSION);
    let is_right = |program: &Path| {
        answer(program, &["--version"])
            .is_some_and(|line| line.split_whitespace().any(|word| word == version))
    };
    if let Some(program) = on_path(binary).into_iter().chain([kept.clone()]).find(|program| is_right(program))
    {
        return Ok(program);
    }
    note(&format!("building {binary} {version} into {} (once)", root.display()));
    let install = |locked: &[&str]| {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        // Outside the workspace, so that its settings do not reach the tool.
        cargo.current_dir(env::temp_dir());
        cargo.args(["install", "--force"]).args(source).args(locked).arg("--root").arg(&root);
        // The tools share much of what they are built from.
        cargo.arg("--target-dir").arg(target().join("tools"));
        quiet(&mut cargo)
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
            .env_remove("RUSTFLAGS");
        run("cargo install", &mut cargo).is_ok()
    };
    if (install(&["--locked"]) || install(&[])) && is_right(&kept) {
        Ok(kept)
    } else {
        Err(format!("{binary} {version} could not be installed; cargo's own messages above say why."))
    }
}

/// `wasm-opt`, where npm can bring it. Without it the page works and is larger.
pub(crate) fn wasm_opt() -> Option<PathBuf> {
    if !binaryen().exists() && !installed("npm") {
        note("npm is not installed, so wasm-opt is left out: the page works and is about a fifth larger.");
        return None;
    }
    match npm_install("binaryen", BINARYEN) {
        Ok(()) => Some(binaryen()).filter(|program| program.exists()),
        Err(sentence) => {
            note(&format!("{sentence} wasm-opt is left out: the page works and is larger."));
            None
        }
    }
}

fn binaryen() -> PathBuf {
    tools().join(format!("binaryen-{BINARYEN}/node_modules/.bin/wasm-opt"))
}

/// What looks over a page for people who do not see it, or have no mouse: a script.
pub(crate) fn axe() -> Outcome<PathBuf> {
    npm_install("axe-core", AXE)?;
    Ok(tools().join(format!("axe-core-{AXE}/node_modules/axe-core/axe.min.js")))
}

/// The compiler of TypeScript.
pub(crate) fn typescript() -> Outcome<PathBuf> {
    npm_install("typescript", TYPESCRIPT)?;
    Ok(tools().join(format!("typescript-{TYPESCRIPT}/node_modules/typescript/bin/tsc")))
}

/// Brings a package into a folder of its own among our tools, unless it is there.
fn npm_install(package: &str, version: &str) -> Outcome {
    let home = tools().join(format!("{package}-{version}"));
    if home.join("node_modules").join(package).join("package.json").is_file() {
        return Ok(());
    }
    note(&format!("fetching {package} {version} into {}", home.display()));
    let mut npm = Command::new("npm");
    npm.args(["install", "--silent", "--no-audit", "--no-fund", "--no-save", "--prefix"]);
    run(&format!("Installing {package}"), npm.arg(&home).arg(format!("{package}@{version}")))
}

/// The families of `tests/browser/fonts.conf`, with the packages of Debian that bring them. Where `fonts-liberation` no longer has the
/// narrow one, a package of its own does.
const FONTS: [(&str, &[&str]); 3] = [
    ("Liberation Sans Narrow", &["fonts-liberation", "fonts-liberation-sans-narrow"]),
    ("Noto Sans", &["fonts-noto-core"]),
    ("DejaVu Sans", &["fonts-dejavu-core"]),
];

/// Chromium, the driver through which a test speaks to it, and the fonts in which tests look at pages.
pub(crate) fn browser() -> Outcome {
    let chromium = ["chromium", "chromium-browser", "google-chrome"].into_iter().any(installed);
    if !(chromium && installed("chromedriver")) {
        apt_install("A browser test needs Chromium and its driver", &["chromium", "chromium-driver"])?;
    }
    if !installed("fc-list") {
        apt_install("A browser test asks fontconfig for fonts", &["fontconfig"])?;
    }
    for (family, packages) in FONTS {
        let why = format!("A browser test draws pages in {family}");
        let mut installations = packages.iter().map(|package| apt_install(&why, &[package]));
        while !has_font(family) {
            installations
                .next()
                .unwrap_or_else(|| Err(format!("{why}, which {packages:?} did not bring.")))?;
        }
    }
    Ok(())
}

/// Whether fontconfig knows a family.
fn has_font(family: &str) -> bool {
    answer("fc-list", &[family, "family"]).is_some_and(|found| !found.is_empty())
}

/// The program that runs WebAssembly without a browser.
pub(crate) fn node() -> Outcome {
    if installed("node") {
        Ok(())
    } else {
        apt_install("WebAssembly outside a browser needs node", &["nodejs"])
    }
}

/// What brings wasm-opt and axe-core, which the test run must have and the page may lack.
pub(crate) fn npm() -> Outcome {
    if installed("npm") {
        Ok(())
    } else {
        apt_install("The tests need npm, for wasm-opt and axe-core", &["nodejs", "npm"])
    }
}

fn apt_install(why: &str, packages: &[&str]) -> Outcome {
    let names = packages.join(" ");
    if !installed("apt-get") {
        return Err(format!("{why}: please install {names} with the package manager of your system."));
    }
    note(&format!("apt-get install {names}"));
    apt_get(&["update"]).and_then(|()| {
        let mut arguments = vec!["install", "--yes", "--no-install-recommends"];
        arguments.extend(packages);
        apt_get(&arguments)
    })
}

fn apt_get(arguments: &[&str]) -> Outcome {
    let is_root = answer("id", &["-u"]).as_deref() == Some("0");
    let mut command = if is_root {
        Command::new("env")
    } else if installed("sudo") {
        let mut sudo = Command::new("sudo");
        sudo.arg("env");
        sudo
    } else {
        return Err(format!(
            "`apt-get {}` needs root, and there is no sudo: please run it as root.",
            arguments.join(" ")
        ));
    };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]).args(arguments).stdout(Stdio::null());
    run("The package manager", &mut command)
}

#[cfg(test)]
mod tests {
    use super::{SPLIT_MODULE, WASM_BINDGEN};

    /// Glue of another version than the module's would not run.
    #[test]
    fn the_versions_of_wasm_bindgen_are_one() {
        let locked = |lock: &str, name: &str| {
            lock.contains(&format!("name = \"{name}\"\nversion = \"{WASM_BINDGEN}\"\n"))
        };
        assert!(locked(include_str!("../../Cargo.lock"), "wasm-bindgen"));
        assert!(locked(include_str!("../bindgen/Cargo.lock"), "wasm-bindgen-cli-support"));
        assert!(locked(include_str!("../bindgen/Cargo.lock"), "bindgen"), "what it says of itself");
    }

    #[test]
    fn the_tool_that_splits_says_the_version_of_its_library() {
        for name in ["wasm_split_cli_support", "split-module"] {
            let line = format!("name = \"{name}\"\nversion = \"{SPLIT_MODULE}\"\n");
            assert!(include_str!("../split/Cargo.lock").contains(&line), "{name}");
        }
    }
}
