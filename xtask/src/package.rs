//! The package for JavaScript: the module without the page, the page to be put on a site, and what embeds it.

use crate::{
    Outcome, budget,
    page::{self, Build, Page},
    progress::{Progress, note, run},
    tools::{self, WASM},
};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// What of the module without the page may go over the line, packed by brotli.
const MOST_PACKED: usize = 780_000;

/// How often the built module is called with anything by a test run.
const HOSTILE_CALLS: &str = "200000";

/// `cargo xtask package [--test]`
pub(crate) fn package(arguments: &[String]) -> Outcome {
    let is_tested = match arguments {
        [] => false,
        [flag] if flag == "--test" => true,
        _ => return Err(format!("`package` takes --test or nothing, and got `{}`.", arguments.join(" "))),
    };
    let mut progress = Progress::of(page::STEPS + 1 + usize::from(is_tested));
    tools::npm()?;
    let Page { dist, .. } = page::build_page(Build::Published, &mut progress)?;
    let package = build(&dist, &mut progress)?;
    if is_tested {
        test(&package, &mut progress)?;
    }
    progress.done(&format!("the package is {}", package.tarball.display()));
    Ok(())
}

/// A package that was built.
pub(crate) struct Package {
    /// Its folder.
    folder: PathBuf,
    /// The package as npm takes it.
    tarball: PathBuf,
}

/// Compiles the module without the page: its file. It has a folder of its own, so that cargo can compile the page meanwhile.
pub(crate) fn compile_module() -> Outcome<PathBuf> {
    let target = tools::target().join("module");
    let build =
        ["build", "--quiet", "--profile", "published", "--locked", "--target", WASM, "--bin", "module"];
    let only = ["--no-default-features", "--features", "module", "--target-dir"];
    run("Building the module", tools::cargo(&build).args(only).arg(&target))?;
    Ok(target.join(WASM).join("published/module.wasm"))
}

/// Puts the module without the page into a folder.
pub(crate) fn lay_out_module(module: &Path, folder: &Path) -> Outcome {
    let mut bindgen = Command::new(tools::wasm_bindgen()?);
    // After a trap a new instance takes the place of the old one.
    bindgen.args(["--target", "web", "--experimental-reset-state-function", "--no-typescript"]);
    bindgen.args(["--out-name", "raw", "--out-dir"]).arg(folder).arg(module);
    run("wasm-bindgen", &mut bindgen)?;
    if let Some(wasm_opt) = tools::wasm_opt() {
        page::shrink(&wasm_opt, &folder.join("raw_bg.wasm"))?;
    }
    for file in ["viriditas.js", "viriditas.d.ts", "types.d.ts"] {
        copy(&tools::workspace().join("static/module").join(file), &folder.join(file))?;
    }
    Ok(())
}

/// Puts the package together from a page that was built.
pub(crate) fn build(dist: &Path, progress: &mut Progress) -> Outcome<Package> {
    progress.step("the package for JavaScript");
    let folder = tools::workspace().join("target/package/viriditas");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{} stays: {error}.", folder.display()))?;
    }
    copy_folder(dist, &folder.join("page"))?;
    budget::weigh("the module without the page", &folder.join("page/module/raw_bg.wasm"), MOST_PACKED)?;
    for file in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copy(&tools::workspace().join(file), &folder.join(file))?;
    }
    let about = tools::workspace().join("static/module");
    for file in ["package.json", "README.md"] {
        copy(&about.join(file), &folder.join(file))?;
    }
    copy_folder(&about.join("examples"), &folder.join("examples"))?;
    let mut pack = Command::new("npm");
    pack.current_dir(folder.join("..")).args(["pack", "--silent", "./viriditas"]);
    run("npm pack", pack.stdout(std::process::Stdio::null()))?;
    let tarball = folder.with_file_name(format!("viriditas-{}.tgz", env!("CARGO_PKG_VERSION")));
    let bytes =
        fs::metadata(&tarball).map_err(|error| format!("npm left no {}: {error}.", tarball.display()))?;
    note(&format!("the package weighs {} kB", bytes.len() / 1000));
    Ok(Package { folder, tarball })
}

