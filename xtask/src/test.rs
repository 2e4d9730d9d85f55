//! `cargo xtask check` and `cargo xtask test`: what must hold, quick findings first.

use crate::{
    Outcome, budget, package,
    page::{self, Build},
    progress::{Progress, note, run as execute, side_by_side},
    readme, rules,
    tools::{self, WASM, cargo},
};
use std::process::Command;

/// How many steps [`natively`] announces.
const NATIVE: usize = 4;

/// `cargo xtask check`: what can be said within a few minutes, for whoever is at work.
pub(crate) fn check(arguments: &[String]) -> Outcome {
    nothing_else("check", arguments)?;
    let mut progress = Progress::of(NATIVE);
    natively(&mut progress)?;
    progress.done(
        "format, lints and native tests hold; `cargo xtask test` looks at the page and all else as well",
    );
    Ok(())
}

/// `cargo xtask test`: everything.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    nothing_else("test", arguments)?;
    let mut progress = Progress::of(NATIVE + 1 + page::STEPS + 4);
    natively(&mut progress)?;

    progress.step("spelling");
    let mut typos = Command::new(tools::typos()?);
    execute("The spelling check (typos.toml lists exceptions)", typos.current_dir(tools::workspace()))?;

    // The page may do without npm; what is tested is the page as it is published.
    tools::npm()?;
    tools::wasm_target()?;
    tools::page_tools()?;
    let (read, page) = side_by_side(read_beside, || page::build_page(Build::Published, &mut progress));
    let page = read.and(page)?;
    progress.step("the size of the page");
    budget::check(&page)?;
    let package = package::build(&page.dist, &mut progress)?;
    package::test(&package, &mut progress)?;
    progress.step("a browser plays the page");
    tools::browser()?;
    execute("The browser test", &mut browser_test(&[])?)?;
    progress.done("everything holds");
    Ok(())
}

/// What can be said while the page is built: lints, documentation, rules, commands.
fn read_beside() -> Outcome {
    note("beside it: lints for WebAssembly");
    for features in [&[][..], &["--features", "split"]] {
        let wasm = ["clippy", "--quiet", "--target", WASM, "--lib", "--bin", "app", "--example", "selfplay"];
        let mut clippy = cargo(&wasm);
        execute("Clippy for WebAssembly", clippy.args(features).args(["--", "-D", "warnings"]))?;
    }
    let module = ["clippy", "--quiet", "--target", WASM, "--bin", "module", "--no-default-features"];
    let denied = ["--features", "module", "--", "-D", "warnings"];
    execute("Clippy for the module", cargo(&module).args(denied))?;

    note("beside it: documentation");
    let browser_half = ["--lib", "--target", WASM];
    for targets in [&["--workspace", "--features", "viriditas/synthetic"][..], &browser_half] {
        let mut doc = cargo(&["doc", "--quiet", "--no-deps"]);
        execute("The documentation", doc.args(targets).env("RUSTDOCFLAGS", "-D warnings"))?;
    }

    note("beside it: rules that have a test, and the commands that README names");
    rules::report()?;
    readme::check()
}

/// Format, lints and tests, without WebAssembly.
fn natively(progress: &mut Progress) -> Outcome {
    progress.step("dependencies");
    tools::rust_components()?;
    tools::fetch()?;
    if tools::installed("cargo-deny") {
        let held = ["deny", "check", "bans", "licenses", "sources"];
        execute("What deny.toml allows", &mut cargo(&held))?;
        // They come without a change of ours, so they are read and fail nothing.
        if let Err(sentence) = execute("Advisories", &mut cargo(&["deny", "check", "advisories"])) {
            note(&sentence);
        }
    } else {
        note("cargo-deny is not installed, so nobody looks whether deny.toml allows what is built in");
    }

    progress.step("format");
    execute("The format check (`cargo fmt --all` mends it)", &mut cargo(&["fmt", "--all", "--check"]))?;
    for apart in ["xtask/bindgen/Cargo.toml", "xtask/split/Cargo.toml"] {
        let format = ["fmt", "--manifest-path", apart, "--check"];
        execute("The format check of a tool", &mut cargo(&format))?;
    }

    progress.step("lints");
    // "All targets" are those that plain `cargo test` runs, so the browser test is asked for by name.
    for targets in [["--workspace", "--all-targets"], ["--test", "browser"]] {
        let mut native = cargo(&["clippy", "--quiet", "--features", "viriditas/synthetic"]);
        execute("Clippy", native.args(targets).args(["--", "-D", "warnings"]))?;
    }

    progress.step("tests");
    // Plain `cargo test` would also build every example as optimised as the tests; the lints have read those.
    for targets in [&["--lib", "--bins", "--tests"][..], &["--doc"]] {
        let test = ["test", "--quiet", "--no-fail-fast", "--workspace", "--features", "viriditas/synthetic"];
        execute("A test", cargo(&test).args(targets))?;
    }
    Ok(())
}

/// `cargo xtask browser [<words>]`: on the page that was built last.
pub(crate) fn in_a_browser(arguments: &[String]) -> Outcome {
    tools::browser()?;
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    execute("The browser test", &mut browser_test(&words)?)
}

/// `cargo xtask boxes [<words>]`: where text is cut, covered or outside its box, in the moments of games whose names have these words.
pub(crate) fn boxes(arguments: &[String]) -> Outcome {
    tools::browser()?;
    let mut test = browser_test(&["every_box_holds", "--ignored", "--nocapture"])?;
    execute("The look at all boxes", test.env("VIRIDITAS_BOXES", arguments.join(" ")))
}

/// The tests in a browser, with these words for them.
pub(crate) fn browser_test(words: &[&str]) -> Outcome<Command> {
    let mut browser = cargo(&["test", "--quiet", "--features", "synthetic", "--test", "browser", "--"]);
    browser.args(words).env("VIRIDITAS_AXE", tools::axe()?);
    Ok(browser)
}

fn nothing_else(chore: &str, arguments: &[String]) -> Outcome {
    if arguments.is_empty() {
        return Ok(());
    }
    Err(format!("`{chore}` takes no arguments, and got `{}`.", arguments.join(" ")))
}
