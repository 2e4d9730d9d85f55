//! Chores of the house, run as `cargo xtask <chore>`.
//!
//! Every chore brings the tools it needs, says what it is doing and for how long, and ends in one clear sentence and a
//! failing exit code when something is missing or wrong.

mod assemble;
mod budget;
mod kills;
mod licences;
mod node;
mod package;
mod page;
mod pictures;
mod precache;
mod progress;
mod readme;
mod rules;
mod serve;
mod test;
mod tools;

use std::{env, process::ExitCode};

/// What a chore ends in: nothing, or the sentence that says what went wrong.
pub(crate) type Outcome<T = ()> = Result<T, String>;

pub(crate) const USAGE: &str = "\
cargo xtask <chore>

  check                         format, lints and native tests: for every few minutes of work
  test                          everything that must hold: these, documentation, WebAssembly, and a browser playing the page
  play [--port N] [--debug]     build the page and serve it on this machine (port 8080 unless told)
  dist                          leave the page, ready to be copied to any web server, in dist/
  package [--test]              the package for JavaScript, as npm takes it, in target/package/
  selfplay-wasm -- <arguments>  examples/selfplay as WebAssembly under node
  rules [--report]              which rules have a test; --report never fails
  browser [<words>]             the tests in a browser, or those with these words in their names, on the page in dist/
  boxes [<words>]               look for text that is cut, covered or outside its box, in every moment or those with these words
  pictures --against <commit>   what looks otherwise than at that commit, at three sizes and in both themes
  kills [--times N] [--seed N]  kill browsers and tabs in the midst of games, and count what is lost (1000 unless told)";

fn main() -> ExitCode {
    let mut words = env::args().skip(1);
    let chore = words.next().unwrap_or_default();
    let arguments: Vec<String> = words.collect();
    let outcome = match chore.as_str() {
        "check" => test::check(&arguments),
        "test" => test::run(&arguments),
        "play" => page::play(&arguments),
        "dist" => page::dist(&arguments),
        "package" => package::package(&arguments),
        "selfplay-wasm" => node::run("selfplay", &arguments),
        "rules" => rules::run(&arguments),
        "browser" => test::in_a_browser(&arguments),
        "boxes" => test::boxes(&arguments),
        "pictures" => pictures::run(&arguments),
        "kills" => kills::run(&arguments),
        "" | "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        unknown => Err(format!("There is no chore `{unknown}`.\n\n{USAGE}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("\nFailed: {sentence}");
            ExitCode::FAILURE
        }
    }
}
