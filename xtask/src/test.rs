//! `cargo xtask test [--no-browser]`: everything that must hold, quick findings first.

use crate::{
    Outcome, budget, package,
    page::{self, Build},
    progress::{Progress, run as execute},
    rules, selfplay,
    tools::{self, WASM, cargo},
};
use std::process::Command;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments {
        [] => everything(true),
        [flag] if flag == "--no-browser" => everything(false),
        _ => Err(format!("`test` takes --no-browser or nothing, and got `{}`.", arguments.join(" "))),
    }
}

fn everything(with_browser: bool) -> Outcome {
    let mut progress = Progress::of(if with_browser { 9 + page::STEPS + 5 } else { 9 });

    progress.step("tools and dependencies");
    tools::rust_components()?;
    tools::wasm_target()?;
    tools::fetch()?;
    tools::typos()?;

    progress.step("format");
    execute("The format check (`cargo fmt --all` mends it)", &mut cargo(&["fmt", "--all", "--check"]))?;

    progress.step("spelling");
    let mut typos = Command::new(tools::tool("typos"));
    execute("The spelling check (typos.toml lists exceptions)", typos.current_dir(tools::workspace()))?;

    progress.step("lints, native");
    // "All targets" are those that plain `cargo test` runs, so the browser test is asked for by name.
    for targets in [["--workspace", "--all-targets"], ["--test", "browser"]] {
        let mut native = cargo(&["clippy", "--quiet", "--features", "viriditas/invented"]);
        execute("Clippy", native.args(targets).args(["--", "-D", "warnings"]))?;
    }

    progress.step("lints, WebAssembly");
    let wasm = ["clippy", "--quiet", "--target", WASM, "--lib", "--bin", "app"];
    let examples = ["--example", "selfplay"];
    execute("Clippy for WebAssembly", cargo(&wasm).args(examples).args(["--", "-D", "warnings"]))?;
    let module = ["clippy", "--quiet", "--target", WASM, "--bin", "module", "--no-default-features"];
    let denied = ["--features", "module", "--", "-D", "warnings"];
    execute("Clippy for the module", cargo(&module).args(denied))?;

    progress.step("tests");
    execute(
        "A test",
        &mut cargo(&["test", "--quiet", "--no-fail-fast", "--workspace", "--features", "viriditas/invented"]),
    )?;

    progress.step("documentation");
    let browser_half = ["--lib", "--target", WASM];
    for targets in [&["--workspace", "--features", "viriditas/invented"][..], &browser_half] {
        let mut doc = cargo(&["doc", "--quiet", "--no-deps"]);
        execute("The documentation", doc.args(targets).env("RUSTDOCFLAGS", "-D warnings"))?;
    }

    progress.step("rules that have a test");
    rules::report()?;

    progress.step("the same games natively and in WebAssembly");
    selfplay::compare()?;

    if with_browser {
        // The page may do without npm; what is tested is the page as it is published.
        tools::npm()?;
        let page = page::build_page(Build::Release, &mut progress)?;
        progress.step("the size of the page");
        budget::check(&page.module)?;
        let package = package::build(&page.dist, &mut progress)?;
        package::test(&package, &mut progress)?;
        page::build_made_up(&mut progress)?;
        progress.step("a browser plays the page");
        tools::browser()?;
        tools::axe()?;
        let mut browser = cargo(&["test", "--quiet", "--features", "invented", "--test", "browser"]);
        execute("The browser test", &mut browser)?;
    }
    progress.done("everything holds");
    Ok(())
}