/// Installs the package in an empty project and uses it there as its README says; calls it with anything; takes its time.
pub(crate) fn test(package: &Package, progress: &mut Progress) -> Outcome {
    progress.step("the package in an empty project");
    let tests = tools::workspace().join("tests/module");
    let project = tools::workspace().join("target/package/project");
    if project.exists() {
        fs::remove_dir_all(&project).map_err(|error| format!("{} stays: {error}.", project.display()))?;
    }
    copy_folder(&tests.join("project"), &project)?;
    copy_folder(&package.folder.join("examples"), &project)?;
    let mut install = Command::new("npm");
    install.current_dir(&project).args(["install", "--silent", "--no-audit", "--no-fund", "--no-save"]);
    run("Installing the package", install.arg(&package.tarball).arg(tools::NODE_TYPES))?;
    let readme = fs::read_to_string(package.folder.join("README.md")).map_err(|error| error.to_string())?;
    for (place, example) in examples(&readme).into_iter().enumerate() {
        let file = project.join(format!("readme-{place}.mjs"));
        fs::write(&file, example)
            .map_err(|error| format!("{} cannot be written: {error}.", file.display()))?;
        run("An example of the README", Command::new("node").current_dir(&project).arg(&file))?;
    }
    let types = tools::typescript()?;
    let compile = |folder: &Path| {
        run("TypeScript", Command::new("node").arg(&types).current_dir(folder).args(["--project", "."]))
    };
    compile(&project)?;
    for (example, words) in [("bot.js", &["100"][..]), ("study.js", &["1000"]), ("ares.js", &["50"])] {
        let mut node = Command::new("node");
        run("An example", node.current_dir(project.join("built")).arg(example).args(words))?;
    }
    let module = project.join("node_modules/viriditas/page/module/viriditas.js");
    let address = format!("file://{}", module.display());
    for (file, what) in [
        ("module.test.mjs", "A test of the module"),
        ("host.test.mjs", "A test of the frame"),
        ("page.test.mjs", "A test of the files of the page"),
    ] {
        let mut unit = Command::new("node");
        unit.env("VIRIDITAS_MODULE", &address).arg("--test").arg(tests.join(file));
        run(what, unit.stdout(std::process::Stdio::null()))?;
    }
    let node = |script: &str| {
        let mut node = Command::new("node");
        node.arg(tests.join(script)).arg(&address);
        node
    };
    run("Calling the module with anything", node("hostile.mjs").args([HOSTILE_CALLS, "1"]))?;
    let games = tools::target().join("tmp/compared.json");
    run("Playing the native games again", node("compare.mjs").arg(games))?;
    let mut speed = node("speed.mjs");
    // What the engine takes alone needs one more build, so it is asked for where times are held.
    if env::var_os("VIRIDITAS_TIMES").is_some() {
        let [_, bare] = crate::node::build("selfplay", "published")?;
        speed.arg(bare);
    }
    run("Taking the module's time", &mut speed)
}

/// The examples of a text: what stands in it as JavaScript.
fn examples(text: &str) -> Vec<&str> {
    let blocks = text.split("```js\n").skip(1);
    blocks.filter_map(|block| block.split_once("```").map(|(example, _)| example)).collect()
}

fn copy(from: &Path, to: &Path) -> Outcome {
    let copied = to.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::copy(from, to));
    copied.map(|_| ()).map_err(|error| format!("{} cannot be copied: {error}.", from.display()))
}

pub(crate) fn copy_folder(from: &Path, to: &Path) -> Outcome {
    let unread = |error: std::io::Error| format!("{} cannot be read: {error}.", from.display());
    for entry in fs::read_dir(from).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy_folder(&path, &to.join(name))?;
        } else {
            copy(&path, &to.join(name))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::examples;

    #[test]
    fn the_examples_of_a_text_are_its_javascript() {
        let text = "a\n```js\none\n```\nb\n```html\ntwo\n```\n```js\nthree\n```\n";
        assert_eq!(examples(text), ["one\n", "three\n"]);
        assert_eq!(examples("```js\nnever closed"), [""; 0]);
    }
}
